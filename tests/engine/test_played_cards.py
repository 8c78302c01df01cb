"""Rules for playing cards: Disciplines, modifiers, reactions, bleeds, actions in play."""

import pytest
from card_play import CardPlay
from published import PUBLISHED

from vtes_deck.effects.script import DefinitionScript
from vtes_deck.effects.vocab.counters import Gain, Pool
from vtes_deck.effects.vocab.definition import Definition
from vtes_deck.effects.vocab.powers import CardAction
from vtes_deck.engine.actions.action import ATTEMPTED
from vtes_deck.engine.actions.bleed import may_be_raised, note_raised
from vtes_deck.engine.actions.permanents import EMPLOY
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.script import NO_SCRIPT
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status import control, torpor
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.vekn import VEKN


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Disciplines


@pytest.mark.rule("PLY-07")
def test_the_basic_level_allows_only_the_basic_effect(play):
    ada = play.vampire("Ada", "dom")
    play.vampire("Ben")
    play.hand("Ada", "Conditioning")
    play.bleeds(ada)
    assert play.can("Conditioning", "dom")
    assert not play.can("Conditioning", "DOM")
    play.plays("Conditioning", "dom")
    assert play.bleed == 3


@pytest.mark.rule("PLY-07")
@pytest.mark.parametrize(("level", "bleed"), [("dom", 3), ("DOM", 4)])
def test_the_superior_level_allows_one_effect_and_never_both(play, level, bleed):
    ada = play.vampire("Ada", "DOM")
    play.vampire("Ben")
    play.hand("Ada", "Conditioning")
    play.bleeds(ada).plays("Conditioning", level)
    assert play.bleed == bleed


@pytest.mark.rule("PLY-08")
@pytest.mark.parametrize(
    ("disciplines", "levels"),
    [
        ("cel for", {"cel+for"}),
        ("CEL for", {"cel+for"}),
        ("CEL FOR", {"cel+for", "CEL+FOR"}),
        ("CEL", set()),
        ("FOR", set()),
    ],
)
def test_several_disciplines_at_once(play, disciplines, levels):
    ada = play.vampire("Ada", disciplines)
    ben = play.vampire("Ben")
    play.hand("Ada", "Forced March")
    play.bleeds(ada).blocks(ben)
    in_attempt = {mode.verb.name.split()[1] for mode in play.ways("Forced March")}
    assert in_attempt == levels & {"CEL+FOR"}, "stealth for a block, unlocking for success"
    play.all_pass().strikes_with_hands().finish()


# Modifiers


@pytest.mark.rule("PLY-17")
def test_a_modifier_is_played_by_the_acting_minion_only_and_for_its_own_action(play):
    ada, friend, ben = play.vampire("Ada"), play.vampire("Ada", "DOM"), play.vampire("Ben", "DOM")
    play.hand("Ada", "Conditioning")
    play.hand("Ben", "Conditioning")
    play.bleeds(ada)
    while play.action:
        assert not play.ways("Conditioning"), f"{play.asked} has no acting minion with Dominate"
        play.choose(PASS)
    assert play[friend].unlocked
    assert play[ben].unlocked


@pytest.mark.rule("PLY-17")
def test_a_modifier_is_played_before_the_action_is_resolved(play):
    ada, ben = play.vampire("Ada", "DOM"), play.vampire("Ben")
    play.hand("Ada", "Conditioning")
    play.bleeds(ada).blocks(ben)
    play.all_pass()
    assert play.action.blocker == ben
    assert not play.can("Conditioning")
    play.finish()
    assert play.pool_of("Ben") == 30


@pytest.mark.rule("PLY-18")
@pytest.mark.parametrize("locked", [False, True])
def test_a_modifier_of_another_minion_needs_a_minion_of_the_acting_methuselah(play, locked):
    ada, ben = play.vampire("Ada", "OBF"), play.vampire("Ben", "OBF")
    cleo = play.vampire("Cleo", "OBF")
    friend = play.vampire("Ada", "OBF")
    play[friend].locked = locked
    play.hand("Ada", "Cloak the Gathering")
    play.hand("Cleo", "Cloak the Gathering")
    play.bleeds(ada).blocks(ben)
    play.until("Ada", "Cloak the Gathering")
    assert {way.minion for way in play.ways("Cloak the Gathering")} == {ada, friend}
    assert not any(way.minion == cleo for way in play.ways("Cloak the Gathering"))
    play.plays("Cloak the Gathering", "OBF", minion=friend)
    assert play.stealth == 1


@pytest.mark.rule("PLY-19")
def test_the_same_modifier_is_not_played_twice_by_one_minion_even_at_another_level(play):
    ada, ben = play.vampire("Ada", "OBF"), play.vampire("Ben")
    play.hand("Ada", "Swallowed by the Night", "Swallowed by the Night", "Faceless Night")
    play.hand("Ben", "Enhanced Senses")
    play[ben].disciplines = {"aus": 1}
    play.bleeds(ada).blocks(ben)
    play.plays("Swallowed by the Night", "obf")
    play.until("Ben", "Enhanced Senses").plays("Enhanced Senses")
    assert play.can("Faceless Night")
    assert not play.can("Swallowed by the Night")


@pytest.mark.rule("PLY-19")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_IC_03_another_minion_can_play_the_same_modifier_except_in_1994(cb, edition):
    play = CardPlay(cb, rules=PUBLISHED[edition])
    ada, friend = play.vampire("Ada", "OBF"), play.vampire("Ada", "OBF")
    ben = play.vampire("Ben", "aus")
    play.hand("Ben", "Enhanced Senses")
    play.hand("Ada", "Cloak the Gathering", "Cloak the Gathering")
    play.bleeds(ada).blocks(ben)
    play.until("Ada", "Cloak the Gathering")
    play.plays("Cloak the Gathering", "obf", minion=ada)
    play.until("Ben", "Enhanced Senses").plays("Enhanced Senses")
    left = {way.minion for way in play.ways("Cloak the Gathering")}
    assert left == (set() if edition == "jyhad-1994" else {friend})


# Reactions


@pytest.mark.rule("PLY-20")
def test_a_reaction_is_played_by_a_ready_unlocked_minion_and_does_not_lock_it(play):
    ada = play.vampire("Ada")
    awake, asleep = play.vampire("Ben", "AUS"), play.vampire("Ben", "AUS")
    play[asleep].locked = True
    out = play.torpor("Ben", "Anson")
    play[out].disciplines = {"aus": 2}
    play.hand("Ben", "Telepathic Misdirection")
    play.bleeds(ada)
    play.until("Ben", "Telepathic Misdirection")
    assert {way.minion for way in play.ways("Telepathic Misdirection")} == {awake}
    play.plays("Telepathic Misdirection", "AUS", seat="Cleo")
    assert play[awake].unlocked


@pytest.mark.rule("PLY-21")
def test_a_methuselah_does_not_react_to_actions_of_her_minions(play):
    ada, friend = play.vampire("Ada"), play.vampire("Ada", "AUS")
    play.vampire("Ben", "AUS")
    play.hand("Ada", "Enhanced Senses", "Telepathic Misdirection", "My Enemy's Enemy")
    play.bleeds(ada)
    while play.action:
        for card in ("Enhanced Senses", "Telepathic Misdirection", "My Enemy's Enemy"):
            assert not play.can(card)
        play.choose(PASS)
    assert play[friend].unlocked


@pytest.mark.rule("PLY-22")
@pytest.mark.parametrize("rules", [VEKN, JYHAD_1994], ids=["vekn", "EX-J94-19"])
def test_EX_J94_19_the_same_reaction_twice_in_one_action(cb, rules):
    play = CardPlay(cb, rules=rules)
    ada = play.vampire("Ada")
    one, other = play.vampire("Ben", locked=True), play.vampire("Ben", locked=True)
    play.hand("Ben", *["Wake with Evening's Freshness"] * 2, "Forced Awakening")
    play.bleeds(ada)
    play.until("Ben", "Wake with Evening's Freshness")
    play.plays("Wake with Evening's Freshness", minion=one)
    again = {way.minion for way in play.ways("Wake with Evening's Freshness")}
    assert again == (set() if rules is JYHAD_1994 else {other})
    assert other in {way.minion for way in play.ways("Forced Awakening")}, "it is another card"


# Locking


@pytest.mark.rule("GEN-23")
def test_a_lock_as_cost_needs_an_unlocked_minion_and_a_lock_as_effect_does_not(play):
    ada = play.vampire("Ada")
    ben = play.vampire("Ben", "DOM", locked=True, capacity=9)
    play[ben].locked = True
    play.on(ben, "Bowl of Convergence")
    play.hand("Ben", "Forced Awakening", "Redirection")
    play.bleeds(ada)
    play.until("Ben", "Forced Awakening").plays("Forced Awakening")
    play.until("Ben", "Redirection")
    assert play[ben].locked
    assert play.can("Redirection", "DOM"), "awake, it may play it"


# Bleeds


@pytest.mark.rule("BLD-08", "NRP-06")
def test_EX_V5_25_DX_07_a_second_modifier_for_a_bleed(cb):
    for edition, rules in PUBLISHED.items():
        play = CardPlay(cb, rules=rules)
        ada = play.vampire("Ada", "DOM")
        play.vampire("Ben")
        play.hand("Ada", "Bonding", "Conditioning")
        play.bleeds(ada).plays("Bonding", "dom")
        assert play.bleed == 2
        if rules.bleed_modifier_limit:
            assert not play.can("Conditioning"), edition
        else:
            play.plays("Conditioning", "dom")
            assert play.bleed == 4, edition
    assert VEKN.bleed_modifier_limit


@pytest.mark.rule("BLD-08", "NRP-06")
def test_a_cancelled_modifier_does_not_increase_the_bleed(play):
    ada = play.vampire("Ada", "DOM")
    play.hand("Ada", "Bonding")
    play.bleeds(ada)
    assert may_be_raised(play.table, play.action)
    note_raised(play.table, play.action)
    assert not may_be_raised(play.table, play.action)


@pytest.mark.rule("BLD-11")
def test_EX_WW_01_a_bleed_with_a_card_is_a_bleed(play):
    """Computer Hacking is a bleed at +1."""
    ada = play.vampire("Ada", "DOM")
    play.hand("Ada", "Govern the Unaligned")
    play.turn("Ada", Phase.MINION)
    ways = play.ways("Govern the Unaligned", "dom")
    assert {way.seat for way in ways} == {play.names.index("Ben")}, "the prey only"
    play.vampire("Ben")
    play.plays("Govern the Unaligned", "dom")
    assert play.action.seats == (1,)
    assert play.bleed == 3
    assert play.stealth == 0
    assert play[ada].locked
    number = play.table.cards[play.number("Govern the Unaligned")].id
    assert play[ada].done == {"bleed", f"card {number}", ATTEMPTED}


@pytest.mark.rule("PLY-13", "NRP-01", "NRP-03")
def test_a_cancelled_bleed_card_does_not_count_as_used_for_an_action(play):
    ada = play.vampire("Ada", "DOM")
    play.hand("Ada", "Govern the Unaligned", "Govern the Unaligned")
    play.hand("Ben", "Direct Intervention")
    play.turn("Ada", Phase.MINION).plays("Govern the Unaligned", "dom")
    play.plays("Direct Intervention")
    assert play[ada].unlocked
    assert play[ada].done == frozenset()
    assert play.can("Govern the Unaligned", "dom")


@pytest.mark.rule("BLD-11", "NRP-01")
def test_a_bleed_with_a_card_counts_as_the_bleed_of_the_turn(play):
    ada = play.vampire("Ada", "DOM")
    play.hand("Ada", "Govern the Unaligned", "Govern the Unaligned")
    play.bleeds(ada).finish()
    play[ada].locked = False
    play.again()
    assert not play.can("Govern the Unaligned")


@pytest.mark.rule("BLK-16")
def test_EX_WW_07_a_modifier_played_after_blocks_are_declined(cb):
    play = CardPlay(cb, rules=PUBLISHED["white-wolf"])
    ada = play.vampire("Ada", "dem")
    play.vampire("Ben")
    play.hand("Ada", "Confusion")
    play.bleeds(ada)
    play.choose(PASS) if play.asked == "Ada" else None
    play.passes("Ben")
    play.until("Ada", "Confusion").plays("Confusion", "dem")
    play.finish()
    assert play.pool_of("Ben") == 28


# The extent of an action


@pytest.mark.rule("RES-09")
def test_effects_for_the_action_last_through_its_combat(play):
    ada, ben = play.vampire("Ada", "OBF"), play.vampire("Ben")
    play.hand("Ada", "Swallowed by the Night")
    play.on(ben, "Sport Bike")
    play.on(ben, "Ivory Bow")
    play.bleeds(ada).blocks(ben)
    play.plays("Swallowed by the Night", "obf").all_pass()
    while play.table.current(Combat):
        assert play.stealth == 1
        play.strikes_with_hands() if not play.offered(PASS) else play.choose(PASS)
    play.finish()
    assert not play.table.modifiers


# Permanents at basic and superior


@pytest.mark.rule("PLY-36")
@pytest.mark.parametrize(("disciplines", "life"), [("ani", 1), ("ANI", 2)])
def test_a_permanent_has_the_level_of_the_acting_minion(play, disciplines, life):
    ada = play.vampire("Ada", disciplines)
    play.hand("Ada", "Raven Spy")
    play.turn("Ada", Phase.MINION).choose(EMPLOY, "Raven Spy", minion=ada).all_pass()
    assert play["Raven Spy"].blood == life


@pytest.mark.rule("PLY-36")
def test_a_permanent_that_enters_play_otherwise_has_the_basic_level(play):
    ada = play.vampire("Ada", "ANI")
    raven = play.card("Ada", "Raven Spy")
    control.arrive(play.table, raven, 0, ada)
    assert play["Raven Spy"].blood == 1


# Actions of cards in play


@pytest.mark.rule("NRP-04", "AMB-09")
@pytest.mark.parametrize(("edition", "left"), [("vekn", {1}), ("white-wolf", set())])
def test_a_card_in_play_can_have_two_actions(cb, edition, left):
    text = Definition(
        id=cb["The Barrens"].id,
        name="The Barrens",
        parts=(
            CardAction(sentence="{minion} acts.", effects=(Gain(1, Pool()),)),
            CardAction(sentence="{minion} acts otherwise.", effects=(Gain(2, Pool()),)),
        ),
    )
    play = CardPlay(cb, rules=PUBLISHED[edition])
    play.scripts = lambda card: DefinitionScript(text) if card.name == "The Barrens" else NO_SCRIPT
    ada = play.vampire("Ada")
    play.vampire("Ada")  # so that the minion phase continues
    play.in_play("Ada", "The Barrens")
    play.turn("Ada", Phase.MINION)
    assert {way.mode for way in play.ways("The Barrens", minion=ada)} == {0, 1}
    play.game.apply(play.ways("The Barrens", minion=ada)[0])
    play[ada].locked = False
    play.again()
    assert {way.mode for way in play.ways("The Barrens", minion=ada)} == left


@pytest.mark.rule("TOR-06")
def test_an_acting_vampire_in_torpor_plays_modifiers(play):
    ada = play.vampire("Ada", "DOM", capacity=9)
    play.hand("Ada", "Conditioning")
    play.bleeds(ada)
    assert play.can("Conditioning")
    torpor.send(play.table, play[ada])
    play.again()
    assert play.can("Conditioning")
