## The first game

first-title = Your first game
first-about = Set prices, buy and build, complete areas, and see what scoring tiles pay.

first-market = Prices and buying
first-market-welcome = You are Ida, and Ole plays against you. This is your castle: your clan area grows around it, tile by tile.
first-market-tiles = Four scoring tiles say what pays in this game. A is scored at the end of this round: 1 point for each sheep.
first-market-axe = You have drawn three tiles. One goes back into the bag: put the axe on the ships, which score nothing in this game.
first-market-price = The other two are for sale, and you put the price down in gold. Set 2 for the tile with a sheep.
first-market-second = Now 1 for the tile with two sheep. You keep 2 gold in hand, to buy with.
first-market-second-done = The screens are lifted: you see Ole’s prices, and Ole sees yours.
first-market-dear = You buy first. Try Ole’s tile with the farm.
first-market-dear-done = You can only spend what is in your hand.
first-market-buy = The tile with two sheep and barrels costs 2. Buy it.
first-market-buy-done = Ole has bought a tile from you: you get the price, and your own 2 gold back.
first-market-sold = Nobody bought this one, so you keep it. The 1 gold on it is spent.
first-market-build = Now you build. Take the tile that you bought from Ole.
first-market-clash = Where two tiles meet, the terrain has to be the same. Try the place east of the castle, where its water is.
first-market-clash-done = Pasture next to water does not fit.
first-market-north = Place it north of the castle: pasture meets pasture, and the road leads on to the castle.
first-market-next = Take your second tile.
first-market-beside = Place it to the west of the new tile, pasture beside pasture.
first-market-beside-done = Four sheep, 4 points. And the next income is here: 5 gold for the castle, 1 for barrels whose road leads to it.

first-areas = Completed areas and income
first-areas-mountain = Third round: sheep at A, and 1 point for each completed area at C. Take the tile with two cattle.
first-areas-close = The mountain of your castle is open to the west. Place the tile there, turned round, and the mountain is completed.
first-areas-close-done = No edge of this mountain is open any more.
first-areas-water = Take the other tile: the water of your castle is still open.
first-areas-sea = Place it east of the castle, and the water is completed.
first-areas-sea-done = Two completed areas, five sheep. The income grew: two tiles with barrels, and gold for you because Ole is ahead.

first-selling = Selling
first-selling-axe = Fourth round. The axe on the tile with three sides of water, please: it hardly fits.
first-selling-high = Ole would like the tile with a lighthouse and a sheep. Ask 6 gold for it: sold, it doubles; unsold, it is yours.
first-selling-low = And 3 for the other. Four gold stay in your hand.
first-selling-low-done = Ole paid 6, and your own 6 came back: 12 gold more in hand.
first-selling-mountain = Now you. Ole’s tile with a broch and barrels costs only 2: buy it.
first-selling-mountain-done = Cheap tiles of others are the best bargains. Now both would build again.

first-end = Scrolls and the end
first-end-scroll = The last round: B, C and D are scored. Take your last tile, which shows a scroll.
first-end-peak = Place it in the north-east, with its mountain to the west: that completes one more mountain.
first-end-peak-done = The scroll counts your cattle, and 5 gold make 1 point. A completed area would have doubled the scroll. You have won.
