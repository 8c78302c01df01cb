"""Permission to play cards and use effects in combat (PLY-23, PLY-24)."""

from __future__ import annotations

from cardbase.terms import Type
from vtes_deck.engine.combat.fight import Fight
from vtes_deck.engine.mechanics.held_cards import is_held
from vtes_deck.engine.mechanics.impulse import offers
from vtes_deck.engine.state.decisions import NONE, Option
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.statics import Feature
from vtes_deck.engine.state.table import Table


def forbidden(table: Table, option: Option) -> str | None:
    """The rule that forbids playing or using a card in combat now, or ``None``.

    PLY-23, COM-31: minions can play only combat cards, for example no equipment. PLY-24: minions
    outside the combat need a card that allows it. GEN-29: a minion that is no longer ready can use
    nothing. STR-07: equipment stolen this round cannot be used.
    """
    combat = table.current(Fight)
    if combat is None:
        return None
    card = table.cards[option.card]
    played = is_held(table, option.card)
    if option.minion != NONE:
        minion = table.in_play.get(option.minion)
        if played and Type.COMBAT not in card.types:
            return "PLY-23"
        if not combat.holds(option.minion) and Feature.OUTSIDE_COMBAT not in card.features:
            return "PLY-24"
        able = Feature.FOR_THE_FALLEN in card.features
        if isinstance(minion, Minion) and not minion.ready and not able:
            return "GEN-29"
    if not played and option.card in combat.unusable:
        return "STR-07"
    return None


def permitted(table: Table, seat: int, window: int) -> list[Option]:
    """The options of a Methuselah in this step."""
    found = offers(table, seat, window)
    return [option for option in found if forbidden(table, option) is None] if found else found
