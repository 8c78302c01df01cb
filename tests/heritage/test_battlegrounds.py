"""The nine battlegrounds (part B), by positions worked out by hand from the rules."""

import msgspec
import pytest
from heritage_play import Scene, demonstration

from vtes_deck.heritage import tokens
from vtes_deck.heritage.activation import Activate, modify
from vtes_deck.heritage.battlegrounds import anarch_revolt, inquisition, masquerade, sabbat_wars
from vtes_deck.heritage.battlegrounds import war_of_the_princes as princes
from vtes_deck.heritage.battlegrounds.registry import of_era
from vtes_deck.heritage.battlegrounds.sabbat_wars import WarToken
from vtes_deck.heritage.dataset.effects import Torpor, Who
from vtes_deck.heritage.decisions import Option
from vtes_deck.heritage.switches import Switches
from vtes_deck.kernel.procedure import Procedure

ADA, BEN, CLEO, DAN = range(4)


class Nothing(Procedure):
    """Lets what was pushed before it run."""

    steps = ()


def activate(scene, letter, vampire=None, **facts):
    """A vampire modifies one battleground."""
    vampire = vampire or scene.vampire(**facts)
    before = len(scene.table.stack)
    modify(scene.table, vampire, letter)
    if len(scene.table.stack) > before or scene.game is None:
        scene.push(Nothing())
    return vampire


def scores(scene, letter, *, without_leaders=True):
    """The points of each seat on a battleground, of the vampires that the test made."""
    field = next(one for one in scene.table.fields if one.letter == letter)
    found = [0] * len(scene.table.seats)
    leaders = {seat.top for seat in scene.table.seats}
    for point in field.score(scene.table):
        if not (without_leaders and point.card in leaders):
            found[point.seat] += point.points
    return found


def test_which_battlegrounds_meet():
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
    scene.table.boards["A"].position = -3  # of the demonstration set: 1, 1, 2, then the last
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
def test_b_matching_rises_and_the_other_flips_falls_and_draws():
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
def test_h_matching_falls_and_draws_and_the_other_only_flips():
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
def test_c_seven_ankhs_on_each_home():
    board = Scene().table.boards["C"]
    assert sorted(board.ankhs.values(), key=str) == [{"F": 7}, {"G": 7}, {"e": 7}, {"h": 7}]


@pytest.mark.rule("H-BGC-02", "H-BGC-03")
def test_h_ex_14_no_ankh_moves_to_a_rival_or_home():
    scene = Scene()
    courts(scene, north_hall="G2", north_road="G1", north_gate="F1", west_gate="h1")
    assert princes.WarOfThePrinces().moves(scene.table, "G") == [("north-hall", "north-road")]
    vampire = scene.vampire(geography="G")
    courts(scene, north_hall="G2", north_road="G1", north_gate="F1")
    activate(scene, "C", vampire)
    said = {one.word for one in scene.decision.options}
    assert said == {"G > north-hall > north-road", "G > north-road > west-gate"}
    march = Option(princes.MARCH, target=vampire.card, word="G > north-hall > north-gate")
    assert scene.game.why_not(march) == "H-BGC-02"
    home = msgspec.structs.replace(march, word="G > north-road > north-hall")
    assert scene.game.why_not(home) == "H-BGC-03"
    scene.choose(princes.MARCH, word="G > north-hall > north-road")
    assert scene.table.boards["C"].ankhs["north-road"] == {"G": 2}


@pytest.mark.rule("H-BGC-02")
def test_h_amb_06_without_a_legal_move_nothing_happens():
    scene = Scene()
    courts(scene, north_hall="G1", north_road="F1", north_gate="F1")
    activate(scene, "C", geography="G")
    assert scene.decision is None
    assert scene.told(princes.BLOCKED)


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
    """A trial of one suspect, whose class matches so many tokens."""
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
def test_d_all_with_most_infamy_are_targets_but_none_in_torpor():
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
    assert bool(scene.told(inquisition.NO_SUSPECT)) != literal


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


# -------------------------------------------------------------------------------- E: revolt


def revolt(standing=4, fire=0, switches=None):
    scene = Scene(grounds="DBE", switches=switches)
    board = scene.table.boards["E"]
    assert board.standing == dict.fromkeys("GFeh", 4)
    board.standing, board.fire = {**board.standing, "G": standing}, {**board.fire, "G": fire}
    return scene, board


@pytest.mark.rule("H-BGE-01", "H-BGE-02")
@pytest.mark.parametrize("burn", [True, False])
def test_e_protect_or_burn(burn):
    scene, board = revolt()
    vampire = activate(scene, "E", geography="G")
    scene.choose(anarch_revolt.BURN if burn else anarch_revolt.PROTECT, word="G")
    assert (board.standing["G"], board.fire["G"]) == (3, int(burn))
    assert vampire.ankhs == (() if burn else ("G",))


@pytest.mark.rule("H-BGE-03", "H-BGE-05")
def test_h_ex_13_the_third_burns_the_fourth():
    scene, board = revolt(standing=2, fire=2)
    activate(scene, "E", geography="G")
    scene.choose(anarch_revolt.BURN)
    assert (board.standing["G"], board.fire["G"]) == (0, 4)


@pytest.mark.parametrize(("burns", "fire", "ankhs"), [(True, 4, ()), (False, 3, ("G",))])
def test_h_amb_07_the_fourth_burns_from_a_vampire(burns, fire, ankhs):
    scene, board = revolt(standing=1, fire=2, switches=Switches(burn_from_vampire=burns))
    holder = scene.vampire(BEN, ankhs=("G",))
    activate(scene, "E", geography="G")
    scene.choose(anarch_revolt.BURN)
    assert (board.fire["G"], holder.ankhs) == (fire, ankhs)


@pytest.mark.rule("H-BGE-04", "H-BGE-05")
def test_h_ex_12_respite_gives_one_power_however_many_ankhs():
    scene, board = revolt(standing=1, fire=1)
    holder = scene.vampire(BEN, ankhs=("G", "F", "G"))
    board.standing = {**board.standing, "F": 3}
    vampire = activate(scene, "E", geography="G")
    scene.choose(anarch_revolt.PROTECT)
    assert (holder.power, holder.ankhs) == (1, ("F",))
    assert (vampire.power, vampire.ankhs) == (1, ())
    assert (board.standing["G"], board.fire["G"]) == (3, 1)


@pytest.mark.rule("H-BGE-06")
def test_e_the_ankhs_of_a_vampire_in_torpor_burn():
    scene, board = revolt(standing=2, fire=0)
    holder = scene.vampire(ankhs=("G", "G"))
    scene.push(tokens.Fall(vampire=holder.card))
    assert holder.ankhs == ()
    assert (board.standing["G"], board.fire["G"]) == (2, 2)


@pytest.mark.rule("H-BGE-07", "H-BGE-08")
def test_e_standing_cities_score_the_number_of_burned_ones():
    scene, board = revolt(standing=0, fire=4)
    board.standing = {**board.standing, "F": 0}
    for geography in ("e", "h", "outsider"):
        scene.vampire(ADA, geography=geography)
    scene.vampire(BEN, geography="G")
    assert scores(scene, "E") == [2 + 2 + 1, 0]


@pytest.mark.rule("H-BGE-08")
def test_e_outsiders_choose_the_city():
    scene, _ = revolt()
    activate(scene, "E", geography="outsider")
    assert {one.word for one in scene.offered(anarch_revolt.BURN)} == set("GFeh")


# ----------------------------------------------------------------------------- F: masquerade


@pytest.mark.rule("H-BGF-01", "H-BGF-02", "H-BGF-04")
def test_f_an_investigator_reaches_the_end_and_breaches():
    scene = Scene(grounds="GBF")
    board = scene.table.boards["F"]
    assert (board.steps, board.ankhs) == (dict.fromkeys("GFeh", 0), dict.fromkeys("GFeh", 3))
    for steps in (1, 2):
        activate(scene, "F", geography="G")
        assert board.steps["G"] == steps
    last = activate(scene, "F", scene.vampire(BEN, geography="G"))
    assert (board.steps["G"], board.ankhs["G"], last.ankhs) == (0, 2, ("G",))


@pytest.mark.rule("H-BGF-03")
def test_f_outsiders_advance_any_investigator_by_two():
    scene = Scene(grounds="GBF")
    activate(scene, "F", geography="outsider")
    scene.choose(masquerade.ADVANCE, word="e")
    assert scene.table.boards["F"].steps == {"G": 0, "F": 0, "e": 2, "h": 0}


def test_h_amb_08_a_breach_without_an_ankh_only_resets():
    scene = Scene(grounds="GBF")
    board = scene.table.boards["F"]
    board.steps, board.ankhs = {**board.steps, "G": 2}, {**board.ankhs, "G": 0}
    vampire = activate(scene, "F", geography="G")
    assert (board.steps["G"], vampire.ankhs) == (0, ())


@pytest.mark.parametrize(("n", "steps"), [(4, 1), (3, 0)])
def test_h_amb_02_three_or_four_investigators(n, steps):
    scene = Scene(grounds="GBF", switches=Switches(investigators=n))
    board = scene.table.boards["F"]
    board.steps = {"G": 0, "F": 1, "e": 2, "h": 1}
    activate(scene, "F", geography="G")
    assert board.steps["G"] == steps


@pytest.mark.rule("H-BGF-05")
def test_f_torpor_of_an_ankh_gives_two_power_to_the_one_who_acts():
    scene = Scene(grounds="GBF")
    scene.table.boards["F"].ankhs["G"] = 2
    victim, actor = scene.vampire(BEN, ankhs=("G",)), scene.vampire()
    scene.do(Torpor(who=Who(of="opponents", kinds=("childe",))), actor=actor)
    assert (victim.torpor, victim.ankhs, actor.power) == (True, (), 2)
    assert scene.table.boards["F"].ankhs["G"] == 3


@pytest.mark.rule("H-BGF-06")
def test_f_scores_the_ankhs_that_remain():
    scene = Scene(grounds="GBF")
    scene.table.boards["F"].ankhs = {"G": 3, "F": 1, "e": 0, "h": 2}
    for geography in ("G", "F", "outsider"):
        scene.vampire(ADA, geography=geography)
    for geography in ("e", "h"):
        scene.vampire(BEN, geography=geography)
    assert scores(scene, "F") == [3 + 1 + 1, 0 + 2]


# --------------------------------------------------------------------------------- G: court


def vote(*power, inside="CCAA", last="C", titles=()):
    """A vote in which vampires of class C have so much power."""
    scene = Scene(grounds="GBF")
    found = [scene.vampire(n % 2, class_="C", power=n_power) for n, n_power in enumerate(power)]
    for vampire, title in zip(found, titles, strict=False):
        vampire.titles = title
    scene.table.boards["G"].inside = tuple(inside)
    for seat in (ADA, BEN):
        scene.top(seat).titles = ("other",)
    one = scene.vampire(BEN, class_=last, torpor=True, power=9)
    activate(scene, "G", one)
    return scene, found


@pytest.mark.rule("H-BGG-01", "H-BGG-02")
def test_g_tokens_move_inside():
    scene = Scene(grounds="GBF")
    activate(scene, "G", class_="A")
    activate(scene, "G", class_="C")
    assert (scene.table.boards["G"].inside, scene.table.boards["G"].timer) == (("A", "C"), 0)


@pytest.mark.rule("H-BGG-03", "H-BGG-05")
def test_g_most_power_of_the_class_in_favour_gets_the_title():
    scene, (one, two) = vote(2, 3)
    assert (one.titles, two.titles) == ((), ("harpy",))
    assert (scene.table.boards["G"].inside, scene.table.boards["G"].timer) == ((), 1)


@pytest.mark.rule("H-BGG-04")
def test_h_ex_19_a_tie_gives_no_title_and_the_timer_moves():
    scene, (one, two) = vote(3, 3)
    assert (one.titles, two.titles) == ((), ())
    assert (scene.table.boards["G"].inside, scene.table.boards["G"].timer) == ((), 1)


@pytest.mark.rule("H-BGG-05")
def test_g_holders_of_titles_are_ignored_with_their_power():
    _, (one, two) = vote(5, 1, titles=(("sheriff",),))
    assert (one.titles, two.titles) == (("sheriff",), ("harpy",))


def test_h_amb_09_after_the_last_title_no_votes_are_held():
    scene = Scene(grounds="GBF")
    board = scene.table.boards["G"]
    board.timer = len(scene.table.data.boards.titles)
    activate(scene, "G", class_="A")
    assert board.inside == ()


@pytest.mark.rule("H-BGG-06")
@pytest.mark.parametrize("several", [True, False])
def test_h_amb_09_titles_are_stolen_by_putting_into_torpor(several):
    scene = Scene(grounds="GBF", switches=Switches(titles_by_theft=several))
    victim = scene.vampire(BEN, titles=("harpy",))
    thief = scene.vampire(titles=("sheriff",))
    scene.do(Torpor(who=Who(of="opponents", kinds=("childe",))), actor=thief)
    assert thief.titles == (("sheriff", "harpy") if several else ("sheriff",))
    assert victim.torpor


@pytest.mark.rule("H-BGG-07")
@pytest.mark.parametrize(("prince", "points"), [(True, [2 + 4, 2]), (False, [0 + 2, 0])])
def test_g_the_class_of_the_prince_and_titles_score(prince, points):
    scene = Scene(grounds="GBF")
    scene.vampire(ADA, class_="A", titles=("harpy", "prince") if prince else ("harpy",))
    scene.vampire(BEN, class_="A")
    scene.vampire(BEN, class_="C")
    assert scores(scene, "G") == points


# --------------------------------------------------------------------------- I: sabbat wars


def war(count=2, **regions):
    """The Sabbat Wars with these tokens only: ``c3`` is a Camarilla token of 3."""
    scene = Scene(*("brujah", "gangrel", "tremere", "ventrue")[:count], grounds="GHI")
    sides = {"c": "camarilla", "s": "sabbat"}
    board = scene.table.boards["I"]
    board.regions = {
        region.id: tuple(
            WarToken(sides[one[0]], int(one[1:])) for one in regions.get(region.id, ())
        )
        for region in scene.table.data.boards.regions
    }
    return scene, board


@pytest.mark.rule("H-BGI-01")
def test_i_one_token_of_each_side_on_each_region():
    board = Scene(grounds="GHI").table.boards["I"]
    assert {len(pair) for pair in board.regions.values()} == {2}
    for pair in board.regions.values():
        assert sorted(one.side for one in pair) == ["camarilla", "sabbat"]
        assert not any(one.face_up for one in pair)
    values = demonstration().boards
    left = len(values.camarilla) + len(values.sabbat) - 8
    assert sum(len(tokens) for tokens in board.home.values()) == left


@pytest.mark.rule("H-BGI-02")
@pytest.mark.parametrize(
    ("count", "wanted"),
    [
        (2, ["camarilla", "sabbat"]),
        (3, ["anarchs", "camarilla", "sabbat"]),
        (4, ["camarilla", "camarilla", "sabbat", "sabbat"]),
    ],
)
def test_i_allegiances_by_number_of_players(count, wanted):
    scene, _ = war(count)
    assert sorted(seat.allegiance for seat in scene.table.seats) == wanted


@pytest.mark.rule("H-BGI-03")
@pytest.mark.parametrize(
    ("archetype", "verb", "left"),
    [
        ("warlike", sabbat_wars.DISCARD, ["s2"]),
        ("clandestine", sabbat_wars.FLIP, ["c1", "s2"]),
        ("scholarly", sabbat_wars.MOVE, ["s2"]),
    ],
)
def test_i_the_archetype_chooses_the_action(archetype, verb, left):
    scene, board = war(harbour=["c1", "s2"])
    activate(scene, "I", geography="G", archetype=archetype)
    assert {option.verb for option in scene.decision.options} == {verb}
    scene.game.apply(next(one for one in scene.decision.options if one.n == 1))
    assert [f"{one.side[0]}{one.value}" for one in board.regions["harbour"]] == left
    assert board.regions["harbour"][0].face_up == (archetype == "clandestine")
    moved = sum(len(tokens) for tokens in board.regions.values())
    assert moved == (1 if archetype == "warlike" else 2)


@pytest.mark.rule("H-BGI-03", "H-BGI-04")
@pytest.mark.parametrize(("there", "after"), [(3, 4), (4, 4)])
def test_i_wealthy_adds_if_there_is_a_space(there, after):
    scene, board = war(foundry=["c1"] * there)
    before = len(board.home["sabbat"])
    activate(scene, "I", geography="F", archetype="wealthy")
    scene.choose(sabbat_wars.ADD, word="sabbat > foundry")
    assert len(board.regions["foundry"]) == after
    assert len(board.home["sabbat"]) == before - 1


def test_h_amb_10_outsiders_act_in_any_region():
    scene, _ = war(harbour=["c1"], campus=["s1"])
    activate(scene, "I", geography="outsider", archetype="warlike")
    assert {one.word for one in scene.decision.options} == {"harbour", "campus"}


@pytest.mark.rule("H-BGI-05", "H-BGI-06")
def test_h_ex_31_three_regions_win_nine_points_for_each_player():
    scene, _ = war(4, harbour=["c3", "s1"], foundry=["c2"], quarter=["c2", "s1"], campus=["s5"])
    points = scores(scene, "I", without_leaders=False)
    assert points == [9 if seat.allegiance == "camarilla" else 0 for seat in scene.table.seats]
    assert sum(points) == 18


@pytest.mark.rule("H-BGI-05")
@pytest.mark.parametrize(("count", "points"), [(2, 0), (3, 9), (4, 0)])
def test_h_amb_10_a_tied_region_is_nobodys_and_the_anarchs_win(count, points):
    scene, _ = war(count, harbour=["c3", "s3"], foundry=["c2"], quarter=["c2"], campus=["s5"])
    assert sabbat_wars.SabbatWars().winner(scene.table) == "anarchs"
    assert sum(scores(scene, "I", without_leaders=False)) == points


def test_i_hidden_values_are_shown_to_nobody():
    scene, board = war(harbour=["c3", "s1"])
    up = msgspec.structs.replace(board.regions["harbour"][1], face_up=True)
    board.regions["harbour"] = (board.regions["harbour"][0], up)
    shown = scene.table.fields[2].shown(scene.table)
    assert [one["value"] for one in shown["regions"]["harbour"]] == [None, 1]


def test_the_order_of_the_battlegrounds_can_be_free():
    scene = Scene(grounds="DBF", switches=Switches(free_order=True))
    vampire = scene.vampire()
    scene.push(Activate(vampire=vampire.card))
    assert [one.word for one in scene.decision.options] == ["D", "B", "F"]
