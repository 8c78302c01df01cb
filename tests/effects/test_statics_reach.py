"""Which cards a restriction that holds while a card is in play reaches."""

from card_play import CardPlay

from vtes_deck.effects.vocab.powers import Restriction
from vtes_deck.engine.state.table import Activity


def test_a_restriction_of_all_minions_does_not_reach_a_location(cb):
    play = CardPlay(cb)
    source = play.in_play("Ada", "Anarch Revolt")
    location = play.in_play("Ben", "The Rack")
    vampire = play.vampire("Ben")
    restriction = Restriction(activity=Activity.UNLOCK_NORMALLY, host=False)
    assert restriction.forbids(play.table, source, vampire)
    assert not restriction.forbids(play.table, source, location)
