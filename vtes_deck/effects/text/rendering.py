"""A whole card as text, rendered from its definition."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import msgspec
from msgspec.structs import replace

from cardbase.disciplines import DISCIPLINES
from cardbase.model import AnyCard, CryptCard, LibraryCard
from cardbase.terms import Trait, Type
from vtes_deck.effects.text.abilities import call, is_spoken, renders_itself, said
from vtes_deck.effects.text.frame import frame
from vtes_deck.effects.text.modes import mode_sentences
from vtes_deck.effects.text.powers import shared_limit
from vtes_deck.effects.vocab.action_conditions import Not
from vtes_deck.effects.vocab.as_vampire import CardsAsVampire
from vtes_deck.effects.vocab.blocks import BlockersPay
from vtes_deck.effects.vocab.cards_in_play import BurnCard, PutInPlay, PutOn
from vtes_deck.effects.vocab.choices import If
from vtes_deck.effects.vocab.context import NOTHING, contains
from vtes_deck.effects.vocab.cost_changes import CheaperFor
from vtes_deck.effects.vocab.counters import Blood, Gain
from vtes_deck.effects.vocab.definition import Definition, Part
from vtes_deck.effects.vocab.minion_filter import AtSuperior
from vtes_deck.effects.vocab.modes import (
    BleedMode,
    CardReferendum,
    CombatMode,
    CombinedModes,
    DelayedReplacement,
    Mode,
    PlayLimit,
)
from vtes_deck.effects.vocab.powers import (
    Aura,
    CardAction,
    EntersWith,
    InCombat,
    OwnStatic,
    PoliticalCardAction,
    Power,
    Restriction,
    Trigger,
)
from vtes_deck.effects.vocab.referendum_terms import ChooseCard, ChooseClan, Terms
from vtes_deck.effects.vocab.static_effects import CancelledByPool
from vtes_deck.effects.vocab.targets import AMinion
from vtes_deck.effects.vocab.wording import Wording, listed, sentence
from vtes_deck.engine.actions.roles import Role
from vtes_deck.engine.state.moves import Use
from vtes_deck.engine.state.table import Until

REPLACED = {
    Until.DIABLERIE: "until a vampire commits diablerie",
    Until.HUNT: "until a vampire successfully hunts",
    Until.INFLUENCE: "until your influence phase",
    Until.UNLOCK: "until your unlock phase",
    Until.DISCARD: "until your discard phase",
    Until.ACTION: "until after this action",
    Until.COMBAT: "until after combat",
    Until.TURN: "until after the current turn",
    Until.PREY: "until your prey is ousted",
    Until.RECOVERY: "until a vampire moves from torpor to the ready region",
    Until.FALL: "until a titled vampire goes to torpor",
    Until.SOURCE: "as long as this card is in play",
}

TO_BURN = CardReferendum(passed=(BurnCard("this"),))
"""The referendum by which a card in play is burned."""


class Paragraph(msgspec.Struct, frozen=True):
    """The sentences for one level, or those of the frame.

    Attributes:
        level: the symbols: ``"[dom]"``; empty for the frame.
        sentences: the sentences, each with a capital letter and a full stop.
    """

    level: str
    sentences: tuple[str, ...]

    @property
    def text(self) -> str:
        """The paragraph as it is printed."""
        return " ".join(filter(None, (self.level, *self.sentences)))


def rendered(definition: Definition, card: AnyCard) -> tuple[Paragraph, ...]:
    """The text of a definition: the frame first, then a paragraph for each level."""
    wording = wording_of(card)
    head = list(frame(card))
    levels: dict[str, list[str]] = {}
    modes = [part for part in definition.parts if isinstance(part, Mode)]
    for combined in definition.parts:
        if isinstance(combined, CombinedModes):
            shared = list(_combination(combined, wording))
            head += shared
            for mode in combined.modes:
                own = [one for one in _combined(mode, wording) if one not in shared]
                levels.setdefault(_symbols(mode.level), []).extend(own)
    for level, sentences in _levels(modes, card, wording):
        levels.setdefault(level, []).extend(sentences)
    for level, line in _others(definition.parts, _holders(modes, card), card, wording):
        levels.setdefault(level, []).append(line)
    body = levels.pop("", [])
    found = [Paragraph("", tuple(_sentences([*head, *body])))]
    found += [Paragraph(level, tuple(_sentences(lines))) for level, lines in levels.items()]
    return tuple(one for one in found if one.sentences)


def _others(  # noqa: C901 - one case for each kind
    parts: tuple[Part, ...], holders: list[str], card: AnyCard, wording: Wording
) -> Iterator[tuple[str, str]]:
    """The sentences of all parts but the modes, each with its level."""
    for part in parts:
        if isinstance(part, PlayLimit):
            yield from _limits(part, wording, card, _only_combat(part, parts))
        elif isinstance(part, DelayedReplacement):
            yield from (("", line) for line in _replacement(part, wording))
        elif isinstance(part, CardReferendum):
            if any(
                isinstance(one, PoliticalCardAction)
                and (part == TO_BURN or renders_itself(one) or _called(one, parts, card) == part)
                for one in parts
            ):
                continue  # the text of the action states it
            yield from (("", line) for line in _referendum(part, wording))
        elif (
            isinstance(part, PoliticalCardAction)
            and (called := _called(part, parts, card)) is not None
        ):
            yield from ((level, call(part, called, wording)) for level in holders)
        elif (more := _at_superior(part, card, wording)) is not None:
            yield holders[-1], more
        elif (version := _version(part)) is not None:
            level, rest = version
            yield holders[level], said(rest, wording)
        elif isinstance(part, (CancelledByPool, CheaperFor)):
            yield from ((level, said(part, wording)) for level in _levels_of(part, parts))
        elif not isinstance(part, (Mode, CombinedModes)) and not _is_repeated(part, parts):
            yield from ((level, said(part, wording)) for level in holders)
    for part in parts:
        if type(part) is Power and (limit := shared_limit(part)):
            yield from ((level, limit) for level in holders)


STAYING = frozenset({Type.MASTER, Type.EQUIPMENT, Type.RETAINER, Type.EVENT})
"""The types of cards, other than minions, that may stay in play."""
REACTS = frozenset({Role.REACTING, Role.LOCKED, Role.EITHER, Role.ANYTIME})
"""The roles of reactions, which have their own sentences among the modes of a card."""


def _levels(modes: list[Mode], card: AnyCard, wording: Wording) -> Iterator[tuple[str, list[str]]]:
    """The sentences of each level. The rules, not the text, put a location into play."""
    location = isinstance(card, LibraryCard) and Trait.LOCATION in card.traits
    for (level, _), group in groupby(modes, key=lambda one: (one.level, one.role in REACTS)):
        lines = [list(mode_sentences(mode, wording)) for mode in group]
        if location:
            lines = [[one for one in line if one != "put this card in play"] for line in lines]
        yield _symbols(level), _alternatives(lines)


def _combination(part: CombinedModes, wording: Wording) -> Iterator[str]:
    """The frame of modes that can be combined, with their common effects."""
    yield "more than one Discipline can be used to play this card"
    if all(isinstance(one, BleedMode) for one in part.modes):
        yield "Ⓓ bleed"
        return
    first, *others = (list(mode_sentences(one, wording)) for one in part.modes)
    yield from (one for one in first if all(one in said for said in others))


def _replacement(part: DelayedReplacement, wording: Wording) -> Iterator[str]:
    """The time at which the card is replaced, and its private text about that."""
    yield f"do not replace {REPLACED[part.until]}"
    if renders_itself(part):
        yield part.say(wording)


def _holders(modes: list[Mode], card: AnyCard) -> list[str]:
    """The levels whose paragraphs contain the abilities: those that put the card into play."""
    stays = [
        _symbols(mode.level)
        for mode in modes
        if any(contains(mode.effects, word) for word in (PutInPlay, PutOn, BlockersPay))
    ]
    if not modes and isinstance(card, LibraryCard) and _has_versions(card):
        codes = card.requirement.disciplines
        stays = [_symbols("+".join(codes)), _symbols("+".join(codes).upper())]
    return list(dict.fromkeys(stays)) or [""]


def _has_versions(card: LibraryCard) -> bool:
    """Whether the paragraphs of a companion are for the levels of a Discipline."""
    return Type.RETAINER in card.types or (
        Type.ALLY in card.types
        and all(f"[{code}]" in card.text for code in card.requirement.disciplines)
    )


def _at_superior(part: Part, card: AnyCard, wording: Wording) -> str | None:
    """The effect at superior as the card enters play; ``None`` for another part."""
    match part:
        case EntersWith(effects=(If((AtSuperior(),), (Gain(n=int(n), what=Blood("this")),)),)):
            return f"{card.name} has {(getattr(card, 'life', 0) or 0) + n} life"
        case EntersWith(effects=(If((AtSuperior(),), effects),)):
            return said(part if renders_itself(part) else EntersWith(effects), wording)
        case _:
            return None


def _levels_of(part: Part, parts: tuple[Part, ...]) -> list[str]:
    """The levels whose paragraphs contain a part: those with a target, or all."""
    modes = [one for one in parts if isinstance(one, Mode)]
    if isinstance(part, CancelledByPool):
        modes = _aimed(parts)
    return list(dict.fromkeys(_symbols(one.level) for one in modes))


def _aimed(parts: tuple[Part, ...]) -> list[Mode]:
    """The modes with a target."""
    return [one for one in parts if isinstance(one, Mode) and one.target != NOTHING]


def _version(part: Part) -> tuple[int, Part] | None:
    """The paragraph (first or last) of an ability of one version, and its unconditional form.

    ``None`` for an ability of both versions.
    """
    kinds = (
        *(Aura, CardAction, CardsAsVampire, InCombat),
        *(OwnStatic, Power, Restriction, Trigger),
    )
    if isinstance(part, kinds):
        conditions = getattr(part, "conditions", ())
        for level, version in ((0, Not(AtSuperior())), (-1, AtSuperior())):
            if version in conditions:
                rest = tuple(one for one in conditions if one != version)
                return level, replace(part, conditions=rest)
    return None


def _is_repeated(part: Part, parts: tuple[Part, ...]) -> bool:
    """Whether another strike of the same weapon, with a maneuver, already states the part."""
    return isinstance(part, InCombat) and any(
        isinstance(one, InCombat)
        and one is not part
        and one.move.strike == part.move.strike
        and one.move.maneuver is not Use.NONE
        and part.move.strike is not None
        and part.move.maneuver is Use.NONE
        for one in parts
    )


def _sentences(phrases: list[str]) -> Iterator[str]:
    yield from (sentence(one) for one in dict.fromkeys(phrases) if one)


def wording_of(card: AnyCard) -> Wording:
    """The wording for the phrases of a card."""
    if isinstance(card, CryptCard):
        name = short_name(card)
        return Wording(name=name, this=name, user=name)
    name = card.name
    if Type.ALLY in card.types:
        return Wording(name=name, this=name, user=name, ally=True)
    stays = STAYING.issuperset(card.types)
    return Wording(name=name, user="this minion", kind=_kind(card), stays=stays)


def _kind(card: LibraryCard) -> str:
    """The kind of minion that a card requires."""
    need = card.requirement
    if need.titles:
        return listed([one.value.lower() for one in need.titles], "or")
    if len(need.clans) == 1:
        return need.clans[0]
    return "vampire" if need else "minion"


def short_name(card: CryptCard) -> str:
    """The name of a vampire in its own text: "Ariane" for "Ariane, the Unjust"."""
    return card.name.split(",")[0]


def _symbols(level: str) -> str:
    """The symbols of Disciplines; a virtue has one level, and the text does not show it."""
    codes = level.split("+") if level else []
    return "".join(f"[{code}]" for code in codes if not DISCIPLINES[code.lower()].virtue)


def _alternatives(modes: list[list[str]]) -> list[str]:
    """The sentences of the modes of one level: "maneuver, or strike: dodge"."""
    if len(modes) == 1:
        return modes[0]
    shared = [one for one in modes[0] if all(one in other for other in modes[1:])]
    rest = [[one for one in mode if one not in shared] for mode in modes]
    if any(one[0].startswith("if ") for one in rest if one):
        return [*shared, *(one for mode in rest for one in mode)]
    if all(len(one) == 1 for one in rest):
        return [*shared, ", or ".join(one[0] for one in rest)]
    tails = [one[1:] for one in rest]
    if all(rest) and all(tail == tails[0] for tail in tails):
        return [*shared, ", or ".join(one[0] for one in rest), *tails[0]]
    return [*shared, *(one for mode in rest for one in mode)]


def _combined(mode: Mode, wording: Wording) -> Iterator[str]:
    """The addition of a mode that can be combined with others."""
    if isinstance(mode, BleedMode):
        plus, stealth = mode.plus, mode.stealth
        if stealth:
            yield f"this is a +{stealth} stealth action"
        if plus:
            yield f"the bleed is with +{plus} bleed"
        yield from list(mode_sentences(replace(mode, plus=0, stealth=0), wording))[1:]
        return
    yield from mode_sentences(mode, wording)


def _limits(
    part: PlayLimit, wording: Wording, card: AnyCard, only: str
) -> Iterator[tuple[str, str]]:
    """The limits on playing a card, each with its level (``only`` if the limit names none)."""
    what, period = _limit(part, wording, card)
    for level in part.levels:
        version = "superior" if level.isupper() else "basic"
        yield _symbols(level), f"{what} at {version}{period}"
    if not part.levels:
        yield _symbols(only), f"{what}{period}"


def _only_combat(part: PlayLimit, parts: tuple[Part, ...]) -> str:
    """The level of a limit per round or combat, if only one of several modes is for combat."""
    modes = [one for one in parts if isinstance(one, Mode)]
    levels = [one.level for one in modes if isinstance(one, CombatMode)]
    alone = part.per in {"round", "combat"} and len(levels) == 1 < len(modes)
    return levels[0] if alone else ""


def _limit(part: PlayLimit, wording: Wording, card: AnyCard) -> tuple[str, str]:
    if part.by == "everybody":
        period = " in a game" if part.per == "game" else f" each {part.per}"
        return f"only one {wording.name} can be played", period
    if part.by == "methuselah":
        return f"each Methuselah can play only one {wording.name}", f" each {part.per}"
    minion = "minion" if _any_minion(card) else "vampire"
    if part.per == "unlock phase":
        return f"a {minion} can play only one {wording.name}", " between their unlock phases"
    return f"a {minion} can play only one {wording.name}", f" each {part.per}"


def _any_minion(card: AnyCard) -> bool:
    return isinstance(card, LibraryCard) and not card.requirement.disciplines


def _referendum(part: CardReferendum, wording: Wording) -> Iterator[str]:
    clan = any(isinstance(one, ChooseClan) for one in part.terms)
    wording = replace(
        wording,
        chosen_clan=clan,
        everyone="the chosen Methuselah",
        target=_chosen(part.terms),
    )
    for asked in filter(None, (one.say(wording) for one in part.conditions)):
        yield f"only usable {asked}" if asked.startswith("if ") else asked
    terms = [one.say(wording) for one in part.terms]
    if terms:
        yield " and ".join(terms)
    outcomes = list(filter(None, (one.say(wording) for one in part.passed)))
    always = [one for one in outcomes if not one.startswith("if ")]
    yield f"successful referendum means {' and '.join(always)}"
    yield from (one for one in outcomes if one not in always)
    during = list(filter(None, (one.say(wording) for one in part.called)))
    if during:
        yield f"in this referendum, {listed(during)}"


def _called(
    action: PoliticalCardAction, parts: tuple[Part, ...], card: AnyCard
) -> CardReferendum | None:
    """The referendum that a political action of a vampire calls, if the action states it."""
    if renders_itself(action) or not isinstance(card, CryptCard):
        return None
    called = [one for one in parts if isinstance(one, CardReferendum) and one != TO_BURN]
    return next(filter(is_spoken, called), None)


def _chosen(terms: tuple[Terms, ...]) -> str:
    """The chosen card: "the chosen vampire"."""
    for one in terms:
        if isinstance(one, ChooseCard):
            said = one.target.say(Wording(name="")).split(" with ")[0]
            clans = one.target.who.clans if isinstance(one.target, AMinion) else ()
            return f"the chosen {clans[0] if clans else said.split(' ')[-1]}"
    return ""


def text(definition: Definition, card: AnyCard) -> str:
    """The whole text, with one line for each paragraph."""
    return "\n".join(one.text for one in rendered(definition, card))
