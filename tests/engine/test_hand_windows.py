"""The bit masks of hands hide no option. Every window is compared with a check of each card."""

from __future__ import annotations

import random

import pytest
from table_decks import archive_decks

import cardbase
from vtes_deck.effects.registry import script_of
from vtes_deck.engine.game import Game
from vtes_deck.engine.mechanics.hand import one_of_each
from vtes_deck.engine.mechanics.impulse import Impulse, offers
from vtes_deck.engine.state import windows
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Table
from vtes_deck.rulesets.vekn import VEKN

ACTION_WINDOWS = (
    windows.UNBLOCKED,
    windows.BLOCKING,
    windows.DECLINED,
    windows.AFTER_ACTION,
    windows.POLLING,
    windows.STRIKE,
)


def from_cards(table: Table, seat: int, window: int) -> list[str]:
    """The options from every card of the hand whose text allows its use in this window."""
    found = []
    for card in one_of_each(table, table.seats[seat].hand):
        script = table.cards[card].script
        when = script.windows
        if (when.hand | when.acting | when.others) & window:
            found += script.options(table, seat, card, window)
    return [option.key() for option in found]


def moments(table: Table) -> list[int]:
    """The window in progress, and those in which any hand may have options at any time."""
    under_way = [one.window for one in table.stack if isinstance(one, Impulse)]
    return [*under_way, windows.MASTER, windows.ACT, *ACTION_WINDOWS]


@pytest.mark.parametrize("seed", range(3))
def test_no_card_of_a_hand_is_left_out(cb: cardbase.CardBase, seed: int) -> None:
    decks = archive_decks(cb, 5 * (seed + 1))[-5:]
    game = Game.start(VEKN, decks, seed, scripts=script_of, undoable=False)
    chance = random.Random(seed)
    compared = 0
    for number in range(800):
        if game.decision is None:
            break
        if number % 5 == seed:
            table = game.table
            for seat in range(5):
                for window in moments(table):
                    wanted = from_cards(table, seat, window)
                    hand = set(table.seats[seat].hand)
                    offered = [
                        option.key()
                        for option in offers(table, seat, window)
                        if option.card in hand
                    ]
                    assert offered == wanted
                    compared += bool(wanted)
        game.apply(chance.choice(game.decision.options))
    assert compared > 5


def test_the_minions_are_the_minions_in_play(cb: cardbase.CardBase) -> None:
    game = Game.start(VEKN, archive_decks(cb, 5), 4, scripts=script_of, undoable=False)
    chance = random.Random(4)
    for _ in range(600):
        if game.decision is None:
            break
        table = game.table
        for seat in table.seats:
            there = [table.in_play[card] for card in seat.in_play]
            minions = [
                one
                for one in there
                if isinstance(one, Minion) and not one.contested and one.host == -1
            ]
            assert table.minions(seat.number) == minions
        game.apply(chance.choice(game.decision.options))
