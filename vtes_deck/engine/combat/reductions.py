"""Changes of damage by texts before it can be prevented (GEN-02)."""

from __future__ import annotations

import msgspec

from vtes_deck.engine.state.current import CurrentCombat
from vtes_deck.engine.state.damage_statics import DamageTaken
from vtes_deck.engine.state.damage_types import Cause, Damage
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.moves import AGGRAVATED_DAMAGE, NO_STRIKE_DAMAGE
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.table import Table, Until

FORTITUDE = "for"
"""The requirements of the cards that prevent all damage from strikes for a time."""

PREVENTED = EventType("damage prevented", "{minion} prevents {n} damage.")


def all_lessened(table: Table, damage: tuple[Damage, ...]) -> tuple[Damage, ...]:
    """The damage after automatic reductions, each of which counts once for a strike."""
    found: list[Damage] = []
    taken = 0
    for one in damage:
        left = lessened(table, one, taken if one.adds else 0)
        taken = one.n - left.n
        found.append(left)
    return tuple(found)


def lessened(table: Table, damage: Damage, taken: int = 0) -> Damage:
    """The damage after automatic reductions.

    The result is 0 if an effect prevents all damage to the target from strikes of this round.

    Args:
        table: the table.
        damage: the damage.
        taken: the amount by which reductions have already lowered the same strike.
    """
    card_in_play = table.in_play.get(damage.target)
    if card_in_play is None:
        return damage
    damage = worsened(table, damage)
    if (
        damage.cause is Cause.STRIKE
        and not damage.unpreventable
        and FORTITUDE not in damage.withstands
        and table.has_used(NO_STRIKE_DAMAGE, damage.target, Until.ROUND)
    ):
        table.emit(PREVENTED, minion=damage.target, n=damage.n)
        return msgspec.structs.replace(damage, n=0)
    less = sum(
        static.reduction(table, source, damage)
        for source, static in statics_on(table, DamageTaken, damage.target)
    )
    less -= taken
    return msgspec.structs.replace(damage, n=max(0, damage.n - less)) if less > 0 else damage


def fights(table: Table, damage: Damage) -> bool:
    """Whether the target of damage is still in combat."""
    combat = table.current(CurrentCombat)
    return combat is not None and combat.holds(damage.target)


def worsened(table: Table, damage: Damage) -> Damage:
    """The damage, aggravated if a text makes it so.

    An effect on the damage of a combat does not concern damage that follows the combat.
    """
    if not damage.aggravated and (
        (table.has_used(AGGRAVATED_DAMAGE, damage.target, Until.COMBAT) and fights(table, damage))
        or any(
            static.worsens(table, source, damage)
            for source, static in statics_on(table, DamageTaken, damage.target)
        )
    ):
        return msgspec.structs.replace(damage, aggravated=True)
    return damage
