## Words of the Vikings table

vikings-wheel = The wheel: groups by price
vikings-group = Price { $price }: { $tile }, { $figure }
vikings-group-not-now = Price { $price }: { $tile }, { $figure }, not for sale now
vikings-nobody = no figure yet
vikings-round = Round { $round } of { $rounds }
vikings-then = { $last ->
    [yes] { $scoring }, then the end
   *[no] then { $scoring }
}
vikings-over = The game is over
vikings-threatened = threatened
vikings-repelled = repelled
vikings-supplies = Bag and stacks
vikings-bag = In the bag: { $n } figures
vikings-stacks = In the stacks: { $n } tiles
vikings-hidden = Face down: { $n } special tiles
vikings-close = Close

vikings-display = Display of { $name }: { $tiles } island tiles, { $standing } figures on them, { $threatened } of them threatened, { $ships } ships, { $islands } completed islands
vikings-larger = Show the display of { $name } large
vikings-start = Start player
vikings-bought = Being placed: { $tile }, { $figure }
vikings-earns = A special tile comes with it
vikings-waits = { $tile }, waits for its middle
vikings-own-specials = Special tiles of { $name }
vikings-islands = Completed islands: { $n }; the longest has { $longest } tiles

vikings-auction = Auction: who begins?
vikings-passed = passed
vikings-bid = Bid { $gold }
vikings-bids = bids { $gold }
vikings-bid-less = Bid less
vikings-bid-more = Bid more
vikings-pass = Pass
vikings-remove = One figure leaves
vikings-colours = A colour for the wheel

vikings-ferry = Ferries
vikings-boatswains = { $n ->
    [one] { $name } has one boatswain.
   *[other] { $name } has { $n } boatswains.
}
vikings-under-way = { $name }’s ferry: { $load }
vikings-ferry-each = one of each
vikings-ferry-one = one figure
vikings-ferry-colour = all { $n }
vikings-ferry-where = Choose a glowing tile.
vikings-no-ferry = No ferry
vikings-landed = That is all

vikings-specials = Special tiles for the dearest group
vikings-specials-none = None is left in this round.
vikings-take-none = None
vikings-stay = Stays
vikings-go = To the mainland

vikings-fact-round = Round
vikings-fact-scoring = Scored next
vikings-fact-mainland = waiting on the mainland
vikings-fact-boatswains = boatswains
