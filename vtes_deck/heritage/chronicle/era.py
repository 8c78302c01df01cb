"""The end of an era, and of the chronicle (H-ERA-01 to H-ERA-03, H-FIN-01, H-FIN-02)."""

from __future__ import annotations

import msgspec

from vtes_deck.heritage.chronicle import allowed_choices
from vtes_deck.heritage.chronicle.aftermath import done
from vtes_deck.heritage.chronicle.entries import EraOutcome, Final
from vtes_deck.heritage.chronicle.state import ChronicleError, State
from vtes_deck.heritage.dataset.model import SECTIONS, DataSet
from vtes_deck.language import mark

BOUNDS = {
    "resources": (1, 1, 3),
    "abilities": (1, 1, 3),
    "psyche": (1, 1, 3),
    "allegiance": (0, -1, 1),
    "disciplines": (1, 1, 1),
}
"""H-FIN-01: the first, lowest and highest value of the traits of a section."""


def era_points(state: State, data: DataSet, era: int) -> dict[int, int]:
    """H-ERA-02: the era points of each player.

    H-DAT-16: the scale is entered; without it, a player has one point for each opponent behind.
    """
    scale = data.limits.era_points
    found: dict[int, int] = {}
    for outcome in state.outcomes:
        if (outcome.chapter + 2) // 3 != era:
            continue
        last = len(outcome.places) - 1
        for place, one in enumerate(outcome.places):
            worth = scale or tuple(range(last, -1, -1))
            gained = worth[place] if place < len(worth) else 0
            found[one.player] = found.get(one.player, 0) + gained
    return found


def dominant(state: State, data: DataSet) -> tuple[int, ...]:
    """H-ERA-02: the candidates for dominating the era, by chapters, then by battleground.

    If several are still tied, the primogen decides (H-END-07).
    """
    points = era_points(state, data, state.era)
    best = [player for player, n in points.items() if n == max(points.values())]
    third = state.outcomes[-1]
    played = [third.of(player) for player in best]
    departing = {one.player: one.departing for one in played if one is not None}
    if departing:
        most = max(departing.values())
        best = [player for player, n in departing.items() if n == most]
    return tuple(best)


def conclude(state: State, entry: EraOutcome, data: DataSet) -> State:
    """H-ERA-03: the winner selects a scoring card, whose dots set the values of traits.

    Raises:
        ChronicleError: another player dominates the era, or the card is not available.
    """
    if entry.player not in dominant(state, data):
        raise ChronicleError(mark("another player dominates the era (H-ERA-02)"))
    cards = {one.id: one for one in allowed_choices.scoring_cards(state, data)}
    if entry.card and entry.card not in cards:
        raise ChronicleError(mark("one of the revealed scoring cards is selected (H-ERA-03)"))
    values = dict(state.values)
    if entry.card:
        for trait, n in cards[entry.card].dots.items():
            values[trait] = values.get(trait, 0) + n
    return done(
        msgspec.structs.replace(
            state,
            values=values,
            cards=(*state.cards, *([entry.card] if entry.card else [])),
            eras=(*state.eras, entry.player),
        )
    )


def value_of(state: State, trait: str) -> int:
    """H-FIN-01: the current value of a dot of a trait, within the limits of its section."""
    section = next(name for name, traits in SECTIONS.items() if trait in traits)
    first, lowest, highest = BOUNDS[section]
    return max(lowest, min(highest, first + state.values.get(trait, 0)))


def final_scores(state: State) -> tuple[int, ...]:
    """H-FIN-01: chronicle points by player: dots times values, and 1 for each title."""
    return tuple(
        sum(n * value_of(state, trait) for trait, n in sheet.dots.items()) + len(sheet.titles)
        for sheet in state.players
    )


def winners(state: State) -> tuple[int, ...]:
    """H-FIN-02: the players with the most chronicle points at the end.

    H-AMB-16: several share the victory, or one of them was decided by the primogen.
    """
    if not state.over:
        return ()
    return standings(state)[0] if state.decided < 0 else (state.decided,)


def decide(state: State, entry: Final) -> State:
    """H-AMB-16: the primogen breaks the tie, if the group has agreed on it.

    Raises:
        ChronicleError: there is no such tie, or it is shared.
    """
    best = standings(state)[0]
    if not state.over or state.switches.shared_chronicle:
        raise ChronicleError(mark("a tie for the most chronicle points is shared (H-FIN-02)"))
    if len(best) < 2 or entry.player not in best:
        raise ChronicleError(
            mark("the player is not tied for the most chronicle points (H-FIN-02)")
        )
    return msgspec.structs.replace(state, decided=entry.player)


def standings(state: State) -> tuple[tuple[int, ...], ...]:
    """H-FIN-02: the players by chronicle points, best first; tied players share a group.

    H-AMB-16: a tie for first place is a shared victory, or the primogen breaks it by agreement.
    """
    scores = final_scores(state)
    order = sorted(set(scores), reverse=True)
    return tuple(tuple(player for player, n in enumerate(scores) if n == score) for score in order)
