"""The blood hunt (chapter BHT): the referendum after a diablerie."""

from __future__ import annotations

from typing import ClassVar, override

from cardbase.terms import Type
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.mechanics.held_cards import is_held
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.current import CurrentAction
from vtes_deck.engine.state.decisions import NONE, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Activity, Table
from vtes_deck.kernel.procedure import Step

CALL_HUNT = Verb("call blood hunt", "Call a blood hunt against {target}.")

HUNT_CALLED = EventType(
    "blood hunt called", "A referendum decides on a blood hunt against {target}."
)


class BloodHunt(Referendum):
    """BHT-01: the referendum after a diablerie. BHT-03: it is not an action and cannot be blocked.

    AMB-01: it is part of the resolution of the current action, so effects that last for the action
    continue. BHT-05: otherwise it is a referendum like any other.

    Attributes:
        diablerist: the vampire that has committed diablerie.
        asked: the number of Methuselahs who have been asked to call it.
    """

    diablerist: int = NONE
    asked: int = 0

    def ask_callers(self, table: Table) -> None:
        """BHT-01: it is automatic; in older rules a Methuselah must call it.

        GEN-02: it is not called on a vampire that a text protects.
        """
        gone = self.diablerist not in table.in_play
        if gone or table.is_restricted(Activity.BE_HUNTED, self.diablerist):
            self.finish()
        elif table.rules.blood_hunt == "automatic":
            self.go_to(Referendum.call)
        else:
            order = table.clockwise(acting(table))
            if self.asked == len(order):
                self.finish()
            else:
                options = [Option(CALL_HUNT, target=self.diablerist), PASSING]
                table.ask(order[self.asked], DecisionKind.CHOICE, options, self.diablerist)

    def take_call(self, table: Table) -> None:
        """Take the answer; the first Methuselah who calls it is the caller."""
        answer = table.answer
        if answer.verb is CALL_HUNT:
            self.caller = table.clockwise(acting(table))[self.asked]
        else:
            self.asked += 1
            self.go_to(BloodHunt.ask_callers)

    @override
    def announce(self, table: Table) -> None:
        table.emit(HUNT_CALLED, self.caller, target=self.diablerist)

    @override
    def effect(self, table: Table) -> None:
        """BHT-02: the diablerist is burned."""
        if self.diablerist in table.in_play:
            zones.burn(table, self.diablerist)

    @override
    def usable(self, table: Table, option: Option) -> bool:
        """BHT-04: action modifiers and reactions cannot be used."""
        if option.card == NONE or not is_held(table, option.card):
            return True
        return not table.cards[option.card].types & {Type.ACTION_MODIFIER, Type.REACTION}

    steps: ClassVar[tuple[Step, ...]] = (ask_callers, take_call, *Referendum.steps)


def acting(table: Table) -> int:
    """The acting Methuselah."""
    action = table.current(CurrentAction)
    return table.active if action is None else action.acting_seat(table)


def after_diablerie(table: Table, diablerist: int) -> None:
    """BHT-01: start the blood hunt; the last call of a step."""
    table.push(BloodHunt(acting(table), diablerist=diablerist))
