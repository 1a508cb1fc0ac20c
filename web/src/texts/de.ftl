## Die Lobby

lobby-title = Die Lobby
lobby-games = Spiele
lobby-play = Gleich spielen
lobby-new = Neuer Tisch …
lobby-rules = Regeln
lobby-against = Gleich spielen: gegen { $bots ->
    [2] zwei
   *[other] { $bots }
} Bots ({ $level }).
lobby-players = { $fewest } bis { $most } Personen
lobby-mine = Meine Tische
lobby-mine-empty = Noch keine. Spiel gleich los, oder richte einen Tisch ein.
lobby-open = Offene Tische
lobby-open-empty = Gerade sucht niemand Mitspieler.
lobby-running = Zuschauen
lobby-finished = Beendete Partien
lobby-all = Alle { $count } zeigen
lobby-compiling = Das Feuer wird entfacht: Beim ersten Start übersetzt die Halle die Regeln für diesen Rechner ({ $done } von { $steps }). Setz dich ruhig schon; es geht von selbst los.
lobby-compiling-label = Die Regeln werden vorbereitet

about-vikings = Kauf Plättchen und Siedler vom Rad, füg Inseln vor deiner Küste zusammen und halte die Räuber fern.
about-skye = Setz Preise für Land, kauf bei den Nachbarn und forme das Clangebiet, das am meisten einbringt.
about-gonewild = Bau ein Dorf und ein Deck wilder Kämpfer, überfall deine Freunde und stimm die Götter mit Bier gnädig.

name-label = Du bist
name-kept = Willkommen, { $name }.

level-easy = leicht
level-medium = mittel
level-hard = stark
level-expert = sehr stark
level-master = meisterlich

## Ein Tisch in einer Liste

table-waits = { $free ->
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
table-your-turn = Du bist am Zug
table-turn-of = Warten auf { $names }
table-won-by = Gewonnen von { $names }
table-ended = Vorzeitig beendet
seat-free = frei
seat-you = du
seat-bot = Bot, { $level }
seat-away = gegangen; ein Bot spielt weiter
seat-offline = gerade nicht da
seat-acts = am Zug

## Ein neuer Tisch

new-title = Ein neuer Tisch: { $game }
new-players = Wie viele spielen mit?
new-seats = Wer sitzt wo?
new-seat = Platz { $seat }
new-level = Stärke des Bots auf Platz { $seat }
new-me = Ich
new-also-me = Noch jemand hier am Bildschirm
new-friend = Ein Freund, eine Freundin
new-bot = Ein Bot
new-name = Name
new-name-of = Name auf Platz { $seat }
new-options = Regeln
new-who = Wer darf sich setzen?
new-by-link = Nur wer den Link hat
new-open = Alle in der Lobby
new-name-of-table = Name des Tisches (wenn du magst)
new-set-up = Tisch einrichten

option-vikings-advanced = Spiel für Fortgeschrittene: Sonderplättchen, und Bootsmänner bringen einzelne Figuren über
option-vikings-auction = Für Fortgeschrittene: den Startspieler versteigern und die Farben auslegen
option-skye-open_gold = Alles Gold liegt offen
option-skye-tiles = Zufällige Wertungsplättchen
option-gonewild-long = Lange Partie bis 40 Punkte (zu dritt oder viert)
option-gonewild-first = Die Bonuskarten für die erste Partie

## Ein Tisch, der wartet

waiting-text = { $free ->
    [0] Alle sind da. Es geht los.
    [one] Ein Platz ist noch frei. Sobald er besetzt ist, geht es von selbst los.
   *[other] { $free } Plätze sind noch frei. Sobald sie besetzt sind, geht es von selbst los.
}
waiting-sit = Hierher setzen
waiting-sit-too = Auch hierher setzen
waiting-invite = Jemanden einladen
waiting-invite-text = Wer diesen Link öffnet, kann sich setzen.
waiting-link = Link zum Einladen
waiting-copy = Kopieren
waiting-copied = Der Link ist kopiert.
waiting-copy-yourself = Markier den Link und kopier ihn.
waiting-fill = Bots auf die freien Plätze setzen

## Am Tisch

table-to-lobby = Zur Lobby
table-leave = Den Tisch verlassen
prompt-loading = Der Tisch wird gedeckt …
prompt-confirm = { $sentence } Sicher?
prompt-yes = Ja
prompt-no = Nein
prompt-watching = Du siehst zu
prompt-scoring = Die Partie ist zu Ende. Die letzten Punkte werden gezählt.
prompt-past = Du schaust zurück: der Tisch nach Zug { $ply } von { $plies }.
past-back = Einen Zug zurück
past-forward = Einen Zug vor
past-now = Zurück zu jetzt
tool-undo = Zurücknehmen (U)
tool-restart = Meinen Zug neu beginnen (T)
tool-hint = Was würde eine starke Spielerin tun? (H)
title-your-turn = Du bist am Zug
strip-title = Punkte und Geld
strip-round = Runde
strip-round-of = { $round } von { $rounds }
drawer-title = Verlauf, Punkte, Regeln, Einstellungen
tab-table = Tisch
tab-log = Verlauf
tab-ledger = Punkte
tab-rules = Regeln
tab-more = Mehr
log-title = Was geschehen ist, das Neueste zuerst
log-look-back = Den Tisch zeigen, wie er damals war
log-steps = Schritte: { $headline }
log-empty = Noch ist nichts geschehen.
log-all = Alle { $count } Einträge zeigen
sheet-source = Woher
sheet-total = Zusammen
sheet-empty = Noch nichts
chart-title = Der Verlauf der Punkte
chart-label = Diagramm: die Punkte von { $names } im Lauf der Partie
scoring-title = Wertung
scoring-skip = Überspringen
scoring-done = Fertig
scoring-again = Letzte Wertung
hint-title = Eine starke Spielerin würde …
hint-share = Aussicht auf den Sieg
hint-explained = Die Zahl sagt, wie oft sie von dort aus zu gewinnen erwartet. Sie sieht nur, was du siehst.
banner-lost = Die Verbindung ist weg. Verloren ist nichts: Die Seite meldet sich von selbst zurück.
banner-away = Ein Bot spielt für dich.
banner-come-back = Meinen Platz zurücknehmen
stalling-text = { $name } hat seit { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} nichts getan.
stalling-replace = Bot übernehmen lassen
banner-end = Dafür, hier aufzuhören: { $names }.
banner-agree = Einverstanden
more-table = Dieser Tisch
more-end = Vorschlagen, hier aufzuhören
more-withdraw-end = Doch weiterspielen
more-leave-text = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen und deinen Platz wieder einnehmen. Ein Tisch, den du eingerichtet hast, zählt nicht mehr zu deinen, solange andere weiterspielen.
more-stay = Bleiben
more-keys = Tasten
key-answer = mit diesem Knopf antworten
key-choose = zu dem, was wählbar ist; Pfeile gehen weiter
key-undo = zurücknehmen
key-restart = meinen Zug neu beginnen
key-hint = Tipp
key-log = Verlauf
key-rules = Regeln
key-escape = schließen, oder zurück zu jetzt
plain-choices = Was du tun kannst
plain-filter = { $count } Möglichkeiten. Tipp etwas, um sie zu sieben:
plain-picture = Der Tisch

curtain-title = { $name }, du bist am Zug
curtain-text = Nimm den Bildschirm. Die anderen schauen weg.
curtain-ready = Ich bin { $name }

## Das Ende

end-title = Die Partie ist zu Ende
end-agreed = Die Partie wurde im Einvernehmen beendet
end-points = Woher die Punkte kamen
end-show = Ergebnis zeigen
end-rematch = Noch einmal
rematch-asked = { $name } möchte noch einmal spielen.
rematch-asked-by-me = Du hast nach einer weiteren Partie gefragt.
rematch-i-accept = Du hast zugesagt.
rematch-i-decline = Du hast abgelehnt.
rematch-accepts = Zugesagt: { $names }.
rematch-declines = Abgelehnt: { $names }.
rematch-silent = Noch keine Antwort: { $names }.
rematch-accept = Zusagen
rematch-decline = Ablehnen
rematch-withdraw = Zurückziehen
rematch-without = Ohne sie anfangen
rematch-without-text = Ihre Plätze bleiben frei: für sie, für andere oder für Bots.
rematch-begun = Eine weitere Partie ist eingerichtet.
rematch-go = Zur neuen Partie
end-look = Den Tisch ansehen
end-lobby = Zur Lobby
end-log = Protokoll sichern

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Hell oder dunkel
settings-auto = wie das System
settings-light = hell
settings-dark = dunkel
settings-motion = Bewegung
settings-reduced = sparsam
settings-sound = Ton
settings-blink = Der Titel blinkt, wenn ich am Zug bin
settings-confirm = Vor dem Ende meines Zuges nachfragen

## Die Regeln

rules-title = Die Regeln von { $game }
rules-chapters = Kapitel
rules-none = Diese Regeln sind noch nicht geschrieben.

## Was schiefgehen kann

dialog-close = Schließen
notice-more = Warum? Zur Auslegung
error-no-connection = Die Halle antwortet nicht. Neuer Versuch …
error-no-answer = Die Halle hat zu lange gebraucht. Bitte versuch es noch einmal.
error-status = Etwas ist schiefgegangen (Status { $status }). Bitte versuch es noch einmal.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-no-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich offen.
nothing-here = Hier ist nichts.
nothing-to-lobby = Zur Lobby
invitation-entering = Du wirst eingelassen …

## Replays

replay-title = Partie nachspielen
replay-choose = Eine Partie ansehen
replay-choose-text = Wähle die Protokolldatei einer Partie, hier gespeichert, von „meadhall play“ oder von „meadhall arena“. Jeder Zug darin wird von den Regeln geprüft.
replay-file = Protokolldatei wählen …
replay-reading = Wird nachgespielt …
replay-kept = Die Datei bleibt auf dieser Seite: Die Halle liest sie und behält nichts. Du kannst sie auch hier ablegen.
replay-too-large = { $name } ist zu groß für ein Protokoll: Höchstens { $most } kB werden gelesen.
replay-other-file = Andere Protokolldatei wählen
replay-begin = Die Partie beginnt.
replay-viewer = Wer zusieht
replay-all = Die ganze Wahrheit
replay-spectator = Als Zuschauer
replay-as = Wie { $name }
replay-link = Link zu dieser Stelle kopieren
replay-link-copied = Der Link zu dieser Stelle ist kopiert.
replay-link-address = Kopiere die Adresse dieser Seite: Sie führt zu dieser Stelle.
replay-link-shared = Der Link zu dieser Stelle ist kopiert. Wer ihn hat, kann diese Partie ansehen.
replay-links = Links zu dieser Partie: { $links }
replay-links-withdraw = Zurückziehen …
replay-links-question = Alle Links zu dieser Partie zurückziehen?
replay-links-text = Wer einen hat, sieht diese Partie dann nicht mehr. Links, die später kopiert werden, sind neue.
replay-links-yes = Zurückziehen
replay-links-keep = Behalten
replay-links-gone = Die Links zu dieser Partie sind zurückgezogen.
replay-ways = Durch die Partie
replay-round-back = Eine Runde zurück (Bild auf)
replay-turn-back = Einen Zug zurück (↑)
replay-step-back = Einen Schritt zurück (←)
replay-step-on = Einen Schritt weiter (→)
replay-turn-on = Einen Zug weiter (↓)
replay-round-on = Eine Runde weiter (Bild ab)
replay-play = Von selbst abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-slider = Schritt der Partie
replay-at = { $ply } von { $plies }
replay-story = Was geschah
replay-log = Der Verlauf, von Anfang an
replay-brought = Was dieser Schritt brachte
replay-brought-nothing = Dieser Schritt brachte weder Punkte noch Geld.
replay-open = Nachspielen
replay-open-file = Protokolldatei ansehen
end-replay = Die Partie nachspielen

## Scoring a real table

score-title = Einen echten Tisch werten: { $game }
score-open = Echten Tisch werten
score-unknown = Auslagen dieses Spiels lassen sich nicht für sich werten.
score-share = Link kopieren
score-link-copied = Der Link zu diesem Tisch ist kopiert.
score-link-address = Kopiere die Adresse dieser Seite: Sie enthält den ganzen Tisch.
score-example = Beispiel zeigen
score-empty = Leerer Tisch
score-which = Was gewertet wird
counts-vikings-small = Kleine Wertung
counts-vikings-large = Große Wertung
counts-vikings-end = Spielende
counts-skye-round = Wertungsplättchen
counts-skye-end = Ende: Schriftrollen und Gold
counts-skye-all = Beides
score-results = Die Wertung
score-nothing = Baue auf, was auf dem Tisch liegt; die Wertung folgt von selbst.
score-impossible = So kann es nicht auf einem Tisch liegen:
score-missing = Zum Werten fehlt etwas:
score-no-lines = Noch bringt nichts etwas ein.
score-why-column = Warum
score-players = Spieler
score-player = Spieler { $number }
score-name = Name
score-add-player = Spieler hinzufügen
score-remove-player = { $name } entfernen
score-less = Weniger: { $what }
score-more = Mehr: { $what }
score-editor = Der Tisch
score-brushes = Was du legst
score-take-away = Wegnehmen
score-cell-empty = leer
score-unreadable = Der Link enthält einen Tisch, der sich nicht lesen lässt. Beginne mit einem leeren.
score-vikings-middle = Mittelteil, beliebiges Gebäude
score-vikings-figure = Figur der Reihe
score-vikings-ships-above = Schiffe liegen in der ersten Zeile, über den Inseln.
score-vikings-only-ships = In der ersten Zeile liegen nur Schiffe.
score-vikings-tile-first = Lege zuerst ein Plättchen dorthin; eine Figur steht auf einem Plättchen.
score-vikings-specials = Sonderplättchen (Spiel für Fortgeschrittene)
score-vikings-monuments = Ein Gebäudeplättchen, das ein Mittelteil ersetzt hat, liegt in der Auslage: die letzten { $letters } Plättchen oben.
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
score-skye-laid = { $tile }, liegt schon
mark-pasture = Weide
mark-mountain = Gebirge
mark-water = Wasser
mark-sheep = Schafe
mark-cattle = Rinder
mark-farm = Hof
mark-broch = Broch
mark-lighthouse = Leuchtturm
mark-ship = Schiff
mark-barrels = Fässer
mark-scroll = Schriftrolle
mark-road = Weg
