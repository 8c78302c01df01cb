"""Facts about the current action, card, combat, referendum and turn.

Rules of lower layers depend on them. For example, a minion does not change its region during
combat, and the order of the impulse depends on the action. The procedures of the chapters derive
from these classes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.kernel.procedure import Procedure

if TYPE_CHECKING:
    from vtes_deck.engine.state.in_play import Minion
    from vtes_deck.engine.state.table import Table


class PaidProcedure(Procedure):
    """A procedure whose cost a minion may pay before it resolves (PLY-34)."""

    def is_paid_by(self, card: int) -> bool:
        """PLY-34: whether a minion has paid for the procedure, which has not resolved."""
        raise NotImplementedError


class CurrentAction(PaidProcedure):
    """An action from its announcement to its resolution (GEN-34).

    Attributes:
        verb: the verb that announces it, set by each class.
        minion: the acting minion.
        card: the card played for it or the card in play that provides it, or ``NONE``. There is at
            most one, and an action card never modifies another action (PLY-16).
        target: the target card, or ``NONE``.
        seats: the target Methuselahs; empty for an undirected action.
        pool_cost, blood_cost: paid if it succeeds (RES-01).
        inherent: stealth printed on the card, if different from the stealth of the class.
        n: a number that the kind of action defines.
        blocker: the minion that has blocked it, or ``NONE``.
        failed: an effect made it fail or ended it (BLK-17, RES-08); there is no blocker and no
            combat.
        successful: it was not blocked (RES-06).
        retargeted: its target has changed, so blocking opens again (BLK-06).
        played: the cards played during it, as pairs of minion and card id; see :func:`has_played`.
        locked_by_block: the block has locked the blocker.
        declined: the seats that have declined to block, if it continues after a block.
        burned: the card played for it was burned when it was blocked (RES-02).
        paid: its cost was paid in full (RES-04).
        short: it could be announced only because reductions lower its cost (PLY-12).
        owed: costs of modifiers that are due on success (RES-03, 1994): payer, card, pool and
            blood.
        in_force: cards played for the action whose statics concern the acting minion during it.
        actor: the acting seat, if not the active one.
        margin: the margin of votes by which its referendum passed, or ``None``.
        over: it was cancelled before it began (PLY-13).
        ended: an effect has ended it (RES-08): no more modifiers or reactions.
        unmodified: no more action modifiers can be played.
        unblockable: it cannot be blocked.
        resumed: it continued after a block.
        done_before: the earlier activities of the acting minion in this turn.
    """

    verb: ClassVar[Verb]
    opens_blocks: ClassVar[bool] = False
    """Whether minions of Methuselahs who usually may not block may attempt to block it."""

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
    short: bool = False
    owed: tuple[tuple[int, int, int, int], ...] = ()
    in_force: tuple[int, ...] = ()
    actor: int = NONE
    margin: int | None = None
    over: bool = False
    ended: bool = False
    unmodified: bool = False
    unblockable: bool = False
    resumed: bool = False
    done_before: frozenset[str] = frozenset()

    def allows_block(self, table: Table, minion: Minion) -> bool:
        """Whether a minion may attempt to block although its Methuselah usually may not."""
        del table, minion
        return False

    def acting_seat(self, table: Table) -> int:
        """The acting Methuselah."""
        return table.active if self.actor == NONE else self.actor

    @property
    def inherent_stealth(self) -> int:
        """STL-01: the stealth of the action itself."""
        raise NotImplementedError

    def stealth(self, table: Table) -> int:
        """STL-01, STL-05: inherent and added stealth; may be negative."""
        raise NotImplementedError


class CurrentCard(PaidProcedure):
    """A card being played that is not an action.

    Attributes:
        option: the card, the minion that plays it, and the target.
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


class ShownCard(Procedure):
    """A card that is shown as it is played."""

    @property
    def unreplaced(self) -> bool:
        """DRW-02: whether its replacement in the hand is still due."""
        raise NotImplementedError


class CurrentCombat(Procedure):
    """A combat between two minions.

    Attributes:
        acting: the minion that acts first at every step (COM-04).
        opposing: the other minion.
    """

    acting: int
    opposing: int

    @property
    def begun(self) -> bool:
        """COM-01: false while the minions are only about to enter combat."""
        raise NotImplementedError

    def order(self, table: Table) -> tuple[int, ...]:
        """SEQ-02, COM-04: the acting minion's controller, the opponent, the rest clockwise."""
        raise NotImplementedError

    def holds(self, card: int) -> bool:
        """Whether a minion is one of the combatants."""
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
        over: it has resolved, so cards are drawn again (REF-20).
    """

    over: bool = False


class CurrentTurn(Procedure):
    """The turn of one Methuselah."""


def action_and_combat(table: Table) -> tuple[CurrentAction | None, CurrentCombat | None]:
    """The current action and the current combat, found together.

    A combat may take place during an action, but an action cannot take place during a combat, so
    the search ends at the action.
    """
    combat = None
    for procedure in reversed(table.stack):
        kinds = procedure.kinds
        if CurrentAction in kinds:
            return procedure, combat  # type: ignore[return-value]
        if CurrentCombat in kinds and combat is None:
            combat = procedure
    return None, combat  # type: ignore[return-value]


def has_played(table: Table, action: CurrentAction, minion: int, card: int) -> bool:
    """PLY-19, PLY-22: whether the same modifier or reaction has been played during the action.

    A minion cannot play it twice, at any level. IC-03: in 1994, two minions of the same Methuselah
    cannot both play it.
    """
    number = table.cards[card].id
    if table.rules.same_card_limit == "minion":
        return (minion, number) in action.played
    seat = table.owner[card]
    return any(
        number == other and player in table.in_play and table.in_play[player].controller == seat
        for player, other in action.played
    )
