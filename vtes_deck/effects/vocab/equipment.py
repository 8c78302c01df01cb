"""Equipment, retainers and allies from the library or the hand, without their own actions."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.actions.permanents import EQUIPPED, at_superior, may_bring, unpaid
from vtes_deck.engine.cards.discounts import price
from vtes_deck.engine.cards.requirements import lacks, pay
from vtes_deck.engine.mechanics import hand
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.status import contests, control


def can_bring(table: Table, card: int, minion: Minion, source: Printed | None = None) -> bool:
    """Whether a minion meets the requirements and cost of a permanent and may have it.

    ``source`` is the card whose effect brings it into play.
    """
    printed = table.cards[card]
    return (
        lacks(table, printed, minion, source=source) is None
        and unpaid(table, printed, minion) is None
        and not contests.against_herself(table, minion.controller, printed)
        and may_bring(table, card, minion)
    )


def can_equip(table: Table, card: int, minion: Minion, source: Printed | None = None) -> bool:
    """Whether a minion meets the requirements and cost of an equipment card and may have it."""
    return table.cards[card].equipment and can_bring(table, card, minion, source)


def bring(context: EffectContext, host: int, told: EventType) -> None:
    """Puts the target permanent into play at its cost, with the minion as the one that brings it.

    PLY-36: the superior version enters play if the minion has the superior level.

    Args:
        context: with the minion and the permanent.
        host: the minion that gets it, or ``NONE`` for an ally.
        told: the sentence of the log.
    """
    table, minion, card = context.table, context.user_minion, context.target
    printed = table.cards[card]
    pool, blood = price(table, minion, printed, "", printed.pool_cost, printed.blood_cost)
    pay(table, context.seat, minion, pool=pool, blood=blood, card=context.card)
    superior = at_superior(table, printed, minion, table.cards[context.card])
    control.arrive(table, card, context.seat, host, superior=superior)
    table.emit(told, context.seat, card, minion=minion.card)
    hand.adjust(table, context.seat)


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
        table, source = context.table, context.table.cards[context.card]
        if can_equip(table, context.target, context.user_minion, source):
            bring(context, context.user_minion.card, EQUIPPED)

    @override
    def say(self, wording: Wording) -> str:
        return f"equip {wording.user} with {wording.target}"
