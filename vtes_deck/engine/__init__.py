"""The rules engine, independent of the edition: the rulebook as a program.

A game asks for decisions and applies the answers. Nothing else changes its state::

    game = Game.start(VEKN, decks, seed=7)
    while game.decision:                        # the seat, the question, every legal option
        game.apply(game.decision.options[0])    # every option is legal
    game.undo(); game.fork(); game.observation(seat); record.save(game)

The packages form layers: each imports only the layers below it, as ``pyproject.toml`` enforces. A
module corresponds to a chapter of the rulebook. The docstring of the code that enforces a rule
gives the id of the rule (``INF-03``; the catalogue is in ``resources/rules``). From top to bottom:

* :mod:`scenario`: positions set up by hand, for judges, programmers and tests; above all other
  packages.
* This package, the public interface: :mod:`game`, :mod:`setup`, :mod:`deck_construction`,
  :mod:`starting_position`, :mod:`observation` with :mod:`seen_procedures` (action, combat,
  referendum) and :mod:`present_numbers` (of minions), :mod:`determinization` (random hidden cards),
  :mod:`narrator`, :mod:`option_wording`, :mod:`record` (saved games), :mod:`agents`,
  :mod:`catalogue`.
* :mod:`turn`: the turn and its phases (``unlock``, ``master``, ``discipline_masters``, ``minion``,
  ``influence``, ``discard``), ``main_loop``, ``ante`` and ``game_end``.
* :mod:`actions`: ``action`` (the sequence that all actions share), ``block``, ``blocking_cards``,
  ``roles`` and one module per kind: ``bleed``, ``hunt``, ``permanents``, ``political``,
  ``torpor_actions``, ``diablerie``, ``anarch``, ``red_list``, ``imbued``.
* :mod:`politics`: ``referendum``, ``votes``, ``blood_hunt``.
* :mod:`combat`: ``sequence`` (the rounds and their steps), ``strikes``, ``damage`` and others.
* :mod:`cards`: playing cards (``play``), ``requirements``, ``cost_changes``,
  ``cost_reductions`` (optional ones), ``reflex``, ``master_cards``.
* :mod:`status`: properties of minions and how they change: ``titles``, ``sects``, ``disciplines``,
  ``capacity``, ``traits``, ``trophies``, ``control``, ``contests``, ``torpor``, ``banishment``.
* :mod:`mechanics`: ``zones`` (the only module that moves cards), ``bank`` (the only module that
  moves counters), ``ledger`` (the same with a log entry), ``hand``, ``stats`` (modified numbers),
  ``gear``, ``impulse`` (who may use an effect next), ``replacements`` ("would ... instead").
* :mod:`state`: ``table`` (the whole state as plain data), ``seat``, ``in_play`` (cards in play, the
  only cards with state), ``printed`` (printed facts of a card), ``moves`` (strikes and moves of
  cards), ``damage_types``, ``modifiers`` (temporary changes), ``decisions``, ``events``,
  ``windows``, ``ruleset`` (the differences between editions), ``script``, ``statics`` and
  ``occasions`` (the interface to card texts), ``current`` (facts about the current action, combat
  or referendum that lower layers need). Procedures are defined in
  :mod:`vtes_deck.kernel.procedure`.

**Adding a procedure** (a phase, an action, a round of combat): write a subclass of
:class:`~vtes_deck.kernel.procedure.Procedure`. Its fields are immutable values: numbers, tuples,
frozensets, and cards by number. Write a short method for each step and list the methods in
``steps``, in the order of the rulebook. A step changes the table through ``zones`` and ``bank``. As
its last operation it may call either ``table.push`` (another procedure, which runs before the next
step) or ``table.ask``. ``go_to`` and ``finish`` jump. The next step finds the answer in
``table.answer`` and the finished procedure in ``table.returned``.

**Adding an action**: write a subclass of :class:`actions.action.Action`. It defines who may
announce it (``options``, ``forbidden``), its direction (``begin``), its stealth and cost, and its
effect (``resolve``). The sequence is the same for all actions. Add the class to ``minion.ACTIONS``.

**Adding a decision**: declare a :class:`Verb` next to the rule, with its sentence and a name. The
name appears in saved games and in ``tests/golden/verbs.txt`` and never changes. Add an
:class:`Option` to the list that the procedure passes to ``table.ask`` and carry it out in the next
step. Use one of the :class:`DecisionKind` values, which are a closed set. List legal options only:
people, agents and saved games all choose from this list. Add ``PASSING`` if passing is allowed. A
decision whose only option is to pass is skipped. ``why_not`` of the procedure names the rule that
forbids an option.

**Adding a rule**: find its chapter, write it where it applies, give its id in the docstring, and
mark a test with ``@pytest.mark.rule("INF-03")``. If editions differ, read ``table.rules.<switch>``.
Declare a new switch in :class:`Ruleset` with the value of the current rulebook and set it in
:mod:`vtes_deck.rulesets`. Never test for a particular edition.

**Logging**: declare an :class:`~state.events.EventType` with its sentence and call ``table.emit``.
Cards in play that listen to the event type respond automatically. Pass ``only=seat`` for private
information.

**Cards**: a script (:class:`~state.script.CardScript`) declares the ``windows`` in which the card
matters, lists its ``options`` there and carries them out in ``resolve``. A window in which everyone
can only pass costs two bit comparisons; ``Impulse.open`` skips it. A window that no card in the
game has (``state.potential``) costs one. What holds while a card is in play is a static
(``state.statics``): a number, an activity, a cost, a requirement, damage, a duty. The rules call
``static_index.statics_on`` to find the statics of one kind that could concern a card. To add a
kind, write a class there and one call in the chapter that it changes. Do not name a kind after a
card. "Would ... instead" is the static :class:`~state.statics.Replaces`; a chapter declares what
can be replaced as a :class:`~state.statics.Would` and asks ``replacements.is_replaced``. Temporary
changes belong in ``table.modify``, "once per" limits in ``table.use_once``.

**Memory**: options, events, cards in play and procedures are created by the thousand and never form
reference cycles, so their classes set ``gc=False`` and the garbage collector skips them.

**Two pitfalls.** A Methuselah may be ousted between any two steps. In her own turn the stack is
unwound to the next turn; otherwise the procedure continues and must not assume that a card is still
in ``table.in_play``. Second, options, log and random numbers must not depend on the iteration order
of a set: a game runs identically on every machine.
"""

from __future__ import annotations

from vtes_deck.engine.game import Game, IllegalOptionError
from vtes_deck.engine.state.decisions import Decision, DecisionKind, Option, Verb
from vtes_deck.engine.state.ruleset import Ruleset

__all__ = ["Decision", "DecisionKind", "Game", "IllegalOptionError", "Option", "Ruleset", "Verb"]
