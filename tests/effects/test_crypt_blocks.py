"""Vampires that block better, worse or never, and vampires that are hard to block."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.state.decisions import PASS

KRC = "Kine Resources Contested"
WEREWOLF = "Renegade Garou"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def clan(name):
    return {"clan": name}


def sect(name):
    return {"sect": name}


def opened(play):
    """Let someone be able to block, so that an action does not end immediately."""
    play.vampire("Ben", clan="Caitiff", sect=Sect.LAIBON)


# Intercept and blocks

INTERCEPT = [
    ("Bret Stryker", {"title": Title.PRIMOGEN}, -1),
    ("Richard Tauber, Ayelea's Puppet", clan("Lasombra"), -1),
    ("Richard Tauber, Ayelea's Puppet", clan("Tzimisce"), -1),
    ("Tura Vaughn", clan("Brujah"), 1),
    ("Selma the Repugnant", clan("Nosferatu"), 1),
    ("Boss Callihan (ADV)", sect(Sect.SABBAT), -1),
    ("Chandler Hungerford", clan("Gangrel"), 1),
    ("Delilah Monroe", {"capacity": 5}, -1),
    ("Hugo", clan("Lasombra"), -1),
    ("Hugo", clan("Tzimisce"), -1),
    ("Adri, The Seeker", clan("Ministry"), 1),
    ("Jubal", clan("Ministry"), 1),
    ("Teresita, The Godmother", sect(Sect.CAMARILLA), 1),
    ("Vaclav Petalengro", clan("Gangrel"), 1),
]


@pytest.mark.parametrize(("name", "facts", "n"), INTERCEPT)
def test_intercept_against_such_vampires(play, name, facts, n):
    card = play.ready("Ben", name)
    play.bleeds(play.vampire("Ada", **facts))
    assert play.intercept(card) == n


@pytest.mark.parametrize(("name", "facts", "n"), INTERCEPT)
def test_no_intercept_against_others(play, name, facts, n):
    card = play.ready("Ben", name)
    play.bleeds(play.vampire("Ada", clan="Samedi", sect=Sect.LAIBON, capacity=2))
    assert play.intercept(card) == 0


HARD_TO_BLOCK = [
    ("Rutor", clan("Tzimisce"), clan("Ravnos"), -1),
    ("Lucita", {"sect": Sect.SABBAT, "capacity": 7}, {"sect": Sect.SABBAT, "capacity": 8}, -1),
    ("Lucita", {"sect": Sect.SABBAT, "capacity": 7}, {"sect": Sect.ANARCH, "capacity": 7}, -1),
    ("Aimery Methuin", {"capacity": 6}, {"capacity": 7}, -1),
    ("Nik", clan("Brujah"), clan("Ravnos"), 1),
    ("Dirk", {"title": Title.PRIMOGEN}, {}, 1),
    ("Leon", clan("Gangrel antitribu"), clan("Gangrel"), -1),
    ("Miranda Sanova", clan("Brujah"), clan("Brujah antitribu"), -1),
]


@pytest.mark.parametrize(("name", "these", "others", "n"), HARD_TO_BLOCK)
def test_only_such_vampires_get_intercept(play, name, these, others, n):
    one, other = play.vampire("Ben", **these), play.vampire("Ben", **others)
    play.bleeds(play.ready("Ada", name))
    assert (play.intercept(one), play.intercept(other)) == (n, 0)


@pytest.mark.parametrize(("name", "these", "others", "n"), HARD_TO_BLOCK)
def test_no_intercept_of_such_vampires_in_other_actions(play, name, these, others, n):
    one = play.vampire("Ben", **these)
    play.ready("Ada", name)
    play.bleeds(play.vampire("Ada"))
    assert play.intercept(one) == 0


@pytest.mark.parametrize(
    ("name", "these", "others"),
    [
        ("Aisling Sturbridge", {"clan": "Tremere", "capacity": 4}, {"clan": "Tremere"}),
        (
            "Aisling Sturbridge",
            {"clan": "Tremere", "capacity": 4},
            {"clan": "Brujah", "capacity": 4},
        ),
        ("Sha-Ennu", {"capacity": 3}, {"capacity": 4}),
        ("Lord Fianna", None, {"capacity": 3}),
        ("Antoinette Dubois", clan("Toreador"), clan("Daughter of Cacophony")),
        ("Antoinette Dubois", clan("Toreador antitribu"), clan("Brujah")),
    ],
)
def test_such_minions_cannot_block(play, name, these, others):
    one = play.ready("Ben", PLAIN_ALLY) if these is None else play.vampire("Ben", **these)
    other = play.vampire("Ben", **others)
    play.bleeds(play.ready("Ada", name))
    while not play.offered(BLOCK):
        play.choose(PASS)
    assert not play.offered(BLOCK, minion=one)
    assert play.offered(BLOCK, minion=other)


def test_antoinette_dubois__toreador_can_block_others(play):
    toreador = [play.vampire("Ben", clan=name) for name in ("Toreador", "Toreador antitribu")]
    play.ready("Ada", "Antoinette Dubois")
    play.bleeds(play.vampire("Ada"))
    while not play.offered(BLOCK):
        play.choose(PASS)
    assert all(play.offered(BLOCK, minion=one) for one in toreador)


@pytest.mark.parametrize(
    ("name", "facts", "can"),
    [
        ("Navar McClaren", {"capacity": 2}, False),
        ("Navar McClaren", {"capacity": 1}, True),
        ("Sajid al Misbah", {"capacity": 5}, False),
        ("Sajid al Misbah", {"capacity": 4}, True),
        ("Caroline Bishops", sect(Sect.ANARCH), False),
        ("Caroline Bishops", sect(Sect.CAMARILLA), True),
        ("Ryszard", {"title": Title.PRIMOGEN}, False),
        ("Ryszard", {}, True),
    ],
)
def test_cannot_block_such_vampires_but_can_block_others(play, name, facts, can):
    card = play.ready("Ben", name)
    play.vampire("Ben")
    play.bleeds(play.vampire("Ada", **facts))
    while not play.offered(BLOCK):
        play.choose(PASS)
    assert play.offered(BLOCK, minion=card) is can


TOLL = [
    ("Hafsa, The Watcher", {"sect": Sect.CAMARILLA}, {"sect": Sect.ANARCH}),
    ("Dr. Julius Sutphen", {"capacity": 4}, {"capacity": 5}),
]


def test_jurgen_the_libertine__allies_burn_life_to_block(play):
    ally = play.ready("Ben", "Renegade Garou")
    life = play[ally].blood
    play.bleeds(play.ready("Ada", "Jürgen, The Libertine")).blocks(ally)
    assert play[ally].blood == life - 1


def test_jurgen_the_libertine__no_vampire_without_blood_can_block(play):
    empty, one = play.vampire("Ben", blood=0), play.vampire("Ben", blood=2)
    play.bleeds(play.ready("Ada", "Jürgen, The Libertine"))
    while not play.offered(BLOCK):
        play.choose(PASS)
    assert not play.offered(BLOCK, minion=empty)
    play.blocks(one)
    assert play[one].blood == 1


@pytest.mark.parametrize(("name", "these", "others"), TOLL)
def test_such_vampires_burn_blood_to_block(play, name, these, others):
    one = play.vampire("Ben", **these)
    play.bleeds(play.ready("Ada", name)).blocks(one)
    assert play[one].blood == play[one].capacity - 1


@pytest.mark.parametrize(("name", "these", "others"), TOLL)
def test_others_burn_no_blood_and_none_can_block_without_it(play, name, these, others):
    empty, other = play.vampire("Ben", blood=0, **these), play.vampire("Ben", **others)
    play.bleeds(play.ready("Ada", name))
    while not play.offered(BLOCK):
        play.choose(PASS)
    assert not play.offered(BLOCK, minion=empty)
    play.blocks(other)
    assert play[other].blood == play[other].capacity
