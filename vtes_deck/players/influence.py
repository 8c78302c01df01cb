"""The influence phase: bring out the cheapest vampires first, and keep pool for defence."""

from __future__ import annotations

import math

from vtes_deck.engine.state.decisions import PASS, Option
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.turn.influence import CONTROL, MERGE, NEW_CRYPT_CARD, TAKE_BACK, TRANSFER
from vtes_deck.players import hand
from vtes_deck.players.advice import Advice, AdviceReason
from vtes_deck.players.effect_worth import price
from vtes_deck.players.seen_position import SeenPosition
from vtes_deck.players.style import Refinement


def advise(position: SeenPosition) -> list[Advice]:
    """Advice on every option of a decision of the influence phase."""
    waiting = dict(position.me.uncontrolled)
    missing = {card: position.face(card).capacity - n for card, n in waiting.items()}
    wanted = {card: _wanted(position, card, missing[card]) for card in waiting}
    begun = any(worth > 0 and missing[card] > 0 for card, worth in wanted.items())
    found = []
    for option in position.decision.options:
        verb, card = option.verb, option.card
        if verb is TRANSFER:
            worth = wanted.get(card, 0.5) if missing.get(card, 1) > 0 else -1.0
            found.append(Advice(option, worth, AdviceReason.FINISH))
        elif verb is TAKE_BACK:
            found.append(
                Advice(option, _back(position, missing.get(card, 1)), AdviceReason.POOL_BACK)
            )
        elif verb is NEW_CRYPT_CARD:
            rich = position.me.pool > position.reserve + 7 and len(position.mine) < _MANY
            found.append(Advice(option, 0.5 if rich and not begun else -1.0, AdviceReason.CRYPT))
        else:
            found.append(_other(position, option))
    return found


def _other(position: SeenPosition, option: Option) -> Advice:
    if option.verb is CONTROL:
        taken = position.is_taken(position.face(option.card))
        cost = position.seen.arrival_cost(option.card)
        worth = -3.0 if taken else _READY + (position.pool(position.seat, -cost) if cost else 0.0)
        return Advice(option, worth, AdviceReason.CONTROL)
    if option.verb is MERGE:
        return Advice(option, price(position, position.does(option)), AdviceReason.CONTROL)
    if option.verb is PASS:
        why = (
            AdviceReason.KEEP_POOL
            if position.me.pool < position.reserve + 4
            else AdviceReason.NOTHING
        )
        return Advice(option, 0.0, why)
    return Advice(option, price(position, position.does(option)), AdviceReason.TEXT)


_READY = 10.0
"""The worth of moving a paid vampire to the ready region; it is more than that of a transfer."""

_UNSUITED, _SUITED = 0.85, 0.05
"""The worth of a vampire that can play no card in hand, and what each playable card adds."""

_MANY = 6
"""The number of minions that is sufficient."""

_MIN_RESERVE, _GUARDED = 1.0, 0.4
"""The pool to keep when a vampire enters play, and the share of the threat that it must cover.

The new minion can block the rest.
"""


def _wanted(position: SeenPosition, card: int, missing: int) -> float:
    """The worth of the next transfer to a vampire; 0 or less if it should get none."""
    face = position.face(card)
    if missing <= 0 or position.is_taken(face):
        return -1.0
    price_in_pool = missing + position.seen.arrival_cost(card)
    ready = len(position.mine)
    floor = position.reserve if ready else 1.0
    if ready == 1:
        floor = min(floor, position.style.caution + 1.0)
    if missing <= position.me.transfers and position.refined(Refinement.FINISH):
        floor = min(floor, _MIN_RESERVE + _GUARDED * position.threat)
    room = position.me.pool - floor
    if price_in_pool > room:
        return -0.5
    turns = math.ceil(missing / 4)
    worth = (2.0 + 0.8 * face.capacity) * max(0.35, 1.0 - 0.09 * ready)
    if position.refined(Refinement.SUITED):
        worth *= _UNSUITED + _SUITED * hand.suited(position, card)
    if position.is_rewarded(card) and position.refined(Refinement.REWARDS):
        worth += _REWARDED
    if face.slave_to and position.refined(Refinement.SLAVES):
        worth *= _of_slave(position, face)
    return max(0.05, worth / (turns + 0.35 * price_in_pool)) if worth > 0 else -0.5


_REWARDED = 3.0
"""The worth of a reward for each bleed of a vampire until the end of the game."""

_UNSERVED = 0.3
"""The share of the worth of a slave without its master: it can block, but not bleed."""


def _of_slave(position: SeenPosition, face: Printed) -> float:
    """The share of its worth that a slave has: all with its master, nothing for a second one."""
    if any(one.clan == face.slave_to for one in position.mine):
        return 1.0
    idle = any(position.face(one.card).slave_to == face.slave_to for one in position.mine)
    return 0.0 if idle else _UNSERVED


def _back(position: SeenPosition, missing: int) -> float:
    """The worth of moving a counter back to pool: positive if the next bleeds can oust."""
    danger = position.me.pool <= min(position.threat, 5)
    return 0.4 if danger and missing > 2 else -1.0
