"""A paragraph as a cover of its clauses: by what the rules read, and by units of declared cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

import msgspec
from msgspec.structs import replace

from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.lines import Statement
from vtes_deck.effects.reader.precedents import Unit
from vtes_deck.effects.reader.slots import Form, Parts, Slot, clause_words, filled
from vtes_deck.effects.vocab.modes import Mode

MOST = 64
"""Covers of a paragraph that are tried."""

type Clauses = tuple[str, ...]


class Ruled(msgspec.Struct, frozen=True):
    """What the rules read of a clause.

    Attributes:
        ability: what it declares of the card in play; ``None`` if it is not such a sentence.
        line: what it says about how the card is played; ``None`` likewise.
    """

    ability: Parts | None = None
    line: Statement | None = None


class Cover(msgspec.Struct, frozen=True):
    """The meaning of the clauses of a paragraph.

    Attributes:
        lines: what the rules read about how the card is played.
        modes: how it is played, as declared cards are.
        abilities: the other parts.
    """

    lines: tuple[Statement, ...] = ()
    modes: Parts = ()
    abilities: Parts = ()


class Paragraph(msgspec.Struct, frozen=True):
    """What is known about a paragraph.

    Attributes:
        level: its level as a definition writes it.
        ruled: what the rules read of each clause.
        units: the units that may stand in it.
        grammar: the phrases for the places of units.
    """

    level: str
    ruled: Mapping[str, Ruled]
    units: Sequence[Unit]
    grammar: Grammar


def covers(paragraph: Paragraph, clauses: Clauses) -> list[Cover]:
    """The covers of the clauses. Units are not asked what the rules read as an ability."""
    ruled = [paragraph.ruled[one].ability for one in clauses]
    known = tuple(part for ability in ruled for part in ability or ())
    rest = tuple(one for one, ability in zip(clauses, ruled, strict=True) if ability is None)
    words = frozenset(word for one in rest for word in clause_words(one))
    useful = replace(paragraph, units=[one for one in paragraph.units if one.needs <= words])
    found = islice(_covers(useful, rest), MOST)
    return [replace(one, abilities=(*known, *one.abilities)) for one in found]


def _covers(paragraph: Paragraph, clauses: Clauses) -> Iterator[Cover]:
    if not clauses:
        yield Cover()
        return
    first, rest = clauses[0], clauses[1:]
    line = paragraph.ruled[first].line
    if line is not None:
        for cover in _covers(paragraph, rest):
            if not cover.modes or is_limit(line):
                yield replace(cover, lines=(line, *cover.lines))
    for unit in paragraph.units:
        for values, left in _matches(unit.forms, clauses, paragraph.grammar):
            if left.count(first) == clauses.count(first):
                continue  # it says another clause, which has its own turn
            parts = filled(unit.parts, values)
            for cover in _covers(paragraph, left):
                more = _with_unit(cover, parts, paragraph.level)
                if more is not None:
                    yield more


def is_limit(line: Statement) -> bool:
    """Whether a line says nothing about what the card does, such as how often it is playable."""
    return line == Statement(parts=line.parts)


def _with_unit(cover: Cover, parts: Parts, level: str) -> Cover | None:
    """The cover with the parts of a unit, whose modes get the level of the paragraph."""
    modes = tuple(replace(one, level=level) for one in parts if isinstance(one, Mode))
    rest = tuple(one for one in parts if not isinstance(one, Mode))
    if modes and (cover.modes or not all(map(is_limit, cover.lines))):
        return None
    return replace(cover, modes=modes or cover.modes, abilities=(*rest, *cover.abilities))


def _matches(
    forms: tuple[Form, ...], clauses: Clauses, grammar: Grammar
) -> Iterator[tuple[tuple[tuple[Slot, object], ...], Clauses]]:
    """The values of the places if each form is one of the clauses, with the clauses left."""
    if not forms:
        yield (), clauses
        return
    for number, clause in enumerate(clauses):
        left = (*clauses[:number], *clauses[number + 1 :])
        for values in _values(forms[0], clause, grammar):
            for more, end in _matches(forms[1:], left, grammar):
                yield (*zip(forms[0].slots, values, strict=True), *more), end


def _values(form: Form, clause: str, grammar: Grammar) -> list[tuple[object, ...]]:
    """The values of the places of a form in a clause, for each way in which it fits."""
    words = clause_words(clause)
    if not form.slots:
        return [()] if words == form.words else []
    fixed = {one for one in form.words if not one.startswith("<")}
    return grammar.fits(form.pattern, words) if fixed.issubset(words) else []
