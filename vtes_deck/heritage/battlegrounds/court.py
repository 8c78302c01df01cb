"""Battleground G: The Court."""

from __future__ import annotations

from collections.abc import Iterator
from typing import override

from vtes_deck.heritage.attributes import CLASSES
from vtes_deck.heritage.battleground import Battleground, Board
from vtes_deck.heritage.dataset.references import PRINCE
from vtes_deck.heritage.decisions import NONE
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.table import Point, Table, Vampire
from vtes_deck.language import tr

TOKENS = 5
"""H-BGG-01: clan politics tokens outside the walls."""

INSIDE = EventType("inside", "A token of {word} is inside the walls.")
VOTE = EventType("vote", "A vote for the title {word} is held.")
TITLED = EventType("titled", "{target} receives the title {word}.")
NO_TITLE = EventType("no title", "No vampire receives the title {word}.")
STOLEN = EventType("stolen title", "{target} steals the title {word}.")


class Walls(Board):
    """The classes of the tokens inside, and the place of the timer in the order of the titles."""

    inside: tuple[str, ...] = ()
    timer: int = 0


class Court(Battleground):
    """The Court."""

    letter = "G"
    title = "The Court"
    kind = "class"
    eras = (5, 6, 7)

    @override
    def setup(self, table: Table) -> None:
        """H-BGG-01: tokens outside, titles on their spaces, the timer at the first title."""
        table.boards["G"] = Walls()

    def board(self, table: Table) -> Walls:
        """The state of the battleground at a table."""
        found = table.boards["G"]
        assert isinstance(found, Walls)
        return found

    @override
    def activate(self, table: Table, vampire: Vampire) -> None:
        """H-BGG-02: a token moves inside and shows the class. H-BGG-03: the fifth causes a vote.

        H-AMB-09: after the last title nothing happens.
        """
        board = self.board(table)
        if board.timer >= len(table.data.boards.titles):
            return
        word = table.figure(vampire.card).class_
        board.inside = (*board.inside, word)
        table.emit(INSIDE, vampire.seat, word=word)
        if len(board.inside) == TOKENS:
            self.vote(table)

    def vote(self, table: Table) -> None:
        """H-BGG-03: the untitled vampire with the most power in the favoured class gets the title.

        H-BGG-04: with a tie, no one gets it; the tokens are reset and the timer moves in any case.
        H-BGG-05: vampires in torpor and holders of a title are ignored.
        """
        board = self.board(table)
        title = table.data.boards.titles[board.timer]
        favour = max(CLASSES, key=board.inside.count)
        table.emit(VOTE, word=title)
        able = [
            one
            for seat in table.clockwise(table.first)
            for one in table.bloodline(seat)
            if table.figure(one.card).class_ == favour and not one.titles
        ]
        most = max((one.power for one in able), default=0)
        first = [one for one in able if one.power == most]
        if len(first) == 1:
            first[0].titles = (*first[0].titles, title)
            table.emit(TITLED, first[0].seat, target=first[0].card, word=title)
        else:
            table.emit(NO_TITLE, word=title)
        board.inside = ()
        board.timer += 1

    @override
    def torpor(self, table: Table, vampire: Vampire, actor: int) -> None:
        """H-BGG-06: a vampire that puts a titled vampire into torpor steals the title.

        H-AMB-09: a thief with a title can hold several, unless switched off. Without a thief the
        title stays with the vampire.
        """
        thief = table.vampires.get(actor) if actor != NONE else None
        if not vampire.titles or thief is None or thief.torpor or thief is vampire:
            return
        if thief.titles and not table.switches.titles_by_theft:
            return
        stolen, vampire.titles = vampire.titles, ()
        thief.titles = (*thief.titles, *stolen)
        for title in stolen:
            table.emit(STOLEN, thief.seat, target=thief.card, word=title)

    @override
    def wrong(self, table: Table) -> Iterator[str]:
        """H-BGG-01: the titles; H-BGG-03: with five tokens inside the vote is over."""
        board = self.board(table)
        titles = table.data.boards.titles
        if not {*CLASSES}.issuperset(board.inside) or len(board.inside) >= TOKENS:
            yield tr("inside: at most {n} of A and C (H-BGG-03)", n=TOKENS - 1)
        if not 0 <= board.timer <= len(titles):
            yield tr("the timer is at 0 to {n} (H-BGG-04)", n=len(titles))
        held = [title for one in table.vampires.values() for title in one.titles]
        if len(set(held)) < len(held) or not {*titles}.issuperset(held):
            yield tr("each title is held once: {words} (H-BGG-01)", words=", ".join(titles))
        elif not {*titles[: board.timer]}.issuperset(held):
            yield tr("a title is held before its vote; set the timer to the next vote (H-BGG-04)")

    @override
    def score(self, table: Table) -> list[Point]:
        """H-BGG-07: 2 for each vampire of the class of the Prince, and 2 for each court title.

        H-AMB-09: without a Prince no class wins.
        """
        lines = [(seat.number, one) for seat in table.seats for one in table.bloodline(seat.number)]
        found = [
            Point(seat, "H-BGG-07", 2, "title", one.card, title)
            for seat, one in lines
            for title in one.titles
        ]
        prince = next((one for _, one in lines if PRINCE in one.titles), None)
        if prince is None:
            return found
        winner = table.figure(prince.card).class_
        return found + [
            Point(seat, "H-BGG-07", 2, "class", one.card, winner)
            for seat, one in lines
            if table.figure(one.card).class_ == winner
        ]
