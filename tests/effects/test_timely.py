"""Effects with a required moment: the check of the moment never hides a legal option."""

import pytest
from table_decks import archive_decks

from vtes_deck.effects.registry import script_of
from vtes_deck.effects.script import DefinitionScript
from vtes_deck.effects.vocab.context import EffectContext
from vtes_deck.engine.agents import RandomAgent
from vtes_deck.engine.game import Game
from vtes_deck.engine.mechanics import bank
from vtes_deck.engine.status import control
from vtes_deck.engine.turn.main_loop import run
from vtes_deck.rulesets.vekn import VEKN


def crowded(cb, seed):
    """A game in which everyone's first vampires are in play."""
    decks = archive_decks(cb, 60)[seed * 5 : seed * 5 + 5]
    game = Game.start(VEKN, decks, seed, scripts=script_of)
    table = game.table
    table.stack[-1].go_to(type(table.stack[-1]).offer)
    table.decision = None
    for seat in table.seats:
        for card in list(seat.uncontrolled):
            bank.add_to_uncontrolled(table, card, table.cards[card].capacity)
            control.arrive(table, card, seat.number)
    run(table)
    return game


def untimely(table):
    """The effects of cards in hand whose moment is not now, with the holders of the cards."""
    for seat in table.seats:
        for card in seat.hand:
            script = table.cards[card].script
            for way in script.compiled_modes if isinstance(script, DefinitionScript) else ():
                for effect in way.timed:
                    if not effect.timely(EffectContext(table, seat.number, card)):
                        yield seat.number, card, effect


@pytest.mark.parametrize("seed", range(4))
def test_an_effect_at_another_moment_is_never_possible(cb, seed):
    game, agent, asked = crowded(cb, seed), RandomAgent(seed), 0
    while game.decision is not None and len(game.inputs) < 250:
        table = game.table
        for seat, card, effect in untimely(table):
            for minion in table.minions(seat):
                for target in table.minions(seat):
                    context = EffectContext(table, seat, card, minion.card, target.card)
                    assert not effect.possible(context), (effect, table.cards[card].name)
                    asked += 1
        game.apply(agent.choose(game.decision, None))
    assert asked > 1000
