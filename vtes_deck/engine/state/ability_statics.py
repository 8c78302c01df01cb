"""Statics that decide which cards the bearer can play: its Disciplines and requirements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vtes_deck.engine.state.statics import Static

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardbase.model import Requirement
    from cardbase.terms import Sect, Trait
    from vtes_deck.engine.state.in_play import Minion
    from vtes_deck.engine.state.printed import Printed
    from vtes_deck.engine.state.table import Table


class Teaches(Static):
    """Gives the bearer a Discipline, or a higher level of one, if it is a vampire."""

    __slots__ = ()

    def taught(self, table: Table, source: int, levels: dict[str, int]) -> dict[str, int]:
        """The Disciplines with their levels, including those from the source."""
        raise NotImplementedError


class GivesTrait(Static):
    """Gives the bearer a trait."""

    __slots__ = ()

    def gives(self, table: Table, source: int, trait: Trait) -> bool:
        """Whether the bearer has the trait because of the source."""
        raise NotImplementedError


class PlaysAs(Static):
    """Lets the bearer play cards as though it had a Discipline that it does not have."""

    __slots__ = ()

    def as_though(
        self, table: Table, source: int, minion: Minion, levels: dict[str, int]
    ) -> dict[str, int]:
        """The Disciplines with their levels, including those that it counts as having."""
        raise NotImplementedError


class Eligibility(Static):
    """Changes the requirements of cards that the bearer meets."""

    __slots__ = ()

    @property
    def shared(self) -> bool:
        """PLY-06: whether it also applies to cards that its controller plays herself."""
        return False

    def read(self, requirement: Requirement) -> Requirement:
        """The requirement as it applies to the bearer."""
        return requirement

    def loses(self, discipline: str) -> bool:
        """Whether the bearer cannot use cards that require only this Discipline."""
        del discipline
        return False

    def bans(self, table: Table, card: Printed) -> bool:
        """Whether the bearer cannot play this card."""
        del table, card
        return False


class PlaysAsVampire(Static):
    """Lets the bearer, an ally, play cards that require Disciplines as a vampire (PLY-35).

    Attributes:
        capacity: the capacity of the vampire.
        sect: the sect of the vampire.
    """

    __slots__ = ()

    capacity: int
    sect: Sect

    def known(self, table: Table, source: int, card: Printed) -> Sequence[dict[str, int]]:
        """The sets of Disciplines that the vampire may have for a card, with levels."""
        raise NotImplementedError
