"""The card database of *Vampire: The Eternal Struggle*, usable on its own.

>>> import cardbase
>>> cb = cardbase.load()
>>> len(cb.crypt), len(cb.library)
(1785, 2364)
>>> theo = cb["Theo Bell (G2)"]
>>> theo.clan, theo.capacity, theo.level("pot")
('Brujah', 7, 2)

Modules: :mod:`~cardbase.model` (the values), :mod:`~cardbase.terms` (closed lists of terms),
:mod:`~cardbase.database` (the handle), :mod:`~cardbase.names`, :mod:`~cardbase.archive`
(tournament winning decks), :mod:`~cardbase.archive_search` and :mod:`~cardbase.archive_similarity`
(finding some of them), :mod:`~cardbase.search`, :mod:`~cardbase.facts` (facts that are only in the
text), :mod:`~cardbase.sources`, :mod:`~cardbase.snapshot` (the snapshot), :mod:`~cardbase.updates`
(newer data), :mod:`~cardbase.own_cards` (the user's own cards).
"""

from __future__ import annotations

from pathlib import Path

from cardbase.active_data import open_active
from cardbase.database import CardBase, Version
from cardbase.own_cards.store import FILE, available
from cardbase.paths import default_place
from cardbase.sources.source import SourceError

__all__ = ["CardBase", "SourceError", "Version", "load"]


def load(folder: Path | None = None) -> CardBase:
    """Load the card base from the data the user installed, or else from the packaged data.

    It includes the user's own cards (:mod:`cardbase.own_cards`).

    The first call on a machine builds a snapshot; later calls read it. Damaged installed data are
    skipped, with a warning in the log; see :func:`cardbase.updates.status`.

    Args:
        folder: the folder of the snapshot; by default the user's cache folder.

    Raises:
        SourceError: the packaged data are missing or damaged.
    """
    place = default_place(folder)
    base = open_active(place)
    if place.own is None or not (place.own / FILE).exists():
        return base
    from cardbase.own_cards.overlay import with_own

    return with_own(base, available(place.own))
