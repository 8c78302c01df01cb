"""Clauses of played cards, read with their limits."""

import pytest
from msgspec.structs import replace

from cardbase.terms import Bonus, Trait
from vtes_deck.effects.reader.cards import Reader, Reason
from vtes_deck.effects.reader.source import source_of
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    ACard,
    AimedWithout,
    AMinion,
    AtBleed,
    Belongs,
    BurnCard,
    Either,
    If,
    Is,
    LessBleed,
    MinionFilter,
    Not,
    Stealth,
    Strike,
    Toll,
    UnlocksLater,
    Until,
    Zone,
)
from vtes_deck.engine.state.moves import Gear, Range


@pytest.fixture(scope="module")
def reader(cb):
    return Reader(cb.clans, dict.fromkeys(one.name for one in cb.crypt))


def read(cb, reader, likeness, old, new):
    """The definition of a card with changed words in its text."""
    card = cb[likeness]
    assert old in card.text
    return reader.read(replace(card, text=card.text.replace(old, new))).definition


@pytest.mark.parametrize("end", Range)
def test_a_maneuver_keeps_its_range(cb, reader, end):
    found = read(cb, reader, "Slam", "to close range", f"to {end.name.lower()} range")
    assert found.parts[-1].move.maneuver_to is end


def test_an_additional_strike_is_only_the_named_one(cb, reader):
    (_, dodges) = reader.read(cb["Wind Dance"]).definition.parts
    assert dodges.move.additional_strike == Strike(dodge=True)
    (_, burns) = reader.read(cb["Voracious Vermin"]).definition.parts
    assert burns.move.additional_strike == Strike(ranged=True, destroy=Gear.WEAPON)
    assert read(cb, reader, "Wind Dance", "strike: dodge (", "ranged strike: dodge (") is None


def test_the_clan_of_the_archbishop_unlocks(cb, reader):
    found = read(cb, reader, "Crusade: Berlin", "Lasombra", "Toreador antitribu")
    (referendum,) = found.parts
    of_clan = Is("user", MinionFilter(clans=("Toreador antitribu",)))
    assert referendum.passed[1:] == (If((of_clan,), (UnlocksLater(),)),)
    assert read(cb, reader, "Crusade: Berlin", "discard phase", "unlock phase") is None


def test_a_city_can_end_with_a_full_stop(cb, reader):
    for name in ("Crusade: Washington, D.C.", "Praxis Seizure: Washington, D.C."):
        (referendum,) = reader.read(cb[name]).definition.parts
        assert referendum.passed[0].of == "Washington, D.C."


def test_the_controller_of_the_acting_minion_is_read(cb, reader):
    modes = reader.read(cb["Instinctive Reaction"]).definition.parts
    assert all(one.conditions == (Belongs("acting", "predator"),) for one in modes)
    assert read(cb, reader, "Instinctive Reaction", "predator", "prey") is None


@pytest.mark.parametrize("card", ["Mind Tricks", "Eyes of the Night"])
def test_the_resulting_combat_offers_the_named_moves(cb, reader, card):
    for gives, either in (("maneuver or press", True), ("maneuver", False)):
        found = read(cb, reader, card, "maneuver or press", gives)
        (gift,) = found.parts[-1].effects[-1].effects
        assert gift.or_press is either


def test_a_card_is_burned_as_the_cost_of_the_next_effect(cb, reader):
    (power,) = reader.read(cb["47th Street Royals"]).definition.parts
    assert power.effects == (BurnCard("this"), LessBleed(3))
    assert read(cb, reader, "47th Street Royals", "against you", "against a prince") is None


def test_hunts_can_be_raised(cb, reader):
    aura = read(cb, reader, "The Hungry Coyote", "+1 hunt", "+2 hunt").parts[-1]
    assert (aura.bonus, aura.n) == (Bonus.HUNT, 2)


def test_a_weapon_can_be_usable_once_each_combat(reader, cb):
    (strike,) = reader.read(cb["Brass Knuckles"]).definition.parts
    assert strike.move.once is Until.COMBAT
    assert strike.move.strike == Strike(damage=1, strength=True, melee=True)


def test_stealth_against_a_methuselah_without_such_minions_needs_a_directed_action(reader, cb):
    """An undirected action has no target Methuselah, so a plain "not" would be wrong."""
    (aura,) = reader.read(cb["Rain"]).definition.parts
    assert aura.conditions[1:] == (
        AimedWithout(MinionFilter(vampire=True, ready=True, titled=True)),
    )
    _, at_bleed, lacks = reader.read(cb["Vasantasena"]).definition.parts[0].conditions
    assert at_bleed == AtBleed()
    assert isinstance(lacks, Not)


def test_a_search_names_a_location(reader, cb):
    (acts,) = reader.read(cb["Danylo"]).definition.parts
    (search,) = acts.effects
    assert search.what == ACard(Zone.LIBRARY, trait=Trait.LOCATION)


@pytest.mark.parametrize(
    ("likeness", "old", "new", "read_"),
    [
        ("Blood Sweat", "2R unpreventable damage", "2R damage that cannot fail", False),
        ("Leapfrog", "to long range", "to close range", True),
        ("Venetian Conference", "a Camarilla vampire", "a Camarilla ally", False),
        ("Watch Commander", "a directed action", "an undirected card", False),
        ("Recruiting Party", "your uncontrolled", "your prey's uncontrolled", False),
        ("Disease", "The opposing minion", "The opposing retainer", False),
    ],
)
def test_the_named_card_of_a_clause_is_required(cb, reader, likeness, old, new, read_):
    assert reader.read(cb[likeness]).definition is not None
    assert (read(cb, reader, likeness, old, new) is not None) is read_


def test_the_damage_of_a_strike_withstands_a_discipline(cb, reader):
    _, superior = reader.read(cb["Dead Hand"]).definition.parts
    assert superior.move.strike.withstands == ("for",)


def test_a_price_for_blockers_is_a_toll(cb, reader):
    (_, toll) = reader.read(cb["Stiff Contempt"]).definition.parts
    assert toll == Toll(n=1, who=MinionFilter(vampire=True))


def test_minions_without_a_trait(cb, reader):
    (mode,) = reader.read(cb["Notorious Brutality"]).definition.parts
    who = mode.effects[0].who
    assert (who.no_trait, who.most) == (Trait.INFERNAL, 5)


def test_the_opposing_minion_is_weakened_for_the_named_period(cb, reader):
    for words, until in (("this combat", Until.COMBAT), ("this round", Until.ROUND)):
        found = read(cb, reader, "Disease", "this combat", words)
        assert {one.effects[0].until for one in found.parts} == {until}
        assert {one.effects[0].who for one in found.parts} == {"opposing"}


def test_a_small_vampire_and_an_ally_are_two_kinds(cb, reader):
    (basic, _) = reader.read(cb["Precognizant Mobility"]).definition.parts
    who = basic.target.who
    assert who.vampire is False
    assert who.either.younger


def test_a_clause_about_a_strike_needs_one(cb, reader):
    line = "Damage from this strike cannot be prevented by cards requiring Fortitude [for]."
    maneuvers = replace(cb["Slam"], text=f"[pot] Maneuver. {line}")
    found = reader.read(maneuvers)
    assert found.definition is None
    assert {one.reason for one in found.unknown} == {Reason.APART}


def test_stealth_that_is_not_yet_needed_is_read(cb, reader):
    for n in (1, 2):
        found = read(cb, reader, "Form of the Cobra", "+1 stealth", f"+{n} stealth")
        assert found.parts[-1].effects == (Stealth(n, ahead=True),)
    assert read(cb, reader, "Form of the Cobra", "even if", "only if") is None


def test_both_of_two_kinds_of_minions_are_ones_you_control(cb, reader):
    text = "Put this card on a ready Toreador or ally you control."
    (mode,) = reader.read(replace(cb["Blood Doll"], text=text)).definition.parts
    toreador, ally = MinionFilter(clans=("Toreador",), ready=True), MinionFilter(vampire=False)
    assert mode.target == Either(AMinion(toreador, "mine"), AMinion(ally, "mine"))


@pytest.mark.parametrize("n", [2, 3])
def test_strength_that_is_chosen_before_range_is_read(cb, reader, n):
    found = read(cb, reader, "Fists of Death", "with +2 strength", f"with +{n} strength")
    moves = [mode.move for mode in found.parts]
    assert [one.when for one in moves] == [BEFORE_RANGE, BEFORE_RANGE]
    assert [one.changes for one in moves] == [
        ((Bonus.STRENGTH, 1, Until.COMBAT),),
        ((Bonus.STRENGTH, n, Until.COMBAT),),
    ]


def test_a_proposal_names_a_hand_strike(cb, reader):
    proposal = source_of(reader.read(cb["Dead Hand"]).definition)
    assert "hand_strike(1)" in proposal
