"""The battlegrounds of class and temperament, and the War of the Princes (part B)."""

import msgspec
import pytest
from heritage_play import Scene, activate, scores

from vtes_deck.heritage.battlegrounds import inquisition
from vtes_deck.heritage.battlegrounds import war_of_the_princes as princes
from vtes_deck.heritage.battlegrounds.registry import of_era
from vtes_deck.heritage.decisions import Option
from vtes_deck.heritage.switches import Switches
from vtes_deck.kernel.verdict import Forbidden

ADA, BEN, CLEO, DAN = range(4)


def test_matching_battlegrounds():
    assert ["".join(of_era(era)) for era in range(1, 8)] == [
        *("ABC", "DBC", "DBE", "DBF", "GBF", "GHF", "GHI")
    ]


# --------------------------------------------------------------------------- A: high and low


@pytest.mark.rule("H-BGA-01", "H-BGA-02", "H-BGA-05", "H-CMP-08")
def test_a_token_moves_toward_the_class():
    scene = Scene(grounds="ABC")
    board = scene.table.boards["A"]
    assert (board.position, board.ahead) == (0, "")
    activate(scene, "A", class_="C")
    assert (board.position, board.ahead) == (1, "C")
    activate(scene, "A", class_="A")
    activate(scene, "A", class_="A")
    assert (board.position, board.ahead) == (-1, "A")


@pytest.mark.rule("H-BGA-03")
def test_a_last_space_is_a_decisive_victory():
    scene = Scene(grounds="ABC")
    high, low = scene.vampire(BEN, class_="A"), scene.vampire(class_="C")
    asleep = scene.vampire(class_="A", torpor=True)
    scene.table.boards["A"].position = -3  # in the demonstration set: 1, 1, 2, then the last
    one = activate(scene, "A", class_="A")
    assert [v.power for v in (high, low, asleep, one)] == [1, 0, 0, 1]
    assert scene.table.boards["A"].position == 0


@pytest.mark.rule("H-BGA-04")
@pytest.mark.parametrize(("position", "each"), [(0, 0), (1, 1), (-2, 1), (3, 2), (-3, 2)])
def test_a_scores_the_winning_class(position, each):
    scene = Scene(grounds="ABC")
    word, other = ("A", "C") if position < 0 else ("C", "A")
    for class_ in (word, word, other):
        scene.vampire(BEN, class_=class_)
    scene.vampire(BEN, class_=word, sire=scene.vampire(ADA, class_=other), torpor=True)
    scene.table.boards["A"].position = position
    assert scores(scene, "A") == [0, 2 * each]


# ----------------------------------------------------------------------- B and H: morality


@pytest.mark.rule("H-BGB-01", "H-BGB-02", "H-BGB-03")
def test_b_a_match_rises_and_a_mismatch_flips_falls_and_draws():
    scene = Scene(grounds="ABC")
    board = scene.table.boards["B"]
    board.sides = ("b", "b")
    start = board.spaces[ADA]
    activate(scene, "B", temperament="b")
    assert (board.spaces[ADA], board.sides[ADA]) == (start + 1, "b")
    assert scene.table.seats[ADA].hand == []
    activate(scene, "B", temperament="d")
    assert (board.spaces, board.sides) == ((start, start), ("d", "b"))
    assert len(scene.table.seats[ADA].hand) == 1


@pytest.mark.rule("H-BGB-04")
@pytest.mark.parametrize(("draws", "hand", "side"), [(True, 1, "d"), (False, 0, "b")])
def test_h_amb_03_b_beyond_either_end(draws, hand, side):
    scene = Scene(grounds="ABC", switches=Switches(b_end_draw=draws))
    board = scene.table.boards["B"]
    top = len(scene.table.data.boards.beast_within) - 1
    board.spaces, board.sides = (top, 0), ("b", "b")
    activate(scene, "B", temperament="b")
    assert board.spaces == (top, 0)
    activate(scene, "B", scene.vampire(BEN, temperament="d"))
    assert board.spaces == (top, 0)
    assert (len(scene.table.seats[BEN].hand), board.sides[BEN]) == (hand, side)


@pytest.mark.rule("H-BGB-06", "H-BGH-05")
@pytest.mark.parametrize(("ground", "values"), [("B", (-6, 6)), ("H", (0, 9))])
def test_the_value_of_the_space_is_scored(ground, values):
    scene = Scene(grounds=("G", ground, "F"))
    board = scene.table.boards[ground]
    board.spaces = (0, len(scene.table.fields[1].values(scene.table)) - 1)
    assert scores(scene, ground) == list(values)


@pytest.mark.rule("H-BGH-01", "H-BGH-02", "H-BGH-03")
def test_h_a_match_falls_and_draws_and_a_mismatch_only_flips():
    scene = Scene(grounds="GHF")
    board = scene.table.boards["H"]
    board.sides = ("b", "b")
    start = board.spaces[ADA]
    activate(scene, "H", temperament="b")
    assert (board.spaces[ADA], len(scene.table.seats[ADA].hand)) == (start - 1, 1)
    activate(scene, "H", temperament="d")
    assert (board.spaces[ADA], board.sides[ADA]) == (start - 1, "d")
    assert len(scene.table.seats[ADA].hand) == 1


@pytest.mark.parametrize(("up", "change"), [(False, 0), (True, 1)])
def test_h_amb_11_humanity_flips_only_unless_switched(up, change):
    scene = Scene(grounds="GHF", switches=Switches(humanity_up=up))
    board = scene.table.boards["H"]
    board.spaces, board.sides = (4, 4), ("b", "b")
    activate(scene, "H", temperament="d")
    assert board.spaces[ADA] == 4 + change


# ---------------------------------------------------------------------- C: war of the princes


def courts(scene, **ankhs):
    """The courts of the demonstration set with these ankhs only."""
    scene.table.boards["C"].ankhs = {
        court.replace("_", "-"): {one[0]: int(one[1:])} for court, one in ankhs.items()
    }


@pytest.mark.rule("H-BGC-01")
def test_c_each_home_has_seven_ankhs():
    board = Scene().table.boards["C"]
    assert sorted(board.ankhs.values(), key=str) == [{"F": 7}, {"G": 7}, {"e": 7}, {"h": 7}]


@pytest.mark.rule("H-BGC-02", "H-BGC-03")
def test_h_ex_14_no_ankh_moves_to_a_rival_or_its_home():
    scene = Scene()
    courts(scene, north_hall="G2", north_road="G1", north_gate="F1", west_gate="h1")
    assert princes.WarOfThePrinces().moves(scene.table, "G") == [("north-hall", "north-road")]
    vampire = scene.vampire(geography="G")
    courts(scene, north_hall="G2", north_road="G1", north_gate="F1")
    activate(scene, "C", vampire)
    said = {one.word for one in scene.decision.options}
    assert said == {"G > north-hall > north-road", "G > north-road > west-gate"}
    march = Option(princes.MARCH, target=vampire.card, word="G > north-hall > north-gate")
    assert scene.game.why_not(march) == Forbidden("H-BGC-02")
    home = msgspec.structs.replace(march, word="G > north-road > north-hall")
    assert scene.game.why_not(home) == Forbidden("H-BGC-03")
    scene.choose(princes.MARCH, word="G > north-hall > north-road")
    assert scene.table.boards["C"].ankhs["north-road"] == {"G": 2}


@pytest.mark.rule("H-BGC-02")
def test_h_amb_06_without_a_legal_move_nothing_happens():
    scene = Scene()
    courts(scene, north_hall="G1", north_road="F1", north_gate="F1")
    activate(scene, "C", geography="G")
    assert scene.decision is None
    assert scene.events_of(princes.BLOCKED)


@pytest.mark.rule("H-BGC-04")
def test_c_outsiders_move_any_faction_and_score_one():
    scene = Scene()
    activate(scene, "C", geography="outsider")
    assert {one.word[0] for one in scene.decision.options} == set("GFeh")
    assert scores(scene, "C")[ADA] == 1


@pytest.mark.rule("H-BGC-05")
def test_c_the_centre_counts_as_two():
    scene = Scene()
    courts(scene, crown="G1", east_road="F1", east_gate="F1", north_hall="G1", south_hall="e1")
    held = princes.WarOfThePrinces().controlled(scene.table)
    assert held == {"G": 3, "F": 2, "e": 1, "h": 0}


@pytest.mark.parametrize(("count", "held"), [(True, 2), (False, 1)])
def test_h_amb_06_home_courts_count_unless_switched(count, held):
    scene = Scene(switches=Switches(home_courts_count=count))
    courts(scene, north_hall="G1", north_road="G1", crown="F1")
    found = princes.WarOfThePrinces().controlled(scene.table)
    assert found == {"G": held, "F": 2, "e": 0, "h": 0}


@pytest.mark.rule("H-BGC-05", "H-BGC-06")
def test_h_ex_36_tied_factions_both_score_two_each():
    scene = Scene()
    courts(scene, north_road="G1", north_gate="G1", east_road="F1", east_gate="F1")
    for geography in "GFh":
        scene.vampire(BEN, geography=geography)
    assert scores(scene, "C") == [0, 4]


# ------------------------------------------------------------------------------ D: inquisition


@pytest.mark.rule("H-BGD-01", "H-BGD-02")
def test_h_ex_15_the_token_stays_and_flips():
    scene = Scene(grounds="DBC")
    board = scene.table.boards["D"]
    assert board.judices == ()
    activate(scene, "D", archetype="wealthy", class_="A")
    assert (board.judices, board.sides["wealthy"]) == (("wealthy",), "A")
    activate(scene, "D", archetype="wealthy", class_="C")
    assert (board.judices, board.sides["wealthy"]) == (("wealthy",), "C")


def trial(infamy, matching, **facts):
    """A trial of one suspect, whose class matches this many tokens."""
    scene = Scene(grounds="DBC", switches=facts.pop("switches", None))
    suspect = scene.vampire(BEN, class_="A", infamy=infamy, **facts)
    names = ("warlike", "scholarly", "clandestine", "wealthy")
    sides = dict(zip(names, "A" * matching + "C" * (4 - matching), strict=True))
    scene.table.boards["D"].sides = sides
    last = names[-1]
    scene.table.boards["D"].judices = names[:-1]
    activate(scene, "D", class_=sides[last], archetype=last)
    return scene, suspect


@pytest.mark.rule("H-BGD-03", "H-BGD-04", "H-BGD-05")
def test_h_ex_16_suspicion_of_five_leads_to_torpor():
    scene, suspect = trial(3, 2)
    assert suspect.torpor
    assert scene.table.boards["D"].judices == ()


@pytest.mark.rule("H-BGD-04")
def test_h_ex_17_suspicion_of_four_adds_infamy():
    _, suspect = trial(2, 2)
    assert (suspect.torpor, suspect.infamy) == (False, 3)


@pytest.mark.rule("H-BGD-03")
def test_d_all_vampires_with_most_infamy_are_targets_except_in_torpor():
    scene = Scene(grounds="DBC")
    asleep = scene.vampire(BEN, infamy=9, torpor=True)
    most = [scene.vampire(seat, infamy=2, class_="C") for seat in (ADA, BEN)]
    less = scene.vampire(infamy=1)
    scene.table.boards["D"].sides = dict.fromkeys(scene.table.boards["D"].sides, "A")
    scene.push(inquisition.Trial())
    assert [one.infamy for one in (asleep, *most, less)] == [9, 3, 3, 1]


@pytest.mark.parametrize(("literal", "infamy"), [(False, 0), (True, 1)])
def test_h_amb_04_a_trial_without_infamy(literal, infamy):
    scene, suspect = trial(0, 2, switches=Switches(trial_without_infamy=literal))
    while scene.decision:
        scene.game.apply(scene.decision.options[0])
    assert suspect.infamy >= infamy
    assert bool(scene.events_of(inquisition.NO_SUSPECT)) != literal


@pytest.mark.rule("H-BGD-05")
@pytest.mark.parametrize("keep", [True, False])
def test_h_amb_05_sides_after_a_trial(keep):
    scene, _ = trial(1, 4, switches=Switches(tokens_keep_side=keep))
    sides = scene.table.boards["D"].sides
    first = inquisition.first_sides(scene.table)
    assert (sides == dict.fromkeys(sides, "A")) == keep
    assert (sides == first) != keep


@pytest.mark.rule("H-BGD-06")
@pytest.mark.parametrize(("sides", "each"), [("AACC", (0, 0)), ("AAAC", (0, 1)), ("ACCC", (1, 0))])
def test_d_the_class_with_fewer_tokens_scores(sides, each):
    scene = Scene(grounds="DBC")
    names = ("warlike", "scholarly", "clandestine", "wealthy")
    scene.table.boards["D"].sides = dict(zip(names, sides, strict=True))
    scene.vampire(ADA, class_="A")
    scene.vampire(BEN, class_="C")
    assert scores(scene, "D") == list(each)
