"""The roster: players by name, and user-written players.

A user-written player is a class with the methods ``__init__(self, seed)`` and
``choose(self, decision, look)`` (:class:`~vtes_deck.engine.agents.Agent`). It is named
``FILE.py:CLASS`` or ``MODULE:CLASS``. Its code runs with all permissions of the user.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Final

from vtes_deck.engine.agents import Agent, RandomAgent, SteadyAgent
from vtes_deck.players.carelessness import STRENGTHS, ExplainingPlayer, of_strength
from vtes_deck.players.errors import UnknownPlayerError, UnusablePlayerError
from vtes_deck.players.own_player import MakeOwnPlayer, error_text
from vtes_deck.players.passive import PassivePlayer
from vtes_deck.players.quick import QuickPlayer, in_style
from vtes_deck.players.style import STYLES
from vtes_deck.players.thoughtful import ThoughtfulPlayer

type MakePlayer = Callable[[int], Agent]
"""A function that creates a player from a seed; equal seeds give equal choices."""


def _weaker(make: Callable[[int], ExplainingPlayer], strength: str) -> MakePlayer:
    return lambda seed: of_strength(make(seed), seed, strength)


PLAYERS: Final[dict[str, MakePlayer]] = {
    "steady": SteadyAgent,
    "random": RandomAgent,
    "passive": PassivePlayer,
    "quick": QuickPlayer,
    "thoughtful": ThoughtfulPlayer,
    **{f"quick-{style}": in_style(style) for style in STYLES if style},
    **{f"quick-{one}": _weaker(QuickPlayer, one) for one, share in STRENGTHS.items() if share},
    **{
        f"thoughtful-{one}": _weaker(ThoughtfulPlayer, one)
        for one, share in STRENGTHS.items()
        if share
    },
}
"""The built-in players."""

USUAL: Final = "quick-sharp"
"""The player that takes a seat unless another one is named: the strongest that answers at once."""

_OWN = ".py:"


def find(name: str) -> MakePlayer:
    """The player with a name.

    Args:
        name: a key of :data:`PLAYERS`, ``FILE.py:CLASS``, or ``MODULE:CLASS``.

    Raises:
        UnknownPlayerError: there is no such player.
        UnusablePlayerError: the file or class cannot be loaded, or is not a player.
    """
    found = PLAYERS.get(name)
    if found is not None:
        return found
    place, colon, word = name.rpartition(":")
    if not colon or not place or not word.isidentifier():
        raise UnknownPlayerError(name, tuple(PLAYERS))
    try:
        module = _from_file(Path(place)) if _OWN in name else importlib.import_module(place)
        made = getattr(module, word)
    except Exception as error:  # user-written code can raise any error
        raise UnusablePlayerError(name, error_text(error)) from error
    if not callable(made) or not callable(getattr(made, "choose", None)):
        raise UnusablePlayerError(name, f"{word} is not a class with a method choose()")
    return MakeOwnPlayer(name, made)


def _from_file(path: Path) -> ModuleType:
    """Load a file as a separate module.

    A file is loaded only once, because its classes may keep data.
    """
    if not path.is_file():
        raise FileNotFoundError(f"there is no file {path}")
    name = f"own_player_{path.resolve().as_posix()}"
    loaded = sys.modules.get(name)
    if loaded is not None:
        return loaded
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
