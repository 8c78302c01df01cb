"""The player of a goldfish deck: a computer player, overruled by a table of priorities.

A line that gives an option more than 0 takes it; a line that gives it 0 or less rejects it. The
quick player chooses among the options that match no line. A table with the line ``built-in``
matches everything, and plays alone.
"""

from __future__ import annotations

from typing import Final

import msgspec

from vtes_deck.engine.agents import Look
from vtes_deck.engine.state.decisions import PASS, Decision, Option
from vtes_deck.engine.state.table import Table
from vtes_deck.players.quick import QuickPlayer
from vtes_deck.players.style import STYLES, Style
from vtes_deck.sim.policy.player import MOST_IN_A_TURN, PolicyPlayer
from vtes_deck.sim.policy.text import write

STYLE: Final[Style] = STYLES["cycler"]
"""A goldfish should show much of the deck, so it discards cards that it cannot play soon."""


class DeckPlayer:
    """Plays a deck. The same position always gives the same choice.

    Args:
        priorities: the table of priorities; ``None`` without one.
        alone: the table plays alone.
    """

    def __init__(self, priorities: PolicyPlayer | None, *, alone: bool) -> None:
        self._priorities = priorities
        self._alone = alone

    def choose(self, table: Table, look: Look, decision: Decision, made: int) -> Option:
        """One of the options of a decision.

        Args:
            table: the table, of which only what the seat sees is looked at.
            look: the same for a player.
            decision: what is asked.
            made: how many choices have been made in this turn.
        """
        return self._choice(table, look, decision, made)[0]

    def explained(
        self, table: Table, look: Look, decision: Decision, made: int
    ) -> tuple[Option, str]:
        """The same, with the line of the table that speaks for it, or why the player takes it."""
        option, quick = self._choice(table, look, decision, made)
        if quick is not None:
            return option, quick.reason
        rules = self._priorities
        rule = None if rules is None else rules.reason(table, decision, option)
        return option, "" if rule is None else write([rule]).strip()

    def _choice(
        self, table: Table, look: Look, decision: Decision, made: int
    ) -> tuple[Option, QuickPlayer | None]:
        """An option, and the player if it has chosen it."""
        options, rules = decision.options, self._priorities
        if len(options) == 1:
            return options[0], None
        if rules is not None and self._alone:
            return rules.choose(table, decision, made), None
        if made > MOST_IN_A_TURN and options[-1].verb is PASS:
            return options[-1], None
        if rules is not None:
            options = rules.left_open(table, decision)
            if len(options) == 1:
                return options[0], None
            decision = msgspec.structs.replace(decision, options=options)
        quick = QuickPlayer(table.turn, STYLE)
        return quick.choose(decision, look), quick
