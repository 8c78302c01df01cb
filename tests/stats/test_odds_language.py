"""The language of questions: every question can be written and read again."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardbase.errors import Unknown, UnknownCardError
from vtes_deck.stats.draw_counts import Compare
from vtes_deck.stats.errors import QuestionError
from vtes_deck.stats.odds.question import (
    All,
    Any,
    Copies,
    Count,
    Known,
    Measure,
    Moment,
    Not,
    OddsQuestion,
    Pick,
    Zone,
)
from vtes_deck.stats.odds.reader import MAX_COUNTS, MAX_TEXT_LENGTH, parse
from vtes_deck.stats.odds.writer import write
from vtes_deck.stats.turns import Pace


class Echo:
    """Names that accept every name and search."""

    def card(self, name, **_kind):
        return name

    def query(self, text, **_kind):
        return (text,)


# Names that look like the language itself.
_NAMES = st.one_of(
    st.text(string.ascii_letters + string.digits + ' ()|[]"x@,.=>:-é™', min_size=1, max_size=20)
    .map(str.strip)
    .filter(bool),
    st.sampled_from(
        [
            "Gilbert Duane (G1)",
            "2x Villein",
            '2x "x"',
            "419 Operation",
            ".44 Magnum",
            "and",
            "hand(x)",
            '"',
            "((",
        ]
    ),
)
_QUERIES = st.sampled_from(["type:master", "cap<=4 -title:prince", "text:/[ab]|c/", "(a or b)"])
_PICKS = st.one_of(
    _NAMES.map(lambda name: Pick((name,))), _QUERIES.map(lambda text: Pick((text,), text))
)
_MOMENTS = st.one_of(
    st.integers(1, 30).map(lambda turn: Moment(turn=turn)),
    st.integers(0, 999).map(lambda cards: Moment(turn=0, cards=cards)),
)
_COUNTS = st.sampled_from(Zone).flatmap(
    lambda zone: st.builds(
        Count,
        st.just(zone),
        st.sampled_from(Compare),
        st.integers(0, 999),
        st.lists(_PICKS, min_size=1, max_size=3).map(tuple),
        st.none() | _MOMENTS,
        st.sampled_from([measure for measure in Measure if zone in measure.zones]),
    )
)
_CONDITIONS = st.recursive(
    _COUNTS,
    lambda inner: st.one_of(
        inner.map(Not),
        st.lists(inner, min_size=2, max_size=3).map(lambda parts: All(tuple(parts))),
        st.lists(inner, min_size=2, max_size=3).map(lambda parts: Any(tuple(parts))),
    ),
    max_leaves=8,
)
_COPIES = st.lists(st.builds(Copies, _NAMES, st.integers(1, 999)), max_size=3).map(tuple)
_QUESTIONS = st.integers(1, 12).flatmap(
    lambda players: st.builds(
        OddsQuestion,
        condition=_CONDITIONS,
        moment=_MOMENTS,
        seat=st.integers(1, players),
        players=st.just(players),
        pace=st.builds(Pace, st.integers(0, 9), st.integers(0, 9), st.integers(0, 1)),
        known=st.builds(Known, _COPIES, _COPIES, _COPIES),
    )
)


@given(_QUESTIONS)
def test_a_written_question_is_read_back_unchanged(question):
    assert parse(write(question), Echo()) == question


def error_in(text):
    """The errors in a text."""
    try:
        parse(text, Echo())
    except QuestionError as error:
        return error
    return None


@given(st.text(string.printable + "“≥é", max_size=80))
def test_nonsense_is_refused_at_a_position(text):
    error = error_in(text)
    if error is not None:
        assert 0 <= error.start <= error.end <= len(text) + 1
        assert error.message
        assert error.pointed(text)


@given(_QUESTIONS, st.data())
def test_a_truncated_question_is_a_question_or_an_error(question, data):
    text = write(question)
    cut = text[: data.draw(st.integers(0, len(text)))]
    error = error_in(cut)
    assert error is None or error.start <= len(cut)


def test_the_example_of_the_manual(names, little):
    question = parse(
        "crypt>=1(Arika|Gilbert Duane) and hand>=1(Villein|Minion Tap) by turn 2 seat 3", names
    )
    assert write(question) == (
        "crypt>=1(Arika|Gilbert Duane (G1)) and hand>=1(Villein|Minion Tap) by turn 2 seat 3"
    )
    assert (question.moment, question.seat) == (Moment(turn=2), 3)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("hand(Villein)", "hand>=1(Villein)"),
        ("HAND > 1 ( villein )", "hand>=2(Villein)"),
        ("library<2(Villein)", "hand<=1(Villein)"),
        ("hand≥2(Villein)", "hand>=2(Villein)"),
        ("hand==2(Villein)", "hand=2(Villein)"),
        ("Playable.Different@t2 (Villein)", "playable.different@t2>=1(Villein)"),
        ("crypt.capacity<20(Arika)", "crypt.capacity<=19(Arika)"),
        ("hand=1..2(Villein)", "hand>=1(Villein) and hand<=2(Villein)"),
        ("not hand@t2 = 0 .. 1 (Villein)", "not (hand@t2>=0(Villein) and hand@t2<=1(Villein))"),
        ("((hand(Villein)))", "hand>=1(Villein)"),
        ("hand@turn 2(Villein)", "hand@t2>=1(Villein)"),
        ("hand(Villein) or hand(Minion Tap) and crypt(Arika)", None),
        ("hand(Villein) without discards seat 2", "hand>=1(Villein) seat 2 without discards"),
        ("hand(Villein) given seen(Villein), top(Arika)", None),
        ("hand(Villein) with 2 plays, 1 decrypt and 0 discards", None),
    ],
)
def test_other_spellings(names, text, same):
    if same is not None:
        assert parse(text, names) == parse(same, names)
    assert parse(write(parse(text, names)), names) == parse(text, names)


def test_and_binds_closer_than_or(names):
    found = parse("hand(Villein) or hand(Minion Tap) and crypt(Arika)", names).condition
    assert isinstance(found, Any)
    assert isinstance(found.conditions[1], All)


@pytest.mark.parametrize(
    ("text", "marked", "says"),
    [
        ("crypt>=1(Arika) nad hand(Villein)", "nad", "and, or,"),
        ("crypt>=x(Arika)", "x", "number"),
        ("crypt>=1000(Arika)", "1000", "0 to 999"),
        ("hand=3..2(Villein)", "2", "smaller number to the larger"),
        ("hand=1..x(Villein)", "x", "number"),
        ("crypt>=1 Arika", "A", "parentheses"),
        ("crypt.pool>=1(Arika)", "pool", "different, capacity"),
        ("hand.capacity>=1(Villein)", "capacity", "different, pool, blood"),
        ("playable(Arika)", "Arika", "no card"),
        ("hand(Vilein)", "Vilein", "Perhaps: Villein"),
        ("crypt(Villein)", "Villein", "no card"),
        ("hand(Villein|)", ")", "name of a card"),
        ("hand([typ:master])", "typ", "filter"),
        ("hand([type:master)", "[", "never closed"),
        ('hand("Villein)', '"', "never closed"),
        ("(hand(Villein) or crypt(Arika)", "(", "never closed"),
        ("hand(Villein) by 2", "2", "Expected: turn."),
        ("hand(Villein) by turn 0", "0", "1 to 30"),
        ("hand(Villein) seat 6", "6", "no seat 6"),
        ("hand(Villein) by turn 2 by turn 3", "by", "twice"),
        ("hand(Villein) by turn 2 and hand(Villein)", "and", "hand@t2"),
        ("hand(Villein) with 2 decrypts", "2 decrypts", "Four transfers"),
        ("hand(Villein) given seen(0x Villein)", "0x ", "1 to 999"),
        ("foot(Villein)", "foot", "“crypt”"),
    ],
)
def test_an_error_is_told_at_its_position(names, text, marked, says):
    with pytest.raises(QuestionError) as reported:
        parse(text, names)
    error = reported.value
    assert text[error.start : error.end] == marked
    assert says in error.message


def test_missing_parts_are_reported_at_the_end(names):
    for text in ("", "hand", "hand(Villein", "hand(Villein) and", "hand(Villein) by turn"):
        with pytest.raises(QuestionError) as reported:
            parse(text, names)
        assert reported.value.start == len(text)


@pytest.mark.parametrize(
    "text",
    [
        "not " * 5000 + "hand(Villein)",
        "(" * 3000,
        " or ".join(["hand(Villein)"] * (MAX_COUNTS + 1)),
        " or ".join(["hand=1..2(Villein)"] * (MAX_COUNTS // 2 + 1)),
        "hand>=" + "9" * 3000 + "(Villein)",
        "x" * (MAX_TEXT_LENGTH + 1),
    ],
)
def test_hostile_questions_are_refused(names, text):
    with pytest.raises(QuestionError):
        parse(text, names)


def test_a_name_in_the_deck_has_precedence(cb, little, names):
    question = parse("crypt(Gilbert Duane|arika)", names)
    assert question.condition.cards == {cb["Gilbert Duane (G1)"], cb["Arika"]}


def test_a_search_finds_only_cards_of_the_deck(cb, names):
    question = parse("hand([type:master]) and crypt([cap>=7])", names)
    hand, crypt = question.condition.conditions
    assert hand.cards == {cb["Villein"], cb["Minion Tap"], cb["Blood Doll"]}
    assert crypt.cards == {cb["Gilbert Duane (G1)"], cb["Arika"]}


@pytest.mark.parametrize(
    "name", ["2x Villein", '2x"', "[a]", 'a "b" c', "(", ")(", "a|b", "x (G1)"]
)
def test_names_that_look_like_the_language(name):
    count = Count(Zone.HAND, Compare.AT_LEAST, 1, (Pick((name,)),))
    question = OddsQuestion(condition=count, known=Known(seen=(Copies(name), Copies(name, 2))))
    assert parse(write(question), Echo()) == question


class Empty(Echo):
    """Names that contain no name."""

    def card(self, name, **_kind):
        raise UnknownCardError(Unknown.CARD, name=name)


@pytest.mark.parametrize("search", ["cap<=5", "cap>=7", "cap >= 9"])
def test_a_search_needs_no_brackets(names, search):
    assert parse(f"crypt>=2({search})", names) == parse(f"crypt>=2([{search}])", names)
    both = parse(f"crypt>=2(Arika|{search})", names)
    assert both == parse(f"crypt>=2(Arika|[{search}])", names)
    assert parse(write(both), names) == both


def test_an_error_in_a_search_without_brackets_is_reported_at_its_position(names):
    text = "crypt>=2(capp<=5)"
    with pytest.raises(QuestionError) as reported:
        parse(text, names)
    assert text[reported.value.start : reported.value.end] == "capp"


@pytest.mark.parametrize("name", ["Villein", "Creation Rites: x"])
def test_an_unknown_name_is_not_read_as_a_search(name):
    with pytest.raises(QuestionError) as reported:
        parse(f"hand({name})", Empty())
    assert "[" not in str(reported.value)
