## The lobby

lobby-title = The lobby
lobby-games = Games
lobby-play = Play now
lobby-new = New table…
lobby-rules = Rules
lobby-against = Play now: against { $bots ->
    [2] two
   *[other] { $bots }
} bots ({ $level }).
lobby-players = { $fewest } to { $most } players
lobby-mine = My tables
lobby-mine-empty = None yet. Play now, or set up a table.
lobby-open = Open tables
lobby-open-empty = Nobody is waiting for players at the moment.
lobby-running = Watch
lobby-finished = Finished games
lobby-all = Show all { $count }
lobby-compiling = The fire is being lit: on its first start, the hall translates the rules for this computer ({ $done } of { $steps }). Sit down already; play begins by itself.
lobby-compiling-label = Preparing the rules

about-vikings = Buy tiles and settlers from the turning wheel, join islands off your coast, and keep the raiders away.
about-skye = Set prices for land, buy from your neighbours, and shape the clan area that the chieftains like best.
about-gonewild = Build a village and a deck of rowdy fighters, raid your friends, and bribe the gods with beer.

name-label = You are
name-kept = Welcome, { $name }.

level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-master = master

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
seat-away = left; a bot plays on
seat-offline = not here just now
seat-acts = to move

## A new table

new-title = A new table of { $game }
new-players = Players
new-seats = Who sits where
new-seat = Seat { $seat }
new-level = Strength of the bot on seat { $seat }
new-me = Me
new-also-me = Also at this screen
new-friend = A friend
new-bot = A bot
new-name = Name
new-name-of = Name on seat { $seat }
new-options = Rules
new-who = Who may sit down
new-by-link = Only who has the link
new-open = Everybody in the lobby
new-name-of-table = Name of the table (if you like)
new-set-up = Set up the table

option-vikings-advanced = Advanced game: special tiles, and boatswains carry single figures
option-vikings-auction = In the advanced game, auction the start player and place the colours
option-skye-open_gold = Everybody’s gold lies open
option-skye-tiles = Random scoring tiles
option-gonewild-long = Long game, to 40 points (three or four players)
option-gonewild-first = The bonus cards for a first game

## A table that waits

waiting-text = { $free ->
    [0] Everybody is here. The game begins.
    [one] One seat is still free. The game begins by itself as soon as it is taken.
   *[other] { $free } seats are still free. The game begins by itself as soon as they are taken.
}
waiting-sit = Sit here
waiting-sit-too = Sit here, too
waiting-invite = Invite a friend
waiting-invite-text = Whoever opens this link can sit down.
waiting-link = Link for friends
waiting-copy = Copy
waiting-copied = The link is copied.
waiting-copy-yourself = Select the link and copy it.
waiting-fill = Let bots take the free seats

## At the table

table-to-lobby = To the lobby
table-leave = Leave the table
prompt-loading = The table is being laid …
prompt-confirm = { $sentence } Are you sure?
prompt-yes = Yes
prompt-no = No
prompt-watching = You are watching
prompt-scoring = The game is over. The last points are being counted.
prompt-past = You are looking back: the table after move { $ply } of { $plies }.
past-back = One move back
past-forward = One move on
past-now = Back to now
tool-undo = Take back (U)
tool-restart = Start my turn over (T)
tool-hint = What would a strong player do? (H)
title-your-turn = Your turn
strip-title = Points and money
strip-round = Round
strip-round-of = { $round } of { $rounds }
drawer-title = Log, points, rules, settings
tab-table = Table
tab-log = Log
tab-ledger = Points
tab-rules = Rules
tab-more = More
log-title = What has happened, the newest first
log-look-back = Look at the table as it was then
log-steps = Steps: { $headline }
log-empty = Nothing has happened yet.
log-all = Show all { $count } entries
sheet-source = Where from
sheet-total = Together
sheet-empty = Nothing yet
chart-title = The course of points
chart-label = Chart: the points of { $names } in the course of the game
scoring-title = Scoring
scoring-skip = Skip
scoring-done = Done
scoring-again = Last scoring
hint-title = A strong player would …
hint-share = chance to win
hint-explained = The number is how often this player expects to win from there. She sees only what you see.
banner-lost = The connection is lost. Nothing is lost: the page comes back by itself.
banner-away = A bot is playing for you.
banner-come-back = Take my seat back
stalling-text = { $name } has not acted for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
stalling-replace = Let a bot play
banner-end = Would end the game here: { $names }.
banner-agree = I agree
more-table = This table
more-end = Propose to end the game here
more-withdraw-end = Play on after all
more-leave-text = A bot will play on for you. You can come back at any time and take your seat again. A table you set up no longer counts as yours while others play on.
more-stay = Stay
more-keys = Keys
key-answer = answer with this button
key-choose = go to what can be chosen; arrows move on
key-undo = take back
key-restart = start my turn over
key-hint = hint
key-log = log
key-rules = rules
key-escape = close, or back to now
plain-choices = What you can do
plain-filter = { $count } choices. Type to filter:
plain-picture = The table

curtain-title = { $name }, it is your turn
curtain-text = Take the screen. The others look away.
curtain-ready = I am { $name }

## The end

end-title = The game is over
end-agreed = The game was ended by agreement
end-points = Where the points came from
end-show = Show the result
end-rematch = Play again
rematch-asked = { $name } would like to play again.
rematch-asked-by-me = You have asked for another game.
rematch-i-accept = You have accepted.
rematch-i-decline = You have declined.
rematch-accepts = Accepted: { $names }.
rematch-declines = Declined: { $names }.
rematch-silent = No answer yet: { $names }.
rematch-accept = Accept
rematch-decline = Decline
rematch-withdraw = Withdraw
rematch-without = Begin without them
rematch-without-text = Their seats stay free: for them, for others or for bots.
rematch-begun = Another game has been set up.
rematch-go = To the new game
end-look = Look at the table
end-lobby = To the lobby
end-log = Save the log

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Light or dark
settings-auto = as the system
settings-light = light
settings-dark = dark
settings-motion = Motion
settings-reduced = reduced
settings-sound = Sound
settings-blink = The title blinks when it is my turn
settings-confirm = Ask me before my turn ends

## The rules

rules-title = The rules of { $game }
rules-chapters = Chapters
rules-none = These rules are not written yet.

## What can go wrong

dialog-close = Close
notice-more = Why? Read the ruling
error-no-connection = The hall does not answer. Trying again …
error-no-answer = The hall took too long to answer. Please try again.
error-status = Something went wrong (status { $status }). Please try again.
error-not-seated = You do not sit at this table.
error-no-table = There is no such table, or it is not open to you.
nothing-here = There is nothing here.
nothing-to-lobby = To the lobby
invitation-entering = You are being let in …

## Replays

replay-title = Replay
replay-choose = Look at a game
replay-choose-text = Choose the log file of a game, saved here, by “meadhall play” or by “meadhall arena”. Every action in it is checked by the rules.
replay-file = Choose a log file…
replay-reading = Being replayed …
replay-kept = The file stays in this page: the hall reads it and keeps nothing. You can also drop it here.
replay-too-large = { $name } is too large for a log: at most { $most } kB are read.
replay-other-file = Choose another log file
replay-begin = The game begins.
replay-viewer = Who looks
replay-all = The whole truth
replay-spectator = As a spectator
replay-as = As { $name }
replay-link = Copy a link to this moment
replay-link-copied = The link to this moment is copied.
replay-link-address = Copy the address of this page: it leads to this moment.
replay-link-shared = The link to this moment is copied. Anyone who has it can look at this game.
replay-links = Links to this game: { $links }
replay-links-withdraw = Withdraw…
replay-links-question = Withdraw all links to this game?
replay-links-text = Anyone who has one will no longer see this game. Links that are copied later are new ones.
replay-links-yes = Withdraw
replay-links-keep = Keep them
replay-links-gone = The links to this game are withdrawn.
replay-ways = Through the game
replay-round-back = Back a round (Page up)
replay-turn-back = Back a turn (↑)
replay-step-back = Back a step (←)
replay-step-on = On a step (→)
replay-turn-on = On a turn (↓)
replay-round-on = On a round (Page down)
replay-play = Play by itself (Space)
replay-pause = Stop (Space)
replay-slider = Step of the game
replay-at = { $ply } of { $plies }
replay-story = What happened
replay-log = The log, from the beginning
replay-brought = What this step brought
replay-brought-nothing = This step brought neither points nor money.
replay-open = Replay
replay-open-file = Look at a log file
end-replay = Step through the game

## Scoring a real table

score-title = Score a real table: { $game }
score-open = Score a real table
score-unknown = Displays of this game cannot be scored by themselves.
score-share = Copy the link
score-link-copied = The link to this table is copied.
score-link-address = Copy the address of this page: it holds the whole table.
score-example = Show an example
score-empty = Empty table
score-which = What is scored
counts-vikings-small = Small scoring
counts-vikings-large = Large scoring
counts-vikings-end = End of the game
counts-skye-round = Scoring tiles
counts-skye-end = End: scrolls and gold
counts-skye-all = Both
score-results = The scoring
score-nothing = Build what lies on the table; the scoring follows by itself.
score-impossible = This cannot lie on a table:
score-missing = Not enough to score:
score-no-lines = Nothing scores yet.
score-why-column = Why
score-players = Players
score-player = Player { $number }
score-name = Name
score-add-player = Add a player
score-remove-player = Remove { $name }
score-less = Less: { $what }
score-more = More: { $what }
score-editor = The table
score-brushes = What you lay down
score-take-away = Take away
score-cell-empty = empty
score-unreadable = The link holds a table that cannot be read. Begin with an empty one.
score-vikings-middle = middle, any building
score-vikings-figure = figure of the row
score-vikings-ships-above = Ships lie in the first line, above the islands.
score-vikings-only-ships = Only ships lie in the first line.
score-vikings-tile-first = Lay a tile there first; a figure stands on a tile.
score-vikings-specials = Special tiles (advanced game)
score-vikings-monuments = A building tile that has replaced a middle is laid on the display: the last { $letters } tiles above.
score-skye-tiles = The scoring tiles of this game
score-skye-tile-at = Scoring tile at { $letter }
score-skye-none = none
score-skye-now = scored now
score-skye-hint = Tap an empty cell to lay a tile. Tap a tile to take it in hand, and again to turn it.
score-skye-tools = The tile in hand
score-skye-turn = Turn
score-skye-replace = Another tile
score-skye-pick = Which tile lies there?
score-skye-filter = What is on it
score-skye-number = Number
score-skye-found = { $count ->
    [one] One tile
   *[other] { $count } tiles
}
score-skye-laid = { $tile }, lies already
mark-pasture = pasture
mark-mountain = mountain
mark-water = water
mark-sheep = sheep
mark-cattle = cattle
mark-farm = farm
mark-broch = broch
mark-lighthouse = lighthouse
mark-ship = ship
mark-barrels = barrels
mark-scroll = scroll
mark-road = road
