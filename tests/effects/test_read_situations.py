"""Vampires without a declaration, in the situations of their texts: merged, named, with prices."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.permanents import EQUIP
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.status.control import merge
from vtes_deck.engine.status.torpor import send


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def merged(play, name, blood=0):
    """Ada's merged vampire with this name."""
    base = play.ready("Ada", name, blood)
    advanced = play.uncontrolled("Ada", f"{name} (ADV)")
    return merge(play.table, 0, advanced, base).card


def test_goratrix__a_bleed_more_only_if_merged(play):
    goratrix, _ = merged(play, "Goratrix", 4), play.vampire("Ben")
    play.bleeds(goratrix)
    before = play.bleed
    play.uses(goratrix)
    assert (play.bleed, play[goratrix].blood) == (before + 1, 3)
    assert not play.can(goratrix), "once each action"


def test_goratrix__no_bleed_more_if_not_merged(play):
    goratrix, _ = play.ready("Ada", "Goratrix (ADV)", 4), play.vampire("Ben")
    play.bleeds(goratrix)
    assert not play.can(goratrix)


@pytest.mark.parametrize(("sect", "strength"), [(Sect.CAMARILLA, 2), (Sect.SABBAT, 1)])
def test_dr_julius_sutphen__stronger_against_the_camarilla_if_merged(play, sect, strength):
    julius, ben = merged(play, "Dr. Julius Sutphen", 3), play.vampire("Ben", sect=sect)
    play.bleeds(julius).blocks(ben).choose(PASS)
    assert play.table.current(Combat)
    assert stats.strength(play.table, play[julius]) == strength


@pytest.mark.parametrize("is_ready", [True, False])
def test_viri__stronger_with_zizi_ready(play, is_ready):
    viri, zizi = play.ready("Ada", "Viri", 3), play.ready("Ada", "Zizi", 3)
    if not is_ready:
        send(play.table, play[zizi])
    assert stats.strength(play.table, play[viri]) == 1 + is_ready


def test_viri__not_stronger_with_the_zizi_of_another(play):
    viri = play.ready("Ada", "Viri", 3)
    play.ready("Ben", "Zizi", 3)
    assert stats.strength(play.table, play[viri]) == 1


@pytest.mark.parametrize("version", ["Mithras (G3)", "Mithras (G6)"])
@pytest.mark.parametrize(("owner", "bleed"), [("Ada", 1), ("Ben", 0)])
def test_rose_abawi__bleeds_more_with_any_mithras(play, owner, bleed, version):
    rose, _ = play.ready("Ada", "Rose Abawi", 3), play.vampire("Ben")
    play.bleeds(rose)
    before = play.bleed
    play.ready(owner, version, 3)
    assert play.bleed == before + bleed


@pytest.mark.parametrize(("capacity", "blood"), [(3, 1), (9, 2)])
def test_ferox__younger_vampires_pay_to_block(play, capacity, blood):
    ferox = play.ready("Ada", "Ferox, The Rock Lord", 4)
    ben = play.vampire("Ben", capacity=capacity, blood=2)
    play.bleeds(ferox).blocks(ben)
    assert play[ben].blood == blood


def test_ferox__a_younger_vampire_without_blood_cannot_block(play):
    ferox = play.ready("Ada", "Ferox, The Rock Lord", 4)
    ben = play.vampire("Ben", capacity=3, blood=0)
    play.bleeds(ferox)
    assert not play.offered(BLOCK, minion=ben)


@pytest.mark.parametrize(("by_ally", "blood"), [(True, 2), (False, 1)])
def test_muhandis__only_vampires_cost_blood_to_block(play, by_ally, blood):
    muhandis = play.ready("Ben", "Muhandis", 2)
    acting = play.ready("Ada", PLAIN_ALLY, 2) if by_ally else play.vampire("Ada")
    play.bleeds(acting).blocks(muhandis)
    assert play[muhandis].blood == blood


@pytest.mark.parametrize(("capacity", "less"), [(3, 1), (9, 0)])
def test_gavrylo__younger_vampires_have_less_intercept(play, capacity, less):
    gavrylo, ben = play.ready("Ada", "Gavrylo", 3), play.vampire("Ben", capacity=capacity)
    play.bleeds(gavrylo)
    assert play.intercept(ben) == -less


@pytest.mark.parametrize(("title", "stealth"), [(True, 0), (False, 1)])
def test_rain__stealth_against_a_methuselah_without_a_ready_titled_vampire(play, title, stealth):
    rain = play.ready("Ada", "Rain", 3)
    play.ready("Ben", "Lazarus" if title else "Ramona", 3)
    play.bleeds(rain)
    assert play.stealth == stealth


def test_helen_fairchild__equips_only_with_locations(play):
    helen, ada = play.ready("Ada", "Helen Fairchild", 4), play.vampire("Ada")
    play.hand("Ada", ".44 Magnum", "Palatial Estate")
    play.acts("Ada")
    assert play.offered(EQUIP, ".44 Magnum", minion=ada)
    assert not play.offered(EQUIP, ".44 Magnum", minion=helen)
    assert play.offered(EQUIP, "Palatial Estate", minion=helen), "by a ruling"


@pytest.mark.parametrize("owner", ["Ada", "Ben"])
def test_karmenita__burns_equipment_of_anyone_for_1_blood(play, owner):
    karmenita, bearer = play.ready("Ada", "Karmenita Yoryari", 4), play.vampire(owner)
    magnum = play.on(bearer, ".44 Magnum")
    play.acts("Ada").uses(karmenita, target=magnum).finish()
    assert play.zone(magnum) is Zone.ASH_HEAP
    assert play[karmenita].blood == 3


@pytest.mark.parametrize(("sect", "offered"), [(Sect.LAIBON, True), (Sect.SABBAT, False)])
def test_kamiri__stealth_for_an_acting_laibon_if_merged(play, sect, offered):
    kamiri, acting = merged(play, "Kamiri wa Itherero", 4), play.vampire("Ada", sect=sect)
    ben = play.vampire("Ben")
    play.bleeds(acting).choose(BLOCK, minion=ben)
    assert play.can(kamiri) is offered
    if offered:
        play.uses(kamiri)
        assert (play.stealth, play[kamiri].blood) == (1, 3)
