"""The spelling of card names for other programs."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from cardbase import CardBase
from cardbase.model import CryptCard
from cardbase.names import settle
from vtes_deck.deck.model import Slot

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
_ASCII = str.maketrans(
    {
        "\u2019": "'",
        "\u2018": "'",
        "\u201c": '"',
        "\u201d": '"',
        "\u2122": "(TM)",
        "\u2014": "--",
        "\u2013": "-",
        "\u00d7": "x",
        "\u0153": "oe",
        "\u0152": "OE",
        "\u00e6": "ae",
        "\u00c6": "AE",
        "\u00f8": "o",
        "\u00d8": "O",
        "\u00df": "ss",
        "\u0142": "l",
        "\u0141": "L",
        "\u0111": "d",
        "\u0110": "D",
        "\u00f0": "d",
        "\u00fe": "th",
        "\u0131": "i",
    }
)


def listed_names(crypt: Iterable[Slot], cb: CardBase | None) -> dict[int, str]:
    """Names of crypt cards for a list without columns: ``"Theo Bell (G6)"``.

    Programs with such lists use the bare name for the first vampire of a name and add the group for
    later ones. This function does the same, unless a reader would assign the bare name to another
    vampire because of the groups of the crypt.

    Args:
        crypt: the crypt of a deck.
        cb: the card base; without it, a name that several vampires share always gets its group.

    Returns:
        Names by card id.
    """
    vampires = [slot.card for slot in crypt if isinstance(slot.card, CryptCard)]
    names = {card.id: card.unique_name for card in vampires}
    families = {
        card.id: _namesakes(card, cb)
        for card in vampires
        if cb is not None and not card.advanced and card.unique_name != card.name
    }
    bare = {key: family for key, family in families.items() if family and family[0].id == key}
    while True:
        groups = {c.group for c in vampires if c.id not in bare and c.group is not None}
        doubtful = [key for key, family in bare.items() if settle(family, groups) != family[0]]
        if not doubtful:
            return names | {key: family[0].name for key, family in bare.items()}
        for key in doubtful:
            del bare[key]


def _namesakes(card: CryptCard, cb: CardBase | None) -> list[CryptCard]:
    """The base vampires of one name, lowest group first."""
    found = [card, *(cb.get(i) for i in card.variants)] if cb is not None else [card]
    vampires = [c for c in found if isinstance(c, CryptCard) and not c.advanced]
    return sorted(vampires, key=lambda c: (c.group or 0, c.id))


_UNKNOWN = " (?)"


def unknown_name(name: str) -> str:
    """The name of an unknown card, with a mark that prevents readers from guessing its meaning."""
    return f"{one_line(name)}{_UNKNOWN}"


def without_mark(name: str) -> tuple[str, bool]:
    """A name without the mark of :func:`unknown_name`, and whether it had one."""
    bare = name.rstrip().removesuffix(_UNKNOWN)
    return bare.rstrip(), bare != name.rstrip()


_UNKNOWN_LINE = re.compile(r"^\s*(?:[-*+]\s+)?(\d{1,6})(?:x\s?|\s)\s*(?=\S)")


def read_unknown(text: str) -> tuple[int, str, str] | None:
    """Count, name and comment of a line or list item with a name from :func:`unknown_name`."""
    name, mark, behind = text.rpartition(_UNKNOWN)
    count = _UNKNOWN_LINE.match(name) if mark else None
    if count is None or not (not behind.strip() or behind.startswith(" -- ")):
        return None
    return int(count[1]), name[count.end() :].strip(), behind.removeprefix(" -- ").strip()


def to_ascii(text: str) -> str:
    """``text`` without accents or other characters that old programs do not support."""
    folded = unicodedata.normalize("NFKD", text.translate(_ASCII))
    return "".join(c for c in folded if c.isascii())


def one_line(text: str) -> str:
    """``text`` on one line, without control characters."""
    return " ".join(_CONTROL.sub(" ", text).split())


def lines_of(text: str) -> list[str]:
    """The lines of a text, without control characters and without blank lines around it."""
    return _CONTROL.sub("", text.replace("\r\n", "\n")).strip().split("\n")
