"""Combat (chapters COM and STR), one module for each part of the chapter.

As it goes at the table: two minions enter combat, and fight round after round. In each round they
maneuver to long range or back to close, choose their strikes, the acting minion first, and resolve
them together; then those who gained additional strikes use them. Then they press: to go on with
another round, or against it. The combat is over when nobody presses on, when something ends it, or
when one of the two is not ready any more.

* :mod:`course`: the course of combat: its rounds, the steps of a round, how it is over.
* :mod:`fight`: the combat as facts. :mod:`permission`: who may use what in it.
* :mod:`stages`: the steps with effects, and how maneuvers and presses alternate.
* :mod:`maneuvers`: determine range. :mod:`presses`: press.
* :mod:`strikes`: choose strikes, and the order in which they resolve.
* :mod:`resolution`: what strikes do.
* :mod:`moves`: strikes and what cards allow, as values. :mod:`cards`: when such a move is legal.

Damage is a value of :mod:`damage_kinds` and is handled in :mod:`damage`. What becomes of wounded
minions is in :mod:`vtes_deck.engine.status.torpor`.

Whoever makes two minions fight pushes ``Combat(acting, opposing)``. A card says what it does with
:class:`CombatScript` and :class:`Move`; one that does more calls ``perform`` and adds to it.
"""

from __future__ import annotations

from vtes_deck.engine.combat.fight import fight
from vtes_deck.engine.combat.sequence import COMBAT, Combat

__all__ = ["COMBAT", "Combat", "fight"]
