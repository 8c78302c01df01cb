"""Summaries of card trees in players' terms, for search and for display.

A function of a card benefits its player or harms another. Costs are not functions, and neither are
the drawbacks in the text of a vampire.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec.structs import replace

from cardbase.card_functions import CardFunction, EngineFunction, FunctionAmounts
from cardbase.database import CardBase
from cardbase.model import AnyCard, CryptCard
from cardbase.terms import Function
from vtes_deck.effects import undeclared
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.read_definitions import MAX_KEPT, print_of
from vtes_deck.effects.registry import definition_of
from vtes_deck.effects.vocab.action_conditions import AFTER_ACTION
from vtes_deck.effects.vocab.action_effects import Bounce, Unlock
from vtes_deck.effects.vocab.amounts import Minus, Number, Plus, UpTo, When
from vtes_deck.effects.vocab.card_moves import MoveCards
from vtes_deck.effects.vocab.card_query import ACard
from vtes_deck.effects.vocab.cards_in_play import PutOn
from vtes_deck.effects.vocab.choices import Choose, ForEach, If
from vtes_deck.effects.vocab.context import NOTHING, Effect, Node, Target
from vtes_deck.effects.vocab.delayed_triggers import AddDelayedTrigger
from vtes_deck.effects.vocab.grants import OneOf
from vtes_deck.effects.vocab.looks import LookAt
from vtes_deck.effects.vocab.modes import (
    ActionMode,
    BleedMode,
    CardReferendum,
    CombatMode,
    CombinedModes,
    Mode,
)
from vtes_deck.effects.vocab.powers import (
    BleedAction,
    CardAction,
    EntersWith,
    InCombat,
    Power,
    Trigger,
)
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import The
from vtes_deck.effects.vocab.referendum_terms import Allocate
from vtes_deck.effects.vocab.targets import AnyX, Both, Either
from vtes_deck.effects.vocab.thefts import StealCarried
from vtes_deck.engine.actions.roles import Role
from vtes_deck.engine.state.moves import Gear, Move, Strike, Use
from vtes_deck.engine.state.purposes import BONUSES, HARMS
from vtes_deck.engine.state.purposes import PurposeKind as Kind
from vtes_deck.engine.state.table import Zone

type FunctionAmount = tuple[CardFunction, int | None]

GOOD: dict[Kind, CardFunction] = {
    Kind.POOL: Function.POOL_GAIN,
    Kind.BLOOD: Function.BLOOD_GAIN,
    Kind.POWER: Function.BLEED,
    Kind.REDUCE: Function.BLEED_REDUCTION,
    Kind.BOUNCE: Function.BOUNCE,
    Kind.STEALTH: Function.STEALTH,
    Kind.INTERCEPT: Function.INTERCEPT,
    Kind.WAKE: Function.WAKE,
    Kind.BLOCK: EngineFunction.BLOCK,
    Kind.UNLOCK: Function.UNLOCK,
    Kind.VOTES: Function.VOTES,
    Kind.TITLE: Function.VOTES,
    Kind.CANCEL: Function.CANCEL,
    Kind.CARDS: Function.DRAW,
    Kind.SEARCH: Function.SEARCH,
    Kind.CYCLE: EngineFunction.CYCLE,
    Kind.HAND_SIZE: EngineFunction.HAND_SIZE,
    Kind.CRYPT: EngineFunction.CRYPT,
    Kind.INFLUENCE: Function.ACCELERATION,
    Kind.MINION: EngineFunction.MINION,
    Kind.CONTROL: Function.STEAL,
    Kind.RESCUE: Function.RESCUE,
    Kind.EDGE: EngineFunction.EDGE,
    Kind.PHASE_ACTIONS: EngineFunction.PHASE_ACTIONS,
    Kind.COMBAT_ENDS: Function.COMBAT_ENDS,
    Kind.AGGRAVATED: Function.AGGRAVATED,
    Kind.STRENGTH: EngineFunction.STRENGTH,
    Kind.PREVENT: Function.PREVENT,
    Kind.DODGE: Function.DODGE,
    Kind.MANEUVER: Function.MANEUVER,
    Kind.PRESS: Function.PRESS,
    Kind.ADDITIONAL: Function.ADDITIONAL_STRIKE,
    Kind.CAPACITY: EngineFunction.CAPACITY,
    Kind.COST: Function.DISCOUNT,
}
"""The words for effects that benefit the player of a card."""

BAD: dict[Kind, CardFunction] = {
    Kind.POOL: Function.POOL_LOSS,
    Kind.BLOOD: EngineFunction.BLOOD_LOSS,
    Kind.BLEED: Function.BLEED,
    Kind.POWER: Function.BLEED_REDUCTION,
    Kind.STEALTH: Function.INTERCEPT,
    Kind.INTERCEPT: Function.STEALTH,
    Kind.BLOCK: Function.BLOCK_DENIAL,
    Kind.LOCK: Function.LOCK,
    Kind.VOTES: Function.VOTES,
    Kind.HAND_SIZE: EngineFunction.DISCARD,
    Kind.DISCARD: EngineFunction.DISCARD,
    Kind.MILL: EngineFunction.MILL,
    Kind.BURN: Function.BURN,
    Kind.TORPOR: Function.TORPOR,
    Kind.BANISH: EngineFunction.BANISH,
    Kind.CORRUPTION: EngineFunction.CORRUPTION,
    Kind.COMBAT: Function.RUSH,
    Kind.STRIKE: EngineFunction.DAMAGE,
    Kind.DAMAGE: EngineFunction.DAMAGE,
    Kind.GEAR: Function.BURN,
    Kind.FREEZE: EngineFunction.RESTRICTION,
    Kind.COST: EngineFunction.TAX,
}
"""The words for effects that harm another Methuselah."""

DIRECT: dict[type[Effect], tuple[Function, ...]] = {
    Bounce: (Function.BOUNCE,),
    LookAt: (),
    StealCarried: (Function.STEAL,),
}
"""Effects whose purposes for computer players are less specific.

A computer player values a look like a search, and the theft of equipment like its loss.
"""

OWN = frozenset({"user", "host", "this", "mine", "controller"})
"""References to the player of a card and to that player's cards."""
OTHERS = frozenset({"others", "prey", "predator", "predator or prey", "bled", "opposing"})
"""References to other Methuselahs and their cards."""
MANY = 100
"""A number that no text contains. It means "all"."""
ACTORS = frozenset({Role.ACTOR, Role.ACTING})


def functions_of(card: AnyCard) -> FunctionAmounts:
    """The effects of a card, according to its tree, its text and its printed numbers.

    They include the functions found in the text of every card. The tree of a card, declared or
    read, adds amounts and further words.
    """
    return _functions_of(card, print_of(card), undeclared.act())


def declared_functions(cards: CardBase) -> dict[int, FunctionAmounts]:
    """The functions of all declared cards, by id."""
    known = (card for number in definitions() if (card := cards.get(number)) is not None)
    return {card.id: functions_of(card) for card in known}


@lru_cache(maxsize=MAX_KEPT)
def _functions_of(
    card: AnyCard,
    _print: str | bytes,
    _read: bool,  # noqa: FBT001 - part of the key
) -> FunctionAmounts:
    """The functions of a card, cached by its print, because cards with one id are equal."""
    definition = definition_of(card)
    amounts = [] if definition is None else list(of_parts(definition.parts))
    if isinstance(card, CryptCard):
        for bonus, n in card.permanent.items():
            amounts.extend(of_does(Does(BONUSES[bonus], n, which="this")))
    found: dict[CardFunction, int | None] = {}
    for function, amount in amounts:
        known = found.get(function, 0)
        found[function] = None if amount is None or known is None else max(amount, known)
    for function in card.functions:
        found.setdefault(function, 1)
    return found


def of_parts(parts: tuple[Node, ...]) -> Iterator[FunctionAmount]:
    """The effects of the abilities of a card."""
    lent = any(is_put_on_others(part) for part in parts)
    for part in parts:
        match part:
            case CombinedModes(modes):
                yield from of_parts(modes)
            case Mode():
                yield from of_mode(part)
            case Power() | CardAction() | Trigger() | EntersWith():
                yield from of_ability(part)
            case InCombat():
                yield from of_move(part.move)
                yield from of_effects((*part.first, *part.effects), NOTHING)
            case CardReferendum():
                yield from of_referendum(part)
            case _:
                for does in part.does():
                    theirs = replace(does, which="target") if lent and does.which else does
                    yield from of_does(theirs)


def of_ability(part: Power | CardAction | Trigger | EntersWith) -> Iterator[FunctionAmount]:
    """The effects of an ability of a card in play for its controller."""
    if isinstance(part, BleedAction) and part.plus:
        yield Function.BLEED, part.plus
    if isinstance(part, Power) and part.user == "anybody":
        yield from of_all_methuselahs(part.effects)
    elif not isinstance(part, CardAction) or part.whose != "others":
        yield from of_effects(part.effects, getattr(part, "target", None) or NOTHING)


def of_referendum(part: CardReferendum) -> Iterator[FunctionAmount]:
    """The effects of a passed referendum, as if one Methuselah received all its points."""
    points = max((one.points for one in part.terms if isinstance(one, Allocate)), default=0)
    for function, n in of_effects(part.passed, NOTHING):
        yield function, n or points or None


def of_mode(mode: Mode) -> Iterator[FunctionAmount]:
    """The effects of playing a card in a mode, except the stealth of its own action."""
    if isinstance(mode, BleedMode) and mode.plus:
        yield Function.BLEED, mode.plus
    if isinstance(mode, CombatMode):
        yield from of_move(mode.move)
    if mode.role is Role.LOCKED and mode.at != AFTER_ACTION and Unlock() in mode.effects:
        yield Function.WAKE, 1  # it can still block this action
    if isinstance(mode, (BleedMode, ActionMode)):
        yield from of_effects(mode.announced, mode.target)
    yield from of_effects(mode.effects, mode.target, actor=mode.role in ACTORS)


def of_effects(  # noqa: C901 - one case for each kind
    effects: Iterable[Effect], target: Target, *, actor: bool = True
) -> Iterator[FunctionAmount]:
    """The amounts of effects.

    Args:
        effects: the effects.
        target: the possible targets.
        actor: whether the acting minion belongs to the player.
    """
    for effect in effects:
        match effect:
            case Choose(chosen, inner) | ForEach(chosen, inner):
                yield from of_effects(inner, chosen, actor=actor)
            case If(_, inner):
                yield from of_effects(inner, target, actor=actor)
            case OneOf(modes):
                for _, inner in modes:
                    yield from of_effects(inner, target, actor=actor)
            case AddDelayedTrigger():
                if effect.move is not None:
                    yield from of_move(effect.move)
                aimed = target if effect.target is NOTHING else effect.target
                yield from of_effects(effect.effects, aimed, actor=actor)
            case _ if type(effect) in DIRECT:
                yield from ((function, 1) for function in DIRECT[type(effect)])
            case MoveCards(what=ACard(zone=Zone.ASH_HEAP)) if effect.to in REGAINED:
                yield Function.RECURSION, 1
            case _:
                for does in effect.does():
                    waits = does.which == "target" and is_uncontrolled(target)
                    grows = waits and does.kind is Kind.BLOOD
                    meant = replace(does, kind=Kind.INFLUENCE) if grows else does
                    yield from of_does(meant, own_target=is_own(target), actor=actor)


REGAINED = frozenset({Zone.HAND, Zone.LIBRARY, Zone.UNCONTROLLED})
"""The zones in which a card from an ash heap can be used again."""


def of_all_methuselahs(effects: Iterable[Effect]) -> Iterator[FunctionAmount]:
    """The amounts of effects on each Methuselah in turn; other Methuselahs pay their costs too."""
    for effect in effects:
        for does in effect.does():
            yield from of_does(replace(does, which=None, whose="any"))


def is_put_on_others(part: Node) -> bool:
    """Whether a card is put on a card that another Methuselah may control."""
    return (
        isinstance(part, Mode)
        and not is_own(part.target)
        and any(isinstance(one, PutOn) and one.who == "target" for one in part.effects)
    )


def is_own(target: Target) -> bool:
    """Whether a target always belongs to the player of the card."""
    match target:
        case AnyX():
            return is_own(target.target)
        case Either(one, other):
            return is_own(one) and is_own(other)
        case Both(card, _):
            return is_own(card)
        case The():
            return target.which in OWN
    return not target.of_seats and getattr(target, "whose", "any") == "mine"


def is_uncontrolled(target: Target) -> bool:
    """Whether a target is in the uncontrolled region."""
    if isinstance(target, AnyX):
        return is_uncontrolled(target.target)
    return isinstance(target, ACard) and target.zone is Zone.UNCONTROLLED


def of_move(move: Move) -> Iterator[FunctionAmount]:
    """The amounts of a move in combat."""
    if move.strike is not None:
        yield from of_strike(move.strike)
    for function, n in (
        (Function.MANEUVER, int(move.maneuver is not Use.NONE)),
        (Function.PRESS, int(move.press is not Use.NONE)),
        (Function.ADDITIONAL_STRIKE, move.additional),
        (Function.PREVENT, move.prevent),
        (Function.COMBAT_ENDS, int(move.combat_ends)),
        (EngineFunction.DAMAGE, move.environmental + move.inflicts),
        (Function.AGGRAVATED, int(move.aggravated)),
    ):
        if n:
            yield function, n if n < MANY else None
    for bonus, n, _ in move.changes:
        yield from of_does(Does(BONUSES[bonus], n, which="user"))


def of_strike(strike: Strike) -> Iterator[FunctionAmount]:
    """The amounts of a strike; strength is not counted."""
    for function, n in (
        (EngineFunction.DAMAGE, strike.damage),
        (Function.AGGRAVATED, int(strike.aggravated)),
        (Function.RANGED, int(strike.ranged)),
        (Function.FIRST_STRIKE, int(strike.first)),
        (Function.STEAL_BLOOD, strike.steal_blood),
        (Function.DODGE, int(strike.dodge)),
        (Function.COMBAT_ENDS, int(strike.combat_ends)),
        (Function.STEAL, int(strike.steal is not Gear.NOTHING)),
        (Function.BURN, int(strike.destroy is not Gear.NOTHING)),
        (EngineFunction.RESTRICTION, int(strike.paralyze)),
    ):
        if n:
            yield function, n


def of_does(
    does: Does, *, own_target: bool = False, actor: bool = True
) -> Iterator[FunctionAmount]:
    """The function of one ``Does`` of a node, unless it harms the player.

    Args:
        does: the kind and amount of the change.
        own_target: whether the target belongs to the player.
        actor: whether the acting minion belongs to the player.
    """
    n = greatest(does.n)
    negative = does.less if n is None else (n < 0) != does.less
    concerned = does.which or does.whose or "mine"
    if concerned == "acting":
        own = actor
    elif concerned in {"blocking", "blocker"}:
        own = not actor
    else:
        own = concerned in OWN or (concerned == "target" and own_target)
    harms = negative != (does.kind in HARMS)
    if own if harms else concerned in OTHERS or (concerned == "acting" and not own):
        return
    if concerned == "this" and does.kind is Kind.BLOOD:
        return  # Counters on a card, or the starting life of an ally or a retainer.
    function = (BAD if harms else GOOD).get(does.kind)
    if function is not None:
        yield function, None if n is None else abs(n)


def greatest(n: Number) -> int | None:
    """The greatest value of a number; ``None`` if that depends on the game.

    >>> greatest(2), greatest(Plus(1, 2))
    (2, 3)
    """
    match n:
        case int():
            return n
        case Plus(one, other):
            first, second = greatest(one), greatest(other)
            return None if first is None or second is None else first + second
        case When(_, inner) | Minus(inner, _):
            return greatest(inner)
        case UpTo(one, most):
            limits = [limit for limit in (greatest(one), greatest(most)) if limit is not None]
            return min(limits, default=None)
    return None
