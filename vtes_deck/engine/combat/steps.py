"""Steps of combat in which effects may be used (COM-04)."""

from __future__ import annotations

from typing import override

from vtes_deck.engine.combat.fight import fight
from vtes_deck.engine.combat.permission import forbidden, permitted
from vtes_deck.engine.mechanics.impulse import Impulse, carry_out, offers
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, DecisionKind, Option
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.state.windows import AFTER_COMBAT, END_OF_ROUND
from vtes_deck.kernel.procedure import Procedure


class CombatStep(Impulse):
    """COM-04: a step of combat: the acting minion's controller is first, then the opponent.

    It is skipped when the combat has ended, except at the end of the round (COM-22) and after
    combat.
    """

    @override
    def choices(self, table: Table, seat: int) -> list[Option]:
        """COM-21: there are no options after the end of combat.

        AMB-40: at the end of a round, ready minions have options.
        """
        if self.window not in {END_OF_ROUND, AFTER_COMBAT} and fight(table).over(table):
            return []
        if self.window == AFTER_COMBAT:
            return offers(table, seat, self.window)
        return permitted(table, seat, self.window)

    @override
    def why_not(self, table: Table, option: Option) -> str | None:
        """The rule of this chapter that forbids an effect."""
        if option.card == NONE:
            return None
        return "COM-21" if fight(table).over(table) else forbidden(table, option)


class AlternatingStep(Procedure):
    """Maneuvers and presses alternate, the acting minion first (COM-04, COM-07, COM-28).

    A side that has passed may still respond to the other. No side acts twice in a row.

    Attributes:
        side: the side to decide; 0 is the acting minion.
        last: the side that acted last, or ``NONE``.
        passed: the number of consecutive passes.
    """

    side: int = 0
    last: int = NONE
    passed: int = 0

    def kind(self) -> DecisionKind:
        """The kind of decision."""
        raise NotImplementedError

    def choices(self, table: Table) -> list[Option]:
        """The options of this side, without ``PASSING``."""
        raise NotImplementedError

    def must(self, table: Table) -> bool:
        """Whether this side cannot pass now (COM-09, COM-29)."""
        raise NotImplementedError

    def use_granted(self, table: Table, option: Option) -> bool:
        """Use a granted maneuver or press; return False for any other option."""
        raise NotImplementedError

    def offer(self, table: Table) -> None:
        """Ask the current side."""
        combat = fight(table)
        while self.passed < 2 and not combat.over(table):
            options = [] if self.side == self.last else self.choices(table)
            if options:
                if not self.must(table):
                    options.append(PASSING)
                table.ask(combat.sides[self.side].seat, self.kind(), options)
                return
            self.skip()
        self.finish()

    def skip(self) -> None:
        """The current side passes."""
        self.passed += 1
        self.side = 1 - self.side

    def done(self, index: int) -> None:
        """Give the other side the opportunity to respond after a side has acted."""
        self.last = index
        self.side = 1 - index
        self.passed = 0

    def take(self, table: Table) -> None:
        """Apply the answer; a cancelled card does not end the opportunity (PLY-13)."""
        answer = table.answer
        self.go_to(AlternatingStep.offer)
        if answer.verb is PASS:
            self.skip()
        elif not self.use_granted(table, answer):
            carry_out(table, answer)

    steps = (offer, take)
