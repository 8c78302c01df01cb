"""Labels: the displayed text and the text for other programs."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from vtes_deck.graphics.line_breaks import with_units
from vtes_deck.graphics.tooltips import plain_tip, wrapped_tip
from vtes_deck.gui.widgets.browsers import Browser
from vtes_deck.gui.widgets.labels import LinkLabel, PassingLabel, PlainLabel

NARROW = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("In 24 % of the games", f"In 24{NARROW}% of the games"),
        ("1.5 VP, 0 to 3 VP", f"1.5{NARROW}VP, 0 to 3{NARROW}VP"),
        ("40 MB in 3 s", f"40{NARROW}MB in 3{NARROW}s"),
        ("3 sets, turn 2 starts", "3 sets, turn 2 starts"),
    ],
)
def test_no_line_ends_between_a_number_and_its_unit(qtbot, text, shown):
    assert with_units(text) == shown
    label = PlainLabel(text)
    qtbot.addWidget(label)
    assert QLabel.text(label) == shown
    assert label.text() == text
    assert label.textFormat() is Qt.TextFormat.PlainText
    label.clear()
    assert (label.text(), QLabel.text(label)) == ("", "")


def test_markup_also_keeps_numbers_and_units_together(qtbot):
    shown = f"40{NARROW}%"
    assert shown in wrapped_tip("In 40 % of games")
    assert shown in plain_tip("<b> 40 %")
    around = QWidget()
    qtbot.addWidget(around)
    assert shown in LinkLabel("<a href='x'>40 %</a>", print, around).text()
    browser = Browser(around)
    browser.setHtml("<p>40 % and <b>3</b> VP</p>")
    block = browser.document().firstBlock()
    assert block.text() == f"{shown} and 3 VP"
    assert browser.toPlainText() == "40 % and 3 VP"


def test_a_temporary_message_is_cleared_after_its_time(qtbot):
    label = PassingLabel()
    qtbot.addWidget(label)
    label.setText("Add 3 Govern the Unaligned")
    assert label.pause.isActive()
    label.pause.timeout.emit()
    assert label.text() == ""
    assert not label.pause.isActive()
