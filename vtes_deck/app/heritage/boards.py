"""The state of a battleground in sentences, for tooltips, screen readers and the command line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from vtes_deck.heritage.attributes import ALL, ARCHETYPES
from vtes_deck.heritage.dataset.model import DataSet
from vtes_deck.heritage.observation import SeenSeat
from vtes_deck.language import mark, plural, tr

NAMES = (
    *(mark("calm"), mark("fierce"), mark("high class"), mark("low class")),
    *(mark("north"), mark("east"), mark("south"), mark("west")),
    *(mark("Keeper"), mark("Scourge"), mark("Seneschal"), mark("Sheriff")),
)
"""Names that a data set usually gives to attributes and titles; others are shown as they are."""


class SeenBoard(Protocol):
    """A battleground as everyone sees it."""

    @property
    def data(self) -> DataSet:
        """The data set."""

    @property
    def letter(self) -> str:
        """The letter of the battleground."""

    @property
    def board(self) -> Mapping[str, Any]:
        """The fields of its board."""

    @property
    def seats(self) -> tuple[SeenSeat, ...]:
        """The players in the order of their seats."""


def attribute_name(data: DataSet, word: str) -> str:
    """The name of an attribute in the data set; other words in the language in use."""
    return tr(data.name_of(word) if word in ALL else word)


def title_name(title: str) -> str:
    """The displayed name of a court title; its id in the data set is in lower case."""
    return tr(title.replace("-", " ").capitalize())


def place_words(scene: SeenBoard, word: str) -> list[str]:
    """The contents of a place of a board."""
    if scene.letter == "C":
        return [line for court, line in _courts(scene) if court == word]
    if scene.letter in {"E", "F", "I"} and word:
        return [line for place, line in _by_place(scene) if place == word]
    return []


def board_words(scene: SeenBoard) -> list[str]:
    """The state of a board in sentences."""
    board = scene.board
    if scene.letter == "A":
        return [_politics(scene)]
    if scene.letter in {"B", "H"}:
        values = scene.data.boards.beast_within
        if scene.letter == "H":
            values = scene.data.boards.rise_of_humanity
        return [
            tr(
                "{player}: {value}, {side}.",
                player=scene.seats[seat].name,
                value=values[space],
                side=attribute_name(scene.data, board["sides"][seat]),
            )
            for seat, space in enumerate(board["spaces"])
        ]
    if scene.letter == "C":
        return [line for _, line in _courts(scene)]
    if scene.letter == "D":
        return list(_judges(scene))
    if scene.letter == "G":
        return list(_court(scene))
    return [line for _, line in _by_place(scene)]


def _politics(scene: SeenBoard) -> str:
    position = scene.board["position"]
    if not position:
        return tr("The clan politics token is on the neutral space.")
    word = "A" if position < 0 else "C"
    return tr(
        "The clan politics token is {n} from neutral, toward {word}.",
        n=abs(position),
        word=attribute_name(scene.data, word),
    )


def _courts(scene: SeenBoard) -> Iterator[tuple[str, str]]:
    for court in scene.data.boards.courts:
        ankhs = {one: n for one, n in scene.board["ankhs"].get(court.id, {}).items() if n}
        for faction, n in ankhs.items():
            name = attribute_name(scene.data, faction)
            yield (
                court.id,
                plural(
                    "{court}: {n} ankhs of {faction}.",
                    "{court}: {n} ankh of {faction}.",
                    n,
                    court=court.name,
                    faction=name,
                ),
            )
        if not ankhs:
            yield court.id, tr("{court}: empty.", court=court.name)


def _judges(scene: SeenBoard) -> Iterator[str]:
    for archetype in ARCHETYPES:
        names = {
            "token": attribute_name(scene.data, archetype),
            "side": attribute_name(scene.data, scene.board["sides"][archetype]),
        }
        if archetype in scene.board["judices"]:
            yield tr("The {token} token is among the judices and shows {side}.", **names)
        else:
            yield tr("The {token} token is in the Vaticanum and shows {side}.", **names)


def _court(scene: SeenBoard) -> Iterator[str]:
    inside = [attribute_name(scene.data, one) for one in scene.board["inside"]]
    yield tr("Inside the walls: {tokens}.", tokens=", ".join(inside) or tr("no token"))
    titles = scene.data.boards.titles
    if scene.board["timer"] < len(titles):
        yield tr(
            "The next vote is for the title {title}.",
            title=title_name(titles[scene.board["timer"]]),
        )
    for seat in scene.seats:
        for vampire in seat.vampires:
            for title in vampire.titles:
                yield tr(
                    "{player} holds the title {title}.", player=seat.name, title=title_name(title)
                )


def _by_place(scene: SeenBoard) -> Iterator[tuple[str, str]]:
    board = scene.board
    if scene.letter == "E":
        for word, n in board["standing"].items():
            yield (
                word,
                tr(
                    "{city}: {n} ankhs stand, {burned} have burned.",
                    city=attribute_name(scene.data, word),
                    n=n,
                    burned=board["fire"][word],
                ),
            )
    elif scene.letter == "F":
        for word, n in board["steps"].items():
            yield (
                word,
                tr(
                    "{track}: the investigator is on space {n} of {end}, with {ankhs} ankhs there.",
                    track=attribute_name(scene.data, word),
                    n=n,
                    end=scene.data.boards.masquerade,
                    ankhs=board["ankhs"][word],
                ),
            )
    elif scene.letter == "I":
        for region in scene.data.boards.regions:
            tokens = [_token(token) for token in board["regions"].get(region.id, ())]
            listed = ", ".join(tokens) or tr("no token")
            yield region.id, tr("{region}: {tokens}.", region=region.name, tokens=listed)


def _token(token: Mapping[str, Any]) -> str:
    value = "?" if token["value"] is None else token["value"]
    return f"{tr(token['side'].capitalize())} {value}"
