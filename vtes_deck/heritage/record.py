"""Saved games: a small readable text with data set, setting, seed and inputs.

The data set is pinned by its id and the entries that the game uses (:mod:`pinned_data`), so a game
with other cards is rejected instead of being replayed wrongly, and later entries have no effect.
"""

from __future__ import annotations

import hashlib
from typing import Annotated

import msgspec

from cardbase.message import Message
from vtes_deck.heritage.dataset.model import DataSet
from vtes_deck.heritage.errors import HeritageGameError
from vtes_deck.heritage.game import Game
from vtes_deck.heritage.pinned_data import PinError, pinned, pins
from vtes_deck.heritage.setting import Setting, SettingError
from vtes_deck.language import mark

FORMAT = 1
MAX_BYTES = 4_000_000
MAX_INPUTS = 100_000
MAX_PINS = 10_000
LAST_SEED = (1 << 63) - 1

type _Seed = Annotated[int, msgspec.Meta(ge=-LAST_SEED - 1, le=LAST_SEED)]
type _Key = Annotated[str, msgspec.Meta(max_length=300)]


class SavedGameError(HeritageGameError, ValueError):
    """A text that is not a saved game, or cannot be continued with this data set."""


class SavedGame(msgspec.Struct, frozen=True):
    """The text of a saved game as values.

    Attributes:
        heritage: see :data:`FORMAT`.
        data: the id of the data set; pins: the fingerprints of its entries that are used.
        setting, seed: the start of the game.
        inputs: the options, by their keys.
        log: the fingerprint of the events, to detect changed rules.
    """

    heritage: int
    data: str
    pins: Annotated[dict[_Key, str], msgspec.Meta(max_length=MAX_PINS)]
    setting: Setting
    seed: _Seed
    inputs: Annotated[tuple[_Key, ...], msgspec.Meta(max_length=MAX_INPUTS)]
    log: str


def log_fingerprint(game: Game) -> str:
    """Twelve hexadecimal digits of all events, independent of their wording."""
    facts = [
        (one.what.name, one.seat, one.card, one.target, one.other_seat, one.n, one.word)
        for one in game.log
    ]
    return hashlib.sha256(msgspec.json.encode(facts)).hexdigest()[:12]


def save(game: Game) -> str:
    """The game as text.

    Raises:
        SavedGameError: it started from a position, or its seed has more than 64 bits.
    """
    if game.setting is None:
        raise SavedGameError(mark("a game from a position is not saved; save the position"))
    saved = SavedGame(
        FORMAT,
        game.table.data.about.id,
        pins(game.table.data, game.setting),
        game.setting,
        game.seed,
        tuple(option.key() for option in game.inputs),
        log_fingerprint(game),
    )
    text = msgspec.json.format(msgspec.json.encode(saved), indent=1).decode() + "\n"
    decode(text)
    return text


def decode(text: str | bytes) -> SavedGame:
    """The text as values; ``data`` names the data set it needs.

    Raises:
        SavedGameError: it is not a saved game of this version.
    """
    if len(text) > MAX_BYTES:
        raise SavedGameError(mark("it is too large for a saved game"))
    try:
        saved = msgspec.json.decode(text, type=SavedGame)
    except (ValueError, RecursionError) as error:
        raise SavedGameError(
            mark("this is not a saved game of Heritage: {reason}"), reason=f"{error!s:.200}"
        ) from error
    if saved.heritage != FORMAT:
        raise SavedGameError(mark("this is not a saved game of this version"))
    return saved


def load(text: str | bytes, data: DataSet) -> Game:
    """Replay a saved game up to the state in which it was saved.

    Raises:
        SavedGameError: it is not a saved game, the data set is another or has changed, an input is
            not legal, or the events differ.
    """
    saved = decode(text)
    if saved.data != data.about.id:
        raise SavedGameError(
            mark("it needs the data set {needed!r}, not {id!r}"),
            needed=saved.data,
            id=data.about.id,
        )
    try:
        game = Game.start(pinned(data, saved.setting, saved.pins), saved.setting, saved.seed)
    except PinError as error:
        message = Message(
            mark("the data set {id!r} has changed since it was saved: {reason}"),
            id=saved.data,
            reason=f"{error!s:.500}",
        )
        raise SavedGameError(message) from error
    except SettingError as error:
        raise SavedGameError(
            mark("the setup cannot be played: {error}"), error=error.what
        ) from error
    for count, key in enumerate(saved.inputs, start=1):
        options = game.decision.options if game.decision else ()
        option = next((one for one in options if one.key() == key), None)
        if option is None:
            raise SavedGameError(
                mark("input {count}, {key!r}, is not legal there"), count=count, key=key
            )
        game.apply(option)
    if log_fingerprint(game) != saved.log:
        raise SavedGameError(mark("its replay differs because the rules have changed since"))
    return game
