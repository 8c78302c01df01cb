"""Choices that have a form of their own: points among Methuselahs, votes, and damage.

A form gathers several decisions of one person; it answers with one option for each of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from vtes_deck.effects.vocab.referendum_terms import ALLOCATE
from vtes_deck.engine import Decision, Game, Option
from vtes_deck.engine.combat.damage import PREVENT_AGGRAVATED, DamageResolution
from vtes_deck.engine.narrator import card_name
from vtes_deck.engine.politics.votes import SIDES, VERBS, VoteSide
from vtes_deck.engine.state.decisions import NONE, DecisionKind
from vtes_deck.engine.state.table import Table
from vtes_deck.language import tr

_COSTLY = {VERBS[word, side] for word in ("edge", "hand") for side in VoteSide}
"""Verbs of votes with a cost."""


class Allocation(msgspec.Struct, frozen=True):
    """Points to be allocated among Methuselahs.

    Attributes:
        seats: the possible recipients, in the order of the questions.
        points: the number of points.
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
    """The answers that allocate these points to the seats; ``None`` if that is illegal."""
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
        name: the name of the minion or card; or the Edge.
        card: its number, or ``NONE``.
        votes: the number; 0 for a ballot.
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


class DamageRow(msgspec.Struct, frozen=True):
    """Damage of one source that a minion is about to take.

    Attributes:
        source: the name of the card that inflicts it; empty if no card does.
        n: the amount that is left.
        aggravated: it cannot be healed.
        preventable: it can be prevented.
    """

    source: str
    n: int
    aggravated: bool
    preventable: bool


def damage_rows(table: Table, decision: Decision) -> tuple[DamageRow, ...]:
    """The damage that a decision about prevention concerns, a row for each source and kind."""
    resolution = table.current(DamageResolution)
    target = _preventing(decision)
    if resolution is None or target == NONE:
        return ()
    rows: dict[tuple[int, bool, bool], int] = {}
    for one in resolution.damage:
        if one.target == target and one.n:
            source = one.minion if one.source == NONE else one.source
            key = source, one.aggravated, not one.unpreventable
            rows[key] = rows.get(key, 0) + one.n
    return tuple(
        DamageRow(card_name(table, source) if source != NONE else "", n, *kind)
        for (source, *kind), n in rows.items()
    )


def _preventing(decision: Decision) -> int:
    """The minion whose damage a decision is about, or ``NONE``."""
    if decision.kind is DecisionKind.DAMAGE:
        return decision.about
    first = decision.options[0]
    return first.minion if first.verb is PREVENT_AGGRAVATED else NONE
