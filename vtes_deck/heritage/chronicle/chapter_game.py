"""From a chronicle to the game of its next chapter, and back."""

from __future__ import annotations

from vtes_deck.heritage.battlegrounds.registry import of_era
from vtes_deck.heritage.chronicle.aftermath import departing, missions_of
from vtes_deck.heritage.chronicle.entries import Chapter
from vtes_deck.heritage.chronicle.state import (
    ChapterScore,
    ChronicleError,
    ChronicleStep,
    State,
    change_of,
)
from vtes_deck.heritage.dataset.model import DataSet
from vtes_deck.heritage.decisions import NONE
from vtes_deck.heritage.game import Game
from vtes_deck.heritage.setting import Player, Setting
from vtes_deck.language import mark


def choosing_order(state: State) -> tuple[int, ...]:
    """H-SET-09: youngest first at the beginning; later the reverse of the last result.

    Players who did not take part in it choose first.
    """
    present = state.present()
    if not state.outcomes:
        return tuple(player for player in state.youngest_first if player in present)
    places = [one.player for one in state.outcomes[-1].places if one.player in present]
    new = [player for player in present if player not in places]
    return (*new, *reversed(places))


def first_player(state: State) -> int:
    """H-SET-07: the oldest at the beginning; later the vanquished of the last chapter."""
    order = choosing_order(state)
    if not state.outcomes:
        return order[-1]
    places = [one.player for one in state.outcomes[-1].places]
    return next((player for player in order if player in places), order[0])


def chapter_setting(state: State, data: DataSet) -> Setting:
    """The game of the next chapter.

    Raises:
        ChronicleError: another task comes first.
    """
    if not state.todo or state.todo[0].step is not ChronicleStep.PLAY:
        raise ChronicleError(mark("no chapter can be played now (H-AFT-01)"))
    seats = state.present()
    complete = {one.id for one in data.chronicle_missions if one.attribute is not None}
    players = []
    for number in seats:
        sheet = state.players[number]
        players.append(
            Player(
                sheet.name,
                retained=sheet.retained,
                assets=sheet.assets,
                obligations=sheet.obligations,
                own_leaders=sheet.leaders,
            )
        )
    return Setting(
        tuple(players),
        of_era(state.era),
        missions=tuple(one for one in missions_of(data, state.chapter) if one in complete),
        first=seats.index(first_player(state)),
        choosing=tuple(seats.index(player) for player in choosing_order(state)),
        characters=state.deck,
        changes={name: change_of(state, data, name) for name in state.marks},
        unlocked=state.unlocked,
        chronicle=True,
        switches=state.switches,
    )


def result_of(state: State, game: Game) -> Chapter:
    """H-AFT-01: the entry for a chapter that was played in the program.

    Raises:
        ChronicleError: the game is not over.
    """
    table, result = game.table, game.result
    if result is None or game.setting is None:
        raise ChronicleError(mark("the game is not over (H-TRN-01)"))
    seats = state.present()
    leaves = departing(state.era)
    on_it = [
        point for field in table.fields if field.letter == leaves for point in field.score(table)
    ]
    places = []
    for number in result.ranking:
        seat = table.seats[number]
        line = table.bloodline(number)
        before = game.setting.players[number]
        places.append(
            ChapterScore(
                seats[number],
                seat.clan,
                leader=chosen_leader(game, number),
                points=result.totals[number],
                bloodline=tuple(
                    table.figure(one.card).id for one in line if not table.figure(one.card).leader
                ),
                departing=sum(point.points for point in on_it if point.seat == number),
                assets=seat.used_assets,
                recruited=bool(before.retained) and seat.retained == NONE,
                sires={
                    table.figure(one.card).id: table.figure(one.sire).id
                    for one in line
                    if one.sire != NONE
                },
            )
        )
    claims = {
        mission.id: seats[claimer]
        for mission, claimer in zip(table.missions, result.claimed, strict=True)
        if claimer != NONE
    }
    return Chapter(places=tuple(places), claims=claims)


def chosen_leader(game: Game, seat: int) -> str:
    """The chosen leader, which may have been usurped since."""
    top = next(
        event.card for event in game.log if event.what.name == "leader" and event.seat == seat
    )
    return game.table.figure(top).id
