"""Reading by analogy: texts that combine sentences of declared cards and sentences of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice, product

from cardbase.model import AnyCard, CryptCard, LibraryCard
from cardbase.terms import Trait, Type
from vtes_deck.effects.reader.cards import CardReading, Reader, checked
from vtes_deck.effects.reader.composition import (
    KEPT,
    PLACED,
    PLAYED,
    code_of,
    is_melee,
    linked_clauses,
    merged_statements,
    owned,
    placed_once,
    printed_clauses,
    remembering,
    sharing_limit,
    superior,
    unread_sign,
    virtue,
)
from vtes_deck.effects.reader.covers import MAX_COVERS, Cover, Paragraph, Ruled, covers, is_limit
from vtes_deck.effects.reader.implied import alone, meaning, settled
from vtes_deck.effects.reader.modes import at_level, modes_of
from vtes_deck.effects.reader.precedents import Precedents
from vtes_deck.effects.reader.statements import Statement, joined_statements
from vtes_deck.effects.reader.tokens import words_of
from vtes_deck.effects.reader.versions import versions
from vtes_deck.effects.text.comparison import USAGE, passages
from vtes_deck.effects.text.rendering import TO_BURN
from vtes_deck.effects.vocab.definition import Definition, Part
from vtes_deck.effects.vocab.modes import (
    CombinedModes,
    DelayedReplacement,
    Mode,
    PlayLimit,
)
from vtes_deck.effects.vocab.powers import PoliticalCardAction

type Chosen = tuple[tuple[str, Cover], ...]
"""The cover of each paragraph, with the level of the paragraph."""


class AnalogicReader:
    """Reads texts by the rules and, if they are not sufficient, also by precedents.

    Args:
        reader: the rules.
        precedents: returns the sentences of declared cards; called when a text first needs them.
    """

    def __init__(self, reader: Reader, precedents: Callable[[], Precedents]) -> None:
        self.reader = reader
        self._precedents = precedents

    def read(self, card: AnyCard, *, own: bool = True) -> CardReading:
        """Read the text of a card.

        Args:
            card: the card.
            own: include the card's own declaration, if any, in the precedents.
        """
        found = self.reader.read(card)
        if found.definition is not None or _is_beyond(card):
            return found
        meanings: dict[object, Definition] = {}
        for chosen in self._chosen(card, own=own):
            made = _composed(card, chosen)
            read = None if made is None else checked(made, card).definition
            if read is not None:
                equal = meanings.get(meaning(read.parts))
                if equal is None or alone(read.parts) > alone(equal.parts):
                    meanings[meaning(read.parts)] = read
        return CardReading(next(iter(meanings.values()))) if len(meanings) == 1 else found

    def _chosen(self, card: AnyCard, *, own: bool) -> Iterable[Chosen]:
        """The combinations of covers for all paragraphs; none if there are too many."""
        levels = _paragraphs(card)
        linked = linked_clauses(card) if isinstance(card, LibraryCard) else frozenset()
        ruled = {
            one: self._ruled(one, card, linked=one in linked)
            for clauses in levels.values()
            for one in clauses
        }
        found_units = dict.fromkeys(self._precedents().like(card, own=own))
        units = [one for one in found_units if not one.levels or one.types == card.types]
        found_fragments = dict.fromkeys(self._precedents().fragments_like(card, own=own))
        kinds = card.types if isinstance(card, LibraryCard) else ()
        fragments = [one for one in found_fragments if one.kind in kinds]
        options: list[list[tuple[str, Cover]]] = []
        for level, clauses in levels.items():
            code = code_of(level) or virtue(card)
            paragraph = Paragraph(code, ruled, units, fragments, self.reader.grammar)
            found = covers(paragraph, tuple(clauses))
            if not found or len(found) == MAX_COVERS:
                return ()
            options.append([(level, one) for one in found])
        chosen = list(islice(product(*options), MAX_COVERS))
        return chosen if len(chosen) < MAX_COVERS else ()

    def _ruled(self, clause: str, card: AnyCard, *, linked: bool) -> Ruled:
        """The reading of a clause by the rules.

        Linked abilities share their limit.
        """
        if isinstance(card, CryptCard):
            ability = self.reader.ability(clause)
            return Ruled(ability=None if isinstance(ability, str) else ability)
        if PLAYED.issuperset(card.types) or Type.MASTER in card.types:
            line = self.reader.line(clause, card)
            if isinstance(line, Statement) and (PLAYED.issuperset(card.types) or not line.kind):
                return Ruled(line=line)
        ability = self.reader.ability(clause, words_of(card.name.lower()))
        if isinstance(ability, str) or (
            is_melee(ability) and Trait.MELEE_WEAPON not in card.traits
        ):
            return Ruled()
        return Ruled(ability=sharing_limit(ability) if linked else ability)


def _is_beyond(card: AnyCard) -> bool:
    """Whether the text has a meaning that no single sentence states."""
    if isinstance(card, CryptCard):
        return bool(merged_statements(card)) or _links_abilities(card)
    return bool(unread_sign(card)) or not passages(card)


def _links_abilities(card: CryptCard) -> bool:
    """Whether abilities linked by "or" may share their limit."""
    return any(
        len(clauses) > 1 and " or " in printed
        for one in passages(card)
        for printed, clauses in one.clauses
    )


def _paragraphs(card: AnyCard) -> dict[str, list[str]]:
    """The clauses of each level; usage in the frame belongs to every level."""
    found: dict[str, list[str]] = {}
    if isinstance(card, CryptCard):
        return {
            "": [each for one in passages(card) for _, clauses in one.clauses for each in clauses]
        }
    for level, _, clause in printed_clauses(card):
        found.setdefault(level, []).append(clause)
    if any(found):
        frame = found.pop("", [])
        shared = [one for one in frame if one.startswith(USAGE)]
        for level, clauses in found.items():
            found[level] = list(dict.fromkeys((*shared, *clauses)))
        if len(shared) < len(frame):
            found[""] = [one for one in frame if one not in shared]
    return found


def _composed(card: AnyCard, chosen: Chosen) -> Definition | None:
    """The definition of the covers; ``None`` if they cannot be combined."""
    modes: list[Part] = []
    by_level: dict[str, list[Part]] = {}
    found: list[Part] = []
    for level, cover in chosen:
        played = _modes(card, level, cover)
        if played is None:
            return None
        modes += played
        (by_level.setdefault(level, []) if level and cover.abilities else found).extend(
            cover.abilities
        )
    abilities = versions(by_level)
    if abilities is None:
        return None
    if by_level and abilities != next(iter(by_level.values())):
        modes = [superior(one) for one in modes]
    modes = remembering(modes, [*found, *abilities])
    modes.sort(key=lambda one: isinstance(one, (PlayLimit, DelayedReplacement)))
    rest = [*found, *abilities]
    if TO_BURN not in rest and any(type(one) is PoliticalCardAction for one in rest):
        rest.append(TO_BURN)
    if _lacks_modes(card, modes):
        return None
    if isinstance(card, LibraryCard) and KEPT.issuperset(card.types):
        rest = [owned(one, card) for one in rest]
    parts = settled(tuple(dict.fromkeys((*modes, *rest))))
    return Definition(id=card.id, name=card.name, parts=parts) if parts else None


def _lacks_modes(card: AnyCard, modes: list[Part]) -> bool:
    """Whether the modes of a card that is played are missing."""
    if Trait.TROPHY in getattr(card, "traits", ()):
        return False  # TRT-10: the rules put it into play
    played = not PLAYED.isdisjoint(card.types) or Type.MASTER in card.types
    return played and not any(isinstance(one, Mode | CombinedModes) for one in modes)


def _modes(card: AnyCard, level: str, cover: Cover) -> tuple[Part, ...] | None:
    """The parts for playing a card at a level; ``None`` if the lines contradict each other."""
    code, lines = code_of(level) or virtue(card), cover.lines
    if isinstance(card, CryptCard):
        return ()
    if Type.MASTER in card.types and Trait.LOCATION in card.traits and not cover.modes:
        lines = (PLACED, *lines)
    if all(map(is_limit, lines)):
        limits = (at_level(part, code) for one in lines for part in one.parts)
        return (*cover.modes, *limits)
    whole = joined_statements(placed_once(lines))
    return None if whole is None else modes_of(code, whole, card)
