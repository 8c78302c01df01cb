"""A splitter that turns with its width."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from vtes_deck.gui.widgets.turning_splitter import TurningSplitter

NARROW, WIDE = 300, 1200


@pytest.fixture
def make(qtbot):
    def made():
        place = QWidget()
        qtbot.addWidget(place)
        splitter = TurningSplitter(place, vertical=(1, 3), horizontal=(1, 1))
        splitter.addWidget(QWidget())
        splitter.addWidget(QWidget())
        splitter.resize(NARROW, 405)
        place.show()
        return splitter

    return made


def near(sizes, wanted):
    return all(abs(one - other) < 6 for one, other in zip(sizes, wanted, strict=True))


def test_each_direction_has_its_proportions_and_keeps_the_chosen_sizes(make):
    splitter = make()
    turned = []
    splitter.turned.connect(lambda: turned.append(splitter.orientation()))
    assert near(splitter.sizes(), (100, 300))
    splitter.setSizes([200, 200])
    splitter.resize(WIDE, 405)
    assert near(splitter.sizes(), (600, 600))
    splitter.resize(NARROW, 405)
    assert near(splitter.sizes(), (200, 200))
    assert turned == [Qt.Orientation.Horizontal, Qt.Orientation.Vertical]


@pytest.mark.parametrize(("saved", "now"), [(NARROW, NARROW), (WIDE, NARROW), (NARROW, WIDE)])
def test_a_state_applies_to_the_direction_in_which_it_was_saved(make, saved, now):
    first, second = make(), make()
    first.resize(saved, 405)
    whole = sum(first.sizes())
    first.setSizes([whole * 2 // 3, whole // 3])
    second.resize(now, 405)
    assert second.restoreState(first.saveState())
    narrow = now == NARROW
    assert (second.orientation() is Qt.Orientation.Vertical) is narrow
    if saved == now:
        assert near(second.sizes(), first.sizes())
    else:
        assert near(second.sizes(), (100, 300) if narrow else (600, 600))


def test_a_damaged_state_changes_nothing(make):
    splitter = make()
    assert not splitter.restoreState(b"nonsense")
    splitter.restore_heights((1, 2, 3))
    splitter.restore_heights((-1, 400))
    assert near(splitter.sizes(), (100, 300))
