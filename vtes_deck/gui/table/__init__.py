"""The table of a game: a window to play, watch and replay games in.

* :mod:`board_geometry`: the layout, as plain geometry.
* :mod:`card_item`, :mod:`seat_plate`, :mod:`state_of_play`: the parts on the felt.
* :mod:`board`: the felt with all parts; it draws a
  :class:`~vtes_deck.app.game_table.view.TableView`.
* :mod:`log_view`, :mod:`question`, :mod:`preview`: the parts around the board.
* :mod:`game_table`: the window, which binds a game.
"""
