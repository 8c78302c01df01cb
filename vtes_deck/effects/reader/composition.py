"""The common part of all ways of reading a card: its clauses, and the adjustments of its parts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from cardbase.disciplines import DISCIPLINES
from cardbase.facts.statements import parts, statements
from cardbase.model import AnyCard, CryptCard, LibraryCard
from cardbase.terms import Bonus, Trait, Type
from vtes_deck.effects.crypt_text import unexplained_statements
from vtes_deck.effects.reader.adverbials import HOST_ACTS
from vtes_deck.effects.reader.instructions import does
from vtes_deck.effects.reader.statements import Statement
from vtes_deck.effects.text.clauses import clauses_of
from vtes_deck.effects.text.comparison import passages, rejoined
from vtes_deck.effects.text.frame import frame
from vtes_deck.effects.vocab import (
    IS_MERGED,
    AtSuperior,
    Aura,
    Blood,
    CardAction,
    ChosenMinion,
    Count,
    EntersWith,
    Gain,
    Gets,
    HasDiscipline,
    If,
    Is,
    RememberTarget,
    Restriction,
    SeatVotes,
    StaticBonus,
    Trigger,
    Until,
)
from vtes_deck.effects.vocab.cards_in_play import PutInPlay, PutOn
from vtes_deck.effects.vocab.context import contains
from vtes_deck.effects.vocab.definition import Part
from vtes_deck.effects.vocab.modes import Mode
from vtes_deck.effects.vocab.powers import InCombat, Power
from vtes_deck.effects.vocab.wording import sentence
from vtes_deck.engine.state.printed import reflex_of

_SIGN = re.compile(r"\[([A-Z][A-Z ]{3,20})\]")
_SIGNS = re.compile(r"(?:\[[A-Za-z ]{3,20}\] ?)+")
_FLIGHT = re.compile(r"((?:^|\b[Ff]light ))\[FLIGHT\]", re.MULTILINE)
_TYPES = frozenset({one.value.upper() for one in Type})


def unread_sign(card: LibraryCard) -> str:
    """A symbol in the text that no rule supports; empty if there is none.

    The engine reads the line of a reflex card (PLY-25). The symbol for flight repeats a word, or it
    is a requirement at the start of a line.

    A symbol that begins two lines is returned too, because the lines are different modes of the
    card.
    """
    printed = [one for one in card.text.splitlines() if not ("[REFLEX]" in one and reflex_of(card))]
    stripped = _FLIGHT.sub(r"\1", "\n".join(printed))
    unknown = set(_SIGN.findall(stripped)) - _TYPES
    lines = Counter(found[0] for found in map(_SIGNS.match, printed) if found)
    twice = {signs.strip("[] ") for signs, count in lines.items() if count > 1}
    return min(unknown | twice, default="").lower()


PLAYED = frozenset({Type.ACTION, Type.ACTION_MODIFIER, Type.REACTION, Type.COMBAT})
"""The types of cards that leave nothing in play after they are played."""
KEPT = frozenset({Type.MASTER, Type.EQUIPMENT, Type.RETAINER, Type.ALLY, Type.EVENT})
"""The types of cards that may stay in play."""
_BARE_STRIKE = re.compile(r"(?:^|\. )Strike:", re.MULTILINE)
PLACED = Statement(instruction=does(PutInPlay()))
"""The effect of a location without a sentence in its text."""


def placed_once(lines: Iterable[Statement]) -> tuple[Statement, ...]:
    """The lines; one that puts a location with counters, or on a minion, replaces the usual one."""
    found = tuple(lines)
    others = [one for one in found if one != PLACED]
    placed = any(
        contains(one.instruction.effects, word) for one in others for word in (PutInPlay, PutOn)
    )
    return tuple(others) if placed else found


def lives(more: int) -> Part:
    """The additional life of a retainer at superior."""
    return EntersWith((If((AtSuperior(),), (Gain(more, Blood("this")),)),))


def owned(part: Part, card: LibraryCard) -> Part:
    """An ability of a card, adjusted if the card is not a minion.

    The votes that it gives are votes of its controller. If the card is in play on its own, the
    condition that its bearer acts is dropped.
    """
    if isinstance(part, InCombat) and Trait.MELEE_WEAPON in card.traits:
        return _melee(part)
    if not isinstance(part, Power):
        return part
    if Type.ALLY in card.types:
        return replace(
            part, sentence=re.sub(r"\b(\d) blood\b(?! from \{target)", r"\1 life", part.sentence)
        )
    effects = tuple(
        SeatVotes(one.n)
        if isinstance(one, Gets)
        and (one.bonus, one.until, one.who) == (Bonus.VOTES, Until.REFERENDUM, "user")
        and isinstance(one.n, int | Count)
        else one
        for one in part.effects
    )
    conditions = part.conditions
    if not {Type.EQUIPMENT, Type.RETAINER} & set(card.types) and _is_placed(card):
        conditions = tuple(one for one in conditions if one != HOST_ACTS)
    return replace(part, effects=effects, conditions=conditions)


def _melee(part: InCombat) -> InCombat:
    """The strike of a melee weapon with a fixed amount of damage."""
    strike = part.move.strike
    if strike is None or not strike.damage or strike.ranged or strike.melee:
        return part
    return replace(part, move=replace(part.move, strike=replace(strike, melee=True)))


def _is_placed(card: LibraryCard) -> bool:
    """Whether a card is in play on its own, so that it responds to actions of any minion."""
    return Trait.LOCATION in card.traits or "put this card in play" in card.text.lower()


def superior(part: Part) -> Part:
    """The part, changed so that a superior mode puts the superior version of the card into play."""
    if not isinstance(part, Mode) or not part.level.isupper():
        return part
    effects = tuple(
        replace(one, superior=True) if isinstance(one, PutOn | PutInPlay) else one
        for one in part.effects
    )
    return replace(part, effects=effects)


def remembering(modes: list[Part], abilities: Iterable[Part]) -> list[Part]:
    """The modes, which record the minion that plays the card if an ability refers to it."""
    chosen = Is("acting", ChosenMinion())
    if not any(chosen in getattr(one, "conditions", ()) for one in abilities):
        return modes
    return [
        replace(one, effects=(*one.effects, RememberTarget("user")))
        if isinstance(one, Mode) and contains(one.effects, PutOn)
        else one
        for one in modes
    ]


def is_melee(found: tuple[Part, ...]) -> bool:
    """Whether one of the parts is a strike with a melee weapon."""
    strikes = [one.move.strike for one in found if isinstance(one, InCombat)]
    return any(one is not None and one.melee for one in strikes)


def is_misplaced(found: tuple[Part, ...], card: AnyCard) -> bool:
    """Whether the text has a sentence that belongs to another kind of card.

    Among the cards that stay in play, only the text of equipment has "strike" without a subject. A
    card that is not on a minion has no bearer.
    """
    staying = KEPT.intersection(card.types)
    if staying and Type.EQUIPMENT not in staying and _BARE_STRIKE.search(card.text):
        return True
    alone = contains(found, PutInPlay) and not contains(found, PutOn)
    return alone and any(isinstance(one, StaticBonus | InCombat) for one in found)


def sharing(printed: str, parts: list[Part]) -> list[Part]:
    """The parts of a sentence. Abilities linked by "or" share one use."""
    powers = [one for one in parts if isinstance(one, Power)]
    if len(powers) < 2 or not links(printed):
        return parts
    return [replace(one, key=EITHER) if isinstance(one, Power) else one for one in parts]


def links(printed: str) -> bool:
    """Whether "or" links parts of a sentence, not two pronouns: "he or she"."""
    return " or " in _PRONOUNS.sub("", printed)


_PRONOUNS = re.compile(r"\bh(?:e|is|im|imself) or (?:she|hers?|herself)\b")


def linked_clauses(card: LibraryCard) -> frozenset[str]:
    """The clauses of sentences that link several abilities by "or"."""
    found: dict[str, set[str]] = {}
    for _, printed, clause in printed_clauses(card):
        if links(printed):
            found.setdefault(printed, set()).add(clause)
    return frozenset(one for clauses in found.values() if len(clauses) > 1 for one in clauses)


def sharing_limit(found: Iterable[Part]) -> tuple[Part, ...]:
    """The parts; abilities that are usable once in a period share this limit."""
    return tuple(
        replace(one, key=EITHER) if isinstance(one, Power) and one.once else one for one in found
    )


EITHER = "either"
"""The key for the limit that abilities of one sentence share."""


def printed_clauses(card: LibraryCard) -> Iterator[tuple[str, str, str]]:
    """Tuples of level, printed sentence and clause, without the printed facts of the frame."""
    facts = {clause for said in frame(card) for clause in clauses_of(sentence(said), card)}
    for passage in passages(card):
        for printed, clauses in passage.clauses:
            for clause in clauses:
                if passage.level or clause not in facts:
                    yield passage.level, printed, clause


def code_of(symbols: str) -> str:
    """The level as a definition writes it: ``"dom+pot"`` for ``"[dom][pot]"``."""
    return symbols.strip("[]").replace("][", "+")


def virtue(card: AnyCard) -> str:
    """The virtue that the card of an imbued requires, which its text does not name."""
    codes = card.requirement.disciplines if isinstance(card, LibraryCard) else ()
    return codes[0] if len(codes) == 1 and DISCIPLINES[codes[0]].virtue else ""


def merged_statements(card: CryptCard) -> tuple[str, ...]:
    """The statements that apply only while the vampire is merged, without printed facts.

    A statement that is in both texts is in the result twice.
    """
    _, merged = parts(card.text)
    said = set(statements(merged)) if merged else set()
    pieces = [one for one in unexplained_statements(card) if one in said]
    return tuple(rejoined(pieces))


def when_merged(found: list[Part]) -> list[Part] | None:
    """The parts, limited to the merged vampire; ``None`` if one of them cannot have a condition."""
    limited: list[Part] = []
    for part in found:
        match part:
            case StaticBonus(bonus=bonus, n=n):
                limited.append(Aura(bonus=bonus, n=n, host=True, conditions=(IS_MERGED,)))
            case (
                Aura()
                | CardAction()
                | HasDiscipline()
                | InCombat()
                | Power()
                | Restriction()
                | Trigger()
            ):
                limited.append(replace(part, conditions=(IS_MERGED, *part.conditions)))
            case _:
                return None
    return limited
