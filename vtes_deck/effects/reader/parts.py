"""The parts of a definition that a sentence declares, with the moments that they imply."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from cardbase.terms import Bonus
from vtes_deck.effects.reader.abilities import TWO_MASTERS, Sentence
from vtes_deck.effects.reader.adverbials import ACTION, DECLARED, HOST_ACTS, ClauseTiming, merged
from vtes_deck.effects.reader.cores import (
    Acts,
    Always,
    Bonuses,
    Calls,
    Core,
    Happens,
    InFight,
    OpponentGets,
    Presses,
    Shoots,
    Usable,
)
from vtes_deck.effects.reader.instructions import Instruction
from vtes_deck.effects.reader.nouns import Minions
from vtes_deck.effects.reader.stored import HERE
from vtes_deck.effects.reader.vampire_acts import called
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    ANY_TIME,
    BEFORE_RANGE,
    DISCARD_EFFECTS,
    DISCARD_ENDS,
    INFLUENCE,
    IS_READY,
    LEAVES_TORPOR,
    MASTER,
    MASTER_BEGINS,
    NOTHING,
    POLLING,
    PRESS,
    RANGE,
    RESOLVED,
    ROUND,
    UNLOCK,
    ACard,
    AMinion,
    Aura,
    Belongs,
    BleedAction,
    Blood,
    Burn,
    BurnCard,
    CardAction,
    CardReferendum,
    Choose,
    Control,
    Gain,
    GivePress,
    HandSize,
    HasBled,
    HostFights,
    InCombat,
    InRound,
    Is,
    Lock,
    Move,
    MoveCards,
    MoveCounters,
    MyTurn,
    Not,
    Once,
    Pay,
    PoliticalCardAction,
    Power,
    SecondMasterAction,
    StaticBonus,
    Successful,
    TakeControl,
    Trigger,
    Unlock,
    Until,
    Use,
    Zone,
    additional_strikes,
    strikes,
)
from vtes_deck.effects.vocab.context import Condition, Effect
from vtes_deck.effects.vocab.definition import Part
from vtes_deck.effects.vocab.minion_filter import Whose
from vtes_deck.effects.vocab.wording import (
    Wording,
    counted,
)


def parts_of(sentence: Sentence, whens: tuple[ClauseTiming, ...]) -> tuple[Part, ...] | None:
    """The parts of a definition that a sentence with these adverbials declares."""
    when = merged((*whens, *sentence.whens))
    if when is None:
        return None
    if sentence.core == TWO_MASTERS:
        return _two_masters(when)
    if isinstance(sentence.core, Shoots):
        return _gun(sentence.core, when)
    if isinstance(sentence.core, Calls):
        return called(sentence.core) if when == ClauseTiming() else None
    found = _part(sentence.core, when)
    return None if found is None else (found,)


HUNTING = "a vampire can gain blood from only 1 hunting ground each turn"
"""The clause of hunting grounds, which limits the ability that gives blood."""
HUNTING_GROUND = Once("hunting ground", by="target")


def hunting_ground(parts: list[Part]) -> list[Part]:
    """The parts of a hunting ground; empty if no ability of it gives blood to a vampire."""
    found = [one for one in map(_feeding, parts) if one is not None]
    if not found:
        return []
    return [_feeding(one) or one for one in parts]


def _feeding(part: Part) -> Power | None:
    """An ability that gives blood to a vampire, with the limit of hunting grounds."""
    match part:
        case Power(effects=(*_, Gain(what=Blood(which="target"))), target=AMinion()):
            return replace(part, effects=(HUNTING_GROUND, *part.effects))
        case Power(effects=(MoveCounters(to=Blood(which="target")),), target=AMinion()):
            return replace(part, effects=(HUNTING_GROUND, *part.effects))
        case Power(effects=(Gain(what=Blood(which="user")),), forced=True):
            return replace(part, effects=(replace(HUNTING_GROUND, by="host"), *part.effects))
    return None


ANY_MOMENT: set[Effect] = {Unlock(), MoveCards(ACard(Zone.LIBRARY), Zone.HAND)}
"""The effects that "once each turn" alone allows at any time: unlocking and drawing a card."""
SELF_LIMITING = {BurnCard("this"), Lock("this")}
"""The effects that cannot happen twice in a phase."""
FORCED = (UNLOCK, MASTER, INFLUENCE, DISCARD_EFFECTS)
"""The phases in which an ability may be mandatory."""


def completed(parts: list[Part]) -> list[Part]:
    """The parts, with the referendum that a political action of the card calls."""
    calls = any(isinstance(one, PoliticalCardAction) for one in parts)
    calls = calls and not any(isinstance(one, CardReferendum) for one in parts)
    return [*parts, CardReferendum(passed=(BurnCard("this"),))] if calls else parts


def _two_masters(when: ClauseTiming) -> tuple[Part, ...] | None:
    """A second master phase action, even for a vampire that leaves torpor in that phase."""
    if when.at != MASTER or when.conditions != (MyTurn(), IS_READY):
        return None
    effects = (SecondMasterAction(),)
    begins = Trigger(on=MASTER_BEGINS, mine=True, conditions=(IS_READY,), effects=effects)
    return (begins, Trigger(on=LEAVES_TORPOR, host=True, effects=effects))


def _gun(core: Shoots, when: ClauseTiming) -> tuple[Part, ...] | None:
    """A strike in each round, and once each combat with a maneuver."""
    if when != ClauseTiming(once=Until.COMBAT):
        return None
    first = Move(
        when=RANGE,
        strike=core.strike,
        maneuver=Use.MAY,
        maneuver_to=core.to,
        once=Until.COMBAT,
    )
    later = (Not(InRound(1)),) if core.later else ()
    return (InCombat(strikes(core.strike)), InCombat(first, conditions=later))


def _part(core: Core, when: ClauseTiming) -> Part | None:  # noqa: PLR0911 - one case for each kind
    match core:
        case Always():
            return core.part if when == ClauseTiming(once=core.once) else None
        case Bonuses():
            return _aura(core, when)
        case Presses():
            return _optional(core, when)
        case OpponentGets():
            return _opponent(core, when)
        case Shoots() | Calls():
            return None  # handled before: it declares two parts
        case InFight():
            return _in_combat(core, when)
        case Acts():
            return _action(core) if when == ClauseTiming() else None
        case Usable():
            return _power(core.instruction, when, core.user)
        case Happens():
            return _trigger(core.instruction, when)


def _aura(  # noqa: PLR0911 - one case for each kind
    core: Bonuses, when: ClauseTiming
) -> Part | None:
    """A bonus under a condition or for other minions; any other bonus would be a printed fact."""
    if when.at or when.on or when.once not in {None, Until.ACTION}:
        return None
    conditions = [*when.conditions, *core.conditions]
    if core.bonus in {Bonus.BLEED, Bonus.STEALTH} and when.during == ACTION and core.to is None:
        conditions.insert(0, HOST_ACTS)
    if core.against is not None:
        if core.against.whose is not None or core.bonus is not Bonus.INTERCEPT:
            return None
        conditions.append(Is("acting", core.against.who))
    if core.bonus is Bonus.HAND_SIZE and core.to is not None:
        hands = Aura(bonus=core.bonus, n=core.n, whose="any", conditions=tuple(conditions))
        return hands if when == ClauseTiming(conditions=when.conditions) else None
    if core.to is not None:
        return _for_others(core.n, core.bonus, core.to, tuple(conditions))
    if when == ClauseTiming() and not conditions:
        hand = core.bonus is Bonus.HAND_SIZE
        return Aura(bonus=core.bonus, n=core.n) if hand else StaticBonus(core.bonus, core.n)
    if not conditions:
        return None
    host = core.bonus is not Bonus.HAND_SIZE
    return Aura(bonus=core.bonus, n=core.n, host=host, conditions=tuple(conditions))


def _for_others(
    n: int, bonus: Bonus, to: Minions, conditions: tuple[Condition, ...]
) -> Part | None:
    whose: Whose = to.whose or "any"
    if whose not in {"mine", "others", "any", "prey", "predator", "predator or prey"}:
        return None
    return Aura(
        bonus=bonus,
        n=n,
        to=replace(to.who, another=False),
        whose=whose,
        others=to.who.another,
        conditions=conditions,
    )


def _optional(core: Presses, when: ClauseTiming) -> Part | None:
    """A maneuver, press or additional strike that the minion may use."""
    first_round = when == ClauseTiming(conditions=(InRound(1),))
    rivals = _opponents(when)
    against = bool(rivals) and when == ClauseTiming(conditions=rivals)
    regular = when == ClauseTiming(once=when.once)
    if core.kind == "press" and when == ClauseTiming(once=Until.COMBAT):
        effects = (GivePress(core.only, who="host"),)
        return Trigger(on=ROUND, conditions=(HostFights(), InRound(1)), effects=effects)
    once = when.once if core.kind == "additional" and regular else Until.COMBAT
    if once not in {Until.COMBAT, Until.ROUND}:
        return None
    if not (first_round or against or when == ClauseTiming(once=once)):
        return None
    move = replace(OPTIONAL[core.kind], once=once, press_only=core.only)
    return InCombat(move, conditions=when.conditions)


def _opponent(core: OpponentGets, when: ClauseTiming) -> Part | None:
    """A move of the opposing minion, in each combat or in its first round."""
    first = ClauseTiming(conditions=(InRound(1),))
    if when != (ClauseTiming(once=Until.COMBAT) if core.move.whole else first):
        return None
    conditions = (HostFights(), InRound(1), Is("opposing", core.who))
    return Trigger(on=ROUND, effects=(core.move,), conditions=conditions)


OPTIONAL = {
    "press": Move(when=PRESS, press=Use.MAY),
    "maneuver": Move(when=RANGE, maneuver=Use.MAY),
    "additional": additional_strikes(1),
}
"""The moves that a minion may use once in a period."""


def _in_combat(core: InFight, when: ClauseTiming) -> Part | None:
    timing = ClauseTiming(once=when.once, conditions=_opponents(when), reach=when.reach)
    if when != timing or when.once not in {None, Until.COMBAT, Until.ROUND}:
        return None
    if when.reach is not None and core.move.strike is None:
        return None
    move = replace(core.move, once=when.once, only_at=when.reach)
    fights: tuple[Condition, ...] = (HostFights(),) if move.prevent else ()
    return InCombat(move, conditions=(*fights, *timing.conditions), first=core.first)


def _opponents(when: ClauseTiming) -> tuple[Condition, ...]:
    """The conditions about the opposing minion."""
    return tuple(one for one in when.conditions if isinstance(one, Is) and one.which == "opposing")


def _action(core: Acts) -> Part:
    if core.plus is not None:
        more = f" with {core.plus:+d} bleed" if core.plus else ""
        return BleedAction(
            sentence=f"{{minion}} bleeds {{seat}}{more}.",
            whom=core.whom,
            host=True,
            stealth=core.stealth,
            pool=core.pool,
            blood=core.blood,
            plus=core.plus,
        )
    # All players read this sentence, but the card addresses its player.
    words = " and ".join(_said(core.instruction, "{minion}")).replace(" your ", " the ")
    return CardAction(
        sentence=f"{{minion}} acts to {words}.",
        effects=core.instruction.effects,
        host=True,
        stealth=core.stealth,
        pool=core.pool,
        blood=core.blood,
        target=None
        if core.instruction.target == NOTHING and _is_about_card(core.instruction)
        else core.instruction.target,
    )


def _is_about_card(instruction: Instruction) -> bool:
    """Whether an action has an effect on the card that allows it, or one that needs no target.

    An action that only spends the card, or changes the hand of its player, has no target.
    """
    if any(isinstance(one, HandSize) for one in instruction.effects):
        return False
    return len(instruction.effects) < 2 or instruction.effects[0] != BurnCard("this")


def _said(instruction: Instruction, user: str) -> list[str]:
    """The effects of an instruction in words, with placeholders for names."""
    wording = Wording(
        name="{card}",
        this="{card}",
        user=user,
        subject=user,
        acting=user,
        target="{target}",
        number="{n}",
    )
    return [said for one in instruction.effects if (said := _counters(one) or one.say(wording))]


def _counters(effect: Effect) -> str:
    """The counters on the card that an effect costs; empty for another effect."""
    if not isinstance(effect, Pay) or effect.what != HERE or not isinstance(effect.n, int):
        return ""
    return f"burn {counted(effect.n, 'counter')} from {{card}}"


def _power(
    instruction: Instruction, when: ClauseTiming, user: Literal["controller", "host"] = "controller"
) -> Part | None:
    """An ability that a player uses. The adverbials or the effect determine its moment."""
    if when.on is not None:
        return _may(instruction, when)
    others = when.theirs and user != "host"
    unplaced = when.during and not instruction.at
    if others or unplaced or any(map(_names_another, when.conditions)):
        return None
    at = _window(instruction.at, when)
    if at is None and instruction.lock and when == ClauseTiming():
        at = ANY_TIME
    if at is None and when.once is Until.TURN and set(instruction.effects) <= ANY_MOMENT:
        at = ANY_TIME
    if at is None:
        return None
    once = when.once
    if at == POLLING and once is None:
        if when.during != DECLARED:
            return None
        once = Until.REFERENDUM
    conditions = list(dict.fromkeys((*when.conditions, *instruction.conditions)))
    if user == "host" and at == UNLOCK and MyTurn() in conditions and not when.theirs:
        conditions[conditions.index(MyTurn())] = Belongs("this", "active")
    if at == BEFORE_RANGE and HostFights() not in conditions:
        return None
    costs = [f"burn {instruction.pool} pool"] if instruction.pool else []
    costs += [f"burn {instruction.blood} blood"] if instruction.blood else []
    costs += {False: [], True: ["lock"], "host": ["lock {minion}"]}[instruction.lock]
    words = " and ".join([*costs, *_said(instruction, "{card}")])
    return Power(
        sentence=f"{{card}}: {words}.",
        at=at,
        effects=instruction.effects,
        conditions=tuple(conditions),
        target=instruction.target,
        user=user,
        lock=instruction.lock is True,
        lock_host=instruction.lock == "host",
        pool=instruction.pool,
        blood=instruction.blood,
        once=None if instruction.lock is True else once,
    )


def _names_another(condition: Condition) -> bool:
    """Whether a condition names another minion, to which pronouns may refer."""
    return (
        isinstance(condition, Control)
        and isinstance(condition.what, AMinion)
        and bool(condition.what.who.name)
    )


def _window(named: int, when: ClauseTiming) -> int | None:
    """The windows of an ability; ``None`` if its effect is not possible at the moment."""
    if not when.at:
        return named or None
    if not named or named == when.at:
        return when.at
    return named if when.at & named == named else None


def _may(instruction: Instruction, when: ClauseTiming) -> Part | None:
    """An optional effect that a player may choose when an event happens."""
    if (
        instruction.pool
        or instruction.blood
        or instruction.lock
        or instruction.target != NOTHING
        or instruction.at
    ):
        return None
    return _triggered((Choose(NOTHING, instruction.effects, optional=True),), when)


def _forced(instruction: Instruction, when: ClauseTiming) -> Part | None:
    """An effect that is mandatory in a phase."""
    mandatory = (Gain, Burn, BurnCard, Lock, MoveCounters, TakeControl, Unlock)
    if (
        not all(isinstance(one, mandatory) for one in instruction.effects)
        or instruction.effects == ()
    ):
        return None
    if instruction.at or when.during or when.once is not Until.TURN:
        return None
    if when.theirs and Burn in map(type, instruction.effects):
        return None  # it may be one of two alternatives
    if when.at == DISCARD_EFFECTS and TakeControl("this", "predator") in instruction.effects:
        return Trigger(on=DISCARD_ENDS, effects=instruction.effects, mine=True)
    words = " and ".join(_said(instruction, "{card}"))
    return Power(
        sentence=f"{{card}}: {words}.",
        at=when.at,
        effects=instruction.effects,
        conditions=when.conditions,
        user="host" if when.theirs else "controller",
        once=None if set(instruction.effects) <= SELF_LIMITING else when.once,
        forced=True,
    )


def _trigger(instruction: Instruction, when: ClauseTiming) -> Part | None:
    if (
        instruction.pool
        or instruction.blood
        or instruction.lock
        or instruction.target != NOTHING
        or instruction.at
    ):
        return None
    if when.on is None and when.at in FORCED:
        return _forced(instruction, when)
    return _triggered(instruction.effects, when)


def _triggered(effects: tuple[Effect, ...], when: ClauseTiming) -> Part | None:
    acted = {HOST_ACTS, Successful()}
    bled = {HOST_ACTS, HasBled()}
    if when.at == AFTER_ACTION and any(asked <= set(when.conditions) for asked in (acted, bled)):
        rest = tuple(one for one in when.conditions if one != HOST_ACTS)
        once = when.once if when.once is Until.TURN else None
        return Trigger(on=RESOLVED, effects=effects, host=True, conditions=rest, once=once)
    if when.on is None or when.at or when.once or when.during:
        return None
    return Trigger(
        on=when.on,
        effects=effects,
        mine=when.mine,
        host=when.host,
        itself=when.itself,
        conditions=when.conditions,
    )
