"""The minions that can play each card, in a deck of a few cards with known facts."""

import pytest

from cardbase.playability import can_play
from vtes_deck.app.playability import PlayLevel, level_of, support, what_plays, who_plays
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.deck.winning_decks import from_archive


@pytest.fixture
def deck(cb):
    return Deck(
        crypt=(
            Slot(cb["Arika"], 2),
            Slot(cb["Beckett"], 1),
            Slot(cb["Anson"], 3),
        ),
        library=(
            Slot(cb["Govern the Unaligned"], 8),
            Slot(cb["Earth Meld"], 4),
            Slot(cb["Blood Doll"], 3),
        ),
    )


@pytest.mark.parametrize(
    ("minion", "card", "level", "codes"),
    [
        ("Arika", "Govern the Unaligned", PlayLevel.SUPERIOR, ("DOM",)),
        ("Anson", "Govern the Unaligned", PlayLevel.INFERIOR, ("dom",)),
        ("Beckett", "Govern the Unaligned", PlayLevel.NOT, ()),
        ("Beckett", "Blood Doll", PlayLevel.PLAIN, ()),
        ("Theo Bell (G2)", "Immortal Grapple", PlayLevel.SUPERIOR, ("POT",)),
    ],
)
def test_level_of_a_card_for_a_vampire(cb, minion, card, level, codes):
    assert level_of(cb[minion], cb[card]) == (level, codes)


def test_levels_agree_with_playable_cards(cb):
    """Over every hundredth vampire and every fortieth library card."""
    for minion in cb.crypt[::100]:
        for card in cb.library[::40]:
            assert bool(level_of(minion, card)[0]) == can_play(minion, card)


def test_a_combination_is_superior_only_if_all_parts_are(cb):
    combos = [c for c in cb.library if c.requirement.combo and len(c.requirement.disciplines) == 2]
    mixed = [
        (minion, card)
        for card in combos
        for minion in cb.crypt
        if sorted(minion.level(code) for code in card.requirement.disciplines) == [1, 2]
        and can_play(minion, card)
    ]

    assert mixed
    assert all(level_of(minion, card)[0] is PlayLevel.INFERIOR for minion, card in mixed)


def test_the_best_players_of_a_card_come_first(cb, deck):
    found = who_plays(cb["Govern the Unaligned"], deck, cb.crypt)

    assert [(p.card.name, p.count, p.level) for p in found.able] == [
        ("Arika", 2, PlayLevel.SUPERIOR),
        ("Anson", 3, PlayLevel.INFERIOR),
    ]
    assert [(card.name, count) for card, count in found.unable] == [("Beckett", 1)]
    assert found.everywhere == sum(can_play(each, cb["Govern the Unaligned"]) for each in cb.crypt)


def test_playable_cards_leave_out_cards_for_everyone(cb, deck):
    found = what_plays(cb["Beckett"], deck)

    assert (found.able, found.total, found.free) == (4, 12, 3)
    assert [(card.name, count) for card, count in found.unable] == [("Govern the Unaligned", 8)]


def test_an_empty_deck_supports_no_card(cb):
    assert who_plays(cb["Blood Doll"], Deck(), cb.crypt).everywhere == len(cb.crypt)
    assert what_plays(cb.crypt[0], Deck()).total == 0


def test_the_support_of_each_card_is_counted(cb):
    (found,) = [one for one in cb.archive if one.name == "Make Ashurs Great Again"]
    deck = from_archive(found, cb.get)
    rows = {row.card.name: row for row in support(deck)}
    deflection = rows["Deflection"]
    assert (deflection.able, deflection.of) == (7, 12)
    assert 0 < deflection.superior <= deflection.able
    assert "Ashur Tablets" not in rows
    able = [row.able for row in support(deck)]
    assert able == sorted(able)


def test_a_card_that_requires_a_clan_has_no_superior_level(cb):
    found = next(one for one in cb.archive if one.event.name == "EC 2026 - Day 1")
    deck = from_archive(found, cb.get)
    rows = {row.card.name: row for row in support(deck)}
    # Elysian Fields requires a Lasombra; the twelve crypt cards are Lasombra.
    fields = rows["Elysian Fields"]
    assert (fields.able, fields.superior, fields.best, fields.of) == (12, None, 12, 12)
    # Alvaro, The Scion of Angelica has only inferior Dominate.
    assert rows["Govern the Unaligned"].superior == 11


def test_a_deck_without_a_crypt_supports_no_card(cb):
    deck = edits.set_count(Deck(), cb["Deflection"], 2)
    (row,) = support(deck)
    assert (row.copies, row.able, row.of) == (2, 0, 0)
