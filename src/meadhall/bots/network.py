"""A small network that has learned how games end: each seat's share of the victory, and its points.

Every seat is judged by the same weights: by its own features, by the mean of the others', and by the table's. One hidden
layer lies between these and two outputs, one for the victory and one for the points; a softmax over the seats makes shares
of both together. So seats that change places change what is said of them, and one network can serve several numbers of
players.
"""

from typing import NamedTuple

import numpy as np

from ..engine.compiled import compiled
from ..engine.record import State
from .heuristics import NO_FEATURES, Features, Floats, Floats32, Memory, write_features

# The outputs.
VICTORY, POINTS = range(2)
OUTPUTS = 2


class Network(NamedTuple):
    """The weights of a network, and the space that it works in."""

    inner: Floats32  # [own feature, hidden twice]: of the seat itself, then of the others
    table: Floats32  # [feature of the table, hidden]
    threshold: Floats32  # [hidden]
    outer: Floats32  # [hidden, output]
    direct: Floats32  # [own feature, output]
    offset: Floats32  # [output]
    certainty: Floats32  # [round, output]: how much each output counts, so that shares are as often right as they say
    seats: Floats32  # [seat, own feature]: what was noted of the seats
    about: Floats32  # [feature of the table]
    mixed: Floats32  # [seat, hidden twice]
    total: Floats32  # [hidden]: of all seats
    hidden: Floats32  # [hidden]
    victory: Floats  # [seat]: how strong it stands, in units of a softmax over the seats
    points: Floats  # [seat]: how many it will have
    round: int  # which feature of the table is the round, -1 for none

    @property
    def knows(self) -> bool:
        """Tell whether there is anything that was learned."""
        return len(self.threshold) > 0


def no_network() -> Network:
    """Make a network that knows nothing, for a table of which nothing was learned."""
    return with_space({name: np.zeros((0,) * axes, np.float32) for name, axes in WEIGHTS.items()}, NO_FEATURES, 0)


# The arrays that are learned, with their number of axes.
WEIGHTS = {"inner": 2, "table": 2, "threshold": 1, "outer": 2, "direct": 2, "offset": 1, "certainty": 2}


def with_space(weights: dict[str, Floats32], features: Features, seats: int) -> Network:
    """Give learned weights the space to work in, for so many seats at most."""
    hidden = len(weights["threshold"])
    return Network(
        **{name: np.ascontiguousarray(weights[name], np.float32) for name in WEIGHTS},
        seats=np.zeros((seats, len(features.own)), np.float32),
        about=np.zeros(len(features.table), np.float32),
        mixed=np.zeros((seats, 2 * hidden), np.float32),
        total=np.zeros(hidden, np.float32),
        hidden=np.zeros(hidden, np.float32),
        victory=np.zeros(seats),
        points=np.zeros(seats),
        round=features.table.index("round") if "round" in features.table else -1,
    )


@compiled
def add_rows(features: Floats32, rows: Floats32, out: Floats32) -> None:
    """Add up rows of weights, each as often as its feature says."""
    width = rows.shape[1]
    for i in range(len(features)):
        feature = features[i]
        if feature != 0.0:
            for j in range(width):
                out[j] += rows[i, j] * feature


@compiled
def say(network: Network, players: int) -> None:
    """Write the outputs for the features that were noted."""
    half = len(network.threshold)
    network.total[:] = 0.0
    network.mixed[:] = 0.0
    for seat in range(players):
        add_rows(network.seats[seat], network.inner, network.mixed[seat])
        for j in range(half):
            network.total[j] += network.mixed[seat, half + j]
    network.hidden[:] = 0.0
    add_rows(network.about, network.table, network.hidden)
    number = 0
    if network.round >= 0:
        number = min(max(int(network.about[network.round]), 0), len(network.certainty) - 1)
    certainty = network.certainty[number]
    others = max(players - 1, 1)
    for seat in range(players):
        victory = 0.0
        points = float(network.offset[POINTS])
        for i in range(network.seats.shape[1]):
            victory += network.direct[i, VICTORY] * network.seats[seat, i]
            points += network.direct[i, POINTS] * network.seats[seat, i]
        for j in range(half):
            of_others = (network.total[j] - network.mixed[seat, half + j]) / others
            height = network.threshold[j] + network.hidden[j] + network.mixed[seat, j] + of_others
            if height > 0.0:
                victory += network.outer[j, VICTORY] * height
                points += network.outer[j, POINTS] * height
        network.victory[seat] = certainty[VICTORY] * victory + certainty[POINTS] * points
        network.points[seat] = points


@compiled
def ask(network: Network, state: State, weights: Floats, memory: Memory) -> None:
    """Note the features of a table, and write what the network says of each seat."""
    write_features(state, weights, memory, network.seats, network.about)
    say(network, state.players)
