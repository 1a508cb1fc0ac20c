## Terrain, sides, objects

terrain-pasture = pasture
terrain-mountain = mountain
terrain-water = water

side-north = north
side-east = east
side-south = south
side-west = west

a-tile = a tile
tile = the tile ({ $shown })
castle-tile = the castle tile
castle = castle
castle-cell = at the castle
cell = { $steps } of the castle
steps-north = { $count } north
steps-east = { $count } east
steps-south = { $count } south
steps-west = { $count } west

objects-sheep = { $count } sheep
objects-cattle = { $count } cattle
objects-farm = { $count ->
    [one] farm
   *[other] { $count } farms
}
objects-broch = { $count ->
    [one] broch
   *[other] { $count } brochs
}
objects-lighthouse = { $count ->
    [one] lighthouse
   *[other] { $count } lighthouses
}
objects-ship = { $count ->
    [one] ship
   *[other] { $count } ships
}
objects-barrels = { $count ->
    [one] barrels
   *[other] { $count } tiles with barrels
}

## The scoring tiles

scoring-squares = squares: 2 for each square of 2×2 tiles
scoring-sheep = sheep: 1 for each sheep
scoring-brochs = brochs: 1, 3 or 6 for each mountain with 1, 2 or 3 brochs
scoring-barrels = barrels: 5 for the most tiles with barrels, 2 for the second most
scoring-farms = farms: 1 for each sheep and cattle at a farm or on a tile around it
scoring-cattle-road = cattle road: 2 for each cattle whose tile has a road to the castle
scoring-castle-road = castle road: 1 for each tile with a road to the castle
scoring-great-water = great water: 2 for each tile of the largest completed water
scoring-areas = areas: 1 for each completed area
scoring-large-areas = large areas: 3 for each completed area on at least 3 tiles
scoring-settlements = settlements: 5 for each set of broch, farm and lighthouse
scoring-ships = ships: 5 for the most ships, 2 for the second most
scoring-wealth = wealth: 5 for the most gold, 2 for the second most
scoring-harbours = harbours: 3 for each water with a ship and a lighthouse
scoring-columns = columns: 3 for each vertical run of at least 3 tiles
scoring-peaks = peaks: 2 for each completed mountain

## What is asked

asked-draw-scoring = the next scoring tile
asked-draw-tiles = the next tile from the bag
asked-axe = the tile for the axe
asked-price = a price
asked-buy = a tile to buy, or a pass
asked-build = a tile to place
asked-lay = a cell for the tile, and how it is turned
asked-reconsider = nothing more, unless you undo your choice

prompt-draw-scoring = A scoring tile is drawn for { $letter }.
prompt-draw-tiles = { $name } draws a tile.
prompt-prices = Axe and prices are set in secret. Waiting for { $names }.
prompt-axe = Which of your tiles goes back to the bag? Put the axe on it.
prompt-price = { $highest ->
    [1] What does { $tile } cost? Only 1 gold is left, and nothing stays in hand to buy with.
   *[other] What does { $tile } cost, 1 to { $highest } gold? At { $highest } nothing stays in hand to buy with.
}
prompt-reconsider = Axe and prices are set; you can still undo. Waiting for { $names }.
prompt-rebuild = You have placed everything; you can still undo. Waiting for { $names }.
prompt-buy = Buy a tile from another player, or pass.
prompt-buy-nothing = { $gold ->
    [0] You have no gold in hand, so there is nothing to buy: pass.
   *[other] Your { $gold } gold in hand buys none of these tiles: pass.
}
prompt-build = Choose the tile to place next.
prompt-lay = Where do you place { $tile }, and turned how?
prompt-wait = Waiting for { $names }.
prompt-over = { $points ->
    [one] { $name } wins with 1 point.
   *[other] { $name } wins with { $points } points.
}
prompt-over-shared = { $points ->
    [one] { $names } share the victory with 1 point.
   *[other] { $names } share the victory with { $points } points.
}

## What the others read meanwhile

watch-buy = { $name } buys a tile or passes.

## What stays in hand beside the prices

staying = { $gold ->
    [0] { $first ->
        [yes] Nothing stays in hand: you cannot buy a tile this round.
       *[no] Nothing stays in hand: you can buy a tile this round only if someone buys yours first.
    }
   *[other] { $gold } gold stays in hand.
}

## What an action does

does-draw-scoring = For { $letter }: { $tile }.
does-draw = { $name } draws { $tile }.
does-axe = { $name } puts the axe on { $tile }.
does-price = { $name } puts { $gold } gold on { $tile }.
does-reconsider = { $name } undoes axe and prices.
does-reconsider-build = { $name } picks up this round’s tiles again.
does-pass = { $name } passes.
does-buy = { $name } buys { $tile } from { $seller } for { $price }.
does-buy-unknown = { $name } buys { $tile }.
does-build = { $name } will place { $tile } next.
does-lay = { $name } places { $tile } { $cell }{ $turned ->
    [east] , turned right
    [south] , turned upside down
    [west] , turned left
   *[north] {""}
}.

## The log, told by turns

told-scoring-tiles = { $count ->
    [one] One scoring tile is drawn.
   *[other] { $count } scoring tiles are drawn.
}
told-tiles = { $count ->
    [one] One tile is drawn.
   *[other] { $count } tiles are drawn.
}
told-prices = Round { $round }: axe and prices are set in secret.
told-build = { $name } places { $count ->
    [0] a tile…
    [one] one tile.
   *[other] { $count } tiles.
}
told-scoring = Round { $round }: { $end ->
    [yes] scoring and end-game scoring
   *[no] scoring
}

## Why not

why-not-your-turn = It is somebody else’s turn to buy.
why-nothing-to-build = You received no tile this round, so there is nothing to place.
why-not-asked = Not now. Expected: { $asked }.
why-scoring-lies = That scoring tile is already in play ({ $tile }).
why-not-in-bag = Not in the bag: { $tile }.
why-not-your-offer = You have not drawn { $tile } this round.
why-price-too-high = { $price } gold on { $tile } is too much: you have { $gold } left{ $others ->
    [0] .
   *[other] , and at least 1 must stay for the other tile.
}
why-not-offered = Not for sale: { $tile }.
why-own-tile = You buy from others, and { $tile } is your own.
why-too-expensive = Too expensive: { $tile } costs { $price }, and you have { $gold } gold in hand. Gold on your own tiles does not count.
why-not-in-hand = You do not have { $tile } to place.
why-fits-nowhere-yet = Right now { $tile } fits nowhere; place another tile first.
why-occupied = Not { $cell }: there is already a tile there.
why-no-contact = Not { $cell }: none of your tiles touches this cell.
why-edge-clashes = Not { $cell }: on its { $side } side { $tile } would show { $shows }, but the tile there shows { $theirs }.

## The ledger

source-carried = before this position
source-income-castle = income of the castle
source-income-barrels = income of barrels
source-income-behind = income for players ahead
source-sales = tiles sold
source-purchases = tiles bought
source-kept-tiles = gold on tiles kept
source-tile-squares = squares
source-tile-sheep = sheep
source-tile-brochs = brochs
source-tile-barrels = most barrels
source-tile-farms = farms
source-tile-cattle-road = cattle road
source-tile-castle-road = castle road
source-tile-great-water = great water
source-tile-areas = completed areas
source-tile-large-areas = large areas
source-tile-settlements = settlements
source-tile-ships = most ships
source-tile-wealth = wealth
source-tile-harbours = harbours
source-tile-columns = columns
source-tile-peaks = peaks
source-scroll-sheep = scroll for sheep
source-scroll-cattle = scroll for cattle
source-scroll-farm = scroll for farms
source-scroll-broch = scroll for brochs
source-scroll-lighthouse = scroll for lighthouses
source-scroll-ship = scroll for ships
source-scroll-barrels = scroll for barrels
source-gold-exchange = gold exchanged

points = points
gold = gold

## Details of a scoring

detail-none = none
detail-area = { $terrain } ({ $cells })
detail-columns = from the top: { $cells }
detail-majority = { $count }; all have { $all }
detail-settlements = brochs { $brochs }, farms { $farms }, lighthouses { $lighthouses }
detail-scroll = { $cell }: { $what }, its area { $completed ->
    [yes] completed, so double
   *[no] not completed
}: { $points }
detail-exchange = { $gold } gold, { $rate } for a point

## The picture in a terminal

picture-heading = Round { $round } of { $rounds }. Start player: { $start }. Gold for each player ahead: { $gold }
picture-money = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $gold } gold
picture-forecast = would score now
picture-offer = offer
picture-axe = axe
picture-price = { $gold } gold
picture-hand = to place
picture-returned = back to the bag
picture-legend =
    A tile shows its four edges (green , pasture, grey ^ mountain, blue ~ water) with the roads ║ ═ that cross them. Inside: its name,
    with e, s or w when its printed north edge points east, south or west, and what is on it:
    s sheep, c cattle, f farm, b broch, l lighthouse, v ship, w barrels of whisky, ? scroll, * castle.
    Cells are counted from the castle: N2E1 is two steps north and one east of it.

## What a choice brings

sense-costs = Costs { $gold } gold. { $brings }
sense-price = Sold, it earns you { $gold } gold; unsold, it costs you { $gold } gold. { $brings }
sense-axe = Goes back to the bag; kept, it would bring { $what }.
sense-axe-nothing = Goes back to the bag; it would bring no points, as things lie.
sense-brings = Brings { $what }.
sense-nothing = Brings no points, as things lie.
sense-fits-nowhere = Fits nowhere right now.
sense-place = { $brings } Best place: { $cell }.
sense-points = { $points ->
    [one] { $shown } point
    [-1] { $shown } point
   *[other] { $shown } points
}
sense-gold = { $gold } gold
sense-letter = { $times ->
    [one] { $what } at the scoring of { $letter } to come
   *[other] { $what } at each of { $times } scorings of { $letter }
}
sense-scrolls = { $what } from scrolls
sense-income = { $times ->
    [one] { $gold } gold at the income to come
   *[other] { $gold } gold at each of { $times } incomes
}
sense-times = { $times } × { $what }
sense-as-things-lie = as things lie
