"""The stealth or bleed of a card, from the implemented part of its text."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from vtes_deck.effects.script import DefinitionScript
from vtes_deck.effects.vocab.action_effects import LessIntercept, MoreBleed, Stealth
from vtes_deck.effects.vocab.amounts import Chosen, Number, Plus
from vtes_deck.effects.vocab.blocks import BlockFails
from vtes_deck.effects.vocab.context import Effect
from vtes_deck.effects.vocab.minion_filter import has_level
from vtes_deck.effects.vocab.modes import BleedMode
from vtes_deck.engine.actions.roles import Role
from vtes_deck.engine.state.decisions import Option
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.script import CardScript
from vtes_deck.engine.state.table import Table

SURE: Final = 9
"""The stealth as which an effect counts that makes an attempt to block fail."""


def stealth_in(effects: Iterable[Effect]) -> int:
    """The stealth that effects give, plus the intercept that they take away."""
    total = 0
    for effect in effects:
        if isinstance(effect, Stealth | LessIntercept):
            total += effect.n
        elif isinstance(effect, BlockFails):
            total += SURE
    return total


@cache
def covers(script: CardScript) -> tuple[tuple[str, int], ...]:
    """The levels at which an acting minion can play a card for stealth, with the amounts."""
    if not isinstance(script, DefinitionScript):
        return ()
    modes = [mode for mode in script.modes if mode.role is Role.ACTING]
    found = [(mode.level, stealth_in(mode.effects)) for mode in modes]
    return tuple((level, amount) for level, amount in found if amount)


def stealth_by(table: Table, script: CardScript, minion: Minion) -> int:
    """The most stealth that a minion could get from a card with its Disciplines."""
    return max(
        (amount for level, amount in covers(script) if has_level(table, minion, level)),
        default=0,
    )


def fixed_part(n: Number, chosen: int) -> int:
    """The part of a number that is known before the card is played."""
    if isinstance(n, Plus):
        return fixed_part(n.one, chosen) + fixed_part(n.other, chosen)
    if isinstance(n, Chosen):
        return chosen
    return n if isinstance(n, int) else 0


def given(script: CardScript, option: Option, *, bleeding: bool) -> int:
    """The bonus of a card as an option plays it: bleed in a bleed, stealth otherwise."""
    if not isinstance(script, DefinitionScript) or option.mode >= len(script.modes):
        return 0
    mode = script.modes[option.mode]
    if isinstance(mode, BleedMode):
        return mode.plus
    if not bleeding:
        return stealth_in(mode.effects)
    total = 0
    for effect in mode.effects:
        if isinstance(effect, MoreBleed):
            total += fixed_part(effect.n, option.n)
    return total
