"""What is not installed is named, with the extra that brings it."""

import importlib
import sys

import pytest

from meadhall.engine.errors import MeadhallError


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("meadhall.envs.pettingzoo", "pettingzoo", "envs"),
        ("meadhall.envs.gymnasium", "gymnasium", "envs"),
        ("meadhall.envs.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(
    module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in list(sys.modules):
        if name == module or name.startswith(f"{module}."):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(MeadhallError, match=rf"pip install 'meadhall\[{extra}\]'"):
        importlib.import_module(module)
