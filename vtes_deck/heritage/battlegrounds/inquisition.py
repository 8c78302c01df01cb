"""Battleground D: The Inquisition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import override

from vtes_deck.heritage import tokens
from vtes_deck.heritage.attributes import ARCHETYPES, CLASSES
from vtes_deck.heritage.battleground import Battleground, Board
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.table import Point, Table, Vampire
from vtes_deck.kernel.procedure import Procedure
from vtes_deck.language import tr

ENOUGH = 5
"""H-BGD-04: the suspicion that causes torpor."""

ACCUSES = EventType("judices", "The {word} token is among the judices.")
TRIAL = EventType("trial", "A trial is held.")
SUSPECT = EventType("suspicion", "The suspicion against {target} is {n}.")
NO_SUSPECT = EventType("no suspect", "No vampire has infamy; the trial targets no one.")


class Judges(Board):
    """The four tokens, by archetype: the class that each shows, and those among the judices."""

    sides: dict[str, str]
    judices: tuple[str, ...] = ()


class Trial(Procedure):
    """H-BGD-03, H-BGD-04: the trial of the vampires with the most infamy, one after the other.

    Attributes:
        targets: the vampires that have yet to be judged; all were chosen at the beginning.
    """

    targets: tuple[int, ...] = ()

    def begin(self, table: Table) -> None:
        """H-BGD-03: the targets; H-AMB-04: without any infamy there is none."""
        table.emit(TRIAL)
        everyone = [one for seat in table.clockwise(table.first) for one in table.bloodline(seat)]
        most = max((one.infamy for one in everyone), default=0)
        if most or table.switches.trial_without_infamy:
            self.targets = tuple(one.card for one in everyone if one.infamy == most)
        if not self.targets:
            table.emit(NO_SUSPECT)

    def judge(self, table: Table) -> None:
        """H-BGD-04: 5 or more infamy and matching tokens lead to torpor, fewer to 1 more infamy."""
        if not self.targets:
            return
        card, *rest = self.targets
        self.targets = tuple(rest)
        self.go_to(Trial.judge)
        vampire = table.vampires.get(card)
        if vampire is None or vampire.torpor:
            return
        suspicion = Inquisition().suspicion(table, vampire)
        table.emit(SUSPECT, vampire.seat, n=suspicion, target=card)
        if suspicion >= ENOUGH:
            table.push(tokens.Fall(vampire=card))
        else:
            tokens.add_infamy(table, vampire, 1)

    def end(self, table: Table) -> None:
        """H-BGD-05: all tokens return; H-AMB-05: they keep their sides."""
        board = Inquisition().board(table)
        board.judices = ()
        if not table.switches.tokens_keep_side:
            board.sides = first_sides(table)

    steps = (begin, judge, end)


def first_sides(table: Table) -> dict[str, str]:
    """H-AMB-05: the side that each token shows at first."""
    given = table.data.boards.inquisition
    return {archetype: given.get(archetype, CLASSES[0]) for archetype in ARCHETYPES}


class Inquisition(Battleground):
    """The Inquisition."""

    letter = "D"
    title = "The Inquisition"
    kind = "class"
    eras = (2, 3, 4)

    @override
    def setup(self, table: Table) -> None:
        """H-BGD-01: one token on each vaticanum space."""
        table.boards["D"] = Judges(first_sides(table))

    def board(self, table: Table) -> Judges:
        """The state of the battleground at a table."""
        found = table.boards["D"]
        assert isinstance(found, Judges)
        return found

    def suspicion(self, table: Table, vampire: Vampire) -> int:
        """H-BGD-04: infamy and the tokens that show its class."""
        sides = tuple(self.board(table).sides.values())
        return vampire.infamy + sides.count(table.figure(vampire.card).class_)

    @override
    def activate(self, table: Table, vampire: Vampire) -> None:
        """H-BGD-02: the token of the archetype goes to judices and shows the class.

        H-BGD-03: when all four are there, a trial is held.
        """
        figure = table.figure(vampire.card)
        board = self.board(table)
        board.sides = {**board.sides, figure.archetype: figure.class_}
        if figure.archetype not in board.judices:
            board.judices = (*board.judices, figure.archetype)
            table.emit(ACCUSES, vampire.seat, word=figure.archetype)
            if len(board.judices) == len(ARCHETYPES):
                table.push(Trial())

    @override
    def wrong(self, table: Table) -> Iterator[str]:
        """H-BGD-01: four tokens; H-BGD-03: with four among the judices the trial is over."""
        board = self.board(table)
        if set(board.sides) != {*ARCHETYPES} or not {*CLASSES}.issuperset(board.sides.values()):
            yield tr("sides: A or C for each of {words} (H-BGD-01)", words=", ".join(ARCHETYPES))
        names = set(board.judices)
        if len(names) < len(board.judices) or not names < {*ARCHETYPES}:
            yield tr("judices: at most three of {words} (H-BGD-03)", words=", ".join(ARCHETYPES))

    @override
    def score(self, table: Table) -> list[Point]:
        """H-BGD-06: the class with fewer tokens scores 1 for each vampire; with a tie, no one."""
        sides = tuple(self.board(table).sides.values())
        counts = {word: sides.count(word) for word in CLASSES}
        if len(set(counts.values())) == 1:
            return []
        winner = min(counts, key=lambda word: counts[word])
        return [
            Point(seat.number, "H-BGD-06", 1, "class", one.card, winner)
            for seat in table.seats
            for one in table.bloodline(seat.number)
            if table.figure(one.card).class_ == winner
        ]
