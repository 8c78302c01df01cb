"""Referendums: remaining and refused sources of votes, and referendums that do not take place."""

import pytest
from table_politics import CARD, OTHER_CARD, Council, Struggle, with_motions

from cardbase.terms import Sect
from vtes_deck.engine.cards.play import PLAY
from vtes_deck.engine.game import IllegalOptionError
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.politics.votes import VERBS, VoteSide
from vtes_deck.engine.state.decisions import DecisionKind, Option
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.status import sects
from vtes_deck.kernel.verdict import UNKNOWN, Forbidden

PRINCE, RIVAL = "Graham Gottesman", "Fleurdumal"
UNTITLED = "Colette"


def why_not(play, name):
    """The reason why no one can cast the votes of a minion now."""
    option = Option(VERBS["votes", VoteSide.FOR], minion=play.number(name), n=2)
    with pytest.raises(IllegalOptionError):
        play.game.apply(option)
    return play.game.why_not(option)


@pytest.mark.rule("REF-07")
def test_a_minion_without_a_title_has_no_votes(cb):
    play = Council(cb)
    play.ready("Ada", UNTITLED)
    assert why_not(play.call("Ada"), UNTITLED) == Forbidden("REF-07")


@pytest.mark.rule("CON-11")
def test_a_contested_title_has_no_votes(cb):
    play = Struggle(cb)
    play.comes("Ada", PRINCE)
    play.comes("Ben", RIVAL)
    assert why_not(play.call("Ada"), PRINCE) == Forbidden("CON-11")


@pytest.mark.rule("TIT-03")
def test_a_title_of_another_sect_has_no_votes(cb):
    play = Council(cb)
    play.ready("Ada", PRINCE)
    sects.change_sect(play.table, play[PRINCE], Sect.SABBAT)
    assert why_not(play.call("Ada"), PRINCE) == Forbidden("TIT-03")


@pytest.mark.rule("REF-21")
def test_a_burned_vampire_has_no_votes(cb):
    play = Council(cb)
    number = play.ready("Ada", PRINCE)
    play.call("Ada")
    zones.burn(play.table, number)
    play.again()
    assert why_not(play, number) == Forbidden("REF-21")


@pytest.mark.rule("REF-07", "REF-23")
def test_votes_that_a_minion_gives_its_methuselah_are_not_its_own(cb):
    play = Council(cb)
    number = play.ready("Ada", PRINCE)
    play.call("Ada").referendum.give(0, number, 1)
    play.again()
    effect = Option(VERBS["effect", VoteSide.AGAINST], number, n=1)
    play.game.apply(effect)
    assert play.game.why_not(effect) == Forbidden("REF-04")
    assert not play.matching(VERBS["effect", VoteSide.AGAINST])
    play.game.apply(Option(VERBS["votes", VoteSide.FOR], minion=number, n=2))
    assert play.close().result == (2, 1, True)


@pytest.mark.rule("REF-10")
@pytest.mark.parametrize(
    ("card", "zone", "gives"),
    [
        (CARD, Zone.BEING_PLAYED, True),
        (CARD, Zone.ASH_HEAP, False),
        ("Govern the Unaligned", Zone.BEING_PLAYED, False),
    ],
)
def test_only_a_played_political_action_card_gives_a_vote(cb, card, zone, gives):
    play = Council(cb)
    number = play.card("Ada", card)
    zones.move(play.table, number, zone)
    spare = play.card("Ada", OTHER_CARD)
    play.begin("Ada", Referendum(0, number))
    assert play.can_cast("the calling card") == gives
    assert play.can_cast(spare) != gives


@pytest.mark.rule("REF-01")
@pytest.mark.parametrize("ousted", [False, True])
def test_no_terms_are_chosen_for_a_referendum_that_does_not_take_place(cb, ousted):
    play = Council(cb, scripts=with_motions)
    number = play.card("Ada", CARD)
    zones.move(play.table, number, Zone.BEING_PLAYED)
    if ousted:
        play.table.leaves(play.table.seats[0])
    play.begin("Ada", Referendum(0, number, called_off=not ousted))
    assert play.decision.kind is not DecisionKind.TERMS
    assert play.referendum.called_off
    assert play.referendum.passed is None


@pytest.mark.rule("REF-07")
def test_a_card_that_is_not_played_as_a_vote_breaks_no_rule_of_votes(cb):
    play = Council(cb)
    card = play.card("Ada", "Govern the Unaligned")
    play.ready("Ada", PRINCE)
    reason = play.call("Ada").game.why_not(Option(PLAY, card, play.number(PRINCE)))
    assert reason in {UNKNOWN, Forbidden("PLY-01")}


def why_no_card(play, card):
    """The reason why the deciding Methuselah cannot burn a card for a vote now."""
    return play.game.why_not(Option(VERBS["hand", VoteSide.FOR], card, n=1))


@pytest.mark.rule("REF-07", "REF-09", "REF-10")
def test_the_reason_against_burning_a_card_for_a_vote(cb):
    play = Council(cb)
    mine, spare = play.hand("Ben", OTHER_CARD, "Ancilla Empowerment")
    theirs, gone = play.hand("Cleo", OTHER_CARD)[0], play.card("Ben", OTHER_CARD, Zone.ASH_HEAP)
    late = play.hand("Ada", OTHER_CARD)[0]
    play.ready("Ada", PRINCE)
    play.ready("Ben", "Anson")
    play.call("Ada")
    assert why_no_card(play, late) == Forbidden("REF-10"), "the card that called it is her vote"
    play.until("Ben")
    assert why_no_card(play, theirs) == Forbidden("REF-07")
    assert why_no_card(play, gone) == Forbidden("REF-07")
    play.votes("Ben", "for", mine)
    assert play.asked == "Ben"
    assert why_no_card(play, spare) == Forbidden("REF-09"), "the limit is one"


@pytest.mark.rule("REF-09", "REF-10")
def test_the_reason_against_a_second_card_if_no_card_called_the_referendum(cb):
    play = Council(cb)
    first, second = play.hand("Ada", CARD, OTHER_CARD)
    play.ready("Ada", PRINCE)
    play.begin("Ada", Referendum(0))
    play.votes("Ada", "for", first)
    assert why_no_card(play, second) == Forbidden("REF-09")
