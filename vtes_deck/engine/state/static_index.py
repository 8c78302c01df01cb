"""The index of statics, which finds the statics that could concern a card in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, overload

from cardbase.terms import Bonus
from vtes_deck.engine.state.modifiers import Activity
from vtes_deck.engine.state.statics import (
    EVERYWHERE,
    Forbids,
    Index,
    Indexed,
    Key,
    Number,
    Permits,
    Replaces,
    Shelters,
    Sources,
    Static,
    TextLoss,
    Would,
    sources,
)

if TYPE_CHECKING:
    from vtes_deck.engine.state.in_play import Minion
    from vtes_deck.engine.state.table import Table


def note(index: Index, card: int, bearer: int, statics: Indexed) -> None:
    """Add the statics of a card in play to the index."""
    for key, wide, static in statics:
        where = EVERYWHERE if wide else bearer
        kept = index.setdefault(key, {})
        kept[where] = (*kept.get(where, ()), (card, static))


@overload
def statics_on(table: Table, key: Bonus, on: int) -> Sources[Number]: ...
@overload
def statics_on(table: Table, key: Activity, on: int) -> Sources[Forbids]: ...
@overload
def statics_on(table: Table, key: type[Would], on: int) -> Sources[Replaces]: ...
@overload
def statics_on[S: Static](table: Table, key: type[S], on: int) -> Sources[S]: ...
def statics_on(table: Table, key: Key, on: int) -> Sources[Static]:
    """The statics that could concern a card in play, with their cards.

    It omits cards that have lost their abilities.

    Args:
        table: the table.
        key: the kind, or the number or activity.
        on: the card, or :data:`EVERYWHERE` for a Methuselah.
    """
    found = sources(table.statics, key, on)
    if TextLoss in table.statics and key is not TextLoss:
        return [one for one in found if not table.is_silent(one[0])]
    return found


def timed_statics_on[S: Static](table: Table, kind: type[S], *on: int) -> list[tuple[int, S]]:
    """The statics of a kind that concern one of these cards for a time, with their cards."""
    return [
        (one.source, one.static)
        for one in table.timed_statics
        if one.on in on and isinstance(one.static, kind)
    ]


def permits(table: Table, activity: Activity, card: int) -> bool:
    """Whether a text permits an activity of a card in play that a rule forbids."""
    found = statics_on(table, Permits, card)
    if table.timed_statics:
        found = (*found, *timed_statics_on(table, Permits, card))
    return any(static.permits(table, source, activity) for source, static in found)


def is_protected_from(table: Table, card: int, acting: Minion, level: str) -> bool:
    """Whether a text prevents minions of other Methuselahs from acting on a card."""
    if table.is_restricted(Activity.BE_AIMED_AT, card):
        return True
    return any(
        static.shelters(table, source, acting, level)
        for source, static in statics_on(table, Shelters, card)
    )
