"""Political actions: terms and outcomes."""

import pytest
from card_play import CardPlay
from referendums import PRINCE, calls, poll

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.referendum_terms import ALLOCATE, CHOOSE_CLAN, CHOOSE_METHUSELAH
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.state.decisions import PASS


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def allocate(play, **points):
    """Points by name, in the order in which they are asked."""
    while play.decision and play.offered(ALLOCATE):
        name = play.names[play.decision.options[0].seat]
        play.choose(ALLOCATE, seat=name, n=points.get(name, 0))
    return play


def test_kine_resources_contested__burns_the_allocated_pool(play):
    calls(play, "Kine Resources Contested")
    poll(allocate(play, Ben=3, Cleo=1))
    assert [play.pool_of(name) for name in play.names] == [30, 27, 29, 30]


def test_conservative_agitation__a_point_for_each_methuselah_in_the_game(play):
    calls(play, "Conservative Agitation")
    poll(allocate(play, Ben=3, Cleo=1))
    assert [play.pool_of(name) for name in play.names] == [30, 27, 29, 30]


def test_conservative_agitation__no_more_points_than_methuselahs(cb):
    play = CardPlay(cb, "Ada", "Ben", "Cleo")
    calls(play, "Conservative Agitation")
    play.choose(ALLOCATE, seat="Ada", n=0)
    assert play.offered(ALLOCATE, seat="Ben", n=2)
    assert not play.offered(ALLOCATE, seat="Ben", n=3), "two or more Methuselahs"


def test_kine_resources_contested__not_all_to_one(play):
    calls(play, "Kine Resources Contested")
    play.choose(ALLOCATE, seat="Ada", n=0)
    assert not play.offered(ALLOCATE, seat="Ben", n=4)
    assert play.offered(ALLOCATE, seat="Ben", n=3)


def test_reckless_agitation__six_points_among_others(play):
    calls(play, "Reckless Agitation", sect=Sect.ANARCH)
    assert not play.offered(ALLOCATE, seat="Ada")
    poll(allocate(play, Ben=5, Dora=1))
    assert [play.pool_of(name) for name in play.names] == [30, 25, 30, 29]


def test_reckless_agitation__not_with_one_opponent(cb):
    play = CardPlay(cb, "Ada", "Ben")
    play.vampire("Ada", sect=Sect.ANARCH)
    play.hand("Ada", "Reckless Agitation")
    play.acts("Ada")
    assert not play.offered(POLITICAL)


def test_camarillas_iron_fist__one_gains_and_others_burn(play):
    calls(play, "Camarilla's Iron Fist", **PRINCE)
    play.choose(CHOOSE_METHUSELAH, seat="Ada")
    poll(allocate(play, Ben=4, Cleo=1))
    assert [play.pool_of(name) for name in play.names] == [31, 26, 29, 30]


def test_camarillas_iron_fist__no_points_for_the_gaining_methuselah(play):
    calls(play, "Camarilla's Iron Fist", **PRINCE)
    play.choose(CHOOSE_METHUSELAH, seat="Ben")
    while play.decision.kind == "terms":
        assert not play.offered(ALLOCATE, seat="Ben")
        play.game.apply(play.decision.options[0])


def test_parity_shift__moves_pool_of_a_richer_methuselah(play):
    play.pool("Ada", 10)
    play.pool("Dora", 9)
    calls(play, "Parity Shift", **PRINCE)
    assert not play.offered(CHOOSE_METHUSELAH, seat="Dora")
    play.choose(CHOOSE_METHUSELAH, seat="Ben")
    poll(allocate(play, Ada=2, Dora=1))
    assert [play.pool_of(name) for name in play.names] == [12, 27, 30, 10]


def test_parity_shift__not_by_the_richest_or_without_the_title(play):
    play.vampire("Ada", **PRINCE)
    play.hand("Ada", "Parity Shift")
    play.acts("Ada")
    assert not play.offered(POLITICAL)
    play.pool("Ada", 10)
    play[play.table.seats[0].in_play[0]].title = None
    play.again()
    assert not play.offered(POLITICAL)


def test_ancilla_empowerment__a_pool_for_each_minion(play):
    play.vampire("Ben")
    play.vampire("Ben")
    calls(play, "Ancilla Empowerment", **PRINCE)
    while play.decision.kind == "block":
        play.choose(PASS)
    poll(play)
    assert [play.pool_of(name) for name in play.names] == [29, 28, 30, 30]


def test_ancilla_empowerment__nothing_if_it_fails(play):
    play.vampire("Cleo", **PRINCE)
    calls(play, "Ancilla Empowerment")
    for _ in range(20):
        if play.action is None:
            break
        against = [o for o in play.decision.options if "against" in option_sentence(play.table, o)]
        play.game.apply(against[0]) if against else play.choose(PASS)
    assert [play.pool_of(name) for name in play.names] == [30, 30, 30, 30]


def test_anarchist_uprising__a_pool_for_each_minion(play):
    calls(play, "Anarchist Uprising", **PRINCE)
    poll(play)
    assert [play.pool_of(name) for name in play.names] == [29, 30, 30, 30]


def test_anarchist_uprising__not_by_an_ally(play):
    play.ready("Ada", "Political Ally")
    play.hand("Ada", "Anarchist Uprising")
    play.acts("Ada")
    assert not play.offered(POLITICAL)


def test_consanguineous_boon__a_pool_for_each_vampire_of_the_clan(play):
    one = play.vampire("Ada", clan="Ventrue")
    play.vampire("Cleo", clan="Ventrue", locked=True)
    calls(play, "Consanguineous Boon", clan="Ventrue", **PRINCE)
    play.choose(CHOOSE_CLAN, target=one)
    poll(play)
    assert [play.pool_of(name) for name in play.names] == [32, 30, 31, 30]


def test_consanguineous_boon__not_for_others(play):
    calls(play, "Consanguineous Boon", clan="Ventrue", **PRINCE)
    play.vampire("Ben", clan="Brujah")
    play.choose(CHOOSE_CLAN)
    poll(play)
    assert play.pool_of("Ben") == 30


def vote(play, *cards, disciplines="PRE", **facts):
    """A prince of Ada's calls a referendum with these cards in hand; votes are being cast."""
    ada = play.vampire("Ada", disciplines, **(PRINCE | facts))
    play.hand("Ada", "Ancilla Empowerment", *cards)
    play.acts("Ada").choose(POLITICAL, "Ancilla Empowerment", minion=ada)
    return ada


def test_voter_captivation__a_blood_for_each_vote(play):
    ada = vote(play, "Voter Captivation", disciplines="pre", blood=1)
    poll(play, "Voter Captivation").plays("Voter Captivation", "pre")
    assert play[ada].blood == 4, "2 votes of the prince and 1 of the card"


def test_voter_captivation__some_of_it_as_pool(play):
    ada = vote(play, "Voter Captivation", blood=1)
    poll(play, "Voter Captivation").plays("Voter Captivation", "PRE", n=2)
    assert (play[ada].blood, play.pool_of("Ada")) == (2, 31), "and 1 burned by the referendum"


def test_voter_captivation__not_after_a_failure(play):
    play.vampire("Cleo", title=Title.JUSTICAR)
    play.vampire("Ben", title=Title.JUSTICAR)
    vote(play, "Voter Captivation", blood=1)
    for _ in range(30):
        if play.action is None or play.can("Voter Captivation"):
            break
        against = [o for o in play.decision.options if "against" in option_sentence(play.table, o)]
        play.game.apply(against[0]) if against else play.choose(PASS)
    assert play.action is None


def test_bewitching_oration__votes(play):
    ada = vote(play, "Bewitching Oration")
    play.until("Ada", "Bewitching Oration").plays("Bewitching Oration", "PRE")
    assert any("6 votes" in option_sentence(play.table, o) for o in play.decision.options), ada


def test_bewitching_oration__not_in_a_bleed(play):
    ada = play.vampire("Ada", "PRE")
    play.hand("Ada", "Bewitching Oration")
    play.bleeds(ada)
    assert play.pool_of("Ben") == 29


def test_awe__two_for_each_blood_and_one(play):
    ada = vote(play, "Awe")
    play.until("Ada", "Awe").plays("Awe", "PRE", n=2)
    assert play[ada].blood == 3
    assert play.pool_of("Ada") == 30, "X is blood, not pool"
    assert any("7 votes" in option_sentence(play.table, o) for o in play.decision.options)


def test_awe__not_more_than_the_blood(play):
    vote(play, "Awe", blood=1)
    play.until("Ada", "Awe")
    assert {mode.n for mode in play.ways("Awe", "PRE")} == {0, 1}


def test_delaying_tactics__cancels_the_referendum(play):
    play.vampire("Ben")
    play.hand("Ben", "Delaying Tactics")
    ada = vote(play)
    play.until("Ben", "Delaying Tactics").plays("Delaying Tactics").finish()
    assert not play[ada].locked
    assert [play.pool_of(name) for name in play.names] == [30, 30, 30, 30]
    assert play.zone("Ancilla Empowerment").name == "HAND"


def test_delaying_tactics__no_one_votes_afterwards(play):
    play.vampire("Ben", **PRINCE)
    play.hand("Ben", "Delaying Tactics")
    vote(play)
    play.vampire("Ada", **PRINCE)
    play.until("Ben", "Delaying Tactics").plays("Delaying Tactics")
    while play.action:
        assert play.decision.kind != "vote"
        play.choose(PASS)


def test_delaying_tactics__the_same_action_cannot_be_taken_again(play):
    play.vampire("Ben")
    play.hand("Ben", "Delaying Tactics")
    vote(play)
    play.vampire("Ada", **PRINCE)
    play.hand("Ada", "Anarchist Uprising")
    play.until("Ben", "Delaying Tactics").plays("Delaying Tactics").finish()
    assert play.asked == "Ada"
    assert not play.offered(POLITICAL, "Ancilla Empowerment")
    assert play.offered(POLITICAL, "Anarchist Uprising")


def test_delaying_tactics__not_in_a_bleed(play):
    ada = play.vampire("Ada")
    play.vampire("Ben")
    play.hand("Ben", "Delaying Tactics")
    play.bleeds(ada)
    assert not play.can("Delaying Tactics")
