"""The index of cards in play is changed card by card; it always equals one that is rebuilt."""

from __future__ import annotations

import random

import pytest
from card_play import CardPlay
from table_decks import archive_decks

import cardbase
from vtes_deck.effects.registry import script_of
from vtes_deck.engine.game import Game
from vtes_deck.engine.mechanics import play_index
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.state.windows import ACT, OTHERS, UNLOCK
from vtes_deck.rulesets.vekn import VEKN


def index(table: Table) -> dict[str, object]:
    """The whole content of the index."""
    return {
        "minions": [seat.minions for seat in table.seats],
        "powers": (table.powers, table.powers_of_all),
        "users": table.users,
        "listeners": table.listeners,
        "statics": table.statics,
        "hands": table.hands,
    }


def cached_users(table: Table) -> list[dict[int, tuple[tuple[int, bool], ...]]]:
    """The users by window that the index has cached."""
    return [
        {
            key: tuple(
                (card, bool(windows.locked & window))
                for card, usable, windows in users
                if usable & window and (shift == 0 or not windows.own_turn & window)
            )
            for key in cached
            for shift in (OTHERS if key >> OTHERS else 0,)
            for window in (key >> shift,)
        }
        for users, cached in zip(table.users, table.users_in, strict=True)
    ]


@pytest.mark.parametrize("seed", range(6))
def test_the_index_equals_one_that_is_rebuilt(cb: cardbase.CardBase, seed: int) -> None:
    decks = archive_decks(cb, 5 * (seed + 1))[-5:]
    game = Game.start(VEKN, decks, seed, scripts=script_of, undoable=False)
    chance = random.Random(seed)
    most = 0
    for _ in range(1500):
        if game.decision is None:
            break
        game.apply(chance.choice(game.decision.options))
        again = game.table.copy(log=False)
        play_index.rebuild(again)
        assert index(game.table) == index(again)
        assert list(game.table.users_in) == cached_users(game.table)
        most = max(most, len(game.table.in_play))
    assert most >= 8, "few cards came into play"


def test_a_card_is_listed_for_the_turns_and_players_in_its_text(
    cb: cardbase.CardBase,
) -> None:
    play = CardPlay(cb)
    own_turn = play.in_play("Ben", "Anarch Troublemaker")
    stolen_by_others = play.in_play("Ben", "Powerbase: Montreal")
    table, ada, ben = play.table, 0, 1

    def listed(seat: int, window: int) -> list[int]:
        return [card for card, _ in play_index.users_in(table, seat, window)]

    table.active = ada
    assert listed(ben, UNLOCK) == []
    assert listed(ada, ACT) == [stolen_by_others]
    table.active = ben
    assert listed(ben, UNLOCK) == [own_turn]
    assert listed(ben, ACT) == []
    assert listed(ada, UNLOCK) == []
