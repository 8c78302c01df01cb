"""Definitions as card text, and their comparison with the official text.

* ``rendering`` assembles a card: ``frame`` (keywords, requirement), ``modes`` and ``moves`` (how it
  is played), ``abilities`` and ``statics`` (what it does in play). The method ``say`` of the words
  returns the phrases.
* ``meaning`` is the only module that recognizes words of the vocabulary by their meaning.
* ``comparison`` compares both texts sentence by sentence, after the normalisations of ``dialect``.

A sentence may be anywhere in the paragraph of its level, and a condition anywhere in its sentence.
The printed facts of a vampire are omitted, because the engine reads them from the same text.
"""
