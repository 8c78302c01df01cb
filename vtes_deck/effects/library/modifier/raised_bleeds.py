"""Action modifiers that increase a bleed at the price of the Edge, or by another vampire."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    EVERYWHERE,
    NONE,
    Amount,
    Condition,
    Does,
    Effect,
    EffectContext,
    Key,
    Replaces,
    Table,
    TimedStatic,
    Wording,
    Would,
    WouldGetEdge,
    minions_of,
)
from vtes_deck.effects.vocab import (
    Edge,
    MinionFilter,
    MoreBleed,
    Role,
    Until,
    card,
    modifier,
)


class BurnsEdgeInstead(Replaces):
    """The Edge is burned instead of going to the player of the card."""

    __slots__ = ()

    key: ClassVar[Key] = WouldGetEdge

    @override
    def applies(self, table: Table, source: int, would: Would) -> bool:
        return isinstance(would, WouldGetEdge) and would.seat == table.owner[source]

    @override
    def instead(self, table: Table, source: int, would: Would) -> None:
        if table.edge != NONE:
            Edge().burn(EffectContext(table, table.edge, source), 1)


EDGE_INSTEAD = BurnsEdgeInstead()


class BurnsEdgeForBleed(MoreBleed, frozen=True):
    """Burns the Edge for more bleed."""

    limited: bool = False

    @override
    def timely(self, context: EffectContext) -> bool:
        return super().timely(context) and context.table.edge == context.seat

    @override
    def does(self) -> tuple[Does, ...]:
        return (*super().does(), *Edge().changed(1, less=True))

    @override
    def carry_out(self, context: EffectContext) -> None:
        Edge().burn(context, 1)
        super().carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"burn the Edge to get {super().say(wording)}"


class GivesUpEdge(Effect, frozen=True):
    """Whenever the user would get the Edge in this action, it is burned instead."""

    @override
    def does(self) -> tuple[Does, ...]:
        return Edge().changed(1, less=True)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.hold_for_now(
            TimedStatic(EDGE_INSTEAD, EVERYWHERE, Until.ACTION, context.card)
        )

    @override
    def say(self, wording: Wording) -> str:
        return (
            "you cannot gain the Edge this action. If you would get the Edge, it is burned instead"
        )


class IsUniqueSlave(Condition, frozen=True):
    """The user is a unique slave."""

    @override
    def holds(self, context: EffectContext) -> bool:
        printed = context.table.cards[context.user_minion.card]
        return printed.unique and bool(printed.slave_to)

    @override
    def say(self, wording: Wording) -> str:
        return "by a unique slave Gargoyle"


class VampiresServed(Amount, frozen=True):
    """The ready vampires of the served clan with the same controller as the user."""

    @override
    def count(self, context: EffectContext) -> int:
        clan = context.table.cards[context.user_minion.card].slave_to
        return len(minions_of(context, MinionFilter(clans=(clan,), ready=True), "mine"))

    @override
    def say(self, wording: Wording) -> str:
        return "ready vampire of the enslaving clan you control"


class BleedForServed(MoreBleed, frozen=True):
    """More bleed for each of the vampires that the user serves."""

    @override
    def say(self, wording: Wording) -> str:
        return f"+1 bleed for each {VampiresServed().say(wording)} (limited)"


CARDS = (
    card(
        100639,
        "Empowering the Puppet King",
        modifier("dom", MoreBleed(1), role=Role.OTHER, who=MinionFilter(locked=False)),
        modifier("DOM", MoreBleed(1), role=Role.OTHER),
        exception="A locked vampire can use it at superior, which changes a sentence about both "
        "levels.",
    ),
    card(101098, "Leverage", modifier("", BurnsEdgeForBleed(1), GivesUpEdge())),
    card(
        102077,
        "Unleash the Hounds",
        modifier("dom", MoreBleed(1)),
        modifier("vis", MoreBleed(1)),
        modifier("VIS", BleedForServed(VampiresServed()), conditions=(IsUniqueSlave(),)),
    ),
)
