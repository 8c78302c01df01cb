"""Masters on vampires that change their abilities."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from referendums import calls

from cardbase.terms import Bonus, Sect
from vtes_deck.engine.actions.diablerie import DIABLERIE
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.mechanics.zones import ENTERED, moment
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status.torpor import STAYS_LOCKED

PACT, VOID, INQUISITOR = "Infernal Pact", "Path of the Void", "Lazarene Inquisitor"
VISAGE, PARAGON = "Terrifying Visage", "Paragon"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def pact(play, discipline="Choose Dominate."):
    """Ada's Tremere antitribu with a pact for Dominate."""
    ada = play.vampire("Ada", "aus", clan="Tremere antitribu", sect=Sect.SABBAT)
    play.hand("Ada", PACT)
    play.acts("Ada", Phase.MASTER).plays(PACT, target=ada)
    play.game.apply(next(one for one in play.options if one.verb.sentence == discipline))
    return ada


def test_infernal_pact__cards_of_the_discipline_are_played_at_superior(play):
    ada = pact(play)
    play.hand("Ada", "Conditioning")
    play.vampire("Ben")
    play.acts("Ada").bleeds(ada)
    assert play.can("Conditioning", "DOM")


def test_infernal_pact__not_a_discipline_of_the_vampire_or_another_one(play):
    ada = pact(play)
    play.hand("Ada", "Enchant Kindred", "Dominate")
    play.acts("Ada")
    assert not play.can("Enchant Kindred", minion=ada)
    assert "dom" not in play[ada].disciplines


def test_path_of_the_void__stealth_less_bleed_and_a_damaging_action(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", blood=3)
    play.on(ada, VOID, "Ada")
    assert stats.bonus_of(play.table, Bonus.BLEED, play[ada]) == -1
    play.acts("Ada").uses(VOID, minion=ada, target=ben)
    assert play.stealth == 1
    play.finish()
    assert play[ben].blood == 2


def test_path_of_the_void__a_master_is_discarded_or_the_vampire_locks_once(play):
    ada = play.vampire("Ada")
    play.on(ada, VOID, "Ada")
    master, other = play.hand("Ada", "Blood Doll", "Conditioning")
    play.turn("Ada")
    assert not play.offered(PASS)
    assert not play.can(VOID, target=other)
    play.uses(VOID, target=master)
    assert play.zone(master) == 3
    assert not play.can(VOID)
    assert not play[ada].locked


def test_path_of_the_void__without_a_master_the_vampire_locks(play):
    ada = play.vampire("Ada")
    play.on(ada, VOID, "Ada")
    play.turn("Ada").uses(VOID)
    assert play[ada].locked


def test_path_of_the_void__a_locked_vampire_locks_instead_of_a_discard(play):
    """By a ruling on the same choice, a locked card can be locked."""
    ada = play.vampire("Ada")
    play.on(ada, VOID, "Ada")
    play[ada].set_mark(STAYS_LOCKED, 1)
    play.lock(ada)
    (master,) = play.hand("Ada", "Blood Doll")
    play.turn("Ada")
    [locks] = [one for one in play.ways(VOID) if one.target != master]
    play.game.apply(locks)
    assert play.zone(master) is Zone.HAND
    assert not play.can(VOID)


def test_path_of_the_void__burned_as_the_vampire_commits_diablerie_not_as_another_does(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    path = play.on(ada, VOID, "Ada")
    play.table.emit(DIABLERIE, 1, minion=ben)
    assert path in play.table.in_play
    play.table.emit(DIABLERIE, 0, minion=ada)
    assert path not in play.table.in_play


def test_path_of_the_void__only_one_path(play):
    ada = play.vampire("Ada")
    play.on(ada, VOID, "Ada")
    play.hand("Ada", VOID, "Blood Doll")
    assert not play.acts("Ada", Phase.MASTER).can(VOID, target=ada)


def test_lazarene_inquisitor__burns_up_to_two_blood(play):
    ada = play.vampire("Ada", clan="Harbinger of Skulls")
    ben, weak = play.vampire("Ben", blood=3), play.torpor("Ben", "Anson")
    play.on(ada, INQUISITOR, "Ada")
    play.acts("Ada")
    assert not play.can(INQUISITOR, target=weak)
    play.uses(INQUISITOR, target=ben)
    assert play.stealth == 1
    while len(play.options) != 3:
        play.choose(PASS)
    play.game.apply(next(one for one in play.options if one.verb.sentence == "Burn 1 blood."))
    assert play[ben].blood == 2


def test_lazarene_inquisitor__burned_by_sabbat_vampires_only(play):
    ada = play.vampire("Ada", clan="Harbinger of Skulls")
    card = play.on(ada, INQUISITOR, "Ada")
    sabbat, camarilla = play.vampire("Ben", sect=Sect.SABBAT), play.vampire("Ben")
    play.acts("Ben")
    assert not play.can(INQUISITOR, minion=camarilla)
    play.uses(INQUISITOR, minion=sabbat).finish()
    assert card not in play.table.in_play


def test_terrifying_visage__the_controller_of_a_blocker_burns_1_pool(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.on(ada, VISAGE, "Ada")
    play.bleeds(ada).blocks(ben)
    play.finish()
    assert (play.pool_of("Ada"), play.pool_of("Ben")) == (30, 29)


def test_terrifying_visage__only_on_a_ready_follower_of_cathari_and_once(play, cb):
    follower = next(c.name for c in cb.crypt if c.path == "Cathari")
    ada, other = play.ready("Ada", follower), play.vampire("Ada")
    play.hand("Ada", VISAGE)
    play.acts("Ada", Phase.MASTER)
    assert [one.target for one in play.ways(VISAGE)] == [ada]
    play.plays(VISAGE, target=ada)
    play.hand("Ada", VISAGE)
    assert not play.acts("Ada", Phase.MASTER).can(VISAGE)
    assert play[other].attached == ()


def test_paragon__only_on_a_ventrue_of_the_last_influence_phase(play):
    new, old = (play.vampire("Ada", clan="Ventrue") for _ in range(2))
    seat = play.seat("Ada")
    seat.this_turn = 5
    play[new].set_mark(ENTERED, moment(5, Phase.INFLUENCE))
    play[old].set_mark(ENTERED, moment(2, Phase.INFLUENCE))
    play.hand("Ada", PARAGON)
    play.acts("Ada", Phase.MASTER)
    assert [one.target for one in play.ways(PARAGON)] == [new]


def test_paragon__a_young_blocker_burns_1_blood_before_combat_but_not_an_old_one(play):
    for capacity, left in ((4, 3), (9, 9)):
        ada, ben = play.vampire("Ada"), play.vampire("Ben", capacity=capacity)
        play.on(ada, PARAGON, "Ada")
        play.acts("Ada").bleeds(ada).blocks(ben)
        assert play[ben].blood == left
        play.finish()


def test_paragon__a_vote_in_referendums_of_the_young_only(play):
    ada = play.vampire("Ada", capacity=6)
    play.on(ada, PARAGON, "Ada")
    for capacity, votes in ((5, 1), (8, 0)):
        calls(play, "Kine Resources Contested", capacity=capacity)
        while play.decision.kind != "vote":
            play.choose(PASS) if play.offered(PASS) else play.game.apply(play.decision.options[0])
        assert votes_of(play.table, play[ada]) == votes


def test_meditative_grove__cancels_a_frenzy_played_on_a_salubri_only(play):
    for clan, can in (("Salubri", True), ("Tremere", False)):
        place = play.in_play("Ben", "Meditative Grove")
        ada = play.vampire("Ada", "ani")
        ben = play.vampire("Ben", clan=clan)
        play.hand("Ada", "Terror Frenzy")
        play.acts("Ada").bleeds(ada).blocks(ben)
        play.until("Ada", "Terror Frenzy").plays("Terror Frenzy", "ani")
        assert play.can("Meditative Grove") is can
        if can:
            play.uses("Meditative Grove")
            assert play[place].locked
        play.finish()


def test_meditative_grove__feeds_a_ready_salubri_only(play):
    play.in_play("Ada", "Meditative Grove")
    ada = play.vampire("Ada", clan="Salubri", blood=1)
    play.vampire("Ada", blood=1)
    play.turn("Ada")
    assert [one.target for one in play.ways("Meditative Grove")] == [ada]


def test_burial_site_hunting_ground__a_follower_or_a_dead_ally(play, cb):
    play.in_play("Ada", "Burial Site Hunting Ground")
    follower = next(c.name for c in cb.crypt if c.path == "Death and the Soul")
    ada, ally = play.ready("Ada", follower, 1), play.ready("Ada", "Wendell Delburton", 1)
    play.vampire("Ada", blood=1)
    play.ready("Ada", PLAIN_ALLY, 1)
    play.turn("Ada")
    assert {one.target for one in play.ways("Burial Site Hunting Ground")} <= {ada, ally}
    play.uses("Burial Site Hunting Ground", target=ada)
    assert play[ada].blood == 2
    assert not play.can("Burial Site Hunting Ground")  # one or the other


@pytest.mark.parametrize("missing", [0, 1])
def test_burial_site_hunting_ground__not_above_the_starting_life(play, missing):
    play.in_play("Ada", "Burial Site Hunting Ground")
    ally = play.ready("Ada", "Reanimated Corpse")
    full = play[ally].blood
    play.blood(ally, full - missing)
    play.turn("Ada").uses("Burial Site Hunting Ground", target=ally)
    assert play[ally].blood == full
