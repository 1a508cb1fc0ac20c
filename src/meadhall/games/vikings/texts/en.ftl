## Figures, rows and tiles

figure-warrior = warrior
figure-noble = noble
figure-scout = scout
figure-goldsmith = goldsmith
figure-fisherman = fisherman
figure-boatswain = boatswain

row-ship = ships
row-warrior = warriors
row-noble = nobles
row-scout = scouts
row-goldsmith = goldsmiths
row-fisherman = fishermen

cells-warrior = warrior row
cells-noble = noble row
cells-scout = scout row
cells-goldsmith = goldsmith row
cells-fisherman = fisherman row
cell = { $row }, column { $column }
ship-in = { $ship } in column { $column }

tile-left = left end
tile-right = right end
tile-farmstead = farmstead middle
tile-church = church middle
tile-longhouse = longhouse middle
tile-watchtower = watchtower middle
tile-red-ship = red ship
tile-green-ship = green ship
tile-yellow-ship = yellow ship
tile-blue-ship = blue ship

special-treasure = treasure (5 gold at once)
special-goldsmith-1 = goldsmith tile (1 gold more for each goldsmith)
special-goldsmith-2 = goldsmith tile (2 gold more for each goldsmith)
special-boat = boat (one crossing as in the standard game)
special-noble-1 = noble tile (1 fame more for each noble)
special-scout-1 = scout tile (1 fame more for each scout)
special-fisherman-1 = fisherman tile (1 fame for each fisherman)
special-boatswain = boatswain tile (counts at the end)
special-overfeeding = overfeeding (3 fame instead of 2)
special-exchange = exchange (3 gold for 1 fame at the end)
special-farmstead-tile = farmstead tile
special-church-tile = church tile
special-longhouse-tile = longhouse tile
special-watchtower-tile = watchtower tile

## What is asked

asked-draw-specials = the next special tile
asked-draw-tiles = the next tile
asked-draw-figures = the next figure
asked-bid = a bid or a pass
asked-remove-figure = a figure to remove
asked-place-colour = a colour to place on the wheel
asked-buy = a group to buy
asked-place-start = a row for the start tile
asked-place-ship = a column for the ship
asked-place-island = a cell for the island tile
asked-place-figure = whether the figure stays on its tile
asked-take-special = a special tile, or none
asked-replace-middle = a middle to replace
asked-ferry = a crossing, or none
asked-ferry-figure = a free tile for a figure of this crossing

prompt-draw-specials = A special tile is drawn.
prompt-draw-tiles = A tile is drawn from the stack.
prompt-draw-figures = A figure is drawn from the bag.
prompt-bid = { $opening ->
    [yes] Open the auction: bid 0 or more to be start player.
   *[no] Bid more than { $bid }, or pass.
}
prompt-remove-figure = You have won the auction. Choose a figure to leave the game.
prompt-place-colour = Choose a colour for the highest free spaces of the wheel.
prompt-buy = Choose a group to buy.
prompt-buy-with-fame = Choose a group to buy. From { $first } on you also pay fame ({ $payment }).
prompt-place-start = Choose a row for your start tile.
prompt-place-ship = Choose a column for the { $tile }.
prompt-place-island = Choose a place for the { $tile }. The { $figure } comes with it.
prompt-place-figure = Does the { $figure } stay on the new tile, or go to the mainland?
prompt-take-special = You bought the most expensive group: choose a special tile, or none.
prompt-replace-middle = Choose the tile that your building tile replaces ({ $tile }).
prompt-ferry = Do you send a boatswain to ferry figures?
prompt-ferry-figure = Choose a free tile for a figure of this crossing.
prompt-over = { $name } wins with { $fame } fame.
prompt-over-shared = { $names } share the victory with { $fame } fame.

## What the others read meanwhile

watch-bid = { $opening ->
    [yes] { $name } opens the auction.
   *[no] { $name } bids more than { $bid }, or passes.
}
watch-remove-figure = { $name } has won the auction and chooses a figure to leave the game.
watch-place-colour = { $name } chooses a colour for the highest free spaces of the wheel.
watch-buy = { $name } chooses a group to buy.
watch-place-start = { $name } chooses a row for the start tile.
watch-place-ship = { $name } chooses a column for the { $tile }.
watch-place-island = { $name } chooses a place for the { $tile }. The { $figure } comes with it.
watch-place-figure = { $name } decides whether the { $figure } stays on the new tile or goes to the mainland.
watch-take-special = { $name } bought the most expensive group and chooses a special tile, or none.
watch-replace-middle = { $name } chooses the tile that a building tile replaces ({ $tile }).
watch-ferry = { $name } decides whether to send a boatswain to ferry figures.
watch-ferry-figure = { $name } chooses a free tile for a figure of this crossing.

## A price, and what it takes where there is too little gold

payment = { $fame ->
    [0] { $price }
   *[other] { $gold ->
        [0] { $price }: { $fame } fame
       *[other] { $price }: { $gold } gold and { $fame } fame
    }
}

## What an action does

does-draw = Drawn: { $what }.
does-bid = { $name } bids { $gold }.
does-pass = { $name } passes.
does-remove = { $name } removes a { $figure } from the game.
does-place-colour = { $name } places the { $figure } figures on the wheel.
does-buy = { $name } buys a { $tile } and a { $figure } for { $price }.
does-start = { $name } places the start tile in the row of the { $row }.
does-ship = { $name } places the { $tile } above column { $column }.
does-island = { $name } places the { $tile }: { $cell }.
does-stay = { $name } leaves the { $figure } on its tile: { $cell }.
does-go = { $name }’s { $figure } goes to the mainland.
does-take = { $name } takes the special tile: { $what }.
does-take-none = { $name } takes no special tile.
does-replace = { $name } replaces a middle with the building tile: { $cell }.
does-ferry-colour = { $name } sends a boatswain for one colour: { $figure }.
does-ferry-each = { $name } sends a boatswain for one figure of each colour.
does-ferry-single = { $name } sends a boatswain for a single figure.
does-move = { $name } ferries a { $figure }: { $cell }.
does-land = { $name } ends this crossing.
does-no-ferry = { $name } sends no more boatswains.

## The log, told by turns

told-specials = { $count ->
    [one] One special tile is revealed.
   *[other] { $count } special tiles are revealed.
}
told-groups = { $count ->
    [one] One group comes to the wheel.
   *[other] { $count } groups come to the wheel.
}
told-tiles = { $count ->
    [one] One tile is revealed.
   *[other] { $count } tiles are revealed.
}
told-figures = { $count ->
    [one] One figure is drawn.
   *[other] { $count } figures are drawn.
}
told-auction = The first turn is auctioned: { $bids ->
    [0] no bid
    [one] one bid
   *[other] { $bids } bids
}.
told-colours = The colours are placed on the wheel.
told-scoring = Round { $round }: { $scoring ->
    [small] small scoring
    [large] large scoring
   *[end] large scoring and end-game scoring
}

## Why not

why-not-your-turn = It is somebody else’s turn.
why-not-asked = Not now. Expected: { $asked }.
why-none-left = None left to draw: { $what }.
why-no-group = There is no group at price { $price }.
why-zero-group = The 0 group is not yet for sale: { $others ->
    [one] another { $figure } stands
   *[other] { $others } more figures of its kind ({ $figure }) stand
} on the wheel, and your gold is enough for the group at price { $cheapest }.
why-too-expensive = Too little gold and fame: the price is { $price }, you have { $gold } gold and { $fame } fame.
why-occupied = Not { $cell }: there is already a tile there.
why-coast = Not { $cell }: the coast of the mainland is sea, so only a left end fits in column 1.
why-sea-against-land = Not { $cell }: sea would meet open land on the { $side } side.
why-no-contact = Not { $cell }: it touches neither an island tile nor the mainland on any of its four sides.
why-ship-there = There is already a ship above column { $column }.
why-first-ships = Not above column { $column }: the first three ships fill columns 1 to 3.
why-next-ship = Not above column { $column }: the next ship goes in the next free column.
why-not-open = That special tile is not face up: { $what }.
why-other-building = Not { $cell }: you have no { $building } there.
why-must-ferry = In the last large scoring you must ferry as long as a boatswain can move someone.
why-no-single-ferry = Crossings for a single figure belong to the advanced game; here a boatswain ferries one colour or one figure of each.
why-no-boat = In the advanced game a boatswain ferries a single figure; for more you need a boat tile.
why-nobody-waits = No { $figure } waits on the mainland.
why-no-free-tile = There is no free tile in the row of your { $figure }.
why-moves-somebody = A crossing ferries at least one figure.
why-no-tile-there = Not { $cell }: you have no tile there.
why-figure-there = Not { $cell }: there is already a figure there, and a tile holds only one.
why-other-colour = This crossing is for one colour ({ $aboard }), so not for a { $figure }.
why-one-of-each = This crossing is for one figure of each colour, and has already ferried a { $figure }.
why-must-open = The start player opens the auction, with 0 or more, and cannot pass.
why-bid-too-low = A bid of { $bid } is not higher than { $highest }.
why-bid-too-high = A bid of { $bid } is more than your { $gold } gold and { $fame } fame.
why-not-drawn = No { $figure } is among the figures that were drawn.

rule-buying = rule: buying groups
rule-placing-tiles = rule: placing tiles
rule-placing-figures = rule: placing figures

## The ledger

source-carried = before this position
source-starting = starting amount
source-purchases = purchases
source-auctions = auctions
source-treasure = treasure
source-ships-repelled = ships repelled
source-nobles = nobles
source-noble-tiles = noble tiles
source-scouts = scouts
source-scouted = figures below scouts
source-scout-tiles = scout tile
source-goldsmiths = goldsmiths
source-goldsmith-tiles-1 = goldsmith tiles (1 gold)
source-goldsmith-tiles-2 = goldsmith tile (2 gold)
source-fisherman-tiles = fisherman tile
source-ships-not-repelled = ships not repelled
source-gold-exchange = gold exchanged
source-exchange-tile = exchange tile
source-most-boatswains = most boatswains
source-most-islands = most completed islands
source-longest-island = longest completed island
source-feeding = feeding
source-overfeeding-tile = overfeeding tile
source-farmstead = farmstead tile
source-church = church tile
source-longhouse = longhouse tile
source-watchtower = watchtower tile

gold = gold
fame = fame
scoring-small = small scoring
scoring-large = large scoring

## Details of a scoring

detail-repelled = repelled: { $ships }
detail-working = { $count ->
    [one] unthreatened in column { $columns }
   *[other] unthreatened in columns { $columns }
}
detail-threatened = { $count ->
    [one] threatened in column { $columns }
   *[other] threatened in columns { $columns }
}
detail-scouted = seen: { $cells }
detail-not-repelled = not repelled: { $ships }
detail-rate = { $rate } gold for 1 fame
detail-boatswains = { $count } for the majority, best: { $most }
detail-islands = { $count } completed, best: { $most }
detail-longest = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} long, longest: { $most }
detail-feeding = { $fishermen ->
    [one] 1 unthreatened fisherman feeds
   *[other] { $fishermen } unthreatened fishermen feed
} { $fed }; there { $mouths ->
    [one] is 1 figure
   *[other] are { $mouths } figures
}
detail-building = { $figures ->
    [one] 1 figure on it or around it ({ $cell })
   *[other] { $figures } figures on it or around it ({ $cell })
}
detail-building-threatened = it is threatened ({ $cell })
detail-tiles = { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} for { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}
detail-waiting = still waiting for its middle

## The picture in a terminal

picture-heading = Round { $round } of 6, then { $scoring }. Start player: { $start }
picture-price = price
picture-paid = paid with
picture-tile = tile
picture-figure = figure
picture-specials = Special tiles on offer
picture-special = special tiles
picture-mainland = mainland
picture-money = { $fame } fame, { $gold } gold
picture-waits = waiting
picture-drawn = Figures drawn
picture-legend =
    Tiles: ◖━ left end, ━f━ c l t middles with farmstead, church, longhouse, watchtower, ━◗ right end; F C L T are building tiles.
    Figures: W warrior, N noble, S scout, G goldsmith, F fisherman, B boatswain; (G) is threatened by a ship.
    Ships: ▲ with the sail’s colour (r g y b) and what it shows (5g is 5 gold, 3f is 3 fame); a faint ship is repelled.
    A sail threatens down to its row: red nobles, green scouts, yellow goldsmiths, blue fishermen. A warrior below a ship repels it.

## What a choice brings

sense-costs = Costs { $what }.
sense-brings = Brings { $what }.
sense-takes = { $what }.
sense-nothing = Changes nothing in the scorings, as things lie.
sense-place = Best place: { $place }.
sense-bid = If you win the auction: { $what }.
sense-fame = { $n ->
   *[other] { $shown } fame
}
sense-gold = { $shown } gold
sense-at-once = { $what } at once
sense-each = { $what } at each of { $n } scorings
sense-small = { $n ->
    [one] { $what } at the small scoring to come
   *[other] { $what } at each of { $n } small scorings
}
sense-large = { $n ->
    [one] { $what } at the large scoring to come
   *[other] { $what } at each of { $n } large scorings
}
sense-end = { $what } at the end, as things lie
sense-times = { $n } × { $what }
sense-as-things-lie = as things lie
