"""Reading a whole card: its official text becomes a definition, or nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import StrEnum

import msgspec
from msgspec.structs import replace

from cardbase.model import AnyCard, CryptCard, LibraryCard
from cardbase.terms import Trait, Type
from vtes_deck.effects.reader.abilities import Sentence, add_abilities
from vtes_deck.effects.reader.action_clauses import add_action_clauses
from vtes_deck.effects.reader.adverbials import ClauseTiming, add_moments
from vtes_deck.effects.reader.bans_and_duties import add_sentences
from vtes_deck.effects.reader.bearer_kinds import bearer_kind, limited
from vtes_deck.effects.reader.bearers import add_bearers
from vtes_deck.effects.reader.chosen import add_chosen
from vtes_deck.effects.reader.combat_clauses import add_combat_clauses
from vtes_deck.effects.reader.companions import add_companions
from vtes_deck.effects.reader.composition import (
    KEPT,
    PLACED,
    PLAYED,
    code_of,
    is_melee,
    is_misplaced,
    linked_clauses,
    lives,
    merged_statements,
    owned,
    placed_once,
    printed_clauses,
    remembering,
    sharing,
    sharing_limit,
    superior,
    unread_sign,
    virtue,
    when_merged,
)
from vtes_deck.effects.reader.counters import add_counters
from vtes_deck.effects.reader.further_clauses import add_further_clauses
from vtes_deck.effects.reader.gear import add_gear, with_gun
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import add_instructions
from vtes_deck.effects.reader.lasting_clauses import add_lasting_clauses
from vtes_deck.effects.reader.limits import add_limits
from vtes_deck.effects.reader.master_clauses import add_master_clauses
from vtes_deck.effects.reader.modes import modes_of
from vtes_deck.effects.reader.moves import add_moves
from vtes_deck.effects.reader.nouns import add_nouns
from vtes_deck.effects.reader.occasions import add_occasions
from vtes_deck.effects.reader.overlooked import overlooks
from vtes_deck.effects.reader.parts import HUNTING, completed, hunting_ground, parts_of
from vtes_deck.effects.reader.played_clauses import add_played_clauses
from vtes_deck.effects.reader.possessions import add_possessions
from vtes_deck.effects.reader.prices import add_prices
from vtes_deck.effects.reader.protection import add_protection
from vtes_deck.effects.reader.reaction_clauses import add_reaction_clauses
from vtes_deck.effects.reader.referendums import CITY, VoteClause, add_referendums, referendum_of
from vtes_deck.effects.reader.soft_damage import add_soft_damage
from vtes_deck.effects.reader.standing_clauses import add_standing_clauses
from vtes_deck.effects.reader.statements import Statement, add_statements, joined_statements
from vtes_deck.effects.reader.stored import add_stored
from vtes_deck.effects.reader.tokens import words_of
from vtes_deck.effects.reader.torpor import add_torpor
from vtes_deck.effects.reader.users import by_vampires
from vtes_deck.effects.reader.vampire_acts import add_vampire_acts
from vtes_deck.effects.reader.vampires import add_vampires
from vtes_deck.effects.reader.versions import versions
from vtes_deck.effects.text.comparison import USAGE, SentencePair, compare, passages
from vtes_deck.effects.vocab.cards_in_play import PutInPlay, PutOn
from vtes_deck.effects.vocab.context import contains
from vtes_deck.effects.vocab.definition import Definition, Part
from vtes_deck.effects.vocab.modes import DelayedReplacement, PlayLimit
from vtes_deck.effects.vocab.title_cards import RepresentsTitle

VERSIONED = frozenset({Type.RETAINER, Type.ALLY})
"""The types of cards that stay in play and may have a basic and a superior version."""
STAYING = (PutInPlay, PutOn, RepresentsTitle)
"""The effects that put a card into play."""
MAX_WORDS = 120
"""The maximum number of words in a sentence, to limit the work; a longer one is not read."""


class Reason(StrEnum):
    """The reason why a card is not read."""

    NOT_UNDERSTOOD = "not understood"
    NOT_READ = "not read"
    """The reader does not support cards of this type, or a level of this card."""
    APART = "apart"
    """Each clause is understood, but the clauses cannot be combined."""
    MERGED = "merged"
    """The text applies only to the merged vampire in a way that the reader does not support."""
    OVERLOOKED = "overlooked"
    """The text is understood except for words that the comparison omits."""
    DIFFERENT = "different"
    """The text is understood, but the rendered text of the definition differs."""


class Unknown(msgspec.Struct, frozen=True):
    """A phrase that the reader does not understand.

    Attributes:
        sentence: the printed sentence.
        phrase: the words, in one dialect, from the first one that no rule matches; all words if the
            sentence has several meanings.
        reason: the reason why it is not understood.
    """

    sentence: str
    phrase: str
    reason: Reason = msgspec.field(name="why")


class CardReading(msgspec.Struct, frozen=True):
    """The reading of a card.

    Attributes:
        definition: the definition; ``None`` unless the whole text has exactly one meaning.
        unknown: the phrases that are not understood, in order; empty with a definition.
    """

    definition: Definition | None
    unknown: tuple[Unknown, ...] = ()


class Reader:
    """Reads the texts of cards. Creating it takes some milliseconds, so use it many times.

    Args:
        clans: the names of all clans.
        minions: the names of vampires that a text may name.
    """

    def __init__(self, clans: Iterable[str], minions: Iterable[str] = ()) -> None:
        self.grammar = Grammar()
        add_nouns(self.grammar, clans, minions)
        add_moments(self.grammar)
        add_instructions(self.grammar)
        add_counters(self.grammar)
        add_abilities(self.grammar)
        add_sentences(self.grammar)
        add_bearers(self.grammar)
        add_vampires(self.grammar)
        add_vampire_acts(self.grammar)
        add_statements(self.grammar)
        add_occasions(self.grammar)
        add_limits(self.grammar)
        add_prices(self.grammar)
        add_moves(self.grammar)
        add_played_clauses(self.grammar)
        add_stored(self.grammar)
        add_companions(self.grammar)
        add_referendums(self.grammar)
        add_further_clauses(self.grammar)
        add_torpor(self.grammar)
        add_chosen(self.grammar)
        add_soft_damage(self.grammar)
        add_reaction_clauses(self.grammar)
        add_combat_clauses(self.grammar)
        add_possessions(self.grammar)
        add_protection(self.grammar)
        add_gear(self.grammar)
        add_master_clauses(self.grammar)
        add_standing_clauses(self.grammar)
        add_action_clauses(self.grammar)
        add_lasting_clauses(self.grammar)

    def read(self, card: AnyCard) -> CardReading:
        """Read the text of a card."""
        if isinstance(card, CryptCard):
            return self._crypt(card)
        return self._library(card)

    def _library(self, card: LibraryCard) -> CardReading:
        sign = unread_sign(card)
        if sign:
            return CardReading(None, (Unknown(card.text, sign, Reason.NOT_UNDERSTOOD),))
        if len(card.types) == 1 and card.types[0] in KEPT:
            return self._kept(card)
        if card.types == (Type.POLITICAL_ACTION,):
            return self._political(card)
        if not PLAYED.issuperset(card.types):
            return _not_read(card)
        return self._played(card)

    def _played(self, card: LibraryCard) -> CardReading:
        """Read a card that is played: its modes by level, and its abilities if it stays."""
        shared: list[Statement] = []
        body: dict[str, list[Statement]] = {}
        by_level: dict[str, list[Part]] = {}
        unknown: list[Unknown] = []
        leveled = any(one.level for one in passages(card))
        for level, printed, clause in printed_clauses(card):
            line = self.line(clause, card)
            if isinstance(line, str):
                ability = self.ability(clause, words_of(card.name.lower()))
                if isinstance(ability, str):
                    unknown.append(Unknown(printed, line, Reason.NOT_UNDERSTOOD))
                else:
                    by_level.setdefault(level, []).extend(ability)
            elif level or not leveled:
                body.setdefault(level, []).append(line)
            elif clause.startswith(USAGE) or line.parts:
                shared.append(line)
            else:
                unknown.append(Unknown(printed, clause, Reason.NOT_UNDERSTOOD))
        if unknown or not body:
            return CardReading(
                None, tuple(unknown) or (Unknown(card.text, "", Reason.NOT_UNDERSTOOD),)
            )
        return self._composed(card, shared, body, by_level)

    def _kept(self, card: LibraryCard) -> CardReading:
        """Read a master card or a card that stays in play: its modes and its abilities."""
        master = Type.MASTER in card.types
        leveled = any(one.level for one in passages(card))
        if Trait.OUT_OF_TURN in card.traits or (leveled and not VERSIONED.intersection(card.types)):
            return _not_read(card)
        placed = Trait.LOCATION in card.traits and Trait.TROPHY not in card.traits
        played = [PLACED] if master and placed else []
        found: list[Part] = []
        by_level: dict[str, list[Part]] = {}
        unknown: list[Unknown] = []
        hunting = False
        linked = linked_clauses(card)
        for level, printed, clause in printed_clauses(card):
            line = self.line(clause, card) if master else ""
            if clause == HUNTING:
                hunting = True
            elif isinstance(line, Statement) and line.kind in {None, Type.MASTER}:
                played.append(line)
            else:
                read = self._kept_ability(clause, card)
                if isinstance(read, str):
                    unknown.append(Unknown(printed, read, Reason.NOT_UNDERSTOOD))
                else:
                    own = sharing_limit(read) if clause in linked else read
                    (by_level.setdefault(level, []) if level else found).extend(own)
        leveled_parts = versions(by_level)
        if leveled_parts is None or (leveled and len(by_level) < 2):
            unknown.append(Unknown(card.text, "", Reason.APART))
        found += leveled_parts or ()
        if hunting:
            found = hunting_ground(found)
        whole = joined_statements(placed_once(played))
        trophy = Trait.TROPHY in card.traits and not played
        modes = modes_of("", whole, card) if master and whole is not None and not trophy else ()
        if not unknown and (modes is None or not (modes or found)):
            unknown.append(Unknown(card.text, "", Reason.APART))
        if unknown or modes is None:
            return CardReading(None, tuple(unknown))
        parts_ = (*modes, *completed([owned(one, card) for one in found]))
        return checked(Definition(id=card.id, name=card.name, parts=parts_), card)

    def _kept_ability(self, clause: str, card: LibraryCard) -> tuple[Part, ...] | str:
        """Read an ability of a card that stays in play."""
        name = card.name.lower()
        more = re.fullmatch(rf"{re.escape(name)} has (\d) life", clause)
        if more:
            return (lives(int(more[1]) - (card.life or 0)),)
        read = self.ability(clause, words_of(name))
        if isinstance(read, tuple) and is_melee(read) and Trait.MELEE_WEAPON not in card.traits:
            return clause
        return read

    def _political(self, card: LibraryCard) -> CardReading:
        """Read a political action: its terms and the effects of its referendum."""
        found: list[VoteClause] = []
        abilities: list[Part] = []
        unknown: list[Unknown] = []
        name = words_of(card.name.lower())
        for level, printed, clause in printed_clauses(card):
            said = clause.replace(" | ", " , ")
            if card.city:
                city = card.city.lower().removesuffix(".")  # a clause does not end with a full stop
                said = re.sub(rf"\b{re.escape(city)}\b\.?", CITY, said)
            words = _named(words_of(said), name)
            if level or len(words) > MAX_WORDS:
                unknown.append(Unknown(printed, level or clause, Reason.NOT_READ))
                continue
            result = self.grammar.read("vote clause", words)
            values = [one for one in result.values if isinstance(one, VoteClause)]
            ability = "" if values else self.ability(clause, name)
            if len(values) == 1:
                found += values
            elif isinstance(ability, tuple):
                abilities += ability
            else:
                phrase = " ".join(words[result.reached :]) or clause
                unknown.append(Unknown(printed, phrase, Reason.NOT_UNDERSTOOD))
        parts_ = None if unknown else referendum_of(found, card.city)
        stays = parts_ is not None and any(
            contains(parts_, one) for one in (PutInPlay, PutOn, RepresentsTitle)
        )
        if abilities and not stays:
            parts_ = None
        if parts_ is None:
            return CardReading(None, tuple(unknown) or (Unknown(card.text, "", Reason.APART),))
        parts_ = (*parts_, *completed([owned(one, card) for one in abilities]))
        return checked(Definition(id=card.id, name=card.name, parts=parts_), card)

    def _composed(
        self,
        card: LibraryCard,
        shared: list[Statement],
        body: dict[str, list[Statement]],
        by_level: dict[str, list[Part]],
    ) -> CardReading:
        """The modes of all levels. A sentence of the frame applies to every level.

        A card that stays in play has the same abilities at each level that puts it into play.
        """
        modes: list[Part] = []
        common = [part for one in shared for part in one.parts]
        usage = [replace(one, parts=()) for one in shared]
        for symbols, lines in body.items():
            line = joined_statements((*usage, *(one for one in lines if one not in usage)))
            made = None if line is None else modes_of(code_of(symbols) or virtue(card), line, card)
            if made is None:
                return CardReading(None, (Unknown(card.text, symbols, Reason.APART),))
            modes += made
        abilities = versions(by_level)
        stay = {level for level, lines in body.items() if any(map(_stays, lines))}
        if abilities is None or (by_level and set(by_level) != stay):
            return CardReading(None, (Unknown(card.text, "", Reason.APART),))
        if abilities != next(iter(by_level.values()), []):
            modes = [superior(one) for one in modes]
        modes = remembering(modes, [*common, *abilities])
        modes.sort(key=lambda one: isinstance(one, (PlayLimit, DelayedReplacement)))
        parts_ = tuple(dict.fromkeys((*modes, *common, *completed(abilities))))
        return checked(Definition(id=card.id, name=card.name, parts=parts_), card)

    def line(self, clause: str, card: LibraryCard) -> Statement | str:
        """The statement of a clause, or the phrase that is not understood."""
        name = words_of(card.name.lower())
        words = _named(words_of(clause.replace(" | ", " , ")), name)
        if len(words) > MAX_WORDS:
            return clause
        result = self.grammar.read("line", words)
        lines = [one for one in result.values if isinstance(one, Statement)]
        lines = lines or list(self._alternatives(words))
        if len(lines) > 1:  # each type of card has its own meaning of some words
            lines = [one for one in lines if one.kind in {None, *card.types}]
        if len(lines) == 1:
            return lines[0]
        return " ".join(words[result.reached :]) or clause

    def _alternatives(self, words: tuple[str, ...]) -> Iterator[Statement]:
        """The statements of two alternatives: "unlock a minion or lock an ally"."""
        for at, word in enumerate(words):
            if word != "or":
                continue
            sides = (words[:at], words[at + 1 :])
            found = [self.grammar.read("line", side).values for side in sides]
            pairs = [one[0] for one in found if len(one) == 1 and isinstance(one[0], Statement)]
            if len(pairs) == 2 and all(
                one == Statement(instruction=one.instruction) for one in pairs
            ):
                yield replace(pairs[0], others=(pairs[1].instruction,))

    def _crypt(self, card: CryptCard) -> CardReading:
        merged = merged_statements(card)
        found: list[Part] = []
        unknown: list[Unknown] = []
        for passage in passages(card):
            for printed, clauses in passage.clauses:
                parts_read: list[Part] = []
                for clause in clauses:
                    read = self.ability(clause)
                    if isinstance(read, str):
                        unknown.append(Unknown(printed, read, Reason.NOT_UNDERSTOOD))
                    else:
                        parts_read += read
                mine = sharing(printed, parts_read)
                limited = when_merged(mine) if printed in merged else mine
                if limited is None or merged.count(printed) > 1:
                    unknown.append(Unknown(printed, printed, Reason.MERGED))
                found += limited or ()
        if unknown:
            return CardReading(None, tuple(unknown))
        return checked(Definition(id=card.id, name=card.name, parts=tuple(found)), card)

    def _fixed(self, clause: str) -> tuple[Part, ...]:
        """The parts of a clause whose adverbials are read with it: "as if Ariane were ..."."""
        read = self.grammar.read("ability", words_of(clause.replace(" | ", " , "))).values
        said = [parts_of(one, ()) for one in read if isinstance(one, Sentence)]
        found = [one for one in said if one]
        return found[0] if len(found) == 1 else ()

    def ability(self, clause: str, name: tuple[str, ...] = ()) -> tuple[Part, ...] | str:
        """The parts that a clause declares, or the phrase that is not understood."""
        *adverbials, core = clause.split(" | ")
        whens: list[ClauseTiming] = []
        for one in adverbials:
            words = words_of(one)
            found = self.grammar.read("when", words).values
            if len(found) != 1:
                return self._fixed(clause) or one
            whens += [when for when in found if isinstance(when, ClauseTiming)]
        words = _named(words_of(core), name) if name else words_of(core)
        if len(words) > MAX_WORDS:
            return core
        result = self.grammar.read("ability", words)
        meanings: list[tuple[Part, ...]] = []
        for said in result.values:
            if isinstance(said, Sentence):
                declared = parts_of(said, tuple(whens))
                if declared is not None and declared not in meanings:
                    meanings.append(declared)
        if not meanings and adverbials:
            meanings += [parts_ for parts_ in [self._fixed(clause)] if parts_]
        if len(meanings) == 1:
            return meanings[0]
        return " ".join(words[result.reached :]) or clause


def _stays(line: Statement) -> bool:
    """Whether a clause puts the card into play."""
    return any(isinstance(one, PutInPlay | PutOn) for one in line.instruction.effects)


def _not_read(card: LibraryCard) -> CardReading:
    """The result for a card of a type that is not supported."""
    return CardReading(None, (Unknown(card.text, card.types[0].value.lower(), Reason.NOT_READ),))


def _named(words: tuple[str, ...], name: tuple[str, ...]) -> tuple[str, ...]:
    """The words of a limit ("a minion can play only 1 ...") with ``@`` for the name of the card."""
    for at in range(1, len(words) - len(name) + 1):
        if words[at - 1] == "1" and words[at : at + len(name)] == name:
            return (*words[:at], "@", *words[at + len(name) :])
    return words


def checked(definition: Definition, card: AnyCard) -> CardReading:
    """The definition if its rendered text equals the official text; otherwise the differences."""
    armed = with_gun(by_vampires(definition.parts, card))
    if armed is None:
        return CardReading(None, (Unknown(card.text, "", Reason.APART),))
    definition = replace(definition, parts=armed)
    bounded = _for_bearers(definition.parts, card)
    if bounded is None or overlooks(definition, card):
        return CardReading(None, (Unknown(card.text, "", Reason.OVERLOOKED),))
    if is_misplaced(definition.parts, card):
        return CardReading(None, (Unknown(card.text, "", Reason.APART),))
    found = compare(definition, card)
    if found.equal and not found.lost:
        return CardReading(replace(definition, parts=bounded))
    return CardReading(None, tuple(_differing(found.rows)))


def _for_bearers(parts: tuple[Part, ...], card: AnyCard) -> tuple[Part, ...] | None:
    """The parts, limited to the bearers whom the text serves; ``None`` if that is not possible."""
    try:
        kind = bearer_kind(card)
    except ValueError:
        return None
    return parts if kind is None else limited(parts, kind, card)


def _differing(rows: Iterable[SentencePair]) -> Iterator[Unknown]:
    for row in rows:
        if not row.equal:
            yield Unknown(row.official, row.rendered, Reason.DIFFERENT)
