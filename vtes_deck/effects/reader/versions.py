"""The abilities of a card that stays in play, which may differ by its version (PLY-36)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from vtes_deck.effects.vocab import (
    AtSuperior,
    Aura,
    CardAction,
    CardsAsVampire,
    EntersWith,
    HasTrait,
    If,
    InCombat,
    Not,
    Power,
    Restriction,
    StaticBonus,
    Trigger,
)
from vtes_deck.effects.vocab.context import Condition
from vtes_deck.effects.vocab.definition import Part


def versions(by_level: Mapping[str, Sequence[Part]]) -> list[Part] | None:
    """The abilities by level as parts with their version; ``None`` if they cannot be determined."""
    levels = list(by_level)
    if all(by_level[one] == by_level[levels[0]] for one in levels):
        return list(by_level[levels[0]]) if levels else []
    *lower, last = levels
    if not lower or last not in {one.upper() for one in lower} or last in lower:
        return None
    basic, superior = by_level[lower[0]], by_level[last]
    if any(by_level[one] != basic for one in lower):
        return None
    found = [one if one in superior else _only(one, Not(AtSuperior())) for one in basic]
    found += [_only(part, AtSuperior()) for part in superior if part not in basic]
    known = [one for one in found if one is not None]
    return known if len(known) == len(found) else None


def _only(part: Part, version: Condition) -> Part | None:
    """An ability, limited to one version; ``None`` if it cannot have a condition."""
    match part:
        case StaticBonus(bonus=bonus, n=n):
            return Aura(bonus=bonus, n=n, host=True, conditions=(version,))
        case EntersWith(effects=(If(conditions=(AtSuperior(),)),)) if version == AtSuperior():
            return part
        case (
            Aura()
            | CardAction()
            | CardsAsVampire()
            | HasTrait()
            | InCombat()
            | Power()
            | Restriction()
            | Trigger()
        ):
            return replace(part, conditions=(*part.conditions, version))
        case _:
            return None
