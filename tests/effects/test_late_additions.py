"""Michael diCarlo, Slave Auction, Ventrue Investment and Joseph Pander."""

import pytest
from card_play import CardPlay
from card_steps import logged, never

from cardbase.terms import Sect
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.moves import Range
from vtes_deck.engine.state.table import Phase, Zone

MICHAEL, AUCTION, INVESTMENT = "Michael diCarlo", "Slave Auction", "Ventrue Investment"
JOSEPH, FIGHTS = "Joseph Pander", "enter combat"
PANDER = {"clan": "Pander", "sect": Sect.SABBAT}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def ambushes(play, *, by=MICHAEL):
    """The vampire performs an action to enter combat with a locked minion of Ben's."""
    michael = play.ready("Ada", by)
    ben, other = play.vampire("Ben", locked=True), play.vampire("Ben")
    play.hand("Ada", "Ambush")
    play.acts("Ada").plays("Ambush", minion=michael, target=ben)
    return michael, ben, other


def test_michael_dicarlo__sets_the_range_to_long_when_he_attacks(play):
    michael, *_ = ambushes(play)
    play.on(michael, ".44 Magnum")
    play.until("Ada", MICHAEL).uses(MICHAEL)
    assert play.table.current(Combat).range is Range.LONG
    assert not play.can(MICHAEL), "no effect sets the range again"


def test_michael_dicarlo__only_in_the_first_round(play):
    ambushes(play)
    play.hand("Ada", "Trap")
    play.until("Ada", "Trap").plays("Trap")
    play.until("Ada", MICHAEL).choose(PASS)
    while not any("Round 2" in line for line in play.log_sentences()):
        play.choose(PASS)
    assert never(play, MICHAEL)


def test_michael_dicarlo__not_when_the_action_is_blocked(play):
    _, _, other = ambushes(play)
    play.blocks(other)
    assert never(play, MICHAEL)


def test_michael_dicarlo__not_when_he_blocks_or_is_attacked(play):
    michael = play.ready("Ada", MICHAEL)
    dora = play.vampire("Dora")
    play.hand("Dora", "Ambush")
    play.bleeds(dora).blocks(michael)
    assert never(play, MICHAEL)
    play[dora].locked, play[michael].locked = False, True
    play.acts("Dora").plays("Ambush", minion=dora, target=michael)
    assert never(play, MICHAEL)


def test_slave_auction__a_blood_for_each_methuselah_in_the_game(play):
    play.seat("Cleo").ousted = True
    play.hand("Ada", AUCTION)
    play.vampire("Ada")
    play.acts("Ada", Phase.MASTER).plays(AUCTION)
    assert play[AUCTION].blood == 3


def test_slave_auction__a_blood_for_a_master_phase_action_and_burned_without_any(play):
    auction = play.in_play("Ada", AUCTION)
    play.blood(auction, 1)
    play.acts("Ada", Phase.MASTER).uses(AUCTION)
    assert play.pool_of("Ada") == 31
    assert play.zone(auction) is Zone.ASH_HEAP


def test_slave_auction__not_without_a_master_phase_action(play):
    auction = play.in_play("Ada", AUCTION)
    play.blood(auction, 4)
    play.vampire("Ada")
    play.hand("Ada", "Blood Doll")
    play.acts("Ada", Phase.MASTER).uses(AUCTION)
    assert not play.can(AUCTION)
    assert play[auction].blood == 3


def test_ventrue_investment__a_blood_for_each_ventrue_antitribu(play):
    for _ in range(2):
        play.vampire("Ada", clan="Ventrue antitribu")
    play.vampire("Ada", clan="Ventrue")
    play.vampire("Ben", clan="Ventrue antitribu")
    play.hand("Ada", INVESTMENT)
    play.acts("Ada", Phase.MASTER).plays(INVESTMENT)
    assert play[INVESTMENT].blood == 2


def test_ventrue_investment__not_without_one_in_the_ready_region(play):
    play.vampire("Ada", clan="Ventrue")
    play.hand("Ada", INVESTMENT)
    play.acts("Ada", Phase.MASTER)
    assert not play.can(INVESTMENT)


def joseph(play, owner="Ben"):
    """The card is in play; Ada's vampire attacks a locked Pander of Ben's."""
    card, pander = play.in_play(owner, JOSEPH), play.vampire("Ben", locked=True, **PANDER)
    ada, _ = play.vampire("Ada"), play.vampire("Ada")
    play.hand("Ada", "Ambush")
    play.acts("Ada").plays("Ambush", minion=ada, target=pander)
    return card


def test_joseph_pander__lets_an_action_against_a_pander_fail(play):
    card = joseph(play)
    play.until("Ben", card).uses(card)
    assert not play.combats()
    assert play.pool_of("Ben") == 29
    assert play[card].locked


def test_joseph_pander__not_for_the_pander_of_another_methuselah(play):
    card = joseph(play, "Cleo")
    assert never(play, card)


def test_joseph_pander__not_for_an_action_against_another_clan(play):
    card, other, ada = play.in_play("Ben", JOSEPH), play.vampire("Ben"), play.vampire("Ada")
    play.lock(other)
    play.hand("Ada", "Ambush")
    play.acts("Ada").plays("Ambush", minion=ada, target=other)
    assert never(play, card)


def test_joseph_pander__sends_one_chosen_pander_once(play):
    card = play.in_play("Ada", JOSEPH)
    chosen, other = play.vampire("Ada", **PANDER), play.vampire("Ada", **PANDER)
    plain, ben = play.vampire("Ada"), play.vampire("Ben")
    play.acts("Ada", Phase.MASTER)
    assert not play.can(card, target=plain)
    play.uses(card, target=chosen)
    assert not play.can(card, target=other), "one in each master phase"
    while play.decision.kind != "action":
        play.choose(PASS)
    assert not play.can(card, words=FIGHTS, minion=other)
    play.uses(card, words=FIGHTS, minion=chosen, target=ben)
    assert play.stealth == 0
    assert play.offered(BLOCK, minion=ben)
    play.finish()
    assert logged(play, "The combat is over.")
    play[chosen].locked = False
    play.again()
    assert not play.can(card, words=FIGHTS, minion=chosen)


def test_joseph_pander__only_sabbat_vampires_burn_it(play):
    card = play.in_play("Ben", JOSEPH)
    sabbat, other = play.vampire("Ada", sect=Sect.SABBAT), play.vampire("Ada")
    play.acts("Ada")
    assert not play.can(card, minion=other)
    play.uses(card, minion=sabbat).finish()
    assert play.zone(card) is Zone.ASH_HEAP
