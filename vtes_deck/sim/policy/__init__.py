"""How a goldfish decides: a plain table of priorities that a player can read and change.

* :mod:`rules`: the table as values (:class:`~rules.Rule`).
* :mod:`text`: its written form: read, with every mistake and its line, and written.
* :mod:`facts`: what a condition can speak of, each a word with its meaning.
* :mod:`player`: chooses among the options of a decision by the table, and only among those.
* ``resources/goldfish/priorities.txt``: the table that is used without another.
"""
