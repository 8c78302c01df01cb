"""Vampires whose research makes the hand larger."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    CardInPlay,
    Does,
    Effect,
    EffectContext,
    EventType,
    Key,
    NoPurpose,
    Number,
    OwnStatic,
    PurposeKind,
    Table,
    Wording,
    hand,
)
from vtes_deck.effects.vocab import (
    IS_READY,
    MASTER,
    NOTHING,
    Bonus,
    CardAction,
    MasterActions,
    MyTurn,
    Pay,
    Power,
    card,
)

RESEARCH = "research"
"""The mark that counts the research counters of a vampire."""
RESEARCHES = EventType("research counter", "{minion} has {n:research counter}.")


class PutResearch(Effect, frozen=True):
    """1 research counter is put on the vampire."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.HAND_SIZE, 1, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Add a research counter and adjust the hand (DRW-05)."""
        table, vampire = context.table, context.table.minion(context.host)
        vampire.set_mark(RESEARCH, vampire.mark(RESEARCH) + 1)
        table.emit(RESEARCHES, minion=vampire.card, n=vampire.mark(RESEARCH))
        hand.adjust(table, vampire.controller)

    @override
    def say(self, wording: Wording) -> str:
        return f"put 1 research counter on {wording.user}"


class ResearchHand(NoPurpose, OwnStatic, Number, frozen=True):
    """The hand size grows with the research counters.

    Attributes:
        ready: only while the vampire is ready.
    """

    ready: bool = False

    key: ClassVar[Key] = Bonus.HAND_SIZE
    wide: ClassVar[bool] = True

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        vampire = table.minion(source)
        if on != vampire.controller or (self.ready and not vampire.ready):
            return 0
        return vampire.mark(RESEARCH)

    @override
    def say(self, wording: Wording) -> str:
        if self.ready:
            return (
                f"while {wording.user} is ready, your hand size is +X, where X is the number of "
                f"research counters on {wording.user}"
            )
        return f"you get +1 hand size for each research counter on {wording.user}"


class StudiesForPool(Power, frozen=True, kw_only=True):
    """A use of the master phase, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        put = PutResearch().say(wording)
        ready = "".join(f"{one.say(wording)}, " for one in self.conditions if one != MyTurn())
        return f"{ready}you can use 1 master phase action and burn {self.pool} pool to {put}"


CARDS = (
    card(
        200751,
        "Kanimana Belghazi",
        CardAction(
            sentence="{minion} acts for a research counter.",
            host=True,
            stealth=1,
            blood=1,
            target=NOTHING,
            effects=(PutResearch(),),
        ),
        ResearchHand(ready=True),
    ),
    card(
        201030,
        "Nahir",
        StudiesForPool(
            sentence="Use a master phase action and 1 pool: a research counter for {card}.",
            at=MASTER,
            pool=1,
            conditions=(MyTurn(), IS_READY),
            effects=(Pay(1, MasterActions()), PutResearch()),
        ),
        ResearchHand(),
    ),
)
