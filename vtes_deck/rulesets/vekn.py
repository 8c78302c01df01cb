"""The current rulebook of the VEKN."""

from __future__ import annotations

from vtes_deck.engine.state.ruleset import Ruleset
from vtes_deck.language import mark

VEKN = Ruleset(name="vekn", label=mark("VEKN, current rulebook"))
