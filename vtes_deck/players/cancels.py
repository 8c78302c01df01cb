"""Cancels: the worth of making a card that is being played have no effect."""

from __future__ import annotations

from typing import Final

from cardbase.terms import Type
from vtes_deck.engine.seen_procedures import SeenAction
from vtes_deck.engine.state.decisions import DecisionKind, Option
from vtes_deck.players.advice import Advice, AdviceReason
from vtes_deck.players.effect_worth import outcome_worth
from vtes_deck.players.losses import loss
from vtes_deck.players.seen_position import SeenPosition

_CARD: Final = 0.1
"""The worth of a card in hand that could cancel something else."""

_OWN: Final = -3.0
"""The worth of cancelling a card of the player."""

_FAR: Final = -0.3
"""The worth of cancelling a card that concerns no neighbour; another Methuselah can do it."""

_MASTER, _EACH_POOL = 0.6, 0.3
"""The worth of cancelling a master card of a neighbour, and more for each pool that it costs."""

_SHARE: Final = 0.5
"""The share of an action that is lost with one modifier or reaction."""

_IN_COMBAT: Final = 0.7
"""The worth of cancelling a combat card that is used against a minion of the player."""


def advise(position: SeenPosition, option: Option) -> Advice:
    """The value of an option that cancels something, less its cost."""
    found = position.does(option)
    cost = position.style.blood * found.blood + _CARD
    if found.pool:
        cost -= position.pool(position.seat, -found.pool)
    return Advice(option, _stake(position) - cost, AdviceReason.CANCEL)


def _stake(position: SeenPosition) -> float:
    """The value of cancelling the current card or action."""
    seen = position.seen
    referendum = seen.referendum
    if referendum is not None and position.decision.kind is DecisionKind.VOTE:
        if referendum.caller == position.seat:
            return _OWN
        changes = seen.outcome_with(position.decision.options[0])
        return -outcome_worth(position, changes)
    if not seen.being_played:
        return _FAR
    if seen.played_by[-1] == position.seat:
        return _OWN
    return _of_card(position, seen.being_played[-1], seen.played_by[-1])


def _of_card(position: SeenPosition, card: int, player: int) -> float:
    """The value of cancelling a card of another Methuselah."""
    seen, face = position.seen, position.face(card)
    if face.master or Type.EVENT in face.types:
        near = player in {seen.prey, seen.predator}
        return _MASTER + _EACH_POOL * face.pool_cost if near else _FAR
    if seen.combat is not None:
        mine = any(side.seat == position.seat for side in seen.combat.sides)
        return _IN_COMBAT if mine and Type.COMBAT in face.types else _FAR
    return _FAR if seen.action is None else _of_action(position, seen.action, face.types)


def _of_action(position: SeenPosition, action: SeenAction, types: frozenset[Type]) -> float:
    """The value of cancelling a card during an action."""
    if action.seat == position.seat:
        gain = -position.side(action.seats[0]) * action.bleed if action.seats else 0.0
        return _SHARE * (gain + 1.0)
    lost = loss(position, action)
    if Type.REACTION in types or lost <= 0:
        return _FAR
    return _SHARE * lost if Type.ACTION_MODIFIER in types else lost
