"""A static by which a text keeps its bearer from announcing some actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vtes_deck.engine.state.statics import Static

if TYPE_CHECKING:
    from vtes_deck.engine.state.decisions import Option
    from vtes_deck.engine.state.table import Table


class Refuses(Static):
    """Keeps the bearer, a minion, from announcing some actions at some targets."""

    __slots__ = ()

    def refuses(self, table: Table, source: int, option: Option) -> bool:
        """Whether the bearer cannot announce the action of this option."""
        raise NotImplementedError
