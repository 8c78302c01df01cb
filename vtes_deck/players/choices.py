"""Masters, powers, targets and everything else that is weighed by its effects."""

from __future__ import annotations

import math
from typing import Final

from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.state.decisions import NO, NONE, PASS, YES, Option
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.status.contests import PAY, PAY_TITLE
from vtes_deck.engine.status.disciplines import TEACH
from vtes_deck.engine.turn.discard import PLAY_EVENT
from vtes_deck.engine.turn.unlock import BURN_OPTION, EDGE_POOL, UNLOCK_INFERNAL, WITHDRAW
from vtes_deck.players import actions, hand
from vtes_deck.players.advice import Advice, AdviceReason
from vtes_deck.players.effect_worth import GIFT, price, price_of
from vtes_deck.players.seen_position import SeenPosition
from vtes_deck.players.style import Refinement

K = PurposeKind

_UNLOCK: Final = {EDGE_POOL: 1.5, WITHDRAW: -20.0}

_INFERNAL: Final = 0.4
"""The worth of an infernal minion that unlocks, less the pool that it costs."""


def unlock(position: SeenPosition) -> list[Advice]:
    """Advice on every option of the unlock phase."""
    found = []
    for option in position.decision.options:
        if option.verb in _UNLOCK:
            found.append(Advice(option, _UNLOCK[option.verb], AdviceReason.TEXT))
        elif option.verb is UNLOCK_INFERNAL:
            found.append(Advice(option, _infernal(position, option), AdviceReason.TEXT))
        elif option.verb is BURN_OPTION:
            worth = hand.deadness(position, option.card) - 0.5
            found.append(Advice(option, worth, AdviceReason.DEAD_CARD))
        elif option.verb is PASS:
            found.append(Advice(option, 0.0, AdviceReason.NOTHING))
        else:
            worth = price(position, position.does(option))
            found.append(Advice(option, worth - 0.02, AdviceReason.TEXT))
    return found


def _infernal(position: SeenPosition, option: Option) -> float:
    """The worth of an infernal minion that unlocks: its bleed and rewards, less the pool paid."""
    found = position.does(option)
    priced = price(position, found)
    if position.me.pool > 1 and not position.refined(Refinement.PAID_UNLOCK):
        return _INFERNAL
    minion = position.minion(option.minion)
    if minion is None or not position.refined(Refinement.REWARDS):
        return priced
    unlocks = sum(price_of(position, one) for one in found.does if one.kind is K.UNLOCK)
    return priced - unlocks + max(actions.bleed_worth(position, minion), _BLOCKER)


_BLOCKER: Final = 0.5
"""The worth of an infernal minion that unlocks only to block."""


def master(position: SeenPosition) -> list[Advice]:
    """Advice on every option of the master phase."""
    found = []
    for option in position.decision.options:
        if option.verb is PASS:
            found.append(Advice(option, 0.0, AdviceReason.NOTHING))
            continue
        does = position.does(option)
        worth = price(position, does) + (0.1 if does.does else -0.05)
        if option.verb is TEACH:
            mine = position.whose(option.target) == position.seat
            worth += 1.3 if mine else -1.3
        elif option.verb is PLAY_EVENT:
            worth += 0.3
        if does.pool and position.me.pool - does.pool < position.reserve * 0.6:
            worth -= 1.5
        if _contests(position, option):
            worth -= 4.0
        if position.refined(Refinement.NO_GIFT) and worth <= _least_abroad(position, option):
            worth -= GIFT
        found.append(Advice(option, worth, AdviceReason.TEXT))
    return found


_CYCLED: Final = 0.1
"""The worth of playing a card without effect, because it is replaced."""


_TRIFLE: Final = 0.6
"""The worth of a card against a Methuselah across the table that is not more than keeping it."""


def _least_abroad(position: SeenPosition, option: Option) -> float:
    """The worth that a card must exceed if it targets a card in play of another Methuselah."""
    owner = position.whose(option.target)
    if option.target not in position.in_play or owner == position.seat:
        return -math.inf
    near = owner in {position.seen.prey, position.seen.predator}
    return _CYCLED if near or not position.refined(Refinement.BYSTANDERS) else _TRIFLE


def _contests(position: SeenPosition, option: Option) -> bool:
    if option.card == NONE or option.card in position.in_play:
        return False
    face = position.seen.cards.get(option.card)
    return face is not None and position.is_taken(face)


def contest(position: SeenPosition) -> list[Advice]:
    """Advice on a contested card or title: pay while it is worth more than its cost."""
    return [
        Advice(
            option,
            _contested(position, option) if option.verb in {PAY, PAY_TITLE} else 0.0,
            AdviceReason.TEXT,
        )
        for option in position.decision.options
    ]


def _contested(position: SeenPosition, option: Option) -> float:
    """The worth of paying: others may yield, but a contest usually lasts for some turns."""
    rich = position.me.pool > position.reserve + 4
    if not position.refined(Refinement.CONTESTS):
        return 0.6 if rich or option.verb is PAY_TITLE else -0.6
    paid = price(position, position.does(option))
    if option.verb is PAY_TITLE:
        return _TITLE + paid
    return (_WON * position.worth(option.card) + _PAYMENTS * paid) if rich else paid


_WON: Final = 0.4
"""The chance that the other Methuselahs yield a contested card."""

_PAYMENTS: Final = 1.5
"""The number of times that a contest is paid for."""

_TITLE: Final = 0.6
"""The worth of paying for a contested title."""


def cancel(position: SeenPosition) -> list[Advice]:
    """Advice on cancelling a card that is being played."""
    action = position.seen.action
    player = position.seen.active if action is None else action.seat
    rival = player != position.seat
    near = player in {position.seen.prey, position.seen.predator}
    found = []
    for option in position.decision.options:
        if option.verb is PASS:
            found.append(Advice(option, 0.0, AdviceReason.NOTHING))
            continue
        does = position.does(option)
        worth = 0.9 if near else 0.1
        if does.pool:
            worth += position.pool(position.seat, -does.pool)
        worth -= position.style.blood * does.blood
        found.append(Advice(option, worth if rival else -2.0, AdviceReason.CANCEL))
    return found


def choose(position: SeenPosition) -> list[Advice]:
    """Advice on targets, numbers and payments, by the effects or the seat of the option."""
    found = []
    for option in position.decision.options:
        does = position.does(option)
        if option.verb is PASS:
            found.append(Advice(option, 0.0, AdviceReason.NOTHING))
        elif option.verb is DIABLERISE and position.refined(Refinement.HUNTED):
            found.append(Advice(option, *actions.diablerie(position, option)))
        elif does.does or does.pool:
            worth = price(position, does)
            good = any(one.kind is not K.CYCLE for one in does.does)
            why = AdviceReason.HELPS_OWN if worth > 0 and good else AdviceReason.SPARES_OWN
            found.append(Advice(option, worth, why))
        elif option.verb is YES or option.verb is NO:
            found.append(Advice(option, 0.1 if option.verb is YES else 0.0, AdviceReason.TEXT))
        else:
            found.append(Advice(option, _named(position, option), AdviceReason.TEXT))
    return found


def _named(position: SeenPosition, option: Option) -> float:
    """The worth of a card without known effects: by its cost, if it is in hand or library."""
    card = option.target if option.target != NONE else option.card
    if card in position.in_play:
        return 0.1 * position.side(position.whose(card))
    if card in position.seen.cards:
        face = position.face(card)
        return 0.1 + 0.05 * (face.pool_cost + face.blood_cost + face.capacity)
    return 0.05 if option.seat in {NONE, position.seat} else 0.0
