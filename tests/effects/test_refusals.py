"""Options that are not offered: abilities in another Methuselah's turn or in another action."""

import pytest
from card_play import PLAIN, CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.mechanics.stats import hand_size
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Phase


@pytest.fixture
def play(cb):
    return CardPlay(cb)


IN_A_PHASE = {
    "François Villon (G6)": Phase.UNLOCK,
    "Isanwayen": Phase.MASTER,
    "Kyle Strathcona, Cardinal of Canada": Phase.UNLOCK,
    "Lupo Giovanni": Phase.UNLOCK,
    "The Medic": Phase.UNLOCK,
    "Melinda Galbraith": Phase.UNLOCK,
    "Nahum Enosh": Phase.UNLOCK,
    "Nikolaus Vermeulen (G2)": Phase.UNLOCK,
    "Sabine Lafitte": Phase.UNLOCK,
    "Sarrasine": Phase.UNLOCK,
    "Scout Youngwood": Phase.UNLOCK,
    "Silvian Popescu": Phase.UNLOCK,
    "Thomasso Ghiberti": Phase.UNLOCK,
    "Waste Management Operation": Phase.UNLOCK,
}


@pytest.mark.parametrize("name", IN_A_PHASE)
def test_not_in_the_phase_of_another_methuselah(cb, play, name):
    crypt = cb[name].kind == "crypt"
    card = play.ready("Ada", name) if crypt else play.in_play("Ada", name)
    for owner in ("Ada", "Ben"):
        play.vampire(owner, blood=2, clan="Nosferatu", sect=Sect.LAIBON)
        play.uncontrolled(owner, PLAIN, 1)
    play.turn("Ben", IN_A_PHASE[name])
    for _ in range(12):
        if play.decision is None or play.table.phase is not IN_A_PHASE[name]:
            break
        assert not play.can(card)
        play.passes()


@pytest.mark.parametrize(
    ("name", "clan"),
    [
        ("Sheela Na Gig", "Tremere antitribu"),
        ("Victoria Ash (G7)", "Banu Haqim"),
        ("Oliver Thrace", ""),
        ("Dis Pater", "Giovanni"),
    ],
)
def test_bleed_bonuses_are_not_offered_without_a_bleed(cb, play, name, clan):
    card = play.in_play("Ada", name) if name == "Dis Pater" else play.ready("Ada", name, 1)
    acting = play.vampire("Ada", blood=1, clan=clan) if clan else card
    play.vampire("Ben")
    play.hand("Ada", "Theft of Vitae", "Vessel")
    play.hunts(acting)
    while play.action is not None and play.asked is not None:
        assert not play.can(card)
        play.passes()
    assert play[acting].blood == 2


def test_chavi_oraczko__no_cards_for_the_hand_in_torpor(play):
    chavi = play.ready("Ada", "Chavi Oraczko")
    assert hand_size(play.table, 0) == 8
    play[chavi].region = Region.TORPOR
    assert hand_size(play.table, 0) == 7
