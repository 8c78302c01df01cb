"""A data set: the printed facts of the cards and boards, entered by its owner.

Part D of the catalogue (H-DAT-01 to H-DAT-20) lists the facts that the rulebook does not contain.
Each of them has a place in this model. All facts are optional;
:mod:`vtes_deck.heritage.dataset.gaps` reports what cannot be played without them.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from vtes_deck.heritage.attributes import (
    Archetype,
    Attribute,
    Clan,
    Class,
    Geography,
    Letter,
    Temperament,
)
from vtes_deck.heritage.dataset.effects import Effect

type Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,59}$")]
type Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
type Text = Annotated[str, msgspec.Meta(max_length=2000)]
type Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
type Value = Annotated[int, msgspec.Meta(ge=-20, le=40)]
type Era = Annotated[int, msgspec.Meta(ge=1, le=7)]

SECTIONS: dict[str, tuple[str, ...]] = {
    "resources": ("kindred", "mortals", "wealth"),
    "abilities": ("subterfuge", "warfare", "occult"),
    "psyche": ("cruelty", "mercy", "detachment"),
    "allegiance": ("camarilla", "anarchs", "sabbat"),
    "disciplines": (
        *("animalism", "auspex", "blood-sorcery", "celerity", "dominate", "fortitude"),
        *("obfuscate", "oblivion", "potence", "presence", "protean"),
    ),
}
"""H-CHR-05: the traits of the player sheet by section."""

TRAITS = tuple(trait for traits in SECTIONS.values() for trait in traits)

type SheetTrait = Literal[
    "kindred",
    "mortals",
    "wealth",
    "subterfuge",
    "warfare",
    "occult",
    "cruelty",
    "mercy",
    "detachment",
    "camarilla",
    "anarchs",
    "sabbat",
    "animalism",
    "auspex",
    "blood-sorcery",
    "celerity",
    "dominate",
    "fortitude",
    "obfuscate",
    "oblivion",
    "potence",
    "presence",
    "protean",
]


class Entry(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab", omit_defaults=True
):
    """The base class of entries."""


class Ability(Entry, frozen=True):
    """A special ability of an ancilla, printed or on a sticker.

    Attributes:
        bonded: H-REC-12: only its own clan can recruit the vampire.
    """

    name: Name
    text: Text = ""
    effects: tuple[Effect, ...] = ()
    bonded: bool = False


class Character(Entry, frozen=True):
    """H-DAT-01: a character, basic on one side and an ancilla on the other.

    Attributes:
        side: the side that is up before any chapter changes it.
        abilities: the abilities of the ancilla.
        slots: the slots for ability stickers.
        chronicle: it is not in the deck before a mission unlocks it (H-AFT-08).
        from_chapter: the chapter whose aftermath brings it into the deck; 0 from the beginning.
    """

    id: Id
    name: Name
    class_: Class | None = msgspec.field(name="class", default=None)
    temperament: Temperament | None = None
    geography: Geography | None = None
    archetype: Archetype | None = None
    clan: Clan | None = None
    side: Literal["basic", "ancilla"] = "basic"
    abilities: tuple[Ability, ...] = ()
    slots: Small = 1
    chronicle: bool = False
    from_chapter: Annotated[int, msgspec.Meta(ge=0, le=21)] = 0


class Leader(Entry, frozen=True):
    """H-DAT-02: a clan leader with the clan schemes that it starts with."""

    id: Id
    name: Name
    clan: Clan
    class_: Class | None = msgspec.field(name="class", default=None)
    temperament: Temperament | None = None
    geography: Geography | None = None
    archetype: Archetype | None = None
    schemes: tuple[Id, ...] = ()
    chronicle: bool = False


class Scheme(Entry, frozen=True):
    """H-DAT-03, H-DAT-04: a clan scheme or a scheme of a battleground.

    Attributes:
        requires: the archetypes that the coterie must have; the same archetype twice requires two
            vampires.
        research: a clan scheme that lies in the research deck until it is unlocked.
    """

    id: Id
    name: Name
    clan: Clan | None = None
    battleground: Letter | None = None
    requires: tuple[Archetype, ...] | None = None
    text: Text = ""
    effects: tuple[Effect, ...] = ()
    research: bool = False


class Mission(Entry, frozen=True):
    """H-DAT-05: a basic mission; ``reward`` is the printed power (H-END-03)."""

    id: Id
    name: Name
    attribute: Attribute | None = None
    reward: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None


class Response(Entry, frozen=True):
    """An answer to a chronicle mission: a dot in ``trait``, and at most one of the rewards."""

    text: Text
    trait: SheetTrait
    asset: Archetype | None = None
    unlock: Id | None = None
    elevate: bool = False


class ChronicleMission(Entry, frozen=True):
    """H-DAT-05: a chronicle mission with the responses on its back."""

    id: Id
    name: Name
    attribute: Attribute | None = None
    text: Text = ""
    responses: tuple[Response, ...] = ()


class Chapter(Entry, frozen=True):
    """H-DAT-06: a chapter overview.

    Attributes:
        missions: the chronicle missions of the chapter.
        plots: the number of clan schemes that the vanquished unlocks (H-AFT-02).
        asset: the victor keeps the card as this asset (H-AST-05).
    """

    number: Annotated[int, msgspec.Meta(ge=1, le=21)]
    name: Name
    text: Text = ""
    missions: Annotated[tuple[Id, ...], msgspec.Meta(max_length=5)] = ()
    plots: Annotated[int, msgspec.Meta(ge=0, le=10)] | None = None
    asset: Archetype | None = None


class Obligation(Entry, frozen=True):
    """H-DAT-07: an obligation, carried out by its owner's clan leader after setup."""

    id: Id
    name: Name
    text: Text = ""
    effects: tuple[Effect, ...] = ()


class Sticker(Entry, frozen=True):
    """H-DAT-08: an ability sticker for players with ``score`` in ``trait``."""

    id: Id
    ability: Ability
    trait: SheetTrait
    score: Small = 1
    count: Small | None = None


class ScoringCard(Entry, frozen=True):
    """H-DAT-06: a chronicle scoring card of the end of an era."""

    id: Id
    name: Name
    era: Era
    text: Text = ""
    dots: dict[SheetTrait, Annotated[int, msgspec.Meta(ge=-3, le=3)]] = {}


class Region(Entry, frozen=True):
    """H-DAT-14: a region of the Sabbat Wars."""

    id: Id
    name: Name
    geography: Literal["G", "F", "e", "h"]
    spaces: Annotated[int, msgspec.Meta(ge=2, le=20)]


class Court(Entry, frozen=True):
    """H-DAT-11: a court of the War of the Princes.

    Attributes:
        home: the faction whose home court it is.
        next_to: neighbours; naming them on one side is sufficient.
        worth: 2 for the centre.
    """

    id: Id
    name: Name
    next_to: tuple[Id, ...] = ()
    home: Literal["G", "F", "e", "h"] | None = None
    worth: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1


class Boards(Entry, frozen=True):
    """The printed facts of the battlegrounds.

    Attributes:
        clans_high_and_low: H-DAT-09: victory points of the spaces from neutral outwards; the
            last space, which is the decisive victory, is not listed.
        beast_within, rise_of_humanity: H-DAT-10: victory points from the lowest space up.
        courts: H-DAT-11.
        inquisition: H-AMB-05: the class that each token shows at first.
        masquerade: H-DAT-12: steps from the start of a track to its end space.
        titles: H-DAT-13: the court titles in their order; one is ``prince``.
        regions, camarilla, sabbat: H-DAT-14: regions, and the values of the tokens.
    """

    clans_high_and_low: Annotated[tuple[Small, ...], msgspec.Meta(max_length=20)] = ()
    beast_within: Annotated[tuple[Value, ...], msgspec.Meta(max_length=60)] = ()
    rise_of_humanity: Annotated[tuple[Value, ...], msgspec.Meta(max_length=60)] = ()
    courts: Annotated[tuple[Court, ...], msgspec.Meta(max_length=40)] = ()
    inquisition: dict[Archetype, Class] = {}
    masquerade: Annotated[int, msgspec.Meta(ge=1, le=30)] | None = None
    titles: Annotated[tuple[Id, ...], msgspec.Meta(max_length=20)] = ()
    regions: Annotated[tuple[Region, ...], msgspec.Meta(max_length=12)] = ()
    camarilla: Annotated[tuple[Small, ...], msgspec.Meta(max_length=60)] = ()
    sabbat: Annotated[tuple[Small, ...], msgspec.Meta(max_length=60)] = ()


class Limits(Entry, frozen=True):
    """H-DAT-15, H-DAT-16: quantities; an omitted quantity has no limit.

    Attributes:
        era_points: the points for the first to the fourth place in a chapter.
        most_dots: the maximum for a trait on a player sheet.
        clan_stickers, thin_blood_stickers: of each clan, and of the thin bloods.
    """

    era_points: Annotated[tuple[Small, ...], msgspec.Meta(min_length=1, max_length=4)] | None = None
    most_dots: Small | None = None
    clan_stickers: Small | None = None
    thin_blood_stickers: Small | None = None


class About(Entry, frozen=True):
    """The identification of a data set.

    Attributes:
        id: distinguishes data sets everywhere.
        demonstration: its names and cards are invented and not those of the game.
    """

    id: Id
    name: Name
    demonstration: bool = False
    note: Text = ""


class DataSet(msgspec.Struct, frozen=True):
    """A whole data set. Entries are found by their ids, which are unique within their kind."""

    about: About
    names: dict[Attribute, Name] = {}
    boards: Boards = Boards()
    limits: Limits = Limits()
    characters: tuple[Character, ...] = ()
    leaders: tuple[Leader, ...] = ()
    schemes: tuple[Scheme, ...] = ()
    missions: tuple[Mission, ...] = ()
    chronicle_missions: tuple[ChronicleMission, ...] = ()
    chapters: tuple[Chapter, ...] = ()
    obligations: tuple[Obligation, ...] = ()
    stickers: tuple[Sticker, ...] = ()
    scoring_cards: tuple[ScoringCard, ...] = ()

    def name_of(self, attribute: str) -> str:
        """The owner's name for an attribute; otherwise its letter."""
        return next((name for key, name in self.names.items() if key == attribute), attribute)
