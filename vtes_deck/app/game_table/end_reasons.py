"""The reasons that nothing more is played at a table."""

from enum import StrEnum, auto


class Ended(StrEnum):
    """The reason that nothing more is played."""

    NOT_YET = auto()
    PLAYED_OUT = auto()
    CONCEDED = auto()
    TIME = auto()
    TOO_LONG = auto()
    """It exceeded the maximum number of decisions."""
