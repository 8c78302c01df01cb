"""Turns entries into slots: identifies vampires by name, adds up copies, reports problems."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from cardbase import CardBase
from cardbase.model import AnyCard, CryptCard
from cardbase.names import How, Match, settle, split_suffix
from vtes_deck.deck.model import Deck, Slot, UnknownLine
from vtes_deck.deck.winning_decks import divide
from vtes_deck.deckio.base import MAX_COPIES, ProblemKind, ReadProblem
from vtes_deck.deckio.listing.tail import Tail
from vtes_deck.deckio.listing.vocabulary import SAME_CODE


class ListEntry(msgspec.Struct):
    """Some copies of a card or of an unknown card.

    Attributes:
        line: the line, from 1.
        text: the written line.
        count: the copies; ``None`` if no number was written.
        name: the written name.
        match: the meaning of the name; ``None`` or without a card if it is unknown.
        tail: the text after the name, if any.
        comment: the author's comment on the card.
        crypt: whether it was in the crypt; ``None`` if unknown.
    """

    line: int
    text: str
    count: int | None
    name: str
    match: Match | None = None
    tail: Tail = msgspec.field(default_factory=Tail)
    comment: str = ""
    crypt: bool | None = None


class Assembly(msgspec.Struct, frozen=True):
    """The cards of a deck, and the problems with them."""

    crypt: tuple[Slot, ...]
    library: tuple[Slot, ...]
    unknown: tuple[UnknownLine, ...]
    problems: tuple[ReadProblem, ...]

    def deck(self, *, name: str = "", author: str = "", description: str = "") -> Deck:
        """A deck of these cards."""
        return Deck(
            name=name,
            author=author,
            description=description,
            crypt=self.crypt,
            library=self.library,
            unknown=self.unknown,
        )


class _Choice(msgspec.Struct):
    """An entry that is a card, with the remaining candidates."""

    entry: ListEntry
    cards: list[AnyCard]
    kinds: list[ProblemKind]


def assemble(
    entries: Sequence[ListEntry], cards: CardBase, groups: frozenset[int] = frozenset()
) -> Assembly:
    """Turn ``entries`` into slots.

    Args:
        entries: the entries, in the author's order.
        cards: the card base.
        groups: the groups of the crypt, if the list states them.
    """
    problems: list[ReadProblem] = []
    unknown: list[UnknownLine] = []
    choices: list[_Choice] = []
    for entry in entries:
        count = _bounded(entry, problems)
        if count == 0:
            continue
        entry.count = count
        if entry.match is None or entry.match.card is None:
            unknown.append(UnknownLine(entry.name, count, entry.crypt, entry.line, entry.comment))
            found = entry.match.suggestions if entry.match else ()
            problems.append(_problem(entry, ProblemKind.UNKNOWN_CARD, suggestions=found))
            continue
        choices.append(_choice(entry, entry.match, cards))
    _settle(choices, groups)
    for choice in choices:
        problems.extend(_said(choice))
    slots = [Slot(c.cards[0], c.entry.count or 1, c.entry.comment) for c in choices]
    problems.extend(_too_many(choices))
    crypt, library = divide(slots)
    return Assembly(crypt, library, tuple(unknown), tuple(problems))


def _bounded(entry: ListEntry, problems: list[ReadProblem]) -> int:
    """The plausible copies; 0 if the entry is not a card."""
    if entry.count is None:
        problems.append(_problem(entry, ProblemKind.NO_COUNT, card=_first(entry), found=1))
        return 1
    if entry.count == 0:
        problems.append(_problem(entry, ProblemKind.ZERO_COUNT, card=_first(entry), said=0))
        return 0
    if entry.count > MAX_COPIES:
        problem = _problem(
            entry,
            ProblemKind.BOUNDED_COUNT,
            card=_first(entry),
            said=entry.count,
            found=MAX_COPIES,
        )
        problems.append(problem)
        return MAX_COPIES
    return entry.count


def _first(entry: ListEntry) -> AnyCard | None:
    return entry.match.card if entry.match else None


def _choice(entry: ListEntry, match: Match, cards: CardBase) -> _Choice:
    """The cards that an entry may be, by its name and its columns."""
    assert match.card is not None  # noqa: S101 - the caller has checked it
    kinds = [ProblemKind.NEAR_NAME] if match.how is How.NEAR else []
    if not isinstance(match.card, CryptCard):
        return _Choice(entry, [match.card], kinds)
    left: list[CryptCard] = [c for c in match.candidates if isinstance(c, CryptCard)]
    _, group, advanced = split_suffix(entry.name)
    tail = entry.tail
    if tail.advanced and not any(card.advanced for card in left):
        left = [c for c in _family(left, cards) if c.advanced] or left
    if group is None and tail.group is not None and not _in_group(left, tail.group):
        wider = [c for c in _family(left, cards) if c.advanced == left[0].advanced]
        fitting = _in_group(wider, tail.group)
        if fitting:
            left = fitting
        else:
            kinds.append(ProblemKind.CONTRADICTION)
    elif tail.group is not None:
        left = _in_group(left, tail.group) or left
    if len(left) > 1 and not advanced:
        left = _by_columns(left, tail)
    return _Choice(entry, list(left), kinds)


def _family(vampires: Iterable[CryptCard], cards: CardBase) -> list[CryptCard]:
    ids = dict.fromkeys(i for card in vampires for i in (card.id, *card.variants))
    found = [cards.get(i) for i in ids]
    return [card for card in found if isinstance(card, CryptCard)]


def _in_group(vampires: Iterable[CryptCard], group: int) -> list[CryptCard]:
    return [card for card in vampires if (card.group or 0) == group]


def _by_columns(vampires: list[CryptCard], tail: Tail) -> list[CryptCard]:
    """The cards that fit capacity and Disciplines; all of them if none fits."""
    figures = {*tail.integers, *tail.counts}
    if figures:
        vampires = [card for card in vampires if card.capacity in figures] or vampires
        in_group = [card for card in vampires if card.group in figures - {card.capacity}]
        vampires = in_group or vampires
    if tail.disciplines:
        written = tail.codes
        fitting = [card for card in vampires if _codes(card) == written]
        vampires = fitting or vampires
    return vampires


def _codes(card: CryptCard) -> frozenset[str]:
    return frozenset(SAME_CODE.get(c.casefold(), c.casefold()) for c in card.disciplines)


def _settle(choices: Sequence[_Choice], stated_groups: frozenset[int]) -> None:
    """Use the groups of identified vampires to identify others, and repeat this while it helps."""
    while True:
        groups = {
            card.group
            for choice in choices
            if len(choice.cards) == 1
            for card in choice.cards
            if isinstance(card, CryptCard) and card.group is not None
        }
        decided = [
            (choice, card)
            for choice in choices
            if len(choice.cards) > 1 and (card := settle(choice.cards, groups)) is not None
        ]
        if not decided:
            break
        for choice, card in decided:
            choice.cards = [card]
    _by_pairs([c for c in choices if isinstance(c.cards[0], CryptCard)], stated_groups)


def _by_pairs(choices: Sequence[_Choice], stated_groups: frozenset[int]) -> None:
    """If a crypt fits only one pair of neighbouring groups, use that pair.

    Args:
        choices: the crypt.
        stated_groups: the groups that the list names; they are used if the crypt can have them.
    """
    if all(len(choice.cards) == 1 for choice in choices):
        return
    groups = {c.group for choice in choices for c in choice.cards if isinstance(c, CryptCard)}
    pairs = [(g, g + 1) for g in sorted(group for group in groups if group)]
    left = [_within(choices, pair) for pair in pairs]
    fitting = [(pair, cards) for pair, cards in zip(pairs, left, strict=True) if all(cards)]
    named = (
        [(pair, cards) for pair, cards in fitting if stated_groups <= set(pair)]
        if stated_groups
        else []
    )
    for i, choice in enumerate(choices):
        kept = {card.id: card for _, cards in named or fitting for card in cards[i]}
        if len(choice.cards) > 1 and len(kept) == 1:
            choice.cards = list(kept.values())


def _within(choices: Sequence[_Choice], pair: tuple[int, int]) -> list[list[AnyCard]]:
    """For each vampire, the candidates if the crypt has at most two groups."""
    return [
        [c for c in choice.cards if isinstance(c, CryptCard) and c.group in (*pair, 0, None)]
        for choice in choices
    ]


def _said(choice: _Choice) -> Iterable[ReadProblem]:
    entry, match = choice.entry, choice.entry.match
    for kind in choice.kinds:
        others = match.suggestions if match and kind is ProblemKind.NEAR_NAME else ()
        yield _problem(entry, kind, card=choice.cards[0], suggestions=others)
    if len(choice.cards) > 1:
        yield _problem(
            entry, ProblemKind.SEVERAL_CARDS, card=choice.cards[0], suggestions=choice.cards
        )


def _too_many(choices: Iterable[_Choice]) -> Iterable[ReadProblem]:
    """The lines of a card with an implausible total."""
    totals: dict[int, int] = {}
    for choice in choices:
        card = choice.cards[0]
        total = totals.get(card.id, 0) + (choice.entry.count or 1)
        if total > MAX_COPIES >= totals.get(card.id, 0):
            yield _problem(
                choice.entry, ProblemKind.BOUNDED_COUNT, card=card, said=total, found=MAX_COPIES
            )
        totals[card.id] = total


def _problem(
    entry: ListEntry,
    kind: ProblemKind,
    *,
    card: AnyCard | None = None,
    suggestions: Iterable[AnyCard] = (),
    said: int | None = None,
    found: int | None = None,
) -> ReadProblem:
    return ReadProblem(
        entry.line,
        entry.text,
        kind,
        card=card.full_name if card else "",
        suggestions=tuple(c.full_name for c in suggestions),
        said=said,
        found=found,
    )
