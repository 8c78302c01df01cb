"""Mustafa and Ellison Humboldt: votes that another Methuselah decides."""

import pytest
from card_play import CardPlay

from cardbase.terms import Title
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.politics.blood_hunt import after_diablerie
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.politics.votes import VERBS, VoteSide
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region

KRC, MUSTAFA, ELLISON = "Kine Resources Contested", "Mustafa, The Heir", "Ellison Humboldt"
EYE = "Confusion of the Eye"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def toreador(play, name, **facts):
    one = play.vampire(name, **{"capacity": 7, **facts})
    play[one].clan = "Toreador"
    return one


def calls(play, minion=None):
    """Ada's vampire calls a referendum; play continues to the polling step."""
    minion = play.vampire("Ada") if minion is None else minion
    play.hand("Ada", KRC)
    play.acts("Ada").choose(POLITICAL, KRC, minion=minion)
    while play.table.current(Referendum) is None or play.decision.kind != "vote":
        if play.offered(PASS):
            play.choose(PASS)
        else:
            play.game.apply(play.decision.options[0])
    return play


def asks(play, name):
    """The others pass until a Methuselah is asked for votes."""
    for _ in range(8):
        if play.asked == name:
            return play
        play.choose(PASS)
    raise AssertionError(f"{name} is not asked")


def result(play):
    return play.table.current(Referendum).result_now(play.table)


def side(play, verb_side):
    """The options that force a vote on a side."""
    return [one for one in play.options if f"votes {verb_side} the" in one.verb.sentence]


def test_mustafa_the_heir__an_older_toreador_makes_him_vote(play):
    heir, other = play.ready("Ada", MUSTAFA, 3), toreador(play, "Cleo")
    young = toreador(play, "Cleo", capacity=6)
    asks(calls(play), "Cleo")
    assert {one.target for one in side(play, "for")} == {other}, "not one of the same capacity"
    play.game.apply(side(play, "against")[0])
    assert result(play) == (0, 2)
    assert (play[heir].blood, play[other].blood, play[young].blood) == (4, 6, 6)
    asks(play, "Ada")
    assert not play.matching(VERBS["votes", VoteSide.FOR], minion=heir)
    assert any("Cleo uses" in line for line in play.log_sentences())


def test_mustafa_the_heir__cast_votes_change_sides_and_the_last_one_decides(play):
    heir = play.ready("Ada", MUSTAFA, 3)
    toreador(play, "Ben"), toreador(play, "Cleo")
    calls(play)
    play.choose(VERBS["votes", VoteSide.FOR], minion=heir)
    assert result(play) == (2, 0)
    play.game.apply(side(asks(play, "Ben"), "against")[0])
    assert result(play) == (0, 2)
    play.game.apply(side(asks(play, "Cleo"), "for")[0])
    assert result(play) == (2, 0)
    asks(play, "Ben")
    assert not side(play, "against"), "only once in a referendum"


def test_mustafa_the_heir__not_by_his_own_controller_or_another_clan_or_without_blood(play):
    play.ready("Ada", MUSTAFA, 3)
    toreador(play, "Ada")
    play.vampire("Ben", capacity=9, title=Title.PRINCE, city="Chicago")
    toreador(play, "Ben", blood=0)
    calls(play)
    assert not side(play, "for")
    assert not side(asks(play, "Ben"), "for")


def test_mustafa_the_heir__not_if_he_cannot_vote(play):
    heir = play.ready("Ada", MUSTAFA, 3)
    toreador(play, "Ben")
    play.vampire("Ben", title=Title.PRINCE, city="Chicago")
    play[heir].region = Region.TORPOR
    assert not side(asks(calls(play), "Ben"), "for")


def test_mustafa_the_heir__votes_after_he_was_forced_to_abstain(play):
    """By a ruling the last player to use an ability decides his votes."""
    heir, kateline = play.ready("Ada", MUSTAFA, 3), play.ready("Ben", "Kateline Nadasdy", 3)
    toreador(play, "Cleo")
    asks(calls(play), "Ben").uses(kateline, target=heir)
    asks(play, "Ada")
    assert not play.matching(VERBS["votes", VoteSide.FOR], minion=heir)
    play.game.apply(side(asks(play, "Cleo"), "against")[0])
    assert result(play) == (0, 2)


def test_mustafa_the_heir__not_after_he_cannot_vote(play):
    """Nothing forces a vampire that cannot cast votes."""
    heir, obf = play.ready("Ada", MUSTAFA, 3), play.vampire("Ben", "OBF")
    toreador(play, "Cleo")
    play.vampire("Cleo", title=Title.PRIMOGEN)
    play.hand("Ben", EYE)
    play.hand("Ada", KRC)
    play.acts("Ada").choose(POLITICAL, KRC, minion=heir)
    while not play.can(EYE):
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.options[0])
    play.plays(EYE, "OBF", minion=obf)
    assert not side(asks(play, "Cleo"), "against")


def test_mustafa_the_heir__not_in_a_blood_hunt(play):
    play.ready("Ada", MUSTAFA, 3)
    hunted = toreador(play, "Ben")
    play.vampire("Ben", title=Title.PRINCE, city="Chicago")
    play.turn("Ada")
    after_diablerie(play.table, hunted)
    play.table.decision = None
    play.run()
    seen = False
    for _ in range(20):
        seen |= bool(side(play, "for"))
        if play.table.current(Referendum) is None:
            break
        play.choose(PASS)
    assert not seen


def test_ellison_humboldt__makes_a_prince_vote_and_changes_his_votes(play):
    ellison = play.ready("Ada", ELLISON, 5)
    prince = play.vampire("Ben", title=Title.PRINCE, city="Chicago")
    play.vampire("Cleo", title=Title.PRIMOGEN)
    asks(calls(play), "Ben").choose(VERBS["votes", VoteSide.AGAINST], minion=prince)
    asks(play, "Ada")
    assert {one.target for one in side(play, "for")} == {prince}
    play.game.apply(side(play, "for")[0])
    assert result(play) == (2, 0)
    assert play[ellison].blood == 4
    asks(play, "Ada")
    assert not side(play, "against"), "only once in a referendum"


def test_ellison_humboldt__in_torpor_but_not_at_a_prince_in_torpor(play):
    ellison = play.ready("Ada", ELLISON, 5)
    prince = play.vampire("Ben", title=Title.PRINCE, city="Chicago")
    play[ellison].region = Region.TORPOR
    asks(calls(play), "Ada")
    assert side(play, "for")
    play[prince].region = Region.TORPOR
    play.again()
    assert not side(play, "for")


def test_ellison_humboldt__princes_cannot_block(play):
    ellison = play.ready("Ada", ELLISON)
    prince = play.vampire("Ben", title=Title.PRINCE, city="Chicago")
    other = play.vampire("Ben")
    play.bleeds(ellison)
    assert [one.minion for one in play.matching(BLOCK)] == [other]
    assert prince in play.table.in_play
