"""Moving cards and counters, and playing cards from the hand."""

import pytest
from table_play import Play, counters_add_up, misplaced

from cardbase.terms import Bonus
from vtes_deck.engine.cards import requirements
from vtes_deck.engine.mechanics import bank, stats, zones
from vtes_deck.engine.state.table import Activity, Modifier, TimedRestriction, Until, Zone


@pytest.mark.rule("GEN-07", "GEN-10", "PLY-33", "GEN-03")
def test_cards_on_a_burned_card_are_burned(cb):
    play = Play(cb, "Ada", "Ben")
    vampire = play.ready("Ada", "Anson", 4)
    mine, his = play.on(vampire, ".44 Magnum"), play.on(vampire, "Leather Jacket", "Ben")
    zones.burn(play.table, vampire)
    assert play.seat("Ada").ash_heap == [mine, vampire]
    assert play.seat("Ben").ash_heap == [his]
    assert not play.table.in_play
    assert counters_add_up(play.table)
    assert not misplaced(play.table)


@pytest.mark.rule("GEN-09")
def test_cards_removed_from_the_game_stay_out(cb):
    play = Play(cb, "Ada", "Ben")
    card = play.hand("Ada", "Blood Doll")[0]
    zones.remove(play.table, card)
    with pytest.raises(ValueError, match="GEN-09"):
        zones.move(play.table, card, Zone.HAND)


@pytest.mark.rule("PLY-34")
def test_allies_and_retainers_enter_play_with_their_life(cb):
    play = Play(cb, "Ada", "Ben")
    ally = play.card("Ada", "Underbridge Stray")
    zones.enter_play(play.table, ally, 0)
    assert play[ally].life == cb["Underbridge Stray"].life
    vampire = play.ready("Ada", "Anson")
    retainer = play.on(vampire, "Raven Spy")
    assert play[retainer].blood == cb["Raven Spy"].life
    assert counters_add_up(play.table)


@pytest.mark.rule("GEN-20", "STR-09")
@pytest.mark.parametrize("has", [pytest.param(1, id="EX-V5-15"), 0, 2, 3])
def test_no_more_counters_move_than_exist(cb, has):
    play = Play(cb, "Ada", "Ben")
    victim, thief = play.ready("Ben", "Anson", has), play.ready("Ada", "Rake", 0)
    moved = bank.move_blood(play.table, play[victim], play[thief], 2)
    assert moved == min(has, 2)
    assert play[thief].blood == moved
    assert play[victim].blood == has - moved


@pytest.mark.rule("GEN-04")
def test_EX_V5_19_counters_are_named_after_their_place(cb):
    play = Play(cb, "Ada", "Ben")
    victim, ally = play.ready("Ben", "Anson", 3), play.ready("Ada", "Underbridge Stray", 1)
    bank.move_blood(play.table, play[victim], play[ally], 1)
    assert play[ally].life == 2
    bank.pool_to_blood(play.table, 1, play[victim], 1)
    assert (play.pool_of("Ben"), play[victim].blood) == (29, 3)


@pytest.mark.rule("GEN-12", "GEN-11")
def test_EX_V5_20_stolen_cards_stay_in_their_region(cb):
    play = Play(cb, "Ada", "Ben")
    vampire = play.torpor("Ben", "Anson", 2)
    gun = play.on(vampire, ".44 Magnum")
    master = play.on(vampire, "Blood Doll", "Ben")
    zones.give(play.table, vampire, 0)
    assert play[vampire].in_torpor
    assert [play[card].controller for card in (vampire, gun, master)] == [0, 0, 1]
    assert play.seat("Ada").in_play == [vampire, gun]


@pytest.mark.rule("PLY-05")
@pytest.mark.parametrize(
    ("minion", "card", "can"),
    [
        ("Belinde", "Govern the Unaligned", False),
        ("Alexa Draper", "Govern the Unaligned", True),
        ("Anson", "Blur", True),
        ("Underbridge Stray", "Blur", False),
        ("Gideon Fontaine", "Parity Shift", False),
    ],
)
def test_requirements(cb, minion, card, can):
    play = Play(cb, "Ada", "Ben")
    number = play.hand("Ada", card)[0]
    who = play[play.ready("Ada", minion)]
    assert (requirements.lacks(play.table, play.table.cards[number], who) is None) == can


@pytest.mark.rule("PLY-10")
def test_costs_must_be_available(cb):
    play = Play(cb, "Ada", "Ben")
    number = play.hand("Ada", "Govern the Unaligned")[0]
    vampire = play[play.ready("Ada", "Alexa Draper", 0)]
    card = play.table.cards[number]
    assert requirements.cannot_afford(play.table, card, 0, vampire) == "PLY-10"
    vampire.blood = 1
    assert requirements.cannot_afford(play.table, card, 0, vampire) is None


@pytest.mark.rule("STL-05")
def test_bonuses_are_added_and_expire(cb):
    play = Play(cb, "Ada", "Ben")
    vampire = play.ready("Ada", "Anson")
    source = play.in_play("Ada", "Blood Doll")
    table = play.table
    table.modify(Modifier(Bonus.INTERCEPT, -2, vampire, Until.ACTION))
    table.modify(Modifier(Bonus.INTERCEPT, 1, vampire, Until.SOURCE, source))
    assert stats.bonus_of(table, Bonus.INTERCEPT, play[vampire]) == -1
    table.end_effects(Until.ACTION)
    assert stats.bonus_of(table, Bonus.INTERCEPT, play[vampire]) == 1
    zones.burn(table, source)
    assert stats.bonus_of(table, Bonus.INTERCEPT, play[vampire]) == 0


@pytest.mark.rule("GEN-25")
def test_bans_of_one_seat_end_with_the_unlock_phase_of_that_seat(cb):
    play = Play(cb, "Ada", "Ben")
    vampire = play.ready("Ada", "Anson")
    table = play.table
    table.restrict(TimedRestriction(Activity.BLOCK, vampire, Until.UNLOCK, seat=1))
    play.turn("Ada")
    assert table.is_restricted(Activity.BLOCK, vampire)
    play.turn("Ben")
    assert not table.is_restricted(Activity.BLOCK, vampire)
