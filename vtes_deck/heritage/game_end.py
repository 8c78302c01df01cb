"""Missions, victory points and the end of a game (chapter END)."""

from __future__ import annotations

from vtes_deck.heritage.dataset.model import Mission
from vtes_deck.heritage.decisions import NONE
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.narrator import card_name, seat_name, word_name
from vtes_deck.heritage.primogen import Primogen, tied_order
from vtes_deck.heritage.table import Point, Result, Table
from vtes_deck.kernel.procedure import Procedure
from vtes_deck.kernel.words import Count
from vtes_deck.language import mark, tr

CLAIMED = EventType("claimed", "{seat} claims the mission {word}.")
UNCLAIMED = EventType("unclaimed", "No one claims the mission {word}.")
SCORES = EventType("scores", "{seat} scores {n:victory point}.")
WINS = EventType("wins", "{seat} wins.")

REASONS: dict[str, str] = {
    "class": mark("{card}: {word} wins."),
    "geography": mark("{card}: {word} scores."),
    "outsider": mark("{card} is an outsider."),
    "morality": mark("The morality token of {seat}."),
    "title": mark("{card} holds the title {word}."),
    "allegiance": mark("{seat} fought for the {word}."),
    "mission": mark("{seat} claimed the mission {word}."),
    "power": mark("Power on {card}."),
    "boons": mark("Boons on {card}."),
    "infamy": mark("Infamy on {card}."),
}
"""The reasons for points."""


def explained(table: Table, point: Point) -> str:
    """A point in plain words."""
    return tr(
        REASONS[point.reason],
        card=card_name(table, point.card),
        seat=seat_name(table, point.seat),
        word=word_name(table, point.word),
        n=Count(point.points),
    )


def attribute_count(table: Table, seat: int, attribute: str, *, leader_twice: bool = False) -> int:
    """H-END-01: the number of an attribute in a bloodline, without vampires in torpor.

    H-END-02: in a tie, the attribute of the clan leader counts twice.
    """
    found = 0
    for one in table.bloodline(seat):
        figure = table.figure(one.card)
        if attribute in figure.attributes:
            found += 2 if leader_twice and figure.leader else 1
    return found


def ahead(table: Table, mission: Mission) -> list[int]:
    """H-END-01, H-END-02: the players with most of the attribute of a mission; several in a tie."""
    attribute = mission.attribute or ""
    seats = list(range(len(table.seats)))
    for leader_twice in (False, True):
        counts = {
            seat: attribute_count(table, seat, attribute, leader_twice=leader_twice)
            for seat in seats
        }
        most = max(counts.values())
        if not most and table.switches.mission_needs_one:
            return []
        seats = [seat for seat, n in counts.items() if n == most]
        if len(seats) == 1:
            break
    return seats


def points(table: Table, claimed: tuple[int, ...] = ()) -> tuple[Point, ...]:
    """H-END-04: battlegrounds, and power, boons and infamy of the bloodlines.

    H-END-05: vampires in torpor, and everything on them, score nothing. H-END-03: missions give
    their reward only in a basic game.
    """
    found = [point for field in table.fields for point in field.score(table)]
    for seat in table.seats:
        for one in table.bloodline(seat.number):
            for n, reason in (
                (one.power, "power"),
                (sum(one.boons), "boons"),
                (-one.infamy, "infamy"),
            ):
                if n:
                    found.append(Point(seat.number, "H-END-04", n, reason, one.card))
    if not table.chronicle:
        for mission, claimer in zip(table.missions, claimed, strict=False):
            if claimer != NONE and mission.reward:
                found.append(
                    Point(claimer, "H-END-03", mission.reward, "mission", word=mission.name)
                )
    return tuple(found)


def totals(table: Table, found: tuple[Point, ...]) -> tuple[int, ...]:
    """Victory points by seat."""
    return tuple(
        sum(point.points for point in found if point.seat == seat.number) for seat in table.seats
    )


class GameEnd(Procedure):
    """The end of a game: missions, points, and the winner (H-END-01 to H-END-07).

    Attributes:
        claimed: the seat of each mission so far.
        ranking: the seats whose place is known; ``groups``: the other seats, grouped by ties.
    """

    claimed: tuple[int, ...] = ()
    ranking: tuple[int, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()
    points: tuple[Point, ...] = ()
    totals: tuple[int, ...] = ()

    def claim(self, table: Table) -> None:
        """H-END-01: the next mission; H-END-02: the primogen breaks a remaining tie."""
        table.returned = None
        if len(self.claimed) == len(table.missions):
            self.go_to(GameEnd.score)
            return
        mission = table.missions[len(self.claimed)]
        found = ahead(table, mission)
        if len(found) > 1:
            table.push(Primogen(tied=tied_order(table, found)))
        else:
            self.claimed = (*self.claimed, found[0] if found else NONE)
            self.log_claim(table)
            self.go_to(GameEnd.claim)

    def tie(self, table: Table) -> None:
        """Record the decision of the primogen."""
        assert isinstance(table.returned, Primogen)
        self.claimed = (*self.claimed, table.returned.winner)
        self.log_claim(table)
        self.go_to(GameEnd.claim)

    def log_claim(self, table: Table) -> None:
        """Write the last claim to the log."""
        seat, mission = self.claimed[-1], table.missions[len(self.claimed) - 1]
        table.emit(UNCLAIMED if seat == NONE else CLAIMED, seat, word=mission.name)

    def score(self, table: Table) -> None:
        """H-END-04, H-END-06: most points win; a tie goes to the player with fewer missions."""
        self.points = points(table, self.claimed)
        self.totals = totals(table, self.points)
        for seat in table.seats:
            table.emit(SCORES, seat.number, n=self.totals[seat.number])
        order: dict[tuple[int, int], list[int]] = {}
        for number in table.clockwise(table.first):
            merit = (-self.totals[number], self.claimed.count(number))
            order.setdefault(merit, []).append(number)
        self.groups = tuple(tuple(order[merit]) for merit in sorted(order))

    def place(self, table: Table) -> None:
        """H-END-06, H-AMB-17: the primogen breaks ties, for lower places unless switched off."""
        table.returned = None
        if not self.groups:
            self.go_to(GameEnd.end)
            return
        group = self.groups[0]
        if len(group) > 1 and (not self.ranking or table.switches.order_by_primogen):
            table.push(Primogen(tied=group))
            return
        self.ranking = (*self.ranking, *group)
        self.groups = self.groups[1:]
        self.go_to(GameEnd.place)

    def decided(self, table: Table) -> None:
        """Give the best of the tied players a place; the others stay tied."""
        assert isinstance(table.returned, Primogen)
        winner = table.returned.winner
        self.ranking = (*self.ranking, winner)
        rest = tuple(seat for seat in self.groups[0] if seat != winner)
        self.groups = (rest, *self.groups[1:])
        self.go_to(GameEnd.place)

    def end(self, table: Table) -> None:
        """H-TRN-01: the game is over."""
        table.result = Result(self.points, self.totals, self.ranking, self.claimed)
        table.emit(WINS, self.ranking[0])

    steps = (claim, tie, score, place, decided, end)
