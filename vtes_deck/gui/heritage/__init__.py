"""The window of Heritage, the second game: play, keep a chronicle, judge, enter data.

:mod:`window` has one page for each. Painting code is in :mod:`token_painter` (signs and tokens),
:mod:`cards` (buttons that are cards), :mod:`bloodline` (family trees) and :mod:`battleground_views`
(battlegrounds); :mod:`words` has the names that tooltips and screen readers use.
"""
