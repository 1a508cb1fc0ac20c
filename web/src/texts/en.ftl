## The lobby

lobby-title = The lobby
lobby-games = Games
lobby-play = Play now
lobby-new = New table…
lobby-rules = Rules
lobby-against = Play now: against { $bots ->
    [one] one bot
    [2] two bots
   *[other] { $bots } bots
} ({ $level }).
lobby-players = { $fewest } to { $most } players
lobby-mine = My tables
lobby-learn = Learn by playing
lobby-learn-text = About five minutes at a real table, without reading rules first.
lobby-real = Your first real game
lobby-open = Open tables
lobby-open-empty = Nobody is waiting for players at the moment.
lobby-running = Games to watch
lobby-finished = Finished games
lobby-all = Show all { $count }
lobby-compiling = The fire is being lit: on its first start, the hall prepares the games for this computer. You can play right away; stronger bots and hints follow on their own.
lobby-compiling-label = Preparing the games

name-label = You are
name-kept = Welcome, { $name }.

ready-in = { $minutes ->
    [0] ready in less than a minute
    [one] ready in about a minute
   *[other] ready in about { $minutes } minutes
}
ready-never = not available here

## A table in a list

table-waits = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
table-your-turn = Your turn
table-turn-of = Waiting for { $names }
table-won-by = Won by { $names }
table-ended = Ended early
seat-free = free
seat-you = you
seat-bot = bot, { $level }
seat-bot-for-now = bot, { $level } for now
seat-away = left; a bot is playing for them
seat-offline = away at the moment
seat-acts = has the turn

## A new table

new-title = New table: { $game }
new-players = How many players?
new-seats = Who sits where?
new-seat = Seat { $seat }
new-level = Strength of the bot on seat { $seat }
new-me = Me
new-also-me = Someone else at this screen
new-friend = A friend
new-bot = A bot
new-name = Name
new-name-of = Name on seat { $seat }
new-options = Rules
new-who = Who can take a seat?
new-help = Help
new-help-allowed = Hints, and what choices bring
new-help-text = Everyone at the table can ask for hints. What choices bring is shown to those who switch it on in their settings.
new-help-off = Nobody at this table gets hints or is told what choices bring.
new-by-link = Only people with the link
new-open = Everyone in the lobby
new-name-of-table = Table name (optional)
new-set-up = Set up table

## A table that waits

waiting-text = { $free ->
    [0] Everyone is here. The game begins.
    [one] One seat is still free. The game starts as soon as it is taken.
   *[other] { $free } seats are still free. The game starts as soon as they are taken.
}
waiting-invited = { $known ->
    [yes] { $name } invites you to a game of { $game }.
   *[no] You are invited to a game of { $game }.
}
waiting-game = Game
waiting-usual-rules = the usual ones
waiting-name = You will sit down as { $name }. You can change your name above.
waiting-share = Share…
waiting-sit = Sit here
waiting-sit-too = Sit here too
waiting-invite = Invite a friend
waiting-invite-text = Anyone who opens this link can take a seat.
waiting-link = Invitation link
waiting-copy = Copy
waiting-copied = Link copied.
waiting-copy-yourself = Select the link and copy it.
waiting-fill = Fill with bots

## At the table

table-to-lobby = To the lobby
table-leave = Leave table
prompt-loading = Setting the table…
prompt-confirm = { $sentence } Are you sure?
prompt-yes = Yes
prompt-no = No
prompt-watching = You are watching
prompt-scoring = The game is over. The last points are being counted.
prompt-skip = Skip
prompt-thinking = { $name } is thinking.
prompt-past = You are looking back: the table after step { $ply } of { $plies }.
past-back = One step back
past-forward = One step forward
past-now = Back to the game
tool-undo = Undo (U)
tool-restart = Restart turn (T)
tool-hint = Hint (H)
tool-no-help = This table plays without help
lobby-waits = { $count ->
    [one] A table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
title-your-turn = Your turn
strip-title = Points and money
strip-round = Round
strip-round-of = { $round } of { $rounds }
drawer-title = Log, chat, notes, points, rules, settings
tab-table = Table
tab-log = Log
tab-chat = Chat
tab-notes = Notes
tab-ledger = Points
tab-rules = Rules
tab-more = More
log-title = What has happened, newest first
log-look-back = Show the table as it was then
log-steps = Steps: { $headline }
log-empty = Nothing has happened yet.
log-all = { $count ->
    [one] Show the only entry
   *[other] Show all { $count } entries
}
sheet-source = Source
sheet-total = Total
sheet-empty = Nothing yet
chart-title = Points over time
chart-label = Chart: the points of { $names } over the course of the game
scoring-title = Scoring
scoring-skip = Skip
scoring-done = Done
scoring-again = Last scoring
hint-title = Strong moves
hint-share = chance of winning
hint-explained = Estimated chance of winning after this move, from what you can see.
hint-why = Why the first one
hint-sources = Source by source
hint-best = First
hint-next = Second
hint-played-on = On average, from { $games } games played on to the end from both with the same draws. Sources that differ for certain are marked.
banner-lost = Connection lost. Your game is safe; reconnecting…
banner-away = A bot is playing for you.
banner-come-back = Take my seat back
stalling-text = { $name } has not acted for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
stalling-replace = Let a bot play
banner-end = In favour of stopping here: { $names }.
banner-agree = I agree
more-no-help = Help is off at this table: nobody gets hints or is told what choices bring.
more-table = This table
more-end = Propose to stop here
more-withdraw-end = Keep playing
more-leave-text = A bot will play on for you. You can come back at any time and take your seat again. A table you set up no longer counts as yours while others play on.
more-stay = Stay
more-keys = Keys
key-answer = answer with this button
key-choose = jump to the choices; arrows move between them
key-undo = undo
key-restart = restart turn
key-hint = hint
key-skip = skip what bots do
key-log = log
key-chat = chat and notes
key-rules = rules
key-escape = close, or back to the game
plain-choices = What you can do
plain-filter = { $count ->
    [one] One choice. Type to filter:
   *[other] { $count } choices. Type to filter:
}
plain-picture = The table

curtain-title = { $name }, it is your turn
curtain-text = Take the screen. The others look away.
curtain-ready = I am { $name }

## The end

end-title = The game is over
end-agreed = The game was ended by agreement
end-points = Where the points came from
end-show = Show result
end-rematch = Play again
rematch-asked = { $name } would like to play again.
rematch-asked-by-me = You asked for another game.
rematch-i-accept = You accepted.
rematch-i-decline = You declined.
rematch-accepts = Accepted: { $names }.
rematch-declines = Declined: { $names }.
rematch-silent = No answer yet: { $names }.
rematch-accept = Accept
rematch-decline = Decline
rematch-withdraw = Withdraw
rematch-without = Start without them
rematch-without-text = Their seats stay free: for them, for others or for bots.
rematch-begun = Another game has been set up.
rematch-go = To the new game
end-look = View the table
end-lobby = To the lobby
end-log = Save log

## Talking at the table, and notes

chat-title = Chat
chat-said = { $name }: { $text }
chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
chat-empty = Nobody has written anything yet. Only the people who have a seat here can read it.
chat-silent = You have muted everyone.
chat-closed = This chat is closed.
chat-label = Message
chat-send = Send
chat-phrases = Prepared messages: everyone reads them in their own language
chat-mutes = Mute
chat-mute = Mute { $name }
chat-mute-all = Mute everyone
chat-keep = Keep the chat with the game
chat-keep-text = Without everyone’s consent it is deleted ten minutes after the end. What is kept can be read by all who may watch the replay.
chat-keepers = In favour so far: { $names }.
chat-kept = Everyone agreed: the chat stays with the game.
chat-withdraw = Delete the chat
phrase-hello = Hello!
phrase-good-luck = Good luck and have fun!
phrase-nice-move = Nice move!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-back-soon = I’ll be right back.
phrase-good-game = Good game!
notes-title = My notes
notes-text = Only you can read them. You will find them again in the replay.
notes-saving = Saving…
notes-saved = Saved.
notes-failed = Not saved yet. Trying again…

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-auto = same as system
settings-light = light
settings-dark = dark
settings-motion = Motion
settings-reduced = reduced
settings-pace = Bots’ moves
pace-slow = slow
pace-normal = normal
pace-at-once = at once
settings-sound = Sound
settings-blink = Blink the title when it is my turn
settings-notify = Notify me when it is my turn
settings-confirm = Ask me before my turn ends
settings-help = Say what each choice brings

## The rules

rules-title = The rules of { $game }
rules-chapters = Chapters
rules-none = These rules have not been written yet.

## What can go wrong

dialog-close = Close
notice-more = Why? Read the ruling
offline = The hall cannot be reached. Last seen: { $when }. You can read the rules. Reconnecting…
notify-forbidden = Your browser does not allow notifications from this page. Allow them in its settings for this site.
error-no-connection = The hall does not answer. Trying again…
error-no-answer = The hall took too long to answer. Please try again.
error-status = Something went wrong (status { $status }). Please try again.
error-not-seated = You do not have a seat at this table.
error-no-table = There is no such table, or it is not open to you.
nothing-here = There is nothing here.
nothing-to-lobby = To the lobby
invitation-entering = Letting you in…

## Replays

replay-title = Replay
replay-choose = Watch a game
replay-choose-text = Choose the log file of a game that was saved here, by “meadhall play” or by “meadhall arena”. Every step in it is checked against the rules.
replay-file = Choose a log file…
replay-reading = Replaying…
replay-kept = The hall reads the file and keeps nothing. You can also drop it here.
replay-too-large = { $name } is too large for a log: the limit is { $most } kB.
replay-other-file = Choose another log file
replay-begin = The game begins.
replay-viewer = View
replay-all = Everything revealed
replay-spectator = As a spectator
replay-as = As { $name }
replay-link = Copy link to this moment
replay-link-copied = Link to this moment copied.
replay-link-address = Copy the address of this page: it leads to this moment.
replay-link-shared = Link to this moment copied. Anyone who has it can watch this game.
replay-links = Links to this game: { $links }
replay-links-withdraw = Withdraw…
replay-links-question = Withdraw all links to this game?
replay-links-text = Anyone who has one will no longer be able to see this game. Links you copy later are new ones.
replay-links-yes = Withdraw
replay-links-keep = Keep them
replay-links-gone = The links to this game have been withdrawn.
replay-ways = Through the game
replay-round-back = Back one round (Page up)
replay-turn-back = Back one turn (↑)
replay-step-back = Back one step (←)
replay-step-on = Forward one step (→)
replay-turn-on = Forward one turn (↓)
replay-round-on = Forward one round (Page down)
replay-play = Play (Space)
replay-pause = Pause (Space)
replay-slider = Step of the game
replay-at = { $ply } of { $plies }
replay-story = What happened
replay-log = The log, from the beginning
replay-brought = What this step earned
replay-brought-nothing = This step earned neither points nor money.
replay-open = Replay
replay-open-file = Open log file
end-replay = Step through the game

## Scoring a real table

score-title = Score a game on your own table: { $game }
score-open = Score your own table
score-unknown = Displays of this game cannot be scored on their own.
score-share = Copy link
score-link-copied = Link to this table copied.
score-link-address = Copy the address of this page: it holds the whole table.
score-example = Show example
score-empty = Empty table
score-which = What is scored
score-results = The scoring
score-nothing = Rebuild your table here; the score updates as you go.
score-impossible = This is not possible on a table:
score-missing = Something is missing for the scoring:
score-no-lines = Nothing scores yet.
score-why-column = Why
score-players = Players
score-player = Player { $number }
score-name = Name
score-add-player = Add player
score-remove-player = Remove { $name }
score-less = Less: { $what }
score-more = More: { $what }
score-editor = The table
score-brushes = What you place
score-take-away = Take away
score-cell-empty = empty
score-unreadable = The link holds a table that cannot be read. Start with an empty one.

## Lessons

learn-open = Learn
learn-instead = Learn by playing
learn-invited = Never played { $game }? Learn it in a few minutes.
learn-title = Learn
learn-of = Learn { $game }
learn-none = { $game } has no lesson yet.
learn-minutes = { $minutes ->
    [one] About one minute
   *[other] About { $minutes } minutes
}, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
learn-begin = Begin
learn-continue = Continue
learn-again = Play again
learn-done = Finished
learn-coach = Coach
learn-leave = Leave
learn-restart = Start over
learn-count = { $step } of { $steps }
learn-progress = Progress of the lesson
learn-on = Go on
learn-try = Try it
learn-back = Undo
learn-tried = You can do that:
learn-worse = { $points ->
    [one] By our estimate it leaves you about 1 point behind the task at the end. Undo it, and try the task.
   *[other] By our estimate it leaves you about { $points } points behind the task at the end. Undo it, and try the task.
}
learn-better = { $points ->
    [one] By our estimate it is even about 1 point better at the end. Here we take the other way: undo it.
   *[other] By our estimate it is even about { $points } points better at the end. Here we take the other way: undo it.
}
learn-much-worse = By our estimate it leaves you far behind the task at the end. Undo it, and try the task.
learn-much-better = By our estimate it is even much better at the end. Here we take the other way: undo it.
learn-same = By our estimate it is about as good. Here we take the other way: undo it.
learn-points = Points for you
learn-over = Well done: you have finished the lesson.
learn-real = First real game
learn-real-text = Against an easy bot. Each choice says what it brings when you point at it, or press it for a moment.
learn-next = Next lesson

## Puzzles

solve-title = Puzzle
solve-of-day = Puzzle of the day
solve-all = Puzzles
solve-about = Positions from games. One choice is clearly better than every other, and it is not the obvious one. The first answer to each counts for your rating.
solve-none = There are no puzzles here yet.
solve-task = You are { $name }. One choice is clearly best: which?
solve-panel = Choice, hints and explanation
solve-my-rating = Your rating
solve-rating = rating
solve-count = { $answered ->
    [0] { $puzzles } puzzles
   *[other] { $solved } of { $answered } solved, { $puzzles } in all
}
solve-next = Next puzzle
solve-all-done = You have answered all of them.
solve-this = This one
solve-other = Something else
solve-hint = { $left ->
    [0] No more hints
   *[other] Hint ({ $left } left)
}
solve-give-up = Show answer
solve-counts = Choose on the table. Your first answer counts; each hint takes a quarter of what it is worth.
solve-practice = This try does not count any more.
solve-again = Try again
solve-right = That is it!
solve-not-best = Not the best
solve-answer = The answer
solve-solved = You have solved this one
solve-missed = You have missed this one
solve-share = Copy link
solve-link-copied = Link to this puzzle copied.
solve-link-address = Copy the address of this page: it leads to this puzzle.
solve-hardness = How hard it is: { $rating }. Whoever has this rating solves it every other time.
solve-beside = Beside: { $sentence }

## Table of the day

today-title = Today
today-about = The same draws for everyone, and a puzzle for each game.
today-place = place { $place } of { $of }
today-playing = you are playing
today-finished = { $finished ->
    [0] nobody has finished yet
    [one] one has finished
   *[other] { $finished } have finished
}
today-puzzle-new = not solved yet
today-puzzle-solved = solved
today-puzzle-missed = missed
today-all-puzzles = More puzzles
daily-title = Table of the day
daily-days = Days
daily-day-before = The day before
daily-day-after = The day after
daily-about = Everyone plays this table with the same draws from seat { $seat }, against { $bots ->
    [one] one bot
   *[other] { $bots } bots
} ({ $level }). Nobody can say that luck was against them.
daily-play = Play
daily-go-on = Continue
daily-practise = Play again
daily-once = Your first game counts, without hints. You can pause and come back.
daily-again = Playing again is practice: it does not count.
daily-results = Results
daily-hidden = { $finished ->
    [0] Nobody has finished yet. You will see the results when you have played.
    [one] One has finished. You will see the results when you have played.
   *[other] { $finished } have finished. You will see the results when you have played.
}
daily-nobody = Nobody has finished this table.
daily-my-place = Place { $place } of { $of }.
daily-ahead = { $points ->
    [one] You were 1 point ahead.
   *[other] You were { $points } points ahead.
}
daily-behind = { $points ->
    [one] You were 1 point behind.
   *[other] You were { $points } points behind.
}
daily-level = You were level.
daily-place = Place
daily-who = Who
daily-points = Points
daily-lead = Lead
daily-won = won at this table
daily-lead-explained = The lead is over the best of the others at the table. It decides; where it is the same, points do.
daily-strongest-bot = The strongest bot
daily-bot-plays = The strongest bot is still playing. Its result follows.
daily-fair = How do I know that the draws are the same?
daily-fair-text = The draws follow from a secret seed. Its fingerprint (SHA-256) is shown from the beginning. The seed itself becomes public when the results are complete, on { $date } at { $time }: then anyone can check the seed against its fingerprint, and draw the same.
daily-digest = Fingerprint
daily-seed = Seed
daily-at-table = Table of the day: the same draws for everyone
daily-at-table-practice = Table of the day, practice: this game does not count
daily-compare = How others did

## Review of a game

tab-review = Review
end-review = Review
review-working = The game is being reviewed…
review-working-deep = Looking deeper. This takes about a minute…
review-failed = The review could not be made. Try again later.
review-play-on = Play on from here
review-play-on-as = As { $name }
review-what-if = What if?
review-what-if-text = Play on from step { $ply } against bots, in a copy of your own.
review-deeper = Look deeper
