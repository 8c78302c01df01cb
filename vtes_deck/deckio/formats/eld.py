"""ELDB's and FELDB's ``.eld``: quoted lines; name, author, description, and every single copy.

``"Name"``, ``"Author"``, ``"Description"``, ``12`` and twelve vampires, ``90`` and ninety cards.
"""

from __future__ import annotations

import re

from cardbase import CardBase
from vtes_deck.deck.model import Deck
from vtes_deck.deck.order import crypt_order, filing_name, sections
from vtes_deck.deckio.base import (
    FileFormat,
    Holds,
    ProblemKind,
    ReadProblem,
    ReadResult,
    Reason,
    UnreadableError,
)
from vtes_deck.deckio.listing.named_decks import NamedCards
from vtes_deck.deckio.spelling import lines_of, listed_names, one_line, to_ascii, unknown_name
from vtes_deck.language import mark

_TEXT = r'"[^"]*"[\s,]*'
_SHAPE = re.compile(rf'\s*{_TEXT * 3}\d{{1,6}}(?:[\s,]+\d{{1,6}})?[\s,]*(?:"|\Z)')
_TOKEN = re.compile(r'"([^"]*)"?|(\d{1,6})')


def _recognise(text: str, filename: str) -> float:
    if _SHAPE.match(text):
        return 0.96
    return 0.9 if filename.endswith(".eld") and text.lstrip().startswith('"') else 0.0


def _read(text: str, cb: CardBase) -> ReadResult:
    texts: list[str] = []
    cards = NamedCards(cb)
    counts: dict[tuple[str, bool], tuple[int, int]] = {}
    said: list[tuple[int, int]] = []
    position = line = 0
    for token in _TOKEN.finditer(text):
        line += text.count("\n", position, token.start())
        position = token.start()
        if token[2] is not None:
            said.append((int(token[2]), line + 1))
        elif not said:
            texts.append(token[1].strip())
        elif token[1].strip():
            key = (token[1].strip(), len(said) < 2)
            first, copies = counts.get(key, (line + 1, 0))
            counts[key] = (first, copies + 1)
    if not said:
        raise UnreadableError(Reason.NO_CARDS)
    for (name, crypt), (first, copies) in counts.items():
        cards.add(_unquoted(name), copies, crypt=crypt, line=first)
    assembly = cards.assembly()
    name, author, description = (*texts, "", "", "")[:3]
    deck = assembly.deck(name=name, author=author, description=description)
    problems = [*_totals(said, counts), *assembly.problems]
    return ReadResult(deck, "eld", tuple(sorted(problems, key=_line)))


def _line(problem: ReadProblem) -> int:
    return problem.line


def _totals(
    said: list[tuple[int, int]], counts: dict[tuple[str, bool], tuple[int, int]]
) -> list[ReadProblem]:
    """The numbers before crypt and library that differ from the number of cards after them."""
    problems = []
    for (number, line), crypt in zip(said[:2], (True, False), strict=False):
        found = sum(copies for (_, part), (_, copies) in counts.items() if part is crypt)
        if found != number:
            problem = ReadProblem(
                line, str(number), ProblemKind.TOTAL_DIFFERS, said=number, found=found
            )
            problems.append(problem)
    return problems


def _unquoted(name: str) -> str:
    """Restore quotation marks and apostrophes in names, which ELDB writes as grave accents."""
    return name.replace("`", "'")


def _write(deck: Deck, cb: CardBase | None) -> str:
    names = listed_names(deck.crypt, cb)
    crypt = [(names[slot.card.id], slot.count) for slot in crypt_order(deck)]
    crypt += [(unknown_name(line.name), line.count) for line in deck.unknown if line.crypt]
    library = [(filing_name(s.card), s.count) for part in sections(deck) for s in part.slots]
    library += [(unknown_name(line.name), line.count) for line in deck.unknown if not line.crypt]
    texts = [one_line(deck.name), one_line(deck.author), "\n".join(lines_of(deck.description))]
    lines = [f'"{text.replace('"', "'")}"' for text in texts]
    for part in (crypt, library):
        lines.append(str(sum(count for _, count in part)))
        lines += [f'"{_quoted(name)}"' for name, count in part for _ in range(count)]
    return "\n".join(lines) + "\n"


def _quoted(name: str) -> str:
    return to_ascii(one_line(name)).replace('"', "`").replace("'", "`")


FORMAT = FileFormat(
    name="eld",
    title=mark("ELDB/FELDB deck"),
    suffixes=(".eld",),
    holds=Holds(name=True, author=True, description=True, unknown=True),
    recognise=_recognise,
    read=_read,
    write=_write,
)
