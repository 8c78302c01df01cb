"""Decks whose cards are given by name, in structured files."""

from __future__ import annotations

import msgspec

from cardbase import CardBase
from cardbase.names import Match
from vtes_deck.deckio.base import Reason, UnreadableError
from vtes_deck.deckio.listing.assembly import Assembly, ListEntry, assemble
from vtes_deck.deckio.listing.homonyms import read_in_own_language
from vtes_deck.deckio.listing.items import Names
from vtes_deck.deckio.listing.near_names import NearNames, not_compared, odd
from vtes_deck.deckio.listing.tail import Tail
from vtes_deck.deckio.spelling import without_mark

_MAX_ENTRIES = 20_000


class NamedCards:
    """Collects cards by name.

    Args:
        cb: the card base.
        sure: the names are complete, so a name that is not exactly a card's name means no card.
    """

    def __init__(self, cb: CardBase, *, sure: bool = False) -> None:
        self._sure = sure
        self._cb = cb
        self._names = Names(cb)
        self._near = NearNames(cb)
        self._entries: list[ListEntry] = []

    def __len__(self) -> int:
        return len(self._entries)

    def add(
        self,
        name: str,
        count: int | None,
        *,
        crypt: bool | None,
        line: int = 0,
        comment: str = "",
        tail: Tail | None = None,
    ) -> None:
        """Add some copies of a card.

        Args:
            name: the written name.
            count: the copies; ``None`` if the file does not state them.
            crypt: whether it is in the crypt, if known.
            line: the line of the file; 0 if unknown.
            comment: the author's comment on the card.
            tail: the data about the vampire in the file: group, capacity, Disciplines.

        Raises:
            UnreadableError: there are more cards than a deck can have.
        """
        name = " ".join(name.split())[:200]
        name, marked = (name, False) if self._sure else without_mark(name)
        if not name:
            return
        if len(self._entries) >= _MAX_ENTRIES:
            raise UnreadableError(Reason.TOO_LARGE, str(_MAX_ENTRIES))
        entry = ListEntry(
            line,
            name,
            count,
            name,
            self._match(name, crypt=crypt, sure=marked or self._sure),
            tail or Tail(),
            comment,
            crypt,
        )
        self._entries.append(entry)

    def _match(self, name: str, *, crypt: bool | None, sure: bool) -> Match:
        exact = self._names.exact(name)
        if exact is not None and not (sure and odd(name)):
            return exact
        return self._near.exact(name) if sure else self._near.find(name, crypt=crypt)

    def assembly(self) -> Assembly:
        """The cards so far."""
        read_in_own_language(self._entries, self._cb)
        assembly = assemble(self._entries, self._cb)
        problems = (*assembly.problems, *not_compared(self._near.compared, self._near.left_out))
        return msgspec.structs.replace(assembly, problems=problems)
