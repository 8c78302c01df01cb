"""The sequence of combat (COM-03): rounds, steps, and the end of combat."""

from __future__ import annotations

from typing import override

from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.combat.fight import Fight, fight
from vtes_deck.engine.combat.maneuvers import ManeuverStep
from vtes_deck.engine.combat.presses import PressStep
from vtes_deck.engine.combat.steps import CombatStep
from vtes_deck.engine.combat.strikes import StrikeStep
from vtes_deck.engine.mechanics import bank, hand
from vtes_deck.engine.mechanics.impulse import Impulse
from vtes_deck.engine.state.damage_types import Damage
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.moves import Combatant, Granted, Range
from vtes_deck.engine.state.table import Activity, Table, Until
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
RANGE_IS_SET = EventType("range is set", "")
"""The range of the round is determined; strikes are not chosen yet."""
PRESSING = EventType("press step", "")
"""The press step begins; the combat has not ended early."""
ROUND_ENDS = EventType("round ends", "")
"""The end of a round, even of a round that ends early (COM-22)."""
COMBAT_OVER = EventType("combat over", "The combat is over.")


class Combat(Fight):
    """A combat between two minions, in rounds."""

    def about_to_begin(self, table: Table) -> None:
        """The last window in which the combat can be prevented."""
        if self.both_ready(table):
            Impulse.open(table, BEFORE_COMBAT)

    def enter(self, table: Table) -> None:
        """COM-01, TOR-12: only ready minions of different controllers fight.

        COM-02: locked minions can fight. END-13: a Methuselah whose minion fights cannot complete a
        withdrawal.
        """
        if not self.both_ready(table):
            table.emit(NO_COMBAT, minion=self.acting, target=self.opposing)
            self.finish()
            return
        for card in (self.acting, self.opposing):
            seat = table.in_play[card].controller
            self.sides += (Combatant(card, seat),)
            table.seats[seat].withdrawing = NONE
        table.hand_sizes_may_change()
        table.emit(COMBAT, minion=self.acting, target=self.opposing)

    def begin_round(self, table: Table) -> None:
        """COM-06: each round begins at close range, with one strike for each (COM-13)."""
        self.number += 1
        self.range = Range.CLOSE
        self.range_set = False
        self.again = False
        self.unusable = frozenset()
        self.struck = False
        self.environmental = ()
        self.early = ()
        self.dealt = (0, 0)
        self.sides = tuple(
            Combatant(side.minion, side.seat, lasting(side.maneuvers), lasting(side.presses))
            for side in self.sides
        )
        table.emit(ROUND, n=self.number)

    def before_range(self, table: Table) -> None:
        """COM-05: effects before range is determined come before the first maneuver."""
        self.opening = True
        self.window(table, BEFORE_RANGE)

    def resolve_early_damage(self, table: Table) -> None:
        """By rulings, this damage is prevented and healed together, even if the combat ends."""
        self.opening = False
        if self.early:
            table.push(DamageResolution(self.early, (self.acting, self.opposing)))
            self.early = ()

    def determine_range(self, table: Table) -> None:
        """COM-07: maneuvers, unless an effect has set the range."""
        if not self.over(table) and not self.range_set:
            table.push(ManeuverStep())

    def before_strikes(self, table: Table) -> None:
        """COM-12: effects after range is set and before strikes are chosen.

        The rulebook of 1994 has no such step, but cards use it (GEN-02).
        """
        if self.over(table):
            return
        if self.range is Range.LONG:
            table.emit(AT_RANGE, word="long")
        table.emit(RANGE_IS_SET)
        self.window(table, BEFORE_STRIKES)

    def strike(self, table: Table) -> None:
        """COM-13, COM-14: each minion strikes once; damage resolves with the strikes."""
        if not self.over(table):
            table.push(StrikeStep((0, 1), initial=True))

    def gain_additional_strikes(self, table: Table) -> None:
        """COM-24: only after the first pair; the acting minion decides first."""
        self.window(table, ADDITIONAL_STRIKES)

    def additional_strikes(self, table: Table) -> None:
        """COM-25: further pairs of strikes at the same range while any are left."""
        strikers = tuple(
            number for number, side in enumerate(self.sides) if self.may_go_on(table, side)
        )
        if self.over(table) or not strikers:
            return
        for number in strikers:
            self.change(number, additional=self.sides[number].additional - 1)
        self.go_to(Combat.additional_strikes)
        table.push(StrikeStep(strikers))

    def may_go_on(self, table: Table, side: Combatant) -> bool:
        """Whether a side has an additional strike that it can use."""
        barred = Activity.USE_ADDITIONAL_STRIKES
        return side.additional > 0 and not table.is_restricted(barred, side.minion)

    def before_presses(self, table: Table) -> None:
        """Open the window for effects of the press step that neither minion uses."""
        if not self.over(table):
            table.emit(PRESSING)

    def press(self, table: Table) -> None:
        """COM-27: presses, if both are ready."""
        if not self.over(table):
            table.push(PressStep())

    def end_of_round(self, table: Table) -> None:
        """COM-30; COM-22: this step takes place even if the combat has ended early.

        Older rulebooks have fewer steps (COM-03), and none after the press. However, their cards
        use the end of a round, even after an early end. These texts override the rulebook (GEN-02)
        and exclude only minions that are burned or about to go to torpor.
        """
        table.emit(ROUND_ENDS, n=self.number)
        self.window(table, END_OF_ROUND)

    def another_round(self, table: Table) -> None:
        """COM-27: a press to continue starts another round; COM-21: not if a minion is wounded."""
        table.end_effects(Until.ROUND)
        if self.again and not self.over(table):
            self.go_to(Combat.begin_round)

    @override
    def broken_off(self, table: Table) -> None:
        """The combat is over if the turn ends during it."""
        if self.begun and not self.is_past(Combat.leave):
            self.announce_end(table)

    def announce_end(self, table: Table) -> None:
        """Announce the end; COM-45: in 1994 surviving retainers regain their life."""
        table.emit(COMBAT_OVER, minion=self.acting, target=self.opposing)
        for card, lost in self.hurt:
            if card in table.in_play:
                bank.gain_blood(table, table.in_play[card], lost)

    def leave(self, table: Table) -> None:
        """COM-23: wounded vampires go to torpor and burned minions to the ash heap.

        TRT-10: a vampire that burned a Red List minion may be given trophies, even if an effect
        burned it before the combat ended.
        """
        self.announce_end(table)
        # From now on the two minions are not in combat, so effects on them apply at once.
        self.acting, self.opposing = NONE, NONE
        table.hand_sizes_may_change()
        for side in self.sides:
            torpor.settle(table, side.minion)
        first, second = (side.minion for side in self.sides)
        trophies.win(table, killer=first, victim=second)
        trophies.win(table, killer=second, victim=first)

    def after_combat(self, table: Table) -> None:
        """Open the window after combat; then effects with this duration end."""
        self.window(table, AFTER_COMBAT)

    def close(self, table: Table) -> None:
        """GEN-25: effects that last for the combat end; then a queued combat follows."""
        hand.end_effects(table, Until.COMBAT)
        if self.queued:
            acting, opposing = self.sides
            table.push(Combat(acting.minion, opposing.minion, follows=True))

    def window(self, table: Table, window: int) -> None:
        """A window in which every player may use effects, the acting minion first (COM-04)."""
        CombatStep.open(table, window)

    steps = (
        about_to_begin,
        enter,
        begin_round,
        before_range,
        resolve_early_damage,
        determine_range,
        before_strikes,
        strike,
        gain_additional_strikes,
        additional_strikes,
        before_presses,
        press,
        end_of_round,
        another_round,
        leave,
        after_combat,
        close,
    )


def lasting(granted: tuple[Granted, ...]) -> tuple[Granted, ...]:
    """The maneuvers or presses that remain for the next round."""
    return tuple(one for one in granted if one.whole) if granted else granted


def inflict(table: Table, damage: Damage) -> None:
    """Inflict damage in combat that is not from a strike.

    COM-46: environmental damage resolves with the first pair of strikes if the edition says so and
    that pair has not resolved. COM-47: other damage resolves at once, or after the effects before
    range is determined.
    """
    combat = fight(table)
    waits = not combat.struck and not combat.over(table)
    if waits and damage.environmental and table.rules.environmental_damage:
        combat.environmental += (damage,)
    elif combat.opening:
        combat.early += (damage,)
    else:
        table.push(DamageResolution((damage,), (combat.acting, combat.opposing)))
