"""Properties of every deck, not only of examples."""

import datetime
import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cardbase
from vtes_deck.deck.edits import add
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.legality.format import all_formats
from vtes_deck.legality.judge import judge
from vtes_deck.legality.violations import Banned, BeforeRules, NotInPool, NotYetLegal

DAYS = st.dates(datetime.date(1994, 1, 1), datetime.date(2028, 1, 1))
FORMATS = tuple(one.name for one in all_formats())


@pytest.fixture(scope="module")
def pools(cb):
    """A few hundred cards of every age, group and legal status, from which decks are drawn."""
    chosen = random.Random(7)  # the same in every run
    crypt = [*chosen.sample(cb.crypt, 120), *(c for c in cb.crypt if c.banned_from or not c.group)]
    library = [*chosen.sample(cb.library, 150), *(c for c in cb.library if c.banned_from)]
    return crypt, library


def a_deck(data, pools):
    def slots(cards, size, most):
        drawn = data.draw(st.lists(st.sampled_from(cards), max_size=size, unique_by=lambda c: c.id))
        return tuple(Slot(card, data.draw(st.integers(1, most))) for card in drawn)

    return Deck(crypt=slots(pools[0], 8, 6), library=slots(pools[1], 20, 12))


def grouped(violations, kind):
    return {c.card for v in violations if isinstance(v, kind) for c in v.cards}


def as_sets(verdict):
    """The verdict without the order of cards."""
    return [
        (
            type(v),
            v.rule,
            getattr(v, "since", None),
            frozenset((c.card.id, c.count) for c in v.cards),
        )
        for v in verdict.violations
    ]


@given(data=st.data(), day=DAYS, name=st.sampled_from(FORMATS))
@settings(max_examples=25)
def test_the_order_of_the_list_does_not_matter(data, day, name, pools):
    deck = a_deck(data, pools)
    other = msgspec.structs.replace(
        deck,
        crypt=tuple(data.draw(st.permutations(deck.crypt))),
        library=tuple(data.draw(st.permutations(deck.library))),
    )
    assert as_sets(judge(deck, name, day)) == as_sets(judge(other, name, day))
    assert judge(deck, name, day).facts == judge(other, name, day).facts


@given(data=st.data(), first=DAYS, second=DAYS, name=st.sampled_from(FORMATS))
def test_bans_only_increase_and_new_cards_only_become_legal(data, first, second, name, pools):
    first, second = sorted((first, second))
    deck = a_deck(data, pools)
    before, after = judge(deck, name, first).violations, judge(deck, name, second).violations
    assert grouped(before, Banned) <= grouped(after, Banned)
    assert grouped(before, NotYetLegal) >= grouped(after, NotYetLegal)
    assert grouped(before, NotInPool) >= grouped(after, NotInPool)
    dated = (Banned, NotYetLegal, NotInPool, BeforeRules)
    rest = [[v for v in vs if not isinstance(v, dated)] for vs in (before, after)]
    assert rest[0] == rest[1]


@given(data=st.data(), day=DAYS, name=st.sampled_from(FORMATS))
def test_judging_twice_gives_the_same_verdict(data, day, name, pools):
    deck = a_deck(data, pools)
    assert judge(deck, name, day) == judge(deck, name, day)


@given(data=st.data())
@settings(max_examples=12)
def test_an_additional_legal_card_keeps_a_deck_legal_within_the_limits(data, pools):
    cb = cardbase.load()
    day = datetime.date(2026, 6, 1)
    group = data.draw(st.integers(1, 6))
    fitting = [c for c in cb.crypt if c.group in {group, group + 1, None} and not c.banned_from]
    vampires = data.draw(st.lists(st.sampled_from(fitting), min_size=12, max_size=12))
    cards = [c for c in pools[1] if not c.banned_from]
    deck = Deck()
    for card in [*vampires, *data.draw(st.lists(st.sampled_from(cards), min_size=60, max_size=60))]:
        deck = add(deck, card)
    assert judge(deck, "standard", day).legal
    more_crypt = add(deck, data.draw(st.sampled_from(fitting)), data.draw(st.integers(1, 20)))
    assert judge(more_crypt, "standard", day).legal
    count = data.draw(st.integers(1, 40))
    more = add(deck, data.draw(st.sampled_from(cards)), count)
    assert judge(more, "standard", day).legal is (60 + count <= 90)


@given(data=st.data(), day=DAYS)
def test_the_corrections_of_a_verdict_work(data, day, pools):
    """Removing the named cards, or waiting until the named day, removes the violation."""
    deck = a_deck(data, pools)
    for violation in judge(deck, "v5", day).violations:
        for fix in violation.fixes:
            if hasattr(fix, "until"):
                later = judge(deck, "v5", fix.until).violations
                assert not {c.card for c in violation.cards} & grouped(later, type(violation))
            elif hasattr(fix, "cards") and not hasattr(fix, "groups"):
                gone = {c.card for c in fix.cards}
                left = msgspec.structs.replace(
                    deck,
                    crypt=tuple(s for s in deck.crypt if s.card not in gone),
                    library=tuple(s for s in deck.library if s.card not in gone),
                )
                assert violation not in judge(left, "v5", day).violations
            elif hasattr(fix, "groups"):
                gone = {c.card for c in fix.cards}
                left = [c for c, _ in deck.vampires if c not in gone and c.group is not None]
                assert {c.group for c in left} <= set(fix.groups)
