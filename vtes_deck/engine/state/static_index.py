"""The index of statics, which finds the statics that could concern a card in play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, overload

from cardbase.terms import Bonus
from vtes_deck.engine.state.modifiers import Activity
from vtes_deck.engine.state.pending_events import EVERYWHERE, Would
from vtes_deck.engine.state.statics import (
    Calls,
    CarriedBy,
    Fixed,
    Forbids,
    Has,
    Hears,
    Key,
    LeavesAtOnce,
    NeedsTarget,
    Number,
    Permits,
    ReplacedLater,
    Replaces,
    Shelters,
    Static,
    Strikes,
    TextLoss,
    YieldsToCopy,
)

if TYPE_CHECKING:
    from vtes_deck.engine.state.in_play import Minion
    from vtes_deck.engine.state.table import Table

AS_PLAYED: Final[tuple[type[Static], ...]] = (
    Has,
    Hears,
    Calls,
    NeedsTarget,
    ReplacedLater,
    CarriedBy,
    LeavesAtOnce,
    Strikes,
    YieldsToCopy,
)
"""The kinds that are not indexed while the card is in play."""

type Sources[S: Static] = Sequence[tuple[int, S]]
"""Statics with their cards, in the order in which the cards entered play."""
type Index = dict[Key, dict[int, tuple[tuple[int, Static], ...]]]
"""Statics with their cards, by key, then by bearer or :data:`EVERYWHERE`."""
type Indexed = tuple[tuple[Key, bool, Static], ...]
"""The statics of one card with key and reach."""


def indexed(statics: Iterable[Static], printed: dict[Bonus, int]) -> Indexed:
    """The index entries of a card: its statics and its printed numbers."""
    found = [Fixed(bonus, n) for bonus, n in printed.items()]
    live = [one for one in statics if not isinstance(one, AS_PLAYED)]
    return tuple((one.key, one.wide, one) for one in (*found, *live))


def note(index: Index, card: int, bearer: int, statics: Indexed) -> None:
    """Adds the statics of a card in play to the index."""
    for key, wide, static in statics:
        where = EVERYWHERE if wide else bearer
        kept = index.setdefault(key, {})
        kept[where] = (*kept.get(where, ()), (card, static))


@overload
def asked(table: Table, key: Bonus, on: int) -> Sources[Number]: ...
@overload
def asked(table: Table, key: Activity, on: int) -> Sources[Forbids]: ...
@overload
def asked(table: Table, key: type[Would], on: int) -> Sources[Replaces]: ...
@overload
def asked[S: Static](table: Table, key: type[S], on: int) -> Sources[S]: ...
def asked(table: Table, key: Key, on: int) -> Sources[Static]:
    """The statics that could concern a card in play, with their cards.

    It omits cards that have lost their abilities.

    Args:
        table: the table.
        key: the kind, or the number or activity.
        on: the card, or :data:`EVERYWHERE` for a Methuselah.
    """
    kept = table.statics.get(key)
    if kept is None:
        return ()
    found = kept.get(on, ())
    if on != EVERYWHERE and EVERYWHERE in kept:
        found += kept[EVERYWHERE]
    if TextLoss in table.statics and key is not TextLoss:
        return [one for one in found if not is_silent(table, one[0])]
    return found


def is_silent(table: Table, card: int) -> bool:
    """GEN-02: whether a card in play has currently lost its abilities."""
    if TextLoss not in table.statics:
        return False
    return any(
        static.silences(table, source, card) for source, static in asked(table, TextLoss, card)
    )


def permits(table: Table, activity: Activity, card: int) -> bool:
    """Whether a text permits an activity of a card in play that a rule forbids."""
    return any(
        static.permits(table, source, activity) for source, static in asked(table, Permits, card)
    )


def is_kept_off(table: Table, card: int, acting: Minion, level: str) -> bool:
    """Whether a text prevents minions of other Methuselahs from acting on a card."""
    if table.is_restricted(Activity.BE_AIMED_AT, card):
        return True
    return any(
        static.shelters(table, source, acting, level)
        for source, static in asked(table, Shelters, card)
    )
