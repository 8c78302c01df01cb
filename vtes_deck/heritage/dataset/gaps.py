"""The gaps in a data set: what cannot be played yet, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from vtes_deck.heritage.attributes import CLANS, GEOGRAPHIES, LETTERS
from vtes_deck.heritage.dataset.model import Character, DataSet, Leader, Scheme
from vtes_deck.heritage.dataset.references import BEAST_START, HUMANITY_START, PRINCE
from vtes_deck.language import mark, tr

QUEUE = 5


class Gap(msgspec.Struct, frozen=True):
    """A fact that is not entered yet.

    Attributes:
        item: the item of part D, such as ``H-DAT-01``.
        section: the section of the data set in which it is entered.
        key: the id, letter or number of its subject; empty for a whole section.
        why: a sentence.
        blocks: nothing can be played before it is entered; otherwise, only one thing is omitted.
    """

    item: str
    section: str
    key: str
    why: str
    blocks: bool = False

    @property
    def what(self) -> str:
        """The subject, in plain words."""
        one, all_of_it = WHAT[self.section]
        return tr(one, key=self.key) if self.key else tr(all_of_it)


WHAT = {
    "characters": (mark("character {key}"), mark("characters")),
    "leaders": (mark("leader {key}"), mark("clans")),
    "clans": (mark("clan {key}"), mark("clans")),
    "schemes": (mark("scheme {key}"), mark("schemes")),
    "missions": (mark("mission {key}"), mark("missions")),
    "chronicle-missions": (mark("chronicle mission {key}"), mark("chronicle missions")),
    "chapters": (mark("chapter {key}"), mark("chapters")),
    "obligations": (mark("obligation {key}"), mark("obligations")),
    "scoring-cards": (mark("era {key}"), mark("eras")),
    "boards": (mark("battleground {key}"), mark("battlegrounds")),
    "limits": (mark("limit {key}"), mark("era points")),
}
"""The subject of a gap, by section: with a key, and without."""


NO_VALUE = mark("{field} is missing, so it is left out.")
NO_EFFECT = mark("It has no effects, so it is left out.")
NO_REQUIREMENT = mark("Its requirement is missing, so it is left out.")
NO_ABILITY = mark("The ability {name} has no effects; nothing happens when it is triggered.")
NO_LEADER = mark("It has no complete clan leader, so it cannot be chosen.")
NO_BOARD = mark("Its board is missing or incomplete, so it cannot be played: {need}.")
NEED = {
    "A": mark("victory points of the spaces"),
    "B": mark("values of the spaces, with the start {n}"),
    "C": mark("courts, with a home court for each of G, F, e and h"),
    "F": mark("steps to the end space"),
    "G": mark("titles, with the prince"),
    "H": mark("values of the spaces, with the start {n}"),
    "I": mark("a region for each of G, F, e and h, and a token of each side for each region"),
}
"""The facts that the board of a battleground needs."""

STARTS = {"B": BEAST_START, "H": HUMANITY_START}
FEW_CHARACTERS = mark("{n} characters are complete; two players need {least}.")
NO_CLANS = mark("Fewer than two clans can be chosen.")
NO_CHAPTER = mark("Its overview is missing.")
FEW_MISSIONS = mark("It names {n} of five chronicle missions.")
NO_RESPONSE = mark("It has no responses, so it gives no reward.")
NO_PLOTS = mark("The number of schemes that the vanquished unlocks is missing; none are unlocked.")
NO_CARD = mark("No scoring card is entered for the era.")
NO_POINTS = mark("Era points are missing; the number of opponents behind a player is used.")

_FIELDS = ("class_", "temperament", "geography", "archetype")


def missing_fields(entry: Any) -> list[str]:  # noqa: ANN401 - a character or leader
    """The attributes that are not entered."""
    return [name.rstrip("_") for name in _FIELDS if getattr(entry, name) is None]


def scheme_gap(scheme: Scheme) -> str | None:
    """The reason why a scheme cannot be played, or ``None``."""
    if scheme.requires is None:
        return tr(NO_REQUIREMENT)
    return None if scheme.effects else tr(NO_EFFECT)


def board_ready(data: DataSet, letter: str) -> bool:
    """Whether the printed facts of the board of a battleground are entered."""
    boards = data.boards
    ready = {
        "A": bool(boards.clans_high_and_low),
        "B": BEAST_START in boards.beast_within,
        "C": {court.home for court in boards.courts} == {*GEOGRAPHIES, None},
        "D": True,
        "E": True,
        "F": boards.masquerade is not None,
        "G": PRINCE in boards.titles,
        "H": HUMANITY_START in boards.rise_of_humanity,
        "I": {region.geography for region in boards.regions} == set(GEOGRAPHIES)
        and min(len(boards.camarilla), len(boards.sabbat)) >= len(boards.regions),
    }
    return ready[letter]


BOARD_ITEMS = dict(
    zip(
        LETTERS,
        ("09", "10", "11", "12", "12", "12", "13", "10", "14"),
        strict=True,
    )
)


def ready_clans(data: DataSet, own: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The clans that can be chosen.

    Args:
        data: the data set.
        own: ids of the leaders that the player has unlocked (H-AFT-08).
    """
    found = {
        one.clan
        for one in data.leaders
        if not missing_fields(one) and (not one.chronicle or one.id in own)
    }
    return tuple(clan for clan in CLANS if clan in found)


def gaps(data: DataSet) -> Iterator[Gap]:
    """Everything that is not entered yet, the blocking gaps first."""
    found = [*_cards(data), *_boards(data), *_chronicle(data)]
    yield from sorted(found, key=lambda gap: not gap.blocks)


def _cards(data: DataSet) -> Iterator[Gap]:
    yield from _figures(data)
    complete = sum(not missing_fields(one) and not one.chronicle for one in data.characters)
    least = QUEUE + 20
    if complete < least:
        why = tr(FEW_CHARACTERS, n=complete, least=least)
        yield Gap("H-DAT-01", "characters", "", why, blocks=True)
    ready = ready_clans(data)
    for clan in CLANS:
        if clan not in ready:
            yield Gap("H-DAT-02", "clans", clan, tr(NO_LEADER))
    if len(ready) < 2:
        yield Gap("H-DAT-02", "clans", "", tr(NO_CLANS), blocks=True)
    for scheme in data.schemes:
        gap = scheme_gap(scheme)
        if gap is not None:
            item = "H-DAT-03" if scheme.clan else "H-DAT-04"
            yield Gap(item, "schemes", scheme.id, gap)
    for mission in data.missions:
        if mission.attribute is None or mission.reward is None:
            field = "attribute" if mission.attribute is None else "reward"
            yield Gap("H-DAT-05", "missions", mission.id, tr(NO_VALUE, field=field))


def _figures(data: DataSet) -> Iterator[Gap]:
    kinds: tuple[tuple[str, str, tuple[Character, ...] | tuple[Leader, ...]], ...] = (
        ("characters", "H-DAT-01", data.characters),
        ("leaders", "H-DAT-02", data.leaders),
    )
    for section, item, entries in kinds:
        for entry in entries:
            missing = missing_fields(entry)
            if missing:
                why = tr(NO_VALUE, field=", ".join(missing))
                yield Gap(item, section, entry.id, why)
    for character in data.characters:
        for ability in character.abilities:
            if not ability.effects and not ability.bonded:
                why = tr(NO_ABILITY, name=ability.name)
                yield Gap("H-DAT-01", "characters", character.id, why)


def _boards(data: DataSet) -> Iterator[Gap]:
    for letter in LETTERS:
        if not board_ready(data, letter):
            item = f"H-DAT-{BOARD_ITEMS[letter]}"
            need = tr(NEED[letter], n=STARTS.get(letter, 0))
            yield Gap(item, "boards", letter, tr(NO_BOARD, need=need))


def _chronicle(data: DataSet) -> Iterator[Gap]:
    yield from _chapters(data)
    for mission in data.chronicle_missions:
        place = ("H-DAT-05", "chronicle-missions", mission.id)
        if mission.attribute is None:
            yield Gap(*place, tr(NO_VALUE, field="attribute"))
        if not mission.responses:
            yield Gap(*place, tr(NO_RESPONSE))
    for obligation in data.obligations:
        if not obligation.effects:
            yield Gap("H-DAT-07", "obligations", obligation.id, tr(NO_EFFECT))
    for era in range(1, 8):
        if not any(card.era == era for card in data.scoring_cards):
            yield Gap("H-DAT-06", "scoring-cards", str(era), tr(NO_CARD))
    if data.limits.era_points is None:
        yield Gap("H-DAT-16", "limits", "", tr(NO_POINTS))


def _chapters(data: DataSet) -> Iterator[Gap]:
    chapters = {chapter.number: chapter for chapter in data.chapters}
    for number in range(1, 22):
        chapter = chapters.get(number)
        place = ("chapters", str(number))
        if chapter is None:
            yield Gap("H-DAT-06", *place, tr(NO_CHAPTER))
            continue
        if len(chapter.missions) < 5:
            yield Gap("H-DAT-05", *place, tr(FEW_MISSIONS, n=len(chapter.missions)))
        if chapter.plots is None:
            yield Gap("H-DAT-06", *place, tr(NO_PLOTS))
