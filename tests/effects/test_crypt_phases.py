"""Vampires whose text applies in phases: entering play, master, influence, discard."""

import pytest
from card_play import PLAIN, CardPlay

from cardbase.terms import Sect, Title, Trait
from vtes_deck.effects.crypt.antonio_d_erlette import FETCH
from vtes_deck.effects.crypt.arika import KEEP, LOSE
from vtes_deck.effects.crypt.erlik import GIVE
from vtes_deck.effects.crypt.new_blood import JOIN
from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import contests
from vtes_deck.engine.status.torpor import leave, send
from vtes_deck.engine.status.traits import circle_of
from vtes_deck.engine.turn.discard import DISCARD_ACTION
from vtes_deck.engine.turn.influence import CONTROL
from vtes_deck.engine.turn.unlock import EDGE_POOL


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def influences(play, name, counters, owner="Ada"):
    """Play her influence phase, in which a vampire with enough blood becomes ready."""
    number = play.uncontrolled(owner, name, counters)
    play.turn(owner, Phase.INFLUENCE)
    play.choose(CONTROL, number)
    return number


def picks(play, words):
    """Choose one of several things by a word in its sentence."""
    found = [one for one in play.decision.options if words in option_sentence(play.table, one)]
    assert len(found) == 1, [option_sentence(play.table, one) for one in play.decision.options]
    play.game.apply(found[0])


def to_torpor(play, card):
    """Send a vampire to torpor by an effect."""
    send(play.table, play[card])
    if play.decision is None:
        play.run()


# Anarch Convert


def test_anarch_convert__makes_an_anarch_and_gains_pool(play):
    ada = play.vampire("Ada")
    influences(play, "Anarch Convert", 1)
    play.choose(CHOOSE_CARD, target=ada)
    assert play[ada].sect is Sect.ANARCH
    assert play.zone("Anarch Convert") is Zone.REMOVED
    picks(play, "pool")
    assert play.pool_of("Ada") == 31


def test_anarch_convert__or_takes_a_crypt_card(play):
    ada = play.vampire("Ada")
    top = play.crypt("Ada", "Indira")[0]
    influences(play, "Anarch Convert", 1)
    play.choose(CHOOSE_CARD, target=ada)
    picks(play, "crypt")
    assert play.zone(top) is Zone.UNCONTROLLED
    assert play.pool_of("Ada") == 30


def test_anarch_convert__not_a_titled_vampire_or_one_of_another(play):
    prince = play.vampire("Ada", title=Title.PRIMOGEN)
    ben = play.vampire("Ben")
    play.uncontrolled("Ada", PLAIN)
    convert = influences(play, "Anarch Convert", 1)
    assert play.decision.kind == "influence", "there is no one to convert"
    assert play[convert].ready
    assert play[prince].sect is play[ben].sect is Sect.CAMARILLA


def test_anarch_convert__stays_if_no_one_is_converted(play):
    ada = play.vampire("Ada")
    convert = influences(play, "Anarch Convert", 1)
    play.choose(PASS)
    assert play[convert].ready
    assert play[ada].sect is Sect.CAMARILLA


def test_anarch_convert__leaves_before_it_would_be_contested(play):
    play.vampire("Ada")
    other = play.ready("Ben", "Anarch Convert")
    influences(play, "Anarch Convert", 1)
    assert play.decision.kind == "target"
    play.choose(CHOOSE_CARD, target=play.decision.options[0].target)
    assert not play[other].contested


def test_anarch_convert__a_second_copy_only_enters_play_to_leave(play):
    play.ready("Ada", "Anarch Convert")
    second = play.uncontrolled("Ada", "Anarch Convert", 1)
    printed = play.table.cards[second]
    assert not contests.against_herself(play.table, 0, printed), "it can convert the first one"
    play[play.seat("Ada").in_play[0]].title = Title.PRIMOGEN
    assert contests.against_herself(play.table, 0, printed), "it could convert no one"


# Erlik


def test_erlik__gives_blood_to_harbingers(play):
    other = play.uncontrolled("Ada", "Egothha", 0)
    erlik = influences(play, "Erlik", 10)
    for _ in range(5):
        play.choose(GIVE, target=other)
    assert (play[erlik].blood, play.counters(other)) == (5, 5)
    assert play.decision.kind == "influence", "no more than five"


def test_erlik__not_to_other_clans(play):
    play.uncontrolled("Ada", PLAIN, 0)
    erlik = influences(play, "Erlik", 10)
    assert play.decision.kind == "influence"
    assert play[erlik].blood == 10


def test_erlik__a_larger_hand_in_torpor_too(play):
    play.ready("Ada", "Erlik")
    assert stats.hand_size(play.table, 0) == 8
    to_torpor(play, "Erlik")
    assert stats.hand_size(play.table, 0) == 8


# New Blood


def test_new_blood__joins_a_circle_and_takes_a_crypt_card(play):
    circle = next(c for c in play.cards.crypt if Trait.CIRCLE in c.traits)
    brother = play.ready("Ben", circle.unique_name)
    top = play.crypt("Ada", "Indira")[0]
    blood = influences(play, "New Blood", 2)
    play.choose(JOIN, target=brother)
    assert circle_of(play.table, play[blood]) == circle.circle
    assert play.zone(top) is Zone.UNCONTROLLED


def test_new_blood__not_in_another_phase(play):
    top = play.crypt("Ada", "Indira")[0]
    play.turn("Ada", Phase.MASTER)
    blood = play.ready("Ada", "New Blood")
    play.run()
    assert play.zone(top) is Zone.CRYPT
    assert circle_of(play.table, play[blood]) == f"card {blood}"


# André, Nana, Anson


def test_andre_the_manipulator__two_more_cards_while_ready(play):
    play.library("Ada", *["Vessel"] * 20)
    play.hand("Ada", *["Villein"] * 7)
    play.ready("Ada", "André the Manipulator")
    play.run()
    assert len(play.seat("Ada").hand) == 9


def test_andre_the_manipulator__not_in_torpor(play):
    play.library("Ada", *["Vessel"] * 20)
    play.hand("Ada", *["Villein"] * 7)
    andre = play.ready("Ada", "André the Manipulator")
    play.run()
    to_torpor(play, andre)
    assert (play.decision.kind, play.asked) == ("discard", "Ada")
    assert stats.hand_size(play.table, 0) == 7
    leave(play.table, play[andre])
    assert stats.hand_size(play.table, 0) == 9


# Cybele's master phase action; her bleed is in test_crypt_actions


# Ingrid Rossler


def test_ingrid_rossler__two_more_transfers(play):
    play.ready("Ada", "Ingrid Rossler")
    play.uncontrolled("Ada", PLAIN)
    play.turn("Ada", Phase.INFLUENCE)
    assert play.seat("Ada").transfers == 6


def test_ingrid_rossler__not_in_the_phase_in_which_she_enters_play(play):
    play.uncontrolled("Ada", PLAIN)
    influences(play, "Ingrid Rossler", 9)
    assert play.seat("Ada").transfers == 4


def test_ingrid_rossler__not_in_the_turns_of_others(play):
    play.ready("Ada", "Ingrid Rossler")
    play.uncontrolled("Ben", PLAIN)
    play.turn("Ben", Phase.INFLUENCE)
    assert (play.seat("Ben").transfers, play.seat("Ada").transfers) == (4, 0)


def test_ingrid_rossler__not_in_torpor(play):
    play.ready("Ada", "Ingrid Rossler")
    to_torpor(play, "Ingrid Rossler")
    play.uncontrolled("Ada", PLAIN)
    play.turn("Ada", Phase.INFLUENCE)
    assert play.seat("Ada").transfers == 4


# Sreelekha, Giotto Verducci


def test_sreelekha__two_discards(play):
    play.ready("Ada", "Sreelekha")
    play.hand("Ada", "Vessel", "Villein", "Blood Doll")
    play.turn("Ada", Phase.DISCARD)
    play.choose(DISCARD_ACTION, "Vessel").choose(DISCARD_ACTION, "Villein")
    assert not play.offered(DISCARD_ACTION, "Blood Doll")


def test_sreelekha__not_in_torpor(play):
    play.ready("Ada", "Sreelekha")
    to_torpor(play, "Sreelekha")
    play.hand("Ada", "Vessel", "Villein")
    play.turn("Ada", Phase.DISCARD)
    play.choose(DISCARD_ACTION, "Vessel")
    assert not play.offered(DISCARD_ACTION, "Villein")


def test_giotto_verducci__discards_in_the_phase_of_another(play):
    play.ready("Ada", "Giotto Verducci")
    play.hand("Ada", "Vessel", "Villein")
    top = play.library("Ada", *["Blood Doll"] * 9)[-1]
    play.turn("Ben", Phase.DISCARD)
    play.plays("Giotto Verducci", target="Vessel")
    assert play.zone("Vessel") is Zone.ASH_HEAP
    assert play.zone(top) is Zone.HAND
    assert not play.can("Giotto Verducci"), "one card"


def test_giotto_verducci__not_in_your_own_phase(play):
    play.ready("Ada", "Giotto Verducci")
    play.hand("Ada", "Vessel", "Villein")
    play.turn("Ada", Phase.DISCARD)
    play.choose(PASS)
    assert not (play.table.phase is Phase.DISCARD and play.table.active == 0)


# Nonu Dis


# Antonio d'Erlette


def antonio(play, **facts):
    number = play.ready("Ada", "Antonio d'Erlette", **facts)
    play.uncontrolled("Ada", PLAIN)
    return number


def test_antonio_derlette__fetches_a_mage_from_the_library(play):
    antonio(play)
    play.library("Ada", "Vessel", "Mehemet of the Ahl-i-Batin", "Villein")
    play.turn("Ada", Phase.INFLUENCE)
    play.plays("Antonio d'Erlette")
    assert not play.offered(FETCH, target="Villein")
    play.choose(FETCH, target="Mehemet of the Ahl-i-Batin")
    mage = play["Mehemet of the Ahl-i-Batin"]
    cost = play.cards["Mehemet of the Ahl-i-Batin"].pool_cost
    assert mage.life == play.cards["Mehemet of the Ahl-i-Batin"].life
    assert play.pool_of("Ada") == 30 - cost
    assert play.seat("Ada").transfers == 0


def test_antonio_derlette__or_from_the_hand(play):
    antonio(play)
    play.hand("Ada", "Mehemet of the Ahl-i-Batin")
    play.library("Ada", *["Vessel"] * 9)
    play.turn("Ada", Phase.INFLUENCE)
    play.plays("Antonio d'Erlette").choose(FETCH)
    assert play["Mehemet of the Ahl-i-Batin"].controller == 0
    assert len(play.seat("Ada").hand) == 7


def test_antonio_derlette__not_in_torpor_or_with_less_than_four_transfers(play):
    antonio(play)
    play.library("Ada", "Mehemet of the Ahl-i-Batin")
    play.turn("Ada", Phase.INFLUENCE)
    play.seat("Ada").transfers = 3
    play.again()
    assert not play.can("Antonio d'Erlette")
    play.seat("Ada").transfers = 4
    to_torpor(play, "Antonio d'Erlette")
    play.again()
    assert not play.can("Antonio d'Erlette")


def test_antonio_derlette__not_an_unaffordable_mage(play):
    antonio(play)
    play.pool("Ada", 1)
    play.library("Ada", "Mehemet of the Ahl-i-Batin", "Vessel")
    play.turn("Ada", Phase.INFLUENCE)
    play.plays("Antonio d'Erlette")
    assert not play.offered(FETCH)


# Tupdog


def test_tupdog__goes_after_the_minion_phase_and_brings_a_crypt_card(play):
    dog = play.ready("Ada", "Tupdog")
    top = play.crypt("Ada", "Indira")[0]
    play.turn("Ada", Phase.MINION)
    while play.table.phase is Phase.MINION:
        play.choose(PASS)
    assert play.zone(dog) is Zone.ASH_HEAP
    assert play.zone(top) is Zone.UNCONTROLLED


def test_tupdog__stays_in_the_turns_of_others(play):
    dog = play.ready("Ada", "Tupdog")
    play.vampire("Ben")
    play.turn("Ben", Phase.MINION)
    while play.decision and play.table.active == 1 and play.table.phase is Phase.MINION:
        play.choose(PASS)
    assert play.zone(dog) is Zone.IN_PLAY


# Arika


def test_arika__prey_pays_for_each_location_or_loses_it(play):
    play.ready("Ada", "Arika")
    play.in_play("Ben", "Monastery of Shadows")
    play.in_play("Ben", "Backways")
    play.in_play("Ben", "Dreams of the Sphinx")
    play.turn("Ben", Phase.UNLOCK)
    assert play.asked == "Ben"
    assert not play.offered(PASS), "the cost is mandatory"
    play.plays("Arika").choose(KEEP, target="Monastery of Shadows").choose(LOSE, target="Backways")
    assert play.pool_of("Ben") == 29
    assert play.zone("Backways") is Zone.ASH_HEAP
    assert play.zone("Dreams of the Sphinx") is Zone.IN_PLAY, "no location"
    assert not play.can("Arika"), "once"


@pytest.mark.parametrize("name", ["Cleo", "Dora", "Ada"])
def test_arika__no_one_else_has_to(play, name):
    play.ready("Ada", "Arika")
    play.in_play(name, "Monastery of Shadows")
    play.edge(name)
    play.turn(name, Phase.UNLOCK)
    assert play.offered(EDGE_POOL)
    assert not play.can("Arika")


def test_arika__not_other_methuselahs(play):
    play.ready("Ada", "Arika")
    play.in_play("Cleo", "Monastery of Shadows")
    play.in_play("Ben", "Backways")
    play.turn("Ben", Phase.UNLOCK)
    assert play.asked == "Ben"
    play.plays("Arika").choose(KEEP)
    assert (play.pool_of("Ben"), play.pool_of("Cleo")) == (29, 30)
    assert not (play.asked == "Cleo" and play.can("Arika"))


def test_arika__not_for_the_locations_of_others(play):
    play.ready("Ada", "Arika")
    play.in_play("Cleo", "Monastery of Shadows")
    play.edge("Ben")
    play.turn("Ben", Phase.UNLOCK)
    play.passes("Ben")
    assert not (play.table.active == 1 and play.asked == "Cleo")


def test_arika__not_from_torpor(play):
    play.ready("Ada", "Arika")
    to_torpor(play, "Arika")
    play.in_play("Ben", "Monastery of Shadows")
    play.edge("Ben")
    play.turn("Ben", Phase.UNLOCK)
    assert not play.can("Arika")


# Lord Tremere


def test_lord_tremere__unlocks_one_of_the_clan_in_the_minion_phase(play):
    play.ready("Ada", "Lord Tremere")
    ada = play.vampire("Ada", clan="Tremere", locked=True)
    play.acts("Ada").plays("Lord Tremere", target=ada)
    assert not play[ada].locked
    assert not play.can("Lord Tremere"), "once in a minion phase"


def test_lord_tremere__locks_one_that_attempts_to_block(play):
    play.ready("Ada", "Lord Tremere")
    ada = play.vampire("Ada")
    ben = play.vampire("Ben", clan="Tremere antitribu")
    play.bleeds(ada).blocks(ben)
    play.until("Ada", "Lord Tremere").plays("Lord Tremere", target=ben)
    play.finish()
    assert play.pool_of("Ben") == 29, "the block has failed"


def test_lord_tremere__only_in_the_minion_phase_of_his_controller(play):
    play.ready("Ada", "Lord Tremere")
    play.vampire("Ada", clan="Tremere", locked=True)
    play.vampire("Ben", clan="Tremere")
    dora = play.vampire("Dora")
    play.hand("Ada", "Blood Doll")
    play.turn("Ada", Phase.MASTER)
    assert not play.can("Lord Tremere")
    play.turn("Dora", Phase.MINION).bleeds(dora)
    while play.asked != "Ada":
        play.choose(PASS)
    assert play.decision.kind == "block"
    assert not play.can("Lord Tremere")


def test_lord_tremere__only_his_clan_but_not_himself_or_in_the_turn_of_another(play):
    lord = play.ready("Ada", "Lord Tremere")
    ada = play.vampire("Ada", locked=True)
    ben = play.vampire("Ben", clan="Tremere")
    play.acts("Ada")
    assert not play.can("Lord Tremere", target=ada)
    assert not play.can("Lord Tremere", target=lord)
    play.acts("Ben").bleeds(ben)
    assert not play.can("Lord Tremere")
