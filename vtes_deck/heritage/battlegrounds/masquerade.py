"""Battleground F: The Masquerade."""

from __future__ import annotations

from collections.abc import Iterator
from typing import override

from vtes_deck.heritage import tokens
from vtes_deck.heritage.attributes import GEOGRAPHIES, OUTSIDER
from vtes_deck.heritage.battleground import Battleground, Board
from vtes_deck.heritage.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.table import Point, Table, Vampire
from vtes_deck.kernel.procedure import Procedure
from vtes_deck.language import tr

ANKHS = 3
"""H-BGF-01: ankhs on each final space."""

CLEANUP = 2
"""H-BGF-05: the power for placing a vampire with an ankh into torpor."""

OUTSIDER_STEPS = 2
"""H-BGF-03."""

ADVANCE = Verb("advance", "Advance the investigator of {word}.")

ADVANCES = EventType("advances", "The investigator of {word} advances to space {n}.")
BREACH = EventType("breach", "Breach: an ankh of {word} is put on {target}.")
EMPTY = EventType("empty breach", "The investigator of {word} finds nothing.")
RETURNS = EventType("ankh returns", "The ankh of {word} returns.")


class Tracks(Board):
    """The spaces of the investigators by track (0: the start), and the ankhs on the end spaces."""

    steps: dict[str, int]
    ankhs: dict[str, int]


class Advance(Procedure):
    """H-BGF-03: an outsider advances any investigator.

    Attributes:
        vampire: the activated vampire; ``tracks``: the tracks that can be advanced.
    """

    vampire: int
    tracks: tuple[str, ...]

    def ask(self, table: Table) -> None:
        """Ask for a track."""
        found = [Option(ADVANCE, target=self.vampire, word=track) for track in self.tracks]
        seat = table.vampires[self.vampire].seat
        table.only_or_ask(seat, DecisionKind.BATTLEGROUND, found, self.vampire)

    def go(self, table: Table) -> None:
        """Advance the investigator of the track 2 spaces."""
        vampire = table.vampires[self.vampire]
        Masquerade().advance(table, vampire, table.answer.word, OUTSIDER_STEPS)

    steps = (ask, go)


class Masquerade(Battleground):
    """The Masquerade."""

    letter = "F"
    title = "The Masquerade"
    kind = "geography"
    eras = (4, 5, 6)

    @override
    def setup(self, table: Table) -> None:
        """H-BGF-01: investigators at the start, 3 ankhs on each final space."""
        table.boards["F"] = Tracks(dict.fromkeys(GEOGRAPHIES, 0), dict.fromkeys(GEOGRAPHIES, ANKHS))

    def board(self, table: Table) -> Tracks:
        """The state of the battleground at a table."""
        found = table.boards["F"]
        assert isinstance(found, Tracks)
        return found

    def can_advance(self, table: Table, track: str) -> bool:
        """H-AMB-02: with three investigators, a track may have to wait for one at the start."""
        steps = self.board(table).steps
        under_way = sum(n > 0 for n in steps.values())
        return steps[track] > 0 or under_way < table.switches.investigators

    @override
    def activate(self, table: Table, vampire: Vampire) -> None:
        """H-BGF-02: the investigator of the geography advances 1 space; H-BGF-03: outsiders."""
        geography = table.figure(vampire.card).geography
        tracks = GEOGRAPHIES if geography == OUTSIDER else (geography,)
        possible = tuple(track for track in tracks if self.can_advance(table, track))
        if geography == OUTSIDER and possible:
            table.push(Advance(vampire=vampire.card, tracks=possible))
        elif possible:
            self.advance(table, vampire, geography, 1)

    def advance(self, table: Table, vampire: Vampire, track: str, steps: int) -> None:
        """H-BGF-04: at the end space, the vampire gets an ankh, and the investigator returns.

        H-AMB-08: if no ankh is left, or the vampire is in torpor, the investigator only returns.
        """
        board = self.board(table)
        end = table.data.boards.masquerade or 0
        reached = min(board.steps[track] + steps, end)
        table.emit(ADVANCES, vampire.seat, n=reached, word=track)
        board.steps = {**board.steps, track: 0 if reached >= end else reached}
        if reached < end:
            return
        if board.ankhs[track] and not vampire.torpor:
            board.ankhs = {**board.ankhs, track: board.ankhs[track] - 1}
            vampire.ankhs = (*vampire.ankhs, track)
            table.emit(BREACH, vampire.seat, target=vampire.card, word=track)
        else:
            table.emit(EMPTY, vampire.seat, word=track)

    @override
    def torpor(self, table: Table, vampire: Vampire, actor: int) -> None:
        """H-BGF-05: the acting player gains 2 power (H-AMB-08), and the ankhs return."""
        if not vampire.ankhs:
            return
        board = self.board(table)
        for track in vampire.ankhs:
            board.ankhs = {**board.ankhs, track: board.ankhs[track] + 1}
            table.emit(RETURNS, vampire.seat, word=track)
        vampire.ankhs = ()
        gainer = table.vampires.get(actor) if actor != NONE else None
        if gainer is not None and table.switches.cleanup_gain:
            tokens.add_power(table, gainer, CLEANUP)

    @override
    def wrong(self, table: Table) -> Iterator[str]:
        """H-BGF-01: three ankhs of each track; H-BGF-04: an investigator resets at its end."""
        board = self.board(table)
        if {*GEOGRAPHIES} != set(board.steps) or {*GEOGRAPHIES} != set(board.ankhs):
            yield tr("steps and ankhs name each of G, F, e and h (H-BGF-01)")
            return
        steps = range(table.data.boards.masquerade or 0)
        for track in GEOGRAPHIES:
            placed = sum(one.ankhs.count(track) for one in table.vampires.values())
            if not 0 <= board.ankhs[track] <= ANKHS - placed:
                yield tr("there are {ankhs} ankhs of {track} (H-BGF-01)", ankhs=ANKHS, track=track)
            if board.steps[track] not in steps:
                yield tr(
                    "the investigator of {track} is on step 0 to {last} (H-BGF-04)",
                    track=track,
                    last=steps[-1],
                )

    @override
    def score(self, table: Table) -> list[Point]:
        """H-BGF-06: each vampire scores the ankhs left on its final space; an outsider scores 1."""
        ankhs = self.board(table).ankhs
        found = []
        for seat in table.seats:
            for one in table.bloodline(seat.number):
                geography = table.figure(one.card).geography
                if geography == OUTSIDER:
                    found.append(Point(seat.number, "H-BGF-06", 1, "outsider", one.card))
                elif ankhs[geography]:
                    worth = ankhs[geography]
                    found.append(
                        Point(seat.number, "H-BGF-06", worth, "geography", one.card, geography)
                    )
        return found
