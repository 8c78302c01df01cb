"""The summary printed on the playmat, where it differs from the White Wolf rulebook.

The catalogue treats most differences as simplifications (IC-14); this edition takes them literally.
"""

from __future__ import annotations

from msgspec.structs import replace

from vtes_deck.language import mark
from vtes_deck.rulesets.white_wolf import WHITE_WOLF

PLAYMAT = replace(
    WHITE_WOLF,
    name="playmat",
    label=mark("White Wolf playmat"),
    rescue_split=False,
    blocker_retries=False,
    undirected_impulse="prey, predator",
    blood_hunt="optional",
    diablerie_equipment="all",
    anarch_other=False,
)
