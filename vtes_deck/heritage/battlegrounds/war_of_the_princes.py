"""Battleground C: The War of the Princes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import override

from vtes_deck.heritage.attributes import GEOGRAPHIES, OUTSIDER
from vtes_deck.heritage.battleground import Battleground, Board
from vtes_deck.heritage.decisions import ARROW, DecisionKind, Option, Verb
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.table import Point, Table, Vampire
from vtes_deck.kernel.procedure import Procedure
from vtes_deck.language import tr

ANKHS = 7
"""H-BGC-01: the number of ankhs on each home court."""

MARCH = Verb("march", "Move an ankh of {first} from {second} to {third}.")
MARCHES = EventType("march", "An ankh of {first} moves from {second} to {third}.")
BLOCKED = EventType("no march", "No ankh of {word} can move.")


class Courts(Board):
    """The number of ankhs of each faction on each court, by court and geography."""

    ankhs: dict[str, dict[str, int]]

    def factions(self, court: str) -> list[str]:
        """The factions on a court; only one, except in invalid positions."""
        return [faction for faction, n in self.ankhs.get(court, {}).items() if n]


class March(Procedure):
    """An ankh moves to an adjacent court; an outsider also chooses the faction (H-BGC-04).

    Attributes:
        seat: the deciding player; ``factions``: the factions that may move; ``vampire``: the
            activated vampire.
    """

    seat: int
    factions: tuple[str, ...]
    vampire: int

    def ask(self, table: Table) -> None:
        """H-AMB-06: without a legal move the activation has no effect."""
        found = [
            Option(MARCH, target=self.vampire, word=ARROW.join((faction, *move)))
            for faction in self.factions
            for move in WarOfThePrinces().moves(table, faction)
        ]
        if not found:
            table.emit(BLOCKED, self.seat, word="/".join(self.factions))
            self.finish()
            return
        table.only_or_ask(self.seat, DecisionKind.BATTLEGROUND, found, self.vampire)

    def go(self, table: Table) -> None:
        """Move the chosen faction."""
        faction, start, end = table.answer.word.split(ARROW)
        board = WarOfThePrinces().board(table)
        ankhs = {court: dict(counts) for court, counts in board.ankhs.items()}
        ankhs[start][faction] -= 1
        there = ankhs.setdefault(end, {})
        there[faction] = there.get(faction, 0) + 1
        board.ankhs = ankhs
        table.emit(MARCHES, self.seat, word=table.answer.word)

    def why_not(self, table: Table, option: Option) -> str | None:
        """H-BGC-02, H-BGC-03."""
        parts = option.word.split(ARROW)
        if option.verb is not MARCH or len(parts) != 3:
            return None
        homes = {court.id for court in table.data.boards.courts if court.home is not None}
        return "H-BGC-03" if parts[2] in homes else "H-BGC-02"

    steps = (ask, go)


class WarOfThePrinces(Battleground):
    """The War of the Princes."""

    letter = "C"
    title = "The War of the Princes"
    kind = "geography"
    eras = (1, 2)

    @override
    def setup(self, table: Table) -> None:
        """H-BGC-01: 7 ankhs on each home court."""
        table.boards["C"] = Courts(
            {court.id: {court.home: ANKHS} for court in table.data.boards.courts if court.home}
        )

    def board(self, table: Table) -> Courts:
        """The state of the battleground at a table."""
        found = table.boards["C"]
        assert isinstance(found, Courts)
        return found

    def moves(self, table: Table, faction: str) -> list[tuple[str, str]]:
        """H-BGC-02, H-BGC-03: the moves to an adjacent court, not a home, without a rival ankh."""
        board = self.board(table)
        courts = table.data.boards.courts
        homes = {court.id for court in courts if court.home is not None}
        pairs = {(court.id, other) for court in courts for other in court.next_to}
        pairs |= {(end, start) for start, end in pairs}
        return sorted(
            (start, end)
            for start, end in pairs
            if end not in homes
            and board.ankhs.get(start, {}).get(faction, 0)
            and all(one == faction for one in board.factions(end))
        )

    @override
    def activate(self, table: Table, vampire: Vampire) -> None:
        """H-BGC-02; H-BGC-04: an outsider activates any faction."""
        geography = table.figure(vampire.card).geography
        factions = GEOGRAPHIES if geography == OUTSIDER else (geography,)
        table.push(March(seat=vampire.seat, factions=factions, vampire=vampire.card))

    def controlled(self, table: Table) -> dict[str, int]:
        """H-BGC-05: the number of courts of each faction; the centre counts as two.

        H-AMB-06: home courts count, unless switched off.
        """
        board = self.board(table)
        held = dict.fromkeys(GEOGRAPHIES, 0)
        for court in table.data.boards.courts:
            if court.home is not None and not table.switches.home_courts_count:
                continue
            for faction in board.factions(court.id):
                held[faction] += court.worth
        return held

    @override
    def wrong(self, table: Table) -> Iterator[str]:
        """H-BGC-01: at most 7 of each faction; H-BGC-02, H-BGC-03: no rivals on one court."""
        board = self.board(table)
        homes = {court.id: court.home for court in table.data.boards.courts}
        for court, counts in board.ankhs.items():
            if court not in homes:
                yield tr("there is no court {court!r} (H-BGC-01)", court=court)
            if any(one not in GEOGRAPHIES or n < 0 for one, n in counts.items()):
                yield tr("{court!r} has 0 or more ankhs of G, F, e, h (H-BGC-01)", court=court)
            factions = board.factions(court)
            if len(factions) > 1:
                yield tr("{court!r} holds ankhs of rivals (H-BGC-02)", court=court)
            elif factions and homes.get(court) not in {None, *factions}:
                yield tr("{court!r} is the home of another faction (H-BGC-03)", court=court)
        for faction in GEOGRAPHIES:
            if sum(counts.get(faction, 0) for counts in board.ankhs.values()) > ANKHS:
                yield tr(
                    "there are {ankhs} ankhs of {faction} (H-BGC-01)", ankhs=ANKHS, faction=faction
                )

    @override
    def score(self, table: Table) -> list[Point]:
        """H-BGC-05, H-BGC-06: 2 points for each vampire of each faction that holds most courts.

        H-BGC-04: 1 point for each outsider.
        """
        held = self.controlled(table)
        most = max(held.values())
        winners = {faction for faction, n in held.items() if n == most and most}
        found = []
        for seat in table.seats:
            for one in table.bloodline(seat.number):
                geography = table.figure(one.card).geography
                if geography == OUTSIDER:
                    found.append(Point(seat.number, "H-BGC-04", 1, "outsider", one.card))
                elif geography in winners:
                    found.append(
                        Point(seat.number, "H-BGC-06", 2, "geography", one.card, geography)
                    )
        return found
