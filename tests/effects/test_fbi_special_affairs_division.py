import pytest
from card_fights import to_strikes
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

FBI = "FBI Special Affairs Division"


@pytest.fixture
def play(cb):
    made = CardPlay(cb)
    made.in_play("Dora", FBI)
    return made


def kills(play, acting, blocking):
    """A minion of Ada's bleeds and strikes the blocker with hands."""
    play.bleeds(acting).blocks(blocking)
    to_strikes(play).choose(HANDS)
    play.finish()


def test_fbi_special_affairs_division__hurts_an_acting_vampire_after_the_combat(
    play,
):
    ada, ally = play.vampire("Ada"), play.ready("Ben", PLAIN_ALLY, 1)
    kills(play, ada, ally)
    assert ally not in play.table.in_play
    assert play[FBI].blood == 1
    assert play[ada].blood == 3
    said = play.log_sentences()
    hurt = [number for number, line in enumerate(said) if "suffers 2 damage" in line]
    assert hurt
    assert hurt[0] > said.index("The combat is over.")


def test_fbi_special_affairs_division__the_damage_cannot_be_prevented(play):
    ada, ally = play.vampire("Ada", "FOR"), play.ready("Ben", PLAIN_ALLY, 1)
    play.hand("Ada", "Hidden Strength", "Hidden Strength")
    kills(play, ada, ally)
    assert any("suffers 2 damage" in line for line in play.log_sentences())


def test_fbi_special_affairs_division__a_vampire_without_blood_goes_to_torpor(play):
    ada, ally = play.vampire("Ada", blood=1), play.ready("Ben", PLAIN_ALLY, 1)
    kills(play, ada, ally)
    assert play[ada].in_torpor


def test_fbi_special_affairs_division__not_for_an_acting_ally_or_a_blocking_vampire(play):
    ally, ben = play.ready("Ada", "Renegade Garou"), play.ready("Ben", PLAIN_ALLY, 1)
    second, vampire = play.ready("Ada", PLAIN_ALLY, 1), play.vampire("Ben")
    kills(play, ally, ben)
    assert ben not in play.table.in_play
    assert play[FBI].blood == 0
    play.bleeds(second).blocks(vampire)
    to_strikes(play).choose(PASS).choose(HANDS)
    play.finish()
    assert second not in play.table.in_play
    assert play[FBI].blood == 0
    assert play[vampire].blood == 5


def test_fbi_special_affairs_division__not_for_an_ally_burned_outside_that_combat(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    bystander = play.ready("Cleo", PLAIN_ALLY)
    play.bleeds(ada).blocks(ben)
    to_strikes(play)
    zones.burn(play.table, bystander)
    play.finish()
    zones.burn(play.table, play.ready("Cleo", PLAIN_ALLY))
    assert play[FBI].blood == 0


def test_fbi_special_affairs_division__counts_an_ally_that_is_burned_before_the_combat_ends(play):
    ada, ally = play.vampire("Ada"), play.ready("Ben", PLAIN_ALLY, 1)
    play.bleeds(ada).blocks(ally)
    to_strikes(play)
    zones.burn(play.table, ally)
    play.finish()
    assert play[FBI].blood == 1
    assert play[ada].blood == 3


def test_fbi_special_affairs_division__burned_with_the_fourth_counter(play):
    play.table.bank -= 3
    play[FBI].blood = 3
    fbi = play.number(FBI)
    ada, ally = play.vampire("Ada"), play.ready("Ben", PLAIN_ALLY, 1)
    kills(play, ada, ally)
    assert play.zone(fbi) is Zone.ASH_HEAP
    assert play[ada].blood == 3, "the fourth ally counts too"
