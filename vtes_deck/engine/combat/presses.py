"""Presses (COM-27 to COM-29): to continue the combat, or to end it."""

from __future__ import annotations

from typing import override

from vtes_deck.engine.combat.fight import fight
from vtes_deck.engine.combat.permission import forbidden, permitted
from vtes_deck.engine.combat.steps import AlternatingStep
from vtes_deck.engine.state.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.moves import Granted
from vtes_deck.engine.state.table import Activity, Table
from vtes_deck.engine.state.windows import PRESS

PRESS_ON = Verb("press", "{minion} presses.")
PRESSES = EventType("presses", "{minion} presses to {word} the combat.")

CONTINUE, END = "continue", "end"


def needed(table: Table) -> str:
    """COM-28: the purpose of a press now: to continue, or to cancel a press to continue."""
    return END if fight(table).again else CONTINUE


def is_press_prevented(table: Table, minion: int) -> bool:
    """Whether an effect prevents the next press of a minion."""
    to = Activity.PRESS_TO_END if fight(table).again else Activity.PRESS_TO_CONTINUE
    return table.is_restricted(Activity.PRESS, minion) or table.is_restricted(to, minion)


class PressStep(AlternatingStep):
    """COM-28: presses alternate; no side plays two in a row."""

    @override
    def kind(self) -> DecisionKind:
        return DecisionKind.PRESS

    def fitting(self, table: Table) -> list[Granted]:
        """The presses of this side that can be used now."""
        now = needed(table)
        return [one for one in fight(table).sides[self.side].presses if one.only in {"", now}]

    @override
    def choices(self, table: Table) -> list[Option]:
        """The presses of the minion, and cards that give one."""
        side = fight(table).sides[self.side]
        if is_press_prevented(table, side.minion):
            return []
        sources = dict.fromkeys(granted.source for granted in self.fitting(table))
        options = [Option(PRESS_ON, source, side.minion) for source in sources]
        return options + permitted(table, side.seat, PRESS)

    @override
    def must(self, table: Table) -> bool:
        """COM-29: a press that is part of an effect must be used this round."""
        return any(granted.must for granted in self.fitting(table))

    @override
    def use_granted(self, table: Table, option: Option) -> bool:
        if option.verb is not PRESS_ON:
            return False
        combat = fight(table)
        fitting = [one for one in self.fitting(table) if one.source == option.card]
        left = list(combat.sides[self.side].presses)
        used = next((one for one in fitting if one.must), fitting[0])
        left.remove(used)
        combat.change(self.side, presses=tuple(left))
        if used.either:
            rest = list(combat.sides[self.side].maneuvers)
            rest.remove(used)
            combat.change(self.side, maneuvers=tuple(rest))
        press(table, option.minion, option.card)
        return True

    @override
    def why_not(self, table: Table, option: Option) -> str | None:
        """The rule that forbids a press."""
        if option.verb is PRESS_ON:
            return "COM-28" if fight(table).index(option.minion) == self.last else "COM-27"
        if option.card != NONE:
            return forbidden(table, option)
        return "COM-29" if self.must(table) else None

    steps = AlternatingStep.steps


def press(table: Table, minion: int, source: int = NONE) -> None:
    """COM-27, COM-28: a press to continue, or one that cancels it."""
    combat = fight(table)
    word = needed(table)
    combat.again = not combat.again
    stage = table.current(PressStep)
    if stage is not None:
        stage.done(combat.index(minion))
    table.emit(PRESSES, minion=minion, word=word, source=source)


def grant(table: Table, minion: int, press_: Granted) -> None:
    """Give a minion a press for this round."""
    combat = fight(table)
    index = combat.index(minion)
    combat.change(index, presses=(*combat.sides[index].presses, press_))
