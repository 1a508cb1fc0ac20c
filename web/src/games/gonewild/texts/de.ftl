## Wörter des Tisches von Vikings Gone Wild

gonewild-path = Odins Pfad
gonewild-path-deck = Odins Pfad: der Stapel, in unbekannter Folge
gonewild-path-discards = Odins Pfad: die Ablage
gonewild-path-last = Verlässt den Pfad am Ende der Runde.
gonewild-market = Markt
gonewild-stall-unit = Einheiten
gonewild-stall-defence = Verteidigungen
gonewild-stall-building = Gebäude
gonewild-left = { $n ->
    [0] Ausverkauft.
   *[other] Noch { $n }.
}
gonewild-draco = Einmal im Zug.
gonewild-favours = Göttliche Günste
gonewild-favours-when = Eine nach Wahl bei { $points } Punkten.
gonewild-stack = im Stapel
gonewild-bonuses = Boni am Ende
gonewild-bonus-worth = { $n } Punkte.
gonewild-standing = { $name }: { $n }{ $points ->
    [0] {"."}
   *[other] , bekäme { $points } Punkte.
}
gonewild-track-player = { $name } hat { $n } Punkte.
gonewild-track-favours = Eine göttliche Gunst gibt es bei { $points } Punkten.
gonewild-track-limit = { $n } Punkte machen die Runde zur letzten.

gonewild-deck = Deck
gonewild-discards = Ablage
gonewild-hand = Hand
gonewild-played = Spielbereich
gonewild-my-hand = Deine Hand
gonewild-my-deck = Dein Deck, in unbekannter Folge
gonewild-hand-hidden = Hand: { $n } Karten
gonewild-hand-empty = Deine Hand ist leer.
gonewild-discards-of = Ablage von { $name }
gonewild-played-of = Spielbereich von { $name }
gonewild-known = Was du von der Hand von { $name } weißt
gonewild-unseen = { $name }: Deck und unbekannte Hand zusammen
gonewild-played-empty = Noch nichts gespielt.
gonewild-played-says = Kommt am Ende der Runde auf die Ablage.
gonewild-ready = Bereit: kann in diesem Zug noch angreifen.
gonewild-aside = Bei einer Suche aufgedeckt.
gonewild-armed = Mit Verbesserungen: +{ $n }.
gonewild-trapped = Gefangen: zählt nichts.
gonewild-nothing-there = Hier ist nichts.
gonewild-close = Schließen

gonewild-village = Dorf
gonewild-houses = { $n } Gebäude, beliebig viele erlaubt
gonewild-houses-of = { $n } von { $most } Gebäuden
gonewild-upgrade = { $hall }: warum jetzt nicht?
gonewild-defends = Verteidigung { $n }.
gonewild-guarded = Geschützt mit +{ $n }.
gonewild-lies = Marker darauf: { $n }.
gonewild-under-construction = Im Bau bis zum Ende der Runde: arbeitet nicht, kann nicht angegriffen werden.
gonewild-damaged = Beschädigt: für den Rest der Runde sicher, arbeitet weiter.
gonewild-attacked = in dieser Runde angegriffen
gonewild-start = Startspieler
gonewild-favour-due = wählt eine Gunst
gonewild-larger = Das Dorf von { $name } groß zeigen

gonewild-purse = Dieser Zug
gonewild-purse-means = Bier und Gold dieses Zuges: gib es jetzt aus, lagern lässt es sich nicht.
gonewild-tokens = Marker
gonewild-tokens-means = Fässer und Barren: jetzt ausgeben oder in Depots lagern.
gonewild-boost = Alle deine Kämpfer haben in diesem Zug +{ $n } Stärke.
gonewild-might = Du könntest in diesem Zug Stärke { $n } schicken.
gonewild-hits = Getroffene Gebäude: { $n }, am Ende des Zuges { $points } Punkte.

gonewild-missions = Missionen
gonewild-missions-of = Missionen von { $name }
gonewild-missions-done = Erledigt: { $n }
gonewild-mission-has = { $has } von { $needs }
gonewild-mission-met = erfüllt
gonewild-mission-wait = erfüllt; eine Mission je Runde
gonewild-swap = Tauschen
gonewild-claim = Abgeben

gonewild-attack-on = { $whose ->
    [nobody] { $attacker } greift an: { $target }
   *[somebody] { $attacker } greift { $defender } an: { $target }
}
gonewild-attacked-you = Du wirst angegriffen!
gonewild-answer-now = Antworte mit leuchtenden Handkarten oder lass es darauf ankommen. { $n } mehr Verteidigung würde den Angriff abwehren. Lass dir Zeit.
gonewild-answer-none = Keine deiner Karten kann antworten. { $n } mehr Verteidigung hätte ihn abgewehrt.
gonewild-answer-wait = { $defender } darf jetzt antworten.
gonewild-trap-whom = Wen fängt deine Falle?
gonewild-send-more = Schick Kämpfer: Es fehlt noch Stärke { $n }.
gonewild-send-enough = Das reicht. Schick noch mehr, oder greif an.
gonewild-send-wait = { $attacker } sammelt Kämpfer.
gonewild-send-nobody = noch niemand
gonewild-declare = Angreifen
gonewild-no-answer = Darauf ankommen lassen

gonewild-ask-order-effects = Welche Wirkung kommt zuerst?
gonewild-ask-choose-resource = Bier oder Gold?
gonewild-ask-recover-card = Nimm etwas von deiner Ablage zurück
gonewild-ask-peek = Wessen Hand siehst du an?
gonewild-ask-store-tokens = Lagern: wie viele Marker?
gonewild-ask-keep-card = Dein Schiff behält eine Karte: wähle sie in deiner Hand
gonewild-ask-pay = Du zahlst von Hand: wähle, was du gibst
gonewild-ask-place-token = Ein Marker für dich: wähle ein Depot in deinem Dorf
gonewild-ask-steal-token = Wähle ein Depot, aus dem du stiehlst
gonewild-ask-attach-upgrade = Wähle, wer die Verbesserung trägt
gonewild-ask-take-favour = Die Götter sind dir hold: wähle eine göttliche Gunst
gonewild-storing = { $depot } { $place }; { $n ->
    [one] ein Marker hat
   *[other] { $n } Marker haben
} noch keinen Platz. Ein volles Depot bringt einen Punkt; was keinen Platz findet, ist verloren.
gonewild-price-left = Noch zu zahlen:
gonewild-no-more = Nicht mehr
gonewild-end-turn = Zug beenden
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
gonewild-field-effects = Wirkungen
gonewild-field-bonus = Schadensbonus
gonewild-field-points = Punkte
gonewild-field-condition = Bedingung
gonewild-field-copies = Anzahl

gonewild-fact-round = Runde
gonewild-fact-last = { $n }, die letzte
gonewild-fact-limit = Letzte Runde ab
gonewild-fact-hand = Handkarten
gonewild-fact-beer = Bier-Marker
gonewild-fact-gold = Gold-Marker
