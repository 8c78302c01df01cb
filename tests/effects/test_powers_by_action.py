"""Actions whose card gives vampires powers."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from card_steps import succeeds

from cardbase.terms import Sect, Trait
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.mechanics.zones import SUPERIOR_VERSION
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import torpor


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_tier_of_souls__blood_of_a_minion_of_the_prey(play):
    ada, ben = play.vampire("Ada", "ani", blood=1), play.vampire("Ben", blood=2)
    play.hand("Ada", "Tier of Souls")
    play.acts("Ada").plays("Tier of Souls", "ani", target=ben)
    succeeds(play)
    assert (play[ada].blood, play[ben].blood) == (2, 1)


def test_tier_of_souls__more_bleed_against_the_prey_only(play):
    ada = play.vampire("Ada")
    play.on(ada, "Tier of Souls", "Ada")
    play.bleeds(ada)
    assert play.pool_of("Ben") == 28


def test_tier_of_souls__no_second_one_at_superior(play):
    ada, ben = play.vampire("Ada", "ANI"), play.vampire("Ben")
    play.on(ada, "Tier of Souls", "Ada")
    play.hand("Ada", "Tier of Souls")
    play.acts("Ada")
    assert not play.can("Tier of Souls", "ANI", target=ben)
    assert play.can("Tier of Souls", "ani", target=ben)


def test_haqims_law_leadership__pool_for_the_controller_of_the_oldest(play):
    play.vampire("Ada", clan="Banu Haqim", capacity=5)
    play.vampire("Ben", clan="Banu Haqim", capacity=7)
    play.vampire("Cleo", clan="Banu Haqim", capacity=7)
    play.hand("Ada", "Haqim's Law: Leadership")
    play.acts("Ada").plays("Haqim's Law: Leadership")
    succeeds(play)
    assert [play.pool_of(name) for name in play.names] == [30, 32, 32, 30]


def test_haqims_law_leadership__not_for_an_older_vampire_in_torpor(play):
    play.vampire("Ada", clan="Banu Haqim", capacity=5)
    old = play.vampire("Ben", clan="Banu Haqim", capacity=9)
    torpor.send(play.table, play[old])
    play.hand("Ada", "Haqim's Law: Leadership")
    play.acts("Ada").plays("Haqim's Law: Leadership")
    succeeds(play)
    assert [play.pool_of(name) for name in play.names] == [32, 30, 30, 30]


def accepted(play, *, superior):
    """A vampire of Ada's with the card fights one of Ben's."""
    ada, ben = play.vampire("Ada", blood=3), play.vampire("Ben")
    card = play.on(ada, "Blithe Acceptance", "Ada")
    play[card].set_mark(SUPERIOR_VERSION, int(superior))
    play.bleeds(ada)
    assert play.stealth == 1
    play.table.push(Combat(ada, ben))
    play.table.decision = None
    play.run()
    return ada, card


def test_blithe_acceptance__not_kept_through_a_combat(play):
    _, card = accepted(play, superior=False)
    assert play.zone(card) is Zone.ASH_HEAP


def test_blithe_acceptance__blood_instead_at_superior(play):
    ada, card = accepted(play, superior=True)
    before = play[ada].blood
    play.game.apply(next(one for one in play.options if "1 blood" in one.verb.sentence))
    assert play[ada].blood == before - 1
    assert card in play[ada].attached


def test_clothos_gift__unlocks_for_blood_once_the_card_is_unlocked(play):
    ada = play.vampire("Ada", "TEM", locked=True, blood=3)
    gift = play.on(ada, "Clotho's Gift", "Ada")
    play.acts("Ada").uses("Clotho's Gift")
    assert not play[ada].locked
    assert play[gift].locked
    assert play[ada].blood == 2


def test_clothos_gift__playable_although_no_card_is_left_in_the_crypt(play):
    ada = play.vampire("Ada", "obf", blood=2)
    play.hand("Ada", "Clotho's Gift")
    play.table.seats[0].crypt.clear()
    play.acts("Ada").plays("Clotho's Gift", "obf")
    succeeds(play)
    assert play[ada].blood == 1


def test_clothos_gift__not_in_the_turn_in_which_it_is_played(play):
    ada = play.vampire("Ada", "TEM")
    play.hand("Ada", "Clotho's Gift")
    play.acts("Ada").plays("Clotho's Gift", "TEM")
    succeeds(play)
    play[ada].locked = True
    assert not play.can("Clotho's Gift")


def test_renewed_vigor__leaves_torpor_in_the_unlock_phase(play):
    ada = play.vampire("Ada")
    vigor = play.on(ada, "Renewed Vigor", "Ada")
    torpor.send(play.table, play[ada])
    play.turn("Ada").uses("Renewed Vigor")
    assert play[ada].ready
    assert play.zone(vigor) is Zone.ASH_HEAP


def test_renewed_vigor__not_needed_out_of_torpor(play):
    ada = play.vampire("Ada")
    play.on(ada, "Renewed Vigor", "Ada")
    play.turn("Ada")
    assert not play.can("Renewed Vigor")


def test_renewed_vigor__blood_for_another_vampire_only(play):
    ada = play.vampire("Ada", "OBE", blood=3)
    other = play.vampire("Ada", blood=1, capacity=5)
    play.hand("Ada", "Renewed Vigor")
    play.acts("Ada")
    assert not play.can("Renewed Vigor", "OBE", target=ada)
    play.plays("Renewed Vigor", "OBE", target=other)
    succeeds(play)
    assert play[other].blood == 5


def test_renewed_vigor__life_of_an_ally(play):
    play.vampire("Ada", "obe")
    ally = play.ready("Ada", PLAIN_ALLY)
    full = play[ally].blood
    play.table.bank += 1
    play[ally].blood = full - 1
    play.hand("Ada", "Renewed Vigor")
    play.acts("Ada").plays("Renewed Vigor", "obe", target=ally)
    succeeds(play)
    assert play[ally].blood == full


def test_tattoo_signal__unlocks_another_black_hand_vampire(play):
    ada = play.vampire("Ada", sect=Sect.SABBAT)
    other = play.vampire("Ben", sect=Sect.SABBAT, locked=True)
    plain = play.vampire("Ada", sect=Sect.SABBAT, locked=True)
    play[ada].set_mark(Trait.SERAPH.value, 1)
    play[other].set_mark(Trait.BLACK_HAND.value, 1)
    play.on(ada, "Tattoo Signal", "Ada")
    play.acts("Ada")
    assert not play.can("Tattoo Signal", target=plain)
    play.uses("Tattoo Signal", target=other)
    assert not play[other].locked


def test_tattoo_signal__not_in_torpor(play):
    ada = play.vampire("Ada", sect=Sect.SABBAT)
    other = play.vampire("Ada", sect=Sect.SABBAT, locked=True)
    play[ada].set_mark(Trait.SERAPH.value, 1)
    play[other].set_mark(Trait.BLACK_HAND.value, 1)
    play.on(ada, "Tattoo Signal", "Ada")
    torpor.send(play.table, play[ada])
    play.turn("Ada", Phase.MINION)
    assert not play.can("Tattoo Signal")


def test_tattoo_signal__not_by_a_bearer_who_is_not_a_seraph(play):
    ada = play.vampire("Ada", sect=Sect.SABBAT)
    other = play.vampire("Ada", sect=Sect.SABBAT, locked=True)
    play[other].set_mark(Trait.BLACK_HAND.value, 1)
    play.on(ada, "Tattoo Signal", "Ada")
    play.acts("Ada")
    assert not play.can("Tattoo Signal")


@pytest.mark.parametrize("left", [0, 1])
def test_kindred_intelligence__not_while_the_crypt_is_empty(play, left):
    play.crypt("Ada", *["Indira"] * left)
    play.vampire("Ada", clan="Nosferatu")
    play.hand("Ada", "Kindred Intelligence")
    play.acts("Ada")
    assert play.can("Kindred Intelligence") is bool(left)


def test_kindred_intelligence__moves_the_top_card_of_the_crypt(play):
    play.crypt("Ada", "Indira", "Anson")
    play.vampire("Ada", clan="Nosferatu")
    play.hand("Ada", "Kindred Intelligence")
    before = len(play.table.seats[0].uncontrolled)
    play.acts("Ada").plays("Kindred Intelligence").finish()
    assert len(play.table.seats[0].uncontrolled) == before + 1
    assert len(play.table.seats[0].crypt) == 1
