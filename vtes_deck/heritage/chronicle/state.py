"""The state of a chronicle, as frozen data (H-CMP-10, H-CHR-05)."""

from __future__ import annotations

from enum import StrEnum, auto
from typing import Annotated

import msgspec

from vtes_deck.heritage.cards import Change
from vtes_deck.heritage.dataset.model import DataSet
from vtes_deck.heritage.errors import HeritageGameError
from vtes_deck.heritage.switches import Switches

CHAPTERS = 21
"""H-CHR-01: seven eras of three chapters."""

NONE = -1

type Text = Annotated[str, msgspec.Meta(max_length=2000)]
type Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
type Player = Annotated[int, msgspec.Meta(ge=0, le=15)]
type Few = Annotated[int, msgspec.Meta(ge=-999, le=999)]


class ChronicleError(HeritageGameError, ValueError):
    """An entry that is not allowed now; it names the rule."""


class ChronicleStep(StrEnum):
    """The next step of a chronicle; the steps of the aftermath are in their order."""

    PROLOGUE = auto()
    """H-CHR-02 to H-CHR-04, for one player."""
    PLAY = auto()
    """Play the chapter and record its result (H-AFT-01)."""
    TITLE = auto()
    """H-AFT-02: the victor writes a title."""
    PLOT = auto()
    """H-AFT-02: the vanquished unlocks clan schemes."""
    MISSION = auto()
    """H-AFT-03: a claimer responds."""
    OBLIGATIONS = auto()
    """H-AFT-04."""
    STICKER = auto()
    """H-AFT-05: a player places an ability sticker, or none."""
    RETAIN = auto()
    """H-AFT-06: a player retains a vampire, or none."""
    ERA = auto()
    """H-ERA-03: the winner of the era selects a scoring card."""


class Task(msgspec.Struct, frozen=True, omit_defaults=True):
    """An outstanding step of a player, possibly for a mission."""

    step: ChronicleStep
    player: Few = NONE
    mission: str = ""


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player: the sheet and the haven.

    Attributes:
        name: the name of the player; character: the name on the sheet.
        dots: the number of dots, by trait.
        titles: H-AFT-02; the first one is from the prologue.
        retained: the id of the character in the haven; only one.
        assets: archetypes; obligations, leaders: ids.
        joined: the chapter before which the player joined.
    """

    name: Name
    character: Annotated[str, msgspec.Meta(max_length=80)] = ""
    dots: dict[str, Few] = {}
    titles: tuple[Name, ...] = ()
    retained: str = ""
    assets: tuple[str, ...] = ()
    obligations: tuple[str, ...] = ()
    leaders: tuple[str, ...] = ()
    joined: Few = 1


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """The stickers of a character.

    Attributes:
        ancilla: whether it was flipped to the ancilla side.
        clan: the clan sticker, or ``thin-blood``.
        name: the name sticker.
        stickers: ids of ability stickers, from top to bottom.
    """

    ancilla: bool = False
    clan: str = ""
    name: str = ""
    stickers: tuple[str, ...] = ()


class ChapterScore(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a chapter for one player.

    Attributes:
        player: the player.
        clan, leader: the clan and the leader that were played.
        points: victory points.
        bloodline: ids of its characters, without those in torpor (H-AFT-00).
        sires: the id of the sire of each of them, if known; a sire can be in torpor.
        departing: victory points on the battleground that leaves after the era (H-ERA-02).
        assets: the discarded assets.
        recruited: the retained character was recruited.
    """

    player: Player
    clan: str
    leader: str = ""
    points: Few = 0
    bloodline: Annotated[tuple[str, ...], msgspec.Meta(max_length=60)] = ()
    departing: Few = 0
    assets: tuple[str, ...] = ()
    recruited: bool = False
    sires: dict[str, str] = {}


class ChapterOutcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a chapter.

    Attributes:
        chapter: its number.
        places: the players, first place first.
        claims: the player who claimed each mission; unclaimed missions are omitted.
    """

    chapter: Few
    places: tuple[ChapterScore, ...]
    claims: dict[str, Player] = {}

    def of(self, player: int) -> ChapterScore | None:
        """The score of a player who took part."""
        return next((one for one in self.places if one.player == player), None)


class State(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chronicle at one moment.

    Attributes:
        data: the id of its data set.
        switches: the readings in force.
        players: all players so far.
        absent: the players who do not play now.
        youngest_first: the order of age (H-SET-07, H-SET-09).
        chapter: the chapter that is being played or concluded; 22 when all are over.
        todo: the tasks, in order.
        deck: ids of the characters that are not in a haven.
        marks: the stickers on characters.
        unlocked: ids of research schemes.
        outcomes: the outcomes of the chapters so far.
        values: the changes of traits by scoring cards (H-ERA-03); cards: the cards.
        eras: the player who won each era.
        notes: chapter and text.
        decided: the winner of a tie for most chronicle points, or ``NONE`` (H-AMB-16).
    """

    data: str
    switches: Switches = Switches()
    players: tuple[Sheet, ...] = ()
    absent: tuple[Player, ...] = ()
    youngest_first: tuple[Player, ...] = ()
    chapter: Few = 1
    todo: tuple[Task, ...] = ()
    deck: tuple[str, ...] = ()
    marks: dict[str, Mark] = {}
    unlocked: tuple[str, ...] = ()
    outcomes: tuple[ChapterOutcome, ...] = ()
    values: dict[str, Few] = {}
    cards: tuple[str, ...] = ()
    eras: tuple[Player, ...] = ()
    notes: tuple[tuple[Few, Text], ...] = ()
    decided: Few = NONE

    @property
    def era(self) -> int:
        """H-CHR-01: the number of the era, from 1 to 7."""
        return min((self.chapter + 2) // 3, CHAPTERS // 3)

    @property
    def over(self) -> bool:
        """Whether all chapters and eras are concluded."""
        return self.chapter > CHAPTERS and not self.todo

    def present(self) -> tuple[int, ...]:
        """The players who take part now."""
        return tuple(n for n in range(len(self.players)) if n not in self.absent)

    def with_sheet(self, player: int, **changes: object) -> State:
        """The state with another sheet of a player."""
        sheet = msgspec.structs.replace(self.players[player], **changes)
        players = (*self.players[:player], sheet, *self.players[player + 1 :])
        return msgspec.structs.replace(self, players=players)

    def with_mark(self, character: str, **changes: object) -> State:
        """The state with other marks of a character."""
        mark = msgspec.structs.replace(self.marks.get(character, Mark()), **changes)
        return msgspec.structs.replace(self, marks={**self.marks, character: mark})

    def with_dot(self, player: int, trait: str, most: int | None, n: int = 1) -> State:
        """H-CHR-05: add a dot; no trait exceeds the maximum, if it is known."""
        dots = self.players[player].dots
        value = dots.get(trait, 0) + n
        value = value if most is None else min(value, most)
        return self.with_sheet(player, dots={**dots, trait: value})


def change_of(state: State, data: DataSet, character: str) -> Change:
    """The changes on the card of a character by its marks."""
    mark = state.marks.get(character)
    if mark is None:
        return Change()
    stickers = {one.id: one.ability for one in data.stickers}
    return Change(
        ancilla=True if mark.ancilla else None,
        clan=mark.clan,
        name=mark.name,
        abilities=tuple(stickers[one] for one in mark.stickers if one in stickers),
    )
