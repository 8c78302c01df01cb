"""Predator's Transformation and Orgy of Blood: effects when the opposing minion is burned."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    Zone,
    card_of,
    ledger,
    minion_of,
    minions_of,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    AS_ANNOUNCED,
    END_OF_ROUND,
    VAMPIRE,
    Burn,
    Move,
    PlayLimit,
    Pool,
    Stealth,
    Successful,
    at,
    card,
    combat,
    modifier,
)

BURNS = "when {user} burns a minion controlled by your prey, either in combat or as a Ⓓ action"


class BurnsInCombat(Condition, frozen=True):
    """The opposing minion, which the prey controls, is being burned (COM-23)."""

    @override
    def holds(self, context: EffectContext) -> bool:
        opposing = minion_of(context, "opposing")
        if opposing is None or not opposing.leaving:
            return False
        return opposing.controller == context.table.prey(context.seat)

    @override
    def say(self, wording: Wording) -> str:
        return BURNS.format(user=wording.user)


class BurnsByAction(Condition, frozen=True):
    """A successful action directed at the prey has burned its target."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """By a ruling, any directed action that burns its target counts."""
        table, action = context.table, context.action
        if action is None or not Successful().holds(context):
            return False
        if action.target == NONE or table.where[action.target] is not Zone.ASH_HEAP:
            return False
        printed = table.cards[action.target]
        return (printed.crypt or printed.ally) and table.prey(context.seat) in action.seats

    @override
    def say(self, wording: Wording) -> str:
        return BURNS.format(user=wording.user)


class AllyDies(Condition, frozen=True):
    """The opposing ally is being burned."""

    @override
    def holds(self, context: EffectContext) -> bool:
        opposing = minion_of(context, "opposing")
        return opposing is not None and not opposing.vampire and opposing.leaving

    @override
    def say(self, wording: Wording) -> str:
        return "if the opposing ally is being burned"


class FeedsAll(Effect, frozen=True):
    """Each vampire of the user gains as much blood as the recruit cost of the opposing ally."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        printed = table.cards[card_of(context, "opposing")]
        for vampire in minions_of(context, VAMPIRE, "mine"):
            ledger.gain_blood(table, vampire, printed.pool_cost + printed.blood_cost)

    @override
    def say(self, wording: Wording) -> str:
        return "each vampire you control gains X blood, where X is the cost to recruit the ally"


CARDS = (
    card(
        101479,
        "Predator's Transformation",
        modifier("abo", Stealth(1, ahead=True), at=AS_ANNOUNCED),
        modifier("ABO", Burn(2, Pool("prey")), at=AFTER_ACTION, conditions=(BurnsByAction(),)),
        combat("ABO", at(END_OF_ROUND), Burn(2, Pool("prey")), conditions=(BurnsInCombat(),)),
        PlayLimit(per="action", levels=("ABO",)),
    ),
    card(
        101330,
        "Orgy of Blood",
        combat("", Move(when=END_OF_ROUND, fallen=True), FeedsAll(), conditions=(AllyDies(),)),
    ),
)
