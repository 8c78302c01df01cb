"""Actions that gain allies, a title, a sect or a combat."""

import pytest
from card_play import PLAIN, PLAIN_ALLY, CardPlay
from card_steps import succeeds

from cardbase.terms import Sect
from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.status import torpor


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def unblocked(play):
    """Begin the combat without a block."""
    while play.decision.kind == "block":
        play.choose(PASS)
    return play


def test_skaald__an_older_gangrel_steals_it(play):
    ada = play.vampire("Ada", clan="Gangrel", capacity=5)
    card = play.on(ada, "Skaald", "Ada")
    old = play.vampire("Ben", clan="Gangrel", capacity=6)
    play.acts("Ben").plays("Skaald", minion=old)
    succeeds(play)
    assert card in play[old].attached
    assert play[card].controller == 1


def test_skaald__not_a_younger_or_another_vampire(play):
    ada = play.vampire("Ada", clan="Gangrel", capacity=5)
    play.on(ada, "Skaald", "Ada")
    play.vampire("Ben", clan="Gangrel", capacity=5)
    play.vampire("Ben", clan="Brujah", capacity=9)
    play.acts("Ben")
    assert not play.can("Skaald")


def test_restructure__an_ally_unlocks_for_pool_only(play):
    ally = play.ready("Ben", PLAIN_ALLY)
    play.on(ally, "Restructure", "Ben")
    play[ally].locked = True
    play.turn("Ben")
    assert play[ally].locked
    play.uses("Restructure")
    assert not play[ally].locked
    assert play.pool_of("Ben") == 29


def test_restructure__an_ally_changes_sides_at_superior(play):
    play.vampire("Ada", "DEM")
    ally = play.ready("Ben", PLAIN_ALLY)
    play.hand("Ada", "Restructure")
    play.acts("Ada").plays("Restructure", "DEM", target=ally)
    succeeds(play)
    assert play[ally].controller == 0


def test_mozambique_allure__a_welcome_clan_joins_and_unlocks(play):
    ada = play.vampire("Ada", clan="Ravnos", sect=Sect.INDEPENDENT)
    play.hand("Ada", "Mozambique Allure")
    play.acts("Ada").plays("Mozambique Allure", minion=ada)
    succeeds(play)
    assert play[ada].sect is Sect.LAIBON
    assert not play[ada].locked


def test_mozambique_allure__no_unlock_for_another_clan(play):
    ada = play.vampire("Ada", clan="Brujah", sect=Sect.INDEPENDENT)
    play.hand("Ada", "Mozambique Allure")
    play.acts("Ada").plays("Mozambique Allure", minion=ada)
    succeeds(play)
    assert play[ada].sect is Sect.LAIBON
    assert any("Laibon" in line for line in play.log_sentences())
    assert not any("unlocks (Mozambique" in line for line in play.log_sentences())


def test_mozambique_allure__a_laibon_draws_only_with_a_crypt(play):
    ada = play.vampire("Ada", clan="Osebo", sect=Sect.LAIBON)
    play.hand("Ada", "Mozambique Allure")
    play.acts("Ada")
    assert not play.can("Mozambique Allure", minion=ada)
    [top] = play.crypt("Ada", PLAIN)
    play.again()
    play.plays("Mozambique Allure", minion=ada)
    succeeds(play)
    assert play.zone(top) is Zone.UNCONTROLLED


def fought(play, card, ada, level=None, *, loser):
    """Ada's vampire enters combat with a card, and the loser goes to torpor."""
    ben = play.vampire("Ben", blood=3)
    play.hand("Ada", card)
    play.acts("Ada").plays(card, level, minion=ada, target=ben)
    unblocked(play)
    if loser:
        torpor.send(play.table, play[ben if loser == "Ben" else ada])
    while play.action is not None and play.decision.kind != "target":
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


def follower(play, cb):
    """Ada's vampire on the Path of Caine."""
    return play.ready("Ada", next(one.unique_name for one in cb.crypt if one.path == "Caine"))


def test_abuse_of_power__pool_if_only_one_is_ready(play, cb):
    fought(play, "Abuse of Power", follower(play, cb), loser="Ben")
    assert play.pool_of("Ben") == 29


def test_abuse_of_power__no_pool_if_both_are_ready(play, cb):
    ada = follower(play, cb)
    play[ada].blood = 3
    fought(play, "Abuse of Power", ada, loser="")
    assert play.pool_of("Ben") == 30


def test_hunting_the_beast__blood_for_a_salubri_after_a_victory(play, cb):
    name = next(one.unique_name for one in cb.crypt if getattr(one, "clan", "") == "Salubri")
    waiting = play.uncontrolled("Ada", name)
    ada = play.vampire("Ada", "AUS", clan="Salubri", blood=3)
    fought(play, "Hunting the Beast", ada, "AUS", loser="Ben")
    play.choose(CHOOSE_CARD, target=waiting)
    assert play.counters(waiting) == 2


def test_hunting_the_beast__no_blood_if_the_other_is_ready(play, cb):
    name = next(one.unique_name for one in cb.crypt if getattr(one, "clan", "") == "Salubri")
    waiting = play.uncontrolled("Ada", name)
    ada = play.vampire("Ada", "AUS", clan="Salubri", blood=3)
    fought(play, "Hunting the Beast", ada, "AUS", loser="")
    assert play.counters(waiting) == 0


TAUNT = "Taunt the Caged Beast"


def taunted(play, *, loser):
    """Ada makes vampires of Dora and Ben fight."""
    dora, ben = play.vampire("Dora", blood=1), play.vampire("Ben", blood=1)
    play.vampire("Ada", "ANI")
    play.hand("Ada", TAUNT)
    play.acts("Ada").plays(TAUNT, "ANI", target=dora)
    play.choose(CHOOSE_CARD, target=ben)
    unblocked(play)
    if loser:
        torpor.send(play.table, play[dora if loser == "Dora" else ben])
    return dora, ben


def test_taunt_the_caged_beast__the_prey_goes_first_and_the_ready_one_feeds(play):
    dora, ben = taunted(play, loser="Dora")
    play.finish()
    assert play[ben].blood == 5
    assert not play[dora].ready


def test_taunt_the_caged_beast__the_vampire_of_the_prey_acts_in_the_combat(play):
    _, ben = taunted(play, loser="")
    assert play.table.current(Combat).sides[0].minion == ben


def test_taunt_the_caged_beast__no_blood_if_both_are_ready(play):
    dora, ben = taunted(play, loser="")
    play.blood(dora, 3)
    play.blood(ben, 3)
    play.finish()
    assert max(play[dora].blood, play[ben].blood) <= 3


def test_taunt_the_caged_beast__not_without_a_vampire_of_the_prey(play):
    play.vampire("Dora")
    play.vampire("Ada", "ANI")
    play.hand("Ada", TAUNT)
    play.acts("Ada")
    assert not play.can(TAUNT, "ANI")


def test_taunt_the_caged_beast__not_with_one_other_methuselah(cb):
    play = CardPlay(cb, "Ada", "Ben")
    play.vampire("Ben")
    play.vampire("Ben")
    play.vampire("Ada", "ANI")
    play.hand("Ada", TAUNT)
    play.acts("Ada")
    assert not play.can(TAUNT, "ANI")
    assert play.can(TAUNT, "ani")
