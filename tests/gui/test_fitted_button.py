"""A button that shortens the name in its text as far as its width requires."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from vtes_deck.gui.widgets.fitted_button import FittedButton

NAME = "Ambrosio Luis Monçada, Plenipotentiary"
WHOLE = f"{NAME} in the opening crypt"


def test_a_name_is_shortened_only_without_room(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(900, 60)
    button = FittedButton(QIcon(), page)
    button.say(WHOLE, NAME)
    whole = button.sizeHint()
    button.resize(whole)
    page.show()
    assert button.text() == WHOLE
    button.resize(whole.width() - 60, whole.height())
    assert button.text().startswith("Ambrosio Luis")
    assert button.text().endswith("… in the opening crypt")
    assert button.fontMetrics().horizontalAdvance(button.text()) <= button.width()
    assert button.sizeHint() == whole
    assert button.minimumSizeHint().width() < whole.width() - 60
    button.resize(whole)
    assert button.text() == WHOLE


@pytest.mark.parametrize("pixels", range(11, 31))
def test_its_own_size_has_room_for_the_text_in_every_font(qtbot, pixels):
    page = QWidget()
    qtbot.addWidget(page)
    page.setStyleSheet(f"QPushButton {{ font-size: {pixels}px; }}")
    page.show()
    button = FittedButton(QIcon(), page)
    button.say(WHOLE, NAME)
    first, least = button.sizeHint(), button.minimumSizeHint()
    button.resize(first)
    button.show()
    assert button.text() == WHOLE
    assert (button.sizeHint(), button.minimumSizeHint()) == (first, least)


def test_an_ampersand_is_a_character_and_not_a_mnemonic(qtbot):
    button = FittedButton(QIcon(), None)
    qtbot.addWidget(button)
    button.say("with Blood & Ashes", "Blood & Ashes")
    assert button.text() == "with Blood && Ashes"
