"""The thoughtful player: imagined games, a counted budget, and hidden cards."""

import random

import pytest
from card_play import CardPlay
from table_decks import archive_decks

from vtes_deck.effects.registry import script_of
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.agents import Sight
from vtes_deck.engine.determinization import redeal
from vtes_deck.engine.game import Game
from vtes_deck.engine.state.decisions import Decision, DecisionKind
from vtes_deck.engine.state.table import Phase
from vtes_deck.players.position_worth import value
from vtes_deck.players.quick import QuickPlayer
from vtes_deck.players.seen_position import SeenPosition
from vtes_deck.players.style import STYLES
from vtes_deck.players.thoughtful import Budget, ThoughtfulPlayer
from vtes_deck.rulesets.vekn import VEKN

SMALL = Budget(options=2, worlds=1, decisions=4, total=4)
"""Enough to reach every branch of the code."""


@pytest.fixture
def game(cb):
    game = Game.start(VEKN, archive_decks(cb, 12)[:4], 11, scripts=script_of)
    players = [QuickPlayer(seat) for seat in range(4)]
    for _ in range(150):
        seat = game.decision.seat
        game.apply(players[seat].choose(game.decision, Sight(game, seat)))
    return game


class Counted(Sight):
    """A view that counts imagined games."""

    def __init__(self, game, seat):
        super().__init__(game, seat)
        self.worlds = []

    def determinize(self, seed):
        world = super().determinize(seed)
        self.worlds.append(world)
        return world


def test_imagined_games_are_limited_and_do_not_change_the_game(game):
    players = [ThoughtfulPlayer(seat, budget=SMALL) for seat in range(4)]
    imagined = 0
    for _ in range(60):
        seat = game.decision.seat
        before = game.table.copy()
        look = Counted(game, seat)
        option = players[seat].choose(game.decision, look)
        assert option in game.decision.options
        assert game.table == before
        assert len(look.worlds) <= SMALL.options * SMALL.worlds
        assert all(len(world.inputs) <= SMALL.decisions for world in look.worlds)
        imagined += bool(look.worlds)
        game.apply(option)
    assert imagined


def test_hidden_cards_never_change_its_choice(game):
    chance = random.Random(4)
    compared = 0
    for _ in range(80):
        decision, seat = game.decision, game.decision.seat
        other = game.fork()
        redeal(other.table, seat, chance.randrange(1 << 30))
        chosen = [
            ThoughtfulPlayer(3, budget=SMALL).choose(decision, Sight(one, seat))
            for one in (game, other)
        ]
        assert chosen[0] == chosen[1]
        compared += len(decision.options) > 1
        game.apply(chosen[0])
    assert compared >= 20


def test_thoughtful_can_report_its_imagined_games(game):
    player = ThoughtfulPlayer(1, budget=SMALL)
    for _ in range(60):
        seat = game.decision.seat
        option = player.choose(game.decision, Sight(game, seat))
        explained = player.explained
        assert explained.best.option == option
        if explained.second is not None:
            assert explained.second.worth <= explained.best.worth
        game.apply(option)


def test_a_position_is_worth_more_with_more_pool_and_poorer_rivals(game):
    def worth():
        nothing = Decision(0, DecisionKind.CHOICE, ())
        return value(SeenPosition(Sight(game, 0), nothing, STYLES[""]))

    before = worth()
    game.table.seats[0].pool += 1
    richer = worth()
    game.table.seats[game.table.prey(0)].pool -= 1
    assert before < richer < worth()


@pytest.mark.parametrize("woken", [True, False])
def test_a_woken_minion_blocks_without_imagined_games(cb, woken):
    """Ben has woken a vampire to block: to decline is not tried in imagined games."""
    play = CardPlay(cb)
    acting = play.vampire("Ada", capacity=3)
    blocker = play.vampire("Ben", capacity=8, locked=woken)
    play.pool("Ben", 12)
    play.turn("Ada", Phase.MINION)
    play[blocker].awake = woken
    play.bleeds(acting)
    while play.decision.kind is not DecisionKind.BLOCK:
        play.passes()
    look = Counted(play.game, 1)
    option = ThoughtfulPlayer(1, budget=SMALL).choose(play.decision, look)
    assert bool(look.worlds) is not woken
    assert option.verb is BLOCK or not woken
