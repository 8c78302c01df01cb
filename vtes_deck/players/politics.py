"""Referendums: their effects on each seat, their chances to pass, terms and votes."""

from __future__ import annotations

import math

from vtes_deck.engine.politics.votes import SIDES, VoteSide
from vtes_deck.engine.referendum_outcome import SeatChange
from vtes_deck.engine.state.decisions import NONE, PASS, Option
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.players import cancels
from vtes_deck.players.advice import Advice, AdviceReason
from vtes_deck.players.effect_worth import outcome_worth, price
from vtes_deck.players.seen_position import SeenPosition
from vtes_deck.players.style import Refinement

_NEEDED = 0.4
"""The worth of a referendum below which a player casts no votes that have a cost."""


def chance(position: SeenPosition) -> float:
    """The chance that the player's own referendum passes, according to the public votes."""
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


def likely(position: SeenPosition) -> float:
    """Like :func:`chance`, but with measured shares.

    Few Methuselahs vote against a referendum that does not harm them.
    """
    seen = position.seen
    own = 1.0 + (seen.edge == position.seat)
    own += sum(seen.numbers(minion.card).votes for minion in position.mine)
    theirs = 0.0
    for seat in seen.seats:
        if seat.number != position.seat and not seat.ousted:
            votes = sum(seen.numbers(minion.card).votes for minion in position.ready(seat))
            near = _PREY_VOTES if seat.number == seen.prey else _OTHER_VOTES
            theirs += near * votes
    return 1 / (1 + math.exp(-(own - theirs) / 1.5))


def hunted(position: SeenPosition) -> float:
    """The chance that a blood hunt against a vampire of the player passes."""
    seen = position.seen
    own = sum(seen.numbers(minion.card).votes for minion in position.mine)
    theirs = sum(
        seen.numbers(minion.card).votes
        for seat in seen.seats
        if seat.number != position.seat and not seat.ousted
        for minion in position.ready(seat)
    )
    if not theirs:
        return _NO_HUNTERS
    return 1 / (1 + math.exp((own + 1.0 - _HUNTERS * theirs) / 1.5))


_NO_HUNTERS = 0.05
"""The chance if no other Methuselah has votes now; cards and the Edge may still give some."""

_HUNTERS = 0.7
"""The share of the votes of others that is cast for a blood hunt."""

_PREY_VOTES, _OTHER_VOTES = 0.8, 0.15
"""The shares of the votes of the prey, and of others, that are expected against a referendum."""


def call(position: SeenPosition, option: Option) -> float:
    """The value of calling a referendum, if it passes for certain.

    Without terms, its outcome is known; with terms, it has the worth of an average referendum.
    """
    key = "call", position.seen.cards[option.card]
    known = position.memory.found.get(key)
    if known is None:
        changes = position.seen.outcome_with(option)
        known = outcome_worth(position, changes) if any(one != _SAME for one in changes) else _USUAL
        position.memory.found[key] = known
    return known


_USUAL = 2.6
"""The worth of an average referendum that passes."""

_SAME = SeatChange()


def terms(position: SeenPosition) -> list[Advice]:
    """Advice on every option for a term."""
    if position.refined(Refinement.OUTCOME):
        changes = [position.seen.outcome_with(option) for option in position.decision.options]
        if any(change != changes[0] for change in changes):
            return [
                Advice(option, outcome_worth(position, change), AdviceReason.HURTS_RIVAL)
                for option, change in zip(position.decision.options, changes, strict=True)
            ]
    found = []
    amounts = any(option.n for option in position.decision.options)
    for option in position.decision.options:
        does = position.does(option)
        known = does.does or amounts
        worth = price(position, does) if known else _harmed(position, option)
        found.append(Advice(option, worth, AdviceReason.HURTS_RIVAL))
    return found


def _harmed(position: SeenPosition, option: Option) -> float:
    """The worth of a term with unknown effects: most terms harm the player that they name."""
    seat = option.seat
    if option.target != NONE:
        return -position.side(position.whose(option.target)) * position.worth(option.target) * 0.3
    return 0.0 if seat == NONE else -position.side(seat)


def votes(position: SeenPosition) -> list[Advice]:
    """Advice on every option of a vote."""
    seen = position.seen
    referendum = seen.referendum
    options = position.decision.options
    if referendum is None:
        return [Advice(one, 0.0, AdviceReason.ABSTAIN) for one in options]
    if position.refined(Refinement.OUTCOME):
        worth = outcome_worth(position, seen.outcome_with(options[0]))
    else:
        worth = outcome_worth(position, seen.outcome())
    mine = referendum.caller == position.seat
    if mine and worth <= 0:
        worth = 0.05  # it may have effects that its outcome does not show, so never vote against it
    if mine:
        worth *= position.style.vote
    margin = referendum.votes_for - referendum.votes_against
    others = sum(votes for seat, votes in enumerate(referendum.open_votes) if seat != position.seat)
    found = []
    for option in options:
        side = SIDES.get(option.verb)
        if option.verb is PASS:
            found.append(Advice(option, 0.0, AdviceReason.ABSTAIN))
        elif position.cancels(option):
            found.append(cancels.advise(position, option))
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
