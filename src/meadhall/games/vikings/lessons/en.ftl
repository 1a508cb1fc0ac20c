## The first game

first-title = Your first game
first-about = Buy groups, build islands, keep ships away, and score three times.

first-buying = Buying and placing
first-buying-welcome = You are Ida, and Ole plays against you. This is your mainland: your islands grow to the right of it, in five rows.
first-buying-zero = You buy a tile together with a figure. Around the wheel are the prices: try the group at 0, which would cost nothing.
first-buying-zero-done = The 0 group stays where it is while another figure of its colour is on the wheel.
first-buying-buy = So buy the goldsmith at 3. Goldsmiths bring gold at every scoring.
first-buying-buy-done = 3 gold, and the group is yours.
first-buying-start = Your start tile comes first. Put it in the row of the goldsmiths.
first-buying-tile = Now the tile that you bought: its land has to meet land, so place it right beside your start tile.
first-buying-stay = The tile is in the goldsmith row, so the goldsmith may stay on it. Let him stay.
first-buying-stay-done = An unthreatened goldsmith: 3 gold at every scoring. Meanwhile, Ole buys the other fisherman.
first-buying-last = Now the fisherman at 0 is the last of his colour on the wheel. Take him, for nothing.
first-buying-last-done = The wheel has turned: every group is 2 cheaper now.
first-buying-touch = A tile only has to touch another tile on your display. Place this one below your goldsmith, in the row of the fishermen.
first-buying-fisherman = A tile in the fisherman row, and a fisherman: let him stay.
first-buying-fisherman-done = At the end each unthreatened fisherman feeds five figures.
first-buying-turned = Whoever waits pays less, if nobody else is quicker: Ole has just paid 7 for his warrior.

first-ships = Ships and warriors
first-ships-ship = A few rounds later. Only four groups are left: buy the ship, because a boatswain comes with it.
first-ships-ship-done = The boatswain waits on your mainland until you need him.
first-ships-column = The first three ships go above columns 1 to 3. Put this one above column 2.
first-ships-threat = The yellow ship threatens its column down to the goldsmiths. This goldsmith lies down: threatened figures bring nothing.
first-ships-warrior = Warriors help. Ole took the last noble, so the warrior at 0 is for sale: buy the group.
first-ships-under = Place it in the warrior row, right under the ship.
first-ships-repel = Let the warrior stay there: a ship with a warrior below is repelled.
first-ships-repel-done = The ship is repelled, and the round ended with a small scoring. Both of your goldsmiths counted.

first-crossing = Crossings and the large scoring
first-crossing-scout = The fourth round ends soon. Buy the scout at 0.
first-crossing-island = Close your island in the scout row with this right end.
first-crossing-island-done = A completed island: left end, middle, right end. The most of them win fame at the end.
first-crossing-sees = Let the scout stay. Scouts bring fame, and more for each goldsmith and fisherman in their column.
first-crossing-sees-done = The last group is sold. Before a large scoring, boatswains may ferry figures.
first-crossing-waiting = Two nobles wait on your mainland, where they bring nothing.
first-crossing-boatswain = Send your boatswain for the nobles: one crossing takes any number of one colour.
first-crossing-first-noble = Put the first noble on a free tile of the noble row: the church, in column 2.
first-crossing-second-noble = And the second noble on the tile beside it.
first-crossing-second-noble-done = Your large scoring: nobles, scouts, the repelled ship and goldsmiths. The two nobles alone made 4 fame.

first-feeding = Feeding, and the end
first-feeding-mouths = The last round. Each of your ten figures wants to be fed, and each of your two fishermen feeds five.
first-feeding-fisherman = A noble would bring 2 fame, but one figure would go hungry. Buy the fisherman instead.
first-feeding-place = Place it in the fisherman row, column 3.
first-feeding-end = Let the fisherman stay, and feed more figures than you have.
first-feeding-end-done = The last large scoring is yours. Now Ole finishes his.
first-feeding-large = After the last round comes the end: ships that nobody repelled, gold, boatswains, islands and feeding. Look at what it brings.
first-feeding-large-done = 11 figures, food for 15: 2 fame for each of the four too many. You have won your first game.

## The advanced game

advanced-title = The advanced game
advanced-about = Bid for the first turn, place the colours, and use special tiles.

advanced-auction = The auction
advanced-auction-drawn = In the advanced game, figures come first: 13 are drawn, and the start player opens an auction. That is you.
advanced-auction-bid = Whoever wins removes a figure, chooses a colour first, and buys first. Open with 0.
advanced-auction-bid-done = Ole bids 1. Each bid has to be higher, and passing is final.
advanced-auction-higher = It is worth a little more to you. Bid 2.
advanced-auction-higher-done = Ole passes, and you pay 2.
advanced-auction-remove = One figure leaves the game. Remove the only boatswain, before Ole gets it.
advanced-auction-remove-done = Only now are the tiles turned up.
advanced-auction-ships = In turn, you each place a colour on the highest free spaces. Send the fishermen to the dear end, with the ships.
advanced-auction-nobles = Nobles next, in the middle.
advanced-auction-rest = Whatever is placed last stands at the cheap end. You wanted the scouts cheap: place them.
advanced-auction-rest-done = Scouts from 0 upwards, and you buy first.

advanced-specials = Special tiles
advanced-specials-dearest = Whoever buys the most expensive group also gets a special tile. It costs only 3 now: buy it.
advanced-specials-middle = Place the church in the noble row.
advanced-specials-stay = Let the noble stay.
advanced-specials-take = Four special tiles are open. Take the church tile.
advanced-specials-take-done = A building tile replaces a middle with the same building.
advanced-specials-replace = You have two churches. Replace the one in the scout row: more figures will stand around it.
advanced-specials-replace-done = Ole bought the next dearest group and took a treasure: 5 gold at once.
advanced-specials-again = Two groups are left, and 1 is the most expensive price. Buy it.
advanced-specials-church = Place it in the noble row, so that there is one more free tile.
advanced-specials-boat = Take the boat: you will see at once what it is good for.
advanced-specials-single = Crossings are smaller now: a boatswain takes a single figure. Send one without your boat.
advanced-specials-noble = Ferry the noble to the free tile.
advanced-specials-each = With a boat, a boatswain ferries as in the standard game. Send the second one for one figure of each colour.
advanced-specials-goldsmith = The goldsmith first.
advanced-specials-fisherman = And the fisherman.
advanced-specials-fisherman-done = Two boatswains and a boat took three figures across, just before the large scoring.

advanced-end = Special tiles at the end
advanced-end-tiles = Last round. Your church tile will bring 1 fame for each figure on it and on the eight tiles around.
advanced-end-noble = The noble at 1 is the most expensive group. Buy it.
advanced-end-close = Complete the noble island.
advanced-end-stay = Let the noble stay.
advanced-end-exchange = You have a lot of gold. Take the exchange: 3 gold for 1 fame at the end, instead of 5.
advanced-end-exchange-done = The church brought 6 fame, the exchange 3 more. The boatswains went to Ole, whose tile counts as one.
