"""Equipment, retainers and allies that enter play without an action for them."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.actions.permanents import (
    EMPLOYED,
    EQUIPPED,
    RECRUITED,
    at_superior,
    may_bring,
    unpaid,
)
from vtes_deck.engine.cards.cost_changes import price
from vtes_deck.engine.cards.cost_reductions import CostReductionChoice, can_reduce, payers
from vtes_deck.engine.cards.requirements import lacks, pay
from vtes_deck.engine.mechanics import hand
from vtes_deck.engine.state.events import Event
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.static_index import permits
from vtes_deck.engine.state.table import Activity, Table
from vtes_deck.engine.state.windows import PAYING
from vtes_deck.engine.status import contests, control
from vtes_deck.kernel.procedure import Procedure


def can_bring(table: Table, card: int, minion: Minion, source: Printed | None = None) -> bool:
    """Whether a minion meets the requirements of a permanent, can pay for it and may have it."""
    printed = table.cards[card]
    return (
        lacks(table, printed, minion, normally=False, source=source) is None
        and unpaid(table, printed, minion) is None
        and not contests.against_herself(table, minion.controller, printed)
        and may_bring(table, card, minion)
    )


def can_equip(table: Table, card: int, minion: Minion, source: Printed | None = None) -> bool:
    """Whether a minion meets the requirements of equipment, can pay for it and may have it."""
    return table.cards[card].equipment and can_bring(table, card, minion, source)


def bring(context: EffectContext, host: int) -> None:
    """Put the target permanent into play; the minion pays its cost.

    Args:
        context: the context, with the minion and the permanent.
        host: the minion that gets it, or ``NONE`` for an ally.
    """
    table, minion = context.table, context.user_minion
    printed = table.cards[context.target]
    pool, blood = price(table, minion, printed, "", printed.pool_cost, printed.blood_cost)
    entry = PermanentEntry(
        seat=context.seat,
        card=context.card,
        minion=minion.card,
        brought=context.target,
        host=host,
        pool=pool,
        blood=blood,
    )
    if (pool or blood) and can_reduce(table, context.seat, context.target):
        table.push(entry)
    else:
        entry.arrive(table)


class PermanentEntry(Procedure):
    """A permanent is paid for and enters play without a separate action.

    Attributes:
        seat: the Methuselah.
        card: the card whose effect puts it into play.
        minion: the minion that pays for it.
        brought: the permanent.
        host: the minion that gets it, or ``NONE`` for an ally.
        pool, blood: its cost.
    """

    seat: int
    card: int
    minion: int
    brought: int
    host: int
    pool: int
    blood: int

    def pay_less(self, table: Table) -> None:
        """PLY-12: by a ruling, reductions that do not refer to an action may be used."""
        payer = payers(table, self.seat)
        table.push(
            CostReductionChoice(
                PAYING,
                payer,
                paid=self.brought,
                pool=self.pool,
                blood=self.blood,
                minion=self.minion,
                must=True,
            )
        )

    def arrive(self, table: Table) -> None:
        """Put the card into play, at superior if the minion has that level (PLY-36, MIN-11).

        RES-04: nothing enters play if the cost is not paid in full.
        """
        paying = table.returned
        if isinstance(paying, CostReductionChoice) and paying.paid == self.brought:
            self.pool, self.blood = paying.pool, paying.blood
        minion, printed = table.minion(self.minion), table.cards[self.brought]
        if not pay(table, self.seat, minion, pool=self.pool, blood=self.blood, card=self.card):
            return
        superior = at_superior(table, printed, minion, table.cards[self.card])
        what = EQUIPPED if printed.equipment else RECRUITED if printed.ally else EMPLOYED
        announcement = Event(what, self.seat, self.brought, self.minion)
        control.arrive(
            table, self.brought, self.seat, self.host, superior=superior, announcement=announcement
        )
        ally = table.in_play.get(self.brought)
        if isinstance(ally, Minion):
            ally.resting = not permits(table, Activity.ACT_WHEN_RECRUITED, self.brought)
        hand.adjust(table, self.seat)

    steps = (pay_less, arrive)


class EquipTarget(Effect, frozen=True):
    """Equips the minion with the target card and pays its cost. This is not an equip action.

    PLY-36: the superior version enters play if the minion has the superior level. Equipment that
    enters play by other means has the basic version. The cards with this effect say "equip"; their
    rulings allow the superior level, but not effects that modify an action.
    """

    @override
    def possible(self, context: EffectContext) -> bool:
        """PLY-05, PLY-10: whether the minion meets the requirements and can pay for the target."""
        table, source = context.table, context.table.cards[context.card]
        return can_equip(table, context.target, context.user_minion, source)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Equip the minion, unless the cost can no longer be paid (PLY-10)."""
        if self.possible(context):
            bring(context, context.user_minion.card)

    @override
    def say(self, wording: Wording) -> str:
        return f"equip {wording.user} with {wording.target}"
