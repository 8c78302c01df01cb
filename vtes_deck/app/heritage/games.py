"""Games of Heritage: start, play with people and computer players, save and continue.

A game in the user's data folder is one file: the saved game, and the players of the seats.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, ClassVar, Self

import msgspec

from cardbase import datafile
from cardbase.datafile import DamagedError, Int64
from vtes_deck.app.heritage.data_sets import find_set
from vtes_deck.app.heritage.folders import (
    GAMES,
    BrokenError,
    HeritageError,
    NewerError,
    cannot_read,
    put_aside,
    sentence,
)
from vtes_deck.heritage import (
    DataSet,
    Decision,
    Game,
    IllegalOptionError,
    Option,
    SavedGameError,
    Setting,
    SettingError,
    load,
    save,
)
from vtes_deck.heritage.chronicle import Chapter, ChronicleError, State, chapter_setting, result_of
from vtes_deck.heritage.players import PLAYERS, Agent, agent
from vtes_deck.heritage.record import MAX_BYTES, decode
from vtes_deck.language import tr

HUMAN = "human"
KINDS = (HUMAN, *PLAYERS)
"""Who can play a seat."""

MAX_DECISIONS = 20_000
"""Maximum decisions. A game has far fewer; longer ones are aborted."""

_MAX_FILE_BYTES = 2 * MAX_BYTES


class _Shape(msgspec.Struct, frozen=True):
    newest: ClassVar[int] = 1
    shape: Int64 = 1


class GameFile(msgspec.Struct, frozen=True, omit_defaults=True):
    """The content of the file of a game.

    Attributes:
        game: the text of the saved game.
        kinds: the player of each seat, of :data:`KINDS`.
        chronicle: the name of the chronicle whose chapter it is; empty for a single game.
    """

    game: str
    kinds: Annotated[tuple[str, ...], msgspec.Meta(max_length=4)]
    chronicle: str = ""
    shape: Int64 = _Shape.newest


class Play:
    """A current game with the players of its seats.

    Attributes:
        game: the game.
        kinds: the player of each seat.
        chronicle: the name of the chronicle whose chapter it is, or empty.
    """

    def __init__(self, game: Game, kinds: Sequence[str], chronicle: str = "") -> None:
        self.game = game
        self.kinds = tuple(kinds)
        self.chronicle = chronicle
        self._agents: dict[int, Agent] = {
            seat: agent(kind, game.seed + seat)
            for seat, kind in enumerate(self.kinds)
            if kind != HUMAN
        }

    @property
    def decision(self) -> Decision | None:
        """The decision to make now; ``None`` when the game is over."""
        return self.game.decision

    @property
    def waits(self) -> bool:
        """Whether a person is asked."""
        decision = self.game.decision
        return decision is not None and decision.seat not in self._agents

    def answer(self, option: Option) -> None:
        """Answer the decision.

        Raises:
            HeritageError: the option is not legal; the rule is named if one is known.
        """
        try:
            self.game.apply(option)
        except IllegalOptionError as error:
            raise HeritageError(str(error)) from None

    def thought(self) -> Callable[[], Option] | None:
        """The answer of a computer player, to be computed on any thread.

        ``None`` if a person is asked or the game is over.
        """
        decision = self.game.decision
        if decision is None or decision.seat not in self._agents:
            return None
        seen = self.game.observation(decision.seat)
        return partial(self._agents[decision.seat].choose, seen, decision.options)

    def step(self) -> bool:
        """Let a computer player answer; false if a person is asked or the game is over."""
        thought = self.thought()
        if thought is None:
            return False
        self.game.apply(thought())
        return True

    def advance(self, most: int = MAX_DECISIONS) -> int:
        """Let computer players answer until a person is asked. Return the number of decisions.

        Raises:
            HeritageError: there were more than ``most``.
        """
        made = 0
        while self.step():
            made += 1
            if made >= most and not self.game.over:
                raise HeritageError(tr("The game was stopped after {n} decisions.", n=made))
        return made

    def undo(self) -> bool:
        """Take back the last answer of a person, and the answers of computers after it.

        Without people it takes back one answer. False if there is nothing to take back.
        """
        twin = self.game.fork()
        while twin.inputs:
            twin.undo()
            decision = twin.decision
            if decision is not None and (decision.seat not in self._agents or not self._people):
                self.game = twin
                return True
        return False

    @property
    def _people(self) -> bool:
        return len(self._agents) < len(self.kinds)

    def keep(self, name: str) -> Path:
        """Write the game into the user's data folder under a name.

        Raises:
            HeritageError: it cannot be written.
        """
        path = GAMES.path(name)
        with GAMES.alone():
            _check_not_newer(path)
            GAMES.write(path, self.text().encode())
        return path

    def text(self) -> str:
        """The game as text.

        Raises:
            HeritageError: the game began from a position.
        """
        try:
            kept = GameFile(save(self.game), self.kinds, self.chronicle)
        except SavedGameError as error:
            raise HeritageError(sentence(error.what)) from None
        return msgspec.json.format(msgspec.json.encode(kept), indent=1).decode() + "\n"

    @classmethod
    def of(cls, text: bytes, data: DataSet | None = None) -> Self:
        """A game from its text.

        Raises:
            DamagedError: it is not a game.
            NewerError: a later version has written it.
            HeritageError: its data set is missing or has changed, or the rules have changed.
        """
        kept = _decoded(text)
        try:
            saved = decode(kept.game)
        except SavedGameError as error:
            raise DamagedError(error.what) from None
        try:
            game = load(kept.game, find_set(saved.data) if data is None else data)
        except SavedGameError as error:
            raise HeritageError(
                tr("The game cannot be continued: {reason}.", reason=error.what.render(tr))
            ) from None
        return cls(game, kept.kinds, kept.chronicle)


def begin(
    data: DataSet, setting: Setting, kinds: Sequence[str], seed: int = 0, chronicle: str = ""
) -> Play:
    """A new game.

    Args:
        data: the data set.
        setting: players, battlegrounds, missions.
        kinds: the player of each seat, of :data:`KINDS`.
        seed: the seed of the random numbers.
        chronicle: the name of the chronicle whose chapter it is, or empty.

    Raises:
        HeritageError: it cannot be played; the message names the rule or the missing data.
    """
    kinds = check_kinds(kinds)
    if len(kinds) != len(setting.players):
        raise HeritageError(tr("{n} players need {n} kinds of player.", n=len(setting.players)))
    try:
        game = Game.start(data, setting, seed)
    except SettingError as error:
        raise HeritageError(
            tr("The game cannot be set up: {reason}.", reason=error.what.render(tr))
        ) from None
    return Play(game, kinds, chronicle)


def begin_chapter(
    name: str, state: State, data: DataSet, kinds: Sequence[str], seed: int = 0
) -> Play:
    """The game of the next chapter of a chronicle.

    Raises:
        HeritageError: another step comes first, or it cannot be played.
    """
    try:
        setting = chapter_setting(state, data)
    except ChronicleError as error:
        raise HeritageError(sentence(error.what)) from None
    return begin(data, setting, kinds, seed, name)


def fits(play: Play, state: State, data: DataSet) -> bool:
    """Whether a game is the next chapter of the current state of a chronicle."""
    try:
        return play.game.setting == chapter_setting(state, data)
    except ChronicleError:
        return False


def outcome(play: Play, state: State) -> Chapter:
    """The entry for a chapter that was played in the program.

    Raises:
        HeritageError: the game is not over, or is not the next chapter of the chronicle.
    """
    if not fits(play, state, play.game.table.data):
        raise HeritageError(tr("The game is not the next chapter of this chronicle."))
    try:
        return result_of(state, play.game)
    except ChronicleError as error:
        raise HeritageError(sentence(error.what)) from None


def open_game(name: str) -> Play:
    """A game of the user's data folder. A damaged file is set aside.

    Raises:
        NotThereError: there is none.
        BrokenError: it is damaged; the message gives its new path.
        HeritageError: it cannot be continued.
    """
    path = GAMES.existing(name)
    try:
        data = datafile.read_bytes(path, _MAX_FILE_BYTES)
        return Play.of(data)
    except OSError as error:
        raise HeritageError(cannot_read(path, error)) from None
    except DamagedError:
        aside = put_aside(path)
        raise BrokenError(
            tr("“{name}” is damaged. It is kept as {file}.", name=name, file=aside or path), aside
        ) from None


def games() -> tuple[str, ...]:
    """The names of the games in the user's data folder."""
    return GAMES.names()


def free_game_name() -> str:
    """A name for a new game: "Game 1", "Game 2" and so on."""
    taken = {name.casefold() for name in games()}
    number = 1
    while tr("Game {n}", n=number).casefold() in taken:
        number += 1
    return tr("Game {n}", n=number)


def check_kinds(kinds: Sequence[str]) -> tuple[str, ...]:
    """The kinds of players of all seats, checked.

    Raises:
        HeritageError: there are not two to four, or one is unknown.
    """
    for kind in kinds:
        if kind not in KINDS:
            text = tr(
                "There is no player “{kind}”. Choose one of: {known}.", kind=kind, known=_known()
            )
            raise HeritageError(text)
    if not 2 <= len(kinds) <= 4:
        raise HeritageError(tr("Two to four players can play (H-SET-01)."))
    return tuple(kinds)


def _known() -> str:
    return ", ".join(KINDS)


def _decoded(data: bytes) -> GameFile:
    """The values of a file.

    Raises:
        DamagedError: they are invalid.
        NewerError: a later version has written them.
    """
    if datafile.decode(data, _Shape).shape > _Shape.newest:
        raise NewerError(
            tr("A later version of the program has written this game. It is left unchanged.")
        )
    kept = datafile.decode(data, GameFile)
    if any(kind not in KINDS for kind in kept.kinds) or not 2 <= len(kept.kinds) <= 4:
        raise DamagedError("a player is unknown")
    return kept


def _check_not_newer(path: Path) -> None:
    """Check that a file may be overwritten; set a damaged one aside.

    Raises:
        NewerError: a later version has written it.
        HeritageError: it cannot be read.
    """
    try:
        _decoded(datafile.read_bytes(path, _MAX_FILE_BYTES))
    except FileNotFoundError:
        return
    except DamagedError:
        put_aside(path)
    except OSError as error:
        raise HeritageError(cannot_read(path, error)) from None
