"""Reading a whole card: its official text becomes a definition, or nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from cardbase.facts.statements import parts, statements
from cardbase.model import AnyCard, CryptCard
from vtes_deck.effects.crypt_text import unexplained_statements
from vtes_deck.effects.reader.abilities import Sentence, add_abilities, parts_of
from vtes_deck.effects.reader.deeds import add_deeds
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.moments import When, add_moments
from vtes_deck.effects.reader.nouns import add_nouns
from vtes_deck.effects.reader.tokens import words_of
from vtes_deck.effects.text.comparison import Row, compare, passages
from vtes_deck.effects.vocab.definition import Definition, Part

LONGEST = 120
"""Words; a longer sentence is not read. It bounds the work."""


class Unknown(msgspec.Struct, frozen=True):
    """A phrase that the reader does not understand.

    Attributes:
        sentence: the printed sentence.
        phrase: the words from the first one that no rule understands, in one dialect; all words
            if the sentence has no single meaning.
        why: what is wrong with it.
    """

    sentence: str
    phrase: str
    why: str


class Reading(msgspec.Struct, frozen=True):
    """What the reader understands of a card.

    Attributes:
        definition: the definition; ``None`` unless the whole text has exactly one meaning.
        unknown: the phrases that are not understood, in order; empty with a definition.
    """

    definition: Definition | None
    unknown: tuple[Unknown, ...] = ()


class Reader:
    """Reads the texts of cards. Making it takes some milliseconds; it can be used many times.

    Args:
        clans: the names of all clans.
    """

    def __init__(self, clans: Iterable[str]) -> None:
        self.grammar = Grammar()
        add_nouns(self.grammar, clans)
        add_moments(self.grammar)
        add_deeds(self.grammar)
        add_abilities(self.grammar)

    def read(self, card: AnyCard) -> Reading:
        """Reads the text of a card."""
        if not isinstance(card, CryptCard):
            return Reading(None, (Unknown(card.text, "", NOT_YET),))
        return self._crypt(card)

    def _crypt(self, card: CryptCard) -> Reading:
        merged = _merged(card)
        if merged:
            return Reading(None, tuple(Unknown(one, one, MERGED) for one in merged))
        found: list[Part] = []
        unknown: list[Unknown] = []
        for passage in passages(card):
            for printed, clauses in passage.clauses:
                for clause in clauses:
                    read = self._ability(clause)
                    if isinstance(read, str):
                        unknown.append(Unknown(printed, read, NOT_KNOWN))
                    else:
                        found += read
        if unknown:
            return Reading(None, tuple(unknown))
        return _checked(Definition(id=card.id, name=card.name, parts=tuple(found)), card)

    def _ability(self, clause: str) -> tuple[Part, ...] | str:
        """The parts that a clause declares, or the phrase that is not understood."""
        *adverbials, core = clause.split(" | ")
        whens: list[When] = []
        for one in adverbials:
            words = words_of(one)
            found = self.grammar.read("when", words).values
            if len(found) != 1:
                return one
            whens += [when for when in found if isinstance(when, When)]
        words = words_of(core)
        if len(words) > LONGEST:
            return core
        result = self.grammar.read("ability", words)
        meanings: list[tuple[Part, ...]] = []
        for sentence in result.values:
            if isinstance(sentence, Sentence):
                declared = parts_of(sentence, tuple(whens))
                if declared is not None and declared not in meanings:
                    meanings.append(declared)
        if len(meanings) == 1:
            return meanings[0]
        return " ".join(words[result.reached :]) or clause


NOT_KNOWN = "not understood"
NOT_YET = "not read yet"
MERGED = "counts only for the merged vampire"
DIFFERENT = "understood, but its rendered text differs"


def _merged(card: CryptCard) -> tuple[str, ...]:
    """The statements that count only while the vampire is merged, without printed facts."""
    _, merged = parts(card.text)
    said = set(statements(merged)) if merged else set()
    return tuple(one for one in unexplained_statements(card) if one in said)


def _checked(definition: Definition, card: AnyCard) -> Reading:
    """The definition if it says the official text, otherwise the sentences that differ."""
    found = compare(definition, card)
    if found.equal and not found.lost:
        return Reading(definition)
    return Reading(None, tuple(_differing(found.rows)))


def _differing(rows: Iterable[Row]) -> Iterator[Unknown]:
    for row in rows:
        if not row.equal:
            yield Unknown(row.official, row.rendered, DIFFERENT)
