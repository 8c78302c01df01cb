"""A language of combat for tests: two minions, the effects of their cards, and the combat.

>>> duel = Duel(cb, VEKN)
>>> ann, bob = duel.acting("Colette", 3), duel.opposing("Ayelech", 4)
>>> duel.gives(ann, "Dodge", Move(when=STRIKE, strike=Strike(dodge=True)))
>>> duel.fight()
>>> duel.plays("Dodge").hands().blood(ann)

The test sets the texts of cards: a card has the given moves instead of its text. Printed facts
(type, requirement, cost, life, equipment or retainer) stay.
"""

from __future__ import annotations

import pytest
from published import PUBLISHED

from vtes_deck.engine.cards.play import PLAY
from vtes_deck.engine.combat.cards import USE, CombatScript
from vtes_deck.engine.scenario import duel as scenario
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.moves import Move, Strike, Use
from vtes_deck.engine.state.script import NO_SCRIPT
from vtes_deck.engine.state.windows import ADDITIONAL_STRIKES, PRESS, RANGE, STRIKE
from vtes_deck.rulesets.vekn import VEKN


class Duel(scenario.Duel):
    """A duel in which the test defines the effects of cards."""

    def __init__(self, cb, rules=VEKN, names=("Ada", "Ben", "Cleo"), **more):
        super().__init__(rules, cb, *names, **more)

    def holds(self, owner, name, *moves):
        """Put a card with these moves into a hand; return its number."""
        number = self.hand(owner, name)[0]
        return self.script(number, CombatScript(*moves))

    def bears(self, minion, name, *moves):
        """Put a card with these moves on a minion; return its number."""
        number = self.on(minion, name)
        return self.script(number, CombatScript(*moves) if moves else NO_SCRIPT)

    def plays(self, card, mode=None, **more):
        return self.choose(PLAY, card, mode=mode, **more)

    def uses(self, card, mode=None, **more):
        return self.choose(USE, card, mode=mode, **more)

    def nothing(self):
        return self.choose(PASS)

    def blood(self, card, n=None):
        """Return or set the blood of a minion."""
        return self[card].blood if n is None else super().blood(card, n)


WAUNEKA, FLAVIO = "Wauneka", "Flávio Gonçalves"
every_edition = pytest.mark.parametrize("rules", PUBLISHED.values(), ids=PUBLISHED)


def strike(**facts):
    """A strike to be chosen in the strike step."""
    return Move(when=STRIKE, strike=Strike(**facts))


DODGE = strike(dodge=True)
ENDS = strike(combat_ends=True)
MANEUVERS = Move(when=RANGE, maneuver=Use.MUST)
PRESSES = Move(when=PRESS, press=Use.MAY)


def additional(n):
    """A source of additional strikes."""
    return Move(when=ADDITIONAL_STRIKES, additional=n)


def duel_of(cb, rules=VEKN, blood=5):
    """Wauneka acts, Flávio Gonçalves opposes, with the same blood."""
    duel = Duel(cb, rules)
    duel.acting(WAUNEKA, blood)
    duel.opposing(FLAVIO, blood)
    return duel
