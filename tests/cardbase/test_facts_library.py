"""Facts from the texts of library cards: requirements, keywords, figures."""

import pytest

from cardbase.facts import library_facts
from cardbase.facts.requirements import wanted
from cardbase.model import Requirement
from cardbase.terms import Sect, Title, Trait, Type

ANA, CAM, IND, LAI, SAB = Sect.ANARCH, Sect.CAMARILLA, Sect.INDEPENDENT, Sect.LAIBON, Sect.SABBAT
HIGH_SABBAT = (Title.ARCHBISHOP, Title.PRISCUS, Title.CARDINAL, Title.REGENT)
VAMPIRE = (Type.VAMPIRE,)


def asked(cb, name):
    """The requirements of the text, without those in data columns."""
    requirement = cb[name].requirement
    columns = {"disciplines", "combo", "clans", "paths"}
    empty = Requirement()
    fields = set(Requirement.__struct_fields__) - columns
    return {
        field: getattr(requirement, field)
        for field in fields
        if getattr(requirement, field) != getattr(empty, field)
    }


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Govern the Unaligned", {}),
        ("Praxis Seizure: Athens", {"sects": (CAM,), "types": VAMPIRE}),
        ("Yawp Court", {"sects": (SAB,), "types": VAMPIRE}),
        ("Undue Influence", {"sects": (ANA,)}),
        ("Shaman", {"sects": (LAI,)}),
        ("Banner of Neutrality", {"sects": (IND, ANA), "types": VAMPIRE}),
        ("Reckless Agitation", {"sects": (IND, ANA), "min_capacity": 5, "types": VAMPIRE}),
        ("Second Tradition: Domain", {"titles": (Title.PRINCE, Title.JUSTICAR)}),
        (
            "Closed Session",
            {"titles": (Title.PRINCE, Title.JUSTICAR, Title.INNER_CIRCLE)},
        ),
        ("Wrath of the Inner Circle", {"titles": (Title.INNER_CIRCLE,)}),
        ("War Party", {"titles": HIGH_SABBAT}),
        ("Papillon", {"titles": (Title.PRINCE, Title.ARCHBISHOP, Title.BARON), "types": VAMPIRE}),
        ("Camarilla's Iron Fist", {"sects": (CAM,), "titled": True, "types": VAMPIRE}),
        ("Scourge", {"titled": True, "types": VAMPIRE}),
        ("Enkil Cog", {"min_capacity": 10, "types": VAMPIRE}),
        ("Those Who Endure Judge", {"sects": (LAI,), "min_capacity": 5}),
        ("The Death of My Conscience", {"min_capacity": 6, "types": VAMPIRE}),
        ("Atonement", {"max_capacity": 5, "types": VAMPIRE}),
        (
            "Thin-Blooded Seer",
            {"max_capacity": 2, "not_traits": (Trait.STERILE,), "types": VAMPIRE},
        ),
        ("Bamba", {"sects": (LAI,), "min_capacity": 4, "not_traits": (Trait.STERILE,)}),
        (
            "Covenant of Blood",
            {"not_sects": (CAM,), "min_capacity": 8, "types": VAMPIRE},
        ),
        (
            "Anarch Secession",
            {"titled": True, "not_sects": (ANA,), "types": VAMPIRE},
        ),
        ("Go Anarch", {"untitled": True, "not_sects": (ANA,), "types": VAMPIRE}),
        ("Skaald", {"untitled": True, "min_capacity": 5}),
        (
            "Trumped-Up Charges",
            {"titled": True, "not_traits": (Trait.RED_LIST,), "types": VAMPIRE},
        ),
        ("Seraph", {"traits": (Trait.BLACK_HAND,), "types": VAMPIRE}),
        ("Watchtower: The Wolves Feed", {"traits": (Trait.SERAPH,)}),
        ("Shatter the Gate", {"traits": (Trait.INFERNAL,), "min_capacity": 9}),
        ("Raw Recruit", {"traits": (Trait.SLAVE,)}),
        ("Rebirth", {"traits": (Trait.RED_LIST,)}),
        ("Circle", {"traits": (Trait.FLIGHT,)}),
        ("Leech", {"traits": (Trait.GHOUL, Trait.MAGE, Trait.MORTAL)}),
        ("Angel of Berlin", {"types": (Type.IMBUED,)}),
        # Titles in the terms are not requirements.
        ("Blood Hunt", {"titles": (Title.PRINCE, Title.JUSTICAR)}),
        ("Redline", {}),
    ],
)
def test_requirements_in_the_text(cb, name, expected):
    assert asked(cb, name) == expected


@pytest.mark.parametrize(
    "name",
    [
        "Concordance",
        "Condemnation: Doomed",
        "Diabolic Lure",
        "The Missing Voice",
        "Hall of Hades' Court",
    ],
)
def test_a_requirement_of_one_effect_is_not_one_of_the_card(cb, name):
    assert asked(cb, name) == {}


def test_only_a_line_for_all_effects_is_a_requirement_of_the_card():
    assert wanted("+1 stealth action. Requires a baron.").titles == (Title.BARON,)
    assert wanted("Unique.\nRequires a baron. Do this.").titles == (Title.BARON,)
    assert wanted("[dai] Do this. Requires a baron.").titles == ()


def test_alternative_kinds_are_not_claimed(cb):
    """A Laibon or any untitled vampire: neither is needed."""
    assert asked(cb, "Mozambique Allure") == {"types": VAMPIRE}


@pytest.mark.parametrize(
    ("phrase", "low", "high"),
    [
        ("a vampire with capacity 7 or more", 7, None),
        ("a vampire with capacity above 7", 8, None),
        ("a vampire with a capacity greater than 7", 8, None),
        ("a vampire with capacity 7 or less", None, 7),
        ("a vampire of capacity less than 7", None, 6),
        ("a vampire with capacity below 7", None, 6),
        ("a vampire", None, None),
    ],
)
def test_capacity(phrase, low, high):
    found = wanted(f"+1 stealth action. Requires {phrase}.\nUnlock it.")
    assert (found.min_capacity, found.max_capacity) == (low, high)


@pytest.mark.parametrize(
    ("name", "traits"),
    [
        ("Govern the Unaligned", set()),
        (".44 Magnum", {Trait.WEAPON, Trait.GUN}),
        ("Ivory Bow", {Trait.UNIQUE, Trait.WEAPON}),
        ("Sport Bike", {Trait.VEHICLE}),
        ("Argent Baton", {Trait.UNIQUE, Trait.WEAPON, Trait.MELEE_WEAPON}),
        ("Al's Army Apparatus", {Trait.UNIQUE, Trait.LOCATION}),
        ("Storage Annex", {Trait.LOCATION}),
        ("Palatial Estate", {Trait.UNIQUE, Trait.LOCATION}),
        ("San Nicolás de los Servitas", {Trait.UNIQUE, Trait.LOCATION}),
        ("Gran Madre di Dio, Italy", {Trait.UNIQUE, Trait.LOCATION}),
        ("Delivery Truck", {Trait.VEHICLE}),
        ("Academic Hunting Ground", {Trait.UNIQUE, Trait.LOCATION, Trait.HUNTING_GROUND}),
        ("Poacher's Hunting Ground", {Trait.LOCATION, Trait.HUNTING_GROUND, Trait.DERIVATIVE}),
        ("Powerbase: Savannah", {Trait.UNIQUE, Trait.LOCATION, Trait.ELYSIUM}),
        ("Esgrima", {Trait.UNIQUE}),
        ("Saulot's Guiding Wisdom", {Trait.UNIQUE, Trait.ARCHETYPE, Trait.TITLE}),
        ("Priority Contract", {Trait.UNIQUE, Trait.CONTRACT}),
        ("Dominate", {Trait.DISCIPLINE}),
        ("Agent of Power", {Trait.UNIQUE, Trait.DISCIPLINE}),
        ("Rötschreck", {Trait.FRENZY, Trait.OUT_OF_TURN}),
        ("Herald of Topheth", {Trait.DEMON, Trait.FLIGHT, Trait.INFERNAL}),
        ("Ossian", {Trait.UNIQUE, Trait.WEREWOLF, Trait.RED_LIST}),
        ("Rock Cat", {Trait.GARGOYLE}),
        # Stated in a sentence.
        ("Impundulu", {Trait.UNIQUE, Trait.DEMON, Trait.FLIGHT}),
        ("Absimiliard's Army", {Trait.GEHENNA}),
        ("Trophy: Hunting Ground", {Trait.LOCATION, Trait.HUNTING_GROUND, Trait.TROPHY}),
        # Stated for one effect, it applies to the card that this effect puts in play.
        ("Spirit Claws", {Trait.UNIQUE}),
        # The card names it, but does not have it.
        ("Red List", set()),
        ("Create Gargoyle", set()),
        ("Samuel Haight", {Trait.UNIQUE, Trait.WEREWOLF}),
        ("The Name Forgotten", set()),
        ("Nosferatu Bestial", {Trait.UNIQUE}),
    ],
)
def test_keywords_of_the_card_itself(cb, name, traits):
    assert set(cb[name].traits) == traits


def test_a_library_card_is_unique_only_if_it_says_so(cb):
    assert cb["KRCG News Radio"].unique
    assert not cb["Blood Doll"].unique
    assert not any(Trait.NON_UNIQUE in card.traits for card in cb.library)


def test_keyword_statements_are_only_keywords():
    def traits(text):
        return set(
            library_facts(name="Nothing", text=text, types=(Type.MASTER,), capacity="").traits
        )

    assert traits("Unique location.") == {Trait.UNIQUE, Trait.LOCATION}
    assert traits("Burn a unique location.") == set()
    assert traits("Weapon, gun.") == {Trait.WEAPON, Trait.GUN}
    assert traits("Weapons.") == set()
    assert traits("Unique ghoul with 2 life. 1 strength, 0 bleed.") == {Trait.UNIQUE, Trait.GHOUL}


@pytest.mark.parametrize(
    ("name", "life"),
    [
        ("Rotting Behemoth", 6),
        ("War Ghoul", 5),
        ("Gargoyle Slave", 3),
        ("Camarilla Vitae Slave", 1),
        # The printed value counts, not increases at superior or by counters.
        ("Raven Spy", 1),
        ("Corrupt Construction", 1),
        # The card becomes an ally but is not an ally.
        ("Jake Washington", None),
        ("Govern the Unaligned", None),
    ],
)
def test_life(cb, name, life):
    assert cb[name].life == life


def test_every_ally_and_retainer_has_life_and_nothing_else_has(cb):
    living = {Type.ALLY, Type.RETAINER}
    for card in cb.library:
        assert (card.life is not None) == bool(living.intersection(card.types)), card


def test_trifles_are_recognised(cb):
    trifles = {card.name for card in cb.library if card.trifle}
    assert {"Wash", "Villein", "Esgrima", "Blood Buff", "Life in the City"} <= trifles
    assert "Blood Doll" not in trifles
    assert all(Type.MASTER in cb[name].types for name in trifles)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("Dominate", 1),
        ("Blooding by the Code", 1),
        ("Barrenness", -2),
        # The column also holds capacities and clans.
        ("The Embrace", 0),
        ("Praxis Seizure: Athens", 0),
        ("Blood Doll", 0),
    ],
)
def test_capacity_change(cb, name, change):
    assert cb[name].capacity_change == change


@pytest.mark.parametrize(
    ("name", "city"),
    [
        ("Praxis Seizure: Athens", "Athens"),
        ("Praxis Seizure: Istanbul", "Istanbul"),
        ("Praxis Seizure: Washington, D.C.", "Washington, D.C."),
        ("Crusade: Mexico City", "Mexico City"),
        ("Fee Stake: Corte", "Corte"),
        # A city title, but of no particular city.
        ("Blood Siege", ""),
        ("Anarch Secession", ""),
        ("The Louvre, Paris", ""),
    ],
)
def test_the_city_that_a_title_card_is_for(cb, name, city):
    assert cb[name].city == city
