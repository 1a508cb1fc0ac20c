"""The data file: what it says, and how a bad one is refused."""

import pytest

from meadhall.engine.errors import BadData
from meadhall.games.vikings.rules.components import DATA_FILE, read_box

DATA = DATA_FILE.read_text(encoding="utf-8")


def test_the_box_has_76_tiles_78_figures_and_25_special_tiles() -> None:
    box = read_box(DATA)
    assert sum(box.tiles.values()) + 4 == 76
    assert box.figures.each * 6 == 78
    assert sum(box.special.values()) == 25


def test_ships_show_what_is_known_of_them() -> None:
    assert read_box(DATA).ships == {
        "red": {"gold": 3},
        "green": {"gold": 5},
        "yellow": {"fame": 2},
        "blue": {"fame": 3},
    }


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[tiles]", "[tiles", "The data file is not TOML"),
        ("[ships]", "[boats]", r"\[boats\]: there is no such table"),
        ("[figures]\neach = 13", "", r"\[figures\]: the table is missing"),
        ("left = 17", "left = 18", r"\[tiles\]: six stacks of 12 tiles are 72 in all, here they are 73"),
        ("left = 17", "left = 'many'", r"\[tiles\] left: must be a whole number from 0 to 99, not 'many'"),
        ("left = 17", "left = -1", r"\[tiles\] left"),
        ("left = 17", "", r"\[tiles\] left: the line is missing"),
        ("left = 17", "left = 17\ntop = 0", r"\[tiles\] top: there is no such line"),
        ("red = { gold = 3 }", "red = { gold = 3, fame = 1 }", r"\[ships\] red: a ship shows either gold or fame"),
        ("red = { gold = 3 }", "red = 3", r"\[ships\] red"),
        ("red = { gold = 3 }", "red = { gold = true }", r"\[ships\] red, gold: must be a whole number"),
        ("each = 13", "each = 12", r"\[figures\] each: six colours are 78 figures"),
        ("treasure = 1", "treasure = 2", r"\[special\]: the special tiles of the box are 25 in all"),
        ("2 = 30, ", "", r"\[start\] gold, 2: the line is missing"),
        ("fame = 10", "fame = 1000", r"\[start\] fame: must be"),
    ],
)
def test_a_bad_data_file_is_refused_with_its_line(old: str, new: str, says: str) -> None:
    assert old in DATA
    with pytest.raises(BadData, match=says):
        read_box(DATA.replace(old, new, 1))
