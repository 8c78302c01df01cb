"""A combat between two minions, from its beginning.

>>> from cardbase import load
>>> from vtes_deck.engine.scenario.duel import Duel
>>> from vtes_deck.rulesets.vekn import VEKN
>>> duel = Duel(VEKN, load(), "Ada", "Ben")
>>> acting, opposing = duel.acting("Colette", 3), duel.opposing("Ayelech", 4)
>>> duel.fight().hands().hands().finish()[opposing].blood
3
"""

from __future__ import annotations

from typing import Self, override

from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.scenario.scenario import Scenario
from vtes_deck.engine.state.decisions import NONE, PASS, DecisionKind, Option, Verb
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Phase, Table
from vtes_deck.kernel.procedure import Procedure

STOPPED = Verb("stopped", "Go on.")


class Stop(Procedure):
    """Offers a decision with one option when the combat is over, so that the game waits."""

    def stop(self, table: Table) -> None:
        """Offer the decision that marks the end of the combat."""
        table.ask(0, DecisionKind.CHOICE, [Option(STOPPED)])

    steps = (stop,)


class Duel(Scenario):
    """A table on which minions of two Methuselahs fight.

    The minion of the first Methuselah is the acting minion.
    """

    def acting(self, name: str, blood: int | None = None, *, locked: bool = False) -> int:
        """Put the acting minion into play; return its number."""
        return self.ready(self.names[0], name, blood, locked=locked)

    def opposing(self, name: str, blood: int | None = None, *, locked: bool = False) -> int:
        """Put the opposing minion into play; return its number."""
        return self.ready(self.names[1], name, blood, locked=locked)

    def fight(self, acting: int = NONE, opposing: int = NONE) -> Self:
        """Start a combat between two minions; by default, the first two that are in play."""
        minions = [card for card, one in self.table.in_play.items() if isinstance(one, Minion)]
        return self.begins(
            Combat(
                minions[0] if acting == NONE else acting,
                minions[1] if opposing == NONE else opposing,
            )
        )

    def begins(self, procedure: Procedure) -> Self:
        """Start a procedure in the first minion phase; the game waits when it is over."""
        if self.decision is None:
            self.turn(self.names[0], Phase.MINION)
        self.table.stack += [Stop(), procedure]
        self.table.decision = None
        self.run()
        return self

    @property
    def combat(self) -> Combat | None:
        """The current combat."""
        return self.table.current(Combat)

    @property
    def over(self) -> bool:
        """Whether the combat is over."""
        return self.combat is None

    @property
    def kind(self) -> DecisionKind | None:
        """The kind of the current decision."""
        return self.decision.kind if self.decision else None

    def hands(self) -> Self:
        """Choose a hand strike for the deciding minion."""
        return self.choose(HANDS)

    def maneuvers(self) -> Self:
        """Use a maneuver that the minion has."""
        return self.choose(MANEUVER)

    def presses(self) -> Self:
        """Use a press to continue that the minion has."""
        return self.choose(PRESS_ON)

    @override
    def finish(self) -> Self:
        """Pass if possible, otherwise take the first option, until the combat is over."""
        while not self.over and self.decision is not None:
            if self.offered(PASS):
                self.choose(PASS)
            else:
                self.game.apply(self.decision.options[0])
        return self
