"""Choices that have a form of their own: points among Methuselahs, and votes.

A form gathers several decisions of one person; it answers with one option for each of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from vtes_deck.effects.vocab.referendum_terms import ALLOCATE
from vtes_deck.engine import Decision, Game, Option
from vtes_deck.engine.narrator import card_name
from vtes_deck.engine.politics.votes import SIDES, VERBS, VoteSide
from vtes_deck.engine.state.decisions import NONE, DecisionKind
from vtes_deck.engine.state.table import Table
from vtes_deck.language import tr

_COSTLY = {VERBS[word, side] for word in ("edge", "hand") for side in VoteSide}
"""Votes that burn something."""


class Allocation(msgspec.Struct, frozen=True):
    """Points to be allocated among Methuselahs.

    Attributes:
        seats: who can receive them, in the order in which they are asked for.
        points: how many there are.
    """

    seats: tuple[int, ...]
    points: int


def allocation(game: Game) -> Allocation | None:
    """The points that have to be allocated now; ``None`` if none have to."""
    decision = game.decision
    if decision is None or not _allocates(decision):
        return None
    twin, seats, points = game.fork(), [], 0
    while (asked := twin.decision) is not None and _allocates(asked):
        least = min(asked.options, key=lambda option: option.n)
        seats.append(least.seat)
        points += least.n
        twin.apply(least)
    return Allocation(tuple(seats), points)


def allocated(game: Game, amounts: Mapping[int, int]) -> tuple[Option, ...] | None:
    """The answers that allocate so many points to each seat; ``None`` if that is illegal."""
    twin, left = game.fork(), dict(amounts)
    answers: list[Option] = []
    while (asked := twin.decision) is not None and _allocates(asked):
        found = [option for option in asked.options if left.get(option.seat, 0) == option.n]
        if not found:
            return None
        left.pop(found[0].seat, None)
        answers.append(found[0])
        twin.apply(found[0])
    return tuple(answers) if not any(left.values()) else None


def _allocates(decision: Decision) -> bool:
    return decision.kind is DecisionKind.TERMS and all(
        option.verb is ALLOCATE for option in decision.options
    )


class VoteRow(msgspec.Struct, frozen=True):
    """A source of votes.

    Attributes:
        name: of the minion or the card; or the Edge.
        card: its number, or ``NONE``.
        votes: how many; 0 for a ballot.
        free: casting them burns nothing.
        sides: the option for each side that is allowed.
    """

    name: str
    card: int
    votes: int
    free: bool
    sides: dict[VoteSide, Option]


def vote_rows(table: Table, options: Sequence[Option]) -> tuple[VoteRow, ...]:
    """The votes among some options, a row for each source."""
    rows: dict[tuple[int, int], VoteRow] = {}
    for option in options:
        side = SIDES.get(option.verb)
        if side is None:
            continue
        card = option.minion if option.minion != NONE else option.card
        key = card, option.card
        if key not in rows:
            name = card_name(table, card) if card != NONE else tr("The Edge")
            rows[key] = VoteRow(name, card, option.n, option.verb not in _COSTLY, {})
        rows[key].sides[side] = option
    return tuple(rows.values())


def all_votes(rows: Sequence[VoteRow], side: VoteSide) -> tuple[Option, ...]:
    """The options that cast every vote that burns nothing for one side."""
    return tuple(row.sides[side] for row in rows if row.free and side in row.sides)
