"""Moves and strikes of combat cards."""

from __future__ import annotations

from msgspec.structs import replace

from cardbase.terms import Bonus, Type
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does
from vtes_deck.effects.reader.statements import Statement
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    BEFORE_RESOLUTION,
    MANEUVER,
    PRESSES,
    AggravatedHands,
    DamageFilter,
    Gear,
    Gets,
    Move,
    Strike,
    Unlock,
    Until,
    Use,
    additional_strikes,
    hand_strike,
    prevents,
    strikes,
)
from vtes_deck.engine.state.moves import Range

COMBAT = Type.COMBAT
GEAR = {
    "weapon": Gear.WEAPON,
    "equipment": Gear.EQUIPMENT,
    "equipment or retainer": Gear.EQUIPMENT_OR_RETAINER,
}


def add_moves(grammar: Grammar) -> None:
    """Add the clauses of combat cards to ``line``, and all strikes as ``blow``."""
    _add_blows(grammar)
    grammar.add("move", "strike : <blow>", strikes)
    grammar.add(
        "move", "strike , ranged : <stolen>", lambda n: strikes(_blood_strike(n, ranged=True))
    )
    grammar.add("move", "strike : <stolen>", lambda n: strikes(_blood_strike(n, ranged=False)))
    grammar.add("stolen", "steal <n> blood or life {becoming blood}", lambda n: n)
    grammar.add("move", "maneuver", lambda: MANEUVER)
    for end in (Range.CLOSE, Range.LONG):
        grammar.add(
            "move",
            f"maneuver , only usable to get to {end.name.lower()} range",
            lambda end=end: replace(MANEUVER, maneuver_to=end),
        )
    grammar.add("move", "press", lambda: PRESSES)
    for way in ("continue", "end"):
        grammar.add(
            "move",
            f"press , only usable to {way} combat",
            lambda way=way: replace(PRESSES, press_only=way),
        )
    filters = {
        "damage": DamageFilter.ANY,
        "non- aggravated damage": DamageFilter.ORDINARY,
        "damage from the opposing minion's strike": DamageFilter.STRIKES,
        "non- aggravated damage from the opposing minion's strike": (
            DamageFilter.ORDINARY_OF_STRIKES
        ),
    }
    for what, which in filters.items():
        grammar.add("move", f"prevent <n> {what}", lambda n, which=which: prevents(n, which))
    grammar.add("move", "additional strike {limited}", lambda: additional_strikes(1))
    grammar.add("move", "<n> additional strikes {limited}", additional_strikes)
    grammar.add("whole", "<move>", lambda move: move)
    grammar.add("whole", "<move> with <extra>", _with)
    grammar.add("whole", "<move> with <extra> with <extra>", _with)
    grammar.add("extra", "1 optional maneuver", lambda: "maneuver")
    for end in (Range.CLOSE, Range.LONG):
        grammar.add(
            "extra",
            f"1 optional maneuver , only usable to get to {end.name.lower()} range",
            lambda end=end: end,
        )
    grammar.add("extra", "1 additional strike : <plain blow> [{limited}]", lambda blow: blow)
    grammar.add(
        "extra",
        "1 additional ranged strike : <plain blow> [{limited}]",
        lambda blow: None if blow.ranged or blow.dodge else replace(blow, ranged=True),
    )
    grammar.add("extra", "1 optional press", lambda: "press")
    for way in ("continue", "end"):
        grammar.add("extra", f"1 optional press , only usable to {way} combat", lambda way=way: way)
    grammar.add(
        "line",
        "<extra>",
        lambda one: Statement(kind=COMBAT, extras=(one,)) if isinstance(one, str) else None,
    )
    grammar.add("extra", "1 additional strike {limited}", lambda: "additional")
    grammar.add("line", "<whole>", lambda move: Statement(kind=COMBAT, move=move))
    grammar.add(
        "line",
        "<whole> or <whole>",
        lambda one, other: Statement(kind=COMBAT, move=one, other=other) if one != other else None,
    )
    grammar.add(
        "line",
        "burn <n> blood to <whole>",
        lambda n, move: Statement(kind=COMBAT, move=move, instruction=Instruction(blood=n)),
    )
    _add_others(grammar)


def _add_blows(grammar: Grammar) -> None:
    """Add strikes, with or without first strike."""
    blows = {
        "dodge": Strike(dodge=True),
        "combat ends": Strike(combat_ends=True),
        "hand strike": hand_strike(),
        "hand strike , aggravated": hand_strike(aggravated=True),
    }
    for pattern, strike in blows.items():
        grammar.add("plain blow", pattern, lambda strike=strike: strike)
    grammar.add("plain blow", "<n> damage", lambda n: Strike(damage=n))
    grammar.add("plain blow", "<n> aggravated damage", lambda n: Strike(damage=n, aggravated=True))
    grammar.add("plain blow", "<ranged> damage", lambda n: Strike(damage=n, ranged=True))
    grammar.add(
        "plain blow",
        "<ranged> aggravated damage",
        lambda n: Strike(damage=n, ranged=True, aggravated=True),
    )
    grammar.add(
        "plain blow",
        "<ranged> unpreventable damage",
        lambda n: Strike(damage=n, ranged=True, unpreventable=True),
    )
    grammar.add(
        "plain blow",
        "strength ranged damage",
        lambda: Strike(strength=True, ranged=True),
    )
    grammar.add("plain blow", "hand strike at <more> damage", hand_strike)
    grammar.add(
        "plain blow",
        "hand strike at <more> damage , aggravated",
        lambda n: hand_strike(n, aggravated=True),
    )
    for name, gear in GEAR.items():
        grammar.add("plain blow", f"steal {name}", lambda gear=gear: Strike(steal=gear))
        grammar.add("plain blow", f"burn {name}", lambda gear=gear: Strike(destroy=gear))
    grammar.add("blow", "<plain blow>", lambda strike: strike)
    grammar.add(
        "blow", "<plain blow> with first strike", lambda strike: replace(strike, first=True)
    )


def _blood_strike(n: int, *, ranged: bool) -> Strike:
    return Strike(steal_blood=n, ranged=ranged)


def _with(move: Move, *extras: str | Range | Strike) -> Move | None:
    """A move with a maneuver, a press or an additional strike."""
    longer: Move | None = move
    for one in extras:
        longer = None if longer is None else extended(longer, one)
    return longer


def extended(move: Move, extra: str | Range | Strike) -> Move | None:
    """A move with an additional property that it does not have yet."""
    match extra:
        case "press" if move.press is Use.NONE:
            return replace(move, press=Use.MAY)
        case "continue" | "end" if move.press is Use.NONE:
            return replace(move, press=Use.MAY, press_only=extra)
        case "maneuver" | Range() if move.maneuver is Use.NONE and move.strike is not None:
            again = strikes(move.strike, maneuver=True)
            to = extra if isinstance(extra, Range) else None
            return replace(move, when=again.when, maneuver=again.maneuver, maneuver_to=to)
        case "additional" | Strike() if not move.additional and move.strike is not None:
            only = extra if isinstance(extra, Strike) else None
            return replace(move, additional=1, additional_strike=only)
    return None


def with_extras(move: Move, extras: tuple[str, ...]) -> Move | None:
    """A move without a strike, with optional maneuvers and presses that it does not have yet."""
    longer: Move | None = move
    for extra in extras:
        if longer is None or longer.strike is not None:
            return None
        if extra == "maneuver" and longer.maneuver is Use.NONE:
            longer = replace(longer, maneuver=Use.MAY)
        elif extra in {"press", "continue", "end"}:
            longer = extended(longer, extra)
        else:
            return None
    return longer


def _stronger(n: int, until: Until, press: Use) -> Statement:
    """More strength, and possibly a press, used before the range is determined."""
    changes = ((Bonus.STRENGTH, n, until),)
    return Statement(kind=COMBAT, move=Move(when=BEFORE_RANGE, changes=changes, press=press))


def _add_others(grammar: Grammar) -> None:
    """Add changes of a strike, and effects without a move."""
    grammar.add(
        "line", "this strike cannot be dodged", lambda: Statement(kind=COMBAT, undodgeable=True)
    )
    grammar.add(
        "line",
        "unlock this minion before combat ends",
        lambda: Statement(kind=COMBAT, special=True, instruction=does(Unlock())),
    )
    grammar.add(
        "line",
        "unlock the opposing minion before combat ends",
        lambda: Statement(kind=COMBAT, special=True, instruction=does(Unlock("opposing"))),
    )
    for until in (Until.ROUND, Until.COMBAT):
        stronger = f"this minion gets <more> strength this {until.value}"
        for more, press in (("", Use.NONE), (" with 1 optional press", Use.MAY)):
            grammar.add(
                "line",
                f"{stronger}{more}",
                lambda n, until=until, press=press: _stronger(n, until, press),
            )
    grammar.add(
        "line",
        "[the] damage from this strike cannot be prevented by cards requiring <discipline>",
        lambda code: Statement(kind=COMBAT, withstands=(code,)),
    )
    for until in (Until.ROUND, Until.COMBAT):
        grammar.add(
            "line",
            f"the opposing minion gets <more> strength this {until.value}",
            lambda n, until=until: Statement(
                kind=COMBAT, instruction=does(Gets(Bonus.STRENGTH, n, until, "opposing"))
            ),
        )
    aggravated = "damage from this minion's hand strikes"
    grammar.add(
        "line",
        f"{aggravated} is aggravated this round",
        lambda: Statement(kind=COMBAT, at=BEFORE_RESOLUTION, instruction=does(AggravatedHands())),
    )
    grammar.add(
        "line",
        f"burn <n> blood to make the {aggravated} aggravated this round",
        lambda n: Statement(
            kind=COMBAT,
            at=BEFORE_RESOLUTION,
            instruction=Instruction(effects=(AggravatedHands(),), blood=n),
        ),
    )
    grammar.add(
        "line",
        f"for the remainder of combat , {aggravated} is aggravated",
        lambda: Statement(kind=COMBAT, instruction=does(AggravatedHands(Until.COMBAT))),
    )
