ruling = ruling { $number }
rule-turns = rule: whose turn it is
rule-notation = rule: the list of actions
rule-chance = rule: what is left to be drawn
rule-ending = rule: the end of the game
listed = { $others } and { $last }
does-secretly = { $name } chooses in secret.
drawn-secretly = Something is drawn in secret.
score-why = why
score-sum = total
score-total = before and after
replay-verified = { $plies ->
    [one] Verified: the only step is legal, and the result matches the log.
   *[other] Verified: all { $plies } steps are legal, and the result matches the log.
}

opponent = Player { $number }
play-welcome = { $game }, against { $bots }.
play-commands = Answer with a number or an action; ? helps, q leaves.
play-compiling = { $game } is being compiled for this computer in the background ({ $minutes ->
    [0] less than a minute
    [one] about a minute
   *[other] about { $minutes } minutes
}). You can play already; hints and strong bots follow.
play-meanwhile = { $name } plays at level { $level } for now.
play-joins = { $name } now plays at level { $level }.
play-hints-later = Hints will be ready in { $minutes ->
    [0] less than a minute
    [one] about a minute
   *[other] about { $minutes } minutes
}.
play-no-hints = There are no hints: { $why }
play-choose = Your choice:
play-sure = Are you sure? (y/n)
play-yes = y yes
play-help =
    Type the number of a choice, or the action itself (the short text beside the number).
      t      the whole table again      l      the last steps
      s      where points and money came from
      u      undo your last decision
      why X  why the action X is not legal
      hint   strong moves
      save F save the log in the file F
      q      leave the game
play-hint = { $text }: { $sentence } Wins { $share }% of the time.
play-bot-failed = { $why } Another bot plays on for { $name }.
play-no-such-number = { $last ->
    [one] There is only choice 1.
   *[other] Choose a number from 1 to { $last }.
}
play-not-understood = “{ $text }” is not a choice, an action or a command. Type ? for help.
play-no-numbers = These choices have no numbers: type the action itself.
play-is-legal = That is legal now.
play-nothing-to-undo = There is nothing to undo yet.
play-undone = Undone.
play-left = You leave the table; the game is not over.
play-save-where = Give a file: save FILE.
play-saved = The log is saved in { $file }.
play-not-saved = The log could not be saved in { $file }: { $why }.

## Pictures

picture-round = Round { $round }
picture-of = As { $name } sees it.
picture-all = Everything revealed.

## Why not

why-over = The game is over.
why-no-such-action = There is no such action.
why-no-such-seat = There is no such seat at this table.
why-chance-first = Nobody can act now: something is drawn first.
why-not-chance = Nothing is drawn now: it is a player’s turn.

## The log

told-draws = { $count } draws
scoring-of-round = Round { $round }: scoring
