"""Locations and permanents that are locked or paid for an effect."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.option_wording import option_sentence
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import DecisionKind
from vtes_deck.engine.state.table import Phase, Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def polling(play, name="Ada"):
    """Bring a political action of a Methuselah to the votes."""
    caller = play.vampire(name)
    play.hand(name, "Autarkis Persecution")
    play.acts(name).choose(POLITICAL, minion=caller)
    for _ in range(20):
        if play.decision.kind is DecisionKind.VOTE and play.asked == "Ada":
            return play
        play.game.apply(play.decision.options[-1])
    raise AssertionError("nobody votes")


def votes(play):
    """The number of votes that Ada can cast with a card."""
    said = [option_sentence(play.table, one) for one in play.decision.options]
    return [one for one in said if "3 votes" in one]


def test_ventrue_headquarters__three_votes_in_the_referendum_of_another(play):
    play.in_play("Ada", "Ventrue Headquarters")
    polling(play, "Ben").uses("Ventrue Headquarters")
    while play.asked != "Ada":
        play.passes()
    assert votes(play)
    assert play["Ventrue Headquarters"].locked


def test_ventrue_headquarters__only_once_and_not_outside_a_referendum(play):
    play.in_play("Ada", "Ventrue Headquarters")
    ada = play.vampire("Ada")
    play.bleeds(ada)
    assert not play.can("Ventrue Headquarters")
    play.finish()
    polling(play).uses("Ventrue Headquarters")
    assert not play.can("Ventrue Headquarters")


def test_ferraille__a_pool_for_three_votes_only_once_a_turn(play):
    play.in_play("Ada", "Ferraille")
    polling(play).uses("Ferraille")
    assert play.pool_of("Ada") == 29
    assert votes(play)
    assert not play.can("Ferraille")


def test_ferraille__no_votes_for_the_last_pool(play):
    play.in_play("Ada", "Ferraille")
    play.pool("Ada", 1)
    polling(play, "Ben").uses("Ferraille")
    assert play.seat("Ada").ousted
    referendum = play.table.current(Referendum)
    assert referendum is None or all(cast.seat != 0 for cast in referendum.poll.casts)


def test_fragment_of_the_book_of_nod__draws_two_and_discards(play):
    play.in_play("Ada", "Fragment of the Book of Nod")
    play.hand("Ada", *["Blood Doll"] * 7)
    play.library("Ada", *["Vessel"] * 4)
    play.turn("Ada", Phase.MASTER).uses("Fragment of the Book of Nod")
    assert play.decision.kind is DecisionKind.DISCARD
    assert len(play.seat("Ada").hand) == 9


def test_fragment_of_the_book_of_nod__stolen_only_by_vampires(play):
    play.in_play("Ada", "Fragment of the Book of Nod")
    ben, gang = play.vampire("Ben"), play.ready("Ben", "Loyal Street Gang")
    play.acts("Ben")
    assert not play.can("Fragment of the Book of Nod", minion=gang)
    play.plays("Fragment of the Book of Nod", minion=ben).finish()
    assert play["Fragment of the Book of Nod"].controller == 1


def test_fragment_of_the_book_of_nod__not_from_an_empty_library_twice(play):
    play.in_play("Ada", "Fragment of the Book of Nod")
    play.library("Ada", "Vessel")
    play.turn("Ada", Phase.MASTER).uses("Fragment of the Book of Nod")
    assert play.zone("Vessel") is Zone.HAND
    assert not play.can("Fragment of the Book of Nod")


def test_gangrel_revel__not_burned_by_a_ravnos(play):
    play.in_play("Ada", "Gangrel Revel")
    ravnos, ben = play.vampire("Ben", clan="Ravnos"), play.vampire("Ben")
    play.acts("Ben")
    assert not play.can("Gangrel Revel", minion=ravnos)
    play.plays("Gangrel Revel", minion=ben).finish()
    assert play.zone("Gangrel Revel") is Zone.ASH_HEAP


def test_fortune_teller_shop__helps_a_ravnos_of_anyone(play):
    play.in_play("Ada", "Fortune Teller Shop")
    ben, cleo = play.vampire("Ben", clan="Ravnos"), play.vampire("Cleo")
    play.bleeds(ben).blocks(cleo).until("Ada", "Fortune Teller Shop")
    play.uses("Fortune Teller Shop")
    assert play.stealth == 1


def test_walk_of_flame__not_in_the_first_round(play):
    ada, ben = play.vampire("Ada", "THA"), play.vampire("Ben")
    play.hand("Ada", "Walk of Flame")
    play.hand("Ben", "Boxed In")
    play.bleeds(ada).blocks(ben)
    while play.decision.kind is not DecisionKind.STRIKE:
        play.passes()
    assert not play.can("Walk of Flame")
    play.strikes_with_hands()
    while not play.can("Boxed In"):
        play.passes()
    play.plays("Boxed In")
    while play.decision.kind is not DecisionKind.STRIKE:
        play.passes()
    assert play.can("Walk of Flame", "THA")


def test_soak__not_against_aggravated_damage(play):
    ada, ben = play.vampire("Ada", "FOR"), play.vampire("Ben", "PRO")
    play.hand("Ada", "Soak")
    play.hand("Ben", "Body Flare")
    play.bleeds(ada).blocks(ben)
    while play.decision.kind is not DecisionKind.STRIKE:
        play.passes()
    play.choose(HANDS).plays("Body Flare", "PRO")
    assert not play.can("Soak")
