"""Battleground H: The Rise of Humanity."""

from __future__ import annotations

from typing import override

from vtes_deck.heritage.battlegrounds.morality import MoralityTrack
from vtes_deck.heritage.dataset.references import HUMANITY_START
from vtes_deck.heritage.hands import draw
from vtes_deck.heritage.table import Table, Vampire


class RiseOfHumanity(MoralityTrack):
    """The Rise of Humanity.

    H-BGH-01: the start space has the value 8. H-BGH-04: the lowest position takes the first player
    marker. H-BGH-05: the value of the space is scored.
    """

    letter = "H"
    title = "The Rise of Humanity"
    eras = (6, 7)
    start = HUMANITY_START
    scoring_rule = "H-BGH-05"

    @override
    def values(self, table: Table) -> tuple[int, ...]:
        return table.data.boards.rise_of_humanity

    @override
    def best(self, spaces: tuple[int, ...]) -> int:
        return min(spaces)

    @override
    def activate(self, table: Table, vampire: Vampire) -> None:
        """H-BGH-02: if its temperament matches, the token moves down, and the player draws.

        H-BGH-03: if not, the token is only flipped. At the lowest space, only the movement is
        omitted, as in H-AMB-03. H-AMB-11: a flipped token does not move up, unless switched on.
        """
        seat, word = vampire.seat, table.figure(vampire.card).temperament
        board = self.board(table)
        if board.sides[seat] != word:
            self.flips(table, seat, word)
            if table.switches.humanity_up:
                self.moves(table, seat, 1)
            return
        if board.spaces[seat] == 0 and not table.switches.b_end_draw:
            return
        self.moves(table, seat, -1)
        draw(table, seat)
