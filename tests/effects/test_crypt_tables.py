"""Vampires that share a sentence: the benefit of each, and its conditions."""

import pytest
from card_play import CardPlay
from vampire_texts import to_decision

from cardbase.terms import Bonus, Sect, Title
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.status.torpor import send

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


# Votes, bleed and hand size by what is in play


def votes(play, card):
    return stats.bonus_of(play.table, Bonus.VOTES, play[card])


def bleed(play, card):
    return stats.bonus_of(play.table, Bonus.BLEED, play[card])


def test_gerald_windham__a_vote_for_each_titled_vampire_of_others(play):
    card = play.ready("Ada", "Gerald Windham")
    play.vampire("Ada", title=Title.PRIMOGEN)
    assert votes(play, card) == 0
    play.vampire("Ben", title=Title.PRIMOGEN)
    prince = play.vampire("Cleo", title=Title.PRIMOGEN)
    play.vampire("Cleo")
    assert votes(play, card) == 2
    send(play.table, play[prince])
    assert votes(play, card) == 1


def test_gerald_windham__not_with_a_title(play):
    card = play.ready("Ada", "Gerald Windham")
    play.vampire("Ben", title=Title.PRIMOGEN)
    play[card].title = Title.PRIMOGEN
    assert votes(play, card) == 0


@pytest.mark.parametrize(
    ("owner", "facts", "n"),
    [
        ("Ben", {"sect": Sect.SABBAT}, 1),
        ("Ben", {"sect": Sect.CAMARILLA}, 0),
        ("Cleo", {"sect": Sect.SABBAT}, 0),
    ],
)
def test_molly_macdonald__vote_and_bleed_by_her_prey_only(play, owner, facts, n):
    card = play.ready("Ada", "Molly MacDonald")
    play.vampire(owner, **facts)
    assert (votes(play, card), bleed(play, card)) == (n, n)


@pytest.mark.parametrize(
    ("owner", "title", "n"),
    [("Ada", Title.CARDINAL, 1), ("Ada", Title.PRISCUS, 0), ("Ben", Title.CARDINAL, 0)],
)
def test_damian__bleed_only_with_a_cardinal_of_his_controller(play, owner, title, n):
    card = play.ready("Ada", "Damian")
    play.vampire(owner, title=title, sect=Sect.SABBAT)
    assert bleed(play, card) == n


@pytest.mark.parametrize(
    ("facts", "n"),
    [({"sect": Sect.CAMARILLA}, 0), ({"sect": Sect.SABBAT}, -2)],
)
def test_fabrizia_contreraz__fewer_votes_only_without_camarilla_of_her_prey(play, facts, n):
    card = play.ready("Ada", "Fabrizia Contreraz")
    play.vampire("Ben", **facts)
    play.vampire("Cleo")
    assert votes(play, card) == n


@pytest.mark.parametrize("name", ["Carmelita Neillson", "Nangila Were"])
def test_a_card_more_in_hand_while_ready_not_in_torpor(play, name):
    card = play.ready("Ada", name)
    assert stats.hand_size(play.table, 0) == 8
    assert stats.hand_size(play.table, 1) == 7
    play[card].region = Region.TORPOR
    assert stats.hand_size(play.table, 0) == 7


# Actions to enter combat

ATTACKS = [
    ("Nangila Were", {}, {"region": Region.TORPOR}, "Dora"),
    (
        "Fergus Alexander",
        {"sect": Sect.SABBAT, "locked": True},
        {"sect": Sect.SABBAT},
        "Cleo",
    ),
    ("Fergus Alexander", {"sect": Sect.SABBAT, "locked": True}, {"locked": True}, "Ben"),
    ("Glycon", {"locked": True}, {}, "Cleo"),
    ("Redbone McCray", {"capacity": 5}, {"capacity": 6}, "Ben"),
    ("Redbone McCray", {"capacity": 5}, {"capacity": 5, "sect": Sect.ANARCH}, "Ben"),
    ("Anka, Priestess of Thorns", clan("Lasombra"), clan("Ravnos"), "Ben"),
    ("Gustaphe Brunnelle", {}, {"region": Region.TORPOR}, "Dora"),
    ("Adonai", {}, {"sect": Sect.LAIBON}, "Cleo"),
    ("Theo Bell (G2)", {}, {"region": Region.TORPOR}, "Dora"),
]


@pytest.mark.parametrize(("name", "these", "others", "owner"), ATTACKS)
def test_attacks_only_such_minions(play, name, these, others, owner):
    card = play.ready("Ada", name)
    one, other, own = (
        play.vampire(owner, **these),
        play.vampire(owner, **others),
        play.vampire("Ada", **these),
    )
    play.acts("Ada")
    assert play.can(name, target=one)
    assert not play.can(name, target=other)
    assert not play.can(name, target=own)
    play.plays(name, target=one)
    assert play.action.seats == (play.names.index(owner),)
    while play.action and not play.table.current(Combat):
        play.choose(PASS)
    assert play.table.current(Combat).holds(card)


def test_gustaphe_brunnelle__only_against_predator_and_prey(play):
    play.ready("Ada", "Gustaphe Brunnelle")
    far = play.vampire("Cleo")
    play.acts("Ada")
    assert not play.can("Gustaphe Brunnelle", target=far)


def test_fergus_alexander__no_combat_if_the_target_unlocks(play):
    """The action is successful but has no effect."""
    card, one = (
        play.ready("Ada", "Fergus Alexander"),
        play.vampire("Ben", sect=Sect.SABBAT, locked=True),
    )
    opened(play)
    play.acts("Ada").plays("Fergus Alexander", target=one)
    play[one].locked = False
    action = play.action
    play.finish()
    assert play[card].blood == play[card].capacity
    assert not play.combats()
    assert action.successful


@pytest.mark.parametrize(("name", "can"), [("Gangrel antitribu", True), ("Gangrel", False)])
def test_huang_blood_cultist__only_gangrel_antitribu_attack_him(play, name, can):
    huang, ada = play.ready("Ben", "Huang, Blood Cultist"), play.vampire("Ada", clan=name)
    play.acts("Ada")
    assert play.can("Huang, Blood Cultist", minion=ada) is can
    if can:
        play.plays("Huang, Blood Cultist", minion=ada)
        assert play.action.seats == (1,)
        while play.action and not play.table.current(Combat):
            play.choose(PASS)
        assert play.table.current(Combat).holds(huang)


# Maneuvers, presses, strikes


@pytest.mark.parametrize("name", ["Federico di Padua", "Antón de Concepción"])
def test_a_maneuver_in_the_first_round_only(play, name):
    card, ben = play.ready("Ada", name), play.vampire("Ben", capacity=9)
    play.bleeds(card).blocks(ben)
    assert to_decision(play, "range")
    assert play.offered(USE, card)
    play.table.current(Combat).number = 2
    play.again()
    assert not play.offered(USE, card)


def test_aidan_lyle__presses_once_in_a_combat(play):
    card, ben = play.ready("Ada", "Aidan Lyle"), play.vampire("Ben", capacity=9)
    play.bleeds(card).blocks(ben)
    assert to_decision(play, "press")
    play.choose(PRESS_ON, card)
    assert play.table.current(Combat).number == 2
    assert not to_decision(play, "press")


def test_lord_leopold_valdemar__steals_two_blood_at_long_range(play):
    card, ben = play.ready("Ada", "Lord Leopold Valdemar", 3), play.vampire("Ben")
    play.bleeds(card).blocks(ben)
    assert to_decision(play, "strike")
    play.choose(USE, card).choose(HANDS, minion=ben)
    assert play[ben].blood == 3
