"""Vampires whose text needs words of its own."""

import pytest
from card_play import CardPlay

from cardbase.terms import Bonus, Sect, Title, Trait
from vtes_deck.effects.crypt.seers import NEXT
from vtes_deck.effects.vocab.choices import DO_IT
from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.cards.requirements import has_trait
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.mechanics.stats import hand_size
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Activity
from vtes_deck.engine.status.torpor import send

PRINCE = {"title": Title.PRINCE, "city": "Chicago"}
EMPOWERMENT = "Ancilla Empowerment"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def told(play, words):
    return any(words in line for line in play.story())


def fights(play):
    """Everybody strikes with hands until the action is over."""
    action = play.action
    for _ in range(80):
        if action not in play.table.stack:
            return
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    pytest.fail("the action does not end")


def calls(play, minion):
    """The vampire calls a referendum without terms, and nobody blocks."""
    owner = play.names[play[minion].controller]
    play.hand(owner, EMPOWERMENT)
    play.acts(owner).choose(POLITICAL, EMPOWERMENT, minion=minion)


def votes(play, **sides):
    """The Methuselahs vote so, or not at all, until the action is over."""
    action = play.action
    for _ in range(80):
        if action not in play.table.stack:
            return
        side = sides.get(play.asked, "no")
        words = f"{side} the referendum"
        found = [one for one in play.options if words in option_sentence(play.table, one)]
        play.game.apply(found[0]) if found else play.choose(PASS)
    pytest.fail("the action does not end")


# The Edge and bleeds


def test_jazz_wentworth__takes_the_edge(play):
    play.ready("Ada", "Jazz Wentworth")
    play.vampire("Ben")
    play.acts("Ada").plays("Jazz Wentworth")
    assert play.stealth == 1
    play.finish()
    assert play.table.edge == 0


def test_jazz_wentworth__not_while_a_methuselah_has_the_edge(play):
    play.ready("Ada", "Jazz Wentworth")
    play.vampire("Ben")
    play.edge("Cleo")
    assert not play.acts("Ada").can("Jazz Wentworth")


def test_andre_leroux__his_own_bleed_too(play):
    andre = play.ready("Ada", "Andre LeRoux")
    play.vampire("Ada")
    play.vampire("Ben")
    play.bleeds(andre).until("Ada", "Andre LeRoux").plays("Andre LeRoux")
    assert play.pool_of("Ben") == 28, "1 less, but 2 more"
    assert stats.bleed(play.table, play[andre]) == 3


def test_andre_leroux__for_each_bleed_but_only_once(play):
    andre = play.ready("Ada", "Andre LeRoux")
    other, third = play.vampire("Ada"), play.vampire("Ada")
    play.vampire("Ben")
    play.hand("Ada", "Vessel")
    play.bleeds(other).until("Ada", "Andre LeRoux").plays("Andre LeRoux")
    assert not play.can("Andre LeRoux")
    assert play.pool_of("Ben") == 30, "the bleed was for 0"
    play.bleeds(third).until("Ada", "Andre LeRoux").plays("Andre LeRoux")
    assert stats.bleed(play.table, play[andre]) == 5


def test_andre_leroux__not_for_the_bleed_of_another_methuselah(play):
    play.ready("Ada", "Andre LeRoux")
    play.vampire("Ben")
    dora = play.vampire("Dora")
    play.bleeds(dora)
    action = play.action
    for _ in range(30):
        assert not play.can("Andre LeRoux")
        if action not in play.table.stack:
            return
        play.choose(PASS)


# Referendums


def test_carlak__blood_for_each_methuselah_only_against(play):
    carlak = play.ready("Ada", "Carlak", 2)
    for name in ("Ada", "Ben", "Cleo"):
        play.vampire(name, title=Title.PRINCE, city=f"City of {name}")
    caller = play.vampire("Ada")
    calls(play, caller)
    votes(play, Ada="for", Ben="against", Cleo="against")
    assert play[carlak].blood == 4


def test_carlak__nothing_where_nobody_is_against(play):
    carlak = play.ready("Ada", "Carlak", 2)
    play.vampire("Ben", **PRINCE)
    caller = play.vampire("Ada")
    calls(play, caller)
    votes(play, Ben="for")
    assert play[carlak].blood == 2


def test_cedrick_calhoun__torpor_when_his_referendum_fails(play):
    cedrick = play.ready("Ada", "Cedrick Calhoun")
    play.vampire("Ben", **PRINCE)
    calls(play, cedrick)
    votes(play, Ben="against")
    assert play[cedrick].in_torpor


def test_cedrick_calhoun__not_when_it_passes(play):
    cedrick = play.ready("Ada", "Cedrick Calhoun")
    play.vampire("Ada", **PRINCE)
    calls(play, cedrick)
    votes(play, Ada="for")
    assert play[cedrick].ready


def test_cedrick_calhoun__not_when_he_is_blocked(play):
    cedrick = play.ready("Ada", "Cedrick Calhoun", 5)
    ben = play.vampire("Ben", "AUS")
    play.hand("Ada", EMPOWERMENT)
    play.hand("Ben", "Eagle's Sight")
    play.acts("Ada").choose(POLITICAL, EMPOWERMENT, minion=cedrick)
    play.blocks(ben).until("Ben", "Eagle's Sight").plays("Eagle's Sight", "aus")
    fights(play)
    assert play[cedrick].ready


def test_benjamin_rose__a_larger_hand_that_stays_without_him(play):
    benjamin = play.ready("Ada", "Benjamin Rose")
    play.vampire("Ada")
    play.vampire("Ben")
    before = hand_size(play.table, 0)
    play.acts("Ada").plays("Benjamin Rose")
    votes(play, Ada="for")
    assert hand_size(play.table, 0) == before + 1
    zones.burn(play.table, benjamin)
    assert hand_size(play.table, 0) == before + 1


def test_benjamin_rose__nothing_when_it_fails(play):
    play.ready("Ada", "Benjamin Rose")
    play.vampire("Ada")
    play.vampire("Ben", **PRINCE)
    play.vampire("Ben", title=Title.PRINCE, city="Paris")
    before = hand_size(play.table, 0)
    play.acts("Ada").plays("Benjamin Rose")
    votes(play, Ben="against")
    assert hand_size(play.table, 0) == before


def test_anastasz_di_zagreb__one_vote_less_beside_another_justicar(play):
    anastasz = play.ready("Ada", "Anastasz di Zagreb")
    assert votes_of(play.table, play[anastasz]) == 3
    play.ready("Ben", "Jaroslav Pascek")
    assert votes_of(play.table, play[anastasz]) == 2


def test_anastasz_di_zagreb__not_for_one_in_torpor(play):
    anastasz = play.ready("Ada", "Anastasz di Zagreb")
    other = play.ready("Ben", "Jaroslav Pascek")
    send(play.table, play[other])
    assert votes_of(play.table, play[anastasz]) == 3


def test_queen_anne__a_younger_vampire_abstains(play):
    anne, ben = play.ready("Ada", "Queen Anne (G6)", 5), play.vampire("Ben", **PRINCE)
    calls(play, anne)
    play.until("Ada", "Queen Anne (G6)").plays("Queen Anne (G6)", target=ben)
    assert play.table.is_restricted(Activity.VOTE, ben)
    assert play[anne].blood == 4


def test_queen_anne__not_in_the_referendum_of_another(play):
    play.ready("Ada", "Queen Anne (G6)", 5)
    play.vampire("Ben", **PRINCE)
    calls(play, play.vampire("Ada"))
    action = play.action
    for _ in range(30):
        assert not play.can("Queen Anne (G6)")
        if action not in play.table.stack:
            return
        play.choose(PASS)


def test_queen_anne__unlocks_after_diablerie(play):
    anne = play.ready("Ada", "Queen Anne (G6)", 5)
    play.vampire("Ada")
    victim = play.torpor("Ben", "Cedrick Calhoun", 2)
    play.acts("Ada").choose(DIABLERISE, minion=anne, target=victim)
    for _ in range(30):
        if play.offered(DO_IT):
            break
        play.choose(PASS)
    play.choose(DO_IT)
    assert not play[anne].locked


def test_amaravati__votes_for_all_ready_banu_haqim(play):
    amaravati = play.ready("Ada", "Amaravati", 4)
    other = play.vampire("Ada", clan="Banu Haqim")
    ventrue = play.vampire("Ada", clan="Ventrue")
    calls(play, ventrue)
    play.until("Ada", "Amaravati").plays("Amaravati")
    found = [stats.bonus_of(play.table, Bonus.VOTES, play[one]) for one in (amaravati, other)]
    assert found == [1, 1]
    assert stats.bonus_of(play.table, Bonus.VOTES, play[ventrue]) == 0
    assert not play.can("Amaravati"), "once in a referendum"


# Damage


def test_alonso_petrodon__hurts_each_anarch_of_the_methuselah(play):
    alonso = play.ready("Ada", "Alonso Petrodon")
    anarch = play.vampire("Ben", sect=Sect.ANARCH)
    other, cleo = play.vampire("Ben"), play.vampire("Cleo", sect=Sect.ANARCH)
    play.bleeds(alonso).finish()
    lost = [play[one].capacity - play[one].blood for one in (anarch, other, cleo)]
    assert lost == [1, 0, 0]


def test_alonso_petrodon__not_when_blocked(play):
    alonso, anarch = play.ready("Ada", "Alonso Petrodon"), play.vampire("Ben", sect=Sect.ANARCH)
    play.hand("Ada", "Dodge")
    play.bleeds(alonso).blocks(anarch)
    fights(play)
    assert play[anarch].capacity - play[anarch].blood == 1, "his hands only"


def hit(play, acting, blocker, name):
    """Both strike until the vampire of this name can prevent damage."""
    play.bleeds(acting).blocks(blocker)
    for _ in range(60):
        if play.can(name):
            return True
        if play.action is None:
            return False
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    return False


def test_opikun__prevents_the_damage_of_a_strike(play):
    opikun = play.ready("Ada", "Opikun", 3, locked=True)
    acting, ben = play.vampire("Ada"), play.vampire("Ben")
    assert hit(play, acting, ben, "Opikun")
    play.plays("Opikun")
    fights(play)
    assert play[acting].blood == play[acting].capacity
    assert play[opikun].blood == 2


def test_opikun__not_for_an_ally(play):
    play.ready("Ada", "Opikun", 3)
    ally, ben = play.ready("Ada", "Loyal Street Gang"), play.vampire("Ben")
    assert not hit(play, ally, ben, "Opikun")


def test_opikun__not_against_aggravated_damage(play):
    play.ready("Ada", "Opikun", 3)
    acting = play.vampire("Ada")
    assert not hit(play, acting, play.ready("Ben", "Basilia"), "Opikun")


def test_huldu_the_desecrator__once_in_a_combat(play):
    huldu = play.ready("Ada", "Huldu, The Desecrator", 3)
    acting, ben = play.vampire("Ada"), play.vampire("Ben")
    assert hit(play, acting, ben, "Huldu, The Desecrator")
    play.plays("Huldu, The Desecrator")
    assert not play.can("Huldu, The Desecrator")
    assert play[huldu].blood == 2
    fights(play)
    assert play[acting].blood == play[acting].capacity


def test_huldu_the_desecrator__not_for_herself(play):
    huldu, ben = play.ready("Ada", "Huldu, The Desecrator", 3), play.vampire("Ben")
    assert not hit(play, huldu, ben, "Huldu, The Desecrator")


def test_tommaso_sforza__ends_the_combat_of_a_zombie(play):
    tommaso = play.ready("Ada", "Tommaso Sforza", 3)
    zombie, ben = play.ready("Ada", "Reanimated Corpse", 2), play.vampire("Ben")
    play.bleeds(zombie).blocks(ben).until("Ada", "Tommaso Sforza").plays("Tommaso Sforza")
    play.finish()
    assert play[ben].blood == play[ben].capacity
    assert play[tommaso].blood == 2


def test_tommaso_sforza__not_the_combat_of_a_vampire(play):
    play.ready("Ada", "Tommaso Sforza", 3)
    acting, ben = play.vampire("Ada"), play.vampire("Ben")
    assert not hit(play, acting, ben, "Tommaso Sforza")


def test_wise_frog__first_strike_against_a_younger_vampire(play):
    frog, ben = play.ready("Ada", "Wise Frog"), play.vampire("Ben", blood=0, capacity=2)
    play.bleeds(frog).blocks(ben)
    fights(play)
    assert play[frog].blood == play[frog].capacity
    assert play[ben].in_torpor


def test_wise_frog__no_first_strike_against_an_older_one(play):
    frog, ben = play.ready("Ada", "Wise Frog"), play.vampire("Ben", blood=0, capacity=9)
    play.bleeds(frog).blocks(ben)
    fights(play)
    assert play[frog].blood == play[frog].capacity - 1


def test_ian_carfax__unlocks_when_the_other_is_in_torpor(play):
    ian, ben = play.ready("Ada", "Ian Carfax"), play.vampire("Ben", blood=0)
    play.vampire("Ada")
    play.bleeds(ian).blocks(ben)
    for _ in range(60):
        if play.offered(DO_IT):
            break
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    play.choose(DO_IT)
    assert not play[ian].locked


def test_ian_carfax__not_while_the_other_is_ready(play):
    ian, ben = play.ready("Ada", "Ian Carfax"), play.vampire("Ben")
    play.vampire("Ada")
    play.bleeds(ian).blocks(ben)
    fights(play)
    assert play[ian].locked


def test_faruq__stronger_in_that_combat_only(play):
    faruq, ben = play.ready("Ada", "Faruq"), play.vampire("Ben", clan="Banu Haqim")
    play.vampire("Ada")
    play.acts("Ada").plays("Faruq", target=ben)
    fights(play)
    assert play[ben].capacity - play[ben].blood == 2
    assert stats.strength(play.table, play[faruq]) == 1


def test_basilia__aggravated_damage(play):
    basilia, ben = play.ready("Ada", "Basilia"), play.vampire("Ben")
    play.bleeds(basilia).blocks(ben)
    fights(play)
    assert play[ben].in_torpor


# Cards


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
    assert any("Vessel" in line for line in play.story("Ben"))
    assert not any("Vessel" in line for line in play.story("Cleo"))


def test_iris_bennett__not_to_a_vampire_that_is_no_older(play):
    iris, ben = play.ready("Ada", "Iris Bennett"), play.vampire("Ben", capacity=1)
    play.hand("Ada", "Vessel")
    play.bleeds(iris).blocks(ben)
    fights(play)
    assert not told(play, "looks at the hand")


def test_ilonka__a_card_of_the_bleeder_at_random(play):
    play.ready("Ada", "Ilonka")
    dora = play.vampire("Dora")
    play.hand("Dora", "Vessel")
    play.library("Dora", "Vessel")
    play.bleeds(dora).until("Ada", "Ilonka").plays("Ilonka")
    assert any("Vessel" in line for line in play.story("Ada"))
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


def test_maris_streck__gives_intercept_again_and_again_but_only_for_blood(play):
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


def test_calvin_cleaver__blood_for_an_anarch_but_no_other(play):
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
