"""Passive opponents are not asked, and their turns pass when nothing can happen."""

import pytest
from goldfish_decks import archive_setups
from msgspec.structs import replace

from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.turn import turn
from vtes_deck.engine.turn.turn import TURN
from vtes_deck.engine.turn.unlock import WITHDRAW
from vtes_deck.sim.game import GameSource, Goldfish, start
from vtes_deck.sim.record import Opponents, Setup

OPPONENTS = (
    Opponents(),
    Opponents(pool=12),
    Opponents(blockers=1, intercept=1, bleed=2),
    Opponents(ordinary=True),
)


@pytest.fixture(scope="module")
def source(cb):
    return GameSource(cb)


def game_of(setup, source, number=0):
    """A game played to its end."""
    goldfish = Goldfish(setup, number, source)
    while not goldfish.over:
        goldfish.apply(goldfish.choice())
    return goldfish


def asked(game):
    """The Methuselahs who are asked whether they withdraw, in the order of their answers."""
    seats = []
    while game.decision is not None and game.turn <= 20:
        options = game.decision.options
        if any(option.verb is WITHDRAW for option in options):
            seats.append(game.decision.seat)
        game.apply(options[-1])
    return seats


def alone(cb, *, pool=30):
    """A deck without cards that act, in the second seat."""
    return Setup(
        crypt=(cb["Anson"].id,) * 12,
        library=(cb["Earth Control"].id,) * 60,
        seat=2,
        opponents=Opponents(pool=pool),
    )


def test_idle_turns_have_all_events_of_the_rules(cb, source, monkeypatch):
    """The log and the answers are the same as with every phase of every turn."""
    kinds = [
        replace(setup, opponents=OPPONENTS[number % 4], seat=number % 5 + 1, turns=8)
        for number, setup in enumerate(archive_setups(cb, 24))
    ]
    idle = []
    is_idle = turn.is_idle

    def noted(table, player):
        idle.append(is_idle(table, player))
        return idle[-1]

    monkeypatch.setattr(turn, "is_idle", noted)
    quick = [game_of(setup, source) for setup in kinds]
    monkeypatch.setattr(turn, "is_idle", lambda table, player: False)
    whole = [game_of(setup, source) for setup in kinds]
    for one, other in zip(quick, whole, strict=True):
        assert one.game.log == other.game.log
        assert one.answers == other.answers
        assert one.record() == other.record()
        assert one.game.table.seats == other.game.table.seats
    assert {True, False} == set(idle)


def test_only_the_prey_of_the_deck_is_asked_to_withdraw(cb, source):
    assert set(asked(start(alone(cb), 0, source))) == {2}
    assert set(asked(start(alone(cb), 0, source, all_asked=True))) == {2, 3, 4, 0}


def test_the_next_prey_is_asked_when_the_prey_is_ousted(cb, source):
    game = start(alone(cb), 0, source)
    while game.decision.seat != 2:
        game.apply(game.decision.options[-1])
    table = game.table
    table.seats[2].pool = 0
    table.pools_to_check = table.unsettled = True
    game.apply(game.decision.options[-1])
    assert table.seats[2].ousted
    assert set(asked(game)) == {3}


def test_all_are_asked_when_the_deck_is_ousted(cb, source):
    """Without the studied deck, it is an ordinary game of Methuselahs without libraries."""
    game = start(alone(cb), 0, source)
    while game.decision.seat != 2:
        game.apply(game.decision.options[-1])
    table = game.table
    table.seats[1].pool = 0
    table.pools_to_check = table.unsettled = True
    game.apply(game.decision.options[-1])
    assert table.seats[1].ousted
    assert set(asked(game)) == {3, 4, 0, 2}


def test_idle_turns_have_their_unused_actions(cb, source):
    """MAS-01, INF-01: one master phase action; 4 transfers, fewer in the first three turns."""
    game = start(alone(cb), 0, source)
    asked(game)
    first = [event.seat for event in game.log if event.what is TURN][:4]
    assert first == [0, 1, 2, 3]
    bystanders = [game.table.seats[seat] for seat in (3, 4, 0)]
    assert all((one.master_unused, one.transfers_unused) == (1, 4) for one in bystanders)
    assert all(one.withdrawing == NONE for one in bystanders)
