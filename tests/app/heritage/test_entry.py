"""A form changes one entry of the user's data set and keeps the rest of the file."""

import pytest

from vtes_deck.app.heritage import toml_lines
from vtes_deck.app.heritage.data_sets import create_set, own_sets
from vtes_deck.app.heritage.entry_writer import enter_entry, remove_entry
from vtes_deck.app.heritage.folders import HeritageError


@pytest.fixture
def box(own_home):
    path = create_set("Our box", "our-box")
    path.write_text(
        path.read_text()
        + """
# before Ada
[[characters]]
id = "ada"     # a remark
name = "Ada"
abilities = [
  { name = "Old" },
]
# before Ben
[[characters]]
id = "ben"
name = "Ben"
"""
    )
    return path


def names():
    return {one.id: one.name for one in own_sets()[0].data.characters}


def test_a_new_entry_is_added_and_an_old_one_replaced(box):
    before = box.read_text()
    found = enter_entry(box, "characters", {"id": "eve", "name": 'Eve "\\ é\x7f\n', "class": "A"})
    assert found.usable
    assert box.read_text().startswith(before)
    enter_entry(box, "characters", {"id": "ada", "name": "Ada II", "clan": "", "slots": 2})
    assert names() == {"ada": "Ada II", "ben": "Ben", "eve": 'Eve "\\ é\x7f\n'}
    text = box.read_text()
    assert "# before Ada" in text
    assert "# before Ben" in text
    assert "Old" not in text


def test_effects_and_tables_are_written(box):
    ability = {"name": "New", "effects": [{"do": "gain", "token": "power", "n": 2}]}
    found = enter_entry(box, "characters", {"id": "ben", "name": "Ben", "abilities": [ability]})
    (ben,) = [one for one in found.data.characters if one.id == "ben"]
    assert ben.abilities[0].effects[0].n == 2
    found = enter_entry(box, "chapters", {"number": 1, "name": "One", "plots": 1})
    found = enter_entry(box, "chapters", {"number": 1, "name": "First", "plots": 0})
    assert [one.name for one in found.data.chapters] == ["First"]


def test_an_entry_is_removed(box):
    remove_entry(box, "characters", "ada")
    assert names() == {"ben": "Ben"}
    with pytest.raises(HeritageError, match="ada"):
        remove_entry(box, "characters", "ada")


@pytest.mark.parametrize(
    ("section", "values", "says"),
    [
        ("characters", {"id": "Not An Id", "name": "x"}, "id"),
        ("characters", {"id": "x"}, "name"),
        ("characters", {"id": "x", "name": "x", "class": "Z"}, "class"),
        ("characters", {"id": "x", "name": "x", "clas": "A"}, "clas"),
        ("leaders", {"id": "x", "name": "x", "clan": "brujah", "schemes": ["none"]}, "none"),
        ("nothing", {"id": "x"}, "section"),
        ("characters", {"id": "x", "name": "\udcff"}, "characters"),
        ("characters", {"id": "x", "name": "x", "slots": 1.5}, "whole number"),
    ],
)
def test_invalid_entries_are_refused_and_the_file_is_unchanged(box, section, values, says):
    before = box.read_text()
    with pytest.raises(HeritageError, match=says):
        enter_entry(box, section, values)
    assert box.read_text() == before


@pytest.mark.parametrize(
    ("line", "remark"),
    [
        ('x = "##" # c', ["# c"]),
        ("x = 'a#b'#c", ["#c"]),
        ('x = "a\\"#" # e', ["# e"]),
        ("x = [1, # f", ["# f"]),
        ("x = 1", []),
        ('x = "' + "#" * 100_000, []),
    ],
)
def test_the_comment_of_a_changed_line_is_kept(line, remark):
    assert toml_lines._remarks([line]) == remark  # noqa: SLF001 - every line of a file
