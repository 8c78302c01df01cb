"""The gauntlet: the field, a plan, the run, and the replay of a game."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from cardbase import CardBase
from cardbase.archive_search import index_of_archive, search_decks
from vtes_deck.app.archetypes import archetype_of, archetypes_of
from vtes_deck.app.arena import arena_deck
from vtes_deck.app.check_report import TooManyFilesError, find_deck_files
from vtes_deck.app.deck_files import open_file, why_unreadable
from vtes_deck.app.games import seat_names
from vtes_deck.app.gauntlet_result import GauntletError
from vtes_deck.deck.model import Deck
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.deckio.base import UnreadableError
from vtes_deck.engine.game import MAX_SEATS, MIN_SEATS, Game
from vtes_deck.language import tr
from vtes_deck.players import roster
from vtes_deck.players.errors import PlayerError
from vtes_deck.sim.arena.plan import ArenaDeck
from vtes_deck.sim.gauntlet.plan import GauntletPlan, deal_at
from vtes_deck.sim.gauntlet.run import Tables, run
from vtes_deck.sim.gauntlet.score import GauntletScore

FIELD: Final = "date>=2020"
"""The default field: tournament winning decks since 2020."""

MAX_DECKS: Final = 400
"""Maximum decks of a field; the newest are used. More would only cost time and memory."""

PLAYER: Final = roster.USUAL
"""The computer player in every seat, unless another one is named."""

OTHER: Final = "other"
"""The archetype of decks that fit no rule, or do not come from the archive."""


_WINNER: Final = "twd:"
"""The prefix of the id of a winning deck, as on the command line."""


class FieldDeck(msgspec.Struct, frozen=True):
    """A deck of the field and the name of its archetype."""

    deck: ArenaDeck
    archetype: str = OTHER


def field_of(cards: CardBase, text: str) -> list[FieldDeck]:
    """The decks that a text names: a folder of lists, or a query for winning decks.

    A blank text is a query for all of them, not the current folder.

    Raises:
        QueryError: the query is not valid.
        GauntletError: the folder cannot be used.
    """
    folder = Path(text).expanduser()
    named = bool(text.strip()) and _is_folder(folder)
    return _in_folder(cards, folder) if named else _in_archive(cards, text)


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):  # too long for a path, or with a zero byte: it is a query
        return False


def _in_archive(cards: CardBase, query: str) -> list[FieldDeck]:
    """The newest winning decks that fit a query, without decks of unknown cards."""
    entries = search_decks(query, index_of_archive(cards))
    archetypes = archetypes_of(cards)
    found: list[FieldDeck] = []
    for entry in entries:
        deck = from_archive(entry, cards.get)
        if deck.unknown or not deck.crypt_count:
            continue
        kind = archetype_of(entry, archetypes, cards.get)
        name = OTHER if kind is None else kind.rule.name
        found.append(FieldDeck(arena_deck(f"{_WINNER}{entry.id}", deck), name))
        if len(found) == MAX_DECKS:
            break
    return found


def _in_folder(cards: CardBase, folder: Path) -> list[FieldDeck]:
    """The decks of all lists in a folder and the folders below it."""
    found, path = [], folder
    try:
        for path in find_deck_files([folder]):
            deck = open_file(path, cards).deck
            found.append(FieldDeck(arena_deck(title_of(deck, str(path)), deck)))
    except TooManyFilesError as error:
        raise GauntletError(
            tr("The folder {folder} has too many files.", folder=error.folder)
        ) from None
    except (OSError, UnreadableError) as error:
        raise GauntletError(why_unreadable(str(path), error)) from None
    return found


def check(plan: GauntletPlan) -> None:
    """Check whether a gauntlet can be run, before processes are started.

    Raises:
        GauntletError: it cannot be run.
    """
    if not MIN_SEATS <= plan.seats <= MAX_SEATS:
        raise GauntletError(
            tr(
                "{least} to {most} can play, not {n}.",
                least=MIN_SEATS,
                most=MAX_SEATS,
                n=plan.seats,
            )
        )
    if len(plan.field) < plan.seats - 1:
        raise GauntletError(
            tr(
                "The field has too few decks: {n}, and {opponents} opponents sit at each table.",
                n=len(plan.field),
                opponents=plan.seats - 1,
            )
        )
    empty = [deck.name for deck in (*plan.versions, *plan.field) if not deck.crypt]
    if empty:
        raise GauntletError(
            tr("{deck} has no crypt and cannot be played.", deck=", ".join(empty[:5]))
        )
    try:
        roster.find(plan.player)
    except PlayerError as error:
        raise GauntletError(str(error)) from None


def hold(
    plan: GauntletPlan,
    tables: int,
    *,
    processes: int = 0,
    cluster: str = "",
    cancelled: Callable[[], bool] = lambda: False,
) -> Generator[GauntletScore]:
    """Play tables; see :func:`vtes_deck.sim.gauntlet.run.run`."""
    return run(plan, tables, processes=processes, cluster=cluster, cancelled=cancelled)


def title_of(deck: Deck, source: str) -> str:
    """The name of a deck; without one, that of its file or the id of the winning deck."""
    return deck.name or (source if source.startswith(_WINNER) else Path(source).stem)


def called(name: str, cards: CardBase) -> str:
    """The name of a deck of the field; that of a winning deck is its player."""
    if not name.startswith(_WINNER):
        return name
    try:
        return cards.archive[name.removeprefix(_WINNER)].player or name
    except KeyError:
        return name


def replay_of(
    plan: GauntletPlan,
    number: int,
    version: int,
    cards: CardBase,
    titles: Sequence[str] = (),
    reasons: dict[int, str] | None = None,
) -> Game:
    """The game of a table, to be watched or saved (``vtes_deck.app.games.save``).

    Args:
        plan: the plan of the gauntlet.
        number: the number of the table, from 0.
        version: the version of the deck in the seat.
        cards: the card base.
        titles: the names of the versions in the game; by default as in the plan.
        reasons: receives the reasons for the choices, by the number of the decision.
    """
    names = [*titles] or [one.name for one in plan.versions]
    names += [called(one.name, cards) for one in plan.field]
    seats = deal_at(plan, number, version).decks
    called_so = seat_names(names[one] for one in seats)
    return Tables(plan, cards).replay(number, version, called_so, reasons)
