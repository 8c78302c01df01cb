"""Vampires that change the cost of cards, for themselves or for others."""

import pytest
from card_play import CardPlay
from requirements import requiring

from vtes_deck.engine.cards.cost_changes import price
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def cost(play, minion, card, level=""):
    """The pool and blood that a minion of Ada's pays for a card that costs 1 pool and 1 blood."""
    number = play.hand("Ada", card)[0]
    return price(play.table, play[minion], play.table.cards[number], level, 1, 1)


WAKE = "Forced Awakening"
DEFLECTION = "Deflection"


@pytest.mark.parametrize(
    ("name", "capacity", "card", "blood"),
    [
        ("Conrad Adoula", 7, DEFLECTION, 2),
        ("Conrad Adoula", 8, DEFLECTION, 1),
        ("Strohmann", 5, "Telepathic Misdirection", 2),
        ("Strohmann", 5, DEFLECTION, 1),
    ],
)
def test_reactions_cost_more_while_it_acts(play, name, capacity, card, blood):
    acting = play.ready("Dora", name)
    ada = play.vampire("Ada", capacity=capacity)
    assert cost(play, ada, card) == (1, 1), "not before"
    play.bleeds(acting, "Ada")
    assert cost(play, ada, card) == (1, blood)
    assert cost(play, ada, "Govern the Unaligned") == (1, 1), "no other cards"


def test_reactions_cost_no_more_while_another_acts(play):
    play.ready("Dora", "Conrad Adoula")
    play.ready("Dora", "Strohmann")
    ada = play.vampire("Ada", capacity=3)
    play.bleeds(play.vampire("Dora"), "Ada")
    assert cost(play, ada, "Telepathic Misdirection") == (1, 1)


@pytest.mark.parametrize("advanced", [True, False])
def test_nergal__reactions_cost_more_only_if_advanced(play, advanced):
    nergal = play.ready("Dora", "Nergal (ADV)" if advanced else "Nergal")
    ada = play.vampire("Ada", capacity=11)
    play.bleeds(nergal, "Ada")
    assert cost(play, ada, DEFLECTION) == (1, 2 if advanced else 1)


def test_nergal__not_a_card_played_as_a_modifier(play):
    """By a ruling, a card of two types has the type as which it is played."""
    nergal = play.ready("Dora", "Nergal (ADV)")
    ada = play.vampire("Ada", capacity=11)
    play.bleeds(nergal, "Ada")
    both = next(
        one.unique_name
        for one in play.cards.library
        if {"Reaction", "Action Modifier"} <= {kind.value for kind in one.types}
    )
    assert cost(play, nergal, both) == (1, 1)
    assert cost(play, ada, both) == (1, 2)


@pytest.mark.parametrize(
    ("name", "clan", "level"),
    [("Little Tailor of Prague", "Tzimisce", "vic"), ("Dr. Oliver Genet", "Giovanni", "nec")],
)
@pytest.mark.parametrize("kind", ["Ally", "Retainer"])
def test_allies_and_retainers_of_clan_or_discipline_cost_less(play, name, clan, level, kind):
    card = play.ready("Ada", name)
    assert cost(play, card, requiring(play.cards, level=level, kind=kind)) == (0, 0)
    assert cost(play, card, requiring(play.cards, level="ani", kind=kind)) == (1, 1)
    assert cost(play, card, requiring(play.cards, level=level, kind="Action")) == (1, 1)
    fitting = [
        one.unique_name
        for one in play.cards.library
        if kind in {a.value for a in one.types} and clan in one.requirement.clans
    ]
    assert fitting
    assert {cost(play, card, one) for one in fitting} == {(0, 0)}


def test_angelique__necromancy_is_cheaper_for_her_clan(play):
    angelique = play.ready("Ada", "Angelique")
    card = requiring(play.cards, level="nec", kind="Action")
    clan = play.vampire("Ada", clan="Harbinger of Skulls")
    assert cost(play, clan, card) == cost(play, angelique, card) == (1, 0)


def test_angelique__not_for_others_or_other_disciplines_or_in_torpor(play):
    angelique = play.ready("Ada", "Angelique")
    card = requiring(play.cards, level="nec", kind="Action")
    clan = play.vampire("Ada", clan="Harbinger of Skulls")
    assert cost(play, play.vampire("Ada", clan="Giovanni"), card) == (1, 1)
    assert cost(play, play.vampire("Ben", clan="Harbinger of Skulls"), card) == (1, 1)
    assert cost(play, clan, requiring(play.cards, level="for", kind="Action")) == (1, 1)
    play[angelique].wounded = True
    assert cost(play, clan, card) == (1, 1)


def test_jane_sims__all_but_combat_cards_cost_more(play):
    jane = play.ready("Ada", "Jane Sims")
    for kind in ("Action", "Action Modifier", "Reaction", "Ally", "Retainer", "Equipment"):
        name = next(
            one.unique_name for one in play.cards.library if [a.value for a in one.types] == [kind]
        )
        if kind != "Reaction":
            assert cost(play, jane, name) == (1, 2), kind


def test_jane_sims__combat_cards_do_not_cost_more(play):
    jane = play.ready("Ada", "Jane Sims")
    assert cost(play, jane, "Immortal Grapple") == (1, 1)
    assert cost(play, play.vampire("Ada"), "Govern the Unaligned") == (1, 1)


def test_rex_the_necronomist__combat_cards_cost_more(play):
    rex = play.ready("Ada", "Rex, The Necronomist")
    assert cost(play, rex, "Immortal Grapple") == (1, 2)
    assert cost(play, rex, "Govern the Unaligned") == (1, 1)


def test_rex_the_necronomist__not_outside_combat_a_card_of_two_types(play):
    """By a ruling, a card of two types has the type as which it is played."""
    rex = play.ready("Ada", "Rex, The Necronomist")
    both = next(
        one.unique_name
        for one in play.cards.library
        if {"Combat", "Action Modifier"} <= {kind.value for kind in one.types}
    )
    play.bleeds(rex)
    assert cost(play, rex, both) == (1, 1)


def test_rex_the_necronomist__not_a_modifier_that_follows_a_combat(play):
    """Shadow Boxing costs nothing; its text burns 1 blood."""
    rex, ben = play.ready("Ada", "Rex, The Necronomist"), play.vampire("Ben", blood=0)
    play[rex].disciplines = {"obf": 2, "pot": 2}
    play.hand("Ada", "Shadow Boxing")
    play.bleeds(rex).blocks(ben)
    while not play.can("Shadow Boxing", "OBF+POT"):
        play.choose(HANDS) if play.offered(HANDS) and play.asked == "Ada" else play.choose(PASS)
    before = play[rex].blood
    play.plays("Shadow Boxing", "OBF+POT").finish()
    assert play[rex].blood == before - 1


def test_marie_faucigny__equipment_costs_less(play):
    marie = play.ready("Ada", "Marie Faucigny")
    assert cost(play, marie, "Leather Jacket") == (0, 0)
    assert cost(play, marie, "Palatial Estate") == (0, 0), "by a ruling, locations too"


def test_marie_faucigny__no_weapons(play):
    marie = play.ready("Ada", "Marie Faucigny")
    assert cost(play, marie, ".44 Magnum") == (1, 1)
