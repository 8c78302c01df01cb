"""Missions, victory points, ties and the primogen (chapter END)."""

import msgspec
import pytest
from heritage_play import Scene, demonstration, leader_of

from vtes_deck.heritage.dataset.model import Mission
from vtes_deck.heritage.decisions import NONE
from vtes_deck.heritage.game import Game
from vtes_deck.heritage.game_end import REASONS, ahead, attribute_count, explained, points, totals
from vtes_deck.heritage.narrator import option_sentence
from vtes_deck.heritage.position import Placed, Position, PositionError, Side, table_of
from vtes_deck.heritage.primogen import VOUCH, Primogen
from vtes_deck.heritage.setting import Player, Setting
from vtes_deck.heritage.switches import Switches
from vtes_deck.kernel.random_streams import RandomStreams

ADA, BEN, CLEO = range(3)
SCHOLARS = Mission("m", "Scholars", "scholarly", 2)


def bare(*clans, **facts):
    """A table on which no battleground gives points."""
    scene = Scene(*clans, grounds="GBF", **facts)
    board = scene.table.boards["B"]
    zero = scene.table.data.boards.beast_within.index(0)
    board.spaces = (zero,) * len(scene.table.seats)
    scene.table.boards["F"].ankhs = dict.fromkeys("GFeh", 0)
    for seat in scene.table.seats:
        leader = scene.table.figure(seat.top)
        attributes = ("A", "b", "G", "warlike")
        cards = list(scene.table.cards)
        cards[seat.top] = msgspec.structs.replace(leader, attributes=attributes)
        scene.table.cards = tuple(cards)
    return scene


def end(scene):
    """Missions and points only."""
    scene.game = Game.at(scene.table, until_end=True)
    return scene


@pytest.mark.rule("H-END-01", "H-END-05", "H-TOK-02")
def test_a_mission_goes_to_most_of_its_attribute_without_torpor():
    scene = bare()
    scene.vampire(BEN, archetype="scholarly")
    for _ in range(3):
        scene.vampire(ADA, archetype="scholarly", torpor=True)
    assert ahead(scene.table, SCHOLARS) == [BEN]
    scene.table.missions = (SCHOLARS,)
    assert end(scene).game.result.claimed == (BEN,)


@pytest.mark.rule("H-END-02")
def test_h_ex_29_in_a_tie_the_leader_counts_twice():
    scene = bare()
    warlike = Mission("m", "War", "warlike", 2)
    cards = list(scene.table.cards)
    top = scene.table.seats[BEN].top
    cards[top] = msgspec.structs.replace(cards[top], attributes=("A", "b", "G", "wealthy"))
    scene.table.cards = tuple(cards)
    scene.vampire(BEN, archetype="warlike")
    assert [attribute_count(scene.table, seat, "warlike") for seat in (ADA, BEN)] == [1, 1]
    assert ahead(scene.table, warlike) == [ADA]


@pytest.mark.rule("H-END-02", "H-END-07")
def test_a_mission_that_stays_tied_goes_to_the_primogen():
    scene = bare()
    for seat in (ADA, BEN):
        scene.vampire(seat, archetype="scholarly")
    scene.table.missions = (SCHOLARS,)
    scene.table.deck = [scene.character(archetype="clandestine")]
    end(scene)
    assert scene.decision.seat == ADA
    scene.choose(VOUCH, word="wealthy")
    assert "wealthy" not in {one.word for one in scene.decision.options}
    scene.choose(VOUCH, word="clandestine")
    assert scene.game.result.claimed == (BEN,)


@pytest.mark.parametrize(("needs", "claimed"), [(True, NONE), (False, ADA)])
def test_a_mission_without_a_matching_vampire(needs, claimed):
    scene = bare(switches=Switches(mission_needs_one=needs))
    scene.vampire(ADA, power=1)
    scene.table.missions = (SCHOLARS,)
    scene.table.deck = [scene.character(archetype="wealthy")]
    end(scene)
    if not needs:
        scene.choose(VOUCH, word="wealthy").choose(VOUCH, word="warlike")
    assert scene.game.result.claimed == (claimed,)


@pytest.mark.rule("H-END-03")
@pytest.mark.parametrize(("chronicle", "reward"), [(False, 2), (True, 0)])
def test_missions_give_power_only_in_a_basic_game(chronicle, reward):
    scene = bare(chronicle=chronicle)
    scene.table.missions = (SCHOLARS,)
    found = [one for one in points(scene.table, (BEN,)) if one.rule == "H-END-03"]
    assert sum(one.points for one in found) == reward


@pytest.mark.rule("H-END-04", "H-TOK-01")
def test_h_ex_33_power_boons_and_infamy():
    scene = bare()
    one = scene.vampire(power=3, infamy=1)
    scene.boons(one, 0, 1)
    assert totals(scene.table, points(scene.table)) == (3, 0)


@pytest.mark.rule("H-END-05")
def test_h_ex_28_vampires_in_torpor_do_not_score_or_count():
    scene = bare()
    one = scene.vampire(power=5, torpor=True, archetype="scholarly")
    scene.boons(one, 2, 0)
    assert totals(scene.table, points(scene.table)) == (0, 0)
    assert attribute_count(scene.table, ADA, "scholarly") == 0


@pytest.mark.parametrize(("stay", "total"), [(True, 3), (False, 0)])
def test_h_amb_12_childer_of_torpor(stay, total):
    scene = bare(switches=Switches(childer_of_torpor_stay=stay))
    asleep = scene.vampire(torpor=True)
    scene.vampire(sire=asleep, power=3)
    assert totals(scene.table, points(scene.table)) == (total, 0)


@pytest.mark.rule("H-END-06")
def test_most_points_win():
    scene = bare("brujah", "gangrel", "tremere")
    for seat, power in enumerate((1, 3, 2)):
        scene.vampire(seat, power=power)
    result = end(scene).game.result
    assert (result.ranking, result.totals) == ((BEN, CLEO, ADA), (1, 3, 2))


@pytest.mark.rule("H-END-06")
def test_h_ex_30_a_tie_goes_to_fewer_missions():
    scene = bare(chronicle=True)
    for seat in (ADA, BEN):
        scene.vampire(seat, power=2)
    scene.vampire(ADA, archetype="scholarly")
    scene.vampire(ADA, archetype="wealthy")
    scene.vampire(BEN, archetype="clandestine")
    names = ("scholarly", "wealthy", "clandestine")
    scene.table.missions = tuple(Mission(name, name, name) for name in names)
    result = end(scene).game.result
    assert result.claimed == (ADA, ADA, BEN)
    assert result.ranking == (BEN, ADA)


@pytest.mark.rule("H-END-07")
def test_the_primogen_reveals_cards_until_a_declared_archetype():
    scene = bare("brujah", "gangrel", "tremere")
    scene.table.deck = [scene.character(archetype="warlike") for _ in range(3)]
    scene.table.deck.append(scene.character(archetype="wealthy"))
    scene.push(Primogen(tied=(BEN, CLEO)))
    scene.choose(VOUCH, word="scholarly").choose(VOUCH, word="wealthy")
    assert scene.table.returned.winner == CLEO


@pytest.mark.rule("H-END-07", "H-REC-07")
def test_the_primogen_continues_with_the_shuffled_discards():
    found = set()
    for seed in range(12):
        scene = bare("brujah", "gangrel", "tremere")
        scene.table.random = RandomStreams(seed)
        scene.table.deck = [scene.character(archetype="warlike") for _ in range(3)]
        scene.table.discard = [
            scene.character(archetype=one) for one in ("wealthy", "scholarly", "clandestine")
        ]
        scene.push(Primogen(tied=(BEN, CLEO)))
        scene.choose(VOUCH, word="scholarly").choose(VOUCH, word="wealthy")
        found.add(scene.table.returned.winner)
    assert found == {BEN, CLEO}


@pytest.mark.parametrize(("primogen", "asked"), [(True, True), (False, False)])
def test_h_amb_17_ties_for_other_places(primogen, asked):
    scene = bare("brujah", "gangrel", "tremere", switches=Switches(order_by_primogen=primogen))
    scene.vampire(ADA, power=1)
    end(scene)
    assert (scene.decision is not None) == asked
    if not asked:
        assert scene.game.result.ranking == (ADA, BEN, CLEO)


# --------------------------------------------------------------------------------------- referee


def final(**facts):
    players = tuple(Player(clan.title(), clan, leader_of(clan)) for clan in ("brujah", "gangrel"))
    setting = Setting(players, ("A", "B", "C"), first=0)
    return Position(setting, **facts)


def test_a_final_table_is_scored_with_the_rule_of_each_point():
    leader = leader_of("brujah")
    position = final(
        sides=(
            Side((Placed(leader, power=2, boons={"gangrel": 1}), Placed("cosmo-orchard", leader))),
        ),
        boards={"A": {"position": -2}, "B": {"spaces": [9, 0], "sides": ["b", "b"]}},
    )
    table = table_of(demonstration(), position)
    table.boards["C"].ankhs = {}
    found = points(table)
    mine = [one for one in found if one.seat == ADA]
    assert {one.rule for one in mine} == {"H-BGA-04", "H-BGB-06", "H-END-04"}
    # two of class A, a morality of 4, 2 power and a boon
    assert totals(table, found)[ADA] == 2 * 1 + 4 + 2 + 1
    said = [explained(table, one) for one in mine]
    assert any("Power on" in one for one in said)
    assert set(REASONS) >= {one.reason for one in found}
    assert Game.at(table, until_end=True).result.ranking[0] == ADA


@pytest.mark.parametrize(
    ("sides", "rule"),
    [
        ((Placed("cosmo-orchard"), Placed("delia-vale")), "H-REC-05"),
        ((Placed("aurel"), Placed("cosmo-orchard", "delia-vale")), "H-REC-05"),
        ((Placed("aurel", infamy=1),), "H-TOK-06"),
        ((Placed("aurel", power=-1),), "H-TOK-01"),
        ((Placed("nobody"),), "no character"),
        ((Placed("aurel", boons={"ventrue": 1}),), "does not play"),
    ],
)
def test_an_impossible_position_is_refused(sides, rule):
    with pytest.raises(PositionError, match=rule):
        table_of(demonstration(), final(sides=(Side(sides),)))


def test_a_position_can_be_played():
    leader = leader_of("brujah")
    position = final(
        sides=(Side((Placed(leader, power=4),), hand=("brujah-errand",)),),
        queue=("cosmo-orchard", "delia-vale", "edmund-ember"),
        round=10,
    )
    game = Game.at(table_of(demonstration(), position))
    assert game.decision.seat == ADA
    sentences = [option_sentence(game.table, option) for option in game.decision.options]
    assert "Recruit Cosmo Orchard (free)." in sentences
    with pytest.raises(PositionError, match="H-TRN-01"):
        table_of(demonstration(), msgspec.structs.replace(position, round=11))
