"""Positions laid out by hand: put cards on a table, play, and look at the result.

:class:`~vtes_deck.engine.scenario.scenario.Scenario` lays out any position;
:class:`~vtes_deck.engine.scenario.duel.Duel` adds a combat between two minions.
``vtes_deck.app.scenario`` opens one with the installed cards and their texts.

>>> from cardbase import load
>>> from vtes_deck.engine.actions.bleed import BLEED
>>> from vtes_deck.engine.scenario.scenario import Scenario
>>> from vtes_deck.rulesets.vekn import VEKN
>>> table = Scenario(VEKN, load(), "Ada", "Ben")
>>> vampire = table.vampire("Ada", "DOM pro", capacity=6)
>>> table.bleeds(vampire).all_pass().pool_of("Ben")
29
"""
