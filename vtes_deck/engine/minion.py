"""The minion phase (chapter MIN): which minion performs which action."""

from __future__ import annotations

from vtes_deck.engine.procedure import Procedure
from vtes_deck.engine.table import Table


class MinionPhase(Procedure):
    """The minion phase of one Methuselah.

    Attributes:
        seat: whose phase it is.
    """

    seat: int

    def begin(self, table: Table) -> None:
        """Nothing yet."""

    steps = (begin,)
