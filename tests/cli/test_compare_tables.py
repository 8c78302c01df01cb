"""The report on a change that was tried at several tables."""

import json

import pytest

from vtes_deck.cli.compare_tables import verdict
from vtes_deck.sim.named_tables import TableName
from vtes_deck.sim.table_agreement import AtTable, agreed
from vtes_deck.stats.means import CLEAR_GAMES, Mean

ORDINARY, EMPTY, WALL = TableName


def at(table, value, *, half=1.0, more=True, games=CLEAR_GAMES):
    """A difference with an interval of this half width."""
    mean = Mean(value, 1.0, games, value - half, value + half)
    return AtTable(table, mean, mean, more)


@pytest.mark.parametrize(
    ("differences", "said"),
    [
        ((2, 3, 4), "clearly better"),
        ((-2, -3, -4), "clearly worse"),
        ((0.5, -0.5, 0), "may be chance"),
        ((2, 0.5, 3), "better at the ordinary table and the wall, not clear at the empty table"),
        (
            (2, -2, 0),
            "better at the ordinary table, worse at the empty table, not clear at the wall",
        ),
        ((0, 0, -2), "worse at the wall, not clear at the ordinary table and the empty table"),
    ],
)
def test_clear_means_clear_at_all_tables(differences, said):
    found = [at(table, value) for table, value in zip(TableName, differences, strict=True)]
    assert verdict(found, "may be chance", missing=False) == said
    assert (agreed(found) is not None) is said.startswith("clearly")


def test_less_can_be_better():
    assert agreed([at(table, -2, more=False) for table in TableName]) is True


def test_too_few_games_are_not_clear():
    assert agreed([at(ORDINARY, 5, games=CLEAR_GAMES - 1), at(EMPTY, 5), at(WALL, 5)]) is None


def test_a_missing_table_is_named():
    found = [at(ORDINARY, 2)]
    assert verdict(found, "", missing=True) == "better at the ordinary table; not tried elsewhere"
    assert verdict([at(ORDINARY, 0)], "dropped early", missing=True) == "dropped early"


@pytest.fixture
def deck(tmp_path):
    path = tmp_path / "deck.txt"
    path.write_text(
        "Crypt (12 cards)\n12x Ohanna\n\nLibrary\n30x Govern the Unaligned\n30x Wash\n", "utf-8"
    )
    return str(path)


QUICK = ("--games", "4", "--turns", "4", "--processes", "1", "--json")


@pytest.mark.parametrize(
    "change",
    [
        ("--what-if", "--out", "Wash", "--in", "Conditioning"),
        ("--sweep", "Govern the Unaligned=0", "--goal", "played@4"),
    ],
)
def test_swaps_and_sweeps_are_tried_at_three_tables(run, deck, change):
    """A table gives the same result within three tables and alone."""

    def output(*more):
        status, out, _ = run("compare", deck, *change, *QUICK, *more)
        assert status == 0
        found = json.loads(out)
        return found["swaps"][0] if "swaps" in found else found["steps"][1]

    panel = output()["tables"]
    assert [one["table"] for one in panel] == list(TableName)
    wall = panel[-1]
    alone = output("--table", wall["table"])
    assert alone["tables"] == []
    assert alone["difference"] == wall["difference"]
    assert alone["interval"] == wall["interval"]
    assert len({one["difference"] for one in panel}) > 1
