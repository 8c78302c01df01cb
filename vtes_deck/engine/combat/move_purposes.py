"""The purposes of strikes and other moves in combat, for players."""

from __future__ import annotations

from collections.abc import Iterator

from vtes_deck.engine.combat.fight import Fight
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.moves import Gear, Move, Recoil, Strike, Use
from vtes_deck.engine.state.purposes import BONUSES, Purpose, PurposeKind
from vtes_deck.engine.state.table import Table


def of_strike(table: Table, striker: int, opposing: int, strike: Strike) -> Iterator[Purpose]:
    """The purposes of a strike that hits.

    Args:
        table: the table.
        striker: the striking minion, or ``NONE``.
        opposing: the opposing minion, or ``NONE`` outside combat.
        strike: the strike.
    """
    mine, hers = _seat(table, striker), _seat(table, opposing)
    minion = table.in_play.get(striker)
    damage = strike.damage
    if strike.strength and isinstance(minion, Minion):
        damage += stats.strength(table, minion)
    if damage:
        yield Purpose(PurposeKind.STRIKE, damage, hers, opposing)
    if strike.aggravated:
        yield Purpose(PurposeKind.AGGRAVATED, 1, mine, striker)
    if strike.steal_blood:
        yield Purpose(PurposeKind.STRIKE, strike.steal_blood, hers, opposing)
        yield Purpose(PurposeKind.BLOOD, strike.steal_blood, mine, striker)
    if strike.recoil is not None:
        yield from _of_recoil(table, strike.recoil, mine, striker)
    if strike.dodge:
        yield Purpose(PurposeKind.DODGE, 1, mine, striker)
    if strike.combat_ends:
        yield Purpose(PurposeKind.COMBAT_ENDS, 1, mine, striker)
    if strike.steal is not Gear.NOTHING or strike.destroy is not Gear.NOTHING:
        yield Purpose(PurposeKind.GEAR, 1, hers, opposing)
    if strike.paralyze:
        yield Purpose(PurposeKind.FREEZE, 1, hers, opposing)


def of_move(table: Table, minion: int, opposing: int, move: Move) -> Iterator[Purpose]:
    """The purposes of a move of a card."""
    mine, hers = _seat(table, minion), _seat(table, opposing)
    if move.strike is not None:
        yield from of_strike(table, minion, opposing, move.strike)
    for kind, n in (
        (PurposeKind.MANEUVER, move.maneuver is not Use.NONE),
        (PurposeKind.PRESS, move.press is not Use.NONE),
        (PurposeKind.ADDITIONAL, move.additional),
        (PurposeKind.PREVENT, move.prevent),
        (PurposeKind.COMBAT_ENDS, move.combat_ends),
    ):
        if n:
            yield Purpose(kind, int(n), mine, minion)
    damage = move.environmental + move.inflicts
    if damage:
        yield Purpose(PurposeKind.DAMAGE, damage, hers, opposing)
    if move.blood:
        yield Purpose(PurposeKind.BLOOD, -move.blood, mine, minion)
    for bonus, n, _ in move.changes:
        yield Purpose(BONUSES[bonus], n, mine, minion)


def _of_recoil(table: Table, recoil: Recoil, seat: int, striker: int) -> Iterator[Purpose]:
    """The harm of a strike to its striker, at the present range; aggravated damage wounds."""
    combat = table.current(Fight)
    if recoil.only_at not in {None, None if combat is None else combat.range}:
        return
    yield Purpose(PurposeKind.BLOOD, -recoil.n, seat, striker)
    if recoil.aggravated:
        yield Purpose(PurposeKind.TORPOR, 1, seat, striker)


def _seat(table: Table, card: int) -> int:
    card_in_play = table.in_play.get(card)
    return NONE if card_in_play is None else card_in_play.controller
