"""Compares card data: the changes, the doubts, and which data are newer."""

from __future__ import annotations

import contextlib
import datetime
import re
from collections.abc import Iterator

import msgspec

from cardbase.archive import Archive
from cardbase.control_characters import CONTROLS, visible
from cardbase.data_lock import BusyError, locked
from cardbase.database import CardBase
from cardbase.message import Message
from cardbase.model import AnyCard
from cardbase.names import normalize
from cardbase.paths import Place
from cardbase.snapshot import open_base
from cardbase.sources.installed import PACKAGED, Pointer, Reason, Versions
from cardbase.sources.problems import Note, Subject

_MIN_SHARE = 0.9  # the minimum share of the present cards and decks that newer data must contain
_RENAMED = 0.02  # maximum share of the cards with another name
_UNKNOWN = 0.01  # maximum share of the cards in archived decks that the card base may lack
_SHOWN = 5  # the maximum number of names in a message
_REFERENCE_DAY = re.compile(r"\b(\d{4})(\d{2})(\d{2})\b")


class Named(msgspec.Struct, frozen=True):
    """A card by id and name."""

    id: int
    name: str


class Difference(msgspec.Struct, frozen=True):
    """The changes by newer data.

    Attributes:
        added, removed: the added and removed cards.
        texts: the cards with another name or card text.
        facts: the cards that differ in anything else, such as printings, bans or translations.
        rulings: the cards with other rulings.
        decks_added, decks_removed: the added and removed decks of the tournament archive.
        decks_changed: the decks with other contents.
        notes: further remarks.
    """

    added: tuple[Named, ...] = ()
    removed: tuple[Named, ...] = ()
    texts: tuple[Named, ...] = ()
    facts: tuple[Named, ...] = ()
    rulings: tuple[Named, ...] = ()
    decks_added: int = 0
    decks_removed: int = 0
    decks_changed: int = 0
    notes: tuple[Message, ...] = ()

    def __bool__(self) -> bool:
        """Whether anything is different."""
        return self != Difference()


def compare(old: CardBase, new: CardBase) -> Difference:
    """The changes from old data to ``new``."""
    before, after = ({card.id: card for card in base} for base in (old, new))
    both = [(before[card.id], card) for card in new if card.id in before]
    texts = [b for a, b in both if (a.name, a.text) != (b.name, b.text)]
    rulings = [b for a, b in both if a.rulings != b.rulings]
    facts = [b for a, b in both if _rest(a) != _rest(b)]
    return Difference(
        added=_named(card for card in new if card.id not in before),
        removed=_named(card for card in old if card.id not in after),
        texts=_named(texts),
        facts=_named(facts),
        rulings=_named(rulings),
        **_decks(old.archive, new.archive),
        notes=tuple(_set_notes(old, new)),
    )


def _named(cards: Iterator[AnyCard] | list[AnyCard]) -> tuple[Named, ...]:
    return tuple(Named(card.id, card.full_name) for card in cards)


def _rest(card: AnyCard) -> dict[str, object]:
    apart = {"name", "text", "rulings"}
    return {f: getattr(card, f) for f in card.__struct_fields__ if f not in apart}


def _decks(old: Archive, new: Archive) -> dict[str, int]:
    before, after = ({deck.id: deck for deck in archive} for archive in (old, new))
    return {
        "decks_added": len(after.keys() - before.keys()),
        "decks_removed": len(before.keys() - after.keys()),
        "decks_changed": sum(
            msgspec.structs.astuple(before[i]) != msgspec.structs.astuple(after[i])
            for i in before.keys() & after.keys()
        ),
    }


def _set_notes(old: CardBase, new: CardBase) -> Iterator[Message]:
    for code, card_set in new.sets.items():
        before = old.sets.get(code)
        if before is None:
            yield Message(Note.NEW_SET, name=card_set.name, code=code)
        elif before.date != card_set.date:
            days = {"day": str(card_set.date), "before": str(before.date)}
            yield Message(Note.NEW_RELEASE, name=card_set.name, code=code, **days)
    for code in old.sets.keys() - new.sets.keys():
        yield Message(Note.SET_GONE, name=old.sets[code].name, code=code)


def doubts(
    old: CardBase, new: CardBase, difference: Difference, day: datetime.date | None
) -> tuple[Message, ...]:
    """Reasons why newer data may be wrong; empty if they look correct.

    Args:
        old: the present data.
        new: the newer data.
        difference: their difference.
        day: the day on which the newer data were packed, if known.
    """
    found: list[Message] = []
    released = max(_release_days(old), default=None)
    if day is not None and released is not None and day < released:
        found.append(Message(Note.OLD, day=str(day), released=str(released)))
    for note, now, then in (
        (Note.FEW_CRYPT, len(new.crypt), len(old.crypt)),
        (Note.FEW_LIBRARY, len(new.library), len(old.library)),
        (Note.FEW_DECKS, len(new.archive), len(old.archive)),
    ):
        if now < _MIN_SHARE * then:
            found.append(Message(note, now=now, then=then))
    if difference.removed:
        names = _listed([card.name for card in difference.removed])
        found.append(Message(Note.CARDS_GONE, names=names))
    renamed = [
        card
        for card in difference.texts
        if normalize(old[card.id].name) != normalize(new[card.id].name)
    ]
    if len(renamed) > max(_SHOWN, _RENAMED * len(old)):
        found.append(Message(Note.RENAMED, number=len(renamed)))
    played = {entry.id for deck in new.archive for entry in deck.cards}
    unknown = {card_id for card_id in played if card_id not in new}
    if len(unknown) > max(_SHOWN, _UNKNOWN * len(played)):
        found.append(Message(Note.UNKNOWN_CARDS, number=len(unknown)))
    found += _controls(old, new)
    return tuple(found)


def _controls(old: CardBase, new: CardBase) -> Iterator[Message]:
    """The texts of newer data with control characters."""
    here = {_written(each) for each in (*old, *old.sets.values(), *old.archive)}
    cards = [c for c in new if _has_controls(c, here)]
    sets = [s for s in new.sets.values() if _has_controls(s, here)]
    decks = [d for d in new.archive if _has_controls(d, here)]
    for what, names in (
        (Subject.CARDS, [card.full_name for card in cards]),
        (Subject.SETS, [each.name for each in sets]),
        (Subject.DECKS, [deck.id for deck in decks]),
    ):
        if names:
            listed = _listed([visible(name) for name in names])
            yield Message(Note.CONTROLS, subject=what, names=listed)


def _listed(names: list[str]) -> str:
    more = len(names) - _SHOWN
    return ", ".join(names[:_SHOWN]) + (f", ... ({more})" if more > 0 else "")


def _written(value: msgspec.Struct) -> bytes:
    return msgspec.json.encode(value)


def _has_controls(value: msgspec.Struct, known: set[bytes]) -> bool:
    """Whether a new value has such characters."""
    written = _written(value)
    return written not in known and any(
        CONTROLS.search(text) for text in _texts(msgspec.to_builtins(value))
    )


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from (*_texts(key), *_texts(one))
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _texts(one)


def latest_day(base: CardBase) -> datetime.date:
    """The last date in the data up to today, of a printing, a ruling or a tournament."""
    today = datetime.date.today()
    return max((day for day in _days(base) if day <= today), default=datetime.date.min)


def _release_days(base: CardBase) -> Iterator[datetime.date]:
    """Days up to today on which cards were released."""
    today = datetime.date.today()
    for card in base:
        for printing in card.printings:
            if printing.date is not None and printing.date <= today:
                yield printing.date


def _days(base: CardBase) -> Iterator[datetime.date]:
    yield from _release_days(base)
    for card in base:
        for ruling in card.rulings:
            for reference in ruling.references:
                if match := _REFERENCE_DAY.search(reference.label):
                    with contextlib.suppress(ValueError):
                        yield datetime.date(*map(int, match.groups()))
    yield from filter(None, (deck.event.date for deck in base.archive))


def judge(place: Place, versions: Versions, pointer: Pointer) -> Pointer:
    """Decide between installed data and packaged data that have changed.

    The packaged data are used if they contain later days than the day until which the installed
    data are known to be the latest. Otherwise, the installed data are used. The decision is stored.

    Raises:
        SourceError: one of them cannot be read.
    """
    installed = versions.find(pointer.current)
    newest = latest_day(open_base(place.package, place.cache))
    until = installed.manifest.date
    if newest > until:
        history, sentence = (*pointer.history, PACKAGED), Note.PACKAGE_NEWER
    else:
        history, sentence = pointer.history, Note.INSTALLED_NEWER
    reason = Message(
        sentence,
        version=place.package.label,
        day=str(newest),
        other=installed.label,
        until=str(until),
    )
    decided = msgspec.structs.replace(pointer, history=history, reason=Reason.of(reason))
    # Another process that is updating now decides itself. In a read-only folder, nothing is stored.
    with contextlib.suppress(BusyError, OSError), locked(versions.lock):
        if versions.pointer() == pointer:
            versions.point(decided.history, reason)
    return decided
