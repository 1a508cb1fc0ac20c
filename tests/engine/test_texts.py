"""The catalogues of both languages have the same texts with the same arguments, and none that nobody uses."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import meadhall
from meadhall.engine.errors import BadOption
from meadhall.engine.texts import LANGUAGES, Texts

PACKAGE = Path(meadhall.__file__).parent
FOLDERS = sorted(path.parent for path in PACKAGE.rglob("en.ftl"))
# The checker of lessons finds those of their texts that none of them uses.
USED_BY_NAME = [folder for folder in FOLDERS if folder.name != "lessons"]


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Return the keys of a catalogue with their arguments."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} comes twice"
            visitor = Arguments()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_texts_with_the_same_arguments(folder: Path) -> None:
    english, german = (messages(folder / f"{language}.ftl") for language in LANGUAGES)
    assert english == german


@pytest.mark.parametrize("folder", USED_BY_NAME, ids=lambda folder: folder.parent.name)
def test_every_text_is_used(folder: Path) -> None:
    page = (path for kind in ("*.ts", "*.svelte") for path in (PACKAGE.parents[1] / "web" / "src").rglob(kind))
    code = "\n".join(path.read_text(encoding="utf-8") for path in (*PACKAGE.rglob("*.py"), *page))
    for key in messages(folder / "en.ftl"):
        if key.startswith("why-"):
            key_alone = key.removeprefix("why-")
            used = any(f'{made}("{key_alone}"' in re.sub(r"\(\s+", "(", code) for made in ("because", "Reason"))
            used |= f'"{key_alone}" if' in code or f'else "{key_alone}"' in code
        else:
            # A key is written out, or begins with a part that the code completes, such as figure- or prompt-.
            parts = key.split("-")
            beginnings = ["-".join(parts[:n]) for n in range(1, len(parts))]
            used = f'"{key}"' in code or f"'{key}'" in code or any(f"{start}-{{" in code for start in beginnings)
        assert used, key


def test_a_missing_text_or_argument_is_an_error_of_ours() -> None:
    texts = Texts("en")
    with pytest.raises(KeyError, match="no text 'nothing'"):
        texts("nothing")
    with pytest.raises(KeyError, match="ruling"):
        texts("ruling")
    with pytest.raises(BadOption, match="There is no language 'fr'"):
        Texts("fr")
