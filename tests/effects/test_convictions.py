"""Strike with Conviction and React with Conviction."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

JACK = 'Jack "Hannibal137" Harmon'
BEATRICE = 'Béatrice "Oracle171" Tremblay'
STRIKE, REACT = "Strike with Conviction", "React with Conviction"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def burns(play, card):
    """Use this copy of the conviction."""
    play.game.apply(next(one for one in play.options if one.card == card))


def fights(play, hero, foe):
    """The imbued blocks a bleed by the minion; the acting minion chooses its strike first."""
    play.bleeds(foe).blocks(hero)
    while not play.offered(HANDS):
        play.choose(PASS)
    return play.choose(HANDS)


@pytest.mark.parametrize("copies", [0, 1])
def test_strike_with_conviction__a_hand_strike_only_once_at_1_more(play, copies):
    hero, foe = play.ready("Ben", JACK), play.vampire("Ada")
    first, second = play.on(hero, STRIKE), play.on(hero, STRIKE)
    blood = play[foe].blood
    fights(play, hero, foe)
    play.choose(HANDS)
    if copies:
        burns(play, second)
        assert not play.can(first), "one strike is made with one of them"
    play.finish()
    assert play[foe].blood == blood - 1 - copies
    assert play.zone(second) is (Zone.ASH_HEAP if copies else Zone.IN_PLAY)
    assert play.zone(first) is Zone.IN_PLAY


def test_strike_with_conviction__a_gun_inflicts_1_more(play):
    hero, foe = play.ready("Ben", JACK), play.vampire("Ada")
    conviction, gun = play.on(hero, STRIKE), play.on(hero, ".44 Magnum")
    blood = play[foe].blood
    fights(play, hero, foe)
    burns(play, gun)
    burns(play, conviction)
    play.finish()
    assert play[foe].blood == blood - 3


def test_strike_with_conviction__not_for_a_strike_card(play):
    hero, foe = play.ready("Ben", JACK), play.vampire("Ada")
    conviction = play.on(hero, STRIKE)
    play.hand("Ben", "Dodge")
    fights(play, hero, foe)
    play.plays("Dodge")
    while play.action:
        assert not play.can(conviction)
        play.choose(PASS)


def test_strike_with_conviction__not_against_a_mortal(play):
    hero, foe = play.ready("Ben", JACK), play.ready("Ada", PLAIN_ALLY)
    conviction = play.on(hero, STRIKE)
    fights(play, hero, foe)
    play.choose(HANDS)
    assert not play.can(conviction)


def test_strike_with_conviction__not_as_the_opposing_minion_strikes(play):
    hero, foe = play.ready("Ben", JACK), play.vampire("Ada")
    theirs = play.ready("Ada", BEATRICE)
    conviction = play.on(theirs, STRIKE)
    fights(play, hero, foe)
    assert not play.can(conviction)
    assert play.asked == "Ben"


def test_strike_with_conviction__bleeds_for_1_more_and_is_burned_on_success(play):
    hero = play.ready("Ada", JACK)
    play.vampire("Ben")
    conviction = play.on(hero, STRIKE)
    play.acts("Ada")
    burns(play, conviction)
    assert (play.bleed, play.action.seats, play.stealth) == (2, (1,), 0)
    assert play.zone(conviction) is Zone.IN_PLAY
    play.finish()
    assert play.pool_of("Ben") == 28
    assert play.zone(conviction) is Zone.ASH_HEAP


def test_strike_with_conviction__not_burned_if_the_bleed_is_blocked(play):
    hero, blocker = play.ready("Ada", JACK), play.vampire("Ben")
    conviction = play.on(hero, STRIKE)
    play.acts("Ada")
    burns(play, conviction)
    play.blocks(blocker).finish()
    assert play.zone(conviction) is Zone.IN_PLAY
    assert play.pool_of("Ben") == 30


def test_strike_with_conviction__no_bleed_if_the_conviction_has_left_the_imbued(play):
    """RES-04: the cost cannot be paid."""
    hero = play.ready("Ada", JACK)
    play.vampire("Ben")
    conviction = play.on(hero, STRIKE)
    play.acts("Ada")
    burns(play, conviction)
    zones.burn(play.table, conviction)
    play.finish()
    assert play.pool_of("Ben") == 30


def test_strike_with_conviction__only_one_bleed_in_a_turn(play):
    hero = play.ready("Ada", JACK)
    first, second = play.on(hero, STRIKE), play.on(hero, STRIKE)
    play.acts("Ada")
    burns(play, first)
    play.finish()
    play[hero].locked = False
    play.acts("Ada") if play.decision is None else None
    assert not play.can(second)
    assert not play.offered(BLEED, minion=hero)


def to_reaction(play, react):
    """Pass until the conviction can be used. Return whether that happened."""
    while play.action is not None:
        if play.can(react):
            return True
        play.strikes_with_hands() if play.offered(HANDS) else play.choose(PASS)
    return False


def acts_against(play, name, level, hero):
    """Announce an action card of Ada's vampire against the imbued."""
    vampire = play.vampire("Ada", level)
    (played,) = play.hand("Ada", name)
    play.acts("Ada")
    play.plays(name, level, minion=vampire, target=hero)
    return vampire, played


def options_of(play, react):
    """The options for using the conviction."""
    return [one for one in play.options if one.card == react]


def test_react_with_conviction__cancels_an_action_with_a_discipline(play):
    hero = play.ready("Ben", JACK)
    react = play.on(hero, REACT)
    vampire, played = acts_against(play, "Entrancement", "PRE", hero)
    assert to_reaction(play, react)
    assert len(options_of(play, react)) == 2, "it would also change control"
    play.game.apply(options_of(play, react)[-1])
    while play.action is not None:
        play.choose(PASS)
    assert play[hero].controller == 1
    assert not play[vampire].locked, "the action is not performed"
    assert play[vampire].blood == play[vampire].capacity, "no cost is paid"
    assert (play.zone(react), play.zone(played)) == (Zone.ASH_HEAP, Zone.ASH_HEAP)
    assert play.offered(BLEED, minion=vampire)


def test_react_with_conviction__not_if_the_action_targets_another(play):
    hero, other = play.ready("Ben", JACK), play.ready("Ben", PLAIN_ALLY)
    react = play.on(hero, REACT)
    acts_against(play, "Entrancement", "PRE", other)
    assert not to_reaction(play, react)


def test_react_with_conviction__not_against_an_action_without_discipline(play):
    hero = play.ready("Ben", JACK)
    react = play.on(hero, REACT)
    acts_against(play, "Bum's Rush", "", hero)
    assert not to_reaction(play, react)


def test_react_with_conviction__cancels_a_master_that_takes_the_imbued(play):
    hero = play.ready("Ben", JACK)
    react = play.on(hero, REACT)
    play.pool("Ben", 3)
    (master,) = play.hand("Ada", "From a Sinking Ship")
    play.turn("Ada", Phase.MASTER)
    play.plays("From a Sinking Ship", target=hero)
    while not play.can(react):
        play.choose(PASS)
    (only,) = options_of(play, react)
    play.game.apply(only)
    while play.zone(master) is not Zone.ASH_HEAP:
        play.choose(PASS)
    assert play[hero].controller == 1


def test_react_with_conviction__cancels_an_action_of_a_minion_that_takes_the_imbued(play):
    hero, thief = play.ready("Ben", JACK), play.ready("Ada", "Juniper")
    react = play.on(hero, REACT)
    play.acts("Ada")
    burns(play, thief)
    assert to_reaction(play, react)
    (only,) = options_of(play, react)
    play.game.apply(only)
    assert play.action is None
    assert play[hero].controller == 1
    assert not play[thief].locked
    assert play.can(thief), "the same action can be tried again"


def test_react_with_conviction__not_against_an_action_that_steals_another(play):
    hero, thief = play.ready("Ben", JACK), play.ready("Ada", "Juniper")
    other = play.ready("Ben", PLAIN_ALLY)
    react = play.on(hero, REACT)
    play.acts("Ada")
    play.game.apply(next(one for one in play.options if (one.card, one.target) == (thief, other)))
    assert not to_reaction(play, react)


@pytest.mark.parametrize(("name", "level"), [("Catatonic Fear", "pre"), ("Dodge", "")])
def test_react_with_conviction__cancels_only_strikes_with_these_disciplines(play, name, level):
    hero, foe = play.ready("Ben", JACK), play.vampire("Ada", "pre")
    react = play.on(hero, REACT)
    play.hand("Ada", name)
    play.bleeds(foe).blocks(hero)
    while not play.can(name):
        play.choose(PASS)
    blood = play[foe].blood
    play.plays(name, level)
    if not level:
        assert not to_reaction(play, react)
        return
    assert to_reaction(play, react)
    burns(play, react)
    while not play.offered(HANDS):
        play.choose(PASS)
    assert play.asked == "Ada", "she chooses a strike again"
    assert play[foe].blood == blood
