"""Anonymous Freight: an action with stealth that equips with a card from the hand."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ACTS,
    EQUIPPED,
    EQUIPS,
    NONE,
    Action,
    Choice,
    Does,
    Effect,
    EffectContext,
    Equip,
    Event,
    Minion,
    Option,
    PurposeKind,
    Table,
    Target,
    Wording,
    apply_effects,
    at_superior,
    can_equip,
    control,
    hand,
    price,
)
from vtes_deck.effects.vocab import VAMPIRE, OwnActionMode, Role, Trait, Zone, card


def can_have(table: Table, number: int, minion: Minion) -> bool:
    """Whether a minion can equip with a card in the hand and have it.

    By a ruling, this excludes cards that can only be played as if from the hand.
    """
    printed = table.cards[number]
    return (
        table.where[number] is Zone.HAND
        and Trait.LOCATION not in printed.traits
        and can_equip(table, number, minion)
    )


class HandEquipment(Target, frozen=True):
    """Equipment in the hand that is not a location and that the minion can have and pay for."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        """Offer all equipment in the hand if there is no minion."""
        table, held = context.table, context.table.seats[context.seat].hand
        if context.minion == NONE:
            return [(one, NONE, 0) for one in held if table.cards[one].equipment]
        minion = context.user_minion
        found = [one for one in held if can_have(table, one, minion)]
        return [(one, NONE, 0) for one in hand.one_of_each(table, found)]

    @override
    def say(self, wording: Wording) -> str:
        return "a non-location equipment card from your hand"


class EquipFreight(Equip, kw_only=True):
    """An equip action by another card. The equipment is named as the action is announced.

    By rulings, it stays in the hand until the action succeeds, and its requirements are not
    requirements of the action.

    Attributes:
        goods: the equipment.
        mode: the mode of the card.
    """

    announced = ACTS

    goods: int
    mode: OwnActionMode

    @property
    @override
    def priced(self) -> int:
        return self.goods

    @override
    def play_card(self, table: Table) -> None:
        """Add the cost that some texts give to the played card (GEN-02)."""
        own, minion = table.cards[self.card], table.minion(self.minion)
        pool, blood = price(table, minion, own, "", 0, 0)
        super().play_card(table)
        self.pool_cost, self.blood_cost = self.pool_cost + pool, self.blood_cost + blood

    @override
    def announce(self, table: Table) -> None:
        super().announce(table)
        if not self.over:
            table.emit(EQUIPS, self.acting_seat(table), self.goods, minion=self.minion)

    @override
    def pay_cost(self, table: Table) -> bool:
        """Pay unless the equipment has left the hand or is not allowed."""
        return self.still_possible(table) and super().pay_cost(table)

    @override
    def still_possible(self, table: Table) -> bool:
        """RES-05: whether the minion can still have the equipment in the hand."""
        minion = table.minion(self.minion)
        return can_have(table, self.goods, minion)

    @override
    def resolve(self, table: Table) -> None:
        seat = table.minion(self.minion).controller
        apply_effects(
            EffectContext(table, seat, self.card, self.minion, self.goods), self.mode.effects
        )


class EquipHeld(Effect, frozen=True):
    """The minion gets the equipment, which the action has paid for."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """EQP-02. By a ruling, the minion has the level of its Disciplines."""
        table, minion, goods = context.table, context.user_minion, context.target
        superior = at_superior(table, table.cards[goods], minion)
        announcement = Event(EQUIPPED, context.seat, goods, minion.card)
        control.arrive(
            table, goods, context.seat, minion.card, superior=superior, announcement=announcement
        )
        hand.adjust(table, context.seat)

    @override
    def say(self, wording: Wording) -> str:
        return f"equip {wording.user} with {wording.target} (requirements and cost apply as normal)"


class EquipFromHand(OwnActionMode, frozen=True, kw_only=True):
    """An equip action with equipment in the hand, which is the target."""

    kind: str = "equip"

    @override
    def begin(self, table: Table, option: Option) -> Action:
        goods = table.cards[option.target]
        return EquipFreight(
            option.minion,
            option.card,
            goods=option.target,
            mode=self,
            pool_cost=goods.pool_cost,
            blood_cost=goods.blood_cost,
            inherent=self.stealth,
        )


CARDS = (
    card(
        100072,
        "Anonymous Freight",
        EquipFromHand(
            role=Role.ACTOR,
            who=VAMPIRE,
            stealth=3,
            target=HandEquipment(),
            effects=(EquipHeld(),),
        ),
    ),
)
