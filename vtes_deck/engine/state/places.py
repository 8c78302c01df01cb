"""The places of cards and the parts of a turn."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Final


class Zone(IntEnum):
    """A zone. Every card is in exactly one."""

    LIBRARY = 0
    CRYPT = 1
    HAND = 2
    ASH_HEAP = 3
    UNCONTROLLED = 4
    IN_PLAY = 5
    BEING_PLAYED = 6
    REMOVED = 7
    ASIDE = 8


class Phase(StrEnum):
    """The parts of a turn (TRN-01 to TRN-03)."""

    SETUP = "setup"
    START = "start of turn"
    UNLOCK = "unlock phase"
    MASTER = "master phase"
    MINION = "minion phase"
    INFLUENCE = "influence phase"
    DISCARD = "discard phase"
    END = "end of turn"


PLACE_IN_TURN: Final = {phase: place for place, phase in enumerate(Phase)}
"""The place of each part in a turn."""
