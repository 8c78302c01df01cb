"""The panel of odds: curve, opening and questions, live."""

from fractions import Fraction
from math import comb

import pytest
from PySide6.QtWidgets import QPushButton

from vtes_deck.deck.model import Deck, Slot
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.panels.odds.panel import OddsPanel
from vtes_deck.gui.panels.odds.question import frequency
from vtes_deck.gui.widgets.band_chart import BandChart, BandStep
from vtes_deck.stats.crypt_odds import crypt_odds
from vtes_deck.stats.influence.crypt import kinds
from vtes_deck.stats.influence.curve import Conditions, exact
from vtes_deck.stats.influence.policy import habits
from vtes_deck.stats.probability import percent


@pytest.fixture
def winner(cb):
    """A deck that won a tournament."""
    return from_archive(next(d for d in cb.archive if d.event.players > 40), cb.get)


@pytest.fixture
def panel(session, winner, show_panel, context, jobs, qtbot):
    """The panel on that deck, its curve drawn."""
    session.apply("Open", lambda _deck: winner)
    made = show_panel(OddsPanel, context)
    qtbot.waitUntil(lambda: not jobs.running)
    return made


def test_the_curve_is_drawn_for_seat_and_policy(panel, winner, jobs, qtbot):
    crypt = kinds(winner)
    panel.seat.setCurrentIndex(panel.seat.findData(3))
    panel.habit.setCurrentIndex(panel.habit.findData("star"))
    panel.habit.activated.emit(panel.habit.currentIndex())
    qtbot.waitUntil(lambda: not jobs.running)
    expected = exact(crypt, Conditions(policy=habits(crypt)["star"], seat=3))
    assert len(panel.bands.steps) == len(expected.turns)
    for step, turn in zip(panel.bands.steps, expected.turns, strict=True):
        assert sum(step.shares) == pytest.approx(1)
        assert step.shares[1] == pytest.approx(float(turn.exactly(1)))
        assert str(turn.at_least(2)) in step.hint
    assert "Exact" in panel.curve_line.text()
    assert "star" in panel.curve_line.text()
    assert "at best" in panel.best_line.text().lower()
    assert panel.bands.steps[0].hint in panel.bands.accessibleDescription()


def test_the_opening_follows_each_edit_immediately(panel, session, cb):
    session.add(cb["Arika"], 2)
    rows = {bar.label: bar for bar in panel.opening.bars}
    odds = next(v for v in crypt_odds(session.deck).vampires if v.card == cb["Arika"])
    assert rows[str(cb["Arika"])].text == str(odds.chance)
    assert "Exact" in rows[str(cb["Arika"])].hint


def test_a_library_card_does_not_recompute_the_curve(panel, session, cb, jobs):
    session.add(cb["Villein"], 1)
    assert not jobs.running
    session.add(cb["Arika"], 1)
    assert jobs.running


def test_a_question_is_answered_while_typing(panel, session, cb):
    session.apply(
        "Open",
        lambda _deck: Deck(
            crypt=(Slot(cb["Arika"], 3), Slot(cb["Anarch Convert"], 9)),
            library=(Slot(cb["Villein"], 90),),
        ),
    )
    panel.question.setText("crypt(Arika")
    assert "Expected" in panel.asking.answer.text()
    panel.question.setText("crypt(Arika) and hand(Villein)")
    assert panel.asking.headline.text() == "74.5 %"
    assert panel.asking.answer.text().endswith("Exact.")
    assert "4 of 12" in panel.asking.answer.text()
    session.add(cb["Arika"], 1)
    assert panel.asking.headline.text() == "82.4 %"
    panel.question.clear()
    assert panel.asking.answer.isHidden()


@pytest.fixture
def plain(session, cb, panel, jobs, qtbot):
    """Twelve crypt cards and 90 library cards, four of them the cards in the question."""
    session.apply(
        "Open",
        lambda _deck: Deck(
            crypt=(Slot(cb["Arika"], 12),),
            library=(Slot(cb["Villein"], 4), Slot(cb["Govern the Unaligned"], 86)),
        ),
    )
    qtbot.waitUntil(lambda: not jobs.running)
    return panel


def test_the_answer_is_a_headline_with_its_curve_by_turn(plain, jobs, qtbot):
    plain.question.setText("hand(Villein)")
    qtbot.waitUntil(lambda: not jobs.running)
    # 1 - C(86, n) / C(90, n) with seven cards in the first turn and one more in each later one.
    chances = [1 - Fraction(comb(86, seen), comb(90, seen)) for seen in range(7, 15)]
    assert plain.asking.headline.text() == "28.1 %"
    assert plain.asking.frequency.text() == "about 2 deals in 7"
    points = plain.asking.curve.series[0].points
    assert [point.value for point in points] == [float(chance) for chance in chances]
    assert plain.asking.curve.isVisibleTo(plain)


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("crypt(Arika)", "always"),
        ("hand(Deflection)", "never"),
        ("not hand(Villein)", "about 5 deals in 7"),
        # 1 - C(86, 15) / C(90, 15) = 0.523...
        ("hand([type:master]) after 15 cards", "about 1 deal in 2"),
        # 4 / 90: one in 22.5.
        ("hand=1([type:master]) after 1 cards", "about one deal in 22"),
        ("hand=0([type:master]) after 1 cards", "all but one deal in 22"),
    ],
)
def test_a_chance_is_described_with_common_fractions(plain, jobs, qtbot, question, words):
    plain.question.setText(question)
    qtbot.waitUntil(lambda: not jobs.running)
    assert plain.asking.frequency.text() == words


@pytest.mark.parametrize(
    ("percent", "words"),
    [
        ("53.2", "about 1 deal in 2"),  # 5 in 9 is nearer, but not a usual phrase
        ("18.5", "about 1 deal in 5"),
        ("33.5", "about 1 deal in 3"),
        ("40.6", "about 2 deals in 5"),
        ("6.5", "about one deal in 15"),
        ("97", "all but one deal in 33"),
    ],
)
def test_described_chances_are_simple_fractions(percent, words):
    assert frequency(Fraction(percent) / 100) == words


def test_there_is_no_curve_if_turns_change_nothing(plain, jobs, qtbot):
    for question in ("crypt(Arika)", "hand(Villein) after 12 cards", "hand(Villein", ""):
        plain.question.setText(question)
        qtbot.waitUntil(lambda: not jobs.running)
        assert not plain.asking.curve.isVisibleTo(plain)


def test_copies_for_a_chance_are_shown_by_turn(plain):
    table = plain.copies.table
    texts = [[table.item(r, c).text() for c in range(6)] for r in range(2)]
    # 9 copies of 90 are the least with 1 - C(81, 7) / C(90, 7) >= 1/2, and so on.
    assert texts[0] == ["1", "7", "9", "16", "25", "31"]
    plain.copies.plays.setValue(3)
    assert table.item(1, 1).text() == "10"


def test_turns_of_playable_cards_are_shown(plain, session, cb):
    table = plain.playable_turns.table
    assert table.rowCount() == 1
    assert table.item(0, 0).text() == "Govern the Unaligned"
    # Arika costs eleven: 1 + 4 + 4 transfers are too few, 1 + 4 + 4 + 4 enough.
    texts = [table.item(0, column).text() for column in range(2, 6)]
    assert texts == ["0", "0", "0", "100"]
    session.apply("New", lambda _deck: Deck())
    assert not plain.playable_turns.isVisibleTo(plain)
    assert not plain.copies.isVisibleTo(plain)


@pytest.mark.parametrize("wide", [330, 380, 860])
def test_every_turn_of_the_table_is_visible(panel, jobs, qtbot, wide):
    panel.resize(wide, 700)
    panel.show()
    qtbot.waitUntil(lambda: not jobs.running)
    qtbot.waitUntil(panel.playable_turns.table.isVisible)
    table = panel.playable_turns.table
    last = table.columnCount() - 1
    end = table.columnViewportPosition(last) + table.columnWidth(last)
    assert end <= table.viewport().width() + 1
    assert table.isColumnHidden(1) is (wide < 400)
    qtbot.waitUntil(lambda: table.viewport().width() <= table.horizontalHeader().length() + 3)


def test_an_empty_crypt_has_an_empty_state(panel, session, jobs, qtbot):
    session.apply("New", lambda _deck: Deck())
    qtbot.waitUntil(lambda: not jobs.running)
    assert panel.empty.isVisibleTo(panel)
    assert not panel.bands.isVisibleTo(panel)
    assert panel.bands.steps == ()


def test_a_question_is_saved_and_invalid_input_is_not(panel):
    panel.restore_state("4 balanced hand(Villein)")
    assert panel.save_state() == "4 balanced hand(Villein)"
    for nonsense in ("", "77 nothing", "-1 ", "x" * 10_000):
        panel.restore_state(nonsense)
        assert (panel.seat.currentData(), panel.habit.currentData()) == (4, "balanced")


def test_numbers_in_the_curve_do_not_overlap_and_have_one_format(qtbot):
    chart = BandChart("Vampires ready")
    qtbot.addWidget(chart)
    chart.show_steps(
        [
            BandStep(
                label="1", shares=(1.0, 0.0), texts=("0: 100\N{NO-BREAK SPACE}%", ""), hint=""
            ),
            BandStep(label="2", shares=(0.5, 0.5), texts=("0: 50 %", "1: 50 %"), hint=""),
        ]
    )
    full = chart.fontMetrics().horizontalAdvance("0: 100 %")
    chart.resize(2 * full * 2, 200)
    assert chart.written()[1] == ("0: 50 %", "1: 50 %")
    chart.resize(2 * (full + 2), 200)
    assert chart.written() == [("0:100%", ""), ("0:50%", "1:50%")]
    chart.resize(2 * (chart.fontMetrics().horizontalAdvance("0:100%") + 2), 200)
    assert chart.written() == [("", ""), ("0:50%", "1:50%")]


def test_the_first_number_of_a_band_has_its_unit(qtbot):
    chart = BandChart("Vampires ready")
    qtbot.addWidget(chart)
    steps = [
        ((1.0, 0.0), "100 %", "0 %"),
        ((0.5, 0.5), "50 %", "50 %"),
        ((0.4, 0.6), "40 %", "60 %"),
    ]
    chart.show_steps(
        [
            BandStep("turn", shares, (f"0: {a}", f"1: {b}"), "", (f"0 ready: {a}", f"1 ready: {b}"))
            for shares, a, b in steps
        ]
    )
    wide = chart.fontMetrics().horizontalAdvance
    chart.resize(3 * (wide("0 ready: 100 %") + 20), 200)
    assert chart.written() == [
        ("0 ready: 100 %", ""),
        ("0: 50 %", "1 ready: 50 %"),
        ("0: 40 %", "1: 60 %"),
    ]
    chart.resize(3 * (wide("0: 100 %") + 20), 200)
    assert chart.written()[0] == ("0: 100 %", "")


def test_examples_fit_the_deck_and_are_answered_with_a_click(plain, session, jobs, qtbot):
    buttons = plain.asking.examples.findChildren(QPushButton)
    titles = [button.text() for button in buttons]
    assert titles == [
        "Arika in the opening crypt",
        "Govern the Unaligned by turn 3",
        "A master card in the opening hand",
    ]
    buttons[2].click()
    assert plain.question.text() == "hand>=1([type:master])"
    assert plain.asking.headline.text() == "28.1 %"  # four Villeins are the masters
    assert not plain.asking.examples.isVisibleTo(plain)
    plain.question.clear()
    assert plain.asking.examples.isVisibleTo(plain)
    session.apply("Empty", lambda _deck: Deck())
    assert not plain.asking.examples.isVisibleTo(plain)


def test_the_headline_of_the_curve_shows_the_turn_of_two_ready_vampires(panel, winner):
    crypt = kinds(winner)
    habit = panel.habit.currentData()
    drawn = exact(crypt, Conditions(policy=habits(crypt)[habit], seat=1))
    first = next(turn for turn in drawn.turns if turn.at_least(2).hits)
    chance = percent(first.at_least(2).value, 0)
    assert f"{chance} by turn {first.turn}" in panel.two_line.text()
    assert f"by turn {first.turn - 1}" not in panel.two_line.text()


def test_examples_with_long_names_do_not_widen_the_panel(panel, session, cb):
    long = cb["Ambrosio Luis Monçada, Plenipotentiary"]
    session.apply("Open", lambda _deck: Deck(crypt=(Slot(long, 12),)))
    (button,) = panel.asking.examples.findChildren(QPushButton)
    whole = f"{long} in the opening crypt"
    assert button.accessibleName() == whole
    assert panel.asking.minimumSizeHint().width() < 340
