"""Card facts as frozen values: the printed facts, and those from the data.

Every class here is a frozen :class:`msgspec.Struct`: comparable, hashable by id if that makes
sense, and stored in the snapshot without extra code (:mod:`cardbase.snapshot`). Text for players
(card text, flavour, rulings) is the work of others. These values contain it, but it is never part
of the source code.
"""

from __future__ import annotations

import datetime
from typing import Literal

import msgspec

from cardbase.terms import Bonus, CardKind, Function, Sect, Title, Trait, Type

type Cost = int | Literal["X"]
"""An amount of pool, blood or conviction; ``"X"`` if the text determines it."""


class Discipline(msgspec.Struct, frozen=True):
    """A Discipline, or a virtue of the imbued.

    Attributes:
        code: the three letters of the data in lower case, e.g. ``"dom"``.
        name: the printed name, e.g. ``"Dominate"``.
        virtue: whether it is a virtue; virtues have one level only.
    """

    code: str
    name: str
    virtue: bool = False


class Bundle(msgspec.Struct, frozen=True):
    """A preconstructed deck or other fixed product of a set.

    Attributes:
        code: the code in the printing data, e.g. ``"PTr"``; may be empty (a set with one product).
        name: e.g. ``"Tremere"``.
        size: number of cards.
        date: the release date, if it differs from that of the set.
    """

    code: str
    name: str
    size: int
    date: datetime.date | None = None


class CardSet(msgspec.Struct, frozen=True, gc=False):
    """An expansion.

    Attributes:
        code: abbreviation, e.g. ``"KoT"``; ``"Promo"`` and ``"POD"`` have no date of their own.
        name: e.g. ``"Keepers of Tradition"``.
        date: release date, if the set has one.
        company: the publisher.
        bundles: the preconstructed decks in it.
    """

    code: str
    name: str
    date: datetime.date | None = None
    company: str = ""
    bundles: tuple[Bundle, ...] = ()


class Printing(msgspec.Struct, frozen=True, gc=False):
    """One way in which a card was printed.

    Attributes:
        set: code of the set.
        rarity: ``C``, ``U``, ``R``, ``V`` or empty.
        frequency: its frequency on the print sheet (``C2`` is 2); 0 without a rarity.
        precon: code of the preconstructed deck, or ``None`` (an empty code is a real one).
        copies: the number of copies in that precon; otherwise 0.
        date: the release date of this printing: that of the promo, the bundle or the set.
    """

    set: str
    rarity: str = ""
    frequency: float = 0.0
    precon: str | None = None
    copies: int = 0
    date: datetime.date | None = None


class Reference(msgspec.Struct, frozen=True, gc=False):
    """The source of a ruling: ``label``, such as an author and a date, and the address."""

    label: str
    url: str


class Ruling(msgspec.Struct, frozen=True, gc=False):
    """A ruling on a card.

    Attributes:
        text: the text, which may contain ``[dom]`` symbols, ``{id|Name}`` cards and ``[LSJ
            20080526]`` references.
        references: the sources named in the text, in order.
        group: the name of the group of cards to which the ruling applies, or empty.
        reminder: it only repeats a general rule.
    """

    text: str
    references: tuple[Reference, ...] = ()
    group: str = ""
    reminder: bool = False


class Translation(msgspec.Struct, frozen=True, gc=False):
    """A card in another language (``fr``, ``es``)."""

    name: str
    text: str
    flavor: str = ""


class Requirement(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """The requirements for a minion or Methuselah to play a library card (PLY).

    An empty field requires nothing. Within a field, one value is sufficient, except that ``combo``
    requires all Disciplines.

    Attributes:
        disciplines: codes in lower case; ``fli`` stands for flight.
        combo: all of ``disciplines`` are needed; otherwise one of them.
        clans: clans or creeds.
        paths: paths.
        sects: sects, from the text.
        titles: titles, from the text; empty if only ``titled`` is set.
        titled: any title is sufficient (of one of ``sects``, if given).
        min_capacity: the minimum capacity, from the text.
        max_capacity: the maximum capacity, from the text.
        types: the required kind of minion (``Type.VAMPIRE``, ``Type.IMBUED``), from the text.
        traits: traits such as Black Hand, from the text.
        not_sects: sects to which it must not belong (``non-Camarilla``).
        untitled: it must not have a title.
        not_traits: traits that it must not have (``non-sterile``).
    """

    disciplines: tuple[str, ...] = ()
    combo: bool = False
    clans: tuple[str, ...] = ()
    paths: tuple[str, ...] = ()
    sects: tuple[Sect, ...] = ()
    titles: tuple[Title, ...] = ()
    titled: bool = False
    min_capacity: int | None = None
    max_capacity: int | None = None
    types: tuple[Type, ...] = ()
    traits: tuple[Trait, ...] = ()
    not_sects: tuple[Sect, ...] = ()
    untitled: bool = False
    not_traits: tuple[Trait, ...] = ()

    def __bool__(self) -> bool:
        """Whether anything is required."""
        return self != NO_REQUIREMENT


NO_REQUIREMENT = Requirement()


class Card(msgspec.Struct, frozen=True, kw_only=True, eq=False, gc=False):
    """The common fields of crypt and library cards. Two cards are equal if their ids are equal.

    Attributes:
        id: the VEKN number; 2xxxxx crypt, 1xxxxx library.
        name: the printed name in reading order, e.g. ``"The Baron"``.
        unique_name: ``name`` with the shortest suffix that distinguishes it from all other cards
            (``"Alan Sovereign (ADV)"``, ``"Gilbert Duane (G6)"``...).
        aliases: old names, nicknames and abbreviations, without translations.
        types: printed types.
        text: the English card text, with ``[dom]`` symbols and ``<Card Name>`` references.
        flavor: flavour text.
        translations: the translations, by language code.
        printings: the printings, oldest first.
        artists: illustrators.
        rulings: the rulings, in the order of the source.
        legal_from: the first day on which it may be played in a constructed tournament; ``None`` if
            unknown (a playtest card).
        banned_from: the first day on which it may not be played.
        formats: its tournament formats in the data (``V5``).
        traits: see :class:`Trait`.
        bonuses: see :class:`Bonus`.
        functions: see :class:`Function`.
        picture: the file name of its picture on the picture server, without folder.
    """

    id: int
    name: str
    unique_name: str
    aliases: tuple[str, ...] = ()
    types: tuple[Type, ...]
    text: str
    flavor: str = ""
    translations: dict[str, Translation] = {}
    printings: tuple[Printing, ...] = ()
    artists: tuple[str, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    legal_from: datetime.date | None = None
    banned_from: datetime.date | None = None
    formats: tuple[str, ...] = ()
    traits: tuple[Trait, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    functions: tuple[Function, ...] = ()
    picture: str = ""

    def __eq__(self, other: object) -> bool:
        """Two cards are equal if their ids are equal."""
        return self.id == other.id if isinstance(other, Card) else NotImplemented

    def __hash__(self) -> int:
        """Hash of the id."""
        return hash(self.id)

    def __str__(self) -> str:
        """The unique name."""
        return self.unique_name

    @property
    def kind(self) -> CardKind:
        """Crypt or library."""
        return CardKind.CRYPT if isinstance(self, CryptCard) else CardKind.LIBRARY

    @property
    def unique(self) -> bool:
        """Whether only one copy can be in play without a contest (CON-01)."""
        return Trait.UNIQUE in self.traits

    @property
    def listed_name(self) -> str:
        """The name in lists that have a column for the group: ``"Alan Sovereign (ADV)"``."""
        return f"{self.name} (ADV)" if isinstance(self, CryptCard) and self.advanced else self.name

    @property
    def first_printed(self) -> datetime.date | None:
        """The day of the first dated printing."""
        return min((one.date for one in self.printings if one.date is not None), default=None)


class Merged(msgspec.Struct, frozen=True):
    """The changes to an advanced vampire when it is merged with the base version (DCK-11).

    Attributes:
        sect: the new sect, or ``None`` if it does not change.
        title: the new title, or ``None`` if it does not change.
        city: the city of ``title``, or empty.
        permanent: bonuses as in :class:`CryptCard`, which are added to those of both versions.
    """

    sect: Sect | None = None
    title: Title | None = None
    city: str = ""
    permanent: dict[Bonus, int] = {}


class CryptCard(Card, frozen=True, kw_only=True, eq=False, tag="crypt"):
    """A vampire or an imbued.

    Attributes:
        clan: clan, or creed of an imbued.
        path: path, or empty.
        sect: sect, read from the text; ``None`` for the imbued.
        title: title, or ``None``.
        city: the city of the title, e.g. ``"Chicago"``, if the text names it; otherwise empty.
        circle: the circle of a Blood Brother, e.g. ``"Chicago"`` (TRT-03); otherwise empty.
        permanent: bonuses that it always has, e.g. ``{Bonus.BLEED: 1}``; a handicap is negative.
            They do not include the votes of the title.
        merged: the changes to sect, title and bonuses by merging; ``None`` if there are none.
        disciplines: codes as printed, ``"dom"`` inferior, ``"DOM"`` superior; a virtue
            is in lower case.
        group: 1 to 7, or ``None`` for ANY (DCK-07).
        capacity: printed capacity; life for an imbued.
        advanced: an advanced vampire (DCK-11).
        variants: ids of the same vampire in other groups or advanced, lowest group first.
    """

    clan: str
    path: str = ""
    sect: Sect | None = None
    title: Title | None = None
    city: str = ""
    circle: str = ""
    permanent: dict[Bonus, int] = {}
    merged: Merged | None = None
    disciplines: tuple[str, ...] = ()
    group: int | None
    capacity: int
    advanced: bool = False
    variants: tuple[int, ...] = ()

    def level(self, code: str) -> int:
        """The level of the Discipline ``code`` (any case): 0 none, 1 inferior, 2 superior."""
        if code.upper() in self.disciplines:
            return 2
        return int(code.lower() in self.disciplines)

    @property
    def full_name(self) -> str:
        """The name with group and advanced mark: ``"Alan Sovereign (G3 ADV)"``."""
        suffix = [f"G{self.group}"] if self.group is not None else []
        if self.advanced:
            suffix.append("ADV")
        return f"{self.name} ({' '.join(suffix)})" if suffix else self.name

    @property
    def votes(self) -> int:
        """Votes of the printed title (TIT)."""
        return self.title.votes if self.title else 0


class LibraryCard(Card, frozen=True, kw_only=True, eq=False, tag="library"):
    """A card of the library.

    Attributes:
        pool_cost, blood_cost, conviction_cost: the printed cost; 0 if there is none.
        requirement: see :class:`Requirement`.
        burn_option: may be discarded out of turn by a Methuselah who cannot play it.
        trifle: a master card that gives its master phase action back.
        life: the printed life of an ally or retainer; ``None`` for other cards, or if it varies.
        capacity_change: the capacity that a master such as a Discipline card adds, e.g. 1; 0
            otherwise.
        city: the city whose title it gives (``"Athens"``), or empty.
    """

    pool_cost: Cost = 0
    blood_cost: Cost = 0
    conviction_cost: Cost = 0
    requirement: Requirement = NO_REQUIREMENT
    burn_option: bool = False
    trifle: bool = False
    life: int | None = None
    capacity_change: int = 0
    city: str = ""

    @property
    def full_name(self) -> str:
        """The name; library cards have no suffix."""
        return self.name


type AnyCard = CryptCard | LibraryCard
