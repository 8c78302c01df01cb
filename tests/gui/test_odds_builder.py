"""The builder of questions about draws."""

import pytest
from geometry import layout_problems
from PySide6.QtCore import Qt

from vtes_deck.app.deck_names import DeckNames
from vtes_deck.app.document import Document, Origin
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.dialogs.odds_builder import OddsBuilderDialog
from vtes_deck.gui.dialogs.odds_conditions import MAX_CONDITIONS
from vtes_deck.gui.panels.odds.panel import OddsPanel
from vtes_deck.stats.odds.reader import parse

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def deck(cb):
    (found,) = [one for one in cb.archive if one.name == "Make Ashurs Great Again"]
    return from_archive(found, cb.get)


@pytest.fixture
def builder(qtbot, deck):
    dialog = OddsBuilderDialog(deck)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def tick(dialog, name):
    for row in range(dialog.cards.count()):
        item = dialog.cards.item(row)
        if item.text().startswith(name):
            item.setCheckState(Qt.CheckState.Checked)
            return
    raise AssertionError(f"{name} is not offered")


def pick(box, data):
    box.setCurrentIndex(box.findData(data))
    box.activated.emit(box.currentIndex())


def ticked(dialog):
    items = map(dialog.cards.item, range(dialog.cards.count()))
    return [item.text() for item in items if item.checkState() is Qt.CheckState.Checked]


def test_a_search_ticks_the_cards_that_it_finds(qtbot, deck, cb):
    dialog = OddsBuilderDialog(deck, search=cb.search)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClicks(dialog.query, "cap>=10")
    large = {str(card) for card, _ in deck.vampires if card.capacity >= 10}
    assert 0 < len(large) < len(deck.vampires)
    assert {text.rpartition(" (")[0] for text in ticked(dialog)} == large
    before = ticked(dialog)
    qtbot.keyClicks(dialog.query, " (")  # unfinished
    assert ticked(dialog) == before
    assert dialog.ask.isEnabled()


def test_long_choices_are_not_cut(builder, qtbot):
    def fits():
        assert layout_problems(builder) == []

    pick(builder.zone, "playable")
    for place in range(builder.measure.count()):
        builder.measure.setCurrentIndex(place)
        builder.measure.activated.emit(place)
        qtbot.waitUntil(fits)


def test_without_ticked_cards_there_is_no_question(builder):
    assert not builder.ask.isEnabled()
    assert builder.question() is None
    assert "Select the cards" in builder.text.text()


def test_sums_and_playable_cards_can_be_combined(qtbot, builder, deck, cb):
    pick(builder.measure, "capacity")
    builder.number.setValue(30)
    pick(builder.compare, "<=")
    tick(builder, "Arika")
    assert builder.parts.item(0).text() == "Arika: at most 30 (capacity in total)"
    qtbot.mouseClick(builder.add, LEFT)
    pick(builder.zone, "playable")
    assert builder.measure.findData("capacity") < 0
    pick(builder.measure, "different")
    tick(builder, "Villein")
    written = builder.text.text().removeprefix("As text: ")
    assert written.startswith("crypt.capacity<=30(Arika) and playable.different>=1(Villein)")
    assert parse(written, DeckNames(cb, deck)) == builder.question()
    assert "%" in builder.answer.text()


def test_the_library_keeps_its_ticks_when_only_playable_cards_count(builder):
    pick(builder.zone, "hand")
    tick(builder, "Villein")
    pick(builder.measure, "pool")
    pick(builder.zone, "playable")
    assert "Villein" in builder.parts.item(0).text()
    pick(builder.zone, "crypt")
    assert builder.measure.currentData() == ""
    assert builder.question() is None


def test_the_built_question_equals_the_typed_one(qtbot, builder, deck, cb):
    tick(builder, "Arika")
    tick(builder, "Leandro")
    qtbot.mouseClick(builder.add, LEFT)
    pick(builder.zone, "hand")
    tick(builder, "Villein")
    builder.number.setValue(2)
    builder.moment_number.setValue(3)
    builder.seat.setValue(4)
    written = builder.text.text().removeprefix("As text: ")
    assert parse(written, DeckNames(cb, deck)) == builder.question()
    assert "by turn 3" in written
    assert "seat 4" in written
    assert "%" in builder.answer.text()
    asked = []
    builder.asked.connect(asked.append)
    qtbot.mouseClick(builder.ask, LEFT)
    assert asked == [written]


def test_all_or_any_of_the_conditions(qtbot, builder):
    tick(builder, "Arika")
    qtbot.mouseClick(builder.add, LEFT)
    tick(builder, "Leandro")
    both = builder.answer.text()
    builder.joined.setCurrentIndex(1)
    builder.joined.activated.emit(1)
    assert builder.answer.text() != both
    assert " or " in builder.text.text()


def test_a_condition_can_be_removed(qtbot, builder):
    tick(builder, "Arika")
    qtbot.mouseClick(builder.add, LEFT)
    assert builder.question() is None
    qtbot.mouseClick(builder.remove, LEFT)
    assert builder.question() is not None
    qtbot.mouseClick(builder.remove, LEFT)
    assert builder.parts.count() == 1
    assert builder.question() is None


def test_another_zone_has_other_cards(builder):
    tick(builder, "Arika")
    pick(builder.zone, "hand")
    assert builder.question() is None
    tick(builder, "Villein")
    assert builder.question() is not None


def test_the_number_of_conditions_is_limited(qtbot, builder):
    for _ in range(MAX_CONDITIONS + 3):
        qtbot.mouseClick(builder.add, LEFT)
    assert builder.parts.count() == MAX_CONDITIONS
    assert not builder.add.isEnabled()


def test_an_impossible_question_is_reported(builder):
    tick(builder, "Arika")
    pick(builder.moment, False)
    builder.moment_number.setValue(99)
    assert builder.answer.text()


def test_the_panel_answers_the_built_question(qtbot, show_panel, context, session, deck):
    session.open(deck, Document(Origin.ARCHIVE, deck))
    panel = show_panel(OddsPanel, context)
    qtbot.mouseClick(panel.asking.build, LEFT)
    dialog = panel.window().findChild(OddsBuilderDialog)
    tick(dialog, "Arika")
    qtbot.mouseClick(dialog.ask, LEFT)
    assert panel.question.text() == "crypt>=1(Arika)"
    assert "%" in panel.asking.headline.text()
    qtbot.waitUntil(lambda: not context.jobs.running)


def test_a_range_is_built_and_written_as_a_range(qtbot, builder, deck, cb):
    pick(builder.zone, "hand")
    tick(builder, "Villein")
    assert not builder.most.isVisible()
    pick(builder.compare, "..")
    builder.most.setValue(3)
    builder.number.setValue(2)
    assert builder.parts.item(0).text() == "2 to 3 of Villein"
    written = builder.text.text().removeprefix("As text: ")
    assert written == "hand=2..3(Villein)"
    assert parse(written, DeckNames(cb, deck)) == builder.question()
    builder.number.setValue(5)  # a range is never empty
    assert builder.most.value() == 5
    pick(builder.measure, "pool")
    assert builder.parts.item(0).text() == "Villein: 5 to 5 (cost in pool in total)"


def test_cards_still_in_hand_change_the_odds_of_the_others(qtbot, builder, deck, cb):
    pick(builder.zone, "hand")
    tick(builder, "Villein")
    alone = builder.answer.text()
    qtbot.mouseClick(builder.add, LEFT)
    pick(builder.zone, "seen")
    assert not builder.measure.isVisible()
    assert not builder.compare.isVisible()
    names = [builder.cards.item(row).text() for row in range(builder.cards.count())]
    assert len(names) == len(deck.vampires) + len(deck.cards)  # of both parts of the deck
    tick(builder, "Ashur Tablets")
    builder.number.setValue(7)
    assert builder.parts.item(1).text() == "Still in hand, or in play: 7x Ashur Tablets"
    written = builder.text.text().removeprefix("As text: ")
    assert written == "hand>=1(Villein) given seen(7x Ashur Tablets)"
    assert parse(written, DeckNames(cb, deck)) == builder.question()
    assert alone.endswith("(exact)")
    assert builder.answer.text().startswith("0 %")  # the whole opening hand is known
    pick(builder.zone, "removed")
    assert "given removed(7x Ashur Tablets)" in builder.text.text()
    assert builder.answer.text() not in {alone, ""}


def test_known_cards_alone_are_no_question(builder):
    pick(builder.zone, "seen")
    tick(builder, "Villein")
    assert builder.question() is None
    assert "Add a condition" in builder.text.text()
