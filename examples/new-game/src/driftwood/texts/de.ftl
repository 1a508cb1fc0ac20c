## In der Lobby

about-driftwood = Das Meer spült Strandgut an, und alle laufen heimlich zu einem Stück. Wer allein ankommt, nimmt es.
option-driftwood-short = Ein kurzes Spiel: 4 statt 6 Fluten

## Das Strandgut, zugleich die Quellen der Punkte

piece-plank = Planke
piece-lantern = Laterne
piece-net = Netz
piece-amber = Bernstein
piece-shell = Muschel
source-plank = Planken
source-lantern = Laternen
source-net = Netze
source-amber = Bernstein
source-shell = Muscheln
points = Punkte

## Was gefragt ist

prompt-draw = Das Meer spült ein Stück an.
prompt-choose = Zu welcher Stelle läufst du? Alle anderen wählen zur gleichen Zeit.
prompt-wait = Noch nicht gewählt: { $names }.
prompt-over = { $winners ->
    [one] { $names } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $names } teilen sich den Sieg mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
}

## Was eine Aktion tut

does-draw = Das Meer spült an: { $piece }.
does-go = { $name } läuft zu Stelle { $place }: { $piece }.

## Warum nicht

rule-beach = Regel: der Strand
why-not-yours = Das Meer spült Strandgut an, und die Spielenden wählen Stellen.
why-none-left = Nicht mehr im Meer: { $piece }.
why-chosen = Du hast schon gewählt; warte auf die anderen.
why-no-place = Stelle { $place } gibt es nicht: Der Strand hat { $places }.

## Das Bild im Terminal

picture-tide = Flut { $tide } von { $tides }
picture-beach = Am Strand
picture-sea = Im Meer
picture-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
picture-chosen = { $place ->
    [0] hat gewählt
   *[other] läuft zu Stelle { $place }
}
picture-legend = Die Zahlen sind Stellen am Strand: go 2 läuft zum zweiten Stück. ▶ muss noch wählen.
