"""Everything that a format can store is read back, for legal and illegal decks."""

import contextlib
import datetime
import operator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardbase.archive import ArchiveEvent
from vtes_deck import deckio
from vtes_deck.deck.diff import diff
from vtes_deck.deck.model import Deck, Slot, UnknownLine, Win

FORMATS = sorted(f.name for f in deckio.writable() if f.can_read)

# : Words that make no card name, heading or key: plain texts of players. Difficult texts are in :
# tests/deckio; these tests check that ordinary texts are kept.
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


class Pools:
    """The cards to choose from; short when a failing example is printed."""

    def __init__(self, crypt, library):
        self.crypt, self.library = crypt, library


@pytest.fixture(scope="module")
def pools(cb):
    return Pools(cb.crypt, cb.library)


def copies(cards):
    """Places of cards in a pool, each with copies and a comment."""
    return st.dictionaries(
        st.integers(0, cards - 1), st.tuples(st.integers(1, 20), LINE), min_size=1, max_size=30
    )


#: The recipe of a deck. It depends on neither cards nor formats, so the strategy never changes;
#: ::func:`made` leaves out everything that a format cannot store.
RECIPE = st.fixed_dictionaries(
    {
        "name": NAME.map(" ".join),
        "author": st.sampled_from(["", "Cee Dee", "Zoë Ångström"]),
        "description": TEXT,
        "crypt": copies(1700),
        "library": copies(2300),
        "unknown": st.lists(
            st.tuples(UNKNOWN, st.integers(1, 9), st.booleans(), LINE),
            max_size=3,
            unique_by=operator.itemgetter(0),
        ),
        "win": st.none()
        | st.builds(
            Win,
            st.builds(
                ArchiveEvent,
                name=NAME.map(lambda words: " ".join(["Cup", *words])),
                date=st.dates(datetime.date(1995, 1, 1), datetime.date(2030, 1, 1)),
                place=st.just("Ghent, Belgium"),
                players=st.integers(10, 300),
                rounds=st.integers(2, 4),
                finals=st.booleans(),
                url=st.sampled_from(["", "https://www.vekn.net/event-calendar/event/1"]),
            ),
            st.just("Ann Bee"),
            st.sampled_from(["", "2GW8 + 1.5vp in final"]),
        ),
    }
)


def made(recipe, pools, holds):
    """A deck from a recipe, limited to the content that a format can store."""

    def slots(pool, found):
        return tuple(
            Slot(pool[place], count, comment if holds.comments else "")
            for place, (count, comment) in found.items()
        )

    unknown = tuple(
        UnknownLine(name, count, crypt, 0, comment if holds.comments else "")
        for name, count, crypt, comment in recipe["unknown"]
    )
    return Deck(
        name=recipe["name"] if holds.name else "",
        author=recipe["author"] if holds.author else "",
        description=recipe["description"] if holds.description else "",
        crypt=slots(pools.crypt, recipe["crypt"]),
        library=slots(pools.library, recipe["library"]),
        unknown=unknown if holds.unknown else (),
        win=recipe["win"] if holds.win else None,
    )


def without_lines(lines):
    return sorted((u.name, u.count, u.crypt, u.comment) for u in lines)


FEW = settings.default.max_examples // 8
"""The number of examples for each format; all formats together are many."""


@pytest.mark.parametrize("name", FORMATS)
@settings(max_examples=FEW, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(recipe=RECIPE)
def test_a_deck_is_read_back(cb, pools, name, recipe):
    holds = deckio.by_name(name).holds
    deck = made(recipe, pools, holds)
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
@settings(max_examples=FEW, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(recipe=RECIPE)
def test_the_format_is_recognised_without_doubtful_lines(cb, pools, name, recipe):
    deck = made(recipe, pools, deckio.Holds())
    result = deckio.read(deckio.write(deck, name, cb), cb)
    assert {s.card.id: s.count for s in result.deck.slots} == {
        s.card.id: s.count for s in deck.slots
    }
    doubts = {p.kind for p in result.problems if p.severity is not deckio.Severity.NOTE}
    assert doubts <= {deckio.ProblemKind.SEVERAL_CARDS}
    # Short lists without columns look alike; the cards are the same in every detected format.
    alike = {"jol", "lackey", "text"}
    assert result.format == name or {result.format, name} <= alike


@settings(max_examples=2 * FEW, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(recipe=RECIPE)
def test_a_second_round_trip_changes_nothing(cb, pools, recipe):
    deck = made(recipe, pools, deckio.by_name("text").holds)
    once = deckio.read(deckio.write(deck, "text", cb), cb).deck
    twice = deckio.read(deckio.write(once, "text", cb), cb).deck
    assert not diff(once, twice)


@settings(max_examples=2 * FEW, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.text(max_size=400))
def test_any_text_gives_a_deck_or_an_error(cb, text):
    with contextlib.suppress(deckio.UnreadableError):
        assert deckio.read(text, cb).format in deckio.formats()
