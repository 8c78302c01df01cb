"""Checks that the entries of a data set agree."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from cardbase.message import Message
from vtes_deck.heritage.attributes import Attribute
from vtes_deck.heritage.dataset.model import DataSet, Name
from vtes_deck.kernel.toml_lines import Path
from vtes_deck.language import mark

NAMES = dict[Attribute, Name]

BEAST_START, HUMANITY_START = -3, 8
"""H-BGB-01, H-BGH-01: the values of the spaces where the morality tokens start."""

FIRST_TITLE, PRINCE = "harpy", "prince"
"""H-BGG-01, H-BGG-07: the title of the first vote, and the title that decides."""


class ReferenceProblem(msgspec.Struct, frozen=True):
    """A disagreement: the entry ``number`` of a section, its field, and the reason.

    ``below`` is the path from the field to the value in question.
    """

    section: str
    number: int
    field: str
    message: Message
    below: Path = ()


def reference_problems(data: DataSet) -> Iterator[ReferenceProblem]:
    """All disagreements."""
    yield from _leaders(data)
    yield from _schemes(data)
    yield from _chronicle(data)
    yield from _boards(data)


def _leaders(data: DataSet) -> Iterator[ReferenceProblem]:
    schemes = {scheme.id: scheme for scheme in data.schemes}
    characters = {character.id for character in data.characters}
    for number, leader in enumerate(data.leaders):
        if leader.id in characters:
            message = Message(
                mark("there is already a character {id!r}; a leader has an id of its own"),
                id=leader.id,
            )
            yield ReferenceProblem("leaders", number, "id", message)
        for place, name in enumerate(leader.schemes):
            scheme = schemes.get(name)
            if scheme is None:
                message = Message(mark("there is no scheme {name!r}"), name=name)
            elif scheme.clan != leader.clan:
                message = Message(
                    mark("{name!r} is not a scheme of the clan {clan}"), name=name, clan=leader.clan
                )
            elif scheme.research and not leader.chronicle:
                message = Message(mark("{name!r} is in the research deck at the start"), name=name)
            else:
                continue
            yield ReferenceProblem("leaders", number, "schemes", message, (place,))
        yield from _twice("leaders", number, "schemes", leader.schemes)


def _schemes(data: DataSet) -> Iterator[ReferenceProblem]:
    for number, scheme in enumerate(data.schemes):
        if (scheme.clan is None) == (scheme.battleground is None):
            message = Message(mark("write either a clan or a battleground"))
            yield ReferenceProblem("schemes", number, "clan", message)
        if scheme.requires is not None and len(scheme.requires) > 8:
            yield ReferenceProblem(
                "schemes", number, "requires", Message(mark("more than eight archetypes"))
            )


def _chronicle(data: DataSet) -> Iterator[ReferenceProblem]:
    missions = {mission.id for mission in data.chronicle_missions}
    for number, chapter in enumerate(data.chapters):
        for place, name in enumerate(chapter.missions):
            if name not in missions:
                message = Message(mark("there is no chronicle mission {name!r}"), name=name)
                yield ReferenceProblem("chapters", number, "missions", message, (place,))
        yield from _twice("chapters", number, "missions", chapter.missions)
    unlocks = {one.id for one in data.characters if one.chronicle}
    unlocks |= {one.id for one in data.leaders if one.chronicle}
    for number, mission in enumerate(data.chronicle_missions):
        for place, response in enumerate(mission.responses):
            rewards = (response.asset, response.unlock, response.elevate or None)
            if sum(reward is not None for reward in rewards) > 1:
                message = Message(mark("a response has one reward: asset, unlock or elevate"))
                yield ReferenceProblem("chronicle-missions", number, "responses", message, (place,))
            if response.unlock is not None and response.unlock not in unlocks:
                message = Message(
                    mark("{name!r} is not a character or leader with chronicle = true"),
                    name=response.unlock,
                )
                yield ReferenceProblem("chronicle-missions", number, "responses", message, (place,))


def _boards(data: DataSet) -> Iterator[ReferenceProblem]:
    """The contradictions; a missing value is a gap (:mod:`gaps`)."""
    boards = data.boards
    for field, values, start in (
        ("beast-within", boards.beast_within, BEAST_START),
        ("rise-of-humanity", boards.rise_of_humanity, HUMANITY_START),
    ):
        if values.count(start) > 1:
            yield ReferenceProblem(
                "boards",
                0,
                field,
                Message(mark("the start value {start} is listed twice"), start=start),
            )
    yield from _courts(data)
    if boards.titles and boards.titles[0] != FIRST_TITLE:
        yield ReferenceProblem(
            "boards",
            0,
            "titles",
            Message(mark("the first title is {title!r}"), title=FIRST_TITLE),
            (0,),
        )
    yield from _twice("boards", 0, "titles", boards.titles)
    yield from _twice("boards", 0, "regions", [region.id for region in boards.regions])


def _courts(data: DataSet) -> Iterator[ReferenceProblem]:
    courts = data.boards.courts
    known = {court.id for court in courts}
    homes: set[str] = set()
    for number, court in enumerate(courts):
        for place, other in enumerate(court.next_to):
            below: Path = (number, "next-to", place)
            if other == court.id:
                yield ReferenceProblem(
                    "boards",
                    0,
                    "courts",
                    Message(mark("{id!r} is next to itself"), id=court.id),
                    below,
                )
            elif other not in known:
                message = Message(
                    mark("{id!r} is next to {other!r}, which is not a court"),
                    id=court.id,
                    other=other,
                )
                yield ReferenceProblem("boards", 0, "courts", message, below)
        if court.home is not None and court.home in homes:
            message = Message(mark("there is another home court of {home}"), home=court.home)
            yield ReferenceProblem("boards", 0, "courts", message, (number, "home"))
        if court.home is not None:
            homes.add(court.home)
    yield from _twice("boards", 0, "courts", [court.id for court in courts])


def _twice(
    section: str, number: int, field: str, names: Iterable[str]
) -> Iterator[ReferenceProblem]:
    seen: set[str] = set()
    for place, name in enumerate(names):
        if name in seen:
            yield ReferenceProblem(
                section,
                number,
                field,
                Message(mark("{name!r} is listed twice"), name=name),
                (place,),
            )
        seen.add(name)
