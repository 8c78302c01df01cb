"""The state of the current combat (COM-03)."""

from __future__ import annotations

from typing import override

import msgspec

from vtes_deck.engine.state.current import CurrentCombat
from vtes_deck.engine.state.damage_types import Damage
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.moves import Combatant, Range
from vtes_deck.engine.state.table import Table


class Fight(CurrentCombat):
    """The state of a combat between two minions.

    Attributes:
        sides: the two combatants and their state in this round, acting minion first.
        number: the number of the round, from 1.
        range: the range of this round (COM-06).
        range_set: an effect has set it, so that it is not determined by maneuvers.
        ended: the combat has been ended.
        again: an uncancelled press to continue (COM-27).
        close_quarters: long range is no longer possible (STR-10).
        unusable: equipment stolen in this round (STR-07).
        struck: the first pair of strikes of this round has resolved.
        environmental: damage that resolves with the first strikes (COM-46).
        early: damage that resolves after the effects before range is determined.
        opening: effects before range is determined can be used now.
        hurt: life lost by retainers, to be returned (COM-45, 1994).
        kept: an effect has prevented the end of the combat.
        dealt: damage that each has successfully inflicted on the other this round.
        queued: another combat between the two follows.
        follows: this combat was queued by another one.
    """

    sides: tuple[Combatant, ...] = ()
    number: int = 0
    range: Range = Range.CLOSE
    range_set: bool = False
    ended: bool = False
    again: bool = False
    close_quarters: bool = False
    unusable: frozenset[int] = frozenset()
    struck: bool = False
    environmental: tuple[Damage, ...] = ()
    early: tuple[Damage, ...] = ()
    opening: bool = False
    hurt: tuple[tuple[int, int], ...] = ()
    kept: bool = False
    dealt: tuple[int, int] = (0, 0)
    queued: bool = False
    follows: bool = False

    @property
    @override
    def begun(self) -> bool:
        return bool(self.sides)

    def over(self, table: Table) -> bool:
        """COM-21: whether it has been ended, or a combatant is no longer ready."""
        return self.ended or not self.both_ready(table)

    def both_ready(self, table: Table) -> bool:
        """COM-01: whether both are ready and have different controllers."""
        one, two = table.in_play.get(self.acting), table.in_play.get(self.opposing)
        return (
            isinstance(one, Minion)
            and isinstance(two, Minion)
            and one.ready
            and two.ready
            and one.controller != two.controller
        )

    @override
    def order(self, table: Table) -> tuple[int, ...]:
        """SEQ-02, COM-04: the acting minion's controller, the opponent, the rest clockwise."""
        first, second = (side.seat for side in self.sides)
        rest = (seat for seat in table.clockwise(first) if seat not in {first, second})
        return (first, second, *rest)

    def change(self, index: int, **facts: object) -> None:
        """Change the state of one combatant."""
        sides = list(self.sides)
        sides[index] = msgspec.structs.replace(sides[index], **facts)
        self.sides = tuple(sides)


def fight(table: Table) -> Fight:
    """The current combat.

    Raises:
        LookupError: no combat is in progress.
    """
    combat = table.current(Fight)
    if combat is None:
        raise LookupError("no combat is in progress")
    return combat


def end(table: Table) -> None:
    """End the combat at once (COM-22: the step at the end of the round still follows)."""
    fight(table).ended = True


def keep_going(table: Table) -> None:
    """Prevent the end of combat; effects that follow the end are skipped (GEN-21)."""
    fight(table).kept = True
