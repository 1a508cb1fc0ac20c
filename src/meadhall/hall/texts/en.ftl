## Errors: what is wrong, and what would be right

error-bad-request = The hall could not understand this request: { $why }
error-bad-message = The hall could not understand this message: { $why }
error-bad-name = A name has 1 to { $most } visible characters.
error-imitating-name = “{ $name }” looks like “{ $seated }”, who already has a seat here. Choose a name that nobody could mistake.
error-bad-chat = A message has 1 to { $most } visible characters.
error-bad-title = { $most ->
    [one] A title has at most 1 printable character.
   *[other] A title has at most { $most } printable characters.
}
error-bad-option = { $why }
error-bad-seats = { $game } has seats for { $fewest } to { $most } players, not { $seats }.
error-bad-log = { $why }
error-no-shown-log = This hall was not opened to show a log. Choose a log file instead.
error-bad-level = There is no bot “{ $level }”. There are: { $levels }.
error-not-offered = This hall does not offer { $game } at the moment.
error-no-guest = Choose a name first.
error-strange-origin = { $origin ->
    [none] This request comes from another site, so nothing was done.
   *[named] This request comes from { $origin }, but the hall is at { $own }, so nothing was done. Behind a proxy, let it pass on Host and X-Forwarded-Proto.
}
error-strange-host = This hall does not go by the name “{ $host }”. If it is yours, start it with --host-name and that name.
error-not-owner = Only the person who set up the table can do that.
error-not-your-seat = That is not your seat.
error-not-stalling = { $name } may take { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} for each step. After that you can let a bot take over.
error-not-waited-for = The game is not waiting for { $name }.
error-not-your-turn = It is not your turn.
error-no-such-table = There is no such table, or it is by invitation only.
error-no-such-invitation = This invitation is not valid.
error-no-such-link = This link to a game was withdrawn, or a part of it is missing. Ask the sender for a new one.
error-no-such-lesson = { $game } has no such lesson, or the lesson has no such step.
error-lesson-asks = This step of the lesson asks for an action.
error-no-such-day = That day has not come yet.
error-no-hints-today = There are no hints at the table of the day as long as it counts.
error-cannot-leave-today = Nobody can take your seat at the table of the day. Come back until the day is over, or end the game.
error-preparing-today = The bots of { $game } are still being prepared for this computer. Try again in a few minutes.
error-no-such-puzzle = { $game } has no such puzzle.
error-no-more-hints = There are no more hints for this puzzle.
error-no-such-page = There is nothing at this address.
error-not-allowed = This address does not accept { $method }.
error-too-large = { $most ->
    [one] The request is too large: the limit is 1 byte.
   *[other] The request is too large: the limit is { $most } bytes.
}
error-too-slow = Your request did not arrive in time. Please try again.
error-too-fast = Too much at once. Wait a moment and try again.
error-too-much-chat = You are writing too fast. Wait a few seconds and try again.
error-busy = The hall is busy with replays and the like. Wait a moment and try again.
error-too-many-tables = { $most ->
    [one] You have an unfinished table. Finish or leave it first.
   *[other] You have { $most } unfinished tables. Finish or leave one first.
}
error-too-many-bot-tables = { $most ->
    [one] Bots are playing without you at one of your tables. Wait until the game is over, or end it.
   *[other] Bots are playing without you at { $most } of your tables. Wait until a game is over, or end one.
}
error-too-many-bot-tables-here = { $most ->
    [one] Bots are playing on their own at a table set up from your address. Wait until the game is over, or end it.
   *[other] Bots are playing on their own at { $most } tables set up from your address. Wait until a game is over, or end one.
}
error-too-many-bot-tables-in-all = { $most ->
    [one] Bots are playing on their own at a table in this hall. Try again later, or take a seat yourself.
   *[other] Bots are playing on their own at { $most } tables in this hall. Try again later, or take a seat yourself.
}
error-too-many-seats = { $most ->
    [one] You have a seat at an unfinished table. Finish or leave it first.
   *[other] You have seats at { $most } unfinished tables. Finish or leave one first.
}
error-too-many-connections = Too many windows here are connected to the hall. Close some first.
error-no-proposal = Nobody is asking for another game at the moment.
error-cannot-begin-without = Not everyone has answered yet. The person who asked can start without the others; once someone has declined, everyone who accepted can.
error-proposer-has-too-many-tables = { $most ->
    [one] { $name } asked for this game and has an unfinished table. It has to end before another can begin.
   *[other] { $name } asked for this game and has { $most } unfinished tables. One of them has to end before another can begin.
}
error-our-fault = Something went wrong in the hall. Nothing was changed; try again.
error-preparing = Hints for { $game } will be ready in { $minutes ->
    [0] less than a minute
    [one] about a minute
   *[other] about { $minutes } minutes
}: the game is still being prepared for this computer.
error-not-compiled = There are no hints for { $game }: it could not be prepared for this computer.
error-database = The hall cannot reach its database. Nothing was changed; try again.
error-moved-on = The game has moved on. Please choose again.
error-illegal = { $why }
error-not-playing = { $status ->
    [waiting] The game has not begun: there are free seats.
    [closed] The table was closed.
   *[over] The game is over.
}
error-not-waiting = The game has already begun.
error-no-chat = Nobody can write at this table at the moment: that takes two people with a seat, and a game that is not long over.
error-not-over = The game is not over yet.
error-nothing-to-play = The game ends there: there is nothing left to play.
error-seat-taken = That seat is taken.
error-no-free-seat = No seat is free.
error-not-away = You are already at the table.
error-old-rules = This game was played under another version of the rules and cannot continue.
error-no-help = This table plays without help: nobody here gets hints or is told what choices bring.
error-still-thinking = Your hint is on its way.
error-no-such-ply = { $plies ->
    [one] The log has one entry, so there is nothing at { $ply }.
   *[other] The log has { $plies } entries, so there is nothing at { $ply }.
}
error-chain-ends = After “{ $action }” something is drawn or revealed, or your turn is over. Choose the rest one by one.
error-cannot-undo = { $why ->
    [nothing] There is nothing to undo.
    [chance] Too late to undo: something was drawn.
    [other] Too late to undo: someone else has acted since.
    [revealed] Too late to undo: a secret was revealed.
   *[turn] Too late to undo: your turn is over.
}

## Other messages

is-legal = That is legal now.
ended-by-agreement = The game was ended by agreement.
prompt-by-name = { $name }: { $prompt }

## What sites and messengers show of a link

preview-hall = { $games }: play with friends or bots, in your browser.
preview-invitation = You are invited to a game
preview-invitation-text = Open the link to take a seat at the table, or to watch.
preview-invited = You are invited to a game of { $game }
preview-invited-by = { $name } invites you to a game of { $game }
preview-rules = The rules of { $game }
preview-rules-text = In short chapters, with pictures.
preview-table = { $status ->
    [waiting] A seat is free at this table of { $game }. Come and play.
    [playing] A game of { $game } is under way. Come and watch.
   *[over] A game of { $game } that is over.
}
preview-replay = A finished game, step by step. The link opens it at step { $ply } of { $plies }.

## Bots without a level

level-greedy = stand-in (program failed)
