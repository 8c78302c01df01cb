"""Anachronism: an old vampire without modern weapons."""

from __future__ import annotations

import re
from typing import override

from vtes_deck.effects.api import (
    BarsGear,
    DefinitionScript,
    Does,
    Effect,
    EffectContext,
    OwnStatic,
    Printed,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
    burn,
)
from vtes_deck.effects.vocab import (
    AMinion,
    EntersWith,
    MinionFilter,
    PutOn,
    Trait,
    Type,
    card,
    master,
)

IVORY_BOW = 101014
WEAPONS = frozenset({Trait.WEAPON, Trait.MELEE_WEAPON, Trait.GUN})
RANGED = re.compile(r"\dR\b|\branged\b", re.IGNORECASE)
"""The words for a ranged weapon in the text of a card that has no declaration."""


def is_ranged_weapon(printed: Printed) -> bool:
    """Whether a card is a weapon that provides ranged strikes; it may have other types."""
    text = printed.definition.text
    weapon = printed.traits & WEAPONS or (Type.COMBAT in printed.types and "weapon" in text)
    if not weapon:
        return False
    script = printed.script
    strikes = script.fights if isinstance(script, DefinitionScript) else ()
    if strikes:
        return any(one.move.strike is not None and one.move.strike.ranged for one in strikes)
    return bool(RANGED.search(text))


def is_barred(table: Table, number: int) -> bool:
    """Whether the vampire is not allowed to have a card."""
    printed = table.cards[number]
    return printed.id != IVORY_BOW and is_ranged_weapon(printed)


class NoRangedWeapons(OwnStatic, BarsGear, frozen=True):
    """The vampire can have no ranged weapon but the Ivory Bow."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="host", whose="others"),)

    @override
    def bars(self, table: Table, source: int, card: int) -> bool:
        return is_barred(table, card)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} cannot have or use any ranged weapons except the <Ivory Bow>. (If he "
            "or she currently has any, they are burned.)"
        )


class BurnRangedWeapons(SaidElsewhere, Effect, frozen=True):
    """The ranged weapons of the vampire are burned, but not the Ivory Bow."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BURN, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        for one in table.in_play[context.host].attached:
            if is_barred(table, one):
                burn(table, one)


class Disarms(SaidElsewhere, EntersWith, frozen=True):
    """The effect of the card entering play on the vampire; the ban renders its sentence."""


CARDS = (
    card(
        100050,
        "Anachronism",
        master(PutOn(), target=AMinion(MinionFilter(vampire=True, least=7), "any")),
        NoRangedWeapons(),
        Disarms((BurnRangedWeapons(),)),
    ),
)
