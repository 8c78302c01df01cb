"""The aftermath of a chapter, in its order (H-AFT-00 to H-AFT-10)."""

from __future__ import annotations

import msgspec

from cardbase.message import Message
from vtes_deck.heritage.battlegrounds.registry import of_era
from vtes_deck.heritage.chronicle import allowed_choices
from vtes_deck.heritage.chronicle.entries import (
    Chapter,
    Obligations,
    Plot,
    Respond,
    Retain,
    StickerEntry,
    Title,
)
from vtes_deck.heritage.chronicle.names import Names
from vtes_deck.heritage.chronicle.state import (
    CHAPTERS,
    ChapterOutcome,
    ChapterScore,
    ChronicleError,
    ChronicleStep,
    State,
    Task,
)
from vtes_deck.heritage.dataset.model import ChronicleMission, DataSet, Response
from vtes_deck.heritage.names import clan_label
from vtes_deck.heritage.table import MAX_CHILDER
from vtes_deck.language import mark

replace = msgspec.structs.replace


def missions_of(data: DataSet, chapter: int) -> tuple[str, ...]:
    """H-SET-03, H-CMP-09: the chronicle missions of a chapter, in the order of the deck."""
    return next((one.missions for one in data.chapters if one.number == chapter), ())


def order(outcome: ChapterOutcome) -> tuple[int, ...]:
    """H-AFT-07: the player with fewer missions comes first; with equal numbers, the lower place.

    The source does not mention ties (H-AMB-17).
    """
    claims = list(outcome.claims.values())
    places = [one.player for one in outcome.places]
    return tuple(sorted(places, key=lambda n: (claims.count(n), -places.index(n))))


def record(state: State, entry: Chapter, data: DataSet) -> State:
    """H-AFT-01: the result; H-AFT-00: the bloodlines without torpor remain.

    Used assets are lost (H-TRN-07); a used leader is in its haven (H-AFT-08).

    Raises:
        ChronicleError: the result is impossible.
    """
    places = entry.places
    present = state.present()
    if sorted(one.player for one in places) != list(present):
        raise ChronicleError(mark("each player who takes part has one place (H-AFT-01)"))
    if [one.points for one in places] != sorted((one.points for one in places), reverse=True):
        raise ChronicleError(mark("first place has the most victory points (H-END-06)"))
    if len({one.clan for one in places}) < len(places):
        raise ChronicleError(mark("two players have the same clan (H-SET-08)"))
    known = missions_of(data, state.chapter)
    for mission, player in entry.claims.items():
        if mission not in known or player not in present:
            raise ChronicleError(
                mark("“{mission}” cannot be claimed by that player (H-END-01)"),
                mission=Names(data).of(mission),
            )
    for one in places:
        _check_played(state, one, places, data)
    names = [name for one in places for name in one.bloodline]
    if len(set(names)) < len(names):
        raise ChronicleError(mark("a character is in two bloodlines (H-AFT-00)"))
    state = _after_game(state, entry)
    outcome = entry.outcome(state.chapter)
    tasks = [
        Task(ChronicleStep.TITLE, places[0].player),
        Task(ChronicleStep.PLOT, places[-1].player),
    ]
    tasks += [
        Task(ChronicleStep.MISSION, entry.claims[mission], mission)
        for mission in known
        if mission in entry.claims
    ]
    tasks.append(Task(ChronicleStep.OBLIGATIONS, places[0].player))
    tasks += [Task(ChronicleStep.STICKER, player) for player in order(outcome)]
    tasks += [Task(ChronicleStep.RETAIN, player) for player in order(outcome)]
    if state.chapter % 3 == 0:
        tasks.append(Task(ChronicleStep.ERA))
    return replace(state, outcomes=(*state.outcomes, outcome), todo=tuple(tasks))


def _check_played(
    state: State, one: ChapterScore, places: tuple[ChapterScore, ...], data: DataSet
) -> None:
    names = Names(data, state)
    if one.clan not in {leader.clan for leader in data.leaders}:
        raise ChronicleError(
            mark("the clan “{clan}” has no leader (H-DAT-02)"), clan=clan_label(one.clan)
        )
    leader = next((each for each in data.leaders if each.id == one.leader), None)
    if one.leader and (leader is None or leader.clan != one.clan):
        raise ChronicleError(
            mark("“{leader}” is not a leader of the clan “{clan}” (H-SET-08)"),
            leader=names.of(one.leader),
            clan=clan_label(one.clan),
        )
    sheet = state.players[one.player]
    if leader is not None and leader.chronicle and leader.id not in sheet.leaders:
        raise ChronicleError(
            mark("only its owner can use the leader “{name}” (H-AFT-08)"), name=leader.name
        )
    possible = recruitable(state, one.player, places)
    for name in one.bloodline:
        allowed_choices.character(data, name)
        if name not in possible:
            raise ChronicleError(
                mark("“{name}” cannot be in the bloodline of {player} (H-REC-11)"),
                name=names.of(name),
                player=sheet.name,
            )
    check_sires(one, names)
    left = list(sheet.assets)
    for asset in one.assets:
        if asset not in left:
            raise ChronicleError(
                mark("there is no {asset} asset to discard (H-TRN-07)"), asset=Message(asset)
            )
        left.remove(asset)
    if one.recruited and not sheet.retained:
        raise ChronicleError(mark("there was no retained character to recruit (H-REC-11)"))
    if sheet.retained in one.bloodline and not one.recruited:
        raise ChronicleError(mark("the retained character was recruited (H-REC-11)"))


def recruitable(state: State, player: int, places: tuple[ChapterScore, ...]) -> set[str]:
    """H-REC-11: the characters that can be in a bloodline: none in the haven of another player."""
    recruited = {one.player for one in places if one.recruited}
    elsewhere = {
        other.retained
        for number, other in enumerate(state.players)
        if number != player and number not in recruited
    }
    return {*state.deck, *(sheet.retained for sheet in state.players)} - elsewhere


def check_sires(one: ChapterScore, names: Names) -> None:
    """H-REC-05: no vampire is its own ancestor or has a fourth childe.

    Raises:
        ChronicleError: a bloodline is impossible.
    """
    for name in one.sires:
        above, steps = name, 0
        while above in one.sires:
            above, steps = one.sires[above], steps + 1
            if steps > len(one.sires):
                raise ChronicleError(
                    mark("“{name}” is its own sire (H-REC-05)"), name=names.of(name)
                )
    sires = list(one.sires.values())
    for name in sires:
        if sires.count(name) > MAX_CHILDER:
            raise ChronicleError(
                mark("“{name}” has more than three childer (H-REC-05)"), name=names.of(name)
            )


def _after_game(state: State, entry: Chapter) -> State:
    deck = list(state.deck)
    for one in entry.places:
        sheet = state.players[one.player]
        assets = list(sheet.assets)
        for asset in one.assets:
            assets.remove(asset)
        held = sheet.retained
        if one.recruited and held:
            deck.append(held)
            held = ""
        state = state.with_sheet(one.player, assets=tuple(assets), retained=held)
    return replace(state, deck=tuple(deck))


def title(state: State, entry: Title, data: DataSet) -> State:
    """H-AFT-02: the victor's new title; H-AST-05: the card itself can be an asset of the victor."""
    player = state.todo[0].player
    sheet = state.players[player]
    state = state.with_sheet(player, titles=(*sheet.titles, entry.title))
    asset = next((one.asset for one in data.chapters if one.number == state.chapter), None)
    if asset is not None:
        state = state.with_sheet(player, assets=(*sheet.assets, asset))
    return done(state)


def plot(state: State, entry: Plot, data: DataSet) -> State:
    """H-AFT-02: schemes of the research deck are added to the deck of the clan just played.

    Raises:
        ChronicleError: these schemes, or their number, are not allowed.
    """
    found, wanted = allowed_choices.plots(state, data)
    chosen = set(entry.schemes)
    if len(entry.schemes) > wanted or len(chosen) < len(entry.schemes) or not chosen <= set(found):
        raise ChronicleError(
            mark("{wanted} research schemes of the clan just played (H-AFT-02)"), wanted=wanted
        )
    return done(replace(state, unlocked=(*state.unlocked, *entry.schemes)))


def respond(state: State, entry: Respond, data: DataSet) -> State:
    """H-AFT-03: a response gives a dot and one reward.

    Raises:
        ChronicleError: another mission comes first, or the reward is not allowed.
    """
    task = state.todo[0]
    if entry.mission != task.mission:
        raise ChronicleError(
            mark("the mission “{mission}” comes first (H-AFT-03)"),
            mission=Names(data).of(task.mission),
        )
    mission = next((one for one in data.chronicle_missions if one.id == task.mission), None)
    if mission is None:
        raise ChronicleError(
            mark("there is no chronicle mission “{mission}” (H-AFT-03)"), mission=task.mission
        )
    if not mission.responses or entry.response == allowed_choices.NO_RESPONSE:
        return done(state)
    response = _response(mission, entry)
    state = state.with_dot(task.player, response.trait, data.limits.most_dots)
    if response.asset is not None:
        sheet = state.players[task.player]
        state = state.with_sheet(task.player, assets=(*sheet.assets, response.asset))
    elif response.unlock is not None:
        state = _unlock(state, task.player, response.unlock, entry, data)
    elif response.elevate:
        state = _elevate(state, task.player, entry, data)
    return done(state)


def _response(mission: ChronicleMission, entry: Respond) -> Response:
    if not 0 <= entry.response < len(mission.responses):
        raise ChronicleError(
            mark("“{name}” has {n} responses (H-AFT-03)"),
            name=mission.name,
            n=len(mission.responses),
        )
    return mission.responses[entry.response]


def _played_clan(state: State, player: int) -> str:
    played = state.outcomes[-1].of(player)
    return played.clan if played is not None else ""


def _unlock(state: State, player: int, name: str, entry: Respond, data: DataSet) -> State:
    """H-AFT-08: a leader goes into the haven, a character into haven or deck."""
    leader = next((one for one in data.leaders if one.id == name), None)
    sheet = state.players[player]
    if leader is not None:
        if any(name in other.leaders for other in state.players):
            return state
        research = {one.id for one in data.schemes if one.research}
        new = [one for one in leader.schemes if one in research and one not in state.unlocked]
        state = replace(state, unlocked=(*state.unlocked, *new))
        return state.with_sheet(player, leaders=(*sheet.leaders, name))
    if name in state.deck or any(name == other.retained for other in state.players):
        return state
    if entry.place not in {"haven", "deck"}:
        raise ChronicleError(
            mark("an unlocked character goes into the haven or the deck (H-AFT-08)")
        )
    allowed_choices.check_clan(state, data, name, _played_clan(state, player), entry.clan)
    state = state.with_mark(name, ancilla=True, clan=entry.clan, name=entry.name)
    if entry.place == "deck":
        return replace(state, deck=(*state.deck, name))
    return _hold(replace(state, deck=(*state.deck, name)), player, name)


def _elevate(state: State, player: int, entry: Respond, data: DataSet) -> State:
    """H-AFT-10: a basic character of the bloodline becomes an ancilla of the clan just played."""
    found = allowed_choices.elevatable(state, data, player)
    if not found and not entry.character:
        return state
    if entry.character not in found:
        raise ChronicleError(mark("a basic character of the bloodline is elevated (H-AFT-10)"))
    clan = _played_clan(state, player)
    allowed_choices.check_clan(state, data, entry.character, clan, entry.clan)
    changes = {"clan": entry.clan} if entry.clan else {}
    if entry.name:
        changes["name"] = entry.name
    return state.with_mark(entry.character, ancilla=True, **changes)


def obligations(state: State, entry: Obligations, data: DataSet) -> State:
    """H-AFT-04: the winner gets one more obligation, and each other player loses one.

    Raises:
        ChronicleError: this draw is impossible.
    """
    winner = state.todo[0].player
    left = allowed_choices.obligations_left(state, data)
    if entry.gained and entry.gained not in left:
        raise ChronicleError(mark("the winner draws one of the obligations left (H-AFT-04)"))
    owing = {
        one.player: state.players[one.player].obligations
        for one in state.outcomes[-1].places
        if one.player != winner and state.players[one.player].obligations
    }
    if set(entry.removed) != set(owing):
        raise ChronicleError(mark("each other player with obligations removes one (H-AFT-04)"))
    for player, name in entry.removed.items():
        if name not in owing[player]:
            raise ChronicleError(
                mark("the player does not have “{name}” (H-AFT-04)"), name=Names(data).of(name)
            )
        rest = list(owing[player])
        rest.remove(name)
        state = state.with_sheet(player, obligations=tuple(rest))
    if entry.gained:
        held = state.players[winner].obligations
        state = state.with_sheet(winner, obligations=(*held, entry.gained))
    return done(state)


def sticker(state: State, entry: StickerEntry, data: DataSet) -> State:
    """H-AFT-05: one ability sticker on an ancilla with a free slot, as the sheet allows.

    Raises:
        ChronicleError: it is not allowed.
    """
    player = state.todo[0].player
    if not entry.sticker and not entry.character:
        return done(state)
    found = {one.id: one for one in allowed_choices.stickers(state, data, player)}
    if entry.sticker not in found:
        raise ChronicleError(
            mark("“{sticker}” is used up or not allowed (H-AFT-05)"),
            sticker=Names(data).of(entry.sticker),
        )
    if entry.character not in allowed_choices.bearers(state, data, player, found[entry.sticker]):
        raise ChronicleError(
            mark("“{character}” cannot have the sticker (H-AFT-05)"),
            character=Names(data, state).of(entry.character),
        )
    known = state.marks.get(entry.character)
    before = known.stickers if known is not None else ()
    return done(state.with_mark(entry.character, stickers=(*before, entry.sticker)))


def retain(state: State, entry: Retain, data: DataSet) -> State:
    """H-AFT-06: one vampire of the bloodline is the single retainer.

    Raises:
        ChronicleError: it is not in the bloodline.
    """
    del data
    player = state.todo[0].player
    if not entry.character:
        return done(state)
    if entry.character not in allowed_choices.within_reach(state, player):
        raise ChronicleError(mark("a vampire of the bloodline is retained (H-AFT-06)"))
    if entry.character == state.players[player].retained:
        return done(state)
    return done(_hold(state, player, entry.character))


def _hold(state: State, player: int, name: str) -> State:
    """Put a character into the haven; the previous one goes into the deck."""
    before = state.players[player].retained
    deck = [one for one in state.deck if one != name]
    if before:
        deck.append(before)
    state = replace(state, deck=tuple(deck))
    return state.with_sheet(player, retained=name)


def done(state: State) -> State:
    """The next task."""
    return replace(state, todo=state.todo[1:])


def next_chapter(state: State, data: DataSet) -> State:
    """H-AFT-09: basic characters enter the deck; H-CHR-01: then the next chapter begins, if any."""
    new = tuple(
        one.id
        for one in data.characters
        if one.from_chapter == state.chapter and not one.chronicle and one.id not in state.deck
    )
    todo = (Task(ChronicleStep.PLAY),) if state.chapter < CHAPTERS else ()
    return replace(state, deck=(*state.deck, *new), chapter=state.chapter + 1, todo=todo)


def departing(era: int) -> str:
    """H-ERA-01: the battleground that leaves after an era; empty after the last one."""
    if era * 3 >= CHAPTERS:
        return ""
    return next(iter(set(of_era(era)) - set(of_era(era + 1))))
