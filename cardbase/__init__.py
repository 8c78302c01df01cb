"""The card database of *Vampire: The Eternal Struggle*, usable on its own.

>>> import cardbase
>>> cb = cardbase.load()
>>> len(cb.crypt), len(cb.library)
(1785, 2364)
>>> theo = cb["Theo Bell (G2)"]
>>> theo.clan, theo.capacity, theo.level("pot")
('Brujah', 7, 2)

Modules: :mod:`~cardbase.model` (the values), :mod:`~cardbase.database` (the handle),
:mod:`~cardbase.names`, :mod:`~cardbase.archive` (tournament winning decks),
:mod:`~cardbase.archive_search` and :mod:`~cardbase.archive_likeness` (finding some of them),
:mod:`~cardbase.search`, :mod:`~cardbase.facts` (what stands only in the text),
:mod:`~cardbase.sources`, :mod:`~cardbase.store` (the snapshot),
:mod:`~cardbase.updates` (newer data).
"""

from __future__ import annotations

from pathlib import Path

from cardbase.database import CardBase, Version
from cardbase.sources.data import SourceError

__all__ = ["CardBase", "SourceError", "Version", "load"]


def load(folder: Path | None = None) -> CardBase:
    """Load the card base: newer data if the user has installed some, else the packaged ones.

    The first call on a machine builds it and keeps a snapshot; after that it takes a moment.
    Installed data that are damaged are passed over, with a warning in the log;
    :func:`cardbase.updates.status` tells more.

    Args:
        folder: where the snapshot is kept; by default the user's cache folder.

    Raises:
        SourceError: the packaged data are missing or damaged.
    """
    from cardbase.active import default_place, open_active

    return open_active(default_place(folder))
