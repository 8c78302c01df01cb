"""Vampires whose text about cards, blood and locks needs private nodes."""

import pytest
from card_play import CardPlay
from vampire_texts import fights, logged

from cardbase.terms import Sect, Title, Trait
from vtes_deck.effects.crypt.seers import NEXT
from vtes_deck.effects.vocab.choices import DO_IT
from vtes_deck.engine.cards.requirements import has_trait
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS

PRINCE = {"title": Title.PRINCE, "city": "Chicago"}
EMPOWERMENT = "Ancilla Empowerment"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_aelswith_the_irresistible__the_controller_of_the_blocker_burns_pool(play):
    aelswith, ben = play.ready("Ada", "Aelswith, The Irresistible"), play.vampire("Ben")
    play.bleeds(aelswith).blocks(ben)
    fights(play)
    assert play.pool_of("Ben") == 29


def test_aelswith_the_irresistible__not_when_she_is_not_blocked(play):
    aelswith = play.ready("Ada", "Aelswith, The Irresistible")
    play.vampire("Cleo")
    play.bleeds(aelswith).finish()
    assert [play.pool_of(name) for name in ("Ada", "Cleo", "Dora")] == [30, 30, 30]


def test_iris_bennett__shows_the_hand_to_an_older_blocker(play):
    iris, ben = play.ready("Ada", "Iris Bennett"), play.vampire("Ben")
    play.hand("Ada", "Vessel")
    play.bleeds(iris).blocks(ben)
    fights(play)
    assert any("Vessel" in line for line in play.log_sentences("Ben"))
    assert not any("Vessel" in line for line in play.log_sentences("Cleo"))


def test_iris_bennett__not_to_a_vampire_that_is_no_older(play):
    iris, ben = play.ready("Ada", "Iris Bennett"), play.vampire("Ben", capacity=1)
    play.hand("Ada", "Vessel")
    play.bleeds(iris).blocks(ben)
    fights(play)
    assert not logged(play, "looks at the hand")


def test_ilonka__a_card_of_the_bleeder_at_random(play):
    play.ready("Ada", "Ilonka")
    dora = play.vampire("Dora")
    play.hand("Dora", "Vessel")
    play.library("Dora", "Vessel")
    play.bleeds(dora).until("Ada", "Ilonka").plays("Ilonka")
    assert any("Vessel" in line for line in play.log_sentences("Ada"))
    play.choose(DO_IT)
    assert len(play.seat("Dora").ash_heap) == 1


def test_ilonka__not_after_a_bleed_against_another(play):
    play.ready("Ada", "Ilonka")
    ben = play.vampire("Ben")
    play.bleeds(ben)
    action = play.action
    for _ in range(30):
        assert not play.can("Ilonka")
        if action not in play.table.stack:
            return
        play.choose(PASS)


def test_maris_streck__arranges_the_top_of_the_library(play):
    play.ready("Ada", "Maris Streck")
    play.vampire("Ben")
    first, second, third = play.library("Ada", "Vessel", "Blood Doll", "The Rack")
    play.acts("Ada").plays("Maris Streck")
    for _ in range(20):
        if play.offered(NEXT):
            break
        play.choose(PASS)
    play.choose(NEXT, target=third).choose(NEXT, target=first)
    assert play.seat("Ada").library[-3:] == [third, first, second]


def test_maris_streck__gives_intercept_repeatedly_but_only_for_blood(play):
    maris, cleo = play.ready("Ada", "Maris Streck", 1, locked=True), play.vampire("Ada")
    dora = play.vampire("Dora", "OBF")
    play.hand("Dora", "Lost in Crowds")
    play.bleeds(dora).blocks(cleo).until("Dora", "Lost in Crowds")
    play.plays("Lost in Crowds", "OBF").until("Ada", "Maris Streck").plays("Maris Streck")
    assert play.intercept(cleo) == 1
    assert play[maris].blood == 0
    assert not play.can("Maris Streck")


def test_eulogio_sanchez_de_los_reyes__unlocks_afterwards(play):
    eulogio = play.ready("Ada", "Eulogio Sánchez de los Reyes", 3)
    play.vampire("Ben")
    play.library("Ada", "Vessel")
    play.acts("Ada").plays("Eulogio Sánchez de los Reyes").finish()
    assert (play[eulogio].locked, play[eulogio].blood) == (False, 2)


def test_eulogio_sanchez_de_los_reyes__not_without_blood(play):
    eulogio = play.ready("Ada", "Eulogio Sánchez de los Reyes", 1)
    play.vampire("Ben")
    play.acts("Ada")
    play[eulogio].blood = 0
    assert not play.acts("Ada").can("Eulogio Sánchez de los Reyes")


def test_mateusz_kazimirski_biker_of_blood__becomes_black_hand(play):
    mateusz = play.ready("Ada", "Mateusz Kazimirski, Biker of Blood", 3)
    play.vampire("Ben")
    play.acts("Ada").plays("Mateusz Kazimirski, Biker of Blood").finish()
    assert has_trait(play.table, play[mateusz], Trait.BLACK_HAND)
    play[mateusz].locked = False
    assert not play.acts("Ada").can("Mateusz Kazimirski, Biker of Blood")


def test_mateusz_kazimirski_biker_of_blood__not_in_another_sect(play):
    mateusz = play.ready("Ada", "Mateusz Kazimirski, Biker of Blood", 3)
    play.vampire("Ben")
    play[mateusz].sect = Sect.INDEPENDENT
    assert not play.acts("Ada").can("Mateusz Kazimirski, Biker of Blood")


def test_seraphina__life_only_up_to_the_start(play):
    play.ready("Ada", "Seraphina")
    ally = play.ready("Ada", "Loyal Street Gang", 1)
    play.vampire("Ben")
    start = play.table.cards[ally].capacity
    play.acts("Ada").plays("Seraphina", target=ally).finish()
    assert play[ally].blood == min(start, 3)


def test_seraphina__not_a_minion_of_another(play):
    play.ready("Ada", "Seraphina")
    ben = play.vampire("Ben", blood=1)
    assert not play.acts("Ada").can("Seraphina", target=ben)


def test_edward_vignes__an_action_directed_at_him_fails(play):
    edward = play.ready("Ada", "Edward Vignes", 3)
    play.hand("Ada", "Govern the Unaligned")
    dora = play.ready("Dora", "Bakr", 3)
    play.vampire("Cleo")
    play.acts("Dora").plays("Bakr", target=edward).until("Ada", "Edward Vignes")
    play.plays("Edward Vignes").finish()
    assert play[edward].blood == 3
    assert play[dora].blood == 3, "a failed action costs nothing"


def test_edward_vignes__not_after_a_block(play):
    edward = play.ready("Ada", "Edward Vignes", 3)
    play.hand("Ada", "Govern the Unaligned")
    play.ready("Dora", "Theo Bell (G2)", 3)
    play.acts("Dora").plays("Theo Bell (G2)", target=edward).blocks(edward)
    action = play.action
    for _ in range(30):
        assert not play.can("Edward Vignes")
        if action not in play.table.stack:
            return
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)


def test_edward_vignes__not_for_a_bleed(play):
    play.ready("Ada", "Edward Vignes", 3)
    play.hand("Ada", "Govern the Unaligned")
    dora = play.vampire("Dora")
    play.bleeds(dora)
    action = play.action
    for _ in range(30):
        assert not play.can("Edward Vignes")
        if action not in play.table.stack:
            return
        play.choose(PASS)


def test_calvin_cleaver__an_anarch_adds_blood_only_once_a_turn(play):
    calvin = play.ready("Ada", "Calvin Cleaver", 1)
    first, second = (play.vampire("Ada", sect=Sect.ANARCH) for _ in range(2))
    play.vampire("Ben")
    play.acts("Ada").plays("Calvin Cleaver", minion=first, target=calvin)
    assert play.stealth == 1
    play.finish()
    assert play[calvin].blood == 2
    assert not play.can("Calvin Cleaver", minion=second)


def test_calvin_cleaver__blood_only_for_an_anarch(play):
    play.ready("Ada", "Calvin Cleaver", 1)
    anarch, other = play.vampire("Ada", sect=Sect.ANARCH, blood=1), play.vampire("Ada", blood=1)
    play.vampire("Ben")
    play.acts("Ada")
    assert not play.can("Calvin Cleaver", target=other)
    play.plays("Calvin Cleaver", target=anarch).finish()
    assert play[anarch].blood == 2


def test_mother_anja_giovanni__unlocks_a_hecata_after_an_action(play):
    anja = play.ready("Ada", '"Mother" Anja Giovanni', 3)
    other = play.vampire("Ada", "OBL", clan="Hecata")
    play.vampire("Ben")
    play.hand("Ada", "Shroud of Decay")
    play.acts("Ada").plays("Shroud of Decay", "obl", minion=other)
    play.until("Ada", '"Mother" Anja Giovanni').plays('"Mother" Anja Giovanni')
    assert (play[other].locked, play[anja].blood) == (False, 2)


def test_mother_anja_giovanni__not_after_a_bleed_without_a_card(play):
    play.ready("Ada", '"Mother" Anja Giovanni', 3)
    other = play.vampire("Ada", clan="Hecata")
    play.vampire("Ben")
    play.bleeds(other)
    action = play.action
    for _ in range(30):
        assert not play.can('"Mother" Anja Giovanni')
        if action not in play.table.stack:
            return
        play.choose(PASS)
