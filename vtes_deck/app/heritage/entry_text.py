"""Entries of a chronicle written as words: ``trait=mercy``, ``Ada=brujah; points 31``.

Players, characters, leaders and missions are given by name or id.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from vtes_deck.app.heritage.conversion import converted
from vtes_deck.app.heritage.folders import HeritageError
from vtes_deck.app.heritage.open_chronicle import OpenChronicle
from vtes_deck.heritage.attributes import CLANS
from vtes_deck.heritage.chronicle import Chapter, ChronicleStep, Entry, Join, Prologue
from vtes_deck.heritage.chronicle.aftermath import missions_of
from vtes_deck.heritage.chronicle.entries import Attendance
from vtes_deck.heritage.chronicle.names import Names
from vtes_deck.heritage.chronicle.prologue import DRAWN
from vtes_deck.heritage.chronicle.state import ChapterScore
from vtes_deck.language import tr

PROLOGUE = (
    "character",
    "title",
    "trait",
    "discipline",
    "drawn",
    "retainer",
    "clan",
    "name",
    "free",
)
"""The parts of a prologue; without ``drawn`` three characters are drawn."""

PLACE = ("clan", "leader", "points", "bloodline", "assets", "recruited", "departing")
"""The result of a player in a chapter; ``bloodline Xaver, Erna < Xaver`` names sires."""


def written(open_chronicle: OpenChronicle, parts: Sequence[str], seed: int | None = None) -> Entry:
    """The entry in the form ``name=value``, for the current task.

    Args:
        open_chronicle: the chronicle.
        parts: each ``name=value``.
        seed: the seed for the characters that are drawn, if none are named.

    Raises:
        HeritageError: a name is unknown, a value is impossible, or the task does not accept these
            words.
    """
    given: dict[str, str] = {}
    for part in parts:
        name, sign, value = part.partition("=")
        if not sign or name.strip() in given:
            raise HeritageError(tr("Write NAME=VALUE, each name once: “{text}”.", text=part))
        given[name.strip()] = value.strip()
    step = open_chronicle.state.todo[0].step if open_chronicle.state.todo else None
    if set(given) == {"join"}:
        join: Join = converted({"entry": "join", "name": given["join"]}, Join)
        return join
    if set(given) == {"present"}:
        who = [_player(open_chronicle, one) for one in _listed(given["present"])]
        return Attendance(present=tuple(sorted(who)))
    if step is ChronicleStep.PROLOGUE:
        return _prologue(open_chronicle, given, seed)
    if step is ChronicleStep.PLAY:
        return _chapter(open_chronicle, given)
    raise HeritageError(tr("This step is entered with --choose or --title."))


def _prologue(
    open_chronicle: OpenChronicle, given: Mapping[str, str], seed: int | None
) -> Prologue:
    _check_names(given, PROLOGUE)
    player = open_chronicle.state.todo[0].player
    find = _finder(open_chronicle, open_chronicle.state.deck)
    if "drawn" in given:
        drawn = [find(one) for one in _listed(given["drawn"])]
    else:
        deck = sorted(open_chronicle.state.deck)
        drawn = random.Random(seed).sample(deck, min(DRAWN, len(deck)))
    retainer = find(given["retainer"]) if "retainer" in given else next(iter(drawn), "")
    values: dict[str, Any] = {
        "entry": "prologue",
        "player": player,
        "character": given.get("character", ""),
        "title": given.get("title", ""),
        "trait": given.get("trait", "").casefold().replace(" ", "-"),
        "discipline": given.get("discipline", "").casefold().replace(" ", "-"),
        "drawn": drawn,
        "retainer": retainer,
        "clan": given.get("clan", "").casefold().replace(" ", "-"),
        "name": given.get("name", ""),
        "free": [one.casefold().replace(" ", "-") for one in _listed(given.get("free", ""))],
    }
    prologue: Prologue = converted(values, Prologue)
    return prologue


def _chapter(open_chronicle: OpenChronicle, given: Mapping[str, str]) -> Chapter:
    names = Names(open_chronicle.data, open_chronicle.state)
    missions = {
        names.of(one): one for one in missions_of(open_chronicle.data, open_chronicle.state.chapter)
    }
    players = {
        open_chronicle.state.players[one].name: one for one in open_chronicle.state.present()
    }
    known = {name.casefold(): name for name in (*players, *missions)}
    known.update((one.casefold(), name) for name, one in missions.items())
    places, claims = [], {}
    for name, value in given.items():
        found = known.get(name.casefold())
        if found is None:
            _check_names([name], (*players, *missions))
        elif found in players:
            places.append(_named_place(open_chronicle, players[found], value))
        else:
            claims[missions[found]] = _player(open_chronicle, value)
    order = {one.player: number for number, one in enumerate(places)}
    claimed = list(claims.values())
    places.sort(key=lambda one: (-one.points, claimed.count(one.player), order[one.player]))
    return Chapter(places=tuple(places), claims=claims)


def _named_place(open_chronicle: OpenChronicle, player: int, text: str) -> ChapterScore:
    """Like :func:`_place`, but an error names the player."""
    try:
        return _place(open_chronicle, player, text)
    except HeritageError as error:
        raise HeritageError(f"{open_chronicle.state.players[player].name}: {error}") from None


def _place(open_chronicle: OpenChronicle, player: int, text: str) -> ChapterScore:
    sheet = open_chronicle.state.players[player]
    held = [one.retained for one in open_chronicle.state.players if one.retained]
    find = _finder(open_chronicle, (*open_chronicle.state.deck, *held))
    values: dict[str, Any] = {"player": player, "clan": ""}
    for part in filter(None, (one.strip() for one in text.split(";"))):
        word, _, rest = part.partition(" ")
        if part.casefold() in CLANS:
            values["clan"] = part.casefold()
        elif word == "bloodline":
            _bloodline(values, rest, find)
        elif word == "leader":
            values["leader"] = _finder(
                open_chronicle, [one.id for one in open_chronicle.data.leaders]
            )(rest)
        elif word in {"points", "departing"}:
            values[word] = _number(rest)
        elif word == "assets":
            values["assets"] = [one.casefold() for one in _listed(rest)]
        elif word == "recruited":
            values["recruited"] = True
        else:
            _check_names([word], PLACE)
    if sheet.retained and sheet.retained in values.get("bloodline", ()):
        values["recruited"] = True
    if values.get("sires") and values.get("leader"):  # without a sire: below the leader
        top = dict.fromkeys({*values["bloodline"], *values["sires"].values()}, values["leader"])
        values["sires"] = {**top, **values["sires"]}
    played: ChapterScore = converted(values, ChapterScore)
    return played


def _bloodline(values: dict[str, Any], text: str, find: Callable[[str], str]) -> None:
    line, sires = [], {}
    for one in _listed(text):
        name, sign, sire = (each.strip() for each in one.partition("<"))
        line.append(find(name))
        if sign:
            sires[line[-1]] = find(sire)
    values["bloodline"], values["sires"] = line, sires


def _finder(open_chronicle: OpenChronicle, possible: Iterable[str]) -> Callable[[str], str]:
    names = Names(open_chronicle.data, open_chronicle.state)
    ids = tuple(possible)
    known = {names.of(one).casefold(): one for one in ids}

    def find(text: str) -> str:
        if text in ids:
            return text
        found = known.get(text.casefold())
        if found is None:
            raise HeritageError(tr("There is no “{name}” to choose.", name=text))
        return found

    return find


def _player(open_chronicle: OpenChronicle, name: str) -> int:
    for number, sheet in enumerate(open_chronicle.state.players):
        if sheet.name.casefold() == name.casefold():
            return number
    raise HeritageError(tr("There is no player “{name}” (H-CHR-02).", name=name))


def _check_names(given: Iterable[str], known: Sequence[str]) -> None:
    for name in given:
        if name not in known:
            listed = ", ".join(known)
            raise HeritageError(
                tr("“{name}” is unknown; possible: {words}.", name=name, words=listed)
            )


def _listed(text: str) -> list[str]:
    return [one.strip() for one in text.split(",") if one.strip()]


def _number(text: str) -> int | str:
    plain = text.strip().removeprefix("-")
    return int(text) if plain.isascii() and plain.isdigit() and len(plain) < 7 else text
