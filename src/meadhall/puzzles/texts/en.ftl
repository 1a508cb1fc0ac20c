## What is said about puzzles. Sources and currencies are named in the catalogues of the games.

puzzle-right = That is the best choice: you win about { $share } in 100 games from here.
puzzle-wrong = There is something better: with your choice you win about { $share } in 100 games, with the best one { $best }.
puzzle-shown = The best choice wins about { $best } in 100 games from here.
puzzle-obvious = The choice that looks best at the end of this turn wins { $share }.
puzzle-certain = The lead over the next best choice is { $margin } in 100, give or take { $error }.
puzzle-points = Played on { $times } times from both with the same draws, the best choice ends with { $points } { $currency } { $sign ->
    [more] more
   *[less] less
} for you on average.
puzzle-own = Where your difference comes from
puzzle-others = What it changes for the others
puzzle-hint-obvious = It is not the choice that looks best at the end of this turn: { $sentence }
puzzle-hint-own = Think of this: { $source }.
puzzle-hint-others = Think of what the others get from this: { $source }.
puzzle-hint-shares = The best choice wins about { $best } in 100 games from here, the one that looks best { $share }.
puzzle-hint-two = It is one of these two. { $first } { $second }
