"""Sentences of vampires: merged vampires, bans in combat, actions."""

import pytest
from msgspec.structs import replace

from cardbase.terms import Bonus, Trait, Type
from vtes_deck.effects.reader.cards import Reader
from vtes_deck.effects.vocab import (
    IS_MERGED,
    POLLING,
    ACard,
    ActionSurcharge,
    ActionWas,
    Activity,
    AMinion,
    AtBleed,
    Aura,
    BleedAction,
    BlockCost,
    Blood,
    Burn,
    CardAction,
    Control,
    Discount,
    InCombat,
    Is,
    Lock,
    MasterActions,
    MinionFilter,
    MoveCards,
    PassesFor,
    Pay,
    Range,
    Restriction,
    Same,
    StrikesFirst,
    The,
    Trigger,
    Until,
    Zone,
)

GORATRIX = 200529
"""The advanced version."""


@pytest.fixture(scope="module")
def reader(cb):
    return Reader(cb.clans, dict.fromkeys(one.name for one in cb.crypt))


@pytest.fixture(scope="module")
def parts(cb, reader):
    """The parts that a vampire with another text declares; empty if it is not read."""

    def read(text):
        likeness = cb["Theo Bell (G2)"]
        text = f"{likeness.sect.value}: {text}"
        card = replace(likeness, name="Xantha", text=text, id=1)
        found = reader.read(card).definition
        return () if found is None else found.parts

    return read


def test_a_merged_text_counts_for_the_merged_vampire_only(cb, reader):
    bleeds, more = reader.read(cb.get(GORATRIX)).definition.parts
    assert IS_MERGED not in bleeds.conditions
    assert IS_MERGED in more.conditions


def test_a_sentence_of_both_texts_is_not_read(parts):
    said = "Xantha gets +1 bleed."
    merged = parts(f"Xantha gets +1 strength in combat with a baron.\n[MERGED] {said}")
    assert all(IS_MERGED in one.conditions for one in merged[1:])
    twice = "Xantha can bleed your predator as a Ⓓ action."
    assert not parts(f"{twice}\n[MERGED] {twice}")


def test_a_clause_without_conditions_is_not_read_for_a_merged_vampire(parts):
    text = "{}Blood hunts cannot be called on Xantha. {}Xantha cannot use cards requiring Auspex."
    assert len(parts(text.format("", ""))) == 2
    assert not parts(text.format("", "\n[MERGED] "))


@pytest.mark.parametrize(
    ("text", "activity"),
    [
        ("Xantha cannot use presses to continue combat.", Activity.PRESS_TO_CONTINUE),
        ("Xantha cannot press to end combat.", Activity.PRESS_TO_END),
        ("Xantha cannot use maneuvers to maneuver to long range.", Activity.GET_AWAY),
    ],
)
def test_a_ban_in_combat_is_for_one_purpose(parts, text, activity):
    assert parts(text) == (Restriction(activity=activity),)


def test_the_opponents_of_a_vampire_are_banned(parts):
    (ban,) = parts("Minions in combat with Xantha cannot press to continue combat.")
    assert (ban.host, ban.conditions) == (False, (Same("opposing", "host"),))


def test_a_press_for_one_purpose_is_not_another_press(parts):
    (first,) = parts("Once each combat, Xantha can press to end combat.")
    assert isinstance(first, Trigger)
    assert first.effects[0].only == "end"
    text = "Xantha gets 1 optional press per combat, only usable to continue combat, when in combat"
    (against,) = parts(f"{text} with a Tremere.")
    assert isinstance(against, InCombat)
    assert against.move.press_only == "continue"
    assert against.conditions == (Is("opposing", MinionFilter(clans=("Tremere",))),)


def test_the_range_of_a_strike_is_a_condition(parts):
    (strike,) = parts("Once each round, if the range is long, Xantha may strike for 1R damage.")
    assert strike.move.only_at is Range.LONG
    assert not parts("Once each round, if the range is long, Xantha can prevent 1 damage.")


def test_the_bled_methuselah(parts):
    for whom, said in (("others", "any Methuselah"), ("predator", "your predator")):
        (bleeds,) = parts(f"Xantha can bleed {said} as a Ⓓ action.")
        assert isinstance(bleeds, BleedAction)
        assert bleeds.whom == whom
    assert not parts("Xantha can bleed any Methuselah as a +1 stealth action.")


def test_intercept_in_actions_at_certain_minions(parts):
    (aura,) = parts(
        "Xantha gets +1 intercept during actions directed at another minion you control."
    )
    assert aura.conditions == (Is("aimed", MinionFilter(another=True), "mine"),)
    (political,) = parts("Xantha gets +1 intercept vs. political actions.")
    assert political.conditions == (ActionWas("political action"),)


def test_a_red_list_minion_is_named_by_its_trait(parts):
    (aura,) = parts("Xantha gets +1 strength in combat with a Red List minion.")
    assert isinstance(aura, Aura)
    assert aura.bonus is Bonus.STRENGTH
    assert aura.conditions == (Is("opposing", MinionFilter(trait=Trait.RED_LIST)),)


def test_actions_are_cheaper_not_cards(parts):
    (cheap,) = parts("Actions to recruit or employ mages cost Xantha 1 less pool or blood.")
    types = (Type.ALLY, Type.RETAINER)
    assert cheap == Discount(pool=1, blood=1, types=types, trait=Trait.MAGE, acting=True)


def test_a_master_phase_action_is_a_price(parts):
    (power,) = parts("You may use a master phase action to discard a card from your hand.")
    assert power.effects[0] == Pay(1, MasterActions())


def test_two_clans_are_two_eligibilities(parts):
    text = "You and Xantha can play cards requiring a Brujah or a Gangrel as if she were of that"
    found = parts(f"{text} required clan.")
    assert found == (PassesFor("Brujah", True), PassesFor("Gangrel", True))


def test_action_cards_are_all_cards_that_begin_an_action(parts):
    """By a ruling it cannot play equipment, allies and retainers either."""
    assert parts("Xantha cannot play reaction cards.")
    assert not parts("Xantha cannot play action cards.")


def test_a_minion_does_not_attack_minions_of_its_controller(parts):
    """COM-01."""
    (action,) = parts("Any Gangrel can enter combat with Xantha as a Ⓓ action.")
    assert isinstance(action, CardAction)
    assert action.whose == "others"


def test_stealth_while_bleeding_counts_only_in_bleeds(parts):
    text = "Xantha gets +1 stealth during bleed actions directed at a Methuselah controlling no"
    (aura,) = parts(f"{text} ready titled vampire.")
    assert AtBleed() in aura.conditions


def test_another_vampire_is_named(parts):
    (aura,) = parts("While Anson is in your ready region, Xantha gets +1 strength.")
    named = AMinion(MinionFilter(ready=True, name="Anson"))
    assert aura.conditions == (Control(named),)
    assert not parts("While Nobody Known is in your ready region, Xantha gets +1 strength.")


def test_the_cost_of_a_named_vampire_is_not_read(parts):
    """The pronoun may mean either of the two."""
    assert not parts("If you control Anson, she can burn 1 blood to get +1 stealth.")


def test_a_discard_is_chosen_if_the_effect_has_a_target(parts):
    text = "Once each action, Xantha can discard a political action card to give a minion you"
    (power,) = parts(f"{text} control +1 intercept.")
    assert power.target == The("blocking", whose="mine")
    assert power.effects[0].how == "chosen"
    assert power.effects[0].due


def test_prices_of_blocks_and_blocks_that_do_not_lock(parts):
    (price,) = parts("Xantha must burn 1 blood to attempt to block an older vampire.")
    assert price == BlockCost(n=1, whom=MinionFilter(vampire=True, older=True))
    (stays,) = parts("Xantha does not lock for blocking an ally.")
    assert stays.host
    (others,) = parts("Allies do not lock for successfully blocking Xantha.")
    assert not others.host
    assert Is("blocking", MinionFilter(vampire=False)) in others.conditions


def test_an_opponent_gets_a_press_in_each_combat_or_in_the_first_round(parts):
    (press,) = parts("An older vampire opposing Xantha gets one optional press each combat.")
    assert press.effects[0].who == "opposing"
    text = (
        "An ally opposing Xantha gets one optional maneuver or press on the first round of combat."
    )
    (early,) = parts(text)
    assert not early.effects[0].whole
    assert not parts(
        "An ally opposing Xantha gets one optional press on the first round of combat."
    )


def test_an_action_of_another_kind_unlocks_once_each_turn(parts):
    text = "Once each turn when Xantha successfully performs a non-hunt action, she unlocks after"
    (unlocks,) = parts(f"{text} resolving that action.")
    assert unlocks.once is Until.TURN
    assert ActionWas("hunt", but=True) in unlocks.conditions


@pytest.mark.parametrize(
    ("text", "surcharge"),
    [
        (
            "Directed actions cost Xantha 1 additional blood.",
            ActionSurcharge(blood=1, directed=True),
        ),
        (
            "Actions directed at Xantha cost 1 additional blood.",
            ActionSurcharge(blood=1, whose="at host"),
        ),
    ],
)
def test_actions_cost_more(parts, text, surcharge):
    assert parts(text) == (surcharge,)


def test_a_condition_of_a_whole_sentence_is_read_with_it(parts):
    (first,) = parts("In combat with an ally, Xantha strikes with first strike.")
    assert first == StrikesFirst(against=MinionFilter(vampire=False))
    (safe,) = parts("If you control a ready baron, blood hunts cannot be called on Xantha.")
    assert len(safe.conditions) == 1


def test_creatures_have_their_plurals(parts):
    (aura,) = parts("While Xantha is ready, mummies you control get +1 stealth.")
    assert aura.to == MinionFilter(trait=Trait.MUMMY)


def test_only_an_acting_vampire_is_forced_to_abstain(parts):
    text = "During the polling step of a political action, she can lock to force {} to abstain."
    (power,) = parts(text.format("the acting vampire"))
    assert power.target == The("acting", MinionFilter(vampire=True))
    assert not parts(text.format("the acting ally"))


@pytest.mark.parametrize(("cards", "n"), [("card", 1), ("2 cards", 2)])
def test_the_library_of_the_bled_methuselah_loses_its_top_cards(parts, cards, n):
    burn = f"burn the top {cards} of the target Methuselah's library"
    (power,) = parts(f"You can {burn} after Xantha bleeds successfully.")
    assert power.effects == (MoveCards(ACard(Zone.LIBRARY, whose="bled"), Zone.ASH_HEAP, n),)
    assert Same("host", "acting") in power.conditions


def test_a_vampire_that_locks_is_named_once(cb, reader):
    power, *_ = reader.read(cb["Roy"]).definition.parts
    assert power.effects == (Lock("this"),)
    assert power.sentence == "{card}: lock."


def test_others_burn_the_blood_of_a_vampire_by_an_action(parts):
    (act,) = parts("Ravnos can burn 2 blood from Xantha as a +1 stealth Ⓓ action.")
    assert act.effects == (Burn(2, Blood("this")),)
    assert (act.who, act.stealth) == (MinionFilter(clans=("Ravnos",)), 1)


def test_a_clan_of_any_methuselah_pays_less_for_a_discipline(parts):
    (cheaper,) = parts("Cards requiring Presence [pre] cost Toreador 1 fewer blood.")
    toreador = MinionFilter(clans=("Toreador",))
    assert cheaper == Discount(blood=1, discipline="pre", whose="any", to=toreador)


def test_a_vote_by_an_ability_is_gained_once_in_a_referendum(parts):
    when = "During the polling step of a political action"
    (power,) = parts(f"{when}, Xantha can burn 1 blood to get +1 vote.")
    assert (power.once, power.at, power.blood) == (Until.REFERENDUM, POLLING, 1)
