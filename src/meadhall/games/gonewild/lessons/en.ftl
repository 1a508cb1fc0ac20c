## The first game

first-title = Your first game
first-about = Play resources, buy and build, raid and defend, complete missions, and win the favour of the gods.

first-resources = Beer, gold and your first turn
first-resources-welcome = You are Ida, and Ole is your rival. These are your cards for this turn: beer and gold pay, a warrior fights.
first-resources-price = The market sells fighters, defences and buildings. Try the Elf Archer, who costs 3 beer.
first-resources-price-done = Cards in your hand pay only when they are played.
first-resources-beer = So play a beer.
first-resources-more = And another one.
first-resources-enough = And the third: now you have 3 beer for this turn.
first-resources-factory = Build a Gold Factory: it brings a gold token in every round. Unspent beer would be lost anyway.
first-resources-factory-done = It is under construction, and works from the next round on.
first-resources-mission = You have bought a building, so your mission “Worker” is met. Complete it.
first-resources-mission-done = 1 point. You can complete one mission per round.
first-resources-draco = Your warrior can beat Draco, once per turn. Attack.
first-resources-warrior = Send your Viking Warrior.
first-resources-fight = Strength 1 is enough. Attack.
first-resources-token = Draco pays a token of your choice: take gold.
first-resources-gold = The token is on your town hall. Play your gold card as well.
first-resources-cannon = 2 gold together: buy a Cannon. It comes into your hand in a later round.
first-resources-end = Nothing is left to do: end your turn.
first-resources-end-done = Played and bought cards go to the discard pile, and the deck is shuffled from it again.

first-attack = Attacking
first-attack-target = Round four. Ole’s gold depot holds gold, and its defence is 2. Attack it.
first-attack-archer = Send an Elf Archer, strength 2: as much as the defence is enough.
first-attack-plunder = Attack.
first-attack-plunder-done = Ole did not answer. You hit the depot and plundered 1 gold.
first-attack-mission = “Attacker” asks for one building hit. Complete it.
first-attack-brewery = You may go on against Ole this turn. Attack the Brewery, whose defence is 1.
first-attack-warrior = Send the Viking Warrior.
first-attack-repelled = Attack, and see whether Ole answers.
first-attack-repelled-done = A Cannon adds 2 to the Brewery: repelled, and 1 point for Ole, for your one fighter.
first-attack-again = Each building is a target of its own. Attack the Gold Factory.
first-attack-second = Send your second Elf Archer.
first-attack-hit = Attack.
first-attack-end = Two buildings hit in one turn are worth 3 points together. End your turn to get them.

first-defence = Defending
first-defence-raid = Now Ole has a turn, and an Elf Archer. Your Gold Factory has a defence of 1.
first-defence-cannon = Strength 2 against 1. Answer with your Cannon.
first-defence-enough = 3 against 2: that holds. You are done defending.
first-defence-enough-done = 1 point for the fighter you repelled, and 1 for a complete defence: none of your buildings was hit.

first-favour = Town hall, favours and depots
first-favour-gold = Round seven, and a bigger town hall costs 3 gold. Two tokens are on the hall: play a gold card as the third.
first-favour-hall = Upgrade the town hall: on level 2, six buildings may stand beside it.
first-favour-mission = You have spent 3 gold, so “Money, Money” is met. Complete it.
first-favour-mission-done = The fifth point: a god takes notice.
first-favour-favour = At 5, 12 and 20 points you choose a divine favour. Take the Treasure Chest: 2 beer and 2 gold, each time you draw it.
first-favour-end = End your turn.
first-favour-store = The token of your factory is still there. Put it into the depot, so that four are in it.
first-favour-store-done = A full depot scores 1 point in every round. At 40 points the last round begins, and then the bonus cards pay.
