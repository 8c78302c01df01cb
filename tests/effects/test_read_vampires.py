"""Vampires without a declaration, played as they are read: blocks, hands, ends of combat."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.state.damage_types import Damage
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status.torpor import send

JUSTINE = "Justine, Elder of Dallas"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_janet_langer__a_blood_to_attempt_to_block(play):
    janet, ada = play.ready("Ben", "Janet Langer", 2), play.vampire("Ada")
    play.bleeds(ada).blocks(janet)
    assert play[janet].blood == 1


def test_janet_langer__cannot_block_without_blood(play):
    janet, ada = play.ready("Ben", "Janet Langer", 0), play.vampire("Ada")
    play.bleeds(ada)
    assert not play.offered(BLOCK, minion=janet)


@pytest.mark.parametrize(("capacity", "blood"), [(9, 1), (2, 2)])
def test_angela_preston__only_older_vampires_cost_her(play, capacity, blood):
    angela, ada = play.ready("Ben", "Angela Preston", 2), play.vampire("Ada", capacity=capacity)
    play.bleeds(ada).blocks(angela)
    assert play[angela].blood == blood


def test_angela_preston__others_block_for_nothing(play):
    play.ready("Ben", "Angela Preston", 2)
    ben, ada = play.vampire("Ben", blood=2), play.vampire("Ada", capacity=9)
    play.bleeds(ada).blocks(ben)
    assert play[ben].blood == 2


@pytest.mark.parametrize(("capacity", "locked"), [(3, False), (4, True)])
def test_justine__no_lock_for_the_block_of_a_small_vampire(play, capacity, locked):
    ada, justine = play.vampire("Ada", capacity=capacity), play.ready("Ben", JUSTINE)
    play.bleeds(ada).blocks(justine)
    assert play.table.current(Combat)
    assert play[justine].locked is locked


@pytest.mark.parametrize(("capacity", "locked"), [(11, False), (2, True)])
def test_reverend_adams__older_vampires_stay_unlocked_others_not(play, capacity, locked):
    adams, ben = play.ready("Ada", "Reverend Adams"), play.vampire("Ben", capacity=capacity)
    play.bleeds(adams).blocks(ben)
    assert play[ben].locked is locked


def test_reverend_adams__no_other_action_is_blocked_without_locking(play):
    play.ready("Ada", "Reverend Adams")
    ada, ben = play.vampire("Ada"), play.vampire("Ben", capacity=11)
    play.bleeds(ada).blocks(ben)
    assert play[ben].locked


@pytest.mark.parametrize("fights", [True, False])
def test_mr_noir__pool_only_if_he_is_burned_in_combat(play, fights):
    noir, ben = play.ready("Ada", "Mr. Noir"), play.vampire("Ben")
    play.bleeds(noir)
    pool = play.pool_of("Ada")
    if fights:
        play.blocks(ben)
        while not play.table.current(Combat):
            play.choose(PASS)
        hit = Damage(target=noir, n=play[noir].capacity + 2, aggravated=True)
        play.table.push(DamageResolution((hit,)))
        while noir in play.table.in_play:
            play.choose(PASS)
    else:
        zones.burn(play.table, noir)
    assert play.pool_of("Ada") == pool + 2 * fights


def test_jan_pieterzoon__all_hands_are_smaller_while_he_is_ready(play):
    before = [stats.hand_size(play.table, seat) for seat in range(3)]
    jan = play.ready("Ada", "Jan Pieterzoon (G2)")
    assert [stats.hand_size(play.table, seat) for seat in range(3)] == [n - 1 for n in before]
    send(play.table, play[jan])
    assert stats.hand_size(play.table, 1) == before[1]


def test_hannibal__steals_from_other_sabbat_vampires_only(play):
    hannibal = play.ready("Ada", "Hannibal", 4)
    friend, foe = play.vampire("Ada", sect=Sect.SABBAT), play.vampire("Ben", sect=Sect.SABBAT)
    prince = play.vampire("Ben", sect=Sect.CAMARILLA)
    play.acts("Ada")
    targets = [one for one in (hannibal, friend, foe, prince) if play.can("Hannibal", target=one)]
    assert targets == [friend, foe]
    blood = play[foe].blood
    play.plays("Hannibal", target=foe, n=2).finish()
    assert (play[hannibal].blood, play[foe].blood) == (6, blood - 2)


@pytest.mark.parametrize(
    ("name", "clan", "gains"), [("Ramona (G2)", "Gangrel", 1), ("Miriam Benyona", "Salubri", -1)]
)
def test_blood_moves_between_two_vampires_not_from_one_to_itself(play, name, clan, gains):
    vampire, friend = play.ready("Ada", name, 2), play.vampire("Ada", clan=clan, blood=3)
    play.acts("Ada", Phase.UNLOCK)
    assert not play.can(vampire, target=vampire)
    play.plays(vampire, target=friend)
    assert (play[vampire].blood, play[friend].blood) == (2 + gains, 3 - gains)
