ruling = Auslegung { $number }
rule-turns = Regel: wer am Zug ist
rule-notation = Regel: die Liste der Aktionen
rule-chance = Regel: was noch gezogen werden kann
rule-ending = Regel: das Ende der Partie
listed = { $others } und { $last }
does-secretly = { $name } wählt verdeckt.
drawn-secretly = Etwas wird verdeckt gezogen.
score-why = warum
score-sum = Summe
score-total = vorher und nachher
replay-verified = { $plies ->
    [one] Geprüft: Der einzige Schritt ist regelgerecht, und das Ergebnis stimmt mit dem Protokoll überein.
   *[other] Geprüft: Alle { $plies } Schritte sind regelgerecht, und das Ergebnis stimmt mit dem Protokoll überein.
}

opponent = Spieler { $number }
play-welcome = { $game }, gegen { $bots }.
play-commands = Antworte mit einer Nummer oder einer Aktion; ? hilft, q beendet.
play-compiling = { $game } wird im Hintergrund für diesen Rechner kompiliert ({ $minutes ->
    [0] unter einer Minute
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
}). Du kannst schon spielen; Tipps und starke Bots folgen.
play-meanwhile = { $name } spielt vorerst auf Stufe { $level }.
play-joins = { $name } spielt jetzt auf Stufe { $level }.
play-hints-later = Tipps gibt es in { $minutes ->
    [0] unter einer Minute
    [one] etwa einer Minute
   *[other] etwa { $minutes } Minuten
}.
play-no-hints = Es gibt keine Tipps: { $why }
play-choose = Deine Wahl:
play-sure = Sicher? (j/n)
play-yes = j ja y
play-help =
    Tippe die Nummer einer Möglichkeit oder die Aktion selbst (der kurze Text neben der Nummer).
      t      noch einmal der ganze Tisch      l      die letzten Schritte
      s      woher Punkte und Gold kamen
      u      nimm deine letzte Entscheidung zurück
      why X  warum die Aktion X nicht erlaubt ist
      hint   starke Züge
      save F speichere das Protokoll in der Datei F
      q      verlasse die Partie
play-hint = { $text }: { $sentence } Gewinnt in { $share } % der Fälle.
play-bot-failed = { $why } Ein anderer Bot spielt für { $name } weiter.
play-no-such-number = { $last ->
    [one] Es gibt nur Möglichkeit 1.
   *[other] Wähle eine Nummer von 1 bis { $last }.
}
play-not-understood = „{ $text }“ ist weder eine Möglichkeit noch eine Aktion noch ein Befehl. ? hilft.
play-no-numbers = Diese Möglichkeiten haben keine Nummern: Tippe die Aktion selbst.
play-is-legal = Das ist jetzt erlaubt.
play-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
play-undone = Zurückgenommen.
play-left = Du verlässt den Tisch; die Partie ist nicht zu Ende.
play-save-where = Nenne eine Datei: save DATEI.
play-saved = Das Protokoll ist in { $file } gespeichert.
play-not-saved = Das Protokoll konnte nicht in { $file } gespeichert werden: { $why }.

## Pictures

picture-round = Runde { $round }
picture-of = Wie { $name } es sieht.
picture-all = Alles aufgedeckt.

## Warum nicht

why-over = Die Partie ist zu Ende.
why-no-such-action = Diese Aktion gibt es nicht.
why-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
why-chance-first = Jetzt kann niemand handeln: Erst wird etwas gezogen.
why-not-chance = Jetzt wird nichts gezogen: Jemand ist am Zug.

## Der Verlauf

told-draws = { $count }-mal gezogen
scoring-of-round = Runde { $round }: Wertung
