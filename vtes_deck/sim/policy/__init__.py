"""The policy of the goldfish: a plain table of priorities that a player can read and change.

* :mod:`rules`: the table as values (:class:`~rules.PriorityRule`).
* :mod:`text`: its written form: read, with every mistake and its line, and written.
* :mod:`facts`: what a condition can refer to, each a word with its meaning; they are in
  :mod:`situation` (the table), :mod:`option_facts` (minion, target and card of an option) and
  :mod:`action_facts` (the action under way), and look through a :class:`~view.View`.
* :mod:`player`: chooses among the options of a decision by the table, and only among those.
* ``resources/goldfish/priorities.txt``: the table that is used without another.

**To add a fact**: write a function of a view and an option that gives a number, with a docstring
that says it to players, and name it in ``facts.FACTS``. It may look at nothing that the Methuselah
cannot see (a test deals the hidden cards again and checks that nothing changes).
"""
