"""Errors in entries, tables and chronicles on paper are sentences, each with its field."""

import msgspec
import pytest
from heritage_play import demonstration

from vtes_deck.app.heritage.conversion import converted
from vtes_deck.app.heritage.folders import HeritageError
from vtes_deck.app.heritage.paper_chronicle import Paper, read_paper
from vtes_deck.app.heritage.referee import read_position
from vtes_deck.heritage import Position
from vtes_deck.heritage.chronicle import Begin, Entry, Obligations
from vtes_deck.heritage.dataset.validation import value_problems


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"entry": "title", "title": ""}, ["title: write 1 to 80 letters; there are 0"]),
        (
            {"entry": "begin", "players": ["A"], "youngest_first": "A"},
            [
                "players: write 2 to 4 entries; there are 1",
                "youngest_first: write a list, as [ ... ], not a text",
            ],
        ),
        ({"entry": "obligations", "removed": {"x": "y"}}, ["removed.x: write a whole number"]),
        ({"entry": "obligations", "removed": {"1": 3}}, ["removed.1: write a text"]),
        ({"entry": "adopt", "state": {"data": "x", "notes": [[1, 3]]}}, ["notes[0][1]: write"]),
        ({"entry": "adopt", "state": {"data": "x", "notes": [[1]]}}, ["notes[0]: write 2 entries"]),
        ({"entry": "adopt", "state": {"data": "x", "todo": [{"step": "a"}]}}, ["step: 'a' is"]),
        ({"entry": "nonsense"}, ["entry: 'nonsense' is unknown; possible: begin, adopt"]),
        (["title"], ["write a table with 'entry', not a list"]),
    ],
)
def test_each_problem_of_an_entry_is_named(values, says):
    with pytest.raises(HeritageError) as caught:
        converted(values, Entry.__value__)
    said = str(caught.value).split("\n")
    assert len(said) == len(says)
    assert all(part in one for part, one in zip(says, said, strict=True)), said


def test_number_keys_are_texts_in_json():
    """The form of the command line prints them so."""
    entry = Obligations(gained="a", removed={1: "b"})
    values = msgspec.json.decode(msgspec.json.encode(entry))
    assert converted(values, Entry.__value__) == entry


def test_every_type_that_can_be_entered_has_a_text():
    for kind in (Entry.__value__, Paper, Position):
        assert value_problems(3, kind)
    with pytest.raises(HeritageError, match="write 3 entries"):
        converted({"setting": {"players": [], "battlegrounds": ["A"]}}, Position)


def test_a_chronicle_on_paper_names_its_lines():
    text = b'chapter = 3\n[[players]]\nname = ""\n[[players]]\nname = "Ben"\ntitles = "Baron"\n'
    with pytest.raises(HeritageError) as caught:
        read_paper(text, demonstration())
    assert str(caught.value).split("\n") == [
        "line 3: players[0].name: write 1 to 80 letters; there are 0",
        "line 6: players[1].titles: write a list, as [ ... ], not a text",
    ]


@pytest.mark.parametrize(
    ("text", "toml", "says"),
    [
        (b'[setting]\nplayers = [\n  { name = "A" },\n  { name = 3 },\n]\n', True, "line 4: "),
        (b'{"setting": {"players": [{"name": 3}]}}', False, ""),
    ],
)
def test_a_final_table_names_its_lines(text, toml, says):
    with pytest.raises(HeritageError) as caught:
        read_position(text, toml=toml)
    assert str(caught.value).startswith(f"{says}setting.players[")
    assert "quotation marks" in str(caught.value)


def test_a_chronicle_with_too_many_players():
    with pytest.raises(HeritageError, match="players: write 2 to 4 entries; there are 5"):
        converted({"entry": "begin", "players": list("ABCDE"), "youngest_first": []}, Begin)
