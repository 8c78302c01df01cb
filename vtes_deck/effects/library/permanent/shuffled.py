"""Cards in play that are shuffled into a library."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    into_library,
)
from vtes_deck.effects.vocab import (
    ANYONE,
    BLOCKING,
    BURNED,
    DAMAGE,
    DURING_ACTION,
    NOTHING,
    AMinion,
    AtBleed,
    Aura,
    Belongs,
    Blood,
    Bonus,
    BurnCard,
    CardAction,
    CardsAsVampire,
    Choose,
    DamageFilter,
    EnterCombat,
    Gain,
    Gets,
    HostFights,
    InCombat,
    Intercept,
    Is,
    MinionFilter,
    MoreBleed,
    Move,
    Power,
    PutInPlay,
    Same,
    ShuffledIfBurned,
    Stealth,
    The,
    Trigger,
    Until,
    action,
    card,
)


class Feasts(Trigger, frozen=True, kw_only=True):
    """The ally may gain a life when its opponent in combat is burned."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if a minion opposing {wording.user} in combat is burned, {wording.user} can gain 1 "
            "life"
        )


class IntoLibrary(Effect, frozen=True):
    """Shuffles the card into its owner's library."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BURN, which="this"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        if context.card in context.table.in_play:
            into_library(context.table, context.card)

    @override
    def say(self, wording: Wording) -> str:
        return f"shuffle {wording.this} into your library"


class Unlocked(Condition, frozen=True):
    """The card is unlocked."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return not context.card_in_play.locked

    @override
    def say(self, wording: Wording) -> str:
        return f"while {wording.this} is unlocked"


MINISTRY = MinionFilter(clans=("Ministry",))
ACTING_MINISTRY = (Is("acting", MINISTRY), Belongs("acting", "mine"))

READY = AMinion(MinionFilter(ready=True), "others")
ENTERS_COMBAT = CardAction(
    sentence="{minion} acts to enter combat with {target}.",
    host=True,
    target=READY,
    effects=(EnterCombat(),),
)

CARDS = (
    card(
        101273,
        "Nephren-Ka",
        InCombat(
            Move(when=DAMAGE, prevent=1, prevents=DamageFilter.ORDINARY, once=Until.COMBAT),
            conditions=(HostFights(),),
        ),
        CardsAsVampire(codes=("nec",)),
        ENTERS_COMBAT,
        ShuffledIfBurned(),
    ),
    card(
        100042,
        "Amam the Devourer",
        ENTERS_COMBAT,
        CardAction(
            sentence="{minion} acts to burn {target} and gain 1 life.",
            host=True,
            target=AMinion(MinionFilter(vampire=True, torpor=True), "any"),
            effects=(BurnCard("target"), Gain(1, Blood())),
        ),
        Feasts(
            on=BURNED,
            conditions=(Same("fought", "target"),),
            effects=(Choose(NOTHING, (Gain(1, Blood("this")),), optional=True),),
        ),
        ShuffledIfBurned(),
    ),
    card(
        101665,
        "Saatet-ta",
        Power(
            sentence="Lock {card}: the acting Ministry gets +1 stealth.",
            at=BLOCKING,
            lock=True,
            conditions=ACTING_MINISTRY,
            effects=(Stealth(1),),
        ),
        Power(
            sentence="Lock {card}: {target} gets +1 intercept.",
            at=BLOCKING,
            lock=True,
            target=The("blocking", MINISTRY, "mine"),
            effects=(Intercept(1, "target"),),
        ),
        Power(
            sentence="Lock {card}: the acting Ministry gets +1 bleed.",
            at=DURING_ACTION,
            lock=True,
            conditions=(AtBleed(), *ACTING_MINISTRY),
            effects=(MoreBleed(1, limited=False),),
        ),
        ShuffledIfBurned(),
        exception="The three alternatives of one sentence are three abilities.",
    ),
    card(
        100079,
        "Aranthebes, The Immortal",
        action("", PutInPlay(), stealth=1),
        Power(
            sentence="Lock {card}: the acting minion gets -1 stealth.",
            at=DURING_ACTION,
            lock=True,
            conditions=(Is("acting", ANYONE, "predator"),),
            effects=(Gets(Bonus.STEALTH, -1, Until.ACTION, "acting"),),
        ),
        Aura(
            bonus=Bonus.BLEED,
            n=-1,
            to=MinionFilter(most=4),
            whose="any",
            conditions=(Unlocked(), AtBleed("me")),
        ),
        CardAction(
            sentence="{minion} acts to shuffle {card} into the library.",
            who=MinionFilter(least=5),
            effects=(IntoLibrary(),),
        ),
        exception="The text refers to the card by name, and names the controller of the "
        "acting minion.",
    ),
)
