## Words of the Vikings table

vikings-wheel = The wheel: groups by price
vikings-group = Price { $price }: { $tile }, { $figure }
vikings-group-not-now = Price { $price }: { $tile }, { $figure }, not for sale now
vikings-nobody = no figure yet
vikings-gain = As things lie: { $what }.
vikings-gain-fame = { $n } fame in the coming scorings
vikings-gain-gold = { $n } gold in the coming scorings
vikings-gain-end = { $n } fame at the end
vikings-round = Round { $round } of { $rounds }
vikings-then = { $last ->
    [yes] { $scoring }, then the end
   *[no] then { $scoring }
}
vikings-over = The game is over
vikings-threatened = threatened
vikings-repelled = repelled
vikings-supplies = Bag and stacks
vikings-bag = { $n ->
    [one] In the bag: 1 figure
   *[other] In the bag: { $n } figures
}
vikings-stacks = { $n ->
    [one] In the stacks: 1 tile
   *[other] In the stacks: { $n } tiles
}
vikings-hidden = { $n ->
    [one] Face down: 1 special tile
   *[other] Face down: { $n } special tiles
}

vikings-display = Display of { $name }: { $tiles ->
    [one] 1 island tile
   *[other] { $tiles } island tiles
}, { $standing ->
    [one] 1 figure
   *[other] { $standing } figures
} on tiles, { $threatened } threatened, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}, { $islands ->
    [one] 1 completed island
   *[other] { $islands } completed islands
}
vikings-larger = Enlarge the display of { $name }
vikings-start = Start player
vikings-bought = Being placed: { $tile }, { $figure }
vikings-earns = A special tile comes with it
vikings-waits = { $tile }, waiting for its middle
vikings-own-specials = Special tiles of { $name }
vikings-islands = Completed islands: { $n }; the longest has { $longest ->
    [one] 1 tile
   *[other] { $longest } tiles
}

vikings-auction = Auction: who begins?
vikings-passed = passed
vikings-bid = Bid { $gold }
vikings-bids = bids { $gold }
vikings-bid-less = Bid less
vikings-bid-more = Bid more
vikings-pass = Pass
vikings-remove = Remove a figure
vikings-colours = A colour for the wheel

vikings-ferry = Crossings
vikings-boatswains = { $n ->
    [one] { $name } has one boatswain.
   *[other] { $name } has { $n } boatswains.
}
vikings-under-way = { $name }’s crossing: { $load }
vikings-ferry-each = one of each
vikings-ferry-one = one figure
vikings-ferry-colour = all { $n }
vikings-ferry-where = Choose a glowing tile.
vikings-no-ferry = No crossing
vikings-landed = That is all

vikings-specials = Special tiles for the most expensive group
vikings-specials-none = None is left this round.
vikings-take-none = None
vikings-stay = Stays
vikings-go = To the mainland

vikings-fact-round = Round
vikings-fact-scoring = Next scoring
vikings-fact-mainland = waiting on the mainland
vikings-fact-boatswains = boatswains

## Lobby, new table, scoring a real table

about-vikings = Buy tiles and settlers from the turning wheel, join islands off your coast, and repel the raiders.
option-vikings-advanced = Advanced game: special tiles, and boatswains ferry one figure only
option-vikings-auction = Advanced game: bid for the first turn, then place the colours
vikings-rules-standard = Standard game
vikings-rules-auction = The first turn is bid for, then the colours are placed
vikings-rules-no-auction = No bidding for the first turn
counts-vikings-small = Small scoring
counts-vikings-large = Large scoring
counts-vikings-end = End-game scoring
score-vikings-middle = middle, any building
score-vikings-figure = figure of the row
score-vikings-ships-above = Ships go in the ship row, above the islands.
score-vikings-only-ships = Only ships go in the ship row.
score-vikings-tile-first = Place a tile there first; a figure stands on a tile.
score-vikings-specials = Special tiles (advanced game)
score-vikings-monuments = { $letters ->
    [one] The last tile above is a building tile: place it where it replaced a middle.
   *[other] The last { $letters } tiles above are building tiles: place each where it replaced a middle.
}
