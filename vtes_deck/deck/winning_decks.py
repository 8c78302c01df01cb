"""Decks of the tournament archive as decks."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cardbase.archive import ArchiveDeck, Score
from cardbase.model import AnyCard, CryptCard
from vtes_deck.deck.edits import MAX_COUNT, merge
from vtes_deck.deck.model import Deck, Slot, UnknownLine, Win
from vtes_deck.deck.order import crypt_key, library_key


def from_archive(found: ArchiveDeck, get: Callable[[int], AnyCard | None]) -> Deck:
    """An archived deck as a deck, in the order in which players write one.

    Args:
        found: the deck of the archive.
        get: returns a card by its id, e.g. ``CardBase.get``; an unknown id becomes an unidentified
            line.
    """
    slots: list[Slot] = []
    unknown: list[UnknownLine] = []
    for entry in found.cards:
        card = get(entry.id)
        if card is None:
            count = min(entry.count, MAX_COUNT)
            unknown.append(UnknownLine(f"#{entry.id}", count, comment=entry.comment))
        else:
            slots.append(Slot(card, entry.count, entry.comment))
    crypt, library = divide(slots)
    return Deck(
        name=found.name,
        author=found.author or found.player,
        description=_description(found.comment),
        crypt=tuple(sorted(crypt, key=crypt_key)),
        library=tuple(sorted(library, key=library_key)),
        unknown=tuple(unknown),
        win=Win(found.event, found.player, _score(found.score)),
    )


def _description(comment: str) -> str:
    """The player's own comment, without the label with which a quarter of them begin."""
    return comment.strip().removeprefix("Description:").strip()


def _score(score: Score | None) -> str:
    """A result as the archive writes it: ``2GW8 + 1.5vp in final``."""
    if score is None:
        return ""
    rounds = score.game_wins or score.victory_points
    parts = [f"{score.game_wins}GW{score.victory_points:g}"] if rounds else []
    if score.final_points:
        parts.append(f"{score.final_points:g}vp in final")
    return " + ".join(parts)


def divide(slots: Iterable[Slot]) -> tuple[tuple[Slot, ...], tuple[Slot, ...]]:
    """Crypt and library, with one slot for each card."""
    once = merge(slots)
    crypt = tuple(slot for slot in once if isinstance(slot.card, CryptCard))
    return crypt, tuple(slot for slot in once if not isinstance(slot.card, CryptCard))
