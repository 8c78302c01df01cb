"""Definitions as card text, and their comparison with the official text.

* ``rendering`` puts a card together: ``frame`` (keywords, requirement), ``modes`` and ``moves``
  (how it is played), ``abilities`` and ``statics`` (what it does in play). The phrases come from
  the ``say`` of the words.
* ``meaning`` is the only module that recognizes words of the vocabulary by their meaning.
* ``comparison`` compares both texts sentence by sentence under the normalizations of ``dialect``.

A sentence may be anywhere in the paragraph of its level, and a condition anywhere in its sentence.
The printed facts of a vampire are left out; the engine reads them from the same text.
"""
