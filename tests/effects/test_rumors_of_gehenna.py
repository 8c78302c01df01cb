import pytest
from card_play import CardPlay
from referendums import PRINCE, calls, poll

from vtes_deck.effects.vocab.referendum_terms import CHOOSE_METHUSELAH, NO_MORE
from vtes_deck.engine.state.table import Phase, Zone

RUMORS = "Rumors of Gehenna"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def unblocked(play):
    while play.decision.kind == "block" or not play.offered(CHOOSE_METHUSELAH):
        play.passes(play.asked)
    return play


def passed(play, *names):
    """Ada's referendum passes with these Methuselahs chosen."""
    calls(play, RUMORS, **PRINCE)
    unblocked(play)
    for name in names:
        play.choose(CHOOSE_METHUSELAH, seat=name)
    if play.offered(NO_MORE):
        play.choose(NO_MORE)
    poll(play)
    play.finish()


def actions_of(play, name):
    play.hand(name, "Blood Doll", "Blood Doll", "Blood Doll")
    play.vampire(name)
    play.turn(name, Phase.MASTER)
    return play.seat(name).master_actions


@pytest.mark.parametrize(("name", "n"), [("Ada", 2), ("Ben", 1), ("Cleo", 2), ("Dora", 1)])
def test_rumors_of_gehenna__two_master_phase_actions_for_the_chosen_only(play, name, n):
    passed(play, "Ada", "Cleo")
    assert play.zone(RUMORS) is Zone.IN_PLAY
    assert play[RUMORS].controller == 0
    assert actions_of(play, name) == n


def test_rumors_of_gehenna__no_third_action_from_another_copy(play):
    passed(play, "Ben")
    copy = play.in_play("Dora", RUMORS)
    play[copy].set_mark("chosen Methuselah 1", 1)
    assert actions_of(play, "Ben") == 2


def test_rumors_of_gehenna__one_at_least_must_be_chosen(play):
    calls(play, RUMORS, **PRINCE)
    unblocked(play)
    assert not play.offered(NO_MORE)


def test_rumors_of_gehenna__not_put_in_play_if_it_fails(play):
    calls(play, RUMORS)
    play.vampire("Cleo", **PRINCE)
    unblocked(play).choose(CHOOSE_METHUSELAH, seat="Dora")
    while play.decision.kind != "vote":
        play.passes()
    while play.decision.kind == "vote":
        against = [one for one in play.decision.options if one.verb.name == "votes against"]
        play.game.apply(against[0]) if against else play.passes()
    assert play.zone(RUMORS) is Zone.ASH_HEAP


def test_rumors_of_gehenna__any_vampire_calls_a_referendum_to_burn_it(play):
    passed(play, "Ben")
    ben, ally = play.vampire("Ben", **PRINCE), play.ready("Ben", "Nephandus")
    play.acts("Ben")
    assert not play.can(RUMORS, minion=ally)
    play.uses(RUMORS, minion=ben)
    assert play.stealth == 1
    while play.decision.kind != "vote":
        assert not play.offered(CHOOSE_METHUSELAH), "no one is chosen"
        play.passes(play.asked)
    poll(play)
    assert play.zone(RUMORS) is Zone.ASH_HEAP
    assert actions_of(play, "Ben") == 1
