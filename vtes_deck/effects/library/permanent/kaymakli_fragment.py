"""Kaymakli Fragment: cards for the Sabbat, blood for the infernal, and a strike that steals it."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    STEALS_GEAR,
    Combat,
    Condition,
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    SaidElsewhere,
    Wording,
    allows,
    zones,
)
from vtes_deck.effects.vocab import (
    STRIKE,
    ACard,
    Blood,
    CardAction,
    Gain,
    InCombat,
    MinionFilter,
    Move,
    MoveCards,
    Sect,
    Strike,
    Trait,
    Zone,
    card,
)

SABBAT_VAMPIRE = MinionFilter(vampire=True, sects=(Sect.SABBAT,))
INFERNAL = MinionFilter(trait=Trait.INFERNAL)
WAITING = ACard(Zone.UNCONTROLLED, vampire=True)


class CanHaveIt(SaidElsewhere, Condition, frozen=True):
    """The striking minion may have the equipment."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return allows(context.table, context.card, context.user_minion)


class StealsThis(Effect, frozen=True):
    """The striking minion gets this equipment, which cannot be used in this round (STR-07)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which="user"), Does(PurposeKind.LOSE, which="opposing"))

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, combat = context.table, context.table.current(Combat)
        if combat is None or not isinstance(table.in_play.get(context.minion), Minion):
            return
        combat.unusable |= {context.card}
        zones.attach(table, context.card, context.minion)
        table.emit(STEALS_GEAR, minion=context.minion, card=context.card)


class CanBeStolen(InCombat, frozen=True):
    """The strike of the opposing minion."""

    @override
    def say(self, wording: Wording) -> str:
        return "an opposing minion can strike: steal this equipment"


class DrawsCards(CardAction, frozen=True, kw_only=True):
    """The action of the Sabbat."""

    @override
    def say(self, wording: Wording) -> str:
        return "this Sabbat vampire can draw 5 cards as an action (discard down afterward)"


class FeedsWaiting(CardAction, frozen=True, kw_only=True):
    """The action of the infernal."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "this infernal minion can add 3 blood to a vampire in your uncontrolled region as a "
            "+1 stealth action"
        )


CARDS = (
    card(
        101035,
        "Kaymakli Fragment",
        DrawsCards(
            sentence="{minion} acts to draw 5 cards.",
            host=True,
            who=SABBAT_VAMPIRE,
            effects=(MoveCards(ACard(Zone.LIBRARY), Zone.HAND, n=5),),
        ),
        FeedsWaiting(
            sentence="{minion} acts to add 3 blood to {target}.",
            host=True,
            who=INFERNAL,
            stealth=1,
            target=WAITING,
            effects=(Gain(3, Blood("target")),),
        ),
        CanBeStolen(
            Move(when=STRIKE, strike=Strike(special=True, hostile=True)),
            effects=(StealsThis(),),
            conditions=(CanHaveIt(),),
        ),
    ),
)
