"""Priority Contract: one Banu Haqim and one victim."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    SaidElsewhere,
    Wording,
    burn,
    ledger,
)
from vtes_deck.effects.vocab import (
    GOES_TO_TORPOR,
    LEAVES,
    NOTHING,
    AMinion,
    CardAction,
    Choose,
    EnterCombat,
    MinionFilter,
    PutOn,
    RememberTarget,
    The,
    TheChosen,
    Trigger,
    card,
    master,
)

READY_BANU_HAQIM = AMinion(MinionFilter(ready=True, clans=("Banu Haqim",)))


class PutOnPrey(PutOn, frozen=True):
    """The card is put on a minion; the text names the Banu Haqim first."""

    @override
    def say(self, wording: Wording) -> str:
        return f"choose {READY_BANU_HAQIM.say(wording)} and {PutOn.say(self, wording)}"


class ChoosesHunter(SaidElsewhere, Choose, frozen=True):
    """The Banu Haqim is chosen."""


class Hunter(MinionFilter, frozen=True):
    """The chosen Banu Haqim, if another Methuselah controls the minion with the card."""

    @override
    def fits(self, context: EffectContext, minion: Minion) -> bool:
        """COM-01: minions of one side do not fight."""
        victim = context.table.in_play.get(context.host)
        if victim is None or victim.controller == minion.controller:
            return False
        return any(card == minion.card for card, _, _ in TheChosen().choices(context))

    @override
    def noun(self, *, plural: bool = False) -> str:
        return "the chosen Banu Haqim"


class LeavesReady(Condition, frozen=True):
    """The minion with the card was ready until now.

    By a ruling, it may leave because its controller is ousted.
    """

    @override
    def holds(self, context: EffectContext) -> bool:
        """A vampire counts as ready until it has left the region with its card."""
        found = context.table.in_play.get(context.host)
        return (
            isinstance(found, Minion)
            and context.target == found.card
            and (found.in_torpor or not found.region)
        )

    @override
    def say(self, wording: Wording) -> str:
        return f"if {wording.user} is about to leave the ready region"


class Collects(Effect, frozen=True):
    """The card is burned for pool; it may have been burned with the minion."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, self.n, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        burn(context.table, context.card)
        ledger.gain_pool(context.table, context.seat, self.n)

    @override
    def say(self, wording: Wording) -> str:
        return f"burn {wording.this} to gain {self.n} pool"


COLLECTS = (Choose(NOTHING, (Collects(3),), optional=True),)

CARDS = (
    card(
        101487,
        "Priority Contract",
        master(
            PutOnPrey(),
            ChoosesHunter(READY_BANU_HAQIM, (RememberTarget(),)),
            target=AMinion(MinionFilter(), "prey"),
        ),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            who=Hunter(),
            whose="mine",
            stealth=1,
            target=The("host", MinionFilter(ready=True)),
            effects=(EnterCombat(),),
        ),
        Trigger(on=GOES_TO_TORPOR, conditions=(LeavesReady(),), effects=COLLECTS),
        Trigger(on=LEAVES, conditions=(LeavesReady(),), effects=COLLECTS),
    ),
)
