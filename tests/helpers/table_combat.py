"""A language of combat for tests: two minions, what their cards do, and the fight.

>>> duel = Duel(cb, VEKN)
>>> ann, bob = duel.acting("Colette", 3), duel.opposing("Ayelech", 4)
>>> duel.gives(ann, "Dodge", Move(when=STRIKE, strike=Strike(dodge=True)))
>>> duel.fight()
>>> duel.plays("Dodge").hands().blood(ann)

The texts of cards are set by the test: a card does what its moves say, whatever is printed on it.
What is printed as facts (type, requirement, cost, life, equipment or retainer) stays.
"""

from __future__ import annotations

import pytest
from table_play import Play

from vtes_deck.engine.cards.play import PLAY
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.cards import USE, CombatScript
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.moves import Move, Strike, Use
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics.zones import index
from vtes_deck.engine.state.decisions import NONE, PASS, Kind, Option, Verb
from vtes_deck.engine.state.printed import printed
from vtes_deck.engine.state.script import NO_SCRIPT
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.state.windows import ADDITIONAL_STRIKES, PRESS, RANGE, STRIKE
from vtes_deck.kernel.procedure import Procedure
from vtes_deck.rulesets import EDITIONS
from vtes_deck.rulesets.vekn import VEKN

STOPPED = Verb("stopped", "Go on.")


class Ends(Procedure):
    """Stops a test's game when the combat is over, so that what is left of it can be looked at."""

    def stop(self, table):
        table.ask(0, Kind.CHOICE, [Option(STOPPED)])

    steps = (stop,)


class Duel(Play):
    """A table on which two minions fight; Ada's is the acting one, Ben's the opposing one."""

    def __init__(self, cb, rules=VEKN, names=("Ada", "Ben", "Cleo"), **more):
        super().__init__(cb, *names, rules=rules, **more)

    # Laying

    def acting(self, name, blood=None, **more):
        return self.ready("Ada", name, blood, **more)

    def opposing(self, name, blood=None, **more):
        return self.ready("Ben", name, blood, **more)

    def script(self, card, script):
        """The card does what this script says."""
        number = self.number(card)
        cards = list(self.table.cards)
        cards[number] = printed(cards[number].definition, script)
        self.table.cards = tuple(cards)
        for seat in self.table.seats:
            seat.hand_changes()
        index(self.table)
        return number

    def holds(self, owner, name, *moves):
        """A card in the hand of a Methuselah with these moves; its number."""
        number = self.hand(owner, name)[0]
        return self.script(number, CombatScript(*moves))

    def bears(self, minion, name, *moves):
        """A card on a minion with these moves; its number."""
        number = self.on(minion, name)
        return self.script(number, CombatScript(*moves) if moves else NO_SCRIPT)

    def fight(self, acting=NONE, opposing=NONE):
        """The two enter combat in a bleed action of the first."""
        table = self.table
        minions = [card for card, thing in table.in_play.items() if hasattr(thing, "region")]
        acting = minions[0] if acting == NONE else acting
        opposing = minions[1] if opposing == NONE else opposing
        return self.begins(Combat(acting, opposing))

    def begins(self, procedure):
        """A procedure begins in Ada's minion phase; the game waits when it is over."""
        if self.decision is None:
            self.turn("Ada", Phase.MINION)
        self.table.stack += [Ends(), procedure]
        self.table.decision = None
        self.run()
        return self

    @property
    def combat(self):
        return self.table.under_way(Combat)

    @property
    def over(self):
        """The combat is over, and the game waits where it was."""
        return self.combat is None

    # Playing

    def hands(self):
        """Whoever is asked strikes with hands."""
        return self.choose(HANDS)

    def plays(self, card, mode=None, **more):
        return self.choose(PLAY, card, mode=mode, **more)

    def uses(self, card, mode=None, **more):
        return self.choose(USE, card, mode=mode, **more)

    def maneuvers(self):
        """Whoever is asked uses a maneuver that the minion has."""
        return self.choose(MANEUVER)

    def presses(self):
        return self.choose(PRESS_ON)

    def nothing(self):
        return self.choose(PASS)

    def finish(self):
        """Everybody who may passes, until the combat is over."""
        while not self.over:
            self.choose(PASS) if self.offered(PASS) else self.game.apply(self.decision.options[0])
        return self

    # Looking

    def blood(self, card):
        return self[card].blood

    @property
    def kind(self):
        return self.decision.kind if self.decision else None


WAUNEKA, FLAVIO = "Wauneka", "Flávio Gonçalves"
every_edition = pytest.mark.parametrize("rules", EDITIONS.values(), ids=EDITIONS)


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
