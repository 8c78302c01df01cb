"""Effects of a card later in the same action, combat or turn, after it has left play."""

from __future__ import annotations

from typing import Protocol, cast, override

import msgspec

from vtes_deck.effects.vocab.action_conditions import MyTurn
from vtes_deck.effects.vocab.action_effects import Unlock
from vtes_deck.effects.vocab.choices import apply_effects
from vtes_deck.effects.vocab.context import NOTHING, Condition, Effect, EffectContext, Target
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Which, card_of
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat import cards as combat_cards
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.mechanics import ledger
from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.engine.state.events import Event, EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.modifiers import LaterEffect, TimedStatic
from vtes_deck.engine.state.moves import Move
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.statics import Static
from vtes_deck.engine.state.table import DelayedTrigger, Table, Until
from vtes_deck.engine.state.windows import STRIKE
from vtes_deck.engine.turn.discard import DISCARD_BEGINS

DELAYED = "later"
"""Prefix of the verbs of delayed triggers; the number of the trigger on its card follows."""


class AutomaticEffect(msgspec.Struct, frozen=True, gc=False):
    """The effect of a delayed trigger that responds to events and offers nothing to choose."""

    def options(self, table: Table, trigger: DelayedTrigger) -> list[Option]:
        """No options, because the effect is automatic."""
        del table, trigger
        return []

    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Respond to an event; may push procedures."""
        raise NotImplementedError


def await_events(
    context: EffectContext,
    effect: LaterEffect,
    until: Until,
    *,
    minion: int = NONE,
    target: int = NONE,
) -> None:
    """Let an automatic effect respond to events even though its card is not in play.

    Args:
        context: the card and its player.
        effect: the automatic effect.
        until: the duration.
        minion: the minion that played the card.
        target: the target of the card.
    """
    context.table.delay(
        DelayedTrigger(
            card=context.card,
            effect=effect,
            seat=context.seat,
            minion=minion,
            target=target,
            window=0,
            until=until,
        )
    )


def hold(context: EffectContext, static: Static, on: int, until: Until) -> None:
    """Let a static of the card concern a card in play for a time."""
    context.table.hold_for_now(TimedStatic(static, on, until, context.card, context.seat))


class _DelayedScript(Protocol):
    """The script of a card with delayed triggers."""

    delayed: tuple[AddDelayedTrigger, ...]


class LowersCost(Effect, frozen=True):
    """Reduces the blood cost of a card that the minion is paying for (PLY-12)."""

    def saving(self, card: Printed) -> int:
        """The blood that the reduction would save for a card."""
        raise NotImplementedError


class AddDelayedTrigger(Effect, frozen=True, kw_only=True):
    """Adds a delayed trigger: an option for a minion, or an automatic effect.

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
        until: the time at which it expires.
        by: the minion with the option, if it is not the user.
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
    by: Which | None = None

    @override
    def does(self) -> tuple[Does, ...]:
        return tuple(does for one in self.effects for does in one.does())

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Add the trigger; the option belongs to the current controller of the minion."""
        seat, minion = context.seat, context.minion
        if self.by is not None:
            minion = card_of(context, self.by)
            if minion not in context.table.in_play:
                return
            seat = context.table.in_play[minion].controller
        context.table.delay(
            DelayedTrigger(
                card=context.card,
                effect=self,
                seat=seat,
                minion=minion,
                target=context.target if context.target in context.table.in_play else NONE,
                window=self.move.when if self.move else self.at,
                until=self.until,
            )
        )

    def number(self, table: Table, card: int) -> int:
        """Its number on its card."""
        return cast("_DelayedScript", table.cards[card].script).delayed.index(self)

    def options(self, table: Table, trigger: DelayedTrigger) -> list[Option]:
        """The options of the player who added it."""
        if trigger.minion not in table.in_play:
            return []
        base = EffectContext(table, trigger.seat, trigger.card, trigger.minion, trigger.target)
        minion = table.minion(trigger.minion)
        if minion.blood < self.blood or not all(
            condition.holds(base) for condition in self.conditions
        ):
            return []
        if self.move is not None and not can_move(table, minion, self.move):
            return []
        found = []
        number = self.number(table, trigger.card)
        verb = Verb(f"{DELAYED} {number + 1}", self.sentence)
        for target, other, n in self.target.choices(base):
            aimed = base if self.target == NOTHING else base.at(target=target, other=other, n=n)
            if all(effect.possible(aimed) for effect in self.effects):
                found.append(
                    Option(verb, trigger.card, trigger.minion, aimed.target, other, n, number)
                )
        return found

    def saving(self, card: Printed) -> int:
        """The blood that the reduction would save for a card (PLY-12)."""
        return sum(one.saving(card) for one in self.effects if isinstance(one, LowersCost))

    def use(self, table: Table, trigger: DelayedTrigger, option: Option) -> None:
        """Carry out one of its options."""
        if self.once:
            remove(table, trigger)
        ledger.burn_blood(table, table.minion(trigger.minion), self.blood, trigger.card)
        if self.move is not None:
            combat_cards.perform(table, trigger.minion, trigger.card, self.move)
        context = EffectContext(
            table, trigger.seat, trigger.card, trigger.minion, option.target, option.seat, option.n
        )
        apply_effects(context, self.effects)

    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Apply the automatic effect."""
        if self.on is not event.what or trigger.minion not in table.in_play:
            return
        context = EffectContext(table, trigger.seat, trigger.card, trigger.minion, trigger.target)
        if self.target != NOTHING:
            context = context.at(target=event.minion)
        if all(condition.holds(context) for condition in self.conditions):
            if self.once:
                remove(table, trigger)
            apply_effects(context, self.effects)


class UnlocksLater(AddDelayedTrigger, frozen=True, kw_only=True):
    """The minion unlocks in the next discard phase of its controller."""

    on: EventType | None = DISCARD_BEGINS
    effects: tuple[Effect, ...] = (Unlock(),)
    conditions: tuple[Condition, ...] = (MyTurn(),)
    until: Until = Until.SOURCE

    @override
    def say(self, wording: Wording) -> str:
        return "they unlock during your next discard phase"


def remove(table: Table, trigger: DelayedTrigger) -> None:
    """End a delayed trigger."""
    table.delayed_triggers = tuple(one for one in table.delayed_triggers if one is not trigger)


def use_delayed_trigger(table: Table, option: Option) -> None:
    """Carry out an option of a delayed trigger."""
    for trigger in table.delayed_triggers:
        effect = trigger.effect
        if (
            (trigger.card, trigger.minion) == (option.card, option.minion)
            and isinstance(effect, AddDelayedTrigger)
            and effect.number(table, trigger.card) == option.mode
        ):
            effect.use(table, trigger, option)
            return


def can_move(table: Table, minion: Minion, move: Move) -> bool:
    """Whether a move of a delayed trigger is legal in the combat now."""
    combat = table.current(Combat)
    if combat is None or not combat.holds(minion.card) or not minion.ready:
        return False
    if move.prevent:
        handling = table.current(DamageResolution)
        return handling is not None and handling.preventable(minion.card, move.prevents) > 0
    if move.only_at not in {None, combat.range}:
        return False
    strike = move.strike
    return strike is None or (
        strike.works_at(combat.range)
        and not combat_cards.no_strike(table, minion.card, strike, STRIKE)
    )
