"""A game on a visible table: played, watched, replayed or laid out; without Qt.

* :mod:`table_setup`: who plays which deck where, and the setup of a game from it.
* :mod:`players`: who can sit at a table; :mod:`computer_choices`: how programs answer.
* :mod:`game_session`: a game with its people and computer players: choices, passes, undo, hints;
  :mod:`end_reasons`: why it is over.
* :mod:`passes`: the passes that are made for a person.
* :mod:`choices`: the options of a decision, narrowed step by step to one.
* :mod:`wording`: the texts of buttons and questions; :mod:`unplayable_cards`: why
  a card cannot be played.
* :mod:`view`: the table as one seat sees it, as plain values; :mod:`view_builder` reads it from a
  game.
* :mod:`log_lines`: the log, with the cards that it names.
* :mod:`replay`: a game that has been played, at any of its decisions.
* :mod:`saved_games`: games in the user's data; :mod:`game_file` and :mod:`origin`: the content
  of their files; :mod:`player_file`: a game in a file that the player chose.
* :mod:`outcome`: how a game ended, for its result sheet and the results of a deck.
* :mod:`position`, :mod:`position_problems`, :mod:`editor`, :mod:`position_use`: positions laid out
  by hand, their illegal parts, edits, and their uses.
* :mod:`goldfish_game`: one deck alone against passive opponents, and goldfish games as replays.
"""
