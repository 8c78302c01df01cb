"""Reflex cards (PLY-25): cards that cancel a kind of card as it is played against a minion.

All reflex cards use the same wording, so the engine reads the effect from the card, like a cost or
a requirement. Other effects of these cards are in their scripts.
"""

from __future__ import annotations

from vtes_deck.engine.cards.requirements import as_others, is_barred
from vtes_deck.engine.mechanics import hand, held_cards
from vtes_deck.engine.state.current import CurrentAction, CurrentCard, CurrentCombat
from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.status.disciplines import to_play
from vtes_deck.kernel.procedure import Procedure

REFLEX = Verb("reflex", "{minion} cancels {target} with {card}.")


def options(table: Table, seat: int, shown: int, victim: int) -> list[Option]:
    """PLY-25: the reflex cards with which a minion can cancel the card played against it.

    Args:
        table: the table.
        seat: the Methuselah who may play them.
        shown: the card that is being played.
        victim: the minion against which it is played, or ``NONE``.
    """
    minion = table.in_play.get(victim)
    if not isinstance(minion, Minion) or minion.controller != seat:
        return []
    return [
        Option(REFLEX, card, victim, shown)
        for card in hand.one_of_each(table, held_cards.cards_of(table, seat))
        if cannot(table, card, minion, shown) is None
    ]


def cannot(table: Table, card: int, minion: Minion, shown: int) -> str | None:
    """The rule by which a minion cannot cancel a card with a card from the hand, or ``None``."""
    printed = table.cards[card]
    reflex = printed.reflex
    if reflex is None or reflex.kind not in table.cards[shown].traits:
        return "PLY-25"
    if not any(
        to_play(table, one).get(reflex.discipline, 0)
        for one in (minion, *as_others(table, printed, minion))
    ):
        return "PLY-05"
    if is_barred(table, printed, minion, (reflex.discipline,)):
        return "GEN-02"
    return None if minion.blood >= printed.blood_cost else "PLY-10"


def victim(table: Table, under: Procedure) -> int:
    """The minion against which a card is played, or ``NONE``.

    It is the target minion; a card in combat is played against the opposing minion.

    Args:
        table: the table.
        under: the procedure for which the card is shown: an action, or the playing of a card.
    """
    if isinstance(under, CurrentAction):
        return under.target
    if not isinstance(under, CurrentCard):
        return NONE
    if under.option.target != NONE:
        return under.option.target
    combat = table.current(CurrentCombat)
    if combat is None or not combat.holds(under.minion):
        return NONE
    return combat.other(under.minion)
