import pytest
from card_fights import to_strikes
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.effects.vocab.card_moves import DISCARD
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import torpor


@pytest.fixture
def play(cb):
    made = CardPlay(cb)
    made.in_play("Ada", "Tension in the Ranks")
    return made


def pools(play):
    return [play.pool_of(name) for name in ("Ada", "Ben", "Cleo")]


def test_tension_in_the_ranks__a_vampire_goes_to_torpor(play):
    torpor.send(play.table, play[play.vampire("Ben")])
    assert pools(play) == [30, 29, 30]


@pytest.mark.parametrize("minion", ["Nephandus", "Aaron Bathurst"])
def test_tension_in_the_ranks__a_ready_minion_is_burned(play, minion):
    zones.burn(play.table, play.ready("Cleo", minion))
    assert pools(play) == [30, 30, 29]


def test_tension_in_the_ranks__a_minion_of_the_player(play):
    zones.burn(play.table, play.vampire("Ada"))
    assert pools(play) == [29, 30, 30]


def test_tension_in_the_ranks__once_for_a_minion_that_is_burned_in_combat(play):
    ben = play.ready("Ben", PLAIN_ALLY, 1)
    play.bleeds(play.vampire("Ada")).blocks(ben)
    to_strikes(play).choose(HANDS)
    play.finish()
    assert ben not in play.table.in_play
    assert pools(play) == [30, 29, 30]


def tension_in_the_ranks_only_for_ready_minions(
    play,
):
    zones.burn(play.table, play.torpor("Ben", "Aaron Bathurst"))
    zones.burn(play.table, play.in_play("Cleo", "Elysian Fields"))
    assert pools(play) == [30, 30, 30]


def test_tension_in_the_ranks__is_burned_for_a_master_phase_action_and_two_master_cards(play):
    play.hand("Ben", "Fame", "Blood Doll", "Blur")
    play.acts("Ben", Phase.MASTER).uses("Tension in the Ranks")
    assert {play.table.cards[one].name for one in play.seat("Ben").ash_heap} == {
        "Fame",
        "Blood Doll",
    }
    assert "Tension in the Ranks" in {
        play.table.cards[one].name for one in play.seat("Ada").ash_heap
    }
    assert play.seat("Ben").master_actions == 0


def test_tension_in_the_ranks__the_user_chooses_among_more_than_two_master_cards(play):
    play.hand("Ben", "Fame", "Blood Doll", "Ascendance", "Blur")
    play.acts("Ben", Phase.MASTER).uses("Tension in the Ranks")
    for name in ("Fame", "Ascendance"):
        held = {play.table.cards[one].name: one for one in play.seat("Ben").hand}
        play.choose(DISCARD, target=held[name])
    assert {play.table.cards[one].name for one in play.seat("Ben").ash_heap} == {
        "Fame",
        "Ascendance",
    }
    assert "Tension in the Ranks" in {
        play.table.cards[one].name for one in play.seat("Ada").ash_heap
    }


@pytest.mark.parametrize(
    ("held", "phase"), [(("Fame", "Blur"), Phase.MASTER), (("Fame", "Fame"), Phase.MINION)]
)
def test_tension_in_the_ranks__not_with_one_master_card_or_in_another_phase(play, held, phase):
    play.vampire("Ben")
    play.hand("Ben", *held)
    play.acts("Ben", phase)
    assert not play.can("Tension in the Ranks")


def test_tension_in_the_ranks__not_after_the_master_phase_action(play):
    play.hand("Ben", "Ascendance", "Fame", "Fame")
    play.acts("Ben", Phase.MASTER).plays("Ascendance")
    assert play.seat("Ben").master_actions == 0
    assert not play.can("Tension in the Ranks")
    assert play.table.where[play.seat("Ben").hand[0]] is Zone.HAND


def test_tension_in_the_ranks__a_vampire_that_its_own_text_burns_in_torpor(play):
    """Julius is burned before this card responds to his way into torpor."""
    julius = play.ready("Ben", "Julius")
    torpor.send(play.table, play[julius])
    assert play.zone(julius) is Zone.ASH_HEAP
    assert pools(play) == [30, 29, 30]
