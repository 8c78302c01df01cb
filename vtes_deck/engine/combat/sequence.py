"""The course of combat (COM-03): its rounds, their steps in order, and how it is over."""

from __future__ import annotations

from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.combat.damage_types import Damage
from vtes_deck.engine.combat.fight import Fight, fight
from vtes_deck.engine.combat.maneuvers import ManeuverStep
from vtes_deck.engine.combat.moves import Combatant, Granted, Range
from vtes_deck.engine.combat.presses import PressStep
from vtes_deck.engine.combat.steps import CombatStep
from vtes_deck.engine.combat.strikes import StrikeStep
from vtes_deck.engine.mechanics import bank, hand
from vtes_deck.engine.mechanics.impulse import Impulse
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Table, Until
from vtes_deck.engine.state.windows import (
    ADDITIONAL_STRIKES,
    AFTER_COMBAT,
    BEFORE_COMBAT,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    END_OF_ROUND,
)
from vtes_deck.engine.status import torpor, trophies

COMBAT = EventType("combat", "{minion} and {target} enter combat.")
NO_COMBAT = EventType("no combat", "{minion} and {target} cannot enter combat.")
ROUND = EventType("round", "Round {n} of combat.")
AT_RANGE = EventType("range", "The range is {word}.")
COMBAT_OVER = EventType("combat over", "The combat is over.")


class Combat(Fight):
    """The course of a combat between two minions, in rounds."""

    def about_to_begin(self, table: Table) -> None:
        """The last moment to keep two minions from each other."""
        if self.both_ready(table):
            Impulse.open(table, BEFORE_COMBAT)

    def enter(self, table: Table) -> None:
        """COM-01, TOR-12: only ready minions fight, and never two of one Methuselah.

        COM-02: locked or not does not matter. END-13: nobody whose minion fights can go on
        withdrawing.
        """
        if not self.both_ready(table):
            table.emit(NO_COMBAT, minion=self.acting, target=self.opposing)
            self.finish()
            return
        for card in (self.acting, self.opposing):
            seat = table.in_play[card].controller
            self.sides += (Combatant(card, seat),)
            table.seats[seat].withdrawing = NONE
        table.emit(COMBAT, minion=self.acting, target=self.opposing)

    def begin_round(self, table: Table) -> None:
        """COM-06: each round begins at close range, with one strike for each (COM-13)."""
        self.number += 1
        self.range = Range.CLOSE
        self.again = False
        self.unusable = frozenset()
        self.struck = False
        self.environmental = ()
        self.dealt = (0, 0)
        self.sides = tuple(
            Combatant(side.minion, side.seat, lasting(side.maneuvers), lasting(side.presses))
            for side in self.sides
        )
        table.emit(ROUND, n=self.number)

    def before_range(self, table: Table) -> None:
        """COM-05: effects before range is determined come before the first maneuver."""
        self.window(table, BEFORE_RANGE)

    def determine_range(self, table: Table) -> None:
        """COM-07: maneuvers."""
        if not self.over(table):
            table.push(ManeuverStep())

    def before_strikes(self, table: Table) -> None:
        """COM-12: effects after range is set and before strikes are chosen.

        The rulebook of 1994 has no such step, but cards do that wait for it (GEN-02).
        """
        if self.over(table):
            return
        if self.range is Range.LONG:
            table.emit(AT_RANGE, word="long")
        self.window(table, BEFORE_STRIKES)

    def strike(self, table: Table) -> None:
        """COM-13, COM-14: each minion strikes once; the damage is handled with it."""
        if not self.over(table):
            table.push(StrikeStep((0, 1), initial=True))

    def gain_additional_strikes(self, table: Table) -> None:
        """COM-24: only after the first pair; the acting minion decides first."""
        self.window(table, ADDITIONAL_STRIKES)

    def additional_strikes(self, table: Table) -> None:
        """COM-25: pair after pair, by those who have any left, at the same range."""
        strikers = tuple(number for number, side in enumerate(self.sides) if side.additional > 0)
        if self.over(table) or not strikers:
            return
        for number in strikers:
            self.change(number, additional=self.sides[number].additional - 1)
        self.go_to(Combat.additional_strikes)
        table.push(StrikeStep(strikers))

    def press(self, table: Table) -> None:
        """COM-27: presses, if both are still ready."""
        if not self.over(table):
            table.push(PressStep())

    def end_of_round(self, table: Table) -> None:
        """COM-30; COM-22: this step happens even if the combat has ended early.

        The older rulebooks count fewer steps (COM-03), and none after the press. But cards of
        their time wait for the end of a round, also of one that has ended early: their texts, which
        go before the rulebook (GEN-02), keep out only those who are burned or on the way to torpor.
        """
        self.window(table, END_OF_ROUND)

    def another_round(self, table: Table) -> None:
        """COM-27: a press to continue starts another round; COM-21: not if anybody is wounded."""
        table.ends(Until.ROUND)
        if self.again and not self.over(table):
            self.go_to(Combat.begin_round)

    def leave(self, table: Table) -> None:
        """COM-23: now the wounded go to torpor and the burned to the ash heap.

        COM-45: in 1994 retainers that have survived are whole again. TRT-10: a vampire that burned
        a Red List minion may be given trophies.
        """
        table.emit(COMBAT_OVER, minion=self.acting, target=self.opposing)
        for card, lost in self.hurt:
            if card in table.in_play:
                bank.gain_blood(table, table.in_play[card], lost)
        prizes = [side.minion for side in self.sides if trophies.is_prize(table, side.minion)]
        # From here on the two are in no combat any more: what is done to them is done at once.
        self.acting, self.opposing = NONE, NONE
        for side in self.sides:
            torpor.settle(table, side.minion)
        for card in prizes:
            killer = next(side.minion for side in self.sides if side.minion != card)
            trophies.win(table, killer, card)

    def after_combat(self, table: Table) -> None:
        """Effects that are used when a combat is over; then what lasted for it ends."""
        self.window(table, AFTER_COMBAT)

    def close(self, table: Table) -> None:
        """GEN-25: what lasted for the combat is over with it; then one that is queued follows."""
        hand.ends(table, Until.COMBAT)
        if self.queued:
            acting, opposing = self.sides
            table.push(Combat(acting.minion, opposing.minion, follows=True))

    def window(self, table: Table, window: int) -> None:
        """A stage in which everybody may use effects, the acting minion first (COM-04)."""
        CombatStep.open(table, window)

    steps = (
        about_to_begin,
        enter,
        begin_round,
        before_range,
        determine_range,
        before_strikes,
        strike,
        gain_additional_strikes,
        additional_strikes,
        press,
        end_of_round,
        another_round,
        leave,
        after_combat,
        close,
    )


def lasting(granted: tuple[Granted, ...]) -> tuple[Granted, ...]:
    """The maneuvers or presses that are kept for the next round, as they are for the combat."""
    return tuple(one for one in granted if one.whole) if granted else granted


def inflict(table: Table, damage: Damage) -> None:
    """Damage in combat that does not come from a strike.

    COM-46: environmental damage is resolved with the first pair of strikes, unless that is over, or
    the edition does not know it. COM-47: other damage is handled at once.
    """
    combat = fight(table)
    waits = not combat.struck and not combat.over(table)
    if waits and damage.environmental and table.rules.environmental_damage:
        combat.environmental += (damage,)
    else:
        table.push(DamageResolution((damage,), (combat.acting, combat.opposing)))
