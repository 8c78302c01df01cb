"""Dead Pool: the defeated opponents of Lasombra make them stronger."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Combat, Condition, EffectContext, Minion, SaidElsewhere, Wording
from vtes_deck.effects.vocab import (
    DURING_ACTION,
    GOES_TO_TORPOR,
    LEAVES,
    NOTHING,
    POLLING,
    AMinion,
    AtBleed,
    Blood,
    Bonus,
    Choose,
    Gain,
    Gets,
    Is,
    MinionFilter,
    MoreBleed,
    Pay,
    Power,
    PutInPlay,
    Trigger,
    Until,
    card,
    master,
)

LASOMBRA = MinionFilter(clans=("Lasombra",))
ONE_MORE = (Choose(NOTHING, (Gain(1, Blood("this")),), optional=True),)


class LeavesReadyInCombat(Condition, frozen=True):
    """A vampire in combat with a Lasombra of the user leaves the ready region.

    A vampire that is burned there counts as ready until it is gone; a vampire in torpor has
    already left.
    """

    @override
    def holds(self, context: EffectContext) -> bool:
        table, combat = context.table, context.table.current(Combat)
        gone = table.in_play.get(context.target)
        if combat is None or not isinstance(gone, Minion) or not gone.vampire:
            return False
        pair = [one.minion for one in combat.sides]
        if gone.card not in pair:
            return False
        foes = (table.in_play.get(one) for one in pair if one != gone.card)
        return any(
            isinstance(one, Minion)
            and one.controller == context.seat
            and LASOMBRA.fits(context, one)
            for one in foes
        )

    @override
    def say(self, wording: Wording) -> str:
        return "after a vampire in combat with a Lasombra you control leaves the ready region"


class WasReady(SaidElsewhere, Condition, frozen=True):
    """The vampire was not in torpor."""

    @override
    def holds(self, context: EffectContext) -> bool:
        gone = context.table.in_play.get(context.target)
        return isinstance(gone, Minion) and not gone.in_torpor


class Burned(Trigger, frozen=True, kw_only=True):
    """The trigger for a burned vampire; the text gives both triggers in one sentence."""

    @override
    def say(self, wording: Wording) -> str:
        return "" if len(self.conditions) == 2 else "after a vampire is burned"


class BurnsForBonus(Power, frozen=True, kw_only=True):
    """A counter is worth 2 bleed or 2 votes; the first of two abilities renders the sentence."""

    @override
    def say(self, wording: Wording) -> str:
        if self.at == POLLING:
            return ""
        who = " ".join(one.who.say(wording) for one in self.conditions if isinstance(one, Is))
        when = "".join(o.say(wording) for o in self.conditions if isinstance(o, AtBleed))
        return (
            f"{when} or the polling step of any referendum, {who} you control can burn 1 counter "
            f"from {wording.this} to get +2 bleed or +2 votes"
        )


CARDS = (
    card(
        102299,
        "Dead Pool",
        master(PutInPlay()),
        Trigger(on=GOES_TO_TORPOR, conditions=(LeavesReadyInCombat(),), effects=ONE_MORE),
        Burned(on=LEAVES, conditions=(LeavesReadyInCombat(), WasReady()), effects=ONE_MORE),
        BurnsForBonus(
            sentence="Burn 1 counter of {card}: the acting Lasombra gets +2 bleed.",
            at=DURING_ACTION,
            conditions=(AtBleed(), Is("acting", LASOMBRA, "mine")),
            once=Until.ACTION,
            key="bonus",
            effects=(Pay(1, Blood("this")), MoreBleed(2, limited=False)),
        ),
        BurnsForBonus(
            sentence="Burn 1 counter of {card}: {target} gets +2 votes.",
            at=POLLING,
            target=AMinion(LASOMBRA),
            once=Until.REFERENDUM,
            effects=(Pay(1, Blood("this")), Gets(Bonus.VOTES, 2, Until.REFERENDUM, "target")),
        ),
    ),
)
