"""What a condition of the table of priorities can speak of.

Every fact is a number that the Methuselah who is asked can see: her own hand and uncontrolled
region, and what lies open on the table. What is not there (no target, no action) counts 0; what is
so or not so is 1 or 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardbase.model import AnyCard, LibraryCard, Type
from vtes_deck.sim.policy import about, acting, situation
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
    "blood": about.blood,
    "purse": about.purse,
    "capacity": about.capacity,
    "thirst": about.thirst,
    "bleed": about.bleed,
    "votes": about.votes,
    "all votes": situation.all_votes,
    "target blood": about.target_blood,
    "target capacity": about.target_capacity,
    "left": about.left,
    "missing": about.missing,
    "mine": about.mine,
    "prey": about.prey,
    "n": about.n,
    "worth": about.worth,
    "duplicate": about.duplicate,
    "copies": about.copies,
    "in play": about.in_play,
    "spare": about.spare,
    "on target": about.on_target,
    "on minion": about.on_minion,
    "pool cost": about.pool_cost,
    "blood cost": about.blood_cost,
    "stuck": about.stuck,
    "masters": situation.masters,
    "blank": about.blank,
    "active": about.active,
    "passive": situation.passive,
    "ahead": situation.ahead,
    "gap": acting.gap,
    "cover": acting.cover,
    "exposed": acting.exposed,
    "stealth": acting.stealth,
    "short": acting.short,
    "plus": acting.plus,
    "fists": acting.fists,
    "safe": acting.safe,
    "hunting": acting.hunting,
    "bleeding": acting.bleeding,
    "bled": acting.bled,
    "bounces": acting.bounces,
    "superior": acting.superior,
}
"""The facts by the words that conditions use; the docstrings say what they mean."""

SHARED: Final = frozenset(
    word for word, fact in FACTS.items() if fact.__module__ == situation.__name__
)
"""The facts that are the same for all options of a decision."""


def meaning(word: str) -> str:
    """What a fact means, as a sentence."""
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
    """By Disciplines and clan, which is what most cards ask for."""
    need = card.requirement
    codes = {code.lower() for code in getattr(vampire, "disciplines", ())}
    if need.clans and getattr(vampire, "clan", "") not in need.clans:
        return False
    if not need.disciplines:
        return True
    known = [code in codes for code in need.disciplines]
    return all(known) if need.combo else any(known)
