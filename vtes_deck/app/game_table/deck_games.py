"""The player's own decks at the table: their names in a game, and the records of games."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from vtes_deck.app import paths
from vtes_deck.app.deck_results import PlayedGame
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.outcome import played_game
from vtes_deck.app.versions import Versions, new_line
from vtes_deck.deck.model import Deck

_FILE, _UNFILED = "file:", "deck:"

NO_DOCUMENTS: Mapping[str, Document] = MappingProxyType({})


def source_of(document: Document) -> str:
    """The name of an open deck in a game, for ``SeatPlan.source``.

    A deck without a file gets the name of its versions.
    """
    if document.path is not None:
        return f"{_FILE}{paths.as_text(document.path.absolute())}"
    if not document.lineage:
        document.lineage = new_line()
    return f"{_UNFILED}{document.lineage}"


def document_of(source: str) -> Document | None:
    """The deck that :func:`source_of` has named; ``None`` for a deck that is not the player's."""
    if source.startswith(_FILE):
        path = paths.from_text(source.removeprefix(_FILE))
        return Document(Origin.FILE, Deck(), path=path)
    if source.startswith(_UNFILED):
        return Document(Origin.NEW, Deck(), lineage=source.removeprefix(_UNFILED))
    return None


def own_games(
    session: GameSession, key: str, documents: Mapping[str, Document] = NO_DOCUMENTS
) -> list[tuple[Document, PlayedGame]]:
    """The records of a finished game, one for each of the player's decks.

    Args:
        session: the game.
        key: the key of the game in the user's data.
        documents: open decks by their sources, so that a deck saved meanwhile is found.
    """
    return [
        (document, played_game(session, seat, key))
        for seat, document in own_decks(session, documents)
    ]


def own_decks(
    session: GameSession, documents: Mapping[str, Document] = NO_DOCUMENTS
) -> list[tuple[int, Document]]:
    """The player's decks in a game with their seats; ``documents`` as for :func:`own_games`."""
    found = [
        (seat, documents.get(source) or document_of(source))
        for seat, source in enumerate(session.sources)
    ]
    return [(seat, document) for seat, document in found if document is not None]


def keep_games(games: list[tuple[Document, PlayedGame]], versions: Versions) -> None:
    """Store games with their decks.

    Raises:
        VersionsError: one cannot be written.
    """
    for document, played in games:
        versions.add_result(document, played)


def withdraw_games(documents: list[Document], key: str, versions: Versions) -> None:
    """Remove a game that continues from the records of its decks.

    Raises:
        VersionsError: one cannot be written.
    """
    for document in documents:
        versions.withdraw_results(document, key)
