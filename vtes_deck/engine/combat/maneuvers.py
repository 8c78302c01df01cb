"""Determine range (COM-06 to COM-11): maneuvers to long and close range."""

from __future__ import annotations

from typing import override

from vtes_deck.engine.combat.fight import fight
from vtes_deck.engine.combat.permission import forbidden, permitted
from vtes_deck.engine.combat.steps import AlternatingStep
from vtes_deck.engine.state.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.moves import Granted, Range, Strike
from vtes_deck.engine.state.table import Activity, Table
from vtes_deck.engine.state.windows import RANGE

MANEUVER = Verb("maneuver", "{minion} maneuvers.")
MANEUVERS = EventType("maneuvers", "{minion} maneuvers to {word} range.")
SETS_RANGE = EventType("sets range", "{minion} sets the range to {word}.")


class ManeuverStep(AlternatingStep):
    """COM-07: maneuvers alternate and change the range; COM-08: no maneuvers by default."""

    @override
    def kind(self) -> DecisionKind:
        return DecisionKind.RANGE

    @override
    def choices(self, table: Table) -> list[Option]:
        """The maneuvers of the minion, and cards that give one; none at close quarters (STR-10)."""
        combat = fight(table)
        side = combat.sides[self.side]
        if combat.close_quarters or is_maneuver_prevented(table, side.minion):
            return []
        sources = dict.fromkeys(granted.source for granted in self.fitting(table))
        options = [Option(MANEUVER, source, side.minion) for source in sources]
        return options + permitted(table, side.seat, RANGE)

    def fitting(self, table: Table) -> list[Granted]:
        """The maneuvers of this side that can be used now."""
        now = next_range(table)
        return [one for one in fight(table).sides[self.side].maneuvers if one.to in {None, now}]

    @override
    def must(self, table: Table) -> bool:
        """COM-09: a maneuver that is part of an effect must be used this round."""
        return any(granted.must for granted in self.fitting(table))

    @override
    def use_granted(self, table: Table, option: Option) -> bool:
        if option.verb is not MANEUVER:
            return False
        combat = fight(table)
        left = list(combat.sides[self.side].maneuvers)
        same = [one for one in self.fitting(table) if one.source == option.card]
        used = next((one for one in same if one.must), same[0])
        left.remove(used)
        combat.change(self.side, maneuvers=tuple(left))
        if used.either:
            rest = list(combat.sides[self.side].presses)
            rest.remove(used)
            combat.change(self.side, presses=tuple(rest))
        maneuver(table, option.minion, option.card)
        return True

    @override
    def why_not(self, table: Table, option: Option) -> str | None:
        """The rule that forbids a maneuver."""
        combat = fight(table)
        if combat.close_quarters:
            return "STR-10"
        if option.verb is MANEUVER:
            return "COM-07" if combat.index(option.minion) == self.last else "COM-08"
        if option.card != NONE:
            return forbidden(table, option)
        return "COM-09" if self.must(table) else None

    steps = AlternatingStep.steps


def next_range(table: Table) -> Range:
    """COM-07: the range to which a maneuver changes: from close to long or from long to close."""
    return Range.CLOSE if fight(table).range is Range.LONG else Range.LONG


def is_maneuver_prevented(table: Table, minion: int) -> bool:
    """Whether an effect prevents the next maneuver of a minion."""
    to = Activity.GET_CLOSE if fight(table).range is Range.LONG else Activity.GET_AWAY
    return table.is_restricted(Activity.MANEUVER, minion) or table.is_restricted(to, minion)


def maneuver(table: Table, minion: int, source: int = NONE) -> None:
    """COM-07: change the range."""
    combat = fight(table)
    index = combat.index(minion)
    combat.range = next_range(table)
    stage = table.current(ManeuverStep)
    if stage is not None:
        stage.done(index)
    table.emit(MANEUVERS, minion=minion, word=combat.range.name.lower(), source=source)


def grant(table: Table, minion: int, maneuver_: Granted) -> None:
    """Give a minion a maneuver for this round."""
    combat = fight(table)
    index = combat.index(minion)
    combat.change(index, maneuvers=(*combat.sides[index].maneuvers, maneuver_))


def commit(table: Table, minion: int, strike: Strike) -> None:
    """COM-10: a maneuver of a strike card or weapon also chooses the first strike."""
    combat = fight(table)
    combat.change(combat.index(minion), committed=strike)


def set_range(table: Table, minion: int, distance: Range, source: int) -> None:
    """Set the range of this round by an effect; no maneuver or other effect can change it."""
    combat = fight(table)
    distance = Range.CLOSE if combat.close_quarters else distance
    combat.range, combat.range_set = distance, True
    table.emit(SETS_RANGE, minion=minion, word=distance.name.lower(), source=source)


def no_long_range(table: Table) -> None:
    """STR-10: exclude long range for the rest of the combat (close quarters)."""
    combat = fight(table)
    combat.close_quarters = True
    combat.range = Range.CLOSE
