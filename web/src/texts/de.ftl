## Die Lobby

lobby-title = Die Lobby
lobby-games = Spiele
lobby-play = Gleich spielen
lobby-new = Neuer Tisch …
lobby-rules = Regeln
lobby-against = Gleich spielen: gegen { $bots ->
    [one] einen Bot
    [2] zwei Bots
   *[other] { $bots } Bots
} ({ $level }).
lobby-players = { $fewest } bis { $most } Personen
lobby-mine = Meine Tische
lobby-learn = Spielend lernen
lobby-learn-text = Etwa fünf Minuten an einem echten Tisch, ohne erst Regeln zu lesen.
lobby-real = Deine erste echte Partie
lobby-open = Offene Tische
lobby-open-empty = Gerade wartet niemand darauf, dass jemand mitspielt.
lobby-running = Laufende Partien
lobby-finished = Beendete Partien
lobby-all = Alle { $count } zeigen
lobby-compiling = Das Feuer wird entfacht: Beim ersten Start bereitet die Halle die Spiele für diesen Rechner vor. Du kannst gleich spielen; stärkere Bots und Tipps kommen von selbst dazu.
lobby-compiling-label = Die Spiele werden vorbereitet

name-label = Du bist
name-kept = Willkommen, { $name }.

ready-in = { $minutes ->
    [0] bereit in unter einer Minute
    [one] bereit in etwa einer Minute
   *[other] bereit in etwa { $minutes } Minuten
}
ready-never = hier nicht verfügbar

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
seat-bot-for-now = Bot, vorerst { $level }
seat-away = gegangen; ein Bot spielt weiter
seat-offline = gerade nicht da
seat-acts = am Zug

## Ein neuer Tisch

new-title = Neuer Tisch: { $game }
new-players = Wie viele spielen mit?
new-seats = Wer sitzt wo?
new-seat = Platz { $seat }
new-level = Stärke des Bots auf Platz { $seat }
new-me = Ich
new-also-me = Noch jemand hier am Bildschirm
new-friend = Jemand per Link
new-bot = Ein Bot
new-name = Name
new-name-of = Name auf Platz { $seat }
new-options = Regeln
new-who = Wer darf sich setzen?
new-help = Hilfe
new-help-allowed = Tipps, und was Möglichkeiten bringen
new-help-text = Alle am Tisch können nach Tipps fragen. Was Möglichkeiten bringen, sehen alle, die es in ihren Einstellungen einschalten.
new-help-off = An diesem Tisch bekommt niemand Tipps oder erfährt, was Möglichkeiten bringen.
new-by-link = Nur Personen mit dem Link
new-open = Alle in der Lobby
new-name-of-table = Tischname (optional)
new-set-up = Tisch einrichten

## Ein Tisch, der wartet

waiting-text = { $free ->
    [0] Alle sind da. Es geht los.
    [one] Ein Platz ist noch frei. Sobald er besetzt ist, geht es los.
   *[other] { $free } Plätze sind noch frei. Sobald sie besetzt sind, geht es los.
}
waiting-invited = { $known ->
    [yes] { $name } lädt dich zu einer Partie ein: { $game }.
   *[no] Du bist zu einer Partie eingeladen: { $game }.
}
waiting-game = Spiel
waiting-usual-rules = die üblichen
waiting-name = Du setzt dich als { $name }. Deinen Namen kannst du oben ändern.
waiting-share = Teilen …
waiting-sit = Hierher setzen
waiting-sit-too = Auch hierher setzen
waiting-invite = Jemanden einladen
waiting-invite-text = Wer diesen Link öffnet, kann sich setzen.
waiting-link = Link zum Einladen
waiting-copy = Kopieren
waiting-copied = Link kopiert.
waiting-copy-yourself = Markiere den Link und kopiere ihn.
waiting-fill = Mit Bots auffüllen

## Am Tisch

table-to-lobby = Zur Lobby
table-leave = Tisch verlassen
prompt-loading = Der Tisch wird gedeckt …
prompt-confirm = { $sentence } Sicher?
prompt-yes = Ja
prompt-no = Nein
prompt-watching = Du siehst zu
prompt-scoring = Die Partie ist zu Ende. Die letzten Punkte werden gezählt.
prompt-skip = Überspringen
prompt-thinking = { $name } denkt nach.
prompt-past = Du schaust zurück: der Tisch nach Schritt { $ply } von { $plies }.
past-back = Einen Schritt zurück
past-forward = Einen Schritt vor
past-now = Zum aktuellen Stand
tool-undo = Zurücknehmen (U)
tool-restart = Zug neu beginnen (T)
tool-hint = Tipp (H)
tool-no-help = An diesem Tisch wird ohne Hilfe gespielt
lobby-waits = { $count ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
title-your-turn = Du bist am Zug
strip-title = Punkte und Geld
strip-round = Runde
strip-round-of = { $round } von { $rounds }
drawer-title = Verlauf, Chat, Notizen, Punkte, Regeln, Einstellungen
tab-table = Tisch
tab-log = Verlauf
tab-chat = Chat
tab-notes = Notizen
tab-ledger = Punkte
tab-rules = Regeln
tab-more = Mehr
log-title = Was geschehen ist, das Neueste zuerst
log-look-back = Den Tisch zeigen, wie er damals war
log-steps = Schritte: { $headline }
log-empty = Noch ist nichts geschehen.
log-all = { $count ->
    [one] Den einzigen Eintrag zeigen
   *[other] Alle { $count } Einträge zeigen
}
sheet-source = Quelle
sheet-total = Summe
sheet-empty = Noch nichts
chart-title = Punkteverlauf
chart-label = Diagramm: die Punkte von { $names } im Verlauf der Partie
scoring-title = Wertung
scoring-skip = Überspringen
scoring-done = Fertig
scoring-again = Letzte Wertung
hint-title = Starke Züge
hint-share = Siegchance
hint-explained = Geschätzte Siegchance nach diesem Zug, nach dem, was du sehen kannst.
hint-why = Warum der erste
hint-sources = Quelle für Quelle
hint-best = Erster
hint-next = Zweiter
hint-played-on = Im Mittel aus { $games } Partien, die von beiden aus mit denselben Ziehungen zu Ende gespielt wurden. Markiert sind Quellen, die sich sicher unterscheiden.
banner-lost = Verbindung unterbrochen. Deine Partie ist sicher; neuer Versuch …
banner-away = Ein Bot spielt für dich.
banner-come-back = Platz wieder einnehmen
stalling-text = { $name } hat seit { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} nichts getan.
stalling-replace = Bot übernehmen lassen
banner-end = Dafür, hier aufzuhören: { $names }.
banner-agree = Einverstanden
more-no-help = An diesem Tisch ist die Hilfe aus: Niemand bekommt Tipps oder erfährt, was Möglichkeiten bringen.
more-table = Dieser Tisch
more-end = Aufhören vorschlagen
more-withdraw-end = Doch weiterspielen
more-leave-text = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen und deinen Platz wieder einnehmen. Ein Tisch, den du eingerichtet hast, zählt nicht mehr zu deinen, solange andere weiterspielen.
more-stay = Bleiben
more-keys = Tasten
key-answer = mit diesem Knopf antworten
key-choose = zur Auswahl; Pfeile wechseln
key-undo = zurücknehmen
key-restart = Zug neu beginnen
key-hint = Tipp
key-skip = Züge der Bots überspringen
key-log = Verlauf
key-chat = Chat und Notizen
key-rules = Regeln
key-escape = schließen, oder zum aktuellen Stand
plain-choices = Was du tun kannst
plain-filter = { $count ->
    [one] Eine Möglichkeit. Tippe, um zu filtern:
   *[other] { $count } Möglichkeiten. Tippe, um zu filtern:
}
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
end-look = Tisch ansehen
end-lobby = Zur Lobby
end-log = Protokoll sichern

## Reden am Tisch, und Notizen

chat-title = Chat
chat-said = { $name }: { $text }
chat-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
chat-empty = Noch hat niemand etwas geschrieben. Nur wer hier einen Platz hat, kann es lesen.
chat-silent = Du hast alle stummgeschaltet.
chat-closed = Dieser Chat ist geschlossen.
chat-label = Nachricht
chat-send = Senden
chat-phrases = Vorbereitete Nachrichten: Alle lesen sie in ihrer Sprache
chat-mutes = Stummschalten
chat-mute = { $name } stummschalten
chat-mute-all = Alle stummschalten
chat-keep = Den Chat mit der Partie behalten
chat-keep-text = Wenn nicht alle zustimmen, wird er zehn Minuten nach dem Ende gelöscht. Was bleibt, können alle lesen, die die Partie ansehen dürfen.
chat-keepers = Bisher dafür: { $names }.
chat-kept = Alle haben zugestimmt: Der Chat bleibt bei der Partie.
chat-withdraw = Chat löschen
phrase-hello = Hallo!
phrase-good-luck = Viel Glück und viel Spaß!
phrase-nice-move = Schöner Zug!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-one-moment = Einen Moment, bitte.
phrase-back-soon = Bin gleich wieder da.
phrase-good-game = Gute Partie!
notes-title = Meine Notizen
notes-text = Nur du kannst sie lesen. Du findest sie wieder, wenn du die Partie nachspielst.
notes-saving = Wird gespeichert …
notes-saved = Gespeichert.
notes-failed = Noch nicht gespeichert. Neuer Versuch …

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Darstellung
settings-auto = wie System
settings-light = hell
settings-dark = dunkel
settings-motion = Bewegung
settings-reduced = sparsam
settings-pace = Züge der Bots
pace-slow = langsam
pace-normal = normal
pace-at-once = sofort
settings-sound = Ton
settings-blink = Titel blinken lassen, wenn ich am Zug bin
settings-notify = Benachrichtigen, wenn ich am Zug bin
settings-confirm = Vor dem Ende meines Zuges nachfragen
settings-help = Sagen, was jede Möglichkeit bringt

## Die Regeln

rules-title = Die Regeln von { $game }
rules-chapters = Kapitel
rules-none = Diese Regeln sind noch nicht geschrieben.

## Was schiefgehen kann

dialog-close = Schließen
notice-more = Warum? Zur Auslegung
offline = Die Halle ist nicht erreichbar. Zuletzt gesehen: { $when }. Die Regeln kannst du lesen. Neuer Versuch …
notify-forbidden = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Erlaube sie in seinen Einstellungen für diese Seite.
error-no-connection = Die Halle antwortet nicht. Neuer Versuch …
error-no-answer = Die Halle hat zu lange gebraucht. Bitte versuche es noch einmal.
error-status = Etwas ist schiefgegangen (Status { $status }). Bitte versuche es noch einmal.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-no-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich offen.
nothing-here = Hier ist nichts.
nothing-to-lobby = Zur Lobby
invitation-entering = Du wirst eingelassen …

## Replays

replay-title = Partie nachspielen
replay-choose = Eine Partie ansehen
replay-choose-text = Wähle die Protokolldatei einer Partie, die hier, mit „meadhall play“ oder mit „meadhall arena“ gespeichert wurde. Jeder Schritt darin wird nach den Regeln geprüft.
replay-file = Protokolldatei wählen …
replay-reading = Wird nachgespielt …
replay-kept = Die Halle liest die Datei und behält nichts. Du kannst sie auch hier ablegen.
replay-too-large = { $name } ist zu groß für ein Protokoll: Höchstens { $most } kB werden gelesen.
replay-other-file = Andere Protokolldatei wählen
replay-begin = Die Partie beginnt.
replay-viewer = Sicht
replay-all = Alles aufgedeckt
replay-spectator = Von außen
replay-as = Wie { $name }
replay-link = Link zu dieser Stelle kopieren
replay-link-copied = Link zu dieser Stelle kopiert.
replay-link-address = Kopiere die Adresse dieser Seite: Sie führt zu dieser Stelle.
replay-link-shared = Link zu dieser Stelle kopiert. Wer ihn hat, kann diese Partie ansehen.
replay-links = Links zu dieser Partie: { $links }
replay-links-withdraw = Zurückziehen …
replay-links-question = Alle Links zu dieser Partie zurückziehen?
replay-links-text = Wer einen hat, sieht diese Partie dann nicht mehr. Links, die du später kopierst, sind neue.
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
replay-play = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-slider = Schritt der Partie
replay-at = { $ply } von { $plies }
replay-story = Was geschah
replay-log = Der Verlauf, von Anfang an
replay-brought = Was dieser Schritt brachte
replay-brought-nothing = Dieser Schritt brachte weder Punkte noch Geld.
replay-open = Nachspielen
replay-open-file = Protokolldatei öffnen
end-replay = Partie nachspielen

## Scoring a real table

score-title = Partie am eigenen Tisch auswerten: { $game }
score-open = Eigenen Tisch auswerten
score-unknown = Auslagen dieses Spiels lassen sich nicht für sich werten.
score-share = Link kopieren
score-link-copied = Der Link zu diesem Tisch ist kopiert.
score-link-address = Kopiere die Adresse dieser Seite: Sie enthält den ganzen Tisch.
score-example = Beispiel zeigen
score-empty = Leerer Tisch
score-which = Was gewertet wird
score-results = Die Wertung
score-nothing = Baue deinen Tisch hier nach; die Wertung folgt dir.
score-impossible = So kann es auf einem Tisch nicht sein:
score-missing = Zum Werten fehlt etwas:
score-no-lines = Noch gibt es für nichts Punkte.
score-why-column = Warum
score-players = Personen
score-player = Spieler { $number }
score-name = Name
score-add-player = Person hinzufügen
score-remove-player = { $name } entfernen
score-less = Weniger: { $what }
score-more = Mehr: { $what }
score-editor = Der Tisch
score-brushes = Was du legst
score-take-away = Wegnehmen
score-cell-empty = leer
score-unreadable = Der Link enthält einen Tisch, der sich nicht lesen lässt. Beginne mit einem leeren.

## Lektionen

learn-open = Lernen
learn-instead = Spielend lernen
learn-invited = Noch nie { $game } gespielt? Lerne es in wenigen Minuten.
learn-title = Lernen
learn-of = { $game } lernen
learn-none = { $game } hat noch keine Lektion.
learn-minutes = { $minutes ->
    [one] Etwa eine Minute
   *[other] Etwa { $minutes } Minuten
}, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
learn-begin = Beginnen
learn-continue = Weitermachen
learn-again = Noch einmal
learn-done = Beendet
learn-coach = Trainer
learn-leave = Verlassen
learn-restart = Von vorn
learn-count = { $step } von { $steps }
learn-progress = Fortschritt der Lektion
learn-on = Weiter
learn-try = Versuchen
learn-back = Zurücknehmen
learn-tried = Das geht:
learn-worse = { $points ->
    [one] Nach unserer Schätzung liegst du damit am Ende etwa 1 Punkt hinter der Aufgabe. Nimm es zurück und versuche die Aufgabe.
   *[other] Nach unserer Schätzung liegst du damit am Ende etwa { $points } Punkte hinter der Aufgabe. Nimm es zurück und versuche die Aufgabe.
}
learn-better = { $points ->
    [one] Nach unserer Schätzung ist es am Ende sogar etwa 1 Punkt besser. Hier machen wir es anders: Nimm es zurück.
   *[other] Nach unserer Schätzung ist es am Ende sogar etwa { $points } Punkte besser. Hier machen wir es anders: Nimm es zurück.
}
learn-much-worse = Nach unserer Schätzung liegst du damit am Ende weit hinter der Aufgabe. Nimm es zurück und versuche die Aufgabe.
learn-much-better = Nach unserer Schätzung ist es am Ende sogar viel besser. Hier machen wir es anders: Nimm es zurück.
learn-same = Nach unserer Schätzung ist es etwa gleich gut. Hier machen wir es anders: Nimm es zurück.
learn-points = Punkte für dich
learn-over = Gut gemacht: Du hast die Lektion beendet.
learn-real = Erste echte Partie
learn-real-text = Gegen einen leichten Bot. Jede Möglichkeit sagt dir, was sie bringt, wenn du auf sie zeigst oder sie lange drückst.
learn-next = Nächste Lektion

## Rätsel

solve-title = Rätsel
solve-of-day = Rätsel des Tages
solve-all = Rätsel
solve-about = Stellungen aus Partien. Eine Wahl ist deutlich besser als alle anderen, und es ist nicht die naheliegende. Die erste Antwort zählt jeweils für deine Wertung.
solve-none = Hier gibt es noch keine Rätsel.
solve-task = Du bist { $name }. Eine Wahl ist deutlich die beste: welche?
solve-panel = Wahl, Tipps und Erklärung
solve-my-rating = Deine Wertung
solve-rating = Wertung
solve-count = { $answered ->
    [0] { $puzzles } Rätsel
   *[other] { $solved } von { $answered } gelöst, { $puzzles } insgesamt
}
solve-next = Nächstes Rätsel
solve-all-done = Du hast alle beantwortet.
solve-this = Diese Wahl
solve-other = Etwas anderes
solve-hint = { $left ->
    [0] Keine Tipps mehr
   *[other] Tipp (noch { $left })
}
solve-give-up = Lösung zeigen
solve-counts = Wähle auf dem Tisch. Deine erste Antwort zählt; jeder Tipp kostet ein Viertel ihres Werts.
solve-practice = Dieser Versuch zählt nicht mehr.
solve-again = Nochmal versuchen
solve-right = Richtig!
solve-not-best = Nicht die beste Wahl
solve-answer = Die Lösung
solve-solved = Du hast es gelöst
solve-missed = Du hast es nicht gelöst
solve-share = Link kopieren
solve-link-copied = Link zu diesem Rätsel kopiert.
solve-link-address = Kopiere die Adresse dieser Seite: Sie führt zu diesem Rätsel.
solve-hardness = So schwer ist es: { $rating }. Wer diese Wertung hat, löst es jedes zweite Mal.
solve-beside = Verglichen mit: { $sentence }

## Tisch des Tages

today-title = Heute
today-about = Für alle dieselben Ziehungen, und zu jedem Spiel ein Rätsel.
today-place = Platz { $place } von { $of }
today-playing = du spielst gerade
today-finished = { $finished ->
    [0] noch niemand fertig
    [one] eine Person ist fertig
   *[other] { $finished } sind fertig
}
today-puzzle-new = noch nicht gelöst
today-puzzle-solved = gelöst
today-puzzle-missed = nicht gelöst
today-all-puzzles = Mehr Rätsel
daily-title = Tisch des Tages
daily-days = Tage
daily-day-before = Der Tag davor
daily-day-after = Der Tag danach
daily-about = Alle spielen diesen Tisch mit denselben Ziehungen von Platz { $seat } aus, gegen { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
} ({ $level }). Niemand kann sagen, es habe am Glück gelegen.
daily-play = Spielen
daily-go-on = Weiterspielen
daily-practise = Nochmal spielen
daily-once = Deine erste Partie zählt, ohne Tipps. Du kannst unterbrechen und zurückkommen.
daily-again = Nochmal spielen ist Übung: Es zählt nicht.
daily-results = Ergebnisse
daily-hidden = { $finished ->
    [0] Noch ist niemand fertig. Du siehst die Ergebnisse, wenn du gespielt hast.
    [one] Eine Person ist fertig. Du siehst die Ergebnisse, wenn du gespielt hast.
   *[other] { $finished } sind fertig. Du siehst die Ergebnisse, wenn du gespielt hast.
}
daily-nobody = Niemand hat diesen Tisch zu Ende gespielt.
daily-my-place = Platz { $place } von { $of }.
daily-ahead = { $points ->
    [one] Du hattest 1 Punkt Vorsprung.
   *[other] Du hattest { $points } Punkte Vorsprung.
}
daily-behind = { $points ->
    [one] Du hattest 1 Punkt Rückstand.
   *[other] Du hattest { $points } Punkte Rückstand.
}
daily-level = Du lagst gleichauf.
daily-place = Platz
daily-who = Wer
daily-points = Punkte
daily-lead = Vorsprung
daily-won = hat an diesem Tisch gewonnen
daily-lead-explained = Der Vorsprung ist der vor den Besten der anderen am Tisch. Er entscheidet; ist er gleich, entscheiden die Punkte.
daily-strongest-bot = Der stärkste Bot
daily-bot-plays = Der stärkste Bot spielt noch. Sein Ergebnis folgt.
daily-fair = Woher weiß ich, dass die Ziehungen dieselben sind?
daily-fair-text = Die Ziehungen folgen aus einem geheimen Startwert. Sein Fingerabdruck (SHA-256) steht von Anfang an hier. Der Startwert selbst wird öffentlich, wenn die Ergebnisse vollständig sind, am { $date } um { $time }: Dann können alle prüfen, dass beide zusammengehören, und dasselbe ziehen.
daily-digest = Fingerabdruck
daily-seed = Startwert
daily-at-table = Tisch des Tages: für alle dieselben Ziehungen
daily-at-table-practice = Tisch des Tages, Übung: Diese Partie zählt nicht
daily-compare = Wie andere spielten

## Review of a game

tab-review = Rückblick
end-review = Rückblick
review-working = Der Rückblick wird gemacht …
review-working-deep = Ein genauerer Blick dauert etwa eine Minute …
review-failed = Der Rückblick konnte nicht gemacht werden. Versuche es später noch einmal.
review-play-on = Von hier aus weiterspielen
review-play-on-as = Als { $name }
review-what-if = Was wäre, wenn?
review-what-if-text = Spiele ab Schritt { $ply } gegen Bots weiter, in einer eigenen Kopie.
review-deeper = Genauer hinsehen
