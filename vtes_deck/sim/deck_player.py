"""The player of a goldfish deck: a computer player, overridden by a table of priorities.

A line that gives an option more than 0 chooses it; a line that gives it 0 or less rejects it. The
quick player chooses among the options that match no line. A table with the line ``built-in``
matches every option, so it plays alone.
"""

from __future__ import annotations

from typing import Final

import msgspec

from vtes_deck.engine.agents import Look
from vtes_deck.engine.state.decisions import PASS, Decision, Option
from vtes_deck.engine.state.table import Table
from vtes_deck.players.quick import QuickPlayer
from vtes_deck.players.style import STYLES, Style
from vtes_deck.sim.policy.player import MAX_CHOICES_IN_TURN, PolicyPlayer
from vtes_deck.sim.policy.text import write

STYLE: Final[Style] = STYLES["cycler"]
"""The style of the quick player, which discards cards that it cannot play soon.

A goldfish should show as much of the deck as possible.
"""


class DeckPlayer:
    """Plays a deck. The same position always gives the same choice.

    Args:
        priorities: the table of priorities, or ``None``.
        alone: the table plays alone.
    """

    def __init__(self, priorities: PolicyPlayer | None, *, alone: bool) -> None:
        self._priorities = priorities
        self._alone = alone

    def choose(self, table: Table, look: Look, decision: Decision, made: int) -> Option:
        """One of the options of a decision.

        Args:
            table: the table; only what the seat can see is used.
            look: the view of the seat, for the computer player.
            decision: the decision.
            made: the number of choices already made in this turn.
        """
        return self._choice(table, look, decision, made)[0]

    def explained(
        self, table: Table, look: Look, decision: Decision, made: int
    ) -> tuple[Option, str]:
        """The chosen option, with the line of the table or the reason of the player."""
        option, quick = self._choice(table, look, decision, made)
        if quick is not None:
            return option, quick.reason
        rules = self._priorities
        rule = None if rules is None else rules.reason(table, decision, option)
        return option, "" if rule is None else write([rule]).strip()

    def _choice(
        self, table: Table, look: Look, decision: Decision, made: int
    ) -> tuple[Option, QuickPlayer | None]:
        """An option, and the computer player if it has chosen the option."""
        options, rules = decision.options, self._priorities
        if len(options) == 1:
            return options[0], None
        if rules is not None and self._alone:
            return rules.choose(table, decision, made), None
        if made > MAX_CHOICES_IN_TURN and options[-1].verb is PASS:
            return options[-1], None
        if rules is not None:
            options = rules.left_open(table, decision)
            if len(options) == 1:
                return options[0], None
            decision = msgspec.structs.replace(decision, options=options)
        quick = QuickPlayer(table.turn, STYLE)
        return quick.choose(decision, look), quick
