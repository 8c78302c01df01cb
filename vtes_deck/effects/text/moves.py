"""Combat moves and strikes as card text."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from cardbase.disciplines import DISCIPLINES
from vtes_deck.effects.vocab.wording import Wording, counted, signed
from vtes_deck.engine.state.damage_types import BOTH_KINDS, EQUIPMENT, OF_STRIKES
from vtes_deck.engine.state.moves import Gear, Move, Range, Strike, Use
from vtes_deck.engine.state.table import Until
from vtes_deck.engine.state.windows import (
    AIMING,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    END_OF_ROUND,
)

ALL_DAMAGE = 100
"""An amount of prevention that means all damage, or more according to the effects."""

OCCASIONS = {
    BEFORE_RANGE: "before range is determined",
    END_OF_ROUND: "at the end of a round of combat",
    AIMING: "as this minion chooses a strike",
}
"""The occasions of a move in windows other than the usual window of its effect."""


def move_occasion(move: Move) -> str:
    """The occasion of a move, as a condition; empty if its effects name it."""
    distance = {Range.CLOSE: "at close range", Range.LONG: "at long range", None: ""}[move.only_at]
    if move.when == BEFORE_STRIKES:
        return f"{distance} before strikes are chosen".strip()
    return distance or OCCASIONS.get(move.when, "")


def strike_text(strike: Strike) -> str:
    """A strike, such as "strike: 1R damage"."""
    lead = "strike, ranged:" if strike.ranged and strike.steal_blood else "strike:"
    return f"{lead} {_effect(strike)}"


def has_only_card_effects(strike: Strike) -> bool:
    """Whether a strike has no effects except those of its card."""
    return strike == Strike(special=True)


def _effect(strike: Strike) -> str:
    if strike.dodge:
        return "hand strike and dodge" if strike.hand else "dodge"
    if strike.combat_ends:
        return "combat ends"
    if strike.steal_blood:
        return f"steal {strike.steal_blood} blood or life (becoming blood)"
    if strike.steal is not Gear.NOTHING or strike.destroy is not Gear.NOTHING:
        verb, gear = ("steal", strike.steal)
        if strike.destroy is not Gear.NOTHING:
            verb, gear = ("burn", strike.destroy)
        ranged = "ranged; " if strike.ranged else ""
        return f"{ranged}{verb} {gear.value}{_first(strike)}"
    aggravated = "aggravated " if strike.aggravated else ""
    if strike.hand:
        plus = f" at {signed(strike.damage)} damage" if strike.damage else ""
        said = f"hand strike{plus}{', aggravated' if strike.aggravated else ''}"
    elif strike.strength:
        plus = signed(strike.damage) if strike.damage else ""
        said = f"strength{plus} {'ranged ' if strike.ranged else ''}{aggravated}damage"
    else:
        harm = f"{'unpreventable ' * strike.unpreventable}{aggravated}damage"
        said = f"{strike.damage}{'R' if strike.ranged else ''} {harm}"
    return said + _first(strike) + "".join(_more_of(strike))


def _more_of(strike: Strike) -> Iterator[str]:
    """Further rules for the damage of a strike, as separate sentences."""
    if strike.undodgeable:
        yield ". This strike cannot be dodged"
    if strike.grounded:
        yield ". Not usable against a minion with flight"
    if strike.withstands:
        kinds = [
            one if one == EQUIPMENT else f"cards requiring {DISCIPLINES[one].name}"
            for one in strike.withstands
        ]
        yield f". Damage from this strike cannot be prevented by {' or '.join(kinds)}"
    if strike.recoil is not None:
        environmental = "" if strike.recoil.only_at is None else "environmental "
        kind = "aggravated " if strike.recoil.aggravated else ""
        lead = "This"
        if strike.recoil.only_at is Range.CLOSE:
            lead = "If this strike is used at close range, this"
        yield f". {lead} minion also takes {strike.recoil.n} {environmental}{kind}damage"


def _bound(n: int, strike: Strike) -> str:
    """Additional strikes that the rules limit to one strike."""
    ranged = "ranged " if strike.ranged else ""
    plain = replace(strike, ranged=False)
    return f"{n} additional {ranged}strike{'s' if n > 1 else ''}: {_effect(plain)} (limited)"


def _first(strike: Strike) -> str:
    return " with first strike" if strike.first else ""


def move_text(move: Move, wording: Wording, *, damage: str = "") -> str:
    """The effects of a move; ``damage`` replaces the number of prevented points."""
    said = " and ".join(_given(move, wording, damage))
    more = []
    if move.additional_strike is not None:
        more.append(_bound(move.additional, move.additional_strike))
    elif move.additional and move.strike is not None:
        more.append(f"{counted(move.additional, 'additional strike')} (limited)")
    if move.maneuver is Use.MAY:
        more.append(f"1 optional maneuver{only_to(move)}")
    if move.press is Use.MAY:
        only = f", only usable to {move.press_only} combat" if move.press_only else ""
        more.append(f"1 optional press{only}")
    return ", with ".join([*([said] if said else []), *more])


def only_to(move: Move) -> str:
    """The only range that a maneuver can be used to reach."""
    return (
        ""
        if move.maneuver_to is None
        else f", only usable to get to {move.maneuver_to.name.lower()} range"
    )


def _given(move: Move, wording: Wording, damage: str) -> Iterator[str]:
    """The parts of a move that are used at once."""
    if move.strike is not None:
        yield strike_text(move.strike)
    if move.prevent == ALL_DAMAGE:
        yield "prevent all damage from the opposing minion's strike"
    elif move.prevent and move.prevent < ALL_DAMAGE:
        strikes = move.prevents in OF_STRIKES
        source = " from the opposing minion's strike" if strikes else ""
        kind = "" if move.prevents in BOTH_KINDS else "non-aggravated "
        yield f"prevent {damage or move.prevent} {kind}damage{source}"
    if move.additional and move.strike is None:
        many = f"{move.additional} additional strikes"
        get = "get 1 " if wording.this == wording.user else ""
        yield f"{get}{'additional strike' if move.additional == 1 else many} (limited)"
    for bonus, n, until in move.changes:
        period = "round" if until is Until.ROUND else "combat"
        yield f"{wording.user} gets {signed(n)} {bonus.value} this {period}"
    if move.inflicts:
        yield f"{wording.user} inflicts {move.inflicts} damage on the opposing minion"
    if move.maneuver is Use.MUST:
        yield f"maneuver{only_to(move)}"
    if move.press is Use.MUST:
        yield f"press, only usable to {move.press_only} combat" if move.press_only else "press"
