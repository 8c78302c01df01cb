"""A chronicle begun on paper, at any chapter: a TOML file with the state of the table.

Players are named; cards, missions and stickers are the ids of the data set. Everything except the
chapter and the players may be left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import inspect

from vtes_deck.app.heritage.conversion import converted
from vtes_deck.app.heritage.entry_writer import EntryProblem, problems_in
from vtes_deck.app.heritage.folders import HeritageError, sentence
from vtes_deck.heritage import DataSet
from vtes_deck.heritage.chronicle import Adopt, State, state_checks
from vtes_deck.heritage.chronicle.state import (
    CHAPTERS,
    ChapterOutcome,
    ChapterScore,
    Few,
    Mark,
    Name,
    Sheet,
)
from vtes_deck.kernel import toml
from vtes_deck.language import tr

MAX_BYTES = 1_000_000
"""Maximum bytes of a file."""

TEMPLATE = """\
# A chronicle begun on paper. "vtes-deck heritage chronicle NAME --import FILE --set ID" reads it.
chapter = 4                        # the next one to be played

youngest-first = ["Ben", "Ada"]    # all players, by age

[[players]]
name = "Ada"
character = "..."                  # the name on the sheet
dots = { mercy = 2, auspex = 1 }
titles = ["..."]
# retained = "id-of-a-character"
# assets = ["wealthy"]
# obligations = ["id-of-an-obligation"]
# leaders = ["id-of-an-unlocked-leader"]
# absent = true

[[players]]
name = "Ben"
titles = ["..."]

# What was stuck on characters.
# [marks.id-of-a-character]
# ancilla = true
# clan = "brujah"                  # or "thin-blood"
# name = "..."
# stickers = ["id-of-a-sticker"]

# unlocked = ["id-of-a-research-scheme"]
# added = ["id-of-a-chronicle-character-in-the-deck"]

# The winner of each era that is over, and the scoring cards that they selected.
# eras = ["Ada"]
# cards = ["id-of-a-scoring-card"]

# Results: those of the era under way decide it, and the last one decides who chooses a clan first.
# [[outcomes]]
# chapter = 3
# places = [{ player = "Ada", clan = "brujah", points = 31 }, { player = "Ben", clan = "gangrel" }]
# claims = { id-of-a-mission = "Ben" }
"""


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A table of the file."""


class PaperPlayer(_Entry, frozen=True):
    """A player with sheet and haven."""

    name: Name
    character: Annotated[str, msgspec.Meta(max_length=80)] = ""
    dots: dict[str, Annotated[int, msgspec.Meta(ge=0, le=99)]] = {}
    titles: tuple[Name, ...] = ()
    retained: str = ""
    assets: tuple[str, ...] = ()
    obligations: tuple[str, ...] = ()
    leaders: tuple[str, ...] = ()
    absent: bool = False


class PaperMark(_Entry, frozen=True):
    """The stickers of a character."""

    character: str
    ancilla: bool = False
    clan: str = ""
    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    stickers: tuple[str, ...] = ()


class PaperPlace(_Entry, frozen=True):
    """The result of a chapter for one player."""

    player: str
    clan: str
    leader: str = ""
    points: Few = 0
    bloodline: tuple[str, ...] = ()
    sires: dict[str, str] = {}
    departing: Few = 0


class PaperOutcome(_Entry, frozen=True):
    """The result of a chapter."""

    chapter: Annotated[int, msgspec.Meta(ge=1, le=CHAPTERS)]
    places: Annotated[tuple[PaperPlace, ...], msgspec.Meta(min_length=2, max_length=4)]
    claims: dict[str, str] = {}


class Paper(_Entry, frozen=True):
    """A chronicle on paper; players are named, everything else is an id of the data set."""

    chapter: Annotated[int, msgspec.Meta(ge=1, le=CHAPTERS + 1)]
    players: Annotated[tuple[PaperPlayer, ...], msgspec.Meta(min_length=2, max_length=16)]
    youngest_first: tuple[str, ...] = ()
    marks: tuple[PaperMark, ...] = ()
    unlocked: tuple[str, ...] = ()
    added: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    eras: tuple[str, ...] = ()
    outcomes: Annotated[tuple[PaperOutcome, ...], msgspec.Meta(max_length=CHAPTERS)] = ()


def read_paper(data: bytes, cards: DataSet) -> Adopt:
    """The first entry of a chronicle that continues from the file.

    Raises:
        HeritageError: it is not such a file, or contradicts itself or the data set; the message
            lists everything that is wrong.
    """
    values = paper_values(data)
    return adopted(converted(values, Paper, data.decode("utf-8-sig")), cards)


def paper_values(data: bytes) -> dict[str, Any]:
    """The contents of a file as plain values; marks are a list.

    Raises:
        HeritageError: it cannot be read.
    """
    if len(data) > MAX_BYTES:
        raise HeritageError(tr("The file is too large for a chronicle begun on paper."))
    try:
        values = toml.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise HeritageError(tr("The file cannot be read: {reason}.", reason=str(error))) from None
    marks = values.get("marks")
    if isinstance(marks, dict):
        listed = [
            {"character": name, **one} if isinstance(one, dict) else one
            for name, one in marks.items()
        ]
        values = {**values, "marks": listed}
    return values


def entered_paper(
    values: Mapping[str, Any], cards: DataSet
) -> tuple[tuple[EntryProblem, ...], Adopt | None]:
    """The first entry of a chronicle from the values of a form, or the errors in them.

    Raises:
        HeritageError: they contradict each other or the data set.
    """
    problems = tuple(problems_in(dict(values), inspect.type_info(Paper)))
    if problems:
        return problems, None
    return (), adopted(msgspec.convert(dict(values), Paper), cards)


def adopted(paper: Paper, cards: DataSet) -> Adopt:
    """The first entry of a chronicle that continues from the state of the table.

    Raises:
        HeritageError: it contradicts itself or the data set; the message lists everything.
    """
    wrong = list(_people(paper))
    if wrong:
        raise HeritageError("\n".join(wrong))
    state = _state(paper, cards)
    found = [*state_checks.problems(state, cards), *state_checks.contradictions(state, cards)]
    wrong = [sentence(one) for one in dict.fromkeys(found)]
    wrong += _retained(paper)
    if wrong:
        raise HeritageError("\n".join(wrong))
    return Adopt(state=state)


def _people(paper: Paper) -> Iterator[str]:
    """Errors that make a state impossible: players with the same name, and unknown ones."""
    names = [one.name for one in paper.players]
    for name in state_checks.repeated(names):
        yield tr("There are two players “{name}” (H-CHR-02).", name=name)
    if paper.youngest_first and sorted(paper.youngest_first) != sorted(names):
        yield tr("The order of age names each player once (H-SET-09).")
    named = {*paper.eras}
    for one in paper.outcomes:
        named |= {*(place.player for place in one.places), *one.claims.values()}
    for name in sorted(named - set(names)):
        yield tr("There is no player “{name}” (H-CHR-02).", name=name)


def _retained(paper: Paper) -> Iterator[str]:
    """H-AFT-06: the deck does not contain the retainer, so the state does not show this."""
    for name in state_checks.repeated(one.character for one in paper.marks):
        yield tr("“{name}” is marked twice (H-CMP-10).", name=name)
    for name in sorted({one.retained for one in paper.players}.intersection(paper.added)):
        yield tr("“{name}” is in two places (H-AFT-06).", name=name)


def _state(paper: Paper, cards: DataSet) -> State:
    number = {one.name: n for n, one in enumerate(paper.players)}
    values: dict[str, int] = {}
    for card in cards.scoring_cards:
        if card.id in paper.cards:
            for trait, n in card.dots.items():
                values[trait] = values.get(trait, 0) + n
    held = {one.retained for one in paper.players}
    deck = [
        one.id
        for one in cards.characters
        if one.id not in held
        and (one.id in paper.added or (not one.chronicle and one.from_chapter < paper.chapter))
    ]
    young = [number[name] for name in paper.youngest_first] or list(range(len(number)))
    return State(
        data=cards.about.id,
        players=tuple(
            Sheet(
                one.name,
                character=one.character,
                dots=dict(one.dots),
                titles=one.titles,
                retained=one.retained,
                assets=one.assets,
                obligations=one.obligations,
                leaders=one.leaders,
            )
            for one in paper.players
        ),
        absent=tuple(number[one.name] for one in paper.players if one.absent),
        youngest_first=tuple(young),
        chapter=paper.chapter,
        deck=tuple(deck),
        marks={
            one.character: Mark(one.ancilla, one.clan, one.name, one.stickers)
            for one in paper.marks
        },
        unlocked=paper.unlocked,
        outcomes=tuple(_outcome(one, number) for one in paper.outcomes),
        values=values,
        cards=paper.cards,
        eras=tuple(number[name] for name in paper.eras),
    )


def _outcome(one: PaperOutcome, number: dict[str, int]) -> ChapterOutcome:
    places = tuple(
        ChapterScore(
            number[place.player],
            place.clan,
            leader=place.leader,
            points=place.points,
            bloodline=place.bloodline,
            departing=place.departing,
            sires=dict(place.sires),
        )
        for place in one.places
    )
    return ChapterOutcome(
        one.chapter, places, {name: number[who] for name, who in one.claims.items()}
    )
