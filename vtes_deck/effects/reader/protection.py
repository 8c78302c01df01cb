"""Sentences about protection: immunity, prevented damage, and actions that fail."""

from __future__ import annotations

from vtes_deck.effects.reader.cores import Always, Usable
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction
from vtes_deck.effects.reader.nouns import Minions
from vtes_deck.effects.vocab import (
    AS_ANNOUNCED,
    DAMAGE,
    DECLINED,
    UNBLOCKED,
    ActionFails,
    BurnCard,
    HostFights,
    Is,
    OnlyAggravated,
    Power,
    Prevent,
    Preventable,
)

FAILS = Instruction(effects=(ActionFails(),), at=UNBLOCKED | DECLINED)
"""By a ruling, an action cannot fail during a block attempt or after a block."""


def add_protection(grammar: Grammar) -> None:
    """Add the sentences."""
    grammar.add("core", "~ is immune to non- aggravated damage", lambda: Always(OnlyAggravated()))
    grammar.add("instruction", "have the action fail", lambda: FAILS)
    grammar.add(
        "core",
        "as an action directed at <minion> is announced , can burn ~ to have the action fail",
        _announced_in_vain,
    )
    grammar.add(
        "core",
        "this minion can lock this card to prevent <n> damage in combat",
        lambda n: Usable(
            Instruction(
                effects=(Prevent(n),),
                at=DAMAGE,
                conditions=(HostFights(), Preventable()),
                lock=True,
            ),
            user="host",
        ),
    )


def _announced_in_vain(aimed: Minions) -> Always | None:
    """RES-08: the card is burned as an action at a minion is announced, which then fails."""
    if aimed.whose != "mine":
        return None
    return Always(
        Power(
            sentence="Burn {card}: the action fails.",
            at=AS_ANNOUNCED,
            effects=(BurnCard("this"), ActionFails()),
            conditions=(Is("aimed", aimed.who, "mine"),),
        )
    )
