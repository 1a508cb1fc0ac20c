## In the lobby

about-driftwood = Pieces wash ashore, and everyone runs for one in secret. Whoever comes alone takes it.
option-driftwood-short = A short game: 4 tides instead of 6

## The pieces, which are also the sources of points

piece-plank = plank
piece-lantern = lantern
piece-net = net
piece-amber = amber
piece-shell = shell
source-plank = planks
source-lantern = lanterns
source-net = nets
source-amber = amber
source-shell = shells
points = points

## What is asked

prompt-draw = The sea brings a piece.
prompt-choose = Which place do you run to? Everyone else chooses at the same time.
prompt-wait = Waiting for { $names }.
prompt-over = { $winners ->
    [one] { $names } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $names } share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}

## What an action does

does-draw = The sea brings: { $piece }.
does-go = { $name } runs to place { $place }: { $piece }.

## Why not

rule-beach = rule: the beach
why-not-yours = The sea brings pieces, and players choose places.
why-none-left = No { $piece } is left in the sea.
why-chosen = You have chosen already; wait for the others.
why-no-place = There is no place { $place }: the beach has { $places }.

## The picture in a terminal

picture-tide = Tide { $tide } of { $tides }
picture-beach = On the beach
picture-sea = In the sea
picture-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
picture-chosen = { $place ->
    [0] has chosen
   *[other] runs to place { $place }
}
picture-legend = Numbers are places on the beach: go 2 runs to the second piece. ▶ still has to choose.
