"""The start page of an empty deck: every button works."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest

from cardbase.terms import CardKind, Type
from vtes_deck.gui.mime import cards_to_mime
from vtes_deck.gui.panels.archive.panel import ArchivePanel
from vtes_deck.gui.panels.deck import DeckPanel
from vtes_deck.gui.panels.legality import LegalityPanel
from vtes_deck.gui.panels.shelf.precons import PreconsPanel
from vtes_deck.gui.widgets.finding import Finding
from vtes_deck.gui.widgets.labels import PlainLabel


@pytest.fixture
def asked(context):
    """The requests of the page to the window."""
    found = []
    context.carry_out = found.append
    context.show_in = lambda key, _target: found.append(key)
    context.search_cards = found.append
    context.open_path = found.append
    context.paste_text = found.append
    return found


@pytest.fixture
def panel(show_panel, context, asked, qtbot):
    made = show_panel(DeckPanel, context)
    qtbot.waitUntil(lambda: not context.jobs.running)
    return made


def test_the_page_is_shown_while_the_deck_is_empty(panel, session, govern):
    assert panel.empty.isVisible()
    session.add(govern)
    assert not panel.empty.isVisible()
    assert panel.view.isVisible()
    session.undo()
    assert panel.empty.isVisible()


def test_every_entry_is_an_action_or_a_panel(panel, asked, open_window, few_panels):
    for button in panel.empty.ways.values():
        button.click()
    window = open_window(specs=few_panels)
    known = {*window.actions_by_key, "archive", "precons"}
    assert asked == list(panel.empty.ways)
    assert set(asked) <= known


def test_a_tile_searches_the_vampires_of_its_clan(panel, asked, cb):
    from cardbase.search import search

    panel.empty.clans["Banu Haqim"].click()
    found = search(cb, asked[0])
    assert {card.clan for card in found if card.kind == "crypt"} == {"Banu Haqim"}


def test_the_cards_of_most_winning_decks_come_first(panel, asked, cb):
    from cardbase.search import search

    panel.empty.clans["Toreador"].click()
    played = [cb.archive.play(card.id).decks for card in search(cb, asked[0])]
    assert played == sorted(played, reverse=True)
    assert played[0] > 100


def test_after_a_clan_the_page_offers_the_next_steps(panel, asked, context, session, govern):
    """The complete decks that it offers are of the clan, until there is another deck."""
    shown = []
    context.show_in = lambda *target: shown.append(target)
    empty = panel.empty

    def words():
        return " ".join(label.text() for label in empty.findChildren(PlainLabel))

    before = {key: button.text() for key, button in empty.ways.items()}
    empty.clans["Banu Haqim"].click()
    assert "Begin with Banu Haqim" in words()
    assert "Banu Haqim" in empty.ways["archive"].text()
    empty.ways["archive"].click()
    empty.ways["precons"].click()
    empty.ways["import"].click()
    assert shown == [("archive", 'clan:"banu haqim"'), ("precons", "Banu Haqim")]
    assert asked[1:] == ["import"]
    session.add(govern)
    session.undo()
    assert {key: button.text() for key, button in empty.ways.items()} == before
    assert "Begin with Banu Haqim" not in words()


def test_every_clan_of_vampires_has_a_tile_but_not_a_creed(panel, cb):
    vampires = {card.clan for card in cb.crypt if Type.VAMPIRE in card.types}
    assert set(panel.empty.clans) == vampires
    assert {"Kiasyd", "True Brujah"} < vampires


def test_clans_in_print_come_first(panel):
    """The sets of the fifth edition, and Hecata, which replaces the clans of death."""
    in_print = {
        *("Banu Haqim", "Brujah", "Gangrel", "Hecata", "Lasombra", "Malkavian", "Ministry"),
        *("Nosferatu", "Ravnos", "Salubri", "Toreador", "Tremere", "Tzimisce", "Ventrue"),
    }
    clans = list(panel.empty.clans)
    first, others = clans[: len(in_print)], clans[len(in_print) :]
    assert first == sorted(in_print)
    assert others == sorted(others)


@pytest.mark.parametrize("width", [360, 520, 900])
def test_tiles_fill_their_rows(panel, qtbot, width):
    panel.resize(width, 700)
    tiles = list(panel.empty.clans.values())[:14]
    qtbot.waitUntil(lambda: tiles[0].width() == tiles[-1].width())
    line = [tile for tile in tiles if tile.y() == tiles[0].y()]
    flow_end = tiles[0].parentWidget().width() - tiles[0].x()
    left_over = flow_end - line[-1].geometry().right()
    assert len(line) > 1
    assert 0 <= left_over < tiles[0].width() / 2


def test_tab_goes_from_the_input_line_to_the_entries(panel, qtbot):
    panel.activateWindow()
    panel.quick_add.setFocus()
    qtbot.waitUntil(panel.quick_add.hasFocus)
    wanted = [*panel.empty.ways.values(), *panel.empty.clans.values()][:6]
    reached = []
    for _ in wanted:
        qtbot.keyClick(panel.focusWidget(), Qt.Key.Key_Tab)
        reached.append(panel.focusWidget())
    assert reached == wanted


def test_recent_files_are_offered_with_names_that_contain_no_access_keys(
    panel, asked, settings, session, govern, tmp_path
):
    names = [tmp_path / f"{letter} & co.txt" for letter in "abcdefg"]
    settings.change(recent=tuple(map(str, names)))
    session.add(govern)
    session.undo()
    assert [tool.text() for tool in panel.empty.recent] == [
        f"{letter} && co.txt" for letter in "abcde"
    ]
    panel.empty.recent[1].click()
    assert asked == [names[1]]


def test_cards_are_dropped_and_lists_pasted(panel, asked, session, govern, cb):
    mime = cards_to_mime([(govern, 2), (cb["Wash"], 1)])
    drop = QDropEvent(
        QPointF(5, 5),
        Qt.DropAction.CopyAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    panel.empty.dropEvent(drop)
    assert session.deck.count(govern) == 2
    session.undo()
    QGuiApplication.clipboard().setText("2x Wash")
    panel.take_focus()
    assert panel.empty.ways["import"].hasFocus()
    QTest.keyClick(panel.empty.ways["import"], Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert asked == ["2x Wash"]
    assert panel.childAt(QPoint(0, 0)) is not None


def looks(panel):
    """The styles of the findings of the verdict."""
    places = [panel.findings.itemAt(place) for place in range(panel.findings.count())]
    found = [place.widget() for place in places if isinstance(place.widget(), Finding)]
    return {one.property("look") for one in found}


def test_an_unfinished_deck_is_not_blamed_for_its_size(show_panel, context, session, govern):
    panel = show_panel(LegalityPanel, context)
    assert looks(panel) == {"info"}
    session.add(govern, 11)
    assert "danger" not in looks(panel)
    session.add(govern, 1)  # like the badge next to its name, which shows that it is unfinished
    assert "danger" not in looks(panel)
    session.add(govern, 80)
    assert "danger" in looks(panel)


def test_a_banned_card_is_reported_immediately(show_panel, context, session, cb):
    panel = show_panel(LegalityPanel, context)
    session.add(cb["Return to Innocence"])
    assert "danger" in looks(panel)


def test_an_unfinished_deck_shows_where_to_find_the_other_part(panel, context, session, cb):
    shown = []
    context.show_ideas = lambda cut, part: shown.append((cut, part))
    line = panel.next_step
    assert line.isHidden()  # the start page shows how to begin
    session.add(cb["Anson"])
    assert line.isVisible()
    assert "library" in line.text()
    line.linkActivated.emit("library")
    session.add(cb["Villein"])
    assert line.isHidden()
    session.set_count(cb["Anson"], 0)
    assert "crypt" in line.text()
    line.linkActivated.emit("crypt")
    assert shown == [(False, CardKind.LIBRARY), (False, CardKind.CRYPT)]


def test_a_deck_that_was_begun_says_which_groups_go_together(panel, context, session, cb):
    asked = []
    context.carry_out = asked.append
    line = panel.next_step
    session.add(cb["Anson"], 2)  # group 1
    session.add(cb["Isabel de Leon"], 2)  # group 2
    assert "groups" not in line.text()
    session.add(cb["Rafael de Corazon"])  # group 4
    assert line.isVisible()
    assert "groups 1, 2 and 4" in line.text()
    line.linkActivated.emit("legality")
    assert asked == ["legality"]
    session.add(cb["Villein"], 6)
    assert "groups 1, 2 and 4" in line.text()
    session.add(cb["Villein"])  # twelve cards, from which on the badge says what is wrong
    assert line.isHidden()


def test_winning_decks_and_precons_of_a_clan_are_shown(show_panel, context, cb, qtbot):
    decks = show_panel(ArchivePanel, context)
    decks.tabs.setCurrentWidget(decks.metagame)
    decks.show_target('clan:"banu haqim"')
    qtbot.waitUntil(lambda: 0 < decks.model.rowCount() < 400)
    assert decks.table.isVisible()
    precons = show_panel(PreconsPanel, context)
    precons.show_target("Banu Haqim")
    assert 0 < precons.model.rowCount() < 20
