"""What must agree between the entries of a data set."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from vtes_deck.heritage.attributes import Attribute
from vtes_deck.heritage.dataset.model import DataSet, Name

NAMES = dict[Attribute, Name]

BEAST_START, HUMANITY_START = -3, 8
"""H-BGB-01, H-BGH-01: the values of the spaces where the morality tokens start."""


class Wrong(msgspec.Struct, frozen=True):
    """Something that does not agree: the entry ``number`` of a section, its field, and why."""

    section: str
    number: int
    field: str
    message: str


def wrong(data: DataSet) -> Iterator[Wrong]:
    """Everything that does not agree."""
    yield from _leaders(data)
    yield from _schemes(data)
    yield from _chronicle(data)
    yield from _boards(data)


def _leaders(data: DataSet) -> Iterator[Wrong]:
    schemes = {scheme.id: scheme for scheme in data.schemes}
    for number, leader in enumerate(data.leaders):
        for name in leader.schemes:
            scheme = schemes.get(name)
            if scheme is None:
                yield Wrong("leaders", number, "schemes", f"there is no scheme {name!r}")
            elif scheme.clan != leader.clan:
                message = f"{name!r} is no scheme of the clan {leader.clan}"
                yield Wrong("leaders", number, "schemes", message)
            elif scheme.research and not leader.chronicle:
                message = f"{name!r} lies in the research deck at first"
                yield Wrong("leaders", number, "schemes", message)
        yield from _twice("leaders", number, "schemes", leader.schemes)


def _schemes(data: DataSet) -> Iterator[Wrong]:
    for number, scheme in enumerate(data.schemes):
        if (scheme.clan is None) == (scheme.battleground is None):
            message = "write either a clan or a battleground"
            yield Wrong("schemes", number, "clan", message)
        if scheme.requires is not None and len(scheme.requires) > 8:
            yield Wrong("schemes", number, "requires", "more than eight archetypes")


def _chronicle(data: DataSet) -> Iterator[Wrong]:
    missions = {mission.id for mission in data.chronicle_missions}
    for number, chapter in enumerate(data.chapters):
        for name in chapter.missions:
            if name not in missions:
                message = f"there is no chronicle mission {name!r}"
                yield Wrong("chapters", number, "missions", message)
        yield from _twice("chapters", number, "missions", chapter.missions)
    unlocks = {one.id for one in data.characters if one.chronicle}
    unlocks |= {one.id for one in data.leaders if one.chronicle}
    for number, mission in enumerate(data.chronicle_missions):
        for response in mission.responses:
            rewards = (response.asset, response.unlock, response.elevate or None)
            if sum(reward is not None for reward in rewards) > 1:
                message = "a response has one reward: asset, unlock or elevate"
                yield Wrong("chronicle-missions", number, "responses", message)
            if response.unlock is not None and response.unlock not in unlocks:
                message = f"{response.unlock!r} is no character or leader with chronicle = true"
                yield Wrong("chronicle-missions", number, "responses", message)


def _boards(data: DataSet) -> Iterator[Wrong]:
    boards = data.boards
    for field, values, start in (
        ("beast-within", boards.beast_within, BEAST_START),
        ("rise-of-humanity", boards.rise_of_humanity, HUMANITY_START),
    ):
        if values and values.count(start) != 1:
            yield Wrong("boards", 0, field, f"the start space {start} must stand in it once")
    yield from _courts(data)
    if boards.titles:
        if "prince" not in boards.titles:
            yield Wrong("boards", 0, "titles", "one of the titles is 'prince'")
        if boards.titles[0] != "harpy":
            yield Wrong("boards", 0, "titles", "the first title is 'harpy'")
        yield from _twice("boards", 0, "titles", boards.titles)
    yield from _twice("boards", 0, "regions", [region.id for region in boards.regions])


def _courts(data: DataSet) -> Iterator[Wrong]:
    courts = data.boards.courts
    known = {court.id for court in courts}
    for court in courts:
        for other in court.next_to:
            if other not in known:
                message = f"{court.id!r} is next to {other!r}, which is no court"
                yield Wrong("boards", 0, "courts", message)
            elif other == court.id:
                yield Wrong("boards", 0, "courts", f"{court.id!r} is next to itself")
    homes = sorted(court.home for court in courts if court.home is not None)
    if courts and homes != sorted(("G", "F", "e", "h")):
        yield Wrong("boards", 0, "courts", "each of G, F, e and h has one home court")
    yield from _twice("boards", 0, "courts", [court.id for court in courts])


def _twice(section: str, number: int, field: str, names: Iterable[str]) -> Iterator[Wrong]:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            yield Wrong(section, number, field, f"{name!r} stands in it twice")
        seen.add(name)
