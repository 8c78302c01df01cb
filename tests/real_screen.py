"""Build a deck in the normal program on an X server, with real keys and a real mouse.

    python tests/real_screen.py [PICTURE.png]

This is not a part of ``make test``: it needs Xvfb and xdotool (Debian, Ubuntu: ``apt install xvfb
xdotool``), which continuous integration does not have. The program runs as ``python -m vtes_deck``
in an empty home folder without any test hooks: xdotool makes events in the X server, titles of
windows show the progress, and the saved file shows the result. A picture is taken at the end if a
file for it is given and ImageMagick is installed.

The task: create an empty deck with the mouse, add 17 cards by typing copies and a few letters of
their names and one more vampire by a click on it and ``+``, save with the keyboard, and get a legal
deck.
"""

from __future__ import annotations

import datetime
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(ROOT), str(HERE / "helpers")]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # of this process, which shows no window

SCREEN = "1280x800x24"
PATIENCE = 40.0
"""Maximum seconds for each step: the first start reads the card lists."""

MENU = (20, 10)
"""Within the word “File” at the corner of the window."""

VAMPIRE = (600, 200)
"""Within the list of the crypt, which has five rows there."""


class Screen:
    """An X server with the program, and simulated input."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._environment = dict(environment)

    def _do(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self._environment, check=False, capture_output=True, text=True
        )
        return done.stdout.strip()

    def window(self, title: str) -> str:
        """Wait for a window whose title matches, and focus it.

        Args:
            title: a regular expression.

        Raises: SystemExit: it does not appear.
        """

        def there() -> str:
            shown = self._do("search", "--onlyvisible", "--name", ".").split()
            fit = [name for name in shown if re.search(title, self._do("getwindowname", name))]
            return fit[-1] if fit else ""

        name = wait_for(there, f"a window called {title!r}")
        self._do("windowfocus", "--sync", name)
        return name

    def key(self, keys: str) -> None:
        """Press a chord, in X's notation: ``ctrl+n``."""
        self._do("key", keys)
        time.sleep(0.3)

    def type(self, text: str) -> None:
        """Type a text."""
        self._do("type", "--delay", "25", text)
        time.sleep(0.3)

    def click(self, place: tuple[int, int]) -> None:
        """Click a point on the screen."""
        self._do("mousemove", *map(str, place), "click", "1")
        time.sleep(0.3)

    def picture(self, path: Path) -> None:
        """Take a picture of the screen."""
        command = ["import", "-window", "root", str(path)]
        subprocess.run(command, env=self._environment, check=True)


def wait_for[T](found: Callable[[], T], what: str) -> T:
    """Poll until there is a result.

    Raises: SystemExit: there is no result.
    """
    until = time.monotonic() + PATIENCE
    while not (answer := found()):
        if time.monotonic() > until:
            raise SystemExit(f"there is no {what}")
        time.sleep(0.2)
    return answer


def play(screen: Screen, typed: Mapping[str, int], target: Path) -> None:
    """Build the deck and save it.

    Args:
        screen: with the program on it.
        typed: copies by the typed letters of a name.
        target: the file for the deck.
    """
    screen.window(r"^(?!Untitled).*VTES Deck$")  # the cards are loaded: it shows its first deck
    screen.click(MENU)
    screen.key("n")
    screen.window("^Untitled deck")
    for letters, copies in typed.items():
        screen.type(f"{copies}{letters}")
        screen.key("Return")
    screen.click(VAMPIRE)
    screen.key("plus")
    screen.key("ctrl+s")
    screen.window("^Save the deck")
    screen.key("ctrl+a")
    screen.type(str(target))
    screen.key("Return")
    wait_for(target.exists, "saved deck")
    screen.window(f"{target.stem}|VTES Deck$")


def check(target: Path) -> str:
    """The differences between the saved deck and the expected one, empty without any."""
    from elsewhere import IDEA

    import cardbase
    from vtes_deck import deckio
    from vtes_deck.legality.judge import judge

    cards = cardbase.load()
    deck = deckio.read(target.read_bytes(), cards, filename=target.name).deck
    found = {slot.card.name: slot.count for slot in deck.slots}
    more = {name: found.get(name, 0) - copies for name, copies in IDEA.items()}
    if set(found) != set(IDEA) or sorted(more.values())[-2:] != [0, 1] or min(more.values()) < 0:
        return f"it is another deck: {found}"
    if deck.crypt_count != 13:
        return "the click on a vampire and + did nothing"
    if not judge(deck, "standard", datetime.date.today()).legal:
        return "it is not legal"
    return ""


def letters_to_type() -> dict[str, int]:
    """Copies by the letters to type for each name."""
    from elsewhere import IDEA, reach

    import cardbase

    cards = cardbase.load()
    played = {card.id: cards.archive.play(card.id).decks for card in cards}
    typed = {}
    for name, copies in IDEA.items():
        ways = reach(name, lambda text: cards.complete(text, limit=1, played=played), cards[name])
        typed[name[: ways[0]].lower()] = copies
    return typed


def main(picture: Path | None) -> None:
    """Run the whole task.

    Raises: SystemExit: a program is missing, or the task failed.
    """
    missing = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    if missing:
        raise SystemExit(f"not here: {', '.join(missing)}")
    with tempfile.TemporaryDirectory() as folder:
        home, target = Path(folder) / "home", Path(folder) / "built.txt"
        os.environ["VTES_DECK_HOME"] = str(home)
        typed = letters_to_type()  # makes the snapshot of the cards as well
        reading, writing = os.pipe()
        server = subprocess.Popen(
            ["Xvfb", "-screen", "0", SCREEN, "-displayfd", str(writing)],
            pass_fds=(writing,),
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        try:
            with os.fdopen(reading) as reported:
                display = f":{reported.readline().strip()}"
            environment = os.environ | {
                "DISPLAY": display,
                "QT_QPA_PLATFORM": "xcb",
                "LANG": "C.UTF-8",
                "VTES_DECK_HOME": str(home),
            }
            program = subprocess.Popen(
                [sys.executable, "-m", "vtes_deck"], cwd=ROOT, env=environment
            )
            screen = Screen(environment)
            try:
                play(screen, typed, target)
                if picture is not None:
                    screen.picture(picture)
                screen.key("ctrl+q")
                program.wait(PATIENCE)
            finally:
                program.terminate()
                program.wait()
        finally:
            server.terminate()
            server.wait()
        wrong = check(target)
    if wrong:
        raise SystemExit(wrong)
    print("a legal deck was built and saved with real keys and a real mouse")  # noqa: T201


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
