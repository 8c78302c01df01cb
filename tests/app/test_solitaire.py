"""A goldfish game by hand."""

import pytest

from vtes_deck.app.goldfish import setup_of
from vtes_deck.app.solitaire import Solitaire
from vtes_deck.deck.winners import from_archive
from vtes_deck.sim.errors import GoldfishError
from vtes_deck.sim.game import Shelf, play
from vtes_deck.sim.record import Setup


@pytest.fixture(scope="module")
def setup(cb):
    """A tournament winning deck, three turns."""
    deck = from_archive(next(iter(cb.archive)), cb.get)
    return setup_of(deck, Setup(crypt=(), library=(), turns=3, seed=7))


@pytest.fixture
def game(setup, cb):
    return Solitaire(setup, 2, cb)


def test_by_itself_it_is_the_game_that_was_counted(game, setup, cb):
    while not game.over:
        game.step()
    assert game._goldfish.record() == play(setup, 2, Shelf(cb))  # noqa: SLF001
    assert game.view().head == "The game is over."
    assert game.view().options == ()


def test_every_answer_can_be_taken_back_and_given_again(game):
    views = [game.view()]
    while not game.over:
        game.step()
        views.append(game.view())
    for before in reversed(views[:-1]):
        game.undo()
        assert game.view() == before
    assert not game.can_undo
    for after in views[1:]:
        game.redo()
        assert game.view() == after
    assert not game.can_redo


def test_another_answer_forgets_what_was_taken_back(game):
    game.step()
    game.undo()
    game.answer(len(game.view().options) - 1)
    assert not game.can_redo


def test_the_turn_is_finished_at_the_beginning_of_the_next(game):
    turns = []
    while not game.over:
        turns.append(game.view().head.split(",")[0])
        game.finish_turn()
    assert turns[-3:] == ["Turn 1", "Turn 2", "Turn 3"]


def test_the_hint_is_among_the_options(game):
    while not game.over:
        view = game.view()
        assert 0 <= view.hint < len(view.options)
        assert view.asked
        game.step()


def test_the_hand_of_an_opponent_is_not_told(game):
    game.finish_turn()
    game.finish_turn()
    drawn = [line for line in game.view().log if line.startswith("Prey draws")]
    assert all("a card" in line or "cards" in line for line in drawn)


def test_there_is_no_such_option(game):
    with pytest.raises(IndexError):
        game.answer(999)


def test_a_deck_without_a_crypt_is_refused(cb):
    with pytest.raises(GoldfishError, match="crypt"):
        Solitaire(Setup(crypt=(), library=(100845,)), 0, cb)
