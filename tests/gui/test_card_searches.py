"""Links of the card view that search: who can play a card, what a vampire can play."""

import pytest
from PySide6.QtCore import QUrl

from cardbase.model import CryptCard, LibraryCard
from cardbase.search import Value, parse
from vtes_deck.app.playability import who_plays
from vtes_deck.deck.model import Deck
from vtes_deck.gui.panels.card.panel import CardPanel
from vtes_deck.gui.panels.card.playability_section import PLAYABLE, PLAYERS


@pytest.fixture
def panel(context, show_panel):
    return show_panel(CardPanel, context)


@pytest.mark.parametrize(
    ("name", "link", "query"),
    [
        ("Govern the Unaligned", PLAYERS, 'canplay:"Govern the Unaligned"'),
        ("Arika", PLAYABLE, 'playable:"Arika (G2)"'),
    ],
)
def test_a_link_asks_the_window_to_search(panel, context, cb, name, link, query):
    asked = []
    context.search_cards = asked.append
    context.session.select(cb[name])
    assert f'href="act:{link}"' in panel.view.toHtml()
    panel.view.anchorClicked.emit(QUrl(f"act:{link}"))
    assert asked == [query]


def test_there_is_no_link_if_everyone_or_no_one_plays_the_card(panel, context, cb):
    context.session.select(cb["Blood Doll"])
    assert f"act:{PLAYERS}" not in panel.view.toHtml()


def test_the_names_of_all_cards_can_be_requested(cb):
    for card in [*cb.crypt, *cb.library][::37]:
        key = "playable" if isinstance(card, CryptCard) else "canplay"
        assert len(parse(f"{key}:{Value(card.full_name)}", cb).conditions) == 1


def test_the_link_finds_the_counted_cards(open_window, quiet, cb, qtbot):
    window = open_window()
    quiet(window)
    card = cb["Govern the Unaligned"]
    assert isinstance(card, LibraryCard)
    window.session.select(card)
    panels = {host.spec.key: host.panel for host in window.columns.hosts}
    panels["card"].view.anchorClicked.emit(QUrl(f"act:{PLAYERS}"))
    assert panels["cards"].box.text() == 'canplay:"Govern the Unaligned"'
    number = who_plays(card, Deck(), cb.crypt).everywhere
    model = panels["cards"].results.models
    qtbot.waitUntil(lambda: [each.rowCount() for each in model.values()] == [number, 0])
    panels["cards"].box.undo()
    assert panels["cards"].box.text() == ""
