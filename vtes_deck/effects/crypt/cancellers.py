"""Vampires that cancel cards of other Methuselahs as they are played."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    Condition,
    EffectContext,
    LibraryCard,
    Minion,
    PlayCard,
    Table,
    Wording,
    cancel_shown,
    is_strike,
    ledger,
    price,
    shown,
)
from vtes_deck.effects.vocab import (
    AS_PLAYED,
    IS_READY,
    ACard,
    Aura,
    Bonus,
    Cancel,
    Count,
    HostFights,
    Power,
    Trait,
    Type,
    Until,
    Zone,
    card,
)

ACTIONS = (Type.ACTION, Type.ALLY, Type.EQUIPMENT, Type.POLITICAL_ACTION, Type.RETAINER)


class PlayedByOpponent(Condition, frozen=True):
    """The opposing minion plays a combat card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, show = context.table, shown(context.table)
        if show is None or Type.COMBAT not in table.cards[show.card].types:
            return False
        combat = table.current(Combat)
        return (
            combat is not None
            and combat.holds(context.host)
            and show.minion == combat.other(context.host)
        )


class PlayedByPredator(Condition, frozen=True):
    """A vampire of the predator plays an action card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """A card of several types is an action card if it starts an action."""
        table, show = context.table, shown(context.table)
        if show is None or not table.cards[show.card].types.intersection(ACTIONS):
            return False
        minion, action = table.in_play.get(show.minion), context.action
        return (
            isinstance(minion, Minion)
            and minion.vampire
            and minion.controller == table.predator(context.seat)
            and action is not None
            and action.card == show.card
        )


class CancelsCombatCard(Power, frozen=True, kw_only=True):
    """Cancels a combat card of the opposing minion."""

    at: int = AS_PLAYED

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"during a combat, {wording.name} can cancel a combat card played by the opposing "
            "minion as it is played, and its cost is not paid"
        )


class CancelForItsCost(Cancel, frozen=True):
    """Cancels a card for as much blood as it costs its player, in blood and pool together.

    PLY-14: its player still pays its cost.
    """

    @override
    def possible(self, context: EffectContext) -> bool:
        vampire = context.table.in_play[context.host]
        return super().possible(context) and vampire.blood >= _cost(context.table)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """PLY-15: the opposing minion chooses a strike again."""
        table, show = context.table, shown(context.table)
        if show is not None:
            ledger.burn_blood(table, table.in_play[context.host], _cost(table), context.card)
            show.cancel(context.seat)


def _cost(table: Table) -> int:
    """The cost of the card being played, with all changes of its cost."""
    play = table.current(PlayCard)
    if play is None:
        return 0
    card, option = table.cards[play.card], play.option
    pool, blood = card.pool_cost, card.blood_cost
    if card.cost_x and isinstance(card.definition, LibraryCard):
        pool = option.n if card.definition.pool_cost == "X" else pool
        blood = option.n if card.definition.blood_cost == "X" else blood
    minion = table.minion(play.minion)
    strikes = is_strike(table, option)
    return sum(price(table, minion, card, option.verb.level, pool, blood, strikes=strikes))


class CancelsForBlood(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    at: int = AS_PLAYED

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"once each combat, {wording.name} can cancel the effect of a combat card the opposing "
            "minion plays by burning an amount of blood equal to the blood or pool cost of the "
            "card. If the card is a strike card, the opposing minion chooses a new strike"
        )


class CancelsAction(Power, frozen=True, kw_only=True):
    """Cancels an action card of a vampire of the predator, which does not lock."""

    at: int = AS_PLAYED

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"once each turn, {self.conditions[0].say(wording)}, {wording.name} can burn "
            f"{self.blood} blood to cancel an action card as it is played by a vampire controlled "
            "by your predator"
        )


class HuntingGrounds(ACard, frozen=True):
    """The unique hunting grounds in play, of all Methuselahs."""

    @override
    def say(self, wording: Wording) -> str:
        return "unique hunting ground in play"


class CancelAtCost(Cancel, frozen=True):
    """Cancels the card that is being played; its cost is still paid (PLY-14)."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Cancel the card being shown (PLY-13)."""
        cancel_shown(context.table, context.seat)

    @override
    def say(self, wording: Wording) -> str:
        return f"cancel a {self.kind} card as it is played"


CARDS = (
    card(
        200145,
        "Asguresh",
        CancelsCombatCard(
            sentence="Cancel the combat card.",
            once=Until.COMBAT,
            conditions=(HostFights(), PlayedByOpponent()),
            effects=(Cancel("minion"),),
        ),
    ),
    card(
        201464,
        "Watenda",
        CancelsForBlood(
            sentence="Burn as much blood as the combat card costs to cancel it.",
            once=Until.COMBAT,
            conditions=(HostFights(), PlayedByOpponent()),
            effects=(CancelForItsCost("minion"),),
        ),
    ),
    card(
        200860,
        "Louhi",
        CancelsAction(
            sentence="{card} burns 1 blood: cancel the action card.",
            blood=1,
            once=Until.TURN,
            conditions=(IS_READY, PlayedByPredator()),
            effects=(Cancel("minion"),),
        ),
    ),
    card(
        201235,
        "Santaleous",
        Aura(
            bonus=Bonus.BLEED,
            n=Count(
                HuntingGrounds(Zone.IN_PLAY, whose="any", trait=Trait.HUNTING_GROUND, unique=True)
            ),
            host=True,
        ),
        Power(
            sentence="{card} burns 3 blood: cancel the master card.",
            at=AS_PLAYED,
            blood=3,
            effects=(CancelAtCost("master"),),
        ),
    ),
)
