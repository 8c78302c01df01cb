"""The texts of the program and their translations (``make languages``).

Qt's lupdate reads the source and brings ``resources/languages/vtes_deck_*.ts`` up to date: what is
new comes in unfinished, what is gone goes. Qt Linguist, or any editor, does the rest.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import PySide6
from defusedxml import ElementTree

from vtes_deck import language

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "resources" / language.FOLDER
CODES = tuple(code for code in language.NAMES if code != "en")

_OPTIONS = (
    "-silent",
    "-warnings-are-errors",
    "-no-obsolete",
    *("-locations", "none"),  # they would change with every line of code
    *("-extensions", "py"),
    *("-source-language", "en"),
    # The sentences of the engine stand beside their names, which lupdate takes for the context.
    *("-tr-function-alias", "tr+=plural,QT_TR_NOOP+=mark,QT_TRANSLATE_NOOP+=Verb"),
    *("-tr-function-alias", "QT_TRANSLATE_NOOP+=Happening"),
)


def file_of(code: str) -> Path:
    """The translations into a language."""
    return FOLDER / f"vtes_deck_{code}.ts"


def collect(ts: Path, code: str) -> None:
    """Bring a file up to date with the source, or make it.

    Raises:
        subprocess.CalledProcessError: lupdate could not read the source.
    """
    lupdate = Path(PySide6.__file__).parent / (
        "lupdate.exe" if sys.platform == "win32" else "lupdate"
    )
    command = [lupdate, *_OPTIONS, "-target-language", code, "vtes_deck", "-ts", ts]
    subprocess.run(command, cwd=ROOT, check=True)


def run() -> None:
    """Bring all files up to date and say what is to be done."""
    FOLDER.mkdir(exist_ok=True)
    for code in CODES:
        collect(file_of(code), code)
        left = sum(
            message.find("translation").get("type") == "unfinished"
            for message in ElementTree.parse(file_of(code)).iter("message")
            if message.findtext("source")  # the engine has events that are not told
        )
        print(f"{language.NAMES[code]}: {left} texts to translate")  # noqa: T201 - a command


if __name__ == "__main__":
    run()
