"""The model of the archive from its newest decks only; the complete model takes seconds."""

import pytest

from cardbase import archive_affinity
from cardbase.archive import Archive

DECKS = 250


@pytest.fixture
def small_model(monkeypatch):
    """Learn from a few decks whenever a model is requested."""
    learn = archive_affinity.learn
    monkeypatch.setattr(
        archive_affinity,
        "learn",
        lambda archive, *rest: learn(Archive(archive.decks[:DECKS]), *rest),
    )
