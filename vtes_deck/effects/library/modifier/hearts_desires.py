"""Deed the Heart's Desire and Ni Dieu ni Maître: limits on other minions in an action."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    TimedRestriction,
    Wording,
    card_of,
)
from vtes_deck.effects.library.modifier.adhocracy import StrongIfBlocked
from vtes_deck.effects.vocab import (
    AS_ANNOUNCED,
    COMBAT,
    VAMPIRE,
    Activity,
    AddDelayedTrigger,
    AMinion,
    BlockersPay,
    CannotBlock,
    CombatFromBlock,
    CombinedModes,
    MinionFilter,
    Toll,
    Until,
    card,
    modifier,
)


class CannotReact(Effect, frozen=True):
    """The target vampire plays no reaction cards during this action."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.restrict(
            TimedRestriction(Activity.REACT, context.target, Until.ACTION, context.card)
        )

    @override
    def say(self, wording: Wording) -> str:
        return "the chosen vampire cannot play reaction cards during this action"


class HoldsBlocker(Effect, frozen=True):
    """If the action is blocked, the opposing minion cannot maneuver in that combat."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        AddDelayedTrigger(
            on=COMBAT, conditions=(CombatFromBlock(),), effects=(CannotManeuver(),), once=False
        ).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "if this action is blocked, the opposing minion cannot maneuver during the resulting "
            "combat"
        )


class CannotManeuver(HoldsBlocker, frozen=True):
    """The opposing minion cannot maneuver in this combat."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        opposing = card_of(context, "opposing")
        context.table.restrict(
            TimedRestriction(Activity.MANEUVER, opposing, Until.COMBAT, context.card)
        )


class StrongAfterBlock(StrongIfBlocked, frozen=True):
    """If the action is blocked, the minion has more strength in the combat that results."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if this action is blocked, {wording.user} gets +{self.n} strength during the "
            "resulting combat"
        )


class VampiresPay(BlockersPay, frozen=True):
    """Vampires burn blood to attempt to block this action."""

    @override
    def say(self, wording: Wording) -> str:
        return "vampires must burn 1 blood to attempt to block this action"


class ThePrice(SaidElsewhere, Toll, frozen=True, kw_only=True):
    """The blood that vampires burn, in the words of the effect."""


A_YOUNGER = AMinion(MinionFilter(vampire=True, younger=True), "others")

CARDS = (
    card(
        100513,
        "Deed the Heart's Desire",
        modifier("qui", CannotBlock(), at=AS_ANNOUNCED, target=A_YOUNGER),
        modifier("QUI", CannotBlock(), CannotReact(), at=AS_ANNOUNCED, target=A_YOUNGER),
    ),
    card(
        101282,
        "Ni Dieu ni Maître",
        CombinedModes(
            (
                modifier("ani", HoldsBlocker(), at=AS_ANNOUNCED),
                modifier("for", VampiresPay(), at=AS_ANNOUNCED),
                modifier("vic", StrongAfterBlock(1), at=AS_ANNOUNCED),
            )
        ),
        ThePrice(n=1, who=VAMPIRE),
    ),
)
