## Words of the table of Vikings Gone Wild

gonewild-path = Odin’s Path
gonewild-path-deck = Odin’s Path: the deck, in unknown order
gonewild-path-discards = Odin’s Path: the discard pile
gonewild-path-last = It leaves the path at the end of the round.
gonewild-market = Market
gonewild-stall-unit = Units
gonewild-stall-defence = Defences
gonewild-stall-building = Buildings
gonewild-left = { $n ->
    [0] Sold out.
   *[other] { $n } left.
}
gonewild-draco = Once a turn.
gonewild-favours = Divine favours
gonewild-favours-when = { $points ->
    [one] One of your choice at 1 point.
   *[other] One of your choice at { $points } points.
}
gonewild-stack = in the stack
gonewild-bonuses = Bonuses at the end
gonewild-bonus-worth = { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
gonewild-standing = { $name }: { $n }{ $points ->
    [0] {"."}
    [one] , would get 1 point.
   *[other] , would get { $points } points.
}
gonewild-track-player = { $n ->
    [one] { $name } has 1 point.
   *[other] { $name } has { $n } points.
}
gonewild-track-favours = { $points ->
    [one] You get a divine favour at 1 point.
   *[other] You get a divine favour at { $points } points.
}
gonewild-track-limit = { $n ->
    [one] Whoever reaches 1 point makes the round the last one.
   *[other] Whoever reaches { $n } points makes the round the last one.
}

gonewild-deck = Deck
gonewild-discards = Discard pile
gonewild-hand = Hand
gonewild-played = Play area
gonewild-my-hand = Your hand
gonewild-my-deck = Your deck, in unknown order
gonewild-hand-hidden = { $n ->
    [one] Hand: 1 card
   *[other] Hand: { $n } cards
}
gonewild-hand-empty = Your hand is empty.
gonewild-discards-of = Discard pile of { $name }
gonewild-played-of = Play area of { $name }
gonewild-known = What you know of { $name }’s hand
gonewild-unseen = { $name }: deck and unknown hand
gonewild-played-empty = Nothing played yet.
gonewild-played-says = Goes to the discard pile at the end of the round.
gonewild-ready = Ready: can still attack this turn.
gonewild-aside = Turned over by a search.
gonewild-armed = With upgrade cards: +{ $n }.
gonewild-trapped = Trapped: does not count.
gonewild-nothing-there = Nothing here.

gonewild-village = Village
gonewild-houses = { $n ->
    [one] 1 building, any number allowed
   *[other] { $n } buildings, any number allowed
}
gonewild-houses-of = { $most ->
    [one] { $n } of 1 building
   *[other] { $n } of { $most } buildings
}
gonewild-upgrade = { $hall }: why not now?
gonewild-defends = Defence { $n }.
gonewild-guarded = Guarded with +{ $n }.
gonewild-lies = Tokens on it: { $n }.
gonewild-under-construction = Under construction until the end of the round: not in use, cannot be attacked.
gonewild-damaged = Damaged: safe for the rest of the round, and still in use.
gonewild-attacked = attacked this round
gonewild-start = Start player
gonewild-favour-due = chooses a favour
gonewild-larger = Enlarge { $name }’s village

gonewild-purse = This turn
gonewild-purse-means = This turn’s beer and gold: spend it now, it cannot be stored.
gonewild-tokens = Tokens
gonewild-tokens-means = Barrels and bars: spend them now, or store them in depots.
gonewild-boost = All your fighters have +{ $n } strength this turn.
gonewild-might = You could send strength { $n } this turn.
gonewild-hits = { $points ->
    [one] Buildings hit: { $n }, for 1 point at the end of the turn.
   *[other] Buildings hit: { $n }, for { $points } points at the end of the turn.
}

gonewild-missions = Missions
gonewild-missions-of = Missions of { $name }
gonewild-missions-done = Completed: { $n }
gonewild-mission-has = { $has } of { $needs }
gonewild-mission-met = met
gonewild-mission-wait = met; one mission per round
gonewild-swap = Swap
gonewild-claim = Complete

gonewild-attack-on = { $whose ->
    [nobody] { $attacker } attacks: { $target }
   *[somebody] { $attacker } attacks { $defender }: { $target }
}
gonewild-attacked-you = You are under attack!
gonewild-answer-now = Answer with glowing cards from your hand, or finish defending. { $n } more defence would repel the attack. Take your time.
gonewild-answer-none = None of your cards can answer. { $n } more defence would have repelled it.
gonewild-answer-wait = { $defender } may answer now.
gonewild-trap-whom = Which attacker does your trap catch?
gonewild-send-more = Send fighters: { $n } more strength is needed.
gonewild-send-enough = That is enough. Send more, or attack.
gonewild-send-wait = { $attacker } is gathering fighters.
gonewild-send-nobody = nobody yet
gonewild-declare = Attack
gonewild-no-answer = Done defending

gonewild-ask-order-effects = Which effect comes first?
gonewild-ask-choose-resource = Beer or gold?
gonewild-ask-recover-card = Take a card back from your discard pile
gonewild-ask-peek = Whose hand do you look at?
gonewild-ask-store-tokens = Storage: how many tokens?
gonewild-ask-keep-card = Your ship keeps a card: choose it in your hand
gonewild-ask-pay = Paying by hand: choose what you give
gonewild-ask-place-token = A token for you: choose a depot in your village
gonewild-ask-steal-token = Choose a depot to steal from
gonewild-ask-attach-upgrade = Choose the fighter who carries the upgrade card
gonewild-ask-take-favour = The gods smile on you: choose a divine favour
gonewild-storing = { $depot } { $place }; { $n ->
    [one] one token has
   *[other] { $n } tokens have
} no place yet. A full depot scores a point; what finds no place is lost.
gonewild-price-left = Still to pay:
gonewild-no-more = No more
gonewild-end-turn = End turn
gonewild-play-all = Play all
gonewild-means = What you can pay with
gonewild-pay-by-hand = Pay by hand

gonewild-parts = Parts of the table
gonewild-part-hand = Hand
gonewild-part-village = Village
gonewild-part-other = Others
gonewild-part-path = Path
gonewild-part-market = Market
gonewild-part-bonuses = Bonuses

gonewild-kind-resource = Resource
gonewild-kind-unit = Unit
gonewild-kind-hero = Hero
gonewild-kind-defence = Defence card
gonewild-kind-upgrade = Upgrade card
gonewild-kind-action = Action card
gonewild-kind-undead = Undead
gonewild-kind-draco = Monster
gonewild-kind-building = Building
gonewild-kind-townhall = Town hall
gonewild-kind-mission = Mission
gonewild-kind-bonus = Bonus card
gonewild-designed = Not read off the printed card, but designed to fit: { $fields }.
gonewild-designed-short = Designed, not read off the printed card
gonewild-field-cost = cost
gonewild-field-strength = strength
gonewild-field-defence = defence
gonewild-field-effects = effects
gonewild-field-bonus = damage bonus
gonewild-field-points = points
gonewild-field-condition = condition
gonewild-field-copies = copies

gonewild-fact-round = Round
gonewild-fact-last = { $n }, the last
gonewild-fact-limit = Last round at
gonewild-fact-hand = cards in hand
gonewild-fact-beer = beer tokens
gonewild-fact-gold = gold tokens

## Lobby, new table

about-gonewild = Build a village and a deck of rowdy fighters, raid your friends, and bribe the gods with beer.
option-gonewild-long = Long game, to 40 points (three or four players)
option-gonewild-first = The bonus cards for a first game
