"""Any text gives facts in linear time, with the same result every time."""

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardbase.facts import crypt_facts, library_facts
from cardbase.facts.statements import parts, statements
from cardbase.terms import Bonus, Function, Trait, Type

# Words of the patterns, so that random texts nearly match.
PIECES = [
    *list("aA.:;,+-1X~()[]<>ⒹİßŁ \n\t\x00"),
    *[". ", ": "],
    *["Camarilla ", "Sabbat", "Independent", "Advanced, ", "[MERGED] ", "[aus]", "[FLIGHT]"],
    *["Prince of X, D.C.", "Prince of ", "2 votes (titled)", "title of Baron of Y", "Inner Circle"],
    *[
        "Requires a ",
        "Requires ",
        "non-",
        "capacity 7 or more",
        "or non-titled",
        "unique ",
        "circle",
    ],
    *["+1 stealth ", "-1 intercept ", "+X bleed ", "against you ", "one additional vote "],
    *["cannot ", "if ", "when ", "after ", "not ", "only usable by a locked ", "unlocks "],
    *["burn a ", "burn 1 pool ", "add 2 blood ", "move ", "lock a ", "hunt ", "gains ", "steal "],
    *["in your uncontrolled region ", "from your ash heap ", "controller ", "vampires ", "minion "],
    *["enter combat with ", "combat ends ", "aggravated ", "maneuver ", "press ", "cost less "],
]

texts = st.lists(st.sampled_from(PIECES) | st.text(max_size=6), max_size=60).map("".join)
types = st.lists(st.sampled_from(sorted(Type)), min_size=1, max_size=2).map(tuple)


@given(name=st.text(max_size=40), text=texts, title=st.text(max_size=12), imbued=st.booleans())
def test_any_text_gives_facts_of_a_crypt_card(name, text, title, imbued):
    facts = crypt_facts(name=name, text=text, title=title, imbued=imbued)
    assert facts == crypt_facts(name=name, text=text, title=title, imbued=imbued)
    assert {Trait.UNIQUE, Trait.NON_UNIQUE} & set(facts.traits)
    assert list(facts.functions) == [f for f in Function if f in facts.functions]
    assert list(facts.bonuses) == [b for b in Bonus if b in facts.bonuses]
    if imbued:
        assert facts.sect is None
        assert facts.title is None


@given(name=st.text(max_size=40), text=texts, types=types, capacity=st.text(max_size=6))
def test_any_text_gives_facts_of_a_library_card(name, text, types, capacity):
    facts = library_facts(name=name, text=text, types=types, capacity=capacity)
    assert facts == library_facts(name=name, text=text, types=types, capacity=capacity)
    assert list(facts.traits) == [t for t in Trait if t in facts.traits]
    assert not set(facts.sects) & set(facts.not_sects) or "non-" in text.lower()


@given(texts)
def test_parts_contain_the_whole_text(text):
    base, merged = parts(text)
    assert len(base) + len(merged) <= len(text)
    for part in (base, merged):
        assert part in text


@given(texts)
def test_statements_are_pieces_of_the_text(text):
    assert all(statement and statement in text for statement in statements(text))


@pytest.mark.parametrize("piece", PIECES)
def test_steps_grow_linearly_with_the_text(piece):
    """The work of the expressions in a step is tested in project/test_patterns.py."""
    short, long = (_steps(_facts, piece * (size // len(piece))) for size in (2_000, 4_000))
    assert long < 2.5 * short + 200


def _facts(text):
    crypt_facts(name="One Two Three", text=text, title="", imbued=False)
    library_facts(name="One", text=text, types=(Type.REACTION,), capacity="")
    library_facts(name="One", text=text, types=(Type.ACTION, Type.ALLY), capacity="")


def _steps(work, text):
    """The number of executed lines of Python."""
    count = 0

    def step(_frame, event, _argument):
        nonlocal count
        count += event == "line"
        return step

    before = sys.gettrace()
    sys.settrace(step)
    try:
        work(text)
    finally:
        sys.settrace(before)
    return count
