"""A piece of text as some copies of a card: count, name, and the text after the name.

The method: find the possible counts at the beginning and, for each of them, the longest run of
words that is a card's name. Then check whether the rest can be explained. The reading that explains
most is used, and its quality is recorded (:class:`Grade`).
"""

from __future__ import annotations

import re
from enum import IntEnum
from weakref import WeakKeyDictionary

import msgspec

from cardbase import CardBase
from cardbase.card_numbers import is_own
from cardbase.model import AnyCard, CryptCard
from cardbase.names import How, Match, normalize
from vtes_deck.deckio.base import MAX_COPIES
from vtes_deck.deckio.listing.near_names import MAX_COMPARED
from vtes_deck.deckio.listing.quantities import Front, fronts, undecorated
from vtes_deck.deckio.listing.tail import Tail, parse_tail
from vtes_deck.deckio.listing.trailing_numbers import count_behind, figures_of, says_another
from vtes_deck.deckio.listing.vocabulary import ROLES, words
from vtes_deck.deckio.spelling import read_unknown

_MAX_NAME_LENGTH = 120
_MAX_DEPTH = 2
_MAX_PIECES = 12_000
_WORD_ENDS = re.compile(r"[^\W_]+")
_GOES_ON = re.compile(r"[-'\u2019\u2018\u00b4`.&/][^\W\d_]")
_PARTICLES = words("of the in to for with from on at de von di da du und and or & by van der")
_INITIALS = re.compile(r"^[A-Za-z]{2,6}$")
_MIN_PART_LENGTH = 4
_PLAYED = 20  # decks of the archive; below this number, the frequency of a card means nothing
_NEARLY_ALL = 0.9
_INITIALS_OF: WeakKeyDictionary[CardBase, dict[str, list[AnyCard]]] = WeakKeyDictionary()
_ADVANCED = re.compile(r"^adv(?:anced)?\b\.?\s+(?!adv)(?=\S)", re.IGNORECASE)
_GLUED = re.compile(r"(?<=[^\W\d_]{3})(\d{1,2})[xX\u00d7]?$")
_SIGN = re.compile(r"^(?![#;%]|--|//|/\*)[^\w\s]{1,3}\s?(?=[xX]?\d)")
_NUMBER = re.compile(r"^\#?([12]\d{5})(?=[xX\u00d7]\s?\d|\W|$)")
_NUMBER_BEGINS = frozenset("#12")
_FIGURE = re.compile(r"(?:(?:qty|quantity|n)\.?[ :=]{0,3})?\d{1,2}\s?[,;]?", re.IGNORECASE)
_FIRST_WORD = re.compile(r"[^\W\d_]+")
_TITLED = re.compile(r"^,\s+([A-Z][a-z]{2,})(?!\w)")
_SET_OFF = re.compile(r"^(?:[\"\u201d]?\s*[\t;|]|\s{2,})")
_NAME_ENDS = re.compile(
    r"""\t|\s{2,}|[;|]|\s(?:--|//|\#|\u2014|\u2013|<-|=>|->|\()|\(|\[|
    \s[xX\u00d7*]\s?\d|\s\d{1,6}x?$|,\s*\d+$|:\s*\d+$|
    \s\d{1,2}\s+(?:-none-|(?:[a-z]{3}|[A-Z]{3})\b)|\s[Aa][Dd][Vv]\b|:(?=\w{3}:)""",
    re.VERBOSE,
)
_OUTER = " \t,.;:-\u2013\u2014_=*\"'\u201c\u201d\u2018\u2019`"


class Grade(IntEnum):
    """The quality of the reading of a piece of text as a card."""

    NOTHING = 0  # no name in it
    LOOSE = 1  # a name, and unexplained words after it
    EXPLAINED = 2  # a name, and columns, a comment or similar text
    FULL = 3  # only a name


class Item(msgspec.Struct):
    """Some copies of a card, as written.

    Attributes:
        text: the piece.
        count: the written copies; ``None`` if there is no number.
        marked: the number is certainly a count.
        name: the text that seems to be the name.
        match: the meaning of the name; ``None`` if it is not a name.
        tail: the text after it.
        grade: see :class:`Grade`.
        unclear: the count was read from letters or strokes.
        unknown: the text marks the card as unknown; its name is not guessed at.
        suggestions: the cards that may be meant if ``match`` is ``None``.
    """

    text: str
    count: int | None
    marked: bool
    name: str
    match: Match | None
    tail: Tail
    grade: Grade
    suggestions: tuple[AnyCard, ...] = ()
    unclear: bool = False
    unknown: bool = False

    @property
    def vampire(self) -> bool:
        """Whether it is a crypt card."""
        return self.match is not None and isinstance(self.match.card, CryptCard)

    @property
    def sure(self) -> bool:
        """Whether it is a card with a count and no unexplained text."""
        return self.count is not None and (self.unknown or self.grade >= Grade.EXPLAINED)


class Names:
    """Finds names of cards at the beginning of a text."""

    def __init__(self, cards: CardBase) -> None:
        self._cards = cards
        self._known: dict[str, Match | None] = {}
        self._comparisons = 0
        self._pieces = 0

    def may_compare(self) -> bool:
        """Whether another unknown name may be compared with all names."""
        self._comparisons += 1
        return self._comparisons <= MAX_COMPARED

    def may_split(self, pieces: int) -> bool:
        """Whether a line of this many pieces may be tried as several cards.

        A file may have as many lines without cards as a long story.
        """
        self._pieces += pieces
        return self._pieces <= _MAX_PIECES

    def was_split(self, pieces: int) -> None:
        """Record that such a line contained several cards, so it does not count."""
        self._pieces -= pieces

    def exact(self, name: str) -> Match | None:
        """The match of exactly this name, if there is one."""
        try:
            return self._known[name]
        except KeyError:
            number = self.numbered(name) if name[:1] in _NUMBER_BEGINS else None
            whole = number is not None and number[0] == len(name)
            match = number[1] if number and whole else self._cards.find(name, near=False)
            found = match if _one_name(match) else None
            self._known[name] = found
            return found

    def longest(self, text: str) -> tuple[int, Match] | None:
        """The longest run of words at the beginning of ``text`` that is a name.

        Returns:
            The end of the name in ``text``, and its meaning.
        """
        ends = []
        for word in _WORD_ENDS.finditer(text[:_MAX_NAME_LENGTH]):
            end = _with_bracket(text, word.end())
            if not self._cards.begins(normalize(text[:end])):
                break
            if not _GOES_ON.match(text, end):
                ends.append(end)
        for end in reversed(ends):
            match = self.exact(text[:end])
            if match is not None:
                return end, match
        return None

    def numbered(self, text: str) -> tuple[int, Match] | None:
        """The number of a card at the beginning of ``text``: its end, and the card."""
        number = _NUMBER.match(text)
        card = self._cards.get(int(number[1])) if number else None
        if number is None or card is None:
            return None
        return number.end(), Match(number[0], How.EXACT, card, (card,))

    def initials(self, text: str) -> tuple[AnyCard, ...]:
        """Library cards with these initials: players write ``GtU`` and ``OtQV``."""
        if not _INITIALS.match(text) or (len(text) == 2 and not text.isupper()):
            return ()
        known = _INITIALS_OF.get(self._cards)
        if known is None:
            known = {}
            for card in self._cards.library:
                key = "".join(word[0] for word in normalize(card.name).split())
                known.setdefault(key, []).append(card)
            _INITIALS_OF[self._cards] = known
        return tuple(known.get(text.casefold(), ()))

    def known_as(self, text: str, *, crypt: bool | None) -> tuple[tuple[AnyCard, ...], bool]:
        """Cards that a few letters, or one or two words of the name, may mean.

        Returns:
            The cards, the most played first, and whether the first one is certainly meant: it is
                the only one, or almost the only one that is played.
        """
        found = () if crypt else self.initials(text)
        if not found and len(normalize(text)) >= _MIN_PART_LENGTH:
            found = self._with_part(text, crypt=crypt)
        if not found:
            return (), False
        decks = {card.id: self._cards.archive.play(card.id).decks for card in found}
        ranked = tuple(sorted(found, key=lambda card: -decks[card.id]))
        first = decks[ranked[0].id]
        clear = first >= _PLAYED and first >= _NEARLY_ALL * sum(decks.values())
        return ranked, clear or (len(found) == 1 and len(text) > 2)

    def _with_part(self, text: str, *, crypt: bool | None) -> tuple[AnyCard, ...]:
        """Cards whose names contain these words, from the beginning of a word."""
        found = self._cards.complete(text, limit=60, crypt=crypt)
        if not found:
            return ()
        names = {normalize(card.name) for card in found}
        one = len(names) == 1  # "Lodin": every card of the name, of any group
        return found[:1] if one else tuple(c for c in found if not _advanced(c))

    def near(self, name: str, *, crypt: bool | None) -> Match:
        """The match of a name that is not exact; it has a card only if one is similar enough."""
        match = self._cards.find(name, crypt=crypt)
        if match.how is How.NONE and crypt is not None and not match.suggestions:
            match = self._cards.find(name)
        return match

    def with_number(self, number: str) -> Match | None:
        """The only card with this number in its name: players write ``2 419`` and ``3 .44``."""
        found = self._cards.complete(number, limit=2 * _MIN_PART_LENGTH)
        if len(normalize(number)) < 2 or len({card.name for card in found}) != 1:
            return None
        return Match(number, How.NEAR, found[0], found)

    def beginning(self, text: str) -> tuple[CryptCard, ...]:
        """Vampires whose name begins like this: old programs truncate names."""
        key = normalize(text)
        found = self._cards.complete(text, limit=30, crypt=True)
        vampires = [card for card in found if isinstance(card, CryptCard)]
        ids = dict.fromkeys(i for card in vampires for i in (card.id, *card.variants))
        family = [self._cards.get(i) for i in ids]
        return tuple(
            card
            for card in family
            if isinstance(card, CryptCard) and normalize(card.name).startswith(key)
        )


def read_cells(text: str, names: Names) -> Item | None:
    """Read a line of cells in an unusual order: ``Master;Villein;4``."""
    for mark in ("\t", ";", "|", ","):
        cells = [cell.strip(_OUTER) for cell in text.split(mark)]
        counts = [int(c) for c in cells if c.isdecimal() and len(c) <= 2]
        if len(cells) < 3 or not counts:
            continue
        named = [cell for cell in cells if not cell.isdecimal() and names.exact(cell) is not None]
        if len([cell for cell in named if normalize(cell) not in ROLES]) > 1:
            return None  # the cards of several columns
        for cell in named:
            match = names.exact(cell)
            if match is not None:
                tail = Tail(integers=counts, types=True)
                figures = figures_of(match.card, cell)
                count, marked = count_behind(tail, match.card, figures)
                item = Item(text, count, marked, cell, match, tail, Grade.EXPLAINED)
                item.unclear = says_another(tail, count, figures, behind=True)
                return item
    return None


def _advanced(card: AnyCard) -> bool:
    return isinstance(card, CryptCard) and card.advanced


def _one_name(match: Match) -> bool:
    """Whether a match is one card, or one vampire in several groups."""
    if match.card is None or match.how in {How.NONE, How.NEAR}:
        return False
    return len({normalize(card.name) for card in match.candidates}) <= 1


def _with_bracket(text: str, end: int) -> int:
    """Include the bracket that closes inside a name: ``Lodin (Olaf Holte)``."""
    inside = text[:end]
    for opening, closing in (("(", ")"), ("[", "]")):
        if inside.count(opening) > inside.count(closing) and text[end : end + 1] == closing:
            return end + 1
    return end


def marked_unknown(text: str, names: Names) -> Item | None:
    """The item of a line that was written as an unknown card, if the card is still unknown."""
    found = read_unknown(text)
    if found is None:
        return None
    count, name, comment = found
    match = names.exact(name)
    if match is not None and match.card is not None and _spelt_so(name, match.card):
        return None
    tail = Tail(comment=comment)
    return Item(text, count, True, name, None, tail, Grade.NOTHING, unknown=True)  # noqa: FBT003


def _spelt_so(name: str, card: AnyCard) -> bool:
    """Whether a name is exactly the name of a card."""
    translated_names = (translated.name for translated in card.translations.values())
    spellings = (card.name, card.unique_name, card.full_name, *card.aliases, *translated_names)
    return name.casefold() in {spelling.casefold() for spelling in spellings}


def read_item(text: str, names: Names, depth: int = _MAX_DEPTH) -> Item:
    """Read a piece of text as a card.

    Args:
        text: the piece.
        names: the names of cards.
        depth: the number of times that the rest of a piece may be read as a separate piece.
    """
    bare = undecorated(text)
    best: Item | None = None
    for front in fronts(bare):
        item = _read(text, front, names, depth)
        if front.tentative:
            if item.grade < Grade.EXPLAINED:
                continue
            item.unclear = front.unclear
        if depth and front.listed and item.grade is Grade.NOTHING:  # "1) 2x Blood Doll"
            inner = read_item(front.rest, names, depth - 1)
            item = inner if inner.sure else item
        if best is None or _rank(item) > _rank(best):
            best = item
        if item.grade is Grade.FULL:
            break
    assert best is not None  # noqa: S101 - fronts() yields at least one
    if not depth or best.grade is not Grade.NOTHING:
        return best
    return _second_look(text, names, depth - 1) or best


def _second_look(text: str, names: Names, depth: int) -> Item | None:
    """A card whose number is joined to its name, or follows a sign."""
    if _GLUED.search(text):
        apart = read_item(_GLUED.sub(r" \1x", text), names, depth)  # "Vessel3x"
        if apart.sure:
            return apart
    if sign := _SIGN.match(text):
        unsigned = read_item(text[sign.end() :], names, depth)
        if unsigned.sure:  # "=2 Deflection", "?2 Deflection"
            unsigned.text, unsigned.unclear = text, True
            return unsigned
    return None


def _rank(item: Item) -> tuple[int, bool, int]:
    """The rank of a reading: better explained first, then a count in front, then a longer name."""
    if item.grade is Grade.NOTHING:
        return (0, item.count is not None, item.marked)
    return (item.grade, item.count is not None, len(item.name))


def _read(text: str, front: Front, names: Names, depth: int) -> Item:
    rest = front.rest.lstrip("\"'\u201c\u2018`\u00ab ")
    numbered = names.numbered(rest)
    if (
        numbered is not None
        and (item := _numbered(front, rest, numbered, names, depth)) is not None
    ):
        item.text = text
        return item
    found = numbered or names.longest(rest)
    if found is None and (advanced := _ADVANCED.match(rest)):  # "Adv. Alan Sovereign"
        behind = f"{rest[advanced.end() :]} ADV"
        return _read(text, msgspec.structs.replace(front, rest=behind), names, depth)
    if found is None:
        return _nothing(text, front, rest)
    return _named(text, front, rest, found)


def _numbered(
    front: Front, rest: str, found: tuple[int, Match], names: Names, depth: int
) -> Item | None:
    """A card by its number, followed by its name: ``#200890 3x Lutz``."""
    behind = rest[found[0] :].strip(_OUTER)
    if not behind or not depth:
        return None
    item = read_item(behind, names, depth - 1)
    if item.match is None or found[1].card not in item.match.candidates:
        return None
    item.match = found[1]
    if item.count is None:
        item.count, item.marked = front.count, front.marked
    return item


def _named(text: str, front: Front, rest: str, found: tuple[int, Match]) -> Item:
    """Read a piece that contains a name."""
    end, match = found
    vampire = isinstance(match.card, CryptCard)
    behind = _without_new_clan(rest[end:], match.card)
    tail = parse_tail(behind, vampire=vampire)
    nothing = _nothing(text, front, rest) if tail.loose else None
    if nothing is not None:
        nothing.suggestions = match.candidates
    if nothing is not None and not (_SET_OFF.match(behind) or _reads_on(tail)):
        return nothing
    if tail.loose and _SET_OFF.match(behind):
        tail = _as_comment(tail)
    count, marked = front.count, front.marked
    figures = figures_of(match.card, rest[:end], grouped=tail.group is not None)
    if front.listed and tail.counts:
        count, marked = tail.counts.pop(0), True
    elif count is None:
        count, marked = count_behind(tail, match.card, figures)
    unclear = tail.numeral and front.count is None
    unnumbered = front.count is None or front.listed
    unclear = unclear or says_another(tail, count, figures, behind=unnumbered)
    if count is None and _FIGURE.fullmatch(tail.comment):  # "Villein -> 4", "Villein #4"
        unclear = True
        count, tail.comment = int(re.sub(r"\D", "", tail.comment)), ""
    if count is None and tail.loose and nothing is not None and nothing.count is not None:
        return nothing  # "Dreams oof the Sphinx 2" is more than "Dreams"
    if vampire and not tail.loose and _odd_title(behind, tail, match):
        tail.loose = behind.strip(" ,")
    grade = Grade.FULL if tail.empty else Grade.LOOSE if tail.loose else Grade.EXPLAINED
    return Item(text, count, marked, rest[:end].strip(), match, tail, grade, unclear=unclear)


def _without_new_clan(behind: str, card: AnyCard | None) -> str:
    """The columns of a vampire without a clan that no official vampire has: ``Xy:5``."""
    if isinstance(card, CryptCard) and is_own(card.id):
        return behind.replace(f"{card.clan}:", "G", 1)
    return behind


def _odd_title(behind: str, tail: Tail, match: Match) -> bool:
    """Whether a comma and a word follow as in a longer name: ``Beckett, Anarch`` is not Beckett."""
    titled = _TITLED.match(behind)
    if titled is None or tail.disciplines or tail.group is not None or tail.advanced:
        return False
    return not any(_fits(card, normalize(titled[1])) for card in match.candidates)


def _fits(card: AnyCard, word: str) -> bool:
    if not isinstance(card, CryptCard):
        return False
    facts = normalize(f"{card.clan} {card.sect} {card.title} {card.path} {card.city}")
    return word in facts.split() or word in {"adv", "advanced"}


def _reads_on(tail: Tail) -> bool:
    """Whether unexplained words read like a remark, and not like the rest of a longer name."""
    if tail.columns or tail.counts or tail.comment:
        return True
    first = _FIRST_WORD.search(tail.loose)
    return first is not None and first[0].islower() and normalize(first[0]) not in _PARTICLES


def _as_comment(tail: Tail) -> Tail:
    comment = f"{tail.comment}; {tail.loose}" if tail.comment else tail.loose
    return msgspec.structs.replace(tail, comment=comment, loose="", set_off=True)


def _ends_with_count(rest: str, tail: Tail) -> bool:
    """Whether the number at the end, after the group, is not a capacity: ``Anabele (G3) 2``."""
    plain = tail.group is not None and not tail.disciplines
    return plain and rest.rstrip().endswith(str(tail.integers[0])) and ")" in rest


def _nothing(text: str, front: Front, rest: str) -> Item:
    """Read a piece without a known name and guess the name."""
    end = _NAME_ENDS.search(rest, 1)
    name = (rest[: end.start()] if end else rest).strip(_OUTER)
    tail = parse_tail(rest[end.start() :], vampire=None) if end else Tail()
    count, marked = front.count, front.marked
    last = len(tail.integers) == 1 and (not tail.columns or _ends_with_count(rest, tail))
    if count is None and (tail.counts or last):
        marked = bool(tail.counts)
        count = tail.counts.pop(0) if tail.counts else tail.integers.pop(0)
        if not marked and count > MAX_COPIES:
            count = None
    return Item(text, count, marked, name, None, tail, Grade.NOTHING)
