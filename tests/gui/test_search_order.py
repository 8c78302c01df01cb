"""An order that is typed in the search box, chosen in the filters, or clicked on a column."""

import pytest

from cardbase.search import Query, all_of, keywords, parse, search
from cardbase.terms import CardKind
from vtes_deck.gui.panels.cards.panel import CardsPanel
from vtes_deck.gui.panels.cards.search_result import rests_on
from vtes_deck.gui.widgets.filter_factory import make_field


@pytest.fixture
def panel(qtbot, context, show_panel):
    made = show_panel(CardsPanel, context)
    qtbot.waitUntil(lambda: not context.jobs.running)
    return made


def capacities(panel):
    return [card.capacity for card in panel.results.models[CardKind.CRYPT].cards]


def test_the_list_is_sorted_as_typed(panel, cb):
    panel.box.write("clan:ventrue kind:crypt sort:-cap,name")
    wanted = search(cb, "clan:ventrue kind:crypt sort:-cap,name")
    assert panel.results.models[CardKind.CRYPT].cards == wanted
    assert capacities(panel) == sorted(capacities(panel), reverse=True)


def test_the_last_requested_order_applies(panel):
    panel.box.write("clan:ventrue kind:crypt")
    panel.results.lists[CardKind.CRYPT].sort_by("name", falling=False)
    panel.box.write("clan:ventrue kind:crypt sort:cap")
    assert capacities(panel) == sorted(capacities(panel))
    assert panel.results.lists[CardKind.CRYPT].sorted_by()[0] == ""
    panel.results.lists[CardKind.CRYPT].sort_by("name", falling=True)
    cards = [card.id for card in panel.results.models[CardKind.CRYPT].cards]
    panel.box.write("clan:ventrue kind:crypt sort:cap group:2")
    shown = [card.id for card in panel.results.models[CardKind.CRYPT].cards]
    assert shown == [card for card in cards if card in set(shown)]
    assert capacities(panel) != sorted(capacities(panel))


def test_the_filter_panel_shows_and_changes_the_order(cb, qtbot):
    field = make_field(keywords()["sort"], cb)
    qtbot.addWidget(field)
    asked = []
    field.edited.connect(lambda c: asked.append(str(Query(all_of(c["sort"])))))
    assert field.show_query(parse("sort:-cap", cb))
    assert (field.by.currentData(), field.falling.isChecked()) == ("cap", True)
    field.falling.click()
    field.by.setCurrentIndex(field.by.findData("clan"))
    field.by.activated.emit(field.by.currentIndex())
    field.by.setCurrentIndex(0)
    field.by.activated.emit(0)
    assert asked == ["sort:cap", "sort:clan", ""]
    assert not field.falling.isEnabled()
    assert not field.show_query(parse("sort:clan,-cap", cb))


def test_an_order_by_deck_copies_follows_the_deck(cb):
    assert rests_on(parse("sort:-deck", cb), deck=True)
    assert rests_on(parse("sort:twd", cb), archive=True)
    assert not rests_on(parse("sort:cap", cb), deck=True, archive=True)
