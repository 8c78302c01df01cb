"""Corruption: counters that give control of a minion when there are enough."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    STEAL_CORRUPTED,
    AMinion,
    CardAction,
    Gain,
    MinionFilter,
    PutInPlay,
    action,
    card,
    master,
)
from vtes_deck.effects.vocab import Corruption as Counters
from vtes_deck.effects.vocab.minion_filter import ANYONE

CARDS = (
    card(
        100311,
        "Cave of Apples",
        master(PutInPlay()),
        CardAction(
            sentence="{minion} acts to put a corruption counter on {target}.",
            who=MinionFilter(clans=("Ministry",)),
            whose="mine",
            target=AMinion(
                MinionFilter(vampire=False, either=MinionFilter(vampire=True, younger=True)), "prey"
            ),
            effects=(
                Gain(1, Counters()),
                STEAL_CORRUPTED,
            ),
        ),
    ),
    card(
        100430,
        "Corruption",
        action(
            "",
            Gain(1, Counters()),
            STEAL_CORRUPTED,
            stealth=1,
            target=AMinion(ANYONE, "prey"),
            directed=True,
        ),
    ),
)
