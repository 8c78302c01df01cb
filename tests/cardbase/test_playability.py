"""Playability, requirement by requirement, with invented cards."""

import pytest

from cardbase.model import CryptCard, LibraryCard, Requirement
from cardbase.playability import can_play
from cardbase.terms import Sect, Title, Trait, Type


def vampire(**facts):
    return CryptCard(
        **{
            "id": 1,
            "name": "V",
            "unique_name": "V",
            "types": (Type.VAMPIRE,),
            "text": "",
            "clan": "Brujah",
            "group": 1,
            "capacity": 6,
            "sect": Sect.CAMARILLA,
            "disciplines": ("dom", "POT"),
        }
        | facts
    )


def card(*types, **asked):
    return LibraryCard(
        id=2,
        name="L",
        unique_name="L",
        types=types or (Type.ACTION,),
        text="",
        requirement=Requirement(**asked),
    )


@pytest.mark.parametrize(
    ("minion", "asked", "answer"),
    [
        ({}, {}, True),
        ({}, {"disciplines": ("dom",)}, True),
        ({}, {"disciplines": ("pot",)}, True),
        ({}, {"disciplines": ("obf",)}, False),
        ({}, {"disciplines": ("obf", "dom")}, True),
        ({}, {"disciplines": ("obf", "dom"), "combo": True}, False),
        ({}, {"disciplines": ("pot", "dom"), "combo": True}, True),
        ({}, {"disciplines": ("fli",)}, False),
        ({"traits": (Trait.FLIGHT,)}, {"disciplines": ("fli",)}, True),
        ({}, {"clans": ("Brujah",)}, True),
        ({}, {"clans": ("Tremere", "Brujah")}, True),
        ({}, {"clans": ("Tremere",)}, False),
        ({"path": "Caine"}, {"paths": ("Caine",)}, True),
        ({}, {"paths": ("Caine",)}, False),
        ({}, {"sects": (Sect.CAMARILLA,)}, True),
        ({}, {"sects": (Sect.SABBAT,)}, False),
        ({}, {"not_sects": (Sect.CAMARILLA,)}, False),
        ({}, {"not_sects": (Sect.SABBAT,)}, True),
        ({"title": Title.PRINCE}, {"titles": (Title.PRINCE, Title.JUSTICAR)}, True),
        ({"title": Title.BARON}, {"titles": (Title.PRINCE,)}, False),
        ({}, {"titles": (Title.PRINCE,)}, False),
        ({"title": Title.BARON}, {"titled": True}, True),
        ({}, {"titled": True}, False),
        ({"title": Title.BISHOP}, {"titled": True, "sects": (Sect.SABBAT,)}, False),
        ({"title": Title.BARON}, {"untitled": True}, False),
        ({}, {"untitled": True}, True),
        ({}, {"min_capacity": 6}, True),
        ({}, {"min_capacity": 7}, False),
        ({}, {"max_capacity": 6}, True),
        ({}, {"max_capacity": 5}, False),
        ({}, {"types": (Type.VAMPIRE,)}, True),
        ({}, {"types": (Type.IMBUED,)}, False),
        ({"traits": (Trait.BLACK_HAND,)}, {"traits": (Trait.BLACK_HAND,)}, True),
        ({}, {"traits": (Trait.BLACK_HAND,)}, False),
        ({"traits": (Trait.STERILE,)}, {"not_traits": (Trait.STERILE,)}, False),
        ({}, {"not_traits": (Trait.STERILE,)}, True),
        ({}, {"clans": ("Brujah",), "min_capacity": 9}, False),
    ],
)
def test_every_field_of_a_requirement_must_be_met(minion, asked, answer):
    assert can_play(vampire(**minion), card(**asked)) is answer


def test_powers_and_convictions_are_for_the_imbued():
    imbued = vampire(types=(Type.IMBUED,), sect=None, clan="Judge", disciplines=("jud",))
    for kind in (Type.POWER, Type.CONVICTION):
        assert can_play(imbued, card(kind, disciplines=("jud",)))
        assert not can_play(imbued, card(kind, disciplines=("ven",)))
        assert can_play(imbued, card(kind))
        assert not can_play(vampire(), card(kind))


def test_archive_confirms_playability(cb):
    """Hardly any winning deck has a Discipline card that no one in its crypt can play."""
    useless = total = 0
    for deck in cb.archive.decks[:150]:
        cards = [cb.get(entry.id) for entry in deck.cards]
        crypt = [c for c in cards if isinstance(c, CryptCard)]
        for library in cards:
            if isinstance(library, LibraryCard) and library.requirement.disciplines:
                total += 1
                useless += not any(can_play(minion, library) for minion in crypt)
    assert total > 1000
    assert useless < total / 20
