"""Ruxandra and Hel-Blá."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.effects.crypt.ruxandra import THROW_AWAY
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_ruxandra__only_ventrue_have_less_intercept_against_her(play):
    card, other = play.ready("Ada", "Ruxandra"), play.vampire("Ada")
    ventrue, caitiff = play.vampire("Ben", clan="Ventrue"), play.vampire("Ben")
    play.bleeds(card)
    assert [play.intercept(one) for one in (ventrue, caitiff)] == [-1, 0]
    play.finish()
    play.bleeds(other)
    assert play.intercept(ventrue) == 0


def test_ruxandra__all_cards_are_discarded_before_any_is_replaced_once(play):
    """Ruling."""
    card = play.ready("Ada", "Ruxandra")
    held = play.hand("Ada", *["Dodge"] * 3, *["Fame"] * 4)
    play.library("Ada", *["Anarch Revolt"] * 9)
    play.turn("Ada", Phase.DISCARD).uses("Ruxandra")
    for one in (held[0], held[3]):
        assert "Anarch Revolt" not in {play.table.cards[o.target].name for o in play.options[:-1]}
        play.choose(THROW_AWAY, target=one)
    play.choose(PASS)
    assert [play.zone(one) for one in held].count(Zone.ASH_HEAP) == 2
    assert len(play.seat("Ada").hand) == 7
    assert play[card].locked
    assert not play.can("Ruxandra")


def test_ruxandra__not_while_she_is_locked(play):
    play.lock(play.ready("Ada", "Ruxandra"))
    play.hand("Ada", "Dodge")
    play.turn("Ada", Phase.DISCARD)
    assert not play.can("Ruxandra")


def ashes(play, *names):
    """Cards in Ada's ash heap."""
    return [play.card("Ada", name, Zone.ASH_HEAP) for name in names]


def test_hel_bla__brings_back_only_allies_of_hecata_and_oblivion(play):
    card, _ = play.ready("Ada", "Hel-Blá", 4), play.vampire("Ben")
    hecata, other = ashes(play, "Screamer", PLAIN_ALLY)
    play.acts("Ada")
    assert {one.target for one in play.ways("Hel-Blá")} == {hecata}
    play.uses("Hel-Blá", target=hecata)
    assert play.stealth == 1
    play.finish()
    ally = play[hecata]
    assert (ally.controller, ally.locked, ally.ready) == (0, True, True)
    assert ally.blood == play.cards["Screamer"].life
    assert play[card].blood == 4 - 1
    assert play.zone(other) is Zone.ASH_HEAP


def test_hel_bla__not_from_the_ash_heap_of_another(play):
    play.ready("Ada", "Hel-Blá", 4)
    play.card("Ben", "Screamer", Zone.ASH_HEAP)
    play.acts("Ada")
    assert not play.can("Hel-Blá")
