"""The editions of the rules: one module each, one :class:`Ruleset` in it.

The numbers and switches are explained where they are declared
(:class:`vtes_deck.engine.state.ruleset.Ruleset`).
"""

from __future__ import annotations

from vtes_deck.engine.state.ruleset import Ruleset
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.playmat import PLAYMAT
from vtes_deck.rulesets.vekn import VEKN
from vtes_deck.rulesets.white_wolf import WHITE_WOLF

EDITIONS: dict[str, Ruleset] = {
    edition.name: edition for edition in (VEKN, WHITE_WOLF, JYHAD_1994, PLAYMAT)
}
"""Every edition by its short name, the current one first."""

__all__ = ["EDITIONS", "JYHAD_1994", "PLAYMAT", "VEKN", "WHITE_WOLF", "Ruleset"]
