## Was über Rätsel gesagt wird. Quellen und Währungen stehen in den Katalogen der Spiele.

puzzle-right = Das ist die beste Wahl: Du gewinnst von hier aus etwa { $share } von 100 Partien.
puzzle-wrong = Es gibt etwas Besseres: Mit deiner Wahl gewinnst du etwa { $share } von 100 Partien, mit der besten { $best }.
puzzle-shown = Die beste Wahl gewinnt von hier aus etwa { $best } von 100 Partien.
puzzle-obvious = Die Wahl, die am Ende dieses Zuges am besten aussieht, gewinnt { $share }.
puzzle-certain = Der Vorsprung vor der nächstbesten Wahl beträgt { $margin } von 100, plus oder minus { $error }.
puzzle-points = { $times }-mal von beiden aus mit denselben Ziehungen weitergespielt, hast du mit der besten Wahl am Ende im Mittel { $points } { $currency } { $sign ->
    [more] mehr
   *[less] weniger
}.
puzzle-own = Woher dein Unterschied kommt
puzzle-others = Was es für die anderen ändert
puzzle-hint-obvious = Es ist nicht die Wahl, die am Ende dieses Zuges am besten aussieht: { $sentence }
puzzle-hint-own = Denk daran: { $source }.
puzzle-hint-others = Denk daran, was die anderen davon haben: { $source }.
puzzle-hint-shares = Die beste Wahl gewinnt von hier aus etwa { $best } von 100 Partien, die naheliegende { $share }.
puzzle-hint-two = Es ist eine von diesen beiden. { $first } { $second }
