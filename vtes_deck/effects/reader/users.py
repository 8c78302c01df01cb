"""Cards that only vampires can play, because their text refers to their user as a vampire."""

from __future__ import annotations

import re

from msgspec.structs import replace

from cardbase.model import AnyCard, LibraryCard
from cardbase.terms import Type
from vtes_deck.effects.reader.composition import PLAYED
from vtes_deck.effects.reader.slots import Parts
from vtes_deck.effects.vocab import ANYONE, BY_VAMPIRE, PutOn
from vtes_deck.effects.vocab.definition import Part
from vtes_deck.effects.vocab.modes import HuntMode, Mode

_BY_TYPE = {
    Type.ACTION: re.compile(r"\b[Tt]h(?:is|e) acting vampire\b"),
    Type.ACTION_MODIFIER: re.compile(r"\b[Tt]h(?:is|e) acting vampire\b"),
    Type.REACTION: re.compile(r"\b[Tt]his reacting vampire\b"),
}
_THIS = re.compile(r"\b[Tt]his vampire\b")


def by_vampires(parts: Parts, card: AnyCard) -> Parts:
    """The parts, whose modes only vampires use if the text implies this and no requirement does.

    "This vampire" on a card that is put on another minion may be that minion.
    """
    if not isinstance(card, LibraryCard) or not PLAYED.issuperset(card.types):
        return parts
    needs = card.requirement
    if needs.disciplines or needs.clans or needs.titles or needs.titled or needs.min_capacity:
        return parts
    if Type.VAMPIRE in needs.types or needs.max_capacity:
        return parts
    given = any(
        isinstance(effect, PutOn) and effect.who != "user"
        for part in parts
        if isinstance(part, Mode)
        for effect in part.effects
    )
    called = any(one in _BY_TYPE and _BY_TYPE[one].search(card.text) for one in card.types)
    if not called and (given or not _THIS.search(card.text)):
        return parts
    return tuple(map(_limited, parts))


def _limited(part: Part) -> Part:
    if not isinstance(part, Mode) or isinstance(part, HuntMode):
        return part  # only vampires hunt
    if part.who not in {ANYONE, replace(ANYONE, locked=False)}:
        return part
    if BY_VAMPIRE in part.conditions:
        return part
    return replace(part, conditions=(BY_VAMPIRE, *part.conditions))
