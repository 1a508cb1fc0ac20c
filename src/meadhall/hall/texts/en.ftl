## Errors: what is wrong, and what would be right

error-bad-request = The request is not understood: { $why }
error-bad-message = The message is not understood: { $why }
error-bad-name = A name has 1 to { $most } printable characters.
error-bad-title = A title has at most { $most } printable characters.
error-bad-option = { $why }
error-bad-seats = { $game } has seats for { $fewest } to { $most } players, not { $seats }.
error-bad-log = { $why }
error-no-shown-log = This hall was not opened to show a log. Choose a log file instead.
error-bad-level = There is no bot “{ $level }”. There are: { $levels }.
error-not-offered = { $game } is not played in this hall at present.
error-no-guest = Choose a name first.
error-strange-origin = This request comes from another site, so nothing was done.
error-not-owner = Only whoever set up the table can do that.
error-not-your-seat = That is not your seat.
error-not-your-turn = It is not your turn.
error-no-such-table = There is no such table, or it is by invitation only.
error-no-such-invitation = This invitation is not valid.
error-no-such-page = There is nothing at this address.
error-no-such-cards = No table here plays with these cards.
error-not-allowed = This address does not take { $method }.
error-too-large = The request is too large: at most { $most } bytes are taken.
error-too-fast = Too much at once. Wait a moment and try again.
error-too-many-tables = You have { $most } tables that are not over. Finish or leave one first.
error-too-many-connections = Too many windows look at the hall from here. Close some first.
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
drawn-secretly = Something is drawn in secret.

## Bots that are no level

level-greedy = greedy, because its program failed
