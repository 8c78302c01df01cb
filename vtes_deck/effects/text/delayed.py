"""The phrases of later effects."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from vtes_deck.effects.text.implied import implied
from vtes_deck.effects.text.moves import move_text
from vtes_deck.effects.vocab.combat_entry import EnterCombat
from vtes_deck.effects.vocab.combat_flow import (
    CombatFromBlock,
    GiveManeuver,
    GivePress,
    NoEquipment,
)
from vtes_deck.effects.vocab.context import Effect, Node
from vtes_deck.effects.vocab.counters import Pay
from vtes_deck.effects.vocab.delayed_triggers import AddDelayedTrigger
from vtes_deck.effects.vocab.game_conditions import HasBled
from vtes_deck.effects.vocab.usage import Once
from vtes_deck.effects.vocab.wording import Wording, missing_wording
from vtes_deck.engine.actions.action import BLOCKED
from vtes_deck.engine.combat.sequence import COMBAT, COMBAT_OVER, ROUND
from vtes_deck.engine.state.table import Until
from vtes_deck.engine.state.windows import (
    AFTER_ACTION,
    BLOCKING,
    DURING_ACTION,
    PAYING,
)
from vtes_deck.engine.turn.discard import DISCARD_ENDS

IN_COMBAT = (GiveManeuver, GivePress, NoEquipment)
"""Effects on the combat that follows."""


def delayed(  # noqa: PLR0911 - one case for each kind
    part: AddDelayedTrigger, wording: Wording, beside: Sequence[Effect]
) -> str:
    """The later effects of a card in the same action, combat or turn."""
    if type(part).say is not Node.say:
        return part.say(wording)
    block = part.on is COMBAT or (part.on is ROUND and _is_in_first_round(part))
    if block and any(isinstance(one, IN_COMBAT) for one in part.effects):
        return _in_combat(part, wording, beside)
    if part.by == "target":
        return _of_chosen(part, wording)
    user = wording.user
    if part.move is not None:
        move = move_text(part.move, wording)
        move = f"burn {part.blood} blood to {move}" if part.blood else move
        if part.until is Until.ROUND and not part.once and not part.conditions:
            return f"this round, {user} can {move}"
        said = filter(None, (one.say(wording) for one in part.conditions))
        blocked = "this action is blocked" if wording.acting == user else f"{user} blocks"
        lead = f"if {blocked}, " if _is_in_first_round(part) else ""
        often = " ".join([*said, *_how_often(part)])
        often = often.replace("round during the resulting", "round of the resulting")
        return f"{lead}{user} can {move} {often}".strip()
    if part.on is DISCARD_ENDS:
        does = " and ".join(one.say(wording) for one in part.effects)
        return f"{does} at the end of the turn"
    subject = replace(
        wording,
        subject="" if part.on is COMBAT else user,
        target=implied(part.target, part.effects).say(wording) or wording.target,
    )
    cost = f"burn {part.blood} blood to " if part.blood else ""
    link = " to " if part.effects and isinstance(part.effects[0], Pay) else " and "
    does = link.join(filter(None, (one.say(subject) for one in part.effects)))
    if cost and does.startswith("+"):
        does = f"get {does}"
    asked = ", ".join(filter(None, (one.say(wording) for one in part.conditions)))
    when = _later(part, asked)
    lead = f"{when}, " if when else ""
    doer = "you" if "your corruption" in does and not asked else user
    return f"{lead}{doer} can {cost}{does}" if part.at else f"{lead}{does}"


def _of_chosen(part: AddDelayedTrigger, wording: Wording) -> str:
    """The option of a chosen minion after one of its actions in this turn."""
    chosen = "the chosen " + _LEAD.sub("", wording.target).removesuffix(" you control")
    does = " and ".join(one.say(replace(wording, subject=wording.user)) for one in part.effects)
    return (
        f"choose {wording.target}. Once this turn, after a successful action, {chosen} can burn "
        f"{part.blood} blood to {does}"
    )


_LEAD = re.compile(r"^an? (?:ready )?")
"""The words before the kind of a chosen minion."""


def _later(part: AddDelayedTrigger, asked: str) -> str:
    """The time of a later effect, with its conditions."""
    bled = any(isinstance(one, HasBled) for one in part.conditions)
    if part.at & AFTER_ACTION and not bled:
        return ", ".join(filter(None, ("after action resolution", asked)))
    if part.on is COMBAT_OVER:
        return ", ".join(filter(None, ("after combat ends", asked)))
    if part.on is BLOCKED:
        return asked or "if this action is blocked"
    if part.on is ROUND:
        return "if another round of combat occurs"
    if part.at == PAYING and part.once:
        return f"once this {part.until.value}"
    once = part.at in {DURING_ACTION, BLOCKING} and part.once
    return "once this action" if once else asked


def _is_in_first_round(part: AddDelayedTrigger) -> bool:
    return any(isinstance(one, CombatFromBlock) for one in part.conditions)


def _how_often(part: AddDelayedTrigger) -> Iterator[str]:
    """The limit on the uses of a later move."""
    if any(isinstance(one, Once) and one.until is Until.ROUND for one in part.effects):
        yield "each round"
    elif part.until is Until.ROUND and part.once:
        yield "later this round"


def _in_combat(part: AddDelayedTrigger, wording: Wording, beside: Sequence[Effect]) -> str:
    """The effects on a combat that follows from the card."""
    gives = " and ".join(one.say(wording) for one in part.effects if isinstance(one, IN_COMBAT))
    rest = [one.say(wording) for one in part.effects if not isinstance(one, IN_COMBAT)]
    if any(isinstance(one, EnterCombat) for one in beside):
        return ". ".join([f"{wording.user} gets {gives} during that combat", *rest])
    if not any(isinstance(one, CombatFromBlock) for one in part.conditions):
        return missing_wording(part)
    blocks = f"if {wording.user} blocks"
    if wording.acting == wording.user:
        blocks = "if this action is blocked"
    if any(isinstance(one, NoEquipment) for one in part.effects):
        return f"{blocks}, {wording.user} gets {gives} during the resulting combat"
    first = "the first round of " if part.on is ROUND else ""
    if wording.acting == wording.user:
        return f"{blocks}, {wording.user} gets {gives} during {first}the resulting combat"
    return f"with {gives} during {first}the resulting combat {blocks}"
