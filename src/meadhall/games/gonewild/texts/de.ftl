## Wörter des Tisches

points = Punkte
beer = Bier
gold = Gold
any-resource = Bier oder Gold
or = oder
a-building = Gebäude
a-hall = Gemeindehaus
type-resource = Ressource
type-unit = Einheit
type-hero = Held
type-defence = Verteidigungskarte
type-upgrade = Verbesserung
type-action = Aktionskarte
type-undead = Untoter
deck-starter = Startkarte
deck-unit = Einheit des Marktes
deck-defence = Verteidigungskarte des Marktes
deck-odin = Karte von Odins Pfad
deck-divine = Göttliche Gunst

effect-gain = { $n } { $resource } für diesen Zug
effect-gain-per = { $n } { $resource } für diesen Zug je { $building }
effect-token = { $n } { $resource } als Ressource
effect-steal = stiehl { $n } { $resource } aus dem Depot eines Gegners
effect-draw = { $n ->
    [one] ziehe 1 Karte
   *[other] ziehe { $n } Karten
}
effect-recover = { $n ->
    [one] nimm bis zu 1 Karte vom Abwurfstapel zurück
   *[other] nimm bis zu { $n } Karten vom Abwurfstapel zurück
}
effect-seek = durchsuche das Deck nach: { $types }
effect-peek = sieh die Hand eines Gegners an
effect-attach = +{ $n } Stärke für einen Kämpfer
effect-boost-all = +{ $n } Stärke für alle Kämpfer
effect-vp = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
effect-defend = +{ $n } Verteidigung
effect-trap = fange einen Angreifer: { $types }{ $n ->
    [0] {""}
   *[other] , sonst +{ $n } Verteidigung
}

building-produces = produziert { $n } { $resource }
building-stores = lagert { $n } { $resource }
building-full = voll: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
building-draws = { $n ->
    [one] zieht 1 Karte mehr
   *[other] zieht { $n } Karten mehr
}
building-keeps = { $n ->
    [one] behält 1 Karte
   *[other] behält { $n } Karten
}
damage-points = getroffen: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
damage-plunder = { $n ->
    [one] getroffen: 1 Ressource geplündert
   *[other] getroffen: { $n } Ressourcen geplündert
}
damage-favours = { $n ->
    [one] getroffen: 1 Göttliche Gunst
   *[other] getroffen: { $n } Göttliche Günste
}

condition-buy = kaufe in diesem Zug: { $what }
condition-spend = gib in diesem Zug { $n } { $what } aus
condition-own = besitze { $n } × { $what }
condition-hall = habe ein Gemeindehaus der Stufe { $n }
condition-hit = triff in diesem Zug: { $n } × { $what }
condition-attack-with = greife mit einer Karte der Stärke { $n } an

most-type = die meisten Karten der Art „{ $what }“
most-deck = die meisten Karten: { $what }
most-card = die meisten Karten „{ $what }“
most-stored = das meiste { $what } in Depots
most-strength = die größte aufgedruckte Stärke von Einheiten und Helden
most-buildings = die meisten Gebäude
most-missions = die meisten erledigten Missionen

## Was Karten im Ganzen sagen

face-fights = kämpft mit Stärke { $n }
face-success = nach einem erfolgreichen Angriff auf ein Gebäude: { $effect }
face-beaten = Belohnung: { $effect }
face-built = beim Bau: { $effect }
face-attacked = antwortet auf einen Angriff: { $effect }
face-or = oder: { $effect }
face-and = und
face-hit = wer es trifft, bekommt { $effect }
face-draw = { $n ->
    [one] ziehe 1 Karte
   *[other] ziehe { $n } Karten
}
face-draws = { $n ->
    [one] du ziehst jede Runde 1 Karte mehr
   *[other] du ziehst jede Runde { $n } Karten mehr
}
face-keeps = { $n ->
    [one] du darfst 1 Handkarte für die nächste Runde behalten
   *[other] du darfst { $n } Handkarten für die nächste Runde behalten
}
face-plunder = { $n ->
    [one] 1 Ressource daraus
   *[other] { $n } Ressourcen daraus
}
face-favours = { $n ->
    [one] 1 Göttliche Gunst
   *[other] { $n } Göttliche Günste
}
face-limit = neben ihm dürfen { $n } Gebäude stehen
face-no-limit = neben ihm dürfen beliebig viele Gebäude stehen

## Was gefragt ist

asked-draw-bonus = die nächste Bonuskarte
asked-draw-mission = die nächste Mission
asked-fill-path = die nächste Karte von Odins Pfad
asked-reveal-favour = die nächste Göttliche Gunst
asked-draw-card = die nächste Karte des Decks
asked-seek-card = die nächste Karte des Decks
asked-break-tie = eine Bonuskarte, die den Gleichstand löst
asked-act = eine Aktion der Aktionsphase
asked-order-effects = welcher Effekt als nächster kommt
asked-choose-resource = Bier oder Gold
asked-place-token = ein Depot für die Ressource
asked-steal-token = ein Depot, aus dem gestohlen wird
asked-recover-card = eine Karte des Abwurfstapels
asked-peek = ein Gegner
asked-attach-upgrade = ein Kämpfer für die Verbesserung
asked-send = Kämpfer für den Angriff
asked-answer = eine Antwort auf den Angriff
asked-choose-trapped = eine angreifende Karte für die Falle
asked-take-favour = eine Göttliche Gunst
asked-pay = woher der Preis gezahlt wird
asked-store-tokens = wie viele Ressourcen das Depot aufnimmt
asked-keep-card = eine Karte zum Behalten

prompt-draw-bonus = Eine Bonuskarte wird gezogen.
prompt-draw-mission = { $name } zieht eine Mission.
prompt-fill-path = Odins Pfad wird aufgefüllt.
prompt-reveal-favour = Eine Göttliche Gunst wird aufgedeckt.
prompt-draw-card = { $name } zieht eine Karte.
prompt-seek-card = { $name } durchsucht das Deck.
prompt-break-tie = Eine unbenutzte Bonuskarte wird gezogen, um den Gleichstand zu lösen.
prompt-act = Du bist am Zug.
prompt-order-effects = Welcher Effekt kommt zuerst?
prompt-choose-resource = Bier oder Gold?
prompt-place-token = Wähle ein Depot für die Ressource.
prompt-steal-token = Wähle ein Depot, aus dem du stiehlst.
prompt-recover-card = Wähle eine Karte, die du vom Abwurfstapel zurücknimmst.
prompt-peek = Wähle, wessen Hand du ansiehst.
prompt-attach-upgrade = Wähle, wer die Verbesserung trägt.
prompt-send = Wähle, wer angreift: { $target }, Stärke { $strength } gegen { $defence }.
prompt-answer = Dein Gebäude wird angegriffen: { $target }, Stärke { $strength } gegen { $defence }. Antwortest du?
prompt-choose-trapped = Wähle die angreifende Karte, die in die Falle gerät.
prompt-take-favour = Wähle eine Göttliche Gunst.
prompt-pay = Zahle von Hand: Offen sind { $beer } Bier und { $gold } Gold.
prompt-store-tokens = Wie viele Ressourcen kommen ins Depot („{ $depot }“, { $fewest } bis { $most })?
prompt-keep-card = Wähle eine Karte, die dein Schiff behält.
prompt-over = { $points ->
    [one] { $name } gewinnt mit 1 Punkt.
   *[other] { $name } gewinnt mit { $points } Punkten.
}
prompt-over-tie = { $points ->
    [one] { $name } gewinnt mit 1 Punkt; eine Bonuskarte hat den Gleichstand gelöst.
   *[other] { $name } gewinnt mit { $points } Punkten; eine Bonuskarte hat den Gleichstand gelöst.
}
prompt-over-shared = { $points ->
    [one] { $names } teilen sich den Sieg mit 1 Punkt.
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten.
}

## Was die anderen inzwischen lesen

watch-act = { $name } ist am Zug.
watch-order-effects = { $name } wählt, welcher Effekt zuerst kommt.
watch-choose-resource = { $name } wählt Bier oder Gold.
watch-place-token = { $name } wählt ein Depot für die Ressource.
watch-steal-token = { $name } wählt ein Depot, aus dem gestohlen wird.
watch-recover-card = { $name } wählt eine Karte vom Abwurfstapel.
watch-peek = { $name } wählt, wessen Hand angesehen wird.
watch-attach-upgrade = { $name } wählt, wer die Verbesserung trägt.
watch-send = { $name } wählt, wer angreift: { $target }, Stärke { $strength } gegen { $defence }.
watch-answer = { $name } kann auf den Angriff antworten: { $target }, Stärke { $strength } gegen { $defence }.
watch-choose-trapped = { $name } wählt die angreifende Karte, die in die Falle gerät.
watch-take-favour = { $name } wählt eine Göttliche Gunst.
watch-pay = { $name } zahlt von Hand: Offen sind { $beer } Bier und { $gold } Gold.
watch-store-tokens = { $name } lagert Ressourcen.
watch-keep-card = { $name } wählt eine Karte, die das Schiff behält.

## Was mit dem Ende des Zuges verfällt

caution-missions = { $count ->
    [one] Du erfüllst eine Mission und hast sie nicht erledigt: { $missions }.
   *[other] Du erfüllst diese Missionen und hast keine davon erledigt: { $missions }.
}
caution-resources = Nicht ausgegeben, und zum Lagern ist kein Platz: { $resources }.
caution-fighters = { $count ->
    [one] Ein Kämpfer könnte noch angreifen: { $fighters }.
   *[other] { $count } Kämpfer könnten noch angreifen: { $fighters }.
}
caution-mission = { $mission } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
caution-amount = { $n } { $resource }
caution-copies = { $n } × { $card }

## Was eine Aktion tut

does-bonus = Bonuskarte: „{ $card }“.
does-mission = { $name } zieht die Mission „{ $card }“.
does-fill-path = „{ $card }“ kommt auf Odins Pfad.
does-draw = { $name } zieht „{ $card }“.
does-seek = { $name } deckt „{ $card }“ auf.
does-reveal = Die Göttliche Gunst „{ $card }“ wird aufgedeckt.
does-end-turn = { $name } beendet den Zug.
does-by-hand = { $name } zahlt den nächsten Preis von Hand.
does-return = { $name } legt „{ $building }“ in den Markt zurück.
does-exchange = { $name } tauscht { $given } gegen { $got }.
does-swap = { $name } tauscht die Mission „{ $card }“ aus.
does-claim = { $name } erledigt die Mission „{ $card }“.
does-attack = { $name } bereitet einen Angriff vor: { $target }.
does-build = { $name } baut „{ $card }“.
does-buy = { $name } kauft „{ $card }“.
does-play = { $name } spielt „{ $card }“.
does-trap = { $name } lockt „{ $card }“ in die Falle.
does-no-answer = { $name } beendet die Verteidigung.
does-answer = { $name } antwortet mit „{ $card }“.
does-declare = { $name } greift mit Stärke { $strength } an: { $target }.
does-send = { $name } schickt „{ $card }“.
does-favour = { $name } nimmt die Göttliche Gunst „{ $card }“.
does-attach = { $name } gibt die Verbesserung an „{ $card }“.
does-peek = { $name } sieht die Hand von { $other } an.
does-recover = { $name } nimmt „{ $card }“ zurück.
does-recover-no-more = { $name } nimmt nichts mehr zurück.
does-steal = { $name } bestiehlt { $other }: { $depot }.
does-place = { $name } legt die Ressource ins Depot („{ $depot }“).
does-choose = { $name } wählt { $resource }.
does-effect = { $name } lässt „{ $card }“ wirken: { $effect }.
does-keep = { $name } behält eine Karte.
does-keep-no-more = { $name } behält keine weiteren Karten.
does-store = { $tokens ->
    [one] { $name } lagert 1 Ressource im Depot („{ $depot }“).
   *[other] { $name } lagert { $tokens } Ressourcen im Depot („{ $depot }“).
}
does-pay-from = { $name } zahlt eine Ressource vom Gebäude „{ $where }“.
does-pay-hall = { $name } zahlt { $resource } vom Gemeindehaus.
does-pay-purse = { $name } zahlt { $resource } dieses Zuges.

## Der Verlauf, nach Zügen erzählt

told-setup = { $count ->
    [one] Der Tisch wird gedeckt: Eine Karte wird gezogen.
   *[other] Der Tisch wird gedeckt: { $count } Karten werden gezogen.
}
told-hands = { $count ->
    [one] Eine Karte wird auf die Hand gezogen.
   *[other] { $count } Karten werden auf die Hände gezogen.
}
told-path = { $count ->
    [one] Eine Karte kommt auf Odins Pfad.
   *[other] { $count } Karten kommen auf Odins Pfad.
}
told-turn = { $name }: { $did }
told-played = { $count ->
    [one] eine Karte gespielt
   *[other] { $count } Karten gespielt
}
told-bought = { $count ->
    [one] eine Karte gekauft
   *[other] { $count } Karten gekauft
}
told-built = { $count ->
    [one] ein Gebäude gebaut
   *[other] { $count } Gebäude gebaut
}
told-attacks = { $count ->
    [one] ein Angriff
   *[other] { $count } Angriffe
}
told-missions = { $count ->
    [one] eine Mission erledigt
   *[other] { $count } Missionen erledigt
}
told-scoring = Die Bonuskarten werden gewertet

## Warum nicht

why-not-your-turn = Jemand anderes ist am Zug.
why-not-asked = Jetzt nicht. Gefragt ist: { $asked }.
why-none-left = Davon lässt sich nichts mehr ziehen: { $what }.
why-by-hand-already = Den nächsten Preis zahlst du schon von Hand.
why-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
why-only-answers = „{ $card }“ antwortet auf einen Angriff; im eigenen Zug kannst du die Karte nicht spielen.
why-no-effect = „{ $card }“ hat keinen eigenen Effekt; ohne Angriff kannst du die Karte nicht spielen.
why-too-expensive = Zu wenig: Der Preis ist { $beer } Bier und { $gold } Gold, du hast { $has_beer } Bier und { $has_gold } Gold.
why-highest-level = Dein Gemeindehaus hat die höchste Stufe.
why-one-level-a-round = Dein Gemeindehaus ist im Bau: eine Stufe pro Runde.
why-sold-out = „{ $card }“ ist ausverkauft.
why-three-of-a-name = Von „{ $card }“ hast du schon { $most }, mehr dürfen es nicht sein.
why-village-full = Dein Dorf ist voll: Dein Gemeindehaus erlaubt { $limit } Gebäude.
why-space-empty = Platz { $space } von Odins Pfad ist leer.
why-undead-not-sold = „{ $card }“ kannst du nur angreifen, nicht kaufen.
why-draco-once = Draco kannst du nur einmal pro Zug angreifen.
why-no-undead = Auf diesem Platz sind keine Untoten.
why-no-fighters = Du hast keine Einheit und keinen Helden für einen Angriff.
why-too-weak = Zu schwach: Stärke { $strength } gegen Verteidigung { $defence }.
why-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
why-own-building = Das ist dein eigenes Gebäude.
why-one-victim = Du hast in diesem Zug schon jemand anderen angegriffen und kannst sonst niemanden angreifen.
why-attacked-already = Diese Person wurde in dieser Runde schon angegriffen, und noch nicht alle deine Gegner wurden es.
why-no-building = Dieses Gebäude gibt es nicht.
why-under-construction = Es ist im Bau.
why-damaged = Es wurde in dieser Runde beschädigt.
why-not-your-mission = „{ $card }“ ist keine deiner offenen Missionen.
why-one-mission-a-round = Du hast in dieser Runde schon eine Mission erledigt.
why-not-met = Die Bedingung von „{ $card }“ ist nicht erfüllt.
why-one-swap-a-round = Du hast in dieser Runde schon eine Mission ausgetauscht.
why-no-missions-left = Der Missionsstapel ist leer.
why-one-return-a-round = Du hast in dieser Runde schon ein Gebäude zurückgelegt.
why-return-damaged = Ein beschädigtes Gebäude kann nicht zurückgelegt werden.
why-nobody-armed = Dort ist kein Kämpfer mit Verbesserung, der noch mitkommen kann.
why-not-ready = Keine Karte „{ $card }“ steht bereit.
why-no-fighter = „{ $card }“ ist weder Einheit noch Held.
why-no-answer = „{ $card }“ kann nicht auf einen Angriff antworten.
why-not-to-be-trapped = Diese Falle kann diese Karte nicht fangen.
why-no-such-effect = Kein solcher Effekt von „{ $card }“ steht aus.
why-reward-first = Die Effekte der Angreifer folgen, sobald du die Belohnung genommen hast.
why-no-room = Dort hast du kein Depot mit Platz für diese Ressource.
why-one-opponent = Alle Ressourcen stiehlst du bei einem Gegner, und du hast bei einem anderen begonnen.
why-nothing-to-steal = Dort gibt es nichts zu stehlen: Stehlen kannst du nur passende Ressourcen aus Depots eines Gegners.
why-not-discarded = „{ $card }“ ist nicht in deinem Abwurfstapel.
why-peek-opponent = Wähle einen Gegner an diesem Tisch, um seine Hand anzusehen.
why-favour-not-open = „{ $card }“ liegt nicht offen aus.
why-paid-enough = Der Preis in { $resource } ist schon gezahlt; mehr kannst du nicht zahlen.
why-nothing-there = Dort ist nichts, womit du zahlen könntest.
why-store-bounds = { $most ->
    [one] Dieses Depot muss { $fewest } bis 1 Ressource aufnehmen.
   *[other] Dieses Depot muss { $fewest } bis { $most } Ressourcen aufnehmen.
}

rule-playing = Regel: Karten spielen
rule-buying = Regel: Karten kaufen
rule-building = Regel: Gebäude
rule-path = Regel: Odins Pfad
rule-attacking = Regel: Angriffe

## Das Konto

source-carried = vor dieser Stellung
source-buildings-hit = getroffene Gebäude
source-damage-bonus = Schadensboni
source-repelled = abgewehrte Angriffe
source-complete-defence = Komplette Verteidigung
source-beaten = Untote und Draco
source-missions = Missionen
source-built = Gemeindehaus
source-full-depots = volle Depots
source-card-effects = Effekte von Karten
source-production = Produktion
source-plunder = Plünderung
source-theft = Diebstahl
source-payment = Zahlungen
source-exchange = Tausch
source-returned = zurückgelegte Gebäude
source-not-stored = nicht gelagert
source-bonus-follower = Bonus: Gefährten
source-bonus-miner = Bonus: Bergmann
source-bonus-beer-tycoon = Bonus: Bierbaron
source-bonus-conqueror = Bonus: Eroberer
source-bonus-builder = Bonus: Baumeister
source-bonus-accomplisher = Bonus: Vollender
source-bonus-defender = Bonus: Verteidiger
source-bonus-king-pig = Bonus: Schweinekönig

detail-bonus = { $what }: { $count }, Höchstwert: { $most }
detail-tie-break = bei Gleichstand, { $what }: { $count }, Höchstwert: { $most }

## Das Bild im Terminal

picture-heading = Runde { $round }{ $last ->
    [yes] , die letzte
   *[no] {""}
}. Startspieler: { $start }
picture-path = Odins Pfad
picture-market = Markt
picture-favours = Göttliche Günste
picture-bonuses = Bonuskarten
picture-left = { $n } im Stapel
picture-player = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $beer } Bier und { $gold } Gold als Ressourcen
picture-hand = Hand
picture-hand-hidden = { $n ->
    [one] Hand: 1 Karte
   *[other] Hand: { $n } Karten
}
picture-known = davon bekannt
picture-deck = Deck { $deck }, Abwurfstapel { $discards }
picture-played = Spielbereich
picture-ready = bereit
picture-missions = Missionen
picture-village = Dorf
picture-purse = Bier und Gold dieses Zuges: { $beer } Bier, { $gold } Gold
picture-done = erledigte Missionen: { $n }
picture-attack = Angriff: { $target }, Stärke { $strength } gegen { $defence }, mit { $cards }
picture-legend =
    Ein Preis steht als 3b 2g: 3 Bier und 2 Gold. Stärke ist ⚔, Verteidigung ist ⛨.
    Gebäude: • Ressourcen darauf, ! im Bau, ~ beschädigt, +n durch Verteidigungskarten.
    Karten stehen in Aktionen mit ihren Kürzeln: play beer, buy elf_archer, buy path 3, attack 2 hall.
no-such-cards = Mit diesen Karten spielt hier kein Tisch.

## Was eine Wahl bringt

sense-costs = Kostet { $what }.
sense-facts = { $what }.
sense-brings = Bringt jetzt { $what }.
sense-points = { $n ->
    [one] { $shown } Punkt
    [-1] { $shown } Punkt
   *[other] { $shown } Punkte
}
sense-beer = { $shown } Bier
sense-gold = { $shown } Gold
sense-loses = Du verlierst { $what }.
sense-favours = { $n ->
    [one] Dazu kommt eine Göttliche Gunst.
   *[other] Dazu kommen { $n } Göttliche Günste.
}
sense-mission = Erfüllt die Mission „{ $mission }“: { $what }.
sense-bonuses = Bonuskarten im Moment: { $what }.
sense-as-things-lie = im Moment
sense-defence = Verteidigung { $n }
sense-could = Alle deine Kämpfer zusammen haben Stärke { $strength }, das Ziel hat Verteidigung { $defence }.
sense-against = Stärke { $strength } gegen Verteidigung { $defence }.
sense-sends = Stärke { $n }, zusammen { $strength } gegen { $defence }.
sense-reward = Belohnung: { $what }.
sense-hit = Ein Treffer bringt { $what }.
sense-answered = In der Verteidigung { $cards ->
    [one] liegt 1 Handkarte
   *[other] liegen { $cards } Handkarten
}: Du kommst bei { $times } von { $tries } möglichen Händen durch, auch wenn alles dagegen ausgespielt wird.
sense-answer = Stärke { $strength } gegen Verteidigung { $defence }.
sense-is-hit = Der Angriff trifft.
sense-repels = Der Angriff wird abgewehrt: { $what }.

## Mehreres auf einmal

chain-plays = { $count ->
    [one] Spielt aus deiner Hand: { $cards }.
   *[other] Spielt aus deiner Hand ({ $count } Karten): { $cards }.
}
chain-left = Danach bleibt für diesen Zug: { $what }.
chain-tokens = Ressourcen danach: { $what }.
chain-nothing = nichts
