"""Charismatic Aura and Groundfighting: combat cards cancelled as they are played."""

import pytest
from card_fights import fight, to_kind, to_strikes
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.table import Zone

AURA, GROUND, GRAPPLE = "Charismatic Aura", "Groundfighting", "Immortal Grapple"
CARNAGE, SIGNPOST = "Sacrament of Carnage", "Torn Signpost"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_charismatic_aura__cancels_a_strike_card_whose_minion_strikes_again(play):
    ada, ben = fight(play, "aus pre", AURA, theirs="pot", held=(CARNAGE,))
    to_strikes(play)
    play.choose(HANDS)
    play.plays(CARNAGE, "pot")
    play.until("Ada", AURA).plays(AURA, "aus+pre")
    assert play.zone(CARNAGE) is Zone.ASH_HEAP
    play.until("Ben")
    assert play.decision.kind == "strike", "Ben strikes again"
    play.choose(HANDS)
    play.finish()
    assert play[ada].blood == 3, "1 blood for the card, 1 for the strike"
    assert play[ben].blood == 4


def test_charismatic_aura__cancels_a_grapple_without_its_cost(play):
    ada, ben = fight(play, "aus pre", AURA, theirs="pot", held=(GRAPPLE,))
    play.until("Ben", GRAPPLE).plays(GRAPPLE, "pot")
    play.until("Ada", AURA).plays(AURA, "aus+pre")
    assert play[ada].blood == 4
    assert play[ben].blood == 5


def test_charismatic_aura__not_other_cards_or_twice_at_basic_in_a_round(play):
    fight(play, "aus pre", AURA, AURA, theirs="pot", held=(GRAPPLE, CARNAGE, SIGNPOST))
    play.until("Ben", SIGNPOST).plays(SIGNPOST, "pot")
    assert not play.can(AURA)
    play.until("Ben", GRAPPLE).plays(GRAPPLE, "pot")
    play.until("Ada", AURA).plays(AURA, "aus+pre")
    to_strikes(play).choose(HANDS).plays(CARNAGE, "pot")
    assert not play.can(AURA)


def test_charismatic_aura__not_without_blood(play):
    ada, _ = fight(play, "aus pre", AURA, theirs="pot", held=(GRAPPLE,))
    play.blood(ada, 0)
    play.until("Ben", GRAPPLE).plays(GRAPPLE, "pot")
    assert not play.can(AURA)


def test_charismatic_aura__not_against_an_own_card(play):
    fight(play, "aus pre pot", AURA, CARNAGE)
    to_strikes(play).plays(CARNAGE, "pot")
    assert not play.can(AURA)


def test_charismatic_aura__ends_combat_at_superior(play):
    ada, ben = fight(play, "AUS PRE", AURA)
    to_strikes(play).plays(AURA, "AUS+PRE").choose(HANDS)
    play.finish()
    assert (play[ada].blood, play[ben].blood) == (5, 5)


def anarch_fight(play, *held, theirs="pot"):
    return fight(play, "", GROUND, theirs=theirs, held=held, sect=Sect.ANARCH)


def test_groundfighting__cancels_a_grapple_whose_cost_is_paid(play):
    ada, ben = anarch_fight(play, GRAPPLE)
    play.on(ada, ".44 Magnum")
    play.until("Ben", GRAPPLE).plays(GRAPPLE, "pot")
    play.until("Ada", GROUND).plays(GROUND)
    assert play[ada].blood == 4
    to_strikes(play)
    assert play.can(".44 Magnum"), "any strike can be chosen"
    assert play[ben].blood == 5


def test_groundfighting__not_a_strike_card(play):
    anarch_fight(play, CARNAGE)
    to_strikes(play).choose(HANDS).plays(CARNAGE, "pot")
    assert play.decision.kind == "press", "this was not offered as the card was played"


def test_groundfighting__a_maneuver_or_a_press_and_only_replaced_after_combat(play):
    ada, _ = anarch_fight(play)
    play.hand("Ada", GROUND)
    play.library("Ada", *["Blood Doll"] * 9)
    to_kind(play, "range", "Ada").plays(GROUND)
    held = len(play.seat("Ada").hand)
    to_kind(play, "press", "Ada")
    assert len(play.seat("Ada").hand) == held
    play.plays(GROUND)
    to_strikes(play)
    play.finish()
    assert "Round 2 of combat." in play.log_sentences()
    assert play[ada].blood == 5


def test_groundfighting__only_by_anarchs(play):
    fight(play, "", GROUND, theirs="pot", held=(GRAPPLE,))
    play.until("Ben", GRAPPLE).plays(GRAPPLE, "pot")
    assert not play.can(GROUND)


@pytest.mark.parametrize(
    ("card", "theirs", "armed"),
    [
        ("Thoughts Betrayed", "DOM", False),
        ("Sanguine Entrapment", "CEL QUI", False),
        ("Drawing Out the Beast", "ani", True),
        ("Terror Frenzy", "ani", True),
    ],
)
def test_groundfighting__cancels_a_ban_on_strikes_or_on_the_equipment_with_a_weapon(
    play, card, theirs, armed
):
    ada, _ = anarch_fight(play, card, theirs=theirs)
    if armed:
        play.on(ada, ".44 Magnum")
    play.until("Ben", card).plays(card, "+".join(theirs.split()))
    play.plays(GROUND)
    assert play[ada].blood == 4


@pytest.mark.parametrize(
    ("card", "theirs"), [("Drawing Out the Beast", "ani"), ("Thoughts Betrayed", "dom")]
)
def test_groundfighting__not_without_a_weapon_or_without_a_limit_of_strikes(play, card, theirs):
    anarch_fight(play, card, theirs=theirs)
    play.until("Ben", card).plays(card, theirs)
    assert play.decision.kind != "effect" or not play.can(GROUND)
