"""Break the rules one by one, and see that a test turns red each time: `python -m tests.mutants [GAME …] [--only NAME]`.

A mutant names a function of a game and says what is changed in it. The place is found in the syntax tree, by what it mentions,
so that it is found again when lines are written in another way, or the function moves to another module:

    Mutant("ruling_5", "settle", turned(">=", ">"))                   another comparison
    Mutant("ruling_8", "can_claim", without("claimed"))               an operand of `and`, `or`, `|`, `&`, `+` or `-` is left out
    Mutant("ruling_2", "everybody_attacked", never("attacked"))       a condition never holds, or `always`
    Mutant("ruling_6", "hit", drop("DAMAGE_BONUS"))                   a statement is left out
    Mutant("ruling_28", "end_turn", put("0", "min"))                  another expression; in it, {} is what was there
    Mutant("ruling_17", "play", instead("return", "played"))          another statement
    Mutant("ruling_14", "score_end", swap("lose_to_ships", "exchange_gold"))

Each is made in a copy of the package, and the tests that are called after what it breaks run interpreted, so nothing is
compiled and nothing is left behind. One of them must turn red; without the change all must be green. A mutant that cannot be
applied, or has no test of its name, ends the run before it begins.
"""

import argparse
import ast
import contextlib
import io
import os
import re
import shutil
import signal
import sys
import tempfile
from collections.abc import Collection, Iterable, Iterator
from copy import deepcopy
from functools import cache
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ("vikings", "skye", "gonewild")
AT_A_TIME = 2
LONGEST = 120  # seconds for the tests of a mutant: one that turns in circles is found as well
ONCE_FOR_ALL = ("numba", "pydantic", "fluent.runtime", "hypothesis")  # libraries that take long to import

SIGNS: dict[type[ast.AST], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.And: "and",
    ast.Or: "or",
    ast.Not: "not",
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.BitOr: "|",
    ast.BitAnd: "&",
    ast.Invert: "~",
    ast.LShift: "<<",
    ast.RShift: ">>",
}
COMPARISONS = {sign: kind for kind, sign in SIGNS.items() if issubclass(kind, ast.cmpop)}
JOINING = (ast.BitOr, ast.BitAnd, ast.Add, ast.Sub)
SIMPLE = (ast.Expr, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Return)
CONDITIONAL = (ast.If, ast.While, ast.IfExp)


class CannotApply(Exception):
    """A mutant whose place is not there, or not the only one of its kind."""


class Edit(NamedTuple):
    """A change within a function: what is done, to the place that mentions these words and none with an exclamation mark."""

    kind: str
    words: tuple[str, ...]
    new: str = ""
    nth: int | None = None  # of several such places, from 0

    def __str__(self) -> str:
        which = "" if self.nth is None else f" (number {self.nth})"
        return f"{self.kind} {' '.join(self.words)}{which}{f': {self.new}' if self.new else ''}"


class Mutant:
    """Changes of a function that break what some tests are called after."""

    def __init__(self, breaks: str, function: str, *edits: Edit) -> None:
        self.breaks = breaks  # the tests that must notice begin with "test_" and this
        self.function = function  # its name, or module.name where several modules have one
        self.edits = edits

    def __str__(self) -> str:
        return f"{self.breaks}: in {self.function}, {'; '.join(map(str, self.edits))}"


def drop(*words: str, nth: int | None = None) -> Edit:
    return Edit("drop", words, "pass", nth)


def instead(statement: str, *words: str, nth: int | None = None) -> Edit:
    return Edit("instead of", words, statement, nth)


def put(expression: str, *words: str, nth: int | None = None) -> Edit:
    return Edit("put for", words, expression, nth)


def without(*words: str, nth: int | None = None) -> Edit:
    return Edit("without", words, nth=nth)


def always(*words: str, nth: int | None = None) -> Edit:
    return Edit("always", words, "True", nth)


def never(*words: str, nth: int | None = None) -> Edit:
    return Edit("never", words, "False", nth)


def turned(old: str, new: str, *words: str, nth: int | None = None) -> Edit:
    return Edit("turned", (old, *words), new, nth)


def swap(one: str, other: str) -> Edit:
    return Edit("swap", (one, other))


# Finding


def words_of(node: ast.AST) -> set[str]:
    """Return all names, attributes, constants and operators in a tree; an assignment such as `|=` and `return` are words too."""
    found = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Name):
            found.add(part.id)
        elif isinstance(part, ast.Attribute):
            found.add(part.attr)
        elif isinstance(part, ast.Constant):
            found.add(repr(part.value))
        elif isinstance(part, ast.AugAssign):
            found.add(f"{SIGNS[type(part.op)]}=")
        elif isinstance(part, ast.Return):
            found.add("return")
        elif type(part) in SIGNS:
            found.add(SIGNS[type(part)])
    return found


def mentions(node: ast.AST, wanted: Iterable[str]) -> bool:
    found = words_of(node)
    return all(word[1:] not in found if word[0] == "!" and word != "!=" else word in found for word in wanted)


def whole_expressions(tree: ast.AST) -> Iterator[ast.expr]:
    """Go through the expressions that have a value of their own: a call and not what is called, an element and not its list."""
    inner = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            inner.add(node.func)
        elif isinstance(node, ast.Subscript | ast.Attribute):
            inner.add(node.value)
        if isinstance(node, ast.expr) and node not in inner and isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            yield node


def operands(tree: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.BoolOp):
            yield from node.values
        elif isinstance(node, ast.BinOp) and isinstance(node.op, JOINING):
            yield from (node.left, node.right)


def candidates(body: ast.AST, edit: Edit) -> list[ast.AST]:
    """List the places that an edit describes: the smallest ones that mention all of its words."""
    if edit.kind in ("drop", "instead of"):
        return [node for node in ast.walk(body) if isinstance(node, SIMPLE) and mentions(node, edit.words)]
    if edit.kind in ("always", "never"):
        return [node for node in ast.walk(body) if isinstance(node, CONDITIONAL) and mentions(node.test, edit.words)]
    nodes: Iterable[ast.expr] = operands(body) if edit.kind == "without" else whole_expressions(body)
    if edit.kind == "turned":
        sign = COMPARISONS[edit.words[0]]
        nodes = [node for node in nodes if isinstance(node, ast.Compare) and isinstance(node.ops[0], sign)]
    found = [node for node in nodes if mentions(node, edit.words)]
    return [node for node in found if not any(part in found for part in ast.walk(node) if part is not node)]


def place_of(body: ast.AST, edit: Edit) -> ast.AST:
    """Return the one place that an edit describes."""
    found = sorted(
        candidates(body, edit), key=lambda node: (getattr(node, "lineno", 0), getattr(node, "col_offset", 0))
    )
    if edit.nth is None and len(found) != 1:
        raise CannotApply(f"{len(found)} places instead of one for: {edit}")
    if edit.nth is not None and edit.nth >= len(found):
        raise CannotApply(f"{len(found)} places, so none for: {edit}")
    return found[edit.nth or 0]


# Changing


class Exchange(ast.NodeTransformer):
    """Puts other nodes where some were."""

    def __init__(self, pairs: dict[ast.AST, list[ast.AST]]) -> None:
        self.pairs = pairs

    def visit(self, node: ast.AST) -> ast.AST | list[ast.AST]:
        if node in self.pairs:
            new = self.pairs[node]
            return new[0] if isinstance(node, ast.expr) else new
        result: ast.AST = self.generic_visit(node)
        return result


def expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def left_without(tree: ast.AST, operand: ast.expr) -> tuple[ast.AST, ast.expr]:
    """Return the operation that an operand belongs to, and what stays of it without the operand."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BoolOp) and operand in node.values:
            rest = [value for value in node.values if value is not operand]
            return node, rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
        if isinstance(node, ast.BinOp) and isinstance(node.op, JOINING) and operand in (node.left, node.right):
            return node, node.right if operand is node.left else node.left
    raise AssertionError("an operand belongs to an operation")


def change(function: ast.FunctionDef, edit: Edit) -> None:
    """Carry out an edit within a function."""
    body = ast.Module(function.body, [])
    if edit.kind == "swap":
        one, other = (place_of(body, drop(word)) for word in edit.words)
        pairs = {one: [other], other: [one]}
    else:
        place = place_of(body, edit)
        pairs = changed(body, place, edit)
    changed_body = Exchange(pairs).visit(body)
    assert isinstance(changed_body, ast.Module)
    function.body = changed_body.body


def changed(body: ast.AST, place: ast.AST, edit: Edit) -> dict[ast.AST, list[ast.AST]]:
    """Return what is exchanged for what."""
    if edit.kind in ("drop", "instead of"):
        return {place: [*ast.parse(edit.new).body]}
    if edit.kind in ("always", "never"):
        assert isinstance(place, CONDITIONAL)
        return {place.test: [expression(edit.new)]}
    assert isinstance(place, ast.expr)
    if edit.kind == "without":
        whole, rest = left_without(body, place)
        return {whole: [rest]}
    if edit.kind == "turned":
        assert isinstance(place, ast.Compare)
        return {place: [ast.Compare(place.left, [COMPARISONS[edit.new]()], place.comparators)]}
    return {place: [expression(edit.new.replace("{}", f"({ast.unparse(place)})"))]}


@cache
def module_of(game: str, function: str) -> Path:
    """Return the file that has a function of a game."""
    *module, name = function.split(".")
    files = sorted((ROOT / "src" / "meadhall" / "games" / game).rglob(f"{module[0] if module else '*'}.py"))
    having = [file for file in files if re.search(rf"^def {name}\(", file.read_text(encoding="utf-8"), re.MULTILINE)]
    if len(having) != 1:
        raise CannotApply(f"{len(having)} modules of {game} have a function {name}: {[file.stem for file in having]}")
    return having[0]


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def mutated(game: str, mutant: Mutant) -> tuple[Path, str, str]:
    """Return the file of a mutant, the text of its function, and that with the change."""
    file = module_of(game, mutant.function)
    name = mutant.function.rpartition(".")[2]
    functions = (node for node in parsed(file).body if isinstance(node, ast.FunctionDef))
    function = next(node for node in functions if node.name == name)
    old = ast.get_source_segment(file.read_text(encoding="utf-8"), function) or ""
    changing = deepcopy(function)
    changing.decorator_list = []
    before = ast.dump(changing)
    for edit in mutant.edits:
        change(changing, edit)
    if ast.dump(changing) == before:
        raise CannotApply("it changes nothing")
    new = ast.unparse(ast.fix_missing_locations(changing))
    compile(new, file.name, "exec")
    return file, old, new


def mutants_of(game: str) -> list[Mutant]:
    declared: list[Mutant] = import_module(f"tests.games.{game}.mutants").MUTANTS
    return declared


@cache
def files_that_test(game: str, breaks: str) -> list[str]:
    """List the test files of a game that have tests of a name."""
    files = sorted((ROOT / "tests" / "games" / game).glob("test_*.py"))
    named = re.compile(rf"^def test_{breaks}_", re.MULTILINE)
    return [str(file.relative_to(ROOT)) for file in files if named.search(file.read_text(encoding="utf-8"))]


def faults(game: str) -> list[str]:
    """Say which mutants of a game cannot be applied, or have no test of their name."""
    found = []
    for mutant in mutants_of(game):
        if not files_that_test(game, mutant.breaks):
            found.append(f"{mutant}: no test of {game} begins with test_{mutant.breaks}_")
        try:
            mutated(game, mutant)
        except CannotApply as fault:
            found.append(f"{mutant}: {fault}")
    return found


# Running


class Red:
    """Remembers which tests have failed."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.names.append(report.nodeid.rpartition("::")[2])


def give_up(*_: object) -> None:
    raise TimeoutError(f"no end after {LONGEST} seconds")


def red_tests(game: str, names: Collection[str], mutant: Mutant | None) -> list[str]:
    """Run the tests of these names with a copy of the package up to the first that fails, in a process of its own."""
    signal.signal(signal.SIGALRM, give_up)
    signal.alarm(LONGEST * len(names))
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "src")
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "page"))
        if mutant:
            file, old, new = mutated(game, mutant)
            text = file.read_text(encoding="utf-8").replace(old, new)
            Path(folder, file.relative_to(ROOT)).write_text(text, encoding="utf-8")
        sys.path.insert(0, str(source))
        files = sorted({file for name in names for file in files_that_test(game, name)})
        chosen = " or ".join(f"test_{name}_" for name in names)
        red, said = Red(), io.StringIO()
        with contextlib.redirect_stdout(said):
            code = pytest.main(["-x", "-q", "-W", "ignore", "-p", "no:cacheprovider", "-k", chosen, *files], [red])
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            raise RuntimeError(f"The tests of {game} could not be run: {said.getvalue()}")
        if not Path(import_module("meadhall").__file__ or "").is_relative_to(source):
            raise RuntimeError("The tests have run with another package than the copy.")
    return red.names


def red_with(game: str, mutant: Mutant) -> list[str]:
    """Return the tests of its name that turn red with a mutant."""
    red = red_tests(game, [mutant.breaks], mutant)
    print(f"{game}: {mutant}\n    {'found by ' + ', '.join(red) if red else 'LIVES'}", flush=True)
    return red


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Break the rules one by one.")
    parser.add_argument("games", nargs="*", choices=[[], *GAMES], metavar="GAME", help="all of them by default")
    parser.add_argument("--only", default="", metavar="NAME", help="those that break this, such as ruling_5")
    chosen = parser.parse_args()
    games = chosen.games or GAMES
    unfit = [f"{game}: {fault}" for game in games for fault in faults(game)]
    if unfit:
        sys.exit("\n".join(["These mutants cannot be made:", *unfit]))
    todo = [(game, mutant) for game in games for mutant in mutants_of(game) if chosen.only in ("", mutant.breaks)]
    os.environ |= {"NUMBA_DISABLE_JIT": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    sys.dont_write_bytecode = True
    for library in ONCE_FOR_ALL:
        import_module(library)
    # Each mutant has a process of its own, which forgets the package of the one before.
    with get_context("fork").Pool(AT_A_TIME, maxtasksperchild=1) as pool:
        names = {game: sorted({mutant.breaks for of, mutant in todo if of == game}) for game in games}
        for red in pool.starmap(red_tests, [(game, names[game], None) for game in games if names[game]], 1):
            if red:
                sys.exit(f"Red without any mutant: {', '.join(red)}")
        found = pool.starmap(red_with, todo, 1)
    survivors = [f"{game}: {mutant}" for (game, mutant), red in zip(todo, found, strict=True) if not red]
    if survivors:
        sys.exit("\n".join([f"{len(survivors)} of {len(todo)} mutants live:", *survivors]))
    print(f"All {len(todo)} mutants are found.")


if __name__ == "__main__":
    main()
