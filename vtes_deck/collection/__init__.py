"""The collection of a player: printings and copies, wishes and trades, in one file.

Everything is a value: :class:`~vtes_deck.collection.model.Collection` is frozen, and edits are pure
functions (:mod:`~vtes_deck.collection.edits`), so undo needs only a list of values.
:mod:`~vtes_deck.collection.usage` computes how many copies are used, missing and surplus;
:mod:`~vtes_deck.collection.json_file` defines the file; :mod:`~vtes_deck.collection.precons` lists
the preconstructed decks. No module of this package accesses the disk.
"""
