"""Simple combat cards that give a strike, a maneuver, a press or prevention."""

import pytest
from card_fights import LONG, SECOND_ROUND, fight, to_kind, to_strikes
from card_play import CardPlay

from vtes_deck.engine.actions.permanents import RECRUIT
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def dodged(play, card, level, words=""):
    """Ada strikes with this card, Ben with hands. Return whether a strike was dodged."""
    ada, _ = fight(play, level, card)
    to_strikes(play).plays(card, level, words).choose(HANDS)
    play.finish()
    return play[ada].blood == 5


def ended(play, card, level, *, cost=0):
    ada, ben = fight(play, level, card)
    to_strikes(play).plays(card, level)
    play.finish()
    assert play[ada].blood == 5 - cost
    return play[ben].blood == 5


def prevented(play, card, level):
    ada, _ = fight(play, level, card)
    to_strikes(play).choose(PASS).choose(HANDS)
    play.plays(card, level).finish()
    return play[ada].blood == 5


def stealthy(play, card, level):
    ada, ben = play.vampire("Ada", level), play.vampire("Ben")
    play.hand("Ada", card)
    play.bleeds(ada).blocks(ben).plays(card, level)
    return play.stealth


def test_flash__maneuvers_with_a_press(play):
    ada, _ = fight(play, "CEL", "Flash")
    play.plays("Flash", "CEL")
    assert LONG in play.log_sentences()
    to_kind(play, "press", "Ada").choose(PRESS_ON, minion=ada).finish()
    assert SECOND_ROUND in play.log_sentences()


def test_flash__presses_or_maneuvers_but_not_both_at_basic(play):
    ada, _ = fight(play, "cel", "Flash")
    play.plays("Flash", "cel")
    assert LONG in play.log_sentences()
    while play.action:
        assert not play.offered(PRESS_ON, minion=ada)
        play.choose(PASS)


def test_outside_the_hourglass__dodges(play):
    assert dodged(play, "Outside the Hourglass", "obf")


def test_outside_the_hourglass__maneuvers_and_dodges(play):
    fight(play, "tem", "Outside the Hourglass")
    assert len(play.ways("Outside the Hourglass", "tem")) == 2
    play.game.apply(play.ways("Outside the Hourglass", "tem")[0])
    assert LONG in play.log_sentences()


def test_outside_the_hourglass__two_damage_once_a_round(play):
    _, ben = fight(play, "TEM", "Outside the Hourglass", "Outside the Hourglass")
    play.plays("Outside the Hourglass", "TEM")
    assert play[ben].blood == 3
    assert not play.can("Outside the Hourglass", "TEM")


def test_sideslip__dodges(play):
    assert dodged(play, "Sideslip", "cel")


def test_sideslip__prevents_only_once_a_round(play):
    ada, _ = fight(play, "CEL", "Sideslip", "Sideslip", theirs="POT", held=["Roundhouse"])
    to_strikes(play).choose(PASS).plays("Roundhouse", "POT").plays("Sideslip", "CEL")
    assert not play.can("Sideslip", "CEL")
    play.finish()
    assert play[ada].blood == 2


def test_spiritual_intervention__dodges(play):
    assert dodged(play, "Spiritual Intervention", "nec")


def test_spiritual_intervention__ends_the_combat(play):
    assert ended(play, "Spiritual Intervention", "NEC")


def test_spiritual_intervention__does_not_end_it_at_basic(play):
    fight(play, "nec", "Spiritual Intervention")
    to_strikes(play)
    assert not play.can("Spiritual Intervention", "NEC")


def test_indomitability__prevents_with_a_press(play):
    ada, _ = fight(play, "FOR", "Indomitability")
    to_strikes(play).choose(PASS).choose(HANDS)
    play.plays("Indomitability", "FOR")
    to_kind(play, "press", "Ada").choose(PRESS_ON, minion=ada).finish()
    assert play[ada].blood == 5
    assert SECOND_ROUND in play.log_sentences()


def test_indomitability__no_press_at_basic(play):
    ada, _ = fight(play, "for", "Indomitability")
    to_strikes(play).choose(PASS).choose(HANDS)
    play.plays("Indomitability", "for")
    while play.action:
        assert not play.offered(PRESS_ON, minion=ada)
        play.choose(PASS)


def test_unflinching_persistence__prevents_one(play):
    assert prevented(play, "Unflinching Persistence", "for")


def test_unflinching_persistence__maneuvers_and_prevents_one_later(play):
    ada, _ = fight(play, "FOR", "Unflinching Persistence", theirs="tha", held=["Aid from Bats"])
    play.plays("Unflinching Persistence", "FOR")
    assert LONG in play.log_sentences()
    play.finish()
    assert play[ada].blood == 5


def test_unflinching_persistence__prevents_nothing_in_a_later_round(play):
    fight(play, "FOR cel", "Unflinching Persistence", "Psyche!")
    play.plays("Unflinching Persistence", "FOR")
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    to_strikes(play).choose(HANDS).choose(HANDS)
    assert not play.can("Unflinching Persistence")


def test_fake_out__maneuvers(play):
    fight(play, "", "Fake Out")
    play.plays("Fake Out")
    assert LONG in play.log_sentences()


def test_fake_out__not_replaced_before_the_combat_is_over(play):
    play.library("Ada", "Blur")
    fight(play, "", "Fake Out", *["Majesty"] * 6, theirs="cel", held=["Pursuit"])
    play.plays("Fake Out")
    assert len(play.seat("Ada").hand) == 6
    play.finish()
    assert len(play.seat("Ada").hand) == 7


def test_apportation__presses_to_continue(play):
    fight(play, "tha", "Apportation")
    to_kind(play, "press", "Ada").plays("Apportation", "tha").finish()
    assert SECOND_ROUND in play.log_sentences()


def test_apportation__no_press_to_end_the_combat(play):
    fight(play, "cel", "Psyche!", theirs="tha", held=["Apportation"])
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    assert not play.can("Apportation")
    assert SECOND_ROUND in play.log_sentences()


def test_side_strike__dodges(play):
    assert dodged(play, "Side Strike", "cel")


def test_side_strike__an_additional_strike_and_no_second_source(play):
    ada, ben = fight(play, "CEL", "Side Strike", "Blur")
    to_strikes(play).choose(HANDS).choose(PASS).plays("Side Strike", "CEL")
    assert not play.can("Blur")
    play.choose(HANDS, minion=ada).finish()
    assert play[ben].blood == 3


def test_canine_horde__strikes_at_long_range(play):
    _, ben = fight(play, "ani cel", "Canine Horde", "Pursuit")
    play.plays("Pursuit", "cel")
    to_strikes(play).plays("Canine Horde", "ani").finish()
    assert play[ben].blood == 4


def test_canine_horde__destroys_equipment_but_no_retainer(play):
    ada, ben = play.vampire("Ada", "ANI"), play.vampire("Ben")
    gun, spy = play.on(ben, ".44 Magnum"), play.on(ben, "Raven Spy")
    play.hand("Ada", "Canine Horde")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).plays("Canine Horde", "ANI").choose(HANDS).finish()
    assert gun not in play.table.in_play
    assert spy in play.table.in_play


def test_rapid_change__stealth(play):
    assert stealthy(play, "Rapid Change", "pro") == 1


def test_rapid_change__ends_the_combat_for_1_blood(play):
    assert ended(play, "Rapid Change", "PRO", cost=1)


def test_rapid_change__no_strike_at_basic(play):
    fight(play, "pro", "Rapid Change")
    to_strikes(play)
    assert not play.can("Rapid Change")


def test_plasmic_form__stealth(play):
    assert stealthy(play, "Plasmic Form", "vic") == 1


def test_plasmic_form__no_dodge_at_basic(play):
    fight(play, "vic", "Plasmic Form")
    to_strikes(play)
    assert not play.can("Plasmic Form")


def test_deny__stealth_at_superior(play):
    assert stealthy(play, "Deny", "DEM") == 1


def test_deny__presses_but_gives_no_stealth_at_basic(play):
    fight(play, "dem", "Deny")
    assert not play.can("Deny", "DEM")
    to_kind(play, "press", "Ada").plays("Deny", "dem").finish()
    assert SECOND_ROUND in play.log_sentences()


def through(play, level, **more):
    pair = fight(play, level, "Pass Through Shadow", **more)
    to_strikes(play).plays("Pass Through Shadow", level).choose(PASS)
    play.finish() if play.action else None
    return pair


def test_pass_through_shadow__stays_and_gives_stealth(play):
    ada, ben = through(play, "OBL")
    assert play[play.number("Pass Through Shadow")].host == ada
    play[ada].locked, play[ada].done, play[ben].locked = False, frozenset(), False
    play.turn("Ada", Phase.MINION).bleeds(ada).blocks(ben).uses("Pass Through Shadow")
    assert any("gets +1 stealth" in line for line in play.log_sentences())


def test_pass_through_shadow__does_not_stay_at_basic(play):
    through(play, "obl")
    assert play.zone("Pass Through Shadow") is Zone.ASH_HEAP


def test_pass_through_shadow__does_not_stay_if_another_combat_is_queued(play):
    fight(play, "OBL", "Pass Through Shadow", theirs="CEL", held=["Psyche!"])
    to_strikes(play).plays("Pass Through Shadow", "OBL").choose(PASS)
    play.until("Ben", "Psyche!").plays("Psyche!", "CEL").finish()
    assert play.zone("Pass Through Shadow") is Zone.ASH_HEAP
    assert not play.offered(MANEUVER)


def test_breath_of_the_dragon__aggravated_for_both_at_close_range(play):
    ada, ben = fight(play, "vic", "Breath of the Dragon")
    to_strikes(play).plays("Breath of the Dragon", "vic").choose(PASS)
    play.finish() if play.action else None
    assert play[ada].in_torpor
    assert play[ben].in_torpor


def test_breath_of_the_dragon__not_for_its_user_at_long_range(play):
    ada, ben = fight(play, "VIC cel", "Breath of the Dragon", "Pursuit")
    play.plays("Pursuit", "cel")
    to_strikes(play).plays("Breath of the Dragon", "VIC")
    play.finish() if play.action else None
    assert not play[ada].in_torpor
    assert play[ben].in_torpor


def test_breath_of_thanatos__stealth_to_recruit_a_wraith(play):
    ada, ben = play.vampire("Ada", "nec obl"), play.vampire("Ben")
    for _ in range(2):
        play.on(ben, "Raven Spy")
    play.hand("Ada", "Spectral Servitor", "Breath of Thanatos")
    play.acts("Ada").choose(RECRUIT, "Spectral Servitor", minion=ada)
    play.blocks(ben).plays("Breath of Thanatos", "nec")
    assert any("gets +2 stealth" in line for line in play.log_sentences())


def test_breath_of_thanatos__no_stealth_for_another_action(play):
    ada, ben = play.vampire("Ada", "nec"), play.vampire("Ben")
    play.hand("Ada", "Breath of Thanatos")
    play.bleeds(ada).blocks(ben)
    assert not play.can("Breath of Thanatos", "nec")


def test_breath_of_thanatos__aggravated(play):
    _, ben = fight(play, "NEC", "Breath of Thanatos")
    to_strikes(play).plays("Breath of Thanatos", "NEC").choose(PASS)
    play.finish() if play.action else None
    assert play[ben].in_torpor
