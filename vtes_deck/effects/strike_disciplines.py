"""The Disciplines that a strike requires (PLY-05)."""

from __future__ import annotations

from collections.abc import Sequence

from vtes_deck.effects.script import DefinitionScript
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.moves import Strike
from vtes_deck.engine.state.table import Table


def disciplines_of(table: Table, strike: Strike) -> Sequence[str]:
    """The codes of the Disciplines that the card of a strike required as it was played."""
    if strike.source == NONE:
        return ()
    printed = table.cards[strike.source]
    script = printed.script
    modes = script.modes if isinstance(script, DefinitionScript) else ()
    known = 0 <= strike.mode < len(modes)
    return printed.required_at(modes[strike.mode].level if known else "")
