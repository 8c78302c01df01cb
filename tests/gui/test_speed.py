"""Nothing freezes the window: what happens on every key takes a fraction of 50 ms."""

import statistics
import time

import pytest
from PySide6.QtWidgets import QApplication

from vtes_deck.deck.winners import from_archive

pytestmark = pytest.mark.speed

FRAME = 0.05
"""Seconds that no action may keep the window from answering."""


@pytest.fixture
def window(open_window, quiet, cb):
    made = open_window()
    quiet(made)
    deck = from_archive(cb.archive["13568"], cb.get)
    made.session.apply("begin", lambda _deck: deck)
    QApplication.processEvents()
    return made


def median_seconds(act, times=15):
    """The median time that this thread works on an action with all the painting it causes."""
    took = []
    for _ in range(times):
        begun = time.thread_time()
        act()
        QApplication.processEvents()
        took.append(time.thread_time() - begun)
    return statistics.median(took)


def test_a_changed_count_shows_everywhere_at_once(window, cb):
    govern = cb["Govern the Unaligned"]
    assert median_seconds(lambda: window.session.add(govern)) < FRAME


def test_undo_shows_everywhere_at_once(window, cb):
    for card in cb.library[:20]:
        window.session.add(card)
    assert median_seconds(window.session.undo) < FRAME


def test_another_deck_is_shown_within_two_frames(window, cb):
    decks = iter(from_archive(found, cb.get) for found in cb.archive.decks[:20])
    assert median_seconds(lambda: window.session.apply("x", lambda _d: next(decks))) < 2 * FRAME
