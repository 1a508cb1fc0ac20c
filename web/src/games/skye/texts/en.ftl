## Words of the table of Isle of Skye

skye-board = Scoring tiles and round track
skye-track = Round track
skye-not-drawn = not drawn yet
skye-scored-in = Scored in rounds { $rounds }.
skye-pays-now = Scores { $points ->
    [one] 1 point
   *[other] { $points } points
} right now.
skye-pays-hidden = What it scores depends on hidden gold.
skye-round-scores = Round { $round }: { $letters } are scored at its end.
skye-round-behind = Its income has { $gold } gold for each player who is ahead of you.

skye-window = Clan area: arrow keys move it, plus and minus zoom, 0 shows everything
skye-clan = Clan area of { $name }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $roads } of them with a road to the castle, { $completed ->
    [one] 1 completed area
   *[other] { $completed } completed areas
}
skye-larger-clan = Enlarge the clan area of { $name }
skye-castle = castle
skye-on-road = road to the castle
skye-show-areas = Outline completed areas
skye-show-roads = Show castle roads
skye-larger = Zoom in (+)
skye-smaller = Zoom out (−)
skye-whole = Show everything (0)
skye-turn-left = Turn left (Q)
skye-turn-right = Turn right (E)
skye-turn-tile = Turn { $tile }
skye-why-not = Does not fit { $cell }. Why?
skye-gains = Your score right now: { $points }.

skye-a-tile = a tile
skye-tile = the tile ({ $shown })
skye-cell = { $steps } of the castle
skye-castle-cell = at the castle
skye-steps-north = { $count } north
skye-steps-east = { $count } east
skye-steps-south = { $count } south
skye-steps-west = { $count } west
skye-terrain-pasture = pasture
skye-terrain-mountain = mountain
skye-terrain-water = water
skye-thing-castle = castle
skye-thing-sheep = { $count } sheep
skye-thing-cattle = { $count } cattle
skye-thing-farm = farm
skye-thing-broch = broch
skye-thing-lighthouse = lighthouse
skye-thing-ship = { $count ->
    [one] ship
   *[other] { $count } ships
}
skye-thing-barrels = barrels
skye-thing-scroll = scroll

skye-start = Start player
skye-income = Next income right now
skye-income-castle = { $gold } for the castle
skye-income-barrels = { $gold } for barrels with a road to the castle ({ $cells })
skye-income-behind = { $gold } for { $ahead ->
    [one] 1 player
   *[other] { $ahead } players
} ahead

skye-gain = Best place for { $tile } right now ({ $cell }): { $what }.
skye-gain-letter = { $letter } { $points }
skye-gain-scrolls = scrolls { $points }
skye-gain-income = { $gold } gold in each income
skye-gain-nothing = no points right now
skye-fits-nowhere = Fits nowhere right now: { $tile }.
skye-no-place = fits nowhere

skye-my-screen = Behind my screen
skye-screens = The others
skye-axe = Axe
skye-axed = back to the bag
skye-costs = { $gold } gold
skye-price-asked = Which price?
skye-choose-price = Price of { $tile }:
skye-left = { $gold } left
skye-set = Axe and prices are set.
skye-set-waiting = Axe and prices are set. Waiting for { $names }.
skye-reconsider = Undo
skye-ready = is done
skye-thinks = is thinking behind the screen

skye-offer-of = Offer of { $name }
skye-you-keep = yours if unsold
skye-offered = { $name }: { $tile }, price { $price }
skye-sold = sold
skye-pass = Pass

skye-hand = To place
skye-being-placed = Choose a glowing cell for { $tile }
skye-waits = Waiting: { $tile }
skye-back-to-bag = fits nowhere, goes back
skye-built = Everything is placed.
skye-built-waiting = Everything is placed. Waiting for { $names }.
skye-rebuild = Place again
skye-others-build = What the others have to place
skye-has-built = is done

skye-drawing = Tiles are being drawn.
skye-over = The game is over.

skye-fact-round = Round
skye-fact-scored = Scored now
skye-fact-tiles = tiles
skye-fact-hidden-gold = gold, hidden

## Lobby, new table, scoring a real table

about-skye = Set prices for land, buy from your neighbours, and shape the clan area that scores best.
option-skye-open_gold = Everyone’s gold is open
option-skye-tiles = Random scoring tiles
counts-skye-round = Scoring tiles
counts-skye-end = End-game scoring: scrolls and gold
counts-skye-all = Both
score-skye-tiles = The scoring tiles of this game
score-skye-tile-at = Scoring tile at { $letter }
score-skye-none = none
score-skye-now = scored now
score-skye-hint = Tap an empty cell to place a tile. Tap a tile to pick it up, and again to turn it.
score-skye-tools = The tile in hand
score-skye-turn = Turn
score-skye-replace = Another tile
score-skye-pick = Which tile is there?
score-skye-filter = What is on it
score-skye-number = Number
score-skye-found = { $count ->
    [one] One tile
   *[other] { $count } tiles
}
score-skye-laid = { $tile }, already placed
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
