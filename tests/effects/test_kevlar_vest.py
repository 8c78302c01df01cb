import pytest
from card_fights import to_strikes
from card_play import CardPlay

from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.damage_types import Cause, Damage
from vtes_deck.engine.state.table import Zone

VEST, GUN = "Kevlar Vest", ".44 Magnum"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def fight(play):
    """Ada's vampire with the vest against one of Ben's with a gun, before they strike."""
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "cel")
    play.on(ada, VEST)
    play.on(ben, GUN)
    play.bleeds(ada).blocks(ben)
    return ada, ben


def test_kevlar_vest__two_damage_of_a_gun(play):
    ada, _ = fight(play)
    to_strikes(play).choose(HANDS).plays(GUN)
    play.uses(VEST)
    play.finish()
    assert play[ada].blood == 5


def test_kevlar_vest__one_damage_of_hands_and_only_once_in_the_combat(play):
    ada, ben = fight(play)
    play[ben].disciplines = {"pot": 1, "cel": 1}
    play.hand("Ben", "Psyche!")
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.uses(VEST)
    assert play[ada].blood == 5
    play.until("Ben", "Psyche!").plays("Psyche!", "cel")
    to_strikes(play).choose(HANDS).choose(HANDS)
    assert not play.can(VEST)
    play.finish()
    assert play[ada].blood == 4


def inflicts(play, *damage):
    """Inflict damage from several sources together in the combat."""
    asking = play.table.stack[-1]
    asking.go_to(type(asking).offer)
    play.table.push(DamageResolution(damage))
    play.table.decision = None
    play.run()


def test_kevlar_vest__one_point_of_two_guns_each(play):
    ada, ben = fight(play)
    one = Damage(target=ada, n=1, cause=Cause.STRIKE, minion=ben, source=play.number(GUN))
    inflicts(play, one, one)
    play.uses(VEST)
    assert play[ada].blood == 5


def test_kevlar_vest__the_player_chooses_among_a_gun_and_another_source(play):
    ada, ben = fight(play)
    shot = Damage(target=ada, n=2, cause=Cause.STRIKE, minion=ben, source=play.number(GUN))
    inflicts(play, shot, Damage(target=ada, n=2))
    play.uses(VEST)
    assert len(play.decision.options) == 2
    play.game.apply(play.decision.options[1])
    assert play[ada].blood == 2


def test_kevlar_vest__not_damage_of_others_or_that_cannot_be_prevented(play):
    ada, ben = fight(play)
    inflicts(play, Damage(target=ben, n=1), Damage(target=ada, n=1, unpreventable=True))
    assert not play.can(VEST)
    assert play[ada].blood == 4


def test_kevlar_vest__not_outside_combat(play):
    ada = play.vampire("Ada")
    play.on(ada, VEST)
    play.vampire("Ben")
    play.acts("Ada")
    inflicts(play, Damage(target=ada, n=1))
    assert not play.can(VEST)
    assert play[ada].blood == 4


def test_kevlar_vest__only_one_on_a_minion(play):
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    play.on(ada, VEST)
    play.hand("Ada", VEST)
    play.acts("Ada")
    who = {one.minion for one in play.decision.options if one.verb.name == "equip"}
    assert who == {other}
    assert play.zone(VEST) is Zone.HAND
