"""Compiled functions: what is made once, what becomes machine code, and what a later process finds."""

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import llvmlite.binding as llvm
import numba
import numpy as np
import pytest
from numba.core.environment import Environment
from numba.core.registry import cpu_target
from numba.core.runtime.nrt import rtsys

from meadhall.engine.bits import bit
from meadhall.engine.compiled import compiled, interpreted
from meadhall.engine.dispatcher import Dispatcher, KeptEnvironment, keep
from meadhall.engine.linking import IrLibrary, NativeLibrary

pytestmark = pytest.mark.skipif(interpreted(), reason="nothing is compiled")


@compiled
def shifted(number: int, by: int) -> int:
    return number + by


@compiled
def widths(small: Any, unsigned: Any) -> int:
    return shifted(small[0], 1) + shifted(unsigned[0], -1) + shifted(3, unsigned[0])


@compiled
def total_below(number: int) -> int:
    return 0 if number <= 0 else number + total_below(number - 1)


@compiled
def checked(number: int) -> int:
    if number < 0:
        raise ValueError("below zero", number)
    return number


@compiled
def twice_checked(number: int) -> int:
    return 2 * checked(number)


@compiled
def doubled(numbers: Any) -> Any:
    return numbers + numbers


@compiled
def sum_of_doubled(numbers: Any) -> Any:
    return doubled(numbers).sum()


@compiled
def opposite(flag: bool) -> bool:
    return not flag


@compiled
def half(word: np.uint64) -> np.uint64:
    return word >> np.uint64(1)


def test_functions_are_linked_rather_than_compiled_over_and_over_with_the_installed_version_of_numba() -> None:
    assert isinstance(bit, Dispatcher)


def test_small_integers_are_one_type() -> None:
    assert widths(np.array([-128], np.int8), np.array([255], np.uint8)) == -127 + 254 + 258
    assert [list(map(str, args)) for args in shifted.overloads] == [["int64", "int64"]]  # type: ignore[attr-defined]


@pytest.mark.parametrize("number", [np.int8(-5), np.uint8(250), np.int32(-(2**31)), np.uint32(2**32 - 1), 7, True])
def test_numbers_of_any_width_from_python_are_as_large_as_before(number: Any) -> None:
    assert shifted(number, 1) == int(number) + 1


def test_a_call_with_types_that_were_met_before_is_not_resolved_in_python_again() -> None:
    function: Any = compiled(lambda number: number + 1)
    asked = []
    resolve = function.compile

    def noted(signature: Any) -> Any:
        asked.append(signature)
        return resolve(signature)

    function.compile = noted
    for _ in range(3):
        for number in (1, np.int8(1), np.uint16(1), np.int64(1), True):
            assert function(number) == 2
    assert len(asked) == 4


def test_words_without_a_sign_and_truths_stay_what_they_are() -> None:
    assert half(np.uint64(2**64 - 1)) == 2**63 - 1
    assert opposite(cast(bool, np.bool_(True))) is False
    assert opposite(False) is True


def test_a_function_may_call_itself() -> None:
    assert total_below(4) == 10


def test_errors_come_through_from_within() -> None:
    assert twice_checked(2) == 4
    with pytest.raises(ValueError, match="below zero"):
        twice_checked(-1)


def test_code_of_numbas_own_can_call_ours() -> None:
    def four_times(number: int) -> int:
        return twice_checked(2 * number)

    njit: Any = numba.njit
    assert njit(four_times)(3) == 12


def test_a_class_of_the_dispatcher_can_be_put_in_its_place_for_a_while() -> None:
    class Counting(Dispatcher):
        def __call__(self, *args: Any) -> Any:
            return "counted"

    function: Any = compiled(lambda number: number + 1)
    kind = type(function)
    function.__class__ = Counting
    assert function(1) == "counted"
    function.__class__ = kind
    assert function(1) == 2


def run(script: str, cache: Path, **environment: str) -> list[str]:
    """Run a script in a process of its own, and return the words that it prints."""
    env = {**os.environ, "MEADHALL_CACHE": str(cache), "MEADHALL_COMPILE": "first", **environment}
    env["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parents[2]), env.get("PYTHONPATH", "")])
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    return done.stdout.split()


COUNTED = """
from meadhall.engine import dispatcher
made = []
dispatcher.listeners.append(lambda function, args: made.append(function.__name__))
"""
INNER = (
    COUNTED
    + """
from tests.engine.test_dispatcher import checked, twice_checked
print(twice_checked(2), {also}, *made)
"""
)


def test_functions_that_only_others_call_are_not_kept(tmp_path: Path) -> None:
    assert run(INNER.format(also="''"), tmp_path) == ["4", "checked", "twice_checked"]
    assert [path.name.split("-")[0] for path in tmp_path.rglob("*-*") if path.is_file()] == [
        "tests.engine.test_dispatcher.twice_checked"
    ]
    assert run(INNER.format(also="''"), tmp_path) == ["4"]
    # One that Python calls after all is made for it, and kept.
    assert run(INNER.format(also="checked(5)"), tmp_path) == ["4", "5", "checked"]
    assert run(INNER.format(also="checked(5)"), tmp_path) == ["4", "5"]


def test_what_cannot_be_read_is_made_again(tmp_path: Path) -> None:
    run(INNER.format(also="''"), tmp_path)
    (kept,) = (path for path in tmp_path.rglob("*twice_checked-*") if path.is_file())
    whole = kept.read_bytes()
    # Not written to the end; of a module that is not there any more; an environment without the name of its module.
    for contents in (whole[: len(whole) // 2], b"cno_such_module\nname\n.", without_module()):
        kept.write_bytes(contents)
        assert run(INNER.format(also="''"), tmp_path) == ["4", "checked", "twice_checked"]
        assert len(kept.read_bytes()) == len(whole)


def without_module() -> bytes:
    """Return what Numba keeps of an environment whose module has no name any more."""
    environment = Environment({"__name__": None})
    environment.env_name = "of no module"
    return pickle.dumps(environment)


def test_an_environment_without_the_name_of_its_module_is_not_kept() -> None:
    assert keep(environment({"__name__": __name__})) == KeptEnvironment("one of a test", __name__, [])
    for names in ({"__name__": None}, {}):
        assert keep(environment(names)) is None


def environment(names: dict[str, Any]) -> Environment:
    made = Environment(names)
    made.env_name = "one of a test"
    return made


def test_an_environment_is_restored_unless_its_numbers_stand_for_other_objects() -> None:
    kept = KeptEnvironment("of a test of environments", __name__, ["first", np.dtype(np.int32)])
    there = kept.restore()
    assert there is not None and there.consts == kept.objects
    there.consts.append("third")
    assert kept.restore() is there and len(there.consts) == 3
    longer = KeptEnvironment(kept.name, __name__, ["first", np.dtype(np.int32), "third", "fourth"])
    assert longer.restore() is there and there.consts == longer.objects
    assert KeptEnvironment(kept.name, __name__, [np.dtype(np.int32), "first"]).restore() is None
    assert there.consts == longer.objects


ARRAYS = (
    COUNTED
    + """
from numba.core.environment import Environment
begin, alive = Environment.from_fndesc, []
Environment.from_fndesc = lambda described: alive.append(begin(described)) or alive[-1]
import numpy as np
from tests.engine.test_dispatcher import doubled
print(*doubled(np.arange(3)), *made)
"""
)


def test_loops_that_numba_writes_itself_are_kept_whenever_the_garbage_is_collected(tmp_path: Path) -> None:
    assert run(ARRAYS, tmp_path) == ["0", "2", "4", "doubled"]
    assert run(ARRAYS, tmp_path) == ["0", "2", "4"]


AS_A_PART_TOO = """
import numpy as np
from tests.engine.test_dispatcher import doubled, sum_of_doubled
numbers = np.arange(3)
print({calls})
"""


def test_what_is_kept_can_be_loaded_where_the_same_function_was_compiled_as_a_part_of_another(tmp_path: Path) -> None:
    # The objects of Python that it needs, such as the type of an array, were numbered in another process.
    assert run(AS_A_PART_TOO.format(calls="*doubled(numbers)"), tmp_path) == ["0", "2", "4"]
    both = AS_A_PART_TOO.format(calls="sum_of_doubled(numbers), *doubled(numbers)")
    assert run(both, tmp_path) == ["6", "0", "2", "4"]
    assert run(both, tmp_path) == ["6", "0", "2", "4"]


UNITS = (
    COUNTED
    + """
dispatcher.LARGE = {large}
import numpy as np
from meadhall.engine.contract import Rules, register
from meadhall.engine.play import advance, carry_out
from tests.engine import counter

states = np.zeros(1, counter.STATE)
ids = np.zeros(4, np.int32)
for _ in range(3):
    advance(states, 0, 1, ids, ids)
carry_out(states, 0, 1)
print(states[0].number, made.count("apply"), len(made))
"""
)


def test_large_functions_are_units_that_several_others_call_by_their_address(tmp_path: Path) -> None:
    first = run(UNITS.format(large=0), tmp_path)
    assert first[:2] == ["4", "1"]
    names = [path.name for path in tmp_path.rglob("tests.engine.counter.apply-*")]
    assert len(names) == 1
    assert run(UNITS.format(large=0), tmp_path) == ["4", "0", "0"]
    # A unit that somebody deleted is made again where it is asked for.
    for path in tmp_path.rglob("tests.engine.counter.apply-*"):
        path.unlink()
    assert run(UNITS.format(large=0), tmp_path)[:2] == ["4", "1"]


COPIES = """
from meadhall.engine import dispatcher
dispatcher.LARGE = 0
import numpy as np
from meadhall.engine.play import advance, carry_out, legal_in
from tests.engine import asker

states, ids = np.zeros(1, asker.STATE), np.zeros(4, np.int32)
legal_in(states, 0, ids, ids.copy())  # calls the unit `legal`
carry_out(states, 0, 1)               # in `apply` there is a copy of it, which takes fewer arguments
ids[:] = 0
advance(states, 0, 2, ids, ids.copy())
print(*ids, states[0].number, states[0].asked, asker.legal(states[0], 0, ids))
"""


def test_a_unit_is_never_taken_for_a_copy_of_it_and_can_be_called_from_python(tmp_path: Path) -> None:
    for _ in ("compiled", "from the cache"):
        assert run(COPIES, tmp_path) == ["1", "2", "3", "4", "3", "16", "4"]


def calling(codegen: Any, name: str, called: str) -> IrLibrary:
    """Return a function that calls another one, in LLVM's language."""
    library = IrLibrary(codegen, name)
    text = f"declare void @{called}(ptr)\ndefine void @{name}(ptr %x) {{ call void @{called}(ptr %x) ret void }}"
    library.add_llvm_module(llvm.parse_assembly(text))
    return library


def linked(called: str) -> NativeLibrary:
    """Link `outer`, which calls `inner`, which calls another function, with the one that counts references before `inner`."""
    rtsys.initialize(cpu_target.target_context)
    codegen = cpu_target.target_context.codegen()
    library, outer = NativeLibrary(codegen, called), calling(codegen, "outer", "inner")
    for other in (rtsys.library, calling(codegen, "inner", called)):
        outer.add_linking_library(other)
    library.exported.append("outer")
    library.add_linking_library(outer)
    library.finalize()
    return library


def test_what_only_an_inner_function_calls_is_linked_as_well() -> None:
    assert linked("NRT_incref").address("outer")


def test_code_that_calls_what_is_not_there_is_refused() -> None:
    with pytest.raises(RuntimeError, match="calls nowhere, which nothing"):
        linked("nowhere")


def test_small_functions_are_linked_into_their_callers(tmp_path: Path) -> None:
    assert run(UNITS.format(large=10**9), tmp_path)[:2] == ["4", "1"]
    assert not list(tmp_path.rglob("tests.engine.counter.apply-*"))
    assert run(UNITS.format(large=10**9), tmp_path) == ["4", "0", "0"]


def test_numbas_own_way_is_left_where_its_inner_parts_are_others(tmp_path: Path) -> None:
    script = (
        "from meadhall.engine import compiled\n"
        "from tests.engine.test_dispatcher import twice_checked\n"
        "print(compiled.Dispatcher, type(twice_checked).__name__, twice_checked(4),"
        " *twice_checked.stats.cache_misses.values())"
    )
    assert run(script, tmp_path, MEADHALL_COMPILER="numba") == ["None", "CPUDispatcher", "8", "1"]
    assert run(script, tmp_path, MEADHALL_COMPILER="numba") == ["None", "CPUDispatcher", "8"]
