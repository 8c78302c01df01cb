"""Lines that a mail program or a web page has broken in the wrong places."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from vtes_deck.deckio.listing.clean import Line
from vtes_deck.deckio.listing.headings import heading
from vtes_deck.deckio.listing.items import Grade, Names, read_item
from vtes_deck.deckio.listing.preface import has_key
from vtes_deck.deckio.spelling import read_unknown

_LONGEST = 6000
_SEVERAL = 2
_IN_SENTENCE = re.compile(r"(?<![\w.:/#№'-])\d{1,2}\s{0,9}[xX\u00d7]?\s{1,9}[^\W\d_]")
_DANGLING = re.compile(r"(?:^|[\s,;(])\d{1,2}\s*[xX\u00d7]?$")
_REMARK = re.compile(r"\s(?:--|//|\#|\u2014)")
_STARTS_CARD = re.compile(r"^\W*\d")
_LONGEST_NAME = 60
_PARTS = re.compile(r"[,;]|:\s")
_BREAK = re.compile(r"[,;|/]|\s\d{1,2}\s*[xX\u00d7]?\s")
_LAST_BREAK = re.compile(r"[,;|]\s(?=\W*\d)|[,;|]\s(?=[^,;|]*$)")
_COUNT = re.compile(r"^\W*\d{1,2}\s*[xX\u00d7]?\s+")
_NAMED = re.compile(
    r"""^[\s{"'-]*(?:name|card|card_?name|nom|nombre)["']?\s{0,9}[:=]\s{0,9}["']?([^"{}\[\]]{2,80}?)["']?\s{0,9},?\s{0,9}$""",
    re.IGNORECASE,
)
_COUNTED = re.compile(
    r"""^[\s{"'-]*(?:count|qty|quantity|copies|amount|number|n)["']?\s{0,9}[:=]\s{0,9}["']?(\d{1,3})["']?\s{0,9}[,}\]]*\s{0,9}$""",
    re.IGNORECASE,
)
_FEWEST_RECORDS = 3
_RECORD = 4
_NUMBER = re.compile(r"^\s{0,9}(\d{1,2})\s{0,9}[xX\u00d7]?\s{0,9}$")


def records(lines: list[Line]) -> list[Line]:
    """Cards given field by field, each on its line: ``- name: Villein``, ``count: 3``.

    So does YAML, and JSON that was cut off or damaged.
    """
    named = [(i, match) for i, line in enumerate(lines) if (match := _NAMED.match(line.text))]
    if len(named) < _FEWEST_RECORDS:
        return lines
    found = list(lines)
    for i, match in named:
        j = _field(lines, i, +1)
        j = _field(lines, i, -1) if j < 0 else j
        counted = _COUNTED.match(found[j].text) if j >= 0 else None
        if counted is not None:
            text = f"{counted[1]}x {match[1].strip()}"
            found[i] = msgspec.structs.replace(found[i], text=text)
            found[j] = msgspec.structs.replace(found[j], text="")
    return found


def _field(lines: list[Line], position: int, step: int) -> int:
    """The line with the count that belongs to the name at ``position``, or -1."""
    for distance in range(1, _RECORD):
        i = position + step * distance
        if not 0 <= i < len(lines) or _NAMED.match(lines[i].text):
            return -1
        if _COUNTED.match(lines[i].text):
            return i
    return -1


def joined(lines: Iterable[Line], names: Names) -> list[Line]:
    """Lines of cards in running text, put together again where they were wrapped.

    ``2x Anson, 3x`` and ``Alexandra, 1x Zip`` are one line; the second is left without text.
    """
    found: list[Line] = []
    head = -1
    for line in lines:
        if head >= 0 and line.text.strip() and _goes_on(found[head].text, line.text, names):
            text = f"{found[head].text.rstrip()} {line.text.strip()}"
            found[head] = msgspec.structs.replace(found[head], text=text)
            found.append(msgspec.structs.replace(line, text=""))
        else:
            head = len(found)
            found.append(line)
    return found


def _goes_on(before: str, text: str, names: Names) -> bool:
    """Whether ``text`` goes on with the cards that the line before it lists."""
    end = before.rstrip()
    if read_unknown(end) is not None or read_unknown(text) is not None:
        return False
    cells = "\t" in end or "\t" in text.strip()
    if cells or len(end) + len(text) > _LONGEST or not _PARTS.search(end) or has_key(text):
        return False
    counts = len(_IN_SENTENCE.findall(end))
    if counts and _bridged(end, text, names):
        return True
    if counts < 1 or _REMARK.search(end) or _STARTS_CARD.match(text) or heading(text) is not None:
        return False
    several = counts >= _SEVERAL and end[-1] not in ".!?:;"
    return bool(_DANGLING.search(end)) or (several and not _is_card(text, names))


def _is_card(text: str, names: Names) -> bool:
    """Whether a line is a counted card by itself."""
    item = read_item(text, names)
    return item.sure and item.grade is Grade.FULL


def _bridged(before: str, text: str, names: Names) -> bool:
    """Whether the end of a line and the beginning of the next are one card's name together."""
    first = _LAST_BREAK.split(before)[-1].strip()
    second = _BREAK.split(text, maxsplit=1)[0].strip(" .")
    if not first or not second or second[0].isdigit():
        return False
    for head in (first, first.partition(": ")[2]):
        name = _COUNT.sub("", head)
        whole = f"{name} {second}"
        if name and len(whole) <= _LONGEST_NAME and names.exact(whole) is not None:
            return names.exact(name) is None or len(before) > _LONGEST_NAME
    return False


def with_numbers(lines: list[Line], names: Names) -> list[Line]:
    """Put counts that stand on lines of their own before the names that they belong to.

    Tables copied from a web page come so: one cell in a line.
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


def _next(lines: list[Line], position: int, step: int) -> int:
    """The next line of words; a blank line or two between do not count."""
    for distance in range(1, 4):
        i = position + step * distance
        if not 0 <= i < len(lines):
            break
        if lines[i].text.strip():
            return i
    return -1


def _is_name(line: Line, names: Names) -> bool:
    text = line.text.strip()
    return 0 < len(text) <= 60 and not text[0].isdigit() and names.exact(text) is not None
