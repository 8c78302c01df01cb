"""Masters about torpor, combat and bleeds: Lilith, the house, the pact, the court, two wrongs."""

import pytest
from card_fights import to_strikes
from card_play import PLAIN_ALLY, CardPlay
from referendums import PRINCE, poll

from cardbase.terms import Sect, Title
from vtes_deck.effects.library.master.torments import TORTURE
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Phase, Zone

LILITH, HOUSE, PACT = "The Path of Lilith", "House of Sorrow", "Purchase Pact"
COURT, WRONGS = "Yawp Court", "Two Wrongs"
SABBAT = {"sect": Sect.SABBAT}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def strike_or_pass(play):
    """Strike with hands, if possible."""
    play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)


def won(play, sect=Sect.SABBAT):
    """Let Ada's vampire send Ben's to torpor, and return the latter."""
    play.in_play("Ada", LILITH)
    ada, ben = play.vampire("Ada", sect=sect), play.vampire("Ben", blood=0)
    play.bleeds(ada).blocks(ben)
    while play.action and play.decision.kind != "target":
        strike_or_pass(play)
    return ben


def test_the_path_of_lilith__a_torture_counter_costs_pool(play):
    ben = won(play)
    play.game.apply(next(one for one in play.options if one.target == ben))
    assert play[ben].mark(TORTURE) == 1
    assert play[LILITH].locked
    play.finish()
    pool = play.pool_of("Ben")
    play.turn("Ada", number=11).uses(LILITH)
    assert (play.pool_of("Ben"), play.pool_of("Cleo")) == (pool - 1, 30)
    zones.burn(play.table, play.number(LILITH))
    assert not play[ben].mark(TORTURE)


def test_the_path_of_lilith__not_for_a_camarilla_vampire(play):
    ben = won(play, Sect.CAMARILLA)
    assert play[ben].region is Region.TORPOR
    assert not play[ben].mark(TORTURE)


def test_the_path_of_lilith__no_duty_without_counters_and_any_minion_burns_it(play):
    play.in_play("Ada", LILITH)
    ally = play.ready("Cleo", PLAIN_ALLY)
    play.turn("Ada")
    assert not play.can(LILITH)
    play.acts("Cleo").uses(LILITH, minion=ally).finish()
    assert play.zone(LILITH) is Zone.ASH_HEAP


def test_house_of_sorrow__unlocks_another_card_and_both_stay_locked_once(play):
    house = play.in_play("Ada", HOUSE)
    place = play.in_play("Ada", "The Barrens")
    play.lock(place)
    play.turn("Ada")
    play.lock(place)
    play.again()
    play.uses(HOUSE, target=place)
    assert not play[place].locked
    play.lock(place)
    play.turn("Ada", number=11)
    assert play[house].locked
    assert play[place].locked


def test_house_of_sorrow__not_a_minion_or_a_card_of_another(play):
    play.in_play("Ada", HOUSE)
    play.vampire("Ada", locked=True)
    play.lock(play.in_play("Ben", "The Barrens"))
    play.vampire("Ben")
    play.acts("Ben")
    assert not play.can(HOUSE)
    assert not play.acts("Ada").can(HOUSE)


def test_purchase_pact__ends_a_combat_among_the_sabbat_only(play):
    for sect, can in ((Sect.SABBAT, True), (Sect.CAMARILLA, False)):
        place = play.in_play("Ben", PACT)
        ada, ben = play.vampire("Ada", sect=sect), play.vampire("Ben", **SABBAT)
        play.vampire("Ada")
        play.acts("Ada").bleeds(ada).blocks(ben)
        while play.decision.kind != "strike" and not play.can(PACT) and play.action:
            play.choose(PASS)
        assert play.can(PACT) is can
        if can:
            play.uses(PACT)
            assert play[place].locked
        while play.action:
            strike_or_pass(play)
        assert (play[ada].blood < 5) is not can
        zones.burn(play.table, place)


def test_purchase_pact__only_titled_sabbat_vampires_call_a_referendum_to_burn_it(play):
    play.in_play("Ada", PACT)
    bishop = play.vampire("Ben", title=Title.BISHOP, **SABBAT)
    plain, prince = play.vampire("Ben", **SABBAT), play.vampire("Ben", **PRINCE)
    play.acts("Ben")
    assert not play.can(PACT, minion=plain)
    assert not play.can(PACT, minion=prince)
    play.uses(PACT, minion=bishop)
    assert play.stealth == 1
    while play.decision.kind != "vote":
        play.choose(PASS)
    poll(play)
    while play.action:
        play.choose(PASS)
    assert play.zone(PACT) is Zone.ASH_HEAP


def political(play, acting_blood=5):
    """Ben's prince calls a referendum; Ada's Sabbat vampire could fight before."""
    place = play.in_play("Ada", COURT)
    ada = play.vampire("Ada", blood=4, **SABBAT)
    ben = play.vampire("Ben", **PRINCE)
    play.hand("Ben", "Kine Resources Contested")
    play.acts("Ben").choose(POLITICAL, "Kine Resources Contested", minion=ben)
    play.until("Ada", COURT)
    play.blood(ben, acting_blood)
    return place, ada, ben


def fights_on(play):
    """Finish the combat with hand strikes."""
    while play.table.current(Combat):
        strike_or_pass(play)


def test_yawp_court__the_guard_pays_if_the_caller_is_still_ready(play):
    place, ada, ben = political(play)
    play.uses(COURT, target=ada)
    assert play[place].locked
    assert play[ada].locked
    fights_on(play)
    assert play[ben].blood == 4
    assert play[ada].blood == 1  # a strike and 2 damage
    assert play.decision.kind in {"terms", "vote", "effect"}
    assert play.action.successful


def test_yawp_court__no_referendum_if_the_caller_is_not_ready(play):
    _, ada, ben = political(play, acting_blood=0)
    play.uses(COURT, target=ada)
    fights_on(play)
    assert play[ben].region is Region.TORPOR
    assert play[ada].blood == 3  # no damage beyond the strike
    assert not play.action
    assert play.pool_of("Ada") == 30


def test_yawp_court__not_with_a_locked_vampire_or_one_of_another_sect(play):
    play.in_play("Ada", COURT)
    play.vampire("Ada", locked=True, **SABBAT)
    play.vampire("Ada")
    ben = play.vampire("Ben", **PRINCE)
    play.hand("Ben", "Kine Resources Contested")
    play.acts("Ben").choose(POLITICAL, "Kine Resources Contested", minion=ben)
    while play.decision.kind != "terms":
        assert not play.can(COURT)
        play.choose(PASS)


def test_yawp_court__a_flight_to_torpor_ends_the_action_but_hurts_the_guard(play):
    play.hand("Cleo", "Rötschreck")
    place = play.in_play("Ada", COURT)
    ada = play.vampire("Ada", "pro", blood=5, **SABBAT)
    ben = play.vampire("Ben", **PRINCE)
    play.hand("Ada", "Wolf Claws")
    play.hand("Ben", "Kine Resources Contested")
    play.acts("Ben").choose(POLITICAL, "Kine Resources Contested", minion=ben)
    play.until("Ada", COURT).uses(COURT, target=ada)
    play.until("Ada", "Wolf Claws").plays("Wolf Claws", "pro")
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.plays("Rötschreck", target=ben)
    while play.action:
        assert play.decision.kind != "terms"
        play.choose(PASS)
    assert play[ben].region is Region.TORPOR
    assert play[ada].blood == 2  # 1 for the claws, 2 damage
    assert play[place].locked


def wronged(play, *held):
    """Cleo's vampire bleeds Ada, who is not her prey; Ada could play the card."""
    cleo = play.vampire("Cleo")
    play.hand("Ada", WRONGS)
    play.hand("Dora", *held)
    play.vampire("Ada", locked=True)
    play.vampire("Dora", "DOM")
    play.vampire("Dora", "DOM")
    play.vampire("Ben")
    play.acts("Cleo")
    play.game.apply(next(one for one in play.options if one.verb is BLEED))
    action = play.action
    action.seats = (0,)
    return cleo


def test_two_wrongs__the_prey_of_the_acting_minion_is_bled(play):
    wronged(play)
    play.until("Ada", WRONGS).plays(WRONGS)
    assert play.action.seats == (3,)


def test_two_wrongs__the_next_change_of_the_target_is_cancelled_but_not_a_second_one(play):
    wronged(play, "Deflection", "Deflection")
    play.until("Ada", WRONGS).plays(WRONGS)
    play.until("Dora", "Deflection")
    play.game.apply(play.ways("Deflection", "DOM", seat="Ben")[0])
    assert play.action.seats == (3,)
    play.until("Dora", "Deflection")
    play.game.apply(play.ways("Deflection", "dom", seat="Ben")[0])
    assert play.action.seats == (1,)


def test_two_wrongs__not_against_a_minion_of_the_predator(play):
    dora = play.vampire("Dora")
    play.hand("Ada", WRONGS)
    play.vampire("Ada", locked=True)
    play.bleeds(dora)
    while play.action:
        assert not play.can(WRONGS)
        play.choose(PASS)


def test_two_wrongs__only_after_blocks_are_declined(play):
    wronged(play)
    play.vampire("Ada")
    assert not play.can(WRONGS)
    play.until("Ada", WRONGS)
    assert play.table.phase is Phase.MINION
