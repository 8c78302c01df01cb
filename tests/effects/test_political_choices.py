"""Political actions in which several Methuselahs are chosen, or choose."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from referendums import PRINCE, calls, poll

from cardbase.terms import Sect
from vtes_deck.effects.library.political.chosen_vampires import CHOOSE
from vtes_deck.effects.vocab.referendum_terms import CHOOSE_METHUSELAH, CHOOSE_MINION, NO_MORE
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def called(play, card, **facts):
    """A vampire of Ada's calls the referendum of a card; everyone declines to block."""
    ada = calls(play, card, **facts)
    while play.decision.kind == "block":
        play.passes(play.asked)
    return ada


def pools(play):
    return [play.pool_of(name) for name in play.names]


def test_domain_challenge__counts_locked_minions_after_the_vote(play):
    play.vampire("Ben", locked=True)
    play.vampire("Ben")
    play.ready("Ben", PLAIN_ALLY, locked=True)
    called(play, "Domain Challenge", **PRINCE)
    poll(play)
    assert pools(play) == [29, 28, 30, 30], "the acting vampire is locked, too"


def test_exclusion_principle__ready_independents_and_anarchs(play):
    play.vampire("Ben", sect=Sect.ANARCH)
    play.vampire("Ben", sect=Sect.INDEPENDENT)
    play.vampire("Cleo", sect=Sect.ANARCH, region=Region.TORPOR, wounded=True)
    play.ready("Cleo", PLAIN_ALLY)
    called(play, "Exclusion Principle", **PRINCE)
    poll(play)
    assert pools(play) == [30, 32, 30, 30]


def test_neonate_breach__each_chosen_burns_more_with_a_neonate(play):
    play.vampire("Ben", capacity=4)
    play.vampire("Cleo", capacity=5)
    play.vampire("Dora", capacity=2)
    called(play, "Neonate Breach", **PRINCE)
    play.choose(CHOOSE_METHUSELAH, seat="Ben").choose(CHOOSE_METHUSELAH, seat="Cleo")
    poll(play.choose(NO_MORE))
    assert pools(play) == [30, 26, 29, 30]


def test_neonate_breach__not_without_a_methuselah(play):
    called(play, "Neonate Breach", **PRINCE)
    assert not play.offered(NO_MORE)
    play.choose(CHOOSE_METHUSELAH, seat="Cleo")
    assert play.offered(NO_MORE)
    assert not play.offered(CHOOSE_METHUSELAH, seat="Ben"), "they are chosen clockwise"


def test_neonate_breach__a_neonate_in_torpor_does_not_count(play):
    play.vampire("Ben", capacity=3, region=Region.TORPOR, wounded=True)
    called(play, "Neonate Breach", **PRINCE)
    play.choose(CHOOSE_METHUSELAH, seat="Ben")
    poll(play.choose(NO_MORE))
    assert pools(play) == [30, 29, 30, 30]


def test_empires_fall__the_old_cost_more(play):
    play.vampire("Ben", capacity=8)
    play.vampire("Cleo", capacity=7)
    called(play, "Empires Fall", sect=Sect.SABBAT)
    for name in ("Ada", "Ben", "Cleo", "Dora"):
        play.choose(CHOOSE_METHUSELAH, seat=name)
    poll(play)
    assert pools(play) == [29, 26, 29, 29]


def test_empires_fall__only_by_the_sabbat(play):
    play.vampire("Ada", sect=Sect.CAMARILLA)
    play.hand("Ada", "Empires Fall")
    play.acts("Ada")
    assert not play.offered(POLITICAL)


def test_permanent_vacation__removes_an_ally_from_the_game(play):
    ally = play.ready("Ben", PLAIN_ALLY)
    called(play, "Permanent Vacation", **PRINCE)
    play.choose(CHOOSE_MINION, target=ally)
    poll(play)
    assert play.table.where[ally] is Zone.REMOVED


def test_permanent_vacation__not_without_an_ally(play):
    play.vampire("Ada", **PRINCE)
    play.vampire("Ben")
    play.hand("Ada", "Permanent Vacation")
    play.acts("Ada")
    assert not play.offered(POLITICAL)


def test_permanent_vacation__removes_nothing_if_the_last_ally_left_play(play):
    ally = play.ready("Ben", PLAIN_ALLY)
    calls(play, "Permanent Vacation", **PRINCE)
    zones.burn(play.table, ally)
    while play.decision.kind == "block":
        play.passes(play.asked)
    poll(play)
    assert play.table.where[ally] is Zone.ASH_HEAP
    assert not any("removed" in line for line in play.log_sentences())


def test_ancient_influence__everyone_can_choose_a_ready_vampire(play):
    small, great = play.vampire("Ben", capacity=2), play.vampire("Ben", capacity=9)
    cleo = play.vampire("Cleo", capacity=6)
    sleeper = play.vampire("Ben", capacity=10, region=Region.TORPOR, wounded=True)
    ada = called(play, "Ancient Influence", capacity=7, **PRINCE)
    poll(play)
    play.choose(CHOOSE, target=ada)
    assert play.asked == "Ben"
    assert play.offered(CHOOSE, target=small)
    assert not play.offered(CHOOSE, target=sleeper)
    play.choose(CHOOSE, target=great)
    assert play.offered(CHOOSE, target=cleo)
    play.passes("Cleo")
    assert pools(play) == [32, 34, 25, 25]


def test_ancient_influence__the_gain_comes_before_the_loss(play):
    play.pool("Ada", 5)
    ada = called(play, "Ancient Influence", capacity=3, **PRINCE)
    poll(play)
    play.choose(CHOOSE, target=ada)
    assert play.pool_of("Ada") == 3
    assert not play.seat("Ada").ousted


def test_ancient_influence__only_once_in_a_game(play):
    called(play, "Ancient Influence", **PRINCE)
    poll(play)
    play.passes("Ada")
    play.vampire("Ada")
    play.hand("Ada", "Ancient Influence")
    play.acts("Ada")
    assert not play.offered(POLITICAL)


def test_reins_of_power__the_vampire_of_the_predator_counts(play):
    ben = play.vampire("Ben", capacity=4)
    ada = called(play, "Reins of Power", capacity=9, **PRINCE)
    poll(play)
    play.choose(CHOOSE, target=ada).choose(CHOOSE, target=ben)
    assert pools(play) == [36, 27, 32, 36], "Ada hunts Ben, and Ben hunts Cleo"


def test_reins_of_power__not_your_own_vampire(play):
    ada = called(play, "Reins of Power", capacity=9, **PRINCE)
    poll(play)
    play.choose(CHOOSE, target=ada)
    assert play.pool_of("Ada") == 36, "Dora has chosen no vampire"
