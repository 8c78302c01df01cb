"""Michael Luther: votes and ballots that change sides, and cards drawn in combat."""

import pytest
from card_fights import fight
from card_play import CardPlay
from referendums import PRINCE

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.choices import DO_IT
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region

MICHAEL, EMPOWERMENT = "Michael Luther", "Ancilla Empowerment"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def polled(play, minion):
    """Ada's minion calls a referendum without terms; the poll begins."""
    play.hand("Ada", EMPOWERMENT)
    play.acts("Ada").choose(POLITICAL, EMPOWERMENT, minion=minion)
    while play.decision.kind != "vote":
        play.choose(PASS)


def casts(play, minion, side):
    """Pass until the minion's votes can be cast on this side."""
    for _ in range(20):
        found = [
            one
            for one in play.options
            if one.minion == minion and f"{side} the referendum" in option_sentence(play.table, one)
        ]
        if found:
            play.game.apply(found[0])
            return play
        play.choose(PASS)
    raise AssertionError("it does not vote")


def tally(play):
    return play.table.current(Referendum).result_now(play.table)


def test_michael_luther__changes_the_side_of_votes(play):
    michael, prince = play.ready("Ada", MICHAEL), play.vampire("Ben", **PRINCE)
    caller = play.vampire("Ada")
    polled(play, caller)
    casts(play, prince, "against")
    assert tally(play) == (0, 2)
    play.until("Ada", MICHAEL).plays(MICHAEL, target=prince)
    assert tally(play) == (2, 0)
    assert play[michael].locked
    assert any("changes the votes and ballots" in line for line in play.log_sentences("Dora"))


def test_michael_luther__changes_votes_for_it_too(play):
    play.ready("Ben", MICHAEL)
    prince = play.vampire("Ada", **PRINCE)
    polled(play, prince)
    casts(play, prince, "for")
    play.until("Ben", MICHAEL).plays(MICHAEL, target=prince)
    assert tally(play) == (0, 2)


def test_michael_luther__changes_ballots_only_of_a_camarilla_vampire(play):
    play.ready("Ada", MICHAEL)
    priscus = play.vampire("Ben", title=Title.PRISCUS, sect=Sect.SABBAT)
    polled(play, play.vampire("Ada"))
    casts(play, priscus, "against")
    play.until("Ada")
    assert not play.can(MICHAEL)


def test_michael_luther__not_a_vampire_that_has_not_voted(play):
    play.ready("Ada", MICHAEL)
    play.vampire("Ben", **PRINCE)
    polled(play, play.vampire("Ada"))
    assert not play.can(MICHAEL)


def test_michael_luther__only_once_in_a_referendum_even_if_he_unlocks(play):
    """By a ruling."""
    michael, prince = play.ready("Ada", MICHAEL), play.vampire("Ben", **PRINCE)
    polled(play, play.vampire("Ada"))
    casts(play, prince, "against")
    play.until("Ada", MICHAEL).plays(MICHAEL, target=prince)
    play[michael].locked = False
    while play.action and play.decision.kind == "vote":
        assert not play.can(MICHAEL)
        play.choose(PASS)


def test_michael_luther__not_while_he_is_locked(play):
    michael, prince = play.ready("Ada", MICHAEL), play.vampire("Ben", **PRINCE)
    play[michael].locked = True
    polled(play, play.vampire("Ada"))
    casts(play, prince, "against")
    while play.action and play.decision.kind == "vote":
        assert not play.can(MICHAEL)
        play.choose(PASS)


def test_michael_luther__in_torpor_too(play):
    """By a ruling."""
    michael, prince = play.ready("Ada", MICHAEL), play.vampire("Ben", **PRINCE)
    play[michael].region, play[michael].wounded = Region.TORPOR, True
    polled(play, play.vampire("Ada"))
    casts(play, prince, "against")
    play.until("Ada", MICHAEL).plays(MICHAEL, target=prince)
    assert tally(play) == (2, 0)


def test_michael_luther__not_in_a_referendum_that_passes_automatically(play):
    """By a ruling."""
    play.ready("Ada", MICHAEL)
    play.vampire("Ben", **PRINCE)
    sabbat = play.vampire("Ada", sect=Sect.SABBAT)
    play.hand("Ada", EMPOWERMENT)
    play.acts("Ada").choose(POLITICAL, EMPOWERMENT, minion=sabbat)
    referendum = None
    while play.action:
        referendum = referendum or play.table.current(Referendum)
        if referendum is not None:
            referendum.certain = True
        assert not play.can(MICHAEL)
        play.choose(PASS)


def test_michael_luther__can_draw_a_card_as_he_enters_combat(play):
    play.library("Ben", "Blood Doll")
    fight(play, "", against=MICHAEL, held=["Vessel"] * 7)
    assert play.asked == "Ben"
    before = len(play.seat("Ben").library)
    play.choose(DO_IT)
    assert len(play.seat("Ben").library) == before - 1
    assert play.decision.kind == "discard", "down to the hand size"


def test_michael_luther__need_not_draw(play):
    play.library("Ben", "Blood Doll")
    fight(play, "", against=MICHAEL)
    hand = len(play.seat("Ben").hand)
    play.choose(PASS)
    assert len(play.seat("Ben").hand) == hand


def test_michael_luther__no_card_in_the_combat_of_another(play):
    play.library("Ben", "Blood Doll")
    play.ready("Ben", MICHAEL)
    fight(play, "")
    assert not play.offered(DO_IT)
