"""The start of a game, and the reasons why it cannot be played (chapter SET)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec

from cardbase.message import Message
from vtes_deck.heritage.attributes import ARCHETYPES
from vtes_deck.heritage.battlegrounds.registry import BATTLEGROUNDS, KINDS
from vtes_deck.heritage.cards import Change
from vtes_deck.heritage.dataset.gaps import board_ready, missing_fields, ready_clans
from vtes_deck.heritage.dataset.model import DataSet
from vtes_deck.heritage.decisions import NONE
from vtes_deck.heritage.errors import HeritageGameError
from vtes_deck.heritage.names import clan_label
from vtes_deck.heritage.switches import Switches
from vtes_deck.heritage.table import QUEUE
from vtes_deck.heritage.turn import ROUNDS
from vtes_deck.language import mark

MAX_MISSIONS = 5
"""H-SET-02."""

MAX_NAME_LENGTH = 80


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player at the table.

    Attributes:
        name: the name of the player.
        clan, leader: chosen before the game; if empty, the player chooses in the game.
        retained: the id of the character in the haven.
        assets, obligations: those in the haven.
        own_leaders: ids of the leaders that this player has unlocked.
    """

    name: Annotated[str, msgspec.Meta(max_length=MAX_NAME_LENGTH)]
    clan: str = ""
    leader: str = ""
    retained: str = ""
    assets: tuple[str, ...] = ()
    obligations: tuple[str, ...] = ()
    own_leaders: tuple[str, ...] = ()


class Setting(msgspec.Struct, frozen=True, omit_defaults=True):
    """The setting of a game, in addition to the data set and the seed.

    Attributes:
        players: the players, clockwise, two to four (H-SET-01).
        battlegrounds: the letters of three: one for class, temperament and geography each.
        missions: ids of chronicle missions, or of basic missions.
        basic_missions: the number of basic missions that are drawn if none are named (H-SET-02).
        first: the seat with the first player marker; ``NONE`` for a random seat (H-SET-07).
        choosing: the order in which clans are chosen; clockwise from the first player if empty.
        characters: the ids of the character deck; if empty, all characters that are not for a
            chronicle.
        changes: the changes of characters by a chronicle, by id.
        unlocked: ids of research schemes that belong to their clan decks.
        chronicle: H-END-03.
        switches: the readings in use.
    """

    players: tuple[Player, ...]
    battlegrounds: tuple[str, str, str] = ("A", "B", "C")
    missions: tuple[str, ...] = ()
    basic_missions: int = 0
    first: int = NONE
    choosing: tuple[int, ...] = ()
    characters: tuple[str, ...] = ()
    changes: dict[str, Change] = {}
    unlocked: tuple[str, ...] = ()
    chronicle: bool = False
    switches: Switches = Switches()


class SettingError(HeritageGameError, ValueError):
    """A game that cannot be set up; the error gives the reason with the rule."""


def problems(data: DataSet, setting: Setting) -> Iterator[Message]:
    """The reasons why a game cannot be set up; empty if it can."""
    count = len(setting.players)
    for player in setting.players:
        if not player.name.strip() or len(player.name) > MAX_NAME_LENGTH:
            yield Message(
                mark("the name of a player has 1 to {most} letters"), most=MAX_NAME_LENGTH
            )
    if count not in ROUNDS:
        yield Message(mark("{count} players: two to four can play (H-SET-01)"), count=count)
    for letter, kind in zip(setting.battlegrounds, KINDS, strict=True):
        field = BATTLEGROUNDS.get(letter)
        if field is None or field.kind != kind:
            yield Message(
                mark("“{letter}” is not a battleground of {kind} (H-SET-06)"),
                letter=letter,
                kind=Message(kind),
            )
        elif not board_ready(data, letter):
            yield Message(
                mark("the board of battleground {letter} is not entered (part D)"), letter=letter
            )
    yield from _clans(data, setting)
    yield from _havens(data, setting)
    yield from _unknown(data, setting)
    yield from _numbers(data, setting)


def _clans(data: DataSet, setting: Setting) -> Iterator[Message]:
    chosen = [player.clan for player in setting.players if player.clan]
    if len(set(chosen)) < len(chosen):
        yield Message(mark("two players have the same clan (H-SET-08)"))
    for player in setting.players:
        if player.clan and player.clan not in ready_clans(data, player.own_leaders):
            yield Message(
                mark("the clan “{clan}” has no complete leader (H-DAT-02)"),
                clan=clan_label(player.clan),
            )
    ready = ready_clans(data)
    free = len(set(ready) - set(chosen))
    if free < len(setting.players) - len(chosen):
        count = len(setting.players)
        yield Message(
            mark("{n} clans have a complete leader; {count} players need one each (H-DAT-02)"),
            n=len(ready),
            count=count,
        )


def leader_name(data: DataSet, name: str) -> str:
    """The name of a clan leader; its id if there is none."""
    return next((one.name for one in data.leaders if one.id == name), name)


def _havens(data: DataSet, setting: Setting) -> Iterator[Message]:
    held = [player.retained for player in setting.players if player.retained]
    if len(set(held)) < len(held):
        yield Message(mark("a character is in two havens (H-AFT-06)"))
    locked = {one.id for one in data.leaders if one.chronicle}
    owned = [one for player in setting.players for one in set(player.own_leaders)]
    if len(set(owned)) < len(owned):
        yield Message(mark("a clan leader is in two havens (H-AFT-08)"))
    for player in setting.players:
        if player.leader in locked - set(player.own_leaders):
            yield Message(
                mark("only its owner can use the leader “{leader}” (H-AFT-08)"),
                leader=leader_name(data, player.leader),
            )
        for asset in player.assets:
            if asset not in ARCHETYPES:
                yield Message(
                    mark("there is no asset “{asset}”; choose one of {words} (H-AST-01)"),
                    asset=asset,
                    words=tuple(map(Message, ARCHETYPES)),
                )


def _numbers(data: DataSet, setting: Setting) -> Iterator[Message]:
    count = len(setting.players)
    if setting.first != NONE and not 0 <= setting.first < count:
        yield Message(mark("there is no seat {n} (H-SET-07)"), n=setting.first)
    if setting.choosing and sorted(setting.choosing) != list(range(count)):
        yield Message(mark("the order of the choice names each seat once (H-SET-09)"))
    if not 0 <= setting.basic_missions <= MAX_MISSIONS or len(setting.missions) > MAX_MISSIONS:
        yield Message(mark("0 to 5 missions are played (H-SET-02)"))
    need = QUEUE + count * ROUNDS.get(count, 0)
    have = len(deck_ids(data, setting))
    if have < need:
        yield Message(
            mark("{have} characters are complete; {count} players need {need} (H-DAT-01)"),
            have=have,
            count=count,
            need=need,
        )


NOUNS = (mark("character"), mark("leader"), mark("mission"), mark("scheme"), mark("obligation"))
"""The references of a setting."""


def _unknown(data: DataSet, setting: Setting) -> Iterator[Message]:
    known = {
        "character": {one.id for one in data.characters if not missing_fields(one)},
        "leader": {one.id for one in data.leaders if not missing_fields(one)},
        "mission": {one.id for one in data.missions if one.attribute}
        | {one.id for one in data.chronicle_missions if one.attribute},
        "scheme": {one.id for one in data.schemes},
        "obligation": {one.id for one in data.obligations},
    }
    named = {
        "character": [
            *setting.characters,
            *(player.retained for player in setting.players if player.retained),
        ],
        "leader": [player.leader for player in setting.players if player.leader],
        "mission": setting.missions,
        "scheme": setting.unlocked,
        "obligation": [one for player in setting.players for one in player.obligations],
    }
    for kind, ids in named.items():
        for one in ids:
            if one not in known[kind]:
                yield Message(
                    mark("there is no complete {kind} “{name}” in the data set"),
                    kind=Message(kind),
                    name=one,
                )
    leaders = {one.id: one.clan for one in data.leaders}
    locked = {one.id for one in data.leaders if one.chronicle}
    for player in setting.players:
        if player.leader in locked and player.leader not in player.own_leaders:
            yield Message(
                mark("“{leader}” is not unlocked by {name} (H-AFT-08)"),
                leader=leader_name(data, player.leader),
                name=player.name,
            )
        if player.leader and leaders.get(player.leader) != player.clan:
            yield Message(
                mark("“{leader}” is not a leader of the clan “{clan}” (H-SET-08)"),
                leader=leader_name(data, player.leader),
                clan=clan_label(player.clan),
            )


def deck_ids(data: DataSet, setting: Setting) -> list[str]:
    """H-SET-04: the characters of the deck, without those in havens."""
    held = {player.retained for player in setting.players}
    wanted = set(setting.characters)
    return [
        one.id
        for one in data.characters
        if not missing_fields(one)
        and one.id not in held
        and (one.id in wanted if wanted else not one.chronicle)
    ]
