"""JSON of every shape: the decks in it, texts that are not JSON, and correct line numbers."""

import json

import pytest

from vtes_deck import deckio
from vtes_deck.deckio import json_text

CRYPT = [{"id": 200049, "count": 4, "name": "Alexandra"}]
LIBRARY = [{"id": 100199, "count": 2, "name": "Blood Doll"}]
DECK = {"name": "One", "crypt": CRYPT, "library": LIBRARY}
TWO = {"name": "Two", "crypt": CRYPT, "library": [{"id": 101896, "count": 3}]}


@pytest.mark.parametrize(
    "whole",
    [
        {"a1": DECK},
        {"decks": [DECK]},
        {"decks": {"a1": DECK}},
        {"data": {"decks": {"a1": DECK}}},
        {"user": {"name": "Ann"}, "my decks": [DECK]},
        {"version": 3, "exported": "2024-01-01", "decks": [{"deck": DECK}]},
        [{"deck": DECK}],
        {"decks": {"One": {"crypt": {"200049": 4}, "library": {"100199": 2}}}},
        {"One": {"cards": {"200049": 4, "100199": 2}}},
        {"One": {"200049": 4, "100199": 2}},
    ],
)
def test_a_deck_is_found_at_any_depth(read, whole):
    found = read(json.dumps(whole))
    assert found.crypt == {"Alexandra (G2)": 4}
    assert found.library == {"Blood Doll": 2}
    assert found.deck.name == "One"
    assert found.problems == []


@pytest.mark.parametrize(
    "whole",
    [[DECK, TWO], {"decks": [DECK, TWO]}, {"a1": DECK, "b2": TWO}, {"x": {"a": DECK, "b": TWO}}],
)
def test_several_decks_are_reported_with_the_line_of_the_second(read, whole):
    text = json.dumps(whole, indent=1)
    found = read(text)
    assert found.library == {"Blood Doll": 2}
    line = 1 + text[: text.index('"Two"')].count("\n")
    problem = found.problem("second deck")
    assert (problem.line, problem.text) == (line - 1, "Two")  # the line where its object begins


LIST = "Crypt (4)\n4x Alexandra\n\nLibrary (2)\n2x Blood Doll\n"


@pytest.mark.parametrize("stray", ['{"a": 1}', '{"a": 1, "b": 2}', "{}", "[]", "{", '["x"]'])
@pytest.mark.parametrize("place", range(7))
def test_a_list_with_a_line_of_json_is_read_as_a_list(read, stray, place):
    lines = LIST.split("\n")
    lines.insert(place, stray)
    found = read("\n".join(lines))
    assert found.format != "json"
    assert found.crypt == {"Alexandra (G2)": 4}
    assert found.library == {"Blood Doll": 2}


def test_text_around_json_is_kept(read):
    found = read(f"Hello Ann,\nhere it is:\n{json.dumps(DECK, indent=2)}\nBye, Bob")
    assert found.format == "json"
    assert found.library == {"Blood Doll": 2}
    assert "here it is" in found.deck.description
    assert "Bye, Bob" in found.deck.description


@pytest.mark.parametrize("lead", ["", "\n\n", "Hello,\n"])
@pytest.mark.parametrize("spare", ["", ","])
def test_a_problem_has_its_line(read, lead, spare):
    text = f"""{lead}{{
  "name": "a \\"brace }} and {{ one\\\\",
  "crypt": [
    {{"id": 200049, "count": 4}},
    {{"id": 209999,
      "count": 1}}{spare}
  ],
  "library": {{
    "100199": 2,
    "109999": 3{spare}
  }}
}}"""
    found = read(text)
    first = 1 + lead.count("\n")
    assert found.problems == [(first + 4, "unknown id"), (first + 9, "unknown id")]


def test_the_lines_of_names_in_a_list(read):
    found = read('{"cards": [\n"4 Alexandra",\n"2 Qqqxyz Zzw",\n"2 Blood Doll"\n]}')
    assert found.unknown == [(2, "Qqqxyz Zzw", 3)]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('{\n"crypt": [\n{"id": 1 "count": 2}\n]}', 3),
        ('{\n"crypt": [\n{"id": 200049, "count": 2}\n', 4),
        ('{\n"crypt": [1,],\n"library": ]\n}', 3),
    ],
)
def test_damage_has_its_line(read, text, line):
    with pytest.raises(deckio.UnreadableError) as caught:
        read(text)
    assert (caught.value.reason, caught.value.line) == (deckio.Reason.MALFORMED, line)


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '{"cards":' * 50_000,
        '[{"cards": [' + "{}," * 600_000 + "{}]}]",
        '{"cards": [' + "[]," * 600_000 + "[]]}",
    ],
)
def test_json_with_too_many_parts_is_refused_before_decoding(read, monkeypatch, text):
    made = []

    class Counted(json_text.Object):
        def __init__(self, *args, **named):
            made.append(1)
            super().__init__(*args, **named)

    monkeypatch.setattr(json_text, "Object", Counted)
    with pytest.raises(deckio.UnreadableError) as caught:
        read(text)
    assert caught.value.reason is deckio.Reason.MALFORMED
    assert len(made) <= json_text.MAX_PARTS


@pytest.mark.parametrize("count", ["1" * 5000, "1e999", "NaN", "-Infinity", "true", "null", '"x"'])
def test_absurd_counts_are_harmless(read, count):
    found = read(f'{{"cards": [{{"id": 100199, "count": {count}}}, {{"id": 100199, "count": 2}}]}}')
    assert found.library["Blood Doll"] <= deckio.base.MAX_COPIES + 2


PILES = [
    {
        "cryptCards": [{"name": "Indira", "n": 1, "qty": 12}],
        "libraryCards": [{"name": "Wash", "qty": 3}],
    },
    {
        "ObjectStates": [
            {"Nickname": "Crypt", "ContainedObjects": [{"Nickname": "Indira"}] * 12},
            {"Nickname": "Library", "ContainedObjects": [{"Nickname": "Wash"}] * 3},
        ]
    },
    {
        "boards": [
            {"name": "crypt", "cards": ["12x Indira"]},
            {"name": "library", "cards": ["3x Wash"]},
        ]
    },
]


@pytest.mark.parametrize("whole", PILES)
def test_a_crypt_and_a_library_under_their_names_are_one_deck(read, whole):
    found = read(json.dumps(whole))
    assert (found.crypt, found.library) == ({"Indira (G6)": 12}, {"Wash": 3})
    assert found.problems == []


@pytest.mark.parametrize(
    "text", ["'a, b c", "`a, b c", '"a, b c', "`a\\` b", "'a\\", "'", "`a\nb c"]
)
def test_an_unclosed_string_is_searched_once(text):
    assert json_text.strict(f"[{text}") == f"[{text}"  # no word in the text is read as a name


def test_an_unclosed_comment_extends_to_the_end():
    assert json_text.strict("[a /* b\n c") == '["a"  \n'
