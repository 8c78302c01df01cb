"""Equipping without an equip action, from the library or the hand."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.actions.permanents import EQUIPPED, at_superior, unpaid
from vtes_deck.engine.cards.discounts import price
from vtes_deck.engine.cards.requirements import lacks, pay
from vtes_deck.engine.mechanics import hand
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.printed import allows
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.status import contests, control


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


class EquipTarget(Effect, frozen=True):
    """Equips the minion with the target card and pays its cost. This is not an equip action.

    PLY-36: the superior version enters play if the minion has the superior level. The basic version
    is for equipment that enters play by other means. The cards with this effect say "equip", and
    their rulings allow the superior level, but not what modifies an action.
    """

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which="user"),)

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

    @override
    def say(self, wording: Wording) -> str:
        return f"equip {wording.user} with {wording.target}"
