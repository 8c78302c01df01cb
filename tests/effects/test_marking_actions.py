"""Actions that put a card on another minion, take control of one, or become a vampire."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect, Title, Trait
from vtes_deck.engine.actions.torpor_actions import RESCUE
from vtes_deck.engine.cards.requirements import has_trait
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.mechanics.zones import ENTERED, moment
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import torpor

BARON = {"sect": Sect.ANARCH, "title": Title.BARON, "city": "Lyon"}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Chameleon


def newcomer(play, owner, turn, phase, capacity=3):
    """A vampire that entered play in a phase of a turn."""
    vampire = play.vampire(owner, capacity=capacity)
    play[vampire].set_mark(ENTERED, moment(turn, phase))
    return vampire


def acts(play, **facts):
    """A baron of Ada's has Chameleon; her turn before this ninth one was the fifth."""
    ada = play.vampire("Ada", capacity=8, **facts)
    play.hand("Ada", "Chameleon")
    play.seat("Ada").this_turn = 9
    play.seat("Ada").last_turn = 5
    play.acts("Ada")
    play.seat("Ada").last_turn = 5
    play.again()
    return ada


@pytest.mark.parametrize(
    ("turn", "phase", "new"),
    [
        (5, Phase.MASTER, False),
        (5, Phase.MINION, False),
        (5, Phase.INFLUENCE, True),
        (6, Phase.INFLUENCE, True),
        (9, Phase.MASTER, True),
    ],
)
def test_chameleon__only_a_vampire_that_came_after_the_last_minion_phase(play, turn, phase, new):
    vampire = newcomer(play, "Cleo", turn, phase)
    acts(play, **BARON)
    assert play.can("Chameleon", target=vampire) is new


def test_chameleon__takes_control_for_as_much_blood_as_its_capacity(play):
    vampire = newcomer(play, "Ben", 6, Phase.INFLUENCE, capacity=4)
    ada = acts(play, **BARON)
    play.plays("Chameleon", target=vampire)
    assert play.stealth == 1
    assert play.action.seats == (1,)
    play.finish()
    assert play[vampire].controller == 0
    assert play[vampire].sect is Sect.ANARCH
    assert play[ada].blood == 8 - 4


def test_chameleon__makes_a_vampire_of_its_controller_anarch(play):
    """By a ruling."""
    vampire = newcomer(play, "Ada", 5, Phase.INFLUENCE)
    acts(play, **BARON)
    play.plays("Chameleon", target=vampire).finish()
    assert play[vampire].controller == 0
    assert play[vampire].sect is Sect.ANARCH


def test_chameleon__not_an_older_vampire_or_by_another_than_a_baron(play):
    old = newcomer(play, "Ben", 6, Phase.INFLUENCE, capacity=8)
    acts(play, **BARON)
    assert not play.can("Chameleon", target=old)


def test_chameleon__not_without_a_baron(play):
    newcomer(play, "Ben", 6, Phase.INFLUENCE)
    acts(play, sect=Sect.ANARCH)
    assert not play.can("Chameleon")


def test_chameleon__not_without_enough_blood(play):
    vampire = newcomer(play, "Ben", 6, Phase.INFLUENCE, capacity=4)
    acts(play, blood=3, **BARON)
    assert not play.can("Chameleon", target=vampire)


# Clandestine Contract


def sealed(play):
    """Ada's Banu Haqim has sealed a contract on Ben's vampire; both stay ready."""
    ada = play.vampire("Ada", clan="Banu Haqim", capacity=6)
    ben = play.vampire("Ben", capacity=6)
    play.hand("Ada", "Clandestine Contract")
    play.acts("Ada").plays("Clandestine Contract", target=ben)
    fights = False
    while play.action is not None:
        fights = fights or play.table.current(Combat) is not None
        play.choose(PASS)
    assert fights
    return ada, ben


def test_clandestine_contract__a_combat_then_an_action_for_another(play):
    ada, ben = sealed(play)
    [contract] = play[ben].attached
    play[ada].locked = False
    play.acts("Ada").plays(contract, minion=ada, target=ben)
    assert play.stealth == 1
    assert play.action.seats == (1,)


def test_clandestine_contract__not_for_another_banu_haqim(play):
    _, ben = sealed(play)
    other = play.vampire("Ada", clan="Banu Haqim", capacity=6)
    [contract] = play[ben].attached
    play.acts("Ada")
    assert not play.can(contract, minion=other)


def test_clandestine_contract__not_against_a_minion_of_your_own(play):
    """COM-01."""
    ada, ben = sealed(play)
    [contract] = play[ben].attached
    play[ada].locked = False
    zones.give(play.table, ben, 0)
    assert not play.acts("Ada").can(contract)


def test_clandestine_contract__not_by_a_vampire_that_is_no_longer_of_the_clan(play):
    """By a ruling the action requires the clan."""
    ada, ben = sealed(play)
    [contract] = play[ben].attached
    play[ada].locked, play[ada].clan = False, "Tremere"
    assert not play.acts("Ada").can(contract)


def test_clandestine_contract__only_by_an_old_banu_haqim(play):
    young = play.vampire("Ada", clan="Banu Haqim", capacity=4)
    other = play.vampire("Ada", capacity=6)
    play.vampire("Ben")
    play.hand("Ada", "Clandestine Contract")
    play.acts("Ada")
    assert not play.can("Clandestine Contract", minion=young)
    assert not play.can("Clandestine Contract", minion=other)


# Slaughtering the Herd


def herd(play):
    """The card is on a vampire of Dora, Ada's predator, for Ada's vampire."""
    ada, dora = play.vampire("Ada", "DOM", blood=3), play.vampire("Dora")
    play.hand("Ada", "Slaughtering the Herd")
    play.acts("Ada").plays("Slaughtering the Herd", "DOM", target=dora)
    assert play.action.seats == (3,)
    play.finish()
    return ada, dora


def test_slaughtering_the_herd__each_action_feeds_the_acting_vampire(play):
    ada, dora = herd(play)
    before = play[ada].blood
    play.acts("Dora").bleeds(dora)
    assert (play[ada].blood, play[dora].blood) == (before + 1, 4)


def test_slaughtering_the_herd__nothing_for_another_action(play):
    ada, _ = herd(play)
    other, before = play.vampire("Dora"), play[ada].blood
    play.acts("Dora").bleeds(other)
    assert play[ada].blood == before


def test_slaughtering_the_herd__four_blood_burn_it_only_in_your_own_minion_phase(play):
    _, dora = herd(play)
    [card] = play[dora].attached
    play.acts("Ada")
    assert not play.can(card)
    play.acts("Dora").plays(card)
    assert play.zone(card) is Zone.ASH_HEAP
    assert play[dora].blood == 1


@pytest.mark.parametrize("burned", [True, False])
def test_slaughtering_the_herd__is_burned_when_the_vampire_leaves_the_ready_region(play, burned):
    ada, dora = herd(play)
    [card] = play[dora].attached
    if burned:
        torpor.destroy(play.table, play[ada])
    else:
        torpor.send(play.table, play[ada])
    assert play.zone(card) is Zone.ASH_HEAP


def test_slaughtering_the_herd__not_on_a_vampire_of_the_prey(play):
    play.vampire("Ada", "DOM")
    ben = play.vampire("Ben")
    play.hand("Ada", "Slaughtering the Herd")
    play.acts("Ada")
    assert not play.can("Slaughtering the Herd", "DOM", target=ben)


def test_slaughtering_the_herd__allies_cannot_block_the_bleed(play):
    play.vampire("Ada", "dom")
    play.ready("Ben", "Loyal Street Gang")
    play.hand("Ada", "Slaughtering the Herd")
    before = play.pool_of("Ben")
    play.acts("Ada").plays("Slaughtering the Herd", "dom", seat="Ben").finish()
    assert play.pool_of("Ben") == before - 3


# Web of Knives Recruit


def recruit(play, n):
    card = play.in_play("Ada", "Web of Knives Recruit")
    play.blood(card, n)
    return card


def test_web_of_knives_recruit__becomes_a_vampire_without_counters(play):
    card = recruit(play, 1)
    play.turn("Ada").plays("Web of Knives Recruit")
    vampire = play[card]
    assert (vampire.vampire, vampire.ready, vampire.capacity, vampire.blood) == (True, True, 3, 3)
    assert (vampire.clan, vampire.sect) == ("Banu Haqim", Sect.INDEPENDENT)
    assert vampire.disciplines == {"cel": 1, "obf": 1, "pot": 1, "qui": 1}
    assert has_trait(play.table, vampire, Trait.BLOOD_CURSED)
    while play.table.phase is not Phase.MINION:
        play.choose(PASS)
    assert any(one.minion == card for one in play.options), "it can act"
    assert not play.offered(RESCUE)


def test_web_of_knives_recruit__not_optional_but_only_two_copies(play):
    cards = [recruit(play, 3) for _ in range(3)]
    play.turn("Ada")
    assert not play.offered(PASS)
    for _ in range(2):
        play.game.apply(play.ways("Web of Knives Recruit")[0])
    assert not play.can("Web of Knives Recruit")
    assert sorted(play[one].blood for one in cards) == [2, 2, 3]


def test_web_of_knives_recruit__no_counters_after_it_has_become_a_vampire(play):
    card = recruit(play, 1)
    play.turn("Ada").plays("Web of Knives Recruit")
    play.turn("Ada", number=13)
    assert not play.can("Web of Knives Recruit")
    assert play[card].blood == 3
