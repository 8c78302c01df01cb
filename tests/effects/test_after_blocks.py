"""Modifiers for the combat after a block and for later actions, and damage by retainers."""

import pytest
from card_fights import to_kind, to_strikes
from card_play import PLAIN_ALLY, CardPlay
from card_steps import to_blocks

from cardbase.terms import Bonus, Sect, Trait
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.permanents import EQUIP, RECRUIT
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Modifier, Phase, Until

HARBINGER = {"clan": "Harbinger of Skulls"}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def sharp(play, minion, n=2):
    """Give the minion intercept this turn."""
    play.table.modify(Modifier(Bonus.INTERCEPT, n, minion, Until.TURN))


def to_play(play, card, level=""):
    """Pass until the card can be played at this level."""
    for _ in range(40):
        if play.can(card, level) if level else play.can(card):
            return play
        play.passes(play.asked)
    raise AssertionError("it is never offered")


def in_the_next_turn(play, minion):
    """Unlock Ada's minion in a new turn."""
    play.finish()
    play[minion].locked, play[minion].done = False, frozenset()
    return play.turn("Ada", Phase.MINION, number=11)


def test_domain_of_evernight__all_damage_to_vampires_after_the_block_is_aggravated(play):
    ada, ben = play.vampire("Ada", "tem"), play.vampire("Ben")
    play.hand("Ada", "Domain of Evernight")
    play.bleeds(ada).plays("Domain of Evernight", "tem").blocks(ben)
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.finish()
    assert [play[one].region for one in (ada, ben)] == [Region.TORPOR] * 2


def test_domain_of_evernight__not_the_damage_after_the_combat(play):
    """By a ruling the damage of Catatonic Fear is not inflicted in the combat."""
    ada, ben = play.vampire("Ada", "tem"), play.vampire("Ben", "PRE")
    play.hand("Ada", "Domain of Evernight")
    play.hand("Ben", "Catatonic Fear")
    play.bleeds(ada).until("Ada", "Domain of Evernight").plays("Domain of Evernight", "tem")
    play.blocks(ben).until("Ben", "Catatonic Fear").plays("Catatonic Fear", "PRE").finish()
    assert play[ada].ready
    assert play[ada].blood == 4


def test_domain_of_evernight__no_aggravated_damage_without_a_block(play):
    ada, target = play.vampire("Ada", "tem"), play.vampire("Ben")
    play.hand("Ada", "Domain of Evernight", "Bum's Rush")
    play.acts("Ada").plays("Bum's Rush", target=target).plays("Domain of Evernight", "tem")
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.finish()
    assert play[target].ready
    assert play[ada].ready


def test_domain_of_evernight__unlocks_only_once_a_turn(play):
    ada = play.vampire("Ada", "TEM")
    play.hand("Ada", "Domain of Evernight", "Domain of Evernight")
    play.bleeds(ada)
    to_play(play, "Domain of Evernight", "TEM").plays("Domain of Evernight", "TEM")
    assert not play[ada].locked
    play.finish().hunts(ada)
    while play.action:
        assert not play.can("Domain of Evernight", "TEM")
        play.choose(PASS)


@pytest.mark.parametrize(("card", "code", "n"), [("Invigorate", "ani", 1)])
def test_invigorate__strength_for_the_action_only(play, card, code, n):
    ada, ben = play.vampire("Ada", code, sect=Sect.ANARCH), play.vampire("Ben")
    play.hand("Ada", card)
    play.bleeds(ada).plays(card, code).blocks(ben)
    assert stats.strength(play.table, play[ada]) == 1 + n
    play.finish()
    assert stats.strength(play.table, play[ada]) == 1


def test_invigorate__not_blocked_by_allies(play):
    ada, ben = play.vampire("Ada", "dom", sect=Sect.ANARCH), play.vampire("Ben")
    ally = play.ready("Ben", PLAIN_ALLY)
    play.hand("Ada", "Invigorate")
    play.bleeds(ada).plays("Invigorate", "dom")
    to_blocks(play)
    assert play.offered(BLOCK, minion=ben)
    assert not play.offered(BLOCK, minion=ally)


def test_invigorate__aggravated_hands(play):
    ada, ben = play.vampire("Ada", "pro", sect=Sect.ANARCH), play.vampire("Ben")
    play.hand("Ada", "Invigorate")
    play.bleeds(ada).plays("Invigorate", "pro").blocks(ben)
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.finish()
    assert play[ben].in_torpor
    assert play[ada].ready


@pytest.mark.parametrize(("level", "strength"), [("pot pre", 2), ("POT PRE", 3)])
def test_inspire_greatness__strength_of_the_acting_younger_vampire(play, level, strength):
    ada, old = play.vampire("Ada", capacity=4), play.vampire("Ada", level, capacity=8, locked=True)
    ben = play.vampire("Ben")
    play.hand("Ada", "Inspire Greatness")
    play.bleeds(ada).blocks(ben)
    play.plays("Inspire Greatness", level.replace(" ", "+"), minion=old)
    assert stats.strength(play.table, play[ada]) == strength


def test_inspire_greatness__not_for_an_older_vampire(play):
    ada, _ = play.vampire("Ada", capacity=9), play.vampire("Ada", "POT PRE", capacity=8)
    play.hand("Ada", "Inspire Greatness")
    play.bleeds(ada)
    assert not play.can("Inspire Greatness")


def test_blood_awakening__only_the_attempt_of_a_younger_vampire_fails(play):
    ada = play.vampire("Ada", "QUI", capacity=6)
    young, old = play.vampire("Ben", capacity=3), play.vampire("Ben", capacity=8)
    play.hand("Ada", "Blood Awakening")
    play.bleeds(ada).blocks(young)
    assert play.can("Blood Awakening", "QUI")
    play.plays("Blood Awakening", "QUI")
    to_blocks(play)
    assert [one.minion for one in play.options if one.verb is BLOCK] == [old]


def test_blood_awakening__not_against_an_older_vampire(play):
    ada, old = play.vampire("Ada", "QUI", capacity=6), play.vampire("Ben", capacity=8)
    play.hand("Ada", "Blood Awakening")
    play.bleeds(ada).blocks(old)
    assert not play.can("Blood Awakening")


@pytest.mark.parametrize(("blood", "can"), [(1, True), (0, False)])
def test_aura_absorption__not_without_the_blood_at_auspex(play, blood, can):
    ada, ben = play.vampire("Ada", "obf"), play.vampire("Ben", "aus", blood=blood)
    play.hand("Ada", "Lost in Crowds")
    play.hand("Ben", "Aura Absorption")
    play.bleeds(ada).blocks(ben).plays("Lost in Crowds", "obf")
    assert play.can("Aura Absorption", "aus") is can
    if can:
        play.plays("Aura Absorption", "aus")
        assert play[ben].blood == 0
        assert play.intercept(ben) == 1


def test_acheron_vortex__intercept_of_minions_without_the_two_disciplines_only(play):
    ada, ben = play.vampire("Ada", **HARBINGER), play.vampire("Ben")
    nec, obt = play.vampire("Ben", "nec"), play.vampire("Cleo", "OBT")
    play.hand("Ada", "Acheron Vortex")
    play.bleeds(ada).plays("Acheron Vortex")
    assert [play.intercept(one) for one in (ben, nec, obt)] == [-1, 0, 0]


def seraph(play, **facts):
    """Ada's Seraph of the Black Hand, and another vampire of the Black Hand."""
    old, ada = play.vampire("Ada", **facts), play.vampire("Ada")
    play[old].set_mark(Trait.SERAPH.value, 1)
    play[old].set_mark(Trait.BLACK_HAND.value, 1)
    play[ada].set_mark(Trait.BLACK_HAND.value, 1)
    play.hand("Ada", "Seraph's Second", "Seraph's Second")
    return old, ada


def test_seraphs_second__unlocks_the_acting_black_hand_vampire_once_a_turn(play):
    old, ada = seraph(play)
    play.bleeds(ada)
    play.until("Ada", "Seraph's Second").plays("Seraph's Second", minion=old)
    assert not play[ada].locked
    play.finish().hunts(ada)
    while play.action:
        assert not play.can("Seraph's Second")
        play.choose(PASS)


def test_seraphs_second__not_for_the_seraph_itself_or_another_vampire(play):
    old, _ = seraph(play)
    other = play.vampire("Ada")
    for acting in (old, other):
        play.bleeds(acting)
        while play.action:
            assert not play.can("Seraph's Second")
            play.choose(PASS)
        play.again()


def test_strange_day__vampires_cannot_block_and_only_one_a_game(play):
    ada, ally = play.vampire("Ada", sect=Sect.LAIBON), play.ready("Ben", PLAIN_ALLY)
    ben = play.vampire("Ben")
    play.hand("Ada", "Strange Day", "Strange Day")
    play.bleeds(ada).plays("Strange Day")
    to_blocks(play)
    assert not play.offered(BLOCK, minion=ben)
    assert play.offered(BLOCK, minion=ally)
    in_the_next_turn(play, ada).hunts(ada)
    assert not play.can("Strange Day")


def test_as_the_crow__unlocks_a_flying_minion_only(play):
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    play[ada].set_mark(Trait.FLIGHT.value, 1)
    play.hand("Ada", "As the Crow")
    play.bleeds(other)
    while play.action:
        assert not play.can("As the Crow")
        play.choose(PASS)
    play.again()
    play.hunts(ada)
    play.until("Ada", "As the Crow").plays("As the Crow")
    assert not play[ada].locked


def equips(play, disciplines):
    """Ada's vampire equips with a jacket. Return the vampire and a blocker."""
    ada, ben = play.vampire("Ada", disciplines), play.vampire("Ben")
    play.hand("Ada", "Leather Jacket", "Hag's Wrinkles")
    play.acts("Ada").choose(EQUIP, "Leather Jacket", minion=ada)
    return ada, ben


def test_hags_wrinkles__unlocks_after_a_successful_equip_action(play):
    ada, _ = equips(play, "thn")
    play.plays("Hag's Wrinkles", "thn").finish()
    assert not play[ada].locked


def test_hags_wrinkles__stealth_in_an_equip_action_and_not_in_a_bleed(play):
    _, ben = equips(play, "obf")
    sharp(play, ben, 1)
    play.blocks(ben).plays("Hag's Wrinkles", "obf")
    assert play.stealth == 3
    ada = play.vampire("Ada", "obf thn")
    play.hand("Ada", "Hag's Wrinkles")
    in_the_next_turn(play, ada).bleeds(ada)
    assert not play.can("Hag's Wrinkles")


@pytest.mark.parametrize(("level", "stealth"), [("thn", 1), ("THN", 2)])
def test_under_my_skin__can_be_burned_for_stealth_only_in_a_later_action(play, level, stealth):
    ada, ben = play.vampire("Ada", level), play.vampire("Ben")
    sharp(play, ben)
    play.hand("Ada", "Under My Skin")
    play.bleeds(ada).blocks(ben).plays("Under My Skin", level)
    assert play.stealth == stealth
    card = play.number("Under My Skin")
    assert play.table.in_play[card].host == ada
    assert not play.can("Under My Skin")
    in_the_next_turn(play, ada)
    sharp(play, ben)
    play[ben].locked = False
    play.hunts(ada).blocks(ben).uses("Under My Skin")
    assert play.stealth == 2
    assert card not in play.table.in_play


@pytest.mark.parametrize(("level", "stealth"), [("obf", 1), ("OBF", 2)])
def test_marked_path__stealth_in_an_action_at_the_same_methuselah(play, level, stealth):
    ada, ben = play.vampire("Ada", level), play.vampire("Ben")
    play.hand("Ada", "Marked Path")
    play.bleeds(ada)
    play.until("Ada", "Marked Path").plays("Marked Path", level).finish()
    in_the_next_turn(play, ada)
    sharp(play, ben, 2)
    play.bleeds(ada).blocks(ben).uses("Marked Path")
    assert play.stealth == stealth


def test_marked_path__no_stealth_in_an_undirected_action(play):
    ada, ben = play.vampire("Ada", "OBF"), play.vampire("Ben")
    play.hand("Ada", "Marked Path")
    play.bleeds(ada)
    play.until("Ada", "Marked Path").plays("Marked Path", "OBF").finish()
    in_the_next_turn(play, ada)
    sharp(play, ben)
    play.hunts(ada).blocks(ben)
    assert not play.can("Marked Path")


@pytest.mark.parametrize(
    ("name", "lost"), [("Vengeful Spirit", 1), ("Wolf Companion", 1), ("Hatch the Viper", 1)]
)
def test_a_biting_retainer__damage_in_the_first_pair_of_strikes_each_round(play, name, lost):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.on(ada, name, "Ada")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(PASS).choose(PASS)
    play.finish()
    assert play[ben].blood == 5 - lost


def test_wolf_companion__no_damage_at_long_range(play):
    ada, ben = play.vampire("Ada", "OBF"), play.vampire("Ben")
    play.on(ada, "Wolf Companion", "Ada")
    play.hand("Ada", "Swallowed by the Night")
    play.bleeds(ada).blocks(ben)
    to_play(play, "Swallowed by the Night", "OBF").plays("Swallowed by the Night", "OBF")
    play.finish()
    assert play[ben].blood == 5


@pytest.mark.parametrize(("level", "life"), [("ani", 2), ("ANI", 3)])
def test_wolf_companion__one_more_life_at_superior_only(play, level, life):
    ada = play.vampire("Ada", level)
    play.hand("Ada", "Wolf Companion")
    play.acts("Ada")
    play.game.apply(next(one for one in play.options if one.card == play.number("Wolf Companion")))
    play.finish()
    assert play.table.in_play[play.number("Wolf Companion")].blood == life
    assert ada in play.table.in_play


@pytest.mark.parametrize(("level", "lost"), [("pro ser", 1), ("PRO SER", 2)])
def test_hatch_the_viper__two_damage_at_superior_only(play, level, lost):
    ada, ben = play.vampire("Ada", level), play.vampire("Ben")
    play.hand("Ada", "Hatch the Viper")
    play.acts("Ada")
    play.game.apply(next(one for one in play.options if one.card == play.number("Hatch the Viper")))
    in_the_next_turn(play, ada)
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(PASS).choose(PASS)
    play.finish()
    assert play[ben].blood == 5 - lost


def test_hatch_the_viper__prevents_one_damage_each_combat(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.on(ada, "Hatch the Viper", "Ada")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(PASS).choose(HANDS)
    to_kind(play, "damage", "Ada").uses("Hatch the Viper")
    play.finish()
    assert play[ada].blood == 5


def test_robert_carter__the_employer_pays_or_the_retainer_is_burned(play):
    ada = play.vampire("Ada", blood=3)
    carter = play.on(ada, "Robert Carter", "Ada")
    assert stats.bleed(play.table, play[ada]) == 3
    play.acts("Ada", Phase.UNLOCK)
    assert len(play.ways("Robert Carter")) == 2
    play.game.apply(play.ways("Robert Carter")[0])
    assert play[ada].blood == 2
    assert carter in play.table.in_play
    assert not play.can("Robert Carter")


def test_robert_carter__no_choice_without_blood(play):
    ada = play.vampire("Ada", blood=0)
    carter = play.on(ada, "Robert Carter", "Ada")
    play.acts("Ada", Phase.UNLOCK)
    assert len(play.ways("Robert Carter")) == 1
    assert not play.offered(PASS)
    play.uses("Robert Carter")
    assert carter not in play.table.in_play


@pytest.mark.parametrize("directed", [True, False])
def test_asanbonsam_ghoul__close_range_only_after_a_directed_action(play, directed):
    ada, ghoul = play.vampire("Ada", blood=2), play.ready("Ben", "Asanbonsam Ghoul")
    if directed:
        play.bleeds(ada)
    else:
        sharp(play, ghoul, 1)
        play.hunts(ada)
    play.blocks(ghoul)
    assert play.intercept(ghoul) == 1
    to_strikes(play)
    assert ("sets the range to close" in " ".join(play.log_sentences())) is directed


def test_asanbonsam_ghoul__no_intercept_in_an_undirected_action(play):
    ada, ghoul = play.vampire("Ada", blood=2), play.ready("Ben", "Asanbonsam Ghoul")
    play.hunts(ada).blocks(ghoul)
    assert play.intercept(ghoul) == 0


def test_gran_madre_di_dio_italy__locks_cards_that_the_prey_brings_and_takes_blood(play):
    ada = play.vampire("Ada", capacity=8)
    play.on(ada, "Gran Madre di Dio, Italy", "Ada")
    play.vampire("Ben", clan="Brujah")
    play.uncontrolled("Ben", "Aaron Bathurst", 3)
    play.hand("Ben", "47th Street Royals")
    play.acts("Ben").choose(RECRUIT, "47th Street Royals")
    play.finish()
    assert play[play.number("47th Street Royals")].locked


def test_gran_madre_di_dio_italy__not_cards_that_its_controller_or_cleo_brings(play):
    ada = play.vampire("Ada", capacity=8, clan="Brujah")
    play.on(ada, "Gran Madre di Dio, Italy", "Ada")
    play.hand("Ada", "47th Street Royals")
    play.acts("Ada").choose(RECRUIT, "47th Street Royals", minion=ada)
    play.finish()
    assert not play[play.number("47th Street Royals")].locked


def test_telepathic_vote_counting__the_card_returns_to_the_hand(play):
    ada = play.vampire("Ada", "aus")
    play.hand("Ada", "Kine Resources Contested", "Telepathic Vote Counting")
    play.acts("Ada").choose(POLITICAL, "Kine Resources Contested", minion=ada)
    for _ in range(30):
        if play.can("Telepathic Vote Counting"):
            break
        play.game.apply(play.decision.options[0])
    play.plays("Telepathic Vote Counting", "aus").finish()
    assert play.number("Kine Resources Contested") in play.seat("Ada").hand
    assert ada in play.table.in_play


def test_telepathic_vote_counting__not_by_another_vampire_or_before_the_polling_step(play):
    acting, other = play.vampire("Ada"), play.vampire("Ada", "AUS")
    play.hand("Ada", "Kine Resources Contested", "Telepathic Vote Counting")
    play.acts("Ada").choose(POLITICAL, "Kine Resources Contested", minion=acting)
    for _ in range(30):
        assert not play.can("Telepathic Vote Counting")
        if not play.action:
            break
        play.game.apply(play.decision.options[-1])
    assert other in play.table.in_play
