"""Facts that only a card's text contains: sect, title and city, traits, bonuses, functions.

The data have columns for clan, Disciplines, capacity and cost; everything else is read from the
text. There is one module per kind of fact, with its patterns as named data. Every pattern runs in
linear time. Any text can be read; facts that are not recognised are omitted.
"""

from __future__ import annotations

from msgspec import Struct

from cardbase.facts.bonuses import bonuses_in, permanent
from cardbase.facts.figures import capacity_change, is_trifle, life_of
from cardbase.facts.functions import functions_in
from cardbase.facts.plain_text import plain
from cardbase.facts.requirements import wanted
from cardbase.facts.sects import sect_of
from cardbase.facts.statements import parts, statements
from cardbase.facts.titles import city_given, title_in, title_named
from cardbase.facts.traits import circle_of, crypt_traits, library_traits
from cardbase.model import Merged
from cardbase.terms import Bonus, Function, Sect, Title, Trait, Type

__all__ = ["CryptFacts", "LibraryFacts", "crypt_facts", "library_facts"]


class CryptFacts(Struct, frozen=True):
    """Facts in the text of a vampire or imbued.

    Attributes:
        sect: ``None`` for the imbued.
        title: the printed title, or ``None``; a title when merged is in ``merged``.
        city: the city of the title, or empty.
        circle: the circle of a Blood Brother, or empty.
        traits: the traits, in the order of the enum.
        bonuses: kinds of bonus anywhere in the text.
        functions: its functions, in the words of players.
        permanent: amounts of bonuses that always apply, e.g. ``{Bonus.BLEED: 1}``.
        merged: the changes by merging; ``None`` if it changes none of these facts.
    """

    sect: Sect | None = None
    title: Title | None = None
    city: str = ""
    circle: str = ""
    traits: tuple[Trait, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    functions: tuple[Function, ...] = ()
    permanent: dict[Bonus, int] = {}
    merged: Merged | None = None


class LibraryFacts(Struct, frozen=True):
    """Facts in the text of a library card.

    Attributes:
        sects, titles, titled, min_capacity, max_capacity, required_traits: see
            :class:`cardbase.model.Requirement`.
        required_types: see ``types`` of :class:`cardbase.model.Requirement`.
        not_sects, untitled, not_traits: the properties that the minion must not have.
        traits, bonuses, functions: the same as in :class:`CryptFacts`.
        trifle: a master card that gives its master phase action back.
        life: starting life of an ally or retainer.
        capacity_change: the amount that it adds to the capacity of its vampire.
        city: the city whose title it gives, or empty.
    """

    sects: tuple[Sect, ...] = ()
    titles: tuple[Title, ...] = ()
    titled: bool = False
    min_capacity: int | None = None
    max_capacity: int | None = None
    required_traits: tuple[Trait, ...] = ()
    required_types: tuple[Type, ...] = ()
    not_sects: tuple[Sect, ...] = ()
    untitled: bool = False
    not_traits: tuple[Trait, ...] = ()
    traits: tuple[Trait, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    functions: tuple[Function, ...] = ()
    trifle: bool = False
    life: int | None = None
    capacity_change: int = 0
    city: str = ""


def crypt_facts(*, name: str, text: str, title: str, imbued: bool) -> CryptFacts:
    """Read the facts of a crypt card.

    Args:
        name: printed name.
        text: English card text.
        title: the title column of the data, e.g. ``"prince"``, ``"2 votes"`` or empty.
        imbued: whether it is an imbued: no sect, no title.
    """
    kinds = (Type.IMBUED if imbued else Type.VAMPIRE,)
    base, rest = parts(text)
    said = statements(base)
    words, more = plain(base, name, kinds), plain(rest, name, kinds)
    written, city = (None, "") if imbued else title_in(base)
    return CryptFacts(
        sect=None if imbued else sect_of(base),
        title=None if imbued else title_named(title) or written,
        city=city,
        circle=circle_of(said),
        traits=crypt_traits(said),
        bonuses=bonuses_in(f"{words}\n{more}", kinds),
        functions=functions_in(f"{words}\n{more}", kinds),
        permanent=permanent(words),
        merged=_merged(rest, more),
    )


def _merged(text: str, words: str) -> Merged | None:
    title, city = title_in(text)
    found = Merged(sect=sect_of(text), title=title, city=city, permanent=permanent(words))
    return found if found != Merged() else None


def library_facts(*, name: str, text: str, types: tuple[Type, ...], capacity: str) -> LibraryFacts:
    """Read the facts of a library card.

    Args:
        name: printed name.
        text: English card text.
        types: printed types.
        capacity: the capacity column of the data, which is ``"+1"`` for Discipline cards.
    """
    asks = wanted(text)
    words = plain(text, name, types)
    return LibraryFacts(
        sects=asks.sects,
        titles=asks.titles,
        titled=asks.titled,
        min_capacity=asks.min_capacity,
        max_capacity=asks.max_capacity,
        required_traits=asks.traits,
        required_types=asks.types,
        not_sects=asks.not_sects,
        untitled=asks.untitled,
        not_traits=asks.not_traits,
        traits=library_traits(text, words),
        bonuses=bonuses_in(words, types),
        functions=functions_in(words, types),
        trifle=is_trifle(text, types),
        life=life_of(text, types),
        capacity_change=capacity_change(capacity),
        city=city_given(text),
    )
