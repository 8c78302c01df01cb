"""How long the window is busy after an edit, with each panel in front: the GUI thread alone.

What is reckoned in the background is not waited for; it fills in behind. The table says for each
panel how long one added card kept the window from taking the next key, painting included. It is
the time of the thread itself, whatever else the machine is busy with.
"""

from __future__ import annotations

import statistics
import sys
import time
from pathlib import Path

EDITS = 12
"""Edits for each panel."""

LARGE = 400
"""Library cards of the large deck."""


def main() -> None:
    """Open a window offscreen, edit, print."""
    from PySide6.QtCore import QDeadlineTimer, QTimer

    from vtes_deck.app.settings import SettingsStore
    from vtes_deck.gui import main as program
    from vtes_deck.gui.window import MainWindow

    app = program._application()  # noqa: SLF001 - what main() itself does, step by step
    window = MainWindow(SettingsStore())
    window.resize(1440, 900)
    window.show()

    def settle() -> None:
        deadline = QDeadlineTimer(20_000)
        app.processEvents()
        while window.jobs.running and not deadline.hasExpired():
            app.processEvents()
        app.processEvents()

    def edits(key: str) -> list[float]:
        window.go_to(key)
        settle()
        card = window.context.cards["Govern the Unaligned"]
        times = []
        for _ in range(EDITS):
            begun = time.thread_time()
            window.session.add(card)
            app.processEvents()
            times.append((time.thread_time() - begun) * 1e3)
            settle()
            window.session.undo()
            settle()
        return times

    def measure() -> None:
        settle()
        for host in window.columns.hosts:
            window.go_to(host.spec.key)
            settle()
        keys = [host.spec.key for host in window.columns.hosts]
        usual = {key: edits(key) for key in keys}
        cards = [slot.card for slot in window.session.deck.library]
        each = LARGE // len(cards)
        for card in cards:
            window.session.set_count(card, each)
        settle()
        large = {key: edits(key) for key in keys}
        print(f"{'with this panel in front':<26}{'usual deck':>22}{f'{LARGE} cards':>24}")
        for key in keys:
            cells = (
                f"{statistics.median(times):7.1f} ms, worst {max(times):5.1f}"
                for times in (usual[key], large[key])
            )
            print(f"{key:<26}" + "  ".join(cells))
        if sys.platform == "linux":
            pages = int(Path("/proc/self/statm").read_text().split()[1])
            print(f"memory with every panel open: {pages * 4096 / 1e6:.0f} MB")
        window.close()
        app.quit()

    window.usable.connect(lambda: QTimer.singleShot(1000, measure))
    window.jobs.run(
        "Reading the cards",
        program._load_cards,  # noqa: SLF001 - the same
        done=window.cards_ready,
        failed=window.cards_failed,
        owner=window,
    )
    app.exec()


if __name__ == "__main__":
    main()
