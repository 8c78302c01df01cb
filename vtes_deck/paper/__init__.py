"""Printed pages: registration sheets, decklists, proxies, reports, summaries and chronicles.

Both the window and the command line use this package. A printed document is a
:class:`~vtes_deck.paper.pages.Document`: pages of marks, in tenths of a millimetre.
:mod:`.registration`, :mod:`.decklist`, :mod:`.proxies`, :mod:`.report`, :mod:`.summary` and
:mod:`.chronicle` each lay out one kind. :mod:`.output` paints a document on a screen, on a printer
or into a PDF. Colours are those of paper, independent of the window's theme.

Most modules need Qt, but none opens a window. :mod:`.request` and :mod:`.export` load without
Qt; :mod:`.export` checks that Qt can start before it loads the rest.
"""
