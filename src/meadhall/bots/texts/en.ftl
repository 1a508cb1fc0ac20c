# Each level: what it is called, and what people meet who choose it.

level-easy = easy
level-easy-about = Overlooks a lot. For your first games.
level-medium = medium
level-medium-about = Knows the game and takes it turn by turn.
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
