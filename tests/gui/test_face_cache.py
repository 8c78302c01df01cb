"""Faces are drawn in the order in which they are seen."""

from typing import override

import pytest
from PySide6.QtCore import QSize

from vtes_deck.gui.widgets.face_cache import FaceCache

SIZE = QSize(30, 42)


class Recorder(FaceCache):
    """Records the cards whose faces are drawn."""

    def __init__(self):
        super().__init__(lambda _card: None)
        self.order = []

    @override
    def _draw(self, card, size, dpr, picture):
        self.order.append(card)
        return super()._draw(card, size, dpr, picture)


@pytest.fixture
def faces(qapp):
    return Recorder()


def ask(faces, cards):
    for card in cards:
        assert faces.face(card, SIZE, 1.0) is None


def test_faces_are_drawn_in_painting_order(faces, qtbot, cb):
    ask(faces, cb.crypt[:5])
    qtbot.waitUntil(lambda: not faces.busy)
    assert faces.order == list(cb.crypt[:5])
    assert all(faces.face(card, SIZE, 1.0) is not None for card in cb.crypt[:5])


def test_visible_faces_are_drawn_before_hidden_ones(faces, qtbot, cb):
    left, seen = cb.crypt[:30], cb.crypt[30:34]
    ask(faces, left)
    with qtbot.waitSignal(faces.drawn):
        pass
    done = len(faces.order)
    ask(faces, seen)
    qtbot.waitUntil(lambda: not faces.busy)
    begun = faces.order.index(seen[0]) - done
    assert begun <= 1  # a face whose drawing has begun is finished
    assert faces.order[done + begun :][:4] == list(seen)
    assert set(faces.order) == {*left, *seen}
