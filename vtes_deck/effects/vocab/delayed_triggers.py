"""What a card does later in the same action, combat or turn, though it does not stay in play."""

from __future__ import annotations

from typing import Protocol, cast, override

from vtes_deck.effects.vocab.context import NOTHING, Condition, Effect, EffectContext, Target
from vtes_deck.engine.combat.moves import Move
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import DelayedTrigger, Until


class _DelayedScript(Protocol):
    """The script of a card that declares such effects."""

    delayed: tuple[AddDelayedTrigger, ...]


class AddDelayedTrigger(Effect, frozen=True, kw_only=True):
    """Something that may be done later by the minion that plays the card, or happens by itself.

    Attributes:
        sentence: what it says to people, if it may be done.
        at: when it may be done; 0 if it happens by itself.
        on: what makes it happen by itself.
        effects: what is done.
        conditions: what must be so then.
        target: what it is aimed at then; by default what the card was aimed at.
        move: what it is in combat.
        blood: what the minion burns for it.
        once: it may be done once.
        until: when it is forgotten.
    """

    sentence: str = ""
    at: int = 0
    on: EventType | None = None
    effects: tuple[Effect, ...] = ()
    conditions: tuple[Condition, ...] = ()
    target: Target = NOTHING
    move: Move | None = None
    blood: int = 0
    once: bool = True
    until: Until = Until.ACTION

    @override
    def carry_out(self, context: EffectContext) -> None:
        script = cast("_DelayedScript", context.table.cards[context.card].script)
        number = script.delayed.index(self)
        context.table.delayed_triggers += (
            DelayedTrigger(
                card=context.card,
                part=number,
                seat=context.seat,
                minion=context.minion,
                target=context.target if context.target in context.table.in_play else NONE,
                window=self.move.when if self.move else self.at,
                until=self.until,
            ),
        )


class NoteUse(Effect, frozen=True):
    """Notes that the card has done this, until something ends (``NotYet``)."""

    what: str
    until: Until = Until.TURN

    @override
    def carry_out(self, context: EffectContext) -> None:
        """GEN-22."""
        context.table.use_once(self.what, context.card, self.until)
