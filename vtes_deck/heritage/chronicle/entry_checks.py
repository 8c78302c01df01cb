"""Checks for new entries that do not apply when a chronicle is read again.

A chronicle of many months is read with a data set that has grown or was corrected in the meantime.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cardbase.message import Message
from vtes_deck.heritage.chronicle import aftermath, allowed_choices, state_checks
from vtes_deck.heritage.chronicle.entries import (
    Adopt,
    Chapter,
    Entry,
    EraOutcome,
    Obligations,
    Plot,
    Prologue,
    Respond,
    Title,
)
from vtes_deck.heritage.chronicle.names import Names
from vtes_deck.heritage.chronicle.state import State
from vtes_deck.heritage.dataset.model import DataSet
from vtes_deck.heritage.dataset.validation import shown, value_problems
from vtes_deck.language import mark


def objections(state: State | None, entry: Entry, data: DataSet) -> Iterator[Message]:
    """The reasons to reject an entry whose transition is possible, with the rule."""
    if isinstance(entry, Adopt):
        yield from state_checks.contradictions(entry.state, data)
    if state is None:
        return
    if isinstance(entry, Chapter):
        yield from _ties(entry)
        yield from _sires(state, entry, data)
    missing = _missing(state, entry, data)
    if missing:
        yield missing


def unreadable(entry: Entry) -> Iterator[Message]:
    """The reasons why an entry could not be read again from the disk."""
    match entry:
        case Title(title=title) if not title.strip():
            yield Message(mark("the victor writes a title (H-AFT-02)"))
        case Prologue(character=name, title=title) if not (name.strip() and title.strip()):
            yield Message(mark("a prologue needs a name on the sheet and a title (H-CHR-02)"))
    try:
        written = msgspec.json.encode(entry)
    except UnicodeEncodeError:
        yield Message(mark("it has a letter that cannot be written"))
        return
    try:
        msgspec.json.decode(written, type=Entry)
    except msgspec.ValidationError as error:
        for path, message in value_problems(msgspec.json.decode(written), type(entry)):
            yield Message(
                mark("{field}: {message}"), field=shown(path).lstrip("."), message=message
            )
        yield Message(str(error))


def _ties(entry: Chapter) -> Iterator[Message]:
    """H-END-06: with equal points, fewer missions are better; the primogen decides other ties."""
    claims = list(entry.claims.values())
    for one, other in zip(entry.places, entry.places[1:], strict=False):
        if one.points == other.points and claims.count(one.player) > claims.count(other.player):
            yield Message(
                mark(
                    "of players with equal points, the one with fewer missions is ahead (H-END-06)"
                )
            )
            return


def _sires(state: State, entry: Chapter, data: DataSet) -> Iterator[Message]:
    """H-REC-05: a sire outside the recorded bloodline is in torpor there, and so nowhere else."""
    names = Names(data, state)
    for one in entry.places:
        lying = {name for other in entry.places if other is not one for name in other.bloodline}
        leaders = {leader.id for leader in data.leaders if leader.clan == one.clan}
        possible = aftermath.recruitable(state, one.player, entry.places) - lying | leaders
        for name in sorted({*one.sires, *one.sires.values()} - possible):
            yield Message(
                mark("“{name}” cannot be in the bloodline of {player} (H-REC-11)"),
                name=names.of(name),
                player=names.player(one.player),
            )


def _missing(state: State, entry: Entry, data: DataSet) -> Message | None:
    """A further choice that the entry lacks, because the data set now offers it."""
    if isinstance(entry, Plot) and state.outcomes:
        wanted = allowed_choices.plots(state, data)[1]
        if len(entry.schemes) < wanted:
            return Message(
                mark("{wanted} research schemes of the clan just played (H-AFT-02)"), wanted=wanted
            )
    if (
        isinstance(entry, Obligations)
        and not entry.gained
        and allowed_choices.obligations_left(state, data)
    ):
        return Message(mark("the winner draws one of the obligations left (H-AFT-04)"))
    if (
        isinstance(entry, EraOutcome)
        and not entry.card
        and allowed_choices.scoring_cards(state, data)
    ):
        return Message(mark("one of the revealed scoring cards is selected (H-ERA-03)"))
    if isinstance(entry, Respond) and entry.response == allowed_choices.NO_RESPONSE:
        mission = next((one for one in data.chronicle_missions if one.id == entry.mission), None)
        if mission is not None and mission.responses:
            return Message(
                mark("“{name}” has {n} responses (H-AFT-03)"),
                name=mission.name,
                n=len(mission.responses),
            )
    return None
