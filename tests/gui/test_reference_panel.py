"""The rules in the window: contents, search, editions, rulings, and links from a verdict."""

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtWidgets import QApplication, QLabel

from vtes_deck.app import reference
from vtes_deck.app.reference import topics
from vtes_deck.gui.panels.legality import LegalityPanel
from vtes_deck.gui.panels.reference.contents import RULINGS
from vtes_deck.gui.panels.reference.panel import ReferencePanel


@pytest.fixture
def place(show_panel, context, qtbot):
    """The panel."""
    made = show_panel(ReferencePanel, context)
    qtbot.waitUntil(lambda: made.reader is not None)
    return made


@pytest.fixture
def panel(place):
    """The content of the tree."""
    return place.reader


def choose_edition(panel, name):
    panel.edition.setCurrentIndex(panel.edition.findData(name))
    panel.edition.activated.emit(panel.edition.currentIndex())


def rows(panel):
    return [
        panel.contents.topLevelItem(number).text(0)
        for number in range(panel.contents.topLevelItemCount())
    ]


def test_the_panel_begins_with_the_phases_of_the_turn(panel):
    assert rows(panel)[:3] == [
        "Rulings of the chosen card",
        "The turn, phase by phase",
        "Tournaments and deck construction",
    ]
    guide = panel.contents.topLevelItem(1)
    assert guide.isExpanded()
    assert guide.childCount() == len([topic for topic in topics() if topic.guide])
    assert "in our own words" in panel.view.toPlainText()


def test_loading_is_shown_and_the_requested_rule_is_opened_afterwards(show_panel, context, qtbot):
    made = show_panel(ReferencePanel, context)
    assert made.label.text() == "Reading the rules …"
    assert made.label.isVisible()
    made.show_rule("INF-03")
    made.take_focus()
    qtbot.waitUntil(lambda: made.reader is not None)
    assert made.reader.contents.current == "INF-03"
    assert "INF-03" in made.reader.view.toPlainText()
    assert made.reader.words.hasFocus()


def test_unreadable_rules_are_reported(show_panel, context, qtbot, monkeypatch, caplog):
    def broken():
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(reference, "read", broken)
    made = show_panel(ReferencePanel, context)
    qtbot.waitUntil(lambda: "can't be read" in made.label.text())
    assert "Reinstall VTES Deck" in made.label.text()
    assert made.label.isVisible()
    caplog.clear()


def test_a_phase_shows_its_rules_with_links(panel):
    phase = next(topic for topic in topics() if topic.title == "4. Influence phase")
    assert panel.contents.go_to(phase.key)
    text = panel.view.toPlainText()
    assert text.startswith("4. Influence phase\nINF-01")
    panel.view.anchorClicked.emit(QUrl("rule:INF-02"))
    assert panel.contents.current == "INF-02"
    assert panel.view.toPlainText().startswith("INF-02 · Influence phase")


def test_typing_finds_rules_and_the_arrow_keys_go_through_them(panel, qtbot):
    qtbot.keyClicks(panel.words, "set-0")
    assert len(rows(panel)) > 5
    assert all(row.startswith("SET-0") for row in rows(panel)[:5])
    qtbot.keyClick(panel.words, Qt.Key.Key_Return)
    assert panel.contents.current == "SET-01"
    assert QApplication.focusWidget() is panel.contents
    before = panel.contents.current
    qtbot.keyClick(panel.contents, Qt.Key.Key_Down)
    assert panel.contents.current != before
    assert panel.contents.current in panel.view.toPlainText()
    panel.words.clear()
    assert rows(panel)[1] == "The turn, phase by phase"


def test_the_first_result_can_be_read_while_typing(panel, qtbot):
    qtbot.keyClicks(panel.words, "bleed target")
    first = rows(panel)[0].split()[0]
    assert panel.view.toPlainText().startswith(first)
    assert not panel.can_go_back  # the rule was not chosen by the player


def test_an_empty_result_shows_the_query_as_plain_text(panel):
    panel.words.setText("<i>xyzzy")
    assert "No rule contains “<i>xyzzy”." in panel.view.toPlainText()
    assert not panel.contents.isVisible()
    panel.words.clear()
    assert panel.contents.isVisible()


def test_another_edition_can_be_chosen(panel):
    panel.show_rule("SET-11")
    choose_edition(panel, "jyhad-1994")
    assert "no such rule" in panel.view.toPlainText()
    assert panel.contents.current == "SET-11"
    choose_edition(panel, "vekn")
    assert "VEKN, current rulebook: no such rule" in panel.view.toPlainText()
    assert "(not in this edition)" in panel.contents.currentItem().text(0)
    setup = next(topic for topic in topics() if topic.title == "Setup")
    panel.contents.go_to(setup.key)
    assert "1 rule is not in VEKN" in panel.view.toPlainText()
    assert "SET-11" not in panel.view.toPlainText()


def test_the_rulings_of_the_selected_card_are_shown(place, panel, session, cb):
    card = next(card for card in cb.library if card.name == "Deflection")
    session.select(card)
    assert rows(panel)[0] == f"Rulings on Deflection ({len(card.rulings)})"
    place.act_rulings.trigger()
    assert panel.contents.current == RULINGS
    assert panel.view.toPlainText().count("\n") >= len(card.rulings)
    without = next(card for card in cb.library if not card.rulings)
    session.select(without)
    assert "There are no rulings" in panel.view.toPlainText()
    session.select(None)
    assert "Select a card" in panel.view.toPlainText()


def test_a_card_in_a_ruling_can_be_chosen(panel, session, cb):
    panel.view.anchorClicked.emit(QUrl(f"card:{cb['Wash'].id}"))
    assert session.selected == cb["Wash"]


def test_back_returns_to_the_previous_rule(place, panel, qtbot):
    assert not panel.back.isEnabled()
    assert not place.act_back.isEnabled()
    for number in ("INF-03", "DCK-06", "VEKN-TR-6.2"):
        panel.show_rule(number)
    assert "https://www.vekn.net" in panel.view.toPlainText()
    panel.contents.setFocus()
    qtbot.keyClick(panel.contents, Qt.Key.Key_Backspace)
    assert panel.contents.current == "DCK-06"
    assert place.act_back.isEnabled()
    qtbot.mouseClick(panel.back, Qt.MouseButton.LeftButton)
    assert panel.contents.current == "INF-03"
    assert not panel.back.isEnabled()


def test_links_are_followed_by_keyboard_and_tab_leaves_the_text(panel, qtbot):
    phase = next(topic for topic in topics() if topic.title == "4. Influence phase")
    panel.contents.go_to(phase.key)
    panel.view.setFocus()
    qtbot.keyClick(panel.view, Qt.Key.Key_Right)
    qtbot.keyClick(panel.view, Qt.Key.Key_Right)
    assert panel.view.textCursor().selectedText() == "INF-02"
    qtbot.keyClick(panel.view, Qt.Key.Key_Left)
    qtbot.keyClick(panel.view, Qt.Key.Key_Return)
    assert panel.contents.current == "INF-01"
    panel.contents.go_to(phase.key)
    for _ in range(40):
        qtbot.keyClick(panel.view, Qt.Key.Key_Right)
    assert panel.view.hasFocus()
    qtbot.keyClick(panel.view, Qt.Key.Key_Tab)
    assert not panel.view.hasFocus()


def test_an_unknown_number_is_searched(panel):
    panel.show_rule("XYZ-99")
    assert panel.words.text() == "XYZ-99"
    assert "No rule" in panel.view.toPlainText()


def test_the_edition_is_saved(place, panel, show_panel, context, qtbot):
    choose_edition(panel, "white-wolf")
    other = show_panel(ReferencePanel, context)
    other.restore_state(place.save_state())
    assert other.save_state() == place.save_state()
    qtbot.waitUntil(lambda: other.reader is not None)
    assert other.reader.edition.currentData() == "white-wolf"
    other.restore_state("rubbish")
    assert other.reader.edition.currentData() == "white-wolf"


# ------------------------------------------------------------------------------ links from verdicts


def test_a_violation_leads_to_its_rule(show_panel, context, session, cb):
    asked = []
    context.show_rule = asked.append
    panel = show_panel(LegalityPanel, context)
    session.add(cb["Succubus Club"])
    links = [label for label in panel.findChildren(QLabel) if "VEKN-TR-4.1.1" in label.text()]
    links[0].linkActivated.emit("VEKN-TR-4.1.1")
    assert asked == ["VEKN-TR-4.1.1"]


def test_in_the_window_the_link_opens_the_rules_panel(open_window, quiet, qtbot, cb):
    window = open_window()
    quiet(window)
    window.session.add(cb["Succubus Club"])
    window.go_to("legality")

    def links():
        return [
            label
            for label in window.findChildren(QLabel)
            if "VEKN-TR-4.1.1" in label.text() and label.isVisible()
        ]

    qtbot.waitUntil(lambda: links() != [])
    links()[0].linkActivated.emit("VEKN-TR-4.1.1")
    panel = next(h.panel for h in window.columns.hosts if h.spec.key == "reference")
    qtbot.waitUntil(
        lambda: panel.reader is not None and panel.reader.contents.current == "VEKN-TR-4.1.1"
    )
    assert panel.isVisible()
    assert panel.reader.view.viewport().rect().contains(QPoint(5, 5))


def test_the_rules_have_a_shortcut(open_window, quiet, qtbot):
    window = open_window()
    quiet(window)
    qtbot.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    host = next(host for host in window.columns.hosts if host.spec.key == "reference")
    qtbot.waitUntil(lambda: host.panel is not None and host.panel.reader is not None)
    qtbot.waitUntil(host.panel.reader.words.hasFocus)
