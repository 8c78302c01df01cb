"""Vampires that act on master cards and Gehenna events as they are played."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ENTERS,
    Condition,
    Does,
    Effect,
    EffectContext,
    PlayCard,
    Procedure,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
    ledger,
    take_edge,
)
from vtes_deck.effects.vocab import (
    EVENT_PLAYED,
    IS_READY,
    Activity,
    AtLeast,
    Blood,
    CannotPlay,
    Edge,
    Gain,
    Phase,
    Pool,
    Restriction,
    TargetHas,
    Trait,
    Trigger,
    Type,
    Unlock,
    card,
)


class UnlocksForLocations(Trigger, frozen=True, kw_only=True):
    """The vampire unlocks after anyone puts a master location in play."""

    @override
    def say(self, wording: Wording) -> str:
        return f"unlock {wording.name} after any Methuselah puts a master location in play"


class MasterLocation(SaidElsewhere, Condition, frozen=True):
    """The card that is played is a master location."""

    @override
    def holds(self, context: EffectContext) -> bool:
        played = context.table.cards[context.target]
        return played.master and Trait.LOCATION in played.traits


class GainsForGehenna(Trigger, frozen=True, kw_only=True):
    """Pool for each Gehenna card, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        played, *others = self.conditions
        asked = "".join(f"{one.say(wording)}, " for one in others)
        return f"{asked}you gain a pool when any Methuselah plays {played.say(wording)}"


class TakesEdgeFromPlayer(Effect, frozen=True):
    """The controller gains the Edge, and the Methuselah whose turn it is burns pool."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.EDGE, 1, whose="mine"),
            Does(PurposeKind.POOL, 1, whose="any", less=True),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Events are played in the turn of their player (DSC-03)."""
        take_edge(context.table, context.seat)
        ledger.burn_pool(context.table, context.table.active, 1, context.card)

    @override
    def say(self, wording: Wording) -> str:
        return "you gain the Edge and that Methuselah burns 1 pool"


class PunishesGehenna(Trigger, frozen=True, kw_only=True):
    """The effect of a Gehenna event, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        (takes,) = self.effects
        ready = f"if {wording.name} is ready " if IS_READY in self.conditions else ""
        return f"{ready}after any Methuselah plays a Gehenna event, {takes.say(wording)}"


class LearnsByMaster(SaidElsewhere, Condition, frozen=True):
    """The controller is playing a master Discipline card on the vampire in her master phase."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, played = context.table, context.table.current(PlayCard)
        if played is None or played.card != context.target:
            return False
        mine = table.active == context.seat == table.owner[played.card]
        taught = table.in_play.get(played.card)
        return (
            mine
            and table.phase is Phase.MASTER
            and Trait.DISCIPLINE in table.cards[played.card].traits
            and taught is not None
            and taught.host == context.host
        )


class Feeds(Procedure):
    """The vampire gains blood when the procedure above it is over.

    Attributes:
        card: the vampire.
        n: the blood.
    """

    card: int
    n: int

    def feed(self, table: Table) -> None:
        """Give the blood. The card that is played has already raised the capacity (PLY-31)."""
        if self.card in table.in_play:
            seat = table.in_play[self.card].controller
            Gain(self.n, Blood("host")).carry_out(EffectContext(table, seat, self.card))

    steps = (feed,)


class FedAfterwards(Effect, frozen=True):
    """The vampire gains blood after the card that is being played has resolved."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, self.n, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        played = table.current(PlayCard)
        if played is not None:
            later = Feeds(card=context.host, n=self.n)
            table.stack.insert(table.stack.index(played), later)


class FedByMasters(Trigger, frozen=True, kw_only=True):
    """Blood for each Discipline, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} gains 1 blood after you use a master phase action to put a master "
            "Discipline card on him"
        )


CARDS = (
    card(
        200175,
        "Basir",
        FedByMasters(on=ENTERS, conditions=(LearnsByMaster(),), effects=(FedAfterwards(1),)),
        Restriction(activity=Activity.BLOCK),
        CannotPlay((Type.REACTION,)),
    ),
    card(
        200722,
        "Joseph DiGiaccomo",
        UnlocksForLocations(on=ENTERS, conditions=(MasterLocation(),), effects=(Unlock("host"),)),
    ),
    card(
        200909,
        "Marcel de Breau",
        GainsForGehenna(
            on=EVENT_PLAYED,
            conditions=(TargetHas(Trait.GEHENNA), AtLeast(Edge(), 1)),
            effects=(Gain(1, Pool()),),
        ),
    ),
    card(
        200307,
        "Cyscek",
        PunishesGehenna(
            on=EVENT_PLAYED,
            conditions=(IS_READY, TargetHas(Trait.GEHENNA)),
            effects=(TakesEdgeFromPlayer(),),
        ),
    ),
)
