"""The words in the rows of cards: complete or abbreviated, without cut words after names."""

from typing import override

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from cardbase.terms import CardKind
from vtes_deck.app.decklist import lay_out
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.models import card_columns
from vtes_deck.gui.models.card_table import CardTable
from vtes_deck.gui.models.deck_cells import DeckColumn
from vtes_deck.gui.panels.cards import card_list
from vtes_deck.gui.widgets.deck_row import RowPainter, Shown
from vtes_deck.gui.widgets.query_popup import QueryPopup, Suggestion
from vtes_deck.gui.widgets.shown_deck import ShownDeck

WIDTHS = range(260, 900, 40)


@pytest.fixture
def drawn(monkeypatch):
    """The texts that the lists have drawn."""
    texts = []

    class Recorder(QPainter):
        @override
        def drawText(self, *args):
            texts.append(args[-1])
            super().drawText(*args)

    def row(self, painter, *args):
        """A tree uses Qt's painter, so the row is painted again on a picture."""
        scratch = QPixmap(max(WIDTHS), 100)
        recorder = Recorder(scratch)
        usual(self, recorder, *args)
        recorder.end()

    usual = RowPainter.row
    monkeypatch.setattr(RowPainter, "row", row)
    monkeypatch.setattr(card_list, "QPainter", Recorder)
    return texts


def stumps(texts, names):
    """Shortened texts that are not the beginning of a name."""
    cut = {text.removesuffix("…") for text in texts if text.endswith("…")}
    return {text for text in cut if not any(name.startswith(text) for name in names)}


@pytest.fixture
def titled(cb):
    """A deck of every title and of every requirement of titles."""
    crypt = {card.title: card for card in cb.crypt if card.title is not None}
    library = {card.requirement.titles: card for card in cb.library if card.requirement.titles}
    return Deck(
        crypt=tuple(Slot(card, 1) for card in crypt.values()),
        library=tuple(Slot(card, 1) for card in library.values()),
    )


def test_a_deck_has_no_cut_titles(qtbot, drawn, titled):
    made = ShownDeck("Cards", lambda *_: None)
    qtbot.addWidget(made)
    made.show_blocks(lay_out(titled))
    for width in WIDTHS:
        made.resize(width, 2000)
        made.show()
        made.grab()
    names = {slot.card.name for slot in titled.slots}
    assert "Prince" in drawn
    assert "Archbishop +3" in drawn
    assert stumps(drawn, names) == set()


@pytest.mark.parametrize("kind", CardKind)
def test_a_list_of_cards_has_no_cut_titles(qtbot, drawn, titled, kind):
    model = CardTable(kind)
    made = card_list.CardList(model)
    qtbot.addWidget(made)
    slots = titled.crypt if kind is CardKind.CRYPT else titled.library
    model.show([slot.card for slot in slots])
    for width in WIDTHS:
        made.resize(width, 2000)
        made.show()
        made.grab()
    assert ("Archbishop" if kind is CardKind.CRYPT else "Archbishop +3") in drawn
    assert stumps(drawn, {slot.card.listed_name for slot in slots}) == set()


def test_a_title_without_space_is_a_symbol_with_a_tooltip(qtbot, drawn, monkeypatch, cb):
    signs = []
    usual = icons.pixmap
    monkeypatch.setattr(icons, "pixmap", lambda name, *a: (signs.append(name), usual(name, *a))[1])
    model = CardTable(CardKind.CRYPT)
    made = card_list.CardList(model)
    qtbot.addWidget(made)
    archbishop = next(card for card in cb.crypt if card.title == "Archbishop")
    model.show([archbishop])
    made.hide_columns(["title"])
    made.resize(300, 200)
    made.show()
    made.grab()
    assert "Archbishop" not in drawn
    assert "mark/title" in signs
    place = model.index(0, model.column("name"))
    assert model.data(place, Qt.ItemDataRole.ToolTipRole).startswith(archbishop.full_name)
    assert model.data(place, Qt.ItemDataRole.ToolTipRole).endswith(", Archbishop")
    signs.clear()
    made.resize(900, 200)
    made.grab()
    assert "Archbishop" in drawn
    assert "mark/title" not in signs


@pytest.mark.parametrize(
    ("name", "whole", "short"),
    [
        ("Bamba", "Laibon, non-sterile, cap. 4+", "Laibon +2"),
        ("Second Tradition: Domain", "Prince or Justicar", "Prince +1"),
    ],
)
def test_shortened_requirements_count_the_omitted_ones(cb, name, whole, short):
    needs = card_columns.needs_in_groups(cb[name])
    assert card_columns.in_words(needs) == whole
    assert card_columns.in_short(needs) == short


@pytest.mark.parametrize("selected", [True, False])
def test_a_title_is_distinguished_from_the_name(qtbot, cb, selected):
    written = {}

    class Inks(QPainter):
        @override
        def drawText(self, *args):
            written[args[-1]] = self.pen().color().name()
            super().drawText(*args)

    font, look = QFont(), theme.tokens()
    rects = {column: QRect(200 * at, 0, 200, 30) for at, column in enumerate(DeckColumn)}
    scratch = QPixmap(2000, 40)
    painter = Inks(scratch)
    row = Slot(cb["Arika"], 2)
    RowPainter(font, look, 1.0).row(painter, rects, row, Shown(selected=selected))
    painter.end()
    ink = "text-selected" if selected else "text"
    assert written["Arika"] == look.color(ink).name()
    assert written["Inner Circle"] == look.color("text-muted").name() != written["Arika"]


def test_the_help_of_a_chosen_completion_is_distinguished_from_its_name(qtbot):
    written = {}

    class Inks(QPainter):
        @override
        def drawText(self, *args):
            written[args[-1]] = self.pen().color().name()
            super().drawText(*args)

    place = QWidget()
    qtbot.addWidget(place)
    popup = QueryPopup(place)
    popup.offer([Suggestion("clan:", "Its clan")], first=True)
    option = QStyleOptionViewItem()
    option.rect, option.state = QRect(0, 0, 900, 30), QStyle.StateFlag.State_Selected
    scratch = QPixmap(900, 30)
    painter = Inks(scratch)
    popup.itemDelegate().paint(painter, option, popup.model().index(0, 0))
    painter.end()
    look = theme.tokens()
    assert written == {
        "clan:": look.color("text-selected").name(),
        "Its clan": look.color("text-muted").name(),
    }


def test_a_long_name_uses_the_empty_part_of_the_disciplines(qtbot, drawn, cb):
    card = next(card for card in cb.crypt if card.name.startswith("Agaitas, The Scholar"))
    model = CardTable(CardKind.CRYPT)
    made = card_list.CardList(model)
    qtbot.addWidget(made)
    model.show([card])
    needed = made.fontMetrics().horizontalAdvance(card.listed_name)
    complete = {}
    for width in WIDTHS:
        made.resize(width, 300)
        made.show()
        drawn.clear()
        made.grab()
        complete[made.columnWidth(model.column("name"))] = card.listed_name in drawn
    narrow = [width for width in complete if width < needed]
    assert any(complete[width] for width in narrow)  # three Disciplines leave room
    assert not complete[min(narrow)]
