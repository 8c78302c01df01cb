"""Clauses of cards that are played, read with their limits."""

import pytest
from msgspec.structs import replace

from cardbase.terms import Bonus, Trait
from vtes_deck.effects.reader.cards import Reader
from vtes_deck.effects.vocab import (
    ACard,
    AimedWithout,
    AtBleed,
    Belongs,
    BurnCard,
    If,
    Is,
    LessBleed,
    MinionFilter,
    Not,
    Strike,
    UnlocksLater,
    Until,
    Zone,
)
from vtes_deck.engine.combat.moves import Gear, Range


@pytest.fixture(scope="module")
def reader(cb):
    return Reader(cb.clans, dict.fromkeys(one.name for one in cb.crypt))


def read(cb, reader, likeness, old, new):
    """The definition of a card with other words in its text."""
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


def test_a_card_is_burned_as_the_cost_of_what_follows(cb, reader):
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


def test_stealth_against_who_controls_nobody_needs_a_directed_action(reader, cb):
    """An undirected action is directed at nobody, so that a plain "not" would be wrong."""
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
