"""Cards that remember a vampire, and what minions have done to earn something."""

from __future__ import annotations

from typing import override

from cardbase.model import Trait
from vtes_deck.effects.vocab.ash_heap import requires_anarch
from vtes_deck.effects.vocab.context import Choice, Condition, Effect, EffectContext, Target
from vtes_deck.engine.actions.anarch import BecomeAnarch
from vtes_deck.engine.actions.permanents import Equip
from vtes_deck.engine.cards.play import USES_DISCIPLINE
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Until

CHOSEN = "chosen"
"""The mark of a card under which the number of a vampire stands, one more."""
CHOSEN_ENTRY = "entry of the chosen"
"""The mark under which stands with which entry into play it was chosen."""
CHOOSES = EventType("chooses", "{seat} chooses {minion} for {card}.")


class RememberTarget(Effect, frozen=True):
    """The card remembers the minion aimed at, instead of any other."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        card_in_play = context.table.in_play.get(context.card)
        if card_in_play is not None:
            card_in_play.set_mark(CHOSEN, context.target + 1)
            card_in_play.set_mark(CHOSEN_ENTRY, context.table.in_play[context.target].entry)
            context.table.emit(CHOOSES, context.seat, context.card, minion=context.target)


class TheChosen(Target, frozen=True):
    """The minion that the card remembers, if the Methuselah who uses the card controls it."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        """It, but not if it was burned or yielded and has come back (GEN-10).

        INF-16: under its advanced version it is one vampire with that.
        """
        minion = context.table.in_play.get(context.card_in_play.mark(CHOSEN) - 1)
        if minion is None or minion.entry != context.card_in_play.mark(CHOSEN_ENTRY):
            return []
        minion = context.table.in_play.get(minion.host, minion)
        if not isinstance(minion, Minion) or minion.contested:
            return []
        return [(minion.card, NONE, 0)] if minion.controller == context.seat else []


class ItsTurn(Condition, frozen=True):
    """It is the turn of the Methuselah who controls the card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.card_in_play.controller == context.table.active


class UsedDisciplines(Condition, frozen=True):
    """The minion that the card is on has used so many Disciplines to play cards in this action."""

    least: int

    @override
    def holds(self, context: EffectContext) -> bool:
        host = context.host
        found = {
            what
            for what, card, until in context.table.used
            if card == host and until is Until.ACTION and what.startswith(USES_DISCIPLINE)
        }
        return len(found) >= self.least


class AnarchAction(Condition, frozen=True):
    """The action requires an Anarch, or makes the acting vampire one."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        if isinstance(action, BecomeAnarch):
            return True
        if action is None or action.card == NONE:
            return False
        return requires_anarch(context.table.cards[action.card])


class Equipped(Condition, frozen=True):
    """The action was one to equip with a card from the hand, without one of these traits."""

    but: tuple[Trait, ...] = ()

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        if not isinstance(action, Equip):
            return False
        return not context.table.cards[action.card].traits.intersection(self.but)
