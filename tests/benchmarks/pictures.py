"""Scroll through 400 cards as a grid: ``python tests/benchmarks/pictures.py``.

The target is 60 frames a second, or 16.7 ms for a frame, and less than 300 MB. Processor time is
counted, so other work of the machine does not count.
"""

from __future__ import annotations

import os
import resource
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

import cardbase
from cardbase.model import LibraryCard
from vtes_deck.app.decklist import lay_out
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.gui.models.deck_tree import DeckTree
from vtes_deck.gui.widgets.deck_view_switcher import DeckLook, DeckViewSwitcher

CARDS = 400
STEP = 40
"""Pixels of one turn of the wheel."""


def frames(app: QApplication, views: DeckViewSwitcher) -> list[float]:
    """The seconds of each frame from top to bottom, shortest first."""
    bar, taken = views.pictures.verticalScrollBar(), []
    for value in range(0, bar.maximum(), STEP):
        begun = time.process_time()
        bar.setValue(value)
        app.processEvents()
        taken.append(time.process_time() - begun)
    return sorted(taken)


def main() -> None:
    """Print the time of a frame while faces are drawn, and after all are drawn."""
    app = QApplication.instance() or QApplication([])
    base = cardbase.load()
    cards = [card for card in base if isinstance(card, LibraryCard)][:CARDS]
    views = DeckViewSwitcher(
        DeckTree(lambda *_: None, lambda _: False), lambda _: None, print, None
    )
    views.resize(1100, 900)
    views.show_blocks(lay_out(Deck(library=tuple(Slot(card, 1) for card in cards))))
    views.show_as(DeckLook.GRID)
    views.show()
    app.processEvents()
    for name, drawing in (("while faces are drawn", True), ("all faces drawn", False)):
        if not drawing:
            bar = views.pictures.verticalScrollBar()
            for value in range(0, bar.maximum(), 400):
                bar.setValue(value)
                views.pictures.viewport().repaint()
                while views.faces.busy:
                    app.processEvents()
        taken = [one * 1e3 for one in frames(app, views)]
        p50, p95 = (taken[int(len(taken) * share)] for share in (0.5, 0.95))
        print(f"{name:<24} p50 {p50:5.1f} ms, p95 {p95:5.1f} ms, longest {taken[-1]:5.1f} ms")
    print(f"memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


if __name__ == "__main__":
    main()
