"""Resolves the cards of an import: names, sets and numbers. No line is lost.

Every line becomes copies of a card or is kept as an unreadable line; each doubt is reported with
the number of its line.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

from cardbase.model import AnyCard, CryptCard
from cardbase.names import How, Match, normalize
from vtes_deck.app.errors import AppError
from vtes_deck.collection.model import MAX_COPIES, MAX_LOTS, Listed, Lot, Unread
from vtes_deck.language import tr

if TYPE_CHECKING:
    from cardbase.database import CardBase

_MAX_GUESSES = 200
"""Misspelt names to resolve; each takes a hundred times as long as a correct one."""

_MAX_LENGTH = 300
_NO_SET = {
    normalize(word)
    for word in ("", "none", "none specified", "unknown", "unknown expansion", "any", "n/a", "-")
}


class ProblemLevel(StrEnum):
    """The severity of a problem."""

    LOST = "lost"
    """It is not a known card; the line itself is kept."""
    DOUBT = "doubt"
    """It was imported, but perhaps not as intended."""
    NOTE = "note"
    """It is not a card and does not look like one."""


class Remark(msgspec.Struct, frozen=True):
    """A problem with a line.

    Attributes:
        line: 1-based; 0 if the file has no lines.
        text: the text of the line.
        level: the severity.
        words: its reading, in words without a full stop.
    """

    line: int
    text: str
    level: ProblemLevel
    words: str


class ImportedCards(msgspec.Struct, frozen=True, kw_only=True):
    """The cards that an import would add.

    Attributes:
        title: the name of the recognised format.
        lots: copies owned.
        wishes, trades: the cards wanted and offered, if the file contains them.
        unread: lines without a card.
        remarks: the remarks, by line.
        none: cards that the file lists without copies.
    """

    title: str
    lots: tuple[Lot, ...] = ()
    wishes: tuple[Listed, ...] = ()
    trades: tuple[Listed, ...] = ()
    unread: tuple[Unread, ...] = ()
    remarks: tuple[Remark, ...] = ()
    none: int = 0


class WrittenCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card in a file. Numbers below 0 are missing.

    Attributes:
        line: the line of the file.
        text: the line.
        name: the name of the card.
        id: its number, or 0.
        have, wish, trade: copies; ``None`` if ``have`` could not be read.
        set: the set as written: a code, a name, or empty.
        crypt: whether it is a crypt card, if the file states it.
        group: the group of the vampire, if the file states it.
        advanced: whether the file marks it as advanced.
        condition, language, place, note: see :class:`~vtes_deck.collection.model.Lot`.
    """

    line: int
    text: str
    name: str
    id: int = 0
    have: int | None = 0
    wish: int = 0
    trade: int = 0
    set: str = ""
    crypt: bool | None = None
    group: int | None = None
    advanced: bool = False
    condition: str = ""
    language: str = ""
    place: str = ""
    note: str = ""


class TooLongError(AppError):
    """A file has more lines than any collection has lots."""


class ImportResolver:
    """Collects the content of a file.

    Attributes:
        cards: the card base.
        source: name of the file.
    """

    def __init__(self, cards: CardBase, source: str = "") -> None:
        self.cards = cards
        self.source = source
        self._sets = set_codes(cards)
        self._lots: list[Lot] = []
        self._wishes: dict[int, Listed] = {}
        self._trades: dict[int, Listed] = {}
        self._unread: list[Unread] = []
        self._remarks: list[Remark] = []
        self._guesses: dict[tuple[str, bool | None], Match] = {}
        self._none = 0

    def result(self, title: str) -> ImportedCards:
        """Everything so far."""
        return ImportedCards(
            title=title,
            lots=tuple(self._lots),
            wishes=tuple(self._wishes.values()),
            trades=tuple(self._trades.values()),
            unread=tuple(self._unread),
            remarks=tuple(sorted(self._remarks, key=_by_line)),
            none=self._none,
        )

    def __len__(self) -> int:
        """Lots, wishes, trades and unresolved lines."""
        return len(self._lots) + len(self._wishes) + len(self._trades) + len(self._unread)

    def remark(self, line: int, text: str, level: ProblemLevel, words: str) -> None:
        """Add a remark on a line."""
        self._remarks.append(Remark(line, clipped(text), level, words))

    def lose(self, line: int, text: str, words: str, copies: int = 1) -> None:
        """Keep an unresolved line as it is.

        Raises:
            TooLongError: there are more lines than any collection has lots.
        """
        if len(self) >= MAX_LOTS:
            raise TooLongError(MAX_LOTS)
        self.remark(line, text, ProblemLevel.LOST, words)
        self._unread.append(
            Unread(clipped(text), min(max(copies, 1), MAX_COPIES), self.source, line)
        )

    def find(self, written: WrittenCard) -> AnyCard | None:
        """The card of this name, with remarks on doubts; ``None`` if there is none."""
        if written.id and (known := self.cards.get(written.id)) is not None:
            return known
        match = self._match(written)
        if match.card is None:
            perhaps = ", ".join(card.unique_name for card in match.suggestions[:3])
            if perhaps:
                words = tr("no such card; perhaps {names}", names=perhaps)
            else:
                words = tr("no such card")
            self.lose(
                written.line,
                written.text,
                words,
                max(written.have or 0, written.wish, written.trade, 1),
            )
            return None
        chosen = self._chosen(match, written)
        if chosen is not None:
            return chosen
        if match.how is How.BARE:
            others = ", ".join(c.unique_name for c in match.candidates[1:4] if c != match.card)
            words = tr(
                "{card} was assumed; it may be {others}", card=match.card.unique_name, others=others
            )
            self.remark(written.line, written.text, ProblemLevel.DOUBT, words)
        elif match.how is How.NEAR:
            words = tr("read as {card}", card=match.card.unique_name)
            self.remark(written.line, written.text, ProblemLevel.DOUBT, words)
        return match.card

    def _match(self, written: WrittenCard) -> Match:
        name = written.name
        if written.advanced and "adv" not in name.casefold():
            name = f"{name} (ADV)"
        match = self.cards.find(name, crypt=written.crypt, near=False)
        if match.card is None and not match.suggestions and written.crypt is not None:
            match = self.cards.find(name, near=False)
        if match.card is not None or match.suggestions:
            return match
        key = (name, written.crypt)
        if key not in self._guesses and len(self._guesses) < _MAX_GUESSES:
            self._guesses[key] = self.cards.find(name, crypt=written.crypt)
        return self._guesses.get(key, match)

    def _chosen(self, match: Match, written: WrittenCard) -> AnyCard | None:
        """Of several vampires with the same name, the one that the group or the set determines."""
        same = [card for card in match.candidates if isinstance(card, CryptCard)]
        if written.group is not None:
            family = self._family(same)
            fitting = [c for c in family if (c.group or 0) == written.group]
            fitting = [c for c in fitting if c.advanced is (match.card in same and _adv(match))]
            if len(fitting) == 1:
                return fitting[0]
        code = self._sets.get(normalize(written.set), "")
        printed = [c for c in same if code and any(p.set == code for p in c.printings)]
        return printed[0] if match.how is How.BARE and len(printed) == 1 else None

    def _family(self, same: Sequence[CryptCard]) -> list[CryptCard]:
        ids = dict.fromkeys(i for card in same for i in (card.id, *card.variants))
        found = [self.cards.get(i) for i in ids]
        return [card for card in found if isinstance(card, CryptCard)]

    def take(self, written: WrittenCard) -> None:
        """Add a card.

        Raises:
            TooLongError: there are more lines than any collection has lots.
        """
        if len(self) >= MAX_LOTS:
            raise TooLongError(MAX_LOTS)
        if not written.name.strip() and not written.id:
            self.lose(written.line, written.text, tr("no card is named"))
            return
        have = written.have
        if have == 0 and written.wish <= 0 and written.trade <= 0:
            self._none += 1
            return
        card = self.find(written)
        if card is None:
            return
        have = self._believed(written)
        if have:
            code, note = self._set(written, card)
            condition, language = clipped(written.condition), clipped(written.language)
            place = clipped(written.place)
            self._lots.append(Lot(card.id, have, code, condition, language, place, note))
        for listed, count in ((self._wishes, written.wish), (self._trades, written.trade)):
            if count > 0:
                before = listed[card.id].count if card.id in listed else 0
                listed[card.id] = Listed(card.id, min(before + count, MAX_COPIES))

    def _believed(self, written: WrittenCard) -> int:
        """The copies owned; 1 or none if the number is doubtful."""
        have = written.have
        if have is None:
            words = tr("the number is not clear; 1 was assumed")
            self.remark(written.line, written.text, ProblemLevel.DOUBT, words)
            return 1
        if have < 0:
            self.lose(written.line, written.text, tr("a number below 0"))
            return 0
        if have > MAX_COPIES:
            words = tr("{said} copies are too many; {found} were read", said=have, found=MAX_COPIES)
            self.remark(written.line, written.text, ProblemLevel.DOUBT, words)
        return min(have, MAX_COPIES)

    def _set(self, written: WrittenCard, card: AnyCard) -> tuple[str, str]:
        """The code of the set, and the note: an unknown set is noted, not lost."""
        note, set_name = clipped(written.note), normalize(written.set)
        if set_name in _NO_SET:
            return "", note
        code = self._sets.get(set_name) or self._sets.get(re.sub(r"\d{8}$", "", set_name), "")
        if not code:
            words = tr(
                "no set is called “{set}”; it was kept in the note", set=clipped(written.set)
            )
            self.remark(written.line, written.text, ProblemLevel.DOUBT, words)
            # Saved with the collection, so always in English.
            return "", "; ".join(filter(None, (note, f"set: {clipped(written.set)}")))
        if all(printing.set != code for printing in card.printings):
            words = tr(
                "{card} is not known to have been printed in {set}", card=card.unique_name, set=code
            )
            self.remark(written.line, written.text, ProblemLevel.DOUBT, words)
        return code, note


def set_codes(cards: CardBase) -> dict[str, str]:
    """The code of each set by all its folded names."""
    names = {normalize(found.name): code for code, found in cards.sets.items()}
    return names | {normalize(code): code for code in cards.sets}


def clipped(text: str) -> str:
    """Text in one line, of a length that a table can show."""
    return " ".join(text.split())[:_MAX_LENGTH]


def number(text: str) -> int | None:
    """A number in files: ``"3"``, ``"3x"``, ``"3.0"``; an empty text is 0, words are ``None``."""
    if not text.strip():
        return 0
    match = re.fullmatch(r"\s*(-?\d{1,9})(?:[.,]0+)?\s*[x\u00d7]?\s*", text, re.IGNORECASE)
    return int(match[1]) if match else None


def group_number(text: str) -> int | None:
    """A group: 1 to 9, 0 for ANY, ``None`` if it is not one."""
    text = text.strip().casefold().removeprefix("g")
    if text in {"any", "*", "-1"}:
        return 0
    return int(text) if re.fullmatch(r"[1-9]", text) else None


def _adv(match: Match) -> bool:
    return isinstance(match.card, CryptCard) and match.card.advanced


def _by_line(remark: Remark) -> int:
    return remark.line
