"""Filters that depend on more than the card: the archive, the deck, the date."""

import datetime

import pytest

from cardbase.playability import can_play
from cardbase.search import Context, QueryError, search

# ----------------------------------------------------------------------------------------- context


def test_winning_decks_come_from_an_injected_count(cb):
    counts = {200001: 3, 100845: 40}
    context = Context(played=lambda: counts)
    assert [c.id for c in search(cb, "twd>=3", context)] == [200001, 100845]
    assert len(search(cb, "twd:0", context)) == len(cb) - 2


def test_winning_decks_come_from_the_archive_otherwise(cb):
    found = search(cb, "twd>=1000")
    assert found
    assert all(cb.archive.play(card.id).decks >= 1000 for card in found)


def test_copies_in_the_deck(cb):
    context = Context(deck={100845: 6, 200001: 2})
    assert [c.id for c in search(cb, "deck>=3", context)] == [100845]
    assert len(search(cb, "deck:0", context)) == len(cb) - 2
    with pytest.raises(QueryError, match="No deck is open"):
        search(cb, "deck:0")


def test_pools_of_formats_come_from_the_caller(cb):
    context = Context(pools={"v5": {200001, 100845}})
    assert {c.id for c in search(cb, "format:V5", context)} == {200001, 100845}
    with pytest.raises(QueryError, match="not known here"):
        search(cb, "format:v5")


def test_playable_by_the_crypt_of_the_deck(cb):
    theo = cb["Theo Bell (G2)"]
    context = Context(crypt=[theo])
    found = {card.id for card in search(cb, "playable:crypt", context)}
    assert cb["Immortal Grapple"].id in found
    assert cb["Lost in Crowds"].id not in found
    assert cb["Blood Doll"].id in found
    assert found <= {card.id for card in cb.library}
    assert {card.id for card in search(cb, 'playable:"Theo Bell (G2)"')} == found
    assert {card.id for card in search(cb, f"playable:{theo.id}")} == found
    with pytest.raises(QueryError, match="No crypt"):
        search(cb, "playable:crypt")


def test_playable_by_several_crypt_cards_means_playable_by_any(cb):
    one, two = cb["Theo Bell (G2)"], cb["Anson (G1)"]
    of_one = {c.id for c in search(cb, "playable:crypt", Context(crypt=[one]))}
    of_two = {c.id for c in search(cb, "playable:crypt", Context(crypt=[two]))}
    assert {
        c.id for c in search(cb, "playable:crypt", Context(crypt=[one, two]))
    } == of_one | of_two


@pytest.mark.parametrize("number", range(0, 1785, 160))
def test_playable_follows_the_rules_for_playing_cards(cb, number):
    minion = cb.crypt[number]
    expected = {card.id for card in cb.library if can_play(minion, card)}
    assert {c.id for c in search(cb, f"playable:{minion.id}")} == expected
    assert {c.id for c in search(cb, "playable:crypt", Context(crypt=[minion]))} == expected


def test_playable_with_disciplines(cb):
    found = {card.id for card in search(cb, "playable:dom+obf req:discipline")}
    assert cb["Govern the Unaligned"].id in found
    assert cb["Immortal Grapple"].id not in found
    for card in cb.library:
        asked = card.requirement
        if card.id in found and asked.combo:
            assert set(asked.disciplines) <= {"dom", "obf"}


def test_vampires_that_can_play_a_card(cb):
    found = search(cb, 'canplay:"Govern the Unaligned"')
    assert {c.id for c in found} == {c.id for c in cb.crypt if c.level("dom")}


def test_unknown_card_to_play_is_an_error_with_similar_names(cb):
    with pytest.raises(QueryError) as caught:
        search(cb, 'cap:5 canplay:"Govern the Unalined"')
    assert (caught.value.start, caught.value.end) == (14, 35)
    assert caught.value.suggestions[0] == '"Govern the Unaligned"'


def test_today_comes_from_the_caller(cb):
    before = Context(today=datetime.date(1994, 1, 1))
    later = Context(today=datetime.date(2024, 1, 1))
    assert search(cb, "legalon:today", before) == []
    assert search(cb, "legalon:today", later) == search(cb, "legalon:2024-01-01")


def test_publisher_of_any_printing(cb):
    companies = {s.code: s.company for s in cb.sets.values()}
    expected = {c.id for c in cb if any("wizards" in companies[p.set].lower() for p in c.printings)}
    assert {c.id for c in search(cb, "publisher:wizards")} == expected
