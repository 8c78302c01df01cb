"""Vampires that exchange cards, watch votes, make blockers pay or have unusual combat abilities."""

import pytest
from card_play import CardPlay
from card_steps import hands_until
from vampire_texts import calls

from cardbase.terms import Bonus, Title
from vtes_deck.engine.actions.permanents import RECRUIT
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.mechanics.replacements import INSTEAD
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.moves import AGGRAVATED_HANDS
from vtes_deck.engine.state.table import Phase, Until, Zone

ADAMS = "Reverend Adams (ADV)"
ENZO = "Enzo Giovanni, Pentex Board of Directors"
ENZO_ADV = "Enzo Giovanni, Pentex Board of Directors (ADV)"
SUTEKH = "Sutekh, The Dark God"
LUCINDE = "Lucinde, Alastor (G7)"
LUCKY = "Bolesław Gutowski"
GEHENNA = "Veil of Darkness"
WRAITH = "Ambrosius, The Ferryman"
EMPOWERMENT = "Ancilla Empowerment"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Imogen


def test_imogen__a_card_of_the_hand_for_one_of_the_ash_heap(play):
    card, _ = play.ready("Ada", "Imogen"), play.vampire("Ben")
    (held,) = play.hand("Ben", "Blur")
    burned = play.card("Ben", "Majesty", Zone.ASH_HEAP)
    play.acts("Ada").uses("Imogen", target=burned)
    assert (play.action.seats, play.stealth) == ((1,), 1)
    play.finish()
    assert (play.zone(held), play.zone(burned)) == (Zone.ASH_HEAP, Zone.HAND)
    assert play[card].locked


def test_imogen__not_without_a_hand_or_from_other_ash_heaps(play):
    play.ready("Ada", "Imogen")
    play.card("Ben", "Majesty", Zone.ASH_HEAP)
    play.hand("Cleo", "Blur"), play.card("Cleo", "Majesty", Zone.ASH_HEAP)
    play.acts("Ada")
    assert not play.can("Imogen")


# Schuyler


def test_schuyler__the_prey_recovers_a_card_before_combat(play):
    card, ben = play.ready("Ada", "Schuyler"), play.vampire("Ben")
    burned = play.card("Ben", "Majesty", Zone.ASH_HEAP)
    play.card("Ada", "Blur", Zone.ASH_HEAP), play.hand("Ben", *["Blur"] * 7)
    play.bleeds(card).blocks(ben)
    play.until("Ben", "Schuyler").uses("Schuyler", target=burned)
    assert play.seat("Ben").library == [burned]
    assert not play.can("Schuyler")


def test_schuyler__not_if_another_is_blocked_and_only_the_prey(play):
    card, ben = play.ready("Ada", "Schuyler"), play.vampire("Ben")
    other = play.vampire("Ada")
    play.card("Ben", "Majesty", Zone.ASH_HEAP)
    play.bleeds(other).blocks(ben)
    assert not hands_until(play, lambda: play.can("Schuyler"))
    cleo = play.card("Cleo", "Majesty", Zone.ASH_HEAP)
    assert play.zone(cleo) is Zone.ASH_HEAP
    assert play[card].ready


# Kurt Densch


@pytest.mark.parametrize("moves", [False, True])
def test_kurt_densch__looks_and_can_move_the_top_card(play, moves):
    card = play.ready("Ada", "Kurt Densch", 3)
    play.library("Ada", "Blur", "Majesty", "Deflection")
    before = list(play.seat("Ada").library)
    play.turn("Ada", Phase.UNLOCK).uses("Kurt Densch")
    top = before[-1]
    play.game.apply(next(one for one in play.options if (one.target == top) is moves))
    assert play[card].blood == (2 if moves else 3)
    assert (play.seat("Ada").library[0] == top) is moves


def test_kurt_densch__moves_nothing_without_blood(play):
    play.ready("Ada", "Kurt Densch", 0)
    play.library("Ada", "Blur", "Majesty")
    before = list(play.seat("Ada").library)
    play.turn("Ada", Phase.UNLOCK).uses("Kurt Densch")
    assert not any(one.target in before for one in play.options)


# Reverend Adams


def test_reverend_adams__sees_a_card_for_each_gehenna_card(play):
    play.ready("Ada", ADAMS)
    play.in_play("Ben", GEHENNA)
    play.library("Ada", "Blur", "Majesty")
    play.turn("Ada", Phase.MASTER).uses(ADAMS)
    seen = [one for one in play.log_sentences("Ada") if "looks at" in one]
    assert "1 card" in seen[-1] or "top card" in seen[-1]


def test_reverend_adams__not_without_gehenna(play):
    play.ready("Ada", ADAMS)
    play.library("Ada", "Blur")
    play.turn("Ada", Phase.MASTER)
    assert not play.can(ADAMS)


# Kamiri wa Itherero


def test_kamiri_wa_itherero__burns_an_ally_that_has_fought_her(play):
    card, ally = play.ready("Ada", "Kamiri wa Itherero", 2), play.ready("Ben", "War Ghoul")
    play.bleeds(card).blocks(ally).finish()
    assert play.zone(ally) is Zone.ASH_HEAP


def test_kamiri_wa_itherero__not_a_vampire_and_not_for_another(play):
    play.ready("Ada", "Kamiri wa Itherero")
    other, ally = play.vampire("Ada"), play.ready("Ben", "War Ghoul")
    play.bleeds(other).blocks(ally).finish()
    assert play.zone(ally) is Zone.IN_PLAY


# Gwyedd


def misses(play, *, capacity):
    """Gwyedd hunts, and Dora's vampire fails to block. Return whether it is locked in the end."""
    card, dora = play.ready("Ada", "Gwyedd", 1), play.vampire("Dora", capacity=capacity)
    play.hunts(card).blocks(dora).finish()
    return play[dora].locked


def test_gwyedd__locks_younger_vampires_that_fail_to_block(play):
    assert misses(play, capacity=2)


def test_gwyedd__no_older_vampire(play):
    assert not misses(play, capacity=11)


# Alicia Cortez


def test_alicia_cortez__discards_to_lock_a_younger_vampire(play):
    card, ben = play.ready("Ada", "Alicia Cortez"), play.vampire("Ben", capacity=2)
    cleo = play.vampire("Cleo", capacity=2)
    assert play[ben].capacity < play[card].capacity
    (held,) = play.hand("Ada", EMPOWERMENT)
    play.bleeds(card)
    play.until("Ada", "Alicia Cortez").uses("Alicia Cortez")
    assert play.zone(held) is Zone.ASH_HEAP
    play.game.apply(next(one for one in play.options if one.target == ben))
    play.finish()
    assert "Ben's Aaron Bathurst locks (Alicia Cortez)." in play.log_sentences()
    assert not play[cleo].locked


def test_alicia_cortez__not_without_a_political_action_card(play):
    card = play.ready("Ada", "Alicia Cortez")
    play.vampire("Ben", capacity=2), play.hand("Ada", "Blur")
    play.bleeds(card)
    assert not hands_until(play, lambda: play.can("Alicia Cortez"))


# Enzo Giovanni


def test_enzo_giovanni_pentex_board_of_directors__blocks_any_political_action(play):
    cleo, card = play.vampire("Cleo"), play.ready("Ada", ENZO)
    calls(play, cleo)
    play.blocks(card)
    assert play.intercept(card) == 1


def test_enzo_giovanni_pentex_board_of_directors__no_intercept_against_a_prince(play):
    card = play.ready("Ada", ENZO)
    cleo = play.vampire("Cleo", title=Title.PRINCE, city="Paris")
    calls(play, cleo)
    play.blocks(card)
    assert play.intercept(card) == 0


def test_enzo_giovanni_pentex_board_of_directors__four_votes_against_once(play):
    card, ben = play.ready("Ada", ENZO_ADV), play.vampire("Ben")
    before = play[card].blood
    calls(play, ben)
    play.until("Ada", ENZO_ADV).uses(ENZO_ADV)
    assert play[card].blood == before - 1
    assert not play.can(ENZO_ADV)
    for _ in range(40):
        if not play.action:
            break
        play.choose(PASS)
    assert any(":4" in one for one in play.log_sentences())


# Paolo Sardenzo


@pytest.mark.parametrize(("ally", "blood"), [("Gianna di Canneto", 2), ("Carlton Van Wyk", 1)])
def test_paolo_sardenzo__feeds_as_a_wraith_enters_play(play, ally, blood):
    card, other = play.ready("Ada", "Paolo Sardenzo", 1), play.vampire("Ada", clan="Giovanni")
    play.hand("Ada", ally)
    play.acts("Ada").choose(RECRUIT, ally, minion=other)
    for _ in range(9):
        if play.action:
            found = [one for one in play.options if one.card == card]
            play.game.apply(found[0] if found else play.options[-1])
    assert play[card].blood == blood


def test_paolo_sardenzo__only_giovanni_get_intercept_against_him(play):
    card = play.ready("Ada", "Paolo Sardenzo")
    ben, other = play.vampire("Ben", clan="Giovanni"), play.vampire("Ben")
    play.bleeds(card)
    assert stats.bonus_of(play.table, Bonus.INTERCEPT, play[ben]) == 1
    assert stats.bonus_of(play.table, Bonus.INTERCEPT, play[other]) == 0


# Sutekh


@pytest.mark.parametrize(("words", "blood"), [("from Sutekh", (8, 3)), ("to Sutekh", (10, 1))])
def test_sutekh_the_dark_god__moves_blood_between_ministers_once(play, words, blood):
    card = play.ready("Ada", SUTEKH, 9)
    other = play.vampire("Ada", clan="Ministry", blood=2)
    play.turn("Ada", Phase.UNLOCK).uses(SUTEKH, words=words)
    assert (play[card].blood, play[other].blood) == blood
    assert not play.can(SUTEKH)


def test_sutekh_the_dark_god__no_blood_with_another_clan(play):
    play.ready("Ada", SUTEKH, 9), play.vampire("Ada", blood=2)
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can(SUTEKH)


# Morlock


def test_morlock__burns_a_retainer(play):
    card, ben = play.ready("Ada", "Morlock"), play.vampire("Ben")
    ghoul = play.on(ben, "J. S. Simmons, Esq.")
    play.bleeds(card).blocks(ben)
    assert hands_until(play, lambda: play.offered(USE, "Morlock"))
    play.choose(USE, "Morlock").choose(HANDS)
    play.game.apply(next(one for one in play.options if one.target == ghoul))
    assert play.zone(ghoul) is Zone.ASH_HEAP


def test_morlock__not_without_a_retainer(play):
    card, ben = play.ready("Ada", "Morlock"), play.vampire("Ben")
    play.bleeds(card).blocks(ben)
    assert not hands_until(play, lambda: play.offered(USE, "Morlock"))


# Petaniqua


def rounds(play, name, *, presses):
    """The blood of an opponent after combat, after a press of the opponent or without one."""
    card, ben = play.ready("Ada", name), play.vampire("Ben", "CEL", capacity=9)
    if presses:
        play.hand("Ben", "Psyche!")
    play.bleeds(card).blocks(ben)
    for _ in range(40):
        if not play.action:
            break
        if presses and play.can("Psyche!", "cel"):
            play.plays("Psyche!", "cel")
        else:
            play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    return play[ben].blood


def test_petaniqua__two_damage_in_the_second_round(play):
    assert rounds(play, "Petaniqua", presses=True) == 9 - 1 - 2 - 1


def test_petaniqua__no_such_damage_in_the_first_round(play):
    assert rounds(play, "Petaniqua", presses=False) == 9 - 1


# Jalan-Aajav


def wound(play, *, blood, makes_normal=True):
    """Return Jalan-Aajav after a round against an aggravated hand strike."""
    card, ben = play.ready("Ada", "Jalan-Aajav"), play.vampire("Ben")
    play.bleeds(card).blocks(ben)
    play.blood(card, blood)
    play.table.use_once(AGGRAVATED_HANDS, ben, Until.ROUND)
    for _ in range(9):
        if play.offered(INSTEAD) and makes_normal:
            play.choose(INSTEAD)
        if not play.action or play[card].wounded or play[card].blood < blood:
            break
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    return play[card]


def test_jalan_aajav__burns_blood_to_treat_aggravated_damage_as_normal(play):
    hurt = wound(play, blood=5)
    assert (hurt.blood, hurt.in_torpor, hurt.wounded) == (5 - 1 - 1, False, False)


def test_jalan_aajav__goes_to_torpor_without_it(play):
    assert wound(play, blood=5, makes_normal=False).wounded


def test_jalan_aajav__no_blood_no_choice(play):
    assert wound(play, blood=0).wounded


# Lucinde


def test_lucinde_alastor__camarilla_vampires_fight_the_chosen_vampire(play):
    card, other = play.ready("Ada", LUCINDE), play.vampire("Ada")
    ben = play.vampire("Ben")
    before = play[card].blood
    play.turn("Ada", Phase.MASTER).uses(LUCINDE, target=ben)
    assert play[card].blood == before - 1
    play.until("Ada", LUCINDE)
    play.uses(LUCINDE, minion=other, target=ben)
    assert hands_until(play, lambda: play.table.current(Combat) is not None)


def test_lucinde_alastor__no_fight_without_a_choice_and_none_next_turn(play):
    play.ready("Ada", LUCINDE)
    ben = play.vampire("Ben")
    play.acts("Ada")
    assert not play.can(LUCINDE)
    play.turn("Ada", Phase.MASTER).uses(LUCINDE, target=ben)
    play.until("Ben")
    play.acts("Ada")
    assert not play.can(LUCINDE)


# Bolesław Gutowski


@pytest.mark.parametrize("copy", [False, True])
def test_boleslaw_gutowski__stealth_for_a_copy_and_strength_otherwise(play, copy):
    card = play.ready("Ada", LUCKY, 3)
    play.crypt("Ada", LUCKY if copy else "Anson")
    play.vampire("Ben")
    before = stats.strength(play.table, play[card])
    play.bleeds(card)
    play.until("Ada", LUCKY).uses(LUCKY)
    assert play[card].blood == 2
    assert stats.strength(play.table, play[card]) == before + (0 if copy else 1)


def test_boleslaw_gutowski__only_in_his_own_actions(play):
    play.ready("Ada", LUCKY, 3)
    play.crypt("Ada", "Anson")
    other = play.vampire("Ada")
    play.bleeds(other)
    assert not hands_until(play, lambda: play.can(LUCKY))
