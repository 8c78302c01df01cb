"""Vampires whose text needs nodes that no other card uses."""

import pytest
from card_play import CardPlay
from vampire_texts import EMPOWERMENT, calls, fights, votes

from cardbase.terms import Bonus, Sect, Title
from vtes_deck.effects.vocab.choices import DO_IT
from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.mechanics.stats import hand_size
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Activity
from vtes_deck.engine.status.torpor import send

PRINCE = {"title": Title.PRINCE, "city": "Chicago"}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


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


def test_andre_leroux__no_spying_mission_for_a_bleed_that_he_reduces_to_nothing(play):
    """By rulings, neither of the two can be used after the other."""
    play.ready("Ada", "Andre LeRoux")
    ada = play.vampire("Ada", "OBF")
    play.hand("Ada", "Spying Mission", "Spying Mission")
    play.bleeds(ada).until("Ada", "Andre LeRoux").uses("Andre LeRoux")
    assert play.decision.kind == "action"
    play[ada].locked, play[ada].done = False, frozenset()
    play.acts("Ada").bleeds(ada).until("Ada", "Spying Mission")
    assert play.can("Andre LeRoux")
    play.plays("Spying Mission", "OBF")
    assert play.decision.kind == "action", "neither he nor the second copy can be used"


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


def test_carlak__nothing_if_no_one_votes_against(play):
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


def test_anastasz_di_zagreb__one_vote_less_next_to_another_justicar(play):
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
    assert play[anarch].capacity - play[anarch].blood == 1, "only the damage of his hands"


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
