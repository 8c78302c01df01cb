"""Covers: ways to explain the clauses of a paragraph by rules and by units of declared cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

import msgspec
from msgspec.structs import replace

from vtes_deck.effects.reader.fragments import Fragment, statement_of
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.precedents import Unit
from vtes_deck.effects.reader.slots import Form, Parts, Slot, clause_words, filled
from vtes_deck.effects.reader.statements import Statement
from vtes_deck.effects.vocab.modes import Mode

MAX_COVERS = 64
"""The maximum number of covers of a paragraph."""

type Clauses = tuple[str, ...]


class Ruled(msgspec.Struct, frozen=True):
    """The reading of a clause by the rules.

    Attributes:
        ability: the parts that it declares for the card in play; ``None`` if it is another kind of
            clause.
        line: the statement about how the card is played; ``None`` if it is another kind of clause.
    """

    ability: Parts | None = None
    line: Statement | None = None


class Cover(msgspec.Struct, frozen=True):
    """One meaning of the clauses of a paragraph.

    Attributes:
        lines: the statements of the rules about how the card is played.
        modes: the modes taken from declared cards.
        abilities: the other parts.
    """

    lines: tuple[Statement, ...] = ()
    modes: Parts = ()
    abilities: Parts = ()


class Paragraph(msgspec.Struct, frozen=True):
    """The data about a paragraph.

    Attributes:
        level: its level in the notation of definitions.
        ruled: the reading of each clause by the rules.
        units: the units that it may contain.
        fragments: the fragments that it may contain.
        grammar: the phrases for the slots of units.
        size: the number of clauses that units and fragments may explain.
    """

    level: str
    ruled: Mapping[str, Ruled]
    units: Sequence[Unit]
    fragments: Sequence[Fragment]
    grammar: Grammar
    size: int = 0


def covers(paragraph: Paragraph, clauses: Clauses) -> list[Cover]:
    """The covers of the clauses.

    A clause that the rules read as an ability needs no unit, unless it belongs to a unit of which
    the rules read only a part.
    """
    ruled = [paragraph.ruled[one].ability for one in clauses]
    known = tuple(part for ability in ruled for part in ability or ())
    rest = tuple(one for one, ability in zip(clauses, ruled, strict=True) if ability is None)
    found = list(islice(_distinct(_covers(_useful(paragraph, rest), rest)), MAX_COVERS))
    if not found and known:
        return list(islice(_distinct(_covers(_useful(paragraph, clauses), clauses)), MAX_COVERS))
    return [replace(one, abilities=(*known, *one.abilities)) for one in found]


def _useful(paragraph: Paragraph, clauses: Clauses) -> Paragraph:
    """The paragraph with the units and fragments that can explain some of the clauses."""
    words = frozenset(word for one in clauses for word in clause_words(one))
    unread = {one for one in clauses if paragraph.ruled[one].line is None}
    return replace(
        paragraph,
        size=len(clauses),
        units=[one for one in paragraph.units if one.needs <= words],
        fragments=[one for one in paragraph.fragments if unread and one.needs <= words],
    )


def _covers(paragraph: Paragraph, clauses: Clauses) -> Iterator[Cover]:
    if not clauses:
        yield Cover()
        return
    first, rest = clauses[0], clauses[1:]
    line, ability = paragraph.ruled[first].line, paragraph.ruled[first].ability
    if ability is not None:
        for cover in _covers(paragraph, rest):
            yield replace(cover, abilities=(*ability, *cover.abilities))
    if line is not None:
        for cover in _covers(paragraph, rest):
            if not cover.modes or is_limit(line):
                yield replace(cover, lines=(line, *cover.lines))
    yield from _in_fragments(paragraph, clauses)
    yield from _by_units(paragraph, clauses)


def _by_units(paragraph: Paragraph, clauses: Clauses) -> Iterator[Cover]:
    """The covers in which a unit explains the first clause."""
    first = clauses[0]
    for unit in paragraph.units:
        for values, left in _matches(unit.forms, clauses, paragraph.grammar):
            if left.count(first) == clauses.count(first):
                continue  # the unit explains another clause, which is tried separately
            parts = filled(unit.parts, values)
            for cover in _covers(paragraph, left):
                more = _with_unit(cover, parts, paragraph.level)
                if more is not None:
                    yield more


def _distinct(found: Iterator[Cover]) -> Iterator[Cover]:
    """The covers without repetitions."""
    seen: list[Cover] = []
    for one in found:
        if one not in seen:
            seen.append(one)
            yield one


def _in_fragments(paragraph: Paragraph, clauses: Clauses) -> Iterator[Cover]:
    """The covers whose first clause is one of a fragment.

    A fragment states at least one clause that no rule reads. If it states the whole paragraph, a
    unit states it too.
    """
    found: list[tuple[Statement, Clauses]] = []
    for fragment in paragraph.fragments:
        for values, left in _matches(fragment.forms, clauses, paragraph.grammar):
            if _is_useful(paragraph, clauses, left):
                (mode,) = filled((fragment.mode,), values)
                line = statement_of(fragment, mode) if isinstance(mode, Mode) else None
                if line is not None and (line, left) not in found:
                    found.append((line, left))
    for line, left in found:
        for cover in _covers(paragraph, left):
            if not cover.modes:
                yield replace(cover, lines=(line, *cover.lines))


def _is_useful(paragraph: Paragraph, clauses: Clauses, left: Clauses) -> bool:
    """Whether a fragment can begin the rest of a cover.

    It states the first clause and a clause that no rule reads, but not all clauses.
    """
    mine = Counter(clauses) - Counter(left)
    whole = not left and len(clauses) == paragraph.size
    unread = any(paragraph.ruled[one].line is None for one in mine)
    return clauses[0] in mine and unread and not whole


def is_limit(line: Statement) -> bool:
    """Whether a line does not describe effects, but, for example, a limit on playing the card."""
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
    """For each way in which the forms match clauses: the values of the slots, and the rest."""
    if not forms:
        yield (), clauses
        return
    for number, clause in enumerate(clauses):
        left = (*clauses[:number], *clauses[number + 1 :])
        for values in _values(forms[0], clause, grammar):
            for more, end in _matches(forms[1:], left, grammar):
                yield (*zip(forms[0].slots, values, strict=True), *more), end


def _values(form: Form, clause: str, grammar: Grammar) -> list[tuple[object, ...]]:
    """The values of the slots of a form in a clause, for each way in which it matches."""
    words = clause_words(clause)
    if not form.slots:
        return [()] if words == form.words else []
    fixed = {one for one in form.words if not one.startswith("<")}
    return grammar.fits(form.pattern, words) if fixed.issubset(words) else []
