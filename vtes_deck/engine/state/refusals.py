"""Statics by which texts deny actions and cards to minions, and gains to Methuselahs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from vtes_deck.engine.state.statics import Static

if TYPE_CHECKING:
    from vtes_deck.engine.state.decisions import Option
    from vtes_deck.engine.state.in_play import Minion
    from vtes_deck.engine.state.printed import Printed
    from vtes_deck.engine.state.table import Table


class Refuses(Static):
    """Prevents the bearer, a minion, from announcing some actions on some targets."""

    __slots__ = ()

    def refuses(self, table: Table, source: int, option: Option) -> bool:
        """Whether the bearer cannot announce the action of this option."""
        raise NotImplementedError


class BarsDisciplines(Static):
    """Prevents minions from playing cards that require a Discipline (GEN-02)."""

    __slots__ = ()

    wide: ClassVar[bool] = True

    def bars(self, table: Table, source: int, minion: Minion, card: Printed, code: str) -> bool:
        """Whether the minion cannot play a card now because it requires this Discipline."""
        raise NotImplementedError


class BarsGains(Static):
    """Prevents Methuselahs from gaining pool; the pool goes to the bank."""

    __slots__ = ()

    wide: ClassVar[bool] = True

    def bars_gain(self, table: Table, source: int, seat: int) -> bool:
        """Whether this Methuselah cannot gain pool now."""
        raise NotImplementedError


class BarsGear(Static):
    """Prevents the bearer, a minion, from having some cards."""

    __slots__ = ()

    def bars(self, table: Table, source: int, card: int) -> bool:
        """Whether the bearer cannot have this card."""
        raise NotImplementedError
