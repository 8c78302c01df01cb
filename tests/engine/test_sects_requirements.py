"""Current requirements of sect, title and traits."""

import pytest
from published import PUBLISHED
from table_play import Play

from cardbase.model import Requirement
from cardbase.terms import Sect, Title, Trait, Type
from vtes_deck.engine.cards.requirements import has_trait, lacks, meets
from vtes_deck.engine.status import sects, titles
from vtes_deck.rulesets.vekn import VEKN
from vtes_deck.rulesets.white_wolf import WHITE_WOLF

OF_PRINCES = "Parity Shift"


def playable(play, card, vampire):
    number = play.card("Ada", card)
    return lacks(play.table, play.table.cards[number], play[vampire]) is None


def table_with(cb, vampire, *, rules=VEKN):
    play = Play(cb, rules=rules)
    play.ready("Ada", vampire)
    return play


def requiring(cb, trait):
    return next(card.unique_name for card in cb.library if card.requirement.traits == (trait,))


@pytest.mark.rule("PLY-05", "TIT-03", "CON-11")
def test_a_prince_without_the_benefit_of_the_title_is_not_a_prince(cb):
    play = table_with(cb, "Fleurdumal")
    assert playable(play, OF_PRINCES, "Fleurdumal")
    sects.change_sect(play.table, play["Fleurdumal"], Sect.SABBAT)
    assert not playable(play, OF_PRINCES, "Fleurdumal")
    sects.change_sect(play.table, play["Fleurdumal"], Sect.CAMARILLA)
    play.ready("Ben", "Graham Gottesman")
    titles.arrived(play.table, play["Graham Gottesman"])
    assert not playable(play, OF_PRINCES, "Fleurdumal")


@pytest.mark.rule("TIT-07", "PLY-05")
@pytest.mark.parametrize(("rules", "can"), [(VEKN, False), (WHITE_WOLF, True)])
def test_cards_for_cardinals_are_for_a_regent_in_older_rules(cb, rules, can):
    play = table_with(cb, "Sha-Ennu", rules=rules)
    for_cardinals = Requirement(titles=(Title.CARDINAL,))
    assert meets(play.table, for_cardinals, play["Sha-Ennu"]) == can
    assert playable(play, "Creation Rites", "Sha-Ennu")


@pytest.mark.rule("SEC-08", "SEC-07", "PLY-05")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_cards_for_independents_are_for_anarchs_in_older_rules(cb, edition):
    play = table_with(cb, "Ariane", rules=PUBLISHED[edition])
    older = edition in {"white-wolf", "playmat"}
    for_independents = Requirement(sects=(Sect.INDEPENDENT,))
    against_them = Requirement(not_sects=(Sect.INDEPENDENT,))
    assert meets(play.table, for_independents, play["Ariane"]) == older
    assert meets(play.table, against_them, play["Ariane"]) != older


@pytest.mark.rule("TRT-01")
def test_black_hand_cards_need_the_black_hand(cb):
    card = requiring(cb, Trait.BLACK_HAND)
    hand = next(c for c in cb.crypt if Trait.BLACK_HAND in c.traits and Trait.SERAPH in c.traits)
    play = table_with(cb, hand.unique_name)
    play.ready("Ada", "Aeron")
    assert has_trait(play.table, play[hand.unique_name], Trait.BLACK_HAND)
    assert not playable(play, card, "Aeron")
    play["Aeron"].set_mark(Trait.BLACK_HAND.value, 1)
    assert has_trait(play.table, play["Aeron"], Trait.BLACK_HAND)


@pytest.mark.rule("TRT-04")
def test_flight_enables_cards_that_require_it(cb):
    card = next(c.unique_name for c in cb.library if c.requirement.disciplines == ("fli",))
    flyer = next(c for c in cb.crypt if Trait.FLIGHT in c.traits)
    play = table_with(cb, flyer.unique_name)
    play.ready("Ada", "Anson")
    assert playable(play, card, flyer.unique_name)
    assert not playable(play, card, "Anson")


@pytest.mark.rule("SEC-09", "PLY-05")
def test_antitribu_do_not_play_cards_of_the_clans_with_the_same_name(cb):
    card = next(
        c.unique_name
        for c in cb.library
        if c.requirement.clans == ("Brujah",)
        and not c.requirement.disciplines
        and "Master" not in c.types
    )
    play = table_with(cb, "Amelia")
    sects.change_sect(play.table, play["Amelia"], Sect.CAMARILLA)
    assert not playable(play, card, "Amelia")
    sects.change_clan(play.table, play["Amelia"], "Brujah")
    assert playable(play, card, "Amelia")


@pytest.mark.rule("TRT-13", "PLY-05")
def test_sterile_vampires_do_not_embrace(cb):
    card = next(c for c in cb.library if c.requirement.not_traits == (Trait.STERILE,))
    play = table_with(cb, "Anson")
    before = playable(play, card.unique_name, "Anson")
    play["Anson"].set_mark(Trait.STERILE.value, 1)
    assert not playable(play, card.unique_name, "Anson")
    assert before or card.requirement.clans or card.requirement.sects


@pytest.mark.rule("PLY-05")
@pytest.mark.parametrize(
    ("vampire", "can"),
    [
        ("Aaradhya, The Callous Tyrant", True),
        ("Aelswith, The Irresistible", False),
        ("Anson", False),
    ],
)
def test_a_card_of_a_path_is_for_vampires_of_that_path(cb, vampire, can):
    play = table_with(cb, vampire)
    requirement = Requirement(paths=cb["Absolute Tyranny"].requirement.paths)
    assert meets(play.table, requirement, play[vampire]) is can


@pytest.mark.rule("PLY-05")
@pytest.mark.parametrize(
    ("capacity", "least", "most"), [(4, False, True), (5, True, True), (6, True, False)]
)
def test_a_capacity_that_is_required_counts_itself(cb, capacity, least, most):
    play = table_with(cb, "Anson")
    play["Anson"].capacity = capacity
    assert meets(play.table, Requirement(min_capacity=5), play["Anson"]) is least
    assert meets(play.table, Requirement(max_capacity=5), play["Anson"]) is most


@pytest.mark.rule("PLY-05", "IMB-01")
@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("Anson", {Type.VAMPIRE}),
        ("Loyal Street Gang", set()),
        ('Béatrice "Oracle171" Tremblay', {Type.IMBUED}),
    ],
)
def test_cards_for_vampires_or_for_imbued(cb, name, kinds):
    play = table_with(cb, name)
    for kind in (Type.VAMPIRE, Type.IMBUED):
        assert meets(play.table, Requirement(types=(kind,)), play[name]) is (kind in kinds)
    assert meets(play.table, Requirement(), play[name])
