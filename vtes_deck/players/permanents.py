"""The worth of cards that stay in play: of their effects, and of their possible uses."""

from __future__ import annotations

from typing import Final

from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.purposes import OptionPurposes, Purpose, PurposeKind
from vtes_deck.players.seen_position import SeenPosition

K = PurposeKind

_GIVEN: Final[dict[PurposeKind, float]] = {
    K.POWER: 1.5,
    K.STEALTH: 0.9,
    K.INTERCEPT: 0.7,
    K.STRENGTH: 0.6,
    K.VOTES: 0.5,
    K.HAND_SIZE: 0.4,
    K.CAPACITY: 0.5,
    K.TITLE: 1.5,
}
"""The worth of a lasting change for the rest of the game."""

_USED: Final[dict[PurposeKind, float]] = {
    K.POOL: 1.0,
    K.BLOOD: 0.35,
    K.BLEED: 0.5,
    K.STEALTH: 0.5,
    K.INTERCEPT: 0.4,
    K.UNLOCK: 0.8,
    K.LOCK: 0.5,
    K.CARDS: 0.4,
    K.SEARCH: 0.7,
    K.CYCLE: 0.1,
    K.HAND_SIZE: 0.2,
    K.INFLUENCE: 0.6,
    K.CRYPT: 0.4,
    K.PHASE_ACTIONS: 0.4,
    K.CONTROL: 0.5,
    K.RESCUE: 0.5,
    K.EDGE: 0.6,
    K.VOTES: 0.3,
    K.STRENGTH: 0.25,
    K.STRIKE: 0.3,
    K.DAMAGE: 0.3,
    K.AGGRAVATED: 0.6,
    K.PREVENT: 0.15,
    K.MANEUVER: 0.15,
    K.PRESS: 0.1,
    K.COMBAT_ENDS: 0.4,
    K.DODGE: 0.3,
}
"""The worth of one use."""

_USES: Final = 2.0
"""The number of times that a card in play is expected to be used."""

_MAX_PREVENTED: Final = 2
_HANDS: Final = 1
"""The damage of a minion without a weapon."""

_MAX_WORTH: Final = 2.5
"""The greatest worth of all uses: one card is used once in a turn."""


def gifts(position: SeenPosition, found: OptionPurposes) -> list[Purpose]:
    """The lasting changes that help the player."""
    return [
        one
        for one in found.does
        if one.kind in _GIVEN and one.lasting and one.seat == position.seat
    ]


def given(position: SeenPosition, found: OptionPurposes) -> float:
    """The worth of the lasting changes that help the player."""
    return sum(_GIVEN[one.kind] * one.n for one in gifts(position, found))


def offered(position: SeenPosition, found: OptionPurposes) -> float:
    """The worth of the powers and strikes of a card, over the rest of the game.

    What a rival can use on its own minion is a loss. No one uses what only harms the user.
    """
    own = lent = 0.0
    for one in found.offers:
        n = one.n
        if one.kind is K.PREVENT:
            n = min(n, _MAX_PREVENTED)
        elif one.kind is K.STRIKE:
            n -= _HANDS
        worth = _USED.get(one.kind, 0.0) * n
        if one.seat in {NONE, position.seat}:
            own += worth
        else:
            lent += worth * position.side(one.seat)
    return min(max(_USES * own, 0.0), _MAX_WORTH) + max(min(_USES * lent, 0.0), -_MAX_WORTH)


def is_known(position: SeenPosition, found: OptionPurposes) -> bool:
    """Whether the effects of a card in play are among its purposes."""
    return bool(found.offers or found.each_turn or given(position, found))
