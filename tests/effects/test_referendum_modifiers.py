"""Absolute Tyranny, The Eldest Are Kholo, Business Pressure and others of the polling step."""

import pytest
from card_play import CardPlay
from referendums import PRINCE, calls, poll

from cardbase.terms import Sect, Title
from vtes_deck.effects.library.modifier.referendums import BURN_FOR_VOTES, TO_POOL, TO_VAMPIRE
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.agents import Sight
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.decisions import PASS, DecisionKind
from vtes_deck.players.quick import QuickPlayer

TYRANNY, KHOLO, PRESSURE = "Absolute Tyranny", "The Eldest Are Kholo", "Business Pressure"
SCORN, RIDER, NOCTIS = "Scorn of Adonis", "Cryptic Rider", "Amici Noctis"
RIVAL = {"title": Title.PRINCE, "city": "Rome"}
CARD = "Anarchist Uprising"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def to_votes(play):
    """Continue to the votes without a block."""
    while play.decision.kind is not DecisionKind.VOTE:
        play.choose(PASS)
    return play


def casts(play, side):
    """Cast the first votes that the asked Methuselah can cast on this side."""
    found = [o for o in play.options if f"{side} the referendum" in option_sentence(play.table, o)]
    play.game.apply(found[0])
    return play


def to_voter(play, name):
    """Pass until this Methuselah is asked for votes."""
    to_votes(play)
    while play.asked != name:
        play.choose(PASS)
    return play


def tyrant(play, name, *cards):
    """A vampire on the path calls a referendum with these cards."""
    vampire = play.ready("Ada", name)
    play.hand("Ada", CARD, *cards)
    play.acts("Ada").choose(POLITICAL, CARD, minion=vampire)
    return vampire


def test_absolute_tyranny__three_votes(play):
    khin = tyrant(play, "Onkabetse, Arriviste", TYRANNY)
    play.until("Ada", TYRANNY).plays(TYRANNY, "pot+pre")
    assert votes_of(play.table, play[khin]) == 3


def test_absolute_tyranny__a_vote_less_for_vampires_on_another_path(play):
    ben, cleo = play.vampire("Ben", **RIVAL), play.vampire("Cleo")
    khin = tyrant(play, "Khin Aye", TYRANNY)
    own = votes_of(play.table, play[khin])
    play.until("Ada", TYRANNY).plays(TYRANNY, "POT+PRE")
    assert [votes_of(play.table, play[one]) for one in (khin, ben, cleo)] == [own, 1, 0]


def test_absolute_tyranny__votes_that_were_cast_do_not_stay_whole(play):
    play.vampire("Ben", **RIVAL)
    tyrant(play, "Khin Aye", TYRANNY)
    casts(to_voter(play, "Ben"), "against")
    play.until("Ada", TYRANNY).plays(TYRANNY, "POT+PRE")
    assert play.table.current(Referendum).result_now(play.table) == (0, 1)


def test_absolute_tyranny__as_a_reaction(play):
    reacting = play.ready("Ben", "Onkabetse, Arriviste")
    play.hand("Ben", TYRANNY)
    calls(play, CARD, **PRINCE)
    play.until("Ben", TYRANNY).plays(TYRANNY, "pot+pre")
    assert votes_of(play.table, play[reacting]) == 3


RAVNOS = {"clan": "Ravnos"}


def test_the_eldest_are_kholo__each_laibon_ravnos_of_anyone(play):
    ben = play.vampire("Ben", sect=Sect.LAIBON, **RAVNOS)
    cleo = play.vampire("Cleo", **RAVNOS)
    play.hand("Ada", KHOLO)
    ada = calls(play, CARD, sect=Sect.LAIBON, **RAVNOS)
    play.until("Ada", KHOLO).plays(KHOLO)
    assert [votes_of(play.table, play[one]) for one in (ada, ben, cleo)] == [2, 2, 0]


def test_the_eldest_are_kholo__one_vote_for_each_ravnos_as_a_reaction(play):
    ben, cleo = play.vampire("Ben", **RAVNOS), play.vampire("Cleo")
    play.hand("Ben", KHOLO)
    ada = calls(play, CARD, sect=Sect.LAIBON, **RAVNOS)
    play.until("Ben", KHOLO).plays(KHOLO)
    assert [votes_of(play.table, play[one]) for one in (ada, ben, cleo)] == [1, 1, 0]


def test_the_eldest_are_kholo__not_by_another_clan_or_before_votes(play):
    play.hand("Ada", KHOLO)
    play.hand("Ben", KHOLO)
    play.vampire("Ben")
    calls(play, CARD, **RAVNOS)
    assert not play.can(KHOLO)
    to_voter(play, "Ben") if play.asked != "Ben" else play
    while play.action:
        assert play.asked != "Ben" or not play.can(KHOLO)
        play.choose(PASS)


def under_pressure(play, level):
    play.hand("Ada", PRESSURE)
    calls(play, CARD, disciplines="PRE", **PRINCE)
    play.until("Ada", PRESSURE).plays(PRESSURE, level)


def given(play):
    found = {}
    for one in play.table.current(Referendum).poll.given:
        name = play.names[one.seat]
        found[name] = found.get(name, 0) + one.votes
    return found


def test_business_pressure__pool_for_votes_in_turn(play):
    under_pressure(play, "pre")
    asked = []
    for answer in (True, False, True, False, True, False, False, False, False):
        asked.append(play.asked)
        play.choose(BURN_FOR_VOTES if answer else PASS)
    assert asked == [*play.names, *play.names, "Ada"]
    assert given(play) == {"Ada": 4, "Cleo": 2}
    assert [play.pool_of(name) for name in play.names] == [28, 30, 29, 30]


def test_business_pressure__three_votes_for_the_player_only_at_superior(play):
    under_pressure(play, "PRE")
    for _ in range(2):
        play.choose(BURN_FOR_VOTES)
    assert given(play) == {"Ada": 3, "Ben": 2}


def test_business_pressure__not_later_in_the_referendum(play):
    under_pressure(play, "pre")
    for _ in play.names:
        play.choose(PASS)
    while play.action:
        assert not play.offered(BURN_FOR_VOTES)
        play.choose(PASS)


def test_business_pressure__computer_players_burn_nothing_for_votes_that_decide_nothing(play):
    play.vampire("Ben", **RIVAL)
    under_pressure(play, "PRE")
    player = QuickPlayer(1)
    while play.offered(BURN_FOR_VOTES):
        seat = play.decision.seat
        play.game.apply(player.choose(play.decision, Sight(play.game, seat)))
    assert play.pool_of("Ada") == 30


def scorned(play, *voters):
    """Ada's Toreador plays the card against these vampires, which vote against her referendum."""
    play.hand("Ada", SCORN)
    calls(play, "Ancilla Empowerment", clan="Toreador", **PRINCE)
    for name in voters:
        casts(to_voter(play, name), "against")
    return play


def test_scorn_of_adonis__opponents_burn_pool_before_and_after_it(play):
    for name in ("Ben", "Cleo"):
        play.vampire(name, **(RIVAL | {"city": name}))
    scorned(play, "Ben").until("Ada", SCORN).plays(SCORN)
    casts(to_voter(play, "Cleo"), "against")
    while play.action:
        play.choose(PASS)
    assert [play.pool_of(name) for name in play.names] == [30, 29, 29, 30]


def test_scorn_of_adonis__only_one_pool_for_several_votes(play):
    for city in ("Rome", "Oslo"):
        play.vampire("Ben", **(RIVAL | {"city": city}))
    scorned(play, "Ben").until("Ada", SCORN).plays(SCORN)
    casts(to_voter(play, "Ben"), "against")
    while play.action:
        play.choose(PASS)
    assert play.pool_of("Ben") == 29


def passing(play, *cards, **facts):
    """Ada's prince calls a referendum that passes by three votes."""
    play.hand("Ada", *cards)
    return calls(play, "Ancilla Empowerment", **(PRINCE | facts))


def test_cryptic_rider__the_next_referendum_has_no_poll(play):
    ada = passing(play, RIDER, blood=4)
    other = play.vampire("Ada", **(PRINCE | {"city": "Rome"}))
    poll(play, RIDER).plays(RIDER)
    assert play[ada].blood == 3
    while play.action:
        play.choose(PASS)
    play.hand("Ada", "Kine Resources Contested")
    play.again()
    play.choose(POLITICAL, minion=other)
    while play.action:
        assert play.decision.kind is not DecisionKind.VOTE
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.options[0])
    assert sum("passes" in one for one in play.log_sentences()) == 2


def test_cryptic_rider__not_after_a_failure(play):
    play.vampire("Ben", **RIVAL)
    passing(play, RIDER)
    casts(to_voter(play, "Ben"), "against")
    while play.action:
        assert not play.can(RIDER)
        play.choose(PASS)


def test_cryptic_rider__only_the_next_referendum(play):
    test_cryptic_rider__the_next_referendum_has_no_poll(play)
    assert not play.table.delayed_triggers


LASOMBRA = {"clan": "Lasombra", "blood": 1}


def shared(play, **facts):
    """A referendum of Ada's passes by two or three votes. Return the three that can gain."""
    ada = passing(play, NOCTIS, **(LASOMBRA | facts))
    other = play.vampire("Ada", **LASOMBRA)
    play.vampire("Ada", blood=1)
    poll(play, NOCTIS).plays(NOCTIS)
    return ada, other


def test_amici_noctis__a_blood_for_each_of_them(play):
    ada, other = shared(play)
    play.choose(TO_VAMPIRE, target=ada)
    assert not play.offered(TO_VAMPIRE, target=ada)
    play.choose(TO_VAMPIRE, target=other).choose(TO_POOL)
    assert (play[ada].blood, play[other].blood) == (2, 2)
    assert not play.offered(TO_POOL)


def test_amici_noctis__two_pool_but_no_more_for_a_titled_vampire(play):
    shared(play)
    before = play.pool_of("Ada")
    play.choose(TO_POOL).choose(TO_POOL)
    assert play.pool_of("Ada") == before + 2
    assert not play.offered(TO_POOL)


def test_amici_noctis__only_one_pool_without_a_title(play):
    play.vampire("Ada", **(PRINCE | {"city": "Rome"}))
    shared(play, title=None, city="")
    play.choose(TO_POOL)
    assert not play.offered(TO_POOL)
