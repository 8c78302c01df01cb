"""Actions of minions, weighed against staying unlocked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardbase.terms import Function, Type
from vtes_deck.engine.actions.anarch import BECOME_ANARCH
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.permanents import (
    EMPLOY,
    EMPLOY_BASIC,
    EQUIP,
    EQUIP_BASIC,
    RECRUIT,
    RECRUIT_BASIC,
    TAKE_EQUIPMENT,
)
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.actions.torpor_actions import ENCOUNTER, LEAVE, RESCUE
from vtes_deck.engine.state.decisions import NONE, PASS, Option, Verb
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.purposes import OptionPurposes, PurposeKind
from vtes_deck.players import fight, hand, permanents, politics
from vtes_deck.players.advice import Advice, AdviceReason
from vtes_deck.players.effect_worth import each_turn, price, price_of
from vtes_deck.players.seen_position import SeenPosition
from vtes_deck.players.style import Refinement

K = PurposeKind

_WORTH: Final = {
    EQUIP: 1.6,
    EQUIP_BASIC: 1.2,
    EMPLOY: 1.6,
    EMPLOY_BASIC: 1.2,
    RECRUIT: 3.2,
    RECRUIT_BASIC: 2.8,
    TAKE_EQUIPMENT: 0.4,
    BECOME_ANARCH: 0.05,
    ENCOUNTER: -0.5,
}
"""The worth of actions without a text, before their cost."""

_PREY_OUSTED: Final = 40
"""A worth above all other options."""


def advise(position: SeenPosition) -> list[Advice]:
    """Advice on every option of the minion phase."""
    guards = {minion.card: _guard(position, minion) for minion in position.mine if minion.unlocked}
    found = []
    for option in position.decision.options:
        if option.verb is PASS:
            found.append(
                Advice(option, 0.1, AdviceReason.GUARD if position.threat else AdviceReason.NOTHING)
            )
            continue
        worth, why = _worth(position, option)
        found.append(Advice(option, worth - guards.get(option.minion, 0.0), why))
    return found


def _guard(position: SeenPosition, minion: Minion) -> float:
    """The cost of a locked minion in the turns of other Methuselahs, and of unlocking it."""
    if position.is_fleeting(minion.card) and position.refined(Refinement.FLEETING):
        return 0.0
    paid = _UNLOCKED if position.is_infernal(minion.card) else 0.0
    threat = position.threat
    if not threat:
        return paid
    unlocked = [one for one in position.mine if one.unlocked]
    danger = min(threat, 6.0) / 4
    if position.me.pool <= threat + 3:
        danger *= 2.0
    share = 1.0 if len(unlocked) == 1 else 0.4 if len(unlocked) == 2 else 0.15
    reacts = hand.held(position, minion, Function.BOUNCE, Type.REACTION)
    worth = position.style.guard * danger * share * (1.3 if reacts else 0.7)
    if reacts and position.refined(Refinement.BOUNCER):
        worth = max(worth, _bounces(position, minion, unlocked))
    return paid + worth


def _bounces(position: SeenPosition, minion: Minion, unlocked: list[Minion]) -> float:
    """The worth of a minion that can redirect the next bleed, if no other one can."""
    if hand.held(position, minion, Function.WAKE, Type.REACTION) or any(
        hand.held(position, one, Function.BOUNCE, Type.REACTION)
        for one in unlocked
        if one is not minion
    ):
        return 0.0
    largest = max(map(position.bleed_of, position.ready(position.predator)), default=0.0)
    return _BLED * largest * (1.0 + position.style.prey) if largest > 1 else 0.0


_BLED: Final = 0.5
"""The chance that the predator bleeds for an amount that is worth a bounce."""


_UNLOCKED: Final = 0.7
"""The worth of the pool that unlocks an infernal minion: it is not always paid."""


def _worth(position: SeenPosition, option: Option) -> tuple[float, AdviceReason]:
    verb = option.verb
    rule = _RULES.get(verb)
    if rule is not None:
        return rule(position, option)
    found = position.does(option)
    if verb in _WORTH:
        cost = position.pool(position.seat, -found.pool) if found.pool else 0.0
        worth = _WORTH[verb] + cost - position.style.blood * found.blood
        if verb in _GEAR and _is_known(position, found):
            worth += (
                _BARE
                + permanents.offered(position, found)
                + permanents.given(position, found)
                - _WORTH[verb]
            )
        elif verb is TAKE_EQUIPMENT and position.refined(Refinement.OFFERS):
            worth -= _WORTH[verb]
        worth += each_turn(position, found)
        if verb in {RECRUIT, RECRUIT_BASIC} and position.refined(Refinement.ALLIES):
            worth += max(0.0, _ally(position.face(option.card)) - _USUAL_ALLY)
        if found.pool and position.me.pool - found.pool < position.reserve * 0.6:
            worth -= 2.0
        if verb is BECOME_ANARCH and position.refined(Refinement.ANARCHS):
            worth += sum(price_of(position, one) for one in found.does)
        if _twice(position, option):
            worth -= 3.0
        why = AdviceReason.MINION if verb in {RECRUIT, RECRUIT_BASIC} else AdviceReason.EQUIP
        return worth * undirected(position, option.minion, 1), why
    return _with_text(position, option, found)


_GEAR: Final = frozenset({EQUIP, EQUIP_BASIC, EMPLOY, EMPLOY_BASIC})
"""Actions that put a card on the acting minion."""

_BARE: Final = 0.5
"""The worth of equipment or a retainer, apart from the effects that it shows."""


def _is_known(position: SeenPosition, found: OptionPurposes) -> bool:
    """Whether the player knows what a card is worth in play."""
    return position.refined(Refinement.OFFERS) and permanents.is_known(position, found)


_USUAL_ALLY: Final = 2.7
"""The worth of an ally with 3 life that bleeds and strikes for 1."""


def _ally(face: Printed) -> float:
    """The worth of an ally in play."""
    return 0.6 + 0.5 * face.capacity + 0.6 * face.bleed + 0.35 * (face.strength - 1)


def _twice(position: SeenPosition, option: Option) -> bool:
    """Whether the minion already has the card, or the card is unique and in play."""
    if option.card == NONE:
        return False
    face = position.face(option.card)
    minion = position.minion(option.minion)
    if minion is not None and any(position.seen.cards.get(one) == face for one in minion.attached):
        return True
    return position.is_taken(face)


def _with_text(
    position: SeenPosition, option: Option, found: OptionPurposes
) -> tuple[float, AdviceReason]:
    stealth = found.of(K.STEALTH)
    bleeds = [one for one in found.does if one.kind is K.BLEED]
    if bleeds:
        return bleed(position, option, stealth, found)
    fights = [one for one in found.does if one.kind is K.COMBAT]
    if fights:
        target = option.target
        worth = fight.expected(position, option.minion, target) if target != NONE else -0.5
        if position.whose(target) == position.seat:
            worth = -10.0
        worth += position.style.fight - position.style.blood * found.blood
        return worth * directed(position, option.minion, position.whose(target), stealth), (
            AdviceReason.FIGHT
        )
    worth = price(position, found) + _again(position, option, found)
    if found.does:
        worth += 0.15
    target = option.target
    if option.seat not in {NONE, position.seat}:
        chance = directed(position, option.minion, option.seat, stealth)
    elif target in position.in_play and position.whose(target) != position.seat:
        chance = directed(position, option.minion, position.whose(target), stealth)
    else:
        chance = undirected(position, option.minion, stealth)
    if _burns_own(position, option, found):
        return -10.0, AdviceReason.SPARES_OWN
    return (worth * chance if worth > 0 else worth), AdviceReason.TEXT


def _again(position: SeenPosition, option: Option, found: OptionPurposes) -> float:
    """The worth of an action that unlocks its minion, which is not locked before it acts."""
    minion = position.minion(option.minion)
    if minion is None or minion.locked or not position.refined(Refinement.AGAIN):
        return 0.0
    if all(one.kind is not K.UNLOCK or one.card != minion.card for one in found.does):
        return 0.0
    return _ACTS_AGAIN + (_UNLOCKED if position.is_infernal(minion.card) else 0.0)


_ACTS_AGAIN: Final = 1.1
"""The worth of a minion that is unlocked after its action."""


def _burns_own(position: SeenPosition, option: Option, found: OptionPurposes) -> bool:
    """Whether the option burns a card of the player that is not needed as a cost."""
    return any(
        one.kind in {K.BURN, K.TORPOR, K.BANISH, K.DIABLERIE}
        and one.card != NONE
        and one.card not in {option.card, option.minion}
        and position.whose(one.card) == position.seat
        for one in found.does
    )


def bleed(
    position: SeenPosition, option: Option, stealth: int, found: OptionPurposes
) -> tuple[float, AdviceReason]:
    """The value of a bleed: pool, the Edge, and the chance to oust the prey."""
    seat = option.seat if option.seat != NONE else position.seen.prey
    minion = position.minion(option.minion)
    if minion is None or seat == position.seat:
        return -5.0, AdviceReason.NOTHING
    n = found.of(K.BLEED)
    if n <= 0:
        return -1.0, AdviceReason.NOTHING
    chance = directed(position, minion.card, seat, stealth)
    hidden = min(hand.held(position, minion, Function.BLEED, Type.ACTION_MODIFIER), 1) * 1.5
    pool = position.seen.seats[seat].pool
    bold = position.style.bold if n + hidden >= 2 else 0.95
    cost = position.style.blood * found.blood
    if found.pool:
        cost -= position.pool(position.seat, -found.pool)
    rest = sum(
        [price_of(position, one) for one in found.does if one.kind not in {K.BLEED, K.STEALTH}]
    )
    rest += chance * _again(position, option, found) / _REST
    if found.rewards and position.refined(Refinement.REWARDS):
        rest += chance * sum(price_of(position, one) for one in found.rewards) / _REST
    if seat == position.seen.prey and n + hidden >= pool:
        blocked = position.prey_blockers((seat,))
        worth = _PREY_OUSTED if n >= pool and not blocked else position.style.oust * chance
        return worth - cost, AdviceReason.OUST
    edge = position.style.edge * (1.0 if position.seen.edge != position.seat else _KEPT)
    gain = -position.weight(seat) * (n + 0.5 * hidden) + edge
    if seat == position.seen.prey and position.refined(Refinement.ALL_IN):
        gain += position.style.oust * _in_reach(position) * n / pool
    risk = (1 - chance) * _risk(position, minion.card, seat)
    return gain * chance * bold - risk - cost + _REST * rest, AdviceReason.BLEED


def bleed_worth(position: SeenPosition, minion: Minion) -> float:
    """The worth of a bleed that a minion of the player could make without an action card."""
    prey = position.seen.prey
    gain = position.style.edge - position.weight(prey) * position.bleed_of(minion)
    if position.is_rewarded(minion.card):
        gain += _REWARD
    return gain * directed(position, minion.card, prey, 0)


_REWARD: Final = 1.2
"""The worth of what the text of a minion gives for a successful bleed."""

_REST: Final = 0.3
"""The share of the worth of other effects of a bleed that counts."""

_KEPT: Final = 0.25
"""The share of the worth of the Edge that another bleed has for its controller."""

_REACH: Final = 0.7
"""The share of the prey's pool that expected bleeds must reach for an all-in attack."""


def _in_reach(position: SeenPosition) -> float:
    """Whether the player's minions can oust the prey this turn: from 0 (no) to 1 (likely)."""
    known = position.known.get(("in reach",))
    if known is None:
        prey = position.seen.prey
        total = sum(
            position.bleed_of(minion) * directed(position, minion.card, prey, 0)
            for minion in position.mine
            if minion.unlocked
        )
        share = total / max(position.prey.pool, 1)
        known = min(max((share - _REACH) / (1 - _REACH), 0.0), 1.0)
        position.known["in reach",] = known
    return known


def _risk(position: SeenPosition, card: int, seat: int) -> float:
    """The cost of being blocked: the combat with the best blocker."""
    worst = 0.0
    for minion in position.prey_blockers((seat,)):
        worst = min(worst, fight.expected(position, card, minion.card))
    return -worst * 0.6


def directed(position: SeenPosition, card: int, seat: int, stealth: int) -> float:
    """The chance that a directed action is not blocked."""
    return _chance(position, card, (seat,), stealth)


def undirected(position: SeenPosition, card: int, stealth: int) -> float:
    """The chance that an undirected action is not blocked, by prey or predator."""
    seen = position.seen
    seats = (seen.prey,) if seen.prey == seen.predator else (seen.prey, seen.predator)
    return 0.25 + 0.75 * _chance(position, card, seats, stealth)


def _chance(position: SeenPosition, card: int, seats: tuple[int, ...], stealth: int) -> float:
    key = ("chance", card, seats, stealth)
    known = position.known.get(key)
    if known is None:
        known = position.known[key] = _unblocked(position, card, seats, stealth)
    return known


def _unblocked(position: SeenPosition, card: int, seats: tuple[int, ...], stealth: int) -> float:
    minion = position.minion(card)
    blockers = position.prey_blockers(seats)
    if minion is None or not blockers:
        return 0.95
    seen = position.seen
    own = seen.numbers(card).stealth + stealth
    more = hand.held(position, minion, Function.STEALTH, Type.ACTION_MODIFIER)
    most = max(seen.numbers(one.card).intercept for one in blockers)
    spare = own + 0.8 * min(more, 3) - most
    if spare <= 0:
        again = position.memory.blocked
        return _STUBBORN if again and any(one.card in again for one in blockers) else 0.4
    return min(0.55 + 0.15 * spare, 0.92)


_STUBBORN: Final = 0.15
"""The chance of an action without stealth against a minion that has just blocked another one."""


def _hunt(position: SeenPosition, option: Option) -> tuple[float, AdviceReason]:
    minion = position.minion(option.minion)
    if minion is None:
        return 0.0, AdviceReason.HUNT
    room = minion.capacity - minion.blood
    gain = min(position.seen.hunt(minion.card), room)
    each = position.style.blood * (2.4 if minion.blood <= 1 else 1.2 if minion.blood <= 2 else 0.9)
    return each * gain * undirected(position, minion.card, 1), AdviceReason.HUNT


_NO_CALL: Final = 0.5
"""The cost of a referendum that is not worth passing."""


def _political(position: SeenPosition, option: Option) -> tuple[float, AdviceReason]:
    found = position.does(option)
    if position.refined(Refinement.OUTCOME):
        worth = politics.call(position, option)
        if worth <= 0:
            return worth - _NO_CALL, AdviceReason.VOTE
        worth *= min(politics.likely(position) * position.style.vote, 1.0)
    else:
        chance = politics.chance(position) * position.style.vote
        worth = 2.6 * min(chance, 1.0)
    cost = position.pool(position.seat, -found.pool) if found.pool else 0.0
    return (worth + cost - position.style.blood * found.blood) * undirected(
        position, option.minion, 1
    ), AdviceReason.VOTE


def diablerie(position: SeenPosition, option: Option) -> tuple[float, AdviceReason]:
    """The value of a diablerie: a rival's vampire is burned, but the diablerist may be too."""
    owner = position.whose(option.target)
    if owner == position.seat:
        return -20.0, AdviceReason.SPARES_OWN
    gain = -position.side(owner) * position.worth(option.target)
    risk = politics.hunted(position) if position.refined(Refinement.HUNTED) else _HUNTED
    return gain * 0.8 - risk * position.worth(option.minion), AdviceReason.HURTS_RIVAL


_HUNTED: Final = 0.45
"""The usual risk that a diablerist is burned."""


def _leave(position: SeenPosition, option: Option) -> tuple[float, AdviceReason]:
    return 0.6 * position.worth(option.minion) + 1.0, AdviceReason.LEAVE_TORPOR


def _rescue(position: SeenPosition, option: Option) -> tuple[float, AdviceReason]:
    """The value of bringing a vampire back; one of a rival is left in torpor."""
    mine = position.whose(option.target) == position.seat
    if not mine or not position.refined(Refinement.RESCUES):
        return (2.0 if mine else -3.0), AdviceReason.LEAVE_TORPOR
    cost = position.style.blood * option.n
    return _RESCUED * position.worth(option.target) - cost, AdviceReason.LEAVE_TORPOR


_RESCUED: Final = 1.2
"""The worth of a rescue as a multiple of the worth of the vampire in torpor."""


def _plain_bleed(position: SeenPosition, option: Option) -> tuple[float, AdviceReason]:
    return bleed(position, option, 0, position.does(option))


_RULES: Final[dict[Verb, Callable[[SeenPosition, Option], tuple[float, AdviceReason]]]] = {
    BLEED: _plain_bleed,
    HUNT: _hunt,
    POLITICAL: _political,
    LEAVE: _leave,
    RESCUE: _rescue,
    DIABLERISE: diablerie,
}
"""The actions of the rulebook that have separate rules."""
