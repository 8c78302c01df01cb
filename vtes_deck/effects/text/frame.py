"""The frame of a card text: keywords, requirement and the numbers of an ally."""

from __future__ import annotations

from collections.abc import Iterator

from cardbase.model import AnyCard, LibraryCard, Requirement
from cardbase.terms import Title, Trait, Type
from vtes_deck.effects.vocab.wording import listed, with_article
from vtes_deck.engine.state.printed import printed
from vtes_deck.engine.state.script import NO_SCRIPT

CITY_TITLES = frozenset({Title.PRINCE, Title.ARCHBISHOP, Title.BARON})
CREATURES = frozenset(
    {
        Trait.ANIMAL,
        Trait.DEMON,
        Trait.DHAMPIR,
        Trait.GARGOYLE,
        Trait.GHOUL,
        Trait.MAGE,
        Trait.MORTAL,
        Trait.MUMMY,
        Trait.CHANGELING,
        Trait.WEREWOLF,
        Trait.WRAITH,
        Trait.ZOMBIE,
    }
)
"""Kinds of allies and retainers that a text names before their life."""


def frame(card: AnyCard) -> Iterator[str]:
    """The sentences of the frame, without full stops."""
    if not isinstance(card, LibraryCard):
        return
    creature = {Type.ALLY, Type.RETAINER} & set(card.types)
    if Type.IMBUED in card.requirement.types:
        yield f"requires a ready imbued{' in play' if Type.EVENT in card.types else ''}"
    elif card.requirement:
        yield from required(card.requirement, ready=Type.MASTER in card.types)
    if creature and card.life is not None:
        yield _creature(card)
    yield from keywords(card)
    if Type.EQUIPMENT in card.types and Trait.LOCATION in card.traits:
        yield "while in play, this card does not count as equipment"
    if Type.ALLY in card.types and card.life is not None:
        numbers = printed(card, NO_SCRIPT)
        yield f"{numbers.strength} strength, {numbers.bleed} bleed"


def _creature(card: LibraryCard) -> str:
    kinds = [trait.value for trait in card.traits if trait in CREATURES]
    unique = ["unique"] if Trait.UNIQUE in card.traits else []
    kind = Type.RETAINER.value.lower() if Type.RETAINER in card.types else "ally"
    return f"{' '.join([*unique, *(kinds or [kind])])} with {card.life} life"


def keywords(card: LibraryCard) -> Iterator[str]:
    """The keywords: "unique", "location"."""
    ground = {Trait.TROPHY, Trait.HUNTING_GROUND}.issubset(card.traits)
    stands = {Type.ALLY, Type.RETAINER} & set(card.types)
    for trait in card.traits:
        if trait is Trait.WEAPON and Trait.MELEE_WEAPON in card.traits:
            continue
        if trait is Trait.LOCATION and ground:
            continue  # implied by the hunting ground
        if not (stands and (trait in CREATURES or trait is Trait.UNIQUE)):
            yield trait.value.removesuffix(" creature")
    if card.trifle:
        yield "trifle"


def required(need: Requirement, *, ready: bool) -> Iterator[str]:
    """The requirement as far as the text states it: clans and Disciplines are symbols.

    A master card requires a ready vampire that its player controls.
    """
    if not any(
        (
            need.sects,
            need.titles,
            need.titled,
            need.min_capacity,
            need.max_capacity,
            need.traits,
            need.not_sects,
            need.untitled,
            need.not_traits,
        )
    ):
        return
    words = [
        *(["ready"] if ready else []),
        *(["titled"] if need.titled else []),
        *(["non-titled"] if need.untitled else []),
        *(f"non-{trait.value}" for trait in need.not_traits),
        *(f"non-{sect.value}" for sect in need.not_sects),
        *(trait.value for trait in need.traits),
        *([listed([sect.value for sect in need.sects], "or")] if need.sects else []),
    ]
    after = ""
    titles = [title.value.lower() for title in need.titles]
    if set(need.titles) == CITY_TITLES:
        after = " with a city title"
        titles = []
    if titles:
        words.append(listed(titles, "or"))
    elif not (need.sects and len(words) == 1 + ready and Type.VAMPIRE not in need.types):
        anyone = need.traits == (Trait.INFERNAL,) and not (need.types or need.clans)
        words.append("minion" if anyone else "vampire")
    if need.min_capacity:
        after += f" with capacity {need.min_capacity} or more"
    if need.max_capacity:
        after += f" with capacity {need.max_capacity} or less"
    yield f"requires {with_article(' '.join(words))}{after}"
