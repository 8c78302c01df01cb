"""Cards as the rules read them: characters with their visible side, leaders, schemes."""

from __future__ import annotations

import msgspec

from vtes_deck.heritage.attributes import ARCHETYPES, KINDS
from vtes_deck.heritage.dataset.effects import Effect, Embrace, Invitation, RecruitFromDeck
from vtes_deck.heritage.dataset.model import Ability, Character, Leader, Scheme


class Figure(msgspec.Struct, frozen=True, gc=False):
    """A character or clan leader on the table (H-CMP-03, H-CMP-04).

    Attributes:
        id, name, clan: the values on the card; ``clan`` is empty if it has none (H-REC-03).
        attributes: class, temperament, geography and archetype, in the order of ``KINDS``.
        abilities: H-ACT-04: of an ancilla, with those of stickers; empty on the basic side.
        leader: whether it is a clan leader.
        bonded: H-REC-12.
        schemes: H-SET-12: of a clan leader.
    """

    id: str
    name: str
    clan: str
    attributes: tuple[str, str, str, str]
    abilities: tuple[Ability, ...] = ()
    leader: bool = False
    bonded: bool = False
    schemes: tuple[str, ...] = ()

    def of_kind(self, kind: str) -> str:
        """The attribute of a kind, such as ``archetype``."""
        return self.attributes[KINDS.index(kind)]

    @property
    def class_(self) -> str:
        """``A`` or ``C``."""
        return self.attributes[0]

    @property
    def temperament(self) -> str:
        """``b`` or ``d``."""
        return self.attributes[1]

    @property
    def geography(self) -> str:
        """One of four geographies, or ``outsider``."""
        return self.attributes[2]

    @property
    def archetype(self) -> str:
        """One of four archetypes."""
        return self.attributes[3]


class SchemeCard(msgspec.Struct, frozen=True, gc=False):
    """A scheme as the rules read it.

    Attributes:
        id, name: the values on the card.
        needs: the required number of each archetype, in the order of ``ARCHETYPES``.
        effects: the effects, from top to bottom.
        battleground: the letter of its battleground; empty for clan schemes.
        recruits: it recruits instead of the normal recruit (H-CLN-04).
    """

    id: str
    name: str
    needs: tuple[int, int, int, int]
    effects: tuple[Effect, ...]
    battleground: str = ""
    recruits: bool = False


type Card = Figure | SchemeCard


class Change(msgspec.Struct, frozen=True):
    """The changes of a character by a chronicle.

    Attributes:
        ancilla: whether the ancilla side is up.
        clan: the clan sticker, which may be ``thin-blood``.
        name: the name sticker.
        abilities: the abilities of the ability stickers, from top to bottom.
    """

    ancilla: bool | None = None
    clan: str = ""
    name: str = ""
    abilities: tuple[Ability, ...] = ()


THIN_BLOOD = "thin-blood"
NO_CHANGE = Change()


def figure(entry: Character | Leader, change: Change = NO_CHANGE) -> Figure:
    """A character or leader as a figure; its attributes must be complete.

    H-REC-03, H-CHR-06: a thin blood has no clan. H-CHR-06: it cannot be bonded.
    """
    attributes = (
        _printed(entry.class_),
        _printed(entry.temperament),
        _printed(entry.geography),
        _printed(entry.archetype),
    )
    printed = entry.clan or ""
    clan = "" if change.clan == THIN_BLOOD else change.clan or printed
    if isinstance(entry, Leader):
        return Figure(
            entry.id,
            entry.name,
            entry.clan,
            attributes,
            leader=True,
            schemes=entry.schemes,
        )
    ancilla = change.ancilla if change.ancilla is not None else entry.side == "ancilla"
    abilities = (*entry.abilities, *change.abilities) if ancilla else ()
    return Figure(
        entry.id,
        change.name or entry.name,
        clan,
        attributes,
        abilities=abilities,
        bonded=change.clan != THIN_BLOOD and any(one.bonded for one in abilities),
    )


def _printed(attribute: str | None) -> str:
    assert attribute is not None
    return attribute


def scheme_card(scheme: Scheme) -> SchemeCard:
    """A scheme as the rules read it; it must be complete."""
    wanted = scheme.requires or ()
    warlike, scholarly, clandestine, wealthy = (wanted.count(one) for one in ARCHETYPES)
    return SchemeCard(
        scheme.id,
        scheme.name,
        (warlike, scholarly, clandestine, wealthy),
        scheme.effects,
        scheme.battleground or "",
        recruits=_recruits(scheme.effects),
    )


def _recruits(effects: tuple[Effect, ...]) -> bool:
    """Whether the effects include a recruit, directly or in an invitation."""
    return any(
        isinstance(effect, Embrace | RecruitFromDeck)
        or (isinstance(effect, Invitation) and _recruits(effect.effects))
        for effect in effects
    )
