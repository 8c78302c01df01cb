"""The chances that a minion leaves the ready region in combat.

They come from a logistic regression over 4163 combats in games between players on archive decks
(``docs/development/players.md``). The inputs are the public facts about both minions and the
player's cards in hand.
"""

from __future__ import annotations

import math
from typing import Final

from cardbase.terms import Function, Type
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.players import hand
from vtes_deck.players.seen_position import SeenPosition

_BASE: Final = -2.0

_STRENGTH, _ALLY, _GEAR, _CARD = 0.9, 0.8, 0.36, 0.52
"""The contributions of strength, an ally, equipment and a combat card in hand to an attack."""

_BY_FUNCTION: Final = {
    Function.COMBAT_ENDS: -0.65,
    Function.PREVENT: -0.25,
    Function.AGGRAVATED: 0.85,
    Function.RANGED: 0.35,
    Function.ADDITIONAL_STRIKE: 0.45,
    Function.MANEUVER: -0.6,
    Function.PRESS: 0.2,
    Function.TORPOR: 0.55,
}
"""The contribution of a combat card with a function to an attack, in addition to ``_CARD``."""

_HARD: Final = 0.33
_BLOOD: Final = 0.6
_FRAIL: Final = 1.25
"""By how much strength and blood reduce the opposing attack; an ally falls more easily."""

_SAVED, _ESCAPED = 0.17, 1.45
"""By how much a combat card, and a card that ends combat, reduce the opposing attack."""

_UNKNOWN, _UNKNOWN_ESCAPES = 1.0, 0.25
"""The expected playable combat cards in a hidden hand, and the part that ends combat."""


def chances(position: SeenPosition, mine: int, other: int) -> tuple[float, float]:
    """The chances that the opposing minion falls, and that the player's minion falls."""
    me, them = position.minion(mine), position.minion(other)
    if me is None or them is None:
        return 0.0, 0.0
    cards, more, escapes = _in_hand(position, me)
    ours = _CARD * cards + more
    theirs = _CARD * _UNKNOWN
    hidden = _SAVED * _UNKNOWN + _ESCAPED * _UNKNOWN_ESCAPES
    shown = _SAVED * cards + _ESCAPED * escapes
    return (
        _falls(_attack(position, me) + ours, _defence(position, them) + hidden),
        _falls(_attack(position, them) + theirs, _defence(position, me) + shown),
    )


def _falls(attack: float, defence: float) -> float:
    return 1 / (1 + math.exp(defence - attack - _BASE))


def _in_hand(position: SeenPosition, minion: Minion) -> tuple[int, float, int]:
    """The combat cards that a minion can play: their number, their effect, how many end combat."""
    key = "own combat cards", minion.card
    cards: int = 0
    more: float = 0.0
    escapes: int = 0
    known: tuple[int, float, int] | None = position.known.get(key)
    if known is not None:
        return known
    for face in hand.faces(position):
        if Type.COMBAT in face.types and hand.fits(position, face, minion):
            functions = face.definition.functions
            cards += 1
            more += sum(_BY_FUNCTION.get(one, 0.0) for one in functions)
            escapes += Function.COMBAT_ENDS in functions
    found = position.known[key] = cards, more, escapes
    return found


def _attack(position: SeenPosition, minion: Minion) -> float:
    attack = _STRENGTH * position.seen.numbers(minion.card).strength
    return attack + _GEAR * _gear(position, minion) + (0.0 if minion.vampire else _ALLY)


def _defence(position: SeenPosition, minion: Minion) -> float:
    defence = _HARD * position.seen.numbers(minion.card).strength + _BLOOD * minion.blood
    return defence + _GEAR * _gear(position, minion) - (0.0 if minion.vampire else _FRAIL)


def _gear(position: SeenPosition, minion: Minion) -> int:
    cards = position.seen.cards
    return sum(cards[one].equipment for one in minion.attached if one in cards)
