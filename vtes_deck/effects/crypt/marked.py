"""Vampires that put special counters on themselves or on allies."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Amount,
    CardInPlay,
    Condition,
    Does,
    Effect,
    EffectContext,
    EventType,
    Key,
    Minion,
    Number,
    OwnStatic,
    PurposeKind,
    SaidElsewhere,
    Table,
    Which,
    Wording,
    card_of,
)
from vtes_deck.effects.vocab import (
    ALLY,
    BURNED,
    AMinion,
    Aura,
    Bonus,
    CardAction,
    Same,
    Trigger,
    card,
)

MARKS = EventType("puts a counter on", "{card}: a {word} counter is put on {target}.")
GRAFT, TRAP, STATUS = "graft", "trap", "status"


class PutMark(Effect, frozen=True):
    """A counter is put on a minion.

    Attributes:
        kind: the kind of counter.
        which: the minion.
    """

    kind: str
    which: Which

    @override
    def does(self) -> tuple[Does, ...]:
        if self.which == "target":
            return (Does(PurposeKind.STEALTH, 1, which="target", less=True),)
        kind = PurposeKind.VOTES if self.kind == STATUS else PurposeKind.INTERCEPT
        return (Does(kind, 1, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        marked = table.in_play.get(card_of(context, self.which))
        if marked is not None:
            marked.set_mark(self.kind, marked.mark(self.kind) + 1)
            table.emit(MARKS, card=context.card, target=marked.card, word=self.kind)

    @override
    def say(self, wording: Wording) -> str:
        return f"put 1 {self.kind} counter on {wording.target}"


class Marks(Amount, frozen=True):
    """The counters of a kind on the minion with the text."""

    kind: str

    @override
    def count(self, context: EffectContext) -> int:
        return context.table.in_play[context.host].mark(self.kind)

    @override
    def say(self, wording: Wording) -> str:
        return f"{self.kind} counter"


class WeakensMarked(OwnStatic, Number, frozen=True):
    """Allies with graft counters have less stealth; by a ruling, more counters add nothing."""

    key: ClassVar[Key] = Bonus.STEALTH
    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STEALTH, 1, whose="others", less=True),)

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        ally = isinstance(on, Minion) and not on.vampire
        return -1 if ally and not isinstance(on, int) and on.mark(GRAFT) else 0

    @override
    def say(self, wording: Wording) -> str:
        return f"an ally with any {GRAFT} counters gets -1 stealth"


class OpponentFell(SaidElsewhere, Condition, frozen=True):
    """A minion that the vampire opposed in combat was burned.

    Attributes:
        vampire: only a vampire counts.
    """

    vampire: bool = False

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        fallen = context.target
        if self.vampire and not table.cards[fallen].crypt:
            return False
        return Same("fought", "target").holds(context)


class Marked(Trigger, frozen=True, kw_only=True):
    """The counter for a fallen opponent, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name = wording.name
        if any(isinstance(one, OpponentFell) and one.vampire for one in self.conditions):
            return (
                f"put 1 status counter on {name} after a vampire opposing {name} is burned in "
                "combat"
            )
        return f"if a minion opposing {name} in combat is burned, put a trap counter on her"


class StrongerByMarks(Aura, frozen=True, kw_only=True):
    """The bonus, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        what, where = (
            ("vote", " on him") if self.bonus is Bonus.VOTES else ("intercept", " she has")
        )
        kind = self.n.say(wording) if isinstance(self.n, Marks) else ""
        return f"{wording.name} gets +1 {what} for each {kind}{where}"


CARDS = (
    card(
        200381,
        "Dr. Morrow, The Skindoctor",
        CardAction(
            sentence="{minion} acts to put a graft counter on {target}.",
            host=True,
            target=AMinion(ALLY, "any"),
            effects=(PutMark(GRAFT, "target"),),
        ),
        WeakensMarked(),
    ),
    card(
        201412,
        "Unre, Keeper of Golgotha",
        Marked(on=BURNED, conditions=(OpponentFell(),), effects=(PutMark(TRAP, "host"),)),
        StrongerByMarks(bonus=Bonus.INTERCEPT, n=Marks(TRAP), host=True),
    ),
    card(
        200155,
        "Aziz, Dammar of Istanbul",
        Marked(
            on=BURNED,
            conditions=(OpponentFell(vampire=True),),
            effects=(PutMark(STATUS, "host"),),
        ),
        StrongerByMarks(bonus=Bonus.VOTES, n=Marks(STATUS), host=True),
    ),
)
