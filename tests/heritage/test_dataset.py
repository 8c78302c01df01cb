"""Data sets: every problem is said with its file, line and field; halves are fine."""

import json

import pytest
from heritage_play import FOLDER, demonstration

from vtes_deck.heritage.dataset import reader
from vtes_deck.heritage.dataset.gaps import gaps
from vtes_deck.heritage.dataset.lines import lines_of
from vtes_deck.heritage.dataset.schema import schema
from vtes_deck.heritage.game import Game
from vtes_deck.heritage.setup import Player, Setting, SettingError

HEAD = '[set]\nid = "mine"\nname = "Mine"\n'


def problems(text):
    _, found = reader.parse({"mine.toml": HEAD + text})
    return [str(one) for one in found]


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ('[[characters]]\nid = "a"\nname = "A"\nclass = "Q"\n', "mine.toml:7: characters[0].class"),
        ('[[characters]]\nid = "a"\nname = 3\n', "mine.toml:6: characters[0].name"),
        ('[[characters]]\nid = "A b"\nname = "A"\n', "mine.toml:5: characters[0].id"),
        ('[[characters]]\nname = "A"\n', "mine.toml:4: characters[0]"),
        (
            '[[characters]]\nid = "a"\nname = "A"\nclasr = "A"\n',
            "mine.toml:7: characters[0].clasr: there is no such field; did you mean 'class'?",
        ),
        (
            (
                '[[characters]]\nid = "a"\nname = "A"\nabilities = [\n'
                ' { name = "x", effects = [\n  { do = "gian" } ] } ]\n'
            ),
            "mine.toml:9: characters[0].abilities[0].effects[0].do",
        ),
        (
            (
                '[[schemes]]\nid = "a"\nname = "A"\nclan = "brujah"\n'
                'effects = [{ do = "torpor", who = { of = "nobody" } }]\n'
            ),
            "mine.toml:8: schemes[0].effects[0].who.of",
        ),
        ('[[schemes]]\nid = "a"\nname = "A"\n', "mine.toml:4: schemes[0].clan"),
        (
            '[[leaders]]\nid = "l"\nname = "L"\nclan = "brujah"\nschemes = ["x"]\n',
            "mine.toml:8: leaders[0].schemes: there is no scheme 'x'",
        ),
        (
            '[[missions]]\nid = "a"\nname = "A"\n[[missions]]\nid = "a"\nname = "B"\n',
            "mine.toml:8: missions[1].id: 'a' is there already",
        ),
        ("[boards]\nbeast-within = [1, 2]\n", "mine.toml:5: boards.beast-within"),
        ('[boards]\ntitles = ["harpy"]\n', "mine.toml:5: boards.titles: one of the titles"),
        ("[charactres]\n", "mine.toml:4: charactres: there is no such section; did you mean"),
        ("[characters]\n", "mine.toml:4: characters: write each entry under [[characters]]"),
        ("x = \n", "mine.toml:4: this is no TOML"),
        (
            '[[chapters]]\nnumber = 22\nname = "x"\n',
            "mine.toml:5: chapters[0].number",
        ),
        ('[names]\nQ = "x"\n', "mine.toml:4: names"),
    ],
)
def test_a_problem_names_line_and_field(text, start):
    found = problems(text)
    assert len(found) == 1
    assert found[0].startswith(start)


def test_all_wrong_entries_are_said_and_the_others_kept():
    text = "".join(f'[[missions]]\nid = "m{n}"\nname = "M"\nreward = {n - 2}\n' for n in range(4))
    data, found = reader.parse({"a.toml": HEAD, "b.toml": text})
    assert [(one.file, one.line) for one in found] == [("b.toml", 4), ("b.toml", 8)]
    assert [mission.id for mission in data.missions] == ["m2", "m3"]


def test_a_set_without_a_name_is_no_set():
    data, found = reader.parse({"a.toml": ""})
    assert data is None
    assert "[set]" in found[0].message


@pytest.mark.parametrize("content", [b"\xff\xfe", b"[set", None])
def test_files_that_cannot_be_read(tmp_path, content):
    if content is not None:
        (tmp_path / "a.toml").write_bytes(content)
    with pytest.raises(reader.DataSetError) as caught:
        reader.read(tmp_path)
    assert caught.value.problems


def test_deep_nesting_is_a_problem_and_no_crash():
    _, found = reader.parse({"a.toml": "x = " + "[" * 5000 + "]" * 5000})
    assert found


def test_lines_of_values_in_every_form():
    text = (
        'a = """x\n]\n"""  # [no]\n[b."c d"]\ne = [\n  1, # [\n  { f = \'}\' },\n]\n'
        "[[g]]\n[[g]]\nh.i = 2020-01-01 10:00:00\n[[g.k]]\nl=1\n"
    )
    lines = lines_of(text)
    assert lines[("a",)] == 1
    assert lines[("b", "c d", "e", 1, "f")] == 7
    assert lines[("g", 1, "h", "i")] == 11
    assert lines[("g", 1, "k", 0, "l")] == 13


def test_a_half_filled_set_says_what_cannot_be_played():
    text = (
        '[[characters]]\nid = "a"\nname = "A"\nclass = "A"\n'
        '[[leaders]]\nid = "l"\nname = "L"\nclan = "brujah"\n'
        '[[schemes]]\nid = "s"\nname = "S"\nclan = "brujah"\ntext = "Some text."\n'
    )
    data, found = reader.parse({"a.toml": HEAD + text})
    assert found == []
    said = {(gap.item, gap.what): gap for gap in gaps(data)}
    assert said["H-DAT-01", "characters"].blocks
    assert said["H-DAT-02", "clans"].blocks
    assert "temperament, geography, archetype" in said["H-DAT-01", "character a"].why
    assert ("H-DAT-03", "scheme s") in said
    assert {f"battleground {letter}" for letter in "ABCFGHI"} <= {what for _, what in said}
    with pytest.raises(SettingError, match="H-DAT-02") as caught:
        Game.start(data, Setting((Player("A"), Player("B"))))
    assert "part D" in str(caught.value)


def test_the_schema_knows_every_word_of_the_demonstration_set():
    made = schema()
    assert json.dumps(made)
    assert set(made["properties"]) == set(reader.SECTIONS)
    verbs = {
        definition["properties"]["do"]["enum"][0]
        for definition in made["$defs"].values()
        if "do" in definition.get("properties", {})
    }
    assert {"gain", "torpor", "usurp", "black-market"} <= verbs


def test_the_demonstration_set_says_that_it_is_ours():
    assert demonstration().about.demonstration
    for file in (FOLDER / "demonstration").glob("*.toml"):
        assert "our own names and cards, not those of the game" in file.read_text("utf-8")
