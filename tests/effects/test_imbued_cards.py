"""Convictions, powers and imbued whose texts use conviction."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.imbued import NAME_CONVICTION, PAY_CONVICTION
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.state.decisions import NONE, PASS
from vtes_deck.engine.state.table import Phase, Zone

HERO = 'Béatrice "Oracle171" Tremblay'
JACK = 'Jack "Hannibal137" Harmon'
JOHN = 'John "Cop90" O\'Malley'
PAUL = 'Paul "Sixofswords29" Moreton'
TRAVIS = 'Travis "Traveler72" Miller'
SIGHT, STRIKE = "Second Sight", "Strike with Conviction"
MORTAL, ANIMAL, WRAITH = "Loyal Street Gang", "Dogs of War", "Ossian"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def convict(play, hero, *names):
    return [play.on(hero, name) for name in names]


def uses(play, name):
    """The options of a card in play that are offered now."""
    return [
        one for one in play.options if one.card != NONE and play.table.cards[one.card].name == name
    ]


def to_blocks(play, acting, hero):
    """The imbued attempts to block a bleed against its controller."""
    play.bleeds(acting)
    play.blocks(hero)


def test_discern__not_against_a_mortal(play):
    hero = play.ready("Ben", HERO)
    play.on(hero, "Discern")
    acting = play.ready("Ada", MORTAL)
    play.turn("Ada", Phase.MINION)
    to_blocks(play, acting, hero)
    assert not uses(play, "Discern")


def test_discern__intercept_by_locking_it(play):
    hero = play.ready("Ben", HERO)
    power = play.on(hero, "Discern")
    acting = play.vampire("Ada", "obf")
    play.hand("Ada", "Lost in Crowds")
    play.turn("Ada", Phase.MINION)
    to_blocks(play, acting, hero)
    play.plays("Lost in Crowds", "obf")
    while not uses(play, "Discern"):
        play.choose(PASS)
    before = play.intercept(hero)
    play.game.apply(uses(play, "Discern")[0])
    assert play.intercept(hero) == before + 1
    assert play[power].locked
    assert not uses(play, "Discern")


@pytest.mark.parametrize("locked", [False, True])
def test_project__small_monsters_cannot_block(play, locked):
    hero = play.ready("Ada", HERO)
    power = play.on(hero, "Project")
    convict(play, hero, STRIKE)
    small, large = play.vampire("Ben", capacity=6), play.vampire("Ben", capacity=7)
    mortal = play.ready("Ben", MORTAL)
    play[power].locked = locked
    play.turn("Ada", Phase.MINION).bleeds(hero)
    assert bool(uses(play, "Project")) is not locked
    if locked:
        return
    play.game.apply(uses(play, "Project")[0])
    play.choose(PAY_CONVICTION)
    assert [play.zone(one) for one in (power,)] == [Zone.IN_PLAY]
    assert play[hero].attached == (power,)
    while play.asked != "Ben" or play.decision.kind != "block":
        play.choose(PASS)
    blockers = {one.minion for one in play.options} - {NONE}
    assert blockers == {large, mortal}
    assert small not in blockers


def test_project__not_without_conviction(play):
    hero = play.ready("Ada", HERO)
    play.on(hero, "Project")
    play.turn("Ada", Phase.MINION).bleeds(hero)
    assert not uses(play, "Project")


@pytest.mark.parametrize("life", [1, 2, 3])
def test_rejuvenate__only_one_life_in_the_unlock_phase_up_to_the_start(play, life):
    hero = play.ready("Ada", 'Marion "Teacher193" Perks', life)
    play.on(hero, "Rejuvenate")
    start = play[hero].capacity
    play.turn("Ada")
    if life < start:
        (only,) = uses(play, "Rejuvenate")
        play.game.apply(only)
    assert play[hero].life == min(start, life + 1)
    assert not uses(play, "Rejuvenate")


def test_rejuvenate__an_action_restores_another_minion(play):
    hero = play.ready("Ada", HERO)
    power = play.on(hero, "Rejuvenate")
    convict(play, hero, STRIKE, SIGHT)
    hurt, whole = play.ready("Ada", JACK, 1), play.ready("Ada", MORTAL)
    theirs = play.vampire("Ben", blood=1)
    play.turn("Ada", Phase.MINION)
    aims = {one.target: one for one in uses(play, "Rejuvenate")}
    assert set(aims) >= {hurt, theirs}
    assert not {whole, hero} & set(aims)
    play.game.apply(aims[hurt])
    play.choose(NAME_CONVICTION, play.number(SIGHT))
    assert play.stealth == 1
    assert play[power].locked
    assert len(play[hero].attached) == 3, "the cost is paid as the action succeeds"
    play.finish()
    assert play[hurt].life == 2
    assert play.zone(SIGHT) is Zone.ASH_HEAP
    assert play[hero].locked


def test_vigilance__the_imbued_unlocks_after_a_successful_action(play):
    hero = play.ready("Ada", HERO)
    power = play.on(hero, "Vigilance")
    play.turn("Ada", Phase.MINION).bleeds(hero)
    while not uses(play, "Vigilance"):
        play.choose(PASS)
    assert play.pool_of("Ben") < 30
    play.game.apply(uses(play, "Vigilance")[0])
    assert not play[hero].locked
    assert play[power].locked


@pytest.mark.parametrize("paid", [True, False])
def test_vigilance__a_locked_imbued_unlocks_only_for_conviction_and_blocks(play, paid):
    hero = play.ready("Ben", HERO, locked=True)
    play.on(hero, "Vigilance")
    convict(play, hero, *[STRIKE] * paid)
    play.bleeds(play.vampire("Ada"))
    while not uses(play, "Vigilance"):
        play.choose(PASS)
        if not paid and play.action is None:
            return
    assert paid
    play.game.apply(uses(play, "Vigilance")[0])
    play.choose(PAY_CONVICTION)
    assert not play[hero].locked
    play.blocks(hero)
    assert play.action.blocker == hero or play.table.current(Combat) is not None


def fighter(play, *conviction):
    """John, and a monster and a mortal of Ben's."""
    john = play.ready("Ada", JOHN)
    convict(play, john, *conviction)
    return john, play.vampire("Ben"), play.ready("Ben", MORTAL)


def test_john_cop90_omalley__enters_combat_with_a_monster_for_conviction(play):
    john, vampire, mortal = fighter(play, STRIKE)
    play.turn("Ada", Phase.MINION)
    aims = {one.target for one in uses(play, JOHN)}
    assert vampire in aims
    assert mortal not in aims
    play.game.apply(next(one for one in uses(play, JOHN) if one.target == vampire))
    play.choose(NAME_CONVICTION)
    assert play.action.seats == (1,)
    assert play[john].attached, "the cost is paid as the action succeeds"
    while not play.table.current(Combat):
        play.choose(PASS)
    assert not play[john].attached


def test_john_cop90_omalley__not_without_conviction(play):
    john, _, _ = fighter(play)
    play.turn("Ada", Phase.MINION)
    assert not uses(play, JOHN)
    assert play.offered(BLEED, minion=john)


def test_john_cop90_omalley__no_combat_without_the_conviction(play):
    """RES-04: an action whose cost cannot be paid has no effect."""
    _, vampire, _ = fighter(play, SIGHT)
    play.turn("Ada", Phase.MINION)
    play.game.apply(next(one for one in uses(play, JOHN) if one.target == vampire))
    play.choose(NAME_CONVICTION)
    play.game.apply(uses(play, SIGHT)[0])
    while play.action is not None:
        assert play.table.current(Combat) is None
        play.choose(PASS)


def test_travis_traveler72_miller__adds_two_counters_only_to_an_imbued(play):
    travis = play.ready("Ada", TRAVIS)
    convict(play, travis, STRIKE)
    new = play.uncontrolled("Ada", HERO, 1)
    vampire = play.uncontrolled("Ada", "Anson", 1)
    play.turn("Ada", Phase.MINION)
    assert {one.target for one in uses(play, TRAVIS)} == {new}
    play.game.apply(uses(play, TRAVIS)[0])
    assert play.stealth == 1
    play.choose(NAME_CONVICTION)
    assert (play.counters(new), play.counters(vampire)) == (3, 1)
    assert play.zone(STRIKE) is Zone.ASH_HEAP


def test_travis_traveler72_miller__burns_only_the_named_conviction(play):
    """By a ruling it is named as the action is announced."""
    travis = play.ready("Ada", TRAVIS)
    named, other = convict(play, travis, STRIKE, SIGHT)
    play.vampire("Ben")
    play.uncontrolled("Ada", HERO, 1)
    play.turn("Ada", Phase.MINION)
    play.game.apply(uses(play, TRAVIS)[0])
    play.choose(NAME_CONVICTION, named)
    play.finish()
    assert (play.zone(named), play.zone(other)) == (Zone.ASH_HEAP, Zone.IN_PLAY)


def test_travis_traveler72_miller__no_conviction_is_burned_if_he_is_blocked(play):
    travis = play.ready("Ada", TRAVIS)
    named = play.on(travis, STRIKE)
    new, blocker = play.uncontrolled("Ada", HERO, 1), play.vampire("Ben")
    play.turn("Ada", Phase.MINION)
    play.game.apply(uses(play, TRAVIS)[0])
    play.choose(NAME_CONVICTION, named)
    play.action.inherent = 0
    play.blocks(blocker).finish()
    assert play.zone(named) is Zone.IN_PLAY
    assert play.counters(new) == 1


def test_paul_sixofswords29_moreton__moves_a_counter_once_each_influence_phase(play):
    play.ready("Ada", PAUL)
    new = play.uncontrolled("Ada", HERO, 1)
    play.pool("Ada", 5)
    play.turn("Ada", Phase.INFLUENCE)
    play.game.apply(uses(play, PAUL)[0])
    assert (play.counters(new), play.pool_of("Ada")) == (2, 4)
    assert not uses(play, PAUL)


def test_paul_sixofswords29_moreton__not_in_the_turn_of_another(play):
    play.ready("Ada", PAUL)
    play.uncontrolled("Ada", HERO, 1)
    play.uncontrolled("Ben", JACK, 1)
    play.turn("Ben", Phase.INFLUENCE)
    assert not uses(play, PAUL)


def test_travis_traveler72_miller__not_without_conviction(play):
    play.ready("Ada", TRAVIS)
    play.uncontrolled("Ada", HERO, 1)
    play.turn("Ada", Phase.MINION)
    assert not uses(play, TRAVIS)
