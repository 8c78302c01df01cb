"""Take the pictures in README (``make screenshots``), or of everything that is to be looked at.

    python tests/screenshots.py panels FOLDER

gives every panel in light and dark, at 100 and 200 %, on a small laptop's screen.

The program starts offscreen in an empty home folder, exactly as on a new machine, and shows its
first deck. Nothing is arranged but the card that is looked at and the panel that is in front.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / ".github" / "screenshots"
SIZE = (1440, 900)


def take(look: str) -> None:
    """Take one picture, in a process of its own: a look is chosen when the program starts."""
    from PySide6.QtCore import QTimer

    from vtes_deck.app.settings import SettingsStore
    from vtes_deck.graphics import icons
    from vtes_deck.graphics.theme import ThemeController
    from vtes_deck.gui import main
    from vtes_deck.gui.window import MainWindow

    app = main._application()  # noqa: SLF001 - what main() itself does, step by step
    settings = SettingsStore()
    settings.change(theme=look)
    ThemeController(app, look)
    app.setWindowIcon(icons.app_icon())
    window = MainWindow(settings)
    window.resize(*SIZE)
    window.show()

    def arrange() -> None:
        window.columns.go_to("legality")
        window.session.select(window.session.deck.crypt[0].card)
        QTimer.singleShot(2500, finish)

    def finish() -> None:
        window.grab().save(str(FOLDER / f"{look}.png"))
        window.close()
        app.quit()

    window.usable.connect(lambda: QTimer.singleShot(1500, arrange))
    window.jobs.run(
        "Reading the cards",
        main._load_cards,  # noqa: SLF001 - the same
        done=window.cards_ready,
        failed=window.cards_failed,
        owner=window,
    )
    app.exec()


SMALL = (1280, 800)
"""A small laptop's screen, in points."""

_PATIENCE = 15_000
"""Milliseconds that a panel may take to fill."""


def take_panels(look: str, scale: str, folder: str) -> None:
    """Take a picture of every panel."""
    from PySide6.QtCore import QDeadlineTimer, QTimer

    from vtes_deck.app.settings import SettingsStore
    from vtes_deck.graphics import icons
    from vtes_deck.graphics.theme import ThemeController
    from vtes_deck.gui import main
    from vtes_deck.gui.window import MainWindow

    app = main._application()  # noqa: SLF001 - as above
    settings = SettingsStore()
    settings.change(theme=look)
    ThemeController(app, look)
    app.setWindowIcon(icons.app_icon())
    window = MainWindow(settings)
    window.resize(*SMALL)
    window.show()

    def settle() -> None:
        deadline = QDeadlineTimer(_PATIENCE)
        app.processEvents()
        while window.jobs.running and not deadline.hasExpired():
            app.processEvents()
        app.processEvents()

    def go_round() -> None:
        settle()
        window.session.select(window.session.deck.crypt[0].card)
        while window.messages.current is not None:
            window.messages.dismiss()
        for host in window.columns.hosts:
            window.go_to(host.spec.key)
            settle()
            name = f"{host.spec.key}-{look}-{scale}.png"
            window.grab().save(str(Path(folder) / name))
        window.close()
        app.quit()

    window.usable.connect(lambda: QTimer.singleShot(1500, go_round))
    window.jobs.run(
        "Reading the cards",
        main._load_cards,  # noqa: SLF001 - the same
        done=window.cards_ready,
        failed=window.cards_failed,
        owner=window,
    )
    app.exec()


def run_panels(folder: Path) -> None:
    """Take pictures of all panels."""
    import subprocess

    folder.mkdir(parents=True, exist_ok=True)
    for look in ("light", "dark"):
        for scale in ("1", "2"):
            with tempfile.TemporaryDirectory() as home:
                environment = os.environ | {
                    "QT_QPA_PLATFORM": "offscreen",
                    "QT_SCALE_FACTOR": scale,
                    "VTES_DECK_HOME": home,
                }
                command = [sys.executable, __file__, "panels", str(folder), look, scale]
                subprocess.run(command, check=True, env=environment)


def run() -> None:
    """Take all pictures."""
    import subprocess

    FOLDER.mkdir(parents=True, exist_ok=True)
    for look in ("light", "dark"):
        with tempfile.TemporaryDirectory() as home:
            environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "VTES_DECK_HOME": home}
            subprocess.run([sys.executable, __file__, look], check=True, env=environment)


if __name__ == "__main__":
    if sys.argv[1:2] == ["panels"] and len(sys.argv) == 5:
        take_panels(sys.argv[3], sys.argv[4], sys.argv[2])
    elif sys.argv[1:2] == ["panels"]:
        run_panels(Path(sys.argv[2] if len(sys.argv) > 2 else "screenshots"))
    elif len(sys.argv) > 1:
        take(sys.argv[1])
    else:
        run()
