"""The reasons why play at a table has ended."""

from enum import StrEnum, auto


class Ended(StrEnum):
    """The reason why play has ended."""

    NOT_YET = auto()
    PLAYED_OUT = auto()
    CONCEDED = auto()
    TIME = auto()
    TOO_LONG = auto()
    """It exceeded the maximum number of decisions."""
