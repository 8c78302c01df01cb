"""A chronicle in plain words: its entries, its tasks, and the current choices."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from vtes_deck.heritage.chronicle import (
    Adopt,
    Begin,
    Chapter,
    Chronicle,
    ChronicleStep,
    Entry,
    EraOutcome,
    Final,
    Join,
    Note,
    Obligations,
    Plot,
    Prologue,
    Respond,
    Retain,
    State,
    StickerEntry,
    Task,
    Title,
    allowed_choices,
)
from vtes_deck.heritage.chronicle.entries import Attendance
from vtes_deck.heritage.chronicle.era import dominant
from vtes_deck.heritage.chronicle.names import Names
from vtes_deck.heritage.dataset.model import DataSet, Response
from vtes_deck.heritage.names import clan_name, trait_name
from vtes_deck.kernel.words import listed
from vtes_deck.language import mark, tr

MAX_CHOICES = 500

RULES: dict[ChronicleStep, str] = {
    ChronicleStep.PROLOGUE: "H-CHR-02",
    ChronicleStep.PLAY: "H-AFT-01",
    ChronicleStep.TITLE: "H-AFT-02",
    ChronicleStep.PLOT: "H-AFT-02",
    ChronicleStep.MISSION: "H-AFT-03",
    ChronicleStep.OBLIGATIONS: "H-AFT-04",
    ChronicleStep.STICKER: "H-AFT-05",
    ChronicleStep.RETAIN: "H-AFT-06",
    ChronicleStep.ERA: "H-ERA-03",
}
"""The rule of each step."""

TASKS: dict[ChronicleStep, str] = {
    ChronicleStep.PROLOGUE: mark("{player}: the prologue."),
    ChronicleStep.PLAY: mark("Play chapter {chapter} and enter its result."),
    ChronicleStep.TITLE: mark("{player} writes a new title."),
    ChronicleStep.PLOT: mark("{player} unlocks clan schemes."),
    ChronicleStep.MISSION: mark("{player} responds to the mission {mission}."),
    ChronicleStep.OBLIGATIONS: mark("{player} draws an obligation; the others remove one each."),
    ChronicleStep.STICKER: mark("{player} places an ability sticker, or none."),
    ChronicleStep.RETAIN: mark("{player} retains a vampire, or none."),
    ChronicleStep.ERA: mark("The winner of the era selects a scoring card."),
}
"""Each step in a sentence."""


class Choice(msgspec.Struct, frozen=True):
    """A value that can be entered now, with its label."""

    entry: Entry
    sentence: str


class HistoryLine(msgspec.Struct, frozen=True):
    """A line of the history: the number of the entry, its chapter, and its text."""

    number: int
    chapter: int
    sentence: str


def task_sentence(state: State, data: DataSet, task: Task) -> str:
    """The task and the player who does it, in a sentence."""
    names = Names(data, state)
    return tr(
        TASKS[task.step],
        player=names.player(task.player),
        chapter=state.chapter,
        mission=names.of(task.mission),
    )


def history(chronicle: Chronicle) -> Iterator[HistoryLine]:
    """All entries, in sentences."""
    before: State | None = None
    for number, entry in enumerate(chronicle.entries, start=1):
        after = chronicle.at(number)
        chapter = before.chapter if before is not None else after.chapter
        words = entry_sentence(before or after, chronicle.data, entry)
        yield HistoryLine(number, chapter, words)
        before = after


def entry_sentence(state: State, data: DataSet, entry: Entry) -> str:  # noqa: C901, PLR0911, PLR0912
    """An entry in a sentence.

    Args:
        state: the state before the entry; for the beginning, the state after it.
        data: the data set.
        entry: the entry.
    """
    names = Names(data, state)
    actor = names.player(state.todo[0].player) if state.todo else ""
    match entry:
        case Begin(players=players):
            return tr("The chronicle begins with {players}.", players=listed(list(players)))
        case Adopt(state=adopted):
            return tr("The chronicle is continued at chapter {n}.", n=adopted.chapter)
        case Prologue():
            return _prologue(names, entry)
        case Join(name=name):
            return tr("{player} joins.", player=name)
        case Attendance(present=present):
            who = listed([names.player(one) for one in present])
            return tr("{players} take part from now on.", players=who)
        case Chapter(places=places):
            ranking = listed([f"{names.player(one.player)} ({one.points})" for one in places])
            return tr("Chapter {n} ends: {places}.", n=state.chapter, places=ranking)
        case Title(title=title):
            return tr("{player} writes the title “{title}”.", player=actor, title=title)
        case Plot(schemes=schemes):
            if not schemes:
                return tr("{player} unlocks no clan scheme.", player=actor)
            return tr("{player} unlocks {schemes}.", player=actor, schemes=names.all(schemes))
        case Respond():
            return _respond(names, data, entry, actor)
        case Obligations():
            return _obligations(names, entry, actor)
        case StickerEntry(sticker=sticker, character=character):
            if not sticker:
                return tr("{player} places no sticker.", player=actor)
            return tr(
                "{player} places the sticker {sticker} on {character}.",
                player=actor,
                sticker=names.of(sticker),
                character=names.of(character),
            )
        case Retain(character=character):
            if not character:
                return tr("{player} leaves the haven as it is.", player=actor)
            return tr("{player} retains {character}.", player=actor, character=names.of(character))
        case EraOutcome(player=player, card=card):
            who = names.player(player)
            if not card:
                return tr("{player} dominates the era.", player=who)
            return tr(
                "{player} dominates the era and selects {card}.", player=who, card=names.of(card)
            )
        case Final(player=player):
            return tr("The primogen decides for {player}.", player=names.player(player))
        case Note(text=text):
            return tr("Note: {text}", text=text)


def _prologue(names: Names, entry: Prologue) -> str:
    traits = [trait_name(one) for one in (entry.trait, entry.discipline, *entry.free)]
    retainer = entry.name or names.of(entry.retainer)
    if entry.clan:
        retainer = f"{retainer}, {tr('clan sticker: {clan}', clan=clan_name(entry.clan))}"
    return tr(
        "{player} plays {character}, “{title}”: {traits}. Retainer: {retainer}.",
        player=names.player(entry.player),
        character=entry.character,
        title=entry.title,
        traits=listed(traits),
        retainer=retainer,
    )


def _respond(names: Names, data: DataSet, entry: Respond, actor: str) -> str:
    mission = next((one for one in data.chronicle_missions if one.id == entry.mission), None)
    responses = mission.responses if mission is not None else ()
    if not 0 <= entry.response < len(responses):
        return tr(
            "{player} has no response to {mission}.", player=actor, mission=names.of(entry.mission)
        )
    chosen = responses[entry.response]
    parts = [tr("{trait} +1", trait=trait_name(chosen.trait))]
    if chosen.asset is not None:
        parts.append(tr("the {asset} asset", asset=tr(chosen.asset)))
    if chosen.unlock is not None:
        where = {"haven": tr("into the haven"), "deck": tr("into the deck")}.get(entry.place, "")
        parts.append(" ".join(filter(None, (names.of(chosen.unlock), where))))
    if entry.character:
        parts.append(tr("{character} becomes an ancilla", character=names.of(entry.character)))
    if entry.clan:
        parts.append(tr("clan sticker: {clan}", clan=clan_name(entry.clan)))
    return tr(
        "{player} responds to {mission}: {reward}.",
        player=actor,
        mission=names.of(entry.mission),
        reward=", ".join(parts),
    )


def _obligations(names: Names, entry: Obligations, actor: str) -> str:
    texts = [
        tr("{player} draws {obligation}.", player=actor, obligation=names.of(entry.gained))
        if entry.gained
        else tr("No obligation is left to draw.")
    ]
    texts += [
        tr("{player} removes {obligation}.", player=names.player(one), obligation=names.of(gone))
        for one, gone in entry.removed.items()
    ]
    return " ".join(texts)


# ------------------------------------------------------------------------------------------ choices


def choices(state: State, data: DataSet) -> tuple[Choice, ...]:
    """The answers to the first task; empty if names or numbers must be typed.

    At most :data:`MAX_CHOICES`.
    """
    if not state.todo:
        return ()
    makes = _CHOICES.get(state.todo[0].step)
    if makes is None:
        return ()
    found = itertools.islice(makes(state, data), MAX_CHOICES)
    return tuple(Choice(entry, entry_sentence(state, data, entry)) for entry in found)


def _plots(state: State, data: DataSet) -> Iterator[Entry]:
    found, n = allowed_choices.plots(state, data)
    for schemes in itertools.combinations(found, n):
        yield Plot(schemes=schemes)


def _responses(state: State, data: DataSet) -> Iterator[Entry]:
    task = state.todo[0]
    mission = next(one for one in data.chronicle_missions if one.id == task.mission)
    if not mission.responses:
        yield Respond(mission=mission.id, response=0)
    for number, response in enumerate(mission.responses):
        for fields in _rewards(state, data, task.player, response):
            yield Respond(mission=mission.id, response=number, **fields)


def _rewards(
    state: State, data: DataSet, player: int, response: Response
) -> Iterator[dict[str, Any]]:
    """H-AFT-08, H-AFT-10: the ways to take the reward of a response."""
    played = state.outcomes[-1].of(player)
    clan = played.clan if played is not None else ""
    characters = {one.id for one in data.characters}
    if response.elevate:
        found = allowed_choices.elevatable(state, data, player)
        for name in found:
            for sticker in allowed_choices.needed_stickers(state, data, name, clan):
                yield {"character": name, "clan": sticker}
        if not found:
            yield {}
    elif response.unlock in characters and response.unlock is not None:
        for place in ("haven", "deck"):
            for sticker in allowed_choices.needed_stickers(state, data, response.unlock, clan):
                yield {"place": place, "clan": sticker}
    else:
        yield {}


def _duties(state: State, data: DataSet) -> Iterator[Entry]:
    winner = state.todo[0].player
    owing = {
        one.player: tuple(dict.fromkeys(state.players[one.player].obligations))
        for one in state.outcomes[-1].places
        if one.player != winner and state.players[one.player].obligations
    }
    for gained in allowed_choices.obligations_left(state, data) or ("",):
        for removed in itertools.product(*owing.values()):
            yield Obligations(gained=gained, removed=dict(zip(owing, removed, strict=True)))


def _abilities(state: State, data: DataSet) -> Iterator[Entry]:
    player = state.todo[0].player
    yield StickerEntry()
    for one in allowed_choices.stickers(state, data, player):
        for name in allowed_choices.bearers(state, data, player, one):
            yield StickerEntry(sticker=one.id, character=name)


def _retainers(state: State, data: DataSet) -> Iterator[Entry]:
    del data
    yield Retain()
    player = state.todo[0].player
    for name in allowed_choices.within_reach(state, player):
        if name != state.players[player].retained:
            yield Retain(character=name)


def _eras(state: State, data: DataSet) -> Iterator[Entry]:
    cards = [one.id for one in allowed_choices.scoring_cards(state, data)] or [""]
    for player in dominant(state, data):
        for card in cards:
            yield EraOutcome(player=player, card=card)


_CHOICES: dict[ChronicleStep, Callable[[State, DataSet], Iterator[Entry]]] = {
    ChronicleStep.PLOT: _plots,
    ChronicleStep.MISSION: _responses,
    ChronicleStep.OBLIGATIONS: _duties,
    ChronicleStep.STICKER: _abilities,
    ChronicleStep.RETAIN: _retainers,
    ChronicleStep.ERA: _eras,
}
