"""Whatever a format can hold comes back from it, for any deck, legal or not."""

import contextlib
import datetime
import operator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardbase.archive import Event
from vtes_deck import deckio
from vtes_deck.deck.diff import diff
from vtes_deck.deck.model import Deck, Slot, UnknownLine, Win

FORMATS = sorted(f.name for f in deckio.writable() if f.can_read)

#: Words that make no card name, heading or key: texts of players without traps. The traps are in
#: tests/deckio; here the question is whether ordinary texts come through whole.
WORDS = st.sampled_from(
    (
        *("quick", "brown", "foxes", "jumping", "over", "lazy", "dogs", "während", "façade"),
        *("naïve", "señor", "straße", "žluťoučký", "\u2014", "\u201cquoted\u201d", "don't"),
        *(
            "(brackets)",
            "50%",
            "a/b",
            "c&d",
            "e-mail",
            "12th",
            "3.5",
            "x2",
            "semi;colon",
            "dots...",
        ),
    )
)
LINE = st.lists(WORDS, max_size=8).map(" ".join).map(str.strip)
TEXT = st.lists(LINE, max_size=6).map("\n".join).map(str.strip)
NAME = st.lists(
    st.sampled_from(("Blooded", "Wicked", "Night", "Of", "Long", "Knives", "IV", "№3")), max_size=5
)
UNKNOWN = st.lists(
    st.sampled_from(("Zzyx", "Qwrtp", "Vbnmk", "Hjklq", "Xcvbq")), min_size=2, max_size=3
).map(" ".join)


UNIQUE = operator.attrgetter("name")


@pytest.fixture(scope="module")
def pools(cb):
    return {"crypt": list(cb.crypt), "library": list(cb.library)}


def slots(pool, comments):
    return st.dictionaries(
        st.integers(0, len(pool) - 1),
        st.tuples(st.integers(1, 20), comments),
        min_size=1,
        max_size=30,
    ).map(lambda found: tuple(Slot(pool[i], n, comment) for i, (n, comment) in found.items()))


@st.composite
def decks(draw, pools, holds):
    comments = LINE if holds.comments else st.just("")
    unknown = st.builds(
        UnknownLine,
        UNKNOWN,
        st.integers(1, 9),
        st.sampled_from([True, False]),
        st.just(0),
        comments,
    )
    win = st.none()
    if holds.win:
        event = st.builds(
            Event,
            name=NAME.map(" ".join).filter(bool),
            date=st.dates(datetime.date(1995, 1, 1), datetime.date(2030, 1, 1)),
            place=st.just("Ghent, Belgium"),
            players=st.integers(10, 300),
            rounds=st.integers(2, 4),
            finals=st.booleans(),
            url=st.sampled_from(["", "https://www.vekn.net/event-calendar/event/1"]),
        )
        score = st.sampled_from(["", "2GW8 + 1.5vp in final"])
        win = st.none() | st.builds(Win, event, st.just("Ann Bee"), score)
    return Deck(
        name=" ".join(draw(NAME)) if holds.name else "",
        author=draw(st.sampled_from(["", "Cee Dee", "Zoë Ångström"])) if holds.author else "",
        description=draw(TEXT) if holds.description else "",
        crypt=draw(slots(pools["crypt"], comments)),
        library=draw(slots(pools["library"], comments)),
        unknown=tuple(draw(st.lists(unknown, max_size=3, unique_by=UNIQUE)))
        if holds.unknown
        else (),
        win=draw(win),
    )


def without_lines(lines):
    return sorted((u.name, u.count, u.crypt, u.comment) for u in lines)


@pytest.mark.parametrize("name", FORMATS)
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_deck_comes_back(cb, pools, name, data):
    holds = deckio.by_name(name).holds
    deck = data.draw(decks(pools, holds))
    result = deckio.read(deckio.write(deck, name, cb), cb, format_name=name)
    found = result.deck
    assert {s.card.id: s.count for s in found.slots} == {s.card.id: s.count for s in deck.slots}
    if holds.comments:
        assert {s.card.id: s.comment for s in found.slots} == {
            s.card.id: s.comment for s in deck.slots
        }
    assert without_lines(found.unknown) == without_lines(deck.unknown)
    if holds.name:
        assert found.name == deck.name
    if holds.author and (deck.author or not holds.win):
        assert found.author == deck.author
    if holds.description:
        assert found.description == deck.description
    if holds.win:
        assert found.win == deck.win


@pytest.mark.parametrize("name", FORMATS)
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_the_format_is_recognised_and_read_without_doubt(cb, pools, name, data):
    deck = data.draw(decks(pools, deckio.Holds()))
    result = deckio.read(deckio.write(deck, name, cb), cb)
    assert {s.card.id: s.count for s in result.deck.slots} == {
        s.card.id: s.count for s in deck.slots
    }
    doubts = {p.kind for p in result.problems if p.severity is not deckio.Severity.NOTE}
    assert doubts <= {deckio.ProblemKind.SEVERAL_CARDS}
    # Lists without columns look alike when they are short; the cards are the same whatever they
    # are taken for.
    alike = {"jol", "lackey", "text"}
    assert result.format == name or {result.format, name} <= alike


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_reading_what_was_read_changes_nothing(cb, pools, data):
    deck = data.draw(decks(pools, deckio.by_name("text").holds))
    once = deckio.read(deckio.write(deck, "text", cb), cb).deck
    twice = deckio.read(deckio.write(once, "text", cb), cb).deck
    assert not diff(once, twice)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.text(max_size=400))
def test_any_text_gives_a_deck_or_a_reason(cb, text):
    with contextlib.suppress(deckio.UnreadableError):
        assert deckio.read(text, cb).format in deckio.formats()
