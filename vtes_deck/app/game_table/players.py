"""The computer players that can sit at a table.

A new player is one more row of :data:`PLAYERS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from vtes_deck.engine.agents import Agent, RandomAgent, SteadyAgent
from vtes_deck.language import mark

type MakeAgent = Callable[[int, str, str], Agent]
"""Makes a player from a seed, its strength and its style."""


class PlayerKind(msgspec.Struct, frozen=True):
    """A kind of computer player.

    Attributes:
        title: what it is called; to be translated where it is shown.
        make: makes one.
        strengths, styles: the names that can be chosen, the usual one first; to be translated
            where they are shown. Empty if there is nothing to choose.
    """

    title: str
    make: MakeAgent
    strengths: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()


PLAYERS: Mapping[str, PlayerKind] = {
    "steady": PlayerKind(mark("Steady"), lambda seed, _strength, _style: SteadyAgent(seed)),
    "random": PlayerKind(mark("Random"), lambda seed, _strength, _style: RandomAgent(seed)),
}
"""Who can play, by names that saved games keep."""

HUMAN = ""
"""Stands for a person where a player is named."""
