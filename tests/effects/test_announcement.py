"""Cards that can be played as an action is announced (ACT-03): only cards whose texts say so."""

import pytest
from card_play import CardPlay
from msgspec.structs import astuple

from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.registry import script_of
from vtes_deck.engine.actions.block import Blocks
from vtes_deck.engine.state.windows import AS_ANNOUNCED

WAKES = (
    "On the Qui Vive",
    "Forced Awakening",
    "Wake with Evening's Freshness",
    "Eyes of Argus",
)


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.rule("ACT-03")
def test_only_cards_for_the_announcement_are_used_at_the_announcement(cb):
    then = {
        card.name
        for card in cb
        if card.id in definitions()
        and any(bits & AS_ANNOUNCED for bits in astuple(script_of(card).windows))
    }
    assert then
    for name in then:
        assert "announce" in cb[name].text or "declares a" in cb[name].text, name


@pytest.mark.parametrize("wake", WAKES)
@pytest.mark.rule("ACT-03", "GEN-27", "SEQ-01")
def test_a_wake_waits_for_the_first_impulse_of_the_acting_methuselah(play, wake):
    ada = play.vampire("Ada", "DOM")
    play.vampire("Ben", "AUS", locked=True)
    play.hand("Ada", "Conditioning", "Seduction")
    play.hand("Ben", wake)
    play.bleeds(ada)
    assert play.asked == "Ada"
    assert play.can("Seduction")
    assert not play.can("Conditioning"), "it is not played as the action is announced"
    play.passes("Ada")
    assert play.asked == "Ada", "she has the first impulse of the action"
    assert play.can("Conditioning")
    assert not play.can("Seduction")
    play.passes("Ada")
    assert play.asked == "Ben"
    assert play.can(wake)


@pytest.mark.rule("ACT-03", "PLY-02")
def test_a_wake_can_answer_a_card_played_at_the_announcement(play):
    ada = play.vampire("Ada", "DOM", capacity=9)
    ben = play.vampire("Ben", locked=True)
    play.hand("Ada", "Seduction")
    play.hand("Ben", "On the Qui Vive")
    play.bleeds(ada)
    play.plays("Seduction", "DOM", target=ben)
    assert play.asked == "Ben"
    assert play.can("On the Qui Vive")


@pytest.mark.rule("ACT-03")
def test_an_effect_usable_at_any_time_waits_too(play):
    ada = play.vampire("Ada", "DOM")
    play.in_play("Ben", "The Barrens")
    play.hand("Ben", "Deflection")
    play.hand("Ada", "Seduction")
    play.vampire("Ben")
    play.bleeds(ada)
    play.passes("Ada")
    assert play.can("The Barrens")
    assert play.table.current(Blocks), "the announcement is over"
