"""Automatic changes of costs by the texts of cards in play.

A text may add a cost even to a card that is printed without one. Optional reductions are in
:mod:`vtes_deck.engine.cards.cost_reductions` (PLY-12).
"""

from __future__ import annotations

from cardbase.terms import Type
from vtes_deck.engine.state.cost_statics import MasterPrice, Price, PriceShare, StrikePrice
from vtes_deck.engine.state.current import CurrentAction, CurrentCombat
from vtes_deck.engine.state.decisions import NONE, Option
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.statics import EVERYWHERE, Feature, OwnPrice, Strikes
from vtes_deck.engine.state.table import Table, Until

REACTIONS_COST_MORE = "reaction cards cost more"
"""Recorded for an action in which reaction cards cost 1 more blood or life (card ``NONE``)."""
NEXT_REACTION_COSTS_MORE = "the next reaction card costs more"
"""Recorded for an action in which the next reaction card costs 1 more (card ``NONE``)."""
CARD_COSTS_MORE = "this card costs more"
"""Recorded for a card that is being played and costs 1 more blood or life."""
COMBAT_COSTS_MORE = "combat cards cost more"
"""Recorded for a minion whose combat cards cost 1 more blood in this combat."""
REACTIONS = (REACTIONS_COST_MORE, NEXT_REACTION_COSTS_MORE)


def price(  # noqa: PLR0913 - a card, how it is played, and both costs
    table: Table,
    minion: Minion | None,
    card: Printed,
    level: str,
    pool: int,
    blood: int,
    *,
    strikes: bool = False,
    payer: int = NONE,
    more: int = 0,
) -> tuple[int, int]:
    """The cost of a card in pool and blood (PLY-09, GEN-02); never negative.

    By a ruling, the cost is multiplied and divided first, then increased and reduced.

    Args:
        table: the table.
        minion: the minion that plays it, or ``None`` for a Methuselah.
        card: the card.
        level: the Disciplines with which it is played, as ``"cel+for"``; empty if not yet chosen.
        pool: the pool cost before reductions.
        blood: the blood cost before reductions.
        strikes: the card is played to strike.
        payer: the Methuselah who plays it herself.
        more: the blood that texts add to the cost of this card alone.
    """
    if minion is None:
        return _of_methuselah(table, payer, card, pool), blood
    if PriceShare in table.statics:
        for source, share in statics_on(table, PriceShare, minion.card):
            blood = share.share(table, source, minion, card, blood)
    blood += more
    if Feature.OWN_PRICE in card.features:
        blood -= sum(one.less_for(minion) for one in card.of(OwnPrice))
    if table.used:
        blood += _recorded(table, minion, card)
    if Price in table.statics:
        for source, static in statics_on(table, Price, minion.card):
            less_pool, less_blood = static.less(table, source, minion, card, level)
            pool, blood = pool - less_pool, blood - less_blood
    if strikes and StrikePrice in table.statics:
        for source, charge in statics_on(table, StrikePrice, minion.card):
            blood += charge.more(table, source, minion, card, level)
    return max(0, pool), max(0, blood)


def _recorded(table: Table, minion: Minion, card: Printed) -> int:
    """The blood that recorded effects add to the cost of a card."""
    more = 0
    if (
        Type.COMBAT in card.types
        and table.has_used(COMBAT_COSTS_MORE, minion.card, Until.COMBAT)
        and is_combat_card(table, minion, card)
    ):
        more += 1
    if Type.REACTION in card.types and is_reaction(table, minion, card):
        more += sum(table.has_used(one, NONE, Until.ACTION) for one in REACTIONS)
    return more


def _of_methuselah(table: Table, payer: int, card: Printed, pool: int) -> int:
    """The pool cost of a card for a Methuselah who plays it herself."""
    if MasterPrice not in table.statics:
        return pool
    less = (
        static.less(table, source, payer, card)
        for source, static in statics_on(table, MasterPrice, EVERYWHERE)
    )
    return max(0, pool - sum(less))


def is_strike(table: Table, option: Option) -> bool:
    """Whether an option plays its card to strike, if that matters for the price."""
    if StrikePrice not in table.statics:
        return False
    return any(option.mode in one.modes for one in table.cards[option.card].of(Strikes))


def is_reaction(table: Table, minion: Minion, card: Printed) -> bool:
    """PLY-20: whether a card that can be a reaction is played as a reaction."""
    if len(card.types) == 1:
        return True
    action, combat = table.current(CurrentAction), table.current(CurrentCombat)
    fights = Type.COMBAT in card.types and combat is not None and combat.begun
    return action is not None and not fights and action.acting_seat(table) != minion.controller


def is_combat_card(table: Table, minion: Minion, card: Printed) -> bool:
    """PLY-20: whether a card that can be a combat card is played as one.

    In the window after a combat, a card with another type is a modifier or a reaction.
    """
    if len(card.types) == 1:
        return True
    combat = table.current(CurrentCombat)
    return combat is not None and combat.holds(minion.card)
