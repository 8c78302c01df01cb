"""Cards under the older rulebooks: card texts override the rules (GEN-02)."""

import pytest
from card_fights import drained, fight, to_strikes
from card_play import CardPlay
from published import PUBLISHED

from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics.zones import SUPERIOR_VERSION
from vtes_deck.engine.state.decisions import PASS


@pytest.fixture(params=PUBLISHED)
def play(cb, request):
    return CardPlay(cb, rules=PUBLISHED[request.param])


@pytest.mark.rule("COM-30", "COM-22", "GEN-02")
def test_taste_of_vitae__of_a_vampire_on_its_way_to_torpor(play):
    ada, ben = fight(play, "POT", "Roundhouse", "Taste of Vitae", blood=1)
    drained(play, ben)
    play.table.bank -= 2
    play[ben].blood = 2
    to_strikes(play).plays("Roundhouse", "POT").choose(PASS)
    play.until("Ada", "Taste of Vitae").plays("Taste of Vitae")
    assert play[ada].blood == 3
    play.finish()
    assert play[ben].in_torpor


@pytest.mark.rule("COM-30", "COM-22", "GEN-02")
def test_psyche__after_a_strike_that_ended_the_combat(play):
    fight(play, "CEL", "Psyche!", theirs="PRO")
    play.hand("Ben", "Earth Meld")
    to_strikes(play).choose(HANDS).plays("Earth Meld", "PRO")
    play.until("Ada", "Psyche!").plays("Psyche!", "CEL").finish()
    assert play.combats() == 2


@pytest.mark.rule("COM-30", "COM-22", "GEN-02")
def test_disarm__sends_to_torpor_no_matter_who_ended_the_combat(play):
    _, ben = fight(play, "POT", "Roundhouse", "Disarm")
    to_strikes(play).plays("Roundhouse", "POT").choose(HANDS)
    while not play.can("Disarm"):
        play.choose(PASS)
    play.plays("Disarm", "POT").finish()
    assert play[ben].in_torpor


@pytest.mark.rule("PLY-36")
@pytest.mark.parametrize(("level", "superior"), [("myt", 0), ("MYT", 1)])
def test_concealed_weapon__equips_with_the_version_of_the_minion(play, level, superior):
    fight(play, level, "Concealed Weapon", "Tinglestripe")
    weapon = play.number("Tinglestripe")
    play.plays("Concealed Weapon", target=weapon)
    assert play[weapon].mark(SUPERIOR_VERSION) == superior


@pytest.mark.rule("BLD-02", "CRD-02")
def test_computer_hacking__at_the_prey_or_at_anyone_if_its_symbol_allows_it(play):
    ada = play.vampire("Ada")
    play.hand("Ada", "Computer Hacking")
    play.acts("Ada")
    anybody = play.table.rules.directed_by_icon
    assert play.can("Computer Hacking", seat="Ben")
    assert play.can("Computer Hacking", seat="Cleo") == anybody
    assert not play.can("Computer Hacking", seat="Ada")
    assert not play.offered(BLEED, minion=ada, seat="Cleo"), (
        "a bleed without a card targets only the prey"
    )
    if anybody:
        cleo = play.vampire("Cleo")
        play.plays("Computer Hacking", seat="Cleo").blocks(cleo)
        assert play.asked == "Ada"
