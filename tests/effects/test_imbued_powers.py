"""Powers against actions, for combat and for other imbued."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from card_steps import options_of, passes

from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.imbued import NAME_CONVICTION, PAY_CONVICTION
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Zone

JACK, MARION = 'Jack "Hannibal137" Harmon', 'Marion "Teacher193" Perks'
SIGHT, STRIKE = "Second Sight", "React with Conviction"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def uses(play, card, target=None, pay=0):
    """Use the card and pay conviction."""
    found = [one for one in options_of(play, card) if target is None or one.target == target]
    play.game.apply(found[0])
    for _ in range(pay):
        play.choose(PAY_CONVICTION)
    return play


def able(play, owner, power, convictions=1, name=JACK, **more):
    """An imbued with a power and conviction. Return both minions."""
    hero = play.ready(owner, name, **more)
    for _ in range(convictions):
        play.on(hero, STRIKE)
    return hero, play.on(hero, power)


# --------------------------------------------------------------------------------------- Champion


def test_champion__the_action_fails_and_the_monster_fights(play):
    hero, power = able(play, "Ben", "Champion", 2)
    ada = play.vampire("Ada")
    play.bleeds(ada)
    assert passes(play, power)
    uses(play, power, pay=2)
    combat = play.table.current(Combat)
    assert (combat.acting, combat.opposing) == (ada, hero)
    assert not [one for one in play[hero].attached if one != power]
    assert play[power].locked
    play.finish()
    assert play.pool_of("Ben") == 30
    assert not play[hero].locked, "it has not blocked"
    assert play[ada].locked
    assert not play.offered(BLEED, minion=ada)


def test_champion__protects_an_imbued_of_another(play):
    _, power = able(play, "Cleo", "Champion", 2)
    other, ada = play.ready("Ben", MARION), play.vampire("Ada")
    play.hand("Ada", "Bum's Rush")
    play.acts("Ada")
    play.plays("Bum's Rush", minion=ada, target=other)
    assert passes(play, power)


@pytest.mark.parametrize("why", ["mortal", "locked", "poor", "mine", "elsewhere"])
def test_champion__not_against_every_action(play, why):
    owner = "Cleo" if why == "elsewhere" else "Ben"
    _, power = able(play, owner, "Champion", 1 if why == "poor" else 2, locked=why == "locked")
    acting = "Ben" if why == "mine" else "Ada"
    foe = play.ready(acting, PLAIN_ALLY) if why == "mortal" else play.vampire(acting)
    play.bleeds(foe)
    assert not passes(play, power)


def test_champion__not_during_a_block_attempt(play):
    hero, power = able(play, "Ben", "Champion", 2)
    ada = play.vampire("Ada")
    play.bleeds(ada)
    assert passes(play, power)
    play.blocks(hero)
    assert not options_of(play, power)
    assert not passes(play, power), "a block is successful"


# ------------------------------------------------------------------------------------------- Hide


def test_hide__monsters_get_less_intercept_as_the_action_is_announced(play):
    hero, power = able(play, "Ada", "Hide")
    vampire, gang = play.vampire("Ben"), play.ready("Ben", PLAIN_ALLY)
    play.bleeds(hero)
    uses(play, power, pay=1)
    assert (play.intercept(vampire), play.intercept(gang)) == (-1, 0)


def test_hide__the_action_of_a_monster_at_the_imbued_fails(play):
    hero, power = able(play, "Ben", "Hide")
    ada = play.vampire("Ada")
    play.hand("Ada", "Bum's Rush")
    play.acts("Ada")
    play.plays("Bum's Rush", minion=ada, target=hero)
    assert passes(play, power)
    uses(play, power, pay=1)
    play.finish()
    assert play.combats() == 0
    assert play[ada].locked


@pytest.mark.parametrize("why", ["light", "bleed", "other", "mortal"])
def test_hide__not_with_light_or_from_other_actions(play, why):
    hero, power = able(play, "Ben", "Hide")
    if why == "light":
        play.on(hero, "Illuminate")
    ada = play.ready("Ada", PLAIN_ALLY) if why == "mortal" else play.vampire("Ada")
    target = play.ready("Ben", MARION) if why == "other" else hero
    play.hand("Ada", "Bum's Rush")
    if why == "bleed":
        play.bleeds(ada)
    else:
        play.acts("Ada")
        play.plays("Bum's Rush", minion=ada, target=target)
    assert not passes(play, power)


def test_hide__no_modifier_with_light(play):
    hero, power = able(play, "Ada", "Hide")
    play.on(hero, "Illuminate")
    play.vampire("Ben")
    play.bleeds(hero)
    assert not options_of(play, power)


# ---------------------------------------------------------------------------------------- Inspire


def inspires(play, target):
    hero, power = able(play, "Ada", "Inspire", 0)
    named = play.on(hero, SIGHT)
    play.vampire("Ben")
    play.acts("Ada")
    play.game.apply(next(one for one in options_of(play, power) if one.target == target))
    play.choose(NAME_CONVICTION)
    assert play.stealth == 1
    return hero, named


def test_inspire__adds_a_counter_to_a_waiting_imbued_only(play):
    new, vampire = play.uncontrolled("Ada", MARION, 1), play.uncontrolled("Ada", "Anson", 1)
    _, named = inspires(play, new)
    play.finish()
    assert (play.counters(new), play.counters(vampire)) == (2, 1)
    assert play.zone(named) is Zone.ASH_HEAP


def test_inspire__moves_the_conviction_that_was_paid_to_another(play):
    other = play.ready("Ada", MARION)
    _, named = inspires(play, other)
    assert not play.action.seats
    play.finish()
    assert play[named].host == other


def test_inspire__an_imbued_of_another_is_a_directed_target(play):
    other = play.ready("Cleo", MARION)
    inspires(play, other)
    assert play.action.seats == (2,)


def test_inspire__not_to_a_vampire_or_without_conviction(play):
    hero, power = able(play, "Ada", "Inspire", 0)
    vampire = play.vampire("Ada")
    play.acts("Ada")
    assert not options_of(play, power)
    play.on(hero, SIGHT)
    play.acts("Ada")
    assert vampire not in {one.target for one in options_of(play, power)}


# ---------------------------------------------------------------------------------------- Respire


@pytest.mark.parametrize("gains", [True, False])
def test_respire__hurts_a_small_vampire_and_may_return_conviction(play, gains):
    hero, power = able(play, "Ada", "Respire", 0)
    small, large = play.vampire("Ben", capacity=5), play.vampire("Ben", capacity=6)
    heap = play.card("Ada", SIGHT, Zone.ASH_HEAP)
    play.acts("Ada")
    aims = {one.target: one for one in options_of(play, power)}
    assert large not in aims
    play.game.apply(aims[small])
    assert (play.action.seats, play.stealth) == ((1,), 0)
    while not any(one.target == heap for one in play.options):
        play.choose(PASS)
    if gains:
        play.game.apply(next(one for one in play.options if one.target == heap))
    else:
        play.choose(PASS)
    assert play[small].blood == 4
    assert (heap in play[hero].attached) is gains
    assert play[hero].locked


def test_respire__no_conviction_if_it_is_blocked(play):
    hero, power = able(play, "Ada", "Respire", 0)
    small = play.vampire("Ben", capacity=5)
    play.card("Ada", SIGHT, Zone.ASH_HEAP)
    play.acts("Ada")
    play.game.apply(next(one for one in options_of(play, power) if one.target == small))
    play.blocks(small).finish()
    assert play[hero].attached == (power,)


# ------------------------------------------------------------------------------------------ Surge


def surged(play, weapon):
    """An imbued with surge counters fights a vampire with a weapon; it is asked to prevent."""
    hero, power = able(play, "Ben", "Surge", name=MARION)
    ada = play.vampire("Ada")
    piece = play.on(ada, weapon)
    play.bleeds(ada).blocks(hero)
    while not play.can(piece) and not options_of(play, piece):
        if options_of(play, power) and not play[power].locked:
            uses(play, power, pay=1)
        else:
            play.choose(PASS)
    assert play[power].locked
    play.game.apply(options_of(play, piece)[0])
    while play.action is not None and not options_of(play, power):
        play.strikes_with_hands() if play.offered(HANDS) else play.choose(PASS)
    return hero, power


def test_surge__prevents_any_number_up_to_the_damage(play):
    hero, power = surged(play, "Bastard Sword")
    assert sorted(one.n for one in options_of(play, power)) == [1, 2]
    play.game.apply(next(one for one in options_of(play, power) if one.n == 2))
    life = play[hero].life
    play.finish()
    assert play[hero].life == life
    assert not play[hero].marks, "the counters are burned at the end of the action"


def test_surge__no_prevention_of_aggravated_damage(play):
    hero, _ = surged(play, "Ivory Bow")
    assert play.action is None
    assert play[hero].life == 3


def test_surge__not_without_conviction(play):
    hero, power = able(play, "Ben", "Surge", 0)
    ada = play.vampire("Ada")
    play.bleeds(ada).blocks(hero)
    assert not passes(play, power)


# ----------------------------------------------------------------------------------------- Abjure


@pytest.mark.parametrize("mortal", ["another", "itself"])
def test_abjure__ends_a_combat_and_gains_conviction_only_for_another(play, mortal):
    hero, power = able(play, "Ben", "Abjure", 0)
    gang, ada = play.ready("Ben", PLAIN_ALLY), play.vampire("Ada")
    sight = play.card("Ben", SIGHT, Zone.ASH_HEAP)
    play.hand("Ada", "Bum's Rush")
    play.acts("Ada")
    play.plays("Bum's Rush", minion=ada, target=gang if mortal == "another" else hero)
    assert passes(play, power)
    uses(play, power)
    assert any(one.target == sight for one in play.options) is (mortal == "another")
    if mortal == "another":
        assert (play[hero].locked, play[power].locked) == (True, True)
        play.game.apply(next(one for one in play.options if one.target == sight))
    play.finish() if play.action else None
    assert (play[gang].life, play[ada].blood) == (2, play[ada].capacity)
    assert (sight in play[hero].attached) is (mortal == "another")


@pytest.mark.parametrize("why", ["monsters", "locked"])
def test_abjure__not_between_monsters_or_if_the_imbued_is_locked(play, why):
    _, power = able(play, "Ben", "Abjure", 0, locked=why == "locked")
    blocker = play.vampire("Ben") if why == "monsters" else play.ready("Ben", PLAIN_ALLY)
    ada = play.vampire("Ada")
    play.bleeds(ada).blocks(blocker)
    assert not passes(play, power)


def test_abjure__can_be_used_by_an_imbued_that_is_not_ready(play):
    hero, power = able(play, "Ben", "Abjure", 0)
    play[hero].region = Region.INCAPACITATED
    gang, ada = play.ready("Ben", PLAIN_ALLY), play.vampire("Ada")
    play.bleeds(ada).blocks(gang)
    assert passes(play, power)


# ---------------------------------------------------------------------------------------- Foresee


@pytest.mark.parametrize("cancels", [True, False])
@pytest.mark.parametrize("blocking", [True, False])
def test_foresee__looks_at_the_hand_and_may_cancel_the_combat(play, cancels, blocking):
    hero, power = able(play, "Ben" if blocking else "Ada", "Foresee")
    foe = play.vampire("Ada" if blocking else "Ben")
    play.hand("Ada" if blocking else "Ben", "Dodge")
    play.bleeds(foe if blocking else hero).blocks(hero if blocking else foe)
    assert passes(play, power)
    uses(play, power, pay=1)
    mine = "Ben" if blocking else "Ada"
    assert any("sees Dodge" in line for line in play.log_sentences(mine))
    assert not any("sees Dodge" in line for line in play.log_sentences("Cleo"))
    choice = next(one for one in play.options if (one.verb is PASS) is not cancels)
    life = play[hero].life
    play.game.apply(choice)
    assert not passes(play, power)
    assert (play[hero].life == life) is cancels
    bled = play.pool_of("Ben") < 30
    assert bled is (cancels and blocking), "the action continues only if the imbued was blocking"


def test_foresee__not_in_a_combat_without_a_block(play):
    hero, power = able(play, "Ben", "Foresee")
    ada = play.vampire("Ada")
    play.hand("Ada", "Bum's Rush")
    play.acts("Ada")
    play.plays("Bum's Rush", minion=ada, target=hero)
    assert not passes(play, power)


def test_foresee__not_in_a_later_round(play):
    hero, power = able(play, "Ben", "Foresee", name=MARION)
    ada = play.vampire("Ada")
    play.bleeds(ada).blocks(hero)
    assert passes(play, power)
    while play.table.current(Combat).number < 2:
        press = [one for one in play.options if "press" in one.verb.name]
        if press:
            play.game.apply(press[0])
        else:
            play.strikes_with_hands() if play.offered(HANDS) else play.choose(PASS)
    assert not passes(play, power)


# ----------------------------------------------------------------------------------------- Donate


def test_donate__more_bleed_for_another_mortal_only_once(play):
    hero, power = able(play, "Ada", "Donate", 2)
    gang, second = play.ready("Ada", MARION), play.on(hero, "Donate")
    play.vampire("Ben")
    play.bleeds(gang)
    assert passes(play, power)
    uses(play, power, pay=1)
    assert play.bleed == 2
    assert play.zone(power) is Zone.ASH_HEAP
    assert not options_of(play, second), "the increase is limited"


@pytest.mark.parametrize("acting", ["itself", "vampire"])
def test_donate__no_bleed_for_itself_or_a_vampire(play, acting):
    hero, power = able(play, "Ada", "Donate")
    play.vampire("Ben")
    play.bleeds(hero if acting == "itself" else play.vampire("Ada"))
    assert not passes(play, power)


def test_donate__intercept_for_another_mortal(play):
    _, power = able(play, "Ben", "Donate")
    gang, ada = play.ready("Ben", PLAIN_ALLY), play.vampire("Ada", "obf")
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(ada).blocks(gang)
    play.plays("Lost in Crowds", "obf")
    assert passes(play, power)
    uses(play, power, pay=1)
    assert play.intercept(gang) == 1


def test_donate__strength_for_a_mortal_in_combat_but_not_for_the_imbued(play):
    hero, power = able(play, "Ben", "Donate")
    gang, ada = play.ready("Ben", PLAIN_ALLY), play.vampire("Ada")
    strength = stats.strength(play.table, play[gang])
    play.bleeds(ada).blocks(gang)
    assert passes(play, power)
    assert {one.target for one in options_of(play, power)} == {gang}
    uses(play, power, pay=1)
    assert stats.strength(play.table, play[gang]) == strength + 1
    assert stats.strength(play.table, play[hero]) == 1
