"""Combat: the worth of entering it, and the choices during it."""

from __future__ import annotations

import math
from typing import Final

from cardbase.terms import Type
from vtes_deck.engine.combat.strikes import AIM, HANDS
from vtes_deck.engine.seen_procedures import SeenCombat, SeenCombatant
from vtes_deck.engine.state.decisions import NONE, PASS, DecisionKind, Option
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.moves import Range
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.purposes import OptionPurposes, PurposeKind
from vtes_deck.players import cancels, hand, prospects
from vtes_deck.players.advice import Advice, AdviceReason
from vtes_deck.players.effect_worth import price, price_of, reserve
from vtes_deck.players.seen_position import SeenPosition
from vtes_deck.players.style import Refinement

K = PurposeKind


def expected(position: SeenPosition, mine: int, other: int) -> float:
    """The value of a combat between a minion of the player and another minion."""
    key = ("fight", mine, other)
    known = position.known.get(key)
    if known is None:
        known = position.known[key] = _expected(position, mine, other)
    return known


def _expected(position: SeenPosition, mine: int, other: int) -> float:
    if position.refined(Refinement.PROSPECTS):
        return _foreseen(position, mine, other)
    edge = advantage(position, mine, other)
    chance = 1 / (1 + math.exp(-edge))
    theirs = position.minion(other)
    if theirs is None:
        return 0.0
    gain = -position.side(theirs.controller) * position.worth(other)
    return 0.45 * (chance * gain - (1 - chance) * position.worth(mine))


def _foreseen(position: SeenPosition, mine: int, other: int) -> float:
    """The value of the minions that are likely to fall."""
    theirs = position.minion(other)
    if theirs is None:
        return 0.0
    wins, loses = prospects.chances(position, mine, other)
    gain = -position.side(theirs.controller) * position.worth(other)
    return _FALLEN * (wins * gain - loses * position.worth(mine))


_FALLEN = 0.7
"""The share of the worth of a minion that is lost when it falls, because it may come back."""


def advantage(position: SeenPosition, mine: int, other: int) -> float:
    """The advantage of the player's minion in combat, including the cards in hand."""
    minion = position.minion(mine)
    if minion is None:
        return -1.0
    key = ("combat cards", mine)
    cards = position.known.get(key)
    if cards is None:
        cards = position.known[key] = sum(
            Type.COMBAT in face.types and hand.fits(position, face, minion)
            for face in hand.faces(position)
        )
    return position.prowess(mine) + 0.3 * min(cards, 4) - position.prowess(other) - 0.6


def advise(position: SeenPosition) -> list[Advice]:
    """Advice on every option of a decision in combat."""
    combat = position.seen.combat
    sides = () if combat is None else combat.sides
    mine = next((side for side in sides if side.seat == position.seat), None)
    other = None if combat is None or mine is None else combat.opposing(mine.minion)
    if combat is None or mine is None or other is None:
        return [_outside(position, option) for option in position.decision.options]
    if position.decision.kind is DecisionKind.STRIKE:
        return [_strike(position, one, mine, other) for one in position.decision.options]
    edge = advantage(position, mine.minion, other.minion)
    prevents = position.refined(Refinement.PREVENTION) and mine.damage > 0
    played = _played(position, mine, other) if position.refined(Refinement.ONCE) else frozenset()
    return [
        Advice(option, 0.0, AdviceReason.NOTHING)
        if option.verb is PASS
        else _prevention(position, option, mine)
        if prevents and position.decision.kind is DecisionKind.DAMAGE
        else cancels.advise(position, option)
        if position.cancels(option)
        else Advice(option, _VAIN, AdviceReason.NOTHING)
        if _adds_nothing(position, option, played)
        else _in_combat(position, option, combat, mine, edge)
        for option in position.decision.options
    ]


def _played(
    position: SeenPosition, mine: SeenCombatant, other: SeenCombatant
) -> frozenset[Printed | None]:
    """The cards that the player has played in this combat."""
    key = "combat", mine.minion, other.minion
    used, begun = position.memory.used, position.memory.found.get(key)
    if begun is None:
        position.memory.found[key] = frozenset(used)
        return frozenset()
    return frozenset(position.seen.cards.get(card) for _, card, _ in used.keys() - begun)


_ADDING: Final = frozenset(
    {K.STRIKE, K.DAMAGE, K.STRENGTH, K.ADDITIONAL, K.PREVENT, K.MANEUVER, K.PRESS, K.BLOOD, K.POOL}
)
"""Effects of combat cards that a second copy has again."""

_VAIN: Final = -0.1
"""The worth of a card that adds nothing to the present effects."""


def _adds_nothing(
    position: SeenPosition, option: Option, played: frozenset[Printed | None]
) -> bool:
    """Whether a card in hand has no more effect because a copy has been played in this combat."""
    if not played or option.card in position.in_play:
        return False
    if position.seen.cards.get(option.card) not in played - {None}:
        return False
    return all(one.kind not in _ADDING for one in position.does(option).does)


def _outside(position: SeenPosition, option: Option) -> Advice:
    """Advice on a combat between other players."""
    worth = 0.0 if option.verb is PASS else price(position, position.does(option)) - 0.02
    return Advice(option, worth, AdviceReason.TEXT)


def _in_combat(
    position: SeenPosition, option: Option, combat: SeenCombat, mine: SeenCombatant, edge: float
) -> Advice:
    kind = position.decision.kind
    if kind is DecisionKind.RANGE:
        return _maneuver(position, option, combat, edge)
    if kind is DecisionKind.PRESS:
        if position.refined(Refinement.PRESSES):
            return _another_round(position, option, combat, mine)
        return _press(position, option, combat, edge)
    if kind is DecisionKind.DAMAGE:
        found = position.does(option)
        n = found.of(K.PREVENT) or option.n or 1
        return Advice(option, 0.5 * n - position.style.blood * found.blood, AdviceReason.PREVENT)
    if option.verb is AIM:
        aimed_at_minion = option.target in {side.minion for side in combat.sides}
        return Advice(option, 1.0 if aimed_at_minion else 0.3, AdviceReason.STRIKE)
    return _effect(position, option, mine, edge)


def _prevention(position: SeenPosition, option: Option, mine: SeenCombatant) -> Advice:
    """Prevention of damage to the player's combatant; aggravated damage comes first."""
    minion = position.minion(mine.minion)
    found = position.does(option)
    n = found.of(K.PREVENT) or option.n or int(not found.does)
    if minion is None or n <= 0:
        return Advice(option, price(position, found) - _PLAYED, AdviceReason.PREVENT)
    cost = found.blood - sum(
        one.n for one in found.does if one.kind is K.BLOOD and one.card == minion.card
    )
    before = _suffered(position, minion, mine.damage, mine.aggravated)
    n = min(n, mine.damage)
    left = max(mine.aggravated - n, 0)
    after = _suffered(position, minion, mine.damage - n, left, max(cost, 0))
    return Advice(option, before - after - _PLAYED, AdviceReason.PREVENT)


_PLAYED: Final = 0.05
"""The worth of a card that could prevent damage later."""

_TORPOR: Final = 0.55
"""The share of the worth of a vampire that it loses in torpor."""

_AGAIN: Final = 0.5
"""The worth of each aggravated damage after the one that wounds: it burns blood, or the vampire."""


def _suffered(
    position: SeenPosition, minion: Minion, damage: int, aggravated: int, cost: int = 0
) -> float:
    """The loss by damage to a minion that pays some blood first."""
    worth, blood = position.worth(minion.card), minion.blood
    if not minion.vampire:
        return worth if damage >= blood else position.style.blood * damage
    healed = min(damage - aggravated, blood - cost)
    after = blood - cost - healed
    total = position.style.blood * (blood - after) + reserve(blood) - reserve(after)
    if damage - aggravated > healed or aggravated:
        total += _TORPOR * worth
    return total + _AGAIN * max(aggravated - 1, 0)


def _damage(position: SeenPosition, side: SeenCombatant) -> float:
    """The expected damage from the other side."""
    strike = side.strike
    strength = position.seen.numbers(side.minion).strength
    if strike is None:
        return strength
    if strike.dodge or strike.combat_ends:
        return 0.0
    return strike.damage + (strength if strike.strength else 0) + (strike.aggravated * 2)


def _strike(
    position: SeenPosition, option: Option, mine: SeenCombatant, other: SeenCombatant
) -> Advice:
    if option.verb is PASS:
        return Advice(option, -1.0, AdviceReason.NOTHING)
    incoming = _damage(position, other)
    me, them = position.minion(mine.minion), position.minion(other.minion)
    theirs = 0.0 if them is None else -position.side(them.controller)
    ends = other.strike is not None and other.strike.combat_ends
    dodged = other.strike is not None and other.strike.dodge
    if option.verb is HANDS:
        n = float(position.seen.numbers(mine.minion).strength)
        found = position.does(option)
    else:
        found = position.does(option)
        n = float(found.of(K.STRIKE) + found.of(K.DAMAGE))
    blood = 0 if them is None else them.blood
    hurt = 0.0 if dodged or ends else min(n, blood + 1) * 0.5 + (1.5 if n > blood else 0.0)
    if found.of(K.AGGRAVATED) and not dodged and not ends:
        hurt += 1.5
    cost = position.style.blood * found.blood
    if me is not None and position.refined(Refinement.RECOIL):
        cost += _recoil(position, me, found)
    safe = min(incoming, 1 + (0 if me is None else me.blood)) * 0.6
    if me is not None and incoming > me.blood:
        safe += 2.0
    if position.refined(Refinement.CLAWS):
        cost -= sum(price_of(position, one) for one in found.does if one.kind in _SIDE_EFFECTS)
    if found.of(K.COMBAT_ENDS):
        return Advice(option, (0.0 if ends else safe) - cost, AdviceReason.ESCAPE)
    if found.of(K.DODGE):
        return Advice(option, (0.0 if ends else safe * 0.95) - cost, AdviceReason.ESCAPE)
    return Advice(option, hurt * max(theirs, 0.3) + 0.05 - cost, AdviceReason.STRIKE)


_SIDE_EFFECTS: Final = frozenset({K.UNLOCK, K.POOL, K.STEALTH})
"""The effects that a strike may have in addition to its damage."""


def _recoil(position: SeenPosition, me: Minion, found: OptionPurposes) -> float:
    """The loss by the damage that a strike does to its own striker."""
    mine = [one for one in found.does if one.card == me.card]
    damage = -sum(one.n for one in mine if one.kind is K.BLOOD and one.n < 0)
    if not damage:
        return 0.0
    aggravated = damage if any(one.kind is K.TORPOR for one in mine) else 0
    return _suffered(position, me, damage, aggravated)


def _maneuver(position: SeenPosition, option: Option, combat: SeenCombat, edge: float) -> Advice:
    """Advice on a maneuver: close range favours the stronger combatant."""
    close = combat.range is Range.CLOSE
    ranged = position.does(option).of(K.STRIKE) > 0
    cost = position.style.blood * position.does(option).blood
    if close:
        worth = 0.4 if ranged else (0.25 if edge < -0.5 else -0.2)
        return Advice(option, worth - cost, AdviceReason.ESCAPE)
    return Advice(option, (0.4 if edge > 0 else -0.2) - cost, AdviceReason.WIN)


def _press(position: SeenPosition, option: Option, combat: SeenCombat, edge: float) -> Advice:
    cost = position.style.blood * position.does(option).blood
    if combat.pressed:
        return Advice(option, (0.5 if edge < -0.5 else -0.3) - cost, AdviceReason.LOSE)
    return Advice(option, (0.5 if edge > 0.5 else -0.4) - cost, AdviceReason.WIN)


def _another_round(
    position: SeenPosition, option: Option, combat: SeenCombat, mine: SeenCombatant
) -> Advice:
    """Advice on a press: it leads to another round, or prevents the one that the opponent wants."""
    other = combat.opposing(mine.minion)
    value = 0.0 if other is None else expected(position, mine.minion, other.minion)
    cost = position.style.blood * position.does(option).blood + _PLAYED
    if combat.pressed:
        return Advice(option, -value - cost, AdviceReason.LOSE)
    return Advice(option, value - cost, AdviceReason.WIN)


def _effect(position: SeenPosition, option: Option, mine: SeenCombatant, edge: float) -> Advice:
    """Advice on a card or power in combat that is not a strike."""
    found = position.does(option)
    worth = price(position, found)
    worth += 0.5 * (found.of(K.STRIKE) + found.of(K.DAMAGE)) + 0.45 * found.of(K.ADDITIONAL)
    worth += 0.4 * found.of(K.PREVENT)
    if position.refined(Refinement.CLAWS):
        worth += _strength(found, mine) + _claws(position, found, mine)
    else:
        worth += 0.3 * found.of(K.STRENGTH)
    if found.of(K.WAKE):
        worth -= 0.5
    if found.of(K.MANEUVER) or found.of(K.PRESS):
        worth += 0.15
    if found.of(K.COMBAT_ENDS):
        worth += 0.8 if edge < 0 else -0.8
    if found.of(K.TORPOR) and all(one.card == NONE for one in found.does):
        worth += 2.0
    if position.refined(Refinement.CYCLES) and position.draws(option, found):
        worth += _DRAWN
    return Advice(option, worth - 0.02, AdviceReason.TEXT)


def _strength(found: OptionPurposes, mine: SeenCombatant) -> float:
    """The worth of more strength of the player's minion, or less of the opposing one."""
    return sum(
        0.3 * (one.n if one.card in {mine.minion, NONE} else -one.n)
        for one in found.does
        if one.kind is K.STRENGTH
    )


def _claws(position: SeenPosition, found: OptionPurposes, mine: SeenCombatant) -> float:
    """The worth of hand damage that becomes aggravated."""
    if found.of(K.AGGRAVATED) <= 0 or found.of(K.STRIKE) or found.of(K.DAMAGE):
        return 0.0
    if position.refined(Refinement.ONCE) and not found.of(K.MANEUVER) and _is_far(position):
        return 0.0
    return _CLAWS if position.seen.numbers(mine.minion).strength > 0 else 0.0


def _is_far(position: SeenPosition) -> bool:
    """Whether the combat is at long range, where hands do not reach."""
    combat = position.seen.combat
    return combat is not None and combat.range is Range.LONG


_CLAWS = 0.9
"""The worth of aggravated hand damage: it wounds, unless the strike is avoided or prevented."""

_DRAWN = 0.1
"""The worth of a card with unknown effects, because it is replaced."""
