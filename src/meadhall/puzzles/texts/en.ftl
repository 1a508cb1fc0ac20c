## What is said about puzzles. Sources and currencies are named in the catalogues of the games.

puzzle-right = That is the best choice: you win about { $share } of 100 games from here.
puzzle-wrong = There is something better: with your choice you win about { $share } of 100 games, with the best one { $best }.
puzzle-shown = The best choice wins about { $best } of 100 games from here.
puzzle-obvious = The choice that looks best at the end of this turn wins { $share }.
puzzle-certain = The best choice is { $margin } in 100 games ahead of the next best one, give or take { $error }.
puzzle-points = Both were played on { $times } times with the same draws: on average the best choice brings you { $sign ->
    [more] { $points } { $currency } more
    [less] { $points } { $currency } less
   *[same] as many { $currency }
}.
puzzle-own = Where your difference comes from
puzzle-others = What it changes for the others
puzzle-hint-obvious = It is not the choice that looks best at the end of this turn: { $sentence }
puzzle-hint-own = Think of this: { $source }.
puzzle-hint-others = Think of what the others get from this: { $source }.
puzzle-hint-shares = The best choice wins about { $best } of 100 games from here, the one that looks best { $share }.
puzzle-hint-two = It is one of these two. { $first } { $second }
