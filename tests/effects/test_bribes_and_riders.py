"""Bribes, Under the Skin, Malkavian Rider Clause and Detect Authority."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from referendums import PRINCE, calls, poll

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.failures import BURN_TO_GO_ON
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.decisions import PASS, DecisionKind
from vtes_deck.engine.state.table import Phase, Zone

BRIBES, SKIN, CLAUSE, AUTHORITY = (
    "Bribes",
    "Under the Skin",
    "Malkavian Rider Clause",
    "Detect Authority",
)
CARD = "Anarchist Uprising"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def prince(play, name, city):
    return play.vampire(name, title=Title.PRINCE, city=city)


def casts(play, name, side):
    while play.asked != name or play.decision.kind is not DecisionKind.VOTE:
        play.choose(PASS)
    found = [o for o in play.options if f"{side} the referendum" in option_sentence(play.table, o)]
    play.game.apply(found[0])


def ends(play):
    while play.action:
        play.choose(PASS)


def test_bribes__the_user_and_the_supporters_gain(play):
    for name in ("Ben", "Cleo", "Dora"):
        prince(play, name, name)
    play.hand("Ada", BRIBES)
    calls(play, "Ancilla Empowerment", **PRINCE)
    play.until("Ada", BRIBES).plays(BRIBES)
    assert play.pool_of("Ada") == 31
    casts(play, "Ben", "for")
    casts(play, "Cleo", "against")
    ends(play)
    assert [play.pool_of(name) for name in play.names] == [31, 31, 30, 30]


def test_bribes__not_after_votes_are_cast(play):
    prince(play, "Ben", "Rome")
    play.hand("Ada", BRIBES)
    calls(play, CARD, **PRINCE)
    casts(play, "Ben", "for")
    while play.action:
        assert not play.can(BRIBES)
        play.choose(PASS)


def skinned(play, level, capacity=4):
    ben = play.vampire("Ben", capacity=capacity, title=Title.PRINCE, city="Rome")
    play.hand("Ada", SKIN)
    calls(play, CARD, disciplines=level, capacity=6, **PRINCE)
    play.until("Ada", SKIN)
    return ben


def test_under_the_skin__a_younger_vampire_abstains(play):
    ben = skinned(play, "aus pre")
    play.plays(SKIN, "aus+pre", target=ben)
    assert votes_of(play.table, play[ben]) == 0


@pytest.mark.parametrize("passes", [True, False])
def test_under_the_skin__locked_only_if_the_referendum_passes(play, passes):
    play.vampire("Ada")
    ben = skinned(play, "AUS PRE")
    play.plays(SKIN, "AUS+PRE", target=ben)
    if passes:
        poll(play)
    ends(play)
    assert play[ben].locked is passes


def test_under_the_skin__not_an_older_vampire(play):
    ada = play.vampire("Ada", "aus pre", capacity=6, **PRINCE)
    play.vampire("Ben", capacity=7)
    play.hand("Ada", SKIN, CARD)
    play.acts("Ada").choose(POLITICAL, CARD, minion=ada)
    while play.action:
        assert not play.can(SKIN)
        play.choose(PASS)


def ridden(play, *, passes):
    """Ben rides on Ada's referendum, and calls one himself in a later turn."""
    ben = play.vampire("Ben", clan="Malkavian")
    play.vampire("Ada")
    play.hand("Ben", CLAUSE)
    calls(play, "Ancilla Empowerment", **PRINCE)
    play.until("Ben", CLAUSE).plays(CLAUSE)
    if passes:
        poll(play)
    ends(play)
    caller = prince(play, "Ben", "Oslo")
    prince(play, "Cleo", "Bonn")
    play.hand("Ben", "Kine Resources Contested")
    play.turn("Ben", Phase.MINION, number=19)
    play.choose(POLITICAL, minion=caller)
    kinds = set()
    while play.action:
        kinds.add(play.decision.kind)
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.options[0])
    assert play[ben].blood == 4
    return DecisionKind.VOTE in kinds


def test_malkavian_rider_clause__the_next_referendum_passes(play):
    assert not ridden(play, passes=True)


def test_malkavian_rider_clause__not_if_the_referendum_fails(play):
    assert ridden(play, passes=False)


def razed(play, level="ani", card="Arson", **facts):
    place = play.in_play("Ben", "The Barrens")
    ada = play.vampire("Ada", **facts)
    play.vampire("Ada")
    play.vampire("Ben", level, sect=Sect.ANARCH)
    play.hand("Ada", card)
    play.hand("Ben", AUTHORITY)
    play.acts("Ada").plays(card, target=place, minion=ada)
    return place, ada


@pytest.mark.parametrize("pays", [True, False])
def test_detect_authority__two_blood_or_the_action_fails(play, pays):
    place, ada = razed(play)
    play.until("Ben", AUTHORITY).plays(AUTHORITY, "ani")
    play.choose(BURN_TO_GO_ON if pays else PASS)
    ends(play)
    assert play[ada].blood == 5 - 2 * pays
    assert (play.zone(place) is Zone.ASH_HEAP) is pays


def test_detect_authority__not_paid_without_the_blood(play):
    place, _ = razed(play, blood=1)
    play.until("Ben", AUTHORITY).plays(AUTHORITY, "ani")
    assert not play.offered(BURN_TO_GO_ON)
    ends(play)
    assert play.zone(place) is Zone.IN_PLAY


def test_detect_authority__not_against_a_bleed_with_animalism(play):
    ada = play.vampire("Ada")
    play.vampire("Ben", "ani", sect=Sect.ANARCH)
    play.ready("Ben", PLAIN_ALLY)
    play.hand("Ben", AUTHORITY)
    play.bleeds(ada)
    while play.action:
        assert not play.can(AUTHORITY)
        play.choose(PASS)


def test_detect_authority__reduces_a_bleed(play):
    ada = play.vampire("Ada")
    play.vampire("Ben", "tha", sect=Sect.ANARCH)
    play.hand("Ben", AUTHORITY)
    play.bleeds(ada)
    play.until("Ben", AUTHORITY).plays(AUTHORITY, "tha")
    ends(play)
    assert play.pool_of("Ben") == 30
