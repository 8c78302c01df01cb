"""Lines that a mail program or a web page has broken in the wrong places."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from vtes_deck.deckio.listing.headings import heading
from vtes_deck.deckio.listing.items import Grade, Names, read_item
from vtes_deck.deckio.listing.plain_lines import ListLine
from vtes_deck.deckio.listing.preface import has_key
from vtes_deck.deckio.spelling import read_unknown

_MAX_LENGTH = 6000
_SEVERAL = 2
_IN_SENTENCE = re.compile(r"(?<![\w.:/#№'-])\d{1,2}\s{0,9}[xX\u00d7]?\s{1,9}[^\W\d_]")
_DANGLING = re.compile(r"(?:^|[\s,;(])\d{1,2}\s*[xX\u00d7]?$")
_REMARK = re.compile(r"\s(?:--|//|\#|\u2014)")
_STARTS_CARD = re.compile(r"^\W*\d")
_MAX_NAME_LENGTH = 60
_LOOKED_AT = 400
_PARTS = re.compile(r"[,;]|:\s")
_BREAK = re.compile(r"[,;|/]|\s\d{1,2}\s*[xX\u00d7]?\s")
_LAST_BREAK = re.compile(r"[,;|]\s(?=\W*\d)|[,;|]\s(?=[^,;|]*$)")
_COUNT = re.compile(r"^\W*\d{1,2}\s*[xX\u00d7]?\s+")
_NUMBER = re.compile(r"^\s{0,9}(\d{1,2})\s{0,9}[xX\u00d7]?\s{0,9}$")


class _OpenParagraph(msgspec.Struct):
    """Cards in running text that may continue in the next line.

    Attributes:
        first: the position of its first line.
        parts: its lines.
        closed: it cannot continue: a card that is marked as unknown, or cells of a table.
        length: the length of the text, in characters.
        end: its last characters, as many as are needed.
        counts: numbers in it that may be counts.
        parted: it has commas or similar separators.
        remarked: a remark begins in it.
    """

    first: int
    parts: list[str] = []
    closed: bool = False
    length: int = 0
    end: str = ""
    counts: int = 0
    parted: bool = False
    remarked: bool = False

    def add(self, text: str) -> None:
        """Continue with the text of a line."""
        before = self.end[-_MAX_NAME_LENGTH:]
        together = f"{before} {text}" if before else text
        self.parts.append(text)
        self.closed |= "\t" in text or read_unknown(text) is not None
        self.length += len(text)
        self.counts += len(_IN_SENTENCE.findall(together)) - len(_IN_SENTENCE.findall(before))
        self.parted |= _PARTS.search(together) is not None
        self.remarked |= _REMARK.search(together) is not None
        self.end = together[-_LOOKED_AT:]


def joined(lines: Iterable[ListLine], names: Names) -> list[ListLine]:
    """Lines of cards in running text, put together again where they were wrapped.

    ``2x Anson, 3x`` and ``Alexandra, 1x Zip`` become one line; the second line becomes empty.
    """
    found: list[ListLine] = []
    running = _OpenParagraph(-1, closed=True)
    for line in lines:
        text = line.text.strip()
        if text and _goes_on(running, line.text, names):
            running.add(text)
            found.append(msgspec.structs.replace(line, text=""))
        else:
            _put_together(found, running)
            running = _OpenParagraph(len(found))
            running.add(line.text.rstrip())
            found.append(line)
    _put_together(found, running)
    return found


def _put_together(lines: list[ListLine], running: _OpenParagraph) -> None:
    if len(running.parts) > 1:
        text = " ".join(running.parts)
        lines[running.first] = msgspec.structs.replace(lines[running.first], text=text)


def _goes_on(before: _OpenParagraph, text: str, names: Names) -> bool:
    """Whether ``text`` continues the cards of the line before it."""
    if before.closed or not before.parted or before.length + len(text) > _MAX_LENGTH:
        return False
    if "\t" in text.strip() or read_unknown(text) is not None or has_key(text):
        return False
    if before.counts and _bridged(before.end, text, names):
        return True
    if before.counts < 1 or before.remarked:
        return False
    if _STARTS_CARD.match(text) or heading(text) is not None:
        return False
    several = before.counts >= _SEVERAL and before.end[-1] not in ".!?:;"
    return bool(_DANGLING.search(before.end)) or (several and not _is_card(text, names))


def _is_card(text: str, names: Names) -> bool:
    """Whether a line is a counted card by itself."""
    item = read_item(text, names)
    return item.sure and item.grade is Grade.FULL


def _bridged(before: str, text: str, names: Names) -> bool:
    """Whether the end of a line and the beginning of the next form one card name."""
    first = _LAST_BREAK.split(before)[-1].strip()
    second = _BREAK.split(text, maxsplit=1)[0].strip(" .")
    if not first or not second or second[0].isdigit():
        return False
    for head in (first, first.partition(": ")[2]):
        name = _COUNT.sub("", head)
        whole = f"{name} {second}"
        if name and len(whole) <= _MAX_NAME_LENGTH and names.exact(whole) is not None:
            return names.exact(name) is None or len(before) > _MAX_NAME_LENGTH
    return False


def with_numbers(lines: list[ListLine], names: Names) -> list[ListLine]:
    """Put counts on separate lines in front of the names to which they belong.

    Tables copied from a web page have one cell on each line.
    """
    numbers = [i for i, line in enumerate(lines) if _NUMBER.match(line.text)]
    if len(numbers) < 3:
        return lines
    named = {i for i, line in enumerate(lines) if _is_name(line, names)}
    behind = {i: j for i in numbers if (j := _next(lines, i, +1)) in named}
    before = {i: j for i in numbers if (j := _next(lines, i, -1)) in named}
    taken = before if len(before) > len(behind) else behind
    if len(taken) < 3 or len(set(taken.values())) < 0.5 * len(named):
        return lines
    counts = {j: lines[i].text.strip() for i, j in taken.items()}
    found = []
    for i, line in enumerate(lines):
        text = f"{counts[i]} {line.text.strip()}" if i in counts else line.text
        found.append(msgspec.structs.replace(line, text="" if i in taken else text))
    return found


def _next(lines: list[ListLine], position: int, step: int) -> int:
    """The next line of words, after at most two blank lines."""
    for distance in range(1, 4):
        i = position + step * distance
        if not 0 <= i < len(lines):
            break
        if lines[i].text.strip():
            return i
    return -1


def _is_name(line: ListLine, names: Names) -> bool:
    text = line.text.strip()
    return 0 < len(text) <= 60 and not text[0].isdigit() and names.exact(text) is not None
