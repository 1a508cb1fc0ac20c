## Landschaft, Seiten, Dinge

terrain-pasture = Weideland
terrain-mountain = Gebirge
terrain-water = Gewässer

side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen

a-tile = ein Plättchen
tile = das Plättchen ({ $shown })
castle-tile = das Burgplättchen
castle = Burg
castle-cell = bei der Burg
cell = { $steps } der Burg
steps-north = { $count } nördlich
steps-east = { $count } östlich
steps-south = { $count } südlich
steps-west = { $count } westlich

objects-sheep = { $count ->
    [one] Schaf
   *[other] { $count } Schafe
}
objects-cattle = { $count ->
    [one] Rind
   *[other] { $count } Rinder
}
objects-farm = { $count ->
    [one] Bauernhof
   *[other] { $count } Bauernhöfe
}
objects-broch = { $count ->
    [one] Broch
   *[other] { $count } Brochs
}
objects-lighthouse = { $count ->
    [one] Leuchtturm
   *[other] { $count } Leuchttürme
}
objects-ship = { $count ->
    [one] Schiff
   *[other] { $count } Schiffe
}
objects-barrels = { $count ->
    [one] Fässer
   *[other] { $count } Plättchen mit Fässern
}

## Die Wertungsplättchen

scoring-squares = Quadrate: 2 je Quadrat aus 2×2 Plättchen
scoring-sheep = Schafe: 1 je Schaf
scoring-brochs = Brochs: 1, 3 oder 6 je Gebirge mit 1, 2 oder 3 Brochs
scoring-barrels = Fässer: 5 für die meisten Plättchen mit Fässern, 2 für die zweitmeisten
scoring-farms = Bauernhöfe: 1 je Schaf und Rind an einem Bauernhof oder auf einem Plättchen ringsum
scoring-cattle-road = Viehstraße: 2 je Rind, dessen Plättchen eine Straße zur Burg hat
scoring-castle-road = Burgstraße: 1 je Plättchen mit einer Straße zur Burg
scoring-great-water = Großes Gewässer: 2 je Plättchen des größten abgeschlossenen Gewässers
scoring-areas = Gebiete: 1 je abgeschlossenem Gebiet
scoring-large-areas = Große Gebiete: 3 je abgeschlossenem Gebiet auf mindestens 3 Plättchen
scoring-settlements = Siedlungen: 5 je Set aus Broch, Bauernhof und Leuchtturm
scoring-ships = Schiffe: 5 für die meisten Schiffe, 2 für die zweitmeisten
scoring-wealth = Reichtum: 5 für das meiste Gold, 2 für das zweitmeiste
scoring-harbours = Häfen: 3 je Gewässer mit Schiff und Leuchtturm
scoring-columns = Spalten: 3 je senkrechter Reihe von mindestens 3 Plättchen
scoring-peaks = Gipfel: 2 je abgeschlossenem Gebirge

## Was gefragt ist

asked-draw-scoring = das nächste Wertungsplättchen
asked-draw-tiles = das nächste Plättchen aus dem Beutel
asked-axe = das Plättchen für die Axt
asked-price = ein Preis
asked-buy = ein Plättchen zum Kaufen oder Passen
asked-build = ein Plättchen zum Legen
asked-lay = ein Feld für das Plättchen, und wie es gedreht ist
asked-reconsider = nichts mehr, außer du nimmst deine Wahl zurück

prompt-draw-scoring = Ein Wertungsplättchen wird für { $letter } gezogen.
prompt-draw-tiles = { $name } zieht ein Plättchen.
prompt-prices = Axt und Preise werden verdeckt gesetzt. Warten auf { $names }.
prompt-axe = Welches deiner Plättchen kommt zurück in den Beutel? Lege die Axt dazu.
prompt-price = { $highest ->
    [1] Was kostet { $tile }? Du hast nur noch 1 Gold, und zum Kaufen bleibt nichts auf der Hand.
   *[other] Was kostet { $tile }, 1 bis { $highest } Gold? Bei { $highest } bleibt zum Kaufen nichts auf der Hand.
}
prompt-reconsider = Axt und Preise sind gesetzt; du kannst sie noch zurücknehmen. Warten auf { $names }.
prompt-rebuild = Du hast alles gelegt und kannst es noch zurücknehmen. Warten auf { $names }.
prompt-buy = Kaufe jemandem ein Plättchen ab oder passe.
prompt-buy-nothing = { $gold ->
    [0] Du hast kein Gold auf der Hand und kannst nichts kaufen: Passe.
   *[other] Deine { $gold } Gold auf der Hand reichen für keines dieser Plättchen: Passe.
}
prompt-build = Wähle das Plättchen, das du als Nächstes legst.
prompt-lay = Wohin legst du { $tile }, und wie gedreht?
prompt-wait = Warten auf { $names }.
prompt-over = { $points ->
    [one] { $name } gewinnt mit 1 Punkt.
   *[other] { $name } gewinnt mit { $points } Punkten.
}
prompt-over-shared = { $points ->
    [one] { $names } teilen sich den Sieg mit 1 Punkt.
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten.
}

## Was die anderen inzwischen lesen

watch-buy = { $name } kauft ein Plättchen oder passt.

## Was neben den Preisen auf der Hand bleibt

staying = { $gold ->
    [0] { $first ->
        [yes] Auf der Hand bleibt nichts: Du kannst diese Runde kein Plättchen kaufen.
       *[no] Auf der Hand bleibt nichts: Du kannst diese Runde nur kaufen, wenn dir zuvor jemand etwas abkauft.
    }
    [one] 1 Gold bleibt auf der Hand.
   *[other] { $gold } Gold bleiben auf der Hand.
}

## Was eine Aktion tut

does-draw-scoring = Für { $letter }: { $tile }.
does-draw = { $name } zieht { $tile }.
does-axe = { $name } legt die Axt an { $tile }.
does-price = { $name } legt { $gold } Gold an { $tile }.
does-reconsider = { $name } nimmt Axt und Preise zurück.
does-reconsider-build = { $name } nimmt die Plättchen dieser Runde wieder auf.
does-pass = { $name } passt.
does-buy = { $name } kauft { $tile } von { $seller } für { $price }.
does-buy-unknown = { $name } kauft { $tile }.
does-build = { $name } legt als Nächstes { $tile }.
does-lay = { $name } legt { $tile } { $cell }{ $turned ->
    [east] , nach rechts gedreht
    [south] , auf den Kopf gedreht
    [west] , nach links gedreht
   *[north] {""}
}.

## Der Verlauf, nach Zügen erzählt

told-scoring-tiles = { $count ->
    [one] Ein Wertungsplättchen wird gezogen.
   *[other] { $count } Wertungsplättchen werden gezogen.
}
told-tiles = { $count ->
    [one] Ein Plättchen wird gezogen.
   *[other] { $count } Plättchen werden gezogen.
}
told-prices = Runde { $round }: Axt und Preise werden verdeckt gesetzt.
told-build = { $name } legt { $count ->
    [0] ein Plättchen …
    [one] ein Plättchen.
   *[other] { $count } Plättchen.
}
told-scoring = Runde { $round }: { $end ->
    [yes] Wertung und Schlusswertung
   *[no] Wertung
}

## Warum nicht

why-not-your-turn = Jemand anderes ist mit Kaufen am Zug.
why-nothing-to-build = Du hast in dieser Runde kein Plättchen erhalten und musst nichts legen.
why-not-asked = Jetzt nicht. Gefragt ist: { $asked }.
why-scoring-lies = Dieses Wertungsplättchen ist schon im Spiel ({ $tile }).
why-not-in-bag = Nicht im Beutel: { $tile }.
why-not-your-offer = Du hast { $tile } in dieser Runde nicht gezogen.
why-price-too-high = { $price } Gold sind zu viel für { $tile }: Du hast noch { $gold }{ $others ->
    [0] .
   *[other] , und mindestens 1 muss für das andere Plättchen bleiben.
}
why-not-offered = Steht nicht zum Verkauf: { $tile }.
why-own-tile = Du kaufst bei den anderen, und { $tile } gehört dir.
why-too-expensive = Zu teuer: { $tile } kostet { $price }, und du hast { $gold } Gold auf der Hand. Gold an eigenen Plättchen zählt nicht.
why-not-in-hand = Du kannst { $tile } nicht legen: Du hast es nicht auf der Hand.
why-fits-nowhere-yet = Noch passt { $tile } nirgends; lege erst ein anderes Plättchen.
why-occupied = Nicht { $cell }: Dort liegt schon ein Plättchen.
why-no-contact = Nicht { $cell }: Kein Plättchen von dir grenzt an dieses Feld.
why-edge-clashes = Nicht { $cell }: Nach { $side } würde { $tile } { $shows } zeigen, aber das Plättchen dort zeigt { $theirs }.

## Die Abrechnung

source-carried = vor dieser Stellung
source-income-castle = Einkommen der Burg
source-income-barrels = Einkommen aus Fässern
source-income-behind = Einkommen für Personen, die vorn liegen
source-sales = verkaufte Plättchen
source-purchases = gekaufte Plättchen
source-kept-tiles = Gold an behaltenen Plättchen
source-tile-squares = Quadrate
source-tile-sheep = Schafe
source-tile-brochs = Brochs
source-tile-barrels = meiste Fässer
source-tile-farms = Bauernhöfe
source-tile-cattle-road = Viehstraße
source-tile-castle-road = Burgstraße
source-tile-great-water = Großes Gewässer
source-tile-areas = abgeschlossene Gebiete
source-tile-large-areas = große Gebiete
source-tile-settlements = Siedlungen
source-tile-ships = meiste Schiffe
source-tile-wealth = Reichtum
source-tile-harbours = Häfen
source-tile-columns = Spalten
source-tile-peaks = Gipfel
source-scroll-sheep = Schriftrolle für Schafe
source-scroll-cattle = Schriftrolle für Rinder
source-scroll-farm = Schriftrolle für Bauernhöfe
source-scroll-broch = Schriftrolle für Brochs
source-scroll-lighthouse = Schriftrolle für Leuchttürme
source-scroll-ship = Schriftrolle für Schiffe
source-scroll-barrels = Schriftrolle für Fässer
source-gold-exchange = Gold eingetauscht

points = Punkte
gold = Gold

## Einzelheiten einer Wertung

detail-none = keine
detail-area = { $terrain } ({ $cells })
detail-columns = von oben: { $cells }
detail-majority = { $count }; alle haben { $all }
detail-settlements = Brochs { $brochs }, Bauernhöfe { $farms }, Leuchttürme { $lighthouses }
detail-scroll = { $cell }: { $what }, das Gebiet { $completed ->
    [yes] abgeschlossen, also doppelt
   *[no] nicht abgeschlossen
}: { $points }
detail-exchange = { $gold } Gold, { $rate } für einen Punkt

## Das Bild im Terminal

picture-heading = Runde { $round } von { $rounds }. Startspieler: { $start }. Gold für jede Person, die vorn liegt: { $gold }
picture-money = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $gold } Gold
picture-forecast = zählt jetzt
picture-offer = Angebot
picture-axe = Axt
picture-price = { $gold } Gold
picture-hand = zu legen
picture-returned = zurück in den Beutel
picture-legend =
    Ein Plättchen zeigt seine vier Kanten (grün , Weideland, grau ^ Gebirge, blau ~ Gewässer) mit den Straßen ║ ═, die sie queren. Innen sein
    Name, mit e, s oder w, wenn seine gedruckte Nordkante nach Osten, Süden oder Westen zeigt, und was darauf steht:
    s Schaf, c Rind, f Bauernhof, b Broch, l Leuchtturm, v Schiff, w Whiskyfässer, ? Schriftrolle, * Burg.
    Felder zählen von der Burg aus: N2E1 ist zwei Schritte nördlich und einen östlich von ihr.

## Was eine Wahl bringt

sense-costs = Kostet { $gold } Gold. { $brings }
sense-price = Verkauft bringt es dir { $gold } Gold, unverkauft kostet es dich { $gold } Gold. { $brings }
sense-axe = Geht zurück in den Beutel; behalten brächte es { $what }.
sense-axe-nothing = Geht zurück in den Beutel; es brächte im Moment keine Punkte.
sense-brings = Bringt { $what }.
sense-nothing = Bringt im Moment keine Punkte.
sense-fits-nowhere = Passt im Moment nirgends.
sense-place = { $brings } Bester Platz: { $cell }.
sense-points = { $points ->
    [one] { $shown } Punkt
    [-1] { $shown } Punkt
   *[other] { $shown } Punkte
}
sense-gold = { $gold } Gold
sense-letter = { $times ->
    [one] { $what } bei der nächsten Wertung von { $letter }
   *[other] { $what } bei jeder der { $times } Wertungen von { $letter }
}
sense-scrolls = { $what } aus Schriftrollen
sense-income = { $times ->
    [one] { $gold } Gold beim nächsten Einkommen
   *[other] { $gold } Gold bei jedem der { $times } Einkommen
}
sense-times = { $times } × { $what }
sense-as-things-lie = im Moment
