"""The language of play for cards: vampires with exactly what a test needs, cards played by name.

>>> play = CardPlay(cb)
>>> ada = play.vampire("Ada", "DOM")
>>> play.hand("Ada", "Conditioning")
>>> play.bleeds(ada)
>>> play.plays("Conditioning", "DOM")

Ada is the first seat; her prey is Ben, her predator the last named Methuselah.
"""

from table_play import Play

from vtes_deck.effects.registry import script_of
from vtes_deck.engine.scenario.layout import PLAIN_VAMPIRE as PLAIN

__all__ = ["PLAIN", "PLAIN_ALLY", "CardPlay"]

PLAIN_ALLY = "Loyal Street Gang"


class CardPlay(Play):
    """A table for tests of cards."""

    def __init__(self, cb, *names, **more):
        super().__init__(cb, *(names or ("Ada", "Ben", "Cleo", "Dora")), scripts=script_of, **more)
        # The last Methuselah always has an option; otherwise, turns would never stop.
        self.uncontrolled(self.names[-1], PLAIN)
