"""The price of the effects of an option, in pool."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vtes_deck.engine.referendum_outcome import SeatChange
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.purposes import OptionPurposes, Purpose, PurposeKind
from vtes_deck.engine.state.statics import Feature
from vtes_deck.players import hand, permanents
from vtes_deck.players.seen_position import SeenPosition
from vtes_deck.players.style import Refinement

K = PurposeKind

_OWN: Final[dict[PurposeKind, float]] = {
    K.CARDS: 0.4,
    K.SEARCH: 0.7,
    K.CYCLE: 0.1,
    K.HAND_SIZE: 0.4,
    K.DISCARD: -0.3,
    K.MILL: -0.05,
    K.CRYPT: 0.4,
    K.INFLUENCE: 0.6,
    K.MINION: 3.0,
    K.PERMANENT: 1.3,
    K.PHASE_ACTIONS: 0.5,
    K.EDGE: 1.0,
    K.TITLE: 1.5,
    K.RESCUE: 2.0,
    K.CAPACITY: 0.5,
    K.COST: -0.3,
    K.STRENGTH: 0.3,
    K.VOTES: 0.2,
    K.STEALTH: 0.1,
    K.INTERCEPT: 0.1,
    K.CORRUPTION: -0.6,
}
"""The worth of each effect for the affected Methuselah."""

_OF_CARD: Final[dict[PurposeKind, float]] = {
    K.BURN: -1.0,
    K.LOSE: -1.0,
    K.TORPOR: -0.6,
    K.DIABLERIE: -1.0,
    K.BANISH: -0.8,
    K.FREEZE: -0.35,
}
"""The worth of effects for the controller of the card, as a share of the worth of the card."""


_COUNTER: Final = 0.9
"""The worth of a counter on an uncontrolled vampire, which saves a pool and a transfer."""

_ONLY_MINION: Final = 5.0
"""The additional worth of the only ready minion: without it there are no actions or blocks."""


def price(position: SeenPosition, found: OptionPurposes) -> float:
    """The value of all effects of an option, minus its cost."""
    total = sum([price_of(position, one) for one in found.does])
    if (found.curse or len(found.does) > 1) and position.refined(Refinement.CURSE):
        total -= _curse(position, found)
    if found.pool:
        total += position.pool(position.seat, -found.pool)
    total += each_turn(position, found)
    if position.refined(Refinement.OFFERS) and found.of(K.PERMANENT) > 0:
        total += _in_play(position, found)
    if position.refined(Refinement.NO_GIFT) and _is_gift(position, found):
        total -= GIFT
    return total - position.style.blood * found.blood


GIFT: Final = 0.5
"""The possible gain of a rival from an effect that does not help the player."""

_GIVES: Final = frozenset({K.POOL, K.BLOOD, K.UNLOCK, K.EDGE})


def _is_gift(position: SeenPosition, found: OptionPurposes) -> bool:
    """Whether an option only helps another Methuselah; locking the player's card is its cost."""
    gift = False
    for one in found.does:
        whose = position.whose(one.card) if one.card in position.in_play else one.seat
        if whose in {NONE, position.seat}:
            if one.kind is not K.LOCK:
                return False
        elif one.kind in _GIVES and one.n > 0:
            gift = True
        else:
            return False
    return gift


_KNOWN: Final = 1.0
"""The worth of a card that stays in play, apart from the effects that it shows."""


def _in_play(position: SeenPosition, found: OptionPurposes) -> float:
    """The difference between the worth of a card in play and that of most cards."""
    usual = _OWN[K.PERMANENT]
    if found.idle:
        return -usual
    if not permanents.is_known(position, found):
        return 0.0
    counted = sum(_OWN.get(one.kind, 0.0) * one.n for one in permanents.gifts(position, found))
    return (
        _KNOWN
        - usual
        + permanents.offered(position, found)
        + permanents.given(position, found)
        - counted
    )


def _influence(position: SeenPosition, one: Purpose) -> float:
    """The value of counters on an uncontrolled vampire; if a copy is in play, they have none."""
    waiting = dict(position.me.uncontrolled)
    if one.card not in waiting:
        return _COUNTER * one.n * _side(position, one)
    face = position.face(one.card)
    if position.is_taken(face):
        return 0.0
    return _COUNTER * min(one.n, max(face.capacity - waiting[one.card], 0))


def each_turn(position: SeenPosition, found: OptionPurposes) -> float:
    """The value of what a card does in every later turn of the player; negative for an upkeep."""
    if not found.each_turn or not position.refined(Refinement.EACH_TURN):
        return 0.0
    total = sum(_of_a_turn(position, one) for one in found.each_turn)
    leaves = any(one.kind is K.BURN for one in found.each_turn)
    return total * (1.0 if leaves else _TURNS)


_TURNS: Final = 3.0
"""The number of turns for which a card in play is expected to be useful."""


def standing(position: SeenPosition, card: int) -> float:
    """The value of what a card in play does to everyone's pool in the next turns."""
    key = "standing", card
    known = position.known.get(key)
    if known is None:
        known = 0.0
        if card in position.in_play and position.minion(card) is None:
            pools = [0] * len(position.seen.seats)
            for one in position.seen.each_turn(card):
                if one.kind is K.POOL and one.seat != NONE:
                    pools[one.seat] += one.n
            known = sum(position.pool(seat, round(_SOON * n)) for seat, n in enumerate(pools) if n)
        position.known[key] = known
    return float(known)


_SOON: Final = 2.0
"""The number of turns for which a card that is not burned does something."""

_GONE: Final = 1.0
"""The share of a card that is lost when it leaves play."""


def _of_a_turn(position: SeenPosition, one: Purpose) -> float:
    if one.kind is K.POOL:
        return one.n * position.weight(position.seat if one.seat == NONE else one.seat)
    if one.kind is K.BLOOD and (one.card == NONE or position.minion(one.card) is not None):
        return one.n * position.style.blood * _side(position, one)
    if one.kind in {K.CARDS, K.CYCLE}:
        return one.n * _OWN[one.kind] * _side(position, one)
    return 0.0


def _curse(position: SeenPosition, found: OptionPurposes) -> float:
    """The price of a card that stays on a minion only to harm it.

    A card that may harm it later is a loss for its controller, so its worth changes its sign.
    """
    if found.curse:
        return 2 * sum(price_of(position, one) for one in found.does if one.kind is K.PERMANENT)
    harmed = {one.card for one in found.does if one.kind in _OF_CARD and one.card != NONE}
    return sum(
        price_of(position, one)
        for one in found.does
        if one.kind is K.PERMANENT and one.card in harmed
    )


def price_of(position: SeenPosition, one: Purpose) -> float:
    """The value of one purpose."""
    rule = _RULES.get(one.kind)
    if rule is not None:
        return rule(position, one)
    if one.kind in _OF_CARD:
        worth = position.worth(one.card)
        if position.refined(Refinement.LAST_MINION) and position.only_minion(one.card):
            worth += _ONLY_MINION
        lost = _OF_CARD[one.kind] * one.n
        value = lost * worth * _side(position, one)
        if lost <= -_GONE and position.refined(Refinement.STANDING):
            value -= standing(position, one.card)
        return value
    if one.kind is K.INFLUENCE and one.n > 0 and position.refined(Refinement.ACCELERATION):
        return _influence(position, one)
    exchanged = one.n > 0 and not one.lasting and position.refined(Refinement.PERIOD)
    each = _OWN.get(K.CYCLE if exchanged else one.kind)
    return 0.0 if each is None else each * one.n * _side(position, one)


def outcome_worth(position: SeenPosition, changes: tuple[SeatChange, ...]) -> float:
    """The value of the outcome of a referendum."""
    total = 0.0
    for seat, change in enumerate(changes):
        if position.seen.seats[seat].ousted:
            continue
        side = position.side(seat)
        if change.pool:
            total += position.pool(seat, change.pool)
        total += side * (position.style.blood * change.blood + change.edge)
        total -= side * sum(position.worth(card) for card in change.lost)
        total += side * sum(_won(position, card) for card in change.won)
        total -= side * 0.6 * len(change.locked)
    return total


def _won(position: SeenPosition, card: int) -> float:
    """The value of a card that a referendum puts into play, for its controller."""
    face = position.seen.cards.get(card)
    harms = face is not None and Feature.CURSE in face.features
    return -_WON if harms and position.refined(Refinement.CURSE) else _WON


_WON: Final = 2.0
"""The worth of a card that enters play by a referendum."""


def _pool(position: SeenPosition, one: Purpose) -> float:
    return position.pool(one.seat, one.n) if one.seat != NONE else 0.3 * one.n


def _bleed(position: SeenPosition, one: Purpose) -> float:
    return 0.5 * one.n if one.seat == NONE else position.pool(one.seat, -one.n) * 0.7


def _control(position: SeenPosition, one: Purpose) -> float:
    side = position.side(one.seat if one.seat != NONE else position.seat)
    return position.worth(one.card) * (side - position.side(position.whose(one.card)))


def _side(position: SeenPosition, one: Purpose) -> float:
    if one.card != NONE and one.card in position.in_play:
        return position.side(position.whose(one.card))
    return position.side(position.seat if one.seat == NONE else one.seat)


def _blood(position: SeenPosition, one: Purpose) -> float:
    """The value of blood, if there is space for it.

    On an uncontrolled vampire, it saves a transfer.
    """
    each = position.style.blood
    card_in_play = position.in_play.get(one.card)
    if card_in_play is None:
        return (0.8 if one.n > 0 else each) * one.n
    n = one.n
    if isinstance(card_in_play, Minion) and card_in_play.vampire:
        blood, capacity = card_in_play.blood, card_in_play.capacity
        n = min(n, capacity - blood) if n > 0 else max(n, -blood)
        if position.refined(Refinement.DRAINED):
            after = blood + n
            return position.side(card_in_play.controller) * (
                each * n + reserve(after) - reserve(blood)
            )
        if n < 0 and blood + n <= 0:
            each *= 1.3
    return each * n * position.side(card_in_play.controller)


def reserve(blood: int) -> float:
    """The additional worth of a vampire's last blood; without it, the vampire must hunt."""
    return _LAST_BLOOD[min(blood, len(_LAST_BLOOD) - 1)]


_LAST_BLOOD: Final = (0.0, 0.9, 1.3, 1.5)


def _locking(position: SeenPosition, one: Purpose) -> float:
    card_in_play = position.in_play.get(one.card)
    if not isinstance(card_in_play, Minion):
        return 0.0
    locks = one.kind is K.LOCK
    if card_in_play.locked is locks:
        return 0.0
    side = position.side(card_in_play.controller)
    return (-0.8 if locks else 1.1) * side


def _anarch(position: SeenPosition, one: Purpose) -> float:
    """The value of a new anarch: of the cards in hand that it can play from then on."""
    minion = position.minion(one.card)
    if minion is None or not position.refined(Refinement.ANARCHS):
        return 0.0
    if minion.controller != position.seat:
        return 0.0
    return _ANARCH_CARD * min(hand.for_anarchs(position, minion), _MAX_CARDS)


_ANARCH_CARD: Final = 0.8
"""The worth of each card in hand that only an anarch can play."""

_MAX_CARDS: Final = 3
"""The most of these cards that count: the others wait for a long time."""

_RULES: Final[dict[PurposeKind, Callable[[SeenPosition, Purpose], float]]] = {
    K.POOL: _pool,
    K.BLOOD: _blood,
    K.BLEED: _bleed,
    K.CONTROL: _control,
    K.LOCK: _locking,
    K.UNLOCK: _locking,
    K.ANARCH: _anarch,
}
"""The kinds of purpose whose worth depends on the position."""
