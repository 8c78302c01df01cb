"""Cards that remember a vampire, and what minions have done to earn something."""

from __future__ import annotations

from cardbase.model import Trait
from vtes_deck.effects.vocab.heaps import requires_anarch
from vtes_deck.effects.vocab.scene import Aim, Choice, Condition, Effect, Scene
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

    def carry_out(self, scene: Scene) -> None:
        """Even while that one is out of play."""
        thing = scene.table.in_play.get(scene.card)
        if thing is not None:
            thing.set_mark(CHOSEN, scene.target + 1)
            thing.set_mark(CHOSEN_ENTRY, scene.table.in_play[scene.target].entry)
            scene.table.tell(CHOOSES, scene.seat, scene.card, minion=scene.target)


class TheChosen(Aim, frozen=True):
    """The minion that the card remembers, if the Methuselah who uses the card controls it."""

    def choices(self, scene: Scene) -> list[Choice]:
        """It, but not if it was burned or yielded and has come back (GEN-10).

        INF-16: under its advanced version it is one vampire with that.
        """
        minion = scene.table.in_play.get(scene.thing.mark(CHOSEN) - 1)
        if minion is None or minion.entry != scene.thing.mark(CHOSEN_ENTRY):
            return []
        minion = scene.table.in_play.get(minion.host, minion)
        if not isinstance(minion, Minion) or minion.contested:
            return []
        return [(minion.card, NONE, 0)] if minion.controller == scene.seat else []


class ItsTurn(Condition, frozen=True):
    """It is the turn of the Methuselah who controls the card."""

    def holds(self, scene: Scene) -> bool:
        """Whoever uses it."""
        return scene.thing.controller == scene.table.active


class UsedDisciplines(Condition, frozen=True):
    """The minion that the card is on has used so many Disciplines to play cards in this action."""

    least: int

    def holds(self, scene: Scene) -> bool:
        """Cancelled cards are counted too."""
        host = scene.host
        found = {
            what
            for what, card, until in scene.table.used
            if card == host and until is Until.ACTION and what.startswith(USES_DISCIPLINE)
        }
        return len(found) >= self.least


class AnarchAction(Condition, frozen=True):
    """The action requires an Anarch, or makes the acting vampire one."""

    def holds(self, scene: Scene) -> bool:
        """Looks at its card, in hand or in play."""
        action = scene.action
        if isinstance(action, BecomeAnarch):
            return True
        if action is None or action.card == NONE:
            return False
        return requires_anarch(scene.table.cards[action.card])


class Equipped(Condition, frozen=True):
    """The action was one to equip with a card from the hand, without one of these traits."""

    but: tuple[Trait, ...] = ()

    def holds(self, scene: Scene) -> bool:
        """Looks at the action under way."""
        action = scene.action
        if not isinstance(action, Equip):
            return False
        return not scene.table.cards[action.card].traits.intersection(self.but)
