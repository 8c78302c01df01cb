"""The texts of the program and their translations (``make languages``).

Qt's lupdate reads the source and brings ``resources/languages/vtes_deck_*.ts`` up to date: new
texts are added as unfinished, and old ones removed. Edit them with Qt Linguist or any editor.
"""

from __future__ import annotations

import ast
import functools
import importlib
import pkgutil
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import msgspec
import PySide6
from defusedxml import ElementTree

import cardbase
from cardbase.message import Sentence
from vtes_deck import language
from vtes_deck.app import reference
from vtes_deck.app.heritage import rules as heritage_rules
from vtes_deck.effects.card_play import sentence_of
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.vocab.choices import CHOOSE_DISCIPLINE
from vtes_deck.effects.vocab.modes import Mode, Role
from vtes_deck.engine.politics.votes import VERBS
from vtes_deck.gui.widgets import search_words

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "resources" / language.FOLDER
PARTS = ("vtes_deck", "rules", "heritage")
"""The parts with a file for each language: the program, and the rules of both games."""

CODES = tuple(code for code in language.NAMES if code != "en")

_OPTIONS = (
    "-silent",
    "-warnings-are-errors",
    "-no-obsolete",
    *("-locations", "none"),  # they would change with every line of code
    *("-extensions", "py"),
    *("-source-language", "en"),
    # The sentences of the engine follow their names, which lupdate reads as the context.
    *("-tr-function-alias", "tr+=plural,QT_TR_NOOP+=mark,QT_TRANSLATE_NOOP+=Verb"),
    *("-tr-function-alias", "QT_TRANSLATE_NOOP+=EventType"),
)


def declared() -> list[str]:
    """Texts that are composed, or in declarations of cards or in the data."""
    found = {verb.sentence for verb in (*VERBS.values(), *CHOOSE_DISCIPLINE.values())}
    found.update(topic.title for topic in reference.topics())
    found.update(search_words.sentences())
    found.update(str(sentence) for each in enumerations() for sentence in each)
    for role, level, *choice in product(Role, ("", "dom"), *[(False, True)] * 3):
        found.add(sentence_of(Mode(role=role, level=level), tuple(choice)))
    found.update(_sentences(tuple(definitions().values())))
    return sorted(found)


def enumerations() -> list[type[Sentence]]:
    """The enumerations of sentences in the card base."""
    for module in pkgutil.walk_packages(cardbase.__path__, f"{cardbase.__name__}."):
        importlib.import_module(module.name)
    return Sentence.__subclasses__()


def _sentences(card_in_play: object) -> Iterator[str]:
    if isinstance(card_in_play, tuple | frozenset):
        for part in card_in_play:
            yield from _sentences(part)
    elif isinstance(card_in_play, msgspec.Struct):
        for name, value in msgspec.structs.asdict(card_in_play).items():
            if name in {"sentence", "words"} and value:
                yield value
            elif name == "modes":  # a choice: each sentence with its effects
                yield from (mode[0] for mode in value if isinstance(mode, tuple))
            yield from _sentences(value)


class _Listening:
    """A language that records the requested texts."""

    code = "en"
    form = staticmethod(language.plural_forms("en"))

    def __init__(self) -> None:
        self.asked: set[str] = set()

    def find(self, text: str, comment: str, n: int | None) -> None:
        """Return no translation."""
        del comment, n
        self.asked.add(text)


@functools.cache
def written() -> tuple[tuple[str, str, str], ...]:
    """The texts in the source: text, comment and place of each."""
    return tuple(_written())


_MARKS = re.compile(rb"\b(?:tr|plural|mark|Verb|EventType)\(")


def _written() -> Iterator[tuple[str, str, str]]:
    for path in (ROOT / "vtes_deck").rglob("*.py"):
        content = path.read_bytes()
        if not _MARKS.search(content):
            continue  # parsing is slow
        for node in ast.walk(ast.parse(content)):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            place = f"{path.name}:{node.lineno}"
            match node:
                case ast.Call(
                    func=ast.Name(id="tr" | "plural"),
                    args=[ast.Constant(value=str(text)), ast.Constant(value=str(comment)), *_],
                ):
                    yield text, comment, place
                case (
                    ast.Call(
                        func=ast.Name(id="tr" | "mark"), args=[ast.Constant(value=str(text)), *_]
                    )
                    | ast.Call(
                        func=ast.Name(id="Verb" | "EventType"),
                        args=[_, ast.Constant(value=str(text)), *_],
                    )
                ) if text:
                    yield text, "", place
            if node.func.id == "EventType":
                # Texts that lupdate does not find: these must be marked.
                for keyword in node.keywords:
                    match keyword.value:
                        case ast.Constant(value=str(text)):
                            yield text, "", place


def entries(ts: Path) -> Iterator[tuple[str, str, list[str], bool]]:
    """Text, comment, forms and whether it is finished, for every message of a file."""
    for message in ElementTree.parse(ts).iter("message"):
        if not message.findtext("source"):
            continue  # an event that the log leaves out
        translation = message.find("translation")
        forms = [form.text or "" for form in translation.findall("numerusform")]
        forms = forms or [translation.text or ""]
        yield (
            message.findtext("source") or "",
            message.findtext("comment") or "",
            forms,
            not translation.get("type") and all(forms),
        )


def told_of_rules() -> list[str]:
    """Every text of the rules for reference."""
    listening = _Listening()
    language.use(listening)
    try:
        for topic in reference.topics():
            for item in topic.items:
                assert item.editions is not None
    finally:
        language.use("en")
    return sorted(listening.asked)


def told_of_heritage() -> list[str]:
    """Every text of the rules of the second game."""
    listening = _Listening()
    language.use(listening)
    try:
        heritage_rules.chapters()
        heritage_rules.examples()
        heritage_rules.readings()
        heritage_rules.reasons()
    finally:
        language.use("en")
    return sorted(listening.asked)


TOLD = {"vtes_deck": declared, "rules": told_of_rules, "heritage": told_of_heritage}
"""Texts that lupdate does not find, by part."""


def file_of(code: str, part: str = "vtes_deck") -> Path:
    """The translations into a language, of the program or of another part."""
    return FOLDER / f"{part}_{code}.ts"


def collect(ts: Path, code: str, part: str = "vtes_deck") -> None:
    """Bring a file up to date with the source, or make it.

    Raises:
        subprocess.CalledProcessError: lupdate could not read the source.
    """
    texts, sources = TOLD[part](), ["vtes_deck"] if part == "vtes_deck" else []
    lupdate = Path(PySide6.__file__).parent / (
        "lupdate.exe" if sys.platform == "win32" else "lupdate"
    )
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "declared.py"
        listed.write_text("".join(f"mark({text!r})\n" for text in texts), "utf-8")
        command = [lupdate, *_OPTIONS, "-target-language", code, *sources, folder, "-ts", ts]
        subprocess.run(command, cwd=ROOT, check=True)


def run() -> None:
    """Bring all files up to date and print how many texts are left to translate."""
    FOLDER.mkdir(exist_ok=True)
    for part, code in product(PARTS, CODES):
        collect(file_of(code, part), code, part)
        left = sum(not finished for *_message, finished in entries(file_of(code, part)))
        print(f"{file_of(code, part).name}: {left} texts to translate")  # noqa: T201 - a command


if __name__ == "__main__":
    run()
