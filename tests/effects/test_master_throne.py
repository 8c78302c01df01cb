"""Masters that make actions fail, pay for contracts and feed, and an event that catches hunters."""

import pytest
from card_play import CardPlay
from card_steps import passing
from referendums import PRINCE

from cardbase.terms import Sect, Title
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import NONE, PASS
from vtes_deck.engine.state.table import Phase, Until, Zone
from vtes_deck.engine.status import sects, torpor

SHRINE, THRONE, LEGACY = "Yoruba Shrine", "The Black Throne", "Galaric's Legacy"
FLETCHER, ZOMBIE, ASSETS = "Dr. Marisa Fletcher, CDC", "Club Zombie", "Acquired Ventrue Assets"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def aims(play, target):
    """A vampire of Ada's acts to enter combat with the target while Ben has the shrine."""
    play.in_play("Ben", SHRINE)
    play.in_play("Ada", "Frontal Assault")
    ada = play.vampire("Ada")
    play.acts("Ada").uses("Frontal Assault", minion=ada, target=target)
    return ada


def test_yoruba_shrine__a_directed_action_fails(play):
    ben = play.vampire("Ben", clan="Banu Haqim")
    ada = aims(play, ben)
    play.until("Ben", SHRINE).uses(SHRINE)
    assert play[SHRINE].locked
    assert not play[ada].locked
    play.finish()
    assert not play.combats()


def test_yoruba_shrine__not_for_another_clan(play):
    aims(play, play.vampire("Ben"))
    assert not play.can(SHRINE)
    assert not play[SHRINE].locked


def test_yoruba_shrine__a_referendum_fails_that_names_one(play):
    ben = play.vampire("Ben", clan="Banu Haqim", capacity=2)
    other = play.vampire("Ben", capacity=2)
    play.in_play("Ben", SHRINE)
    ada = play.vampire("Ada", capacity=9, **PRINCE)
    play.hand("Ada", "Banishment")
    play.acts("Ada").choose(POLITICAL, "Banishment", minion=ada)
    while not any(one.target == ben for one in play.options):
        play.choose(PASS)
    play.game.apply(next(one for one in play.options if one.target == ben))
    play.until("Ben", SHRINE).uses(SHRINE)
    assert any("fails" in line for line in play.log_sentences())
    assert play[ben].ready
    assert play[other].ready


@pytest.mark.parametrize("by_action", [True, False])
def test_yoruba_shrine__only_referendums_of_an_acting_methuselah(play, by_action):
    ben = play.vampire("Ben", clan="Banu Haqim", capacity=2)
    play.in_play("Ben", SHRINE)
    ada = play.vampire("Ada", capacity=9, **PRINCE)
    play.hand("Ada", "Banishment")
    play.acts("Ada").choose(POLITICAL, "Banishment", minion=ada)
    while not any(one.target == ben for one in play.options):
        play.choose(PASS)
    if not by_action:
        play.table.current(Referendum).minion = NONE
    play.game.apply(next(one for one in play.options if one.target == ben))
    passing(play, lambda: play.can(SHRINE) or play.action is None)
    assert play.can(SHRINE) is by_action


def under_contract(play, clan="Banu Haqim"):
    """Cleo's vampire with Ada's contract for one of Ada's vampires, and Ada's throne."""
    play.in_play("Ada", THRONE)
    hunter, victim = play.vampire("Ada", clan=clan), play.vampire("Ben")
    play.hand("Ada", "Priority Contract")
    play.hand("Ada", "Ascendance")
    play.acts("Ada", Phase.MASTER).plays("Priority Contract", target=victim)
    if play.decision.kind == "target":
        play.game.apply(play.options[0])
    return hunter, victim


def sends(play, victim):
    """The victim goes to torpor; the Methuselahs use the throne if they can."""
    asking = play.table.stack[-1]
    asking.go_to(type(asking).offer)
    torpor.send(play.table, play[victim])
    play.table.decision = None
    play.run()


def test_the_black_throne__a_pool_for_a_contract(play):
    _, victim = under_contract(play)
    sends(play, victim)
    while play.decision.kind == "target":
        play.game.apply(next(one for one in play.options if one.verb is not PASS))
    assert play[THRONE].locked
    assert play.pool_of("Ada") == 34, "3 for the contract and 1 for the throne"


def test_the_black_throne__nothing_for_a_vampire_without_a_contract(play):
    under_contract(play)
    other = play.vampire("Cleo")
    sends(play, other)
    assert not play[THRONE].locked
    assert play.decision.kind != "target"


def test_galarics_legacy__the_vampire_becomes_anarch(play):
    ada = play.vampire("Ada", sect=Sect.CAMARILLA)
    card, *_ = play.hand("Ada", LEGACY)
    play.acts("Ada", Phase.MASTER).plays(LEGACY, target=ada)
    assert play[ada].sect is Sect.ANARCH
    assert play[card].host == ada
    sects.change_sect(play.table, play[ada], Sect.CAMARILLA)
    assert play.zone(card) is Zone.ASH_HEAP


def test_galarics_legacy__not_on_an_anarch_or_on_a_titled_vampire(play):
    anarch = play.vampire("Ada", sect=Sect.ANARCH)
    titled = play.vampire("Ada", title=Title.PRIMOGEN)
    other = play.vampire("Ada")
    play.hand("Ada", LEGACY)
    play.acts("Ada", Phase.MASTER)
    assert play.can(LEGACY, target=other)
    assert not play.can(LEGACY, target=anarch)
    assert not play.can(LEGACY, target=titled)


def caught(play, capacity):
    """A hungry vampire of Ada's is blocked while Ben has the doctor with 4 counters."""
    doctor = play.in_play("Ben", FLETCHER)
    play.blood(doctor, 4)
    play.in_play("Ben", "London Evening Star, Tabloid Newspaper")
    ada, ben = play.vampire("Ada", capacity=capacity, blood=1), play.vampire("Ben")
    play.hunts(ada).blocks(ben)
    play.until("Ben", "London Evening Star, Tabloid Newspaper")
    play.uses("London Evening Star, Tabloid Newspaper", target=ben)
    return doctor, ada


def test_dr_marisa_fletcher_cdc__a_young_hunter_is_burned_with_the_counters(play):
    doctor, ada = caught(play, 3)
    assert play.zone(ada) is Zone.ASH_HEAP
    assert play[doctor].blood == 0


def test_dr_marisa_fletcher_cdc__not_a_vampire_with_equal_capacity(play):
    doctor, ada = caught(play, 4)
    assert play.zone(ada) is Zone.IN_PLAY
    assert play[doctor].blood == 4


def test_dr_marisa_fletcher_cdc__two_counters_in_own_unlock_phases_only(play):
    doctor = play.in_play("Ada", FLETCHER)
    play.acts("Ben", Phase.UNLOCK)
    assert not play.can(FLETCHER)
    play.acts("Ada", Phase.UNLOCK).uses(FLETCHER)
    assert play[doctor].blood == 2


def club(play, *, locked):
    """Play a whole turn of Dora's up to Ada's; Ada's club is locked or unlocked."""
    play.in_play("Ada", ZOMBIE)
    ada = play.vampire("Ada", blood=1)
    if locked:
        play.lock(ZOMBIE)
    play.hand("Dora", "Blur")
    play.acts("Dora", Phase.DISCARD).choose(PASS)
    return ada


def test_club_zombie__feeds_if_it_was_unlocked(play):
    ada = club(play, locked=False)
    play.uses(ZOMBIE, target=ada)
    assert play[ada].blood == 2


def test_club_zombie__not_if_it_was_locked(play):
    club(play, locked=True)
    assert not play.can(ZOMBIE, words="gains")


def test_acquired_ventrue_assets__a_blood_for_each_giovanni(play):
    one, _ = (play.vampire("Ada", clan="Giovanni", blood=1) for _ in range(2))
    play.vampire("Ada")
    card, *_ = play.hand("Ada", ASSETS)
    play.hand("Ada", "Ascendance")
    play.acts("Ada", Phase.MASTER).plays(ASSETS)
    assert play[card].blood == 2
    play.table.end_effects(Until.TURN)
    play.acts("Ada", Phase.MASTER).uses(ASSETS, target=one)
    assert (play[card].blood, play[one].blood) == (1, 2)
    assert not play.can(ASSETS)
    play.table.end_effects(Until.TURN)
    play.acts("Ada", Phase.MASTER).uses(ASSETS, target=one)
    assert play.zone(card) is Zone.ASH_HEAP


def test_acquired_ventrue_assets__not_burned_by_a_ventrue(play):
    card = play.in_play("Ben", ASSETS)
    play.blood(card, 1)
    ventrue, other = play.vampire("Ada", clan="Ventrue"), play.vampire("Ada")
    play.acts("Ada")
    assert play.can(ASSETS, minion=other)
    assert not play.can(ASSETS, minion=ventrue)
