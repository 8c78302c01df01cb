"""Master locations and archetypes that move blood, end combat, reduce costs or feed vampires."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from referendums import PRINCE, calls, poll

from cardbase.terms import Sect, Title
from vtes_deck.effects.library.master.heidelberg_castle import MOVE_BLOOD, MOVE_CARD, WITH
from vtes_deck.engine.cards.cost_reductions import REDUCE
from vtes_deck.engine.purposes import purposes
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status import torpor

CASTLE, SHIP, LINE = "Heidelberg Castle, Germany", "From a Sinking Ship", "The Line"
ARBORETUM = "Elysium: The Arboretum"
SABBAT = {"sect": Sect.SABBAT}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def castle(play, **facts):
    """Ada's castle, and two vampires of hers in her master phase."""
    play.in_play("Ada", CASTLE)
    play.hand("Ada", "Ascendance")
    return play.vampire("Ada", **facts), play.vampire("Ada", **facts)


def test_heidelberg_castle_germany__blood_once_and_a_card_each(play):
    one, other = castle(play, blood=3)
    sword = play.on(one, "Kevlar Vest")
    play.acts("Ada", Phase.MASTER).uses(CASTLE, target=one)
    play.choose(WITH, target=other)
    play.choose(MOVE_BLOOD, minion=one, target=other, n=2)
    assert (play[one].blood, play[other].blood) == (5, 1)
    assert not play.offered(MOVE_BLOOD)
    play.choose(MOVE_CARD, minion=other, target=sword)
    assert play[sword].host == other
    assert not play.offered(MOVE_CARD)
    play.choose(PASS)
    assert play[CASTLE].locked


def test_heidelberg_castle_germany__names_the_giver_and_the_receiver(play):
    one, other = castle(play, blood=3)
    play.acts("Ada", Phase.MASTER).uses(CASTLE, target=one).choose(WITH, target=other)
    moves = [option for option in play.decision.options if option.verb is MOVE_BLOOD]
    assert len(moves) == 3 + 3
    for option in moves:
        found = {does.card: does.n for does in purposes(play.table, 0, option).does}
        assert found == {option.minion: option.n, option.target: -option.n}


def test_heidelberg_castle_germany__excess_blood_drains(play):
    one, other = castle(play, capacity=4, blood=3)
    play.acts("Ada", Phase.MASTER).uses(CASTLE, target=one).choose(WITH, target=other)
    play.choose(MOVE_BLOOD, minion=one, target=other, n=3)
    assert (play[one].blood, play[other].blood) == (4, 0)


def test_heidelberg_castle_germany__not_during_an_action_or_with_one_vampire(play):
    one, other = castle(play)
    play.hand("Ada", "Conditioning")
    play[one].disciplines["dom"] = 1
    play.bleeds(one)
    assert play.can("Conditioning")
    assert not play.can(CASTLE)
    play.finish()
    torpor.send(play.table, play[other])
    play.acts("Ada", Phase.MASTER)
    assert not play.can(CASTLE)


def test_heidelberg_castle_germany__not_for_the_minions_of_others(play):
    one, _ = castle(play)
    ben = play.vampire("Ben")
    play.acts("Ada", Phase.MASTER).uses(CASTLE, target=one)
    assert not play.offered(WITH, target=ben)


def test_from_a_sinking_ship__a_minion_of_a_poor_methuselah(play):
    ben = play.vampire("Ben", capacity=6)
    play.pool("Ben", 3)
    play.hand("Ada", SHIP, SHIP)
    play.acts("Ada", Phase.MASTER).plays(SHIP, target=ben)
    assert play[ben].controller == 0


def test_from_a_sinking_ship__no_old_vampire_and_no_rich_methuselah(play):
    old, cleo = play.vampire("Ben", capacity=7), play.vampire("Cleo")
    ally = play.ready("Ben", PLAIN_ALLY)
    play.pool("Ben", 3)
    play.pool("Cleo", 4)
    play.hand("Ada", SHIP)
    play.acts("Ada", Phase.MASTER)
    assert play.can(SHIP, target=ally)
    assert not play.can(SHIP, target=old)
    assert not play.can(SHIP, target=cleo)


def test_from_a_sinking_ship__only_one_in_a_game(play):
    one, other = play.vampire("Ben"), play.vampire("Cleo")
    play.pool("Ben", 3)
    play.pool("Cleo", 3)
    play.hand("Ada", SHIP, SHIP)
    play.acts("Ada", Phase.MASTER).plays(SHIP, target=one)
    play.turn("Cleo", Phase.UNLOCK)
    play.acts("Ada", Phase.MASTER)
    assert play[one].controller == 0
    assert not play.can(SHIP, target=other)


def meets(play, **facts):
    """Ada's Camarilla vampire is blocked by one of Ben's, who has the Arboretum."""
    play.in_play("Ben", ARBORETUM)
    ada, ben = play.vampire("Ada", sect=Sect.CAMARILLA), play.vampire("Ben", **facts)
    return play.bleeds(ada).blocks(ben)


def test_elysium_the_arboretum__ends_the_combat_before_range(play):
    meets(play, sect=Sect.CAMARILLA).uses(ARBORETUM)
    play.finish()
    assert any("uses Elysium" in line for line in play.log_sentences())
    assert not any("strikes" in line for line in play.log_sentences())


def test_elysium_the_arboretum__not_with_a_sabbat_vampire(play):
    meets(play, **SABBAT)
    assert not play.can(ARBORETUM)


def test_elysium_the_arboretum__not_in_a_combat_of_others(play):
    play.in_play("Cleo", ARBORETUM)
    ada = play.vampire("Ada", sect=Sect.CAMARILLA)
    ben = play.vampire("Ben", sect=Sect.CAMARILLA)
    play.bleeds(ada).blocks(ben)
    assert not play.can(ARBORETUM)
    assert not play[ARBORETUM].locked


def test_the_line__a_blood_less_for_an_action_card(play):
    play.in_play("Ada", LINE)
    ada = play.vampire("Ada", "DOM", blood=1)
    play.hand("Ada", "Govern the Unaligned")
    play.uncontrolled("Ada", "Aaron Duggan, Cameron's Toady")
    play.acts("Ada").plays("Govern the Unaligned", "dom", seat="Ben")
    if play.offered(REDUCE):
        play.choose(REDUCE, LINE)
    play.finish()
    assert play[LINE].locked
    assert play[ada].blood == 1


def test_the_line__not_left_out_by_a_vampire_that_cannot_pay_alone(play):
    """By a ruling on such cards it must be locked as the action is announced."""
    play.in_play("Ada", LINE)
    ada = play.vampire("Ada", "DOM", blood=1)
    play.hand("Ada", "Slaughtering the Herd")
    dora = play.vampire("Dora")
    play.acts("Ada").plays("Slaughtering the Herd", "DOM", target=dora)
    assert not play.offered(PASS)
    play.choose(REDUCE, LINE)
    assert play[LINE].locked
    if play.action:
        play.finish()
    assert len(play[dora].attached) == 1
    assert play[ada].blood == 0


def test_the_line__not_for_a_modifier(play):
    play.in_play("Ada", LINE)
    number, paid = play.number(LINE), play.hand("Ada", "Freak Drive")[0]
    cards = play.table.cards
    assert cards[number].script.costs(play.table, number, cards[paid]) == (0, 0)


def archetype(play, name, **facts):
    """Ada's vampire with little blood and this archetype."""
    ada = play.vampire("Ada", blood=1, **facts)
    play.on(ada, name)
    return ada


def test_capitalist__a_blood_for_a_successful_bleed(play):
    ada = archetype(play, "Capitalist", **SABBAT)
    play.bleeds(ada).finish()
    assert play[ada].blood == 2


def test_capitalist__not_for_a_bleed_of_another_than_the_prey_or_if_reduced(play):
    ada = archetype(play, "Capitalist", **SABBAT)
    play.in_play("Ben", "Dummy Corporation")
    play.bleeds(ada).uses("Dummy Corporation").finish()
    assert play[ada].blood == 1


def test_guru__a_blood_for_a_referendum_that_passes(play):
    play.hand("Ada", "Ascendance")
    ada = calls(play, "Kine Resources Contested", blood=1, **PRINCE)
    play.on(ada, "Guru")
    while play.decision.kind == "terms":
        play.game.apply(play.options[0])
    poll(play)
    play.finish()
    assert play[ada].blood == 2


def blocks_as_rebel(play, **facts):
    """Ben's rebel blocks a vampire of Ada's."""
    ben = play.vampire("Ben", blood=1)
    play.on(ben, "Rebel")
    ada = play.vampire("Ada", **facts)
    play.bleeds(ada).blocks(ben)
    return ben


def test_rebel__a_blood_for_blocking_a_titled_vampire(play):
    ben = blocks_as_rebel(play, **PRINCE)
    assert play[ben].blood == 2


def test_rebel__not_for_blocking_another(play):
    ben = blocks_as_rebel(play)
    assert play[ben].blood == 1


def test_rebel__only_once_each_turn(play):
    again = play.vampire("Ada", title=Title.PRIMOGEN)
    ben = blocks_as_rebel(play, **PRINCE)
    play.finish()
    lost = play[ben].blood
    play[ben].locked = False
    play.bleeds(again).blocks(ben)
    assert play[ben].blood == lost
