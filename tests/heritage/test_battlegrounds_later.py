"""The later battlegrounds of geography, and the Court (part B)."""

import msgspec
import pytest
from heritage_play import Scene, activate, demonstration, scores

from vtes_deck.heritage import tokens
from vtes_deck.heritage.activation import Activate
from vtes_deck.heritage.battlegrounds import anarch_revolt, masquerade, sabbat_wars
from vtes_deck.heritage.battlegrounds.sabbat_wars import WarToken
from vtes_deck.heritage.dataset.effects import Torpor, Who
from vtes_deck.heritage.switches import Switches

ADA, BEN, CLEO, DAN = range(4)


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
def test_f_torpor_of_an_ankh_gives_two_power_to_the_acting_player():
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
    """A vote in which vampires of class C have this much power."""
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
def test_g_holders_of_titles_and_their_power_are_ignored():
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
def test_i_allegiances_follow_the_number_of_players(count, wanted):
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
def test_h_amb_10_a_tied_region_has_no_owner_and_the_anarchs_win(count, points):
    scene, _ = war(count, harbour=["c3", "s3"], foundry=["c2"], quarter=["c2"], campus=["s5"])
    assert sabbat_wars.SabbatWars().winner(scene.table) == "anarchs"
    assert sum(scores(scene, "I", without_leaders=False)) == points


def test_i_hidden_values_are_shown_to_no_one():
    scene, board = war(harbour=["c3", "s1"])
    up = msgspec.structs.replace(board.regions["harbour"][1], face_up=True)
    board.regions["harbour"] = (board.regions["harbour"][0], up)
    shown = scene.table.fields[2].shown(scene.table)
    assert [one["value"] for one in shown["regions"]["harbour"]] == [None, 1]


def test_a_switch_frees_the_order_of_the_battlegrounds():
    scene = Scene(grounds="DBF", switches=Switches(free_order=True))
    vampire = scene.vampire()
    scene.push(Activate(vampire=vampire.card))
    assert [one.word for one in scene.decision.options] == ["D", "B", "F"]
