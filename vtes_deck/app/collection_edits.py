"""Edits of the collection, each a labelled step that can be undone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

import msgspec

from cardbase.model import AnyCard
from vtes_deck.app.collection import CollectionBook
from vtes_deck.app.collection_rows import CollectionRow, deck_counts
from vtes_deck.collection import edits
from vtes_deck.collection.model import Collection, Listed, Lot, ShelvedDeck, SmartTag, Use
from vtes_deck.collection.usage import wishes_of
from vtes_deck.deck.model import Deck
from vtes_deck.language import mark, plural, tr

USES = {
    Use.IDEA: mark("only a list"),
    Use.FLEXIBLE: mark("built when played (flexible)"),
    Use.FIXED: mark("built and kept (fixed)"),
}


class CollectionWork:
    """Edits of a collection."""

    def __init__(self, book: CollectionBook) -> None:
        self._book = book

    def own(self, card: AnyCard, copies: int, code: str = "") -> bool:
        """Change the number of owned copies of a card.

        Args:
            card: the card.
            copies: the number; if negative and there is no such lot, the least specified copies are
                removed.
            code: the code of the set in which they were printed, or empty.
        """
        lot = Lot(card.id, 1, code)
        there = any(one.kind == lot.kind for one in self._book.value.owned.lots(card.id))
        if copies > 0 or (code and there):
            edit = partial(edits.add, lot=lot, by=copies)
        else:
            edit = partial(edits.take, card=card.id, copies=-copies)
        what = "own" if copies > 0 else "give away"
        if copies > 0:
            label = tr(
                "Add {copies} {card} to the collection", copies=copies, card=card.unique_name
            )
        else:
            label = tr(
                "Remove {copies} {card} from the collection", copies=-copies, card=card.unique_name
            )
        return self._book.apply(label, edit, merge=f"{what} {card.id} {code}")

    def give_away(self, row: CollectionRow) -> bool:
        """Give away a copy of a card that the card base does not know."""
        edit = partial(edits.take, card=row.id, copies=1)
        return self._book.apply(tr("Remove {card} from the collection", card=row.name), edit)

    def step(self, lot: Lot, by: int, name: str) -> bool:
        """Change the number of copies of a lot."""
        edit = partial(edits.add, lot=lot, by=by)
        return self._book.apply(f"{by:+d} {name}", edit, merge=f"lot {lot.kind} {by}")

    def set_printing(self, lot: Lot, copies: int, name: str) -> bool:
        """Assign copies of an unknown printing to this lot."""
        unknown = next(
            (one for one in self._book.value.owned.lots(lot.card) if not one.set and one.plain),
            None,
        )
        if unknown is None or unknown.kind == lot.kind:
            return False
        edit = partial(edits.move, lot=unknown, to=lot, copies=copies)
        return self._book.apply(f"{name}: {lot.set}", edit, merge=f"printing {lot.kind}")

    def change(self, lot: Lot, wanted: Lot, name: str) -> bool:
        """Replace a lot by the player's edit: another number, condition, place ..."""

        def edit(collection: Collection) -> Collection:
            if wanted.kind == lot.kind:
                return edits.set_lot(collection, lot, wanted.count)
            return edits.move(collection, lot, wanted, lot.count)

        return self._book.apply(tr("Change {card}", card=name), edit)

    def wish(self, rows: Sequence[CollectionRow], by: int) -> bool:
        """Change the number of wanted copies of some cards."""
        stepped = _stepped(rows, by, self._book.value.wishes)
        what = _wished(rows)
        return self._book.apply(what, partial(edits.wish, wished=stepped), merge=what)

    def offer(self, rows: Sequence[CollectionRow], by: int) -> bool:
        """Change the number of offered copies of some cards."""
        stepped = _stepped(rows, by, self._book.value.trades)
        what = _offered(rows)
        return self._book.apply(what, partial(edits.offer, offered=stepped), merge=what)

    def mark(self, path: str, title: str, deck: Deck, use: Use) -> bool:
        """Set whether a deck is built from owned cards."""
        kept = self._book.value.decks.get(path) or ShelvedDeck(path=path)
        kept = msgspec.structs.replace(kept, name=title, use=use, cards=deck_counts(deck))
        return self._book.apply(
            tr("{deck}: {use}", deck=title, use=tr(USES[use])), partial(edits.keep_deck, deck=kept)
        )

    def describe_deck(self, deck: ShelvedDeck, label: str) -> bool:
        """Set the use, tags and note of a deck; if all are empty, nothing is kept.

        Args:
            deck: the deck with the new facts.
            label: the name of the step.
        """
        in_use = deck.use is not Use.IDEA or deck.tags or deck.note
        if in_use:
            return self._book.apply(label, partial(edits.keep_deck, deck=deck))
        return self._book.apply(label, partial(edits.forget_deck, path=deck.path))

    def move_deck(self, path: str, to: str, title: str) -> bool:
        """Set the new path of a deck's file."""

        def edit(collection: Collection) -> Collection:
            deck = collection.decks.get(path)
            if deck is None:
                return collection
            moved = msgspec.structs.replace(deck, path=to, stamp=None)
            return edits.keep_deck(edits.forget_deck(collection, path), moved)

        return self._book.apply(tr("{deck} is in another file", deck=title), edit)

    def add_folder(self, folder: str) -> bool:
        """Read decks from a folder, too."""
        return self._book.apply(
            tr("Add the folder {folder}", folder=folder), partial(edits.add_folder, folder=folder)
        )

    def drop_folder(self, folder: str) -> bool:
        """Stop reading decks from a folder."""
        return self._book.apply(
            tr("Remove the folder {folder}", folder=folder),
            partial(edits.drop_folder, folder=folder),
        )

    def keep_smart(self, name: str, tag: SmartTag) -> bool:
        """Replace the smart tag called ``name``, or add one."""
        return self._book.apply(
            tr("Smart tag {name}", name=tag.name),
            partial(edits.keep_smart, name=name, tag=tag),
        )

    def drop_smart(self, name: str) -> bool:
        """Delete a smart tag."""
        return self._book.apply(
            tr("Delete the smart tag {name}", name=name), partial(edits.drop_smart, name=name)
        )

    def own_lots(self, lots: Iterable[Lot], title: str) -> int:
        """Add all cards of a deck or a product.

        Returns:
            The number of cards.
        """
        lots = list(lots)
        total = sum(lot.count for lot in lots)
        self._book.apply(
            plural(
                "Add the {n} cards of {title} to the collection",
                "Add the {n} card of {title} to the collection",
                total,
                title=title,
            ),
            partial(edits.receive, lots=lots),
        )
        return total

    def own_deck(self, deck: Deck, title: str) -> int:
        """Add all cards of a deck; their printing is unknown."""
        return self.own_lots((Lot(slot.card.id, slot.count) for slot in deck.slots), title)

    def wish_missing(self, deck: Deck, title: str, path: str = "") -> int:
        """Put the missing cards of a deck on the wish list.

        Returns:
            The number of different cards.
        """
        missing = self._book.usage.missing(deck_counts(deck), path)
        wished = wishes_of(missing, self._book.value.wishes)
        self._book.apply(
            tr("Add the cards missing from {deck} to the wish list", deck=title),
            partial(edits.wish, wished=wished),
        )
        return len(wished)


def _wished(rows: Sequence[CollectionRow]) -> str:
    if len(rows) == 1:
        return tr("Add {card} to the wish list", card=rows[0].name)
    return plural("Add {n} cards to the wish list", "Add {n} card to the wish list", len(rows))


def _offered(rows: Sequence[CollectionRow]) -> str:
    if len(rows) == 1:
        return tr("Add {card} to the trade list", card=rows[0].name)
    return plural("Add {n} cards to the trade list", "Add {n} card to the trade list", len(rows))


def _stepped(rows: Sequence[CollectionRow], by: int, before: Mapping[int, Listed]) -> list[Listed]:
    stepped = []
    for row in rows:
        there = before.get(row.id) or Listed(row.id, 0)
        stepped.append(msgspec.structs.replace(there, count=max(there.count + by, 0)))
    return stepped
