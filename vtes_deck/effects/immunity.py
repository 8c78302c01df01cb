"""Acting minions that are not affected by reaction cards of some Disciplines (GEN-02)."""

from __future__ import annotations

from functools import cache

from vtes_deck.effects.vocab.action_effects import Lock
from vtes_deck.effects.vocab.context import Effect
from vtes_deck.effects.vocab.modes import Mode
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.roles import Role
from vtes_deck.engine.state.decisions import Option
from vtes_deck.engine.state.table import Table, Until

UNAFFECTED = "not affected by reactions requiring "
"""Recorded for a minion, with the code of a Discipline."""
REACTIONS = frozenset({Role.REACTING, Role.LOCKED, Role.EITHER, Role.ANYTIME})


def is_spared(table: Table, mode: Mode) -> bool:
    """Whether the acting minion is not affected by a card that is played in this mode."""
    if mode.role not in REACTIONS or not mode.level or not table.used:
        return False
    action = table.current(Action)
    return action is not None and is_unaffected(
        table, action.minion, tuple(mode.level.lower().split("+"))
    )


def is_unaffected(table: Table, minion: int, codes: tuple[str, ...]) -> bool:
    """Whether reaction cards that require these Disciplines do not affect a minion."""
    return any(table.has_used(UNAFFECTED + code, minion, Until.ACTION) for code in codes)


@cache
def without_acting(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects on cards other than the acting minion; none if only locking remains."""
    left = tuple(one for one in effects if not one.hits_acting)
    return () if all(isinstance(one, Lock) for one in left) else left


def may_be_pointless(mode: Mode) -> bool:
    """Whether a card would affect nothing in this mode if the acting minion is spared."""
    return mode.role in REACTIONS and bool(mode.level) and not without_acting(mode.effects)


def unaimed(table: Table, options: list[Option], modes: dict[int, Mode]) -> list[Option]:
    """The options of a card that are not aimed at an acting minion that is spared.

    Args:
        table: the table.
        options: the options.
        modes: the modes of the options by their number.
    """
    if not any(mode.role in REACTIONS for mode in modes.values()):
        return options
    action = table.current(Action)
    if action is None:
        return options
    return [
        one
        for one in options
        if one.target != action.minion or not is_spared(table, modes[one.mode])
    ]
