"""The filter panel changes a typed query and keeps the player's text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardbase.search import Query, all_of, filters, parse, read
from vtes_deck.gui.widgets.query_text import changed, without, written


def nodes(text, cb):
    return parse(text, cb).conditions


@pytest.mark.parametrize(
    ("before", "key", "new", "after"),
    [
        ("", "clan", "clan:Ventrue", "clan:Ventrue"),
        ("govern", "clan", "clan:Ventrue", "govern clan:Ventrue"),
        ("c:ventrue govern", "clan", "clan:Tremere", "clan:Tremere govern"),
        ("c:ventrue govern", "clan", "", "govern"),
        ("govern -clan:ventrue pre", "clan", "", "govern pre"),
        ("govern NOT clan:ventrue", "clan", "", "govern"),
        ("govern clan!=ventrue", "clan", "", "govern"),
        ("  Govern,  cap > 7 ", "cap", "cap:5..8", "Govern, cap:5..8"),
        ("c:ventrue cap>5 cap<8 wake", "cap", "cap:3", "c:ventrue cap:3 wake"),
        ("dis:DOM&pre wake", "dis", "dis:dom", "dis:dom wake"),
        ("clan:xyz cap>=", "group", "group:2", "clan:xyz cap>= group:2"),
        ('text:"burn', "clan", "clan:Ventrue", 'clan:Ventrue text:"burn'),
        ("cap>4 clan:tre", "group", "group:2", "group:2 cap>4 clan:tre"),
        ("text:/a  b/ c:ventrue", "clan", "", "text:/a  b/"),
        (
            "clan:ventrue OR clan:tremere",
            "cap",
            "cap:5",
            "(clan:Ventrue OR clan:Tremere) cap:5",
        ),
    ],
)
def test_a_change_of_one_filter_keeps_the_other_text(cb, before, key, new, after):
    now = written(before, cb)

    result = changed(now, {key: nodes(new, cb)}, cb)

    assert result.text == after
    assert result.query == read(after, cb).query
    assert result.query.of(key) == nodes(new, cb)


def test_an_equal_condition_is_not_rewritten(cb):
    now = written("C:VENTRUE   govern", cb)

    assert changed(now, {"clan": nodes("clan:Ventrue", cb)}, cb) is now


@pytest.mark.parametrize(
    ("before", "place", "after"),
    [
        ("govern cap>5 -clan:ventrue", 2, "govern cap>5"),
        ("govern cap>5 -clan:ventrue", 0, "cap>5 -clan:ventrue"),
        ("(cap>5 or votes:1) govern", 0, "govern"),
        ("govern -(cap>5 or votes:1)", 1, "govern"),
        ("govern", 0, ""),
    ],
)
def test_one_condition_can_be_removed(cb, before, place, after):
    now = written(before, cb)

    result = without(now, now.query.conditions[place], cb)

    assert result.text == after


EXAMPLES = sorted({example for each in filters() for example in each.examples})


@given(
    st.lists(st.sampled_from(EXAMPLES), max_size=4),
    st.sampled_from(["", " cap>=", " clan:xyz", ' "open', " (", " -", " OR"]),
    st.sampled_from([each.key for each in filters()]),
    st.sampled_from(EXAMPLES),
)
def test_the_result_always_has_the_right_meaning(cb, before, rest, key, new):
    now = written(" ".join(before) + rest, cb)
    wanted = [node for node in nodes(new, cb) if Query(all_of([node])).of(key)]

    result = changed(now, {key: wanted}, cb)

    expected = now.query.replace(key, *wanted).conditions
    assert sorted(map(str, result.query.conditions)) == sorted(map(str, expected))
    assert read(result.text, cb).query == result.query
