## Figuren, Reihen und Plättchen

figure-warrior = Kämpfer
figure-noble = Adliger
figure-scout = Späher
figure-goldsmith = Goldschmied
figure-fisherman = Fischer
figure-boatswain = Bootsmann

row-ship = Schiffe
row-warrior = Kämpfer
row-noble = Adligen
row-scout = Späher
row-goldsmith = Goldschmiede
row-fisherman = Fischer

cells-warrior = Kämpfer
cells-noble = Adlige
cells-scout = Späher
cells-goldsmith = Goldschmiede
cells-fisherman = Fischer
cell = { $row }, Spalte { $column }
ship-in = { $ship } in Spalte { $column }

tile-left = Inselanfang
tile-right = Inselende
tile-farmstead = Mittelstück mit Gehöft
tile-church = Mittelstück mit Kirche
tile-longhouse = Mittelstück mit Langhaus
tile-watchtower = Mittelstück mit Wachturm
tile-red-ship = rotes Schiff
tile-green-ship = grünes Schiff
tile-yellow-ship = gelbes Schiff
tile-blue-ship = blaues Schiff

special-treasure = Schatz (sofort 5 Gold)
special-goldsmith-1 = Goldschmied-Plättchen (1 Gold mehr je Goldschmied)
special-goldsmith-2 = Goldschmied-Plättchen (2 Gold mehr je Goldschmied)
special-boat = Boot (eine Überfahrt wie im Grundspiel)
special-noble-1 = Adligen-Plättchen (1 Siegpunkt mehr je Adligem)
special-scout-1 = Späher-Plättchen (1 Siegpunkt mehr je Späher)
special-fisherman-1 = Fischer-Plättchen (1 Siegpunkt je Fischer)
special-boatswain = Bootsmann-Plättchen (zählt am Ende mit)
special-overfeeding = Überversorgung (3 statt 2 Siegpunkte)
special-exchange = Tausch (am Ende 3 Gold für 1 Siegpunkt)
special-farmstead-tile = Gehöft-Plättchen
special-church-tile = Kirchen-Plättchen
special-longhouse-tile = Langhaus-Plättchen
special-watchtower-tile = Wachturm-Plättchen

## Was gefragt ist

asked-draw-specials = das nächste Sonderplättchen
asked-draw-tiles = das nächste Plättchen
asked-draw-figures = die nächste Figur
asked-bid = ein Gebot oder Passen
asked-remove-figure = eine Figur, die aus dem Spiel geht
asked-place-colour = eine Farbe, die ans Drehrad kommt
asked-buy = eine Kombination vom Drehrad
asked-place-start = eine Reihe für das Startplättchen
asked-place-ship = eine Spalte für das Schiff
asked-place-island = ein Feld für das Inselplättchen
asked-place-figure = ob die Figur auf ihrem Plättchen bleibt
asked-take-special = ein Sonderplättchen oder keines
asked-replace-middle = ein Mittelstück, das ersetzt wird
asked-ferry = eine Überfahrt oder keine
asked-ferry-figure = ein freies Plättchen für eine Figur der Überfahrt

prompt-draw-specials = Ein Sonderplättchen wird aufgedeckt.
prompt-draw-tiles = Ein Plättchen wird vom Stapel aufgedeckt.
prompt-draw-figures = Eine Figur wird aus dem Sack gezogen.
prompt-bid = { $opening ->
    [yes] Eröffne die Versteigerung: Biete 0 oder mehr für das Startspielerrecht.
   *[no] Biete mehr als { $bid } oder passe.
}
prompt-remove-figure = Du hast die Versteigerung gewonnen. Wähle eine Figur, die aus dem Spiel geht.
prompt-place-colour = Wähle eine Farbe für die höchsten freien Plätze am Drehrad.
prompt-buy = Wähle eine Kombination zum Kaufen.
prompt-buy-with-fame = Wähle eine Kombination zum Kaufen. Ab { $first } zahlst du auch Siegpunkte: { $payment }.
prompt-place-start = Wähle eine Reihe für dein Startplättchen.
prompt-place-ship = Wähle eine Spalte: „{ $tile }“.
prompt-place-island = Wähle einen Platz: „{ $tile }“. Dazu gehört die Figur „{ $figure }“.
prompt-place-figure = Bleibt die Figur „{ $figure }“ auf dem neuen Plättchen, oder geht sie aufs Festland?
prompt-take-special = Du hast die teuerste Kombination gekauft: Wähle ein Sonderplättchen oder keines.
prompt-replace-middle = Wähle das Plättchen, das dein Bauwerksplättchen ersetzt ({ $tile }).
prompt-ferry = Schickst du einen Bootsmann, um Figuren überzusetzen?
prompt-ferry-figure = Wähle ein freies Plättchen für eine Figur dieser Überfahrt.
prompt-over = { $fame ->
    [one] { $name } gewinnt mit 1 Siegpunkt.
   *[other] { $name } gewinnt mit { $fame } Siegpunkten.
}
prompt-over-shared = { $fame ->
    [one] { $names } teilen sich den Sieg mit 1 Siegpunkt.
   *[other] { $names } teilen sich den Sieg mit { $fame } Siegpunkten.
}

## Was die anderen inzwischen lesen

watch-bid = { $opening ->
    [yes] { $name } eröffnet die Versteigerung.
   *[no] { $name } bietet mehr als { $bid } oder passt.
}
watch-remove-figure = { $name } hat die Versteigerung gewonnen und wählt eine Figur, die aus dem Spiel geht.
watch-place-colour = { $name } wählt eine Farbe für die höchsten freien Plätze am Drehrad.
watch-buy = { $name } wählt eine Kombination zum Kaufen.
watch-place-start = { $name } wählt eine Reihe für das Startplättchen.
watch-place-ship = { $name } wählt eine Spalte: „{ $tile }“.
watch-place-island = { $name } wählt einen Platz: „{ $tile }“. Dazu gehört die Figur „{ $figure }“.
watch-place-figure = { $name } entscheidet, ob die Figur „{ $figure }“ auf dem neuen Plättchen bleibt oder aufs Festland geht.
watch-take-special = { $name } hat die teuerste Kombination gekauft und wählt ein Sonderplättchen oder keines.
watch-replace-middle = { $name } wählt das Plättchen, das ein Bauwerksplättchen ersetzt ({ $tile }).
watch-ferry = { $name } entscheidet, ob ein Bootsmann Figuren übersetzt.
watch-ferry-figure = { $name } wählt ein freies Plättchen für eine Figur dieser Überfahrt.

## Ein Preis, und was er kostet, wo das Gold nicht reicht

payment = { $fame ->
    [0] { $price }
    [one] { $gold ->
        [0] { $price } (1 Siegpunkt)
       *[other] { $price } ({ $gold } Gold und 1 Siegpunkt)
    }
   *[other] { $gold ->
        [0] { $price } ({ $fame } Siegpunkte)
       *[other] { $price } ({ $gold } Gold und { $fame } Siegpunkte)
    }
}

## Was eine Aktion bewirkt

does-draw = Gezogen: { $what }.
does-bid = { $name } bietet { $gold }.
does-pass = { $name } passt.
does-remove = { $name } nimmt eine Figur aus dem Spiel: { $figure }.
does-place-colour = { $name } stellt eine Farbe ans Drehrad: { $figure }.
does-buy = { $name } kauft für { $price }: { $tile }, { $figure }.
does-start = { $name } legt das Startplättchen in die Reihe der { $row }.
does-ship = { $name } legt „{ $tile }“ über Spalte { $column }.
does-island = { $name } legt „{ $tile }“: { $cell }.
does-stay = { $name } lässt die Figur „{ $figure }“ auf ihrem Plättchen stehen: { $cell }.
does-go = { $name } schickt die Figur „{ $figure }“ aufs Festland.
does-take = { $name } nimmt das Sonderplättchen: { $what }.
does-take-none = { $name } nimmt kein Sonderplättchen.
does-replace = { $name } ersetzt ein Mittelstück durch das Bauwerksplättchen: { $cell }.
does-ferry-colour = { $name } schickt einen Bootsmann für eine Farbe: { $figure }.
does-ferry-each = { $name } schickt einen Bootsmann für je eine Figur jeder Farbe.
does-ferry-single = { $name } schickt einen Bootsmann für eine einzelne Figur.
does-move = { $name } setzt eine Figur über („{ $figure }“): { $cell }.
does-land = { $name } beendet diese Überfahrt.
does-no-ferry = { $name } schickt keinen Bootsmann mehr.

## Der Verlauf, nach Zügen erzählt

told-specials = { $count ->
    [one] Ein Sonderplättchen wird aufgedeckt.
   *[other] { $count } Sonderplättchen werden aufgedeckt.
}
told-groups = { $count ->
    [one] Eine Kombination kommt ans Drehrad.
   *[other] { $count } Kombinationen kommen ans Drehrad.
}
told-tiles = { $count ->
    [one] Ein Plättchen wird aufgedeckt.
   *[other] { $count } Plättchen werden aufgedeckt.
}
told-figures = { $count ->
    [one] Eine Figur wird gezogen.
   *[other] { $count } Figuren werden gezogen.
}
told-auction = Das Startspielerrecht wird versteigert: { $bids ->
    [0] kein Gebot
    [one] ein Gebot
   *[other] { $bids } Gebote
}.
told-colours = Die Farben werden ans Drehrad gestellt.
told-scoring = Durchgang { $round }: { $scoring ->
    [small] Kleine Wertung
    [large] Große Wertung
   *[end] Große Wertung und Schlusswertung
}

## Warum nicht

why-not-your-turn = Jemand anderes ist am Zug.
why-not-asked = Jetzt nicht. Gefragt ist: { $asked }.
why-none-left = Davon lässt sich nichts mehr ziehen: { $what }.
why-no-group = Beim Preis { $price } liegt keine Kombination.
why-zero-group = Die Kombination an der 0 darfst du noch nicht nehmen: Am Drehrad { $others ->
    [one] steht noch eine Figur dieser Farbe
   *[other] stehen noch { $others } Figuren dieser Farbe
} ({ $figure }), und dein Gold reicht für die Kombination beim Preis { $cheapest }.
why-too-expensive = Zu wenig Gold und Siegpunkte: Der Preis ist { $price }, du hast { $gold } Gold und { $fame ->
    [one] 1 Siegpunkt
   *[other] { $fame } Siegpunkte
}.
why-occupied = Nicht { $cell }: Dort liegt schon ein Plättchen.
why-coast = Nicht { $cell }: Die Küste des Festlands ist Meer; in Spalte 1 passt nur ein Inselanfang.
why-sea-against-land = Nicht { $cell }: { $side ->
    [west] Im Westen
   *[east] Im Osten
} stieße Meer an offenes Land.
why-no-contact = Nicht { $cell }: An keiner der vier Seiten liegt ein Inselplättchen oder das Festland.
why-ship-there = Über Spalte { $column } liegt schon ein Schiff.
why-first-ships = Nicht über Spalte { $column }: Die ersten drei Schiffe kommen in die Spalten 1 bis 3.
why-next-ship = Nicht über Spalte { $column }: Ein weiteres Schiff kommt in die nächste freie Spalte.
why-not-open = Dieses Sonderplättchen liegt nicht offen: { $what }.
why-other-building = Nicht { $cell }: Dort liegt bei dir kein „{ $building }“.
why-must-ferry = In der letzten Großen Wertung musst du übersetzen, solange ein Bootsmann jemanden übersetzen kann.
why-no-single-ferry = Überfahrten für eine einzelne Figur gehören zur Version für Fortgeschrittene; hier setzt ein Bootsmann eine Farbe oder je eine Figur über.
why-no-boat = In der Version für Fortgeschrittene setzt ein Bootsmann eine einzelne Figur über; für mehr brauchst du ein Boot.
why-nobody-waits = Auf dem Festland wartet keine Figur: { $figure }.
why-no-free-tile = In der Reihe ist kein freies Plättchen: { $figure }.
why-moves-somebody = Eine Überfahrt setzt mindestens eine Figur über.
why-no-tile-there = Nicht { $cell }: Dort liegt bei dir kein Plättchen.
why-figure-there = Nicht { $cell }: Dort steht schon eine Figur; auf einem Plättchen steht nur eine.
why-other-colour = Diese Überfahrt gilt nur einer Farbe ({ $aboard }), nicht: { $figure }.
why-one-of-each = Diese Überfahrt gilt je einer Figur jeder Farbe, und eine ist schon übergesetzt: { $figure }.
why-must-open = Der Startspieler eröffnet die Versteigerung mit 0 oder mehr und kann nicht passen.
why-bid-too-low = Ein Gebot von { $bid } ist nicht höher als { $highest }.
why-bid-too-high = Ein Gebot von { $bid } ist mehr als deine { $gold } Gold und { $fame ->
    [one] 1 Siegpunkt
   *[other] { $fame } Siegpunkte
}.
why-not-drawn = Unter den gezogenen Figuren ist diese nicht: { $figure }.

rule-buying = Regel: Kombinationen kaufen
rule-placing-tiles = Regel: Plättchen anlegen
rule-placing-figures = Regel: Figuren unterbringen

## Das Kontobuch

source-carried = vor dieser Stellung
source-starting = zu Beginn
source-purchases = Käufe
source-auctions = Versteigerungen
source-treasure = Schatz
source-ships-repelled = abgewehrte Schiffe
source-nobles = Adlige
source-noble-tiles = Adligen-Plättchen
source-scouts = Späher
source-scouted = Figuren unter Spähern
source-scout-tiles = Späher-Plättchen
source-goldsmiths = Goldschmiede
source-goldsmith-tiles-1 = Goldschmied-Plättchen (1 Gold)
source-goldsmith-tiles-2 = Goldschmied-Plättchen (2 Gold)
source-fisherman-tiles = Fischer-Plättchen
source-ships-not-repelled = nicht abgewehrte Schiffe
source-gold-exchange = getauschtes Gold
source-exchange-tile = Tausch-Plättchen
source-most-boatswains = meiste Bootsmänner
source-most-islands = meiste fertige Inseln
source-longest-island = längste fertige Insel
source-feeding = Versorgung
source-overfeeding-tile = Überversorgungs-Plättchen
source-farmstead = Gehöft-Plättchen
source-church = Kirchen-Plättchen
source-longhouse = Langhaus-Plättchen
source-watchtower = Wachturm-Plättchen

gold = Gold
fame = Siegpunkte
scoring-small = Kleine Wertung
scoring-large = Große Wertung

## Einzelheiten einer Wertung

detail-repelled = abgewehrt: { $ships }
detail-working = { $count ->
    [one] unbedroht in Spalte { $columns }
   *[other] unbedroht in den Spalten { $columns }
}
detail-threatened = { $count ->
    [one] bedroht in Spalte { $columns }
   *[other] bedroht in den Spalten { $columns }
}
detail-scouted = gesehen: { $cells }
detail-not-repelled = nicht abgewehrt: { $ships }
detail-rate = { $rate } Gold für 1 Siegpunkt
detail-boatswains = { $count } für die Mehrheit, Höchstwert: { $most }
detail-islands = { $count } fertig, Höchstwert: { $most }
detail-longest = { $count } Plättchen lang, Höchstwert: { $most }
detail-feeding = { $fishermen ->
    [one] 1 unbedrohter Fischer versorgt
   *[other] { $fishermen } unbedrohte Fischer versorgen
} { $fed }; es { $mouths ->
    [one] ist 1 Figur
   *[other] sind { $mouths } Figuren
}
detail-building = { $figures ->
    [one] 1 Figur darauf oder darum herum ({ $cell })
   *[other] { $figures } Figuren darauf oder darum herum ({ $cell })
}
detail-building-threatened = es ist bedroht ({ $cell })
detail-tiles = { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
} für { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
}
detail-waiting = wartet noch auf sein Mittelstück

## Das Bild im Terminal

picture-heading = Durchgang { $round } von 6, danach { $scoring }. Startspieler: { $start }
picture-price = Preis
picture-paid = zahlbar mit
picture-tile = Plättchen
picture-figure = Figur
picture-specials = Ausliegende Sonderplättchen
picture-special = Sonderplättchen
picture-mainland = Festland
picture-money = { $fame ->
    [one] 1 Siegpunkt
   *[other] { $fame } Siegpunkte
}, { $gold } Gold
picture-waits = wartet
picture-drawn = Gezogene Figuren
picture-legend =
    Plättchen: ◖━ Inselanfang, ━f━ c l t Mittelstücke mit Gehöft, Kirche, Langhaus, Wachturm, ━◗ Inselende; F C L T sind Bauwerksplättchen.
    Figuren: W Kämpfer, N Adliger, S Späher, G Goldschmied, F Fischer, B Bootsmann; (G) ist von einem Schiff bedroht.
    Schiffe: ▲ mit der Segelfarbe (r g y b) und dem, was es zeigt (5g sind 5 Gold, 3f sind 3 Siegpunkte); blass heißt abgewehrt.
    Ein Segel droht bis zu seiner Reihe: rot Adlige, grün Späher, gelb Goldschmiede, blau Fischer. Ein Kämpfer darunter wehrt ab.

## Was eine Wahl bringt

sense-costs = Kostet { $what }.
sense-brings = Bringt { $what }.
sense-takes = { $what }.
sense-nothing = Ändert im Moment nichts an den Wertungen.
sense-place = Bester Platz: { $place }.
sense-bid = Wenn du die Versteigerung gewinnst: { $what }.
sense-fame = { $n ->
    [one] { $shown } Siegpunkt
    [-1] { $shown } Siegpunkt
   *[other] { $shown } Siegpunkte
}
sense-gold = { $shown } Gold
sense-at-once = sofort { $what }
sense-each = { $what } bei jeder der { $n } Wertungen
sense-small = { $n ->
    [one] { $what } bei der Kleinen Wertung
   *[other] { $what } bei jeder der { $n } Kleinen Wertungen
}
sense-large = { $n ->
    [one] { $what } bei der Großen Wertung
   *[other] { $what } bei jeder der { $n } Großen Wertungen
}
sense-end = im Moment { $what } am Ende
sense-times = { $n } × { $what }
sense-as-things-lie = im Moment
