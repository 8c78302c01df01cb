"""Adverbials: when something happens, how often, and under what condition."""

from __future__ import annotations

import msgspec

from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.nouns import Minions
from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    AFTER_ACTION,
    ANY_TIME,
    BEFORE_RANGE,
    BURNED,
    COMBAT,
    DISCARD_BEGINS,
    DISCARD_EFFECTS,
    DISCARD_OF_ANOTHER,
    FELL_IN_COMBAT,
    GOES_TO_TORPOR,
    INFLUENCE,
    IS_READY,
    IS_READY_AND_UNLOCKED,
    IS_UNLOCKED,
    MASTER,
    MASTER_BEGINS,
    OTHERS_MINIONS,
    POLLING,
    REFERENDUM_RESOLVED,
    TRANSFERS,
    UNLOCK,
    ACard,
    ActionRequires,
    ActionWas,
    AimedWithout,
    AMinion,
    AtBleed,
    AtLeast,
    AtMost,
    Blood,
    Control,
    Directed,
    DirectedAtMe,
    Edge,
    HasBled,
    HostFights,
    InPhase,
    InRound,
    Is,
    MinionFilter,
    MyTurn,
    Not,
    Phase,
    PoliticalReferendum,
    Pool,
    Range,
    ReferendumPassed,
    Same,
    Successful,
    Trait,
    Until,
    Zone,
)
from vtes_deck.effects.vocab.context import Condition
from vtes_deck.effects.vocab.minion_filter import Whose
from vtes_deck.engine.state.events import EventType

ACTION, DECLARED = "action", "polls"
"""Kinds of moments: during an action, and during the referendum of a political action."""


class ClauseTiming(msgspec.Struct, frozen=True, kw_only=True):
    """The combined meaning of the adverbials of a sentence.

    Attributes:
        at: the windows; 0 if no adverbial names them.
        once: the period in which it can happen once.
        conditions: the conditions.
        on: the event of an automatic effect.
        mine, host, itself: the event concerns the controller, the minion with the text, or the
            card with it.
        theirs: the moment is in the turn of the controller of the minion that carries the card.
        during: the kind of moment, if the effect determines the window.
        reach: the range of a move in combat.
    """

    at: int = 0
    once: Until | None = None
    conditions: tuple[Condition, ...] = ()
    on: EventType | None = None
    mine: bool = False
    host: bool = False
    itself: bool = False
    theirs: bool = False
    during: str = ""
    reach: Range | None = None


ALWAYS = ClauseTiming()
HOST_ACTS = Same("host", "acting")
HOST_CALLS = Same("host", "caller")
PERIODS = {
    "turn": Until.TURN,
    "action": Until.ACTION,
    "combat": Until.COMBAT,
    "round": Until.ROUND,
}
ACTIONS: dict[str, Condition] = {
    "bleed": AtBleed(),
    "directed": Directed(),
    "undirected": Not(Directed()),
    "political": ActionWas("political action"),
    "hunt": ActionWas("hunt"),
    "diablerie": ActionWas("diablerise"),
}
LOCKED = Is("host", MinionFilter(locked=True))
IN_TORPOR = Is("host", MinionFilter(torpor=True))
MY_MINION_PHASE = (MyTurn(), InPhase(Phase.MINION))
MOMENTS: dict[str, ClauseTiming] = {
    "during an action": ClauseTiming(once=Until.ACTION, during=ACTION),
    "during your unlock phase": ClauseTiming(at=UNLOCK, once=Until.TURN, conditions=(MyTurn(),)),
    "during their unlock phase": ClauseTiming(
        at=UNLOCK, once=Until.TURN, conditions=(MyTurn(),), theirs=True
    ),
    "during any methuselah's unlock phase": ClauseTiming(at=UNLOCK, once=Until.TURN),
    "during your master phase": ClauseTiming(at=MASTER, once=Until.TURN, conditions=(MyTurn(),)),
    "during your minion phase": ClauseTiming(
        at=ANY_TIME, once=Until.TURN, conditions=MY_MINION_PHASE
    ),
    "during any methuselah's minion phase": ClauseTiming(
        at=ANY_TIME | OTHERS_MINIONS, once=Until.TURN, conditions=(InPhase(Phase.MINION),)
    ),
    "if the range is long": ClauseTiming(reach=Range.LONG),
    "if the range is close": ClauseTiming(reach=Range.CLOSE),
    "during your influence phase": ClauseTiming(
        at=INFLUENCE, once=Until.TURN, conditions=(MyTurn(),)
    ),
    "during your discard phase": ClauseTiming(at=DISCARD_EFFECTS, once=Until.TURN),
    "during another methuselah's discard phase": ClauseTiming(
        at=DISCARD_OF_ANOTHER, once=Until.TURN
    ),
    "during any methuselah's discard phase": ClauseTiming(
        at=DISCARD_EFFECTS | DISCARD_OF_ANOTHER, once=Until.TURN
    ),
    "during an action directed at you": ClauseTiming(
        once=Until.ACTION, conditions=(DirectedAtMe(),), during=ACTION
    ),
    "during your turn": ClauseTiming(at=ANY_TIME, once=Until.TURN, conditions=(MyTurn(),)),
    "during the polling step of any referendum": ClauseTiming(at=POLLING, once=Until.REFERENDUM),
    "during the polling step of a political action": ClauseTiming(
        conditions=(PoliticalReferendum(),), during=DECLARED
    ),
    "before range is determined": ClauseTiming(at=BEFORE_RANGE, conditions=(HostFights(),)),
    "while <self> is ready": ClauseTiming(conditions=(IS_READY,)),
    "while <self> is unlocked": ClauseTiming(conditions=(IS_UNLOCKED,)),
    "while <self> is locked": ClauseTiming(conditions=(LOCKED,)),
    "while <self> is in torpor": ClauseTiming(conditions=(IN_TORPOR,)),
    "while <self> is ready and unlocked": ClauseTiming(conditions=(IS_READY_AND_UNLOCKED,)),
    "(if | while) you control 1 or more locations": ClauseTiming(
        conditions=(Control(ACard(Zone.IN_PLAY, whose="mine", trait=Trait.LOCATION)),)
    ),
    "(if | while) you control no locations": ClauseTiming(
        conditions=(Not(Control(ACard(Zone.IN_PLAY, whose="mine", trait=Trait.LOCATION))),)
    ),
    "if you have the edge": ClauseTiming(conditions=(AtLeast(Edge(), 1),)),
    "during the first round": ClauseTiming(conditions=(InRound(1),)),
    "in combat with <self>": ClauseTiming(conditions=(Same("opposing", "host"),)),
    "after a successful bleed": ClauseTiming(
        at=AFTER_ACTION, once=Until.ACTION, conditions=(HOST_ACTS, HasBled())
    ),
    "after a successful bleed against your prey": ClauseTiming(
        at=AFTER_ACTION,
        once=Until.ACTION,
        conditions=(HOST_ACTS, HasBled(), AtBleed(prey=True)),
    ),
    "after a successful action": ClauseTiming(
        at=AFTER_ACTION, conditions=(HOST_ACTS, Successful())
    ),
    "after a successful non- hunt action": ClauseTiming(
        at=AFTER_ACTION,
        once=Until.ACTION,
        conditions=(HOST_ACTS, Successful(), ActionWas("hunt", but=True)),
    ),
    "after <self> is burned in combat": ClauseTiming(
        on=BURNED, itself=True, conditions=(FELL_IN_COMBAT,)
    ),
    "after <self> enters combat": ClauseTiming(on=COMBAT, conditions=(HostFights(),)),
    "after a referendum called by <self> passes": ClauseTiming(
        on=REFERENDUM_RESOLVED, conditions=(HOST_CALLS, ReferendumPassed())
    ),
    "after the referendum of a political action passes": ClauseTiming(
        on=REFERENDUM_RESOLVED, conditions=(PoliticalReferendum(), ReferendumPassed())
    ),
    "at the start of your master phase": ClauseTiming(on=MASTER_BEGINS, mine=True),
    "at the start of your influence phase": ClauseTiming(on=TRANSFERS, mine=True),
    "at the start of your discard phase": ClauseTiming(on=DISCARD_BEGINS, mine=True),
    "after <self> goes to torpor": ClauseTiming(on=GOES_TO_TORPOR, host=True),
    "while <self> has no title": ClauseTiming(
        conditions=(Is("host", MinionFilter(untitled=True)),)
    ),
    "if <self> is blocked": ClauseTiming(on=ACTION_BLOCKED, host=True),
}


def add_moments(grammar: Grammar) -> None:
    """Add the adverbials, each with the name ``when``."""
    for pattern, when in MOMENTS.items():
        grammar.add("when", pattern, lambda when=when: when)
    for name, period in PERIODS.items():
        grammar.add("when", f"once each {name}", lambda period=period: ClauseTiming(once=period))
    for name, condition in ACTIONS.items():
        article = "an" if name[0] in "aeiou" else "a"
        grammar.add("when", f"during {article} {name} action", lambda one=condition: _during(one))
    for name, kind in (("political", "political action"), ("hunt", "hunt")):
        grammar.add("when", f"after a successful {name} [action]", lambda one=kind: _succeeded(one))
    for kind in ("equip", "employ"):
        grammar.add("when", f"after a successful {kind} action", lambda one=kind: _succeeded(one))
    grammar.add(
        "when",
        "after a successful action requiring (a | an) <clan>",
        lambda clan: ClauseTiming(
            at=AFTER_ACTION,
            conditions=(HOST_ACTS, Successful(), ActionRequires(clan)),
        ),
    )
    grammar.add("when", "in combat with <minion>", _fighting)
    grammar.add(
        "when",
        "if <self> has <n> or fewer life",
        lambda n: ClauseTiming(conditions=(AtMost(Blood(), n),)),
    )
    poor = "or fewer pool"
    grammar.add("when", f"(if | while) you have <n> {poor}", lambda n: _poor(Pool(), n))
    grammar.add("when", f"(if | while) your prey has <n> {poor}", lambda n: _poor(Pool("prey"), n))
    grammar.add(
        "when",
        "while <minion name> is ready",
        lambda name: _controls(MinionFilter(ready=True, name=name), "any"),
    )
    grammar.add(
        "when",
        "while <minion name> is in your ready region",
        lambda name: _controls(MinionFilter(ready=True, name=name), "mine"),
    )
    grammar.add(
        "when",
        "if you control <minion name>",
        lambda name: _controls(MinionFilter(name=name), "mine"),
    )
    grammar.add("when", "if you control <who>", lambda who: _controls(who, "mine"))
    grammar.add("when", "if your prey controls <who>", lambda who: _controls(who, "prey"))
    grammar.add(
        "when",
        "if your prey controls no <who plural>",
        lambda who: ClauseTiming(conditions=(Not(Control(AMinion(who, "prey"))),)),
    )
    aimed = "during actions directed at a methuselah who controls"
    grammar.add("when", f"{aimed} no <who plural>", lambda who: _during(AimedWithout(who)))
    grammar.add("when", f"{aimed} <who>", lambda who: _during(Control(AMinion(who, "aimed"))))
    grammar.add("when", "during actions directed at <minion>", _aimed)
    grammar.add("when", "during actions directed at <self>", lambda: _during(Same("aimed", "host")))
    grammar.add("when", "whenever <minion> is burned", _burned)
    grammar.add(
        "when",
        "during an action requiring <discipline>",
        lambda code: _during(ActionRequires(discipline=code)),
    )
    grammar.add(
        "when",
        "after resolution of a successful action requiring <discipline>",
        lambda code: ClauseTiming(
            at=AFTER_ACTION, conditions=(Successful(), ActionRequires(discipline=code))
        ),
    )
    grammar.add(
        "when",
        "after a successful action requiring <discipline>",
        lambda code: ClauseTiming(
            at=AFTER_ACTION,
            once=Until.ACTION,
            conditions=(HOST_ACTS, Successful(), ActionRequires(discipline=code)),
        ),
    )
    for kind in ("bleed", "hunt"):
        grammar.add(
            "when",
            f"during a non- {kind} action",
            lambda one=kind: _during(ActionWas(one, but=True)),
        )
    for kind in ("recruit", "employ", "equip", "diablerie"):
        grammar.add("when", f"during {kind} actions", lambda one=kind: _during(_action(one)))
    both = ActionWas("recruit", either="employ")
    grammar.add("when", "during recruit and employ actions", lambda: _during(both))


def _burned(minions: Minions) -> ClauseTiming | None:
    if minions.whose != "predator or prey":
        return None
    return ClauseTiming(on=BURNED, conditions=(Is("target", minions.who, minions.whose),))


def _aimed(minions: Minions) -> ClauseTiming:
    return _during(Is("aimed", minions.who, minions.whose or "any"))


def _action(kind: str) -> Condition:
    return ACTIONS.get(kind) or ActionWas(kind)


def _during(condition: Condition) -> ClauseTiming:
    return ClauseTiming(once=Until.ACTION, conditions=(condition,), during=ACTION)


def _succeeded(kind: str) -> ClauseTiming:
    conditions = (HOST_ACTS, Successful(), ActionWas(kind))
    return ClauseTiming(at=AFTER_ACTION, once=Until.ACTION, conditions=conditions)


def _fighting(minions: Minions) -> ClauseTiming | None:
    if minions.whose is not None:
        return None
    return ClauseTiming(conditions=(Is("opposing", minions.who),))


def _controls(who: MinionFilter, whose: Whose) -> ClauseTiming:
    return ClauseTiming(conditions=(Control(AMinion(who, whose)),))


def _poor(pool: Pool, n: int) -> ClauseTiming:
    return ClauseTiming(conditions=(AtMost(pool, n),))


def merged(whens: tuple[ClauseTiming, ...]) -> ClauseTiming | None:
    """The combined adverbials of a sentence; ``None`` if they contradict each other.

    "Once each turn, during an action" replaces the limit that the moment alone implies (GEN-22).
    """
    found = ALWAYS
    said_once = next((one.once for one in whens if one == ClauseTiming(once=one.once)), None)
    for one in whens:
        if one.reach and found.reach:
            return None
        if (one.at and found.at) or (one.on and found.on) or (one.during and found.during):
            return None
        found = ClauseTiming(
            at=one.at or found.at,
            once=one.once or found.once,
            conditions=(*found.conditions, *one.conditions),
            on=one.on or found.on,
            mine=one.mine or found.mine,
            host=one.host or found.host,
            itself=one.itself or found.itself,
            theirs=one.theirs or found.theirs,
            during=one.during or found.during,
            reach=one.reach or found.reach,
        )
    if found.at and found.on:
        return None
    if said_once is not None:
        found = msgspec.structs.replace(found, once=said_once)
    return found
