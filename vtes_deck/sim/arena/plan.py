"""The plan of an arena: players, decks, and the deals that they share.

In a deal, the decks have a fixed order. The candidate plays each seat once, and the field plays all
other seats; the reference does the same. Deck, shuffle, opponents and their seeds are equal, so the
difference in the victory points of a seat is the difference between the two players.
"""

from __future__ import annotations

import random
from typing import Final

import msgspec

from vtes_deck.effects import undeclared

ROUNDS: Final = 25
"""The turns of a Methuselah until time is up; a tournament round rarely has more than 15."""

LAST_SEED: Final = 2**53 - 1
"""The largest seed that JSON readers keep exactly."""


class ArenaDeck(msgspec.Struct, frozen=True):
    """A deck by the ids of its cards, one for each copy.

    Attributes:
        name: the name for display, such as ``twd:10169``.
        crypt, library: the ids.
    """

    name: str
    crypt: tuple[int, ...]
    library: tuple[int, ...]


class ArenaPlan(msgspec.Struct, frozen=True):
    """The plan of an arena. The plan and a number determine a deal.

    Attributes:
        candidate, reference: the names of the players to compare.
        field: the names of the players of the other seats, clockwise from the seat after the
            candidate.
        decks: the decks from which deals are drawn, at least as many as ``seats``.
        edition: the edition of the rules.
        seats: the number of seats at each table.
        rounds: turns of a Methuselah after which time is up.
        seed: the seed of the deals.
        dice: changes the seed of the candidate only, for control runs.
        read_cards: cards without a definition act as the reader reads them.
    """

    candidate: str
    reference: str
    field: tuple[str, ...]
    decks: tuple[ArenaDeck, ...]
    edition: str
    seats: int = 5
    rounds: int = ROUNDS
    seed: int = 0
    dice: int = 0
    read_cards: bool = msgspec.field(default_factory=undeclared.act)


class Deal(msgspec.Struct, frozen=True):
    """The seating of a deal: players, decks and seeds.

    Attributes:
        number: the number of the deal.
        decks: the indexes of the decks, clockwise.
        seed: the seed of the shuffles.
        players: the seeds of the players, clockwise.
    """

    number: int
    decks: tuple[int, ...]
    seed: int
    players: tuple[int, ...]


def deal_of(plan: ArenaPlan, number: int) -> Deal:
    """The deal with a number; the same for all players."""
    chance = random.Random(f"arena {plan.seed} {number}")
    decks = tuple(chance.sample(range(len(plan.decks)), plan.seats))
    seed = chance.randrange(LAST_SEED)
    return Deal(number, decks, seed, tuple(chance.randrange(LAST_SEED) for _ in decks))


def line_up(plan: ArenaPlan, player: str, seat: int) -> tuple[str, ...]:
    """The names of the players of a game, clockwise, with ``player`` in ``seat``."""
    others = [plan.field[at % len(plan.field)] for at in range(plan.seats - 1)]
    names = [player, *others]
    return tuple(names[(number - seat) % plan.seats] for number in range(plan.seats))
