"""Whether a card in hand has any target (PLY-28, AMB-53)."""

import pytest
from card_play import CardPlay

from vtes_deck.effects.card_play import has_target
from vtes_deck.effects.vocab import (
    AMinion,
    Lock,
    MinionFilter,
    PutOn,
    action,
    master,
    reaction,
)

GOVERN = "Govern the Unaligned"  # requires Dominate
YOUNGER = action("dom", Lock(), target=AMinion(MinionFilter(younger=True), "others"))


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def possible(play, *modes):
    """Whether a card of Ada's that is played in these modes has a target."""
    return has_target(modes, play.table, 0, play.hand("Ada", GOVERN)[0])


@pytest.mark.rule("PLY-28")
@pytest.mark.parametrize(("theirs", "found"), [(4, True), (5, False), (6, False)])
def test_an_action_gets_its_target_from_a_minion_that_can_play_it(play, theirs, found):
    play.vampire("Ada", "dom", capacity=5)
    play.vampire("Ada", capacity=9)
    play.vampire("Ben", capacity=theirs)
    assert possible(play, YOUNGER) is found


@pytest.mark.rule("PLY-28")
def test_an_action_has_no_target_without_a_minion_that_can_play_it(play):
    play.vampire("Ada", capacity=9)
    play.vampire("Ben", capacity=2)
    assert not possible(play, YOUNGER)


@pytest.mark.rule("PLY-28")
def test_a_master_gets_its_target_from_the_methuselah(play):
    put_on = master(PutOn(), target=AMinion(MinionFilter(vampire=True), "others"))
    assert not possible(play, put_on)
    play.vampire("Ben")
    assert possible(play, put_on), "Ada needs no minion"


@pytest.mark.rule("PLY-28")
def test_one_mode_of_a_card_is_enough_and_a_response_gets_its_target_later(play):
    play.vampire("Ada", "dom", capacity=5)
    play.vampire("Ben", capacity=9)
    nowhere = AMinion(MinionFilter(clans=("Samedi",)), "any")
    assert possible(play, YOUNGER, master(PutOn(), target=AMinion(whose="others")))
    assert not possible(play, YOUNGER, master(PutOn(), target=nowhere))
    assert possible(play, YOUNGER, reaction("dom", Lock(), target=nowhere))
