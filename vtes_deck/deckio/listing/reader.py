"""Reading a list of cards in any shape that players write."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from cardbase import CardBase
from cardbase.names import How, Match, normalize
from vtes_deck.deck.model import Deck
from vtes_deck.deckio.base import (
    MAX_LINES,
    ProblemKind,
    ReadProblem,
    ReadResult,
    Reason,
    UnreadableError,
    with_others,
)
from vtes_deck.deckio.listing.assembly import ListEntry, assemble
from vtes_deck.deckio.listing.deck_boundaries import split_decks
from vtes_deck.deckio.listing.guesses import Guesses
from vtes_deck.deckio.listing.headings import ListSection
from vtes_deck.deckio.listing.homonyms import read_in_own_language
from vtes_deck.deckio.listing.items import Grade, Item, Names, read_item
from vtes_deck.deckio.listing.overlooked_cards import overlooked
from vtes_deck.deckio.listing.plain_lines import ListLine, clean
from vtes_deck.deckio.listing.preface import describes, read_preface
from vtes_deck.deckio.listing.region import Region, find_region
from vtes_deck.deckio.listing.rows import ListRow, What, rows_of
from vtes_deck.deckio.listing.subheadings import headings_among, names_subheading
from vtes_deck.deckio.listing.surrounding_text import (
    FOOTER,
    afterword,
    cards_in_prose,
    changed,
    changes,
    right_behind,
    stated_groups,
)
from vtes_deck.deckio.listing.tail import Tail, parse_tail
from vtes_deck.deckio.listing.totals import Totals
from vtes_deck.deckio.listing.vocabulary import ROLES
from vtes_deck.deckio.listing.web import online_deck

_MAX_NAME_LENGTH = 60
_NUMBER = re.compile(r"\#?\d{6}")
_NUMBER_COLUMN = re.compile(r"\s{0,20}\d{1,3}\t{1,9}\S")
_OPENS = {
    ListSection.CRYPT: True,
    ListSection.LIBRARY: False,
    ListSection.TYPE: False,
    ListSection.DISCIPLINE: False,
}


class _Reader:
    """Reads the lines of a list in one pass."""

    def __init__(self, rows: list[ListRow], region: Region, names: Names) -> None:
        self._rows = rows
        self._region = region
        self._names = names
        self.guesses = Guesses(names)
        self._crypt: bool | None = None
        self._aside = False
        self._changes: frozenset[int] = frozenset()
        self._headings: frozenset[int] = frozenset()
        self._totals = Totals()
        self._vampires = 0
        self._paragraph = 0
        self._paragraphs: list[int] = []
        self.entries: list[ListEntry] = []
        self.problems: list[ReadProblem] = []
        self.words: list[str] = []
        self.rest = region.end

    def read(self) -> None:
        self._changes = changes(self._rows)
        self._headings = headings_among(self._rows, self._region.start, self._region.end)
        for i in range(self._region.start, self._region.end):
            self._row(i, self._rows[i])
        self._check_sums()
        self._place_unknown()

    @property
    def guessed_in_vain(self) -> bool:
        """Whether words with numbers were read as cards although almost none of them is a card."""
        found = sum(
            entry.match is not None and entry.match.card is not None for entry in self.entries
        )
        headed = self._totals.marked
        marked = any(row.items and row.items[0].marked for row in self._rows)
        return not headed and not marked and found * 4 < len(self.entries)

    def _row(self, i: int, row: ListRow) -> None:
        if i in self._headings:
            self._heading(row)
        elif row.what is What.HEADING or row.what is What.ITEMS:
            self._items(row, row.items)
        elif row.what is What.TEXT:
            self._text(i, row)
        elif row.what is What.BLANK:
            self._paragraph += 1
        elif row.what is What.REMARK and row.items and (row.items[0].sure or changed(row)):
            self._put_aside(row)
        elif row.what is What.REMARK and overlooked(row.line.text, self._names):
            self._unread(row)
        elif row.what is What.REMARK:
            self._keep(row)

    def _heading(self, row: ListRow) -> None:
        heading = row.heading
        if heading is None:
            self._head_of_words(row)
            return
        self._totals.open(row.line, heading)
        if heading.place is ListSection.TOTAL:
            return
        if row.items and not heading.rest:
            self._problem(row, ProblemKind.READ_AS_HEADING)
        self._aside = heading.place is ListSection.ASIDE
        self._crypt = _OPENS.get(heading.place, self._crypt)
        if heading.rest:
            self._items(row, row.items)

    def _items(self, row: ListRow, items: Sequence[Item]) -> None:
        if row.line.number in self._changes:
            self._put_aside(row)
            return
        if self._aside:
            self._put_aside(row)
            return
        for item in items:
            if item.match is None:
                self._unknown(row, item)
            else:
                self._card(row, item)

    def _put_aside(self, row: ListRow) -> None:
        card = row.items[0].match.card if row.items and row.items[0].match else None
        self._problem(row, ProblemKind.ASIDE, card=card.full_name if card else "")
        self._keep(row)

    def _card(self, row: ListRow, item: Item) -> None:
        if item.tail.loose and (longer := self.guesses.longer(item)) is not None:
            item = msgspec.structs.replace(item, match=longer, tail=Tail())
        count = item.count
        if count is None and not self._region.counted:
            count = 1
        entry = self._entry(row, item, count)
        if item.tail.loose:
            entry.comment = f"{entry.comment}; {item.tail.loose}".removeprefix("; ")
            self._problem(row, ProblemKind.UNEXPLAINED, card=_full_name(item))
        elif self._says_otherwise(item):
            self._problem(row, ProblemKind.UNEXPLAINED, card=_full_name(item))
        if item.unclear:
            self._problem(row, ProblemKind.UNCLEAR_COUNT, found=count)
        entry.crypt = item.vampire
        self._vampires += item.vampire

    def _says_otherwise(self, item: Item) -> bool:
        """Whether the comment on a card is a card too: ``3 Villein -> 4 Villein``."""
        comment = item.tail.comment
        if not comment or len(comment) > _MAX_NAME_LENGTH:
            return False
        if not item.tail.set_off and not any(c.isdigit() for c in comment):
            return False
        item_read = read_item(comment, self._names)
        known = normalize(item_read.name) in ROLES  # a column: the type, the Discipline
        return item_read.grade is Grade.FULL and not known and (item_read.sure or item.tail.set_off)

    def _entry(self, row: ListRow, item: Item, count: int | None) -> ListEntry:
        entry = ListEntry(
            row.line.number,
            row.line.raw if len(row.items) < 2 else item.text,
            count,
            item.name,
            item.match,
            item.tail,
            item.tail.comment,
            self._crypt,
        )
        self.entries.append(entry)
        self._paragraphs.append(self._paragraph)
        self._totals.add(entry)
        return entry

    def _unknown(self, row: ListRow, item: Item) -> None:
        """Add a card whose name is not exact: misspelt, truncated, or new."""
        numeral = not item.unknown and not any(c.isalpha() for c in item.name)
        if numeral and not _NUMBER.fullmatch(item.name):
            match = self._names.with_number(item.name)
            if match is None:
                self._unread(row)  # the sums of a sheet
            else:
                self._card(row, msgspec.structs.replace(item, match=match))
            return
        count = item.count
        if count is None and not self._region.counted:
            count = 1
        crypt = True if item.tail.columns else self._crypt
        entry = self._entry(row, item, count)
        entry.match = self.guesses.match(item, crypt=crypt)
        if item.unknown and entry.match is not None:
            likely = dict.fromkeys((*entry.match.candidates, *entry.match.suggestions))
            entry.match = Match(item.name, How.NONE, suggestions=tuple(likely))
        entry.crypt = crypt
        if entry.match is not None and entry.match.card is not None:
            entry.crypt = entry.match.card.kind == "crypt"

    def _text(self, i: int, row: ListRow) -> None:
        item = row.attempt
        text = row.line.text.strip()
        if item is None:
            self._unread(row)
        elif self._goes_on(text, counted=item.count is not None) or FOOTER.match(text):
            return
        elif self._reads_as_card(item):
            self._items(row, [item])
        elif self._heads(i, item) and not self._close_to_card(text):
            self._head_of_words(row)
        else:
            self._unread(row)

    def _goes_on(self, text: str, *, counted: bool) -> bool:
        """Whether a line is the end of the preceding line, which a mail program has broken."""
        if not self.entries:
            return False
        before = self.entries[-1]
        near = self._paragraphs[-1] == self._paragraph
        if near and before.crypt and before.tail.group is None:
            tail = parse_tail(text, vampire=True)
            if tail.columns and tail.group is not None and not tail.loose:
                before.tail.group = tail.group
                before.tail.integers += tail.integers
                before.tail.disciplines += tail.disciplines
                before.comment = before.comment or tail.comment
                return True
        if before.comment and text[:1].islower() and not counted:
            before.comment = f"{before.comment} {text}"
            return True
        return False

    def _reads_as_card(self, item: Item) -> bool:
        if not item.name or len(item.name) > _MAX_NAME_LENGTH:
            return False
        if item.count is None:
            return not self._region.counted and not item.name.endswith((".", ":", "!", "?"))
        return item.marked or len(item.name.split()) <= 8

    def _heads(self, i: int, item: Item) -> bool:
        """Whether a short line of words is right above cards: the player's own heading."""
        text = self._rows[i].line.text.strip()
        following = self._rows[i + 1].what if i + 1 < len(self._rows) else What.BLANK
        return (
            following in {What.ITEMS, What.RULE}
            and item.count is None
            and len(text) <= 40
            and text[-1] not in ".!?,;"
        )

    def _head_of_words(self, row: ListRow) -> None:
        """Whether words are the player's own heading and do not name a card and a number."""
        text = row.line.text.strip()
        counted = text[0].isdigit() and not names_subheading(row)
        if counted or overlooked(text, self._names):
            self._unread(row)
        else:
            self._problem(row, ProblemKind.READ_AS_HEADING)

    def _close_to_card(self, text: str) -> bool:
        """Whether words above cards may be a card themselves, with a misspelt name."""
        if text.endswith((":", "=", "]", "#")) or not text[0].isalnum():
            return False
        return any(c.isdigit() for c in text) or self.guesses.card_in(text) != ""

    def _unread(self, row: ListRow) -> None:
        text = row.line.text.strip()
        suggestions = self.guesses.suggestions(text) if len(text) <= _MAX_NAME_LENGTH else ()
        self._problem(row, ProblemKind.UNREAD, suggestions=suggestions)
        self._keep(row)

    def _keep(self, row: ListRow) -> None:
        """Keep a line that is not a card as text of the deck."""
        if not row.line.part:
            self.words.append(row.line.kept)

    def _place_unknown(self) -> None:
        """Place unknown cards: without headings, they have the kind of their neighbours."""
        kinds: dict[int, bool] = {}
        around = list(zip(self.entries, self._paragraphs, strict=True))
        for entry, paragraph in (*around, *reversed(around)):
            if entry.crypt is None:
                entry.crypt = kinds.get(paragraph)
            else:
                kinds[paragraph] = entry.crypt

    def _check_sums(self) -> None:
        self._totals.confirm()
        for line, said, found in self._totals.differing():
            text = line.raw
            kind = ProblemKind.TOTAL_DIFFERS
            self.problems.append(ReadProblem(line.number, text, kind, said=said, found=found))

    def _problem(
        self,
        row: ListRow,
        kind: ProblemKind,
        *,
        card: str = "",
        suggestions: tuple[str, ...] = (),
        said: int | None = None,
        found: int | None = None,
    ) -> None:
        line = row.line
        self.problems.append(
            ReadProblem(line.number, line.raw, kind, card, suggestions, said, found)
        )


def _full_name(item: Item) -> str:
    return item.match.card.full_name if item.match and item.match.card else ""


def read_listing(text: str, cards: CardBase, *, format_name: str) -> ReadResult:
    """Read a list of cards.

    Args:
        text: decoded text with plain line ends.
        cards: the card base.
        format_name: the name of the format in the result.

    Raises:
        UnreadableError: there is no list in it.
    """
    if text.count("\n") > MAX_LINES:
        raise UnreadableError(Reason.TOO_LARGE, str(text.count("\n")))
    lines = clean(text)
    if len(lines) > 2 * MAX_LINES:  # markup may turn one line into several
        raise UnreadableError(Reason.TOO_LARGE, str(len(lines)))
    names = Names(cards)
    decks, left = split_decks(rows_of(lines, names))
    try:
        first = _read_deck(decks[0], names, cards, format_name)
    except UnreadableError as error:
        if error.reason is Reason.NO_CARDS and (address := online_deck(text)):
            raise UnreadableError(Reason.ONLINE, address) from None
        raise
    others = [_read_deck(rows, names, cards, format_name) for rows in decks[1:]]
    rest = _head(left)
    begins = (rest.number, rest.raw) if rest is not None else None
    return with_others(_with_link(first, decks[0]), others, begins)


def _head(rows: list[ListRow]) -> ListLine | None:
    """The first line that is not blank."""
    return next((row.line for row in rows if row.line.text.strip()), None)


def _with_link(result: ReadResult, rows: list[ListRow]) -> ReadResult:
    """The deck of a list, with a note if a link to a deck is alone above or below it."""
    if result.deck.win is not None:
        return result
    for row in rows:
        if describes(row.line.text):  # the following text is a player's story
            break
        text = row.line.text.strip(" <>")
        if text.startswith("http") and " " not in text and online_deck(text):
            link = ReadProblem(row.line.number, row.line.raw, ProblemKind.IGNORED_LINK)
            return msgspec.structs.replace(result, problems=(*result.problems, link))
    return result


def _read_deck(rows: list[ListRow], names: Names, cards: CardBase, format_name: str) -> ReadResult:
    """Read the lines of one deck."""
    region = find_region(rows)
    if region is None:
        raise _without_cards(rows, names)
    reader = _Reader(rows, region, names)
    reader.read()
    if reader.guessed_in_vain:
        raise _without_cards(rows, names)
    preface = read_preface([row.line for row in rows[: region.start]])
    before = cards_in_prose(rows[preface.heading : region.start], names)
    before += _counted(rows[: region.start], {problem.line for problem in before})
    behind, notes = afterword(rows[reader.rest :], names)
    read_in_own_language(reader.entries, cards)
    assembly = assemble(reader.entries, cards, stated_groups(rows, region.start))
    texts = [preface.description, "\n".join(reader.words).strip(), behind]
    deck = Deck(
        name=preface.name,
        author=preface.author,
        description="\n\n".join(part for part in texts if part),
        crypt=assembly.crypt,
        library=assembly.library,
        unknown=assembly.unknown,
        win=preface.win,
    )
    doubts = right_behind(rows[reader.rest :], reader.guesses)
    left_out = reader.guesses.left_out()
    noted = {problem.line for problem in notes if problem.kind is not ProblemKind.KEPT_TEXT}
    doubts = [problem for problem in doubts if problem.line not in noted]
    problems = [*before, *reader.problems, *assembly.problems, *notes, *doubts, *left_out]
    head = _head(rows) or rows[0].line
    return ReadResult(
        deck,
        format_name,
        tuple(sorted(problems, key=_line)),
        line=head.number,
        heading=head.raw,
    )


def _counted(above: list[ListRow], known: set[int]) -> list[ReadProblem]:
    """Lines above the list with a number in a separate column, as cards in a table have it."""
    return [
        ReadProblem(row.line.number, row.line.raw, ProblemKind.CARD_IN_PROSE)
        for row in above
        if row.line.number not in known and _NUMBER_COLUMN.match(row.line.raw)
    ]


def _without_cards(rows: list[ListRow], names: Names) -> UnreadableError:
    """The error for a text without a list; it names the first line that may be a card."""
    found = cards_in_prose(rows, names)
    if not found:
        return UnreadableError(Reason.NO_CARDS)
    return UnreadableError(Reason.NO_CARDS, found[0].text, found[0].line)


def _line(problem: ReadProblem) -> int:
    return problem.line
