"""Statics that change the costs of cards, actions, rescues and block attempts.

The cost of votes is part of :class:`~vtes_deck.engine.state.statics.VoteRules`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from vtes_deck.engine.state.statics import Static

if TYPE_CHECKING:
    from vtes_deck.engine.state.current import CurrentAction
    from vtes_deck.engine.state.in_play import Minion
    from vtes_deck.engine.state.moves import Strike
    from vtes_deck.engine.state.printed import Printed
    from vtes_deck.engine.state.table import Table


class Price(Static):
    """Changes the cost of cards that a minion plays."""

    __slots__ = ()

    def less(
        self, table: Table, source: int, minion: Minion, paid: Printed, level: str
    ) -> tuple[int, int]:
        """The reduction of pool and blood; ``level`` gives the Disciplines used for the card."""
        raise NotImplementedError


class MasterPrice(Static):
    """Changes the cost of master cards."""

    __slots__ = ()

    wide: ClassVar[bool] = True

    def less(self, table: Table, source: int, payer: int, paid: Printed) -> int:
        """The reduction of the pool for the Methuselah who pays."""
        raise NotImplementedError


class PriceShare(Static):
    """Multiplies or divides the blood cost of cards that a minion plays, before other changes."""

    __slots__ = ()

    def share(self, table: Table, source: int, minion: Minion, paid: Printed, blood: int) -> int:
        """The blood cost after the multiplication or division."""
        raise NotImplementedError


class StrikePrice(Static):
    """Changes the cost of cards that a minion plays to strike."""

    __slots__ = ()

    def more(self, table: Table, source: int, minion: Minion, paid: Printed, level: str) -> int:
        """The additional blood or life; ``level`` gives the Disciplines used for the card."""
        raise NotImplementedError

    def toll(self, table: Table, source: int, minion: Minion, strike: Strike) -> int:
        """The blood or life cost of a strike that is made without playing a card."""
        del table, source, minion, strike
        return 0


class ActionPrice(Static):
    """Changes the cost of actions, with or without a card."""

    __slots__ = ()

    def more(self, table: Table, source: int, action: CurrentAction) -> tuple[int, int]:
        """The additional pool and blood of an action as announced; negative for a discount."""
        raise NotImplementedError


class TargetPrice(Static):
    """Changes the cost of master cards that target the bearer."""

    __slots__ = ()

    def more(self, table: Table, source: int, payer: int) -> int:
        """The additional pool for the Methuselah who pays."""
        raise NotImplementedError


class RescuePrice(Static):
    """Changes the cost of a rescue from torpor, with the bearer as rescuer or rescued vampire."""

    __slots__ = ()

    def more(self, table: Table, source: int, rescuer: int, rescued: int) -> int:
        """The additional blood; negative for a discount."""
        raise NotImplementedError


class ConversionPrice(Static):
    """Sets the cost of the action to become anarch."""

    __slots__ = ()

    def instead(self, table: Table, source: int, vampire: Minion) -> int | None:
        """The blood that the action costs a vampire, or ``None`` for the usual cost."""
        raise NotImplementedError


class ContestPrice(Static):
    """Changes the cost of contesting a title."""

    __slots__ = ()

    def more(self, table: Table, source: int, claimant: Minion) -> int:
        """The additional blood for a claimant."""
        raise NotImplementedError


class BlockPrice(Static):
    """Charges minions that attempt to block the bearer."""

    __slots__ = ()

    def due(self, table: Table, source: int, blocker: Minion) -> int:
        """The blood or life that the minion must burn."""
        del table, source, blocker
        return 0

    def cards(self, table: Table, source: int, blocker: Minion) -> int:
        """The cards that its controller must burn from the top of the library."""
        del table, source, blocker
        return 0
