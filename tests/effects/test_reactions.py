"""Reactions: intercept, wakes, new targets, smaller bleeds."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.engine.actions.block import BLOCK

BARON = {"sect": Sect.ANARCH, "title": Title.BARON, "city": "Chicago"}
ANARCH = {"sect": Sect.ANARCH}
PRINCE = {"title": Title.PRINCE, "city": "Chicago"}


@pytest.fixture
def play(cb):
    play = CardPlay(cb)
    play.acting = play.vampire("Ada", "OBF")
    return play


def reacting(play, disciplines, *cards, seat="Ben", **facts):
    """A vampire of Ben's with these cards in hand."""
    minion = play.vampire(seat, disciplines, **facts)
    play.hand(seat, *cards)
    return minion


def stealthy(play, ben):
    """Ada's vampire bleeds with 1 stealth more than Ben's blocker has."""
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(play.acting).blocks(ben).plays("Lost in Crowds", "obf")
    return play


# New targets


def test_deflection__at_basic_the_vampire_locks(play):
    ben = reacting(play, "dom", "Deflection")
    play.vampire("Cleo")
    play.bleeds(play.acting).passes("Ben").plays("Deflection", "dom", seat="Cleo")
    assert play[ben].locked
    assert (play.asked, play[ben].blood) == ("Cleo", 4)
    play.passes("Cleo")
    assert (play.pool_of("Ben"), play.pool_of("Cleo")) == (30, 29)


def test_deflection__at_superior_the_vampire_does_not_lock(play):
    ben = reacting(play, "DOM", "Deflection")
    play.vampire("Dora")
    play.bleeds(play.acting).passes("Ben").plays("Deflection", "DOM", seat="Dora")
    assert not play[ben].locked
    play.passes("Dora")
    assert play.pool_of("Dora") == 29


def test_deflection__never_to_the_acting_methuselah(play):
    reacting(play, "DOM", "Deflection")
    play.bleeds(play.acting).passes("Ben")
    assert {mode.seat for mode in play.ways("Deflection", "DOM")} == {2, 3}


def test_deflection__not_before_blocks_are_declined_or_by_a_bystander(play):
    reacting(play, "DOM", "Deflection")
    reacting(play, "DOM", "Deflection", seat="Cleo")
    play.bleeds(play.acting)
    assert not play.can("Deflection")
    play.passes("Ben")
    assert play.asked == "Ben"
    play.passes("Ben")
    assert play.pool_of("Ben") == 29


def test_deflection__the_new_target_is_asked_for_blocks_first(play):
    reacting(play, "DOM", "Deflection")
    cleo = reacting(play, "DOM", "Deflection", seat="Cleo")
    play.bleeds(play.acting).passes("Ben").plays("Deflection", "DOM", seat="Cleo")
    assert play.offered(BLOCK, minion=cleo)
    assert not play.can("Deflection")
    play.passes("Cleo").plays("Deflection", "DOM", seat="Ben")
    assert play.asked == "Ben"
    assert play.offered(BLOCK)


def test_redirection__basic_against_younger_vampires_only(play):
    reacting(play, "dom", "Redirection", capacity=5)
    play.bleeds(play.acting).passes("Ben")
    assert play.pool_of("Ben") == 29, "it is as old, so nothing could be played"


def test_redirection__superior_against_any_vampire(play):
    ben = reacting(play, "DOM", "Redirection", capacity=4)
    play.vampire("Cleo")
    play.bleeds(play.acting).passes("Ben").plays("Redirection", "DOM", seat="Cleo")
    assert play[ben].locked
    assert play.action.seats == (2,)


def test_telepathic_misdirection__intercept(play):
    ben = reacting(play, "aus", "Telepathic Misdirection")
    stealthy(play, ben).plays("Telepathic Misdirection", "aus")
    assert play.intercept(ben) == 1


def test_telepathic_misdirection__redirects_the_bleed(play):
    ben = reacting(play, "AUS", "Telepathic Misdirection")
    play.vampire("Dora")
    play.bleeds(play.acting).passes("Ben")
    play.plays("Telepathic Misdirection", "AUS", seat="Dora")
    assert play[ben].locked
    assert play.action.seats == (3,)


def test_telepathic_misdirection__not_with_a_locked_vampire(play):
    reacting(play, "AUS", "Telepathic Misdirection", locked=True)
    play.bleeds(play.acting)
    assert play.pool_of("Ben") == 29


def test_bait_and_switch__of_a_baron(play):
    ben = reacting(play, "", "Bait and Switch", **BARON)
    play.vampire("Cleo")
    play.bleeds(play.acting).passes("Ben").plays("Bait and Switch", seat="Cleo")
    assert play[ben].locked
    assert play.action.seats == (2,)


def test_bait_and_switch__not_of_a_prince(play):
    reacting(play, "", "Bait and Switch", **PRINCE)
    play.bleeds(play.acting).passes("Ben")
    assert play.pool_of("Ben") == 29


def test_my_enemys_enemy__sends_the_bleed_to_the_predators_predator(play):
    ben = reacting(play, "AUS", "My Enemy's Enemy")
    play.vampire("Dora")
    play.bleeds(play.acting).passes("Ben")
    assert [mode.seat for mode in play.ways("My Enemy's Enemy")] == [3]
    play.plays("My Enemy's Enemy", "AUS")
    assert play[ben].locked
    assert play.action.seats == (3,)


def test_my_enemys_enemy__not_with_two_methuselahs(cb):
    play = CardPlay(cb, "Ada", "Ben")
    play.acting = play.vampire("Ada")
    reacting(play, "AUS", "My Enemy's Enemy")
    play.bleeds(play.acting).passes("Ben")
    assert play.pool_of("Ben") == 29


def test_my_enemys_enemy__not_of_a_bleed_by_someone_else(play):
    reacting(play, "AUS", "My Enemy's Enemy")
    cleo = play.vampire("Cleo", "DEM")
    play.hand("Cleo", "Kindred Spirits")
    play.acts("Cleo").plays("Kindred Spirits", "DEM", seat="Ben", minion=cleo).passes("Ben")
    assert play.pool_of("Ben") == 28


# Wakes and unlocks


def test_on_the_qui_vive__a_locked_vampire_can_block(play):
    ben = reacting(play, "", "On the Qui Vive", locked=True)
    play.bleeds(play.acting).plays("On the Qui Vive", minion=ben)
    assert play[ben].awake
    play.choose(BLOCK, minion=ben)
    play.finish()
    assert play.pool_of("Ben") == 30


def test_on_the_qui_vive__once_between_unlock_phases(play):
    ben = reacting(play, "", "On the Qui Vive", "On the Qui Vive", locked=True)
    other = play.vampire("Ada")
    play.bleeds(play.acting).plays("On the Qui Vive", minion=ben).passes("Ben")
    play.bleeds(other)
    assert not play.can("On the Qui Vive")


def test_on_the_qui_vive__an_ally_pays_with_its_next_unlocking(play):
    ally = play.ready("Ben", PLAIN_ALLY, locked=True)
    play.hand("Ben", "On the Qui Vive")
    play.bleeds(play.acting).plays("On the Qui Vive", minion=ally).passes("Ben")
    assert play.table.active == 1, "it is Ben's turn, and his ally has not unlocked in it"
    assert play[ally].locked
    play.acts("Ben", "unlock phase")
    assert not play[ally].locked


def test_on_the_qui_vive__not_by_an_unlocked_minion(play):
    reacting(play, "", "On the Qui Vive")
    play.bleeds(play.acting)
    assert not play.can("On the Qui Vive")


def test_wake_with_evenings_freshness__wakes_but_is_not_replaced(play):
    ben = reacting(play, "", "Wake with Evening's Freshness", locked=True)
    play.hand("Ben", *["Blood Doll"] * 6)
    play.library("Ben", "Vessel")
    play.bleeds(play.acting).plays("Wake with Evening's Freshness")
    assert play[ben].awake
    assert len(play.seat("Ben").hand) == 6
    play.acts("Ben", "unlock phase")
    assert len(play.seat("Ben").hand) == 7


def test_wake_with_evenings_freshness__not_by_an_ally(play):
    play.ready("Ben", PLAIN_ALLY, locked=True)
    play.hand("Ben", "Wake with Evening's Freshness")
    play.bleeds(play.acting)
    assert play.pool_of("Ben") == 29


def test_forced_awakening__burns_1_blood_without_a_block(play):
    ben = reacting(play, "", "Forced Awakening", locked=True)
    play.bleeds(play.acting).plays("Forced Awakening").passes("Ben")
    assert play[ben].blood == 4


def test_forced_awakening__burns_none_with_one(play):
    ben = reacting(play, "", "Forced Awakening", locked=True)
    play.bleeds(play.acting).plays("Forced Awakening").blocks(ben)
    play.finish()
    assert play[ben].blood == 5


def test_forced_awakening__not_unlocked(play):
    reacting(play, "", "Forced Awakening")
    play.bleeds(play.acting)
    assert not play.can("Forced Awakening")


def test_eyes_of_argus__intercept_against_directed_actions_at_the_player(play):
    ben = reacting(play, "aus", "Eyes of Argus")
    stealthy(play, ben).plays("Eyes of Argus", "aus")
    assert play.intercept(ben) == 2


def test_eyes_of_argus__wakes_at_superior(play):
    ben = reacting(play, "AUS", "Eyes of Argus", locked=True)
    play.bleeds(play.acting).plays("Eyes of Argus", "AUS")
    assert play[ben].awake


def test_eyes_of_argus__not_against_a_hunt(play):
    ben = reacting(play, "aus", "Eyes of Argus")
    play.hunts(play.acting).blocks(ben)
    assert not play.can("Eyes of Argus")


def test_second_tradition_domain__intercept(play):
    ben = reacting(play, "", "Second Tradition: Domain", **PRINCE)
    stealthy(play, ben).plays("Second Tradition: Domain")
    assert play.intercept(ben) == 2


def test_second_tradition_domain__unlocks_and_blocks_for_1_blood(play):
    ben = reacting(play, "", "Second Tradition: Domain", locked=True, **PRINCE)
    play.bleeds(play.acting).plays("Second Tradition: Domain")
    assert play[ben].blood == 4
    assert play.intercept(ben) == 2
    assert "attempts to block" in "".join(play.log_sentences())
    play.finish()
    assert play.pool_of("Ben") == 30
    assert play[ben].locked or play.action is None


def test_second_tradition_domain__not_without_blood_or_title(play):
    reacting(play, "", "Second Tradition: Domain", locked=True, blood=0, **PRINCE)
    reacting(play, "", "Second Tradition: Domain", locked=True)
    play.bleeds(play.acting)
    assert play.pool_of("Ben") == 29


def test_organized_resistance__an_anarch_gets_intercept(play):
    reacting(play, "", "Organized Resistance", locked=True, **BARON)
    ben = play.vampire("Ben", **ANARCH)
    stealthy(play, ben).plays("Organized Resistance", words="", target=ben)
    assert play.intercept(ben) == 1


def test_organized_resistance__unlocks_another_anarch_to_block(play):
    baron = reacting(play, "", "Organized Resistance", **BARON)
    ben = play.vampire("Ben", locked=True, **ANARCH)
    play.bleeds(play.acting).plays("Organized Resistance", target=ben)
    assert (play.intercept(ben), play.intercept(baron)) == (1, 0)
    play.finish()
    assert play.pool_of("Ben") == 30


def test_organized_resistance__not_after_declining_to_block(play):
    reacting(play, "", "Organized Resistance", **BARON)
    play.vampire("Ben", locked=True, **ANARCH)
    play.bleeds(play.acting).passes("Ben")
    assert play.pool_of("Ben") == 29


def test_organized_resistance__not_for_an_action_at_someone_else(play):
    reacting(play, "", "Organized Resistance", seat="Cleo", **BARON)
    play.vampire("Cleo", locked=True, **ANARCH)
    play.bleeds(play.acting)
    assert play.pool_of("Ben") == 29


def test_eyes_of_the_wild__unlocks_blocks_and_buys_intercept(play):
    ben = reacting(play, "", "Eyes of the Wild", locked=True, clan="Gangrel")
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(play.acting).plays("Eyes of the Wild").plays("Lost in Crowds", "obf")
    play.plays("Eyes of the Wild", words="burns 1 blood")
    assert (play.intercept(ben), play[ben].blood) == (1, 4)


def test_eyes_of_the_wild__locks_if_it_has_not_blocked(play):
    ben = reacting(play, "", "Eyes of the Wild", locked=True, clan="Gangrel")
    play.vampire("Ada")
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(play.acting).plays("Eyes of the Wild").plays("Lost in Crowds", "OBF")
    play.finish()
    assert play.pool_of("Ben") == 29
    assert play[ben].locked


def test_eyes_of_the_wild__not_by_another_clan(play):
    reacting(play, "", "Eyes of the Wild", locked=True, clan="Brujah")
    play.bleeds(play.acting)
    assert play.pool_of("Ben") == 29


def test_sense_the_savage_way__unlocks_and_blocks(play):
    ben = reacting(play, "ANI", "Sense the Savage Way", locked=True, capacity=7)
    play.bleeds(play.acting).plays("Sense the Savage Way", "ANI").finish()
    assert play.pool_of("Ben") == 30
    assert play[ben].controller == 1


def test_sense_the_savage_way__not_by_a_young_vampire(play):
    reacting(play, "ANI", "Sense the Savage Way", locked=True, capacity=6)
    play.bleeds(play.acting)
    assert play.pool_of("Ben") == 29


def test_cats_guidance__unlocks_after_a_block(play):
    ben = reacting(play, "ani", "Cats' Guidance")
    play.bleeds(play.acting).blocks(ben).until("Ben", "Cats' Guidance")
    play.plays("Cats' Guidance", "ani")
    assert not play[ben].locked


def test_cats_guidance__not_if_another_has_blocked(play):
    reacting(play, "ani", "Cats' Guidance", locked=True)
    ben = play.vampire("Ben")
    play.vampire("Ada")
    play.bleeds(play.acting).blocks(ben).finish()
    assert play.asked == "Ada"
    assert "Cats' Guidance" not in "".join(play.log_sentences())


# Intercept


def test_enhanced_senses__two_at_superior(play):
    ben = reacting(play, "AUS", "Enhanced Senses")
    stealthy(play, ben).plays("Enhanced Senses", "AUS")
    assert play.intercept(ben) == 2


def test_enhanced_senses__not_before_it_is_needed_or_by_another(play):
    ben = reacting(play, "", "Enhanced Senses")
    play.vampire("Ben", "AUS")
    stealthy(play, ben)
    assert not play.can("Enhanced Senses")


def test_eagles_sight__any_vampire_can_block_with_it(play):
    cleo = reacting(play, "AUS", "Eagle's Sight", seat="Cleo")
    play.bleeds(play.acting).plays("Eagle's Sight", "AUS").finish()
    assert play.pool_of("Ben") == 30
    assert play[cleo].controller == 2


def test_eagles_sight__not_with_a_locked_vampire(play):
    reacting(play, "AUS", "Eagle's Sight", seat="Cleo", locked=True)
    play.bleeds(play.acting)
    assert play.pool_of("Ben") == 29


def test_protection_racket__more_against_a_titled_minion(play):
    play[play.acting].title = Title.PRIMOGEN
    ben = reacting(play, "", "Protection Racket", **ANARCH)
    stealthy(play, ben).plays("Protection Racket")
    assert play.intercept(ben) == 2


def test_protection_racket__one_against_others_and_for_anarchs_only(play):
    ben = reacting(play, "", "Protection Racket", **ANARCH)
    other = play.vampire("Ben")
    stealthy(play, ben)
    assert not play.can("Protection Racket", minion=other)
    play.plays("Protection Racket")
    assert play.intercept(ben) == 1


# Smaller bleeds


def test_deep_ecology__reduces_a_bleed(play):
    ben = reacting(play, "for", "Deep Ecology", **ANARCH)
    play[play.acting].disciplines = {"dom": 2}
    play.hand("Ada", "Conditioning")
    play.bleeds(play.acting).plays("Conditioning", "DOM").plays("Deep Ecology", "for")
    assert play.bleed == 2
    play.passes("Ben")
    assert play.pool_of("Ben") == 28
    assert play[ben].controller == 1


def test_deep_ecology__unlocks_for_1_blood(play):
    ben = reacting(play, "pro", "Deep Ecology", locked=True, **ANARCH)
    play.bleeds(play.acting).plays("Deep Ecology", "pro")
    assert (play[ben].locked, play[ben].blood) == (False, 4)


def test_deep_ecology__not_against_a_bleed_at_someone_else(play):
    reacting(play, "for", "Deep Ecology", seat="Cleo", **ANARCH)
    play.bleeds(play.acting)
    assert play.pool_of("Ben") == 29


def test_party_out_of_bounds__reduces_a_bleed_to_zero(play):
    reacting(play, "obf", "Party Out Of Bounds", **ANARCH)
    play.bleeds(play.acting).plays("Party Out Of Bounds", "obf").passes("Ben")
    assert play.pool_of("Ben") == 30
    assert play.table.edge == -1


def test_party_out_of_bounds__not_twice_by_one_minion(play):
    reacting(play, "obf pro", "Party Out Of Bounds", "Party Out Of Bounds", **ANARCH)
    play[play.acting].disciplines = {"dom": 2}
    play.hand("Ada", "Conditioning")
    play.bleeds(play.acting).plays("Conditioning", "DOM").plays("Party Out Of Bounds", "obf")
    assert not play.can("Party Out Of Bounds")


def test_visions_of_zapathasura__reduces_a_bleed_to_zero_by_locking(play):
    ben = reacting(play, "OBF PRE", "Visions of Zapathasura")
    play.vampire("Ada")
    play.bleeds(play.acting).plays("Visions of Zapathasura", "OBF+PRE")
    assert play[ben].locked
    assert play.pool_of("Ben") == 30


def test_visions_of_zapathasura__not_by_an_awake_but_locked_vampire(play):
    reacting(play, "OBF PRE", "On the Qui Vive", "Visions of Zapathasura", locked=True)
    play.bleeds(play.acting).plays("On the Qui Vive")
    assert play.can("Visions of Zapathasura", "obf+pre")
    assert not play.can("Visions of Zapathasura", "OBF+PRE")


def test_deep_ecology__intercept_against_an_action_directed_at_the_player(play):
    ada, ben = play.vampire("Ada", "chi"), play.vampire("Ben", "ani", sect=Sect.ANARCH)
    play.hand("Ada", "Fata Morgana")
    play.hand("Ben", "Deep Ecology")
    play.bleeds(ada).blocks(ben).plays("Fata Morgana", "chi").plays("Deep Ecology", "ani")
    assert play.intercept(ben) == 2


def test_deep_ecology__no_intercept_for_others(play):
    hunter, ben = play.vampire("Ada", blood=1), play.vampire("Ben", "ani", sect=Sect.ANARCH)
    play.hand("Ben", "Deep Ecology")
    play.hunts(hunter)
    play.blocks(ben)
    assert play.stealth == 1
    while play.action is not None:
        assert not play.can("Deep Ecology")
        play.passes()
