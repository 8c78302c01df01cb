"""Combat (chapters COM and STR), one module per part of the chapter.

Two minions enter combat and fight in rounds. In each round they determine range by maneuvers,
choose their strikes (the acting minion first), resolve them together, and use additional strikes.
Then they press to continue or to end the combat. The combat is over when no press to continue
remains, when an effect ends it, or when one of the two is no longer ready.

* :mod:`sequence`: the rounds, their steps, and the end of combat.
* :mod:`fight`: the state of the combat. :mod:`permission`: who may use effects in it.
* :mod:`steps`: the steps with effects, and the alternation of maneuvers and presses.
* :mod:`maneuvers`: determine range. :mod:`presses`: press.
* :mod:`strikes`: choosing strikes, and the order in which they resolve.
* :mod:`resolution`: the effects of strikes.
* :mod:`cards`: when a move of a card (:mod:`vtes_deck.engine.state.moves`) is legal.

Damage is a value of :mod:`vtes_deck.engine.state.damage_types` and is resolved in :mod:`damage`.
The status of wounded minions is in :mod:`vtes_deck.engine.status.torpor`.

To start a combat, push ``Combat(acting, opposing)``. A card declares its moves with
:class:`cards.CombatScript` and :class:`~vtes_deck.engine.state.moves.Move`; a card with further
effects calls ``perform`` and adds them.
"""

from __future__ import annotations

from vtes_deck.engine.combat.fight import fight
from vtes_deck.engine.combat.sequence import COMBAT, Combat

__all__ = ["COMBAT", "Combat", "fight"]
