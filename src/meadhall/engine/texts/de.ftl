ruling = Entscheid { $number }
rule-turns = Regel: wer am Zug ist
rule-notation = Regel: die Liste der Aktionen
rule-chance = Regel: was noch gezogen werden kann
rule-ending = Regel: das Ende der Partie
