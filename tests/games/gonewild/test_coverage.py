"""Every card, word, mission, bonus card and ruling has a test that names it."""

import re
from pathlib import Path

from meadhall.games.gonewild.rules.effect_parser import EFFECT_WORDS
from meadhall.games.gonewild.rules.ids import BONUS_IDS, BUILDING_IDS, CARD_IDS, HALL_IDS, MISSION_IDS

RULINGS = 41
OTHER_WORDS = (
    "ON_SUCCESS",
    "ON_BUILD",
    "REWARD",
    "PRODUCE",
    "STORE",
    "VP_IF_FULL",
    "DRAW_PHASE",
    "KEEP",
    "LIMIT",
    "PLUNDER",
    "DIVINE_FAVOR",
    "or",
    "else",
)


def test_everything_has_a_test() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    names = " ".join(re.findall(r"def (test_\w+)", "\n".join(sources))) + " "
    wanted = [f"card_{name}_" for name in (*CARD_IDS, *BUILDING_IDS, *HALL_IDS)]
    wanted += [f"mission_{name}_" for name in MISSION_IDS]
    wanted += [f"bonus_{name}_" for name in BONUS_IDS]
    wanted += [f"word_{word.lower()}_" for word in (*EFFECT_WORDS[1:], *OTHER_WORDS)]
    wanted += [f"ruling_{number}_" for number in range(1, RULINGS + 1)]
    assert [name for name in wanted if name not in names] == []
