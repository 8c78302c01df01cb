"""The entries of a chronicle; a closed set. Saved chronicles contain their tags."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from vtes_deck.heritage.chronicle.state import (
    ChapterOutcome,
    ChapterScore,
    Few,
    Name,
    Player,
    State,
    Text,
)
from vtes_deck.heritage.switches import Switches


class _Entry(msgspec.Struct, frozen=True, tag_field="entry", omit_defaults=True, kw_only=True):
    """The base class of entries."""


class Begin(_Entry, frozen=True, tag="begin"):
    """A new chronicle.

    Attributes:
        players: two to four names.
        youngest_first: their numbers, by age (H-SET-07, H-SET-09).
        switches: the readings in use.
    """

    players: Annotated[tuple[Name, ...], msgspec.Meta(min_length=2, max_length=4)]
    youngest_first: tuple[Player, ...]
    switches: Switches = Switches()


class Adopt(_Entry, frozen=True, tag="adopt"):
    """The whole state of a chronicle begun on paper, at any chapter."""

    state: State


class Prologue(_Entry, frozen=True, tag="prologue"):
    """H-CHR-02, H-CHR-03: the prologue of a player.

    Attributes:
        character: the name on the sheet.
        trait: a trait of resources, abilities or psyche; discipline: one of the disciplines.
        title: the first title.
        drawn: the three characters drawn at random; retainer: the character that is kept.
        clan: its clan sticker; name: its name sticker, if any.
        free: H-CHR-04: the free dots of a late joiner, one for each missed chapter.
    """

    player: Player
    character: Name
    trait: str
    discipline: str
    title: Name
    drawn: tuple[str, ...]
    retainer: str
    clan: str = ""
    name: str = ""
    free: tuple[str, ...] = ()


class Join(_Entry, frozen=True, tag="join"):
    """H-CHR-04: a player joins; the prologue follows."""

    name: Name


class Attendance(_Entry, frozen=True, tag="attendance"):
    """H-CHR-04: the players who take part from now on."""

    present: tuple[Player, ...]


class Chapter(_Entry, frozen=True, tag="chapter"):
    """H-AFT-01: the result of the chapter, by place; H-AFT-03: the claimed missions."""

    places: tuple[ChapterScore, ...]
    claims: dict[str, Player] = {}

    def outcome(self, chapter: int) -> ChapterOutcome:
        """The result with the number of the chapter."""
        return ChapterOutcome(chapter, self.places, self.claims)


class Title(_Entry, frozen=True, tag="title"):
    """H-AFT-02: the new title of the victor."""

    title: Name


class Plot(_Entry, frozen=True, tag="plot"):
    """H-AFT-02: the clan schemes that the vanquished unlocks."""

    schemes: tuple[str, ...] = ()


class Respond(_Entry, frozen=True, tag="respond"):
    """H-AFT-03: the response to a mission.

    Attributes:
        mission: its id; response: the number of the response, from 0.
        place: the destination of an unlocked character (H-AFT-08).
        character: the elevated character (H-AFT-10); empty if no character can be elevated.
        clan: the clan sticker on the unlocked or elevated character, if its slot is empty.
        name: its name sticker, if any.
    """

    mission: str
    response: Few
    place: Literal["", "haven", "deck"] = ""
    character: str = ""
    clan: str = ""
    name: str = ""


class Obligations(_Entry, frozen=True, tag="obligations"):
    """H-AFT-04: the drawn obligations: one for the winner, and one removed from each other player.

    Attributes:
        gained: the id that the winner draws; empty if none is left.
        removed: ids by player; players without obligations are omitted.
    """

    gained: str = ""
    removed: dict[Player, str] = {}


class StickerEntry(_Entry, frozen=True, tag="sticker"):
    """H-AFT-05: an ability sticker on an ancilla; both are empty if none is placed."""

    sticker: str = ""
    character: str = ""


class Retain(_Entry, frozen=True, tag="retain"):
    """H-AFT-06: the single retainer; empty if the haven does not change."""

    character: str = ""


class EraOutcome(_Entry, frozen=True, tag="era"):
    """H-ERA-02, H-ERA-03: the player who dominates the era, and the scoring card, if entered."""

    player: Player
    card: str = ""


class Final(_Entry, frozen=True, tag="final"):
    """H-AMB-16: the winner of a tie for most chronicle points, if the victory is not shared."""

    player: Player


class Note(_Entry, frozen=True, tag="note"):
    """A note; it changes nothing."""

    text: Text


type Entry = (
    Begin
    | Adopt
    | Prologue
    | Join
    | Attendance
    | Chapter
    | Title
    | Plot
    | Respond
    | Obligations
    | StickerEntry
    | Retain
    | EraOutcome
    | Final
    | Note
)
