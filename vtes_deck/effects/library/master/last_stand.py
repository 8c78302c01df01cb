"""Last Stand: an ousting ends the turn."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ACTION_OVER,
    AutomaticEffect,
    CurrentAction,
    DelayedTrigger,
    Does,
    Effect,
    EffectContext,
    Event,
    Procedure,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
    await_events,
    cut_short,
    give_next_turn,
    zones,
)
from vtes_deck.effects.vocab import (
    OUSTED,
    EntersWith,
    PutInPlay,
    Trigger,
    Until,
    card,
    master,
)

GONE = "Methuselahs ousted before"
"""The mark with a bit for each Methuselah who was ousted before the card entered play."""


def ousted(table: Table) -> int:
    """A bit for each Methuselah who is ousted."""
    return sum(1 << seat.number for seat in table.seats if seat.ousted)


class NotesOusted(SaidElsewhere, Effect, frozen=True):
    """Records who has already been ousted."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.card_in_play.set_mark(GONE, ousted(context.table))


class Records(SaidElsewhere, EntersWith, frozen=True):
    """The record of ousted Methuselahs, which the text does not mention."""


class TurnEnds(AutomaticEffect, frozen=True):
    """The effect of a delayed trigger: the turn ends after the current action.

    Attributes:
        before: a bit for each Methuselah who had been ousted before.
    """

    before: int

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Determine again, at every ousting, who takes the next turn."""
        del trigger
        if event.what is OUSTED:
            give_next_turn(table, next_active(table, self.before))
        elif event.what is ACTION_OVER:
            stack = table.stack
            actions = [at for at, one in enumerate(stack) if isinstance(one, CurrentAction)]
            stack.insert(actions[-1], EndOfStand(self.before))  # after the action that has ended


def next_active(table: Table, before: int) -> int:
    """The predator of an ousted Methuselah; of several, the first to the left of the active one."""
    new = [seat.number for seat in table.seats if seat.ousted and not before >> seat.number & 1]
    hunters = {table.predator(number) for number in new}
    order = [seat for seat in table.clockwise(table.active) if seat != table.active]
    return next((seat for seat in order if seat in hunters), table.active)


class EndOfStand(Procedure):
    """The turn ends unless another action is still under way.

    Attributes:
        before: a bit for each Methuselah who had been ousted before.
    """

    before: int

    def end(self, table: Table) -> None:
        """End the turn after the innermost action."""
        if table.current(CurrentAction) is None:
            cut_short(table, then=next_active(table, self.before))

    steps = (end,)


class EndsTurn(Effect, frozen=True):
    """The turn ends as soon as no action is under way, and the card is burned."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BURN, which="this"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, before = context.table, context.card_in_play.mark(GONE)
        zones.burn(table, context.card)
        await_events(context, TurnEnds(before), Until.TURN)
        give_next_turn(table, next_active(table, before))
        if table.current(CurrentAction) is None:
            table.decision = None  # the current question belongs to the turn
            table.push(EndOfStand(before))

    @override
    def say(self, wording: Wording) -> str:
        return (
            "the current turn ends (after the current action is concluded, if any), and "
            f"{wording.this} is burned. The predator of the ousted Methuselah (if more than one "
            "was ousted, go clockwise from the left of the Methuselah whose turn just ended) takes "
            "the next turn"
        )


class OnOusting(Trigger, frozen=True, kw_only=True):
    """The end of the turn; the cards of an ousted Methuselah leave play with her."""

    @override
    def say(self, wording: Wording) -> str:
        does = "".join(one.say(wording) for one in self.effects)
        return f"when any other Methuselah is ousted, {does}"


CARDS = (
    card(
        101074,
        "Last Stand",
        master(PutInPlay()),
        Records((NotesOusted(),)),
        OnOusting(on=OUSTED, effects=(EndsTurn(),)),
    ),
)
