## Was über Rätsel gesagt wird. Quellen und Währungen stehen in den Katalogen der Spiele.

puzzle-right = Das ist die beste Wahl: Du gewinnst von hier aus etwa { $share } von 100 Partien.
puzzle-wrong = Es gibt etwas Besseres: Mit deiner Wahl gewinnst du etwa { $share } von 100 Partien, mit der besten { $best }.
puzzle-shown = Die beste Wahl gewinnt von hier aus etwa { $best } von 100 Partien.
puzzle-obvious = Die Wahl, die am Ende dieses Zuges am besten aussieht, gewinnt { $share }.
puzzle-certain = Die beste Wahl liegt { $margin } von 100 Partien vor der nächstbesten, plus oder minus { $error }.
puzzle-points = Von beiden aus wurde { $times }-mal mit denselben Ziehungen weitergespielt: Die beste Wahl bringt dir im Mittel { $sign ->
    [more] { $points } { $currency } mehr
    [less] { $points } { $currency } weniger
   *[same] gleich viele { $currency }
}.
puzzle-own = Woher dein Unterschied kommt
puzzle-others = Was es für die anderen ändert
puzzle-hint-obvious = Es ist nicht die Wahl, die am Ende dieses Zuges am besten aussieht: { $sentence }
puzzle-hint-own = Denke daran: { $source }.
puzzle-hint-others = Denke an das, was die anderen davon haben: { $source }.
puzzle-hint-shares = Die beste Wahl gewinnt von hier aus etwa { $best } von 100 Partien, die naheliegende { $share }.
puzzle-hint-two = Es ist eine von diesen beiden. { $first } { $second }
