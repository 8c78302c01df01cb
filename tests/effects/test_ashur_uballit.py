"""Ashur-uballit gives zombies more life as they are recruited or employed."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.permanents import Employ, Recruit
from vtes_deck.engine.status.traits import starting_life

ASHUR = "Ashur-uballit, Son of the Abyss"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def brings(play, verb, name, minion):
    """Return the companion that the minion has recruited or employed."""
    card = play.hand("Ada", name)[0]
    play.acts("Ada").choose(verb, name, minion=minion).finish()
    return play.table.in_play[card]


def test_ashur_uballit_son_of_the_abyss__a_recruited_zombie_has_one_more_life(play):
    play.ready("Ada", ASHUR)
    ada = play.vampire("Ada", "OBL", clan="Hecata")
    zombie = brings(play, Recruit.verb, "Bone Shambler", ada)
    assert zombie.blood == 2
    assert starting_life(play.table, zombie) == 2


def test_ashur_uballit_son_of_the_abyss__an_employed_zombie_has_one_more_life(play):
    play.ready("Ada", ASHUR)
    zombie = brings(play, Employ.verb, "Zombie", play.vampire("Ada", clan="Giovanni"))
    assert zombie.blood == 3
    assert starting_life(play.table, zombie) == 3


def test_ashur_uballit_son_of_the_abyss__no_more_life_while_it_is_in_torpor(play):
    play.torpor("Ada", ASHUR)
    ada = play.vampire("Ada", "OBL", clan="Hecata")
    assert brings(play, Recruit.verb, "Bone Shambler", ada).blood == 1


def test_ashur_uballit_son_of_the_abyss__no_more_life_for_zombies_of_others(play):
    play.ready("Ben", ASHUR)
    ada = play.vampire("Ada", "OBL", clan="Hecata")
    assert brings(play, Recruit.verb, "Bone Shambler", ada).blood == 1


def test_ashur_uballit_son_of_the_abyss__not_for_allies_that_are_not_zombies(play):
    play.ready("Ada", ASHUR)
    mystic = brings(play, Recruit.verb, "Vagabond Mystic", play.vampire("Ada"))
    assert mystic.blood == play.table.cards[mystic.card].capacity
