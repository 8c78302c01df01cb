"""Edits of a deck, each a labelled step of the session."""

from __future__ import annotations

from collections.abc import Sequence

from cardbase.model import AnyCard
from vtes_deck.app.changes import Changes
from vtes_deck.app.deck_stacks import pile_of, with_pile
from vtes_deck.app.decklist import Row
from vtes_deck.app.session import DeckSession
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck, Slot, UnknownLine
from vtes_deck.language import plural, tr


class DeckWork:
    """Edits of the open deck, announced with the key of the panel that asks."""

    def __init__(self, session: DeckSession, origin: str = "") -> None:
        self._session = session
        self._origin = origin

    def add(self, pairs: Sequence[tuple[AnyCard, int]]) -> Changes:
        """Add cards with this many copies of each."""
        if len(pairs) == 1:
            return self._session.add(*pairs[0], origin=self._origin)

        def edit(deck: Deck) -> Deck:
            for card, copies in pairs:
                deck = edits.add(deck, card, copies)
            return deck

        total = sum(copies for _, copies in pairs)
        return self._session.apply(
            plural("Add {n} cards", "Add {n} card", total), edit, origin=self._origin
        )

    def merge(self, read: Deck) -> Changes:
        """Add another deck's cards and unidentified lines to this one."""

        def edit(deck: Deck) -> Deck:
            for slot in read.slots:
                deck = edits.add(deck, slot.card, slot.count, comment=slot.comment)
            for line in read.unknown:
                deck = edits.add_unknown(deck, line)
            return deck

        total = read.crypt_count + read.library_count
        return self._session.apply(
            plural("Add {n} pasted cards", "Add {n} pasted card", total), edit, origin=self._origin
        )

    def step(self, slots: Sequence[Slot], by: int) -> Changes:
        """Add copies to each of some cards, or remove copies."""
        if len(slots) == 1:
            return self._session.add(slots[0].card, by, origin=self._origin)
        cards = [slot.card for slot in slots]

        def edit(deck: Deck) -> Deck:
            for card in cards:
                count = min(max(deck.count(card) + by, 0), edits.MAX_COUNT)
                deck = edits.set_count(deck, card, count)
            return deck

        if by > 0:
            label = plural(
                "Add {copies} of {n} cards", "Add {copies} of {n} card", len(cards), copies=by
            )
        else:
            label = plural(
                "Remove {copies} of {n} cards",
                "Remove {copies} of {n} card",
                len(cards),
                copies=-by,
            )
        return self._session.apply(label, edit, origin=self._origin)

    def set_count(self, rows: Sequence[Row], copies: int) -> Changes:
        """Set the copies of some cards; 0 also removes unidentified lines."""
        only = rows[0] if len(rows) == 1 else None
        if isinstance(only, Slot):
            return self._session.set_count(only.card, copies, origin=self._origin)

        def edit(deck: Deck) -> Deck:
            for row in rows:
                if isinstance(row, Slot):
                    deck = edits.set_count(deck, row.card, copies)
                elif not copies:
                    deck = edits.drop_unknown(deck, row)
            return deck

        if only is not None:
            label = tr("Remove the line “{name}”", name=only.name)
        elif copies:
            label = plural(
                "{copies} copies of {n} cards",
                "{copies} copies of {n} card",
                len(rows),
                copies=copies,
            )
        else:
            label = plural("Remove {n} cards", "Remove {n} card", len(rows))
        return self._session.apply(label, edit, origin=self._origin)

    def comment(self, card: AnyCard, comment: str) -> None:
        """Comment on a card, if it is still in the deck."""
        if self._session.deck.count(card):
            self._session.apply(
                tr("Comment on {card}", card=card.unique_name),
                lambda deck: edits.set_comment(deck, card, comment),
                origin=self._origin,
            )

    def put_into_pile(self, slots: Sequence[Slot], pile: str) -> Changes:
        """Put cards into one of the player's piles; an empty name removes them from piles."""
        cards = [slot.card for slot in slots]

        def edit(deck: Deck) -> Deck:
            comments = {slot.card.id: slot.comment for slot in deck.slots}
            for card in cards:
                if card.id in comments:
                    comment = with_pile(comments[card.id], pile)
                    deck = edits.set_comment(deck, card, comment)
            return deck

        label = tr("Put into the pile “{pile}”", pile=pile) if pile else tr("Take out of piles")
        return self._session.apply(label, edit, origin=self._origin)

    def rename_pile(self, pile: str, name: str) -> Changes:
        """Rename a pile; with the name of another pile, both are merged."""

        def edit(deck: Deck) -> Deck:
            for slot in deck.slots:
                if pile_of(slot.comment) == pile:
                    deck = edits.set_comment(deck, slot.card, with_pile(slot.comment, name))
            return deck

        label = tr("Rename the pile “{pile}”", pile=pile)
        return self._session.apply(label, edit, origin=self._origin)

    def resolve(self, line: UnknownLine, card: AnyCard) -> Changes:
        """Replace an unidentified line by ``card``."""
        return self._session.apply(
            tr("“{name}” is {card}", name=line.name, card=card.unique_name),
            lambda deck: edits.resolve_unknown(deck, line, card),
            origin=self._origin,
        )

    def sort(self) -> Changes:
        """Sort the deck itself in the usual order."""
        return self._session.apply(tr("Put into the usual order"), edits.sort, origin=self._origin)
