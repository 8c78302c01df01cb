"""Saved games: a small readable text with setup, seed and inputs.

Each card has a fingerprint of the facts that the rules read, so a game is refused if card data has
changed. Everything else follows from these values.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Annotated

import msgspec

from cardbase.errors import MessageError
from cardbase.message import Sentence
from cardbase.model import AnyCard, CryptCard, LibraryCard
from vtes_deck.engine.errors import EngineError
from vtes_deck.engine.game import MAX_SEATS, MIN_SEATS, Game, without_scripts
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.printed import ScriptOf
from vtes_deck.engine.state.ruleset import Ruleset
from vtes_deck.engine.state.table import Table
from vtes_deck.language import mark

FORMAT = 2
"""The version of the text."""

MAX_BYTES = 16_000_000
"""The maximum size of a text, ten times that of the longest games."""

MAX_INPUTS = 200_000
"""The maximum number of inputs; no real game reaches it."""

MAX_CARDS = 2_000
"""The maximum number of cards in a deck, to limit memory."""

MAX_NAME_LENGTH = 80
"""The maximum length of the name of a seat."""

_LINE = re.compile(r"([1-9][0-9]{0,3}) ([1-9][0-9]{0,8}) [^\n]{1,200}")
"""A line of a saved deck: count, id and name."""

_NUMBER = re.compile(r"[1-9][0-9]{0,8}")
"""The id of a card."""

LAST_SEED = (1 << 63) - 1
"""The largest seed that a saved game can have."""

type _Seed = Annotated[int, msgspec.Meta(ge=-LAST_SEED - 1, le=LAST_SEED)]
type _Key = Annotated[str, msgspec.Meta(max_length=200)]


class RecordProblem(Sentence):
    """The reason why a game cannot be saved or replayed."""

    FROM_POSITION = mark("a game from a position is not saved: it is found by its setup")
    NO_LOG = mark("a game is not saved without its whole log")
    TOO_LARGE = mark("it is too large for a saved game")
    DAMAGED = mark("this is not a saved game: its text is damaged or ends too early")
    OTHER_SHAPE = mark("this is not a saved game: a value is missing or not allowed")
    OTHER_VERSION = mark("this is not a saved game of this version")
    SEATS = mark("it has {count} seats")
    NAME = mark("a seat has a name that cannot be shown")
    FIRST = mark("the first player has no seat")
    NO_EDITION = mark("there is no edition {name}")
    NO_CARD = mark("the card {name} ({id}) is not in the card base")
    CARD_CHANGED = mark("{name} has changed since the game was played")
    LINE = mark("a deck has a line that cannot be read: {line}")
    TOO_MANY_CARDS = mark("a deck has more than {most} cards")
    UNKNOWN_CARD = mark("the card {id} of a deck is not among its cards")
    SETUP = mark("the setup cannot be played: {reason}")
    ILLEGAL = mark("choice {number} ({key}) is not legal under the rules of this version")
    OTHER_LOG = mark("its replay differs because the rules have changed since")


class SavedGameError(MessageError, EngineError, ValueError):
    """The text is not a saved game, or cannot be continued with these cards and rules."""


class SavedSeat(msgspec.Struct):
    """A deck in its original order, with lines such as ``3 200068 Anson``."""

    name: Annotated[str, msgspec.Meta(max_length=MAX_NAME_LENGTH)]
    crypt: Annotated[list[str], msgspec.Meta(max_length=MAX_CARDS)]
    library: Annotated[list[str], msgspec.Meta(max_length=MAX_CARDS)]


class SavedGame(msgspec.Struct):
    """The values of a saved game.

    Attributes:
        format: see :data:`FORMAT`.
        rules: the name of the edition.
        seed: the seed of the random streams.
        first: the first player, or -1 for a random choice.
        seats: the decks, clockwise.
        cards: id, with name and fingerprint.
        inputs: the options, by their keys.
        log: the fingerprint of the log, to detect changed rules.
        turn_limit: turns of each Methuselah after which time is up; 0 for no limit.
    """

    format: int
    rules: str
    seed: _Seed
    first: int
    seats: list[SavedSeat]
    cards: dict[str, tuple[str, str]]
    inputs: Annotated[list[_Key], msgspec.Meta(max_length=MAX_INPUTS)]
    log: str
    turn_limit: Annotated[int, msgspec.Meta(ge=0, le=MAX_INPUTS)] = 0


def log_fingerprint(game: Game) -> str:
    """Twelve hexadecimal digits of all events, independent of their wording."""
    facts = [
        (one.what.name, one.seat, one.card, one.minion, one.target, one.other_seat, one.n)
        for one in game.log
    ]
    return hashlib.sha256(msgspec.json.encode(facts)).hexdigest()[:12]


def fingerprint(card: AnyCard) -> str:
    """Twelve hexadecimal digits of the card data that the rules read: facts and English text."""
    facts = msgspec.structs.asdict(card)
    for name in ("flavor", "translations", "printings", "artists", "rulings", "picture"):
        del facts[name]
    for name in ("aliases", "legal_from", "banned_from", "formats", "functions"):
        del facts[name]
    return hashlib.sha256(msgspec.json.encode(facts, order="sorted")).hexdigest()[:12]


def save(game: Game) -> str:
    """The game as text.

    Raises:
        SavedGameError: the game started from a position or does not keep the whole log, the seed
            has more than 64 bits, or the name of a seat is too long.
    """
    if game.position:
        raise SavedGameError(RecordProblem.FROM_POSITION)
    table = game.table
    if table.logged is not None:
        raise SavedGameError(RecordProblem.NO_LOG)
    pinned = {str(card.id): card for card in table.cards}
    saved = SavedGame(
        format=FORMAT,
        rules=table.rules.name,
        seed=game.seed,
        first=game.first,
        seats=[
            SavedSeat(
                seat.name,
                _deck(table, seat.number, crypt=True),
                _deck(table, seat.number, crypt=False),
            )
            for seat in table.seats
        ],
        cards={
            number: (card.name, fingerprint(card.definition))
            for number, card in sorted(pinned.items())
        },
        inputs=[option.key() for option in game.inputs],
        log=log_fingerprint(game),
        turn_limit=table.turn_limit,
    )
    text = msgspec.json.format(msgspec.json.encode(saved), indent=1).decode() + "\n"
    _decode(text)
    return text


def _deck(table: Table, seat: int, *, crypt: bool) -> list[str]:
    """The lines of a crypt or library in original order; successive copies share a line."""
    cards = [
        card
        for number, card in enumerate(table.cards)
        if card.crypt == crypt and table.dealt_to(number) == seat
    ]
    return [f"{len(list(row))} {card.id} {card.name}" for card, row in groupby(cards)]


def _read(lines: list[str], cards: Mapping[int, AnyCard]) -> list[AnyCard]:
    """The cards of the lines of a deck, one per copy, within the maximum size."""
    found: list[AnyCard] = []
    for line in lines:
        match = _LINE.fullmatch(line)
        if match is None:
            raise SavedGameError(RecordProblem.LINE, line=repr(line[:40]))
        if int(match[1]) + len(found) > MAX_CARDS:
            raise SavedGameError(RecordProblem.TOO_MANY_CARDS, most=MAX_CARDS)
        card = cards.get(int(match[2]))
        if card is None:
            raise SavedGameError(RecordProblem.UNKNOWN_CARD, id=match[2])
        found += [card] * int(match[1])
    return found


def load(
    text: str | bytes,
    find: Callable[[int], AnyCard | None],
    rulesets: Mapping[str, Ruleset],
    scripts: ScriptOf = without_scripts,
) -> Game:
    """Replay a saved game up to the point where it was saved.

    Args:
        text: the result of :func:`save`.
        find: finds a card by its id, e.g. ``CardBase.get``.
        rulesets: the editions by name.
        scripts: finds the scripts of cards.

    Raises:
        SavedGameError: the text is not a saved game, an edition or card is missing, a card has
            changed, an input is not legal, or the resulting log differs.
    """
    saved = _decode(text)
    rules = rulesets.get(saved.rules)
    if rules is None:
        raise SavedGameError(RecordProblem.NO_EDITION, name=repr(saved.rules))
    game = _start(saved, rules, _unchanged_cards(saved, find), scripts)
    for count, key in enumerate(saved.inputs, start=1):
        options = game.decision.options if game.decision else ()
        option = next((one for one in options if one.key() == key), None)
        if option is None:
            raise SavedGameError(RecordProblem.ILLEGAL, number=count, key=repr(key))
        game.apply(option)
    if log_fingerprint(game) != saved.log:
        raise SavedGameError(RecordProblem.OTHER_LOG)
    return game


def _unchanged_cards(saved: SavedGame, find: Callable[[int], AnyCard | None]) -> dict[int, AnyCard]:
    """The cards of a saved game by id, if none has changed."""
    cards: dict[int, AnyCard] = {}
    for number, (name, pinned) in saved.cards.items():
        card = find(int(number)) if _NUMBER.fullmatch(number) else None
        if card is None:
            raise SavedGameError(RecordProblem.NO_CARD, name=name[:80], id=number[:12])
        if fingerprint(card) != pinned:
            raise SavedGameError(RecordProblem.CARD_CHANGED, name=name)
        cards[card.id] = card
    return cards


def _start(
    saved: SavedGame, rules: Ruleset, cards: Mapping[int, AnyCard], scripts: ScriptOf
) -> Game:
    """Start a game with the decks and the seed of a saved game."""
    try:
        decks = [
            (
                [card for card in _read(seat.crypt, cards) if isinstance(card, CryptCard)],
                [card for card in _read(seat.library, cards) if isinstance(card, LibraryCard)],
            )
            for seat in saved.seats
        ]
        return Game.start(
            rules,
            decks,
            saved.seed,
            names=[seat.name for seat in saved.seats],
            first=saved.first,
            scripts=scripts,
            turn_limit=saved.turn_limit,
        )
    except SavedGameError:
        raise
    except ValueError as error:
        raise SavedGameError(RecordProblem.SETUP, reason=str(error)) from error


def _decode(text: str | bytes) -> SavedGame:
    """Decode the text within the limits of this module."""
    if len(text) > MAX_BYTES:
        raise SavedGameError(RecordProblem.TOO_LARGE)
    try:
        saved = msgspec.json.decode(text, type=SavedGame)
    except msgspec.ValidationError as error:
        raise SavedGameError(RecordProblem.OTHER_SHAPE) from error
    except (ValueError, RecursionError) as error:
        raise SavedGameError(RecordProblem.DAMAGED) from error
    if saved.format != FORMAT:
        raise SavedGameError(RecordProblem.OTHER_VERSION)
    if not MIN_SEATS <= len(saved.seats) <= MAX_SEATS:
        raise SavedGameError(RecordProblem.SEATS, count=len(saved.seats))
    if not all(seat.name.isprintable() for seat in saved.seats):
        raise SavedGameError(RecordProblem.NAME)
    if not NONE <= saved.first < len(saved.seats):
        raise SavedGameError(RecordProblem.FIRST)
    return saved
