"""Referendums that affect certain vampires or Methuselahs."""

import pytest
from card_play import CardPlay
from referendums import poll

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.referendum_terms import CHOOSE_MINION, NO_MORE
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Activity, Zone

PRINCE = {"title": Title.PRINCE, "city": "Paris", "sect": Sect.CAMARILLA}
BARON = {"title": Title.BARON, "city": "Perth", "sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def called(play, card, **facts):
    """Ada's vampire calls the referendum of a card; no one blocks."""
    ada = play.vampire("Ada", **facts)
    play.hand("Ada", card)
    play.acts("Ada").choose(POLITICAL, card, minion=ada)
    while play.decision.kind == "block":
        play.choose(PASS)
    return ada


def test_justicar_retribution__burns_vampires_with_three_bleed(play):
    strong, weak = play.vampire("Ben", "PRE"), play.vampire("Ben")
    play.on(strong, "Heart of the City", "Ben")
    play.on(strong, "Laptop Computer", "Ben")
    play.on(strong, "Laptop Computer", "Ben")
    called(play, "Justicar Retribution", sect=Sect.CAMARILLA)
    poll(play)
    assert play.zone(weak) is Zone.IN_PLAY
    assert play.zone(strong) is Zone.ASH_HEAP


def test_justicar_retribution__no_vampire_with_two_bleed(play):
    one = play.vampire("Ben")
    play.on(one, "Laptop Computer", "Ben")
    called(play, "Justicar Retribution", sect=Sect.CAMARILLA)
    poll(play)
    assert play.zone(one) is Zone.IN_PLAY


def test_expulsion__two_minions_cannot_block_or_vote(play):
    one, two, three = (play.vampire("Ben") for _ in range(3))
    ada = called(play, "Expulsion", **PRINCE)
    other = play.vampire("Ada")
    play.choose(CHOOSE_MINION, target=one).choose(CHOOSE_MINION, target=two)
    poll(play)
    play.bleeds(other)
    assert not play.offered(BLOCK, minion=one)
    assert not play.offered(BLOCK, minion=two)
    assert play.offered(BLOCK, minion=three)
    assert play.table.is_restricted(Activity.VOTE, one)
    assert ada


def test_expulsion__not_the_same_minion_twice(play):
    one, two = play.vampire("Ben"), play.vampire("Ben")
    called(play, "Expulsion", **PRINCE)
    play.choose(CHOOSE_MINION, target=one)
    assert not play.offered(CHOOSE_MINION, target=one)
    play.choose(NO_MORE)
    poll(play)
    assert not play.table.is_restricted(Activity.BLOCK, two)


def test_patsy__the_edge_for_a_title_and_pool(play):
    play.edge("Ada")
    prince = play.vampire("Ben", **PRINCE)
    play.vampire("Ada", **BARON)
    called(play, "Patsy", title=Title.BARON, city="Rome", sect=Sect.ANARCH)
    play.choose(CHOOSE_MINION, target=prince)
    while play.decision.kind == "vote":
        mine = [one for one in play.options if "votes for" in one.verb.name and one.minion >= 0]
        play.game.apply(mine[0]) if mine else play.choose(PASS)
    assert play[prince].title is None
    assert play.pool_of("Ben") == 28
    assert play.table.edge == -1


def test_patsy__not_without_the_edge(play):
    play.vampire("Ben", **PRINCE)
    play.vampire("Ada", **BARON)
    play.hand("Ada", "Patsy")
    play.acts("Ada")
    assert not play.offered(POLITICAL)


def test_patsy__not_against_an_anarch(play):
    play.edge("Ada")
    play.vampire("Ben", title=Title.BARON, city="Rome", sect=Sect.ANARCH)
    play.vampire("Ada", **BARON)
    play.hand("Ada", "Patsy")
    play.acts("Ada")
    assert not play.offered(POLITICAL)


def test_transfer_of_power__a_pool_from_each_richer_methuselah(play):
    play.pool("Ada", 29)
    play.pool("Cleo", 29)
    called(play, "Transfer of Power")
    poll(play)
    assert [play.pool_of(name) for name in play.names] == [31, 29, 29, 29]


def test_transfer_of_power__nothing_from_a_methuselah_with_equal_pool(play):
    called(play, "Transfer of Power")
    poll(play)
    assert [play.pool_of(name) for name in play.names] == [30, 30, 30, 30]


def test_cardinal_benediction__a_cardinal_and_no_votes_of_other_sects(play):
    elder = play.vampire("Ben", sect=Sect.SABBAT, capacity=7)
    prince = play.vampire("Ben", **PRINCE)
    called(play, "Cardinal Benediction", sect=Sect.SABBAT)
    play.choose(CHOOSE_MINION, target=elder)
    assert play.table.is_restricted(Activity.VOTE, prince)
    poll(play)
    assert play[elder].title is Title.CARDINAL


def test_cardinal_benediction__not_for_a_younger_vampire(play):
    play.vampire("Ben", sect=Sect.SABBAT, capacity=6)
    play.vampire("Ada", sect=Sect.SABBAT, capacity=6)
    play.hand("Ada", "Cardinal Benediction")
    play.acts("Ada")
    assert not play.offered(POLITICAL)


KIN = "My Kin Against the World"


def test_my_kin_against_the_world__unlocks_the_caller_and_younger_clanmates(play):
    one = play.vampire("Ada", clan="Gangrel", capacity=4, locked=True)
    two = play.vampire("Ben", clan="Gangrel", capacity=3, locked=True)
    other = play.vampire("Ada", clan="Brujah", capacity=3, locked=True)
    old = play.vampire("Ada", clan="Gangrel", capacity=5, locked=True)
    ada = called(play, KIN, clan="Gangrel", capacity=5)
    assert not play.offered(CHOOSE_MINION, target=other)
    assert not play.offered(CHOOSE_MINION, target=old)
    play.choose(CHOOSE_MINION, target=one)
    assert not play.offered(CHOOSE_MINION, target=one)
    play.choose(CHOOSE_MINION, target=two)
    poll(play)
    assert [play[card].locked for card in (ada, one, two, other)] == [False, False, False, True]


def test_my_kin_against_the_world__costs_1_blood_for_each_and_at_most_the_available_blood(play):
    """PLY-09: X blood, also if the referendum fails."""
    one, two, three = (play.vampire("Ada", clan="Gangrel", capacity=3) for _ in range(3))
    ada = called(play, KIN, clan="Gangrel", capacity=5, blood=2)
    play.choose(CHOOSE_MINION, target=one).choose(CHOOSE_MINION, target=two)
    assert play[ada].blood == 0
    assert not play.offered(CHOOSE_MINION, target=three)


def test_my_kin_against_the_world__a_laibon_chooses_any_younger_laibon(play):
    one = play.vampire("Ada", clan="Osebo", sect=Sect.LAIBON, capacity=4, locked=True)
    stranger = play.vampire("Ada", clan="Osebo", sect=Sect.SABBAT, capacity=4, locked=True)
    called(play, KIN, clan="Guruhi", sect=Sect.LAIBON)
    assert not play.offered(CHOOSE_MINION, target=stranger)
    play.choose(CHOOSE_MINION, target=one)
    poll(play)
    assert not play[one].locked


def test_my_kin_against_the_world__only_once_each_turn(play):
    other = play.vampire("Ada", clan="Brujah", title=Title.PRINCE, city="Paris")
    ada = called(play, KIN, clan="Gangrel")
    play.choose(NO_MORE)
    poll(play)
    play.finish()
    assert not play[ada].locked
    play.hand("Ada", KIN)
    play.again()
    assert not play.offered(POLITICAL, minion=other)


def test_my_kin_against_the_world__not_called_if_it_was_blocked(play):
    ben = play.vampire("Ben")
    play.on(ben, "Sport Bike", "Ben")
    other = play.vampire("Ada")
    play.hand("Ada", KIN)
    ada = play.vampire("Ada", clan="Gangrel")
    play.acts("Ada").choose(POLITICAL, KIN, minion=ada)
    play.blocks(ben).finish()
    play.hand("Ada", KIN)
    play.again()
    assert play.offered(POLITICAL, minion=other)
