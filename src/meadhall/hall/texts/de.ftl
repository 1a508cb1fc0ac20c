## Fehler: was nicht stimmt, und was stimmen würde

error-bad-request = Die Halle versteht diese Anfrage nicht: { $why }
error-bad-message = Die Halle versteht diese Nachricht nicht: { $why }
error-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
error-imitating-name = „{ $name }“ sieht aus wie „{ $seated }“, und so heißt hier schon jemand. Wähle einen Namen, den niemand verwechselt.
error-bad-chat = Eine Nachricht hat 1 bis { $most } sichtbare Zeichen.
error-bad-title = Ein Titel hat höchstens { $most } druckbare Zeichen.
error-bad-option = { $why }
error-bad-seats = { $game } hat Plätze für { $fewest } bis { $most } Personen, nicht für { $seats }.
error-bad-log = { $why }
error-no-shown-log = Diese Halle wurde nicht geöffnet, um ein Protokoll zu zeigen. Wähle stattdessen eine Protokolldatei.
error-bad-level = Einen Bot „{ $level }“ gibt es nicht. Es gibt: { $levels }.
error-not-offered = { $game } wird in dieser Halle im Moment nicht angeboten.
error-no-guest = Wähle zuerst einen Namen.
error-strange-origin = { $origin ->
    [none] Diese Anfrage kommt von einer fremden Seite; es wurde nichts getan.
   *[named] Diese Anfrage kommt von { $origin }, die Halle ist aber unter { $own } zu finden; es wurde nichts getan. Ein Proxy muss Host und X-Forwarded-Proto weitergeben.
}
error-strange-host = Diese Halle heißt nicht „{ $host }“. Wenn es deine ist, starte sie mit --host-name und diesem Namen.
error-not-owner = Das kann nur die Person, die den Tisch eingerichtet hat.
error-not-your-seat = Das ist nicht dein Platz.
error-not-stalling = { $name } darf sich für jeden Schritt { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} Zeit lassen. Danach kannst du einen Bot übernehmen lassen.
error-not-waited-for = Auf { $name } wird gerade nicht gewartet.
error-not-your-turn = Du bist nicht am Zug.
error-no-such-table = Diesen Tisch gibt es nicht, oder du brauchst eine Einladung.
error-no-such-invitation = Diese Einladung gilt nicht.
error-no-such-link = Dieser Link zu einer Partie wurde zurückgezogen, oder ein Teil davon fehlt. Bitte um einen neuen.
error-no-such-lesson = { $game } hat diese Lektion nicht, oder die Lektion hat diesen Schritt nicht.
error-lesson-asks = Dieser Schritt der Lektion verlangt eine Aktion.
error-no-such-day = Dieser Tag ist noch nicht da.
error-no-hints-today = Am Tisch des Tages gibt es keine Tipps, solange die Partie zählt.
error-cannot-leave-today = Am Tisch des Tages kann niemand für dich einspringen. Komm zurück, solange der Tag läuft, oder beende die Partie.
error-preparing-today = Die Bots für { $game } werden auf diesem Computer noch vorbereitet. Versuche es in ein paar Minuten noch einmal.
error-no-such-puzzle = { $game } hat kein solches Rätsel.
error-no-more-hints = Für dieses Rätsel gibt es keine weiteren Tipps.
error-no-such-page = Unter dieser Adresse ist nichts.
error-not-allowed = Diese Adresse nimmt { $method } nicht an.
error-too-large = Die Anfrage ist zu groß: Höchstens { $most } Byte sind erlaubt.
error-too-slow = Deine Anfrage kam nicht rechtzeitig an. Versuche es noch einmal.
error-too-fast = Zu viel auf einmal. Warte einen Moment und versuche es noch einmal.
error-too-much-chat = Du schreibst zu schnell. Warte ein paar Sekunden und versuche es noch einmal.
error-busy = Die Halle ist gerade ausgelastet, etwa mit dem Nachspielen von Partien. Warte einen Moment und versuche es noch einmal.
error-too-many-tables = { $most ->
    [one] Du hast einen Tisch, der nicht zu Ende ist. Beende oder verlasse ihn erst.
   *[other] Du hast { $most } Tische, die nicht zu Ende sind. Beende oder verlasse erst einen.
}
error-too-many-bot-tables = { $most ->
    [one] An einem deiner Tische spielen Bots unter sich. Warte, bis die Partie vorbei ist, oder beende sie.
   *[other] An { $most } deiner Tische spielen Bots unter sich. Warte, bis eine Partie vorbei ist, oder beende eine.
}
error-too-many-bot-tables-here = { $most ->
    [one] An einem Tisch von deiner Adresse spielen Bots unter sich. Warte, bis die Partie vorbei ist, oder beende sie.
   *[other] An { $most } Tischen von deiner Adresse spielen Bots unter sich. Warte, bis eine Partie vorbei ist, oder beende eine.
}
error-too-many-bot-tables-in-all = { $most ->
    [one] An einem Tisch dieser Halle spielen Bots unter sich. Versuche es später noch einmal, oder setze dich selbst dazu.
   *[other] An { $most } Tischen dieser Halle spielen Bots unter sich. Versuche es später noch einmal, oder setze dich selbst dazu.
}
error-too-many-seats = { $most ->
    [one] Du sitzt an einem Tisch, der nicht zu Ende ist. Beende oder verlasse ihn erst.
   *[other] Du sitzt an { $most } Tischen, die nicht zu Ende sind. Beende oder verlasse erst einen.
}
error-too-many-connections = Zu viele Fenster sind von hier aus mit der Halle verbunden. Schließe erst einige.
error-no-proposal = Im Moment fragt niemand nach einer weiteren Partie.
error-cannot-begin-without = Noch haben nicht alle geantwortet. Wer gefragt hat, kann ohne die anderen anfangen; sobald jemand abgelehnt hat, können es alle, die zugesagt haben.
error-proposer-has-too-many-tables = { $most ->
    [one] { $name } hat nach dieser Partie gefragt und einen Tisch, der nicht zu Ende ist. Er muss erst enden, bevor es losgehen kann.
   *[other] { $name } hat nach dieser Partie gefragt und { $most } Tische, die nicht zu Ende sind. Einer davon muss erst enden, bevor es losgehen kann.
}
error-our-fault = In der Halle ist etwas schiefgegangen. Es wurde nichts geändert; versuche es noch einmal.
error-preparing = Tipps für { $game } gibt es in { $minutes ->
    [0] unter einer Minute
    [one] etwa einer Minute
   *[other] etwa { $minutes } Minuten
}: Das Spiel wird noch für diesen Rechner vorbereitet.
error-not-compiled = Für { $game } gibt es keine Tipps: Das Spiel ließ sich für diesen Rechner nicht vorbereiten.
error-database = Die Halle erreicht ihre Datenbank nicht. Es wurde nichts geändert; versuche es noch einmal.
error-moved-on = Die Partie ist schon weiter. Bitte wähle noch einmal.
error-illegal = { $why }
error-not-playing = { $status ->
    [waiting] Die Partie hat noch nicht begonnen: Es sind Plätze frei.
    [closed] Der Tisch wurde geschlossen.
   *[over] Die Partie ist zu Ende.
}
error-not-waiting = Die Partie hat schon begonnen.
error-no-chat = An diesem Tisch kann im Moment niemand schreiben: Dazu braucht es zwei Personen mit Platz und eine Partie, die nicht schon lange vorbei ist.
error-not-over = Die Partie ist noch nicht zu Ende.
error-nothing-to-play = Dort ist die Partie zu Ende: Es gibt nichts mehr zu spielen.
error-seat-taken = Dieser Platz ist besetzt.
error-no-free-seat = Es ist kein Platz frei.
error-not-away = Du sitzt schon am Tisch.
error-old-rules = Diese Partie wurde nach einer anderen Fassung der Regeln gespielt und kann nicht weitergehen.
error-no-help = An diesem Tisch wird ohne Hilfe gespielt: Niemand bekommt hier Tipps oder erfährt, was Züge bringen.
error-still-thinking = Dein Tipp kommt gleich.
error-no-such-ply = { $plies ->
    [one] Das Protokoll hat einen Eintrag, bei { $ply } ist also nichts.
   *[other] Das Protokoll hat { $plies } Einträge, bei { $ply } ist also nichts.
}
error-chain-ends = Nach „{ $action }“ wird etwas gezogen oder aufgedeckt, oder dein Zug ist vorbei. Wähle den Rest einzeln.
error-cannot-undo = { $why ->
    [nothing] Es gibt nichts zurückzunehmen.
    [chance] Zurücknehmen geht nicht mehr: Es wurde etwas gezogen.
    [other] Zurücknehmen geht nicht mehr: Jemand anderes war seitdem am Zug.
    [revealed] Zurücknehmen geht nicht mehr: Ein Geheimnis wurde aufgedeckt.
   *[turn] Zurücknehmen geht nicht mehr: Dein Zug ist vorbei.
}

## Was sonst gesagt wird

is-legal = Das ist jetzt erlaubt.
ended-by-agreement = Die Partie wurde im Einvernehmen beendet.
prompt-by-name = { $name }: { $prompt }

## Was Seiten und Messenger von einem Link zeigen

preview-hall = { $games }: Spiele mit Freunden oder Bots, im Browser.
preview-invitation = Du bist zu einer Partie eingeladen
preview-invitation-text = Öffne den Link, um dich an den Tisch zu setzen oder zuzusehen.
preview-invited = Du bist zu einer Partie eingeladen: { $game }
preview-invited-by = { $name } lädt dich zu einer Partie ein: { $game }
preview-rules = Die Regeln: { $game }
preview-rules-text = In kurzen Kapiteln, mit Bildern.
preview-table = { $status ->
    [waiting] An diesem Tisch ist ein Platz frei ({ $game }). Spiele mit.
    [playing] Hier läuft eine Partie ({ $game }). Sieh zu.
   *[over] Eine Partie, die zu Ende ist ({ $game }).
}
preview-replay = Eine beendete Partie, Schritt für Schritt. Der Link öffnet sie bei Schritt { $ply } von { $plies }.

## Bots ohne Stufe

level-greedy = Ersatzbot (Programm ausgefallen)
