"""Positions set up by hand. Impossible ones are rejected with their rule."""

import random

import pytest
from heritage_play import demonstration, leader_of, violations

from vtes_deck.heritage import Game, Player, Position, PositionError, Setting, table_of
from vtes_deck.heritage.decisions import NONE
from vtes_deck.heritage.game_end import points
from vtes_deck.heritage.position import Placed, Side

DATA = demonstration()
IDS = [one.id for one in DATA.characters if one.side == "basic" and not one.chronicle]
ANCILLA = next(one.id for one in DATA.characters if one.side == "ancilla" and not one.chronicle)
TOP, BEN = leader_of("brujah"), leader_of("gangrel")
SCHEME = next(one.id for one in DATA.schemes if one.clan == "brujah" and not one.research)
HOME = next(court for court in DATA.boards.courts if court.home == "G")
OPEN = next(court for court in DATA.boards.courts if court.home is None)
REGION = DATA.boards.regions[0].id
FOUR = {"G": 0, "F": 0, "e": 0, "h": 0}

EMPTY = {one.id: [] for one in DATA.boards.regions}


def position(grounds="ABC", *, retained="", **facts):
    players = (Player("Ada", "brujah", TOP, retained=retained), Player("Ben", "gangrel", BEN))
    return Position(Setting(players, tuple(grounds), first=0), **facts)


def line(*vampires, **facts):
    return (Side((Placed(TOP), *vampires), **facts),)


def refused(rule, *given, **facts):
    with pytest.raises(PositionError, match=rule):
        table_of(DATA, position(*given, **facts))


@pytest.mark.rule(
    "H-BGA-03", "H-SET-11", "H-BGC-01", "H-BGC-02", "H-BGC-03", "H-BGD-01", "H-BGD-03"
)
@pytest.mark.rule(
    "H-BGE-01", "H-BGF-01", "H-BGF-04", "H-BGG-01", "H-BGG-03", "H-BGG-04", "H-BGI-01"
)
@pytest.mark.rule("H-BGI-04")
@pytest.mark.parametrize(
    ("grounds", "fields", "rule"),
    [
        ("ABC", {"position": 4}, "H-BGA-03"),
        ("ABC", {"position": "left"}, "A.position: write a whole number"),
        ("ABC", {"pos": 1}, "no “pos”.*possible: position"),
        ("BAC", {"spaces": [99, 0]}, "H-SET-11"),
        ("BAC", {"spaces": [0]}, "H-SET-11"),
        ("BAC", {"sides": ["A", "b"]}, "H-SET-11"),
        ("CAB", {"ankhs": {"nowhere": {"G": 1}}}, "H-BGC-01"),
        ("CAB", {"ankhs": {OPEN.id: {"G": -1}}}, "H-BGC-01"),
        ("CAB", {"ankhs": {OPEN.id: {"Q": 1}}}, "H-BGC-01"),
        ("CAB", {"ankhs": {OPEN.id: {"G": 1, "F": 1}}}, "H-BGC-02"),
        ("CAB", {"ankhs": {HOME.id: {"F": 1}}}, "H-BGC-03"),
        ("CAB", {"ankhs": {OPEN.id: {"G": 8}}}, "H-BGC-01"),
        ("DBC", {"sides": {"warlike": "A"}}, "H-BGD-01"),
        ("DBC", {"judices": ["warlike", "scholarly", "clandestine", "wealthy"]}, "H-BGD-03"),
        ("DBC", {"judices": ["warlike", "warlike"]}, "H-BGD-03"),
        ("EAB", {"standing": {"G": 1}}, "H-BGE-01"),
        ("EAB", {"standing": {**FOUR, "G": 5}}, "H-BGE-01"),
        ("FAB", {"ankhs": {**FOUR, "G": 4}}, "H-BGF-01"),
        ("FAB", {"steps": {**FOUR, "G": 99}}, "H-BGF-04"),
        ("GBC", {"timer": 99}, "H-BGG-04"),
        ("GBC", {"inside": ["A"] * 5}, "H-BGG-03"),
        ("IAB", {"regions": {REGION: []}}, "H-BGI-01"),
        ("IAB", {"regions": {**EMPTY, REGION: [{"side": "sabbat", "value": 99}]}}, "value 99"),
        ("IAB", {"regions": {**EMPTY, REGION: [{"side": "sabbat", "value": 5}] * 2}}, "value 5"),
        ("IAB", {"regions": 3}, "I.regions: write a table"),
        ("IAB", {"regions": {REGION: [{"side": "sabbat", "value": None}]}}, "not nothing"),
        ("IAB", {"home": {"camarilla": [{"side": "sabbat", "value": 1}], "sabbat": []}}, "I-01"),
    ],
)
def test_an_impossible_board_is_refused(grounds, fields, rule):
    letter, kinds = grounds[0], ("ADG", "BH", "CEFI")
    ordered = "".join(next(one for one in grounds if one in kind) for kind in kinds)
    refused(rule, ordered, boards={letter: fields})


@pytest.mark.rule(
    "H-SET-08", "H-SET-04", "H-SET-12", "H-CLN-08", "H-REC-06", "H-REC-09", "H-CMP-08"
)
@pytest.mark.parametrize(
    ("grounds", "facts", "rule"),
    [
        ("ABC", {"sides": line(Placed(IDS[0], TOP, ankhs=("G",)))}, "H-CMP-08"),
        ("DBE", {"sides": line(Placed(IDS[0], TOP, ankhs=("Q",)))}, "H-CMP-08"),
        ("DBE", {"sides": line(Placed(IDS[0], TOP, ankhs=("G",)))}, "H-BGE-01"),
        ("ABC", {"sides": line(Placed(IDS[0], TOP, titles=("harpy",)))}, "H-CMP-08"),
        ("GBF", {"sides": line(Placed(IDS[0], TOP, titles=("king",)))}, "H-BGG-01"),
        ("GBF", {"sides": line(Placed(IDS[0], TOP, titles=("harpy",)))}, "H-BGG-04"),
        ("GHI", {"sides": line(allegiance="giovanni")}, "H-BGI-02"),
        ("ABC", {"sides": line(Placed(IDS[0], TOP, under=(IDS[1],)))}, "H-CLN-08"),
        ("ABC", {"sides": line(Placed(IDS[0], TOP, under=(ANCILLA, ANCILLA)))}, "H-CLN-08"),
        ("ABC", {"sides": line(Placed(IDS[0], TOP, under=(SCHEME,)))}, "no character"),
        ("ABC", {"sides": (Side((Placed(leader_of("ventrue")),)),)}, "H-SET-08"),
        ("ABC", {"sides": (Side((Placed(IDS[0]),)), Side((Placed(TOP),)))}, "H-SET-08"),
        ("ABC", {"queue": (SCHEME, *IDS[:4])}, "no character"),
        ("ABC", {"deck": (leader_of("ventrue"),)}, "H-SET-04"),
        ("ABC", {"queue": (IDS[0], "", *IDS[1:4])}, "H-REC-06"),
        (
            "ABC",
            {"sides": (*line(reserved=IDS[0]), Side(reserved=IDS[0])), "queue": tuple(IDS[:5])},
            "H-REC-09",
        ),
        ("ABC", {"sides": line(hand=(SCHEME, SCHEME))}, "H-SCH-08"),
        ("ABC", {"sides": line(hand=(SCHEME,), discard=(SCHEME,))}, "H-SCH-08"),
    ],
)
def test_cards_in_impossible_places_are_refused(grounds, facts, rule):
    refused(rule, grounds, **facts)


@pytest.mark.rule("H-REC-11")
def test_a_retained_character_that_was_recruited_is_no_longer_in_the_haven():
    facts = {"retained": IDS[0], "sides": line(Placed(IDS[0], TOP))}
    table = table_of(DATA, position(**facts))
    assert table.seats[0].retained == NONE
    assert violations(table) == []
    assert table_of(DATA, position(retained=IDS[0])).seats[0].retained != NONE


@pytest.mark.parametrize("grounds", ["ABC", "DBE", "GHF", "GHI"])
def test_a_position_in_the_middle_of_a_game_is_played_to_its_end(grounds):
    vampires = [Placed(IDS[0], TOP, infamy=2, torpor=True), Placed(IDS[1], TOP, power=4)]
    vampires.append(Placed(IDS[2], IDS[1], exhausted=True, under=(ANCILLA,), boons={"gangrel": 1}))
    table = table_of(DATA, position(grounds, sides=line(*vampires), round=5))
    assert violations(table) == []
    points(table)
    game, chance = Game.at(table), random.Random(3)
    while game.decision:
        game.apply(chance.choice(game.decision.options))
        assert violations(game.table) == []
    assert game.result
