"""Decks whose cards are given by name, in files with a structure of their own."""

from __future__ import annotations

from cardbase import CardBase
from cardbase.names import How, Match
from vtes_deck.deckio.base import Reason, UnreadableError
from vtes_deck.deckio.listing.assemble import Assembly, Entry, assemble
from vtes_deck.deckio.listing.items import Names
from vtes_deck.deckio.listing.tail import Tail

_MOST_ENTRIES = 20_000
_MOST_GUESSES = 300


class NamedCards:
    """Collects cards by name."""

    def __init__(self, cb: CardBase) -> None:
        self._cb = cb
        self._names = Names(cb)
        self._entries: list[Entry] = []
        self._guessed: dict[tuple[str, bool | None], Match] = {}

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
            name: as written.
            count: copies; ``None`` if the file does not say.
            crypt: whether it stands in the crypt, if that is known.
            line: line of the file, 0 if that is not known.
            comment: said beside it.
            tail: what the file says of the vampire: group, capacity, Disciplines.

        Raises:
            UnreadableError: there are more cards than any deck has.
        """
        name = " ".join(name.split())[:200]
        if not name:
            return
        if len(self._entries) >= _MOST_ENTRIES:
            raise UnreadableError(Reason.TOO_LARGE, str(_MOST_ENTRIES))
        entry = Entry(
            line,
            name,
            count,
            name,
            self._match(name, crypt=crypt),
            tail or Tail(),
            comment,
            crypt,
        )
        self._entries.append(entry)

    def _match(self, name: str, *, crypt: bool | None) -> Match:
        exact = self._names.exact(name)
        if exact is not None:
            return exact
        key = (name, crypt)
        if key not in self._guessed:
            if len(self._guessed) >= _MOST_GUESSES:
                return Match(name, How.NONE)
            self._guessed[key] = self._names.near(name, crypt=crypt)
        return self._guessed[key]

    def assembly(self) -> Assembly:
        """The cards so far."""
        return assemble(self._entries, self._cb)
