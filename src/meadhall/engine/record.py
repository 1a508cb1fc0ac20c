"""States as NumPy records: attribute access in plain Python and in compiled code alike."""

from types import SimpleNamespace
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from .compiled import compiled


class Record(np.void):  # type: ignore[misc]
    """A record whose fields are attributes, several times as fast to read as those of NumPy's own `np.record`."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except ValueError:
            raise AttributeError(f"a record has no field {name!r}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        try:
            self[name] = value
        except ValueError:
            if name in (self.dtype.names or ()):
                raise
            raise AttributeError(f"a record has no field {name!r}") from None


# One record of a game's state type. Its fields are read and written as attributes.
State: TypeAlias = Any

# One state as an array of one record. Compiled code that is called from Python gets hold of it more than ten times as
# fast as of the record itself.
StateArray: TypeAlias = NDArray[Any]


@compiled
def overwrite(target: NDArray[Any], source: NDArray[Any]) -> None:
    """Write the elements of one array over those of another of the same length.

    Numba would compile for `target[:] = source` what says in words that the lengths differ, and that takes a second.
    """
    for i in range(len(source)):
        target[i] = source[i]


def record_type(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """Make an aligned record type, with records inside records allowed."""
    return _as_record(np.dtype(fields, align=True))


def _as_record(struct: np.dtype[Any]) -> np.dtype[Any]:
    # NumPy forgets the alignment when a struct becomes a record, so the offsets are given by hand.
    assert struct.fields is not None and struct.names is not None
    taken = [name for name in struct.names if hasattr(Record, name)]
    assert not taken, f"records have methods of these names: {taken}"
    layout = {
        "names": list(struct.names),
        "formats": [_with_records(struct.fields[name][0]) for name in struct.names],
        "offsets": [struct.fields[name][1] for name in struct.names],
        "itemsize": struct.itemsize,
        "aligned": True,
    }
    return np.dtype((Record, layout))


def _with_records(field: np.dtype[Any]) -> np.dtype[Any]:
    if field.subdtype is not None:
        element, shape = field.subdtype
        return np.dtype((_with_records(element), shape))
    return _as_record(field) if field.names else field


def blank(state_type: np.dtype[Any]) -> State:
    """Return a new record of zeros."""
    record: State = np.zeros(1, state_type)[0]
    return record


def state_array(state: State | StateArray) -> StateArray:
    """Return a copy of a state, or of a held one, as an array that shares nothing with the original."""
    # NumPy's own copy goes from field to field, this one takes all bytes at once.
    return np.frombuffer(bytearray(state.tobytes()), state.dtype)


def copied(state: State) -> State:
    """Return a copy that shares nothing with the original."""
    copy: State = state_array(state)[0]
    return copy


def same(one: State, other: State) -> bool:
    """Tell whether two records are equal, field by field (padding does not count)."""
    return one.tobytes() == other.tobytes() or bool(one == other)


def to_python(state: State) -> Any:
    """Return a copy in ordinary Python: attributes that are numbers, lists and such copies, many times as fast to read.

    Of a table's seats it has only those of the players.
    """
    return _record_to_python(state.dtype, state.item())


def to_python_all(values: NDArray[Any]) -> list[Any]:
    """Return copies of all records of an array in ordinary Python."""
    if values.dtype.names is None:
        numbers: list[Any] = values.tolist()
        return numbers
    if values.ndim > 1:
        return [to_python_all(part) for part in values]
    return [_record_to_python(values.dtype, record) for record in values.tolist()]


def _record_to_python(kind: np.dtype[Any], record: tuple[Any, ...]) -> SimpleNamespace:
    """Make the copy of a record from its values, of which some are arrays or records themselves."""
    values = dict(zip(kind.names or (), record, strict=True))
    if "players" in values and "seats" in values:
        values["seats"] = values["seats"][: values["players"]]
    for name, value in values.items():
        if isinstance(value, np.ndarray):
            values[name] = to_python_all(value)
        elif isinstance(value, tuple):
            values[name] = _record_to_python(kind[name], value)
    return SimpleNamespace(**values)
