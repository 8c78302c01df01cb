"""The order and the grouping in which players write a deck.

The crypt is sorted by copies, then by capacity; the library by card type, each type by name, in the
sequence that the archive of tournament winning decks uses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from cardbase.model import AnyCard, CryptCard, LibraryCard
from cardbase.names import normalize
from cardbase.terms import Type
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.language import mark, tr

TYPES = (
    "Master",
    "Conviction",
    "Action",
    "Action/Combat",
    "Action/Reaction",
    "Ally",
    "Equipment",
    "Political Action",
    "Power",
    "Retainer",
    "Action Modifier",
    "Action Modifier/Combat",
    "Action Modifier/Reaction",
    "Reaction",
    "Combat",
    "Combat/Reaction",
    "Event",
)
_RANK = {name: rank for rank, name in enumerate(TYPES)}
TYPE_WORDS = (
    mark("Vampire"),
    mark("Imbued"),
    mark("Master"),
    mark("Action"),
    mark("Political Action"),
    mark("Ally"),
    mark("Retainer"),
    mark("Equipment"),
    mark("Action Modifier"),
    mark("Reaction"),
    mark("Combat"),
    mark("Event"),
    mark("Power"),
    mark("Conviction"),
)
"""The translatable names of the types, see :func:`type_words`: all of :class:`cardbase.terms.Type`.
"""


class Section(msgspec.Struct, frozen=True):
    """The cards of one type in a library.

    Attributes:
        title: the type, or two joined by a slash, e.g. ``"Action Modifier/Combat"``.
        slots: the cards, by name.
    """

    title: str
    slots: tuple[Slot, ...]

    @property
    def count(self) -> int:
        """Number of cards."""
        return sum(slot.count for slot in self.slots)

    @property
    def trifles(self) -> int:
        """The number of trifles among the cards."""
        return sum(
            slot.count
            for slot in self.slots
            if isinstance(slot.card, LibraryCard) and slot.card.trifle
        )


class CryptFigures(msgspec.Struct, frozen=True):
    """The summary above a crypt in deck lists.

    Attributes:
        count: number of cards.
        least: capacity of the four smallest together.
        most: capacity of the four largest together.
        mean: mean capacity, 0 for an empty crypt.
    """

    count: int
    least: int
    most: int
    mean: float


def filing_name(card: AnyCard) -> str:
    """The name with its article at the end and ``(ADV)`` in its place: ``"Rack, The"``.

    Marks that are not letters are written in ASCII, as the archive does: ``Pentex(TM)``.
    """
    return (
        f"{_filed(card)} (ADV)" if isinstance(card, CryptCard) and card.advanced else _filed(card)
    )


def _filed(card: AnyCard) -> str:
    name = card.name
    article, _, rest = name.partition(" ")
    if article in {"The", "An"} and rest:
        name = f"{rest}, {article}"
    return name.replace("™", "(TM)").replace(" — ", " -- ")


def type_title(card: AnyCard) -> str:
    """The card's type as a heading: ``"Action Modifier/Combat"``."""
    return "/".join(sorted(kind.value for kind in card.types))


def type_words(title: str) -> str:
    """A type, or two joined by a slash, in the language of the interface.

    Args:
        title: the result of :func:`type_title`, or ``str`` of a :class:`cardbase.terms.Type`.
    """
    return "/".join(map(tr, title.split("/")))


def crypt_key(slot: Slot) -> tuple[int, int, str, int]:
    """Sort key of the crypt: most copies, then largest capacity, then name."""
    capacity = slot.card.capacity if isinstance(slot.card, CryptCard) else 0
    return (-slot.count, -capacity, normalize(filing_name(slot.card)), slot.card.id)


def library_key(slot: Slot) -> tuple[int, str, str, int]:
    """Sort key of the library: type, then name."""
    title = type_title(slot.card)
    return (
        _RANK.get(title, len(TYPES)),
        title,
        normalize(filing_name(slot.card)),
        slot.card.id,
    )


def crypt_order(deck: Deck) -> tuple[Slot, ...]:
    """The crypt as players write it: a vampire and its advanced version are adjacent."""
    copies: Counter[str] = Counter()
    capacity: dict[str, int] = {}
    for slot in deck.crypt:
        if isinstance(slot.card, CryptCard):
            name = slot.card.name
            copies[name] += slot.count
            capacity[name] = max(capacity.get(name, 0), slot.card.capacity)
    keyed = [
        (
            (
                -copies[slot.card.name],
                -capacity.get(slot.card.name, 0),
                normalize(_filed(slot.card)),
            ),
            slot,
        )
        for slot in deck.crypt
    ]
    keyed.sort(key=_by_name_then_slot)
    return tuple(slot for _, slot in keyed)


def _by_name_then_slot(
    keyed: tuple[tuple[int, int, str], Slot],
) -> tuple[tuple[int, int, str], tuple[int, int, str, int]]:
    return keyed[0], crypt_key(keyed[1])


def sections(deck: Deck) -> tuple[Section, ...]:
    """The library by card type, as players write it; absent types are left out."""
    found: dict[str, list[Slot]] = {}
    for slot in sorted(deck.library, key=library_key):
        found.setdefault(type_title(slot.card), []).append(slot)
    return tuple(Section(title, tuple(slots)) for title, slots in found.items())


def crypt_figures(slots: Iterable[Slot]) -> CryptFigures:
    """Count and capacities of a crypt."""
    capacities = sorted(
        slot.card.capacity
        for slot in slots
        if isinstance(slot.card, CryptCard)
        for _ in range(slot.count)
    )
    count = len(capacities)
    mean = sum(capacities) / count if count else 0.0
    return CryptFigures(count, sum(capacities[:4]), sum(capacities[-4:]), mean)


def is_master(section: Section) -> bool:
    """Whether it is the section of the masters, the only one for which trifles are counted."""
    return section.title == Type.MASTER
