"""Conditions on pool, phases, and the event that triggered an effect."""

from __future__ import annotations

from typing import override

from cardbase.model import Trait
from vtes_deck.effects.vocab.context import Condition, EffectContext
from vtes_deck.effects.vocab.minion_filter import ANYONE, HostIs, MinionFilter, Whose, seats_of
from vtes_deck.effects.vocab.wording import Wording, with_article
from vtes_deck.engine.actions.bleed import Bleed
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Phase

IS_READY = HostIs(MinionFilter(ready=True))
"""The minion that is or carries the card is ready."""
IS_UNLOCKED = HostIs(MinionFilter(locked=False))
"""The minion that is or carries the card is unlocked."""
IS_READY_AND_UNLOCKED = HostIs(MinionFilter(ready=True, locked=False))
"""The minion that is or carries the card is ready and unlocked."""


class TurnOf(Condition, frozen=True):
    """It is the turn of such a Methuselah, relative to the controller of the card."""

    whose: Whose

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        seen = EffectContext(table, context.card_in_play.controller, context.card)
        return table.active in seats_of(seen, self.whose)


class InPhase(Condition, frozen=True):
    """It is this phase of the turn."""

    phase: Phase

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.table.phase is self.phase

    @override
    def say(self, wording: Wording) -> str:
        return f"during your {self.phase.name.lower()} phase"


class HasBled(Condition, frozen=True):
    """The action was a successful bleed for 1 or more (BLD-10) and has resolved."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """An unpaid bleed has no effect (RES-04) and does not count."""
        action = context.action
        return isinstance(action, Bleed) and action.successful and action.bled

    @override
    def say(self, wording: Wording) -> str:
        return "if the bleed is successful"


class HostCalls(Condition, frozen=True):
    """The vampire of the card has called the current referendum."""

    @override
    def holds(self, context: EffectContext) -> bool:
        referendum = context.table.current(Referendum)
        return referendum is not None and referendum.minion == context.host

    @override
    def say(self, wording: Wording) -> str:
        return f"during a referendum {wording.user} calls"


class HostFought(Condition, frozen=True):
    """The card of the event is the minion's opponent in the current combat."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """The combatants remain known after the combat (COM-23)."""
        combat = context.table.current(Combat)
        if combat is None:
            return False
        pair = {side.minion for side in combat.sides}
        return context.host != context.target and pair == {context.host, context.target}

    @override
    def say(self, wording: Wording) -> str:
        return f"in combat with {wording.user}"


class WasReady(Condition, frozen=True):
    """The minion of the event was in the ready region until now."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """A vampire burned in torpor was not ready."""
        card_in_play = context.table.in_play.get(context.target)
        return isinstance(card_in_play, Minion) and not card_in_play.in_torpor


class PlayedMaster(Condition, frozen=True):
    """The Methuselah has played a master card this master phase, cancelled or not (PLY-13)."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.table.seats[context.seat].master_played

    @override
    def say(self, wording: Wording) -> str:
        return "after playing a master card"


class ActingOther(Condition, frozen=True):
    """The acting minion matches and is not the minion of the card."""

    who: MinionFilter = ANYONE

    @override
    def holds(self, context: EffectContext) -> bool:
        action, table = context.action, context.table
        if action is None or action.minion in {NONE, context.host}:
            return False
        return action.minion in table.in_play and self.who.fits(
            context, table.minion(action.minion)
        )

    @override
    def say(self, wording: Wording) -> str:
        return f"if another {self.who.noun()} is acting"


class ControlsLocation(Condition, frozen=True):
    """The controller of the card controls a location."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """Contested locations are out of play (CON-02)."""
        table = context.table
        return any(
            Trait.LOCATION in table.cards[card].traits and not table.in_play[card].contested
            for card in table.seats[context.card_in_play.controller].in_play
        )

    @override
    def say(self, wording: Wording) -> str:
        return "while you control 1 or more locations"

    @override
    def denied(self, wording: Wording) -> str:
        return "while you control no locations"


class Opposes(Condition, frozen=True):
    """The minion that uses the card is in combat with a matching minion."""

    who: MinionFilter

    @override
    def holds(self, context: EffectContext) -> bool:
        combat, table = context.table.current(Combat), context.table
        if combat is None or not combat.holds(context.user_minion.card):
            return False
        opposing = combat.other(context.user_minion.card)
        return opposing in table.in_play and self.who.fits(context, table.minion(opposing))

    @override
    def say(self, wording: Wording) -> str:
        return f"in combat with {self.who.say(wording)}"


class IsPrey(Condition, frozen=True):
    """The user is the prey of the Methuselah who controls the card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.seat == context.table.prey(context.card_in_play.controller)


class HappensTo(Condition, frozen=True):
    """The minion of the event matches and has such a controller."""

    who: MinionFilter
    whose: tuple[Whose, ...]

    @override
    def holds(self, context: EffectContext) -> bool:
        card_in_play = context.table.in_play.get(context.target)
        if not isinstance(card_in_play, Minion) or card_in_play.contested:
            return False
        seats = {seat for whose in self.whose for seat in seats_of(context, whose)}
        return card_in_play.controller in seats and self.who.fits(context, card_in_play)


class ActionRequires(Condition, frozen=True):
    """The current action uses a card that requires a clan."""

    clan: str

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        if action is None or action.card == NONE:
            return False
        return self.clan in context.table.cards[action.card].requirement.clans

    @override
    def say(self, wording: Wording) -> str:
        return f"during an action requiring {with_article(self.clan)}"
