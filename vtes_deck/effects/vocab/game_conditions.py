"""Conditions on pool, phases, and the event that triggered an effect."""

from __future__ import annotations

from typing import override

from cardbase.disciplines import DISCIPLINES
from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.ash_heap import makes_anarch, requires_anarch
from vtes_deck.effects.vocab.context import Condition, EffectContext
from vtes_deck.effects.vocab.minion_filter import MinionFilter
from vtes_deck.effects.vocab.powers import CardAction
from vtes_deck.effects.vocab.references import Is
from vtes_deck.effects.vocab.wording import Wording, with_article
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.anarch import BecomeAnarch
from vtes_deck.engine.actions.bleed import Bleed
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.table import Phase, Table

IS_READY = Is("host", MinionFilter(ready=True))
"""The minion that is or carries the card is ready."""
IS_UNLOCKED = Is("host", MinionFilter(locked=False))
"""The minion that is or carries the card is unlocked."""
IS_READY_AND_UNLOCKED = Is("host", MinionFilter(ready=True, locked=False))
"""The minion that is or carries the card is ready and unlocked."""


class IsMerged(Condition, frozen=True):
    """The advanced vampire with the text is merged with its base card (INF-16)."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        vampire = table.in_play.get(context.host)
        return vampire is not None and any(table.cards[one].crypt for one in vampire.attached)

    @override
    def say(self, wording: Wording) -> str:
        """The symbol before the text, which is not part of its sentence."""
        return "[MERGED]"


IS_MERGED = IsMerged()
"""The condition for the text after the "merged" symbol of an advanced vampire."""


class InPhase(Condition, frozen=True):
    """The turn is in this phase."""

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
        """Whether it has bled; a bleed whose cost was not paid has no effect (RES-04)."""
        action = context.action
        return isinstance(action, Bleed) and action.successful and action.bled

    @override
    def say(self, wording: Wording) -> str:
        return "if the bleed is successful"


class ActionRequires(Condition, frozen=True):
    """The current action uses a card that requires a clan, or a Discipline as it is played.

    Attributes:
        clan: the clan.
        discipline, other: the Disciplines, one of which is enough.
    """

    clan: str = ""
    discipline: str = ""
    other: str = ""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        if action is None or action.card == NONE:
            return False
        requirement = context.table.cards[action.card].requirement
        if self.clan and (self._of_allowed(action) or self.clan in requirement.clans):
            return True
        if not self.discipline or isinstance(getattr(action, "mode", None), CardAction):
            return False  # a card in play that allows an action gives it no Discipline
        played = action.played_as().lower().split("+")
        required = played if played != [""] else requirement.disciplines
        return self.discipline in required or self.other in required

    def _of_allowed(self, action: Action) -> bool:
        """Whether an action that a card in play allows requires the clan, by a ruling."""
        allows = getattr(action, "mode", None)
        return isinstance(allows, CardAction) and self.clan in allows.who.clans

    @override
    def say(self, wording: Wording) -> str:
        """With a clan and a Discipline, one of them is enough."""
        names = [with_article(self.clan)] if self.clan else []
        names += [DISCIPLINES[one].name for one in (self.discipline, self.other) if one]
        return f"during an action requiring {' or '.join(names)}"


def needs_anarch(table: Table, action: Action) -> bool:
    """Whether an action requires an Anarch.

    By a ruling, an action that a card in play allows has the requirement that its text states for
    the minion, not the requirement for playing the card.
    """
    if action.card == NONE:
        return False
    allows = getattr(action, "mode", None)
    if isinstance(allows, CardAction):
        return allows.who.sects == (Sect.ANARCH,) or Title.BARON in allows.who.titles
    return requires_anarch(table.cards[action.card])


class AnarchAction(Condition, frozen=True):
    """The action requires an Anarch or makes the acting vampire Anarch."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, action = context.table, context.action
        if action is None or isinstance(action, BecomeAnarch):
            return action is not None
        if needs_anarch(table, action):
            return True
        allowed = isinstance(getattr(action, "mode", None), CardAction)
        return action.card != NONE and not allowed and makes_anarch(table.cards[action.card])

    @override
    def say(self, wording: Wording) -> str:
        return f"during an action requiring an Anarch or making {wording.user} Anarch"
