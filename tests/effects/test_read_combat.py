"""Combat cards that no one declared, in the situations of their texts."""

import pytest
from card_fights import SECOND_ROUND, drained, fight, to_kind, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import NONE, PASS

SWORD, GUN = "Bastard Sword", ".44 Magnum"  # strength + 1; 2R damage
ALLY = "Renegade Garou"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def armed_fight(play, weapon, level, *cards, theirs="", held=()):
    """Ada's armed vampire bleeds and Ben's blocks. Return both and the weapon."""
    ada, ben = play.vampire("Ada", level.replace("+", " ")), play.vampire("Ben", theirs)
    weapon = play.on(ada, weapon)
    play.hand("Ada", *cards)
    play.hand("Ben", *held)
    play.bleeds(ada).blocks(ben)
    return ada, ben, weapon


def plays_early(play, card, level, disciplines="", **more):
    """Ada's vampire plays the card as soon as it can."""
    pair = fight(play, f"{level.replace('+', ' ')} {disciplines}", card, **more)
    play.until("Ada", card).plays(card, level)
    return pair


def both_use_hands(play, first, second):
    return to_strikes(play).choose(HANDS, minion=first).choose(HANDS, minion=second)


@pytest.mark.parametrize(("level", "struck"), [("nec", 2), ("NEC", 1)])
def test_blight__no_additional_strikes_at_superior(play, level, struck):
    """The opposing hands inflict no damage; Ben's additional strike is with his gun."""
    ada, ben = plays_early(play, "Blight", level, theirs="cel", held=["Blur"])
    gun = play.on(ben, GUN)
    before = play[ada].blood
    to_strikes(play).choose(HANDS, minion=ada).choose(USE, gun)
    while play.action:
        if play.can("Blur"):
            play.plays("Blur")
        elif play.offered(USE, card=gun):
            play.choose(USE, gun)
        else:
            play.choose(PASS)
    assert play[ada].blood == before - 2 * struck


def test_blight__weakens_hands_and_only_once_each_combat(play):
    ada, ben = fight(play, "nec", "Blight", "Blight")
    play.until("Ada", "Blight").plays("Blight", "nec")
    assert not play.can("Blight")
    before = play[ada].blood
    both_use_hands(play, ada, ben)
    assert play[ada].blood == before


@pytest.mark.parametrize(("level", "presses"), [("nec", True), ("NEC", False)])
def test_blight__cannot_press_to_continue_at_superior(play, level, presses):
    plays_early(play, "Blight", level, theirs="cel", held=["Boxed In"])
    offered = False
    while play.action:
        offered = offered or play.can("Boxed In")
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    assert offered is presses
    assert SECOND_ROUND not in play.log_sentences()


@pytest.mark.parametrize("played", [True, False])
def test_immense_size__no_grapple_in_the_combat(play, played):
    fight(play, "vic", "Immense Size", theirs="pot", held=["Immortal Grapple"])
    play.until("Ada", "Immense Size")
    play.plays("Immense Size", "vic") if played else play.choose(PASS)
    offered = False
    while play.action:
        offered = offered or play.can("Immortal Grapple")
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    assert offered is not played


@pytest.mark.parametrize(("level", "first"), [("cel+obf", True), ("CEL+OBF", True)])
def test_shadow_feint__strikes_first(play, level, first):
    ada, ben = plays_early(play, "Shadow Feint", level)
    drained(play, ben)
    before = play[ada].blood
    both_use_hands(play, ada, ben)
    assert play[ben].in_torpor
    assert (play[ada].blood == before) is first


@pytest.mark.parametrize(("level", "hit"), [("cel+obf", 0), ("CEL+OBF", 1)])
def test_shadow_feint__cannot_be_dodged_at_superior_only(play, level, hit):
    ada, ben = plays_early(play, "Shadow Feint", level, theirs="cel", held=["Sideslip"])
    before = play[ben].blood
    to_strikes(play).choose(HANDS, minion=ada).plays("Sideslip", minion=ben)
    assert play[ben].blood == before - hit


@pytest.mark.parametrize(("weapon", "first"), [(None, True), (SWORD, True), (GUN, False)])
def test_silence_of_death__hands_and_melee_weapons_strike_first_and_no_guns(play, weapon, first):
    ada, ben, held = armed_fight(play, weapon or SWORD, "qui", "Silence of Death")
    play.until("Ada", "Silence of Death").plays("Silence of Death", "qui")
    drained(play, ben)
    before = play[ada].blood
    to_strikes(play)
    play.choose(USE, held) if weapon else play.choose(HANDS, minion=ada)
    play.choose(HANDS, minion=ben)
    assert play[ben].in_torpor
    assert (play[ada].blood == before) is first


@pytest.mark.parametrize(("level", "damage"), [("val", 4), ("VAL", 5)])
def test_blessed_blade__with_a_melee_weapon_only(play, level, damage):
    _, ben, sword = armed_fight(play, SWORD, level, "Blessed Blade")
    before = play[ben].blood
    to_strikes(play)
    assert not play.can("Blessed Blade", level, target=NONE)
    play.plays("Blessed Blade", level, target=sword).choose(PASS).finish()
    assert play[ben].blood == before - damage


def test_blessed_blade__not_without_a_weapon(play):
    armed_fight(play, GUN, "VAL", "Blessed Blade")
    to_strikes(play)
    assert not play.can("Blessed Blade")


@pytest.mark.parametrize(
    ("level", "armed", "damage"), [("pot", 0, 2), ("pot", 1, 4), ("POT", 0, 3), ("POT", 1, 5)]
)
def test_brute_force__hands_and_weapons_have_separate_damage(play, level, armed, damage):
    _, ben, sword = armed_fight(play, SWORD, level, "Brute Force")
    before = play[ben].blood
    to_strikes(play).plays("Brute Force", level, target=sword if armed else NONE)
    play.choose(PASS).finish()
    assert play[ben].blood == before - damage


@pytest.mark.parametrize(("level", "hit"), [("pot", 0), ("val", 2), ("VAL", 3)])
@pytest.mark.parametrize("armed", [0, 1])
def test_vengeance_of_samiel__cannot_be_dodged_with_valeren_only(play, level, hit, armed):
    card, held = "Vengeance of Samiel", ["Sideslip"]
    _, ben, sword = armed_fight(play, SWORD, level, card, theirs="cel", held=held)
    before = play[ben].blood
    to_strikes(play).plays("Vengeance of Samiel", level, target=sword if armed else NONE)
    play.plays("Sideslip", minion=ben).finish()
    assert play[ben].blood == before - (hit + armed if hit else 0)


@pytest.mark.parametrize(("against", "damage"), [(None, 1), (ALLY, 2)])
@pytest.mark.parametrize(
    ("card", "level", "more"),
    [
        ("Coagulate Blood", "qui", 0),
        ("Coagulate Blood", "QUI", 1),
        ("Vascular Explosion", "qui", 1),
        ("Vascular Explosion", "QUI", 2),
    ],
)
def test_strikes_with_blood__one_more_damage_against_an_ally_only(
    play, card, level, more, against, damage
):
    _, ben = fight(play, level, card, against=against)
    before = play[ben].blood
    to_strikes(play).plays(card, level).choose(HANDS, minion=ben)
    left = max(0, before - damage - more)
    assert (play[ben].blood if ben in play.table.in_play else 0) == left


def test_vascular_explosion__the_damage_cannot_be_prevented(play):
    _, ben = fight(play, "qui", "Vascular Explosion", theirs="FOR", held=["Skin of Steel"])
    before = play[ben].blood
    to_strikes(play).plays("Vascular Explosion", "qui").choose(HANDS, minion=ben)
    assert not play.can("Skin of Steel")
    assert play[ben].blood == before - 2


@pytest.mark.parametrize("level", ["cel", "CEL"])
def test_sanguinary_wind__after_strikes_are_chosen_at_superior_only(play, level):
    ada, ben = fight(play, level, "Sanguinary Wind", theirs="cel", held=["Sideslip"])
    before = play[ben].blood
    play.until("Ada", "Sanguinary Wind")
    assert play.decision.kind != "strike"
    to_strikes(play).choose(HANDS, minion=ada).plays("Sideslip", minion=ben)
    late = play.can("Sanguinary Wind", level)
    assert late is (level == "CEL")
    if late:
        play.plays("Sanguinary Wind", level).finish()
    assert play[ben].blood == before - late


def test_skin_of_the_adder__only_one_damage_each_round(play):
    ada, ben = plays_early(play, "Skin of the Adder", "ser")
    gun = play.on(ben, GUN)
    before = play[ada].blood
    to_strikes(play).choose(HANDS, minion=ada).choose(USE, gun)
    play.uses("Skin of the Adder")
    assert not play.can("Skin of the Adder")
    play.finish()
    assert play[ada].blood == before - 1


@pytest.mark.parametrize(("level", "damage"), [("ser", 1), ("SER", 2)])
def test_skin_of_the_adder__stronger_hands_at_superior(play, level, damage):
    ada, ben = plays_early(play, "Skin of the Adder", level)
    before = play[ben].blood
    both_use_hands(play, ada, ben).finish()
    assert play[ben].blood == before - damage


def test_skin_of_the_adder__not_with_a_weapon_or_for_the_opponent(play):
    ada, ben, gun = armed_fight(play, GUN, "SER", "Skin of the Adder")
    play.until("Ada", "Skin of the Adder").plays("Skin of the Adder", "SER")
    before, mine = play[ben].blood, play[ada].blood
    to_strikes(play).choose(USE, gun).choose(HANDS, minion=ben)
    play.choose(PASS).finish()
    assert play[ben].blood == before - 2
    assert play[ada].blood == mine - 1


@pytest.mark.parametrize(("level", "damage"), [("ani", 2), ("POT", 3)])
def test_rage_of_apedemak__stronger_hands_and_a_larger_hand_in_combat_only(play, level, damage):
    ada, ben = play.ready("Ada", "Algirdas, The Solar Prophet"), play.vampire("Ben")
    play[ada].disciplines = {level.lower(): 2 if level.isupper() else 1}
    play.hand("Ada", "Rage of Apedemak")
    play.bleeds(ada).blocks(ben)
    play.until("Ada", "Rage of Apedemak").plays("Rage of Apedemak", level)
    assert stats.hand_size(play.table, 0) == 8
    before = play[ben].blood
    both_use_hands(play, ada, ben).finish()
    assert play[ben].blood == before - damage
    assert stats.hand_size(play.table, 0) == 7


@pytest.mark.parametrize(("card", "damage"), [("Manstopper Rounds", 3), ("Scattershot", 4)])
def test_ammunition__of_the_gun_only(play, card, damage):
    _, ben, gun = armed_fight(play, GUN, "", card, card)
    before = play[ben].blood
    to_strikes(play).choose(USE, gun).choose(HANDS, minion=ben)
    play.until("Ada", card).plays(card)
    assert not play.can(card)
    play.finish()
    assert play[ben].blood == before - damage


def test_scattershot__two_less_at_long_range(play):
    _, ben, gun = armed_fight(play, GUN, "cel", "Scattershot", "Pursuit")
    before = play[ben].blood
    to_kind(play, "range", "Ada").plays("Pursuit", "cel")
    to_strikes(play).choose(USE, gun)
    play.until("Ada", "Scattershot").plays("Scattershot").finish()
    assert play[ben].blood == before


@pytest.mark.parametrize(("level", "burned"), [("qui", 1), ("QUI", 2)])
def test_thin_blood__a_vampire_burns_blood_before_strikes(play, level, burned):
    _, ben = fight(play, level, "Thin Blood", "Thin Blood")
    before = play[ben].blood
    play.until("Ada", "Thin Blood")
    assert play.decision.kind != "strike"
    play.plays("Thin Blood", level)
    assert play[ben].blood == before - burned
    assert not play.can("Thin Blood")


def test_thin_blood__not_against_an_ally(play):
    fight(play, "QUI", "Thin Blood", against=PLAIN_ALLY)
    while play.action:
        assert not play.can("Thin Blood")
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


@pytest.mark.parametrize(("level", "rounds"), [("ani", 1), ("spi", 2)])
def test_strength_of_the_bear__for_the_round_or_for_the_combat(play, level, rounds):
    ada, ben = plays_early(play, "Strength of the Bear", level, "cel")
    play.hand("Ada", "Psyche!")
    before = play[ben].blood
    both_use_hands(play, ada, ben)
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    assert play[ben].blood == before - 2
    both_use_hands(play, ada, ben).finish()
    assert play[ben].blood == before - 3 - (rounds == 2)


@pytest.mark.parametrize(("level", "presses"), [("abo", False), ("ABO", True)])
def test_invoking_the_beast__a_press_at_superior_only(play, level, presses):
    ada, ben = plays_early(play, "Invoking the Beast", level)
    before = play[ben].blood
    both_use_hands(play, ada, ben)
    assert play[ben].blood == before - 2
    assert (play.action is not None and play.decision.kind == "press") is presses


@pytest.mark.parametrize("locked", [False, True])
@pytest.mark.parametrize("level", ["abo", "ABO"])
@pytest.mark.parametrize(("capacity", "younger"), [(3, True), (9, False)])
def test_unseen_hibernation__no_older_minion_and_locked_at_superior_only(
    play, capacity, younger, level, locked
):
    ada = play.vampire("Ada", capacity=capacity)
    ben = play.vampire("Ben", level, capacity=5, locked=locked)
    play.hand("Ada", "Bum's Rush")
    play.hand("Ben", "Unseen Hibernation")
    play.acts("Ada").plays("Bum's Rush", minion=ada, target=ben)
    usable = younger and (level == "ABO" or not locked)
    while play.action and not play.can("Unseen Hibernation", level):
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    assert (play.action is not None) is usable
    if usable:
        play.plays("Unseen Hibernation", level).finish()
    assert bool(play.combats()) is not usable


def test_unseen_hibernation__not_for_an_action_at_another_minion(play):
    ada, ben = play.vampire("Ada", capacity=3), play.vampire("Ben", "ABO", capacity=5)
    play.hand("Ben", "Unseen Hibernation")
    play.bleeds(ada, "Ben")
    assert not play.can("Unseen Hibernation", minion=ben)


@pytest.mark.parametrize(("capacity", "usable"), [(3, True), (9, False)])
def test_army_of_apparitions__two_blood_and_no_older_vampire(play, capacity, usable):
    ada, victim = play.vampire("Ada", capacity=capacity), play.vampire("Ben")
    ben = play.vampire("Ben", "CHI", capacity=5, locked=True)
    play.hand("Ada", "Bum's Rush")
    play.hand("Ben", "Army of Apparitions")
    before = play[ben].blood
    play.acts("Ada").plays("Bum's Rush", minion=ada, target=victim)
    while play.action and not play.can("Army of Apparitions", "CHI"):
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    assert (play.action is not None) is usable
    if usable:
        play.plays("Army of Apparitions", "CHI").finish()
    assert bool(play.combats()) is not usable
    assert play[ben].blood == before - (2 if usable else 0)
