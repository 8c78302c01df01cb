"""Decks whose cards are given by number, as JSON and links have them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from cardbase import CardBase
from cardbase.names import How, Match
from vtes_deck.deckio.base import Problem, ProblemKind, ReadResult, Reason, UnreadableError
from vtes_deck.deckio.listing.assemble import Entry, assemble


class NumberedCard(msgspec.Struct, frozen=True):
    """Some copies of a card.

    Attributes:
        id: its number; 0 if only the name is known.
        count: copies.
        name: its name, for a number that is not known or missing.
        comment: said beside it.
        crypt: whether it stands in the crypt, if that is known.
        line: line of the file, if that is known.
    """

    id: int
    count: int
    name: str = ""
    comment: str = ""
    crypt: bool | None = None
    line: int = 0


def numbered_deck(
    found: Iterable[NumberedCard],
    cb: CardBase,
    *,
    format_name: str,
    name: str = "",
    author: str = "",
    description: str = "",
) -> ReadResult:
    """A deck of cards given by number.

    Raises:
        UnreadableError: more cards are listed than any deck has.
    """
    entries: list[Entry] = []
    problems: list[Problem] = []
    for card in found:
        if card.count == 0:  # VDB keeps cards that were taken out with a count of nothing
            continue
        if len(entries) >= _MOST_ENTRIES:
            raise UnreadableError(Reason.TOO_LARGE, str(_MOST_ENTRIES))
        entry, unknown_number = _entry(card, cb)
        entries.append(entry)
        if unknown_number:
            problem = Problem(card.line, entry.text, ProblemKind.UNKNOWN_ID, said=card.id)
            problems.append(problem)
    assembly = assemble(entries, cb)
    deck = assembly.deck(name=name, author=author, description=description)
    unknown = {(p.line, p.text) for p in problems}
    problems += [
        p
        for p in assembly.problems
        if p.kind is not ProblemKind.UNKNOWN_CARD or (p.line, p.text) not in unknown
    ]
    return ReadResult(deck, format_name, tuple(problems))


_MOST_ENTRIES = 5_000


def _entry(card: NumberedCard, cb: CardBase) -> tuple[Entry, bool]:
    """The entry for a card, and whether its number is unknown and no name helps."""
    known = cb.get(card.id)
    name = card.name.strip()
    text = f"{card.count}x {name or f'#{card.id}'}"
    if known is not None:
        match: Match | None = Match(name, How.EXACT, known, (known,))
    elif name:
        match = cb.find(name, crypt=card.crypt)
    else:
        match = None
    entry = Entry(
        card.line,
        text,
        card.count,
        known.full_name if known is not None else name or f"#{card.id}",
        match,
        comment=card.comment,
        crypt=card.crypt if card.crypt is not None else _in_crypt(card.id),
    )
    return entry, known is None and match is None


def _in_crypt(number: int) -> bool | None:
    """The numbers of crypt cards begin with 2, those of library cards with 1."""
    return {1: False, 2: True}.get(number // 100_000)
