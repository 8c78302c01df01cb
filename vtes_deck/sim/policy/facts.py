"""The facts that conditions of the table of priorities can use.

Every fact is a number that the deciding Methuselah can see, from her own hand and uncontrolled
region and the public part of the table. A missing target or action counts as 0; a yes-or-no fact is
1 or 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardbase.model import AnyCard, LibraryCard
from cardbase.terms import Type
from vtes_deck.sim.policy import action_facts, option_facts, situation
from vtes_deck.sim.policy.view import Fact

FACTS: Final[dict[str, Fact]] = {
    "turn": situation.turn,
    "pool": situation.pool,
    "prey pool": situation.prey_pool,
    "hand": situation.hand,
    "library": situation.library,
    "ready": situation.ready,
    "minions": situation.minions,
    "prey minions": situation.prey_minions,
    "unlocked": situation.unlocked,
    "waiting": situation.waiting,
    "begun": situation.begun,
    "transfers": situation.transfers,
    "edge": situation.edge,
    "my turn": situation.my_turn,
    "blood": option_facts.blood,
    "purse": option_facts.purse,
    "capacity": option_facts.capacity,
    "thirst": option_facts.thirst,
    "bleed": option_facts.bleed,
    "votes": option_facts.votes,
    "all votes": situation.all_votes,
    "target blood": option_facts.target_blood,
    "target capacity": option_facts.target_capacity,
    "left": option_facts.left,
    "missing": option_facts.missing,
    "mine": option_facts.mine,
    "prey": option_facts.prey,
    "n": option_facts.n,
    "worth": option_facts.worth,
    "duplicate": option_facts.duplicate,
    "copies": option_facts.copies,
    "in play": option_facts.in_play,
    "spare": option_facts.spare,
    "on target": option_facts.on_target,
    "on minion": option_facts.on_minion,
    "pool cost": option_facts.pool_cost,
    "blood cost": option_facts.blood_cost,
    "stuck": option_facts.stuck,
    "masters": situation.masters,
    "blank": option_facts.blank,
    "active": option_facts.active,
    "passive": situation.passive,
    "ahead": situation.ahead,
    "gap": action_facts.gap,
    "cover": action_facts.cover,
    "exposed": action_facts.exposed,
    "stealth": action_facts.stealth,
    "short": action_facts.short,
    "plus": action_facts.plus,
    "fists": action_facts.fists,
    "safe": action_facts.safe,
    "hunting": action_facts.hunting,
    "bleeding": action_facts.bleeding,
    "bled": action_facts.bled,
    "bounces": action_facts.bounces,
    "superior": action_facts.superior,
}
"""The facts by the words that conditions use; their docstrings explain the meaning."""

SHARED: Final = frozenset(
    word for word, fact in FACTS.items() if fact.__module__ == situation.__name__
)
"""The facts that are the same for all options of a decision."""


def meaning(word: str) -> str:
    """The meaning of a fact, as a sentence."""
    return (FACTS[word].__doc__ or "").strip()


def worths(crypt: Sequence[AnyCard], library: Sequence[AnyCard]) -> dict[int, int]:
    """The fact ``worth`` of each vampire of a deck, by id."""
    minion_cards = [
        card
        for card in library
        if isinstance(card, LibraryCard) and not {Type.MASTER, Type.EVENT}.intersection(card.types)
    ]
    return {
        card.id: sum(_could_play(card, other) for other in minion_cards)
        * 100
        // max(1, len(minion_cards))
        for card in crypt
    }


def _could_play(vampire: AnyCard, card: LibraryCard) -> bool:
    """Whether a vampire could play a card, by Disciplines and clan, as most cards require."""
    need = card.requirement
    codes = {code.lower() for code in getattr(vampire, "disciplines", ())}
    if need.clans and getattr(vampire, "clan", "") not in need.clans:
        return False
    if not need.disciplines:
        return True
    known = [code in codes for code in need.disciplines]
    return all(known) if need.combo else any(known)
