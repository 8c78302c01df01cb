"""Vampires that are created with a Discipline master."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.effects.library.action.childer import VERBS
from vtes_deck.effects.vocab.card_query import ACard
from vtes_deck.effects.vocab.choices import CHOOSE_NUMBER
from vtes_deck.effects.vocab.context import EffectContext
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import NONE, PASS
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.status.banishment import banish

BARON = {"sect": Sect.ANARCH, "title": Title.BARON, "city": "Chicago", "clan": "Brujah"}
PRINCE = {"sect": Sect.CAMARILLA, "title": Title.PRINCE, "city": "Chicago", "clan": "Ventrue"}
REVOLUTION, TRADITION = "Childe of the Revolution", "Third Tradition: Progeny"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def creates(play, name, **facts):
    """Ada's vampire has performed the action. Return the vampire that the card has become."""
    play.vampire("Ada", **facts)
    play.vampire("Ben")
    full = 7 - len(play.seat("Ada").hand)
    play.hand("Ada", *["Blood Doll"] * full, name)  # no card is drawn for it
    play.acts("Ada").plays(name)
    assert play.stealth == 1
    while play.action and play.decision.kind not in {"choice", "target"}:
        play.choose(PASS)
    return play.number(name)


@pytest.mark.parametrize("zone", VERBS)
def test_childe_of_the_revolution__learns_from_any_zone(play, zone):
    known = play.card("Ada", "Celerity", zone)
    childe = creates(play, REVOLUTION, **BARON)
    play.choose(VERBS[zone], known)
    vampire = play[childe]
    assert (vampire.clan, vampire.sect, vampire.disciplines) == ("Brujah", Sect.ANARCH, {"cel": 1})
    assert (vampire.capacity, vampire.blood, vampire.attached) == (2, 0, (known,))
    assert play.zone(known) is Zone.IN_PLAY


def test_childe_of_the_revolution__must_hunt_even_without_a_discipline(play):
    play.card("Ada", "Celerity", Zone.LIBRARY)
    childe = creates(play, REVOLUTION, **BARON)
    play.choose(PASS).finish()
    assert (play[childe].capacity, play[childe].disciplines) == (1, {})
    assert [option.verb for option in play.decision.options] == [HUNT]


def test_childe_of_the_revolution__only_cards_that_give_a_discipline(play):
    play.card("Ada", "Blood Doll", Zone.LIBRARY)
    childe = creates(play, REVOLUTION, **BARON)
    assert [option.verb for option in play.decision.options] == [HUNT]
    assert play[childe].disciplines == {}


def test_childe_of_the_revolution__not_by_a_prince(play):
    play.vampire("Ada", **PRINCE)
    play.hand("Ada", REVOLUTION)
    play.acts("Ada")
    assert not play.can(REVOLUTION)


def test_third_tradition_progeny__takes_blood_and_rests(play):
    play.card("Ada", "Celerity", Zone.ASH_HEAP)
    childe = creates(play, TRADITION, **PRINCE)
    ada = next(one.card for one in play.table.minions(0) if one.card != childe)
    before = play[ada].blood
    play.choose(VERBS[Zone.ASH_HEAP])
    play.choose(CHOOSE_NUMBER, n=2).finish()
    assert (play[childe].blood, play[ada].blood) == (2, before - 2)
    assert play[childe].sect is Sect.CAMARILLA
    play.again()
    assert not any(one.minion == childe for one in play.decision.options)


def test_third_tradition_progeny__not_more_blood_than_available(play):
    childe = creates(play, TRADITION, **PRINCE, blood=2)
    play.choose(CHOOSE_NUMBER, n=2).finish()
    assert play[childe].blood == 1, "capacity 1"


DUAT = "Waters of Duat"


def test_waters_of_duat__a_ministry_of_the_sect_that_must_hunt(play):
    known = play.card("Ada", "Celerity", Zone.ASH_HEAP)
    childe = creates(play, DUAT, clan="Ministry", sect=Sect.ANARCH)
    play.choose(VERBS[Zone.ASH_HEAP], known).finish()
    vampire = play[childe]
    assert (vampire.clan, vampire.sect, vampire.disciplines) == (
        "Ministry",
        Sect.ANARCH,
        {"cel": 1},
    )
    assert [option.verb for option in play.decision.options] == [HUNT]


def test_waters_of_duat__not_by_a_sterile_or_young_vampire_or_another_clan(play):
    play.vampire("Ada", clan="Ministry", capacity=4)
    play.vampire("Ada", clan="Brujah", capacity=7)
    play.hand("Ada", DUAT)
    play.acts("Ada")
    assert not play.can(DUAT)


RITES = "Creation Rites"
PRISCUS = {"sect": Sect.SABBAT, "title": Title.PRISCUS, "clan": "Lasombra", "blood": 3}


@pytest.mark.parametrize("zone", VERBS)
def test_creation_rites__a_sabbat_vampire_that_learns_takes_1_blood_and_rests(play, zone):
    known = play.card("Ada", "Celerity", zone)
    childe = creates(play, RITES, **PRISCUS)
    ada = next(one.card for one in play.table.minions(0) if one.card != childe)
    assert play[ada].blood == 2, "it costs 1 blood"
    play.choose(VERBS[zone], known)
    play.choose(CHOOSE_NUMBER, n=1).finish()
    vampire = play[childe]
    assert (vampire.clan, vampire.sect, vampire.disciplines) == (
        "Lasombra",
        Sect.SABBAT,
        {"cel": 1},
    )
    assert (vampire.capacity, vampire.blood, play[ada].blood) == (2, 1, 1)
    assert not any(one.minion == childe for one in play.options), "it cannot act this turn"


def test_creation_rites__no_more_than_one_blood_or_none(play):
    """By a ruling this is decided as the action resolves."""
    childe = creates(play, RITES, **PRISCUS)
    assert {one.n for one in play.matching(CHOOSE_NUMBER)} == {1}
    play.choose(PASS).finish()
    assert (play[childe].capacity, play[childe].blood) == (1, 0)


def test_creation_rites__no_blood_from_an_empty_vampire(play):
    childe = creates(play, RITES, **{**PRISCUS, "blood": 1})
    assert not play.offered(CHOOSE_NUMBER)
    assert play[childe].blood == 0


def test_creation_rites__not_by_a_bishop_or_a_prince(play):
    play.vampire("Ada", sect=Sect.SABBAT, title=Title.BISHOP)
    play.vampire("Ada", **PRINCE)
    play.hand("Ada", RITES)
    play.acts("Ada")
    assert not play.can(RITES)


@pytest.mark.parametrize("title", [Title.ARCHBISHOP, Title.CARDINAL, Title.REGENT])
def test_creation_rites__by_other_rulers_of_the_sabbat(play, title):
    city = "Berlin" if title is Title.ARCHBISHOP else ""
    assert creates(play, RITES, **{**PRISCUS, "title": title, "city": city}) in play.table.in_play


def test_creation_rites__burned_if_it_would_go_to_the_crypt(play):
    """By a ruling; in the ash heap, it is not a vampire."""
    childe = creates(play, RITES, **PRISCUS)
    play.choose(PASS).finish()
    zones.move(play.table, childe, Zone.CRYPT)
    assert play.zone(childe) is Zone.ASH_HEAP
    context = EffectContext(play.table, 0, NONE)
    assert childe not in ACard(Zone.ASH_HEAP, vampire=True).found(context)


def test_creation_rites__a_banished_one_can_be_influenced(play):
    """By a ruling."""
    childe = creates(play, RITES, **PRISCUS)
    play.choose(PASS).finish()
    banish(play.table, childe)
    assert play.zone(childe) is Zone.UNCONTROLLED
    context = EffectContext(play.table, 0, NONE)
    assert childe in ACard(Zone.UNCONTROLLED, vampire=True).found(context)
