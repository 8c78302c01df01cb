"""Clauses of combat cards: limits of the opponent, melee weapons, first strikes and ammunition."""

from __future__ import annotations

from msgspec.structs import replace

from cardbase.terms import Type
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does
from vtes_deck.effects.reader.statements import Statement
from vtes_deck.effects.vocab import (
    BEFORE_STRIKES,
    PREVENTS_ONE,
    PREVENTS_TWO,
    STRIKES_CHOSEN,
    Activity,
    BeforeGunResolves,
    Blood,
    Burn,
    HandDamage,
    HandOrMelee,
    HandSize,
    If,
    Is,
    LoadGun,
    MeleeStrike,
    OpponentCannot,
    StrikeDamage,
    StrikeFirst,
    StrikeSurely,
    Until,
    hand_strike,
    strikes,
)
from vtes_deck.effects.vocab.context import Effect
from vtes_deck.effects.vocab.minion_filter import ANYONE, MinionFilter
from vtes_deck.engine.state.moves import Range

FIGHTS = Type.COMBAT
BANS = {
    "use additional strikes": Activity.USE_ADDITIONAL_STRIKES,
    "press": Activity.PRESS,
    "press to continue combat": Activity.PRESS_TO_CONTINUE,
    "press to end combat": Activity.PRESS_TO_END,
    "maneuver": Activity.MANEUVER,
    "maneuver to close range": Activity.GET_CLOSE,
    "maneuver to long range": Activity.GET_AWAY,
    "play grapple cards": Activity.PLAY_GRAPPLES,
    "strike to dodge": Activity.DODGE,
}
"""The activities that the opposing minion cannot perform."""


def add_combat_clauses(grammar: Grammar) -> None:
    """Add the clauses as ``line``, and effects that a press or maneuver may follow as ``feat``."""
    _add_bans(grammar)
    _add_melee(grammar)
    _add_strikes(grammar)
    _add_ammunition(grammar)
    grammar.add("line", "<feat>", lambda line: line)
    grammar.add("line", "<feat> with <extra> [this round]", _extended)
    grammar.add(
        "line",
        "only usable at close range before strikes are chosen",
        lambda: Statement(kind=FIGHTS, at=BEFORE_STRIKES, only_at=Range.CLOSE),
    )
    grammar.add(
        "line",
        "only usable before strikes are chosen",
        lambda: Statement(kind=FIGHTS, at=BEFORE_STRIKES),
    )
    grammar.add(
        "feat",
        "the opposing minion burns <n> blood or life",
        lambda n: _fights(Burn(n, Blood("opposing"))),
    )
    grammar.add(
        "line",
        "this minion gets <extra> this round",
        lambda extra: _extended(Statement(kind=FIGHTS), extra),
    )
    grammar.add("line", "frenzy", lambda: Statement(kind=FIGHTS))
    for number, effect in (("1", PREVENTS_ONE), ("2", PREVENTS_TWO)):
        grammar.add(
            "line",
            f"once each round , this combat , this minion can prevent {number} damage",
            lambda effect=effect: _fights(effect),
        )
    grammar.add(
        "line",
        "you get <more> hand size for the remainder of combat",
        lambda n: _fights(HandSize(n, Until.COMBAT)),
    )


def _fights(*effects: Effect) -> Statement:
    return Statement(kind=FIGHTS, instruction=does(*effects))


def _extended(line: Statement, extra: object) -> Statement | None:
    """An effect with an optional press or maneuver."""
    return replace(line, extras=(extra,)) if isinstance(extra, str) else None


def _add_bans(grammar: Grammar) -> None:
    for pattern, activity in BANS.items():
        grammar.add("denied", pattern, lambda activity=activity: (activity,))
    grammar.add("denials", "<denied>", lambda one: one)
    grammar.add("denials", "<denied> or <denied>", lambda one, other: (*one, *other))
    for until in (Until.ROUND, Until.COMBAT):
        grammar.add(
            "feat",
            f"this {until.value} , the opposing minion cannot <denials>",
            lambda denied, until=until: _fights(OpponentCannot(denied, until)),
        )


def _add_melee(grammar: Grammar) -> None:
    grammar.add(
        "line",
        "strike : hand strike at <more> damage or use a melee weapon strike at <more> damage",
        lambda n, m: _weapon(n, MeleeStrike(m, hands=n), HandOrMelee()),
    )
    grammar.add(
        "line",
        "strike : use a melee weapon strike at <more> damage",
        lambda n: _weapon(n, MeleeStrike(n, alone=True), HandOrMelee(hands=False)),
    )


def _weapon(n: int, effect: MeleeStrike, target: HandOrMelee) -> Statement:
    return Statement(
        kind=FIGHTS,
        move=strikes(hand_strike(n)),
        instruction=Instruction(effects=(effect,), target=target),
    )


def _add_strikes(grammar: Grammar) -> None:
    kinds: dict[str, StrikeFirst] = {
        "": StrikeFirst(),
        "with hand and melee weapon strikes": StrikeFirst("hand or melee"),
        "on their initial strike": StrikeFirst("initial"),
    }
    for pattern, effect in kinds.items():
        grammar.add(
            "feat",
            f"this minion gets first strike {pattern} this round",
            lambda effect=effect: _fights(effect),
        )
    grammar.add(
        "feat",
        "this minion's strikes cannot be dodged this round",
        lambda: _fights(StrikeSurely()),
    )
    grammar.add(
        "feat",
        "this minion's hand strikes inflict <more> damage this combat",
        lambda n: _fights(HandDamage(n)),
    )
    for kind in ("", "unpreventable"):
        grammar.add(
            "line",
            f"in combat with <who> , this strike inflicts <more> {kind} damage",
            lambda who, n, kind=kind: _against(who, StrikeDamage(n, unpreventable=bool(kind))),
        )


def _against(who: MinionFilter, effect: Effect) -> Statement | None:
    return None if who == ANYONE else _fights(If((Is("opposing", who),), (effect,)))


def _add_ammunition(grammar: Grammar) -> None:
    grammar.add(
        "line",
        "only usable before resolution of a gun's strike",
        lambda: Statement(kind=FIGHTS, at=STRIKES_CHOSEN, conditions=(BeforeGunResolves(),)),
    )
    gun = "this gun inflicts <more> damage"
    rest = "each strike for the remainder of combat"
    grammar.add("line", f"{gun} {rest}", lambda n: _fights(LoadGun(n)))
    grammar.add(
        "line",
        f"{gun} at close range and <more> damage at long range {rest}",
        lambda n, far: _fights(LoadGun(n, far)),
    )
    grammar.add(  # the effect contains the limit
        "line",
        "once each combat , no more than 1 ammo card can be used on a gun",
        lambda: Statement(kind=FIGHTS),
    )
