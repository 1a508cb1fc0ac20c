## Errors: what is wrong, and what would be right

error-bad-request = The request is not understood: { $why }
error-bad-message = The message is not understood: { $why }
error-bad-name = A name has 1 to { $most } visible characters.
error-imitating-name = “{ $name }” looks like “{ $seated }”, who already has a seat here. Choose a name that nobody could mistake.
error-bad-title = A title has at most { $most } printable characters.
error-bad-option = { $why }
error-bad-seats = { $game } has seats for { $fewest } to { $most } players, not { $seats }.
error-bad-log = { $why }
error-no-shown-log = This hall was not opened to show a log. Choose a log file instead.
error-bad-level = There is no bot “{ $level }”. There are: { $levels }.
error-not-offered = { $game } is not played in this hall at present.
error-no-guest = Choose a name first.
error-strange-origin = { $origin ->
    [none] This request comes from another site, so nothing was done.
   *[named] This request comes from { $origin }, but the hall is at { $own }, so nothing was done. Behind a proxy, let it pass on Host and X-Forwarded-Proto.
}
error-strange-host = This hall does not go by the name “{ $host }”. If it is yours, start it with --host-name and that name.
error-not-owner = Only whoever set up the table can do that.
error-not-your-seat = That is not your seat.
error-not-stalling = { $name } may take { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} for each step. After that you can let a bot take over.
error-not-waited-for = The game is not waiting for { $name }.
error-not-your-turn = It is not your turn.
error-no-such-table = There is no such table, or it is by invitation only.
error-no-such-invitation = This invitation is not valid.
error-no-such-link = This link to a game was withdrawn, or a part of it is missing. Ask whoever sent it for a new one.
error-no-such-page = There is nothing at this address.
error-no-such-cards = No table here plays with these cards.
error-not-allowed = This address does not take { $method }.
error-too-large = The request is too large: at most { $most } bytes are taken.
error-too-slow = Your request did not arrive in time. Please try again.
error-too-fast = Too much at once. Wait a moment and try again.
error-busy = The hall is busy with replays and the like. Wait a moment and try again.
error-too-many-tables = You have { $most } tables that are not over. Finish or leave one first.
error-too-many-bot-tables = Bots play by themselves at { $most } tables of yours. Wait until a game is over, or end one.
error-too-many-bot-tables-here = Bots play by themselves at { $most } tables set up from your address. Wait until a game is over, or end one.
error-too-many-bot-tables-in-all = Bots play by themselves at { $most } tables of this hall. Try again later, or take a seat yourself.
error-too-many-seats = You have a seat at { $most } tables that are not over. Finish or leave one first.
error-too-many-connections = Too many windows look at the hall from here. Close some first.
error-no-proposal = Nobody asks for another game at the moment.
error-cannot-begin-without = Not everybody has answered yet. Whoever asked can begin without the others; once somebody has declined, so can everybody who has accepted.
error-proposer-has-too-many-tables = { $name } asked for this game and has { $most } tables that are not over. One of them has to end before another can begin.
error-our-fault = Something went wrong in the hall. Nothing was changed; try again.
error-preparing = The rules are still being compiled for this machine: { $now } ({ $done } of { $steps }). It takes a minute, once.
error-database = The hall cannot reach its database. Nothing was changed; try again.
error-moved-on = The table has moved on; look again.
error-illegal = { $why }
error-not-playing = { $status ->
    [waiting] The game has not begun: seats are free.
    [closed] The table was closed.
   *[over] The game is over.
}
error-not-waiting = The game has begun already.
error-not-over = The game is not over yet.
error-seat-taken = That seat is taken.
error-no-free-seat = No seat is free.
error-not-away = You sit at the table already.
error-old-rules = This game was played under another version of the rules, and cannot go on.
error-still-thinking = A hint for you is being thought about already.
error-no-such-ply = The log has { $plies } entries, so there is nothing at { $ply }.
error-cannot-undo = { $why ->
    [nothing] There is nothing to take back.
    [chance] Not to be taken back: something was drawn.
    [other] Not to be taken back: somebody else has acted since.
    [revealed] Not to be taken back: a secret was revealed.
   *[turn] Not to be taken back: your turn is over.
}

## What is said besides

is-legal = That is legal now.
ended-by-agreement = The game was ended by agreement.
prompt-by-name = { $name }: { $prompt }
drawn-secretly = Something is drawn in secret.

## What sites and messengers show of a link

preview-hall = { $games }: play with friends or bots, in your browser.
preview-invitation = You are invited to a game
preview-invitation-text = Open the link to take a seat at the table, or to watch.
preview-rules = The rules of { $game }
preview-rules-text = In short chapters, with pictures.
preview-table = { $status ->
    [waiting] A seat is free at this table of { $game }. Come and play.
    [playing] A game of { $game } is under way. Come and watch.
   *[over] A game of { $game } that is over.
}
preview-replay = A finished game, step by step. The link opens it at step { $ply } of { $plies }.

## Bots that are no level

level-greedy = greedy, because its program failed
