"""Vampires in whose combats strike cards cost more."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.cards.cost_changes import price
from vtes_deck.engine.combat.strikes import HANDS, StrikeStep
from vtes_deck.engine.state.table import Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def fight(play, name, card, levels="cel", *, blood=3, **facts):
    """Dora's vampire, who has the card, bleeds Ada, whose vampire of this name blocks.

    Return both minions.
    """
    ada, dora = play.ready("Ada", name), play.vampire("Dora", levels, blood=blood, **facts)
    play.hand("Dora", card)
    play.bleeds(dora, "Ada").blocks(ada)
    return ada, dora


@pytest.mark.parametrize("name", ["Djeneba", "Algirdas, The Solar Prophet"])
def test_a_strike_card_costs_the_opposing_vampire_1_blood(play, name):
    _, dora = fight(play, name, "Sideslip")
    play.until("Dora", "Sideslip").plays("Sideslip", "cel")
    assert play[dora].blood == 3 - 1


# Djeneba


def test_djeneba__not_without_the_blood(play):
    djeneba, dora = play.ready("Ada", "Djeneba"), play.vampire("Dora", "cel", blood=1)
    play.hand("Dora", "Sideslip")
    play.bleeds(dora, "Ada")
    play[dora].blood = 0
    play.blocks(djeneba)
    assert play.offered(HANDS)
    assert not play.can("Sideslip")


def test_djeneba__only_strikes_of_her_opponents(play):
    djeneba, dora = fight(play, "Djeneba", "Flash")
    play.hand("Ada", "Sideslip")
    play[djeneba].disciplines = {"cel": 2}
    before = play[djeneba].blood
    play.until("Dora", "Flash").plays("Flash")
    play.until("Ada", "Sideslip").plays("Sideslip", "cel")
    assert play[dora].blood == 3
    assert play[djeneba].blood == before


def test_djeneba__a_card_that_maneuvers_is_paid_as_it_is_played(play):
    """Ruling: Aid from Bats grants a strike."""
    _, dora = fight(play, "Djeneba", "Aid from Bats", "ani")
    play.until("Dora", "Aid from Bats").plays("Aid from Bats", "ani")
    assert play[dora].blood == 3 - 1
    assert play.table.current(StrikeStep) is None


def test_djeneba__an_ally_that_pays_its_last_life_is_burned_before_its_strike(play):
    djeneba, ally = play.ready("Ada", "Djeneba", 5), play.ready("Dora", PLAIN_ALLY, 1)
    play[ally].disciplines = {"ani": 1}
    play.hand("Dora", "Aid from Bats")
    play.bleeds(ally, "Ada").blocks(djeneba)
    play.until("Dora", "Aid from Bats").plays("Aid from Bats", "ani")
    play.finish()
    assert play.zone(ally) is Zone.ASH_HEAP
    assert play[djeneba].blood == 5


def test_djeneba__only_in_combat_with_her(play):
    play.ready("Ada", "Djeneba")
    cleo, ben = play.vampire("Cleo"), play.vampire("Ben", "cel", blood=3)
    play.hand("Ben", "Sideslip")
    play.bleeds(ben).blocks(cleo)
    play.until("Ben", "Sideslip").plays("Sideslip", "cel")
    assert play[ben].blood == 3


# Algirdas


@pytest.mark.parametrize(("capacity", "blood"), [(6, 2), (7, 3)])
def test_algirdas_the_solar_prophet__only_younger_vampires_pay_more(play, capacity, blood):
    _, dora = fight(play, "Algirdas, The Solar Prophet", "Sideslip", capacity=capacity)
    play.until("Dora", "Sideslip").plays("Sideslip", "cel")
    assert play[dora].blood == blood


# Magdelena Schaefer and Antoinette DuChamp


@pytest.mark.parametrize(
    ("name", "card", "more"),
    [
        ("Magdelena Schaefer", "Theft of Vitae", 1),
        ("Magdelena Schaefer", "Sideslip", 0),
        ("Antoinette DuChamp", "Sideslip", 1),
        ("Antoinette DuChamp", "Theft of Vitae", 0),
    ],
)
def test_only_strike_cards_of_one_discipline_cost_the_vampire_more(play, name, card, more):
    vampire = play.ready("Ada", name)
    play[vampire].disciplines = {"cel": 1, "tha": 1}
    play[vampire].capacity, play[vampire].blood = 9, 5
    number = play.hand("Ada", card)[0]
    printed = play.table.cards[number].blood_cost
    ben = play.vampire("Ben")
    play.bleeds(vampire).blocks(ben)
    play.until("Ada", card).plays(card)
    assert play[vampire].blood == 5 - printed - more


@pytest.mark.parametrize(
    ("name", "card"),
    [("Antoinette DuChamp", "Flash"), ("Magdelena Schaefer", "Movement of the Mind")],
)
def test_no_other_combat_card_costs_the_vampire_more(play, name, card):
    vampire, ben = play.ready("Ada", name), play.vampire("Ben")
    play[vampire].capacity, play[vampire].blood = 9, 5
    number = play.hand("Ada", card)[0]
    printed = play.table.cards[number].blood_cost
    play.bleeds(vampire).blocks(ben)
    play.until("Ada", card).plays(card)
    assert play[vampire].blood == 5 - printed


def test_antoinette_duchamp__an_action_card_of_celerity_costs_more(play):
    vampire = play.ready("Ada", "Antoinette DuChamp")
    number = play.hand("Ada", "Flurry of Action")[0]
    assert price(play.table, play[vampire], play.table.cards[number], "cel", 0, 0) == (0, 1)
