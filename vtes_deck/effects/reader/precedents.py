"""Sentences of declared cards as precedents: equal sentences have equal meanings.

A unit of a declared card is one part of its definition, or its modes of one level, with the clauses
that state it. A definition with a part that no clause states is one unit.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import ceil
from typing import TYPE_CHECKING, Self

import msgspec
from msgspec.structs import replace

from cardbase.model import AnyCard
from cardbase.terms import Type
from vtes_deck.effects.reader.fragments import Fragment, fragments_of
from vtes_deck.effects.reader.slots import Form, Parts, Say, clause_words, opened, proper_words
from vtes_deck.effects.text.abilities import renders_itself
from vtes_deck.effects.text.clauses import STOP, clauses_of
from vtes_deck.effects.text.comparison import passages
from vtes_deck.effects.text.frame import frame
from vtes_deck.effects.text.rendering import TO_BURN, rendered
from vtes_deck.effects.vocab.action_conditions import Not
from vtes_deck.effects.vocab.cards_in_play import PutInPlay
from vtes_deck.effects.vocab.context import Condition, Node
from vtes_deck.effects.vocab.definition import Definition, Part
from vtes_deck.effects.vocab.game_conditions import IS_MERGED
from vtes_deck.effects.vocab.minion_filter import AtSuperior
from vtes_deck.effects.vocab.modes import (
    CardReferendum,
    DelayedReplacement,
    Mode,
    PlayLimit,
    master,
)
from vtes_deck.effects.vocab.powers import PoliticalCardAction, Power
from vtes_deck.effects.vocab.wording import OPEN, Wording, sentence

if TYPE_CHECKING:
    from cardbase import CardBase

LIKE = 0.6
"""The minimum share of common words of similar sentences."""
PLACED: Parts = (master(PutInPlay()),)
"""The effect of a location without a sentence in its text."""
MIN_WORDS = 2
"""The minimum number of words in a sentence that is compared."""


class Unit(msgspec.Struct, frozen=True):
    """Parts of a definition with the clauses that state them.

    Attributes:
        parts: the parts.
        forms: the clauses.
        needs: the words of the clauses outside their slots.
        types: the types of the card, which determine how its modes are played.
        complete: the clauses state every condition of the parts; otherwise they are not a precedent
            for another card.
    """

    parts: Parts
    forms: tuple[Form, ...]
    needs: frozenset[str]
    types: tuple[Type, ...]
    complete: bool

    @property
    def levels(self) -> frozenset[str]:
        """The levels of its modes."""
        return frozenset(one.level for one in self.parts if isinstance(one, Mode))


class Precedents:
    """The units of declared cards. The units of a card are created when a similar text is read.

    Args:
        declared: the definitions with their cards.
    """

    def __init__(self, declared: Iterable[tuple[Definition, AnyCard]]) -> None:
        self._declared = [
            (definition, card)
            for definition, card in declared
            if definition.full and not definition.exception
        ]
        self._units: dict[int, tuple[Unit, ...]] = {}
        self._fragments: dict[int, tuple[Fragment, ...]] = {}
        self._sentences: list[tuple[int, frozenset[str]]] = []
        self._by_word: dict[str, list[int]] = defaultdict(list)
        for number, (_, card) in enumerate(self._declared):
            for words in _sentences(card):
                for one in words:
                    self._by_word[one].append(len(self._sentences))
                self._sentences.append((number, words))

    @classmethod
    def of(cls, definitions: Iterable[Definition], base: CardBase) -> Self:
        """The units of these definitions, with their cards from a card base."""
        cards = ((one, base.get(one.id)) for one in definitions)
        return cls((one, card) for one, card in cards if card is not None)

    def like(self, card: AnyCard, *, own: bool = True) -> Iterator[Unit]:
        """The units of the cards that have a sentence similar to one of this card.

        Args:
            card: the card.
            own: include the card's own declaration, if any.
        """
        for number in self._similar(card):
            definition, other = self._declared[number]
            if own or other.id != card.id:
                if number not in self._units:
                    self._units[number] = tuple(units_of(definition, other))
                yield from (
                    one for one in self._units[number] if one.complete or other.id == card.id
                )

    def fragments_like(self, card: AnyCard, *, own: bool = True) -> Iterator[Fragment]:
        """The fragments of the cards that have a sentence similar to one of this card."""
        for number in self._similar(card):
            definition, other = self._declared[number]
            if own or other.id != card.id:
                if number not in self._fragments:
                    self._fragments[number] = tuple(_fragments(definition, other))
                yield from self._fragments[number]

    def _similar(self, card: AnyCard) -> dict[int, None]:
        """The numbers of the declared cards with a similar sentence, in order.

        A similar sentence contains one of the rarest words of the sentence; these words are looked
        up.
        """
        found: dict[int, None] = {}
        for words in _sentences(card):
            known = sorted(words, key=lambda one: (len(self._by_word.get(one, ())), one))
            rarest = known[: len(words) - ceil(LIKE * len(words)) + 1]
            places = {place for one in rarest for place in self._by_word.get(one, ())}
            for number, other in map(self._sentences.__getitem__, sorted(places)):
                if len(words & other) >= LIKE * max(len(words), len(other)):
                    found[number] = None
        return found


_WORD = re.compile(r"[a-z]{2,}")


def _sentences(card: AnyCard) -> Iterator[frozenset[str]]:
    """The words of each sentence, without the name of the card."""
    own = set(_WORD.findall(card.name.lower()))
    for line in card.text.splitlines():
        for said in STOP.split(line):
            words = frozenset(_WORD.findall(said.lower())) - own
            if len(words) >= MIN_WORDS:
                yield words


def _said_by(definition: Definition, card: AnyCard) -> Say:
    """A function that renders parts of a definition as clauses, without the printed facts."""
    facts = {clause for said in frame(card) for clause in clauses_of(sentence(said), card)}

    def say(parts: Parts) -> list[str]:
        clauses_said = (
            clause
            for one in rendered(replace(definition, parts=parts), card)
            for said in one.sentences
            for clause in clauses_of(said, card)
        )
        return [one for one in dict.fromkeys(clauses_said) if one not in facts]

    return say


def _printed(card: AnyCard) -> frozenset[str]:
    """The clauses of the official text of a card."""
    all_clauses = (clauses for one in passages(card) for _, clauses in one.clauses)
    return frozenset(clause for clauses in all_clauses for clause in clauses)


def _fragments(definition: Definition, card: AnyCard) -> Iterator[Fragment]:
    """The fragments of a definition whose clauses are in the text of its card."""
    printed = {clause_words(one) for one in _printed(card)}
    say = _said_by(definition, card)
    for mode in definition.parts:
        if isinstance(mode, Mode) and not _says_less(mode):
            found = list(fragments_of(mode, card, say))
            plain = [one for one in found if not any(form.slots for form in one.forms)]
            if all(form.words in printed for one in plain for form in one.forms):
                yield from found


def units_of(definition: Definition, card: AnyCard) -> Iterator[Unit]:
    """The units of a definition whose clauses are in the text of its card."""
    printed = _printed(card)
    say = _said_by(definition, card)
    groups = _grouped(tuple(map(_unversioned, definition.parts)))
    for parts in _joined(groups, say):
        clauses = say(parts)
        forms = tuple(Form(clause_words(one)) for one in clauses)
        said = frozenset(word for one in forms for word in one.words)
        if (
            printed.issuperset(clauses)
            and not any(OPEN in one for one in clauses)
            and all(map(said.issuperset, proper_words(parts)))
        ):
            yield _unit(parts, forms, card)
            open_ = opened(parts, clauses, say)
            if open_ is not None:
                yield _unit(parts, open_, card)


def _says_less(node: object) -> bool:
    """Whether parts have a condition that no clause states: a merged vampire, or a private one."""
    if isinstance(node, tuple):
        return any(map(_says_less, node))
    if not isinstance(node, Node):
        return False
    private = not type(node).__module__.startswith("vtes_deck.effects.vocab")
    silent = isinstance(node, Condition) and private and not node.say(EMPTY_WORDING)
    return (
        silent
        or node == IS_MERGED
        or any(_says_less(getattr(node, one)) for one in node.__struct_fields__)
    )


EMPTY_WORDING = Wording(name="")


def _unversioned(part: Part) -> Part:
    """The part without the condition for its version, which the level of its clause states."""
    versions = {AtSuperior(), Not(AtSuperior())}
    conditions = getattr(part, "conditions", ())
    if versions.isdisjoint(conditions) or isinstance(part, Mode):
        return part
    return replace(part, conditions=tuple(one for one in conditions if one not in versions))


def _unit(parts: Parts, forms: tuple[Form, ...], card: AnyCard) -> Unit:
    needs = (word for form in forms for word in form.words if not word.startswith("<"))
    return Unit(parts, forms, frozenset(needs), card.types, complete=not _says_less(parts))


def _grouped(parts: Parts) -> Iterator[Parts]:
    """The modes of each level together, then the other parts one by one.

    The referendum that an action in play calls belongs to that action.
    """
    levels: dict[str, list[Part]] = {}
    for one in parts:
        if isinstance(one, Mode):
            levels.setdefault(one.level, []).append(one)
    yield from map(tuple, levels.values())
    called: list[Part] = []
    for one in parts:
        if isinstance(one, PoliticalCardAction):
            polls = [each for each in parts if isinstance(each, CardReferendum)]
            own = [each for each in polls if each != TO_BURN] if renders_itself(one) else []
            mine = own or [each for each in polls if each == TO_BURN]
            called += mine
            yield (one, *mine)
    for one in parts:
        played = isinstance(one, Mode | PlayLimit | DelayedReplacement | PoliticalCardAction)
        if not played and one not in called and not _key(one):
            yield (one,)
    for key in dict.fromkeys(filter(None, map(_key, parts))):
        yield tuple(one for one in parts if _key(one) == key)


def _key(part: Part) -> str:
    """The key of abilities that belong together because they share a limit."""
    return part.key if isinstance(part, Power) else ""


def _joined(groups: Iterable[Parts], say: Say) -> list[Parts]:
    """The groups; a single group if no clause states one of them.

    A part that no clause states may belong to any other part.
    """
    found = [one for one in groups if one != PLACED]
    silent = any(not say(one) for one in found)
    return [tuple(part for one in found for part in one)] if silent else found
