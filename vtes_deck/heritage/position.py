"""A position set up by hand: for the referee, for questions of rules, and for tests.

A position names vampires by the ids of the data set. Omitted values are those of a new game.
:func:`table_of` sets up the position, ``Game.at`` continues from it, and :func:`game_end.points`
scores it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from cardbase.message import Message
from vtes_deck.heritage import queue
from vtes_deck.heritage.attributes import GEOGRAPHIES
from vtes_deck.heritage.cards import Figure
from vtes_deck.heritage.dataset.model import DataSet
from vtes_deck.heritage.dataset.validation import near, shown, value_problems
from vtes_deck.heritage.decisions import NONE
from vtes_deck.heritage.errors import HeritageGameError
from vtes_deck.heritage.recruit import join
from vtes_deck.heritage.setting import Setting
from vtes_deck.heritage.setup import SetUp, lay_out
from vtes_deck.heritage.table import MAX_CHILDER, QUEUE, Table, Vampire
from vtes_deck.language import mark


class Placed(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A vampire of a position.

    Attributes:
        id: the id of the character or leader; sire: the id of its sire, empty at the top.
        power, infamy, exhausted, torpor, ankhs, titles: its tokens.
        boons: the number for each clan.
        under: ids of the ancillae of a monstrosity.
    """

    id: str
    sire: str = ""
    power: int = 0
    infamy: int = 0
    boons: dict[str, int] = {}
    exhausted: bool = False
    torpor: bool = False
    ankhs: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    under: tuple[str, ...] = ()


class Side(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A player of a position.

    Attributes:
        vampires: the vampires, sires before their childer; if empty, only the leader with its
            tokens.
        hand: ids of clan schemes; ``None`` means those of the leader.
        discard: ids of clan schemes.
        reserved: the id of a character of the queue.
        allegiance: the allegiance in the Sabbat Wars.
    """

    vampires: tuple[Placed, ...] = ()
    hand: tuple[str, ...] | None = None
    discard: tuple[str, ...] = ()
    reserved: str = ""
    allegiance: str = ""


class Position(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position.

    Attributes:
        setting: the setting, with a clan and a leader for each player.
        sides: the sides of the players, in order.
        queue: five ids, from the left; if empty, they are drawn from the deck.
        deck: the ids of the next characters, in order; the others follow.
        boards: the fields of the boards by letter, as :meth:`Battleground.shown` returns them.
        round: the number of the round.
    """

    setting: Setting
    sides: tuple[Side, ...] = ()
    queue: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    boards: dict[str, dict[str, Any]] = {}
    round: int = 1


class PositionError(HeritageGameError, ValueError):
    """An impossible position; the error gives the reason with the rule."""


def table_of(data: DataSet, position: Position, seed: int = 0) -> Table:
    """The position on a table, without a current procedure.

    Raises:
        SettingError: the game could not be set up.
        PositionError: the position is impossible.
    """
    if any(not player.clan or not player.leader for player in position.setting.players):
        raise PositionError(mark("each player of a position has a clan and a leader (H-SET-08)"))
    if len(position.sides) > len(position.setting.players):
        raise PositionError(mark("more sides than players (H-SET-01)"))
    table = lay_out(data, position.setting, seed)
    setup = SetUp(setting=position.setting)
    table.stack.append(setup)
    while setup.step < SetUp.steps.index(SetUp.obligations):
        number, setup.step = setup.step, setup.step + 1
        SetUp.steps[number](setup, table)
    table.stack.clear()
    lay = _Layout(table)
    for seat, side in enumerate(position.sides):
        lay.side(seat, side)
    lay.characters(position)
    for letter, fields in position.boards.items():
        lay.board(letter, fields)
    for field in table.fields:
        for wrong in field.wrong(table):
            raise PositionError(
                mark("battleground {letter}: {wrong}"), letter=field.letter, wrong=wrong
            )
    if not 1 <= position.round <= table.rounds:
        raise PositionError(
            mark("round {round} of {rounds} (H-TRN-01)"),
            round=position.round,
            rounds=table.rounds,
        )
    table.round = position.round
    table.log.clear()
    return table


class _Layout:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.figures: dict[str, int] = {}
        self.schemes: dict[str, int] = {}
        for number, card in enumerate(table.cards):
            kind = self.figures if isinstance(card, Figure) else self.schemes
            kind[card.id] = number
        self.under: set[int] = set()

    def figure(self, name: str) -> int:
        """The character or leader with an id.

        Raises:
            PositionError: there is no such card in this game.
        """
        found = self.figures.get(name)
        if found is None:
            raise PositionError(
                mark("there is no character or leader “{name}” in this game"), name=name
            )
        return found

    def character(self, name: str) -> int:
        """The character with an id, which is not a leader.

        Raises:
            PositionError: there is no such character in this game.
        """
        found = self.figure(name)
        if self.table.figure(found).leader:
            raise PositionError(
                mark("“{name}” is a clan leader, not a character (H-SET-04)"),
                name=self.table.figure(found).name,
            )
        return found

    def scheme(self, name: str) -> int:
        """The scheme with an id.

        Raises:
            PositionError: there is no such scheme in this game.
        """
        found = self.schemes.get(name)
        if found is None:
            raise PositionError(mark("there is no scheme “{name}” in this game"), name=name)
        return found

    def side(self, seat: int, side: Side) -> None:
        """The vampires and schemes of a player."""
        table = self.table
        if side.vampires:
            self.vampires(seat, side.vampires)
        player = table.seats[seat]
        player.allegiance = side.allegiance or player.allegiance
        if side.hand is None and not side.discard:
            return
        hand = player.hand if side.hand is None else [self.scheme(one) for one in side.hand]
        discard = [self.scheme(one) for one in side.discard]
        own = [card for card, owner in enumerate(table.owner) if owner == seat]
        if not {*hand, *discard} <= set(own):
            raise PositionError(
                mark("{name} has a scheme of another clan (H-SET-12)"), name=player.name
            )
        if len({*hand, *discard}) < len(hand) + len(discard):
            raise PositionError(mark("{name} has a scheme twice (H-SCH-08)"), name=player.name)
        closed = set(own) - {*player.deck, *player.hand}
        player.deck = [card for card in own if card not in {*hand, *discard, *closed}]
        player.hand, player.discard = hand, discard

    def vampires(self, seat: int, placed: Iterable[Placed]) -> None:
        """Set up a bloodline and remove the initial one."""
        table = self.table
        leader = table.seats[seat].top
        del table.vampires[leader]
        table.seats[seat].top = NONE
        clans = [one.clan for one in table.seats]
        for one in placed:
            card = self.figure(one.id)
            figure = table.figure(card)
            name = figure.name
            if card in table.vampires or card in self.under:
                raise PositionError(
                    mark("“{name}” cannot be placed, or is placed twice"), name=name
                )
            if figure.leader and (card != leader or one.sire):
                raise PositionError(
                    mark("“{name}” is not the leader of this bloodline (H-SET-08)"), name=name
                )
            vampire = self.vampire(seat, one, card)
            if any(clan not in clans for clan in one.boons):
                raise PositionError(
                    mark("“{name}” has a boon of a clan that does not play"), name=name
                )
            vampire.boons = tuple(one.boons.get(clan, 0) for clan in clans)
            vampire.power, vampire.infamy = one.power, one.infamy
            vampire.exhausted, vampire.torpor = one.exhausted, one.torpor
            vampire.ankhs, vampire.titles = one.ankhs, one.titles
            vampire.under = tuple(self.part(name) for name in one.under)
            boards = set(table.boards)
            if (one.ankhs and not boards & {"E", "F"}) or not {*GEOGRAPHIES}.issuperset(one.ankhs):
                raise PositionError(
                    mark("“{name}” has an ankh that is not in play (H-CMP-08)"), name=name
                )
            if one.titles and "G" not in boards:
                raise PositionError(
                    mark("“{name}” has a title that is not in play (H-CMP-08)"), name=name
                )
            if min(one.power, one.infamy, *vampire.boons, 0) < 0:
                raise PositionError(mark("“{name}” has fewer than 0 tokens (H-TOK-01)"), name=name)
            if figure.leader and (one.infamy or one.torpor):
                raise PositionError(
                    mark("“{name}” is a clan leader (H-TOK-06, H-TOK-07)"), name=name
                )
        if table.seats[seat].top == NONE:
            raise PositionError(
                mark("{name} has no vampire at the top (H-SET-08)"), name=table.seats[seat].name
            )

    def part(self, name: str) -> int:
        """H-CLN-08: an ancilla of a monstrosity, which is in no other place."""
        card = self.character(name)
        shown = self.table.figure(card).name
        if not self.table.figure(card).abilities:
            raise PositionError(mark("“{name}” is not an ancilla (H-CLN-08)"), name=shown)
        if card in self.under or card in self.table.vampires:
            raise PositionError(mark("“{name}” is placed twice (H-CLN-08)"), name=shown)
        self.under.add(card)
        return card

    def vampire(self, seat: int, one: Placed, card: int) -> Vampire:
        """The vampire below its sire."""
        table = self.table
        if not one.sire:
            if table.seats[seat].top != NONE:
                raise PositionError(
                    mark("“{name}” has no sire (H-REC-05)"), name=table.figure(card).name
                )
            table.seats[seat].top = card
            return join(table, seat, card, NONE)
        sire = table.vampires.get(self.figure(one.sire))
        if sire is None or sire.seat != seat:
            raise PositionError(
                mark("the sire of “{name}” is not placed before it (H-REC-05)"),
                name=table.figure(card).name,
            )
        if len(sire.childer) >= MAX_CHILDER:
            raise PositionError(
                mark("“{name}” has more than three childer (H-REC-05)"),
                name=table.figure(sire.card).name,
            )
        return join(table, seat, card, sire.card)

    def characters(self, position: Position) -> None:
        """Set up queue and deck; no card is in two places."""
        table = self.table
        everyone = [card for card in (*table.queue, *table.deck) if card != NONE]
        used = {*table.vampires, *self.under}
        line = [NONE if not name else self.character(name) for name in position.queue]
        first = [self.character(name) for name in position.deck]
        named = [card for card in (*line, *first) if card != NONE]
        if len(set(named)) < len(named) or used.intersection(named) or len(line) > QUEUE:
            raise PositionError(
                mark("a character is in two places, or the queue is too long (H-SET-04)")
            )
        rest = [card for card in everyone if card not in used and card not in named]
        table.deck = [*rest, *reversed(first)]
        if NONE in line[line.count(NONE) :]:
            raise PositionError(mark("an empty space of the queue is on the left (H-REC-06)"))
        for seat in table.seats:
            if seat.retained in {*used, *named}:
                seat.retained = NONE  # H-REC-11: it was recruited earlier
        table.queue = [NONE] * (QUEUE - len(line)) + line
        if not line:
            queue.refresh(table)
        for seat, side in zip(table.seats, position.sides, strict=False):
            if side.reserved:
                card = self.character(side.reserved)
                if card not in table.queue or any(one.reserved == card for one in table.seats):
                    message = Message(
                        mark("“{name}” is not in the queue, or is reserved (H-REC-09)"),
                        name=table.cards[card].name,
                    )
                    raise PositionError(message)
                seat.reserved = card

    def board(self, letter: str, fields: dict[str, Any]) -> None:
        """The state of a battleground."""
        table = self.table
        board = table.boards.get(letter)
        if board is None:
            raise PositionError(mark("battleground “{letter}” is not in play"), letter=letter)
        known = type(board).__struct_fields__
        for name in fields:
            if name not in known:
                raise PositionError(
                    mark("battleground {letter}: there is no “{name}”{hint}"),
                    letter=letter,
                    name=name,
                    hint=near(name, known),
                )
        try:
            changed = msgspec.json.decode(
                msgspec.json.encode({**msgspec.structs.asdict(board), **fields})
            )
        except (TypeError, ValueError) as error:
            raise PositionError(
                mark("battleground {letter}: {error}"), letter=letter, error=str(error)
            ) from error
        for path, message in value_problems(changed, type(board)):
            raise PositionError(
                mark("battleground {letter}{path}: {message}"),
                letter=letter,
                path=shown(path),
                message=message,
            )
        table.boards[letter] = msgspec.convert(changed, type(board))
