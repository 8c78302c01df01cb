"""What cards do about a combat as a whole: before it, for all of its rounds, after it."""

from __future__ import annotations

from cardbase.model import Bonus, Type
from vtes_deck.effects.vocab.blocks import ACTION_ENDS
from vtes_deck.effects.vocab.counters import BURNS_BLOOD
from vtes_deck.effects.vocab.during import GETS_STEALTH, add, unlock
from vtes_deck.effects.vocab.scene import Aim, Choice, Condition, Effect, Scene
from vtes_deck.effects.vocab.staying import has_copy
from vtes_deck.effects.vocab.who import Who
from vtes_deck.engine import bank, hand, torpor, zones
from vtes_deck.engine.action import Action, card_free_key
from vtes_deck.engine.combat import maneuvers, presses
from vtes_deck.engine.combat.course import Combat, end, fight
from vtes_deck.engine.combat.moves import (
    NO_END,
    NO_EQUIPMENT,
    NO_STRIKE_DAMAGE,
    Granted,
    Range,
)
from vtes_deck.engine.damage import DamageResolution
from vtes_deck.engine.decisions import NONE, PASS, PASSING, Kind, Option, Verb
from vtes_deck.engine.events import Happening
from vtes_deck.engine.inplay import Minion
from vtes_deck.engine.playing import PlayCard, ShowCard
from vtes_deck.engine.procedure import Procedure
from vtes_deck.engine.table import Table, Until

GOES_ON = Happening("goes on", "{minion} goes on with the action as though unblocked.")
QUEUED = Happening("combat queued", "{minion} will fight {target} once more.")
DISCARDS_TO_CANCEL = Verb("discard to cancel", "Discard {target} and another to cancel {card}.")
PAY_TO_CANCEL = Verb("pay to cancel", "Burn {n} pool to cancel {card}.")
DISCARDS_THE_OTHER = Verb("discard the other", "Discard {target} too.")


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
        from msgspec.structs import replace

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
        if action is None:
            return
        action.blocker = NONE
        action.go_to(Action.block_attempts)
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

    def possible(self, scene: Scene) -> bool:
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


class AboutToFight(Condition, frozen=True):
    """The minion that uses the card is about to enter combat with the acting minion.

    It could react before a block locked it.

    Attributes:
        acting: what the acting minion must be.
    """

    acting: Who

    def holds(self, scene: Scene) -> bool:
        """Looks at the two and at the action."""
        table = scene.table
        combat, action = table.under_way(Combat), scene.action
        if combat is None or combat.sides or action is None:
            return False
        if {combat.acting, combat.opposing} != {action.minion, scene.minion}:
            return False
        blocked = action.blocker == scene.minion and action.locked_by_block
        able = scene.me.unlocked or scene.me.awake or blocked
        return able and self.acting.fits(scene, table.minion(action.minion))


class BeforeBlock(Condition, frozen=True):
    """The acting minion, who uses the card, has been blocked, and the combat has not begun."""

    def holds(self, scene: Scene) -> bool:
        """Looks at the two and at the action."""
        combat, action = scene.table.under_way(Combat), scene.action
        if combat is None or combat.sides or combat.follows or action is None:
            return False
        pair = {combat.acting, combat.opposing}
        return action.minion == scene.minion and pair == {action.minion, action.blocker}


class BlockerBurns(Effect, frozen=True):
    """The minion that has blocked the action burns blood or life."""

    n: int

    def carry_out(self, scene: Scene) -> None:
        """As much as there is (GEN-20); an ally without life is burned."""
        table, action = scene.table, scene.action
        if action is None or action.blocker not in table.in_play:
            return
        blocker = table.minion(action.blocker)
        burned = bank.burn_blood(table, blocker, self.n)
        table.tell(BURNS_BLOOD, blocker.controller, minion=blocker.card, n=burned)
        torpor.out_of_life(table, blocker)


class CombatQueued(Condition, frozen=True):
    """Another combat of the two follows the one under way."""

    def holds(self, scene: Scene) -> bool:
        """Looks at the combat."""
        combat = scene.table.under_way(Combat)
        return combat is not None and combat.queued


class AvertCombat(Effect, frozen=True):
    """The action ends before the combat; the acting minion cannot repeat it in this turn.

    A blocker is not locked by its block. Nothing is played afterwards.

    Attributes:
        unlock: the acting minion unlocks.
    """

    unlock: bool = False

    def carry_out(self, scene: Scene) -> None:
        """RES-08."""
        table, action = scene.table, scene.action
        if action is None:
            return
        if action.locked_by_block and action.blocker in table.in_play:
            table.in_play[action.blocker].locked = False
        action.failed, action.successful = True, False
        acting = table.minion(action.minion)
        if action.card == NONE:
            acting.done |= {card_free_key(action.verb.name, action.target)}
        table.tell(ACTION_ENDS, scene.seat, minion=action.minion)
        if self.unlock:
            unlock(table, action.minion)
        for procedure in table.stack[table.stack.index(action) + 1 :]:
            if isinstance(procedure, PlayCard):
                break
            procedure.finish()
        action.go_to(Action.close)


class MayCancel(Procedure):
    """The opposing minion may discard two cards of a type to cancel a card as it is played.

    Attributes:
        seat: who may discard.
        card: the card that is being played.
        type: of the cards.
        first: the first of them, or ``NONE``.
    """

    seat: int
    card: int
    type: Type
    first: int = NONE

    def fitting(self, table: Table) -> list[int]:
        """The cards of the hand that can be discarded for it."""
        return [
            card
            for card in table.seats[self.seat].hand
            if self.type in table.cards[card].types and card != self.first
        ]

    def offer(self, table: Table) -> None:
        """The first card, if there are two, and then the second."""
        fitting = self.fitting(table)
        if self.first == NONE and len(fitting) < 2:
            self.finish()
            return
        one_of_each = hand.one_of_each(table, fitting)
        if self.first != NONE:
            options = [Option(DISCARDS_THE_OTHER, self.card, target=one) for one in one_of_each]
            table.ask(self.seat, Kind.DISCARD, options, self.card)
            return
        options = [Option(DISCARDS_TO_CANCEL, self.card, target=one) for one in one_of_each]
        table.ask(self.seat, Kind.EFFECT, [*options, PASSING], self.card)

    def take(self, table: Table) -> None:
        """Both leave the hand before they are replaced (EX-V5-13)."""
        answer = table.answer
        assert answer is not None  # noqa: S101 - a step after a question
        if answer.verb is PASS:
            return
        if self.first == NONE:
            self.first = answer.target
            self.go_to(MayCancel.offer)
            return
        zones.discard(table, self.first)
        zones.discard(table, answer.target)
        hand.adjust(table, self.seat)
        show = table.under_way(ShowCard)
        if show is not None:
            show.cancelled = True

    steps = (offer, take)


class MayPayToCancel(Procedure):
    """A Methuselah may burn pool to cancel a card as it is played.

    Attributes:
        seat: who may.
        card: the card that is being played.
        pool: how much.
    """

    seat: int
    card: int
    pool: int

    def offer(self, table: Table) -> None:
        """PLY-10: if she has so much."""
        if table.seats[self.seat].pool < self.pool:
            self.finish()
            return
        options = [Option(PAY_TO_CANCEL, self.card, n=self.pool), PASSING]
        table.ask(self.seat, Kind.EFFECT, options, self.card)

    def take(self, table: Table) -> None:
        """PLY-13."""
        answer = table.answer
        assert answer is not None  # noqa: S101 - a step after a question
        show = table.under_way(ShowCard)
        if answer.verb is not PASS and show is not None:
            bank.burn_pool(table, self.seat, self.pool)
            show.cancelled = True

    steps = (offer, take)


def may_be_paid_off(table: Table, card: int, pool: int) -> None:
    """The controller of the minion that a card is aimed at is asked whether she pays."""
    play = table.under_way(PlayCard)
    target = None if play is None else table.in_play.get(play.option.target)
    if target is not None:
        table.push(MayPayToCancel(seat=target.controller, card=card, pool=pool))


def may_be_cancelled(table: Table, card: int, minion: int, kind: Type) -> None:
    """The opposing minion is asked whether it discards two cards to cancel this one."""
    combat = table.under_way(Combat)
    if combat is not None and combat.holds(minion):
        opposing = table.in_play.get(combat.other(minion))
        if opposing is not None:
            table.push(MayCancel(seat=opposing.controller, card=card, type=kind))
