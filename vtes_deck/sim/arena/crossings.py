"""Choices directed across the table, at Methuselahs who are not neighbours.

A table that gangs up on a player shows here. Play a passive seat: if the others are aimed at it
across the table no more often than at a player in the same seat, no players gang up on the weak.
"""

from __future__ import annotations

from vtes_deck.engine.game import Game
from vtes_deck.engine.state.decisions import NONE, PASS, Decision, Option


class Crossings:
    """Counts them in a game.

    Attributes:
        at: for each seat, how often an option that names it, or a card that it controls, was chosen
            by a Methuselah who is neither its prey nor its predator.
    """

    def __init__(self, game: Game) -> None:
        self._table = game.table
        self.at = [0] * len(game.table.seats)

    def note(self, decision: Decision, option: Option) -> None:
        """Notes a choice, before it is applied."""
        if option.verb is PASS or (option.seat == NONE and option.target == NONE):
            return
        table, seat = self._table, option.seat
        if seat == NONE and option.target in table.in_play:
            seat = table.in_play[option.target].controller
        near = {NONE, decision.seat, table.prey(decision.seat), table.predator(decision.seat)}
        if seat not in near:
            self.at[seat] += 1
