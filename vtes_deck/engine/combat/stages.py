"""Stages of combat in which effects may be used, and who may use what (PLY-23, PLY-24)."""

from __future__ import annotations

from typing import override

from cardbase.model import Type
from vtes_deck.engine.combat.course import Combat, fight
from vtes_deck.engine.mechanics.impulse import Impulse, carry_out, offers
from vtes_deck.engine.mechanics.procedure import Procedure
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, Kind, Option
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Table, Zone
from vtes_deck.engine.state.windows import AFTER_COMBAT, END_OF_ROUND


def forbidden(table: Table, option: Option) -> str | None:
    """The rule by which a card cannot be played or used in combat now, or ``None``.

    PLY-23, COM-31: minions play combat cards only, so no equipment. PLY-24: minions that are not in
    the combat play only those that say so. GEN-29: a minion that is not ready any more does
    nothing. STR-07: equipment stolen in this round cannot be used.
    """
    combat = table.under_way(Combat)
    if combat is None:
        return None
    card = table.cards[option.card]
    played = table.where[option.card] is Zone.HAND
    if option.minion != NONE:
        minion = table.in_play.get(option.minion)
        if played and Type.COMBAT not in card.types:
            return "PLY-23"
        if not combat.holds(option.minion) and not card.script.bystanders:
            return "PLY-24"
        if isinstance(minion, Minion) and not minion.ready:
            return "GEN-29"
    if not played and option.card in combat.unusable:
        return "STR-07"
    return None


def permitted(table: Table, seat: int, window: int) -> list[Option]:
    """What a Methuselah can play or use in this stage."""
    found = offers(table, seat, window)
    return [option for option in found if forbidden(table, option) is None] if found else found


class Stage(Impulse):
    """COM-04: a stage of combat, the acting minion's controller first, then the opponent's.

    It ends with the combat, except the one that follows it (COM-22) and the one after it.
    """

    @override
    def choices(self, table: Table, seat: int) -> list[Option]:
        """COM-21: nothing more when the combat is over; AMB-40: at its end by ready minions."""
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


class Alternating(Procedure):
    """Maneuvers and presses: one after the other, the acting minion first (COM-04, COM-07, COM-28).

    Whoever passes may still answer what the other does then. Nobody does it twice in a row.

    Attributes:
        side: whose opportunity it is; 0 is the acting minion.
        last: who did it last, or ``NONE``.
        passed: how many have passed in succession.
    """

    side: int = 0
    last: int = NONE
    passed: int = 0

    def kind(self) -> Kind:
        """What the decision is about."""
        raise NotImplementedError

    def choices(self, table: Table) -> list[Option]:
        """What this side can do; without ``PASSING``."""
        raise NotImplementedError

    def must(self, table: Table) -> bool:
        """Whether this side cannot pass now (COM-09, COM-29)."""
        raise NotImplementedError

    def use_granted(self, table: Table, option: Option) -> bool:
        """Uses what the minion had; whether the option was that."""
        raise NotImplementedError

    def offer(self, table: Table) -> None:
        """Asks the side whose opportunity it is."""
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
        """This side does nothing now."""
        self.passed += 1
        self.side = 1 - self.side

    def done(self, index: int) -> None:
        """A side has done it; the other may answer."""
        self.last = index
        self.side = 1 - index
        self.passed = 0

    def take(self, table: Table) -> None:
        """The answer; a card that is cancelled leaves the opportunity where it is (PLY-13)."""
        answer = table.answer
        assert answer is not None  # noqa: S101 - a step after a question
        self.go_to(Alternating.offer)
        if answer.verb is PASS:
            self.skip()
        elif not self.use_granted(table, answer):
            carry_out(table, answer)

    steps = (offer, take)
