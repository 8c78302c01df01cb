"""The reader: official card text becomes a definition, or nothing.

It is the inverse of ``effects.text``. A card is read whole or not at all, and only if its text has
exactly one meaning:

* ``tokens`` splits a text in the dialect of ``effects.text`` into words;
* ``grammar`` recognizes phrases: a rule is a pattern of words and phrases with a function that
  builds its value;
* ``nouns``, ``moments``, ``instructions``, ``counters``, ``actions``, ``abilities``, ``sentences``,
  ``vampires``, ``lines``, ``occasions`` and ``moves`` contain the rules: who, when, does what, in
  which sentence of a card in play or clause of a card that is played;
* ``parts`` and ``modes`` turn sentences and the clauses of a level into parts of a definition, and
  ``versions`` those of a card that stays in play in a basic and a superior version;
* ``referendums`` contains the clauses of political actions;
* ``cards`` reads a whole card and checks that the definition says the official text again, with
  what ``composition`` knows about the places of parts;
* ``analogy`` reads what the rules do not read: a card in the sentences of declared cards.
  ``precedents`` finds those sentences with their parts, ``slots`` makes places for their numbers,
  minions and Disciplines, and ``covers`` finds out which of them are a paragraph together;
* ``source`` writes a definition as an entry for a card module.

To teach it a phrase, add a rule to the module of its kind. The value of a phrase is a word of the
vocabulary, or a small value that the sentence turns into one. A phrase that fits two rules with
different values is refused, and so is a definition whose rendered text differs. A declared card
needs no rule for its sentences: other cards that say them are read as it is declared.

Nothing imports this package at start: the commands ``cards`` do, and ``effects.read_cards`` when a
card without a declaration is first played or counted.
"""
