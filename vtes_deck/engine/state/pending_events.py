"""Events that are about to happen and that texts may replace."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from vtes_deck.engine.state.table import Table

EVERYWHERE: Final = -2
"""The key of wide statics in the index; the other keys are numbers of cards."""


class Would(msgspec.Struct, frozen=True, gc=False):
    """An event that is about to happen and that texts may replace.

    Each chapter derives its own kind of event next to the rule that carries it out.

    Attributes:
        on: the card of the event, or :data:`EVERYWHERE`.
    """

    on: int

    @property
    def kind(self) -> type[Would]:
        """The class that texts replace: this one, unless it is a special case of another."""
        return type(self)

    def stands(self, table: Table) -> bool:
        """Whether the event can still happen after a player's decision."""
        return self.on == EVERYWHERE or self.on in table.in_play

    def happen(self, table: Table) -> None:
        """Carries out the event after players have declined to replace it."""
        raise NotImplementedError

    def is_replaced(self, table: Table) -> None:
        """Records that the event does not happen."""
