"""Heritage in its window: begin, play, hand over, undo, continue, and read the result."""

import math
import random
import threading
from itertools import pairwise

import pytest
from markup import HOSTILE, fired, shown_texts_with
from PySide6.QtCore import Qt

from vtes_deck.app.heritage.data_sets import demonstration
from vtes_deck.app.heritage.games import Play, begin, games, open_game
from vtes_deck.gui.heritage import game_view
from vtes_deck.gui.heritage.bloodline import arranged
from vtes_deck.gui.heritage.cards import VampireButton
from vtes_deck.gui.heritage.court_map import court_places
from vtes_deck.gui.heritage.game_view import HeritageGameView
from vtes_deck.gui.heritage.table import words_of
from vtes_deck.gui.heritage.window import HeritageWindow
from vtes_deck.heritage import DecisionKind, Player, Setting
from vtes_deck.heritage.players import agent

GROUNDS = [("A", "B", "C"), ("D", "H", "E"), ("G", "B", "F"), ("G", "H", "I")]


def play(names=("Ada", "Ben"), kinds=None, grounds=GROUNDS[0], answers=0, seed=3):
    """A game of people after some answers."""
    setting = Setting(tuple(Player(name) for name in names), grounds, basic_missions=2)
    made = begin(demonstration(), setting, kinds or ["human"] * len(names), seed)
    players = [agent("greedy", seat) for seat in range(len(names))]
    for _ in range(answers):
        decision = made.decision
        if decision is None:
            break
        seen = made.game.observation(decision.seat)
        made.game.apply(players[decision.seat].choose(seen, decision.options))
    return made


@pytest.fixture
def heritage(qtbot, own_home):
    window = HeritageWindow()
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    return window


@pytest.fixture
def sit(heritage):
    """Open a game; without ``covered``, hands stay visible."""

    def sit_down(game, *, covered=False) -> HeritageGameView:
        heritage.play.begin.covered.setChecked(covered)
        heritage.play.open_play(game)
        return heritage.play.session

    return sit_down


def test_the_menu_opens_one_window(open_window, quiet):
    window = open_window()
    quiet(window)
    for _ in range(2):
        window.actions_by_key["heritage"].trigger()
    (made,) = window.findChildren(HeritageWindow)
    assert made.isVisible()
    made.close()


def test_a_game_is_begun_with_the_form(heritage, qtbot, monkeypatch):
    monkeypatch.setattr(game_view, "PAUSE", 0)
    form = heritage.play.begin
    form.seats[0].name.setText("Ada")
    form.start.click()
    view = heritage.play.session
    assert [seat.name for seat in view.play.game.table.seats] == ["Ada", "Player 2"]
    assert view.play.kinds == ("human", "greedy")
    qtbot.waitUntil(lambda: view.play.waits and view.side.options.count() > 0)
    assert "not those of the game" in view.side.source.text()


def test_the_form_reports_what_cannot_be_played(heritage):
    form = heritage.play.begin
    for seat in form.seats[:2]:
        seat.clan.setCurrentIndex(1)
    form.start.click()
    assert heritage.play.session is None
    assert "H-SET-08" in form.wrong.text()


def test_a_click_on_a_card_of_the_queue_recruits_it(sit, qtbot):
    view = sit(play())
    while view.play.decision.kind is not DecisionKind.TURN:
        view.choose(view.play.decision.options[0])
    table = view.play.game.table
    offered = {one.card for one in view.play.decision.options if one.verb.name == "recruit"}
    button = next(one for one in view.table.queue if one.card in offered)
    assert button.offered
    card = button.card
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    while card not in view.play.game.table.vampires:
        view.choose(view.play.decision.options[0])
    seat = table.active
    assert card in view.table.trees[seat].buttons


def test_a_number_answers_and_undo_takes_it_back(sit, qtbot):
    view = sit(play(answers=6))
    before = len(view.play.game.inputs)
    reported = [view.side.log.item(row).text() for row in range(view.side.log.count())]
    second = view.play.decision.options[1]
    view.activateWindow()
    view.side.options.setFocus()
    qtbot.keyClick(view.side.options, Qt.Key.Key_2)
    assert view.play.game.inputs[before] == second
    view.side.undo_button.click()
    assert len(view.play.game.inputs) == before
    assert [view.side.log.item(row).text() for row in range(view.side.log.count())] == reported


def test_cards_describe_their_effects_and_the_options_have_the_keys(sit, qtbot):
    view = sit(play())
    while view.play.decision.kind is not DecisionKind.TURN:
        view.choose(view.play.decision.options[0])
    view.activateWindow()
    qtbot.waitUntil(view.side.options.hasFocus)
    reported = {one.scheme.id: one.toolTip() for one in view.side.hand.schemes}
    tips = [view.side.options.item(row).toolTip() for row in range(view.side.options.count())]
    assert any("The coterie needs:" in tip for tip in tips), "so do the options"
    assert "Remove up to 1 character from the queue." in reported["a-favour"]
    heads = [head.toolTip() for head in view.table.heads]
    assert all("in hand" in tip for tip in heads), "the heading may be too narrow for it"
    for one in view.table.queue:
        for ability in one.figure.abilities:
            assert f"{ability.name}:" in one.toolTip()


def test_a_hand_is_hidden_until_it_is_handed_over(sit):
    view = sit(play(answers=8), covered=True)
    table = view.play.game.table
    own = {table.cards[card].name for seat in table.seats for card in seat.hand}
    public = {table.cards[card].name for card in table.schemes}

    def shown():
        return {button.accessibleName() for button in view.side.hand.schemes}

    assert view.side.options.count() == 0
    assert not shown() & (own - public)
    assert view.focusWidget() is view.side.show_hand, "Enter shows the hand"
    view.choose(view.play.decision.options[0])
    assert len(view.play.game.inputs) == 8, "no one answers for another person"
    view.side.show_hand.click()
    seat = table.seats[view.play.decision.seat]
    assert {table.cards[card].name for card in seat.hand} <= shown()
    assert view.side.options.count() == len(view.play.decision.options)


def test_a_game_is_saved_after_every_answer_and_continues(sit, heritage):
    view = sit(play())
    for _ in range(5):
        view.choose(view.play.decision.options[0])
    heritage.play.leave()
    (name,) = games()
    form = heritage.play.begin
    form.kept.setCurrentRow(0)
    form.resume.click()
    assert heritage.play.session.name == name
    assert heritage.play.session.play.game.inputs == view.play.game.inputs
    assert isinstance(open_game(name), Play)


@pytest.mark.parametrize("grounds", GROUNDS)
def test_every_battleground_is_drawn_and_has_a_spoken_text(sit, grounds):
    view = sit(play(("Ada", "Ben", "Cleo"), grounds=grounds, answers=40))
    assert view.grab().width() == view.width()
    for field in view.table.fields:
        assert field.isVisible()
        assert field.accessibleName()
        assert field.accessibleDescription()


def test_a_click_on_a_battleground_answers(sit):
    view = sit(play(answers=0))
    answers = agent("random", 1)
    while True:
        decision = view.play.decision
        assert decision is not None
        moves = [one for one in decision.options if one.verb.name == "march"]
        if len(moves) > 1:
            break
        view.choose(answers.choose(view.play.game.observation(decision.seat), decision.options))
    places = [words_of(one) for one in moves]
    only = next(
        word
        for words in places
        for word in sorted(words)
        if sum(word in others for others in places) == 1
    )
    before = len(view.play.game.inputs)
    view.pick_place(only)
    assert only in words_of(view.play.game.inputs[before])


def test_the_result_names_the_rule_of_every_point(sit):
    view = sit(play(answers=10_000))
    result = view.play.game.result
    rows = [
        view.side.result.topLevelItem(top).child(row)
        for top in range(view.side.result.topLevelItemCount())
        for row in range(view.side.result.topLevelItem(top).childCount())
    ]
    assert view.side.result.isVisible()
    assert sorted(row.text(2) for row in rows) == sorted(point.rule for point in result.points)
    assert sum(int(row.text(1)) for row in rows) == sum(result.totals)


def test_every_card_has_a_name_and_with_its_tokens(sit):
    view = sit(play(("Ada", "Ben", "Cleo"), answers=60))
    buttons = view.findChildren(VampireButton)
    vampires = view.play.game.table.vampires
    assert {button.card for button in buttons} == set(vampires)
    for button in buttons:
        vampire = vampires[button.card]
        assert button.accessibleName()
        assert ("Exhausted" in button.accessibleDescription()) is vampire.exhausted
        if vampire.power:
            assert f"{vampire.power} power" in button.accessibleDescription()


def test_names_of_strangers_are_not_markup(sit, heritage):
    for covered in (False, True):
        for answers in (12, 10_000):
            names = (HOSTILE, f"{HOSTILE} 2")
            sit(play(names, answers=answers), covered=covered)
            assert list(fired(heritage)) == []
            assert shown_texts_with(heritage, HOSTILE)


def test_a_hand_over_names_the_player(sit):
    view = sit(play(("Tom & Jerry", "Ben"), answers=1), covered=True)
    text = view.side.show_hand.text()
    assert text.count("&") in {0, 2}


def test_no_two_vampires_of_a_tree_have_the_same_place():
    childer = {0: (1, 2, 3), 1: (4, 5), 2: (), 3: (6,), 4: (), 5: (7, 8, 9), 6: ()}
    childer |= {7: (), 8: (), 9: ()}
    places, width, depth = arranged(0, childer)
    assert set(places) == set(childer)
    assert depth == 4
    for row in range(depth):
        columns = sorted(column for column, at in places.values() if at == row)
        assert all(right - left >= 1 for left, right in pairwise(columns))
        assert columns[-1] + 1 <= width
    assert places[0][0] == (places[1][0] + places[3][0]) / 2


def test_no_two_courts_have_the_same_place():
    places = list(court_places(demonstration().boards.courts).values())
    for number, (x, y) in enumerate(places):
        assert 0 <= x <= 1
        assert 0 <= y <= 1
        for other_x, other_y in places[number + 1 :]:
            assert abs(x - other_x) + abs(y - other_y) > 0.1


def test_courts_do_not_overlap_on_a_low_board():
    """H-BGC: on the lowest board that the window draws, no court covers another."""
    spots = list(court_places(demonstration().boards.courts).values())
    near = [math.dist(a, b) for n, a in enumerate(spots) for b in spots[n + 1 :]]
    assert min(near) > 0.2


def test_wide_bloodlines_do_not_cover_each_other(qtbot, own_home, jobs):
    wide = begin(
        demonstration(),
        Setting(tuple(Player(n) for n in ("Ada", "Ben", "Cleo", "Dan")), basic_missions=5),
        ("human", "greedy", "greedy", "greedy"),
        seed=4,
    )
    chance = random.Random(1)
    while wide.game.table.round < 5 or not wide.waits:
        if wide.waits:
            wide.answer(chance.choice(wide.decision.options))
        else:
            wide.step()
    view = HeritageGameView(wide, "Wide", jobs)
    qtbot.addWidget(view)
    view.resize(1280, 800)
    view.show()
    trees = view.table.trees
    assert max(tree.minimumWidth() for tree in trees) > view.table.lines.viewport().width() // 4

    def apart():
        ends = [tree.mapTo(view, tree.rect().topRight()).x() for tree in trees]
        starts = [tree.mapTo(view, tree.rect().topLeft()).x() for tree in trees]
        return all(end < start for end, start in zip(ends, starts[1:], strict=False))

    qtbot.waitUntil(apart)


def test_computer_players_think_in_the_background(qtbot, heritage, monkeypatch):
    """The window responds while a player thinks; an answer that comes after an undo is dropped."""
    monkeypatch.setattr(game_view, "PAUSE", 0)
    here, asked, go = threading.get_ident(), [], threading.Event()
    made = play(kinds=["human", "greedy"], answers=8, seed=5)
    real = made.thought

    def thought():
        choose = real()

        def slowly():
            asked.append(threading.get_ident())
            go.wait(10)
            return choose()

        return slowly if choose is not None else None

    made.thought = thought
    heritage.play.open_play(made, "Thinking")
    view = heritage.play.session
    while not asked:
        if made.waits:
            view.choose(made.decision.options[0])
        qtbot.wait(10)
    assert here not in asked
    assert "thinking" in view.side.who.text()
    before = len(made.game.inputs)
    assert not made.waits
    view.undo()
    go.set()
    qtbot.waitUntil(lambda: made.waits)
    assert len(made.game.inputs) < before
