"""Chronicles of Heritage in the window."""

import pytest
from markup import HOSTILE, fired
from PySide6.QtCore import Qt

from vtes_deck.app.heritage_keeper import Keeper
from vtes_deck.gui.heritage.family import FamilyView
from vtes_deck.gui.heritage.window import HeritageWindow
from vtes_deck.heritage.chronicle import Step
from vtes_deck.heritage.players import agent


@pytest.fixture
def heritage(qtbot, own_home):
    window = HeritageWindow()
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def page(heritage):
    """A chronicle whose prologues are written."""
    page = heritage.keeper
    page.name.setText("Ours")
    page.people.setText("Ada, Ben")
    page.begin.click()
    while page.keeper.state.todo[0].step is Step.PROLOGUE:
        form = page.task.form
        form.character.setText(f"{HOSTILE} 1")
        form.title.setText(HOSTILE)
        form.drawn[0].setCurrentIndex(0)
        form.drawn[1].setCurrentIndex(1)
        form.drawn[2].setCurrentIndex(2)
        for clan in range(form.clan.count()):
            form.clan.setCurrentIndex(clan)
            before = len(page.keeper.chronicle.entries)
            form.enter.click()
            if len(page.keeper.chronicle.entries) > before:
                break
        else:
            raise AssertionError(page.wrong.text())
    return page


def test_a_chapter_by_hand_and_its_aftermath(page, heritage, tmp_path):
    form = page.task.form
    form.rows[1][2].setValue(9)
    deck = page.keeper.state.deck
    form.rows[0][3].setText(deck[0])
    form.rows[1][3].setText(f"{deck[1]}, {deck[2]}")
    form.enter.click()
    assert page.keeper.state.todo[0].step is Step.TITLE, page.wrong.text()
    assert page.keeper.state.todo[0].player == 1, "first place has most points (H-END-06)"
    page.task.form.title.setText("The Patient")
    page.task.form.enter.click()
    while page.keeper.state.todo[0].step is not Step.PLAY:
        assert page.task.form.list.count() > 0
        page.task.form.enter.click()
    assert page.keeper.state.chapter == 2
    assert len(page.trees.findChildren(FamilyView)) == 2
    assert page.grab().width() > 0
    assert Keeper.open("Ours").state == page.keeper.state, "everything is on the disk"
    assert list(fired(heritage)) == []
    for suffix in ("md", "json", "pdf"):
        path = tmp_path / f"out.{suffix}"
        page.write(path, suffix)
        assert path.stat().st_size > 100


def test_undo_and_redo(page):
    before = page.keeper.state
    page.note.setText("To remember")
    page.note.returnPressed.emit()
    after = page.keeper.state
    assert after != before
    page.undo.click()
    assert page.keeper.state == before
    page.redo.click()
    assert page.keeper.state == after


def test_what_is_not_allowed_is_said(page):
    form = page.task.form
    form.rows[0][1].setCurrentIndex(0)
    form.rows[1][1].setCurrentIndex(0)
    entries = len(page.keeper.chronicle.entries)
    form.enter.click()
    assert "H-SET-08" in page.wrong.text()
    assert len(page.keeper.chronicle.entries) == entries


def test_a_chapter_is_played_here_and_entered(page, heritage):
    page.task.form.play.click()
    view = heritage.play.sitting
    player = agent("greedy", 1)
    while view.play.decision is not None:
        decision = view.play.decision
        seen = view.play.game.observation(decision.seat)
        view.play.answer(player.choose(seen, decision.options))
    view.go_on()
    view.to_chronicle.click()
    assert len(page.keeper.state.outcomes) == 1, page.wrong.text()
    assert page.keeper.state.todo[0].step is Step.TITLE
