"""Equipping without an equip action, from the library or the hand."""

from __future__ import annotations

import re
from typing import override

from cardbase.model import AnyCard
from vtes_deck.effects.vocab.context import Choice, Effect, EffectContext, Target
from vtes_deck.effects.vocab.search import shuffle_library
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.actions.permanents import EQUIPPED, at_superior, unpaid
from vtes_deck.engine.cards.discounts import price
from vtes_deck.engine.cards.requirements import lacks, pay
from vtes_deck.engine.combat.resolution import is_weapon
from vtes_deck.engine.mechanics import hand
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.printed import Printed, allows
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.status import contests, control

_DAMAGE = re.compile(r"(?:[Ss]trength(?:\+(\d+))?|(\d{1,3})R?)( aggravated)?(?: ranged)? damage")
"""The damage of a strike in the text of a weapon."""
OWN_STRENGTH = 1
"""The strength of a minion without bonuses."""


def can_equip(table: Table, card: int, minion: Minion) -> bool:
    """Whether a minion meets the requirements and cost of an equipment card and may have it."""
    printed = table.cards[card]
    return (
        printed.equipment
        and lacks(table, printed, minion) is None
        and unpaid(table, printed, minion) is None
        and not contests.against_herself(table, minion.controller, printed)
        and allows(table, card, minion)
    )


def usual_damage(card: AnyCard) -> tuple[int, bool]:
    """What a regular strike with a weapon inflicts, and whether that is aggravated.

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


class LibraryEquipment(Target, frozen=True):
    """An equipment card of one's own library with which the minion can be equipped."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        fitting = [
            card
            for card in table.seats[context.seat].library
            if table.cards[card].equipment and can_equip(table, card, context.user_minion)
        ]
        return [(card, NONE, 0) for card in hand.one_of_each(table, sorted(fitting))]

    @override
    def say(self, wording: Wording) -> str:
        return "an equipment card from your library"


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
            and self.fits(table.cards[card])
            and can_equip(table, card, context.user_minion)
        ]

    def fits(self, printed: Printed) -> bool:
        """Whether a weapon is within the limits."""
        damage, aggravated = usual_damage(printed.definition)
        small = printed.pool_cost <= self.pool and damage <= self.damage
        return small and not aggravated and not printed.unique


class EquipTarget(Effect, frozen=True):
    """Equips the minion with the target card and pays its cost. This is not an equip action.

    PLY-36: the superior version enters play if the minion has the superior level. The basic version
    is for equipment that enters play by other means. The cards with this effect say "equip", and
    their rulings allow the superior level, but not what modifies an action.
    """

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Does nothing if the cost can no longer be paid (PLY-10)."""
        table, minion = context.table, context.user_minion
        if not can_equip(table, context.target, minion):
            return
        printed = table.cards[context.target]
        pool, blood = price(table, minion, printed, "", printed.pool_cost, printed.blood_cost)
        pay(table, context.seat, minion, pool=pool, blood=blood, card=context.card)
        superior = at_superior(printed, minion)
        control.arrive(table, context.target, context.seat, minion.card, superior=superior)
        table.emit(EQUIPPED, context.seat, context.target, minion=minion.card)
        hand.adjust(table, context.seat)


class ShuffleLibrary(Effect, frozen=True):
    """Shuffles the library after a search (GEN-24)."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        shuffle_library(context.table, context.seat)
