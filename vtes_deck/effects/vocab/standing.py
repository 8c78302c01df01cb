"""How things stand, as the texts of vampires ask: pool, phases, what has just happened."""

from __future__ import annotations

from cardbase.model import Trait, Type
from vtes_deck.effects.vocab.scene import Condition, Scene
from vtes_deck.effects.vocab.who import ANYONE, HostIs, Who, Whose, seats_of
from vtes_deck.engine.actions.action import RESOLVING
from vtes_deck.engine.actions.bleed import BLED, Bleed
from vtes_deck.engine.cards.play import PLAYS
from vtes_deck.engine.combat.course import Combat
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.turn.master import MASTER_BEGINS

IS_READY = HostIs(Who(ready=True))
"""The minion that the card is or is on is ready."""
IS_UNLOCKED = HostIs(Who(locked=False))
"""It is unlocked."""
IS_READY_AND_UNLOCKED = HostIs(Who(ready=True, locked=False))
"""It is both."""


class PoolAtMost(Condition, frozen=True):
    """The Methuselah who uses the card, or another, has at most so much pool."""

    most: int
    whose: Whose = "mine"

    def holds(self, scene: Scene) -> bool:
        """Looks at her pool."""
        seats = scene.table.seats
        return all(seats[seat].pool <= self.most for seat in seats_of(scene, self.whose))


class TurnOf(Condition, frozen=True):
    """It is the turn of whoever is meant, as seen from the controller of the card."""

    whose: Whose

    def holds(self, scene: Scene) -> bool:
        """Whose turn it is."""
        table = scene.table
        seen = Scene(table, scene.thing.controller, scene.card)
        return table.active in seats_of(seen, self.whose)


class Active(Condition, frozen=True):
    """It is the turn of the Methuselah who uses it, whoever controls the card."""

    def holds(self, scene: Scene) -> bool:
        """Whose turn it is."""
        return scene.table.active == scene.seat


class InPhase(Condition, frozen=True):
    """It is this part of a turn."""

    phase: Phase

    def holds(self, scene: Scene) -> bool:
        """Looks at the phase."""
        return scene.table.phase is self.phase


class HasBled(Condition, frozen=True):
    """The action was a successful bleed: for 1 or more (BLD-10), after its resolution."""

    def holds(self, scene: Scene) -> bool:
        """Looks at what it led to; a bleed that could not be paid for has done nothing (RES-04)."""
        action = scene.action
        if not isinstance(action, Bleed) or not action.successful:
            return False
        for event in reversed(scene.table.log):
            if event.what is RESOLVING:
                return False
            if event.what is BLED:
                return True
        return False


class HostCalls(Condition, frozen=True):
    """A referendum is under way that the vampire of the card has called."""

    def holds(self, scene: Scene) -> bool:
        """Looks at the referendum."""
        referendum = scene.table.under_way(Referendum)
        return referendum is not None and referendum.minion == scene.host


class HostFought(Condition, frozen=True):
    """The card to which something happens is the opponent of the minion in the combat under way."""

    def holds(self, scene: Scene) -> bool:
        """Those who have fought are still known when the combat is over (COM-23)."""
        combat = scene.table.under_way(Combat)
        if combat is None:
            return False
        pair = {side.minion for side in combat.sides}
        return scene.host != scene.target and pair == {scene.host, scene.target}


class WasReady(Condition, frozen=True):
    """The minion to which something happens was in the ready region until now."""

    def holds(self, scene: Scene) -> bool:
        """A vampire that is burned in torpor has left it before."""
        thing = scene.table.in_play.get(scene.target)
        return isinstance(thing, Minion) and not thing.in_torpor


class PlayedMaster(Condition, frozen=True):
    """The Methuselah has played a master card in this master phase, cancelled or not (PLY-13)."""

    def holds(self, scene: Scene) -> bool:
        """Looks back to the beginning of the phase."""
        for event in reversed(scene.table.log):
            if event.what is MASTER_BEGINS:
                return False
            if event.what is PLAYS and event.seat == scene.seat:
                return Type.MASTER in scene.table.cards[event.card].types
        return False


class ActingOther(Condition, frozen=True):
    """The acting minion is another one than that of the card, and fits."""

    who: Who = ANYONE

    def holds(self, scene: Scene) -> bool:
        """Looks at the acting minion."""
        action, table = scene.action, scene.table
        if action is None or action.minion in {NONE, scene.host}:
            return False
        return action.minion in table.in_play and self.who.fits(scene, table.minion(action.minion))


class ControlsLocation(Condition, frozen=True):
    """The Methuselah who controls the card controls a location."""

    def holds(self, scene: Scene) -> bool:
        """On its own or on another card; contested ones are out of play (CON-02)."""
        table = scene.table
        return any(
            Trait.LOCATION in table.cards[card].traits and not table.in_play[card].contested
            for card in table.seats[scene.thing.controller].in_play
        )


class Opposes(Condition, frozen=True):
    """The minion that uses the card is in combat with one that fits."""

    who: Who

    def holds(self, scene: Scene) -> bool:
        """Looks at the opposing minion."""
        combat, table = scene.table.under_way(Combat), scene.table
        if combat is None or not combat.holds(scene.me.card):
            return False
        opposing = combat.other(scene.me.card)
        return opposing in table.in_play and self.who.fits(scene, table.minion(opposing))


class IsPrey(Condition, frozen=True):
    """Whoever uses it is the prey of the Methuselah who controls the card."""

    def holds(self, scene: Scene) -> bool:
        """As they sit now."""
        return scene.seat == scene.table.prey(scene.thing.controller)


class HappensTo(Condition, frozen=True):
    """The minion to which something happens fits, and is controlled by one of those meant."""

    who: Who
    whose: tuple[Whose, ...]

    def holds(self, scene: Scene) -> bool:
        """Looks at it while it still is in play."""
        thing = scene.table.in_play.get(scene.target)
        if not isinstance(thing, Minion) or thing.contested:
            return False
        seats = {seat for whose in self.whose for seat in seats_of(scene, whose)}
        return thing.controller in seats and self.who.fits(scene, thing)


class ActionRequires(Condition, frozen=True):
    """The action under way is one with a card that requires a clan."""

    clan: str

    def holds(self, scene: Scene) -> bool:
        """Looks at the card of the action."""
        action = scene.action
        if action is None or action.card == NONE:
            return False
        return self.clan in scene.table.cards[action.card].requirement.clans
