"""How much the lines of a log matter to the players of a table."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from cardbase.terms import Type
from vtes_deck.effects.vocab.action_effects import NEW_TARGET
from vtes_deck.engine.actions import block
from vtes_deck.engine.actions.bleed import BLED
from vtes_deck.engine.actions.diablerie import DIABLERIE
from vtes_deck.engine.combat.damage import HEALED, LOSES_LIFE
from vtes_deck.engine.mechanics.ledger import (
    HAS_FROM,
    HAS_OWN,
    PAYS_BLOOD,
    PAYS_FOR_ACTION,
    PAYS_LIFE,
    PAYS_POOL,
)
from vtes_deck.engine.mechanics.zone_events import BURNED, DISCARDED, DRAWS
from vtes_deck.engine.politics.blood_hunt import HUNT_CALLED
from vtes_deck.engine.politics.referendum import FAILS, PASSES
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import Event
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.status.contests import CONTESTED
from vtes_deck.engine.status.torpor import DESTROYED, GOES_TO_TORPOR, INCAPACITATED
from vtes_deck.engine.turn import game_end
from vtes_deck.engine.turn.influence import TRANSFERRED


class Weight(IntEnum):
    """How much a line matters."""

    ROUTINE = 0
    """It follows from the line before, or happens in every turn."""
    USUAL = 1
    MAJOR = 2
    """It decides an action, a minion or a game."""


_MINIONS = frozenset({Type.VAMPIRE, Type.IMBUED, Type.ALLY})

_ROUTINE = frozenset(
    {
        *(DRAWS, DISCARDED, PAYS_POOL, PAYS_BLOOD, PAYS_LIFE, PAYS_FOR_ACTION),
        *(HEALED, LOSES_LIFE, HAS_OWN, HAS_FROM, block.ACTION_STEALTH, block.STEALTH_FROM),
        *(block.OWN_STEALTH, block.INTERCEPT_FROM, block.OWN_INTERCEPT),
    }
)

_MAJOR = frozenset(
    {
        *(BLED, NEW_TARGET, PASSES, FAILS, HUNT_CALLED, DIABLERIE, CONTESTED),
        *(GOES_TO_TORPOR, INCAPACITATED, DESTROYED),
        *(game_end.OUSTED, game_end.WITHDRAWS, game_end.POINT, game_end.WINS),
    }
)


def weight_of(table: Table, events: Sequence[Event]) -> Weight:
    """The weight of a line about these events.

    A minion that is burned matters, unlike a card that is burned for its use. Blood that a hidden
    vampire gets is routine.
    """
    first = events[0]
    if first.what in _MAJOR:
        return Weight.MAJOR
    if first.what is BURNED and any(_is_minion(table, one.card) for one in events):
        return Weight.MAJOR
    if first.what in _ROUTINE or (first.what is TRANSFERRED and first.only != NONE):
        return Weight.ROUTINE
    return Weight.USUAL


def _is_minion(table: Table, card: int) -> bool:
    return card != NONE and bool(table.cards[card].types & _MINIONS)
