"""Take the pictures in README: ``make screenshots``.

The program starts offscreen in an empty home folder, exactly as on a new machine, and shows its
first deck. Nothing is arranged but the card that is looked at and the panel on the right.
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
    from vtes_deck.gui import icons, main
    from vtes_deck.gui.theme import ThemeController
    from vtes_deck.gui.window import MainWindow

    app = main._application()  # noqa: SLF001 - what main() itself does, step by step
    settings = SettingsStore()
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


def run() -> None:
    """Take all pictures."""
    import subprocess

    FOLDER.mkdir(parents=True, exist_ok=True)
    for look in ("light", "dark"):
        with tempfile.TemporaryDirectory() as home:
            environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "VTES_DECK_HOME": home}
            subprocess.run([sys.executable, __file__, look], check=True, env=environment)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        take(sys.argv[1])
    else:
        run()
