"""Referendums: what they do to each seat, whether they pass, terms and votes."""

from __future__ import annotations

import math

from vtes_deck.engine.politics.votes import SIDES, VoteSide
from vtes_deck.engine.referendum_outcome import SeatChange
from vtes_deck.engine.state.decisions import NONE, PASS, Option
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.players.advice import Advice, AdviceReason
from vtes_deck.players.position import Position
from vtes_deck.players.price import price

_NEEDED = 0.4
"""Worth of a referendum below which a player casts no vote that costs something."""


def worth_of(position: Position, changes: tuple[SeatChange, ...]) -> float:
    """The value of the outcome of a referendum."""
    total = 0.0
    for seat, change in enumerate(changes):
        if position.seen.seats[seat].ousted:
            continue
        side = position.side(seat)
        if change.pool:
            total += position.pool(seat, change.pool)
        total += side * (position.style.blood * change.blood + change.edge)
        total -= side * sum(position.worth(card) for card in change.lost)
        total += side * (2.0 * len(change.won) - 0.6 * len(change.locked))
    return total


def chance(position: Position) -> float:
    """The chance that a referendum of one's own passes, by the votes that everyone sees."""
    seen = position.seen
    own = 1.0 + (seen.edge == position.seat)
    own += sum(seen.numbers(minion.card).votes for minion in position.mine)
    theirs = 0.0
    for seat in seen.seats:
        if seat.number != position.seat and not seat.ousted:
            votes = sum(seen.numbers(minion.card).votes for minion in position.ready(seat))
            theirs += votes * (0.8 if seat.number in {seen.prey, seen.predator} else 0.35)
            theirs += 0.3
    return 1 / (1 + math.exp(-(own - theirs) / 1.5))


def terms(position: Position) -> list[Advice]:
    """Every option for a term."""
    found = []
    amounts = any(option.n for option in position.decision.options)
    for option in position.decision.options:
        does = position.does(option)
        known = does.does or amounts
        worth = price(position, does) if known else _harmed(position, option)
        found.append(Advice(option, worth, AdviceReason.HURTS_RIVAL))
    return found


def _harmed(position: Position, option: Option) -> float:
    """An unknown term: most terms harm the player they name."""
    seat = option.seat
    if option.target != NONE:
        return -position.side(position.whose(option.target)) * position.worth(option.target) * 0.3
    return 0.0 if seat == NONE else -position.side(seat)


def votes(position: Position) -> list[Advice]:
    """Advice on every option of a vote."""
    seen = position.seen
    referendum = seen.referendum
    options = position.decision.options
    if referendum is None:
        return [Advice(one, 0.0, AdviceReason.ABSTAIN) for one in options]
    worth = worth_of(position, seen.outcome())
    mine = referendum.caller == position.seat
    if mine and worth <= 0:
        worth = 0.05  # it may do what its outcome does not show; never vote against it
    if mine:
        worth *= position.style.vote
    margin = referendum.votes_for - referendum.votes_against
    others = sum(votes for seat, votes in enumerate(referendum.open_votes) if seat != position.seat)
    found = []
    for option in options:
        side = SIDES.get(option.verb)
        if option.verb is PASS:
            found.append(Advice(option, 0.0, AdviceReason.ABSTAIN))
        elif side is None:
            does = position.does(option)
            more = does.of(PurposeKind.VOTES)
            value = price(position, does) + (0.3 * more if worth > 0 else 0.0)
            value -= 0.5 if does.of(PurposeKind.WAKE) else 0.02
            found.append(Advice(option, value, AdviceReason.TEXT))
        else:
            sign = 1 if side is VoteSide.FOR else -1
            gain = -1.0 if mine and sign < 0 else worth * sign
            free = option.minion != NONE or (mine and option.card == referendum.card)
            decided = margin > others if worth > 0 else margin <= -others
            if not free:
                close = not decided and abs(margin) <= others + option.n
                gain = gain - 0.6 if close and gain > _NEEDED else -1.0
            why = AdviceReason.FOR if sign > 0 else AdviceReason.AGAINST
            found.append(Advice(option, gain, why))
    return found
