"""The time that the window is busy after an edit or a letter, on the GUI thread alone.

Background work is not included; its results appear later. For each panel, the table has the time
until the window accepts the next key after a card is added, painting included. It is the time of
the thread itself, without other work of the machine.
"""

from __future__ import annotations

import statistics
import sys
import time
from operator import attrgetter
from pathlib import Path

EDITS = 12
"""Edits for each panel."""

TYPED = {
    "archive": ("box", ("clan:ventrue ", "dis:DOM ", "2+ arika ", "players>=20 ", "mad")),
    "reference": ("reader.words", ("block",)),
    "shelf": ("parts.words", ("deck 4", "#not-legal")),
}
"""Panels with their search line and what is typed there."""

LARGE = 400
"""Library cards of the large deck."""


def main() -> None:  # noqa: C901, PLR0915 - a script
    """Open a window offscreen, make the edits and print the times."""
    from PySide6.QtCore import QDeadlineTimer, QTimer
    from PySide6.QtTest import QTest

    from vtes_deck.app.settings import SettingsStore
    from vtes_deck.deck.winning_decks import from_archive
    from vtes_deck.gui.application import load_cards, make_application
    from vtes_deck.gui.widgets.deck_view_switcher import DeckLook
    from vtes_deck.gui.window import MainWindow

    app = make_application()
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

    def typed(key: str, attribute: str, words: tuple[str, ...]) -> list[float]:
        """The time of each letter in the search line of a panel."""
        window.go_to(key)
        settle()
        panel = next(host.panel for host in window.columns.hosts if host.spec.key == key)
        line = attrgetter(attribute)(panel)
        line.setFocus()
        times = []
        for word in words:
            for letter in word:
                begun = time.thread_time()
                QTest.keyClick(line, letter)
                app.processEvents()
                times.append((time.thread_time() - begun) * 1e3)
            settle()
        return times

    def acts() -> dict[str, list[float]]:
        """Undo, and another deck."""
        decks = iter(
            from_archive(found, window.context.cards.get)
            for found in window.context.cards.archive.decks[:EDITS]
        )
        took: dict[str, list[float]] = {"undo": [], "another deck": []}
        for _ in range(EDITS):
            for name, act in (
                ("another deck", lambda: window.session.apply("x", lambda _deck: next(decks))),
                ("undo", window.session.undo),
            ):
                begun = time.thread_time()
                act()
                app.processEvents()
                took[name].append((time.thread_time() - begun) * 1e3)
                settle()
        return took

    def pictures() -> dict[str, list[float]]:
        """Edits of the deck as stacks and as a grid."""
        views = next(host.panel for host in window.columns.hosts if host.spec.key == "deck").views
        took = {}
        for look in (DeckLook.STACKS, DeckLook.GRID):
            views.show_as(look)
            took[f"deck: {look}"] = edits("deck")
        views.show_as(DeckLook.LIST)
        return took

    def measure() -> None:
        settle()
        for host in window.columns.hosts:
            window.go_to(host.spec.key)
            settle()
        keys = [host.spec.key for host in window.columns.hosts]
        usual = {key: edits(key) for key in keys} | pictures()
        cards = [slot.card for slot in window.session.deck.library]
        each = LARGE // len(cards)
        for card in cards:
            window.session.set_count(card, each)
        settle()
        large = {key: edits(key) for key in keys} | pictures()
        print(f"{'with this panel in front':<26}{'usual deck':>22}{f'{LARGE} cards':>24}")
        for key in usual:
            cells = (
                f"{statistics.median(times):7.1f} ms, worst {max(times):5.1f}"
                for times in (usual[key], large[key])
            )
            print(f"{key:<26}" + "  ".join(cells))
        others = acts() | {f"a letter: {key}": typed(key, *how) for key, how in TYPED.items()}
        for name, times in others.items():
            print(f"{name:<26}{statistics.median(times):7.1f} ms, worst {max(times):5.1f}")
        if sys.platform == "linux":
            pages = int(Path("/proc/self/statm").read_text().split()[1])
            print(f"memory with every panel open: {pages * 4096 / 1e6:.0f} MB")
        window.close()
        app.quit()

    window.usable.connect(lambda: QTimer.singleShot(1000, measure))
    window.jobs.run(
        "Reading the cards",
        load_cards,
        done=window.cards_ready,
        failed=window.cards_failed,
        owner=window,
    )
    app.exec()


if __name__ == "__main__":
    main()
