"""Blocks, modifiers, reactions: the choices during an action."""

from __future__ import annotations

from cardbase.terms import Function, Type
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.seen_procedures import SeenAction
from vtes_deck.engine.state.decisions import NONE, PASS, DecisionKind, Option
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.purposes import OptionPurposes, PurposeKind
from vtes_deck.players import cancels, fight, hand
from vtes_deck.players.advice import Advice, AdviceReason
from vtes_deck.players.effect_worth import price, price_of
from vtes_deck.players.losses import STOPPED, loss
from vtes_deck.players.seen_position import SeenPosition
from vtes_deck.players.style import Refinement

K = PurposeKind


def advise(position: SeenPosition) -> list[Advice]:
    """Advice on every option during an action, or in a window of a turn."""
    action = position.seen.action
    found = []
    for option in position.decision.options:
        if option.verb is PASS:
            found.append(Advice(option, 0.0, AdviceReason.LET_PASS))
        elif position.cancels(option):
            found.append(cancels.advise(position, option))
        elif action is None:
            found.append(_plain(position, option))
        elif option.verb is BLOCK:
            found.append(_block(position, option, action))
        elif action.seat == position.seat:
            found.append(_modifier(position, option, action))
        elif position.refined(Refinement.LEAPS) and (leaps := _leaping(position, option)):
            found.append(_leap(position, option, action, leaps[0]))
        else:
            found.append(_reaction(position, option, action))
    return found


def _plain(position: SeenPosition, option: Option) -> Advice:
    found = position.does(option)
    wakes = 0.5 if found.of(K.WAKE) else 0.0
    return Advice(option, price(position, found) - 0.02 - wakes, AdviceReason.TEXT)


# ---------------------------------------------------------------------------------------- blocks


def _block(position: SeenPosition, option: Option, action: SeenAction) -> Advice:
    minion = position.minion(option.minion)
    worth = -1.0 if minion is None else block_worth(position, minion, action)
    if minion is not None and minion.awake and position.refined(Refinement.WAKE):
        worth += _WOKEN if worth > -_WOKEN else 0.0
    elif minion is not None and worth > 0 and any(one.awake for one in position.mine):
        worth += 1.0 if minion.awake else -0.8  # the wake has cost a card
    return Advice(option, worth, AdviceReason.BLOCK if worth > 0 else AdviceReason.LET_PASS)


_WOKEN = 0.9
"""The additional worth of a block by a minion that a card has woken: the card is already spent."""


def block_worth(
    position: SeenPosition, minion: Minion, action: SeenAction, spent: int = NONE, more: int = 0
) -> float:
    """The value of a block attempt by a minion.

    Args:
        position: the position.
        minion: the minion that would block.
        action: the action.
        spent: a card in hand that is played first.
        more: the intercept that this card gives.
    """
    chance = _succeeds(position, minion, action, spent, more)
    if not chance:
        return -1.0
    worth = loss(position, action) * chance
    if action.minion in position.in_play:
        worth += chance * fight.expected(position, minion.card, action.minion)
    idle = [one for one in position.mine if one.unlocked]
    if position.seat not in action.seats and len(idle) == 1:
        worth -= position.style.guard * min(position.threat, 6.0) / 4
    return worth + position.style.block - 0.15


def _succeeds(
    position: SeenPosition, minion: Minion, action: SeenAction, spent: int, gained: int
) -> float:
    """The chance that an attempt to block succeeds; 0 if success depends on the other side."""
    intercept = position.seen.numbers(minion.card).intercept + gained
    if intercept >= action.stealth:
        return 0.75 if minion.card not in action.failed else 0.3
    if minion.card in action.failed:
        return 0.0
    more = hand.held(position, minion, Function.INTERCEPT, Type.REACTION, spent)
    return 0.5 if intercept + more >= action.stealth else 0.0


# ------------------------------------------------------------------------------------- modifiers


def _modifier(position: SeenPosition, option: Option, action: SeenAction) -> Advice:
    """Advice on a card or power during an action of the player."""
    found = position.does(option)
    if position.refined(Refinement.COST_KEPT) and _takes_cost(position, option, action, found):
        return Advice(option, _UNPAID, AdviceReason.SPARES_OWN)
    cost = _cost(position, found)
    worth = 0.0
    if found.of(K.STEALTH) > 0:
        return Advice(
            option, _stealth(position, option, found, action) - cost, AdviceReason.STEALTH
        )
    more = found.of(K.BLEED)
    if more and action.bleed:
        worth = _more_bleed(position, action, more)
        return Advice(option, worth - cost + 0.3 * _rest(position, found), AdviceReason.MORE_BLEED)
    barred = [one.card for one in found.does if one.kind is K.BLOCK and one.n <= 0]
    if barred or found.of(K.INTERCEPT) < 0:
        return Advice(option, _unblocked(position, action, barred) - cost, AdviceReason.STEALTH)
    return Advice(option, price(position, found) - 0.02, AdviceReason.TEXT)


_UNPAID = -3.0
"""The worth of a modifier that leaves too little blood for the action: it would have no effect."""


def _takes_cost(
    position: SeenPosition, option: Option, action: SeenAction, found: OptionPurposes
) -> bool:
    """Whether a modifier costs blood that the action needs for its cost when it succeeds."""
    minion = position.minion(action.minion)
    if minion is None or not minion.vampire or option.minion != minion.card or action.resolved:
        return False
    if action.card in position.in_play or action.card not in position.seen.cards:
        return False
    return minion.blood - found.blood < position.face(action.card).blood_cost <= minion.blood


def _unblocked(position: SeenPosition, action: SeenAction, barred: list[int]) -> float:
    """The worth of preventing blocks by the cards in ``barred``, or of reduced intercept."""
    if not position.refined(Refinement.BLOCKERS):
        return 1.2 if _in_the_way(position, action) else -0.1
    blockers = {minion.card for minion in _blockers(position, action)}
    if not blockers or (barred and NONE not in barred and blockers.isdisjoint(barred)):
        return -0.1
    if action.bleed and action.seats:
        return -position.side(action.seats[0]) * action.bleed
    return STOPPED.get(action.verb, 0.9)


def _stealth(
    position: SeenPosition, option: Option, found: OptionPurposes, action: SeenAction
) -> float:
    """Advice on stealth: play it if it can be sufficient, and no more than needed."""
    if action.attempted == NONE or action.attempted not in position.in_play:
        return 0.3 if _in_the_way(position, action) and option.minion != NONE else -0.1
    need = position.seen.numbers(action.attempted).intercept - action.stealth + 1
    if need <= 0:
        return -0.1
    n = found.of(K.STEALTH)
    worth = 1.5 + max(action.bleed, 0) * position.style.prey
    worth -= min(0.0, fight.expected(position, action.minion, action.attempted))
    if n >= need:
        return worth - 0.1 * (n - need)
    minion = position.minion(action.minion)
    held = (
        0 if minion is None else hand.held(position, minion, Function.STEALTH, Type.ACTION_MODIFIER)
    )
    return worth * 0.5 if held > need else -0.1


def _more_bleed(position: SeenPosition, action: SeenAction, more: int) -> float:
    """Advice on additional bleed, which is worth playing once no minion can block."""
    target = action.seats[0] if action.seats else position.seen.prey
    if target == position.seat:
        return -1.0
    gain = position.pool(target, -action.bleed - more) - position.pool(target, -action.bleed)
    if position.seen.seats[target].pool <= action.bleed:
        return -0.1
    if _may_still_block(position, action) or _in_the_way(position, action):
        return -0.05
    return gain


def _may_still_block(position: SeenPosition, action: SeenAction) -> bool:
    """Whether the target has not declined to block yet, so that a locked minion may wake."""
    asked = position.refined(Refinement.LATE) and action.blockable
    return asked and not action.declined.issuperset(action.seats)


def _in_the_way(position: SeenPosition, action: SeenAction) -> bool:
    """Whether another minion could still block the action."""
    return bool(_blockers(position, action))


def _blockers(position: SeenPosition, action: SeenAction) -> list[Minion]:
    """The minions that could still block the player's action."""
    if not action.blockable:
        return []
    seats = set(action.seats) or {position.seen.prey, position.seen.predator}
    return position.prey_blockers(tuple(seats - action.declined - {position.seat}))


# ------------------------------------------------------------------------------------- reactions


def _reaction(position: SeenPosition, option: Option, action: SeenAction) -> Advice:
    """Advice on a card or power during the action of another player."""
    found = position.does(option)
    cost = _cost(position, found)
    lost = loss(position, action)
    if found.of(K.BOUNCE):
        return Advice(option, _bounce(position, option, action, lost) - cost, AdviceReason.BOUNCE)
    if found.of(K.REDUCE):
        return Advice(option, _reduce(position, found, action, lost) - cost, AdviceReason.REDUCE)
    if found.of(K.WAKE):
        return Advice(option, _wake(position, option, action, lost) - cost, AdviceReason.WAKE)
    if found.of(K.INTERCEPT) > 0 or _shows(position, found):
        worth = _intercept(position, found, action, lost)
        return Advice(option, worth - cost, AdviceReason.INTERCEPT)
    if found.of(K.COMBAT_ENDS):
        return Advice(option, 0.4 + 0.2 * lost - cost, AdviceReason.ESCAPE)
    return Advice(option, price(position, found) - 0.02, AdviceReason.TEXT)


def _bounce(position: SeenPosition, option: Option, action: SeenAction, lost: float) -> float:
    """Advice on a bounce: a bleed for 1 is not worth a card that could bounce a larger bleed."""
    if position.seat not in action.seats or not action.bleed:
        return -1.0
    new = option.seat if option.seat != NONE else position.seen.prey
    worth = lost + position.pool(new, -action.bleed)
    return worth if action.bleed >= 2 else worth - 0.9


def _reduce(
    position: SeenPosition, found: OptionPurposes, action: SeenAction, lost: float
) -> float:
    if position.seat not in action.seats:
        return -0.4
    n = min(found.of(K.REDUCE), action.bleed)
    return position.pool(position.seat, n - action.bleed) + lost - 0.9


def _wake(position: SeenPosition, option: Option, action: SeenAction, lost: float) -> float:
    """Advice on a wake, which is worth what the woken minion can do."""
    minion = position.minion(_woken(position, option))
    if minion is None or lost < 1.2 or not _may_wake(position, minion, action):
        return _IDLE
    if position.seat in position.seen.played_by and position.refined(Refinement.WAKE):
        return _IDLE  # the action changes when the card that is being played takes effect
    others = [one for one in position.mine if one is not minion and (one.unlocked or one.awake)]
    if position.seat in action.seats and action.bleed:
        saves = _saves(position, minion, action, option.card)
        if saves and not any(_saves(position, one, action) for one in others):
            return 0.7 * lost
    if not _asked_to_block(position, action) or _barred(position, minion):
        return _IDLE
    best = max((block_worth(position, one, action) for one in others), default=-1.0)
    worth = block_worth(position, minion, action, option.card)
    return 0.4 * lost if best <= 0 and worth > 0.3 else _IDLE


def _woken(position: SeenPosition, option: Option) -> int:
    """The minion that an option wakes, which need not be the one that plays the card."""
    if position.refined(Refinement.WAKE):
        for one in position.does(option).does:
            if one.kind is K.WAKE and one.card != NONE:
                return one.card
    return option.minion if option.minion != NONE else option.target


def _leaping(position: SeenPosition, option: Option) -> list[int]:
    """The minions that an option causes to block."""
    return [one.card for one in position.does(option).does if one.kind is K.BLOCK and one.n > 0]


def _leap(position: SeenPosition, option: Option, action: SeenAction, blocker: int) -> Advice:
    """Advice on a card that unlocks a minion, or makes it block with more intercept."""
    found, minion = position.does(option), position.minion(blocker)
    worth = _IDLE
    mine = minion is not None and minion.controller == position.seat
    if minion is not None and mine and _may_leap(position, action, minion):
        others = [one for one in position.mine if one is not minion and (one.unlocked or one.awake)]
        if all(block_worth(position, one, action) <= 0 for one in others):
            worth = block_worth(position, minion, action, more=found.of(K.INTERCEPT))
    worth += sum(price_of(position, one) for one in found.does if one.kind is K.BLOOD)
    worth = worth if worth > _MIN_LEAP else _IDLE
    return Advice(option, worth - _cost(position, found), AdviceReason.BLOCK)


def _may_leap(position: SeenPosition, action: SeenAction, minion: Minion) -> bool:
    """Whether a minion of the player may still begin to block the action."""
    eligible = position.seat in action.seats or not action.seats
    open_to = eligible and action.blockable and not action.resolved and action.blocker == NONE
    return open_to and not _barred(position, minion)


def _barred(position: SeenPosition, minion: Minion) -> bool:
    """Whether a text prevents a minion from blocking, awake or not."""
    knows = position.refined(Refinement.BLOCKERS)
    return knows and not position.seen.may_block(minion.card, woken=True)


_MIN_LEAP = 0.2
"""The minimum worth of a block that justifies a card."""

_IDLE = -0.5
"""The worth of a useless wake."""


def _may_wake(position: SeenPosition, minion: Minion, action: SeenAction) -> bool:
    """Whether a minion is locked and could still react if woken."""
    if minion.awake or not minion.locked:
        return False
    if action.blocker != NONE or position.seen.combat is not None:
        return False
    if action.resolved and position.refined(Refinement.WAKE):
        return False
    waking = any(
        Function.WAKE in position.face(card).definition.functions
        for card in position.seen.being_played
    )
    return not waking and not any(one.awake for one in position.mine)


def _asked_to_block(position: SeenPosition, action: SeenAction) -> bool:
    """Whether the player's minions may block now; before that, others may block first."""
    eligible = position.seat in action.seats or not action.seats
    if not eligible or not action.blockable or position.seat in action.declined:
        return False
    if position.decision.kind is DecisionKind.BLOCK or not position.refined(Refinement.WAKE):
        return True
    return action.asked and position.refined(Refinement.ASLEEP)


def _saves(position: SeenPosition, minion: Minion, action: SeenAction, spent: int = NONE) -> bool:
    """Whether a minion could bounce or reduce the bleed with another card in hand."""

    def can(function: Function) -> bool:
        return hand.held(position, minion, function, Type.REACTION, spent) > 0

    bounces = action.bleed >= 2 and can(Function.BOUNCE)
    if bounces and position.refined(Refinement.WAKE):
        bounces = sum(not seat.ousted for seat in position.seen.seats) > _DUEL
    return bounces or can(Function.BLEED_REDUCTION)


_DUEL = 2
"""The number of Methuselahs at which no bleed can be redirected."""


def _shows(position: SeenPosition, found: OptionPurposes) -> bool:
    """Whether an option reduces the stealth of an action."""
    return found.of(K.STEALTH) < 0 and position.refined(Refinement.SHOWN)


def _intercept(
    position: SeenPosition, found: OptionPurposes, action: SeenAction, lost: float
) -> float:
    blocker = position.minion(action.attempted)
    if blocker is None or blocker.controller != position.seat:
        return -0.2
    need = action.stealth - position.seen.numbers(blocker.card).intercept
    if need <= 0:
        return -0.2
    n = max(found.of(K.INTERCEPT), -found.of(K.STEALTH))
    worth = lost + 0.3 + fight.expected(position, blocker.card, action.minion)
    if n >= need:
        return worth - 0.1 * (n - need)
    held = hand.held(position, blocker, Function.INTERCEPT, Type.REACTION)
    return worth * 0.5 if held > need else -0.2


def _cost(position: SeenPosition, found: OptionPurposes) -> float:
    """The cost of an option: its printed cost and costs in its text."""
    cost = position.style.blood * found.blood + 0.08
    if found.pool:
        cost -= position.pool(position.seat, -found.pool)
    return cost


def _rest(position: SeenPosition, found: OptionPurposes) -> float:
    kept = tuple(one for one in found.does if one.kind is not K.BLEED)
    return price(position, OptionPurposes(kept)) if kept else 0.0
