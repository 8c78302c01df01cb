"""What the texts of cards do: a vocabulary, and the cards declared in it."""

from __future__ import annotations
