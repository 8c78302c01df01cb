"""Paper: registration sheets, decklists, proxies, reports, and the summary for judges.

A paper is a :class:`~vtes_deck.gui.paper.pages.Document`: pages of marks, in tenths of a
millimetre. :mod:`.registration`, :mod:`.decklist`, :mod:`.proxies`, :mod:`.report` and
:mod:`.summary` each make one of plain values; :mod:`.output` puts it on a screen, a printer or into
a PDF, always the same way. Colours are those of paper, whatever look the window has.
"""
