"""The combat under way, as facts that its steps ask for and change (COM-03)."""

from __future__ import annotations

from typing import override

import msgspec

from vtes_deck.engine.combat.damage_types import Damage
from vtes_deck.engine.combat.moves import Combatant, Range
from vtes_deck.engine.state.current import CurrentCombat
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Table


class Fight(CurrentCombat):
    """A combat between two minions: what is known of it in its round.

    Attributes:
        sides: both, in this order, with what they have this round.
        number: of the round, from 1.
        range: of this round (COM-06).
        ended: the combat has been ended.
        again: there is a press to continue that nobody has cancelled (COM-27).
        close_quarters: there is no long range any more (STR-10).
        unusable: equipment stolen in this round (STR-07).
        struck: the first pair of strikes of this round has been resolved.
        environmental: damage that waits for it (COM-46).
        hurt: life that retainers have lost, to be given back (COM-45, 1994).
        kept: an effect has kept the combat from ending.
        dealt: damage that each of the two has successfully inflicted on the other in this round.
        queued: another combat of the two follows this one.
        follows: it is such a combat itself.
    """

    sides: tuple[Combatant, ...] = ()
    number: int = 0
    range: Range = Range.CLOSE
    ended: bool = False
    again: bool = False
    close_quarters: bool = False
    unusable: frozenset[int] = frozenset()
    struck: bool = False
    environmental: tuple[Damage, ...] = ()
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
        """COM-21: it has been ended, or one of the two is not ready any more."""
        return self.ended or not self.both_ready(table)

    def both_ready(self, table: Table) -> bool:
        """COM-01: both are ready, and not controlled by the same Methuselah."""
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
        """Notes something of one of the sides."""
        sides = list(self.sides)
        sides[index] = msgspec.structs.replace(sides[index], **facts)
        self.sides = tuple(sides)


def fight(table: Table) -> Fight:
    """The combat under way.

    Raises:
        LookupError: there is none.
    """
    combat = table.current(Fight)
    if combat is None:
        raise LookupError("no combat is under way")
    return combat


def end(table: Table) -> None:
    """The combat ends at once (COM-22: its round does so with the step at its end)."""
    fight(table).ended = True


def keep_going(table: Table) -> None:
    """An effect prevents the combat from ending; what should follow the end is skipped (GEN-21)."""
    fight(table).kept = True
