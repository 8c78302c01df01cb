"""The referee: scores a final table that was entered by hand, and plays from a position.

A position is a TOML or JSON file, or a value of the form in the window; see
:class:`vtes_deck.heritage.position.Position`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from vtes_deck.app.heritage.conversion import converted
from vtes_deck.app.heritage.folders import HeritageError, sentence
from vtes_deck.app.heritage.toml_lines import toml_value
from vtes_deck.heritage import DataSet, Game, Position, PositionError, SettingError, table_of
from vtes_deck.heritage.chronicle.chapter_game import chosen_leader
from vtes_deck.heritage.decisions import NONE
from vtes_deck.heritage.game_end import ahead, explained, points, totals
from vtes_deck.heritage.table import Point, Seat, Table
from vtes_deck.kernel.toml import loads
from vtes_deck.language import mark, tr

_MAX_BYTES = 1_000_000

replace = msgspec.structs.replace

MISSION_REASONS = {
    "most": mark("{seat} has the most of it (H-END-01)."),
    "tie": mark("{seats} are tied (H-END-02); the primogen decides (H-END-07)."),
    "entered": mark("{seat} won the tie (H-END-07)."),
    "none": mark("No one has it (H-END-01)."),
}


class ScoredPoint(msgspec.Struct, frozen=True):
    """Victory points with their rule and reason."""

    player: str
    points: int
    rule: str
    why: str


class Claim(msgspec.Struct, frozen=True):
    """A mission: who claims it, or who is tied for it.

    Attributes:
        mission: its id; ``name`` its name.
        player: the player who claims it; empty if no one does or several are tied.
        tied: the players among whom the primogen decides.
        why: the reason as a sentence, with the rule.
    """

    mission: str
    name: str
    player: str
    tied: tuple[str, ...]
    why: str


class FinalPlace(msgspec.Struct, frozen=True):
    """A place: one player, or several that are tied until the primogen decides.

    Attributes:
        players: their names.
        points: victory points of each.
        claims: missions claimed by each; fewer is better (H-END-06).
    """

    players: tuple[str, ...]
    points: int
    claims: int


class Scored(msgspec.Struct, frozen=True):
    """A final table, scored.

    Attributes:
        points: every point, in the order of the rules.
        totals: the totals, by player.
        claims: the missions.
        places: the final places, from the first.
        open: the decisions that the primogen must still make, in sentences.
    """

    points: tuple[ScoredPoint, ...]
    totals: dict[str, int]
    claims: tuple[Claim, ...]
    places: tuple[FinalPlace, ...]
    open: tuple[str, ...]


def read_position(data: bytes, *, toml: bool) -> tuple[Position, dict[str, str]]:
    """The position in a file, and the winners of ties for missions, by the id of the mission.

    Raises:
        HeritageError: it is not a position; the message names the line or the field.
    """
    if len(data) > _MAX_BYTES:
        raise HeritageError(tr("The file is too large for a position."))
    try:
        text = data.decode("utf-8-sig")
        content: Any = loads(text) if toml else msgspec.json.decode(text)
    except (ValueError, RecursionError) as error:
        raise HeritageError(tr("The file cannot be read: {reason}.", reason=str(error))) from None
    if not isinstance(content, dict):
        raise HeritageError(tr("The file does not contain a position."))
    ties = content.pop("ties", {})
    if not isinstance(ties, dict) or not all(isinstance(one, str) for one in ties.values()):
        raise HeritageError(tr("Under ties, write the name of a player for each mission."))
    return as_position(content, text if toml else None), ties


def position_values(text: str) -> dict[str, Any]:
    """The contents of a text in TOML, as plain values with ``ties``.

    Raises:
        HeritageError: it is not a position; the message names the line or the field.
    """
    position, ties = read_position(text.encode(), toml=True)
    values: dict[str, Any] = plain(position)
    return {**values, "ties": ties} if ties else values


def position_text(values: Mapping[str, Any]) -> str:
    """A position as TOML, a line for each vampire."""
    setting = dict(values.get("setting", {}))
    players = setting.pop("players", [])
    lines = [
        f"{name} = {toml_value(one)}"
        for name, one in values.items()
        if name not in {"setting", "sides", "boards"} and one not in ({}, [], ())
    ]
    lines += ["", "[setting]", *(f"{name} = {toml_value(one)}" for name, one in setting.items())]
    for player in players:
        lines += ["", "[[setting.players]]"]
        lines += [f"{name} = {toml_value(one)}" for name, one in player.items()]
    for side in values.get("sides", []):
        lines += ["", "[[sides]]"]
        rest = {name: one for name, one in side.items() if name != "vampires"}
        lines += [f"{name} = {toml_value(one)}" for name, one in rest.items()]
        placed = [f"  {toml_value(one)}," for one in side.get("vampires", [])]
        lines += ["vampires = [", *placed, "]"]
    for letter, board in values.get("boards", {}).items():
        lines += ["", f"[boards.{letter}]"]
        lines += [f"{name} = {toml_value(one)}" for name, one in board.items()]
    return "\n".join(lines).lstrip("\n") + "\n"


def boards_of(data: DataSet, values: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The boards of a position: those of a new game with the changes of the position.

    Raises:
        HeritageError: the game of the position is impossible.
    """
    table = lay(data, as_position({"setting": values.get("setting", {})}))
    given = values.get("boards", {})
    return {letter: {**plain(one), **given.get(letter, {})} for letter, one in table.boards.items()}


def position_of(game: Game) -> dict[str, Any]:
    """The table of a game as the values of a position.

    Raises:
        HeritageError: the players have not chosen their clans yet.
    """
    table, setting = game.table, game.setting
    if setting is None or any(seat.top == NONE for seat in table.seats):
        raise HeritageError(tr("The players of this game have not chosen their clans yet."))
    values: dict[str, Any] = plain(setting)
    values.pop("basic_missions", None)
    values["missions"] = [one.id for one in table.missions]
    for player, seat in zip(values["players"], table.seats, strict=True):
        player |= {"clan": seat.clan, "leader": chosen_leader(game, seat.number)}
    queue = [table.figure(card).id for card in table.queue if card != NONE]
    return {
        "setting": values,
        "sides": [_side(table, seat) for seat in table.seats],
        "boards": {letter: plain(one) for letter, one in table.boards.items()},
        "queue": queue,
        "round": min(table.round, table.rounds),
    }


def _side(table: Table, seat: Seat) -> dict[str, Any]:
    found: list[dict[str, Any]] = []

    def walk(card: int) -> None:
        one = table.vampires[card]
        placed: dict[str, Any] = {"id": table.figure(card).id}
        if one.sire != NONE:
            placed["sire"] = table.figure(one.sire).id
        boons = {table.seats[n].clan: count for n, count in enumerate(one.boons) if count}
        values = {
            "power": one.power,
            "infamy": one.infamy,
            "boons": boons,
            "exhausted": one.exhausted,
            "torpor": one.torpor,
            "ankhs": list(one.ankhs),
            "titles": list(one.titles),
            "under": [table.figure(each).id for each in one.under],
        }
        found.append({**placed, **{name: value for name, value in values.items() if value}})
        for childe in one.childer:
            walk(childe)

    walk(seat.top)
    side: dict[str, Any] = {
        "vampires": found,
        "hand": [table.scheme(card).id for card in seat.hand],
        "discard": [table.scheme(card).id for card in seat.discard],
    }
    if seat.reserved != NONE:
        side["reserved"] = table.figure(seat.reserved).id
    if seat.allegiance:
        side["allegiance"] = seat.allegiance
    return side


def plain(value: object) -> Any:  # noqa: ANN401 - dicts, lists, texts and numbers
    """A value of the engine in the form of a file."""
    return msgspec.json.decode(msgspec.json.encode(value))


def as_position(content: Mapping[str, Any], text: str | None = None) -> Position:
    """Plain values as a position; ``text`` is their TOML source.

    Raises:
        HeritageError: fields are wrong; the message names them.
    """
    position: Position = converted(content, Position, text)
    return position


def lay(data: DataSet, position: Position) -> Table:
    """The position on a table.

    Raises:
        HeritageError: it is impossible; the message names the rule.
    """
    setting = position.setting
    # A player whose leader is on the table has unlocked it (H-AFT-08).
    players = tuple(replace(one, own_leaders=(one.leader,)) for one in setting.players)
    try:
        return table_of(data, replace(position, setting=replace(setting, players=players)))
    except (PositionError, SettingError) as error:
        raise HeritageError(sentence(error.what)) from None


def go_on(data: DataSet, position: Position, seat: int = NONE) -> Game:
    """A game that continues from a position, with the turn of a seat.

    Raises:
        HeritageError: the position is impossible.
    """
    table = lay(data, position)
    if not NONE <= seat < len(table.seats):
        raise HeritageError(tr("There is no seat {n}.", n=seat))
    return Game.at(table, seat)


def score(data: DataSet, position: Position, ties: Mapping[str, str] | None = None) -> Scored:
    """Score a final table.

    Args:
        data: the data set.
        position: the table at the end of the game.
        ties: the name of the player who won the primogen's decision, by the id of the mission; the
            key ``"victory"`` for the first place.

    Raises:
        HeritageError: the position is impossible, or a decided tie does not exist.
    """
    table = lay(data, position)
    decided = dict(ties or {})
    names = [seat.name for seat in table.seats]
    victory = decided.pop("victory", "")
    claims = tuple(_claim(table, number, decided) for number in range(len(table.missions)))
    if decided:
        raise HeritageError(tr("There is no mission “{id}” in this game.", id=min(decided)))
    claimed = tuple(names.index(one.player) if one.player else NONE for one in claims)
    found = points(table, claimed)
    sums = totals(table, found)
    places = _places(names, sums, claimed, victory)
    unsettled = [f"{one.name}: {one.why}" for one in claims if one.tied and not one.player]
    unsettled += [
        tr(
            "Battleground {letter} is not entered: its state at the beginning counts.",
            letter=field.letter,
        )
        for field in table.fields
        if field.letter not in position.boards
    ]
    if len(places[0].players) > 1:
        unsettled.append(
            tr(
                "{seats} are tied for victory (H-END-06); the primogen decides (H-END-07).",
                seats=", ".join(places[0].players),
            )
        )
    return Scored(
        tuple(_explained(table, one) for one in found),
        dict(zip(names, sums, strict=True)),
        claims,
        places,
        tuple(unsettled),
    )


def _claim(table: Table, number: int, decided: dict[str, str]) -> Claim:
    """H-END-01, H-END-02: who claims a mission."""
    mission = table.missions[number]
    seats = [table.seats[seat].name for seat in ahead(table, mission)]
    winner = decided.pop(mission.id, "")
    if winner and (winner not in seats or len(seats) < 2):
        raise HeritageError(
            tr("“{name}” is not tied for the mission “{id}”.", name=winner, id=mission.id)
        )
    tied = tuple(seats) if len(seats) > 1 else ()
    player = winner or (seats[0] if len(seats) == 1 else "")
    key = "entered" if winner else "tie" if tied else "most" if player else "none"
    why = tr(MISSION_REASONS[key], seat=player, seats=", ".join(seats))
    return Claim(mission.id, mission.name, player, tied, why)


def _places(
    names: list[str], sums: tuple[int, ...], claimed: tuple[int, ...], victory: str
) -> tuple[FinalPlace, ...]:
    """H-END-06: places by most points, then by fewer missions; the victor of a tie is entered."""
    groups: dict[tuple[int, int], list[str]] = {}
    for seat, name in enumerate(names):
        groups.setdefault((-sums[seat], claimed.count(seat)), []).append(name)
    ordered = [(merit, groups[merit]) for merit in sorted(groups)]
    if victory:
        merit, first = ordered[0]
        if victory not in first or len(first) < 2:
            raise HeritageError(tr("“{name}” is not tied for victory.", name=victory))
        first.remove(victory)
        ordered.insert(0, (merit, [victory]))
    return tuple(FinalPlace(tuple(group), -merit[0], merit[1]) for merit, group in ordered)


def _explained(table: Table, point: Point) -> ScoredPoint:
    name = table.seats[point.seat].name
    return ScoredPoint(name, point.points, point.rule, explained(table, point))
