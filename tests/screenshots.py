"""Take the pictures of README and of the documentation (``make screenshots``).

    python tests/screenshots.py                  the pictures in docs/pictures
    python tests/screenshots.py panels FOLDER    every panel in light and dark, at 100 and 200 %

The program starts offscreen in an empty home folder, exactly as on a new machine, and shows its
first deck.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from vtes_deck.gui.window import MainWindow

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WIDE = (1440, 900)
LAPTOP = (1280, 800)
"""Sizes of the window, in points: for README, and for the screen of a small laptop."""

PATIENCE = 600_000
"""Milliseconds that a panel may take to fill. After that there is no picture: it would be empty."""

CHOICES = 170
"""Turns of computer players before the picture of the table is taken."""

TABLES = 100
"""Tables of the gauntlet in its picture."""

QUALITY = 80
"""The quality of WebP, in percent: about 50 KB for the whole window."""


def settle(window: MainWindow) -> None:
    """Wait until no job is running."""
    from PySide6.QtCore import QDeadlineTimer
    from PySide6.QtTest import QTest

    deadline = QDeadlineTimer(PATIENCE)
    QTest.qWait(300)  # a timer started by a key starts its job
    while window.jobs.running and not deadline.hasExpired():
        QTest.qWait(50)
    if window.jobs.running:
        titles = ", ".join(job.title for job in window.jobs.running)
        sys.exit(f"not ready after {PATIENCE // 1000} s: {titles}")
    QTest.qWait(300)


def with_window(look: str, size: tuple[int, int], use: Callable[[MainWindow], None]) -> None:
    """Open the window with its first deck, use it and close it."""
    from PySide6.QtCore import QTimer

    from vtes_deck.app.settings import SettingsStore
    from vtes_deck.graphics import icons
    from vtes_deck.graphics.theme import ThemeController
    from vtes_deck.gui.application import load_cards, make_application
    from vtes_deck.gui.window import MainWindow

    app = make_application()
    settings = SettingsStore()
    settings.change(theme=look)
    ThemeController(app, look)
    app.setWindowIcon(icons.app_icon())
    window = MainWindow(settings)
    window.resize(*size)
    window.show()

    def usable() -> None:
        settle(window)
        while window.messages.current is not None:
            window.messages.dismiss()
        window.session.select(window.session.deck.crypt[0].card)
        use(window)
        window.close()
        app.quit()

    window.usable.connect(lambda: QTimer.singleShot(1500, usable))
    window.jobs.run(
        "Reading the cards",
        load_cards,
        done=window.cards_ready,
        failed=window.cards_failed,
        owner=window,
    )
    app.exec()


def take_whole(window: MainWindow, target: Path) -> None:
    """The whole window with the verdict on the deck, in the dark look with the deck as stacks."""
    window.go_to("legality")
    settle(window)
    if target.stem == "dark":
        show_deck_as(window, "stacks")
    window.grab().save(str(target), quality=QUALITY)


def show_deck_as(window: MainWindow, look: str) -> None:
    """Show the deck as a list, as stacks or as a grid, and wait for the faces."""
    from PySide6.QtTest import QTest

    from vtes_deck.gui.panels.deck import DeckPanel
    from vtes_deck.gui.widgets.deck_view_switcher import DeckLook

    panel = window.findChild(DeckPanel)
    panel.views.show_as(DeckLook(look))
    settle(window)
    while panel.views.faces.busy:
        QTest.qWait(50)


def play_gauntlet(window: MainWindow) -> None:
    """Fill the gauntlet panel with tables, and make it wide."""
    from vtes_deck.gui.panels.gauntlet.chart import GauntletChartKind
    from vtes_deck.gui.panels.gauntlet.panel import GauntletPanel

    panel = window.findChild(GauntletPanel)
    panel.conditions.tables.setValue(TABLES)
    panel.view.setCurrentIndex(panel.view.findData(GauntletChartKind.GRID))
    panel.play.click()
    window.columns.switch_wide()
    settle(window)


def select_winner(window: MainWindow) -> None:
    """Show the preview of a winning deck."""
    from vtes_deck.gui.panels.archive.panel import ArchivePanel

    window.findChild(ArchivePanel).table.selectRow(8)
    settle(window)


def take_panels(window: MainWindow, folder: Path) -> None:
    """Each panel alone in its place in the window, and the deck in each of its views."""
    for host in window.columns.hosts:
        window.go_to(host.spec.key)
        settle(window)
        if host.spec.key == "gauntlet":
            play_gauntlet(window)
        if host.spec.key == "archive":
            select_winner(window)
        host.grab().save(str(folder / f"{host.spec.key}.webp"), quality=QUALITY)
        window.columns.wide.end()
        if host.spec.key == "deck":
            for look in ("stacks", "grid", "list"):
                show_deck_as(window, look)
                if look != "list":
                    host.grab().save(str(folder / f"deck-{look}.webp"), quality=QUALITY)


def take_table(window: MainWindow, folder: Path) -> None:
    """A game of five players in progress, at a seat."""
    from PySide6.QtTest import QTest

    sys.path[:0] = [str(Path(__file__).resolve().parent / "helpers")]
    from table_sessions import COMPUTER, PERSON, sit

    from vtes_deck.gui.table.game_table import GameTable

    if window.context is None:
        sys.exit("the cards are not there")
    session = sit(window.context.cards, *[COMPUTER] * 5, seed=4)
    for _ in range(CHOICES):
        session.step()
    session.hand_over(0, PERSON)
    while not session.waits:
        session.step()
    table = GameTable(window.context, window)
    table.resize(*WIDE)
    table.show()
    table.show_session(session)
    QTest.qWait(300)
    while table.game.faces.busy:
        QTest.qWait(50)
    table.grab().save(str(folder / "table.webp"), quality=QUALITY)
    table.close()


def take_window_by_panel(window: MainWindow, folder: Path, suffix: str) -> None:
    """The whole window once for each panel, for visual checks."""
    for host in window.columns.hosts:
        window.go_to(host.spec.key)
        settle(window)
        window.grab().save(str(folder / f"{host.spec.key}-{suffix}.png"))


def start(*arguments: str, scale: str = "1") -> None:
    """Run this file in a separate process and home folder: a theme is chosen at the start."""
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {
            "QT_QPA_PLATFORM": "offscreen",
            "QT_SCALE_FACTOR": scale,
            "VTES_DECK_HOME": home,
        }
        subprocess.run([sys.executable, __file__, *arguments], check=True, env=environment)


def main(arguments: list[str]) -> None:
    """Run the given arguments; without any, start one process for each theme."""
    match arguments:
        case []:
            FOLDER.mkdir(parents=True, exist_ok=True)
            for look in ("light", "dark"):
                start("window", look)
            start("every-panel")
            start("table")
        case ["window", look]:
            with_window(look, WIDE, lambda window: take_whole(window, FOLDER / f"{look}.webp"))
        case ["every-panel"]:
            with_window("light", WIDE, lambda window: take_panels(window, FOLDER))
        case ["table"]:
            with_window("dark", WIDE, lambda window: take_table(window, FOLDER))
        case ["panels", folder]:
            Path(folder).mkdir(parents=True, exist_ok=True)
            for look in ("light", "dark"):
                for scale in ("1", "2"):
                    start("look", folder, look, scale, scale=scale)
        case ["look", folder, look, scale]:
            suffix = f"{look}-{scale}"
            with_window(
                look, LAPTOP, lambda window: take_window_by_panel(window, Path(folder), suffix)
            )
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
