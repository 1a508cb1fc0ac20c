"""Ratings of the bots by openskill (Plackett and Luce's model), from all games in the order of the plan."""

from collections.abc import Iterable, Sequence
from statistics import fmean

from openskill.models import PlackettLuce
from pydantic import BaseModel, ConfigDict

from .game_runner import Played


class Rating(BaseModel):
    """A rating: the strength that is likeliest, how unsure it is, and a strength that is almost surely reached."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    mu: float
    sigma: float
    ordinal: float  # mu - 3 sigma


def ratings(names: Sequence[str], games: Iterable[Played]) -> dict[str, Rating]:
    """Rate the bots; one that sits on several seats of a table moves by the mean of what these seats would."""
    # A bot plays alike from the first game to the last, so nothing is added to the uncertainty between games.
    model = PlackettLuce(tau=0.0)
    rated = {name: model.rating(name=name) for name in names}
    for played in games:
        if len(set(played.seats)) == 1:
            continue  # a bot against itself says nothing
        teams = [[model.create_rating([rated[name].mu, rated[name].sigma])] for name in played.seats]
        after = model.rate(teams, ranks=[float(place) for place in played.places])
        for name in dict.fromkeys(played.seats):
            own = [team[0] for team, bot in zip(after, played.seats, strict=True) if bot == name]
            rated[name].mu = fmean(rating.mu for rating in own)
            rated[name].sigma = fmean(rating.sigma for rating in own)
    return {
        name: Rating(mu=round(now.mu, 4), sigma=round(now.sigma, 4), ordinal=round(now.ordinal(), 4))
        for name, now in rated.items()
    }
