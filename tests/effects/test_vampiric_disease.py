import pytest
from card_fights import to_strikes
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.effects.api import unlock
from vtes_deck.effects.library.master.vampiric_disease import DISEASE
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.moves import Range
from vtes_deck.engine.state.table import Phase

ILLNESS = "Vampiric Disease"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def ill(play, owner="Ben", **facts):
    """A vampire on which Ada has played the card."""
    victim = play.vampire(owner, **facts)
    play.vampire("Ada")
    play.hand("Ada", ILLNESS)
    play.acts("Ada", Phase.MASTER).plays(ILLNESS, target=victim)
    return victim


def test_vampiric_disease__each_unlocking_costs_1_blood(play):
    ben = ill(play, blood=2)
    play[ben].locked = True
    play.turn("Ben")
    assert play[ben].blood == 1
    play[ben].locked = True
    unlock(play.table, ben)
    assert play[ben].blood == 0
    assert play[ben].mark(DISEASE)


def test_vampiric_disease__not_for_a_vampire_that_was_unlocked(play):
    ben = ill(play, blood=2)
    play.turn("Ben")
    unlock(play.table, ben)
    assert play[ben].blood == 2


def test_vampiric_disease__without_blood_the_counter_is_burned(play):
    ben = ill(play, blood=0)
    play[ben].locked = True
    play.turn("Ben")
    assert not play[ben].mark(DISEASE)
    assert stats.hunt(play.table, play[ben]) == 1


def test_vampiric_disease__no_blood_by_hunting(play):
    ada = play.vampire("Ada", blood=1)
    play.vampire("Ada")
    play.hand("Ada", ILLNESS)
    play.acts("Ada", Phase.MASTER).plays(ILLNESS, target=ada)
    play.hunts(ada)
    if play.action:
        play.finish()
    assert play[ada].blood == 1


def test_vampiric_disease__only_one_counter(play):
    ben = ill(play)
    play.hand("Ada", ILLNESS)
    play.acts("Ada", Phase.MASTER)
    assert ben not in {one.target for one in play.ways(ILLNESS)}


def meets(play, opposing, where=Range.CLOSE):
    """Ben's infected vampire is in combat before strikes at this range."""
    ben = ill(play)
    play.acts("Ben")
    play.bleeds(ben).blocks(opposing)
    play.table.current(Combat).range = where
    play.table.current(Combat).range_set = True
    to_strikes(play)


def test_vampiric_disease__no_blood_and_no_blood_hunt_with_abactor(play):
    """By a ruling on Abactor the vampire must have gained blood; +4 hunt does not help it."""
    ben = ill(play, blood=1)
    play.hand("Ben", "Abactor")
    play.acts("Ben").plays("Abactor").finish()
    assert play[ben].blood == 1
    assert not any("blood hunt" in line for line in play.log_sentences())


def test_vampiric_disease__spreads_at_close_range_before_strikes(play):
    cleo = play.vampire("Cleo")
    meets(play, cleo)
    assert play[cleo].mark(DISEASE) == 1
    assert stats.hunt(play.table, play[cleo]) == 0


def test_vampiric_disease__not_to_an_ally_or_at_long_range(play):
    ally = play.ready("Cleo", PLAIN_ALLY)
    meets(play, ally)
    assert not play[ally].mark(DISEASE)


def test_vampiric_disease__not_at_long_range(cb):
    play = CardPlay(cb)
    cleo = play.vampire("Cleo", "")
    ben = ill(play)
    play.table.push(Combat(ben, cleo))
    play.table.decision = None
    fight = play.table.current(Combat)
    fight.sides = ()
    play.table.stack.pop()
    trigger = play.table.delayed_triggers[0]
    play.table.push(fight)
    fight.enter(play.table)
    fight.range = Range.LONG
    trigger.effect.spread(play.table, trigger.card)
    assert not play[cleo].mark(DISEASE)
    fight.range = Range.CLOSE
    trigger.effect.spread(play.table, trigger.card)
    assert play[cleo].mark(DISEASE)
