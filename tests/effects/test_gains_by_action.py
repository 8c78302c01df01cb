"""Actions and referendums that gain blood or pool."""

import pytest
from card_play import PLAIN, PLAIN_ALLY, CardPlay
from referendums import calls as announces
from referendums import poll

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.referendum_terms import CHOOSE_CLAN
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.status import torpor


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def calls(play, card, **facts):
    """Ada calls the referendum of a card; no one blocks."""
    announces(play, card, **facts)
    while play.decision.kind == "block":
        play.choose(PASS)


def test_media_influence__each_unlocked_vampire_gains_blood(play):
    ada = play.vampire("Ada", "PRE", blood=3)
    other = play.vampire("Ada", blood=1)
    locked = play.vampire("Ada", blood=1, locked=True)
    play.hand("Ada", "Media Influence")
    play.acts("Ada").plays("Media Influence", "PRE", minion=ada).finish()
    assert (play[other].blood, play[locked].blood) == (2, 1)


def test_media_influence__not_the_acting_vampire_which_is_locked(play):
    ada = play.vampire("Ada", "PRE", blood=3)
    play.hand("Ada", "Media Influence")
    play.acts("Ada").plays("Media Influence", "PRE", minion=ada).finish()
    assert play[ada].blood == 2, "only the cost is paid"


def test_feast_of_the_souls_secrets__blood_for_the_vampire_chosen_first(play):
    ada = play.vampire("Ada", "DOM", clan="Salubri", capacity=6)
    young = play.vampire("Ada", capacity=3, blood=1)
    play.hand("Ada", "Feast of the Soul's Secrets")
    play.acts("Ada").plays("Feast of the Soul's Secrets", "DOM", minion=ada, target=young).finish()
    assert play[young].blood == 3
    assert play.pool_of("Ben") == 27


def test_feast_of_the_souls_secrets__no_blood_if_blocked(play):
    ada = play.vampire("Ada", "DOM", clan="Salubri", capacity=6)
    young = play.vampire("Ada", capacity=3, blood=1)
    ben = play.vampire("Ben")
    play.hand("Ada", "Feast of the Soul's Secrets")
    play.acts("Ada").plays("Feast of the Soul's Secrets", "DOM", minion=ada, target=young)
    play.blocks(ben).finish()
    assert play[young].blood == 1


def test_honor_the_elders__old_vampires_everywhere_gain_blood(play, cb):
    old = play.vampire("Ben", capacity=8, blood=2)
    young = play.vampire("Ben", capacity=7, blood=2)
    waiting = play.uncontrolled("Cleo", "Arika")
    small = play.uncontrolled("Cleo", PLAIN)
    calls(play, "Honor the Elders")
    poll(play)
    assert (play[old].blood, play[young].blood) == (3, 2)
    assert (play.counters(waiting), play.counters(small)) == (1, 0)


def test_honor_the_elders__not_a_vampire_in_torpor(play):
    old = play.vampire("Ben", capacity=9, blood=2)
    torpor.send(play.table, play[old])
    calls(play, "Honor the Elders")
    poll(play)
    assert play[old].blood == 2


def test_anarch_salon__anarchs_and_their_methuselahs_gain(play):
    anarch = play.vampire("Ben", sect=Sect.ANARCH, blood=2)
    play.vampire("Ben", sect=Sect.ANARCH)
    other = play.vampire("Cleo", sect=Sect.SABBAT, blood=2)
    calls(play, "Anarch Salon", sect=Sect.ANARCH)
    poll(play)
    assert (play[anarch].blood, play[other].blood) == (3, 2)
    assert [play.pool_of(name) for name in play.names] == [31, 31, 30, 30]


def test_consanguineous_condemnation__locks_the_chosen_clan_only(play):
    tremere = play.vampire("Ben", clan="Tremere")
    other = play.vampire("Ben", clan="Brujah")
    calls(play, "Consanguineous Condemnation")
    play.choose(CHOOSE_CLAN, target=tremere)
    poll(play)
    assert [line for line in play.log_sentences() if "locks" in line] == [
        "Ben's Aaron Bathurst locks (Consanguineous Condemnation)."
    ]
    assert other != tremere


def test_perpetual_care__two_pool_for_each_vampire_in_torpor(play):
    for _ in range(2):
        torpor.send(play.table, play[play.vampire("Ben")])
    calls(play, "Perpetual Care")
    poll(play)
    assert [play.pool_of(name) for name in play.names] == [30, 26, 30, 30]


def test_concert_tour__burned_for_blood_in_the_unlock_phase(play):
    ada = play.vampire("Ada", clan="Daughter of Cacophony", capacity=6, blood=1)
    tour = play.on(ada, "Concert Tour", "Ada")
    play.turn("Ada")
    play.uses("Concert Tour")
    assert play[ada].blood == 6
    assert play.zone(tour) is Zone.ASH_HEAP


def test_sheepdog__does_not_unlock_and_then_burns(play):
    ada = play.vampire("Ada", blood=1, capacity=6, locked=True)
    dog = play.on(ada, "Sheepdog", "Ada")
    play.turn("Ada")
    play.uses("Sheepdog")
    assert play[ada].locked
    assert play.zone(dog) is Zone.ASH_HEAP


def test_sheepdog__only_by_a_vampire(play):
    ada, ally = play.vampire("Ada"), play.ready("Ada", PLAIN_ALLY)
    play.hand("Ada", "Sheepdog")
    play.acts("Ada")
    assert [one.minion for one in play.ways("Sheepdog")] == [ada]
    assert not play.can("Sheepdog", minion=ally)


def test_marked_territory__intercept_against_actions_at_its_methuselah_only(play):
    ada = play.vampire("Ada", clan="Gangrel antitribu")
    play.on(ada, "Marked Territory", "Ada")
    cleo = play.vampire("Cleo")
    play.hand("Cleo", "Bonding")
    play.hunts(cleo)
    assert not play.can("Marked Territory")


def test_consanguineous_condemnation__locks_no_one_if_it_fails(play):
    tremere = play.vampire("Ben", clan="Tremere", title=Title.PRINCE, city="Paris")
    calls(play, "Consanguineous Condemnation")
    play.choose(CHOOSE_CLAN, target=tremere)
    for _ in range(20):
        if any("referendum fails" in line for line in play.log_sentences()):
            break
        against = [o for o in play.options if "against" in option_sentence(play.table, o)]
        play.game.apply(against[0]) if against and play.asked == "Ben" else play.choose(PASS)
    assert not any("locks" in line for line in play.log_sentences())
