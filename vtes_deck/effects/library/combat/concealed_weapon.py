"""Concealed Weapon: a small weapon from the hand."""

from __future__ import annotations

import re
from typing import override

from vtes_deck.effects.api import (
    NONE,
    AnyCard,
    Choice,
    EffectContext,
    Printed,
    Target,
    can_equip,
    hand,
    is_weapon,
    price,
)
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    EquipTarget,
    at,
    card,
    combat,
)

_DAMAGE = re.compile(r"(?:[Ss]trength(?:\+(\d+))?|(\d{1,3})R?)( aggravated)?(?: ranged)? damage")
"""The damage of a strike in the text of a weapon."""

OWN_STRENGTH = 1
"""The strength of a minion without bonuses."""


def usual_damage(card: AnyCard) -> tuple[int, bool]:
    """The damage of a regular strike with a weapon, and whether it is aggravated.

    Strength counts as 1 for any minion.

    >>> from cardbase import load
    >>> usual_damage(load()["Assault Rifle"]), usual_damage(load()["Ivory Bow"])
    ((4, False), (1, True))
    """
    found = _DAMAGE.search(card.text)
    if found is None:
        return 0, False
    plus, fixed, aggravated = found.groups()
    damage = int(fixed) if fixed else OWN_STRENGTH + int(plus or 0)
    return damage, bool(aggravated)


class HandWeapon(Target, frozen=True, kw_only=True):
    """A weapon in the user's hand with which the minion can be equipped.

    Attributes:
        pool: the maximum pool cost.
        damage: the maximum damage of its strike.
    """

    pool: int
    damage: int

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        """One card of each name, without unique weapons and aggravated damage."""
        table = context.table
        return [
            (card, NONE, 0)
            for card in hand.one_of_each(table, table.seats[context.seat].hand)
            if is_weapon(table, card)
            and self.fits(context, table.cards[card])
            and can_equip(table, card, context.user_minion, table.cards[context.card])
        ]

    def fits(self, context: EffectContext, printed: Printed) -> bool:
        """Whether a weapon is within the limits; by a ruling, texts in play change its cost."""
        damage, aggravated = usual_damage(printed.definition)
        costs = printed.pool_cost, printed.blood_cost
        pool, _ = price(context.table, context.user_minion, printed, "", *costs)
        small = pool <= self.pool and damage <= self.damage
        return small and not aggravated and not printed.unique


CARDS = (
    card(
        100392,
        "Concealed Weapon",
        combat("", at(BEFORE_RANGE), EquipTarget(), target=HandWeapon(pool=2, damage=3)),
    ),
)
