ruling = ruling { $number }
rule-turns = rule: whose turn it is
rule-notation = rule: the list of actions
rule-chance = rule: what is left to be drawn
rule-ending = rule: the end of the game
listed = { $others } and { $last }
does-secretly = { $name } chooses in secret.
score-why = why
score-sum = together
score-total = before and after
replay-verified = Verified: all { $plies } actions are legal, and the result is the log's.

opponent = Player { $number }
play-welcome = { $game }, against { $bots }.
play-commands = Answer with a number or an action; ? helps, q leaves.
play-choose = Your choice:
play-sure = Are you sure? (y/n)
play-yes = y yes
play-help =
    Type the number of a choice, or the action itself (the short text beside the number).
      t      the whole table again      l      the last actions
      s      where points and money came from
      u      take back your last decision
      why X  why the action X is not legal
      hint   what a strong player would do
      save F keep the log in the file F
      q      leave the game
play-hint =   { $text }: { $sentence } Wins { $share } % of the time.
play-bot-failed = { $why } Another bot plays on for { $name }.
play-no-such-number = There are choices 1 to { $last }.
play-not-understood = “{ $text }” is not a choice, an action or a command. Type ? for help.
play-no-numbers = These choices have no numbers: type the action itself.
play-is-legal = That is legal now.
play-nothing-to-undo = You have not decided anything yet.
play-undone = Taken back.
play-left = You leave the table; the game is not finished.
play-save-where = Give a file: save FILE.
play-saved = The log is in { $file }.
play-not-saved = The log could not be kept in { $file }: { $why }.

## Pictures

picture-round = Round { $round }
picture-of = As { $name } sees it.
picture-all = With all secrets.
