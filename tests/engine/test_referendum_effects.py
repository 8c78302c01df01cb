"""Effects in a referendum: votes from modifiers, windows, and the log."""

import pytest
from table_politics import CARD, CHOOSES, Council, with_motions

from cardbase.terms import Bonus
from vtes_deck.engine.cards.play import PLAY
from vtes_deck.engine.mechanics import bank
from vtes_deck.engine.politics.referendum import Failed, Referendum
from vtes_deck.engine.state.decisions import NONE, DecisionKind, Option
from vtes_deck.engine.state.occasions import Played
from vtes_deck.engine.state.script import NO_SCRIPT, CardScript
from vtes_deck.engine.state.statics import Calls
from vtes_deck.engine.state.table import Modifier, Until
from vtes_deck.engine.state.windows import (
    AFTER_REFERENDUM,
    BEFORE_VOTES,
    POLLING,
    REFERENDUM_CALLED,
    Windows,
)

PRINCE, PRISCUS = "Anson", "Bronwen"


class Orator(CardScript):
    """A modifier: 3 more votes for the acting vampire, during polling or before votes."""

    def __init__(self, window):
        self.windows = Windows(hand=window)

    def options(self, table, seat, card, window):
        del window
        referendum = table.current(Referendum)
        acting = referendum.minion
        own = acting != NONE and table.in_play[acting].controller == seat
        return [Option(PLAY, card, acting)] if own else []

    def resolve(self, table, play):
        if not isinstance(play, Played):
            return
        table.modify(Modifier(Bonus.VOTES, 3, play.option.minion, Until.REFERENDUM))


def oratory(window):
    script = Orator(window)
    return lambda card: script if card.name == "Bewitching Oration" else NO_SCRIPT


@pytest.mark.rule("REF-02", "REF-24")
@pytest.mark.parametrize("window", [REFERENDUM_CALLED, BEFORE_VOTES, POLLING])
def test_an_action_modifier_gives_votes(cb, window):
    play = Council(cb, scripts=oratory(window))
    acting = play.ready("Ada", PRINCE)
    play.card("Ada", "Bewitching Oration")
    play.call("Ada", minion=acting)
    assert play.decision.kind is (DecisionKind.VOTE if window == POLLING else DecisionKind.EFFECT)
    play.choose(PLAY, "Bewitching Oration")
    play.votes("Ada", "for", PRINCE).close()
    assert play.result == (5, 0, True)


@pytest.mark.rule("REF-02")
def test_there_is_a_window_after_a_referendum(cb):
    play = Council(cb, scripts=oratory(AFTER_REFERENDUM))
    acting = play.ready("Ada", PRINCE)
    play.card("Ada", "Bewitching Oration")
    play.call("Ada", minion=acting).votes("Ada", "for", PRINCE).close()
    assert play.referendum.passed
    assert play.offered(PLAY, "Bewitching Oration")


def test_a_cancelled_referendum_neither_passes_nor_fails(cb):
    play = Council(cb, scripts=with_motions)
    play.ready("Ada", PRINCE)
    play.call("Ada").choose(CHOOSES, seat="Ben").choose(CHOOSES, seat="Cleo")
    play.referendum.called_off = True
    play.votes("Ada", "for", PRINCE)
    assert play.referendum.passed is None
    assert play.pool_of("Ben") == 30


def test_votes_are_logged_in_plain_words(cb):
    play = Council(cb)
    play.ready("Ada", PRINCE)
    play.ready("Ben", PRISCUS)
    play.edge("Cleo")
    play.call("Ada").votes("Ada", "for", PRINCE, "the calling card")
    play.votes("Ben", "against", PRISCUS).votes("Cleo", "against", "the Edge").close()
    assert play.log_sentences()[-7:] == [
        f"Ada calls the referendum of {CARD}.",
        f"Ada casts 2 votes of {PRINCE} for.",
        f"Ada casts 1 vote from {CARD} for.",
        f"Ben casts 1 ballot of {PRISCUS} against.",
        "The prisci cast 3 votes against.",
        "Cleo burns the Edge for 1 vote against.",
        "The referendum fails, 3:4.",
    ]


class Sulking(CardScript):
    """The Methuselah who called it burns a pool if it fails."""

    statics = (Calls(),)

    def resolve(self, table, occasion):
        if not isinstance(occasion, Failed):
            return
        referendum = occasion.referendum
        bank.burn_pool(table, referendum.caller, 1)


SULKING = Sulking()


@pytest.mark.rule("REF-06")
def test_a_card_can_have_an_effect_for_a_failed_referendum(cb):
    play = Council(cb, scripts=lambda card: SULKING if card.name == CARD else NO_SCRIPT)
    play.ready("Ada", PRINCE)
    play.call("Ada").close()
    assert play.pool_of("Ada") == 29
    play.call("Ada").votes("Ada", "for", PRINCE).close()
    assert play.pool_of("Ada") == 29


@pytest.mark.rule("SEQ-05", "REF-03")
def test_an_effect_returns_the_impulse_to_the_caller(cb):
    play = Council(cb, scripts=oratory(POLLING))
    acting = play.ready("Ben", PRINCE)
    play.card("Ben", "Bewitching Oration")
    play.call("Ada", minion=acting).passes("Ada")
    play.choose(PLAY, "Bewitching Oration")
    assert play.asked == "Ada"


@pytest.mark.rule("REF-08", "REF-23")
def test_votes_given_by_two_cards_are_separate_sources(cb):
    play = Council(cb)
    first = play.in_play("Ben", "Academic Hunting Ground")
    second = play.in_play("Ben", "The Barrens")
    play.call("Ada").referendum.give(1, first, 2)
    play.referendum.give(1, second, 1)
    play.passes("Ada").votes("Ben", "for", first)
    play.referendum.give(1, first, 3)
    play.votes("Ben", "against", second)
    assert not play.can_cast(first, "against")
    play.votes("Ben", "for", first).close()
    assert play.result == (5, 1, True)
