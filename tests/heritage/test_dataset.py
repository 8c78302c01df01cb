"""Data sets: every problem has its file, line and field; incomplete sets are accepted."""

import json

import pytest
from heritage_play import FOLDER, demonstration

from vtes_deck.app.heritage.data_sets import examine
from vtes_deck.heritage.dataset import reader
from vtes_deck.heritage.dataset.gaps import gaps
from vtes_deck.heritage.dataset.schema import schema
from vtes_deck.heritage.game import Game
from vtes_deck.heritage.setting import Player, Setting, SettingError
from vtes_deck.kernel.toml_lines import lines_of

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
            "mine.toml:8: leaders[0].schemes[0]: there is no scheme 'x'",
        ),
        (
            '[[missions]]\nid = "a"\nname = "A"\n[[missions]]\nid = "a"\nname = "B"\n',
            "mine.toml:8: missions[1].id: 'a' exists already",
        ),
        ("[boards]\nbeast-within = [-3, -3]\n", "mine.toml:5: boards.beast-within"),
        ('[boards]\ntitles = ["prince"]\n', "mine.toml:5: boards.titles[0]: the first title"),
        ("[boards]\nmasquerade = 99\n", "mine.toml:5: boards.masquerade: write a whole number fr"),
        (
            '[[boards.courts]]\nid = "a"\nname = "A"\nnext-to = ["b"]\n',
            "mine.toml:7: boards.courts[0].next-to[0]: 'a' is next to 'b', which is not a court",
        ),
        (
            '[[boards.courts]]\nid = "a"\nname = "A"\nnext-to = ["a"]\n',
            "mine.toml:7: boards.courts[0].next-to[0]: 'a' is next to itself",
        ),
        (
            "[boards.inquisition]\nwarlike = 1\n",
            "mine.toml:5: boards.inquisition.warlike: write",
        ),
        ("[limits]\nera-points = []\n", "mine.toml:5: limits.era-points: write 1 to 4 entries"),
        ("[[limits]]\n", "mine.toml:4: limits: write a table, not a list"),
        ("x = 9" + "9" * 5000 + "\n", "mine.toml: this is not TOML"),
        ("[charactres]\n", "mine.toml:4: charactres: there is no such section; did you mean"),
        ("[characters]\n", "mine.toml:4: characters: write each entry under [[characters]]"),
        ("x = \n", "mine.toml:4: this is not TOML"),
        (
            '[[chapters]]\nnumber = 22\nname = "x"\n',
            "mine.toml:5: chapters[0].number",
        ),
        ('[names]\nQ = "x"\n', "mine.toml:5: names.Q: 'Q' is unknown; possible: A, C, b, d"),
    ],
)
def test_a_problem_names_line_and_field(text, start):
    found = problems(text)
    assert len(found) == 1
    assert found[0].startswith(start)


def test_every_error_of_an_entry_lists_the_possible_words():
    """H-DAT-01."""
    found = problems(
        '[[characters]]\nid = "A b"\nname = ""\nclass = "Q"\narchetype = "warlick"\nclan = 3\n'
        "slots = -1\nchronicle = 1\n"
        'abilities = [{ name = "x", effects = [{ do = "gain", token = "gold", n = 0 }] },\n'
        '{ effects = [{ do = "torpor", who = { wich = "any" } }, { token = "power" }, "gain"] }]\n'
    )
    assert [one.split(": ")[:2] for one in found] == [
        ["mine.toml:5", "characters[0].id"],
        ["mine.toml:6", "characters[0].name"],
        ["mine.toml:7", "characters[0].class"],
        ["mine.toml:8", "characters[0].archetype"],
        ["mine.toml:9", "characters[0].clan"],
        ["mine.toml:10", "characters[0].slots"],
        ["mine.toml:11", "characters[0].chronicle"],
        ["mine.toml:12", "characters[0].abilities[0].effects[0].token"],
        ["mine.toml:12", "characters[0].abilities[0].effects[0].n"],
        ["mine.toml:13", "characters[0].abilities[1].name"],
        ["mine.toml:13", "characters[0].abilities[1].effects[0].who.wich"],
        ["mine.toml:13", "characters[0].abilities[1].effects[1].do"],
        ["mine.toml:13", "characters[0].abilities[1].effects[2]"],
    ]
    words = "\n".join(found)
    assert "'Q' is unknown; possible: A, C" in words
    assert "did you mean 'warlike'? Possible: " in words
    assert "not a whole number: brujah, gangrel" in words
    assert "'do' is missing; possible: gain, assign" in words
    for python in ("`", "Expected", "enum", "regex", "array", "object", "`str`"):
        assert python not in words


@pytest.mark.parametrize("kind", [*reader.LISTS, *reader.TABLES, "names"])
@pytest.mark.parametrize("value", ["1", "1.5", "true", '"x"', "2020-01-01", "[1]", "{ a = 1 }"])
def test_an_invalid_field_is_reported_in_plain_words(kind, value):
    fields = ["A"] if kind == "names" else _fields(kind)
    for field in fields:
        table = f"[[{kind}]]" if kind in reader.LISTS else f"[{kind}]"
        head = "" if kind == "set" else HEAD
        _, found = reader.parse({"mine.toml": f"{head}{table}\n{field} = {value}\n"})
        for problem in found:
            assert problem.file == "mine.toml"
            assert problem.line or "write [set]" in str(problem.message)
            assert not any(word in str(problem.message) for word in ("`", "Expected", "Invalid"))


def _fields(kind):
    return {**reader.LISTS, **reader.TABLES}[kind].__struct_encode_fields__


def test_a_value_in_two_files_is_reported():
    """H-DAT-12, H-DAT-13: boards may be in several files, but each field may occur only once."""
    more = '[boards]\nmasquerade = 3\ntitles = ["harpy", "prince"]\n'
    data, found = reader.parse(
        {"a.toml": HEAD + "[boards]\nmasquerade = 4\n[names]\nA = 'x'\n", "b.toml": more}
    )
    assert [str(one) for one in found] == [
        "b.toml:2: boards.masquerade: it is already in another file"
    ]
    assert (data.boards.masquerade, data.boards.titles) == (4, ("harpy", "prince"))
    _, found = reader.parse({"a.toml": HEAD + "[names]\nA = 'x'\n", "b.toml": "[names]\nA = 'y'\n"})
    assert [str(one) for one in found] == ["b.toml:1: names: it is already in another file"]


def test_a_character_and_a_leader_need_different_ids():
    """H-AFT-08: an unlock names one of them."""
    found = problems(
        '[[characters]]\nid = "a"\nname = "A"\n[[leaders]]\nid = "a"\nname = "A"\nclan = "brujah"\n'
    )
    assert [one.split(": ")[:2] for one in found] == [["mine.toml:8", "leaders[0].id"]]


def test_a_limit_replaces_the_list_of_too_many_problems_by_a_count():
    found = problems("[[characters]]\n" * (reader.MAX_ENTRIES + 5000))
    assert len(found) == reader.MAX_PROBLEMS + 1
    assert found[-1].endswith("more problems")
    whole = '[[missions]]\nid = "m%d"\nname = "M"\n'
    found = problems("".join(whole % n for n in range(reader.MAX_ENTRIES + 5000)))
    assert found == ["mine.toml:6004: missions: there are more than 2,000 missions"]


def test_all_wrong_entries_are_reported_and_the_others_kept():
    text = "".join(f'[[missions]]\nid = "m{n}"\nname = "M"\nreward = {n - 2}\n' for n in range(4))
    data, found = reader.parse({"a.toml": HEAD, "b.toml": text})
    assert [(one.file, one.line) for one in found] == [("b.toml", 4), ("b.toml", 8)]
    assert [mission.id for mission in data.missions] == ["m2", "m3"]


def test_a_set_without_a_name_is_not_a_set():
    data, found = reader.parse({"a.toml": ""})
    assert data is None
    assert "[set]" in str(found[0].message)


def test_a_file_that_is_not_utf_8_is_reported_with_its_line_and_the_others_are_read(tmp_path):
    (tmp_path / "a.toml").write_bytes(b'[set]\nid = "a"\nname = "\xe9"\n')
    (tmp_path / "b.toml").write_text('[[missions]]\nid = "m"\nname = 3\n')
    (problem,) = examine(tmp_path).problems
    assert (problem.file, problem.line) == ("a.toml", 3)
    assert "UTF-8" in str(problem)


@pytest.mark.parametrize("content", [b"\xff\xfe", b"[set", None])
def test_files_that_cannot_be_read(tmp_path, content):
    if content is not None:
        (tmp_path / "a.toml").write_bytes(content)
    assert examine(tmp_path).problems


def test_deep_nesting_is_reported():
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


def test_an_incomplete_set_lists_what_cannot_be_played():
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


@pytest.mark.parametrize(
    ("text", "letter"),
    [
        ("[boards]\nbeast-within = [-5, -4]\n", "B"),
        ("[boards]\nrise-of-humanity = [1, 2]\n", "H"),
        ('[boards]\ntitles = ["harpy", "sheriff"]\n', "G"),
        ('[[boards.courts]]\nid = "a"\nname = "A"\nhome = "G"\n', "C"),
        ('[[boards.regions]]\nid = "a"\nname = "A"\ngeography = "G"\nspaces = 3\n', "I"),
    ],
)
def test_a_partly_entered_board_is_a_gap_and_not_a_problem(text, letter):
    """H-DAT-10, H-DAT-11, H-DAT-13, H-DAT-14."""
    data, found = reader.parse({"mine.toml": HEAD + text})
    assert found == []
    why = {gap.what: gap.why for gap in gaps(data)}[f"battleground {letter}"]
    assert "incomplete" in why


def test_one_wrong_field_of_the_boards_hides_no_other_problem_or_board():
    text = '[boards]\nmasquerade = 0\nbeast-within = [-3, -3]\ntitles = ["harpy", "prince"]\n'
    data, found = reader.parse({"a.toml": HEAD + text})
    assert [(one.line, one.field) for one in found] == [
        (5, "boards.masquerade"),
        (6, "boards.beast-within"),
    ]
    missing = {gap.key for gap in gaps(data) if gap.section == "boards"}
    assert "F" in missing
    assert "G" not in missing


def test_the_schema_covers_every_word_of_the_demonstration_set():
    made = schema()
    assert json.dumps(made)
    assert set(made["properties"]) == set(reader.SECTIONS)
    verbs = {
        definition["properties"]["do"]["enum"][0]
        for definition in made["$defs"].values()
        if "do" in definition.get("properties", {})
    }
    assert {"gain", "torpor", "usurp", "black-market"} <= verbs


def test_the_demonstration_set_names_its_authors():
    assert demonstration().about.demonstration
    for file in (FOLDER / "demonstration").glob("*.toml"):
        assert "our own names and cards, not those of the game" in file.read_text("utf-8")


def test_the_files_of_a_set_have_a_common_size_limit(tmp_path):
    """Each file is small enough, but their total is not; none of them is parsed."""
    for number in range(4):
        (tmp_path / f"{number}.toml").write_bytes(b"#" * (reader.MAX_TOTAL_BYTES // 4 + 1))
    says = f"{reader.MAX_TOTAL_BYTES // 1_000_000} MB together"
    assert [says in str(one) for one in examine(tmp_path).problems] == [True]
    (tmp_path / "3.toml").unlink()
    assert says not in str(examine(tmp_path).problems)
