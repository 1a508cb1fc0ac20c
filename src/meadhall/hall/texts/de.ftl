## Fehler: was nicht stimmt, und was stimmen würde

error-bad-request = Die Anfrage ist nicht zu verstehen: { $why }
error-bad-message = Die Nachricht ist nicht zu verstehen: { $why }
error-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
error-imitating-name = „{ $name }“ sieht aus wie „{ $seated }“, und so heißt hier schon jemand. Wähle einen Namen, den niemand verwechselt.
error-bad-title = Ein Titel hat höchstens { $most } druckbare Zeichen.
error-bad-option = { $why }
error-bad-seats = { $game } hat Plätze für { $fewest } bis { $most } Spieler, nicht für { $seats }.
error-bad-log = { $why }
error-no-shown-log = Diese Halle wurde nicht geöffnet, um ein Protokoll zu zeigen. Wähle stattdessen eine Protokolldatei.
error-bad-level = Einen Bot „{ $level }“ gibt es nicht. Es gibt: { $levels }.
error-not-offered = { $game } wird in dieser Halle zurzeit nicht gespielt.
error-no-guest = Wähle zuerst einen Namen.
error-strange-origin = { $origin ->
    [none] Diese Anfrage kommt von einer fremden Seite; es wurde nichts getan.
   *[named] Diese Anfrage kommt von { $origin }, die Halle ist aber unter { $own } zu finden; es wurde nichts getan. Ein Proxy muss Host und X-Forwarded-Proto weitergeben.
}
error-strange-host = Diese Halle heißt nicht „{ $host }“. Wenn es deine ist, starte sie mit --host-name und diesem Namen.
error-not-owner = Das kann nur, wer den Tisch eingerichtet hat.
error-not-your-seat = Das ist nicht dein Platz.
error-not-stalling = { $name } darf sich für jeden Schritt { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} Zeit lassen. Danach kannst du einen Bot übernehmen lassen.
error-not-waited-for = Auf { $name } wird gerade nicht gewartet.
error-not-your-turn = Du bist nicht am Zug.
error-no-such-table = Diesen Tisch gibt es nicht, oder man braucht eine Einladung.
error-no-such-invitation = Diese Einladung gilt nicht.
error-no-such-link = Dieser Link zu einer Partie wurde zurückgezogen, oder ein Teil davon fehlt. Frage nach einem neuen.
error-no-such-page = Unter dieser Adresse ist nichts.
error-no-such-cards = Mit diesen Karten spielt hier kein Tisch.
error-not-allowed = Diese Adresse nimmt kein { $method }.
error-too-large = Die Anfrage ist zu groß: höchstens { $most } Byte werden angenommen.
error-too-slow = Deine Anfrage kam nicht rechtzeitig an. Versuche es noch einmal.
error-too-fast = Zu viel auf einmal. Warte einen Augenblick und versuche es noch einmal.
error-busy = Die Halle ist mit Wiederholungen und Ähnlichem ausgelastet. Warte einen Moment und versuche es noch einmal.
error-too-many-tables = Du hast { $most } Tische, die nicht zu Ende sind. Beende oder verlasse erst einen.
error-too-many-bot-tables = An { $most } deiner Tische spielen Bots unter sich. Warte, bis eine Partie vorbei ist, oder beende eine.
error-too-many-bot-tables-here = An { $most } Tischen von deiner Adresse spielen Bots unter sich. Warte, bis eine Partie vorbei ist, oder beende eine.
error-too-many-bot-tables-in-all = An { $most } Tischen dieser Halle spielen Bots unter sich. Versuche es später noch einmal oder setze dich selbst dazu.
error-too-many-seats = Du sitzt an { $most } Tischen, die nicht zu Ende sind. Beende oder verlasse erst einen.
error-too-many-connections = Von hier schauen zu viele Fenster in die Halle. Schließe erst einige.
error-no-proposal = Im Moment fragt niemand nach einer weiteren Partie.
error-cannot-begin-without = Noch haben nicht alle geantwortet. Wer gefragt hat, kann ohne die anderen anfangen; sobald jemand abgelehnt hat, können es alle, die zugesagt haben.
error-proposer-has-too-many-tables = { $name } hat nach dieser Partie gefragt und { $most } Tische, die nicht zu Ende sind. Einer davon muss erst enden, bevor es losgehen kann.
error-our-fault = In der Halle ist etwas schiefgegangen. Es wurde nichts geändert; versuche es noch einmal.
error-preparing = Die Regeln werden noch für diesen Rechner übersetzt: { $now } ({ $done } von { $steps }). Das dauert einmal eine Minute.
error-database = Die Halle erreicht ihre Datenbank nicht. Es wurde nichts geändert; versuche es noch einmal.
error-moved-on = Der Tisch ist schon weiter; schau noch einmal hin.
error-illegal = { $why }
error-not-playing = { $status ->
    [waiting] Das Spiel hat noch nicht begonnen: es sind Plätze frei.
    [closed] Der Tisch wurde geschlossen.
   *[over] Das Spiel ist zu Ende.
}
error-not-waiting = Das Spiel hat schon begonnen.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-seat-taken = Dieser Platz ist besetzt.
error-no-free-seat = Es ist kein Platz frei.
error-not-away = Du sitzt schon am Tisch.
error-old-rules = Dieses Spiel wurde nach einer anderen Fassung der Regeln gespielt und kann nicht weitergehen.
error-still-thinking = Über einen Rat für dich wird schon nachgedacht.
error-no-such-ply = Das Protokoll hat { $plies } Einträge, bei { $ply } ist also nichts.
error-cannot-undo = { $why ->
    [nothing] Es gibt nichts zurückzunehmen.
    [chance] Nicht zurückzunehmen: es wurde etwas gezogen.
    [other] Nicht zurückzunehmen: jemand anderes war seitdem am Zug.
    [revealed] Nicht zurückzunehmen: ein Geheimnis wurde aufgedeckt.
   *[turn] Nicht zurückzunehmen: dein Zug ist vorbei.
}

## Was sonst gesagt wird

is-legal = Das ist jetzt erlaubt.
ended-by-agreement = Das Spiel wurde im Einvernehmen beendet.
prompt-by-name = { $name }: { $prompt }
drawn-secretly = Etwas wird verdeckt gezogen.

## Was Seiten und Messenger von einem Link zeigen

preview-hall = { $games }: Spiele mit Freunden oder Bots, im Browser.
preview-invitation = Du bist zu einer Partie eingeladen
preview-invitation-text = Öffne den Link, um dich an den Tisch zu setzen oder zuzusehen.
preview-rules = Die Regeln: { $game }
preview-rules-text = In kurzen Kapiteln, mit Bildern.
preview-table = { $status ->
    [waiting] An diesem Tisch ist ein Platz frei ({ $game }). Spiele mit.
    [playing] Hier läuft eine Partie ({ $game }). Sieh zu.
   *[over] Eine Partie, die zu Ende ist ({ $game }).
}
preview-replay = Eine beendete Partie, Schritt für Schritt. Der Link öffnet sie bei Schritt { $ply } von { $plies }.

## Bots, die keine Stufe sind

level-greedy = gierig, weil das Programm versagt hat
