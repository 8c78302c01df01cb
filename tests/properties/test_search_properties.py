"""Properties of all queries, valid and invalid."""

import re

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from cardbase.search import (
    Not,
    Op,
    Query,
    QueryError,
    Term,
    Value,
    all_of,
    any_of,
    complete,
    count,
    filters,
    index_of,
    keywords,
    negate,
    parse,
    read,
    search,
    search_typed,
)
from cardbase.search.fold import fold
from cardbase.search.patterns import compile_pattern

# ------------------------------------------------------------------------------------ ingredients

MARKS = st.sampled_from([*"()|&-,:=<>~/\\\"'“”„«»!.+*?[]{}^$ \n\t\0", ">=", "<=", "!=", "..", "||"])
WORDS = st.sampled_from(
    [
        *sorted(keywords()),
        *("OR", "AND", "NOT", "or", "and", "not", "ventrue", "DOM", "dom", "prince", "any", "none"),
        *("5..8", "2016", "2016-13-01", "X", "KoT", "V5:PTr", "today", "crypt", "dom+obf"),
        *("burn 1 pool", "/a.*b/", "/(a+)+/", "9" * 30, "\N{ARABIC-INDIC DIGIT FIVE}", "é", "ß"),
    ]
)
SCRAPS = st.lists(MARKS | WORDS | st.text(max_size=5), max_size=25).map("".join)
ANYTHING = st.text(max_size=60) | SCRAPS

TEXTS = st.text(min_size=1, max_size=12).filter(lambda t: bool(t.strip()))
NAMES = TEXTS.filter(lambda t: any(c.isalnum() and c.isascii() for c in t))
NUMBERS = st.integers(0, 99).map(str)
RANGES = st.tuples(st.integers(0, 9), st.integers(10, 20)).map(lambda p: f"{p[0]}..{p[1]}")
PATTERNS = st.sampled_from([r"\d", "a/b", r"a\.b", "[/x]", "burn .* pool", '"', "a b,c", r"\\"])


def values_of(key):
    """Canonical values of a filter, without a card base."""
    filter_ = keywords()[key]
    if filter_.kind == "choice":
        return st.sampled_from([choice.value for choice in filter_.choices(None)])
    if filter_.kind == "number":
        return NUMBERS | RANGES
    return NAMES


@st.composite
def terms(draw):
    key = draw(
        st.sampled_from(["dis", "title", "type", "func", "cap", "votes", "text", "name", "any"])
    )
    if key in {"text", "name", "any"} and draw(st.booleans()):
        return Term(key, Op.HAS, (Value(draw(PATTERNS), regex=True),))
    ops = [op for op in keywords()[key].ops if op not in {Op.IS, Op.NEAR}]
    op = draw(st.sampled_from(ops))
    several = 1 if op is not Op.HAS else 3
    values = values_of(key) if op is Op.HAS else NUMBERS
    texts = draw(st.lists(values, min_size=1, max_size=several, unique=True))
    return Term(key, op, tuple(map(Value, texts)))


def combined(children):
    lists = st.lists(children, min_size=1, max_size=3)
    return lists.map(all_of) | lists.map(any_of) | children.map(negate)


QUERIES = st.recursive(terms(), combined, max_leaves=7).map(Query)


def few_costly(query):
    return sum(any(value.regex for value in term.values) for term in query.terms()) <= 8


def attempt(function, *arguments):
    """The result without an error, or the error without a result."""
    try:
        return function(*arguments), None
    except QueryError as error:
        return None, error


# ------------------------------------------------------------------------------------- properties


@given(QUERIES.filter(few_costly))
@example(Query(Not(Term("any", Op.HAS, (Value("or"),)))))
@example(Query(Term("text", Op.HAS, (Value("\\"), Value('"')))))
def test_a_written_query_is_read_back_unchanged(query):
    assert parse(str(query)) == query
    assert str(parse(str(query))) == str(query)


@given(QUERIES.filter(few_costly))
def test_lenient_reading_of_a_valid_query_equals_strict_reading(query):
    reading = read(str(query) + " ")
    assert reading.errors == ()
    assert reading.query == query


@given(ANYTHING)
@example("≠")
@example("clan:\0")
@example("\ud800:x")
@example("text:/\ud800/")
@example("cap:" + "9" * 1900)
@example("(" * 1000)
@example("-" * 1900)
@example("((((" * 400 + "a")
@example("a OR " * 380)
def test_any_text_gives_a_query_or_an_error_with_its_position(cb, text):
    query, error = attempt(parse, text, cb)
    if error is not None:
        assert 0 <= error.start <= error.end <= len(text)
        assert error.message
        assert error.pointed(text)
        return
    assert parse(str(query), cb) == query
    _, error = attempt(search, cb, query)
    # Without a deck, a crypt or pools some queries have no answer; and a pattern may be slow.
    assert error is None or error.message


@given(ANYTHING)
def test_typing_never_raises(cb, text):
    found = search_typed(cb, text)
    assert all(0 <= m.start <= m.end <= len(text) for m in read(text, cb).errors)
    assert isinstance(found.cards, list)


@given(ANYTHING, st.integers(-3, 70))
def test_completing_never_raises_and_stays_within_the_text(cb, text, cursor):
    for completion in complete(text, cursor, cb):
        assert 0 <= completion.start <= completion.end <= len(text)
        assert completion.insert
        assert completion.insert in completion.applied(text)


@given(st.data())
def test_strict_and_lenient_agree_on_valid_queries(cb, data):
    text = data.draw(ANYTHING)
    reading = read(f"{text} ", cb)
    query, error = attempt(parse, f"{text} ", cb)
    assert [m.message for m in reading.errors[:1]] == ([error.message] if error else [])
    assert error is not None or reading.query == query


@given(QUERIES.filter(few_costly))
@settings(max_examples=20)
def test_excluding_finds_exactly_the_other_cards(cb, query):
    assume(query.node is not None)
    try:
        found = {card.id for card in search(cb, query)}
        rest = {card.id for card in search(cb, Query(negate(query.node)))}
    except QueryError:
        return
    assert not found & rest
    assert len(found) + len(rest) == len(cb)


@given(terms(), terms())
@settings(max_examples=20)
def test_and_means_intersection_and_or_means_union(cb, one, two):
    first = {card.id for card in search(cb, Query(one))}
    second = {card.id for card in search(cb, Query(two))}
    assert {c.id for c in search(cb, Query(all_of([one, two])))} == first & second
    assert {c.id for c in search(cb, Query(any_of([one, two])))} == first | second


@given(QUERIES.filter(few_costly))
@settings(max_examples=20)
def test_every_card_is_found_once_and_counted(cb, query):
    try:
        found = search(cb, query)
    except QueryError:
        return
    assert len(found) == len({card.id for card in found}) == count(cb, query)


@pytest.mark.parametrize("filter_", filters(), ids=lambda f: f.key)
def test_every_choice_can_be_written_and_read(cb, filter_):
    for choice in filter_.choices(index_of(cb)):
        text = f"{filter_.key}:{Value(choice.value)}"
        query = parse(text, cb)
        assert parse(str(query), cb) == query


# ------------------------------------------------------------------------- regular expressions

PIECES = [*"abAB12 .?*+|()[]^$\\-{},", r"\d", r"\w", r"\b", "é", "{1,3}", "[a-c]", ".*", "(a|b)"]
SAFE = st.lists(st.sampled_from(PIECES), max_size=12).map("".join)
HAY = st.lists(st.sampled_from([*"abAB12 .\n-é", "[DOM]", "[dom]"]), max_size=30).map("".join)


@given(SAFE, HAY)
@settings(max_examples=100)
@pytest.mark.filterwarnings("ignore:Possible:FutureWarning")  # a warning of re about nested sets
def test_a_pattern_matches_like_python_or_is_refused(source, text):
    pattern, error = attempt(compile_pattern, source)
    if error is not None:
        assert 0 <= error.start <= error.end <= max(len(source), error.start + 1)
        return
    assume("\\" not in source or not re.search(r"\\[^dwsDWSbB.?*+|()\[\]^$\\{},-]", source))
    folded = fold(text)
    theirs = re.search(_lowered(source), folded, re.MULTILINE) is not None
    assert bool(list(pattern.positions([folded], [0]))) == theirs


def _lowered(source):
    r"""The pattern with its letters folded, and its classes (``\D``...) unchanged."""
    pieces = re.split(r"(\\.)", source, flags=re.DOTALL)
    return "".join(p if i % 2 else fold(p) for i, p in enumerate(pieces))


@given(st.text(max_size=40) | SAFE)
@settings(max_examples=60)
def test_any_text_gives_a_pattern_or_an_error(source):
    _, error = attempt(compile_pattern, source)
    assert error is None or error.message
