"""Masters that cancel events, search crypts, call referendums and feed after actions."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from referendums import PRINCE, calls, poll

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.crypt_search import FIND
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.turn.discard import PLAY_EVENT

NOT_TO_BE, WARSAW, ZURICH = "Not to Be", "Warsaw Station", "Powerbase: Zürich"
BASE, CRYPT, WALL = (
    "Black Forest Base",
    "Cappadocian Crypt",
    "Wall Street Night, Financial Newspaper",
)
APPLES = "Cave of Apples"
YOUNG, OLD = "Aaron Duggan, Cameron's Toady", "Alexandra"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_not_to_be__cancels_an_event_and_gives_an_action_for_another(play):
    event, *_ = play.hand("Ada", "Thirst")
    play.hand("Ben", NOT_TO_BE)
    play.acts("Ada", Phase.DISCARD).choose(PLAY_EVENT, "Thirst")
    play.until("Ben", NOT_TO_BE).plays(NOT_TO_BE)
    assert play.zone(event) is Zone.ASH_HEAP
    assert play.zone(NOT_TO_BE) is Zone.IN_PLAY
    play.hand("Ben", "Ascendance", "Ascendance")
    play.acts("Ben", Phase.MASTER)
    assert play.seat("Ben").master_actions == 1, "2, and 1 for the out-of-turn master"
    play.turn("Ben", Phase.DISCARD)
    assert play.zone(NOT_TO_BE) is Zone.ASH_HEAP
    assert play.seat("Ben").discard_actions == 0


def test_not_to_be__no_other_card_is_cancelled(play):
    play.hand("Ada", "Ascendance")
    play.hand("Ben", NOT_TO_BE)
    play.acts("Ada", Phase.MASTER).plays("Ascendance")
    assert play.zone(NOT_TO_BE) is Zone.HAND
    assert play.pool_of("Ada") == 31


def announces(play, **facts):
    """Ada's vampire hunts while Ben has the station."""
    play.in_play("Ben", WARSAW)
    ada = play.vampire("Ada", blood=1, **facts)
    play.hunts(ada)
    return ada


def test_warsaw_station__the_acting_nosferatu_unlocks_afterwards(play):
    ada = announces(play, clan="Nosferatu")
    play.until("Ben", WARSAW).uses(WARSAW, words="Lock")
    assert play[WARSAW].locked
    while play.table.phase is Phase.MINION and play[ada].locked:
        play.choose(PASS)
    assert any("unlocks" in line for line in play.log_sentences())


def test_warsaw_station__not_for_others(play):
    announces(play, clan="Gangrel")
    assert not play.can(WARSAW)
    assert not play[WARSAW].locked


def test_warsaw_station__not_for_a_bleed(play):
    play.in_play("Ben", WARSAW)
    play.bleeds(play.vampire("Ada", clan="Nosferatu"))
    assert not play[WARSAW].locked


def test_warsaw_station__burned_even_if_locked_to_rescue(play, cb):
    name = next(one.unique_name for one in cb.crypt if one.clan == "Nosferatu")
    play.in_play("Ada", WARSAW)
    play.lock(WARSAW)
    sleeper = play.torpor("Ben", name)
    play.hand("Ada", "Ascendance")
    play.acts("Ada", Phase.MASTER)
    play.lock(WARSAW)
    play.uses(WARSAW, target=sleeper)
    assert play[sleeper].ready
    assert play.zone(WARSAW) is Zone.ASH_HEAP


def test_powerbase_zurich__blood_for_the_young_with_the_edge(play):
    play.in_play("Ada", ZURICH)
    ada = play.vampire("Ada", capacity=9)
    play.uncontrolled("Ada", YOUNG)
    play.edge("Ada")
    play.acts("Ada").uses(ZURICH, minion=ada, target=YOUNG).finish()
    assert play.counters(YOUNG) == 2
    assert play.table.edge == 0


def test_powerbase_zurich__not_without_the_edge_or_for_the_old(play):
    play.in_play("Ada", ZURICH)
    ada = play.vampire("Ada", capacity=2)
    play.uncontrolled("Ada", OLD)
    play.acts("Ada")
    assert not play.can(ZURICH, minion=ada)
    play.edge("Ada")
    play.again()
    assert not play.can(ZURICH, target=OLD)


def test_powerbase_zurich__a_block_burns_the_edge(play):
    play.in_play("Ada", ZURICH)
    ada, ben = play.vampire("Ada", capacity=9), play.vampire("Ben", "AUS")
    play.hand("Ben", "Eagle's Sight")
    play.uncontrolled("Ada", YOUNG)
    play.edge("Ada")
    play.in_play("Ben", "London Evening Star, Tabloid Newspaper")
    play.acts("Ada").uses(ZURICH, minion=ada, target=YOUNG).blocks(ben)
    play.until("Ben", "London Evening Star, Tabloid Newspaper")
    play.uses("London Evening Star, Tabloid Newspaper", target=ben)
    assert play.table.edge == -1


def test_powerbase_zurich__stolen_for_the_edge_by_others_only(play):
    card = play.in_play("Ada", ZURICH)
    play.edge("Ben")
    play.hand("Ben", "Ascendance")
    play.acts("Ben", Phase.MASTER).uses(ZURICH)
    assert (play[card].controller, play.table.edge) == (1, -1)
    play.edge("Ben")
    play.again()
    assert not play.can(ZURICH)


def test_black_forest_base__pool_for_the_caller(play):
    play.in_play("Ben", BASE)
    ada = play.vampire("Ada", sect=Sect.SABBAT, title=Title.ARCHBISHOP, city="Rome")
    play.acts("Ada").uses(BASE, minion=ada)
    poll(play)
    play.finish()
    assert play.pool_of("Ada") == 32


def test_black_forest_base__only_once_each_turn_and_only_for_the_sabbat(play):
    play.in_play("Ben", BASE)
    ada, other = (play.vampire("Ada", sect=Sect.SABBAT) for _ in range(2))
    camarilla = play.vampire("Ada", sect=Sect.CAMARILLA)
    play.acts("Ada")
    assert play.can(BASE, minion=other)
    assert not play.can(BASE, minion=camarilla)
    play.uses(BASE, minion=ada).finish()
    assert not play.can(BASE, minion=other)


def of_clan(cb, clan):
    """A vampire of a clan."""
    return next(one.unique_name for one in cb.crypt if one.clan == clan)


def searching(play, name, *crypt):
    """Ada plays a master with these cards in her crypt, the last on top."""
    play.vampire("Ada", clan="Hecata")
    play.vampire("Ada", clan="Kiasyd")
    play.crypt("Ada", *crypt)
    play.hand("Ada", name)
    return play.acts("Ada", Phase.MASTER)


def test_family_gathering__a_hecata_is_drawn_with_1_blood(play, cb):
    top = of_clan(cb, "Hecata")
    searching(play, "Family Gathering", OLD, top).plays("Family Gathering")
    assert play.counters(top) == 1


def test_family_gathering__another_vampire_is_not_drawn(play, cb):
    below = of_clan(cb, "Hecata")
    searching(play, "Family Gathering", below, OLD).plays("Family Gathering")
    assert play.zone(OLD) is Zone.CRYPT
    assert play.seat("Ada").crypt[0] == play.number(OLD)


def test_family_gathering__not_with_an_empty_crypt(play):
    assert not searching(play, "Family Gathering").can("Family Gathering")


def test_coroners_contact__a_samedi_with_1_blood(play, cb):
    samedi = of_clan(cb, "Samedi")
    searching(play, "Coroner's Contact", samedi, OLD).plays("Coroner's Contact")
    play.choose(FIND, target=samedi)
    assert play.counters(samedi) == 1


def test_coroners_contact__not_another_clan(play, cb):
    searching(play, "Coroner's Contact", of_clan(cb, "Samedi"), OLD).plays("Coroner's Contact")
    assert not play.offered(FIND, target=OLD)
    play.choose(PASS)
    assert play.zone(OLD) is Zone.CRYPT


def test_great_symposium__a_kiasyd_and_three_blood(play, cb):
    kiasyd = of_clan(cb, "Kiasyd")
    searching(play, "Great Symposium", kiasyd, OLD).plays("Great Symposium")
    play.choose(FIND, target=kiasyd)
    while play.decision.kind == "target":
        play.game.apply(play.options[0])
    assert play.counters(kiasyd) == 3


def test_great_symposium__only_one_in_a_game_even_if_nothing_is_found(play, cb):
    searching(play, "Great Symposium", of_clan(cb, "Kiasyd")).plays("Great Symposium")
    play.choose(PASS)
    play.hand("Ada", "Great Symposium", "Ascendance")
    play.acts("Ada", Phase.MASTER)
    assert not play.can("Great Symposium")


def after_action(play, card, **facts):
    """Ada's vampire acts with a card while she has the crypt; her Hecata lacks blood."""
    play.in_play("Ada", CRYPT)
    thirsty = play.vampire("Ada", clan="Hecata", blood=1)
    ada = play.vampire("Ada", "obl OBL DOM", **facts)
    play.hand("Ada", card)
    play.acts("Ada")
    return thirsty, ada


def test_cappadocian_crypt__not_after_another_action(play):
    _, ada = after_action(play, "Ascendance")
    play.bleeds(ada).finish()
    assert not play[CRYPT].locked
    assert not play.can(CRYPT)


def test_cappadocian_crypt__blood_after_an_action_that_requires_oblivion(play):
    thirsty, ada = after_action(play, "Shroud of Decay")
    play.plays("Shroud of Decay", "obl", minion=ada, seat="Ben")
    play.until("Ada", CRYPT).uses(CRYPT, target=thirsty)
    assert play[thirsty].blood == 2


def test_wall_street_night_financial_newspaper__a_counter_of_an_investment(play):
    play.in_play("Ada", WALL)
    ada, investment = play.vampire("Ada"), play.in_play("Ben", "Short-Term Investment")
    play.blood(investment, 2)
    play.acts("Ada").uses(WALL, minion=ada, target=investment)
    assert play[WALL].locked
    play.finish()
    assert (play[investment].blood, play.pool_of("Ada")) == (1, 31)


def test_wall_street_night_financial_newspaper__not_when_locked_or_for_others(play):
    play.in_play("Ada", WALL)
    play.vampire("Ada")
    play.in_play("Ben", "Short-Term Investment")
    play.acts("Ada")
    play.lock(WALL)
    play.again()
    assert not play.can(WALL)


def test_demonstration__a_vampire_does_not_vote(play):
    play.in_play("Ada", "Demonstration")
    ben = play.vampire("Ben", **PRINCE)
    calls(play, "Anarchist Uprising")
    play.until("Ada", "Demonstration").uses("Demonstration", target=ben)
    while play.decision and play.decision.kind in {"vote", "effect"}:
        assert all(one.minion != ben for one in play.options)
        play.choose(PASS)


def test_demonstration__not_when_locked(play):
    play.in_play("Ada", "Demonstration")
    play.vampire("Ben", **PRINCE)
    calls(play, "Anarchist Uprising")
    play.lock("Demonstration")
    play.again()
    assert not play.can("Demonstration")


def test_cave_of_apples__a_counter_then_control(play):
    play.in_play("Ada", APPLES)
    ada = play.vampire("Ada", clan="Ministry", capacity=5)
    ben = play.vampire("Ben", capacity=2)
    play[ben].set_mark("corruption 0", 1)
    play.acts("Ada").uses(APPLES, minion=ada, target=ben)
    while play.decision and play[ben].controller == 1:
        chosen = [one for one in play.options if one.target == ben]
        play.game.apply(chosen[0] if chosen else play.options[-1])
    assert play[ben].controller == 0


def test_cave_of_apples__not_on_an_older_vampire_or_by_others(play):
    play.in_play("Ada", APPLES)
    ada, other = play.vampire("Ada", clan="Ministry", capacity=5), play.vampire("Ada")
    ben, ally = play.vampire("Ben", capacity=5), play.ready("Ben", PLAIN_ALLY)
    play.acts("Ada")
    assert play.can(APPLES, minion=ada, target=ally)
    assert not play.can(APPLES, minion=ada, target=ben)
    assert not play.can(APPLES, minion=other)
