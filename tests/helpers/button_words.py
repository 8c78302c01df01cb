"""The labels of all buttons of a decision, step by step, and the unclear labels."""

import re
from collections import Counter

from vtes_deck.app.game_table.choices import PartialChoice
from vtes_deck.engine.narrator import card_name
from vtes_deck.engine.state.decisions import NONE

MAX_STEPS = 5
"""Steps: card, minion, way, target, amount."""

_DETAIL = re.compile(r"( \[[^]]*\]| \([^)]*\))+$")
"""A level or what distinguishes copies, at the end of a label."""


def unclear(table, decision):
    """Return labels that two buttons of a step share, or that are only the name of a card.

    A name is enough if it completes the words above the buttons: "Lock Hal: rescue ...".
    """
    first = PartialChoice.of(table, decision)
    found, steps = [], [(first, 1)] if isinstance(first, PartialChoice) else []
    while steps:
        step, depth = steps.pop()
        labels = Counter(one.label for one in (*step.choices, *filter(None, (step.passing,))))
        found += [f"twice: {label}" for label, count in labels.items() if count > 1]
        completed = step.prompt.endswith("…")
        for choice in step.choices:
            if not completed and _DETAIL.sub("", choice.label) in _names(table, choice):
                found.append(f"only a name: {choice.label}")
            if len(choice.options) > 1 and depth < MAX_STEPS:
                following = step.pick(table, choice)
                if isinstance(following, PartialChoice):
                    steps.append((following, depth + 1))
    return found


def _names(table, choice):
    cards = {card for one in choice.options for card in (one.card, one.minion, one.target)}
    names = {card_name(table, card) for card in cards - {NONE}}
    return names | {_DETAIL.sub("", name) for name in names}
