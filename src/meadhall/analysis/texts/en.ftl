## What is said in the review of a game. Sources, currencies and actions are named in the catalogues of the games.

review-title = Review
review-you = you
review-whom = you

review-result-won = { $you ->
    [yes] You won, { $points } { $currency } ahead of { $rival }.
   *[no] { $name } won, { $points } { $currency } ahead of { $rival }.
}
review-result-lost = { $you ->
    [yes] You lost to { $rival } by { $points } { $currency }.
   *[no] { $name } lost to { $rival } by { $points } { $currency }.
}
review-result-level = { $you ->
    [yes] You ended with as many { $currency } as { $rival }.
   *[no] { $name } ended with as many { $currency } as { $rival }.
}
review-result-open = { $sign ->
    [more] { $you ->
        [yes] As it stands, you can expect to end { $points } { $currency } ahead of { $rival }.
       *[no] As it stands, { $name } can expect to end { $points } { $currency } ahead of { $rival }.
    }
   *[less] { $you ->
        [yes] As it stands, you can expect to end { $points } { $currency } behind { $rival }.
       *[no] As it stands, { $name } can expect to end { $points } { $currency } behind { $rival }.
    }
}
review-luck = { $sign ->
    [more] The draws brought { $who } { $points } of them.
   *[less] The draws cost { $whom } { $points } of them.
}
review-luck-other = { $sign ->
    [more] The draws were { $points } { $currency } better for { $whom } than on average.
   *[less] The draws were { $points } { $currency } worse for { $whom } than on average.
}
review-play = { $you ->
    [yes] In { $best } of { $decisions } decisions you chose the best; on average a decision cost { $loss } in 100 victories ({ $level }, accuracy { $accuracy }).
   *[no] In { $best } of { $decisions } decisions { $name } chose the best; on average a decision cost { $loss } in 100 victories ({ $level }, accuracy { $accuracy }).
}
review-level-masterly = masterly
review-level-strong = strong
review-level-sound = sound
review-level-uneven = uneven
review-level-careless = careless

review-line-start = at the start
review-line-luck = the draws
review-line-own = own decisions
review-line-gifts = others’ decisions
review-line-hidden = what was hidden
review-line-revised = seen differently later
review-line-result = at the end
review-shares = victories in 100
review-lead = { $currency } over { $rival }

review-cost = This cost about { $loss } in 100 victories.
review-compared = Played on { $times } times from both with the same draws, the better choice wins { $share } more in 100, give or take { $error }, and ends with { $points } { $currency } { $sign ->
    [more] more
   *[less] less
}.
review-own = Where the difference comes from
review-others = What it changes for the others
review-only = The only good choice: the next best one wins { $loss } fewer in 100.
review-turning = { $sign ->
    [more] { $name }: { $change } in 100 more
   *[less] { $name }: { $change } in 100 less
}
review-drawn = Draws
review-chances = Chances
review-balance = Where the result comes from
review-turnings = Where the game turned
review-costly = The decisions that cost most
review-praised = Good choices that were hard to find
review-none = No decision cost a clear part of the victory.
review-instead = Better
review-played = Played
review-step = Step { $ply }
review-judge = The chances are those of the strongest quick judge that Meadhall has. What it saw differently a step later is a line of its own: { $revised } of squared change, beside { $luck } by luck.
