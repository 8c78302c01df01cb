"""Pools that organisers announce: tournament rules 6.1.1 and 7.9."""

import datetime
from weakref import WeakKeyDictionary

import pytest

from cardbase.model import CryptCard
from cardbase.search import QueryError
from vtes_deck.app import card_pools
from vtes_deck.app.allowed_cards import Bar, barred
from vtes_deck.app.card_pools import PoolError, clean_name, make_pool, size_of
from vtes_deck.app.settings import SavedPool
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.legality import words
from vtes_deck.legality.case import Options
from vtes_deck.legality.judge import judge
from vtes_deck.legality.violations import Drop, OutsidePool, SeveralClans

TODAY = datetime.date(2026, 3, 14)


@pytest.fixture
def pool(cb):
    def make(query, *, one_clan=False, name=""):
        return make_pool(SavedPool(query, one_clan), cb, TODAY, name)

    return make


def deck(cb, *names):
    cards = [cb[name] for name in names]
    return Deck(
        crypt=tuple(Slot(c, 1) for c in cards if isinstance(c, CryptCard)),
        library=tuple(Slot(c, 2) for c in cards if not isinstance(c, CryptCard)),
    )


def outside(judged, pool):
    verdict = judge(judged, "standard", TODAY, Options(pool=pool))
    return [v for v in verdict.errors if isinstance(v, OutsidePool | SeveralClans)]


def names(violation):
    return {copies.card.name for copies in violation.cards}


def test_each_condition_names_the_cards_that_fail_it(cb, pool):
    judged = deck(cb, "Agatha (G2)", "Arika (G2)", "Govern the Unaligned", "Villein", "Deflection")
    found = outside(judged, pool("(kind:library or sect:sabbat) -name:deflection"))
    assert [(v.condition, names(v)) for v in found] == [
        ("kind:library OR sect:Sabbat", {"Arika"}),
        ("-name:deflection", {"Deflection"}),
    ]
    assert all(v.fixes == (Drop(v.cards),) for v in found)


def test_a_card_can_fail_several_conditions(cb, pool):
    found = outside(deck(cb, "Villein"), pool("set:Jyhad type:reaction"))
    assert [names(v) for v in found] == [{"Villein"}, {"Villein"}]


@pytest.mark.parametrize(
    ("query", "rule"),
    [
        ("set:Jyhad,VTES", "VEKN-TR-6.1.1"),
        ("kind:crypt or set:KoT", "VEKN-TR-6.1.1"),
        ("latest>=2018", "VEKN-TR-6.1.1"),
        ("publisher:wizards", "VEKN-TR-7.9"),
        ("kind:library or sect:sabbat", "VEKN-TR-7.9"),
        ("set:KoT or clan:ventrue", "VEKN-TR-7.9"),
        ("kind:crypt", "VEKN-TR-7.9"),
    ],
)
def test_restrictions_to_sets_have_a_separate_rule(pool, query, rule):
    assert [each.rule for each in pool(query).conditions] == [rule]


def test_a_deck_inside_the_pool_is_judged_as_without_a_pool(cb, pool):
    judged = deck(cb, "Agatha (G2)", "Villein")
    without = judge(judged, "standard", TODAY)
    assert judge(judged, "standard", TODAY, Options(pool=pool("text:/./"))) == without


def test_every_format_applies_a_pool(cb, pool):
    options = Options(pool=pool("-name:villein", name="No Villein"), boosters=6)
    for name in ("standard", "v5", "limited", "white-wolf", "jyhad-1994"):
        verdict = judge(deck(cb, "Villein"), name, TODAY, options)
        assert any(isinstance(v, OutsidePool) for v in verdict.errors)


def test_a_player_can_choose_one_clan(cb, pool):
    rule = pool("", one_clan=True)
    assert not outside(deck(cb, "Arika (G2)", "Villein"), rule)
    mixed = deck(cb, "Arika (G2)", "Jan Pieterzoon (G2)", "Agatha (G2)", "Villein")
    (found,) = outside(mixed, rule)
    assert (found.clan, names(found)) == ("Ventrue", {"Agatha"})
    assert "one clan" in words.describe(found)


@pytest.mark.parametrize("query", ["", "   ", "sort:cap"])
def test_a_pool_without_a_condition_is_refused(pool, query):
    with pytest.raises(PoolError, match="no condition"):
        pool(query)


@pytest.mark.parametrize(
    "query", ["cap>11", "-text:/./ -name:/./ name:x", "clan:baali sect:laibon"]
)
def test_a_pool_without_a_card_is_refused(pool, query):
    with pytest.raises(PoolError, match="No card fits"):
        pool(query)


@pytest.mark.parametrize(
    "query",
    [
        "clan:xyzzy",
        "(set:KoT",
        "text:/(a+)+/",
        "text:/[/",
        "deck>0",
        "playable:crypt",
        "cap:",
        "x" * 3000,
    ],
)
def test_a_pool_with_an_error_is_refused(pool, query):
    with pytest.raises(QueryError):
        pool(query)


def test_the_size_of_a_pool_and_missing_kinds_are_shown(cb, pool):
    size = size_of(pool("kind:library or clan:ventrue"), cb)
    assert (size.crypt, size.library) == (
        sum(c.clan == "Ventrue" for c in cb.crypt),
        len(cb.library),
    )
    assert not size.warning
    assert "kind:library or" in size_of(pool("clan:ventrue"), cb).warning
    assert "kind:library or" in size_of(pool("cap<=4"), cb).warning
    assert "kind:crypt or" in size_of(pool("type:reaction"), cb).warning
    assert "no library cards" in size_of(pool("kind:crypt"), cb).warning


def test_the_pools_of_formats_are_computed_once_a_day(cb, monkeypatch):
    """The dialog makes a pool after each key."""
    asked = []

    def counted(cards, on):
        asked.append(on)
        return {"v5": frozenset()}

    monkeypatch.setattr(card_pools, "card_pools", counted)
    monkeypatch.setattr(card_pools, "_formats", WeakKeyDictionary())
    tomorrow = TODAY + datetime.timedelta(1)
    for day in (TODAY, TODAY, tomorrow, tomorrow):
        make_pool(SavedPool("cap<=4"), cb, day)
    assert asked == [TODAY, tomorrow]


def test_every_card_outside_is_named(cb, pool):
    judged = deck(cb, *(card.full_name for card in cb.crypt[:40]))
    (found,) = outside(judged, pool("kind:library or clan:abomination", name="<b>A&B</b>"))
    said = words.describe(found)
    assert all(words.card_name(copies.card) in said for copies in found.cards)
    assert "more" not in said.split("is not met")[1]
    assert "<b>A&B</b>" in said


def test_the_list_of_cards_marks_cards_outside(cb, pool):
    found = barred(cb, "standard", TODAY, pool("-name:villein"))
    assert found[cb["Villein"].id] is Bar.OUTSIDE
    assert cb["Deflection"].id not in found


def test_names_are_kept_on_one_line():
    assert clean_name("  Sabbat\n only ") == "Sabbat only"
    assert len(clean_name("x" * 500)) <= 60
