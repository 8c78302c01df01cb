"""Facts of the current action, or of the action that an option announces."""

from __future__ import annotations

from typing import Final

from cardbase.terms import Function, Type
from vtes_deck.engine.actions.action import ACTION_CARD, Action, action_of
from vtes_deck.engine.actions.bleed import Bleed
from vtes_deck.engine.actions.block import Blocks, cannot_block, eligible
from vtes_deck.engine.actions.hunt import Hunt
from vtes_deck.engine.cards.requirements import lacks
from vtes_deck.engine.mechanics.impulse import Impulse
from vtes_deck.engine.mechanics.stats import intercept
from vtes_deck.engine.state.decisions import NONE, Option
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.windows import DECLINED
from vtes_deck.engine.turn.minion import BY_VERB
from vtes_deck.sim.policy.amounts import covers, given, stealth_by
from vtes_deck.sim.policy.view import (
    PlayerView,
    hand_of,
    minion_of,
    owed_by,
)


def _planned(view: PlayerView, option: Option) -> Action | None:
    """The action that an option would announce."""
    table = view.table
    kind = BY_VERB.get(option.verb)
    if kind is not None:
        return kind.begin(table, option)
    if option.card == NONE or option.minion not in table.in_play:
        return None
    if option.verb is not ACTION_CARD and not option.verb.name.startswith("act "):
        return None
    return action_of(table, option)


def _action(view: PlayerView, option: Option) -> Action | None:
    action = view.table.current(Action)
    return _planned(view, option) if action is None else action


def _able(view: PlayerView, action: Action) -> list[Minion]:
    """The minions that could still try to block an action."""
    table = view.table
    blocks = table.current(Blocks)
    declined = frozenset() if blocks is None else blocks.declined
    return [
        minion
        for seat in eligible(table, action)
        if seat not in declined
        for minion in table.minions(seat)
        if cannot_block(table, minion) is None
    ]


def _others(view: PlayerView) -> int:
    """The number of minions of all other Methuselahs; without any, there can be no block."""
    found = view.known.get(_MINIONS_OF_OTHERS)
    if found is None:
        seats = [seat for seat in view.table.seats if seat.number != view.seat]
        found = sum(bool(seat.in_play) for seat in seats)
        view.known[_MINIONS_OF_OTHERS] = found
    return found


_MINIONS_OF_OTHERS: Final = "minions of others"


def gap(view: PlayerView, option: Option) -> int:
    """Stealth that the action lacks so that no minion could block it."""
    table = view.table
    if not _others(view):
        return 0
    action = _action(view, option)
    if action is None or action.minion not in table.in_play:
        return 0
    most = max((intercept(table, minion) for minion in _able(view, action)), default=None)
    return 0 if most is None else max(0, most + 1 - action.stealth(table))


def cover(view: PlayerView, option: Option) -> int:
    """Stealth that cards in your hand could give the acting minion, counting one copy of each."""
    table = view.table
    minion = minion_of(view, option)
    if minion is None:
        return 0
    action = table.current(Action)
    played = frozenset() if action is None else action.played
    purse = minion.blood - owed_by(view, minion)
    total = 0
    seen: set[int] = set()
    for card in hand_of(view):
        printed = table.cards[card]
        if printed.id in seen or (minion.card, printed.id) in played:
            continue
        seen.add(printed.id)
        if covers(printed.script) and printed.blood_cost <= purse:
            usable = lacks(table, printed, minion) is None
            total += stealth_by(table, printed.script, minion) if usable else 0
    return total


def exposed(view: PlayerView, option: Option) -> int:
    """Stealth that the action lacks even with the cards in your hand."""
    lacking = gap(view, option)
    return max(0, lacking - cover(view, option)) if lacking else 0


def stealth(view: PlayerView, option: Option) -> int:
    """Stealth that the card gives."""
    card = view.table.cards[option.card] if option.card != NONE else None
    return 0 if card is None else given(card.script, option, bleeding=False)


def short(view: PlayerView, option: Option) -> int:
    """Stealth that the action still lacks with the card."""
    return max(0, gap(view, option) - stealth(view, option))


def plus(view: PlayerView, option: Option) -> int:
    """Bleed that the card gives."""
    card = view.table.cards[option.card] if option.card != NONE else None
    return 0 if card is None else given(card.script, option, bleeding=True)


def fists(view: PlayerView, option: Option) -> int:
    """Combat cards in your hand that the minion could play."""
    table = view.table
    minion = minion_of(view, option)
    if minion is None:
        return 0
    return sum(
        Type.COMBAT in table.cards[card].types and lacks(table, table.cards[card], minion) is None
        for card in hand_of(view)
    )


def safe(view: PlayerView, option: Option) -> int:
    """Whether no one can block the action any more."""
    del option
    table = view.table
    stage = table.stack[-1] if table.stack else None
    if isinstance(stage, Impulse) and stage.window == DECLINED:
        return 1
    action = table.current(Action)
    return int(action is not None and not _able(view, action))


def hunting(view: PlayerView, option: Option) -> int:
    """Whether the current action is a hunt."""
    del option
    return int(view.table.current(Hunt) is not None)


def bleeding(view: PlayerView, option: Option) -> int:
    """Whether the current action is a bleed."""
    del option
    return int(view.table.current(Bleed) is not None)


def bled(view: PlayerView, option: Option) -> int:
    """Your pool that the current bleed would burn."""
    del option
    action = view.table.current(Bleed)
    if action is None or view.seat not in action.seats or action.minion not in view.table.in_play:
        return 0
    return action.amount(view.table)


def bounces(view: PlayerView, option: Option) -> int:
    """Cards in your hand that bounce or reduce a bleed."""
    del option
    cards = view.table.cards
    return sum(
        not _AGAINST_BLEEDS.isdisjoint(cards[card].definition.functions) for card in hand_of(view)
    )


_AGAINST_BLEEDS: Final = frozenset({Function.BOUNCE, Function.BLEED_REDUCTION})


def superior(view: PlayerView, option: Option) -> int:
    """Whether the card is played at superior."""
    del view
    level = option.verb.name.rpartition(" ")[2]
    return int(level.isupper())
