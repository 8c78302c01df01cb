"""Positions with the installed cards, their texts and the editions.

>>> from vtes_deck.app.scenario import scenario
>>> table = scenario("Ada", "Ben", "Cleo")
>>> vampire, _ = table.vampire("Ada", "DOM"), table.hand("Ada", "Conditioning")
>>> table.bleeds(vampire).plays("Conditioning", "DOM").finish().pool_of("Ben")
26
"""

from __future__ import annotations

from cardbase import CardBase, load
from vtes_deck.effects.registry import script_of
from vtes_deck.engine.scenario.scenario import Scenario
from vtes_deck.rulesets import CURRENT, EDITIONS


def scenario(
    *names: str, edition: str = CURRENT, cards: CardBase | None = None, seed: int = 1
) -> Scenario:
    """An empty table at which the texts of cards take effect.

    Args:
        names: the names of the Methuselahs, clockwise, at least two.
        edition: a name of :data:`vtes_deck.rulesets.EDITIONS`.
        cards: the card base; the installed one by default.
        seed: the seed of the random numbers.

    Raises:
        KeyError: there is no such edition.
    """
    cards = load() if cards is None else cards
    return Scenario(EDITIONS[edition], cards, *names, seed=seed, scripts=script_of)
