"""Battleground B: The Beast Within."""

from __future__ import annotations

from typing import override

from vtes_deck.heritage.battlegrounds.morality import MoralityTrack
from vtes_deck.heritage.dataset.references import BEAST_START
from vtes_deck.heritage.hands import draw
from vtes_deck.heritage.table import Table, Vampire


class BeastWithin(MoralityTrack):
    """The Beast Within.

    H-BGB-01: the start space has the value -3. H-BGB-05: the highest position takes the first
    player marker. H-BGB-06: the value of the space is scored. H-AMB-01: it is in play from the
    first era on.
    """

    letter = "B"
    title = "The Beast Within"
    eras = (1, 2, 3, 4, 5)
    start = BEAST_START
    scoring_rule = "H-BGB-06"

    @override
    def values(self, table: Table) -> tuple[int, ...]:
        return table.data.boards.beast_within

    @override
    def best(self, spaces: tuple[int, ...]) -> int:
        return max(spaces)

    @override
    def activate(self, table: Table, vampire: Vampire) -> None:
        """H-BGB-02: if its temperament matches, the token moves up.

        H-BGB-03: if not, it is flipped and moves down, and the player draws a clan scheme.
        H-BGB-04: the token does not move beyond either end. H-AMB-03: at the lowest space, it is
        still flipped and a card is drawn, unless switched off.
        """
        seat, word = vampire.seat, table.figure(vampire.card).temperament
        board = self.board(table)
        if board.sides[seat] == word:
            self.moves(table, seat, 1)
            return
        if board.spaces[seat] == 0 and not table.switches.b_end_draw:
            return
        self.flips(table, seat, word)
        self.moves(table, seat, -1)
        draw(table, seat)
