"""The collection of a player: printings and copies, wishes and trades, in one file.

Everything is a value: :class:`~vtes_deck.collection.model.Collection` is frozen, edits are pure
functions (:mod:`~vtes_deck.collection.edits`), so that undo is a list of values.
:mod:`~vtes_deck.collection.usage` answers the questions: how many are used, missing, over;
:mod:`~vtes_deck.collection.json_file` is the file; :mod:`~vtes_deck.collection.precons` lists the
preconstructed decks. Nothing here touches the disk.
"""
