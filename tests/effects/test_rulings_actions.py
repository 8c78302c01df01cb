"""Rulings on cards played during actions, and details of their texts."""

import pytest
from card_fights import to_strikes
from card_play import PLAIN, PLAIN_ALLY, CardPlay

from cardbase.model import Requirement
from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.minion_filter import corruption
from vtes_deck.effects.vocab.referendum_terms import ALLOCATE
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.permanents import TAKE_EQUIPMENT, TAKE_PIECE
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.actions.torpor_actions import LEAVE
from vtes_deck.engine.cards.requirements import as_vampires, meets
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Activity, TimedRestriction, Until, Zone

ANARCH = {"sect": Sect.ANARCH}
OLD = {"capacity": 10}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def to_votes(play):
    """No one acts until votes are cast; points are allocated if possible."""
    for _ in range(30):
        if play.decision.kind == "vote":
            return play
        if play.offered(ALLOCATE):
            play.game.apply(play.decision.options[-1])
        else:
            play.choose(PASS)
    raise AssertionError("nobody votes")


# Wakes and referendums


def test_on_the_qui_vive__wakes_while_votes_are_cast(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", locked=True)
    play.hand("Ada", "Kine Resources Contested")
    play.hand("Ben", "On the Qui Vive", "Delaying Tactics")
    play.acts("Ada").choose(POLITICAL, minion=ada)
    to_votes(play).until("Ben", "On the Qui Vive")
    assert not play.can("Delaying Tactics"), "it is locked"
    play.plays("On the Qui Vive")
    play.until("Ben", "Delaying Tactics").plays("Delaying Tactics")
    assert play.pool_of("Ben") == 30
    assert (play[ada].locked, play[ben].blood) == (False, 4)


def called_off(play):
    """Ada's first vampire calls the referendum of one of two cards in play; Ben calls it off."""
    one, other = play.vampire("Ada"), play.vampire("Ada")
    play.vampire("Ben")
    first, second = play.in_play("Ben", "Anarch Revolt"), play.in_play("Ben", "Anarch Revolt")
    play.hand("Ben", "Delaying Tactics")
    play.acts("Ada")
    option = next(o for o in play.decision.options if (o.card, o.minion) == (first, one))
    play.game.apply(option)
    to_votes(play).until("Ben", "Delaying Tactics").plays("Delaying Tactics")
    return other, first, second


def test_delaying_tactics__not_against_another_copy_in_play(play):
    other, first, second = called_off(play)
    left = {option.card for option in play.decision.options if option.minion == other}
    assert second in left
    assert first not in left


# Less intercept


def test_form_of_the_bat__less_intercept_although_the_block_fails(play):
    ada, ben = play.vampire("Ada", "obf pro"), play.vampire("Ben")
    play.hand("Ada", "Lost in Crowds", "Form of the Bat")
    play.bleeds(ada).blocks(ben).plays("Lost in Crowds", "obf")
    play.plays("Form of the Bat", "pro")
    assert play.intercept(ben) == -1


def test_perfect_paragon__less_intercept_before_anyone_blocks(play):
    ada, ben = play.vampire("Ada", "PRE", capacity=6), play.vampire("Ben")
    ally = play.ready("Cleo", PLAIN_ALLY)
    play.hand("Ada", "Perfect Paragon")
    play.bleeds(ada).plays("Perfect Paragon", "PRE")
    assert [play.intercept(one) for one in (ada, ben, ally)] == [0, -1, -1]
    play.blocks(ben).finish()
    assert play.pool_of("Ben") == 29


def test_perfect_paragon__no_votes_at_superior_only(play):
    ada = play.vampire("Ada", "PRE")
    play.hand("Ada", "Kine Resources Contested", "Perfect Paragon")
    play.acts("Ada").choose(POLITICAL, minion=ada)
    to_votes(play)
    assert play.can("Perfect Paragon", "pre")
    assert not play.can("Perfect Paragon", "PRE")


def test_into_thin_air__less_intercept_for_a_minion_before_its_attempt(play):
    ada, ben = play.vampire("Ada", "obf", capacity=6), play.vampire("Ben")
    second, older = play.vampire("Ben"), play.vampire("Ben", capacity=7)
    play.hand("Ada", "Into Thin Air")
    play.bleeds(ada).blocks(ben).plays("Into Thin Air", "obf")
    assert not play.can("Into Thin Air", words="-1 intercept", target=older)
    assert not play.can("Into Thin Air", words="-1 intercept", target=ada)
    play.uses("Into Thin Air", words="-1 intercept", target=second)
    assert [play.intercept(one) for one in (ben, second)] == [0, -1]


# What follows a successful bleed


def reduced(play, card, disciplines, level, **facts):
    """Ada bleeds with this card, and Ben reduces the bleed to 0."""
    ada = play.vampire("Ada", disciplines, **facts)
    play.vampire("Ben", "obf", **ANARCH)
    play.hand("Ada", card)
    play.hand("Ben", "Party Out Of Bounds")
    play.bleeds(ada)
    if level:
        play.plays(card, level)
    play.until("Ben", "Party Out Of Bounds").plays("Party Out Of Bounds", "obf")
    return ada


def to_the_end(play, card):
    """Pass until the action is over; check that the card can never be played or used."""
    while play.action is not None:
        assert not play.can(card)
        play.choose(PASS)


def test_revelation_of_the_serpent__no_unlocking_after_a_bleed_of_0(play):
    owned = play.ready("Ben", PLAIN_ALLY)
    play[owned].set_mark(corruption(0), 2)
    ada = reduced(play, "Revelation of the Serpent", "PRE PRO", "PRE+PRO")
    to_the_end(play, "Revelation of the Serpent")
    assert play.pool_of("Ben") == 30
    assert play[ada].locked


def test_enkil_cog__not_after_a_bleed_of_0(play):
    reduced(play, "Enkil Cog", "", "", **OLD)
    to_the_end(play, "Enkil Cog")
    assert play.pool_of("Ben") == 30


def test_enkil_cog__after_the_bleed_that_ousted_the_prey(play):
    ada = play.vampire("Ada", **OLD)
    play.pool("Ben", 1)
    play.hand("Ada", "Enkil Cog")
    play.bleeds(ada).until("Ada", "Enkil Cog").plays("Enkil Cog")
    assert play.seat("Ben").ousted
    assert play[play.number("Enkil Cog")].host == ada


def test_enkil_cog__actions_of_cards_in_play_too_in_the_turn_of_another(play):
    ada = play.vampire("Ada", **OLD)
    play.on(ada, "Enkil Cog")
    play.vampire("Ben")
    rack = play.in_play("Ben", "The Rack")
    play.acts("Ben").choose(PASS)
    play.uses("Enkil Cog").uses(rack, minion=ada)
    assert play.action.acting_seat(play.table) == 0
    assert play.action.seats == (1,)


def test_public_trust__the_vampire_is_chosen_as_it_is_played(play):
    play.vampire("Ada", "PRE")
    one, other = play.uncontrolled("Ada", PLAIN), play.uncontrolled("Ada", "Dimple")
    play.vampire("Ben")
    play.hand("Ada", "Public Trust")
    play.acts("Ada").plays("Public Trust", "PRE", target=other).finish()
    assert (play.counters(one), play.counters(other)) == (0, 1)


def test_public_trust__not_at_superior_without_an_uncontrolled_vampire(play):
    play.vampire("Ada", "PRE")
    play.hand("Ada", "Public Trust")
    play.acts("Ada")
    assert play.can("Public Trust", "pre")
    assert not play.can("Public Trust", "PRE")


# Actions that end


def test_cats_guidance__not_after_an_action_that_was_ended(play):
    ada, ben = play.vampire("Ada", "THA"), play.vampire("Ben", "ani")
    play.on(ben, "Raven Spy")
    play.hand("Ada", "Mirror Walk", "Freak Drive")
    play.hand("Ben", "Cats' Guidance")
    play.bleeds(ada).blocks(ben).plays("Mirror Walk", "THA")
    to_the_end(play, "Cats' Guidance")
    assert play[ben].locked
    assert not play.combats()


def test_eyes_of_the_wild__locks_again_although_the_action_was_ended(play):
    ada = play.vampire("Ada", "obf")
    ben = play.vampire("Ben", clan="Gangrel", locked=True)
    other = play.vampire("Ben")
    play.hand("Ada", "Lost in Crowds", "Change of Target")
    play.hand("Ben", "Eyes of the Wild")
    play.on(other, "Raven Spy")
    play.bleeds(ada).until("Ben", "Eyes of the Wild").plays("Eyes of the Wild")
    play.until("Ada", "Lost in Crowds").plays("Lost in Crowds", "obf")
    play.blocks(other)
    play.until("Ada", "Change of Target").plays("Change of Target")
    assert (play[ada].locked, play[other].locked, play[ben].locked) == (False, False, True)


def test_change_of_target__no_diablerie_of_a_vampire_that_leaves_torpor(play):
    ada = play.torpor("Ada", PLAIN, 3)
    ben = play.vampire("Ben", blood=2)
    play.on(ben, "Raven Spy")
    play.hand("Ada", "Change of Target")
    play.acts("Ada").choose(LEAVE, minion=ada)
    play.blocks(ben).until("Ada", "Change of Target").plays("Change of Target")
    assert (play[ada].in_torpor, play[ada].locked, play[ada].blood) == (True, False, 3)
    assert not play[ben].locked
    assert not play.offered(LEAVE, minion=ada)


def test_forced_awakening__no_blood_after_a_block_although_the_action_continues(play):
    ada, ben = play.vampire("Ada", "PRO"), play.vampire("Ben", locked=True)
    play.hand("Ada", "Form of Mist")
    play.hand("Ben", "Forced Awakening")
    play.bleeds(ada).until("Ben", "Forced Awakening").plays("Forced Awakening")
    to_strikes(play.blocks(ben)).plays("Form of Mist", "PRO")
    play.until("Ada", "Form of Mist").uses("Form of Mist", words="burns 1 blood")
    play.finish()
    assert play.pool_of("Ben") == 29
    assert play[ben].blood == 5


def test_forced_awakening__only_the_blocker_keeps_the_blood(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", locked=True)
    play.hand("Ben", "Forced Awakening")
    play.bleeds(ada).until("Ben", "Forced Awakening").plays("Forced Awakening").finish()
    assert play[ben].blood == 4


# Before and in the combat that follows a block


def test_obedience__not_by_a_locked_blocker_before_a_combat_that_follows(play):
    ada = play.vampire("Ada", "CEL")
    ben = play.vampire("Ben", "DOM", capacity=8)
    play.hand("Ada", "Psyche!")
    play.bleeds(ada).blocks(ben)
    play.hand("Ben", "Obedience")
    play.until("Ada", "Psyche!")
    while not play.can("Psyche!", "CEL"):
        play.choose(PASS)
    play.plays("Psyche!", "CEL")
    to_the_end(play, "Obedience")


@pytest.mark.parametrize(
    ("card", "disciplines", "level"),
    [("Memory Rift", "pre CEL", "pre"), ("Shroud of Absence", "DOM OBT CEL", "DOM+OBT")],
)
def test_memory_rift__no_strike_in_a_combat_that_follows(play, card, disciplines, level):
    ada, ben = play.vampire("Ada", disciplines, **ANARCH), play.vampire("Ben")
    play.on(ben, "Raven Spy")
    play.hand("Ada", card, "Psyche!")
    play.bleeds(ada)
    if level != "pre":
        play.blocks(ben)
    play.plays(card, level)
    if level == "pre":
        play.blocks(ben)
    while not play.can("Psyche!", "CEL"):
        play.choose(PASS)
    play.plays("Psyche!", "CEL")
    to_strikes(play)
    assert not play.can(card)


# Allies that play cards


def test_spectral_servitor__counts_as_independent_when_it_plays(play):
    recruiter = play.vampire("Ada", "obl")
    servitor = play.ready("Ada", "Spectral Servitor")
    play.hand("Ada", "Stygian Shroud")
    play[servitor].locked = False
    assert play[recruiter].sect is Sect.CAMARILLA
    shroud = play.table.cards[play.number("Stygian Shroud")]
    (vampire,) = as_vampires(play.table, shroud, play[servitor])
    conditions = Requirement(disciplines=("obl",), sects=(Sect.INDEPENDENT,))
    other = Requirement(disciplines=("obl",), sects=(Sect.ANARCH,))
    assert meets(play.table, conditions, vampire)
    assert not meets(play.table, other, vampire)


def test_enkil_cog__another_action_if_that_one_was_cancelled(play):
    ada = play.vampire("Ada", "dom", **OLD)
    play.on(ada, "Enkil Cog")
    play.vampire("Ben")
    play.hand("Ada", "Govern the Unaligned")
    play.hand("Cleo", "Direct Intervention")
    play.acts("Ben").choose(PASS)
    play.uses("Enkil Cog").plays("Govern the Unaligned", "dom").plays("Direct Intervention")
    assert play.asked == "Ada"
    assert not play[ada].locked
    assert play.offered(BLEED, minion=ada)
    play.passes("Ada")
    assert not play.can("Enkil Cog"), "its effect is lost"
    assert play[play.number("Enkil Cog")].locked


def test_computer_hacking__not_by_a_minion_that_cannot_bleed(play):
    ada = play.vampire("Ada")
    play.hand("Ada", "Computer Hacking")
    play.table.restrict(TimedRestriction(Activity.BLEED, ada, Until.TURN))
    play.acts("Ada")
    assert not play.offered(BLEED)
    assert not play.can("Computer Hacking")


def test_kindred_spirits__no_pool_if_something_else_takes_the_place_of_the_bleed(play):
    ada = play.vampire("Ada", "DEM OBF")
    play.vampire("Ben", locked=True)
    play.hand("Ada", "Kindred Spirits", "Spying Mission")
    play.acts("Ada").plays("Kindred Spirits", "DEM", seat="Ben", minion=ada)
    play.until("Ada", "Spying Mission").plays("Spying Mission", "OBF")
    assert (play.pool_of("Ada"), play.pool_of("Ben")) == (30, 30)


def test_faceless_night__not_only_before_the_first_block(play):
    """An action that continues is resolved again, after others have failed to block it."""
    ada = play.vampire("Ada", "OBF PRO")
    ben, other = play.vampire("Ben"), play.vampire("Ben")
    play.vampire("Ada")
    play.on(ben, "Raven Spy")
    play.hand("Ada", "Faceless Night", "Form of Mist")
    play.bleeds(ada).blocks(other).plays("Faceless Night", "OBF")
    to_strikes(play.blocks(ben)).plays("Form of Mist", "PRO")
    play[other].locked = False
    play.until("Ada", "Form of Mist").uses("Form of Mist", words="burns 1 blood").blocks(other)
    play.finish()
    assert play.pool_of("Ben") == 29
    assert play[other].locked


def test_cats_guidance__unlocks_although_the_blocked_minion_left_play(play):
    ada, ben = play.ready("Ada", PLAIN_ALLY, 1), play.vampire("Ben", "ani")
    play.hand("Ben", "Cats' Guidance")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(PASS).choose(HANDS)
    assert ada not in play.table.in_play
    play.plays("Cats' Guidance", "ani")
    assert not play[ben].locked


def test_change_of_target__after_a_block_that_is_not_a_combat(play):
    ally = play.ready("Ada", PLAIN_ALLY)
    fury = play.in_play("Ben", "Unleash Hell's Fury")
    play.hand("Ada", "Change of Target")
    play.bleeds(ally).choose(BLOCK, minion=fury)
    play.until("Ada", "Change of Target")
    assert play.zone(fury) is Zone.ASH_HEAP
    play.plays("Change of Target")
    assert not play[ally].locked
    assert not play.offered(BLEED, minion=ally)


# What is the same action


@pytest.mark.parametrize("card", ["Change of Target", "Obedience"])
def test_taking_other_equipment_is_another_action(play, card):
    """By a ruling, taking equipment is the same action only with one of the same pieces."""
    old = play.vampire("Ada", **OLD)
    ada = play.vampire("Ada", capacity=4)
    gun, vest = play.on(old, ".44 Magnum"), play.on(old, "Flak Jacket")
    ben = play.vampire("Ben", "DOM", capacity=9)
    play.on(ben, "Raven Spy")
    play.hand("Ada" if card == "Change of Target" else "Ben", card)
    play.acts("Ada").choose(TAKE_EQUIPMENT, minion=ada, target=old)
    play.choose(TAKE_PIECE, gun).choose(PASS)
    play.blocks(ben)
    play.until("Ada" if card == "Change of Target" else "Ben", card)
    play.plays(card, "dom" if card == "Obedience" else None)
    while play.action is not None:
        play.choose(PASS)
    assert not play[ada].locked
    play.choose(TAKE_EQUIPMENT, minion=ada, target=old)
    while play.action is not None:
        play.choose(PASS)
    assert play[ada].attached == (vest,)
    play[ada].locked = False
    play.again()
    assert not play.offered(TAKE_EQUIPMENT, minion=ada), "only the former piece remains"


# Numbers that depend on the acting minion


def test_protection_racket__more_intercept_only_while_the_acting_minion_is_titled(play):
    ada = play.vampire("Ada", title=Title.PRINCE, city="Chicago")
    ben = play.vampire("Ben", **ANARCH)
    play.on(ada, "Raven Spy")
    play.hand("Ben", "Protection Racket")
    play.hand("Ada", "Elder Impersonation")
    play.hunts(ada)
    play.blocks(ben).until("Ben", "Protection Racket").plays("Protection Racket")
    assert play.intercept(ben) == 2
    play[ada].title = None
    assert play.intercept(ben) == 1
    play[ada].title = Title.PRINCE
    assert play.intercept(ben) == 2


def test_protection_racket__a_title_that_is_gained_later_counts(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", **ANARCH)
    play.hand("Ben", "Protection Racket")
    play.hunts(ada)
    play.blocks(ben).until("Ben", "Protection Racket").plays("Protection Racket")
    action = play.action
    assert play.intercept(ben) == 1
    play[ada].title, play[ada].city = Title.PRINCE, "Chicago"
    assert play.intercept(ben) == 2
    assert action is play.action


# Hunts


@pytest.mark.parametrize(("blood", "fed"), [(5, False), (4, True)])
def test_the_anarch_free_press__not_after_a_hunt_without_blood(play, blood, fed):
    ada = play.vampire("Ada", blood=blood, **ANARCH)
    play.in_play("Ada", "The Anarch Free Press")
    play.vampire("Ben")
    play.hunts(ada)
    for _ in range(6):
        if play.action is None or play.can("The Anarch Free Press"):
            break
        play.choose(PASS)
    assert play.can("The Anarch Free Press") is fed


@pytest.mark.rule("HUN-04")
@pytest.mark.parametrize(("blood", "reported"), [(5, "gains no blood."), (4, "gains 1 blood.")])
def test_a_hunt_shows_its_gain(play, blood, reported):
    ada = play.vampire("Ada", blood=blood)
    play.hunts(ada)
    while play.action:
        play.choose(PASS)
    gains = [line for line in play.log_sentences() if "blood." in line and "gains" in line]
    assert [line.endswith(reported) for line in gains] == [True]
