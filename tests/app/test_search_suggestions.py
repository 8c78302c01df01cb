"""Suggestions after a search without results."""

import pytest

from cardbase.search import Context, parse, search
from vtes_deck.app.search_suggestions import NearName, Obstacle, near_names, obstacles, ways_out

NOWHERE = Context()


def near(cb, text):
    return [way.card.name for way in near_names(cb, parse(text, cb), NOWHERE)]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("deflecton", "Deflection"),
        ("govern unalignd", "Govern the Unaligned"),
        ("name:deflecton", "Deflection"),
        ("enkiddu", "Enkidu, The Noah"),
        ("deflecton type:reaction", "Deflection"),
        ("deflecton sort:-cap", "Deflection"),
        ("dis:dom deflecton blood:0..1", "Deflection"),
        ("bleed deflecton", "Deflection"),
    ],
)
def test_finds_the_misspelled_name(cb, written, meant):
    assert not search(cb, written)
    assert near(cb, written)[0] == meant


def test_other_conditions_are_kept(cb):
    (way, *_) = near_names(cb, parse("type:reaction deflecton sort:name", cb), NOWHERE)
    assert str(way.query) == "type:Reaction Deflection sort:name"
    assert way.card in search(cb, way.query)


def test_a_card_that_fails_other_conditions_is_not_offered(cb):
    assert near(cb, "deflecton type:action") == []


@pytest.mark.parametrize("written", ["zzzqqq", "/zzzqq+/", "cap>11", "clan:ventrue -any:e"])
def test_nothing_is_offered_for_other_words(cb, written):
    assert near(cb, written) == []


@pytest.mark.parametrize(
    ("written", "meant", "function"),
    [
        ("bounce", "func:bounce", "bounce"),
        ("type:reaction bounce sort:name", "type:Reaction func:bounce sort:name", "bounce"),
    ],
)
def test_a_word_that_players_use_is_offered_as_a_function(cb, written, meant, function):
    assert not search(cb, written)
    first = ways_out(cb, parse(written, cb), NOWHERE)[0]
    assert str(first.query) == meant
    assert first.cards == len(search(cb, first.query)) > 4
    assert cb["Deflection"] in search(cb, first.query)
    assert f"func:{function}" in str(first)
    assert not any(isinstance(way, NearName) for way in ways_out(cb, parse(written, cb), NOWHERE))


def test_conditions_without_results_are_named(cb):
    found = obstacles(cb, parse("clan:ventrue type:master cap>=2", cb), NOWHERE)
    assert {str(each.condition): each.cards for each in found} == {
        "type:Master": len(search(cb, "clan:ventrue cap>=2")),
        "cap>=2": len(search(cb, "clan:ventrue type:master")),
    }
    assert obstacles(cb, parse("cap>11 sort:cap", cb), NOWHERE) == ()


def test_a_query_of_very_many_words_is_answered_quickly(cb):
    ways = ways_out(cb, parse("zzq " * 150, cb), NOWHERE)
    assert all(isinstance(way, NearName | Obstacle) for way in ways)
