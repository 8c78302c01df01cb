"""The legality of every card."""

import datetime

import pytest

from vtes_deck.app.allowed_cards import Bar, bar_of, barred, card_pools
from vtes_deck.legality.format import UnknownFormatError, all_formats
from vtes_deck.legality.formats.v5 import pool

TODAY = datetime.date(2026, 9, 1)


def test_banned_cards_of_the_day(cb):
    banned = {card.id for card in cb if card.banned_from and card.banned_from <= TODAY}

    found = barred(cb, "standard", TODAY)

    assert len(banned) == 20
    assert {i for i, bar in found.items() if bar is Bar.BANNED} == banned


def test_a_card_is_not_legal_before_its_release(cb):
    card = cb["Govern the Unaligned"]
    day_before = card.legal_from - datetime.timedelta(days=1)

    assert bar_of(card, "standard", day_before) is Bar.NOT_YET
    assert bar_of(card, "standard", card.legal_from) is None


def test_a_ban_precedes_a_card_pool(cb):
    card = cb["Madness of the Bard"]

    assert card.banned_from is not None
    assert bar_of(card, "v5", TODAY) is Bar.BANNED
    assert bar_of(card, "v5", card.banned_from - datetime.timedelta(days=1)) is Bar.OUTSIDE


@pytest.mark.parametrize("name", [one.name for one in all_formats()])
def test_one_card_and_all_cards_get_the_same_verdicts(cb, name):
    found = barred(cb, name, TODAY)

    for card in list(cb)[::173]:
        assert bar_of(card, name, TODAY) is found.get(card.id)


def test_card_pools_come_from_the_formats(cb):
    pools = card_pools(cb, TODAY)

    assert set(pools) == {"v5"}
    expected = {
        card.id for card in cb if (since := pool().since(card)) is not None and since <= TODAY
    }
    assert pools["v5"] == expected


def test_unknown_format(cb):
    with pytest.raises(UnknownFormatError):
        barred(cb, "chess", TODAY)
