"""Mandatory actions required by cards (MIN-04 to MIN-07)."""

import pytest
from card_texts import text_of
from published import PUBLISHED
from table_play import Play

from vtes_deck.engine.actions.action import ACTION_CARD
from vtes_deck.engine.actions.bleed import BLEED, Bleed
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.cards.play import PLAY
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS, PASSING, Option
from vtes_deck.engine.state.script import NO_SCRIPT, CardScript
from vtes_deck.engine.state.statics import Duty
from vtes_deck.engine.state.table import Activity, Phase, TimedRestriction, Until
from vtes_deck.engine.state.windows import ACT, Windows
from vtes_deck.kernel.verdict import UNKNOWN, Forbidden

ORDER = "Fame"
"""A card in play that makes the vampire that it is on bleed."""


class MustBleed(Duty):
    def options(self, table, source, minion):
        host = table.in_play[source].host
        return Bleed.options(table, minion) if minion.card == host else None


def table_with_order(cb, edition="vekn", blood=3):
    def scripts(card):
        return text_of(MustBleed()) if card.name == ORDER else NO_SCRIPT

    play = Play(cb, "Ada", "Ben", "Cleo", rules=PUBLISHED[edition], scripts=scripts)
    play.uncontrolled("Cleo", "Anson")
    driven = play.ready("Ada", "Anson", blood)
    other = play.ready("Ada", "Rake", 2)
    play.on(driven, ORDER, owner="Ben")
    return play, driven, other


@pytest.mark.rule("MIN-04", "MIN-05")
def test_a_mandatory_action_comes_before_all_others(cb):
    play, driven, other = table_with_order(cb)
    play.turn("Ada", Phase.MINION)
    assert [(one.verb, one.minion) for one in play.decision.options] == [(BLEED, driven)]
    assert play.game.why_not(Option(HUNT, minion=other)) == Forbidden("MIN-04")
    assert play.game.why_not(PASSING) == Forbidden("MIN-04")
    assert play.game.why_not(Option(PLAY, play.number(ORDER))) == UNKNOWN, "no action at all"
    play.choose(BLEED, minion=driven)
    assert play.offered(HUNT, minion=other)
    assert play.offered(PASS)


@pytest.mark.rule("MIN-06")
def test_the_player_chooses_among_several_minions_that_must_act(cb):
    play, driven, other = table_with_order(cb)
    play[other].blood, play.table.bank = 0, play.table.bank + 2
    play.turn("Ada", Phase.MINION)
    assert play.offered(BLEED, minion=driven)
    assert play.offered(HUNT, minion=other)
    assert len(play.decision.options) == 2


@pytest.mark.rule("MIN-07")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_a_minion_with_two_different_mandatory_actions_takes_none(cb, edition):
    play, driven, other = table_with_order(cb, edition, blood=0)
    play.turn("Ada", Phase.MINION)
    assert {one.minion for one in play.decision.options if one.verb is not PASS} == {other}
    assert play.offered(PASS), "it blocks no one"
    assert play[driven].unlocked


@pytest.mark.rule("MIN-07", "MIN-05", "MIN-04")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_a_mandatory_action_that_cannot_be_taken(cb, edition):
    play, driven, other = table_with_order(cb, edition)
    play.table.restrict(TimedRestriction(Activity.BLEED, driven, Until.TURN))
    play.turn("Ada", Phase.MINION)
    assert not play.offered(HUNT, minion=driven), "it cannot do anything else"
    assert play.offered(HUNT, minion=other), "it blocks no one"


class MandatoryBleed(Bleed):
    """A bleed that a card in play allows."""


class Allows(CardScript):
    """A card in play with which any minion can act."""

    windows = Windows(controller=ACT)

    def options(self, table, seat, card, window):
        del window
        return [Option(ACTION_CARD, card, one.card) for one in table.ready_minions(seat)]

    def action(self, table, option):
        del table
        return MandatoryBleed(option.minion, option.card, seats=(1,))


@pytest.mark.rule("MIN-05", "MIN-07")
def test_a_minion_with_a_mandatory_action_does_not_take_one_from_a_card(cb):
    scripts = {ORDER: text_of(MustBleed()), "Vessel": Allows()}
    play = Play(cb, "Ada", "Ben", "Cleo", scripts=lambda card: scripts.get(card.name, NO_SCRIPT))
    driven, other = play.ready("Ada", "Anson", 0), play.ready("Ada", "Rake", 2)
    play.on(driven, ORDER, owner="Ben")
    location = play.in_play("Ada", "Vessel")
    play.turn("Ada", Phase.MINION)
    assert [one.minion for one in play.matching(ACTION_CARD, location)] == [other]


@pytest.mark.rule("GEN-13", "MIN-01")
def test_the_reason_against_an_action_of_a_foreign_or_removed_minion(cb):
    play, _, other = table_with_order(cb)
    theirs = play.ready("Ben", "Bear Paw")
    play.on(other, "Blood Doll", owner="Ada")
    play.turn("Ada", Phase.MINION).choose(BLEED)
    gone = play.ready("Ada", "Angel")
    zones.burn(play.table, gone)
    assert play.game.why_not(Option(HUNT, minion=gone)) == UNKNOWN
    assert play.game.why_not(Option(HUNT, minion=theirs)) == Forbidden("MIN-01")
