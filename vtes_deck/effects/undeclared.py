"""The switch that decides whether cards without a declared definition act as they are read."""

from __future__ import annotations

_switch = {"acts": True}


def act() -> bool:
    """Whether cards without a declared definition act as they are read."""
    return _switch["acts"]


def let_act(*, wanted: bool) -> None:
    """Set the switch for this process and for games that begin later."""
    _switch["acts"] = wanted
