"""Combat (chapters COM, STR)."""

from __future__ import annotations

from vtes_deck.engine.events import Happening
from vtes_deck.engine.procedure import Procedure
from vtes_deck.engine.table import Table

COMBAT = Happening("combat", "{minion} and {target} enter combat.")


class Combat(Procedure):
    """A combat between two minions.

    Attributes:
        acting: the minion that acts first at every step (COM-04).
        opposing: the other one.
    """

    acting: int
    opposing: int

    def begin(self, table: Table) -> None:
        """COM-01: only ready minions fight."""
        table.tell(COMBAT, minion=self.acting, target=self.opposing)

    steps = (begin,)
