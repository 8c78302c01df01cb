"""Masters of the imbued."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from card_steps import options_of, passes

from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.imbued import PAY_CONVICTION
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

JACK, MARION, LEAF = (
    'Jack "Hannibal137" Harmon',
    'Marion "Teacher193" Perks',
    'Leaf "Potter116" Pankowski',
)
CHURCH, FOUNDATION, ANGEL = (
    "The Church of Vindicated Faith",
    "The Rose Foundation",
    "Angel of Berlin",
)
VIGIL, SIGHT = "Vigil: The Thin Line", "Second Sight"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# ------------------------------------------------------------------------------------------ Church


@pytest.mark.parametrize("acting", ["Ada", "Dora"])
def test_the_church_of_vindicated_faith__a_counter_after_the_action_of_any_imbued(play, acting):
    church = play.in_play("Ada", CHURCH)
    hero = play.ready(acting, JACK)
    new = play.uncontrolled("Ada", MARION, 1)
    play.vampire("Ben" if acting == "Ada" else "Ada")
    play.bleeds(hero)
    assert passes(play, church)
    play.game.apply(options_of(play, church)[0])
    assert play.counters(new) == 2
    assert play[church].locked
    assert not passes(play, church)


@pytest.mark.parametrize("why", ["blocked", "vampire", "no one waits"])
def test_the_church_of_vindicated_faith__not_after_other_actions(play, why):
    church = play.in_play("Ada", CHURCH)
    hero = play.vampire("Ada") if why == "vampire" else play.ready("Ada", JACK)
    if why != "no one waits":
        play.uncontrolled("Ada", MARION, 1)
    blocker = play.vampire("Ben")
    play.bleeds(hero)
    if why == "blocked":
        play.blocks(blocker)
    assert not passes(play, church)


def test_the_church_of_vindicated_faith__only_with_a_ready_imbued(play):
    play.hand("Ada", CHURCH)
    play.vampire("Ada")
    play.turn("Ada", Phase.MASTER)
    assert not play.can(CHURCH)
    play.ready("Ada", JACK)
    play.turn("Ada", Phase.MASTER)
    assert play.can(CHURCH)


# ------------------------------------------------------------------------------------------- Unity


def united(play, *heap):
    play.ready("Ada", LEAF)
    unity = play.in_play("Ada", "Unity")
    cards = [play.card("Ada", name, Zone.ASH_HEAP) for name in heap]
    play.library("Ada", "Bonding", "Conditioning")
    play.hand("Ada", *["Dodge"] * 7)
    play.turn("Ada", Phase.MASTER)
    return unity, cards


def test_unity__moves_two_cards_to_the_top_and_can_cut(play):
    unity, (church, discern, _) = united(play, CHURCH, "Discern", "Dodge")
    pool = play.pool_of("Ada")
    play.game.apply(options_of(play, unity)[0])
    assert {one.target for one in play.options} == {church, discern}, "no other card"
    play.game.apply(next(one for one in play.options if one.target == church))
    play.game.apply(next(one for one in play.options if one.target == discern))
    twin = play.game.fork()
    play.choose(PASS)
    names = [play.table.cards[one].name for one in play.seat("Ada").library]
    assert names == ["Bonding", "Conditioning", CHURCH, "Discern"]
    assert play.pool_of("Ada") == pool - 1
    twin.apply(next(one for one in twin.decision.options if one.n == 1))
    names = [twin.table.cards[one].name for one in twin.table.seats[0].library]
    assert names == ["Discern", "Bonding", "Conditioning", CHURCH]


def test_unity__not_without_a_card_for_hunters_or_when_locked(play):
    unity, _ = united(play, "Dodge", "Bonding")
    assert not options_of(play, unity)
    play.card("Ada", "Discern", Zone.ASH_HEAP)
    play[unity].locked = True
    play.turn("Ada", Phase.MASTER)
    assert not options_of(play, unity)


# ------------------------------------------------------------------------------------------- Vigil


@pytest.mark.parametrize("why", ["", "mortal", "vampire blocks", "other creed"])
def test_vigil_the_thin_line__intercept_for_a_defender_only_against_a_monster(play, why):
    vigil = play.in_play("Ben", VIGIL)
    foe = play.ready("Ada", PLAIN_ALLY) if why == "mortal" else play.vampire("Ada", "obf")
    blocker = play.vampire("Ben") if why == "vampire blocks" else None
    blocker = blocker or play.ready("Ben", MARION if why == "other creed" else JACK)
    play.hand("Ada", "Lost in Crowds")
    play.acts("Ada").choose(BLEED, minion=foe)
    if why == "mortal":
        play.action.inherent = 1
    play.blocks(blocker)
    if play.can("Lost in Crowds"):
        play.plays("Lost in Crowds", "obf")
    assert passes(play, vigil) is (not why)
    if not why:
        play.game.apply(options_of(play, vigil)[0])
        assert play.intercept(blocker) == 1


def test_vigil_the_thin_line__not_played_without_a_defender(play):
    play.hand("Ada", VIGIL)
    play.ready("Ada", MARION)
    play.turn("Ada", Phase.MASTER)
    assert not play.can(VIGIL)


# -------------------------------------------------------------------------------------- Foundation


def test_the_rose_foundation__reduces_a_bleed_for_conviction(play):
    foundation, hero = play.in_play("Ben", FOUNDATION), play.ready("Ben", JACK, locked=True)
    play.on(hero, SIGHT)
    play.bleeds(play.vampire("Ada"))
    assert passes(play, foundation)
    play.game.apply(options_of(play, foundation)[0])
    assert play[foundation].locked
    play.choose(PAY_CONVICTION)
    assert play.pool_of("Ben") == 30
    assert not play[hero].attached


def test_the_rose_foundation__two_votes_for_conviction(play):
    foundation, hero = play.in_play("Ben", FOUNDATION), play.ready("Ben", JACK)
    play.on(hero, SIGHT)
    vampire = play.vampire("Ada")
    play.hand("Ada", "Kine Resources Contested")
    play.acts("Ada")
    play.choose(POLITICAL, "Kine Resources Contested", minion=vampire)
    while not options_of(play, foundation) or play.table.current(Referendum) is None:
        options = [one for one in play.options if one.verb is not PASS]
        play.choose(PASS) if play.offered(PASS) else play.game.apply(options[0])
    play.game.apply(options_of(play, foundation)[0])
    play.choose(PAY_CONVICTION)
    while play.asked != "Ben":
        play.choose(PASS)
    votes = [one for one in options_of(play, foundation) if one.n == 2]
    assert len(votes) == 2, "for and against"


@pytest.mark.parametrize("why", ["no conviction", "not mine", "not ready"])
def test_the_rose_foundation__not_without_a_ready_imbued_with_conviction(play, why):
    foundation = play.in_play("Ben", FOUNDATION)
    hero = play.ready("Cleo" if why == "not mine" else "Ben", JACK)
    if why != "no conviction":
        play.on(hero, SIGHT)
    if why == "not ready":
        play[hero].region = 2
    play.bleeds(play.vampire("Ada"))
    assert not passes(play, foundation)


# ------------------------------------------------------------------------------------------- Angel


def angel(play, *more):
    hero = play.ready("Ben", JACK, locked=True)
    (card, *_) = play.hand("Ben", ANGEL, *more)
    return hero, card


def test_angel_of_berlin__unlocks_an_imbued_that_then_blocks(play):
    hero, card = angel(play)
    ada = play.vampire("Ada")
    play.bleeds(ada)
    assert passes(play, card)
    play.game.apply(next(one for one in options_of(play, card) if one.target == hero))
    while play[hero].locked:
        play.choose(PASS)
    play.blocks(hero)


def test_angel_of_berlin__equips_an_imbued_and_pays(play):
    hero, card = angel(play, ".44 Magnum", "Leather Jacket")
    play[hero].locked = False
    pool = play.pool_of("Ben")
    play.bleeds(play.vampire("Ada"))
    assert passes(play, card)
    (only,) = options_of(play, card)
    play.game.apply(only)
    while not any(one.target == play.number(".44 Magnum") for one in play.options):
        play.choose(PASS)
    play.game.apply(next(one for one in play.options if one.target == play.number(".44 Magnum")))
    assert play[".44 Magnum"].host == hero
    assert play.pool_of("Ben") == pool - 2


def test_angel_of_berlin__after_a_block_before_the_combat_but_not_in_it(play):
    hero, card = angel(play)
    ada, blocker = play.vampire("Ada"), play.vampire("Ben")
    play.bleeds(ada).blocks(blocker)
    before = during = False
    while play.action is not None:
        fights = "enter combat" in " ".join(play.log_sentences())
        if "The combat is over." in play.log_sentences():
            break
        if options_of(play, card):
            before, during = before or not fights, during or fights
        play.strikes_with_hands() if play.offered(HANDS) else play.choose(PASS)
    assert (before, during) == (True, False)
    assert play[hero].locked


@pytest.mark.parametrize("why", ["my turn", "no imbued", "poor"])
def test_angel_of_berlin__not_at_any_time(play, why):
    hero, card = angel(play, ".44 Magnum")
    if why == "no imbued":
        zones.burn(play.table, hero)
    elif why == "poor":
        play[hero].locked = False
        play.pool("Ben", 1)
    if why == "my turn":
        play.turn("Ben", Phase.MASTER)
        assert not play.can(card)
        return
    play.bleeds(play.vampire("Ada"))
    assert not passes(play, card)
