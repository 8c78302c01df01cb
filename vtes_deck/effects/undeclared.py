"""The switch for cards without a definition: they act as the reader reads their text, or not."""

from __future__ import annotations

_switch = {"acts": True}


def act() -> bool:
    """Whether cards without a definition act as they are read."""
    return _switch["acts"]


def let_act(*, wanted: bool) -> None:
    """Turns the switch. It counts for this process, and for games that begin later."""
    _switch["acts"] = wanted
