"""Vampires that pay for bonuses, look at hands, recover cards or pay for failures."""

import pytest
from card_play import CardPlay
from card_steps import hands_until, passing
from vampire_texts import calls

from cardbase.terms import Bonus, Title
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Modifier, Phase, Until, Zone

PRINCE = {"title": Title.PRINCE, "city": "Paris"}
EMPOWERMENT = "Ancilla Empowerment"
RICHARD = "Richard de Worde"
GASPARE = "Gaspare Giovanni"
HARMONIST = "Yong-Sun, Harmonist"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.parametrize("n", [1, 3])
def test_spiridonas__burns_two_more_than_the_bleed_once_each_turn(play, n):
    spiridonas = play.ready("Ada", "Spiridonas", 6)
    play.vampire("Ben")
    play.bleeds(spiridonas)
    base = play.bleed
    play.until("Ada", "Spiridonas").uses("Spiridonas", n=n)
    assert (play.bleed, play[spiridonas].blood) == (base + n, 6 - n - 2)
    assert not play.can("Spiridonas")


@pytest.mark.parametrize(("blood", "most"), [(2, 0), (3, 1), (6, 4)])
def test_spiridonas__not_more_than_his_blood_pays_for(play, blood, most):
    spiridonas = play.ready("Ada", "Spiridonas", blood)
    play.vampire("Ben")
    play.bleeds(spiridonas)
    passing(play, lambda: play.asked == "Ada", most=4)
    assert {one.n for one in play.ways("Spiridonas")} == set(range(1, most + 1))


def test_bela_kardoza__as_many_votes_as_blood_once_each_referendum(play):
    bela = play.ready("Ada", "Bela Kardoza", 4)
    calls(play, play.vampire("Ada"))
    assert passing(play, lambda: play.can("Bela Kardoza"), most=12)
    before = stats.bonus_of(play.table, Bonus.VOTES, play[bela])
    play.uses("Bela Kardoza", n=3)
    assert stats.bonus_of(play.table, Bonus.VOTES, play[bela]) == before + 3
    assert play[bela].blood == 1
    assert not play.can("Bela Kardoza")


def test_bela_kardoza__not_without_blood(play):
    play.ready("Ada", "Bela Kardoza", 0, locked=True)
    calls(play, play.vampire("Ada"))
    assert not passing(play, lambda: play.can("Bela Kardoza") or not play.action, most=12) or (
        not play.can("Bela Kardoza")
    )


def punished(play, *, side="against", caller="Terrifisto"):
    """A prince of Ben's votes. Return the vampire that may pay, and the voter."""
    terrifisto = play.ready("Ada", "Terrifisto", 5)
    voter = play.vampire("Ben", blood=5, capacity=9, **PRINCE)
    calls(play, terrifisto if caller == "Terrifisto" else play.vampire("Ada"))
    for _ in range(40):
        if not play.action or play.decision.kind == "target":
            break
        words = f"{side} the referendum"
        mine = play.asked == "Ben"
        found = [one for one in play.options if words in option_sentence(play.table, one) and mine]
        play.game.apply(found[0]) if found else play.choose(PASS)
    return terrifisto, voter


def test_terrifisto__hurts_a_voter_against_his_referendum(play):
    terrifisto, voter = punished(play)
    assert play.decision.kind == "target"
    play.game.apply(next(one for one in play.options if one.verb is not PASS))
    passing(play, lambda: play[voter].blood < 5, most=6)
    assert (play[terrifisto].blood, play[voter].blood) == (4, 3)


@pytest.mark.parametrize(("side", "caller"), [("for", "Terrifisto"), ("against", "another")])
def test_terrifisto__not_a_voter_for_it_or_in_another_referendum(play, side, caller):
    _, voter = punished(play, side=side, caller=caller)
    assert not play.action or play.decision.kind != "target"
    assert play[voter].blood == 5


# Looks


def test_troglodytia__sees_the_hand_after_a_master_of_another(play):
    play.torpor("Ada", "Troglodytia")
    play.vampire("Ben")
    play.hand("Ben", "The Barrens", "Blood Doll")
    play.turn("Ben", Phase.MASTER)
    play.game.apply(play.ways("The Barrens")[0])
    passing(
        play, lambda: any("has Blood Doll" in line for line in play.log_sentences("Ada")), most=4
    )
    assert any("Ben has Blood Doll" in line for line in play.log_sentences("Ada"))
    assert not any("Ben has Blood Doll" in line for line in play.log_sentences("Cleo"))


def test_troglodytia__not_after_another_card(play):
    play.ready("Ada", "Troglodytia")
    ben = play.vampire("Ben", "DOM")
    play.hand("Ben", "Govern the Unaligned", "Blood Doll")
    play.acts("Ben").plays("Govern the Unaligned", "dom", minion=ben)
    assert not any("Ben has Blood Doll" in line for line in play.log_sentences("Ada"))


def test_richard_de_worde__looks_and_discards_for_blood(play):
    richard = play.ready("Ada", RICHARD, 5)
    (doll,) = play.hand("Ben", "Blood Doll")
    play.bleeds(richard)
    assert passing(play, lambda: play.can(RICHARD), most=12)
    play.uses(RICHARD)
    assert any("Ben has Blood Doll" in line for line in play.log_sentences("Ada"))
    play.game.apply(next(one for one in play.options if one.verb is not PASS))
    passing(play, lambda: play.zone(doll) is Zone.ASH_HEAP, most=4)
    assert (play.zone(doll), play[richard].blood) == (Zone.ASH_HEAP, 4)


def test_richard_de_worde__no_discard_if_he_does_not_pay(play):
    richard = play.ready("Ada", RICHARD, 5)
    (doll,) = play.hand("Ben", "Blood Doll")
    play.bleeds(richard)
    assert passing(play, lambda: play.can(RICHARD), most=12)
    play.uses(RICHARD)
    play.choose(PASS)
    assert (play.zone(doll), play[richard].blood) == (Zone.HAND, 5)


# Returns


def test_gaspare_giovanni__a_vampire_to_the_top_of_the_crypt(play):
    gaspare = play.ready("Ada", GASPARE, 5)
    play.crypt("Ada", "Anson")
    fallen, card = (play.card("Ada", one, Zone.ASH_HEAP) for one in ("Antonino", "Blood Doll"))
    play.turn("Ada", Phase.MASTER)
    assert not play.can(GASPARE, target=card)
    play.uses(GASPARE, target=fallen)
    assert play.seat("Ada").crypt[-1] == fallen
    assert play[gaspare].blood == 3
    assert not play.can(GASPARE)


def test_yong_sun_harmonist__burns_the_top_of_the_crypt_of_the_prey(play):
    play.ready("Ada", HARMONIST, 5)
    first, last = play.crypt("Ben", "Anson", "Antonino")[-2:]
    own = play.crypt("Ada", "Aabbt Kindred")[-1]
    play.acts("Ada").plays(HARMONIST).finish()
    assert play.table.where[last] is Zone.ASH_HEAP
    assert play.table.where[first] is Zone.CRYPT
    assert play.table.where[own] is Zone.CRYPT


def test_yong_sun_harmonist__nothing_without_a_crypt(play):
    play.ready("Ada", HARMONIST, 5)
    play.seat("Ben").crypt.clear()
    own = list(play.crypt("Ada", "Aabbt Kindred"))
    play.acts("Ada").plays(HARMONIST).finish()
    assert own[-1] in play.seat("Ada").crypt
    assert not play.seat("Ben").crypt
    assert not play.seat("Ada").uncontrolled


def test_gaspare_giovanni__not_without_blood(play):
    play.ready("Ada", GASPARE, 1)
    play.card("Ada", "Antonino", Zone.ASH_HEAP)
    assert not play.turn("Ada", Phase.MASTER).can(GASPARE)


@pytest.mark.parametrize(("name", "can"), [("Gabi", True), ("Pavlo", False)])
def test_zizi__unlocks_only_another_of_the_circle_next_to_viri(play, name, can):
    play.ready("Ada", "Zizi")
    other = play.ready("Ada", name, locked=True)
    play.acts("Ada")
    play[other].locked = True
    assert not play.can("Zizi", target=other)
    play.ready("Ada", "Viri")
    play.acts("Ada")
    play[other].locked = True
    play.again()
    assert play.can("Zizi", target=other) is can


def test_zizi__not_while_locked(play):
    zizi, other = play.ready("Ada", "Zizi"), play.ready("Ada", "Gabi")
    play.ready("Ada", "Viri")
    play.acts("Ada")
    play[zizi].locked = play[other].locked = True
    play.again()
    assert not play.can("Zizi")


@pytest.mark.parametrize(("name", "can"), [("Danylo", True), ("Gabi", False)])
def test_pavlo__blood_only_for_another_of_the_circle(play, name, can):
    pavlo, other = play.ready("Ada", "Pavlo", 3), play.ready("Ben", name, 1)
    play.turn("Ada", Phase.UNLOCK)
    assert play.can("Pavlo", target=other) is can
    if can:
        play.uses("Pavlo", target=other)
        assert (play[pavlo].blood, play[other].blood) == (2, 2)
        assert not play.can("Pavlo")


def test_pavlo__not_one_in_torpor(play):
    play.ready("Ada", "Pavlo", 3)
    asleep = play.torpor("Ada", "Danylo", 1)
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can("Pavlo", target=asleep)


# Failures


def test_portia__hurt_as_her_hunt_is_blocked_but_not_in_the_second_round(play):
    portia, ben = play.ready("Ada", "Portia", 5), play.vampire("Ben", blood=9, capacity=9)
    play[portia].blood = 4
    play.hunts(portia)
    assert play.stealth == 2
    play.table.modify(Modifier(Bonus.INTERCEPT, 2, ben, Until.ACTION, ben))
    play.blocks(ben)
    hands_until(play, lambda: False)
    assert play[portia].blood == 4 - 1 - 1


def test_portia__not_as_another_action_is_blocked(play):
    portia, ben = play.ready("Ada", "Portia", 5), play.vampire("Ben", blood=9, capacity=9)
    before = play[portia].blood
    play.bleeds(portia).blocks(ben)
    hands_until(play, lambda: False)
    assert play[portia].blood == before - 1


def test_maskini__burns_blood_for_a_blocked_action_and_not_for_a_success(play):
    maskini = play.ready("Ada", "Maskini", 5)
    play.bleeds(maskini).finish()
    assert play[maskini].blood == 5


def test_maskini__burns_blood_for_a_blocked_action(play):
    maskini, ben = play.ready("Ada", "Maskini", 5), play.vampire("Ben", blood=9, capacity=9)
    play.bleeds(maskini).blocks(ben)
    hands_until(play, lambda: False)
    assert play[maskini].blood == 5 - 1 - 1


def test_maskini__burns_blood_for_a_failed_block(play):
    maskini, ada = play.ready("Ben", "Maskini", 5), play.vampire("Ada", blood=1)
    play.hunts(ada).blocks(maskini)
    passing(play, lambda: not play.action, most=12)
    assert play[maskini].blood == 4
