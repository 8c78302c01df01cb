"""Clauses of played cards that the reader understands or rejects."""

from functools import cache

import pytest
from msgspec.structs import replace
from reader_meaning import same

from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.reader.analogy import AnalogicReader
from vtes_deck.effects.reader.cards import Reader
from vtes_deck.effects.reader.precedents import Precedents
from vtes_deck.effects.vocab import (
    ALLY,
    MANEUVER,
    POLLING,
    AddDelayedTrigger,
    AMinion,
    AtSuperior,
    Aura,
    AvertCombat,
    CannotBlock,
    CardAction,
    ChosenMinion,
    HandOrMelee,
    InflictDamage,
    Is,
    Lock,
    MeleeStrike,
    MinionFilter,
    Not,
    PoliticalReferendum,
    PutOn,
    RememberTarget,
    RepresentsTitle,
    Role,
    Strike,
    Until,
    Votes,
    action,
    card,
    combat,
    hand_strike,
    modifier,
    reaction,
    strikes,
)

STRIKE = "Bone Spur"
ACTION = "Distraction"


@pytest.fixture(scope="module")
def reader(cb):
    rules = Reader(cb.clans, dict.fromkeys(one.name for one in cb.crypt))
    return AnalogicReader(rules, cache(lambda: Precedents.of(definitions().values(), cb)))


def like(cb, name, text):
    """A card of the same type and requirement, with another text."""
    return replace(cb[name], name="Xantha", text=text, id=1)


def read(cb, reader, name, text):
    return reader.read(like(cb, name, text)).definition


def test_a_referendum_card_of_two_types_is_played_by_both_sides(cb, reader):
    parts = reader.read(cb["Knotted Cord"]).definition.parts
    assert [one.role for one in parts] == [Role.ACTING, Role.REACTING]
    text = "Only usable during the polling step of a political action. This vampire gets +2 votes."
    polls = {"at": POLLING, "conditions": (PoliticalReferendum(),)}
    both = read(cb, reader, "Ominous Chorus", text)
    wanted = (modifier("", Votes(2), **polls), reaction("", Votes(2), **polls))
    assert same(both, card(1, "Xantha", *wanted))
    one = read(cb, reader, "Ominous Chorus", f"[REACTION] {text}")
    assert same(one, card(1, "Xantha", wanted[1]))
    outside = text.replace("the polling step of a political action", "a bleed action")
    assert read(cb, reader, "Ominous Chorus", outside) is None


def test_a_strike_with_a_choice_of_weapons_has_its_damage(cb, reader):
    text = "Strike: hand strike or use a melee weapon strike. This strike is at +{} damage"
    for n in (1, 3):
        found = read(cb, reader, STRIKE, f"[vic] {text.format(n)}, with an optional press.")
        move = strikes(hand_strike(n), press=True)
        wanted = combat("vic", move, MeleeStrike(n), target=HandOrMelee())
        assert same(found, card(1, "Xantha", wanted))
    sure = Strike(damage=1, strength=True, hand=True, undodgeable=True)
    wanted = combat("vic", strikes(sure), MeleeStrike(1, undodgeable=True), target=HandOrMelee())
    found = read(cb, reader, STRIKE, f"[vic] {text.format(1)}. This strike cannot be dodged.")
    assert same(found, card(1, "Xantha", wanted))
    assert read(cb, reader, STRIKE, f"[vic] {text.format(1)}. The damage is unpreventable.") is None
    assert read(cb, reader, STRIKE, "[vic] Press. This strike is at +1 damage.") is None


def test_an_effect_of_a_strike_happens_as_it_resolves_or_the_card_is_not_read(cb, reader):
    """STR-01: a dodged strike has no effect, so nothing must happen when it is chosen."""
    text = "[vic] Strike: 1 damage and put this card on the opposing minion."
    found = read(cb, reader, STRIKE, f"{text} The attached minion gets -1 stealth.")
    assert found.parts[0].move.strike.special
    assert found.parts[0].effects == (PutOn("opposing"),)
    assert read(cb, reader, STRIKE, "[vic] Strike: 1 damage. This vampire gains 1 blood.") is None


def test_damage_of_a_strike_can_be_unpreventable(cb, reader):
    harsh = Strike(damage=2, aggravated=True, unpreventable=True)
    wanted = card(1, "Xantha", combat("vic", strikes(harsh)))
    for text in (
        "[vic] Strike: 2 unpreventable aggravated damage.",
        "[vic] Strike: 2 aggravated damage. The damage is unpreventable.",
    ):
        assert same(read(cb, reader, STRIKE, text), wanted)
    assert read(cb, reader, STRIKE, "[vic] Maneuver. The damage is unpreventable.") is None


def test_a_maneuver_can_be_bought_once_in_the_round(cb, reader):
    text = "[vic] Maneuver. Once this round, this vampire can burn 2 blood to get 1 maneuver."
    (mode,) = read(cb, reader, STRIKE, text).parts
    (later,) = mode.effects
    assert isinstance(later, AddDelayedTrigger)
    assert (later.move, later.blood, later.until) == (MANEUVER, 2, Until.ROUND)
    assert later.once


def test_damage_by_an_action_is_preventable_unless_the_text_denies_it(cb, reader):
    target = AMinion(MinionFilter(vampire=True, younger=True), "any")
    for words, can in (("1 damage", True), ("1 unpreventable damage", False)):
        found = read(cb, reader, ACTION, f"[qui] Ⓓ Inflict {words} on a younger vampire.")
        effect = InflictDamage(1, "target", preventable=can)
        assert same(found, card(1, "Xantha", action("qui", effect, target=target, directed=True)))


def test_a_card_is_kept_only_if_the_text_says_so(cb, reader):
    text = "[qui] Ⓓ Put this card on a younger vampire{}. This vampire gets -1 stealth."
    for more, kept in (("", False), ("; you still control this card", True)):
        found = read(cb, reader, ACTION, text.format(more))
        assert found.parts[0].effects == (PutOn(kept=kept),)
    assert read(cb, reader, ACTION, "[qui] Ⓓ Lock a minion. You still control this card.") is None


def test_fragments_of_declared_cards_are_joined_with_rules(cb, reader):
    """No declared card has these two effects together at one level."""
    found = reader.read(cb["Amria"]).definition
    dodge = found.parts[1].move
    assert dodge.strike.dodge
    assert dodge.press_only == "end"


def test_a_later_sentence_is_about_the_target_of_the_first_one(cb, reader):
    text = "[qui] Ⓓ Put this card on a younger vampire and lock them."
    (mode,) = read(cb, reader, ACTION, text).parts
    assert mode.effects == (PutOn(), Lock("target"))
    assert mode.target.who.locked is None
    assert read(cb, reader, ACTION, "[qui] Ⓓ This vampire gains 1 blood. Lock them.") is None


def test_minions_that_cannot_block_an_action_are_named_as_it_is_announced(cb, reader):
    text = "[qui] Ⓓ Bleed. Allies cannot block this action."
    (mode,) = read(cb, reader, ACTION, text).parts
    assert mode.announced == (CannotBlock(ALLY),)
    assert not mode.effects
    (changed,) = read(cb, reader, "Conditioning", "[dom] Allies cannot block this action.").parts
    assert changed.effects == (CannotBlock(ALLY),)
    assert read(cb, reader, STRIKE, "[vic] Press. Allies cannot block this action.") is None


def test_a_change_replaces_the_statement_that_it_changes(cb, reader):
    """Vampires with Auspex do not get the bonuses of both versions."""
    parts = reader.read(cb["Soul Painting"]).definition.parts
    auras = [one for one in parts if isinstance(one, Aura)]
    assert [one.conditions[-1] for one in auras] == [Not(AtSuperior()), AtSuperior()]


def test_the_minion_that_plays_the_card_is_recorded(cb, reader):
    parts = reader.read(cb["Blood Bond"]).definition.parts
    assert parts[0].effects == (PutOn(), RememberTarget("user"))
    assert parts[1].conditions == (Is("acting", ChosenMinion()),)


def test_an_action_without_a_mark_that_burns_a_card_targets_the_card(cb, reader):
    """By a ruling on Lunatic Eruption, this action is directed at the controller of the card."""
    parts = reader.read(cb["The Haunting"]).definition.parts
    assert [one.target for one in parts if isinstance(one, CardAction)] == [None]


def test_a_later_unlock_of_the_target_does_not_unlock_the_user(cb, reader):
    """An ally that unlocks in the next discard phase is not the acting vampire."""
    assert reader.read(cb["Panacea"]).definition is None


def test_the_end_of_an_action_comes_before_the_lock_of_its_blocker(cb, reader):
    for mode in reader.read(cb["Voice of Madness"]).definition.parts:
        assert isinstance(mode.effects[0], AvertCombat)


def test_a_card_on_the_chosen_vampire_is_not_read_as_a_title(cb, reader):
    found = reader.read(cb["Toreador Justicar"]).definition
    assert isinstance(found.parts[0].passed[0], RepresentsTitle)
    text = "Choose a ready Toreador. Successful referendum means this card is put on the chosen"
    plain = f"{text} Toreador. This vampire gets +1 bleed."
    kept = read(cb, reader, "Kine Resources Contested", plain)
    assert kept.parts[0].passed == (PutOn("target"),)
