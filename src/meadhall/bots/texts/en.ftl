# Each level: what it is called, and what people meet who choose it.

level-beginner = beginner
level-beginner-about = Still learning. For your first games.
level-easy = easy
level-easy-about = Overlooks a lot.
level-medium = medium
level-medium-about = Knows the game and takes it turn by turn.
level-skilled = skilled
level-skilled-about = Judges well, but does not look ahead.
level-hard = hard
level-hard-about = Looks ahead.
level-expert = expert
level-expert-about = A strong player.
level-master = master
level-master-about = The strongest.

# How long a bot thinks about each choice.
bot-answers = Answers at once.
bot-thinks-briefly = Thinks for a moment.
bot-thinks = { $seconds ->
    [one] Thinks for up to a second.
   *[other] Thinks for up to { $seconds } seconds.
}

# Why a choice is better than the next best one, from games played on from both.
reason-brings = { $sign ->
    [more] Until the end of the game it brings you about { $brings } { $currency }, { $points } more than the next best choice.
    [less] Until the end of the game it brings you about { $brings } { $currency }. Played on simply, the next best choice brings { $points } more; the search looks further, and prefers this one.
   *[same] Until the end of the game it brings you about { $brings } { $currency }, as much as the next best choice.
}
reason-source = { $source } ({ $points })
reason-more = It is better for: { $sources }.
reason-less = It costs you something at: { $sources }.
reason-alike = No single source of points makes a difference.
reason-others = Because of it, the others end with { $points } { $currency } { $sign ->
    [more] more
   *[less] less
}.
