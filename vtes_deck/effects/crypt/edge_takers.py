"""Vampires that take the Edge, or use it against others."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Target,
    Whose,
    Wording,
    take_edge,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    IS_READY,
    RESOLVED,
    UNLOCK,
    ACard,
    ActionRequires,
    AMinion,
    AtLeast,
    Aura,
    Bonus,
    CardAction,
    Edge,
    Lock,
    MinionFilter,
    MoveCards,
    MoveCounters,
    MyTurn,
    Pool,
    Power,
    Successful,
    Trigger,
    Until,
    Zone,
    card,
)


class TakesEdge(Effect, frozen=True):
    """The controller gets the Edge.

    Attributes:
        steals: whether the text calls this stealing. By a ruling, she gets the Edge even if it has
            been burned since the action was announced.
    """

    steals: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.EDGE, 1, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        if table.edge != context.seat:
            take_edge(table, context.seat)

    @override
    def say(self, wording: Wording) -> str:
        return "steal the Edge" if self.steals else "you gain the Edge"


class GainsEdge(Trigger, frozen=True, kw_only=True):
    """The Edge after an action, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        action = "a successful action" if Successful() in self.conditions else "an action"
        return f"after {wording.name} performs {action}, {self.effects[0].say(wording)}"


class EdgeHolder(Target, frozen=True):
    """The other Methuselah who has the Edge."""

    of_seats = True
    whose: Whose = "others"

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        edge = context.table.edge
        return [] if edge in {NONE, context.seat} else [(NONE, edge, 0)]


class StealsEdge(CardAction, frozen=True, kw_only=True):
    """The action, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        does = self.effects[0].say(wording)
        return f"{wording.name} can {does} as a Ⓓ action that costs {self.blood} blood"


class BleedsHolder(SaidElsewhere, Condition, frozen=True):
    """The bleed is against the Methuselah who has the Edge."""

    @override
    def holds(self, context: EffectContext) -> bool:
        bleed = context.bleed
        return bleed is not None and context.table.edge in bleed.seats


class BleedsHolderForMore(Aura, frozen=True, kw_only=True):
    """The bleed, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.name} gets +{self.n} bleed against the Methuselah who has the Edge"


class DrawsAfter(Power, frozen=True, kw_only=True):
    """The draw, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        success = "any successful " if Successful() in self.conditions else "any "
        return (
            "you can draw 1 card (discard down afterward) after resolution of "
            f"{success}action requiring Serpentis"
        )


class BuysLock(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        ready = f"{wording.name} is ready" if IS_READY in self.conditions else ""
        edge = "you have the Edge" if AtLeast(Edge(), 1) in self.conditions else ""
        asked = " and ".join(filter(None, (ready, edge)))
        return (
            f"if {asked} during your unlock phase, you can give another Methuselah 1 pool to lock "
            "a minion they control"
        )


CARDS = (
    card(
        201240,
        "Sargon",
        GainsEdge(on=RESOLVED, host=True, conditions=(Successful(),), effects=(TakesEdge(),)),
    ),
    card(
        201355,
        "Tereza Rostas",
        StealsEdge(
            sentence="{minion} acts to steal the Edge.",
            host=True,
            blood=2,
            target=EdgeHolder(),
            effects=(TakesEdge(steals=True),),
        ),
    ),
    card(
        200073,
        "Amenophobis",
        DrawsAfter(
            sentence="Draw a card.",
            at=AFTER_ACTION,
            once=Until.ACTION,
            conditions=(Successful(), ActionRequires(discipline="ser")),
            effects=(MoveCards(ACard(Zone.LIBRARY), Zone.HAND),),
        ),
        BleedsHolderForMore(bonus=Bonus.BLEED, n=1, host=True, conditions=(BleedsHolder(),)),
    ),
    card(
        200637,
        "Intisar",
        BuysLock(
            sentence="Give 1 pool to the controller of {target} to lock it.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(), IS_READY, AtLeast(Edge(), 1)),
            target=AMinion(MinionFilter(locked=False), "others"),
            effects=(MoveCounters(1, Pool(), Pool("target")), Lock("target")),
        ),
    ),
)
