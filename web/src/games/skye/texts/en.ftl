## Words of the table of Isle of Skye

skye-board = Scoring tiles and round track
skye-track = Round track
skye-not-drawn = not drawn yet
skye-scored-in = Scored in the rounds { $rounds }.
skye-pays-now = Pays { $points ->
    [one] 1 point
   *[other] { $points } points
} as things are.
skye-pays-hidden = What it pays depends on hidden gold.
skye-round-scores = Round { $round }: { $letters } are scored at its end.
skye-round-behind = Its income has { $gold } gold for each player who is ahead of you.

skye-window = Clan area: arrow keys move it, plus and minus enlarge it, nought shows the whole
skye-clan = Clan area of { $name }: { $tiles } tiles, { $roads } of them with a road to the castle, { $completed } completed areas
skye-larger-clan = Show the clan area of { $name } large
skye-castle = castle
skye-on-road = road to the castle
skye-close = Close
skye-show-areas = Outline completed areas
skye-show-roads = Show castle roads
skye-larger = Enlarge (+)
skye-smaller = Shrink (−)
skye-whole = Show the whole (0)
skye-turn-left = Turn left (Q)
skye-turn-right = Turn right (E)
skye-turn-tile = Turn { $tile }
skye-why-not = Does not fit { $cell }. Why?
skye-gains = Your scoring as things are: { $points }.

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
skye-income = Next income as things are
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
skye-gain-nothing = no points now
skye-fits-nowhere = Fits nowhere right now: { $tile }.
skye-no-place = fits nowhere

skye-my-screen = Behind my screen
skye-screens = The others
skye-axe = Axe
skye-axed = back to the bag
skye-costs = { $gold } gold
skye-price-asked = Which price?
skye-choose-price = Gold at { $tile }:
skye-left = { $gold } left
skye-set = Axe and prices are set.
skye-set-waiting = Axe and prices are set. Waiting for { $names }.
skye-reconsider = Take back
skye-ready = is ready
skye-thinks = thinks behind the screen

skye-offer-of = Offer of { $name }
skye-you-keep = yours: kept if nobody buys
skye-offered = { $name }: { $tile }, price { $price }
skye-sold = sold
skye-pass = Pass

skye-hand = To build
skye-being-placed = Choose a glowing cell for { $tile }
skye-waits = Waiting: { $tile }
skye-back-to-bag = fits nowhere, goes back
skye-built = Everything is built.
skye-built-waiting = Everything is built. Waiting for { $names }.
skye-rebuild = Build anew
skye-others-build = What the others have to build
skye-has-built = has built

skye-drawing = Tiles are drawn.
skye-over = The game is over.

skye-fact-round = Round
skye-fact-scored = Scored now
skye-fact-tiles = tiles
skye-fact-hidden-gold = gold, hidden
