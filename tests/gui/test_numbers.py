"""Every number in the window has thousands separators."""

import re

import msgspec
import pytest
from PySide6.QtWidgets import QAbstractItemView, QTextEdit
from shown_texts import cells, shown

from vtes_deck.deck.model import Slot
from vtes_deck.gui.widgets.number_box import NumberBox
from vtes_deck.language import tr

UNGROUPED = re.compile(r"(?<![\w.,:#/\\-])\d{4,}(?![\w:/-]|\.\d)")
YEARS = range(1990, 2031)
IDS = range(100_000, 300_000)
"""The ids of crypt and library cards."""


def texts(root):
    yield from shown(root)
    for view in root.findChildren(QAbstractItemView):
        if view.model() is not None:
            yield from ((f"{type(view).__name__} cell", said) for said in cells(view.model()))
    for text in root.findChildren(QTextEdit):
        yield f"{type(text).__name__} {text.objectName()}", text.toPlainText()


def ungrouped(root):
    found = set()
    for where, said in texts(root):
        if "qt_spinbox" in where or where.endswith("QLineEdit .text"):
            continue  # typed values: a day, a seed
        for number in UNGROUPED.findall(re.sub(r"<[^>]*>", " ", said)):
            if int(number) not in YEARS and int(number) not in IDS:
                found.add((where, said[:120]))
    return found


@pytest.fixture
def window(look_everywhere, cb, qtbot):
    made = look_everywhere()
    library = sorted(cb.library, key=lambda card: card.id)[:60]
    crypt = sorted(cb.crypt, key=lambda card: card.id)[
        :11
    ]  # computing the odds of many cards takes long

    def filled(deck):
        return msgspec.structs.replace(
            deck,
            crypt=tuple(Slot(card, 99) for card in crypt),
            library=tuple(Slot(card, 99) for card in library),
        )

    made.session.apply("many", filled)
    made.session.select(cb["Deflection"])
    for host in made.columns.hosts:
        made.go_to(host.spec.key)
        qtbot.waitUntil(lambda: not made.jobs.running)
    return made


def test_every_number_of_the_window_has_thousands_separators(window):
    assert any("5,940" in said for _, said in texts(window))
    assert ungrouped(window) == set()


def test_a_count_in_a_sentence_has_thousands_separators():
    assert tr("{n} of {all} decks", n=999, all=4668) == "999 of 4,668 decks"
    assert tr("{year}", year="2024") == "2024"


@pytest.fixture
def box(qtbot):
    made = NumberBox()
    qtbot.addWidget(made)
    made.setRange(10, 100_000)
    made.setSuffix(" MB")
    return made


@pytest.mark.parametrize(
    ("code", "written", "typed"),
    [("en", "25,000", "25000"), ("en", "25,000", "25,000"), ("fr", "25\u202f000", "25 000")],
)
def test_a_field_shows_and_reads_thousands_separators(box, speak, qtbot, code, written, typed):
    speak(code)
    box.selectAll()
    qtbot.keyClicks(box, typed)
    box.interpretText()
    assert box.value() == 25_000
    assert box.text() == f"{written} MB"


def test_a_field_refuses_letters_and_large_numbers(box, qtbot):
    box.setValue(20)
    box.selectAll()
    qtbot.keyClicks(box, "9x99999999")
    box.interpretText()
    assert box.value() == 99_999
