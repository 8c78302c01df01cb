"""The reader: official card text becomes a definition, or nothing.

It is the inverse of ``effects.text``. A card is read as a whole or not at all, and only if its text
has exactly one meaning:

* ``tokens`` splits a text in the dialect of ``effects.text`` into words;
* ``grammar`` recognizes phrases: a rule is a pattern of words and phrases with a function that
  builds its value;
* ``nouns``, ``adverbials``, ``instructions``, ``counters``, ``actions``, ``abilities``,
  ``bans_and_duties``, ``vampires``, ``statements``, ``occasions`` and ``moves`` contain the rules
  for sentences of cards in play and clauses of cards that are played: who does what, and when;
* ``parts`` and ``modes`` turn sentences and the clauses of a level into parts of a definition;
  ``versions`` does so for a card with a basic and a superior version in play;
* ``played_clauses`` contains further clauses of actions, modifiers, reactions and combat cards;
* ``referendums`` contains the clauses of political actions;
* ``cards`` reads a whole card and checks that the rendered text of the definition equals the
  official text; ``composition`` contains the parts that all ways of reading share;
* ``analogy`` reads what the rules cannot read: cards that use the sentences of declared cards.
  ``precedents`` finds those sentences with their parts, ``slots`` replaces their numbers, minions
  and Disciplines with slots, ``fragments`` divides the modes of declared cards into effects that
  can be joined with other clauses, and ``covers`` determines which of them make up a paragraph;
* ``source`` writes a definition as an entry for a card module.

To add a phrase, add a rule to the module of its kind. The value of a phrase is a word of the
vocabulary, or a small value that the sentence turns into a word. The reader refuses a phrase that
matches two rules with different values, and a definition whose rendered text differs. The sentences
of a declared card need no rule: if other cards contain them, they get the same meaning.

No module imports this package at start-up. The ``cards`` commands import it, and
``effects.read_definitions`` imports it when a card without a declaration is first played or
counted.
"""
