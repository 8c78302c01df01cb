"""Statics that change the damage to the bearer and the effects of its strikes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vtes_deck.engine.state.statics import Static

if TYPE_CHECKING:
    from cardbase.terms import Trait
    from vtes_deck.engine.state.damage_types import Damage
    from vtes_deck.engine.state.moves import Strike
    from vtes_deck.engine.state.table import Table


class DamageTaken(Static):
    """Changes the damage to the bearer."""

    __slots__ = ()

    def reduction(self, table: Table, source: int, damage: Damage) -> int:
        """The reduction of the damage before it can be prevented."""
        del table, source, damage
        return 0

    def immune(self, table: Table, source: int, damage: Damage) -> bool:
        """GEN-36: whether unprevented damage has no effect."""
        del table, source, damage
        return False

    def worsens(self, table: Table, source: int, damage: Damage) -> bool:
        """Whether the damage is aggravated."""
        del table, source, damage
        return False

    def makes_normal(self, table: Table, source: int) -> bool:
        """Whether the bearer treats aggravated damage as normal damage now."""
        del table, source
        return False

    def aggravates(self, weapon: frozenset[Trait]) -> bool:
        """TRT-14: whether damage of a weapon with these traits is aggravated."""
        del weapon
        return False


class StrikeBonus(Static):
    """Increases the effects of the bearer's strikes."""

    __slots__ = ()

    def damage(self, table: Table, source: int, strike: Strike) -> int:
        """The additional damage of a strike that inflicts damage."""
        del table, source, strike
        return 0

    def theft(self, table: Table, source: int, strike: Strike) -> int:
        """The additional blood or life of a strike that steals blood or life."""
        del table, source, strike
        return 0
