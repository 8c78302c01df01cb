"""What cards do about a combat as a whole: before it, for all of its rounds, after it."""

from __future__ import annotations

from msgspec.structs import replace

from cardbase.model import Bonus
from vtes_deck.effects.vocab.during import GETS_STEALTH, add
from vtes_deck.effects.vocab.scene import Aim, Choice, Condition, Effect, Scene
from vtes_deck.effects.vocab.staying import has_copy
from vtes_deck.effects.vocab.who import Who
from vtes_deck.engine.combat import maneuvers, presses
from vtes_deck.engine.combat.course import Combat
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.combat.fight import end, fight
from vtes_deck.engine.combat.moves import (
    NO_END,
    NO_EQUIPMENT,
    NO_STRIKE_DAMAGE,
    Granted,
    Range,
)
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Until
from vtes_deck.engine.status import torpor

GOES_ON = EventType("goes on", "{minion} goes on with the action as though unblocked.")
QUEUED = EventType("combat queued", "{minion} will fight {target} once more.")


class LastingManeuver(Effect, frozen=True):
    """The minion gets an optional maneuver that it may use in any round of the combat."""

    def carry_out(self, scene: Scene) -> None:
        """COM-09."""
        maneuvers.grant(scene.table, scene.minion, Granted(scene.card, whole=True))


class LastingPress(Effect, frozen=True):
    """The minion gets an optional press that it may use in any round of the combat.

    Attributes:
        only: what it can do: "continue" or "end" the combat; empty if both.
    """

    only: str = ""

    def carry_out(self, scene: Scene) -> None:
        """COM-29."""
        press = Granted(scene.card, only=self.only, whole=True)
        presses.grant(scene.table, scene.minion, press)


class NoEquipment(Effect, frozen=True):
    """The minion cannot use equipment in this combat."""

    def carry_out(self, scene: Scene) -> None:
        """Noted of the minion."""
        scene.table.use_once(NO_EQUIPMENT, scene.minion, Until.COMBAT)


class OpposingCannotEnd(Effect, frozen=True):
    """The opposing minion cannot strike to end the combat in this round."""

    def carry_out(self, scene: Scene) -> None:
        """Noted of that minion."""
        table = scene.table
        table.use_once(NO_END, fight(table).other(scene.minion), Until.ROUND)


class NoStrikeDamage(Effect, frozen=True):
    """All damage from the opposing minion's strikes is prevented for the rest of the round."""

    def carry_out(self, scene: Scene) -> None:
        """Noted of the minion."""
        scene.table.use_once(NO_STRIKE_DAMAGE, scene.minion, Until.ROUND)


class AimStrike(Effect, frozen=True):
    """The strike just chosen inflicts more damage if any of its own is successfully inflicted.

    Attributes:
        more: how much.
        hinders: the opposing minion then cannot press in this round.
    """

    more: int
    hinders: bool = False

    def carry_out(self, scene: Scene) -> None:
        """It is part of the strike from now on."""
        combat = fight(scene.table)
        index = combat.index(scene.minion)
        chosen = combat.sides[index].chosen
        if chosen is not None:
            aimed = replace(chosen, more=self.more, hinders=self.hinders)
            combat.change(index, chosen=aimed)


class CombatFromBlock(Condition, frozen=True):
    """The combat under way is the one in which a block has led the minion that uses the card."""

    def holds(self, scene: Scene) -> bool:
        """Between the acting minion and the blocker, and not one that follows it."""
        combat, action = scene.table.under_way(Combat), scene.action
        if combat is None or action is None or combat.follows or action.blocker == NONE:
            return False
        return {action.minion, action.blocker} == {combat.acting, combat.opposing} and (
            combat.holds(scene.minion)
        )


class AfterBlock(Condition, frozen=True):
    """The combat just over was that of the acting minion, who uses the card, with its blocker."""

    def holds(self, scene: Scene) -> bool:
        """No other combat follows; the minion is still ready."""
        combat, action = scene.table.under_way(Combat), scene.action
        if combat is None or action is None or combat.queued or action.failed:
            return False
        pair = {side.minion for side in combat.sides}
        blocked = action.blocker != NONE and pair == {action.minion, action.blocker}
        return blocked and action.minion == scene.minion and scene.me.ready


class ContinueAction(Effect, frozen=True):
    """The action goes on as though unblocked, with more stealth, needed or not.

    Whoever has declined to block it does not get another chance.
    """

    stealth: int = 1

    def carry_out(self, scene: Scene) -> None:
        """When the combat is over, the attempts to block go on."""
        action = scene.action
        if action is None or not action.goes_on(scene.table):
            return
        scene.table.tell(GOES_ON, scene.seat, minion=scene.minion)
        add(scene, Bonus.STEALTH, self.stealth, action.minion)
        scene.table.tell(GETS_STEALTH, scene.seat, minion=action.minion, n=self.stealth)


class CombatEnding(Condition, frozen=True):
    """The combat is about to end, both combatants are ready, and none is queued yet."""

    def holds(self, scene: Scene) -> bool:
        """Looks at the combat at the end of a round."""
        table = scene.table
        combat = table.under_way(Combat)
        if combat is None or combat.queued or not combat.both_ready(table):
            return False
        return combat.ended or not combat.again


class QueueCombat(Effect, frozen=True):
    """Another combat with the opposing minion follows this one."""

    def carry_out(self, scene: Scene) -> None:
        """As soon as this one is over."""
        combat = fight(scene.table)
        combat.queued = True
        scene.table.tell(QUEUED, minion=scene.minion, target=combat.other(scene.minion))


class EndCombat(Effect, frozen=True):
    """The combat ends."""

    def timely(self, scene: Scene) -> bool:
        """There is one."""
        return scene.table.under_way(Combat) is not None

    def carry_out(self, scene: Scene) -> None:
        """COM-22."""
        end(scene.table)


class CombatBetween(Condition, frozen=True):
    """A combat is under way between a minion of the Methuselah who uses the card and another.

    Attributes:
        mine: what that minion must be.
        other: what the opposing minion must be.
    """

    mine: Who
    other: Who

    def holds(self, scene: Scene) -> bool:
        """Looks at both."""
        table = scene.table
        combat = table.under_way(Combat)
        if combat is None or combat.over(table):
            return False
        pairs = ((combat.acting, combat.opposing), (combat.opposing, combat.acting))
        return any(
            table.minion(one).controller == scene.seat
            and self.mine.fits(scene, table.minion(one))
            and self.other.fits(scene, table.minion(other))
            for one, other in pairs
        )


class InRound(Condition, frozen=True):
    """It is this round of the combat."""

    number: int

    def holds(self, scene: Scene) -> bool:
        """Looks at the combat."""
        combat = scene.table.under_way(Combat)
        return combat is not None and combat.number == self.number


class DealtMore(Condition, frozen=True):
    """At close range the minion has inflicted more damage in this round than the opposing one."""

    def holds(self, scene: Scene) -> bool:
        """Damage that came from the two themselves."""
        combat = scene.table.under_way(Combat)
        if combat is None or combat.range is not Range.CLOSE or not combat.holds(scene.minion):
            return False
        index = combat.index(scene.minion)
        return combat.dealt[index] > combat.dealt[1 - index]


class TheOpposing(Aim, frozen=True):
    """The opposing minion; ``without_copy``: with no copy of the card on it."""

    who: Who
    without_copy: bool = False

    def choices(self, scene: Scene) -> list[Choice]:
        """It, if it is still in play and fits."""
        combat = scene.table.under_way(Combat)
        if combat is None or not combat.holds(scene.minion):
            return []
        minion = scene.table.in_play.get(combat.other(scene.minion))
        if not isinstance(minion, Minion) or minion.leaving or not self.who.fits(scene, minion):
            return []
        if self.without_copy and has_copy(scene.table, scene.card, minion.card):
            return []
        return [(minion.card, NONE, 0)]


class ToTorpor(Effect, frozen=True):
    """The vampire aimed at goes to torpor; in combat when that is over."""

    def carry_out(self, scene: Scene) -> None:
        """TOR-01."""
        target = scene.table.in_play.get(scene.target)
        if isinstance(target, Minion):
            torpor.send(scene.table, target)


class Preventable(Condition, frozen=True):
    """Damage to the minion that uses the card can be prevented now."""

    def holds(self, scene: Scene) -> bool:
        """COM-34."""
        handling = scene.table.under_way(DamageResolution)
        return handling is not None and handling.preventable(scene.minion) > 0


class CombatQueued(Condition, frozen=True):
    """Another combat of the two follows the one under way."""

    def holds(self, scene: Scene) -> bool:
        """Looks at the combat."""
        combat = scene.table.under_way(Combat)
        return combat is not None and combat.queued
