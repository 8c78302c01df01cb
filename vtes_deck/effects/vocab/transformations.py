"""Cards that become minions as they enter play."""

from __future__ import annotations

from typing import override

from cardbase.terms import Sect
from vtes_deck.effects.vocab.context import Effect, EffectContext, SaidElsewhere
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.actions.hunt import Hunt
from vtes_deck.engine.state.decisions import Option
from vtes_deck.engine.state.events import Event, EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.statics import Duty
from vtes_deck.engine.state.table import Activity, Table, TimedRestriction, Until
from vtes_deck.engine.status import control

EMBRACED = EventType("embraced", "{card} is now a vampire of the clan {word}.")
MUST_HUNT = "must hunt"
"""The mark that contains the turn in which the vampire must hunt."""


class BecomesVampire(Effect, frozen=True, kw_only=True):
    """Puts the card into play as a vampire with the clan of the minion that plays it.

    It has no blood, no Disciplines and no title.

    Attributes:
        capacity: its capacity.
        sect: its sect; ``None``: that of the minion.
        hunts: it must hunt this turn.
        rests: it cannot perform actions this turn.
    """

    capacity: int
    sect: Sect | None = None
    hunts: bool = False
    rests: bool = False

    def is_due(self, table: Table, card: int, minion: int) -> bool:
        """Whether the effect now turns the card of this minion's action into a vampire."""
        del table, card, minion
        return True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.MINION, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Put the card into play; MIN-12: it may act in this turn."""
        table, maker = context.table, context.user_minion
        childe = Minion(
            context.card,
            context.seat,
            vampire=True,
            capacity=self.capacity,
            clan=maker.clan,
            sect=self.sect or maker.sect,
        )
        announcement = Event(EMBRACED, context.seat, context.card, word=maker.clan)
        control.arrive(table, context.card, context.seat, becomes=childe, announcement=announcement)
        if context.card not in table.in_play:
            return
        if self.hunts:
            childe.set_mark(MUST_HUNT, table.turn)
        if self.rests:
            table.restrict(TimedRestriction(Activity.ACT, context.card, Until.TURN, context.card))

    @override
    def say(self, wording: Wording) -> str:
        kind, like = "vampire", "clan and sect"
        if self.sect is not None:
            kind, like = f"{self.sect.value} vampire", "clan"
        first = " and must hunt this turn" if self.hunts else ""
        first = " and cannot perform actions this turn" if self.rests else first
        return (
            f"put {wording.this} in play. It becomes a {self.capacity}-capacity non-unique {kind} "
            f"of the same {like} as the acting vampire{first}"
        )


class MustHunt(Duty):
    """The vampire must hunt in the turn that its mark names (MIN-04)."""

    __slots__ = ()

    @override
    def options(self, table: Table, source: int, minion: Minion) -> list[Option] | None:
        must = source == minion.card and minion.mark(MUST_HUNT) == table.turn
        return Hunt.options(table, minion) if must else None


class HasHunted(SaidElsewhere, Effect, frozen=True):
    """Records that the vampire no longer has to hunt."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.card_in_play.set_mark(MUST_HUNT, 0)
