"""The policy of the goldfish: a plain table of priorities that a player can read and change.

* :mod:`rules`: the table as values (:class:`~rules.PriorityRule`).
* :mod:`text`: reads its written form, with every error and its line, and writes it.
* :mod:`facts`: the facts to which a condition can refer, each a word with its meaning. They are in
  :mod:`situation` (the table), :mod:`option_facts` (minion, target and card of an option) and
  :mod:`action_facts` (the current action), and use a :class:`~view.PlayerView`.
* :mod:`player`: chooses among the options of a decision according to the table.
* ``resources/goldfish/priorities.txt``: the built-in table.

**To add a fact**: write a function of a view and an option that returns a number, with a docstring
that explains it to players, and add it to ``facts.FACTS``. It must use only information that the
Methuselah can see. A test deals the hidden cards again and checks that nothing changes.
"""
