"""Battleground I: The Sabbat Wars."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import override

import msgspec

from vtes_deck.heritage.attributes import GEOGRAPHIES, OUTSIDER
from vtes_deck.heritage.battleground import Battleground, Board
from vtes_deck.heritage.decisions import ARROW, DecisionKind, Option, Verb
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.table import Point, Table, Vampire
from vtes_deck.kernel.procedure import Procedure
from vtes_deck.language import tr

ALLEGIANCES = {
    2: ("camarilla", "sabbat"),
    3: ("camarilla", "sabbat", "anarchs"),
    4: ("camarilla", "camarilla", "sabbat", "sabbat"),
}
"""H-BGI-02: given at random."""

REGIONS_TO_WIN = 3
"""H-BGI-05."""

REWARD = 9
"""H-BGI-06."""

SIDES = ("camarilla", "sabbat")
CHANCE = "sabbat wars"

DISCARD = Verb("discard token", "Discard token {n} of {word}.")
ADD = Verb("add token", "Add a {first} token to {second}.")
FLIP = Verb("flip token", "Flip over token {n} of {word}.")
MOVE = Verb("move token", "Move token {n} of {first} to {second}.")

ALLEGIANCE = EventType("allegiance", "{seat} fights for the {word}.")
DISCARDED = EventType("token discarded", "A token of {word} is discarded.")
ADDED = EventType("token added", "A {first} token is added to {second}.")
FLIPPED = EventType("token flipped", "A token of {word} is flipped over.")
MOVED = EventType("token moved", "A token moves from {first} to {second}.")
RETURNED = EventType("token returned", "There is no space for it; it returns to the supply.")


class WarToken(msgspec.Struct, frozen=True, gc=False):
    """A numbered token; its value is hidden while it lies face down."""

    side: str
    value: int
    face_up: bool = False


class War(Board):
    """H-BGI-01: the tokens at home, face down (the last comes next), and those in each region."""

    home: dict[str, tuple[WarToken, ...]]
    regions: dict[str, tuple[WarToken, ...]]


class Fight(Procedure):
    """H-BGI-03: the archetype chooses the action, the geography the region.

    Attributes:
        vampire: the activated vampire; ``regions``: the regions in which it can act.
    """

    vampire: int
    regions: tuple[str, ...]

    def ask(self, table: Table) -> None:
        """Ask for a token."""
        archetype = table.figure(self.vampire).archetype
        found = [
            option for region in self.regions for option in self.options(table, archetype, region)
        ]
        if not found:
            self.finish()
            return
        seat = table.vampires[self.vampire].seat
        table.only_or_ask(seat, DecisionKind.BATTLEGROUND, found, self.vampire)

    def options(self, table: Table, archetype: str, region: str) -> list[Option]:
        """Warlike discards a token, wealthy adds, clandestine turns over, scholarly moves one."""
        board = SabbatWars().board(table)
        numbers = range(1, len(board.regions[region]) + 1)
        me = self.vampire
        if archetype == "wealthy":
            homes = [side for side in SIDES if board.home[side]]
            return [Option(ADD, target=me, word=ARROW.join((side, region))) for side in homes]
        if archetype == "scholarly":
            others = [one for one in board.regions if one != region]
            return [
                Option(MOVE, target=me, n=n, word=ARROW.join((region, other)))
                for n in numbers
                for other in others
            ]
        verb = DISCARD if archetype == "warlike" else FLIP
        return [Option(verb, target=me, n=n, word=region) for n in numbers]

    def go(self, table: Table) -> None:
        """Carry out the choice."""
        answer = table.answer
        field = SabbatWars()
        board = field.board(table)
        seat = table.vampires[self.vampire].seat
        if answer.verb is ADD:
            side, region = answer.word.split(ARROW)
            *rest, token = board.home[side]
            board.home = {**board.home, side: tuple(rest)}
            table.emit(ADDED, seat, word=answer.word)
            field.put(table, region, token)
            return
        region, _, other = answer.word.partition(ARROW)
        token = field.take(table, region, answer.n - 1)
        if answer.verb is FLIP:
            turned = msgspec.structs.replace(token, face_up=not token.face_up)
            field.put(table, region, turned, answer.n - 1)
            table.emit(FLIPPED, seat, n=token.value, word=region)
        elif answer.verb is MOVE:
            table.emit(MOVED, seat, word=answer.word)
            field.put(table, other, token)
        else:
            table.emit(DISCARDED, seat, word=region)

    steps = (ask, go)


class SabbatWars(Battleground):
    """The Sabbat Wars."""

    letter = "I"
    title = "The Sabbat Wars"
    kind = "geography"
    eras = (7,)

    @override
    def setup(self, table: Table) -> None:
        """H-BGI-01: one random token of each side on each region; H-BGI-02: allegiances."""
        boards = table.data.boards
        homes: dict[str, list[WarToken]] = {}
        for side, values in zip(SIDES, (boards.camarilla, boards.sabbat), strict=True):
            tokens = [WarToken(side, value) for value in values]
            table.random.shuffle(CHANCE, tokens)
            homes[side] = tokens
        regions = {
            region.id: tuple(homes[side].pop() for side in SIDES) for region in boards.regions
        }
        table.boards["I"] = War({side: tuple(left) for side, left in homes.items()}, regions)
        allegiances = list(ALLEGIANCES[len(table.seats)])
        table.random.shuffle(CHANCE, allegiances)
        for seat, allegiance in zip(table.seats, allegiances, strict=True):
            seat.allegiance = allegiance
            table.emit(ALLEGIANCE, seat.number, word=allegiance)

    def board(self, table: Table) -> War:
        """The state of the battleground at a table."""
        found = table.boards["I"]
        assert isinstance(found, War)
        return found

    def take(self, table: Table, region: str, place: int) -> WarToken:
        """A token leaves a region."""
        board = self.board(table)
        tokens = list(board.regions[region])
        token = tokens.pop(place)
        board.regions = {**board.regions, region: tuple(tokens)}
        return token

    def put(self, table: Table, region: str, token: WarToken, place: int | None = None) -> None:
        """H-BGI-04: a space holds one token; without space it returns to the supply."""
        board = self.board(table)
        tokens = list(board.regions[region])
        spaces = next(one.spaces for one in table.data.boards.regions if one.id == region)
        if len(tokens) >= spaces:
            table.emit(RETURNED)
            return
        tokens.insert(len(tokens) if place is None else place, token)
        board.regions = {**board.regions, region: tuple(tokens)}

    @override
    def activate(self, table: Table, vampire: Vampire) -> None:
        """H-BGI-03; H-AMB-10: an outsider picks any region."""
        geography = table.figure(vampire.card).geography
        wanted = GEOGRAPHIES if geography == OUTSIDER else (geography,)
        regions = tuple(one.id for one in table.data.boards.regions if one.geography in wanted)
        table.push(Fight(vampire=vampire.card, regions=regions))

    def control(self, table: Table) -> dict[str, str]:
        """H-BGI-05: the side with the higher total in each region; H-AMB-10: none with a tie."""
        found = {}
        for region, tokens in self.board(table).regions.items():
            totals = [sum(one.value for one in tokens if one.side == side) for side in SIDES]
            if totals[0] != totals[1]:
                found[region] = SIDES[0] if totals[0] > totals[1] else SIDES[1]
        return found

    def winner(self, table: Table) -> str:
        """H-BGI-05: the side that controls 3 or more regions; otherwise, the Anarchs.

        If both sides do, which requires more than five regions, the side with more regions wins.
        """
        held = list(self.control(table).values())
        counts = {side: held.count(side) for side in SIDES}
        best = max(SIDES, key=lambda side: counts[side])
        tied = counts[SIDES[0]] == counts[SIDES[1]]
        return "anarchs" if counts[best] < REGIONS_TO_WIN or tied else best

    @override
    def wrong(self, table: Table) -> Iterator[str]:
        """H-BGI-01: tokens of both sides; H-BGI-02: allegiances; H-BGI-04: one on each space."""
        board = self.board(table)
        spaces = {one.id: one.spaces for one in table.data.boards.regions}
        if set(board.regions) != set(spaces) or set(board.home) != {*SIDES}:
            yield tr(
                "home names {sides}; regions names {regions} (H-BGI-01)",
                sides=", ".join(SIDES),
                regions=", ".join(spaces),
            )
            return
        for region, tokens in board.regions.items():
            if len(tokens) > spaces[region]:
                yield tr(
                    "{region!r} has {n} spaces (H-BGI-04)",
                    region=region,
                    n=spaces[region],
                )
            if any(token.side not in SIDES for token in tokens):
                yield tr(
                    "{region!r} has tokens of {words} (H-BGI-01)",
                    region=region,
                    words=", ".join(SIDES),
                )
        boards = table.data.boards
        for side, values in zip(SIDES, (boards.camarilla, boards.sabbat), strict=True):
            everywhere = itertools.chain.from_iterable(board.regions.values())
            lying = Counter(token.value for token in everywhere if token.side == side)
            for value in lying - Counter(values):
                yield tr(
                    "there are fewer tokens of {side} with the value {value} (H-BGI-01)",
                    side=side,
                    value=str(value),
                )
        if any(token.side != side for side, tokens in board.home.items() for token in tokens):
            yield tr("a token is on the home space of the other side (H-BGI-01)")
        names = {name for each in ALLEGIANCES.values() for name in each}
        if any(seat.allegiance not in names for seat in table.seats):
            yield tr("the allegiances are {words} (H-BGI-02)", words=", ".join(sorted(names)))

    @override
    def score(self, table: Table) -> list[Point]:
        """H-BGI-06: 9 points to each player of the winning allegiance.

        H-AMB-10: a victory of the Anarchs goes to no player if no player fights for them.
        """
        winner = self.winner(table)
        seats = [seat.number for seat in table.seats if seat.allegiance == winner]
        if not seats and table.switches.anarchs_score:
            seats = [seat.number for seat in table.seats]
        return [Point(seat, "H-BGI-06", REWARD, "allegiance", word=winner) for seat in seats]

    @override
    def shown(self, table: Table) -> dict[str, object]:
        """The values of tokens that lie face down are hidden from everyone."""
        board = self.board(table)

        def seen(token: WarToken) -> dict[str, object]:
            return {"side": token.side, "value": token.value if token.face_up else None}

        return {
            "home": {side: len(tokens) for side, tokens in board.home.items()},
            "regions": {
                region: [seen(token) for token in tokens]
                for region, tokens in board.regions.items()
            },
        }
