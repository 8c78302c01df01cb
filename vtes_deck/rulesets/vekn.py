"""The current rulebook of the VEKN."""

from __future__ import annotations

from vtes_deck.engine.ruleset import Ruleset

VEKN = Ruleset(name="vekn", label="VEKN, current rulebook")
