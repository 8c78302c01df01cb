"""The goldfish panel and its dialogs."""

import msgspec
import pytest
from new_edition import new_edition
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QScrollArea

from vtes_deck.app.document import Document, Origin
from vtes_deck.app.game_table.view import CardPlace
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.effects.coverage import CoverageLevel, UnenforcedCard
from vtes_deck.engine.agents import Sight
from vtes_deck.gui.dialogs.goldfish_game import GoldfishGameDialog
from vtes_deck.gui.dialogs.priorities import PrioritiesDialog
from vtes_deck.gui.panels.goldfish.panel import GoldfishPanel, gaps_text
from vtes_deck.gui.panels.goldfish.runner import RunResult
from vtes_deck.gui.table.goldfish_table import GoldfishTable
from vtes_deck.gui.widgets.chart_export import picture_of
from vtes_deck.gui.widgets.line_chart import LineChart, Point, Series
from vtes_deck.rulesets import EDITIONS
from vtes_deck.sim.game import GameSource
from vtes_deck.sim.named_tables import TableName, opponents_at
from vtes_deck.sim.policy.player import built_in_text
from vtes_deck.sim.record import Opponents, Setup
from vtes_deck.sim.summary import Study

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def deck(cb):
    return from_archive(next(iter(cb.archive)), cb.get)


@pytest.fixture
def panel(show_panel, context, session, deck):
    """The panel with a winning deck, ten games of three turns on one thread."""
    session.open(deck, Document(Origin.ARCHIVE, deck))
    made = show_panel(GoldfishPanel, context)
    made.running.processes = 0
    made.conditions.games.setValue(10)
    made.conditions.turns.setValue(3)
    return made


@pytest.fixture
def play(qtbot, panel):
    """Play the games and wait."""

    def run():
        qtbot.mouseClick(panel.play, LEFT)
        qtbot.waitUntil(lambda: not panel.running.on)
        return panel

    return run


def pick(panel, name):
    panel.measure.setCurrentIndex(panel.measure.findData(name))
    panel.measure.activated.emit(panel.measure.currentIndex())


def test_without_a_deck_the_goldfish_cannot_play(show_panel, context):
    panel = show_panel(GoldfishPanel, context)
    assert not panel.play.isEnabled()
    assert not panel.by_hand.isEnabled()
    assert "needs a crypt" in panel.message.text()


def test_games_are_played_and_shown(play):
    panel = play()
    assert "of 10 games" in panel.headline.text()
    assert len(panel.chart.curves.series[0].points) == 3
    assert "10 games" in panel.how.text()
    assert panel.gaps.text()
    assert not panel.stop.isEnabled()


def test_the_same_seed_gives_the_same_numbers(play):
    first = play().chart.csv()
    assert play().chart.csv() == first


def test_every_kind_of_measure_has_its_chart(play):
    panel = play()
    pick(panel, "prey_falls")
    assert panel.chart.current is panel.chart.columns
    pick(panel, "found")
    assert panel.chart.current is panel.chart.bars
    assert panel.chart.bars.bars
    pick(panel, "pool")
    assert panel.chart.current is panel.chart.curves


def test_a_changed_deck_is_marked(play, context, govern):
    panel = play()
    assert not panel.message.isVisible()
    context.session.add(govern)
    assert "has changed since" in panel.message.text()
    context.session.undo()
    assert not panel.message.isVisible()
    context.session.apply("Note", lambda deck: msgspec.structs.replace(deck, description="A note"))
    assert not panel.message.isVisible(), "the same cards"


def test_another_open_deck_plays_the_same_games(qtbot, play, panel, context, deck, cb):
    other = from_archive(list(cb.archive)[40], cb.get)
    context.session.open(other, Document(Origin.ARCHIVE, other))
    panel.conditions.against.setCurrentIndex(1)
    play()
    assert [one.name for one in panel.chart.curves.series] == [other.name, deck.name]
    assert "on the same shuffles" in panel.difference.text()
    assert panel.difference.isVisible()


def test_events_are_compared_by_the_turns_until_them(panel):
    setup = Setup(crypt=(200068,), library=(100845,), turns=20)
    study = Study.of(2)
    for game in range(60):
        first, second = ({"prey_falls": {0: turn}, "prey_lasts": {0: turn - 1}} for turn in (9, 7))
        study.add(0, first, {}, game)
        study.add(1, second, first, game)
    panel.running.news.emit(RunResult((setup, setup), ("A", "B"), study, 60, ()))
    pick(panel, "prey_falls")
    assert panel.difference.text().startswith("Turns that the prey lasts: A against B: +2")


@pytest.mark.parametrize(
    ("differing", "verdict"),
    [(0, "be luck."), (7, "some differ by chance."), (20, "unlikely to be luck.")],
)
def test_one_differing_turn_of_twenty_can_be_random(panel, differing, verdict):
    setup = Setup(crypt=(200068,), library=(100845,), turns=20)
    same = dict.fromkeys(range(1, 21), 1)
    study = Study.of(2)
    for game in range(100):
        other = {**same, 20: 2} if game < differing else same
        study.add(0, {"vampires": same}, {}, game)
        study.add(1, {"vampires": other}, {"vampires": same}, game)
    panel.running.news.emit(RunResult((setup, setup), ("A", "B"), study, 100, ()))
    pick(panel, "vampires")
    assert "turn 20: " in panel.difference.text()
    assert panel.difference.text().endswith(verdict)


def test_stopping_keeps_the_results(qtbot, panel):
    panel.conditions.games.setValue(50_000)
    qtbot.mouseClick(panel.play, LEFT)
    assert panel.stop.isEnabled()
    qtbot.waitUntil(lambda: not panel.headline.isHidden())
    qtbot.mouseClick(panel.stop, LEFT)
    qtbot.waitUntil(lambda: not panel.context.jobs.running)
    assert not panel.running.on
    assert "of 50,000" in panel.how.text()
    assert not panel.stop.isEnabled()


def test_a_number_opens_a_game(qtbot, play, panel, context):
    play()
    point = panel.chart.curves
    qtbot.mouseClick(point, LEFT, pos=point.rect().center())
    assert "turn 2" in panel.show_game.text()
    qtbot.mouseClick(panel.show_game, LEFT)
    dialog = panel.window().findChild(GoldfishGameDialog)
    qtbot.waitUntil(lambda: dialog.tree.topLevelItemCount() > 3)
    assert dialog.head.text().startswith("Game ")
    qtbot.mouseClick(dialog.copy, LEFT)
    copied = QGuiApplication.clipboard().text()
    assert "Turn 3" in copied
    QGuiApplication.clipboard().clear()
    dialog.reject()


def test_numbers_and_pictures_are_saved(qtbot, play, panel, tmp_path, context):
    play()
    panel.choose_file = lambda _parent, proposal, _kind: tmp_path / proposal.name
    qtbot.mouseClick(panel.save_numbers, LEFT)
    qtbot.mouseClick(panel.save_picture, LEFT)
    qtbot.waitUntil(lambda: not context.jobs.running)
    lines = (tmp_path / "vampires.csv").read_text("utf-8-sig").splitlines()
    assert lines[0] == "deck,measure,row,value,low,high,game"
    assert len(lines) == 4
    picture = QImage(str(tmp_path / "vampires.png"))
    assert picture.width() >= 3 * panel.chart.curves.width() - 3
    assert picture.pixelColor(2, 2).lightness() > 200


def test_a_name_is_not_written_as_a_formula(play, panel, session):
    session.apply("Name", lambda deck: msgspec.structs.replace(deck, name="=1+1"))
    play()
    assert "\n'=1+1," in panel.chart.csv().replace("\r\n", "\n")


def test_without_a_chosen_file_nothing_is_saved(qtbot, play, panel, context):
    play()
    panel.choose_file = lambda *_: None
    qtbot.mouseClick(panel.save_picture, LEFT)
    assert not context.jobs.running


def test_the_fields_are_restored(panel, show_panel, context):
    panel.conditions.seat.setCurrentIndex(3)
    panel.conditions.blockers.setValue(2)
    state = panel.save_state()
    again = show_panel(GoldfishPanel, context)
    again.restore_state(state)
    assert again.save_state() == state
    for bad in ("", "{", '{"seat": 99, "turns": -5, "games": 1e300}', '{"seat": "x"}', "[" * 999):
        again.restore_state(bad)
        assert again.conditions.setup.turns >= 1


def test_the_table_is_ordinary_by_default(panel):
    conditions = panel.conditions
    assert conditions.setup.opponents == opponents_at(TableName.ORDINARY)
    assert not conditions.bleed.isEnabled()
    conditions.table.setCurrentIndex(conditions.table.findData("wall"))
    assert conditions.setup.opponents == opponents_at(TableName.WALL)
    conditions.table.setCurrentIndex(conditions.table.findData("own"))
    assert conditions.bleed.isEnabled()
    conditions.bleed.setValue(4)
    assert conditions.setup.opponents == Opponents(bleed=4)


def test_opponents_saved_by_versions_without_tables_stay(panel):
    panel.conditions.restore_state('{"bleed": 3}')
    assert panel.conditions.setup.opponents == Opponents(bleed=3)
    panel.conditions.restore_state('{"turns": 8}')
    assert panel.conditions.setup.opponents == opponents_at(TableName.ORDINARY)


# ---------------------------------------------------------------------------------------- by hand


@pytest.fixture
def alone(qtbot, panel):
    qtbot.mouseClick(panel.by_hand, LEFT)
    window = panel.window().findChild(GoldfishTable)
    qtbot.waitUntil(lambda: window.game.play is not None and window.game.play.session.waits)
    yield window
    window.close()


def texts(view):
    return [view.item(row).text() for row in range(view.count())]


def hand(window):
    return [
        item.view.name for item in window.game.board.items() if item.view.place is CardPlace.HAND
    ]


def test_a_game_is_played_by_hand(qtbot, alone):
    play = alone.game.play
    before = len(play.session.game.inputs)
    assert hand(alone)
    play.pace = 0
    alone.game.menu.step.trigger()
    qtbot.waitUntil(lambda: len(play.session.game.inputs) > before and play.session.waits)
    qtbot.mouseClick(alone.game.side.undo, LEFT)
    assert len(play.session.game.inputs) == before
    turn = play.session.game.table.seats[play.session.eyes].turns
    alone.game.menu.turn.trigger()
    seats = play.session.game.table.seats
    qtbot.waitUntil(lambda: not play.automatic and play.session.waits)
    assert seats[play.session.eyes].turns == turn + 1


def test_the_hint_is_the_choice_of_the_goldfish(qtbot, alone):
    play = alone.game.play
    alone.game.hint()
    qtbot.waitUntil(lambda: play.hint is not None)
    player = GameSource(alone.context.cards).laid(alone.setup).player
    game = play.session.game
    look = Sight(game, game.decision.seat)
    assert play.hint.option == player.choose(game.table, look, game.decision, 0)


def test_a_seed_can_be_shared(qtbot, alone):
    def deal(seed):
        before = alone.game.play
        alone.deal_seed(seed)
        qtbot.waitUntil(lambda: alone.game.play is not before)
        return hand(alone)

    first, second = deal(3), deal(5)
    assert first != second
    assert deal(3) == first


# ------------------------------------------------------------------------------------- priorities


@pytest.fixture
def priorities(qtbot, context):
    dialog = PrioritiesDialog(context)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_the_built_in_table_is_valid(qtbot, priorities):
    assert priorities.text.toPlainText() == ""
    qtbot.mouseClick(priorities.give_back, LEFT)
    assert priorities.text.toPlainText() == built_in_text()
    assert "all understood" in priorities.verdict.text()


def test_an_error_is_shown_with_its_line_and_cannot_be_used(qtbot, priorities, context):
    priorities.text.setPlainText("master | Villein | | | 5\nnonsense")
    assert not priorities.check()
    assert not priorities.use.isEnabled()
    assert texts(priorities.errors)[0].startswith("Line 2: ")
    priorities.errors.setCurrentRow(0)
    assert priorities.text.textCursor().blockNumber() == 1


def test_a_table_can_be_used_and_reset(qtbot, priorities, context):
    priorities.text.setPlainText("master | any | | | 5\n")
    assert priorities.check()
    qtbot.mouseClick(priorities.use, LEFT)
    assert context.settings.value.priorities == "master | any | | | 5\n"
    again = PrioritiesDialog(context)
    again.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(again)
    qtbot.mouseClick(again.give_back, LEFT)
    assert again.text.toPlainText() == built_in_text()
    again.text.undo()
    assert again.text.toPlainText() == "master | any | | | 5\n"
    again.text.redo()
    qtbot.mouseClick(again.use, LEFT)
    assert context.settings.value.priorities == "built-in"
    assert PrioritiesDialog(context).text.toPlainText() == built_in_text()


def test_an_unused_table_is_kept_as_a_draft(qtbot, priorities, context):
    assert priorities.draft.isHidden()
    priorities.text.setPlainText("master | any | | | 5\nhalf a")
    qtbot.keyClick(priorities, Qt.Key.Key_Escape)
    assert priorities.isHidden()
    assert context.settings.value.priorities == ""
    again = PrioritiesDialog(context)
    again.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(again)
    again.show()
    assert again.text.toPlainText() == "master | any | | | 5\nhalf a"
    assert not again.draft.isHidden()
    assert not again.use.isEnabled()
    again.text.undo()
    assert again.text.toPlainText() == ""
    again.close()
    assert context.settings.value.priorities_draft == ""


def test_a_used_table_is_not_kept_as_a_draft(qtbot, priorities, context):
    context.settings.change(priorities_draft="nonsense")
    priorities.text.setPlainText("master | any | | | 5\n")
    qtbot.mouseClick(priorities.use, LEFT)
    assert context.settings.value.priorities_draft == ""


# ------------------------------------------------------------------------------------------ curves


def test_a_screen_reader_gets_all_curves(qtbot):
    curves = LineChart("Ready")
    qtbot.addWidget(curves)
    points = tuple(Point(str(n), n, n - 1, n + 1, str(n), f"turn {n}: {n}.") for n in range(1, 4))
    curves.show_series([Series("A", points), Series("B", points[:2])])
    curves.resize(300, 200)
    assert curves.accessibleDescription() == (
        "turn 1: 1. turn 2: 2. turn 3: 3. turn 1: 1. turn 2: 2."
    )
    assert not picture_of(curves).isNull()
    picked = []
    curves.picked.connect(picked.append)
    qtbot.mouseClick(curves, LEFT, pos=curves.rect().center())
    assert picked == [1]


def test_empty_curves_are_drawn(qtbot):
    curves = LineChart("Ready")
    qtbot.addWidget(curves)
    curves.resize(300, 200)
    assert not picture_of(curves).isNull()
    flat = Series("A", (Point("1", 0, 0, 0, "0", "none."),))
    curves.show_series([flat])
    assert not picture_of(curves).isNull()
    curves.show_series([flat], percent=True)
    assert not picture_of(curves).isNull()


def test_the_panel_fits_its_width_during_and_after_a_run(play, qtbot):
    panel = play()
    panel.stop.show()
    for button in (panel.play, panel.save_numbers):
        button.setText(button.text() * 2)
    panel.resize(340, 600)
    inside = panel.findChild(QScrollArea)
    qtbot.waitUntil(lambda: inside.widget().width() <= inside.viewport().width())
    for button in (panel.by_hand, panel.save_picture, panel.save_numbers):
        assert button.width() >= button.sizeHint().width()


def test_all_edition_files_are_offered(tmp_path, show_panel, context):
    with new_edition(tmp_path):
        offered = show_panel(GoldfishPanel, context).conditions.ruleset
        assert [offered.itemData(row) for row in range(offered.count())] == list(EDITIONS)
        assert offered.findText("Rules of the house") >= 0


def test_numbers_of_an_empty_table_are_shown_with_a_warning(play, panel):
    panel.conditions.games.setValue(1)
    panel.conditions.table.setCurrentIndex(panel.conditions.table.findData(TableName.EMPTY.value))
    play()
    assert panel.doubt.isVisibleTo(panel)
    assert "stealth, intercept and reactions are dead cards" in panel.doubt.text()
    panel.conditions.table.setCurrentIndex(
        panel.conditions.table.findData(TableName.ORDINARY.value)
    )
    play()
    assert panel.doubt.isHidden()


def test_cards_that_act_as_read_are_named_separately():
    read = UnenforcedCard(1, "Xantha", CoverageLevel.READ, "", 3)
    partial = UnenforcedCard(2, "Verna", CoverageLevel.PARTIAL, "She cannot sing.", 2)
    assert "every card" in gaps_text(())
    lacking, _, as_read = gaps_text((read, partial)).partition(". ")
    assert "2x Verna" in lacking
    assert "Xantha" not in lacking
    assert "3x Xantha" in as_read


def test_before_the_first_run_the_conditions_are_one_line_and_the_chart_is_a_sketch(panel, play):
    assert panel.sketch.isVisible()
    assert not panel.conditions.fields.isVisible()
    assert panel.conditions.summary.text() == (
        "10 games up to turn 3 · seat 1 of 5 · Ordinary table"
    )
    places = [button.geometry() for button in (panel.play, panel.stop, panel.by_hand)]
    play()
    assert not panel.sketch.isVisible()
    assert [b.geometry() for b in (panel.play, panel.stop, panel.by_hand)] == places


def test_fields_for_opponents_by_hand_are_shown_only_if_used(panel):
    conditions = panel.conditions
    conditions.more.click()
    assert conditions.games.isVisible()
    assert not conditions.pool.isVisible()
    conditions.table.setCurrentIndex(conditions.table.findData("own"))
    assert conditions.pool.isVisible()
    assert conditions.summary.text().endswith("Your own")


def test_another_deck_is_offered_only_while_one_is_open(panel, context, cb):
    assert not panel.conditions.against.isVisible()
    assert "Open a second deck" in panel.message.text()
    other = from_archive(list(cb.archive)[40], cb.get)
    context.session.open(other, Document(Origin.ARCHIVE, other))
    assert panel.conditions.against.isVisible()
