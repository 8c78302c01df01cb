"""A position set up by hand: for the referee, for questions of rules, and for tests.

A position names vampires by the ids of the data set. What it leaves out is as at the beginning of a
game. :func:`table_of` lays it out; ``Game.at`` goes on from there, and :func:`scoring.points`
scores it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from vtes_deck.heritage import queue
from vtes_deck.heritage.battlegrounds.sabbat_wars import War, WarToken
from vtes_deck.heritage.cards import Figure
from vtes_deck.heritage.dataset.model import DataSet
from vtes_deck.heritage.decisions import NONE
from vtes_deck.heritage.recruit import join
from vtes_deck.heritage.setup import Setting, SetUp, lay_out
from vtes_deck.heritage.table import MOST_CHILDER, QUEUE, Table, Vampire


class Placed(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A vampire of a position.

    Attributes:
        id: of the character or leader; sire: the id of the one above, empty at the top.
        power, infamy, exhausted, torpor, ankhs, titles: its tokens.
        boons: how many of each clan.
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
        vampires: sires before their childer; only the leader with its tokens if empty.
        hand: ids of clan schemes; those of the leader if ``None``.
        discard: ids of clan schemes.
        reserved: the id of a character of the queue.
        allegiance: in the Sabbat Wars.
    """

    vampires: tuple[Placed, ...] = ()
    hand: tuple[str, ...] | None = None
    discard: tuple[str, ...] = ()
    reserved: str = ""
    allegiance: str = ""


class Position(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position.

    Attributes:
        setting: with a clan and a leader for each player.
        sides: of the players, in their order.
        queue: five ids from the left; drawn from the deck if empty.
        deck: ids of the next characters, the next first; the others follow.
        boards: the fields of the boards by letter, as :meth:`Battleground.shown` gives them.
        round: which round it is.
    """

    setting: Setting
    sides: tuple[Side, ...] = ()
    queue: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    boards: dict[str, dict[str, Any]] = {}
    round: int = 1


class PositionError(ValueError):
    """A position that cannot be; it says why, with the rule."""


def table_of(data: DataSet, position: Position, seed: int = 0) -> Table:
    """The position on a table, with nothing under way.

    Raises:
        SettingError: the game could not be set up.
        PositionError: the position cannot be.
    """
    if any(not player.clan or not player.leader for player in position.setting.players):
        raise PositionError("each player of a position has a clan and a leader (H-SET-08)")
    if len(position.sides) > len(position.setting.players):
        raise PositionError("more sides than players (H-SET-01)")
    table = lay_out(data, position.setting, seed)
    setup = SetUp(setting=position.setting)
    table.stack.append(setup)
    while setup.step < SetUp.steps.index(SetUp.obligations):
        number, setup.step = setup.step, setup.step + 1
        SetUp.steps[number](setup, table)
    table.stack.clear()
    numbers = {card.id: number for number, card in enumerate(table.cards)}
    lay = _Laying(table, numbers)
    for seat, side in enumerate(position.sides):
        lay.side(seat, side)
    lay.characters(position)
    for letter, fields in position.boards.items():
        lay.board(letter, fields)
    if not 1 <= position.round <= table.rounds:
        raise PositionError(f"round {position.round} of {table.rounds} (H-TRN-01)")
    table.round = position.round
    table.log.clear()
    return table


class _Laying:
    def __init__(self, table: Table, numbers: dict[str, int]) -> None:
        self.table = table
        self.numbers = numbers

    def number(self, name: str) -> int:
        """The card with an id.

        Raises:
            PositionError: there is none in this game.
        """
        found = self.numbers.get(name)
        if found is None:
            raise PositionError(f"there is no card {name!r} in this game")
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
        hand = player.hand if side.hand is None else [self.number(one) for one in side.hand]
        discard = [self.number(one) for one in side.discard]
        own = [card for card, owner in enumerate(table.owner) if owner == seat]
        if not {*hand, *discard} <= set(own):
            raise PositionError(f"{player.name} has a scheme of another clan (H-SET-12)")
        closed = set(own) - {*player.deck, *player.hand}
        player.deck = [card for card in own if card not in {*hand, *discard, *closed}]
        player.hand, player.discard = hand, discard

    def vampires(self, seat: int, placed: Iterable[Placed]) -> None:
        """A bloodline; the one at the start is taken away."""
        table = self.table
        del table.vampires[table.seats[seat].top]
        table.seats[seat].top = NONE
        clans = [one.clan for one in table.seats]
        for one in placed:
            card = self.number(one.id)
            figure = table.cards[card]
            if not isinstance(figure, Figure) or card in table.vampires:
                raise PositionError(f"{one.id!r} cannot be placed, or is placed twice")
            vampire = self.vampire(seat, one, card)
            if any(clan not in clans for clan in one.boons):
                raise PositionError(f"{one.id!r} has a boon of a clan that does not play")
            vampire.boons = tuple(one.boons.get(clan, 0) for clan in clans)
            vampire.power, vampire.infamy = one.power, one.infamy
            vampire.exhausted, vampire.torpor = one.exhausted, one.torpor
            vampire.ankhs, vampire.titles = one.ankhs, one.titles
            vampire.under = tuple(self.number(name) for name in one.under)
            if min(one.power, one.infamy, *vampire.boons, 0) < 0:
                raise PositionError(f"{one.id!r} has less than no tokens (H-TOK-01)")
            if figure.leader and (one.infamy or one.torpor):
                raise PositionError(f"{one.id!r} is a clan leader (H-TOK-06, H-TOK-07)")
        if table.seats[seat].top == NONE:
            raise PositionError(f"{table.seats[seat].name} has no vampire at the top (H-SET-08)")

    def vampire(self, seat: int, one: Placed, card: int) -> Vampire:
        """The vampire below its sire."""
        table = self.table
        if not one.sire:
            if table.seats[seat].top != NONE:
                raise PositionError(f"{one.id!r} has no sire (H-REC-05)")
            table.seats[seat].top = card
            return join(table, seat, card, NONE)
        sire = table.vampires.get(self.number(one.sire))
        if sire is None or sire.seat != seat:
            raise PositionError(f"the sire of {one.id!r} is not placed before it (H-REC-05)")
        if len(sire.childer) >= MOST_CHILDER:
            raise PositionError(f"{one.sire!r} has more than three childer (H-REC-05)")
        return join(table, seat, card, sire.card)

    def characters(self, position: Position) -> None:
        """Queue and deck; nothing is in two places."""
        table = self.table
        everyone = [card for card in (*table.queue, *table.deck) if card != NONE]
        used = {*table.vampires}
        used.update(card for one in table.vampires.values() for card in one.under)
        line = [NONE if not name else self.number(name) for name in position.queue]
        first = [self.number(name) for name in position.deck]
        named = [card for card in (*line, *first) if card != NONE]
        if len(set(named)) < len(named) or used.intersection(named) or len(line) > QUEUE:
            raise PositionError("a character is in two places, or the queue is too long (H-SET-04)")
        rest = [card for card in everyone if card not in used and card not in named]
        table.deck = [*rest, *reversed(first)]
        table.queue = [NONE] * (QUEUE - len(line)) + line
        if not line:
            queue.refresh(table)
        for seat, side in zip(table.seats, position.sides, strict=False):
            if side.reserved:
                seat.reserved = self.number(side.reserved)
                if seat.reserved not in table.queue:
                    raise PositionError("a reserved character is not in the queue (H-REC-09)")

    def board(self, letter: str, fields: dict[str, Any]) -> None:
        """The state of a battleground."""
        table = self.table
        board = table.boards.get(letter)
        if board is None:
            raise PositionError(f"battleground {letter!r} is not in play")
        if isinstance(board, War):
            fields = {name: _war_tokens(tokens) for name, tokens in fields.items()}
        try:
            changed = {**msgspec.structs.asdict(board), **fields}
            table.boards[letter] = msgspec.convert(changed, type(board))
        except msgspec.ValidationError as error:
            raise PositionError(f"battleground {letter}: {error}") from error


def _war_tokens(places: dict[str, Any]) -> dict[str, tuple[WarToken, ...]]:
    """The tokens of the Sabbat Wars; a hidden value has to be known to be scored."""
    return {
        place: tuple(msgspec.convert(token, WarToken) for token in tokens)
        for place, tokens in places.items()
    }
