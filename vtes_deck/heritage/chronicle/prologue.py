"""The beginning of a chronicle, and its players (H-CHR-01 to H-CHR-06)."""

from __future__ import annotations

import msgspec

from vtes_deck.heritage.chronicle import allowed_choices, state_checks
from vtes_deck.heritage.chronicle.entries import Adopt, Attendance, Begin, Join, Prologue
from vtes_deck.heritage.chronicle.state import (
    CHAPTERS,
    ChronicleError,
    ChronicleStep,
    Sheet,
    State,
    Task,
)
from vtes_deck.heritage.dataset.model import SECTIONS, TRAITS, DataSet
from vtes_deck.heritage.names import trait_label
from vtes_deck.language import mark

DRAWN = 3
"""H-CHR-03: characters drawn for the first retainer."""

PLAY = Task(ChronicleStep.PLAY)


def begin(entry: Begin, data: DataSet) -> State:
    """A new chronicle; H-AFT-09: basic characters enter the deck over time.

    Raises:
        ChronicleError: the order of age does not name each player once.
    """
    count = len(entry.players)
    if sorted(entry.youngest_first) != list(range(count)):
        raise ChronicleError(mark("the order of age names each player once (H-SET-09)"))
    if len(set(entry.players)) < count:
        raise ChronicleError(mark("two players have the same name (H-CHR-02)"))
    deck = tuple(one.id for one in data.characters if not one.chronicle and not one.from_chapter)
    return State(
        data=data.about.id,
        switches=entry.switches,
        players=tuple(Sheet(name) for name in entry.players),
        youngest_first=entry.youngest_first,
        todo=(*(Task(ChronicleStep.PROLOGUE, n) for n in range(count)), PLAY),
        deck=deck,
    )


def adopt(entry: Adopt, data: DataSet) -> State:
    """A chronicle begun on paper.

    Raises:
        ChronicleError: the state is impossible, or belongs to another data set.
    """
    state = entry.state
    for reason in state_checks.problems(state, data):
        raise ChronicleError(reason)
    if state.todo or state.chapter > CHAPTERS:
        return state
    missing = (n for n, sheet in enumerate(state.players) if not sheet.titles)
    todo = (*(Task(ChronicleStep.PROLOGUE, n) for n in missing), PLAY)
    return msgspec.structs.replace(state, todo=todo)


def join(state: State, entry: Join) -> State:
    """H-CHR-04: a player joins between two chapters.

    Raises:
        ChronicleError: a chapter is being concluded, or the table is full.
    """
    if state.todo[:1] != (PLAY,):
        raise ChronicleError(mark("players join between two chapters (H-CHR-04)"))
    if len(state.present()) >= state_checks.MAX_PLAYERS:
        raise ChronicleError(mark("four players already take part (H-SET-01)"))
    if entry.name in {sheet.name for sheet in state.players}:
        raise ChronicleError(mark("there is already a player “{name}” (H-CHR-02)"), name=entry.name)
    number = len(state.players)
    return msgspec.structs.replace(
        state,
        players=(*state.players, Sheet(entry.name, joined=state.chapter)),
        youngest_first=(*state.youngest_first, number),
        todo=(Task(ChronicleStep.PROLOGUE, number), *state.todo),
    )


def attend(state: State, entry: Attendance) -> State:
    """H-CHR-04: players join and leave.

    Raises:
        ChronicleError: fewer than two or more than four would play.
    """
    present = set(entry.present)
    if state.todo[:1] != (PLAY,):
        raise ChronicleError(mark("players drop in and out between two chapters (H-CHR-04)"))
    if (
        not present <= set(range(len(state.players)))
        or not 2 <= len(present) <= state_checks.MAX_PLAYERS
    ):
        raise ChronicleError(mark("two to four of the players take part (H-SET-01)"))
    absent = tuple(n for n in range(len(state.players)) if n not in present)
    return msgspec.structs.replace(state, absent=absent)


def prologue(state: State, entry: Prologue, data: DataSet) -> State:
    """H-CHR-02: dots and a title; H-CHR-03: the first retainer.

    Raises:
        ChronicleError: a part of it is not allowed.
    """
    if entry.player != state.todo[0].player:
        raise ChronicleError(mark("it is the prologue of another player (H-CHR-02)"))
    if entry.trait not in allowed_choices.FIRST_TRAITS:
        raise ChronicleError(mark("the first dot is of resources, abilities or psyche (H-CHR-02)"))
    if entry.discipline not in SECTIONS["disciplines"]:
        raise ChronicleError(
            mark("“{discipline}” is not a discipline (H-CHR-02)"),
            discipline=trait_label(entry.discipline),
        )
    missed = state.chapter - 1
    if len(entry.free) != missed or not set(entry.free) <= set(TRAITS):
        raise ChronicleError(
            mark("{missed} free dots, one for each missed chapter (H-CHR-04)"), missed=missed
        )
    drawn = set(entry.drawn)
    if len(drawn) != DRAWN or not drawn <= set(state.deck) or entry.retainer not in drawn:
        raise ChronicleError(mark("three characters of the deck are drawn, one is kept (H-CHR-03)"))
    allowed_choices.check_clan(state, data, entry.retainer, "", entry.clan)
    state = state.with_sheet(
        entry.player,
        character=entry.character,
        titles=(entry.title,),
        retained=entry.retainer,
    )
    for trait in (entry.trait, entry.discipline, *entry.free):
        state = state.with_dot(entry.player, trait, data.limits.most_dots)
    state = state.with_mark(entry.retainer, ancilla=True, clan=entry.clan, name=entry.name)
    deck = tuple(name for name in state.deck if name != entry.retainer)
    return msgspec.structs.replace(state, deck=deck, todo=state.todo[1:])
