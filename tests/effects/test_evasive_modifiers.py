"""Modifiers with stealth at two levels, against blockers, or with help in the next combat."""

import pytest
from card_fights import to_kind, to_strikes
from card_play import PLAIN_ALLY, CardPlay
from card_steps import to_blocks

from cardbase.terms import Bonus
from vtes_deck.effects.vocab.blocks import PAY_TOLL
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Modifier, Until

FOLLOWERS = {"Power and the Inner Voice": "Concordia", "Cathari": "Glissando"}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def follower(play, disciplines, path="Power and the Inner Voice"):
    """Ada's vampire on the Path."""
    ada = play.ready("Ada", FOLLOWERS[path])
    play[ada].disciplines = {
        code.lower(): 2 if code.isupper() else 1 for code in disciplines.split()
    }
    return ada


def acts(play, card, disciplines, **facts):
    """Ada's vampire with the card bleeds, blocked by Ben's that intercepts. Return both minions."""
    ada, ben = play.vampire("Ada", disciplines, **facts), play.vampire("Ben")
    play.hand("Ada", card)
    play.table.modify(Modifier(Bonus.INTERCEPT, 2, ben, Until.TURN))
    play.bleeds(ada).blocks(ben)
    return ada, ben


def test_shroud_of_night__no_stealth_in_a_bleed_at_basic(play):
    acts(play, "Shroud of Night", "obt")
    assert not play.can("Shroud of Night")


def test_shroud_of_night__stealth_in_a_bleed_at_superior(play):
    acts(play, "Shroud of Night", "OBT")
    assert not play.can("Shroud of Night", "obt")
    play.plays("Shroud of Night", "OBT")
    assert play.stealth == 1


def test_blanket_of_night__another_vampire_locks_and_the_attempt_fails(play):
    other = play.vampire("Ada", "OBT")
    acts(play, "Blanket of Night", "OBT")
    ben = play.vampire("Ben")
    play.plays("Blanket of Night", "OBT", minion=other)
    assert play[other].locked
    assert play[other].blood == 4
    to_blocks(play)
    assert [one.minion for one in play.options if one.verb is BLOCK] == [ben]


def test_blanket_of_night__not_by_a_locked_vampire_or_the_acting_one_at_superior(play):
    play.vampire("Ada", "OBT", locked=True)
    ada, _ = acts(play, "Blanket of Night", "OBT")
    assert {(one.minion, one.mode) for one in play.ways("Blanket of Night")} == {(ada, 0)}


@pytest.mark.parametrize("theirs", ["", "obt"])
def test_tenebrous_form__blood_from_vampires_without_obtenebration_only(play, theirs):
    ada, ben = play.vampire("Ada", "OBT"), play.vampire("Ben", theirs)
    ally, first = play.ready("Ben", PLAIN_ALLY), play.vampire("Ben")
    play.hand("Ada", "Tenebrous Form")
    play.bleeds(ada).blocks(first).plays("Tenebrous Form", "OBT")
    to_blocks(play)
    assert not play.offered(BLOCK, minion=ally)
    before = play[ben].blood
    play.blocks(ben)
    assert play[ben].blood == before - (0 if theirs else 1)


def test_nightshades__intercept_of_a_younger_vampire_as_the_action_is_announced(play):
    ada, ben = play.vampire("Ada", "obt", capacity=6), play.vampire("Ben", capacity=4)
    older = play.vampire("Ben", capacity=9)
    play.hand("Ada", "Nightshades")
    play.bleeds(ada)
    assert {one.target for one in play.ways("Nightshades")} == {ben}
    play.plays("Nightshades", "obt", target=ben).blocks(ben)
    assert play.intercept(ben) == -1
    assert older in play.table.in_play


@pytest.mark.parametrize(("level", "can"), [("obt", False), ("OBT", True)])
def test_nightshades__not_during_a_block_attempt_at_basic(play, level, can):
    ada, ben = play.vampire("Ada", level, capacity=9), play.vampire("Ben", capacity=4)
    play.hand("Ada", "Nightshades")
    play.bleeds(ada).blocks(ben)
    assert play.can("Nightshades", level) is can


def test_relentlessness__the_attempt_fails_at_superior(play):
    ada, ben = follower(play, "CEL"), play.vampire("Ben")
    play.hand("Ada", "Relentlessness")
    play.bleeds(ada).blocks(ben).plays("Relentlessness", "CEL")
    play.finish()
    assert play.seat("Ben").pool == 29


def test_relentlessness__not_by_a_vampire_on_another_path_or_none(play):
    acts(play, "Relentlessness", "CEL FOR")
    assert not play.can("Relentlessness")


@pytest.mark.parametrize(("level", "intercept"), [("pot", 0), ("POT", -1)])
def test_unthinkable_humiliation__allies_pay_life_to_block(play, level, intercept):
    ada, ally = follower(play, level), play.ready("Ben", PLAIN_ALLY)
    life = play[ally].life
    play.hand("Ada", "Unthinkable Humiliation")
    play.bleeds(ada).plays("Unthinkable Humiliation", level).blocks(ally)
    assert play[ally].life == life - 1
    assert play.intercept(ally) == intercept


def test_unthinkable_humiliation__a_blocking_minion_can_pay_or_stop_blocking(play):
    ada, ben, other = follower(play, "pot"), play.vampire("Ben"), play.vampire("Ben")
    play.hand("Ada", "Unthinkable Humiliation", "Unthinkable Humiliation")
    play.bleeds(ada).blocks(ben).plays("Unthinkable Humiliation", "pot")
    play.choose(PASS)
    assert play[ben].blood == 5
    to_blocks(play)
    assert play.offered(BLOCK, minion=other)
    play.blocks(ben)
    assert play[ben].blood == 4


def test_unthinkable_humiliation__a_minion_without_blood_cannot_continue_with_its_attempt(play):
    ada, ben = follower(play, "pot"), play.vampire("Ben", blood=0)
    play.hand("Ada", "Unthinkable Humiliation")
    play.bleeds(ada).blocks(ben).plays("Unthinkable Humiliation", "pot")
    assert not play.offered(PAY_TOLL)
    play.finish()
    assert play.seat("Ben").pool == 29


def test_dominant_personality__a_chosen_vampire_cannot_block_at_superior(play):
    ada, ben, other = follower(play, "PRE"), play.vampire("Ben"), play.vampire("Ben")
    play.hand("Ada", "Dominant Personality")
    play.bleeds(ada).plays("Dominant Personality", "PRE", target=ben)
    to_blocks(play)
    assert [one.minion for one in play.options if one.verb is BLOCK] == [other]


def test_subversion__bleed_with_or_without_stealth_and_no_unneeded_stealth(play):
    ada, ben = follower(play, "CEL", "Cathari"), play.vampire("Ben")
    play.hand("Ada", "Subversion")
    play.bleeds(ada)
    assert not play.can("Subversion", "cel")
    assert len({one.mode for one in play.ways("Subversion", "CEL")}) == 1
    play.blocks(ben)
    both = play.ways("Subversion", "CEL")
    assert len({one.mode for one in both}) == 2
    bleed = play.bleed
    play.game.apply(both[-1])
    assert (play.bleed, play.stealth) == (bleed + 1, 1)


def test_seeds_of_terror__allies_cannot_block_and_vampires_pay(play):
    ada, ben = follower(play, "OBF", "Cathari"), play.vampire("Ben")
    ally, chosen = play.ready("Ben", PLAIN_ALLY), play.vampire("Ben")
    play.hand("Ada", "Seeds of Terror")
    play.bleeds(ada).plays("Seeds of Terror", "OBF", target=chosen)
    to_blocks(play)
    assert [one.minion for one in play.options if one.verb is BLOCK] == [ben]
    assert ally in play.table.in_play
    play.blocks(ben)
    assert play[ben].blood == 4


def test_alacrity__a_maneuver_in_the_first_round_only(play):
    ada, _ = acts(play, "Alacrity", "CEL")
    play.on(ada, "Hawg", "Ada")
    play.plays("Alacrity", "CEL")
    assert play.stealth == 1
    to_kind(play, "range", "Ada")
    assert play.offered(MANEUVER)
    to_strikes(play).choose(PASS).choose(PASS)
    to_kind(play, "press", "Ada").choose(PRESS_ON)
    while play.action:
        assert not play.offered(MANEUVER)
        play.choose(PASS)
    assert "Round 2 of combat." in play.log_sentences()


@pytest.mark.parametrize("used", [MANEUVER, PRESS_ON])
def test_mind_tricks__a_maneuver_or_a_press_but_not_both(play, used):
    acts(play, "Mind Tricks", "DEM")
    play.plays("Mind Tricks", "DEM")
    to_kind(play, "range", "Ada")
    if used is MANEUVER:
        play.choose(MANEUVER)
        while play.action:
            assert not play.offered(PRESS_ON)
            play.choose(PASS)
        return
    to_strikes(play).choose(PASS).choose(PASS)
    to_kind(play, "press", "Ada").choose(PRESS_ON)
    while play.action:
        assert not play.offered(MANEUVER)
        assert not play.offered(PRESS_ON)
        play.choose(PASS)


def test_mind_tricks__no_maneuver_at_basic(play):
    acts(play, "Mind Tricks", "dem")
    play.plays("Mind Tricks", "dem")
    to_strikes(play)
    assert not play.offered(MANEUVER)


@pytest.mark.parametrize(("level", "stealth"), [("vis", 1), ("VIS", 2)])
def test_skin_of_the_chameleon__stealth_and_a_maneuver_or_press(play, level, stealth):
    acts(play, "Skin of the Chameleon", level)
    play.plays("Skin of the Chameleon", level)
    assert play.stealth == stealth
    if stealth == 2:
        to_kind(play, "range", "Ada")
        assert play.offered(MANEUVER)


def test_skin_of_the_chameleon__no_stealth_with_blood_sorcery(play):
    ada, ben = play.vampire("Ada", "tha"), play.vampire("Ben")
    play.hand("Ada", "Skin of the Chameleon")
    play.bleeds(ada).plays("Skin of the Chameleon", "tha").blocks(ben)
    assert play.stealth == 0
    to_kind(play, "range", "Ada")
    assert play.offered(MANEUVER)


def test_smoke_and_mirrors__two_stealth_in_a_hunt_and_not_in_a_bleed(play):
    ada, ben = play.vampire("Ada", "obf", sect="Anarch"), play.vampire("Ben")
    play.hand("Ada", "Smoke and Mirrors")
    play.blood(ada, 1)
    play.bleeds(ada).blocks(ben)
    assert not play.can("Smoke and Mirrors")


def test_smoke_and_mirrors__intercept_of_a_vampire_and_not_of_an_ally(play):
    ada, ally = play.vampire("Ada", "obt", sect="Anarch"), play.ready("Ben", PLAIN_ALLY)
    ben = play.vampire("Cleo")
    play.hand("Ada", "Smoke and Mirrors")
    play.bleeds(ada).blocks(ally)
    assert not play.can("Smoke and Mirrors")
    assert ben in play.table.in_play
