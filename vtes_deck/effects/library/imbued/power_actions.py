"""Powers that are actions: blood, life, damage and conviction."""

from __future__ import annotations

from typing import cast, override

from vtes_deck.effects.api import (
    Cause,
    Damage,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    imbued,
    minion_of,
)
from vtes_deck.effects.library.imbued.costly_actions import (
    ConvictionAction,
    ForConviction,
    price,
)
from vtes_deck.effects.library.imbued.powers import RESTORES
from vtes_deck.effects.library.imbued.words import (
    NEW_IMBUED,
    ConvictionCard,
    GainConviction,
    Imbued,
)
from vtes_deck.effects.vocab import (
    AMinion,
    Blood,
    CardAction,
    Choose,
    Either,
    Gain,
    MinionFilter,
    Zone,
    card,
)


class Hurts(Effect, frozen=True):
    """The imbued inflicts damage on the target, outside combat.

    Attributes:
        n: the damage.
    """

    n: int = 1

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        inflicted = Damage(
            target=context.target,
            n=self.n,
            cause=Cause.MINION,
            minion=context.minion,
            source=context.card,
        )
        context.table.push(DamageResolution((inflicted,)))

    @override
    def say(self, wording: Wording) -> str:
        return f"inflict {self.n} damage on"


class Burdens(CardAction, frozen=True, kw_only=True):
    """A directed action that hurts a small vampire."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"Ⓓ {self.effects[0].say(wording)} a vampire with capacity less than 6. If "
            "this action is successful, you may move 1 conviction [1 CONVICTION] from your hand or "
            "ash heap to this imbued"
        )


class AddOrReturn(Effect, frozen=True):
    """A waiting imbued gets a counter; one in play gets the conviction paid for the action."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.INFLUENCE, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        if table.where[context.target] is Zone.UNCONTROLLED:
            Gain(1, Blood("target")).carry_out(context)
            return
        able, action = minion_of(context, "target"), cast("ConvictionAction", context.action)
        for paid in action.named:
            if able is not None and table.where[paid] is Zone.ASH_HEAP:
                imbued.put_on(table, able, paid)


class Encourages(ForConviction, frozen=True, kw_only=True):
    """An action that helps another imbued."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{price(self)}+{self.stealth} stealth action. Add a counter to "
            f"{NEW_IMBUED.say(wording)} or move the conviction [1 CONVICTION] you paid for this "
            "action from your ash heap to any imbued in play"
        )


CARDS = (
    card(
        101611,
        "Respire",
        Burdens(
            sentence="{minion} acts to inflict 1 damage on {target}.",
            host=True,
            whose="mine",
            lock=True,
            target=AMinion(MinionFilter(vampire=True, most=5), "any"),
            effects=(Hurts(1), Choose(ConvictionCard(), (GainConviction(),), optional=True)),
        ),
        RESTORES,
    ),
    card(
        100991,
        "Inspire",
        Encourages(
            sentence="{minion} acts to add a counter or to move conviction to {target}.",
            lock=True,
            stealth=1,
            target=Either(NEW_IMBUED, AMinion(Imbued(), "any")),
            effects=(AddOrReturn(),),
        ),
    ),
)
