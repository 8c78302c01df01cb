"""The effect that a referendum would have on each Methuselah if it passed now.

The referendum is resolved on a copy of the table, so every card is covered. Only public information
is compared. Choices that its effect would offer remain open.
"""

from __future__ import annotations

import msgspec

from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import Option
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Table
from vtes_deck.kernel.procedure import carry_on


class SeatChange(msgspec.Struct, frozen=True, gc=False):
    """The change for one Methuselah.

    Attributes:
        pool: the pool that she gains, or loses if negative.
        blood: the change of blood on her cards in play.
        lost, won: the cards that she loses and gains.
        locked: her cards that become locked.
        edge: 1 if she gets the Edge, -1 if she loses it.
    """

    pool: int = 0
    blood: int = 0
    lost: tuple[int, ...] = ()
    won: tuple[int, ...] = ()
    locked: tuple[int, ...] = ()
    edge: int = 0


def outcome_now(table: Table) -> tuple[SeatChange, ...]:
    """The changes that the innermost referendum would make, by seat.

    They are zero without a referendum. Before all terms are set, the first ones offered are used.
    """
    twin = _twin(table)
    referendum = twin.current(Referendum)
    if referendum is None:
        return tuple(SeatChange() for _ in table.seats)
    if not referendum.polling:
        _complete(twin, referendum)
    referendum.effect(twin)
    return _changes(table, twin)


def outcome_with(table: Table, option: Option) -> tuple[SeatChange, ...]:
    """The changes that the referendum of an option would make, by seat.

    Unlike :func:`outcome_now`, it also carries out the consequences of the effect, up to the next
    choice.

    Args:
        table: the table.
        option: a term of the current referendum, which is added to the terms; for each missing
            term, the first one offered is used. Or a political action, whose referendum is resolved
            without terms. Any other option is ignored, and so are all options during the polling,
            when the terms are complete.

    Returns:
        The changes; empty if the referendum of a political action has terms, and zero for each
        seat if there is no referendum.
    """
    twin = _twin(table)
    referendum = twin.current(Referendum)
    if option.verb is POLITICAL:
        referendum = Referendum(twin.minion(option.minion).controller, option.card, option.minion)
        if referendum.choices_of_terms(table):
            return ()
    elif referendum is None:
        return tuple(SeatChange() for _ in table.seats)
    elif not referendum.polling:
        if option in referendum.choices_of_terms(twin):
            referendum.terms += (option,)
        _complete(twin, referendum)
    below = len(twin.stack)
    referendum.effect(twin)
    carry_on(twin, below)
    return _changes(table, twin)


_MAX_TERMS = 50
"""The maximum number of terms that are added."""


def _complete(table: Table, referendum: Referendum) -> None:
    """Add the missing terms, because an effect may need all of them."""
    for _ in range(_MAX_TERMS):
        options = referendum.choices_of_terms(table)
        if not options:
            return
        referendum.terms += (options[0],)


def _twin(table: Table) -> Table:
    """A copy on which an effect can be tried."""
    twin = table.copy(log=False)
    twin.logged = frozenset()
    twin.decision = None
    return twin


def _changes(before: Table, after: Table) -> tuple[SeatChange, ...]:
    return tuple([_change(before, after, seat.number) for seat in before.seats])


def _change(before: Table, after: Table, seat: int) -> SeatChange:
    old, new = set(before.seats[seat].in_play), set(after.seats[seat].in_play)
    kept = old & new
    return SeatChange(
        pool=after.seats[seat].pool - before.seats[seat].pool,
        blood=sum(after.in_play[card].blood - before.in_play[card].blood for card in kept),
        lost=tuple(sorted(old - new | {card for card in kept if _fell(before, after, card)})),
        won=tuple(sorted(new - old)),
        locked=tuple(
            sorted(
                card
                for card in kept
                if after.in_play[card].locked and not before.in_play[card].locked
            )
        ),
        edge=(after.edge == seat) - (before.edge == seat),
    )


def _fell(before: Table, after: Table, card: int) -> bool:
    """Whether a minion is no longer ready."""
    one, other = before.in_play[card], after.in_play[card]
    return isinstance(one, Minion) and isinstance(other, Minion) and one.ready and not other.ready
