"""Facts from the texts of vampires and imbued: sect, title, city, traits, bonuses, merging."""

import pytest

from cardbase.facts import crypt_facts
from cardbase.terms import Bonus, Sect, Title, Trait


@pytest.mark.parametrize(
    ("name", "sect"),
    [
        ("Theo Bell (G2)", Sect.CAMARILLA),
        ("Lucita (ADV)", Sect.SABBAT),
        ("Alan Sovereign (ADV)", Sect.CAMARILLA),
        ("Jeremy MacNeil (ADV)", Sect.INDEPENDENT),
        ("Cesewayo (ADV)", Sect.LAIBON),
        ("Anarch Convert", Sect.ANARCH),
        ('Anna "Dictatrix11" Suljic', None),
    ],
)
def test_sect(cb, name, sect):
    assert cb[name].sect == sect


def test_every_vampire_has_a_sect_and_no_imbued_has_one(cb):
    imbued = {card for card in cb.crypt if "Imbued" in card.types}
    assert {card for card in cb.crypt if card.sect is None} == imbued
    assert len(imbued) == 20


@pytest.mark.parametrize(
    ("name", "title", "city"),
    [
        ("Lodin (Olaf Holte)", Title.PRINCE, "Chicago"),
        ("Alfred Benezri", Title.BISHOP, ""),
        ("Anarch Convert", None, ""),
        ("The Baron", Title.VOTES_2, ""),
        ("Danielle Diron", Title.VOTE_1, ""),
        ("Karl Schrekt", Title.VOTES_2, ""),
        ("Kasim Bayar", Title.JUSTICAR, ""),
        ("Hardestadt", Title.INNER_CIRCLE, ""),
        ("Aline Gädeke", Title.BARON, "Mannheim"),
        ("Alicia Barrows", Title.ARCHBISHOP, "Mexico City"),
        ("Inês Tristão", Title.PRINCE, "Rio de Janeiro"),
        ("Legba", Title.ARCHBISHOP, "Port-au-Prince"),
        ("Armin Brenner", Title.ARCHBISHOP, "Washington, D.C."),
        # The data write this one without its stops.
        ("Emerson Bridges", Title.PRINCE, "Washington, D.C."),
    ],
)
def test_title_and_its_city(cb, name, title, city):
    assert (cb[name].title, cb[name].city) == (title, city)


@pytest.mark.parametrize(
    "name",
    ["Horatio Ballard", "Maxwell", "Victor Pelletier", "Damaskenos, Herald of Leandro", "Valerius"],
)
def test_a_title_that_a_vampire_can_gain_is_not_printed(cb, name):
    assert (cb[name].title, cb[name].city) == (None, "")


def test_every_city_title_has_its_city(cb):
    cities = {Title.PRINCE, Title.ARCHBISHOP, Title.BARON}
    for card in cb.crypt:
        assert bool(card.city) == (card.title in cities), card


@pytest.mark.parametrize(
    ("name", "sect", "title", "city"),
    [
        ("Jeremy MacNeil (ADV)", Sect.ANARCH, Title.BARON, "Los Angeles"),
        ("Appolonius (ADV)", None, Title.BARON, "London"),
        ("Alfred Benezri (ADV)", None, Title.ARCHBISHOP, "Montreal"),
        ("Karsh (ADV)", None, Title.IMPERATOR, ""),
        ("Kemintiri (ADV)", None, Title.VOTES_3, ""),
        ("Melinda Galbraith (ADV)", Sect.SABBAT, Title.REGENT, ""),
        ("Al-Ashrad, Amr of Alamut (ADV)", None, Title.INNER_CIRCLE, ""),
        ("Yazid Tamari (ADV)", Sect.ANARCH, None, ""),
    ],
)
def test_changes_of_merging(cb, name, sect, title, city):
    merged = cb[name].merged
    assert (merged.sect, merged.title, merged.city) == (sect, title, city)
    assert cb[name].title in {None, Title.BISHOP}


def test_only_advanced_vampires_merge(cb):
    assert all(card.advanced for card in cb.crypt if card.merged)
    assert any(card.advanced for card in cb.crypt if not card.merged)


@pytest.mark.parametrize(
    ("name", "permanent"),
    [
        ("Enid Blount", {}),
        ("Karif al Numair", {Bonus.BLEED: 1, Bonus.STRENGTH: 1}),
        ("Gwendolyn", {Bonus.BLEED: 2}),
        ("The Capuchin", {Bonus.BLEED: 1, Bonus.HAND_SIZE: 2, Bonus.INTERCEPT: 1}),
        ("Fidus, The Shrunken Beast", {Bonus.STRENGTH: -1}),
        ("Bela", {Bonus.STEALTH: -1}),
        ("Hesha Ruhadze (G2)", {Bonus.HUNT: 1}),
        ("Mithras (G6)", {Bonus.BLEED: 2, Bonus.STRENGTH: 1, Bonus.VOTES: 2}),
        # "On each of her actions" is always.
        ("Muaziz, Archon of Ulugh Beg", {Bonus.STEALTH: 1}),
        # A condition is not a fact of the card.
        ("Branimira", {}),
        ("Alexis Sorokin", {}),
        # Its votes come from its title.
        ("Annazir", {Bonus.BLEED: 1}),
    ],
)
def test_permanent_bonuses(cb, name, permanent):
    assert cb[name].permanent == permanent


@pytest.mark.parametrize(
    ("name", "permanent"),
    [
        ("Ambrogino Giovanni (ADV)", {Bonus.STEALTH: 1}),
        ("Batsheva (ADV)", {Bonus.STRENGTH: 1}),
        ("Cesewayo (ADV)", {Bonus.VOTES: 2}),
    ],
)
def test_bonuses_of_the_merged_vampire_are_separate(cb, name, permanent):
    assert cb[name].merged.permanent == permanent
    assert not permanent.items() & cb[name].permanent.items()


@pytest.mark.parametrize(
    ("name", "traits"),
    [
        ("Jalan-Aajav", {Trait.UNIQUE, Trait.BLACK_HAND, Trait.SERAPH}),
        ("Teresita, The Godmother", {Trait.UNIQUE, Trait.BLACK_HAND, Trait.SERAPH}),
        ("Jamal", {Trait.UNIQUE, Trait.BLOOD_CURSED, Trait.RED_LIST}),
        ("Verbruch", {Trait.UNIQUE, Trait.FLIGHT, Trait.SLAVE}),
        ("Fidus, The Shrunken Beast", {Trait.UNIQUE, Trait.FLIGHT, Trait.SLAVE}),
        ("Grotesque", {Trait.NON_UNIQUE, Trait.FLIGHT, Trait.SLAVE}),
        ("Asguresh", {Trait.UNIQUE, Trait.SCARCE}),
        ("Azaneal", {Trait.UNIQUE, Trait.INFERNAL}),
        ("Jerry", {Trait.UNIQUE, Trait.CIRCLE, Trait.STERILE}),
        ("Karsh (ADV)", {Trait.UNIQUE}),
        ("Echo", {Trait.UNIQUE}),
        ("Mateusz Kazimirski, Biker of Blood", {Trait.UNIQUE}),
        ("Virstania, The Great Mother", {Trait.UNIQUE}),
        ("Vidal Jarbeaux", {Trait.UNIQUE}),
        ("Ysador the Foul", {Trait.UNIQUE}),
        # A name is not a trait.
        ("Seraphina", {Trait.UNIQUE}),
    ],
)
def test_mentioned_traits_are_not_its_own(cb, name, traits):
    assert set(cb[name].traits) == traits


def test_vampires_are_unique_unless_their_text_says_otherwise(cb):
    """Five have the keyword; three have a sentence about their kind (CON-01)."""
    assert {card.name for card in cb.crypt if not card.unique} == {
        "Aabbt Kindred",
        "Fida'i",
        "Grotesque",
        "Hermana Hambrienta Mayor",
        "Hermana Hambrienta Menor",
        "The Horde",
        "Tupdog",
        "Valkyrie",
    }


def test_circles(cb):
    circles = {card.circle for card in cb.crypt} - {""}
    assert circles == {"Budapest", "Chicago", "Kiev", "Mexico City", "Torrance"}
    assert cb["Jerry"].circle == "Chicago"
    # The Inner Circle is not a circle (TRT-03).
    assert cb["Gwendolyn"].circle == ""


def test_the_title_column_takes_precedence():
    facts = crypt_facts(name="Nobody", text="Camarilla.", title="prince", imbued=False)
    assert facts.title == Title.PRINCE


def test_a_title_missing_in_the_column_is_read_from_the_text():
    text = "Anarch Baron of Nowhere: +1 bleed."
    facts = crypt_facts(name="Nobody", text=text, title="", imbued=False)
    assert (facts.sect, facts.title, facts.city) == (Sect.ANARCH, Title.BARON, "Nowhere")
    assert facts.permanent == {Bonus.BLEED: 1}


def test_an_imbued_never_has_a_sect_or_title():
    facts = crypt_facts(name="Nobody", text="Camarilla primogen.", title="primogen", imbued=True)
    assert (facts.sect, facts.title) == (None, None)
