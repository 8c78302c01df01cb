"""The columns of card lists, with their texts and sort keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from operator import attrgetter

from cardbase.disciplines import DISCIPLINES
from cardbase.model import AnyCard, CryptCard, LibraryCard
from cardbase.names import normalize
from cardbase.terms import CardKind
from vtes_deck.deck.order import type_words
from vtes_deck.graphics import icons
from vtes_deck.graphics.word_lists import any_of
from vtes_deck.language import mark, number, tr

type SortKey = tuple[object, ...]


class Paint(StrEnum):
    """The style of a cell."""

    TEXT = "text"
    NUMBER = "number"
    CAPACITY = "capacity"
    QUIET = "quiet"
    NAME = "name"
    COPIES = "copies"
    DISCIPLINES = "disciplines"
    CLAN = "clan"
    TYPE = "type"
    COST = "cost"
    NEEDS = "needs"


@dataclass(frozen=True)
class CardColumn:
    """A column.

    Attributes:
        key: its name in the saved state.
        head: the short header.
        title: the full title, for tooltips, menus and screen readers.
        paint: the style of its cells.
        text: the text of a cell.
        sort: its sort key; ascending is the usual reading order.
        width: its width in widths of the letter m; 0 takes the remaining space.
        hidden: not shown until the player wants it.
        falling: a first click on its header sorts in descending order.
        spare: priority for hiding it in a narrow list; 0 never.
        wide: its width in a wide list; 0 for the same.
    """

    key: str
    head: str
    title: str
    paint: Paint
    text: Callable[[AnyCard], str]
    sort: Callable[[AnyCard], SortKey]
    width: float
    hidden: bool = False
    falling: bool = False
    spare: int = 0
    wide: float = 0


COPIES, PLAYED = "copies", "played"
"""Columns whose content is not on the card: the model provides it."""


def discipline_codes(card: AnyCard) -> tuple[str, ...]:
    """Disciplines in the order in which they are shown: on a crypt card, superior ones first."""
    if isinstance(card, CryptCard):
        return tuple(sorted(card.disciplines, key=_superior_first))
    return card.requirement.disciplines


def _superior_first(code: str) -> tuple[bool, str]:
    return code.islower(), code


def discipline_words(card: AnyCard) -> str:
    """Disciplines for a screen reader: ``superior Dominate, inferior Obfuscate``."""
    words = []
    for code in discipline_codes(card):
        known = DISCIPLINES.get(code.lower())
        level = icons.level_of(code)
        levelled = isinstance(card, CryptCard) and level in {"inferior", "superior"}
        if known is None:
            continue
        if not levelled:
            words.append(known.name)
        elif level == "superior":
            words.append(tr("superior {discipline}", discipline=known.name))
        else:
            words.append(tr("inferior {discipline}", discipline=known.name))
    if isinstance(card, CryptCard):
        return ", ".join(words)
    return (tr(" and ") if card.requirement.combo else tr(" or ")).join(words)


def _nothing(_card: AnyCard) -> str:
    return ""


def _no_key(_card: AnyCard) -> SortKey:
    return ()


def _discipline_text(card: AnyCard) -> str:
    if isinstance(card, CryptCard):
        return " ".join(discipline_codes(card))
    return ("+" if card.requirement.combo else "/").join(card.requirement.disciplines)


def _by_disciplines(card: AnyCard) -> SortKey:
    codes = discipline_codes(card)
    return not codes, tuple(code.lower() for code in codes), codes


def _by_name(card: AnyCard) -> SortKey:
    return (normalize(card.name),)


# ---------------------------------------------------------------------------------------- vampires


def _capacity(card: AnyCard) -> str:
    return str(card.capacity) if isinstance(card, CryptCard) else ""


def _by_capacity(card: AnyCard) -> SortKey:
    return (card.capacity if isinstance(card, CryptCard) else 0,)


def clan_of(card: AnyCard) -> str:
    """Clan and path of a crypt card in words."""
    if not isinstance(card, CryptCard):
        return ""
    return f"{card.clan} ({card.path})" if card.path else card.clan


def _by_clan(card: AnyCard) -> SortKey:
    return (clan_of(card),)


def group_of(card: AnyCard) -> str:
    """Group of a crypt card."""
    if not isinstance(card, CryptCard):
        return ""
    return "ANY" if card.group is None else str(card.group)


def _by_group(card: AnyCard) -> SortKey:
    return ((card.group or 0) if isinstance(card, CryptCard) else 0,)


def title_of(card: AnyCard) -> str:
    """Title of a crypt card."""
    return str(card.title) if isinstance(card, CryptCard) and card.title else ""


def _by_title(card: AnyCard) -> SortKey:
    title = card.title if isinstance(card, CryptCard) else None
    return title is None, -title.votes if title else 0, str(title or "")


def _votes(card: AnyCard) -> str:
    return str(card.votes) if isinstance(card, CryptCard) and card.votes else ""


def _by_votes(card: AnyCard) -> SortKey:
    return (card.votes if isinstance(card, CryptCard) else 0,)


def _sect(card: AnyCard) -> str:
    return str(card.sect or "") if isinstance(card, CryptCard) else ""


def _by_sect(card: AnyCard) -> SortKey:
    return not _sect(card), _sect(card)


# ----------------------------------------------------------------------------------------- library


def types_of(card: AnyCard) -> str:
    """Card types in words."""
    trifle = isinstance(card, LibraryCard) and card.trifle
    words = " / ".join(type_words(str(each)) for each in card.types)
    return tr("{types}, trifle", types=words) if trifle else words


def _by_type(card: AnyCard) -> SortKey:
    return (types_of(card),)


def cost_of(card: AnyCard) -> str:
    """Printed costs in words: ``1 pool, 2 blood``."""
    if not isinstance(card, LibraryCard):
        return ""
    return cost_words(card)


def cost_words(card: LibraryCard) -> str:
    """The cost of a library card, in words."""
    words = []
    if card.pool_cost:
        words.append(tr("{amount} pool", amount=card.pool_cost))
    if card.blood_cost:
        words.append(tr("{amount} blood", amount=card.blood_cost))
    if card.conviction_cost:
        words.append(tr("{amount} conviction", amount=card.conviction_cost))
    return ", ".join(words)


def _by_cost(card: AnyCard) -> SortKey:
    if not isinstance(card, LibraryCard):
        return ()
    pool, blood, conviction = (
        99 if amount == "X" else amount
        for amount in (card.pool_cost, card.blood_cost, card.conviction_cost)
    )
    return pool + blood + conviction, pool, blood


type Needs = tuple[tuple[str, ...], ...]
"""Words for requirements; of the words in a group, one is enough."""


def needs_in_groups(card: AnyCard) -> Needs:
    """The requirements of a library card except Disciplines, clans and paths."""
    if not isinstance(card, LibraryCard):
        return ()
    need = card.requirement
    words = [tr("non-{what}", what=sect) for sect in need.not_sects]
    titles = tuple(map(str, need.titles))
    if need.titled and not titles:
        titles = (tr("titled"),)
    more = [tr("untitled")] if need.untitled else []
    more += [tr(str(trait)) for trait in need.traits]
    more += [tr("non-{what}", what=tr(str(trait))) for trait in need.not_traits]
    if need.min_capacity is not None:
        more.append(tr("cap. {capacity}+", capacity=need.min_capacity))
    if need.max_capacity is not None:
        more.append(tr("cap. up to {capacity}", capacity=need.max_capacity))
    groups = (tuple(map(str, need.sects)), *((w,) for w in words), titles, *((w,) for w in more))
    return tuple(filter(None, groups))


def in_words(needs: Needs) -> str:
    """Requirements in a few words."""
    return ", ".join(map(any_of, needs))


def in_short(needs: Needs) -> str:
    """The first word of requirements, and how many more there are: ``"Archbishop +3"``."""
    more = sum(map(len, needs)) - 1
    return f"{needs[0][0]} +{number(more)}" if more else needs[0][0]


def needs_of(card: AnyCard) -> str:
    """The requirements of a library card except Disciplines and clans, in a few words."""
    paths = tuple(map(str, card.requirement.paths)) if isinstance(card, LibraryCard) else ()
    return in_words(((paths,) if paths else ()) + needs_in_groups(card))


def all_needs_of(card: AnyCard) -> str:
    """The requirements including the clans, for screen readers and tooltips."""
    if not isinstance(card, LibraryCard):
        return ""
    clans = tr(" or ").join(card.requirement.clans)
    return ", ".join(filter(None, (clans, needs_of(card))))


def _by_needs(card: AnyCard) -> SortKey:
    return not all_needs_of(card), all_needs_of(card)


# ------------------------------------------------------------------------------------------ common


def sets_of(card: AnyCard) -> str:
    """Codes of the sets that it was printed in, oldest first."""
    return ", ".join(dict.fromkeys(printing.set for printing in card.printings))


def _by_first_day(card: AnyCard) -> SortKey:
    days = [printing.date for printing in card.printings if printing.date is not None]
    return not days, min(days) if days else None


def _artists(card: AnyCard) -> str:
    return ", ".join(card.artists)


def _by_artist(card: AnyCard) -> SortKey:
    return (_artists(card),)


_COPIES = CardColumn(
    COPIES, "", mark("Copies in the deck"), Paint.COPIES, _nothing, _no_key, 2.2, falling=True
)
_PLAYED = CardColumn(
    PLAYED,
    mark("Won"),
    mark("Winning decks that play it"),
    Paint.QUIET,
    _nothing,
    _no_key,
    3.4,
    falling=True,
    spare=1,
)
_NAME = CardColumn(
    "name", mark("Card"), mark("Name"), Paint.NAME, attrgetter("listed_name"), _by_name, 0
)
_SETS = CardColumn(
    "sets", mark("Sets"), mark("Sets"), Paint.TEXT, sets_of, _by_first_day, 7, hidden=True
)
_ARTIST = CardColumn(
    "artist", mark("Artist"), mark("Artist"), Paint.TEXT, _artists, _by_artist, 7, hidden=True
)
_DISCIPLINES = CardColumn(
    "disciplines",
    mark("Disciplines"),
    mark("Disciplines"),
    Paint.DISCIPLINES,
    _discipline_text,
    _by_disciplines,
    9.4,
)

CRYPT_COLUMNS: tuple[CardColumn, ...] = (
    _COPIES,
    CardColumn(
        "capacity", mark("Cap"), mark("Capacity"), Paint.CAPACITY, _capacity, _by_capacity, 3.0
    ),
    CardColumn("clan", mark("Clan"), mark("Clan"), Paint.CLAN, clan_of, _by_clan, 3.6, wide=14),
    _NAME,
    _DISCIPLINES,
    CardColumn("group", mark("G"), mark("Group"), Paint.QUIET, group_of, _by_group, 2.9),
    CardColumn(
        "title",
        mark("Title"),
        mark("Title"),
        Paint.TEXT,
        title_of,
        _by_title,
        6.6,
        spare=2,
    ),
    CardColumn(
        "votes", mark("Votes"), mark("Votes"), Paint.QUIET, _votes, _by_votes, 3.4, hidden=True
    ),
    CardColumn("sect", mark("Sect"), mark("Sect"), Paint.TEXT, _sect, _by_sect, 6, hidden=True),
    _SETS,
    _ARTIST,
    _PLAYED,
)
LIBRARY_COLUMNS: tuple[CardColumn, ...] = (
    _COPIES,
    CardColumn("type", "", mark("Type"), Paint.TYPE, types_of, _by_type, 2.6),
    _NAME,
    CardColumn(
        "disciplines",
        mark("Dis"),
        mark("Disciplines required"),
        Paint.DISCIPLINES,
        _discipline_text,
        _by_disciplines,
        4.2,
    ),
    CardColumn(
        "needs",
        mark("Requires"),
        mark("Clan and others"),
        Paint.NEEDS,
        all_needs_of,
        _by_needs,
        8.2,
        spare=2,
        wide=12,
    ),
    CardColumn("cost", mark("Cost"), mark("Cost"), Paint.COST, cost_of, _by_cost, 3.4),
    _SETS,
    _ARTIST,
    _PLAYED,
)


def columns_of(kind: CardKind) -> tuple[CardColumn, ...]:
    """The columns of the list of crypt or of library cards."""
    return CRYPT_COLUMNS if kind is CardKind.CRYPT else LIBRARY_COLUMNS
