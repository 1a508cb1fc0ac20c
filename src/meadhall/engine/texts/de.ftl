ruling = Auslegung { $number }
rule-turns = Regel: wer am Zug ist
rule-notation = Regel: die Liste der Aktionen
rule-chance = Regel: was noch gezogen werden kann
rule-ending = Regel: das Ende der Partie
listed = { $others } und { $last }
does-secretly = { $name } wählt verdeckt.
score-why = warum
score-sum = zusammen
score-total = vorher und nachher
replay-verified = Geprüft: Alle { $plies } Aktionen sind regelgerecht, und das Ergebnis ist das des Protokolls.

opponent = Spieler { $number }
play-welcome = { $game }, gegen { $bots }.
play-commands = Antworte mit einer Nummer oder einer Aktion; ? hilft, q beendet.
play-choose = Deine Wahl:
play-sure = Sicher? (j/n)
play-yes = j ja y
play-help =
    Tippe die Nummer einer Möglichkeit oder die Aktion selbst (der kurze Text neben der Nummer).
      t      noch einmal der ganze Tisch      l      die letzten Aktionen
      s      woher Punkte und Gold kamen
      u      nimm deine letzte Entscheidung zurück
      why X  warum die Aktion X nicht erlaubt ist
      hint   was ein starker Spieler täte
      save F bewahre das Protokoll in der Datei F auf
      q      verlasse die Partie
play-hint =   { $text }: { $sentence } Gewinnt in { $share } % der Fälle.
play-bot-failed = { $why } Ein anderer Bot spielt für { $name } weiter.
play-no-such-number = Es gibt die Möglichkeiten 1 bis { $last }.
play-not-understood = »{ $text }« ist keine Möglichkeit, keine Aktion und kein Befehl. ? hilft.
play-no-numbers = Diese Möglichkeiten haben keine Nummern: Tippe die Aktion selbst.
play-is-legal = Das ist jetzt erlaubt.
play-nothing-to-undo = Du hast noch nichts entschieden.
play-undone = Zurückgenommen.
play-left = Du verlässt den Tisch; die Partie ist nicht zu Ende.
play-save-where = Nenne eine Datei: save DATEI.
play-saved = Das Protokoll liegt in { $file }.
play-not-saved = Das Protokoll konnte nicht in { $file } abgelegt werden: { $why }.

## Pictures

picture-round = Runde { $round }
picture-of = Wie { $name } es sieht.
picture-all = Mit allen Geheimnissen.
