"""Choices directed across the table, at Methuselahs who are not neighbours.

The counts show whether a table gangs up on a player. To test this, use a passive seat: if other
players target it across the table no more often than they target an active player in the same seat,
they do not gang up on weak players.
"""

from __future__ import annotations

from vtes_deck.engine.game import Game
from vtes_deck.engine.state.decisions import NONE, PASS, Decision, Option


class Crossings:
    """Counts crossings in a game.

    Attributes:
        at: for each seat: the number of options naming it or one of its cards that were chosen by a
            Methuselah who is neither its prey nor its predator.
    """

    def __init__(self, game: Game) -> None:
        self._table = game.table
        self.at = [0] * len(game.table.seats)

    def note(self, decision: Decision, option: Option) -> None:
        """Count a choice before it is applied."""
        if option.verb is PASS or (option.seat == NONE and option.target == NONE):
            return
        table, seat = self._table, option.seat
        if seat == NONE and option.target in table.in_play:
            seat = table.in_play[option.target].controller
        near = {NONE, decision.seat, table.prey(decision.seat), table.predator(decision.seat)}
        if seat not in near:
            self.at[seat] += 1
