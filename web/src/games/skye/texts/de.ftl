## Wörter des Tisches von Isle of Skye

skye-board = Wertungsplättchen und Rundenleiste
skye-track = Rundenleiste
skye-not-drawn = noch nicht gezogen
skye-scored-in = Gewertet in den Runden { $rounds }.
skye-pays-now = Bringt im Moment { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
skye-pays-hidden = Was es bringt, hängt von verdecktem Gold ab.
skye-round-scores = Runde { $round }: An ihrem Ende werden { $letters } gewertet.
skye-round-behind = Ihr Einkommen bringt { $gold } Gold für jede Person, die vor dir liegt.

skye-window = Clangebiet: Pfeiltasten verschieben es, Plus und Minus ändern die Größe, 0 zeigt alles
skye-clan = Clangebiet von { $name }: { $tiles } Plättchen, { $roads } davon mit einer Straße zur Burg, { $completed ->
    [one] 1 abgeschlossenes Gebiet
   *[other] { $completed } abgeschlossene Gebiete
}
skye-larger-clan = Clangebiet von { $name } vergrößern
skye-castle = Burg
skye-on-road = Straße zur Burg
skye-show-areas = Abgeschlossene Gebiete umranden
skye-show-roads = Straßen zur Burg zeigen
skye-larger = Größer (+)
skye-smaller = Kleiner (−)
skye-whole = Alles zeigen (0)
skye-turn-left = Nach links drehen (Q)
skye-turn-right = Nach rechts drehen (E)
skye-turn-tile = Drehen: { $tile }
skye-why-not = Passt nicht { $cell }. Warum?
skye-gains = Deine Wertung im Moment: { $points }.

skye-a-tile = ein Plättchen
skye-tile = das Plättchen ({ $shown })
skye-cell = { $steps } der Burg
skye-castle-cell = bei der Burg
skye-steps-north = { $count } nördlich
skye-steps-east = { $count } östlich
skye-steps-south = { $count } südlich
skye-steps-west = { $count } westlich
skye-terrain-pasture = Weideland
skye-terrain-mountain = Gebirge
skye-terrain-water = Gewässer
skye-thing-castle = Burg
skye-thing-sheep = { $count ->
    [one] 1 Schaf
   *[other] { $count } Schafe
}
skye-thing-cattle = { $count ->
    [one] 1 Rind
   *[other] { $count } Rinder
}
skye-thing-farm = Bauernhof
skye-thing-broch = Broch
skye-thing-lighthouse = Leuchtturm
skye-thing-ship = { $count ->
    [one] Schiff
   *[other] { $count } Schiffe
}
skye-thing-barrels = Fässer
skye-thing-scroll = Schriftrolle

skye-start = Startspieler
skye-income = Nächstes Einkommen im Moment
skye-income-castle = { $gold } für die Burg
skye-income-barrels = { $gold } für Fässer mit einer Straße zur Burg ({ $cells })
skye-income-behind = { $gold } für { $ahead ->
    [one] 1 Person
   *[other] { $ahead } Personen
} vor dir

skye-gain = Bester Platz für { $tile } im Moment ({ $cell }): { $what }.
skye-gain-letter = { $letter } { $points }
skye-gain-scrolls = Schriftrollen { $points }
skye-gain-income = { $gold } Gold bei jedem Einkommen
skye-gain-nothing = im Moment keine Punkte
skye-fits-nowhere = Passt im Moment nirgends: { $tile }.
skye-no-place = passt nirgends

skye-my-screen = Hinter meinem Sichtschirm
skye-screens = Die anderen
skye-axe = Axt
skye-axed = zurück in den Beutel
skye-costs = { $gold } Gold
skye-price-asked = Welcher Preis?
skye-choose-price = Preis für { $tile }:
skye-left = { $gold } übrig
skye-set = Axt und Preise sind gesetzt.
skye-set-waiting = Axt und Preise sind gesetzt. Warten auf { $names }.
skye-reconsider = Zurücknehmen
skye-ready = ist fertig
skye-thinks = überlegt hinter dem Sichtschirm

skye-offer-of = Angebot von { $name }
skye-you-keep = unverkauft deine
skye-offered = { $name }: { $tile }, Preis { $price }
skye-sold = verkauft
skye-pass = Passen

skye-hand = Zu legen
skye-being-placed = Wähle ein leuchtendes Feld für { $tile }
skye-waits = Wartet: { $tile }
skye-back-to-bag = passt nirgends, geht zurück
skye-built = Alles ist gelegt.
skye-built-waiting = Alles ist gelegt. Warten auf { $names }.
skye-rebuild = Neu legen
skye-others-build = Was die anderen zu legen haben
skye-has-built = ist fertig

skye-drawing = Plättchen werden gezogen.
skye-over = Die Partie ist zu Ende.

skye-fact-round = Runde
skye-fact-scored = Jetzt gewertet
skye-fact-tiles = Plättchen
skye-fact-hidden-gold = Gold, verdeckt

## Lobby, neuer Tisch, Wertung eines echten Tisches

about-skye = Setze Preise für Land, kaufe bei den Nachbarn und forme das Clangebiet, das am meisten einbringt.
option-skye-open_gold = Alles Gold ist offen
option-skye-tiles = Zufällige Wertungsplättchen
counts-skye-round = Wertungsplättchen
counts-skye-end = Schlusswertung: Schriftrollen und Gold
counts-skye-all = Beides
score-skye-tiles = Die Wertungsplättchen dieser Partie
score-skye-tile-at = Wertungsplättchen bei { $letter }
score-skye-none = keines
score-skye-now = wird jetzt gewertet
score-skye-hint = Tippe auf ein leeres Feld, um ein Plättchen zu legen. Tippe auf ein Plättchen, um es in die Hand zu nehmen, und noch einmal, um es zu drehen.
score-skye-tools = Das Plättchen in der Hand
score-skye-turn = Drehen
score-skye-replace = Anderes Plättchen
score-skye-pick = Welches Plättchen liegt dort?
score-skye-filter = Was darauf ist
score-skye-number = Nummer
score-skye-found = { $count ->
    [one] Ein Plättchen
   *[other] { $count } Plättchen
}
score-skye-laid = { $tile }, schon gelegt
mark-pasture = Weideland
mark-mountain = Gebirge
mark-water = Gewässer
mark-sheep = Schafe
mark-cattle = Rinder
mark-farm = Bauernhof
mark-broch = Broch
mark-lighthouse = Leuchtturm
mark-ship = Schiff
mark-barrels = Fässer
mark-scroll = Schriftrolle
mark-road = Straße
