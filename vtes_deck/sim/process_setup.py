"""Prepares a process for goldfish games on the engine."""

from __future__ import annotations

from functools import partial

import cardbase
from vtes_deck.sim.game import GameSource, play
from vtes_deck.sim.worker_pool import Play


def ready() -> Play:
    """Read the current card base once; return the function that plays games with it."""
    return partial(play, source=GameSource(cardbase.load()))
