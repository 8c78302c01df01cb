"""Lists of cards in the form of the tournament archive and VDB, with the columns of vampires."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

import msgspec

from cardbase.model import AnyCard, CryptCard
from vtes_deck.deck.model import Deck, Slot, UnknownLine
from vtes_deck.deck.order import CryptFigures, Section, crypt_figures, crypt_order, sections
from vtes_deck.deckio.spelling import one_line, unknown_name

type Spell = Callable[[AnyCard], str]


class Vampire(msgspec.Struct, frozen=True):
    """The columns of a crypt card.

    Attributes:
        count: copies.
        name: the printed name.
        capacity: printed capacity.
        disciplines: the superior Disciplines first, or ``-none-``.
        path: first word of the path, or empty.
        title: the title in lower case, or empty.
        clan: clan and group: ``"Toreador:1"``.
        comment: the author's comment on the card.
    """

    count: int
    name: str
    capacity: int
    disciplines: str
    path: str
    title: str
    clan: str
    comment: str


def vampire_rows(slots: Iterable[Slot], spell: Spell) -> list[Vampire]:
    """The columns of each crypt card."""
    return [
        Vampire(
            slot.count,
            spell(slot.card),
            slot.card.capacity,
            " ".join(sorted(slot.card.disciplines)) or "-none-",
            slot.card.path.partition(" ")[0],
            slot.card.title.lower() if slot.card.title else "",
            f"{slot.card.clan}:{'ANY' if slot.card.group is None else slot.card.group}",
            one_line(slot.comment),
        )
        for slot in slots
        if isinstance(slot.card, CryptCard)
    ]


def columns(rows: Sequence[Vampire]) -> list[str]:
    """Crypt cards in aligned columns; a column that no card needs is omitted."""
    if not rows:
        return []
    wide = {
        "count": max(len(str(row.count)) for row in rows) + 1,
        "name": max(len(row.name) for row in rows),
        "capacity": max(len(str(row.capacity)) for row in rows),
        "disciplines": max(len(row.disciplines) for row in rows),
        "path": max(len(row.path) for row in rows),
        "title": max(len(row.title) for row in rows),
        "clan": max(len(row.clan) for row in rows),
    }
    lines = []
    for row in rows:
        parts = [
            f"{f'{row.count}x':<{wide['count']}} {row.name:<{wide['name']}}",
            f"{row.capacity:>{wide['capacity']}}",
            f"{row.disciplines:<{wide['disciplines']}}",
        ]
        parts += [f"{row.path:<{wide['path']}}"] if wide["path"] else []
        parts += [f"{row.title:<{wide['title']}}"] if wide["title"] else []
        parts += [f"{row.clan:<{wide['clan']}}", f"-- {row.comment}"] if row.comment else [row.clan]
        lines.append("  ".join(parts).rstrip())
    return lines


def crypt_title(slots: Iterable[Slot], unknown: Iterable[UnknownLine], joint: str) -> str:
    """``Crypt (12 cards, min=11, max=27, avg=5.17)``; ``joint`` is between the figures."""
    figures = crypt_figures(slots)
    count = figures.count + sum(line.count for line in unknown)
    shown = joint.join((f"min={figures.least}", f"max={figures.most}", f"avg={_mean(figures)}"))
    return f"Crypt ({count} cards, {shown})"


def _mean(figures: CryptFigures) -> str:
    hundredths = math.floor(figures.mean * 100 + 0.5)  # the archive rounds halves up
    return f"{hundredths / 100:g}"


def section_title(section: Section) -> str:
    """``Master (15; 3 trifle)``."""
    trifles = f"; {section.trifles} trifle" if section.title == "Master" and section.trifles else ""
    return f"{section.title} ({section.count}{trifles})"


def card_line(count: int, name: str, comment: str) -> str:
    """``2x Villein`` or ``2x Villein -- never enough``."""
    return f"{count}x {name} -- {one_line(comment)}" if comment.strip() else f"{count}x {name}"


def unknown_lines(lines: Iterable[UnknownLine]) -> list[str]:
    """Unidentified lines, as lines of cards."""
    return [card_line(line.count, unknown_name(line.name), line.comment) for line in lines]


def listing(
    deck: Deck, spell: Spell, *, joint: str = ", ", rule: str = "-", rules: bool = False
) -> str:
    """Crypt and library as the archive prints them.

    Args:
        deck: the deck.
        spell: returns the written form of a name.
        joint: the text between the figures of the crypt.
        rule: the character under headings.
        rules: also put a rule under the headings of the library.
    """
    in_crypt = [line for line in deck.unknown if line.crypt]
    in_library = [line for line in deck.unknown if not line.crypt]
    crypt = crypt_order(deck)
    title = crypt_title(crypt, in_crypt, joint)
    lines = [title, rule * len(title)]
    lines += columns(vampire_rows(crypt, spell)) + unknown_lines(in_crypt)
    count = deck.library_count + sum(line.count for line in in_library)
    lines += ["", f"Library ({count} cards)"]
    if rules:
        lines.append(rule * len(lines[-1]))
    blocks = []
    for section in sections(deck):
        head = section_title(section)
        block = [head, "-" * len(head)] if rules else [head]
        block += [card_line(s.count, spell(s.card), s.comment) for s in section.slots]
        blocks.append("\n".join(block))
    if in_library:
        head = f"Other ({sum(line.count for line in in_library)})"
        blocks.append("\n".join([head, *unknown_lines(in_library)]))
    return "\n".join(lines) + "\n" + "\n\n".join(blocks)
