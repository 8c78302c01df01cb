"""The plan of a gauntlet: one or two versions of a deck, and tables drawn from a field.

The plan and the number of a table determine the opponents, their seats, the shuffles and the seeds
of the players. Both versions play at the same tables, so their difference is paired.
"""

from __future__ import annotations

import random

import msgspec

from vtes_deck.effects import undeclared
from vtes_deck.sim.arena.plan import LAST_SEED, ROUNDS, ArenaDeck, Deal


class GauntletPlan(msgspec.Struct, frozen=True):
    """The plan of a gauntlet.

    Attributes:
        versions: the deck, or two versions of it.
        field: the decks of the opponents, at least ``seats - 1``.
        player: the name of the computer player in every seat.
        edition: the edition of the rules.
        seats: the number of seats at each table.
        rounds: turns of a Methuselah after which time is up.
        seed: the seed of the tables.
        read_cards: cards without a definition act as the reader reads them.
    """

    versions: tuple[ArenaDeck, ...]
    field: tuple[ArenaDeck, ...]
    player: str
    edition: str
    seats: int = 5
    rounds: int = ROUNDS
    seed: int = 0
    read_cards: bool = msgspec.field(default_factory=undeclared.act)


def seat_at(plan: GauntletPlan, number: int) -> int:
    """The seat of the deck at the table with a number; it changes with every table."""
    return number % plan.seats


def deal_at(plan: GauntletPlan, number: int, version: int = 0) -> Deal:
    """The deal of a table. Versions have the first indices; decks of the field follow."""
    chance = random.Random(f"gauntlet {plan.seed} {number}")
    opponents = chance.sample(range(len(plan.field)), plan.seats - 1)
    seed = chance.randrange(LAST_SEED)
    players = tuple(chance.randrange(LAST_SEED) for _ in range(plan.seats))
    seat = seat_at(plan, number)
    decks = [len(plan.versions) + index for index in opponents]
    return Deal(number, (*decks[:seat], version, *decks[seat:]), seed, players)
