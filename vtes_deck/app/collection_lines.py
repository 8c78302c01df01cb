"""Lists of cards as text: of VDB, Lackey, JOL, mails; one card to a line.

The groups of a collection are independent, so a name of several vampires means the first of them,
as in the programs that write such lists.
"""

from __future__ import annotations

import re

from cardbase.names import How
from vtes_deck.app.collection_resolver import (
    ImportResolver,
    ProblemLevel,
    WrittenCard,
    group_number,
)
from vtes_deck.language import tr

_BEFORE = re.compile(
    r"\s*(\d{1,9})(?:\s*[x\u00d7*]\s+|[x\u00d7*](?=\S)|\s+)(?=\S)(.+?)\s*", re.IGNORECASE
)
_BEHIND = re.compile(
    r"\s{0,9}(\S.*?)\s{0,9}(?:\s[x\u00d7*]\s{0,9}|[,;\t]\s{0,9}|\()(\d{1,9})\)?\s{0,9}",
    re.IGNORECASE,
)
_MAX_LINE_LENGTH = 1_000
_COLUMNS = re.compile(r"\s{2,}|\t")
_GROUP = re.compile(r":\s*(\d|any)\s*$", re.IGNORECASE)
_RULE = re.compile(r"[\W_]*")
_LIST_HEAD = re.compile(r"\s*(?:crypte?|cripta)\s*[(\[:]\s*\d+", re.IGNORECASE)
# In French a card has the same name as the library, so headings are matched before cards.
_OTHER_HEADING = re.compile(
    r"\s*(?:crypte|biblioth[eè]que|cripta|biblioteca)\s*(?:[:(\[].*)?", re.IGNORECASE
)
_HEADING = re.compile(
    r"\s{0,9}(?:crypt|library|deck ?name|author|created by|description|inventory|collection|total|"
    r"(?:master|minion|action|political|ally|allies|retainer|equipment|combat|reaction|event|"
    r"power|conviction|action modifier|vampire|imbued)[\w /&]*)\s{0,9}(?:[:(\[].*)?",
    re.IGNORECASE,
)


def take_lines(text: str, taking: ImportResolver) -> None:
    """Read every line of a text.

    Lines above a list with a deck header (event, place, description) are not cards.
    """
    lines = text.split("\n")
    begins = next((n for n, line in enumerate(lines, start=1) if _LIST_HEAD.match(line)), 0)
    crypt: bool | None = None
    for number, line in enumerate(lines, start=1):
        if len(line) > _MAX_LINE_LENGTH:
            taking.lose(number, line[:_MAX_LINE_LENGTH], tr("the line is too long for a card"))
            continue
        if _RULE.fullmatch(line):
            continue
        if number < begins and not _is_card(line, taking):
            taking.remark(number, line, ProblemLevel.NOTE, tr("above the list"))
            continue
        head = line.strip().casefold()
        if head.startswith(("crypt", "cripta", "library", "bibliot")):
            crypt = True if head.startswith(("crypt", "cripta")) else None
        if _OTHER_HEADING.fullmatch(line):
            taking.remark(number, line, ProblemLevel.NOTE, tr("a heading"))
            continue
        _take_line(line, number, taking, crypt=crypt)


def _is_card(line: str, taking: ImportResolver) -> bool:
    """Whether it is unambiguously a card with copies."""
    match = _BEFORE.fullmatch(line)
    return match is not None and _known(_name(match[2], taking)[0], taking)


def _take_line(line: str, number: int, taking: ImportResolver, *, crypt: bool | None) -> None:
    match = _BEFORE.fullmatch(line)
    count, rest = (int(match[1]), match[2]) if match else (None, line.strip())
    if match is None and (behind := _BEHIND.fullmatch(line)) and _known(behind[1], taking):
        count, rest = int(behind[2]), behind[1]
    name, group = _name(rest, taking)
    if count is None:
        if _HEADING.fullmatch(line) or not _known(name, taking):
            _leave(line, number, taking)
            return
        words = tr("it has no number; 1 was assumed")
        taking.remark(number, line, ProblemLevel.DOUBT, words)
        count = 1
    found = None if _known(name, taking, crypt=crypt) is False else crypt
    taking.take(
        WrittenCard(line=number, text=line, name=name, have=count, group=group, crypt=found)
    )


def _leave(line: str, number: int, taking: ImportResolver) -> None:
    """A line without a number that is not a card: a heading, or something else."""
    if _HEADING.fullmatch(line):
        taking.remark(number, line, ProblemLevel.NOTE, tr("a heading"))
    else:
        taking.lose(number, line, tr("neither a card nor a heading"))


def _known(name: str, taking: ImportResolver, *, crypt: bool | None = None) -> bool:
    return taking.cards.find(name, crypt=crypt, near=False).how is not How.NONE


def _name(rest: str, taking: ImportResolver) -> tuple[str, int | None]:
    """The name without the columns that some programs write after it, and the group in them."""
    if _known(rest, taking):
        return rest, None
    match = _GROUP.search(rest)
    group = group_number(match[1]) if match else None
    first = _COLUMNS.split(rest)[0]
    if first != rest and _known(first, taking):
        return first, group
    plain = re.sub(r"(?:(?<!\s)\s+)?(?:--|//|#).*", "", rest)
    return (plain, None) if plain != rest and _known(plain, taking) else (rest, None)
