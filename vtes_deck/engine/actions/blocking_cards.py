"""Cards in play that can attempt to block as if they were minions."""

from __future__ import annotations

from cardbase.terms import Trait
from vtes_deck.engine.mechanics import play_index, zones
from vtes_deck.engine.state.current import CurrentAction
from vtes_deck.engine.state.in_play import CardInPlay, Minion
from vtes_deck.engine.state.occasions import Blocked
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.statics import BlocksAsMinion
from vtes_deck.engine.state.table import Activity, Table


def waiting(table: Table, action: CurrentAction, seat: int) -> list[int]:
    """The cards of a Methuselah that could block an action directed at her or her cards.

    They may be locked.
    """
    if BlocksAsMinion not in table.statics or seat not in action.seats:
        return []
    return [
        card
        for card in table.statics[BlocksAsMinion]
        if table.in_play[card].controller == seat and may_block_as_minion(table, card)
    ]


def may_block_as_minion(table: Table, card: int) -> bool:
    """Whether effects allow the card to block in its form as a vampire."""
    take_minion_form(table, card)
    restricted = table.is_restricted(Activity.BLOCK, card)
    leave_minion_form(table, card)
    return not restricted


def take_minion_form(table: Table, card: int) -> None:
    """Make the card a minion for its attempt."""
    card_in_play = table.in_play[card]
    if isinstance(card_in_play, Minion):
        return
    for _, static in statics_on(table, BlocksAsMinion, card):
        table.in_play[card] = static.as_minion(table, card_in_play)
    play_index.rebuild(table)


def leave_minion_form(table: Table, card: int) -> None:
    """End the attempt: the card stops being a minion."""
    card_in_play = table.in_play.get(card)
    if not isinstance(card_in_play, Minion) or not statics_on(table, BlocksAsMinion, card):
        return
    card_in_play.set_mark(Trait.INFERNAL.value, 0)
    table.in_play[card] = CardInPlay(
        card,
        card_in_play.controller,
        locked=card_in_play.locked,
        attached=card_in_play.attached,
        marks=card_in_play.marks,
    )
    play_index.rebuild(table)


def has_blocked(table: Table, card: int, acting: int) -> None:
    """Apply the effect that the card has after every successful block, and burn the card."""
    script = table.cards[card].script
    leave_minion_form(table, card)
    if statics_on(table, BlocksAsMinion, card):
        zones.burn(table, card)
        script.resolve(table, Blocked(card, acting))
