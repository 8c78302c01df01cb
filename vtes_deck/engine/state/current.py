"""What is under way, as facts: an action, a card being played, a combat, a referendum, a turn.

Rules of lower layers depend on it: during a combat a minion does not change region, the impulse
follows the action. They ask for these classes; the procedures of the chapters derive from them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vtes_deck.engine.state.decisions import NONE, Option
from vtes_deck.kernel.procedure import Procedure

if TYPE_CHECKING:
    from vtes_deck.engine.state.table import Table


class PaidProcedure(Procedure):
    """A procedure that a minion may pay for before it is resolved (PLY-34)."""

    def is_paid_by(self, card: int) -> bool:
        """PLY-34: whether a minion has paid for it and it is not resolved yet."""
        raise NotImplementedError


class CurrentAction(PaidProcedure):
    """An action under way: from its announcement to its resolution (GEN-34).

    Attributes:
        minion: the acting minion.
        card: the card played for it or the card in play that provides it, or ``NONE``; never more
            than one, and no action card modifies another action (PLY-16).
        target: the card that it is aimed at, or ``NONE``.
        seats: the other Methuselahs at whom it is directed; without any it is undirected.
        pool_cost, blood_cost: paid if it succeeds (RES-01).
        inherent: stealth printed on the card, if it is not that of the class.
        n: a number of the action's own.
        blocker: the minion that has blocked it, or ``NONE``.
        failed: made to fail or ended by an effect (BLK-17, RES-08): no blocker, no combat.
        successful: it was not blocked (RES-06).
        retargeted: its target has changed, so blocking opens again (BLK-06).
        played: the cards played during it, as pairs of minion and card id; see :func:`has_played`.
        locked_by_block: the blocker was unlocked before.
        declined: who will not block any more, if it goes on after it was blocked.
        burned: the card played for it was burned, as it was blocked (RES-02).
        paid: its cost was paid in full (RES-04).
        owed: costs of modifiers that wait for its success (RES-03, 1994): who
            pays, for which card, pool and blood.
        tolling: cards played for it whose text makes blockers pay (see ``CardScript.toll``).
        actor: whose action it is, if it is not hers whose turn it is.
        over: it was cancelled before it began (PLY-13).
        ended: an effect has ended it (RES-08), so no modifier or reaction is played any more.
    """

    minion: int
    card: int = NONE
    target: int = NONE
    seats: tuple[int, ...] = ()
    pool_cost: int = 0
    blood_cost: int = 0
    inherent: int | None = None
    n: int = 0
    blocker: int = NONE
    locked_by_block: bool = False
    declined: frozenset[int] = frozenset()
    failed: bool = False
    successful: bool = False
    retargeted: bool = False
    played: frozenset[tuple[int, int]] = frozenset()
    burned: bool = False
    paid: bool = False
    owed: tuple[tuple[int, int, int, int], ...] = ()
    tolling: tuple[int, ...] = ()
    actor: int = NONE
    over: bool = False
    ended: bool = False

    def acting_seat(self, table: Table) -> int:
        """Whose action it is."""
        return table.active if self.actor == NONE else self.actor

    @property
    def inherent_stealth(self) -> int:
        """STL-01: the stealth of the action itself."""
        raise NotImplementedError

    def stealth(self, table: Table) -> int:
        """STL-01, STL-05: inherent stealth and what was added; it may be below 0."""
        raise NotImplementedError


class CurrentCard(PaidProcedure):
    """A card that is no action, between the hand and where it goes.

    Attributes:
        option: the card, the minion that plays it, what it is aimed at.
    """

    option: Option

    @property
    def card(self) -> int:
        """The card being played."""
        return self.option.card

    @property
    def minion(self) -> int:
        """The minion that plays it, or ``NONE``."""
        return self.option.minion


class CurrentCombat(Procedure):
    """A combat between two minions.

    Attributes:
        acting: the minion that acts first at every step (COM-04).
        opposing: the other one.
    """

    acting: int
    opposing: int

    @property
    def begun(self) -> bool:
        """COM-01: two minions that are about to enter combat are in none yet."""
        raise NotImplementedError

    def order(self, table: Table) -> tuple[int, ...]:
        """SEQ-02, COM-04: the acting minion's controller, the opponent, the rest clockwise."""
        raise NotImplementedError

    def holds(self, card: int) -> bool:
        """Whether a minion is one of the two."""
        return card in {self.acting, self.opposing}

    def index(self, minion: int) -> int:
        """0 for the acting minion, 1 for the other, ``NONE`` for a minion not in the combat."""
        return 0 if minion == self.acting else 1 if minion == self.opposing else NONE

    def other(self, minion: int) -> int:
        """The opposing minion."""
        return self.opposing if minion == self.acting else self.acting


class CurrentReferendum(Procedure, kw_only=True):
    """A referendum.

    Attributes:
        over: it is resolved; cards are drawn again (REF-20).
    """

    over: bool = False


class CurrentTurn(Procedure):
    """The turn of one Methuselah."""
