"""Files of games for the command line."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

from vtes_deck.app import games
from vtes_deck.app.game_table import player_file
from vtes_deck.app.game_table.player_file import opened
from vtes_deck.app.game_table.position_use import read_position
from vtes_deck.app.input_files import read_source
from vtes_deck.cli.decks import UnreadableDeckError
from vtes_deck.engine.record import SavedGameError

if TYPE_CHECKING:
    from cardbase import CardBase
    from vtes_deck.app.game_table.game_session import GameSession
    from vtes_deck.app.game_table.position import Position
    from vtes_deck.engine import Game


def opened_game(file: str, cards: CardBase) -> GameSession | Game | Position:
    """A saved game at its last decision, or the position of a file."""
    try:
        data = read_source(Path(file), games.MAX_BYTES)
        with contextlib.suppress(games.TableError):
            return read_position(data)
        return opened(data, cards)
    except OSError as error:
        raise UnreadableDeckError(f"{file}: {error.strerror or error}") from None
    except (SavedGameError, games.TableError) as error:
        raise UnreadableDeckError(f"{file}: {str(error).removesuffix('.')}.") from None


def save_game(game: Game, session: GameSession | None, target: Path) -> None:
    """Save a game, with its players if a person plays and a file can name all of them."""
    try:
        if session is None or (session.alone and session.origin is None):
            games.save(game, target)
        else:
            player_file.save(session, target)
    except OSError as error:
        reason = error.strerror or error
        raise UnreadableDeckError(f"{target} cannot be written: {reason}") from None
    except (SavedGameError, games.TableError) as error:
        reason = str(error).removesuffix(".")
        raise UnreadableDeckError(f"{target} cannot be written: {reason}.") from None
