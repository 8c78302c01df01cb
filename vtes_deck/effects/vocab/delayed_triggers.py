"""Effects of a card later in the same action, combat or turn, after it has left play."""

from __future__ import annotations

from typing import Protocol, cast, override

from vtes_deck.effects.vocab.context import NOTHING, Condition, Effect, EffectContext, Target
from vtes_deck.engine.combat.moves import Move
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import DelayedTrigger, Until


class _DelayedScript(Protocol):
    """The script of a card with delayed triggers."""

    delayed: tuple[AddDelayedTrigger, ...]


class AddDelayedTrigger(Effect, frozen=True, kw_only=True):
    """Adds a delayed trigger: an option for the minion that plays the card, or an automatic effect.

    Attributes:
        sentence: the text of the option; unused for an automatic effect.
        at: the windows in which it can be used; 0 for an automatic effect.
        on: the event that triggers the automatic effect.
        effects: the effects.
        conditions: conditions at that time.
        target: the targets at that time; by default the target of the card.
        move: the combat move.
        blood: the cost in blood.
        once: it can be used once.
        until: when it expires.
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
