"""A chronicle begun on paper, at any chapter: a TOML file with what lies on the table.

Players are named; cards, missions and stickers are the ids of the data set. Everything but the
chapter and the players may be left out.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Annotated

import msgspec

from vtes_deck.app.heritage_files import HeritageError
from vtes_deck.heritage import DataSet
from vtes_deck.heritage.attributes import ARCHETYPES, CLANS
from vtes_deck.heritage.cards import THIN_BLOOD
from vtes_deck.heritage.chronicle import Adopt, State
from vtes_deck.heritage.chronicle.state import CHAPTERS, Few, Mark, Name, Outcome, Played, Sheet
from vtes_deck.heritage.dataset.model import TRAITS
from vtes_deck.language import tr

_LARGEST = 1_000_000
_ERA = 3
"""H-CHR-01: chapters of an era."""

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


class _Player(_Entry, frozen=True):
    name: Name
    character: Annotated[str, msgspec.Meta(max_length=80)] = ""
    dots: dict[str, Annotated[int, msgspec.Meta(ge=0, le=99)]] = {}
    titles: tuple[Name, ...] = ()
    retained: str = ""
    assets: tuple[str, ...] = ()
    obligations: tuple[str, ...] = ()
    leaders: tuple[str, ...] = ()
    absent: bool = False


class _Mark(_Entry, frozen=True):
    ancilla: bool = False
    clan: str = ""
    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    stickers: tuple[str, ...] = ()


class _Place(_Entry, frozen=True):
    player: str
    clan: str
    leader: str = ""
    points: Few = 0
    bloodline: tuple[str, ...] = ()
    sires: dict[str, str] = {}
    departing: Few = 0


class _Outcome(_Entry, frozen=True):
    chapter: Annotated[int, msgspec.Meta(ge=1, le=CHAPTERS)]
    places: Annotated[tuple[_Place, ...], msgspec.Meta(min_length=2, max_length=4)]
    claims: dict[str, str] = {}


class _Paper(_Entry, frozen=True):
    chapter: Annotated[int, msgspec.Meta(ge=1, le=CHAPTERS + 1)]
    players: Annotated[tuple[_Player, ...], msgspec.Meta(min_length=2, max_length=16)]
    youngest_first: tuple[str, ...] = ()
    marks: dict[str, _Mark] = {}
    unlocked: tuple[str, ...] = ()
    added: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    eras: tuple[str, ...] = ()
    outcomes: Annotated[tuple[_Outcome, ...], msgspec.Meta(max_length=CHAPTERS)] = ()


def read_paper(data: bytes, cards: DataSet) -> Adopt:
    """The first entry of a chronicle that goes on from the file.

    Raises:
        HeritageError: it is no such file, or contradicts itself or the data set; the message lists
            everything that is wrong.
    """
    if len(data) > _LARGEST:
        raise HeritageError(tr("The file is too large for a chronicle begun on paper."))
    try:
        paper = msgspec.convert(tomllib.loads(data.decode("utf-8-sig")), _Paper)
    except (ValueError, RecursionError) as error:
        raise HeritageError(tr("The file cannot be read: {reason}.", reason=str(error))) from None
    wrong = [*_people(paper), *_cards(paper, cards), *_results(paper, cards)]
    if wrong:
        raise HeritageError("\n".join(wrong))
    return Adopt(state=_state(paper, cards))


def _people(paper: _Paper) -> Iterator[str]:
    names = [one.name for one in paper.players]
    for name in _twice(names):
        yield tr("There are two players “{name}” (H-CHR-02).", name=name)
    if not 2 <= sum(not one.absent for one in paper.players) <= 4:
        yield tr("Two to four of the players take part (H-SET-01).")
    if paper.youngest_first and sorted(paper.youngest_first) != sorted(names):
        yield tr("The order of age names each player once (H-SET-09).")
    for one in paper.players:
        for trait in set(one.dots) - set(TRAITS):
            yield tr("“{name}” is no trait (H-CHR-05).", name=trait)
        for asset in set(one.assets) - set(ARCHETYPES):
            yield tr("“{name}” is no asset (H-AST-01).", name=asset)
    over = (paper.chapter - 1) // _ERA
    if len(paper.eras) > over or len(paper.cards) > over:
        yield tr("{n} eras are over, so no more are decided (H-ERA-01).", n=over)
    for name in set(paper.eras) - set(names):
        yield tr("There is no player “{name}” (H-CHR-02).", name=name)


def _cards(paper: _Paper, cards: DataSet) -> Iterator[str]:
    characters = {one.id for one in cards.characters}
    held = [one.retained for one in paper.players if one.retained]
    stickers = [one for each in paper.marks.values() for one in each.stickers]
    named = (
        ("character", {*held, *paper.marks, *paper.added}, characters),
        ("leader", {n for one in paper.players for n in one.leaders}, _ids(cards.leaders)),
        (
            "obligation",
            {n for one in paper.players for n in one.obligations},
            _ids(cards.obligations),
        ),
        ("sticker", set(stickers), _ids(cards.stickers)),
        ("scheme", set(paper.unlocked), _ids(cards.schemes)),
        ("scoring card", set(paper.cards), _ids(cards.scoring_cards)),
        (
            "clan",
            {one.clan for one in paper.marks.values() if one.clan},
            {*CLANS, THIN_BLOOD},
        ),
    )
    for kind, wanted, known in named:
        for name in sorted(wanted - known):
            yield tr("There is no {kind} “{name}” in the data set.", kind=kind, name=name)
    for name in _twice([*held, *paper.added]):
        yield tr("“{name}” is in two places (H-AFT-06).", name=name)
    for owned in ("leaders", "obligations"):
        for name in _twice([n for one in paper.players for n in getattr(one, owned)]):
            yield tr("“{name}” is in two havens (H-AFT-04, H-AFT-08).", name=name)
    counts = Counter(stickers)
    for sticker in cards.stickers:
        if sticker.count is not None and counts[sticker.id] > sticker.count:
            yield tr("“{name}” is used more often than there are (H-AFT-05).", name=sticker.id)


def _results(paper: _Paper, cards: DataSet) -> Iterator[str]:
    names = {one.name for one in paper.players}
    numbers = [one.chapter for one in paper.outcomes]
    if numbers != sorted(set(numbers)) or any(n >= paper.chapter for n in numbers):
        yield tr("Results are of chapters before {n}, in order (H-AFT-01).", n=paper.chapter)
    characters = {one.id for one in cards.characters}
    for one in paper.outcomes:
        who = [place.player for place in one.places]
        for name in sorted({*who, *one.claims.values()} - names):
            yield tr("There is no player “{name}” (H-CHR-02).", name=name)
        for name in _twice(who):
            yield tr("“{name}” has two places in a chapter (H-AFT-01).", name=name)
        points = [place.points for place in one.places]
        if points != sorted(points, reverse=True):
            yield tr("First place has most victory points (H-END-06).")
        for clan in sorted({place.clan for place in one.places} - set(CLANS)):
            yield tr("There is no clan “{name}”.", name=clan)
        for name in sorted({n for place in one.places for n in place.bloodline} - characters):
            yield tr("There is no character “{name}” in the data set.", name=name)


def _state(paper: _Paper, cards: DataSet) -> State:
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
            name: Mark(one.ancilla, one.clan, one.name, one.stickers)
            for name, one in paper.marks.items()
        },
        unlocked=paper.unlocked,
        outcomes=tuple(_outcome(one, number) for one in paper.outcomes),
        values=values,
        cards=paper.cards,
        eras=tuple(number[name] for name in paper.eras),
    )


def _outcome(one: _Outcome, number: dict[str, int]) -> Outcome:
    places = tuple(
        Played(
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
    return Outcome(one.chapter, places, {name: number[who] for name, who in one.claims.items()})


def _ids(entries: tuple[msgspec.Struct, ...]) -> set[str]:
    return {one.id for one in entries}  # type: ignore[attr-defined]


def _twice(names: list[str]) -> list[str]:
    return sorted(name for name, n in Counter(names).items() if n > 1)
