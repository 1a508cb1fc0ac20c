"""A review told to people: every number in a sentence is one of the review's, rounded."""

from collections.abc import Iterable
from pathlib import Path

from pydantic import BaseModel

from ..engine.match import Match
from ..engine.texts import Texts, decimal, texts
from .review import Account, Balance, Decision, Gain, Moment, Review, Turning

TEXTS = Path(__file__).with_name("texts")
LINES = ("start", "luck", "own", "gifts", "hidden", "revised", "result")


class BalanceLine(BaseModel):
    """A line of a balance: victories in 100, and points over the rival."""

    name: str  # of the part, such as luck
    label: str
    share: float
    points: float


class ToldAccount(BaseModel):
    """The balance of a seat."""

    seat: int
    name: str
    lead_label: str
    says: list[str]
    lines: list[BalanceLine]


class SourceDifference(BaseModel):
    """What a source brings more with the better choice, in points."""

    source: str
    label: str
    amount: float
    error: float


class ToldDecision(BaseModel):
    """A decision with what was better, or a good one."""

    ply: int
    seat: int
    name: str
    played: str
    better: str
    says: list[str]
    own: list[SourceDifference]
    others: list[SourceDifference]


class ToldTurning(BaseModel):
    """A step at which chances changed much."""

    ply: int
    what: str
    says: str


class ToldReview(BaseModel):
    """A review in a language: sentences, and the numbers of its chart."""

    game: str
    deep: bool
    names: list[str]
    start: Moment
    moments: list[Moment]
    turnings: list[ToldTurning]
    accounts: list[ToldAccount]
    costly: list[ToldDecision]
    praised: list[ToldDecision]
    judge: str
    words: dict[str, str]  # headings and the like


WORDS = (
    "title", "shares", "own", "others", "chances", "balance", "turnings", "costly", "praised", "none", "instead", "played",
)  # fmt: skip


def tell(review: Review, match: Match, language: str, you: Iterable[int] = ()) -> ToldReview:
    """Tell a review of a match; seats that are the reader's are spoken to."""
    return _Teller(review, match, language, frozenset(you)).tell()


def amount(number: float, language: str) -> str:
    """Write an amount without its sign, with one place behind its point or comma, and none where it is whole."""
    return decimal(round(abs(number), 1), language).removesuffix(".0").removesuffix(",0")


def hundredths(share: float, language: str) -> str:
    """Write a share as so many in 100."""
    return amount(100 * share, language)


class _Teller:
    def __init__(self, review: Review, match: Match, language: str, you: frozenset[int]) -> None:
        self.review = review
        self.match = match
        self.you = you
        self.say = texts(language, TEXTS)
        self.of_game: Texts = match.game.texts(language)
        self.language = language
        self.currency = self.of_game(match.game.currencies[0])

    def tell(self) -> ToldReview:
        review, say = self.review, self.say
        return ToldReview(
            game=review.game,
            deep=review.deep,
            names=list(review.names),
            start=review.start,
            moments=list(review.moments),
            turnings=[self._turning(turning) for turning in review.turnings],
            accounts=[self._account(account) for account in review.accounts],
            costly=[self._costly(decision) for decision in review.costly],
            praised=[self._praised(decision) for decision in review.praised],
            judge=say(
                "review-judge",
                revised=self._decimals(review.revised),
                luck=self._decimals(review.luck),
            ),
            words={word: say(f"review-{word}") for word in WORDS},
        )

    def _decimals(self, number: float) -> str:
        written = f"{number:.2f}"
        return written.replace(".", ",") if self.language == "de" else written

    def _then(self, ply: int) -> Match:
        then = self.match.copy()
        then.rewind(ply)
        return then

    # Balances

    def _account(self, account: Account) -> ToldAccount:
        rival = self.review.names[account.rival]
        return ToldAccount(
            seat=account.seat,
            name=account.name,
            lead_label=self.say("review-lead", currency=self.currency, rival=rival),
            says=[*self._result(account, rival), *self._play(account)],
            lines=[self._line(name, account.share, account.lead) for name in LINES],
        )

    def _line(self, name: str, share: Balance, lead: Balance) -> BalanceLine:
        return BalanceLine(
            name=name,
            label=self.say(f"review-line-{name}"),
            share=round(100 * getattr(share, name), 1),
            points=round(getattr(lead, name), 1),
        )

    def _result(self, account: Account, rival: str) -> list[str]:
        say, lead, mine = self.say, account.lead, account.seat in self.you
        named = {"you": "yes" if mine else "no", "name": account.name, "rival": rival, "currency": self.currency}
        ahead = amount(lead.result, self.language)
        if not self.review.over:
            told = [say("review-result-open", points=ahead, sign=_sign(lead.result), **named)]
        elif not lead.result:
            told = [say("review-result-level", **named)]
        else:
            told = [say(f"review-result-{'won' if lead.result > 0 else 'lost'}", points=ahead, **named)]
        whom = {
            "who": say("review-you") if mine else account.name,
            "whom": say("review-whom") if mine else account.name,
            "points": amount(lead.luck, self.language),
            "sign": _sign(lead.luck),
        }
        # A part of the lead or of the deficit, where it is one; else beside it.
        part = self.review.over and lead.luck * lead.result > 0 and abs(lead.luck) <= abs(lead.result)
        told.append(say("review-luck", **whom) if part else say("review-luck-other", currency=self.currency, **whom))
        return told

    def _play(self, account: Account) -> list[str]:
        play = account.play
        if play is None:
            return []
        said = self.say(
            "review-play",
            you="yes" if account.seat in self.you else "no",
            name=account.name,
            best=play.best,
            decisions=play.decisions,
            loss=hundredths(play.loss, self.language),
            level=self.say(f"review-level-{play.level}"),
            accuracy=round(play.accuracy),
        )
        return [said]

    # Decisions

    def _costly(self, decision: Decision) -> ToldDecision:
        compared = decision.compared
        assert compared is not None, "a costly decision is always played on"
        says = [
            self.say("review-cost", loss=hundredths(decision.loss, self.language)),
            self.say(
                "review-compared",
                times=compared.times,
                share=hundredths(compared.share, self.language),
                error=hundredths(1.96 * compared.error, self.language),
                points=amount(compared.points, self.language),
                currency=self.currency,
                sign=_sign(compared.points),
            ),
        ]
        return self._decision(decision, says, compared.own, compared.others)

    def _praised(self, decision: Decision) -> ToldDecision:
        says = [self.say("review-only", loss=hundredths(decision.loss, self.language))]
        return self._decision(decision, says, (), ())

    def _decision(
        self, decision: Decision, says: list[str], own: tuple[Gain, ...], others: tuple[Gain, ...]
    ) -> ToldDecision:
        then = self._then(decision.ply)
        return ToldDecision(
            ply=decision.ply,
            seat=decision.seat,
            name=self.review.names[decision.seat],
            played=then.sentence(decision.played, self.language, decision.seat),
            better=then.sentence(decision.better, self.language, decision.seat),
            says=says,
            own=[self._difference(gain) for gain in own],
            others=[self._difference(gain) for gain in others],
        )

    def _difference(self, gain: Gain) -> SourceDifference:
        label = self.of_game(f"source-{gain.source}")
        return SourceDifference(source=gain.source, label=label, amount=gain.amount, error=gain.error)

    def _turning(self, turning: Turning) -> ToldTurning:
        if turning.by is None:
            what = self.say("review-drawn")
        else:
            seat, action = self.match.log_from(turning.ply)[0]
            hidden = self.review.seat is not None and seat != self.review.seat
            then = self._then(turning.ply)
            what = self.match.entry_text(seat, action, then.state, self.language, known=not hidden)
        says = self.say(
            "review-turning",
            name=self.review.names[turning.seat],
            change=hundredths(turning.change, self.language),
            sign=_sign(turning.change),
        )
        return ToldTurning(ply=turning.ply, what=what, says=says)


def _sign(number: float) -> str:
    return "more" if number >= 0 else "less"
