"""Open hands: viewers and duration; cards discarded from the hands of others."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.determinization import determinize, redeal
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

HELD = ("Deflection", "Telepathic Misdirection")


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def seen(play, viewer, holder):
    """The names of the cards that one Methuselah sees in the hand of another; ``None``: hidden."""
    look = play.game.observation(play.names.index(viewer))
    hand = look.seats[play.names.index(holder)].hand
    return None if hand is None else tuple(look.cards[card].name for card in hand)


def to_choice(play):
    while not play.offered(CHOOSE_CARD):
        play.choose(PASS)
    return play


# Open hands


def test_revelations__everyone_sees_the_hand_of_the_prey(play):
    play.in_play("Ada", "Revelations")
    play.hand("Ben", *HELD)
    play.hand("Cleo", *HELD)
    assert seen(play, "Ada", "Ben") == HELD
    assert seen(play, "Dora", "Ben") == HELD
    assert seen(play, "Ada", "Cleo") is None, "not the hands of others"


def test_revelations__no_open_hand_after_it_is_burned(play):
    card = play.in_play("Ada", "Revelations")
    play.hand("Ben", *HELD)
    ben = play.vampire("Ben")
    play.acts("Ben").plays("Revelations", minion=ben).finish()
    assert play.zone(card) is Zone.ASH_HEAP
    assert seen(play, "Ada", "Ben") is None


def test_revelations__an_open_hand_is_known_in_an_imagined_game(play):
    """GEN-15: the cards that the viewer does not see are dealt again."""
    play.in_play("Ada", "Revelations")
    play.hand("Ben", *HELD)
    play.hand("Cleo", *HELD)
    play.library("Ben", *["Blur"] * 12)
    play.library("Cleo", *["Blur"] * 12)
    play.vampire("Ada")
    play.acts("Ada")
    before = play.game.observation(0)
    assert determinize(play.game, 0, 5).observation(0) == before
    other = play.game.fork()
    redeal(other.table, 0, 99)
    real, imagined = play.table.seats, other.table.seats
    assert real[1].hand == imagined[1].hand
    assert real[2].hand != imagined[2].hand
    assert determinize(other, 0, 5).table.seats == determinize(play.game, 0, 5).table.seats


def test_revelations__discards_a_card_of_the_prey_and_the_new_one_stays_unseen(play):
    play.vampire("Ada", "aus")
    play.hand("Ada", "Revelations")
    first, _ = play.hand("Ben", *HELD)
    play.hand("Ben", *["Conditioning"] * 5)
    play.library("Ben", "Blur")
    play.acts("Ada").plays("Revelations", "aus", seat="Ben")
    to_choice(play).choose(CHOOSE_CARD, target=first)
    assert play.zone(first) is Zone.ASH_HEAP
    assert any("sees Deflection" in line for line in play.log_sentences("Ada"))
    assert not any("sees Blur" in line for line in play.log_sentences("Ada")), "by a ruling"
    assert not any("sees Deflection" in line for line in play.log_sentences("Cleo"))


def test_revelations__not_a_card_of_another_than_the_prey(play):
    play.vampire("Ada", "aus")
    play.hand("Ada", "Revelations")
    play.hand("Cleo", *HELD)
    play.acts("Ada")
    assert not play.can("Revelations", "aus", seat="Cleo")


def test_aura_reading__the_opponent_has_an_open_hand_for_the_combat(play):
    ada, ben = play.vampire("Ada", "aus"), play.vampire("Ben")
    play.hand("Ada", "Aura Reading")
    play.hand("Ben", *HELD)
    play.bleeds(ada).blocks(ben)
    play.until("Ada", "Aura Reading").plays("Aura Reading", "aus")
    assert seen(play, "Ada", "Ben") == HELD
    assert seen(play, "Cleo", "Ben") == HELD, "everyone sees an open hand"
    play.finish()
    assert seen(play, "Ada", "Ben") is None, "not after the combat"


def test_aura_reading__a_larger_hand_only_once_each_combat(play):
    ada, ben = play.vampire("Ada", "AUS"), play.vampire("Ben")
    play.hand("Ada", *["Aura Reading"] * 3)
    play.bleeds(ada).blocks(ben)
    play.until("Ada", "Aura Reading").plays("Aura Reading", "AUS")
    assert stats.hand_size(play.table, 0) == 9
    assert not play.can("Aura Reading", "AUS")
    assert play.until("Ada", "Aura Reading").can("Aura Reading", "aus")
    play.finish()
    assert stats.hand_size(play.table, 0) == 7


def test_aura_reading__not_after_range_is_determined(play):
    ada, ben = play.vampire("Ada", "AUS"), play.vampire("Ben")
    play.hand("Ada", "Aura Reading")
    play.bleeds(ada).blocks(ben)
    while not play.offered(HANDS):
        play.choose(PASS)
    assert not play.can("Aura Reading")


def test_pulse_of_the_canaille__only_the_player_sees_the_hands_until_the_turn_ends(play):
    ada, _ = play.vampire("Ada", "aus"), play.vampire("Ada")
    play.hand("Ada", "Pulse of the Canaille")
    play.hand("Ben", *HELD)
    play.hand("Cleo", *HELD)
    play.acts("Ada").plays("Pulse of the Canaille", "aus", minion=ada).finish()
    assert seen(play, "Ada", "Ben") == seen(play, "Ada", "Cleo") == HELD
    assert seen(play, "Dora", "Ben") is None
    while play.table.active == 0:
        play.choose(PASS)
    assert seen(play, "Ada", "Ben") is seen(play, "Ada", "Cleo") is None


def test_pulse_of_the_canaille__bleed_but_only_one_copy(play):
    ada, _ = play.vampire("Ada", "AUS"), play.vampire("Ben")
    play.on(ada, "Pulse of the Canaille")
    play.hand("Ada", "Pulse of the Canaille")
    play.acts("Ada")
    assert not play.can("Pulse of the Canaille", "AUS")
    play.bleeds(ada)
    assert play.bleed == 3


# Divine Sign


def signed(play, level):
    """Ada's vampire has the card against one of Ben's. Return both minions."""
    ada, ben = play.vampire("Ada", level), play.vampire("Ben")
    play.hand("Ada", "Divine Sign")
    play.acts("Ada").plays("Divine Sign", level, target=ben)
    assert play.action.seats == (1,)
    play.finish()
    return ada, ben


def test_divine_sign__intercept_against_the_chosen_minion_only(play):
    ada, ben = signed(play, "nec")
    other = play.vampire("Ben")
    assert not play[ada].locked, "it unlocks the acting minion"
    play.acts("Ben").hunts(ben)
    assert play.intercept(ada) == 2
    play.finish()
    play.acts("Ben").hunts(other)
    assert play.intercept(ada) == 0


def test_divine_sign__a_block_opens_the_hand_at_superior(play):
    ada, ben = signed(play, "NEC")
    play.hand("Ben", *HELD)
    play.acts("Ben").hunts(ben).blocks(ada)
    while not play.offered(HANDS):
        play.choose(PASS)
    assert seen(play, "Ada", "Ben") == HELD
    assert seen(play, "Cleo", "Ben") == HELD
    play.finish()
    assert seen(play, "Ada", "Ben") is None


@pytest.mark.parametrize("level", ["nec", "NEC"])
def test_divine_sign__no_open_hand_at_basic_or_when_the_chosen_minion_blocks(play, level):
    ada, ben = signed(play, level)
    play.hand("Ben", *HELD)
    if level == "nec":
        play.acts("Ben").hunts(ben).blocks(ada)
    else:
        play.acts("Ada").bleeds(ada).blocks(ben)
    while not play.offered(HANDS):
        play.choose(PASS)
    assert seen(play, "Ada", "Ben") is None


def test_divine_sign__only_the_chosen_minion_can_burn_it(play):
    ada, ben = signed(play, "nec")
    other = play.vampire("Ben")
    play.acts("Ben")
    assert not play.can("Divine Sign", minion=other)
    play.plays("Divine Sign", minion=ben)
    assert play.action.seats == (0,)
    play.finish()
    assert not play[ada].attached


# Shattering


def test_shattering__discards_a_card_of_any_other_methuselah(play):
    play.vampire("Ada", "chi", sect=Sect.ANARCH)
    play.hand("Ada", "Shattering")
    first, _ = play.hand("Cleo", *HELD)
    play.acts("Ada").plays("Shattering", "chi", seat="Cleo")
    assert play.stealth == 1
    to_choice(play).choose(CHOOSE_CARD, target=first)
    assert play.zone(first) is Zone.ASH_HEAP


def test_shattering__burns_an_event_of_another_but_not_as_a_directed_action(play):
    play.vampire("Ada", "dem", sect=Sect.ANARCH)
    play.vampire("Ben")
    event = play.in_play("Cleo", "Anthelios, The Red Star")
    place = play.in_play("Cleo", "The Rack")
    play.hand("Ada", "Shattering")
    play.acts("Ada")
    assert not play.can("Shattering", "dem", target=place)
    play.plays("Shattering", "dem", target=event)
    assert play.stealth == 2
    assert play.action.seats == ()
    play.finish()
    assert play.zone(event) is Zone.ASH_HEAP


def test_shattering__inflicts_damage_on_a_ready_minion_but_not_without_anarch(play):
    anarch = play.vampire("Ada", "pro", sect=Sect.ANARCH)
    other = play.vampire("Ada", "pro")
    ben = play.vampire("Ben", blood=4)
    play.hand("Ada", "Shattering")
    play.acts("Ada")
    assert not play.can("Shattering", minion=other)
    play.plays("Shattering", "pro", minion=anarch, target=ben).finish()
    assert play[ben].blood == 2
