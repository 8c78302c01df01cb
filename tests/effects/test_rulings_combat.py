"""Rulings on cards used in combat, and details of their texts."""

import pytest
from card_fights import fight, to_kind, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.combat.strikes import AIM, HANDS
from vtes_deck.engine.state.damage_types import Damage
from vtes_deck.engine.state.decisions import PASS


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def nothing_but_passing(play, card):
    """Strike with hands or pass; check that the card can never be played or used."""
    while play.action is not None:
        assert not play.can(card)
        play.choose(HANDS if play.offered(HANDS) else PASS)


def test_taste_of_vitae__not_by_an_ally(play):
    ally, ben = play.ready("Ada", PLAIN_ALLY), play.vampire("Ben")
    play.hand("Ada", "Taste of Vitae")
    play.bleeds(ally).blocks(ben)
    nothing_but_passing(play, "Taste of Vitae")
    assert play[ben].blood == 4


def test_hunger_of_marduk__no_strike_in_the_round_of_a_grapple(play):
    fight(
        play,
        "tha",
        "Hunger of Marduk",
        theirs="pot",
        held=["Immortal Grapple"],
        clan="Banu Haqim",
    )
    play.plays("Hunger of Marduk", "tha")
    play.until("Ben", "Immortal Grapple").plays("Immortal Grapple", "pot")
    to_strikes(play)
    assert play.asked == "Ada"
    assert not play.can("Hunger of Marduk")


def test_memory_rift__no_end_of_combat_when_it_is_forbidden(play):
    """A strike that an earlier card allows can be forbidden like any other."""
    ada, ben = play.vampire("Ada", "DOM OBT"), play.vampire("Ben", "pot")
    play.on(ben, "Raven Spy")
    play.hand("Ada", "Shroud of Absence")
    play.hand("Ben", "Immortal Grapple")
    play.bleeds(ada).blocks(ben).plays("Shroud of Absence", "DOM+OBT")
    play.until("Ben", "Immortal Grapple").plays("Immortal Grapple", "pot")
    to_strikes(play)
    assert not play.can("Shroud of Absence")


def test_target_vitals__no_more_damage_for_a_retainer(play):
    _, ben = fight(play, "ani", "Aid from Bats", "Target Vitals")
    spy = play.on(ben, "Revenant")
    to_kind(play, "range", "Ada").plays("Aid from Bats", "ani")
    play.until("Ada", "Target Vitals").plays("Target Vitals").choose(AIM, target=spy)
    play.finish()
    assert play[spy].blood == 1


def test_canine_horde__not_at_superior_without_equipment(play):
    _, ben = fight(play, "ANI", "Canine Horde")
    play.on(ben, "Raven Spy")
    to_strikes(play)
    assert play.can("Canine Horde", "ani")
    assert not play.can("Canine Horde", "ANI")


@pytest.mark.parametrize("card", ["Flak Jacket", "Guardian Angel"])
def test_guardian_angel__no_prevention_outside_combat(play, card):
    ada = play.vampire("Ada")
    play.on(ada, card)
    play.table.push(DamageResolution((Damage(target=ada, n=1),)))
    play.run()
    assert play.decision is None
    assert play[ada].blood == 4


def test_the_coven__while_damage_is_handled(play):
    _, ben = fight(play, "")
    coven = play.in_play("Ben", "The Coven")
    to_strikes(play).choose(HANDS).choose(PASS)
    assert (play.asked, play.decision.kind) == ("Ben", "damage")
    play[ben].blood = 0
    play.table.bank += 5
    play.uses(coven, target=ben).finish()
    assert (play[ben].blood, play[ben].ready) == (1, True)


def test_dreams_of_the_sphinx__can_draw_a_card_that_prevents_the_damage(play):
    fight(play, "", theirs="for")
    dreams = play.in_play("Ben", "Dreams of the Sphinx")
    play.hand("Ben", *["Blur"] * 7)
    play.library("Ben", "Indomitability", "Blur")
    to_strikes(play).choose(HANDS).choose(PASS)
    assert play.decision.kind == "damage"
    assert not play.can("Indomitability")
    play.uses(dreams, words="hand size")
    assert play.can("Indomitability", "for")


def test_deep_song__no_lock_if_the_combat_is_averted(play):
    ada, ben = play.vampire("Ada", "ANI"), play.vampire("Ben", "dom", capacity=8)
    play.hand("Ada", "Deep Song")
    play.hand("Ben", "Obedience")
    play.acts("Ada").plays("Deep Song", "ANI", target=ben)
    play.until("Ben", "Obedience").plays("Obedience", "dom")
    assert (play[ada].locked, play[ben].locked) == (False, False)
    assert not play.combats()


def test_target_vitals__not_for_a_strike_that_a_grapple_has_taken(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "pot")
    gun = play.on(ada, ".44 Magnum")
    play.hand("Ada", "Target Vitals")
    play.hand("Ben", "Immortal Grapple", "Fake Out")
    play.bleeds(ada).blocks(ben)
    to_kind(play, "range", "Ada").choose(USE, gun)
    to_kind(play, "range", "Ben").plays("Fake Out")
    play.until("Ben", "Immortal Grapple").plays("Immortal Grapple", "pot")
    while play.action is not None:
        assert not play.can("Target Vitals")
        play.choose(HANDS if play.offered(HANDS) else PASS)
    assert play[ben].blood == 5
