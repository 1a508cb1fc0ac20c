## Words of the table

points = points
beer = beer
gold = gold
any-resource = beer or gold
or = or
a-building = building
a-hall = town hall
type-resource = resource
type-unit = unit
type-hero = hero
type-defence = defence card
type-upgrade = upgrade card
type-action = action card
type-undead = undead
deck-starter = starting card
deck-unit = unit of the market
deck-defence = defence card of the market
deck-odin = card of Odin’s Path
deck-divine = divine favour

effect-gain = { $n } { $resource } for this turn
effect-gain-per = { $n } { $resource } for this turn for each { $building }
effect-token = { $n } { $resource } as a token
effect-steal = steal { $n } { $resource } from an opponent’s depot
effect-draw = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
effect-recover = { $n ->
    [one] take back up to 1 card from the discard pile
   *[other] take back up to { $n } cards from the discard pile
}
effect-seek = search the deck for: { $types }
effect-peek = look at an opponent’s hand
effect-attach = +{ $n } strength for one fighter
effect-boost-all = +{ $n } strength for all fighters
effect-vp = { $n ->
    [one] 1 point
   *[other] { $n } points
}
effect-defend = +{ $n } defence
effect-trap = trap an attacker: { $types }{ $n ->
    [0] {""}
   *[other] , otherwise +{ $n } defence
}

building-produces = produces { $n } { $resource }
building-stores = stores { $n } { $resource }
building-full = { $n ->
    [one] 1 point
   *[other] { $n } points
} when full
building-draws = { $n ->
    [one] draws 1 card more
   *[other] draws { $n } cards more
}
building-keeps = { $n ->
    [one] keeps 1 card
   *[other] keeps { $n } cards
}
damage-points = hit: { $n ->
    [one] 1 point
   *[other] { $n } points
}
damage-plunder = { $n ->
    [one] hit: 1 token plundered
   *[other] hit: { $n } tokens plundered
}
damage-favours = { $n ->
    [one] hit: 1 divine favour
   *[other] hit: { $n } divine favours
}

condition-buy = buy this turn: { $what }
condition-spend = spend { $n } { $what } this turn
condition-own = own { $n } × { $what }
condition-hall = have a town hall of level { $n }
condition-hit = hit this turn: { $n } × { $what }
condition-attack-with = attack with a card of strength { $n }

most-type = the most cards of the type { $what }
most-deck = the most cards: { $what }
most-card = the most cards { $what }
most-stored = the most { $what } in depots
most-strength = the most printed strength of units and heroes
most-buildings = the most buildings
most-missions = the most completed missions

## What cards say as a whole

face-fights = fights with strength { $n }
face-success = after a successful attack on a building: { $effect }
face-beaten = reward: { $effect }
face-built = when built: { $effect }
face-attacked = answers an attack: { $effect }
face-or = or: { $effect }
face-and = and
face-hit = whoever hits it gets { $effect }
face-draw = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
face-draws = { $n ->
    [one] you draw 1 card more each round
   *[other] you draw { $n } cards more each round
}
face-keeps = { $n ->
    [one] you may keep 1 card of your hand for the next round
   *[other] you may keep { $n } cards of your hand for the next round
}
face-plunder = { $n ->
    [one] 1 token from it
   *[other] { $n } tokens from it
}
face-favours = { $n ->
    [one] 1 divine favour
   *[other] { $n } divine favours
}
face-limit = { $n ->
    [one] 1 building may stand beside it
   *[other] { $n } buildings may stand beside it
}
face-no-limit = any number of buildings may stand beside it

## What is asked

asked-draw-bonus = the next bonus card
asked-draw-mission = the next mission
asked-fill-path = the next card of Odin’s Path
asked-reveal-favour = the next divine favour
asked-draw-card = the next card of the deck
asked-seek-card = the next card of the deck
asked-break-tie = a bonus card that breaks the tie
asked-act = an action of the action phase
asked-order-effects = which effect comes next
asked-choose-resource = beer or gold
asked-place-token = a depot for the token
asked-steal-token = a depot to steal from
asked-recover-card = a card of the discard pile
asked-peek = an opponent
asked-attach-upgrade = a fighter for the upgrade card
asked-send = fighters for the attack
asked-answer = an answer to the attack
asked-choose-trapped = an attacking card to trap
asked-take-favour = a divine favour
asked-pay = where the price is paid from
asked-store-tokens = how many tokens the depot takes
asked-keep-card = a card to keep

prompt-draw-bonus = A bonus card is drawn.
prompt-draw-mission = { $name } draws a mission.
prompt-fill-path = Odin’s Path is filled.
prompt-reveal-favour = A divine favour is turned up.
prompt-draw-card = { $name } draws a card.
prompt-seek-card = { $name } searches the deck.
prompt-break-tie = An unused bonus card is drawn to break the tie.
prompt-act = It is your turn.
prompt-order-effects = Which effect happens first?
prompt-choose-resource = Beer or gold?
prompt-place-token = Choose a depot for the token.
prompt-steal-token = Choose a depot to steal from.
prompt-recover-card = Choose a card to take back from your discard pile.
prompt-peek = Choose whose hand you look at.
prompt-attach-upgrade = Choose who carries the upgrade card.
prompt-send = Choose who attacks { $target }. Strength { $strength } against { $defence }.
prompt-answer = Your building is attacked: { $target }, strength { $strength } against { $defence }. Do you answer?
prompt-choose-trapped = Choose the attacking card that is trapped.
prompt-take-favour = Choose a divine favour.
prompt-pay = Pay by hand: { $beer } beer and { $gold } gold are left to pay.
prompt-store-tokens = How many tokens go into { $depot } ({ $fewest } to { $most })?
prompt-keep-card = Choose a card for your ship to keep.
prompt-over = { $points ->
    [one] { $name } wins with 1 point.
   *[other] { $name } wins with { $points } points.
}
prompt-over-tie = { $points ->
    [one] { $name } wins with 1 point; a bonus card broke the tie.
   *[other] { $name } wins with { $points } points; a bonus card broke the tie.
}
prompt-over-shared = { $points ->
    [one] { $names } share the victory with 1 point.
   *[other] { $names } share the victory with { $points } points.
}

## What the others read meanwhile

watch-act = It is { $name }’s turn.
watch-order-effects = { $name } chooses which effect happens first.
watch-choose-resource = { $name } chooses beer or gold.
watch-place-token = { $name } chooses a depot for the token.
watch-steal-token = { $name } chooses a depot to steal from.
watch-recover-card = { $name } chooses a card to take back from the discard pile.
watch-peek = { $name } chooses whose hand to look at.
watch-attach-upgrade = { $name } chooses who carries the upgrade card.
watch-send = { $name } chooses who attacks { $target }. Strength { $strength } against { $defence }.
watch-answer = { $name } may answer the attack on { $target }: strength { $strength } against { $defence }.
watch-choose-trapped = { $name } chooses the attacking card that is trapped.
watch-take-favour = { $name } chooses a divine favour.
watch-pay = { $name } pays by hand: { $beer } beer and { $gold } gold are left to pay.
watch-store-tokens = { $name } stores tokens.
watch-keep-card = { $name } chooses a card for the ship to keep.

## What the end of a turn gives away

caution-missions = { $count ->
    [one] You meet the condition of a mission and have not completed it: { $missions }.
   *[other] You meet the conditions of these missions and have completed none of them: { $missions }.
}
caution-resources = Unspent, and with no room to store it: { $resources }.
caution-fighters = { $count ->
    [one] A fighter could still attack: { $fighters }.
   *[other] { $count } fighters could still attack: { $fighters }.
}
caution-mission = { $mission } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
caution-amount = { $n } { $resource }
caution-copies = { $n } × { $card }

## What an action does

does-bonus = Bonus card: { $card }.
does-mission = { $name } draws the mission { $card }.
does-fill-path = { $card } goes onto Odin’s Path.
does-draw = { $name } draws { $card }.
does-seek = { $name } turns over { $card }.
does-reveal = The divine favour { $card } is turned up.
does-end-turn = { $name } ends the turn.
does-by-hand = { $name } pays the next price by hand.
does-return = { $name } returns { $building } to the market.
does-exchange = { $name } exchanges { $given } for { $got }.
does-swap = { $name } swaps the mission { $card }.
does-claim = { $name } completes the mission { $card }.
does-attack = { $name } prepares an attack on { $target }.
does-build = { $name } builds { $card }.
does-buy = { $name } buys { $card }.
does-play = { $name } plays { $card }.
does-trap = { $name } traps { $card }.
does-no-answer = { $name } is done defending.
does-answer = { $name } answers with { $card }.
does-declare = { $name } attacks { $target } with strength { $strength }.
does-send = { $name } sends { $card }.
does-favour = { $name } takes the divine favour { $card }.
does-attach = { $name } gives the upgrade card to { $card }.
does-peek = { $name } looks at the hand of { $other }.
does-recover = { $name } takes back { $card }.
does-recover-no-more = { $name } takes back no more.
does-steal = { $name } steals from { $other }: { $depot }.
does-place = { $name } puts the token into { $depot }.
does-choose = { $name } chooses { $resource }.
does-effect = { $name } lets { $card } take effect: { $effect }.
does-keep = { $name } keeps a card.
does-keep-no-more = { $name } keeps no more cards.
does-store = { $tokens ->
    [one] { $name } stores 1 token in { $depot }.
   *[other] { $name } stores { $tokens } tokens in { $depot }.
}
does-pay-from = { $name } pays a token from { $where }.
does-pay-hall = { $name } pays { $resource } from the town hall.
does-pay-purse = { $name } pays { $resource } of this turn.

## The log, told by turns

told-setup = { $count ->
    [one] The table is set: one card is drawn.
   *[other] The table is set: { $count } cards are drawn.
}
told-hands = { $count ->
    [one] One card is drawn into a hand.
   *[other] { $count } cards are drawn into the hands.
}
told-path = { $count ->
    [one] One card goes onto Odin’s Path.
   *[other] { $count } cards go onto Odin’s Path.
}
told-turn = { $name }: { $did }
told-played = { $count ->
    [one] one card played
   *[other] { $count } cards played
}
told-bought = { $count ->
    [one] one card bought
   *[other] { $count } cards bought
}
told-built = { $count ->
    [one] one building built
   *[other] { $count } buildings built
}
told-attacks = { $count ->
    [one] one attack
   *[other] { $count } attacks
}
told-missions = { $count ->
    [one] one mission completed
   *[other] { $count } missions completed
}
told-scoring = The bonus cards are scored

## Why not

why-not-your-turn = It is somebody else’s turn.
why-not-asked = Not now. Expected: { $asked }.
why-none-left = None left to draw: { $what }.
why-by-hand-already = You are already paying the next price by hand.
why-not-in-hand = { $card } is not in your hand.
why-only-answers = { $card } answers an attack; you cannot play it in your own turn.
why-no-effect = { $card } has no effect of its own, so you cannot play it without attacking.
why-too-expensive = Too little: the price is { $beer } beer and { $gold } gold, you have { $has_beer } beer and { $has_gold } gold.
why-highest-level = Your town hall has its highest level.
why-one-level-a-round = Your town hall is under construction: one level per round.
why-sold-out = { $card } is sold out.
why-three-of-a-name = You already have { $most } of { $card }, and may not have more.
why-village-full = { $limit ->
    [one] Your village is full: your town hall allows 1 building.
   *[other] Your village is full: your town hall allows { $limit } buildings.
}
why-space-empty = Space { $space } of Odin’s Path is empty.
why-undead-not-sold = { $card } is not for sale; it can be attacked.
why-draco-once = You can attack Draco once per turn.
why-no-undead = There are no undead on that space.
why-no-fighters = You have no unit or hero that could attack.
why-too-weak = Too weak: strength { $strength } against defence { $defence }.
why-no-such-seat = There is no such player at this table.
why-own-building = That is your own building.
why-one-victim = You have attacked another player this turn, so you can attack nobody else.
why-attacked-already = This player has already been attacked this round, and not all your opponents have been.
why-no-building = There is no such building.
why-under-construction = It is under construction.
why-damaged = It has been damaged this round.
why-not-your-mission = { $card } is not one of your open missions.
why-one-mission-a-round = You have already completed a mission this round.
why-not-met = The condition of { $card } is not met.
why-one-swap-a-round = You have already swapped a mission this round.
why-no-missions-left = The mission deck is empty.
why-one-return-a-round = You have already returned a building this round.
why-return-damaged = A damaged building cannot be returned.
why-nobody-armed = There is no fighter with an upgrade card who can still join.
why-not-ready = No { $card } stands ready.
why-no-fighter = { $card } is neither a unit nor a hero.
why-no-answer = { $card } cannot answer an attack.
why-not-to-be-trapped = This trap cannot catch that card.
why-no-such-effect = No such effect of { $card } is waiting.
why-reward-first = The attackers’ effects follow once you have taken the reward.
why-no-room = You have no depot there with room for this token.
why-one-opponent = All tokens are stolen from one opponent, and you have already begun with another.
why-nothing-to-steal = There is nothing to steal there: you can only steal tokens of that kind from an opponent’s depots.
why-not-discarded = { $card } is not in your discard pile.
why-peek-opponent = Choose an opponent at this table to look at their hand.
why-favour-not-open = { $card } is not face up.
why-paid-enough = The price in { $resource } is already paid; you cannot pay too much.
why-nothing-there = There is nothing to pay with.
why-store-bounds = { $most ->
    [one] This depot takes { $fewest } to 1 token.
   *[other] This depot takes { $fewest } to { $most } tokens.
}

rule-playing = rule: playing cards
rule-buying = rule: buying cards
rule-building = rule: buildings
rule-path = rule: Odin’s Path
rule-attacking = rule: attacks

## The ledger

source-carried = before this position
source-buildings-hit = buildings hit
source-damage-bonus = damage bonuses
source-repelled = attacks repelled
source-complete-defence = complete defence
source-beaten = undead and Draco
source-missions = missions
source-built = town hall
source-full-depots = full depots
source-card-effects = effects of cards
source-production = production
source-plunder = plunder
source-theft = theft
source-payment = payments
source-exchange = exchanges
source-returned = buildings returned
source-not-stored = not stored
source-bonus-follower = bonus: Follower
source-bonus-miner = bonus: Miner
source-bonus-beer-tycoon = bonus: Beer Tycoon
source-bonus-conqueror = bonus: Conqueror
source-bonus-builder = bonus: Builder
source-bonus-accomplisher = bonus: Accomplisher
source-bonus-defender = bonus: Defender
source-bonus-king-pig = bonus: King Pig

detail-bonus = { $what }: { $count }, best: { $most }
detail-tie-break = tie-break, { $what }: { $count }, best: { $most }

## The picture in a terminal

picture-heading = Round { $round }{ $last ->
    [yes] , the last
   *[no] {""}
}. Start player: { $start }
picture-path = Odin’s Path
picture-market = Market
picture-favours = Divine favours
picture-bonuses = Bonus cards
picture-left = { $n } in the stack
picture-player = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $beer } beer and { $gold } gold in tokens
picture-hand = hand
picture-hand-hidden = { $n ->
    [one] hand: 1 card
   *[other] hand: { $n } cards
}
picture-known = of these known
picture-deck = deck { $deck }, discard pile { $discards }
picture-played = play area
picture-ready = ready
picture-missions = missions
picture-village = village
picture-purse = this turn’s beer and gold: { $beer } beer, { $gold } gold
picture-done = missions completed: { $n }
picture-attack = Attack on { $target }: strength { $strength } against { $defence }, with { $cards }
picture-legend =
    A price is written as 3b 2g: 3 beer and 2 gold. Strength is ⚔, defence is ⛨.
    Buildings: • tokens on it, ! under construction, ~ damaged, +n added by defence cards.
    Cards are written with their ids in actions: play beer, buy elf_archer, buy path 3, attack 2 hall.
no-such-cards = No table here plays with these cards.

## What a choice brings

sense-costs = Costs { $what }.
sense-facts = { $what }.
sense-brings = Brings { $what } now.
sense-points = { $n ->
    [one] { $shown } point
    [-1] { $shown } point
   *[other] { $shown } points
}
sense-beer = { $shown } beer
sense-gold = { $shown } gold
sense-loses = You lose { $what }.
sense-favours = { $n ->
    [one] A divine favour comes with it.
   *[other] { $n } divine favours come with it.
}
sense-mission = Meets the mission “{ $mission }”: { $what }.
sense-bonuses = Bonus cards, as things lie: { $what }.
sense-as-things-lie = as things lie
sense-defence = defence { $n }
sense-could = All your fighters together have strength { $strength }; the target has defence { $defence }.
sense-against = Strength { $strength } against defence { $defence }.
sense-sends = Strength { $n }; together { $strength } against { $defence }.
sense-reward = Reward: { $what }.
sense-hit = A hit brings { $what }.
sense-answered = The defender holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: you come through in { $times } of { $tries } hands that are possible, if they answer with all they have.
sense-answer = Strength { $strength } against defence { $defence }.
sense-is-hit = The attack hits.
sense-repels = The attack is repelled: { $what }.

## Several choices as one

chain-plays = { $count ->
    [one] Plays from your hand: { $cards }.
   *[other] Plays from your hand ({ $count } cards): { $cards }.
}
chain-left = Left for this turn: { $what }.
chain-tokens = Tokens left: { $what }.
chain-nothing = nothing
