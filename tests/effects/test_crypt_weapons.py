"""Vampires that use weapons well, badly or never, and vampires whose text strengthens strikes."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from card_steps import hands_until

from vtes_deck.engine.actions.permanents import EMPLOY, EQUIP, RECRUIT
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.resolution import damage_of
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.moves import Range, Strike

MAGNUM = ".44 Magnum"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def to_strikes(play):
    """Pass until a minion chooses a strike."""
    assert hands_until(play, lambda: play.offered(HANDS))
    return play.table.current(Combat)


def fights(play, name, blood=9):
    card = play.ready("Ada", name, blood)
    ben = play.vampire("Ben", capacity=9, blood=9)
    return card, ben


@pytest.mark.parametrize(("weapon", "n"), [(MAGNUM, 3), ("Sengir Dagger", 3), (None, 2)])
def test_janni__more_damage_only_with_a_weapon(play, weapon, n):
    janni, ben = fights(play, "Janni", 3)
    source = play.on(janni, weapon) if weapon else -1
    play.bleeds(janni).blocks(ben)
    combat = to_strikes(play)
    strike = Strike(damage=2, source=source)
    assert damage_of(play.table, combat.sides[0], strike, ben).n == n


def test_janni__no_damage_of_a_weapon_strike_that_deals_none(play):
    janni, ben = fights(play, "Janni", 3)
    source = play.on(janni, MAGNUM)
    play.bleeds(janni).blocks(ben)
    combat = to_strikes(play)
    assert damage_of(play.table, combat.sides[0], Strike(dodge=True, source=source), ben) is None


def test_janni__enters_combat_only_with_ministry_of_others(play):
    play.ready("Ada", "Janni")
    mine = play.vampire("Ada", clan="Ministry")
    theirs, other = play.vampire("Cleo", clan="Ministry"), play.vampire("Cleo", clan="Toreador")
    play.acts("Ada")
    assert play.can("Janni", target=theirs)
    assert not play.can("Janni", target=other)
    assert not play.can("Janni", target=mine)


@pytest.mark.parametrize(("distance", "n"), [(Range.LONG, 1), (Range.CLOSE, 2)])
def test_mateusz_gryzbowsky__less_damage_only_at_long_range(play, distance, n):
    mateusz, ben = fights(play, "Mateusz Gryzbowsky", 3)
    play.bleeds(mateusz).blocks(ben)
    combat = to_strikes(play)
    combat.range = distance
    strike = Strike(damage=2, ranged=True)
    assert damage_of(play.table, combat.sides[0], strike, ben).n == n


def test_mateusz_gryzbowsky__no_damage_from_a_weak_strike(play):
    mateusz, ben = fights(play, "Mateusz Gryzbowsky", 3)
    play.bleeds(mateusz).blocks(ben)
    combat = to_strikes(play)
    combat.range = Range.LONG
    strike = Strike(damage=1, ranged=True)
    assert damage_of(play.table, combat.sides[0], strike, ben) is None


def test_ardan_lane__steals_one_more_only_with_blood_sorcery(play):
    ardan, ben = fights(play, "Ardan Lane", 2)
    play[ardan].capacity = 9
    play[ardan].disciplines = {"tha": 1}
    play.hand("Ada", "Theft of Vitae")
    play.bleeds(ardan).blocks(ben)
    play.until("Ada", "Theft of Vitae").plays("Theft of Vitae", "tha")
    before = play[ben].blood
    hands_until(play, bool)
    assert play[ben].blood == before - 2, "one from the card, and one more"


def test_ardan_lane__not_with_another_strike(play):
    ardan, ben = fights(play, "Ardan Lane", 2)
    source = play.on(ardan, MAGNUM)
    play.bleeds(ardan).blocks(ben)
    to_strikes(play)
    more = [
        static.theft(play.table, ardan, Strike(steal_blood=2, source=source))
        for static in play.table.cards[ardan].script.statics
        if hasattr(static, "theft")
    ]
    assert sum(more) == 0


def test_jacko__an_additional_strike_that_does_not_count(play):
    jacko, ben = fights(play, "Jacko", 5)
    play[jacko].disciplines = {"cel": 1}
    play.hand("Ada", "Blur")
    play.bleeds(jacko).blocks(ben)
    assert hands_until(play, lambda: play.offered(USE, "Jacko"))
    play.choose(USE, "Jacko")
    assert not play.offered(USE, "Jacko")
    assert hands_until(play, lambda: play.can("Blur"))
    play.plays("Blur", "cel")


def test_jacko__only_in_the_first_round(play):
    jacko, ben = fights(play, "Jacko", 5)
    play.bleeds(jacko).blocks(ben)
    combat = to_strikes(play)
    combat.again = True
    assert hands_until(play, lambda: play.offered(USE, "Jacko"))
    assert not hands_until(play, lambda: combat.number == 2 and play.offered(USE, "Jacko"))
    assert combat.number == 2


@pytest.mark.parametrize("weapon", [MAGNUM, "Sengir Dagger"])
def test_howler__no_strike_with_a_weapon_that_she_carries(play, weapon):
    howler, ben = fights(play, "Howler", 5)
    play.on(howler, weapon)
    play.on(ben, weapon)
    play.bleeds(howler).blocks(ben)
    to_strikes(play)
    assert play.asked == "Ada"
    assert not play.offered(USE, weapon)
    play.choose(HANDS)
    assert play.offered(USE, weapon)


def test_howler__other_equipment_and_her_maneuver(play):
    howler, ben = fights(play, "Howler", 5)
    play.on(howler, "Leather Jacket")
    play.bleeds(howler).blocks(ben)
    assert hands_until(play, lambda: play.can("Leather Jacket"))


def test_howler__only_one_maneuver(play):
    howler, ben = fights(play, "Howler", 5)
    play.bleeds(howler).blocks(ben)
    assert hands_until(play, lambda: play.offered(USE, "Howler"))
    play.choose(USE, "Howler")
    assert not play.offered(USE, "Howler"), "once each combat"


def test_count_germaine__opponents_cannot_use_weapons(play):
    germaine, ben = fights(play, "Count Germaine", 5)
    play.on(ben, MAGNUM)
    play.on(germaine, MAGNUM)
    play.bleeds(germaine).blocks(ben)
    to_strikes(play)
    assert play.offered(USE, MAGNUM)
    play.choose(HANDS)
    assert play.asked == "Ben"
    assert not play.offered(USE, MAGNUM)


def test_count_germaine__not_in_combat_of_others(play):
    play.ready("Ada", "Count Germaine")
    dora, ada = play.vampire("Dora"), play.vampire("Ada", blood=9, capacity=9)
    play.on(dora, MAGNUM)
    play.bleeds(dora).blocks(ada)
    to_strikes(play)
    assert play.offered(USE, MAGNUM)


def test_count_germaine__enters_combat_only_with_toreador(play):
    play.ready("Ada", "Count Germaine")
    toreador, other = play.vampire("Dora", clan="Toreador"), play.vampire("Dora", clan="Brujah")
    play.acts("Ada")
    assert play.can("Count Germaine", target=toreador)
    assert not play.can("Count Germaine", target=other)


@pytest.mark.parametrize(("name", "verb"), [("J. S. Simmons, Esq.", EMPLOY), (PLAIN_ALLY, RECRUIT)])
def test_nettie_hale__stealth_to_employ_and_recruit(play, name, verb):
    nettie = play.ready("Ada", "Nettie Hale", 5)
    play[nettie].clan = "Brujah"
    play.hand("Ada", name)
    play.vampire("Ben")
    play.acts("Ada").choose(verb, name, minion=nettie)
    assert play.stealth == 2


def test_nettie_hale__not_to_equip(play):
    nettie = play.ready("Ada", "Nettie Hale", 5)
    play.hand("Ada", MAGNUM)
    play.vampire("Ben")
    play.acts("Ada").choose(EQUIP, MAGNUM, minion=nettie)
    assert play.stealth == 1
