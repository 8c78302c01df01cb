"""Two Wrongs: a bleed is redirected to the prey of the bleeding Methuselah."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    MINION_PLAYS,
    PLAYS,
    AutomaticEffect,
    DefinitionScript,
    DelayedTrigger,
    Does,
    Effect,
    EffectContext,
    Event,
    PurposeKind,
    ShowCard,
    Table,
    Wording,
    await_events,
    contains,
)
from vtes_deck.effects.vocab import (
    DECLINED,
    AtBleed,
    Belongs,
    BlocksDeclined,
    Bounce,
    Not,
    Until,
    card,
    master,
)


def changes_target(table: Table, show: ShowCard) -> bool:
    """Whether a card, as it is played, would change the target of a bleed."""
    script = table.cards[show.card].script
    if not isinstance(script, DefinitionScript):
        return False
    return any(contains(mode.effects, Bounce) for mode in script.modes if mode.level == show.level)


class NextBounceFails(AutomaticEffect, frozen=True):
    """The effect of a delayed trigger: the next card that changes the target is cancelled."""

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Cancel the card (PLY-13); its cost is paid."""
        show = table.current(ShowCard)
        if event.what not in {PLAYS, MINION_PLAYS} or show is None:
            return
        if show.card != trigger.card and changes_target(table, show):
            show.cancel(trigger.seat)
            table.delayed_triggers = tuple(
                one for one in table.delayed_triggers if one is not trigger
            )


class BouncesOn(Effect, frozen=True):
    """The bleed goes to the prey of the acting Methuselah, and the next change is cancelled."""

    bounce: Bounce = Bounce()

    @override
    def timely(self, context: EffectContext) -> bool:
        """True if the bleed of another Methuselah's minion can go to a third Methuselah."""
        action = context.action
        needs = (AtBleed("me"), Not(Belongs("acting", "predator")), BlocksDeclined())
        if action is None or not self.bounce.timely(context):
            return False
        acting = action.acting_seat(context.table)
        if context.table.prey(acting) in {context.seat, acting}:
            return False
        return all(one.holds(context) for one in needs)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BOUNCE, whose="mine"), Does(PurposeKind.CANCEL, whose="any"))

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, action = context.table, context.action
        if action is None:
            return
        self.bounce.carry_out(context.at(other=table.prey(action.acting_seat(table))))
        await_events(context, NextBounceFails(), Until.ACTION)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "play when a minion controlled by a Methuselah other than your predator is bleeding "
            "you after blocks are declined. That minion is now bleeding his or her prey. The next "
            "card that would change the target of this bleed is canceled as it is played"
        )


CARDS = (card(102052, "Two Wrongs", master(BouncesOn(), at=DECLINED)),)
