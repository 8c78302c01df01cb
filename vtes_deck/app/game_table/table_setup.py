"""The seats of a game with their players and decks, and the start of the game."""

from __future__ import annotations

import random

import msgspec

from cardbase.archive_search import index_of_archive, search_decks
from cardbase.database import CardBase
from cardbase.search import QueryError
from vtes_deck.app import games
from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.players import Sitter, check_sitters
from vtes_deck.app.games import TableError
from vtes_deck.collection.precons import deck_of, precons
from vtes_deck.deck.model import Deck
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.engine.game import MAX_SEATS, MIN_SEATS
from vtes_deck.engine.record import LAST_SEED
from vtes_deck.language import plural, tr
from vtes_deck.rulesets import CURRENT, EDITIONS


class SeatPlan(msgspec.Struct, frozen=True):
    """A seat before the game.

    Attributes:
        deck: the deck.
        sitter: its player.
        name: the name of the Methuselah; if empty, that of the deck is used.
        source: the origin of the deck: ``twd:ID``, ``precon:KEY``, the result of
            ``deck_games.source_of`` for the player's own decks, or empty.
    """

    deck: Deck
    sitter: Sitter = Sitter()
    name: str = ""
    source: str = ""


class TableSetup(msgspec.Struct, frozen=True):
    """A table before the game.

    Attributes:
        seats: the seats, clockwise; each is the predator of the next.
        edition: a name of ``vtes_deck.rulesets.EDITIONS``.
        seed: the seed of the random numbers.
        turn_limit: turns of each Methuselah after which time is up; 0 for no limit.
    """

    seats: tuple[SeatPlan, ...]
    edition: str = CURRENT
    seed: int = 0
    turn_limit: int = 0


def begin(setup: TableSetup) -> GameSession:
    """The game, at the first choice of a person.

    Raises:
        TableError: it cannot be played; see :func:`problems`.
    """
    if not MIN_SEATS <= len(setup.seats) <= MAX_SEATS:
        raise TableError(
            tr(
                "{least} to {most} can play, not {n}.",
                least=MIN_SEATS,
                most=MAX_SEATS,
                n=len(setup.seats),
            )
        )
    if setup.edition not in EDITIONS:
        raise TableError(tr("There is no edition “{name}”.", name=setup.edition))
    if not 0 <= setup.seed <= LAST_SEED:
        raise TableError(tr("The seed is a number from 0 to {most}.", most=LAST_SEED))
    sitters = check_sitters([one.sitter for one in setup.seats], len(setup.seats))
    names = games.seat_names(one.name or one.deck.name for one in setup.seats)
    decks = [one.deck for one in setup.seats]
    game = games.start(decks, names, setup.edition, setup.seed, setup.turn_limit)
    session = GameSession(game, sitters)
    session.sources = tuple(one.source for one in setup.seats)
    return session


def problems(deck: Deck) -> list[str]:
    """The reasons why a deck cannot be played, as sentences; empty if it can be.

    Tournament legality does not matter; ``vtes_deck.app.games.doubts`` gives the requirements of an
    edition's rulebook.
    """
    found = []
    if not deck.crypt_count:
        found.append(tr("The deck has no crypt."))
    if deck.crypt_count + deck.library_count > games.MAX_COPIES:
        found.append(tr("The deck has more than {n} cards.", n=games.MAX_COPIES))
    return found


# ------------------------------------------------------------------------------------------ decks


def archive_deck(cards: CardBase, deck_id: str) -> SeatPlan:
    """A seat for a deck of the tournament archive.

    Raises:
        TableError: the archive has none with this number.
    """
    try:
        found = cards.archive[deck_id]
    except KeyError:
        raise TableError(tr("The archive has no deck “{id}”.", id=deck_id)) from None
    return SeatPlan(from_archive(found, cards.get), source=f"twd:{found.id}")


def precon_deck(cards: CardBase, key: str) -> SeatPlan:
    """A seat for a preconstructed deck; ``key`` is that of a ``Precon``, e.g. ``"V5:PTr"``.

    Raises:
        TableError: there is none.
    """
    for one in precons(cards, cards.sets):
        if one.key == key:
            return SeatPlan(deck_of(one), source=f"precon:{key}")
    raise TableError(tr("There is no preconstructed deck “{key}”.", key=key))


def random_decks(cards: CardBase, query: str, count: int, seed: int) -> tuple[SeatPlan, ...]:
    """Seats for decks of the archive, drawn from those that a search finds.

    Args:
        cards: the card base.
        query: a query of :mod:`cardbase.archive_search`; an empty one finds all decks.
        count: the number of decks; no deck is drawn twice.
        seed: the same one draws the same decks.

    Raises:
        TableError: the query cannot be read, or too few decks are found that can be played.
    """
    try:
        found = search_decks(query, index_of_archive(cards))
    except QueryError as error:
        raise TableError(str(error)) from None
    ids = [one.id for one in found]
    random.Random(seed).shuffle(ids)
    plans = []
    for deck_id in ids:
        plan = archive_deck(cards, deck_id)
        if not plan.deck.unknown and not problems(plan.deck):
            plans.append(plan)
        if len(plans) == count:
            return tuple(plans)
    raise TableError(
        plural(
            "The search finds {n} decks that can be played, not {wanted}.",
            "The search finds {n} deck that can be played, not {wanted}.",
            len(plans),
            wanted=count,
        )
    )
