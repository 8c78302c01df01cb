"""Battleground E: The Anarch Revolt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import override

from vtes_deck.heritage import tokens
from vtes_deck.heritage.attributes import GEOGRAPHIES, OUTSIDER
from vtes_deck.heritage.battleground import Battleground, Board
from vtes_deck.heritage.decisions import DecisionKind, Option, Verb
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.table import Point, Table, Vampire
from vtes_deck.kernel.procedure import Procedure
from vtes_deck.language import tr

ANKHS = 4
"""H-BGE-01: ankhs on each city."""

LAST_STRAW = 3
"""H-BGE-03: the number of burned ankhs at which the last one burns too."""

PROTECT = Verb("protect", "Put an ankh of {word} on {target}.")
BURN = Verb("burn", "Burn an ankh of {word}.")

PROTECTED = EventType("protected", "An ankh of {word} is put on {target}.")
BURNED = EventType("burned", "An ankh of {word} burns.")
RESPITE = EventType("respite", "Respite: the ankhs return to {word}.")


class Cities(Board):
    """The ankhs of each city on the board, and those in the fire; the others are on vampires.

    H-CMP-08: four of each.
    """

    standing: dict[str, int]
    fire: dict[str, int]


class Revolt(Procedure):
    """H-BGE-02: an ankh is placed on the activated vampire or in the fire.

    Attributes:
        vampire: the activated vampire; ``cities``: the cities from which the ankh may come.
    """

    vampire: int
    cities: tuple[str, ...]

    def ask(self, table: Table) -> None:
        """Ask for an ankh; a vampire in torpor gets none (H-TOK-02)."""
        board = AnarchRevolt().board(table)
        vampire = table.vampires[self.vampire]
        left = [city for city in self.cities if board.standing[city]]
        found = (
            []
            if vampire.torpor
            else [Option(PROTECT, target=self.vampire, word=city) for city in left]
        )
        found += [Option(BURN, target=self.vampire, word=city) for city in left]
        if not found:
            self.finish()
            return
        table.only_or_ask(vampire.seat, DecisionKind.BATTLEGROUND, found, self.vampire)

    def go(self, table: Table) -> None:
        """Carry out the choice."""
        answer = table.answer
        field = AnarchRevolt()
        board = field.board(table)
        city = answer.word
        board.standing = {**board.standing, city: board.standing[city] - 1}
        if answer.verb is BURN:
            field.burn(table, city)
            return
        vampire = table.vampires[self.vampire]
        vampire.ankhs = (*vampire.ankhs, city)
        table.emit(PROTECTED, vampire.seat, target=self.vampire, word=city)
        if not board.standing[city]:
            field.respite(table, city)

    steps = (ask, go)


class AnarchRevolt(Battleground):
    """The Anarch Revolt."""

    letter = "E"
    title = "The Anarch Revolt"
    kind = "geography"
    eras = (3,)

    @override
    def setup(self, table: Table) -> None:
        """H-BGE-01: 4 ankhs on each city."""
        table.boards["E"] = Cities(dict.fromkeys(GEOGRAPHIES, ANKHS), dict.fromkeys(GEOGRAPHIES, 0))

    def board(self, table: Table) -> Cities:
        """The state of the battleground at a table."""
        found = table.boards["E"]
        assert isinstance(found, Cities)
        return found

    @override
    def activate(self, table: Table, vampire: Vampire) -> None:
        """H-BGE-02; H-BGE-08: an outsider activates any attribute."""
        geography = table.figure(vampire.card).geography
        cities = GEOGRAPHIES if geography == OUTSIDER else (geography,)
        table.push(Revolt(vampire=vampire.card, cities=cities))

    def burn(self, table: Table, city: str) -> None:
        """H-BGE-05: an ankh that burns never returns.

        H-BGE-03: with the third, the fourth burns too; H-AMB-07: even from a vampire, unless
        switched off.
        """
        board = self.board(table)
        board.fire = {**board.fire, city: board.fire[city] + 1}
        table.emit(BURNED, word=city)
        if board.fire[city] != LAST_STRAW:
            return
        if board.standing[city]:
            board.standing = {**board.standing, city: 0}
        else:
            if not table.switches.burn_from_vampire:
                return
            for one in table.vampires.values():
                one.ankhs = tuple(ankh for ankh in one.ankhs if ankh != city)
        board.fire = {**board.fire, city: ANKHS}
        table.emit(BURNED, word=city)

    def respite(self, table: Table, city: str) -> None:
        """H-BGE-04: each vampire with a matching ankh gains 1 power; all ankhs return."""
        board = self.board(table)
        table.emit(RESPITE, word=city)
        returned = 0
        for seat in table.clockwise(table.first):
            for one in table.tree(seat):
                if city in one.ankhs:
                    returned += one.ankhs.count(city)
                    one.ankhs = tuple(ankh for ankh in one.ankhs if ankh != city)
                    tokens.add_power(table, one, 1)
        board.standing = {**board.standing, city: returned}

    @override
    def torpor(self, table: Table, vampire: Vampire, actor: int) -> None:
        """H-BGE-06: the ankhs of the vampire are placed in the fire."""
        ankhs, vampire.ankhs = vampire.ankhs, ()
        for city in ankhs:
            if self.board(table).fire[city] < ANKHS:
                self.burn(table, city)

    def burned(self, table: Table) -> list[str]:
        """H-BGE-07: the cities without an ankh on the board."""
        board = self.board(table)
        return [city for city in GEOGRAPHIES if not board.standing[city]]

    @override
    def wrong(self, table: Table) -> Iterator[str]:
        """H-BGE-01: four ankhs of each city: on the board, in the fire, on vampires."""
        board = self.board(table)
        if {*GEOGRAPHIES} != set(board.standing) or {*GEOGRAPHIES} != set(board.fire):
            yield tr("standing and fire name each of G, F, e and h (H-BGE-01)")
            return
        for city in GEOGRAPHIES:
            placed = sum(one.ankhs.count(city) for one in table.vampires.values())
            if min(board.standing[city], board.fire[city]) < 0 or (
                board.standing[city] + board.fire[city] + placed > ANKHS
            ):
                yield tr("there are {ankhs} ankhs of {city} (H-BGE-01)", ankhs=ANKHS, city=city)

    @override
    def score(self, table: Table) -> list[Point]:
        """H-BGE-07: a vampire of a city that has not burned scores the number of burned cities.

        H-BGE-08: each outsider scores 1.
        """
        burned = self.burned(table)
        found = []
        for seat in table.seats:
            for one in table.bloodline(seat.number):
                geography = table.figure(one.card).geography
                if geography == OUTSIDER:
                    found.append(Point(seat.number, "H-BGE-08", 1, "outsider", one.card))
                elif burned and geography not in burned:
                    found.append(
                        Point(
                            seat.number, "H-BGE-07", len(burned), "geography", one.card, geography
                        )
                    )
        return found
