"""Vampires that count as members of a clan or holders of a title."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.engine.cards.requirements import lacks, qualifies


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def allowed(play, minion, name):
    """Whether a minion meets the requirement of a card."""
    number = play.hand("Ada", name)[0]
    return lacks(play.table, play.table.cards[number], play[minion]) is None


@pytest.mark.parametrize("name", ["Gem Ghastly", "Philip van Vermeer IV"])
def test_cards_of_the_ventrue(play, name):
    vampire = play.ready("Ada", name)
    assert allowed(play, vampire, "Elder Kindred Network")
    assert not allowed(play, play.vampire("Ada"), "Elder Kindred Network")


@pytest.mark.parametrize(
    ("name", "works"),
    [("Gem Ghastly", True), ("Philip van Vermeer IV", True), ("Abraham Mellon", False)],
)
def test_master_cards_only_if_the_text_names_you(play, name, works):
    """PLY-06: a ready minion meets the requirement of a master card."""
    clan = "Tremere" if name == "Abraham Mellon" else "Ventrue"
    vampire = play.ready("Ada", name)
    requirement = next(
        one.requirement
        for one in play.cards.library
        if one.requirement.clans == (clan,) and {a.value for a in one.types} == {"Master"}
    )
    assert qualifies(play.table, requirement, play[vampire], master=True) is works
    assert qualifies(play.table, requirement, play[vampire])


def test_gem_ghastly__a_master_of_the_ventrue(play):
    play.acts("Ada")
    play.ready("Ada", "Gem Ghastly")
    play.hand("Ada", "Ventrue Headquarters")
    play.turn("Ada")
    play.until("Ada", "Ventrue Headquarters")
    assert play.can("Ventrue Headquarters")


def test_gem_ghastly__not_for_another_clan(play):
    gem = play.ready("Ada", "Gem Ghastly")
    assert not allowed(play, gem, "The Portrait")


def test_philip_van_vermeer_iv__not_cards_that_require_another_clan(play):
    philip = play.ready("Ada", "Philip van Vermeer IV")
    assert not allowed(play, philip, "The Portrait")


def test_karl_schrekt__plays_the_cards_of_a_justicar(play):
    karl = play.ready("Ada", "Karl Schrekt")
    assert allowed(play, karl, "Camarilla Conclave")
    assert allowed(play, karl, "Parity Shift"), "or the cards of a prince"
    assert play[karl].title is not Title.JUSTICAR


def test_karl_schrekt__no_title_of_another_kind_and_no_one_else(play):
    karl, other = play.ready("Ada", "Karl Schrekt"), play.vampire("Ada")
    assert not allowed(play, other, "Camarilla Conclave")
    baron = next(
        one.unique_name
        for one in play.cards.library
        if one.requirement.titles == (Title.BARON,) and not one.requirement.disciplines
    )
    assert not allowed(play, karl, baron)


def test_karl_schrekt__a_justicar_of_another_sect_not_a_titled_camarilla_vampire(play):
    """By rulings: he still counts as a justicar, but not as a member of the Camarilla."""
    karl = play.ready("Ada", "Karl Schrekt")
    play[karl].sect = Sect.INDEPENDENT
    assert allowed(play, karl, "Parity Shift")
    titled = next(
        one.unique_name
        for one in play.cards.library
        if one.requirement.titled and one.requirement.sects == (Sect.CAMARILLA,)
    )
    assert not allowed(play, karl, titled)
