"""Eras and the end of a chronicle (H-ERA-01 to H-FIN-02)."""

import msgspec
import pytest
from heritage_chapters import ADA, BEN, DATA, begun, refused, task

from vtes_deck.heritage.chronicle import (
    Adopt,
    Chronicle,
    ChronicleStep,
    EraOutcome,
    Final,
    chapter_setting,
    final_scores,
    standings,
    winners,
)
from vtes_deck.heritage.chronicle.aftermath import departing
from vtes_deck.heritage.chronicle.era import dominant, era_points, value_of
from vtes_deck.heritage.chronicle.state import ChapterOutcome, ChapterScore, Sheet, State, Task
from vtes_deck.heritage.switches import Switches


@pytest.mark.rule("H-ERA-01")
def test_h_amb_01_one_battleground_leaves_after_each_era():
    assert "".join(departing(era) for era in range(1, 8)) == "ACEDBF"


def third(points=((9, 5),) * 3, departs=((0, 0),) * 3):
    """The end of the first era; each pair is of Ada and Ben."""
    outcomes = []
    for number, (score, on_it) in enumerate(zip(points, departs, strict=True), start=1):
        places = [
            ChapterScore(player, clan, points=score[player], departing=on_it[player])
            for player, clan in ((ADA, "brujah"), (BEN, "gangrel"))
        ]
        outcomes.append(ChapterOutcome(number, tuple(sorted(places, key=lambda one: -one.points))))
    state = begun().state
    return msgspec.structs.replace(
        state, chapter=3, outcomes=tuple(outcomes), todo=(Task(ChronicleStep.ERA),)
    )


@pytest.mark.rule("H-ERA-02")
def test_the_best_of_three_chapters_dominates_the_era():
    state = third(((9, 5), (1, 2), (9, 5)))
    assert era_points(state, DATA, 1) == {ADA: 3 + 2 + 3, BEN: 2 + 3 + 2}
    assert dominant(state, DATA) == (ADA,)


@pytest.mark.rule("H-ERA-02")
@pytest.mark.parametrize(
    ("departs", "best"), [((1, 4), (BEN,)), ((3, 0), (ADA,)), ((2, 2), (ADA, BEN))]
)
def test_a_tied_era_is_decided_by_the_departing_battleground(departs, best):
    three = [
        ChapterScore(ADA, "brujah", points=9, departing=departs[0]),
        ChapterScore(BEN, "gangrel", points=5, departing=departs[1]),
    ]
    two = [ChapterScore(BEN, "gangrel", points=9), ChapterScore(ADA, "brujah", points=5)]
    data = msgspec.structs.replace(
        DATA, limits=msgspec.structs.replace(DATA.limits, era_points=(2, 1))
    )
    outcomes = (ChapterOutcome(2, tuple(two)), ChapterOutcome(3, tuple(three)))
    state = msgspec.structs.replace(third(), outcomes=outcomes)
    assert sorted(dominant(state, data)) == list(best)


@pytest.mark.rule("H-ERA-03")
def test_the_winner_of_the_era_chooses_a_card_that_sets_values():
    chronicle = Chronicle(DATA)
    chronicle.apply(Adopt(state=third()))
    card = next(one for one in DATA.scoring_cards if one.era == 1)
    refused(chronicle, EraOutcome(player=BEN, card=card.id), "H-ERA-02")
    refused(chronicle, EraOutcome(player=ADA), "H-ERA-03")
    refused(chronicle, EraOutcome(player=ADA, card="outcome-2-1"), "H-ERA-03")
    chronicle.apply(EraOutcome(player=ADA, card=card.id))
    assert chronicle.state.values == card.dots
    assert chronicle.state.eras == (ADA,)
    assert (chronicle.state.chapter, task(chronicle)) == (4, Task(ChronicleStep.PLAY))
    assert chapter_setting(chronicle.state, DATA).battlegrounds == ("D", "B", "C")


@pytest.mark.rule("H-FIN-01")
def test_chronicle_points_are_dots_times_values_and_titles():
    dots = {"wealth": 2, "mercy": 3, "auspex": 4, "sabbat": 2, "camarilla": 1, "anarchs": 5}
    state = State(
        "demonstration",
        players=(Sheet("Ada", dots=dots, titles=("a", "b")),),
        values={"wealth": 1, "mercy": 9, "sabbat": -3, "camarilla": 1, "auspex": 2},
    )
    values = [value_of(state, trait) for trait in dots]
    assert values == [2, 3, 1, -1, 1, 0]
    assert final_scores(state) == (2 * 2 + 3 * 3 + 4 * 1 + 2 * -1 + 1 + 0 + 2,)


@pytest.mark.rule("H-FIN-02")
def test_h_amb_16_most_points_win_and_a_tie_is_shared():
    sheets = tuple(Sheet(name, titles=("t",) * n) for name, n in (("A", 3), ("B", 5), ("C", 5)))
    assert standings(State("x", players=sheets)) == ((1, 2), (0,))


@pytest.mark.rule("H-FIN-02")
@pytest.mark.parametrize("shared", [True, False])
def test_h_amb_16_a_tie_can_be_decided_by_agreement(shared):
    sheets = tuple(Sheet(name, titles=("t",) * n) for name, n in (("A", 3), ("B", 5), ("C", 5)))
    state = State("demonstration", Switches(shared_chronicle=shared), players=sheets, chapter=22)
    chronicle = Chronicle(DATA)
    chronicle.apply(Adopt(state=state))
    assert winners(chronicle.state) == (1, 2)
    refused(chronicle, Final(player=0), "H-FIN-02")
    if shared:
        refused(chronicle, Final(player=2), "H-FIN-02")
    else:
        assert winners(chronicle.apply(Final(player=2))) == (2,)
