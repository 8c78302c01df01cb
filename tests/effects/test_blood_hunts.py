"""Vampires on whom blood hunts cannot be called."""

import pytest
from published import PUBLISHED
from table_combat import Duel

from vtes_deck.effects.registry import script_of
from vtes_deck.engine.actions.diablerie import Diablerie
from vtes_deck.engine.politics.blood_hunt import CALL_HUNT, HUNT_CALLED

PLAIN, VICTIM = "Ryan", "Ayelech"


def hunted(cb, diablerist, rules=PUBLISHED["vekn"], other=""):
    """Whether a blood hunt is or can be called after this vampire has committed diablerie."""
    play = Duel(cb, rules, scripts=script_of)
    play.ready("Ada", diablerist, 1)
    play.torpor("Ben", VICTIM, 0)
    if other:
        play.ready("Ada", other, 1)
    play.begins(Diablerie(play.number(diablerist), play.number(VICTIM)))
    assert play.number(VICTIM) not in play.table.in_play
    while play.decision.kind == "card":
        play.passes(play.asked)
    called = any(event.what is HUNT_CALLED for event in play.game.log)
    return called or play.offered(CALL_HUNT)


@pytest.mark.parametrize("rules", PUBLISHED.values(), ids=PUBLISHED)
def test_no_blood_hunt_is_called_in_any_edition(cb, rules):
    assert hunted(cb, PLAIN, rules)
    assert not hunted(cb, "Ariadne", rules)


def test_ariadne__no_blood_hunt(cb):
    assert not hunted(cb, "Ariadne")


def test_ariadne__only_on_her(cb):
    assert hunted(cb, PLAIN, other="Ariadne")


def test_muaziz_archon_of_ulugh_beg__no_blood_hunt(cb):
    assert not hunted(cb, "Muaziz, Archon of Ulugh Beg")


def test_samat_ramal_ra_archon__no_blood_hunt(cb):
    assert not hunted(cb, "Samat Ramal-Ra, Archon")
