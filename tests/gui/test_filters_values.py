"""The values of widgets of the filter panel, and their conditions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardbase.disciplines import DISCIPLINES
from cardbase.search import Query, all_of, keywords, parse
from vtes_deck.gui.widgets.filter_values import (
    Chosen,
    Disciplines,
    Span,
    read_chosen,
    read_disciplines,
    read_numbers,
    read_span,
    read_text,
    write_chosen,
    write_disciplines,
    write_span,
    write_text,
)

CLANS = ("Tremere", "Ventrue", "Ventrue antitribu", "Banu Haqim", "none")
CODES = [code for code in DISCIPLINES if code != "fli"]


def conditions(text, key):
    return parse(text).of(key)


@pytest.mark.parametrize(
    ("text", "chosen"),
    [
        ("", Chosen()),
        ("clan:a", Chosen(("a",))),
        ("clan:a,b", Chosen(("a", "b"), together=False)),
        ("clan:a clan:b", Chosen(("a", "b"), together=True)),
        ("clan:a -clan:b,c", Chosen(("a",), ("b", "c"))),
        ("clan:a,b clan:c", None),
    ],
)
def test_choices_give_conditions(text, chosen):
    assert read_chosen(conditions(text, "clan")) == chosen


@given(
    st.lists(st.sampled_from(CLANS), unique=True),
    st.sampled_from([True, False]),
    st.integers(0, 5),
)
def test_choices_are_read_back_unchanged(values, together, cut):
    wanted, refused = tuple(values[:cut]), tuple(values[cut:])
    chosen = Chosen(wanted, refused, together if len(wanted) > 1 else None)

    nodes = write_chosen("clan", chosen)

    assert read_chosen(nodes) == chosen
    assert parse(str(Query(all_of(nodes)))) == Query(all_of(nodes))


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("", Span()),
        ("cap:5", Span(5, 5)),
        ("cap:5..8", Span(5, 8)),
        ("cap>=5", Span(5, None)),
        ("cap>4 cap<=8", Span(5, 8)),
        ("cap<=3", Span(None, 3)),
        ("cap>=8 cap<=2", None),
        ("cap:1,5", None),
        ("-cap:4", None),
    ],
)
def test_ranges_give_conditions(text, span):
    assert read_span(conditions(text, "cap")) == span


@given(st.none() | st.integers(0, 11), st.none() | st.integers(0, 11))
def test_ranges_are_read_back_unchanged(low, high):
    if low is not None and high is not None and low > high:
        low, high = high, low
    nodes = write_span("cap", Span(low, high))

    assert read_span(nodes) == Span(low, high)
    assert parse(str(Query(all_of(nodes)))) == Query(all_of(nodes))


def test_an_empty_range_is_not_shown_as_a_range():
    assert read_span(conditions("blood:x", "blood")) is None


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("", ()),
        ("group:2,3", ("2", "3")),
        ("group:2..4", ("2", "3", "4")),
        ("group>=6", ("6", "7")),
        ("group:1,any", ("1", "any")),
        ("group:1 group:2", None),
        ("-group:1", None),
    ],
)
def test_single_numbers_give_conditions(text, wanted):
    found = read_numbers(conditions(text, "group"), keywords()["group"], (1, 7))

    assert (found and found.wanted) == wanted or (wanted == () and found == Chosen())


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("burn 1 pool", 'text:"burn 1 pool"'),
        ("/burn \\d pool/", "text:/burn \\d pool/"),
        ("/and\\/or/", "text:/and\\/or/"),
        ("bleed", "text:bleed"),
        ("  ", ""),
        ("/", 'text:"/"'),
    ],
)
def test_texts_give_conditions(typed, written):
    nodes = write_text("text", typed)

    assert str(Query(all_of(nodes))) == written
    assert read_text(conditions(written, "text")) == typed.strip()


def test_two_texts_do_not_fit_a_field():
    assert read_text(conditions("text:a text:b", "text")) is None
    assert read_text(conditions("text:a,b", "text")) is None
    assert read_text(conditions("-text:a", "text")) is None


def grid(text, mode="all"):
    query = parse(text)
    return read_disciplines(query.of("dis"), query.of("disonly"), DISCIPLINES, mode)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("dis:DOM", Disciplines(("DOM",))),
        ("dis:DOM dis:obf", Disciplines(("DOM", "obf"))),
        ("dis:DOM,obf", Disciplines(("DOM", "obf"), mode="any")),
        ("disonly:DOM,obf", Disciplines(("DOM", "obf"), mode="only")),
        ("dis:DOM -dis:obf", Disciplines(("DOM",), ("obf",))),
        ("disonly:dom -dis:obf", Disciplines(("dom",), ("obf",), mode="only")),
        ("dis:none", None),
        ("-dis:OBF", None),
        ("dis:dom dis:DOM", None),
        ("dis:dom disonly:dom,obf", None),
        ("dis:dom,obf dis:pre", None),
    ],
)
def test_disciplines_give_conditions(text, shown):
    assert grid(text) == shown


def test_the_mode_stays_if_the_query_leaves_it_open():
    assert grid("dis:DOM", "any").mode == "any"
    assert grid("", "only").mode == "only"
    assert grid("dis:DOM", "only").mode == "all"


@given(
    st.lists(st.sampled_from(CODES), unique=True, max_size=6),
    st.lists(st.booleans(), min_size=6, max_size=6),
    st.integers(0, 6),
    st.sampled_from(["all", "any", "only"]),
)
def test_disciplines_are_read_back_unchanged(codes, superior, cut, mode):
    virtues = {code for code, each in DISCIPLINES.items() if each.virtue}
    wanted = tuple(
        code.upper() if up and code not in virtues else code
        for code, up in zip(codes[:cut], superior, strict=False)
    )
    asked = Disciplines(wanted, tuple(codes[cut:]), mode)

    written = write_disciplines(asked)

    found = read_disciplines(written["dis"], written["disonly"], DISCIPLINES, mode)
    assert found == asked or (not wanted and found == Disciplines((), asked.refused, mode))
    query = Query(all_of([*written["dis"], *written["disonly"]]))
    assert parse(str(query)) == query
