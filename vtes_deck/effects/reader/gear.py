"""Sentences of weapons, other equipment and retainers that no other module reads."""

from __future__ import annotations

from msgspec.structs import replace

from vtes_deck.effects.reader.cores import Always, Shoots
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does, locked
from vtes_deck.effects.reader.nouns import Minions
from vtes_deck.effects.vocab import (
    ADDITIONAL_STRIKES,
    BEFORE_RANGE,
    POLLING,
    RANGE,
    ROUND,
    STRIKE,
    ACard,
    AdditionalStrike,
    AMinion,
    AnyX,
    Blood,
    Bonus,
    Combatant,
    ForEach,
    Gain,
    Gets,
    GiveManeuver,
    HostFights,
    InCombat,
    Is,
    MinionFilter,
    MissesUnlock,
    Move,
    MoveCounters,
    Pay,
    RetainerDamage,
    Same,
    Strike,
    StrikesOn,
    StruckWithIt,
    Trigger,
    Until,
    X,
    Zone,
)
from vtes_deck.effects.vocab.definition import Part

AGAIN = StrikesOn(Move(when=ADDITIONAL_STRIKES, additional=1), conditions=(StruckWithIt(),))
"""An additional strike with a gun; :func:`with_gun` adds the strike of the gun."""


def add_gear(grammar: Grammar) -> None:
    """Add the sentences."""
    _add_strikes(grammar)
    _add_retainers(grammar)
    _add_abilities(grammar)


def _add_strikes(grammar: Grammar) -> None:
    grammar.add(
        "core",
        "if this minion has struck with this gun , can strike with it again",
        lambda: Always(AGAIN),
    )
    grammar.add(
        "core",
        "strike : <strike> with 1 optional maneuver in later rounds",
        lambda strike: Shoots(strike, later=True) if strike.damage else None,
    )
    grammar.add(
        "core",
        "~ gets 1 additional strike {limited}",
        lambda: Always(
            Trigger(on=ROUND, effects=(AdditionalStrike(),), conditions=(HostFights(),)),
            once=Until.ROUND,
        ),
    )
    grammar.add("core", "<who> can strike : <plain blow> with first strike", _by_one_kind)


def _by_one_kind(who: MinionFilter, blow: Strike) -> Always | None:
    """A strike that only a bearer of a kind can make."""
    if who.another or who.younger or who.older:
        return None
    move = Move(when=STRIKE, strike=replace(blow, first=True))
    return Always(InCombat(move, conditions=(Is("host", who),)))


def with_gun(parts: tuple[Part, ...]) -> tuple[Part, ...] | None:
    """The parts, with the strike of the gun in an additional one; ``None`` if it has several."""
    if AGAIN not in parts:
        return parts
    strikes = {
        one.move.strike
        for one in parts
        if isinstance(one, InCombat) and one.move.strike is not None
    }
    if len(strikes) != 1:
        return None
    again = replace(AGAIN, move=replace(AGAIN.move, additional_strike=strikes.pop()))
    return tuple(again if one == AGAIN else one for one in parts)


def _add_retainers(grammar: Grammar) -> None:
    grammar.add(
        "core",
        "in combat with an acting minion , once each round , this retainer inflicts <n> damage on "
        "the opposing minion during normal strike resolution at close range",
        lambda n: Always(
            Trigger(
                on=ROUND,
                effects=(RetainerDamage(n, close=True),),
                conditions=(HostFights(), Same("opposing", "acting")),
            )
        ),
    )


def _add_abilities(grammar: Grammar) -> None:
    grammar.add("instruction", "lock <minion> and have them miss an unlock phase", _kept_locked)
    grammar.add(
        "acted",
        "steal up to <n> blood from a card in your <whose> uncontrolled region",
        _stolen_from_waiting,
    )
    grammar.add("whose", "predator's", lambda: "predator")
    grammar.add("whose", "prey's", lambda: "prey")
    grammar.add(
        "acted",
        "add <n> blood to each <described> you control",
        lambda n, who: (
            does(ForEach(AMinion(who), (Gain(n, Blood("target")),))) if who.vampire else None
        ),
    )
    grammar.add("instruction", "give <minion> 1 optional maneuver", _given_maneuver)
    grammar.add(
        "cost",
        "burn x blood",
        lambda: Instruction(
            effects=(Pay(X, Blood("host")),), target=AnyX(1, None, of=Blood("host"))
        ),
    )
    grammar.add(
        "instruction",
        "get +x votes",
        lambda: Instruction(effects=(Gets(Bonus.VOTES, X, Until.REFERENDUM),), at=POLLING),
    )


def _kept_locked(minions: Minions) -> Instruction | None:
    found = locked(minions)
    if found is None:
        return None
    return replace(found, effects=(*found.effects, MissesUnlock("target")))


def _stolen_from_waiting(n: int, whose: str) -> Instruction:
    """By the rules of actions, the card loses as much as it has (GEN-20)."""
    card = ACard(Zone.UNCONTROLLED, whose="prey" if whose == "prey" else "predator")
    return does(MoveCounters(X, Blood("target"), Blood()), target=AnyX(1, n, card))


def _given_maneuver(minions: Minions) -> Instruction | None:
    """COM-09: a maneuver for one of the minions in combat."""
    if minions.whose not in {None, "mine"} or minions.who.another:
        return None
    return Instruction(
        effects=(GiveManeuver("target"),),
        target=Combatant(minions.who, minions.whose or "any"),
        at=BEFORE_RANGE | RANGE,
    )
