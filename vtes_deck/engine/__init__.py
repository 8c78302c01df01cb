"""The rules of the game, edition-neutral: the rulebook as a program.

A game is asked and answered, and nothing else changes it::

    game = Game.start(VEKN, decks, seed=7)
    while game.decision:                        # who is asked, about what, every legal option
        game.apply(game.decision.options[0])    # every one is legal
    game.undo(); game.fork(); game.observation(seat); record.save(game)

Where to find what. The packages are layers: each one imports only those below it, and
``pyproject.toml`` enforces that. One module holds one chapter of the rulebook; the docstring that
enforces a rule names its id (``INF-03``, see the catalogue in ``resources/rules``). From the top:

* :mod:`scenario`: positions laid out by hand, for judges, programmers and tests; a package above
  all others.
* This package, the game as others see it: :mod:`game`, :mod:`setup`, :mod:`construction`,
  :mod:`position`, :mod:`observation`, :mod:`imagine`, :mod:`narrator`, :mod:`apart`,
  :mod:`record`, :mod:`agents`, :mod:`catalogue`.
* :mod:`turn`: the turn and its phases (``unlock``, ``master``, ``discipline_masters``, ``minion``,
  ``influence``, ``discard``), ``flow`` (playing on), ``ante`` and ``ousting``.
* :mod:`actions`: ``action`` (the course of all actions), ``block``, ``guardian``, ``roles`` and one
  module for each kind: ``bleed``, ``hunt``, ``permanents``, ``political``, ``torpor_actions``,
  ``diablerie``, ``anarch``, ``red_list``, ``imbued``.
* :mod:`politics`: ``referendum``, ``votes``, ``blood_hunt``.
* :mod:`combat`: the course of combat, strikes, ``damage``.
* :mod:`cards`: playing cards (``play``), ``requirements``, ``costs``, ``discounts``, ``reflex``,
  ``master_cards``.
* :mod:`status`: what minions are and what becomes of them: ``titles``, ``sects``, ``disciplines``,
  ``traits``, ``trophies``, ``control``, ``contests``, ``torpor``, ``banished``.
* :mod:`mechanics`: ``zones`` (the one place where cards move), ``bank`` (the one place where
  counters move), ``ledger``, ``hand``, ``stats`` (numbers that cards change), ``gear``, ``impulse``
  (who may use an effect next).
* :mod:`state`: ``table`` (everything on the table, as plain data), ``seat``, ``in_play`` (cards in
  play, the only cards with state), ``printed`` (what a card says as facts), ``lasting`` (what lasts
  for a time), ``decisions``, ``events``, ``windows``, ``ruleset`` (what differs between editions),
  ``script`` (how the text of a card comes in), ``current`` (facts of an action, combat or
  referendum that lower layers ask for). Procedures are in :mod:`vtes_deck.kernel.procedure`.

**To add a procedure** (a phase, an action, a round of combat): write a :class:`Procedure` with its
facts as fields (immutable values: numbers, tuples, frozensets; cards by their number), a short
method for each step, and the list ``steps`` in the order of the rulebook at its end. A step may
change the table through ``zones`` and ``bank``, ``table.push`` another procedure (it runs before
the next step), or ``table.ask``; at most one of the last two, and last. ``go_to`` and ``finish``
jump. The next step finds the answer in ``table.answer``, and what the pushed procedure found out in
its fields, as ``table.returned``.

**To add an action**: write a subclass of :class:`action.Action`; it says who may announce it
(``options``, ``forbidden``), at whom it is directed (``begin``), its stealth and cost, and what it
does (``resolve``); the course is the same for all. Put the class into ``minion.ACTIONS``.

**To add a decision**: declare a :class:`Verb` beside the rule with its sentence and a
name that stands in saved games (and in ``tests/golden/verbs.txt``) and never changes, give it as an
:class:`Option` in the list that the procedure asks, and carry it out in the next step. Use one of
the :class:`DecisionKind` values; they are a closed set. List only what is legal: people, agents, saved
games all choose from the list. Add ``PASSING`` where one may pass; if nothing else can be done, the
question is not asked. Say in ``why_not`` of the procedure which rule forbids what is not listed.

**To add a rule**: find its chapter, write it where it acts, name its number in the docstring, and
mark a test with ``@pytest.mark.rule("INF-03")``. Where editions differ, ask
``table.rules.<switch>``; a new switch is declared in :class:`Ruleset` with the current rulebook's
value and set in :mod:`vtes_deck.rulesets`. Never ask which edition it is.

**To tell**: declare a :class:`EventType` with its sentence and call ``table.emit``; cards in play
that hear it answer by themselves. What only one seat may see carries ``only=seat``.

**Cards**: a script (:class:`CardScript`) says in which windows the card could matter, what it
offers there, and what it does. Windows in which nobody has more than "pass" are passed by with two
comparisons of bits; ``Impulse.open`` does not even open those in which nobody could do anything.
Bonuses that last belong into ``script.bonuses`` and ``auras``, those for a time into
``table.modify``; "once per" into ``table.use_once``. What makes minions act says so in ``duty``
(MIN-04), what makes cards cheaper by choice in ``reduces`` (PLY-12).

**Values** (options, events, cards in play, procedures) are made by the thousand and never lead back
to what they stand in, so their classes say ``gc=False``: the garbage collector has no need to visit
them.

**Two things that are easily forgotten.** A Methuselah may be ousted between any two steps: when it
is her own turn the stack is unwound to the next turn, otherwise the procedure goes on and must not
take it for granted that a card is still in ``table.in_play``. And options, log and chance must not
depend on the order of a set: everything runs the same on every machine.
"""

from __future__ import annotations

from vtes_deck.engine.game import Game, IllegalOptionError
from vtes_deck.engine.state.decisions import Decision, DecisionKind, Option, Verb
from vtes_deck.engine.state.ruleset import Ruleset

__all__ = ["Decision", "DecisionKind", "Game", "IllegalOptionError", "Option", "Ruleset", "Verb"]
