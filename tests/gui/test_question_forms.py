"""Referendum terms and votes at the table, by mouse and by keys; the preview of a minion."""

import msgspec
import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel
from table_sessions import PERSON

from vtes_deck.app.game_table.choices import Choice
from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.question_forms import VoteRow
from vtes_deck.app.scenario import scenario
from vtes_deck.engine.combat.damage import PREVENT_AGGRAVATED, DamageResolution
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.politics.votes import VoteSide
from vtes_deck.engine.state.damage_types import Damage
from vtes_deck.engine.state.decisions import PASS, Decision, DecisionKind, Option
from vtes_deck.gui.table.game_table import GameTable
from vtes_deck.gui.table.question import QuestionPanel
from vtes_deck.gui.table.question_forms import VoteForm
from vtes_deck.gui.widgets.wrapping_button import WrappingButton

KINE = "Kine Resources Contested"


@pytest.fixture
def game(qtbot, context, cb, own_home):
    """Two people; Ada has to set the terms of a referendum about four points."""
    window = GameTable(context)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    table = scenario("Ada", "Ben", "Cleo", cards=cb)
    for name in ("Alexa Draper", "Anson"):
        table.ready("Ada", name)
    table.edge("Ada")
    (kine,) = table.hand("Ada", KINE)
    table.acts("Ada")
    table.game.apply(next(one for one in table.decision.options if one.card == kine))
    window.show_session(GameSession(table.game, [PERSON] * 3))
    uncovered(window.game, DecisionKind.TERMS)
    yield window.game
    window.close()


def uncovered(game, kind):
    """Pass until a decision of this kind, of any seat."""
    while game.play.covered or game.play.session.decision.kind is not kind:
        if game.play.covered:
            game.play.uncover()
        else:
            game.side.question.pass_button.click()


def test_terms_are_set_in_one_form(qtbot, game):
    form = game.side.question.forms.allocation
    assert form.isVisible()
    assert not game.side.question.buttons
    fields = [form.fields[seat] for seat in range(3)]
    assert sum(field.value() for field in fields) == 4
    for field, points in zip(fields, (0, 4, 0), strict=True):
        field.setValue(points)
    assert not form.give.isEnabled()
    fields[2].setValue(1)
    assert "too many" in form.left.text()
    fields[1].setValue(3)
    assert form.give.isEnabled()
    qtbot.mouseClick(form.give, Qt.MouseButton.LeftButton)
    poll = game.play.session.game.table.current(Referendum)
    assert {one.seat: one.n for one in poll.terms if one.n} == {1: 3, 2: 1}
    game.play.undo()
    assert form.isVisible()


def test_enter_in_a_field_only_accepts_legal_points(qtbot, game):
    form = game.side.question.forms.allocation
    game.activateWindow()
    qtbot.wait(250)  # a form with a new text ignores the enter for the old one
    form.fields[0].setValue(4)
    qtbot.keyClick(form.fields[0], Qt.Key.Key_Return)
    assert form.isVisible()
    for seat, points in ((0, 0), (1, 3), (2, 1)):
        form.fields[seat].setValue(points)
    qtbot.keyClick(form.fields[2], Qt.Key.Key_Return)
    poll = game.play.session.game.table.current(Referendum)
    assert {one.seat: one.n for one in poll.terms if one.n} == {1: 3, 2: 1}


def test_keys_lead_from_the_points_to_the_button_and_on_to_the_votes(qtbot, game):
    """The focus does not move to a button that passes: it could be pressed by mistake."""
    game.window().activateWindow()
    form = game.side.question.forms.allocation
    game.side.take_focus()
    for _ in range(3):
        assert QApplication.focusWidget() in form.fields.values()
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is form.give
    qtbot.keyClick(form.give, Qt.Key.Key_Space)
    focused = QApplication.focusWidget()
    assert focused not in game.side.yields.values()
    assert game.side.below.isAncestorOf(focused)


def test_the_proposed_points_are_legal(qtbot, game, cb):
    """Of two Methuselahs, each must get one."""
    table = scenario("Ada", "Ben", cards=cb)
    table.ready("Ada", "Alexa Draper")
    (kine,) = table.hand("Ada", KINE)
    table.acts("Ada")
    table.game.apply(next(one for one in table.decision.options if one.card == kine))
    game.window().show_session(GameSession(table.game, [PERSON] * 2))
    uncovered(game, DecisionKind.TERMS)
    form = game.side.question.forms.allocation
    assert [field.value() for field in form.fields.values()] == [1, 3]
    assert form.give.isEnabled()


def test_all_votes_are_cast_with_one_key_and_the_edge_is_kept(qtbot, game):
    game.side.question.forms.allocation.give.click()
    uncovered(game, DecisionKind.VOTE)
    form = game.side.question.forms.votes
    assert [button.text() for button in form.buttons[:2]] == ["1  For 5", "2  Against 5"]
    assert any("Alexa Draper: For 2" in button.accessibleName() for button in form.buttons)
    qtbot.keyClick(game, Qt.Key.Key_1)
    session = game.play.session
    table = session.game.table
    assert table.current(Referendum).result_now(table) == (5, 0)
    assert table.edge == 0
    game.play.undo()
    assert table is not session.game.table
    assert session.game.table.current(Referendum).result_now(session.game.table) == (0, 0)


def test_the_whole_name_of_a_source_of_votes_is_shown(qtbot):
    row = VoteRow(
        "Ambrosio Luis Monçada, Plenipotentiary",
        1,
        3,
        True,
        {side: Option(PASS) for side in VoteSide},
    )
    panel = QuestionPanel()
    qtbot.addWidget(panel)
    panel.resize(240, 320)
    panel.show()
    form = panel.forms.votes
    short = msgspec.structs.replace(row, name="Anson")
    panel.ask("How do you vote?", "", (), Choice("Abstain", "Abstain", (), (), ()), back=False)
    form.offer([short, row, row])
    form.show()
    panel.forms.show()
    QApplication.processEvents()
    names = [label for label in form.findChildren(QLabel) if label.text() == row.name]
    assert len(names) == 2
    for label in names:
        assert label.heightForWidth(label.width()) > label.fontMetrics().height() * 1.5
        assert label.height() >= label.heightForWidth(label.width())


def test_a_ballot_is_not_counted_as_a_vote(qtbot):
    """A priscus casts ballots; the votes of the prisci are counted after them (REF-26)."""
    form = VoteForm()
    qtbot.addWidget(form)
    form.offer([VoteRow("Gratiano", 1, 0, True, {side: Option(PASS) for side in VoteSide})])
    assert [button.text() for button in form.buttons] == ["1  For", "2  Against"]


def test_the_text_of_a_button_fits(qtbot):
    button = WrappingButton("Play Villein on Gratiano for 5", None)
    qtbot.addWidget(button)
    button.setStyleSheet("padding: 2px 40px; font-weight: 600")
    button.resize(240, 60)
    button.show()
    QApplication.processEvents()
    lines = button.text().split("\n")
    assert max(map(button.fontMetrics().horizontalAdvance, lines)) <= 160
    assert len(lines) > 1


def test_the_middle_shows_the_points_in_one_line(game):
    game.side.question.forms.allocation.give.click()
    assert game.play.view().referendum.terms == ("Points: Ben 2, Cleo 2",)


def test_the_preview_follows_the_card(qtbot, game):
    table = game.play.session.game.table
    item = next(one for one in game.board.items() if one.view.number in table.in_play)
    game.board.pointed.emit(item.view, QRect(0, 0, 50, 50))
    qtbot.waitUntil(game.preview.frame.isVisible)
    before = game.preview.state.text()
    table.in_play[item.view.number].locked ^= True
    game.play.changed.emit()
    assert ("locked" in game.preview.state.text()) != ("locked" in before)


def test_damage_has_a_form_with_its_sources(qtbot, game, cb):
    table = scenario("Ada", "Ben", cards=cb)
    anson, angel = table.ready("Ada", "Anson"), table.ready("Ben", "Angel")
    form = game.side.question.forms
    damage = Damage(target=anson, n=2, minion=angel), Damage(target=anson, n=1, unpreventable=True)
    table.table.push(DamageResolution(damage))
    amounts = tuple(Option(PREVENT_AGGRAVATED, minion=anson, n=n) for n in (1, 0))
    table.table.decision = Decision(0, DecisionKind.NUMBER, amounts)
    session = GameSession(table.game, [PERSON] * 2)
    assert form.offer(session) == frozenset(), "the question has the answers"
    assert form.shown is form.damage
    said = [form.damage.grid.itemAt(n).widget().text() for n in range(form.damage.grid.count())]
    assert said == ["Angel", "2", "Other damage", "1 · cannot be prevented"]
    form.offer(None)
    assert form.shown is None
