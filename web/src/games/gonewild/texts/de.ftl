## Wörter des Tisches von Vikings Gone Wild

gonewild-path = Odins Pfad
gonewild-path-deck = Odins Pfad: der Stapel, in unbekannter Reihenfolge
gonewild-path-discards = Odins Pfad: der Abwurfstapel
gonewild-path-last = Verlässt den Pfad am Ende der Runde.
gonewild-market = Markt
gonewild-stall-unit = Einheiten
gonewild-stall-defence = Verteidigungen
gonewild-stall-building = Gebäude
gonewild-left = { $n ->
    [0] Ausverkauft.
   *[other] Noch { $n }.
}
gonewild-draco = Einmal pro Zug.
gonewild-favours = Göttliche Günste
gonewild-favours-when = { $points ->
    [one] Eine nach Wahl bei 1 Punkt.
   *[other] Eine nach Wahl bei { $points } Punkten.
}
gonewild-stack = im Stapel
gonewild-bonuses = Boni am Ende
gonewild-bonus-worth = { $n ->
    [one] 1 Punkt.
   *[other] { $n } Punkte.
}
gonewild-standing = { $name }: { $n }{ $points ->
    [0] {"."}
    [one] , bekäme 1 Punkt.
   *[other] , bekäme { $points } Punkte.
}
gonewild-track-player = { $n ->
    [one] { $name } hat 1 Punkt.
   *[other] { $name } hat { $n } Punkte.
}
gonewild-track-favours = { $points ->
    [one] Bei 1 Punkt bekommst du eine Göttliche Gunst.
   *[other] Bei { $points } Punkten bekommst du eine Göttliche Gunst.
}
gonewild-track-limit = { $n ->
    [one] Wer 1 Punkt erreicht, macht die Runde zur letzten.
   *[other] Wer { $n } Punkte erreicht, macht die Runde zur letzten.
}

gonewild-deck = Deck
gonewild-discards = Abwurfstapel
gonewild-hand = Hand
gonewild-played = Spielbereich
gonewild-my-hand = Deine Hand
gonewild-my-deck = Dein Deck, in unbekannter Reihenfolge
gonewild-hand-hidden = { $n ->
    [one] Hand: 1 Karte
   *[other] Hand: { $n } Karten
}
gonewild-hand-empty = Deine Hand ist leer.
gonewild-discards-of = Abwurfstapel von { $name }
gonewild-played-of = Spielbereich von { $name }
gonewild-known = Was du von der Hand von { $name } weißt
gonewild-unseen = { $name }: Deck und unbekannte Hand
gonewild-played-empty = Noch nichts gespielt.
gonewild-played-says = Kommt am Ende der Runde auf den Abwurfstapel.
gonewild-ready = Bereit: Kann in diesem Zug noch angreifen.
gonewild-aside = Bei einer Suche aufgedeckt.
gonewild-armed = Mit Verbesserungen: +{ $n }.
gonewild-trapped = Gefangen: zählt nicht.
gonewild-nothing-there = Hier ist nichts.

gonewild-village = Dorf
gonewild-houses = { $n } Gebäude, beliebig viele erlaubt
gonewild-houses-of = { $n } von { $most } Gebäuden
gonewild-upgrade = { $hall }: Warum jetzt nicht?
gonewild-defends = Verteidigung { $n }.
gonewild-guarded = Geschützt mit +{ $n }.
gonewild-lies = Ressourcen darauf: { $n }.
gonewild-under-construction = Im Bau bis zum Ende der Runde: arbeitet nicht, kann nicht angegriffen werden.
gonewild-damaged = Beschädigt: für den Rest der Runde sicher, arbeitet weiter.
gonewild-attacked = in dieser Runde angegriffen
gonewild-start = Startspieler
gonewild-favour-due = wählt eine Göttliche Gunst
gonewild-larger = Dorf von { $name } vergrößern

gonewild-purse = Dieser Zug
gonewild-purse-means = Bier und Gold dieses Zuges: Gib es jetzt aus, lagern lässt es sich nicht.
gonewild-tokens = Ressourcen
gonewild-tokens-means = Bierfässer und Goldbarren: Gib sie jetzt aus, oder lagere sie in Depots.
gonewild-boost = Alle deine Kämpfer haben in diesem Zug +{ $n } Stärke.
gonewild-might = Du könntest in diesem Zug Stärke { $n } schicken.
gonewild-hits = { $points ->
    [one] Getroffene Gebäude: { $n }, am Ende des Zuges 1 Punkt.
   *[other] Getroffene Gebäude: { $n }, am Ende des Zuges { $points } Punkte.
}

gonewild-missions = Missionen
gonewild-missions-of = Missionen von { $name }
gonewild-missions-done = Erledigt: { $n }
gonewild-mission-has = { $has } von { $needs }
gonewild-mission-met = erfüllt
gonewild-mission-wait = erfüllt; eine Mission pro Runde
gonewild-swap = Austauschen
gonewild-claim = Erledigen

gonewild-attack-on = { $whose ->
    [nobody] { $attacker } greift an: { $target }
   *[somebody] { $attacker } greift { $defender } an: { $target }
}
gonewild-attacked-you = Du wirst angegriffen!
gonewild-answer-now = Antworte mit leuchtenden Handkarten, oder beende die Verteidigung. { $n } mehr Verteidigung würde den Angriff abwehren. Lass dir Zeit.
gonewild-answer-none = Keine deiner Karten kann antworten. { $n } mehr Verteidigung hätte ihn abgewehrt.
gonewild-answer-wait = { $defender } darf jetzt antworten.
gonewild-trap-whom = Wen fängt deine Falle?
gonewild-send-more = Schicke Kämpfer: Es fehlt noch Stärke { $n }.
gonewild-send-enough = Das reicht. Schicke noch mehr, oder greife an.
gonewild-send-wait = { $attacker } sammelt Kämpfer.
gonewild-send-nobody = noch niemand
gonewild-declare = Angreifen
gonewild-no-answer = Fertig

gonewild-ask-order-effects = Welcher Effekt kommt zuerst?
gonewild-ask-choose-resource = Bier oder Gold?
gonewild-ask-recover-card = Nimm eine Karte vom Abwurfstapel zurück
gonewild-ask-peek = Wessen Hand siehst du an?
gonewild-ask-store-tokens = Lagern: Wie viele Ressourcen?
gonewild-ask-keep-card = Dein Schiff behält eine Karte: Wähle sie in deiner Hand
gonewild-ask-pay = Du zahlst von Hand: Wähle, was du gibst
gonewild-ask-place-token = Eine Ressource für dich: Wähle ein Depot in deinem Dorf
gonewild-ask-steal-token = Wähle ein Depot, aus dem du stiehlst
gonewild-ask-attach-upgrade = Wähle, wer die Verbesserung trägt
gonewild-ask-take-favour = Die Götter sind dir hold: Wähle eine Göttliche Gunst
gonewild-storing = { $depot } { $place }; { $n ->
    [one] eine Ressource hat
   *[other] { $n } Ressourcen haben
} noch keinen Platz. Ein volles Depot bringt einen Punkt; was keinen Platz findet, ist verloren.
gonewild-price-left = Noch zu zahlen:
gonewild-no-more = Nicht mehr
gonewild-end-turn = Zug beenden
gonewild-play-all = Alle ausspielen
gonewild-means = Womit du bezahlen kannst
gonewild-pay-by-hand = Von Hand zahlen

gonewild-parts = Teile des Tisches
gonewild-part-hand = Hand
gonewild-part-village = Dorf
gonewild-part-other = Andere
gonewild-part-path = Pfad
gonewild-part-market = Markt
gonewild-part-bonuses = Boni

gonewild-kind-resource = Ressource
gonewild-kind-unit = Einheit
gonewild-kind-hero = Held
gonewild-kind-defence = Verteidigungskarte
gonewild-kind-upgrade = Verbesserung
gonewild-kind-action = Aktionskarte
gonewild-kind-undead = Untoter
gonewild-kind-draco = Ungeheuer
gonewild-kind-building = Gebäude
gonewild-kind-townhall = Gemeindehaus
gonewild-kind-mission = Mission
gonewild-kind-bonus = Bonuskarte
gonewild-designed = Nicht von der gedruckten Karte, sondern passend entworfen: { $fields }.
gonewild-designed-short = Entworfen, nicht von der gedruckten Karte
gonewild-field-cost = Kosten
gonewild-field-strength = Stärke
gonewild-field-defence = Verteidigung
gonewild-field-effects = Effekte
gonewild-field-bonus = Schadensbonus
gonewild-field-points = Punkte
gonewild-field-condition = Bedingung
gonewild-field-copies = Anzahl

gonewild-fact-round = Runde
gonewild-fact-last = { $n }, die letzte
gonewild-fact-limit = Letzte Runde ab
gonewild-fact-hand = Handkarten
gonewild-fact-beer = Bierfässer
gonewild-fact-gold = Goldbarren

## Lobby, neuer Tisch

about-gonewild = Baue ein Dorf und ein Deck wilder Kämpfer, überfalle deine Freunde und stimme die Götter mit Bier gnädig.
option-gonewild-long = Lange Partie bis 40 Punkte (zu dritt oder viert)
option-gonewild-first = Die Bonuskarten für die erste Partie
