"""Political actions whose card stays in play, and the referendums that burn it."""

import pytest
from card_play import CardPlay
from referendums import poll

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.attachments import SEATS
from vtes_deck.effects.vocab.referendum_terms import CHOOSE_METHUSELAH, CHOOSE_MINION, NO_MORE
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.mechanics.stats import hand_size
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Activity, Phase, Zone
from vtes_deck.engine.status import torpor

PRINCE = {"title": Title.PRINCE, "city": "Paris", "sect": Sect.CAMARILLA}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def called(play, card, **facts):
    """Ada's vampire calls the referendum of a card; no one blocks."""
    ada = play.vampire("Ada", **facts)
    number = play.hand("Ada", card)[0]
    play.acts("Ada").choose(POLITICAL, card, minion=ada)
    while play.decision.kind == "block":
        play.choose(PASS)
    return ada, number


def to_burn(play, card, minion):
    """Ben's vampire calls the referendum that burns a card in play."""
    play.acts("Ben").plays(card, minion=minion)
    while play.decision.kind == "block":
        play.choose(PASS)


def test_archon__enters_combat_and_is_safe_from_blood_hunts(play):
    archon = play.vampire("Ada", sect=Sect.CAMARILLA)
    called(play, "Archon", **PRINCE)
    play.choose(CHOOSE_MINION, target=archon)
    poll(play)
    assert [play.table.cards[one].name for one in play[archon].attached] == ["Archon"]
    assert play.table.is_restricted(Activity.BE_HUNTED, archon)


def test_archon__vampires_burn_blood_to_try_to_block_even_without_any(play):
    archon = play.vampire("Ada", sect=Sect.CAMARILLA)
    play.on(archon, "Archon", "Ada")
    empty = play.vampire("Ben", blood=0)
    rich = play.vampire("Ben", blood=3)
    play.bleeds(archon)
    assert play.offered(BLOCK, minion=empty)
    play.choose(BLOCK, minion=rich)
    assert play[rich].blood == 2


def test_archon__is_burned_by_another_referendum(play):
    archon = play.vampire("Ada", sect=Sect.CAMARILLA)
    card = play.on(archon, "Archon", "Ada")
    ben = play.vampire("Ben", **PRINCE)
    to_burn(play, "Archon", ben)
    poll(play)
    assert play.zone(card) is Zone.ASH_HEAP


def test_archon__no_referendum_to_burn_it_by_another_sect(play):
    archon = play.vampire("Ada", sect=Sect.CAMARILLA)
    play.on(archon, "Archon", "Ada")
    ben = play.vampire("Ben", sect=Sect.SABBAT)
    play.acts("Ben")
    assert not play.can("Archon", minion=ben)


def test_year_of_fortune__a_larger_hand_for_the_chosen(play):
    called(play, "Year of Fortune")
    play.choose(CHOOSE_METHUSELAH, seat="Cleo").choose(NO_MORE)
    poll(play)
    sizes = [hand_size(play.table, seat.number) for seat in play.table.seats]
    assert sizes == [7, 7, 8, 7]


def test_year_of_fortune__not_for_one_whom_another_copy_names(play):
    called(play, "Year of Fortune")
    play.choose(CHOOSE_METHUSELAH, seat="Cleo").choose(NO_MORE)
    poll(play)
    called(play, "Year of Fortune")
    assert not play.offered(CHOOSE_METHUSELAH, seat="Cleo")
    assert play.offered(CHOOSE_METHUSELAH, seat="Ben")


def test_raising_the_portcullis__bleed_while_the_prey_has_a_vampire_in_torpor(play):
    ada, _ = called(play, "Raising the Portcullis", clan="Lasombra")
    poll(play)
    assert stats.bleed(play.table, play[ada]) == 1
    torpor.send(play.table, play[play.vampire("Ben")])
    assert stats.bleed(play.table, play[ada]) == 2


def test_raising_the_portcullis__only_one_for_each_methuselah(play):
    play.in_play("Ada", "Raising the Portcullis")
    play.vampire("Ada", clan="Lasombra")
    play.hand("Ada", "Raising the Portcullis")
    play.acts("Ada")
    assert not play.offered(POLITICAL)


def test_war_of_ages__the_prey_burns_pool_each_turn(play):
    play.in_play("Ada", "War of Ages")
    play.turn("Ben")
    play.uses("War of Ages")
    assert play.pool_of("Ben") == 29
    assert not play.can("War of Ages")


def test_war_of_ages__three_pool_more_after_the_prey_is_ousted(play):
    card = play.in_play("Ada", "War of Ages")
    ada = play.vampire("Ada", "DOM")
    play.pool("Ben", 1)
    play.bleeds(ada).finish()
    assert play.pool_of("Ada") == 39
    assert play.zone(card) is Zone.ASH_HEAP


def test_war_of_ages__not_burned_without_pool_for_the_referendum(play):
    play.in_play("Ada", "War of Ages")
    ben = play.vampire("Ben")
    play.acts("Ben")
    assert play.can("War of Ages", minion=ben)
    play.pool("Ben", 0)
    play.again()
    assert not play.can("War of Ages", minion=ben)


def test_firebrand__unlocks_a_younger_anarch_for_blood(play):
    ada, _ = called(play, "Firebrand", sect=Sect.ANARCH, capacity=6)
    poll(play)
    young = play.vampire("Cleo", sect=Sect.ANARCH, capacity=4, locked=True)
    play.acts("Ada").plays("Firebrand", target=young)
    assert not play[young].locked
    assert not play.can("Firebrand"), "once each turn"
    assert play[ada].blood == play[ada].capacity - 1


def test_firebrand__not_a_second_one(play):
    ada = play.vampire("Ada", sect=Sect.ANARCH)
    play.on(ada, "Firebrand", "Ada")
    play.hand("Ada", "Firebrand")
    play.acts("Ada")
    assert not play.offered(POLITICAL, "Firebrand", minion=ada)


def test_firebrand__is_burned_as_the_vampire_goes_to_torpor(play):
    ada = play.vampire("Ada", sect=Sect.ANARCH)
    card = play.on(ada, "Firebrand", "Ada")
    torpor.send(play.table, play[ada])
    assert play.zone(card) is Zone.ASH_HEAP


SEMSITH = "The Meddling of Semsith"


def meddles(play, **facts):
    """Ada's Semsith names Ben."""
    called(play, SEMSITH, **facts)
    assert not play.offered(CHOOSE_METHUSELAH, seat="Ada")
    play.choose(CHOOSE_METHUSELAH, seat="Ben")
    poll(play)
    return play.finish()


def test_the_meddling_of_semsith__no_cards_are_replaced_in_minion_phases(play):
    meddles(play)
    assert hand_size(play.table, 0) == 6
    play.library("Ben", *["Blood Doll"] * 20)
    play.seat("Ben").hand.clear()
    play.hand("Ben", *["Blood Doll"] * 6, "Computer Hacking")
    ben, _ = play.vampire("Ben"), play.vampire("Ben")
    play.acts("Ben").plays("Computer Hacking", minion=ben)
    play.finish()
    assert len(play.seat("Ben").hand) == 6
    assert hand_size(play.table, 1) == 6
    play.choose(PASS)
    assert len(play.seat("Ben").hand) == 7


def test_the_meddling_of_semsith__a_card_burned_for_a_vote_is_not_replaced_either(play):
    play.library("Ben", *["Blood Doll"] * 20)
    play.hand("Ben", *["Blood Doll"] * 6, "Kine Resources Contested")
    play.vampire("Ada")
    semsith = play.in_play("Ada", SEMSITH)
    play[semsith].set_mark(SEATS, 1 << 1)
    called(play, "Ancilla Empowerment")
    poll(play)
    play.finish()
    assert play.zone("Kine Resources Contested") is Zone.ASH_HEAP
    assert len(play.seat("Ben").hand) == 6


def test_the_meddling_of_semsith__not_after_it_was_burned(play):
    play.library("Ben", *["Blood Doll"] * 20)
    play.hand("Ben", *["Blood Doll"] * 6, "Computer Hacking")
    semsith = play.in_play("Ada", SEMSITH)
    play[semsith].set_mark(SEATS, 1 << 1)
    ben, _ = play.vampire("Ben"), play.vampire("Ben")
    play.acts("Ben").plays("Computer Hacking", minion=ben)
    play.finish()
    assert len(play.seat("Ben").hand) == 6
    zones.burn(play.table, semsith)
    play.again()
    assert hand_size(play.table, 1) == 7


def test_the_meddling_of_semsith__not_in_other_phases(play):
    play.library("Ben", *["Blood Doll"] * 20)
    play.hand("Ben", *["Blood Doll"] * 6, "Misdirection")
    semsith = play.in_play("Ada", SEMSITH)
    play[semsith].set_mark(SEATS, 1 << 1)
    vampire = play.vampire("Ben")
    play.turn("Ben", Phase.MASTER).plays("Blood Doll", target=vampire)
    assert len(play.seat("Ben").hand) == 7
