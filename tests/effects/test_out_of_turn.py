"""Actions in the minion phase of another Methuselah."""

import pytest
from card_play import CardPlay

from cardbase.terms import Trait
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK, eligible
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.mechanics.impulse import action_order
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

OLD = {"capacity": 10}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def cog(play, owner="Ada"):
    """A vampire of hers with the card on it."""
    vampire = play.vampire(owner, **OLD)
    play.on(vampire, "Enkil Cog")
    return vampire


def in_bens_turn(play):
    """End Ben's actions in his minion phase, and let Ada's vampire take an action."""
    ada = cog(play)
    play.vampire("Ben")
    play.vampire("Dora")
    play.turn("Ben", Phase.MINION).choose(PASS)
    play.uses("Enkil Cog")
    return ada


def test_enkil_cog__after_a_successful_bleed_of_the_prey(play):
    ada = play.vampire("Ada", **OLD)
    play.hand("Ada", "Enkil Cog")
    play.bleeds(ada).until("Ada", "Enkil Cog").plays("Enkil Cog")
    assert play[play.number("Enkil Cog")].host == ada
    play[ada].locked, play[ada].done = False, frozenset()
    play.vampire("Ben")
    play.turn("Ada", Phase.MINION).bleeds(ada)
    assert play.bleed == 2


def test_enkil_cog__an_action_in_the_turn_of_another(play):
    ada = in_bens_turn(play)
    play.choose(BLEED, minion=ada)
    assert play.action.acting_seat(play.table) == 0
    assert eligible(play.table, play.action) == (1,)
    assert action_order(play.table) == (0, 1, 2, 3)
    play.finish()
    assert play.pool_of("Ben") == 28
    assert (play[ada].locked, play.table.edge) == (True, 0)


def test_enkil_cog__prey_and_predator_of_the_acting_methuselah_can_block(play):
    ada = in_bens_turn(play)
    play.choose(HUNT, minion=ada)
    assert eligible(play.table, play.action) == (1, 3)
    assert play.asked in {"Ben", "Dora"}
    assert play.offered(BLOCK)


def test_enkil_cog__then_it_is_the_turn_of_the_other_again(play):
    ada = in_bens_turn(play)
    play.choose(BLEED, minion=ada).finish()
    assert play.table.active == 1
    assert play.asked == "Ben"
    assert play.offered(BLEED)


@pytest.mark.rule("MIN-05", "MIN-08")
def test_enkil_cog__a_vampire_without_blood_can_only_hunt(play):
    ada = cog(play)
    play.table.bank += play[ada].blood
    play[ada].blood = 0
    play.vampire("Ben")
    play.turn("Ben", Phase.MINION).choose(PASS)
    play.uses("Enkil Cog")
    assert {option.verb for option in play.decision.options} == {HUNT, PASS}


@pytest.mark.rule("SEQ-01", "MIN-03")
def test_enkil_cog__if_it_left_play_after_the_action_the_phase_ends(play):
    ada = in_bens_turn(play)
    play.choose(BLEED, minion=ada)
    zones.burn(play.table, play.number("Enkil Cog"))
    play.finish()
    assert play.asked == "Ben"
    play.choose(PASS)
    assert play.table.phase is not Phase.MINION


def test_enkil_cog__not_twice_and_not_by_a_locked_vampire(play):
    ada = cog(play)
    play[ada].locked = True
    play.vampire("Ben")
    play.turn("Ben", Phase.MINION).choose(PASS)
    assert not play.can("Enkil Cog")


def test_enkil_cog__not_on_a_younger_vampire_or_after_a_bleed_of_another(play):
    young, old = play.vampire("Ada", capacity=9), play.vampire("Ada", **OLD)
    play.hand("Ada", "Enkil Cog")
    play.bleeds(young)
    assert not play.can("Enkil Cog")
    play.finish() if play.action else None
    play.hunts(old)
    assert not play.can("Enkil Cog")
    assert play.zone("Enkil Cog") is Zone.HAND
    assert Trait.UNIQUE in play.cards["Enkil Cog"].traits


def test_enkil_cog__not_a_second_one_of_one_methuselah(play):
    cog(play)
    old = play.vampire("Ada", **OLD)
    play.hand("Ada", "Enkil Cog")
    play.bleeds(old)
    assert not play.can("Enkil Cog")


def test_enkil_cog__no_action_card_for_another_vampire(play):
    ada, friend = cog(play), play.vampire("Ada", "DOM")
    play[ada].disciplines = {"dom": 2}
    play.vampire("Ben")
    play.hand("Ada", "Govern the Unaligned")
    play.turn("Ben", Phase.MINION).choose(PASS)
    play.uses("Enkil Cog")
    assert play.can("Govern the Unaligned", "dom", minion=ada)
    assert not play.can("Govern the Unaligned", minion=friend)


def test_enkil_cog__allows_its_own_action(play):
    cybele = play.ready("Ada", "Cybele")
    play.on(cybele, "Enkil Cog")
    play.vampire("Ben")
    play.turn("Ben", Phase.MINION).choose(PASS)
    play.uses("Enkil Cog")
    play.plays("Cybele", minion=cybele, seat="Ben")
    assert (play.bleed, play.action.acting_seat(play.table)) == (4, 0)


def test_change_of_target__a_vampire_that_must_hunt_but_cannot_hunt_again_does_nothing(play):
    hungry, ben = play.vampire("Ada", blood=0), play.vampire("Ben")
    play.vampire("Ada")
    play.hand("Ada", "Change of Target")
    play.on(ben, "Raven Spy")
    play.hunts(hungry).blocks(ben)
    play.until("Ada", "Change of Target").plays("Change of Target")
    assert play[hungry].unlocked
    assert play.asked == "Ada"
    assert not [option for option in play.decision.options if option.minion == hungry]


def test_enkil_cog__need_not_be_used(play):
    cog(play)
    play.vampire("Ben")
    play.turn("Ben", Phase.MINION).choose(PASS)
    play.passes("Ada")
    assert play.table.phase is not Phase.MINION


def test_enkil_cog__not_at_a_minion_that_is_sheltered(play):
    ghede = play.ready("Ada", "Ghede")
    play.on(ghede, "Enkil Cog")
    safe, other = play.vampire("Ben"), play.vampire("Ben")
    play.on(safe, "Secure Haven")
    play.turn("Ben", Phase.MINION).choose(PASS)
    play.uses("Enkil Cog")
    assert play.can("Ghede", target=other)
    assert not play.can("Ghede", target=safe)


def test_maila__not_in_the_turn_of_another(play):
    """She helps only during the turn of her controller, even if a minion of hers acts later."""
    play.ready("Ada", "Maila")
    play.hand("Ada", "Kine Resources Contested")
    ada, ben = cog(play), play.vampire("Ben")
    play.turn("Ben", Phase.MINION).choose(PASS)
    play.uses("Enkil Cog").choose(BLEED, minion=ada).blocks(ben)
    assert play.action.acting_seat(play.table) == 0
    assert not play.can("Maila", target="Kine Resources Contested")
