"""Decks whose cards are given by number, as in JSON and links."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

import msgspec

from cardbase import CardBase
from cardbase.card_numbers import is_crypt
from cardbase.model import AnyCard
from cardbase.names import How, Match
from vtes_deck.deckio.base import ProblemKind, ReadProblem, ReadResult, Reason, UnreadableError
from vtes_deck.deckio.listing.assembly import ListEntry, assemble
from vtes_deck.deckio.listing.homonyms import read_in_own_language
from vtes_deck.deckio.listing.near_names import NearNames, not_compared


class NumberedCard(msgspec.Struct, frozen=True):
    """Some copies of a card.

    Attributes:
        id: its number; 0 if only the name is known, -1 for an id that is not a card number.
        count: the copies; ``None`` if the file does not state them.
        name: its name, for a number that is unknown or missing.
        comment: the author's comment on the card.
        crypt: whether it is in the crypt, if known.
        line: the line of the file, if known.
        sure: the name is complete, so it means no card if it is not exactly the name of a card.
    """

    id: int
    count: int | None
    name: str = ""
    comment: str = ""
    crypt: bool | None = None
    line: int = 0
    sure: bool = False


def given_id(written: str) -> int:
    """The id of a card in a file: 0 for none, -1 for an id that is not a card number."""
    written = written.strip().removeprefix("#")
    if not written or written == "0":
        return 0
    return int(written) if written.isdecimal() and len(written) <= 9 else -1


def numbered_deck(
    found: Iterable[NumberedCard],
    names: NearNames,
    *,
    format_name: str,
    name: str = "",
    author: str = "",
    description: str = "",
) -> ReadResult:
    """A deck of cards given by number.

    An unknown number means an unknown card, whose name is never matched to a similar name of
    another card. This also applies to a card without a number among cards with numbers.

    Several decks of one file share ``names``.

    Raises:
        UnreadableError: more cards are listed than a deck can have.
    """
    listed = list(islice(found, _MAX_ENTRIES + 1))
    if len(listed) > _MAX_ENTRIES:
        raise UnreadableError(Reason.TOO_LARGE, str(_MAX_ENTRIES))
    numbered = any(card.id for card in listed)
    left_out = names.left_out
    # VDB keeps removed cards with a count of 0.
    reading = [_entry(card, names, numbered=numbered) for card in listed if card.count != 0]
    entries = [entry for entry, _ in reading]
    if not numbered:
        read_in_own_language(entries, names.cards)
    assembly = assemble(entries, names.cards)
    deck = assembly.deck(name=name, author=author, description=description)
    doubts = [problem for _, problem in reading if problem is not None]
    unknown = {(p.line, p.text) for p in doubts if p.kind is ProblemKind.UNKNOWN_ID}
    doubts += [
        p
        for p in assembly.problems
        if p.kind is not ProblemKind.UNKNOWN_CARD or (p.line, p.text) not in unknown
    ]
    return ReadResult(
        deck, format_name, (*doubts, *not_compared(names.compared, names.left_out - left_out))
    )


_MAX_ENTRIES = 5_000
_MAX_NAME_LENGTH = 200


def _entry(
    card: NumberedCard, names: NearNames, *, numbered: bool
) -> tuple[ListEntry, ReadProblem | None]:
    """The entry for a card, and the problem with its number, if any."""
    known = names.cards.get(card.id)
    name = " ".join(card.name.split())[:_MAX_NAME_LENGTH]
    text = f"{'' if card.count is None else f'{card.count}x '}{name or f'#{card.id}'}"
    doubt: ProblemKind | None = None
    if known is not None:
        match = Match(name, How.EXACT, known, (known,))
        doubt = ProblemKind.NEAR_NAME if name and _names_another(name, known, names.cards) else None
    elif card.id:
        match = names.exact(name)
        doubt = ProblemKind.UNKNOWN_ID if match.card is None else ProblemKind.NEAR_NAME
    elif numbered or card.sure:
        match = names.exact(name)
    else:
        match = names.find(name, crypt=card.crypt)
    entry = ListEntry(
        card.line,
        text,
        card.count,
        known.full_name if known is not None else name or f"#{card.id}",
        match,
        comment=card.comment,
        crypt=card.crypt if card.crypt is not None else is_crypt(card.id),
    )
    if doubt is None:
        return entry, None
    return entry, ReadProblem(
        card.line,
        text,
        doubt,
        card=match.card.full_name if match.card else "",
        suggestions=tuple(card.full_name for card in match.suggestions),
        said=card.id if card.id > 0 and not match.card else None,
    )


def _names_another(name: str, card: AnyCard, cb: CardBase) -> bool:
    """Whether a name is exactly the name of another card than the one with its number."""
    named = cb.find(name, near=False)
    family = getattr(card, "variants", ())
    return bool(named.candidates) and not any(
        other.id == card.id or other.id in family for other in named.candidates
    )
