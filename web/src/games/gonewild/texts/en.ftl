## Words of the table of Vikings Gone Wild

gonewild-path = Odin’s Path
gonewild-path-deck = Odin’s Path: the deck, in no known order
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
gonewild-favours-when = One of your choice at { $points } points.
gonewild-stack = in the stack
gonewild-bonuses = Bonuses at the end
gonewild-bonus-worth = { $n } points.
gonewild-standing = { $name }: { $n }{ $points ->
    [0] {"."}
   *[other] , would get { $points } points.
}
gonewild-track-player = { $name } has { $n } points.
gonewild-track-favours = A divine favour comes with { $points } points.
gonewild-track-limit = { $n } points make the round the last one.

gonewild-deck = Deck
gonewild-discards = Discards
gonewild-hand = Hand
gonewild-played = Play area
gonewild-my-hand = Your hand
gonewild-my-deck = Your deck, in no known order
gonewild-hand-hidden = Hand: { $n } cards
gonewild-hand-empty = Your hand is empty.
gonewild-discards-of = Discard pile of { $name }
gonewild-played-of = Play area of { $name }
gonewild-known = What you know of the hand of { $name }
gonewild-unseen = { $name }: deck and unknown hand together
gonewild-played-empty = Nothing played yet.
gonewild-played-says = Goes to the discard pile at the end of the round.
gonewild-ready = Ready: may still attack in this turn.
gonewild-aside = Turned over by a search.
gonewild-armed = With upgrades: +{ $n }.
gonewild-trapped = Trapped: adds nothing.
gonewild-nothing-there = Nothing here.
gonewild-close = Close

gonewild-village = Village
gonewild-houses = { $n } buildings, any number allowed
gonewild-houses-of = { $n } of { $most } buildings
gonewild-upgrade = { $hall }: why not now?
gonewild-defends = Defence { $n }.
gonewild-guarded = Guarded with +{ $n }.
gonewild-lies = Tokens on it: { $n }.
gonewild-under-construction = Under construction until the end of the round: not in use, not to be attacked.
gonewild-damaged = Damaged: safe for the rest of the round, and still in use.
gonewild-attacked = attacked this round
gonewild-start = Start player
gonewild-favour-due = chooses a favour
gonewild-larger = Show the village of { $name } large

gonewild-purse = This turn
gonewild-purse-means = Beer and gold of this turn: spend it now, it cannot be stored.
gonewild-tokens = Tokens
gonewild-tokens-means = Barrels and bars: can be spent now, or stored in depots.
gonewild-boost = All your fighters have +{ $n } strength in this turn.
gonewild-might = You could send strength { $n } in this turn.
gonewild-hits = Buildings hit: { $n }, for { $points } points at the end of the turn.

gonewild-missions = Missions
gonewild-missions-of = Missions of { $name }
gonewild-missions-done = Completed: { $n }
gonewild-mission-has = { $has } of { $needs }
gonewild-mission-met = met
gonewild-mission-wait = met; one mission a round
gonewild-swap = Swap
gonewild-claim = Claim

gonewild-attack-on = { $whose ->
    [nobody] { $attacker } attacks: { $target }
   *[somebody] { $attacker } attacks { $defender }: { $target }
}
gonewild-attacked-you = You are attacked!
gonewild-answer-now = Answer with glowing cards of your hand, or let it be settled. { $n } more defence would repel it. Take your time.
gonewild-answer-none = None of your cards can answer. { $n } more defence would have repelled it.
gonewild-answer-wait = { $defender } may answer now.
gonewild-trap-whom = Whom does your trap catch?
gonewild-send-more = Send fighters: { $n } more strength is needed.
gonewild-send-enough = That is enough. Send more, or attack.
gonewild-send-wait = { $attacker } gathers fighters.
gonewild-send-nobody = nobody yet
gonewild-declare = Attack
gonewild-no-answer = Let it be settled

gonewild-ask-order-effects = Which effect comes first?
gonewild-ask-choose-resource = Beer or gold?
gonewild-ask-recover-card = Take back from your discard pile
gonewild-ask-peek = Whose hand do you look at?
gonewild-ask-store-tokens = Storage: how many tokens?
gonewild-ask-keep-card = Your ship keeps a card: choose it in your hand
gonewild-ask-pay = Paying by hand: choose what you give
gonewild-ask-place-token = A token for you: choose a depot in your village
gonewild-ask-steal-token = Choose a depot to steal from
gonewild-ask-attach-upgrade = Choose the fighter who carries the upgrade
gonewild-ask-take-favour = The gods smile on you: choose a divine favour
gonewild-storing = { $depot } { $place }; { $n ->
    [one] one token has
   *[other] { $n } tokens have
} no place yet. A depot that is full brings a point; what finds no place is lost.
gonewild-price-left = Still to pay:
gonewild-no-more = No more
gonewild-end-turn = End turn
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
gonewild-kind-upgrade = Upgrade
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
