"""Cards under the mouse in lists, pictures, links and hands are previewed."""

import html
from typing import override

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QTableWidget, QTableWidgetItem, QWidget

from vtes_deck.deck.model import Slot
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.graphics import theme
from vtes_deck.gui.panels.deck import DeckPanel
from vtes_deck.gui.panels.hands import HandsPanel
from vtes_deck.gui.table.board import Board
from vtes_deck.gui.table.preview import Preview
from vtes_deck.gui.widgets.browsers import Browser
from vtes_deck.gui.widgets.card_hover import (
    LinkHover,
    ViewHover,
    WindowPreview,
    card_of_link,
    hover_links,
)
from vtes_deck.gui.widgets.card_preview import CardPreview
from vtes_deck.gui.widgets.deck_view_switcher import DeckLook
from vtes_deck.gui.widgets.face_cache import FaceCache
from vtes_deck.gui.widgets.labels import LinkLabel


@pytest.fixture
def pointed(context):
    """The calls to the window: each card with its place on the screen, or ``None``."""
    reported = []
    context.preview_card = lambda card, rect: reported.append((card, rect)) or card is not None
    return reported


@pytest.fixture
def winner(cb, session):
    deck = from_archive(cb.archive["13568"], cb.get)
    session.apply("begin", lambda _deck: deck)
    return deck


def move(widget, place, buttons=Qt.MouseButton.NoButton):
    """Move the mouse to a place in a widget."""
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(place),
        QPointF(widget.mapToGlobal(place)),
        Qt.MouseButton.NoButton,
        buttons,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(widget, event)


def test_a_row_of_the_deck_shows_and_hides_a_preview(show_panel, context, winner, pointed):
    view = show_panel(DeckPanel, context).view
    card = winner.slots[0].card
    rect = view.visualRect(view.tree.find(card.id))
    move(view.viewport(), rect.center())
    move(view.viewport(), rect.center() + QPoint(1, 0))
    ((reported, place),) = pointed
    assert reported is card
    assert place.contains(view.viewport().mapToGlobal(rect.center()))
    assert place.width() >= view.viewport().width(), "the row stays readable"
    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))
    assert pointed[-1][0] is None


def test_nothing_is_previewed_while_cards_are_dragged(show_panel, context, winner, pointed):
    view = show_panel(DeckPanel, context).view
    place = view.visualRect(view.tree.find(winner.slots[0].card.id)).center()
    move(view.viewport(), place, Qt.MouseButton.LeftButton)
    assert not pointed


class Tips(QTableWidget):
    """A table of one card that records the tooltips that reach it."""

    def __init__(self, tip):
        super().__init__(1, 1)
        self.asked = []
        cell = QTableWidgetItem("II")
        cell.setToolTip(tip)
        self.setItem(0, 0, cell)

    @override
    def viewportEvent(self, event):
        if event.type() == QEvent.Type.ToolTip:
            self.asked.append(event.pos())
            return True
        return super().viewportEvent(event)


@pytest.mark.parametrize(
    ("tip", "shown"),
    [
        ("Arika (G2)", False),
        ("Arika (G2), Inner Circle", False),
        ("superior Dominate", True),
        ("Arika (G2), Inner Circle: banned", True),
        ("12 winning decks of the archive play it", True),
    ],
)
@pytest.mark.parametrize("previewed", [True, False])
def test_a_tooltip_does_not_repeat_the_previewed_card(qtbot, cb, tip, shown, previewed):
    table = Tips(tip)
    qtbot.addWidget(table)
    ViewHover(table, lambda _index: cb["Arika"], lambda _card, _rect: previewed)
    table.show()
    place = table.visualItemRect(table.item(0, 0)).center()
    move(table.viewport(), place)
    event = QHelpEvent(QEvent.Type.ToolTip, place, table.viewport().mapToGlobal(place))
    QApplication.sendEvent(table.viewport(), event)
    assert bool(table.asked) is (shown or not previewed)


def test_a_card_in_the_grid_is_previewed(show_panel, context, winner, pointed):
    panel = show_panel(DeckPanel, context)
    panel.views.show_as(DeckLook.GRID)
    pictures = panel.views.pictures
    card = winner.slots[0].card
    rect = pictures.rect_of(Slot(card, 1))
    move(pictures.viewport(), rect.center())
    place = rect.translated(pictures.viewport().mapToGlobal(QPoint()))
    assert pointed[-1] == (card, place)


def test_a_card_in_a_hand_is_previewed(show_panel, context, winner, pointed):
    face = show_panel(HandsPanel, context).hand.faces[0]
    move(face, face.rect().center())
    ((card, place),) = pointed
    assert card is face.card
    assert place.size() == face.size()


def test_a_card_link_is_previewed_and_other_links_are_not(qtbot, context, govern, pointed):
    text = Browser()
    qtbot.addWidget(text)
    LinkHover(text, card_of_link(context), context.preview_card)
    find = card_of_link(context)
    text.resize(300, 200)
    text.setHtml(f'<a href="{govern.id}">{html.escape(govern.name)}</a>')
    text.show()
    move(text.viewport(), text.cursorRect().center() + QPoint(20, 0))
    assert [card for card, _ in pointed] == [govern]
    move(text.viewport(), QPoint(290, 190))
    assert pointed[-1][0] is None
    urls = (text.source().fromUserInput(f"https://x.org/{govern.id}"), text.source())
    assert [find(url) for url in urls] == [None, None]


def test_a_label_previews_the_cards_of_its_links(qtbot, govern):
    reported, parent = [], QWidget()
    qtbot.addWidget(parent)
    label = LinkLabel("", print, parent)
    hover_links(label, [govern], lambda card, _rect: reported.append(card))
    label.linkHovered.emit(str(govern.id))
    label.linkHovered.emit("")
    assert reported == [govern, None]


def test_previews_can_be_turned_off(qtbot, context, govern):
    window = QWidget()
    qtbot.addWidget(window)
    previews = WindowPreview(context, window)
    context.settings.change(card_preview=False)
    assert not previews.point(govern, QRect(0, 0, 9, 9))
    context.settings.change(card_preview=True)
    assert previews.point(govern, QRect(0, 0, 9, 9))
    qtbot.waitUntil(previews.preview.frame.isVisible)
    assert previews.preview.face.card is govern
    assert not previews.point(None, QRect())
    assert not previews.preview.frame.isVisible()


def test_a_list_that_is_hidden_after_the_preview_was_destroyed(qtbot, context, govern):
    window = QWidget()
    qtbot.addWidget(window)
    previews = WindowPreview(context, window)
    previews.point(govern, QRect())
    shiboken6.delete(previews.preview)
    assert not previews.point(None, QRect())


@pytest.mark.parametrize(("kind", "ground"), [(CardPreview, "border"), (Preview, "felt-edge")])
def test_only_cards_of_the_table_have_the_colour_of_the_table_around_them(
    qtbot, govern, kind, ground
):
    window = Board(FaceCache(lambda _card: None))
    qtbot.addWidget(window)
    preview = kind(lambda _card: None, window)
    preview.point_card(govern, QRect(0, 0, 9, 9))
    qtbot.waitUntil(preview.frame.isVisible)
    assert preview.frame.palette().window().color() == theme.tokens().color(ground)
    preview.hide()
