"""Powers as card text: their time, user, price and effects."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from vtes_deck.effects.text.implied import implied
from vtes_deck.effects.text.meaning import (
    acting_filter,
    acting_minion_filter,
    acting_owner,
    controlled,
    gains_blood,
    host_acts,
    host_calls,
    is_same,
    moves_pool,
    other_acting,
    range_text,
)
from vtes_deck.effects.text.modes import action_phrase
from vtes_deck.effects.vocab.action_conditions import (
    OUTSIDE_COMBAT,
    AtBleed,
    Directed,
    DirectedAtMe,
    MyTurn,
    Not,
)
from vtes_deck.effects.vocab.action_effects import Intercept, MoreBleed, Stealth, Unlock
from vtes_deck.effects.vocab.attachments import HostFights
from vtes_deck.effects.vocab.cards_in_play import BurnCard, RemoveCard
from vtes_deck.effects.vocab.combat_effects import Prevent
from vtes_deck.effects.vocab.combat_flow import CanFightAgain
from vtes_deck.effects.vocab.combat_moves import BEFORE_RESOLUTION
from vtes_deck.effects.vocab.context import (
    Condition,
    Effect,
)
from vtes_deck.effects.vocab.counters import Blood, Pay, Transfers
from vtes_deck.effects.vocab.game_conditions import InPhase
from vtes_deck.effects.vocab.grants import Gets
from vtes_deck.effects.vocab.minion_filter import (
    ANYONE,
)
from vtes_deck.effects.vocab.powers import (
    Power,
)
from vtes_deck.effects.vocab.references import Is, Same
from vtes_deck.effects.vocab.referendum import ANY_POLLING, PoliticalReferendum
from vtes_deck.effects.vocab.targets import AnyX
from vtes_deck.effects.vocab.usage import Once
from vtes_deck.effects.vocab.wakes import Wakes
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.state.table import Until
from vtes_deck.engine.state.windows import (
    ACT,
    AFTER_ACTION,
    AFTER_COMBAT,
    AS_ANNOUNCED,
    AS_PLAYED,
    BEFORE_RANGE,
    BLOCKING,
    DAMAGE,
    DECLINED,
    DISCARD,
    DISCARD_EFFECTS,
    DISCARD_OF_ANOTHER,
    DURING_ACTION,
    END_OF_TURN,
    INFLUENCE,
    MASTER,
    MASTER_OF_ANOTHER,
    OTHERS_MINIONS,
    POLLING,
    UNLOCK,
)

PHASES = {
    UNLOCK: "unlock",
    MASTER: "master",
    ACT: "minion",
    INFLUENCE: "influence",
    DISCARD_EFFECTS: "discard",
}
PHASES_OF_OTHERS = {
    DISCARD_OF_ANOTHER: "another Methuselah's discard",
    DISCARD_EFFECTS | DISCARD_OF_ANOTHER: "any Methuselah's discard",
    MASTER | MASTER_OF_ANOTHER: "any Methuselah's master",
    OTHERS_MINIONS: "any Methuselah's minion",
}
AFTERWARDS = {
    BEFORE_RANGE: "before range is determined",
    END_OF_TURN: "at the end of any Methuselah's turn",
    OUTSIDE_COMBAT: "(not usable during combat)",
}
"""The windows that a text names after an ability."""
PLACES = (Blood("target"), Blood("host"), Blood("this"))
"""The places of the counters that an ability costs."""
PERIODS = {
    Until.ACTION: "action",
    Until.COMBAT: "combat",
    Until.ROUND: "round",
    Until.TURN: "turn",
}

OWNERS = {"mine": " you control", "predator or prey": " controlled by your predator or prey"}
"""The controllers of an acting minion."""
COSTS = (
    *("discard ", "burn the Edge", "use ", "burn one of ", "a ready vampire "),
    *("remove 7 ", "give you -", "give you 1 pool"),
)
"""The first words of phrases for effects that are costs."""


def power(part: Power, wording: Wording) -> str:
    """An ability that a player can use."""
    if part.user == "host":
        wording = replace(wording, own="their")
    wording, conditions = _acting(part, wording)
    lead, later = _when(part, conditions, wording)
    if isinstance(part.target, AnyX):
        most = part.target.most or 0
        number = f"up to {most}" if most else range_text(part.target)
        wording = replace(wording, most=most, number=number)
    if part.at == AS_ANNOUNCED:
        wording = replace(wording, acting="that minion")
    target = implied(part.target, part.effects)
    wording = replace(wording, target=target.say(wording))
    doer = _doer(part, wording)
    wording = replace(wording, subject=doer)
    costs, effects = _priced(part, wording)
    does = " and ".join(effects)
    who, _ = acting_minion_filter(part.conditions)
    if who != ANYONE and any(isinstance(one, Intercept) for one in part.effects):
        does += f" against {who.noun()}"
    cost = " and ".join(costs)
    if cost and does.startswith(f"{wording.user} gains "):
        does = f"have {wording.user} gain {does.removeprefix(f'{wording.user} gains ')}"
    verb = f"{cost} to {does}" if cost and does else cost or does
    leads = "".join(f"{one}, " for one in lead)
    after = "".join(f" {one}" for one in later)
    if part.forced:
        if doer == "you":
            return f"{leads}{verb}{after}"
        word, _, rest = verb.partition(" ")
        return f"{leads}{doer} {word}s {rest}{after}"
    return f"{leads}{doer} can {verb}{after}"


def shared_limit(part: Power) -> str:
    """A limit that all cards of a kind share: "only one hunting ground each turn"."""
    for one in part.effects:
        if isinstance(one, Once) and one.by in {"target", "host"} and one.until is Until.TURN:
            return f"A vampire can gain blood from only one {one.what} each turn"
    return ""


def _priced(part: Power, wording: Wording) -> tuple[list[str], list[str]]:
    """The cost and the effects of an ability."""
    costs: list[str] = []
    effects: list[str] = []
    if part.at == DISCARD:
        costs.append("use a discard phase action")
    if part.lock:
        costs.append("lock" if is_minion(wording) else f"lock {wording.this}")
    if part.lock_host:
        costs.append(f"lock {wording.user}")
    if part.pool:
        costs.append(f"burn {part.pool} pool")
    if part.blood:
        costs.append(f"burn {part.blood} blood")
    for effect in part.effects:
        phrase = effect.say(wording) or _prevented(effect, part)
        is_cost = phrase.startswith(COSTS) or (isinstance(effect, Pay) and effect.what in PLACES)
        paid = any(one.startswith("use ") for one in costs)
        gone = isinstance(effect, (BurnCard, RemoveCard)) and effect.which in {"this", "target"}
        is_cost = is_cost or (gone and len(part.effects) > 1 and not paid)
        is_cost = is_cost or (phrase.startswith("remove ") and not paid)
        if phrase:
            (costs if is_cost else effects).append(phrase)
    if len(costs) > 1 and not effects:
        effects = [costs.pop()]
    return costs, effects


def _prevented(effect: Effect, part: Power) -> str:
    """The damage that an ability prevents; empty for another effect."""
    if not isinstance(effect, Prevent):
        return ""
    fights = " in combat" * (HostFights() in part.conditions)
    return f"prevent {effect.n} damage{fights}"


def is_minion(wording: Wording) -> bool:
    """Whether the minion that uses the ability is the card with the text."""
    return wording.this == wording.user


def _acting(part: Power, wording: Wording) -> tuple[Wording, list[Condition]]:
    """The wording with the acting minion as conditions describe it, and the other conditions."""
    who, whose = acting_minion_filter(part.conditions)
    acting = "the acting minion"
    left: list[Condition] = []
    for one in part.conditions:
        if host_acts(one):
            acting = wording.user
        elif (other := other_acting(one)) is not None:
            owner = " you control" if acting_owner(one) == "mine" else ""
            acting = f"another acting {other.noun()}{owner}"
            whose = ""
            left += [] if any(isinstance(e, (Stealth, MoreBleed)) for e in part.effects) else [one]
        elif isinstance(one, Is) and one.which == "blocking" and one.whose == "mine":
            wording = replace(wording, blocking=f"{one.who.say(wording)} you control")
        elif acting_filter(one) is None and acting_owner(one) != "mine":
            left.append(one)
    if who != ANYONE or whose in OWNERS:
        acting = f"{who.say(wording)}{OWNERS.get(whose, '')}"
    return replace(wording, acting=acting), left


def _doer(part: Power, wording: Wording) -> str:
    """The user of an ability: the minion, if it burns blood or changes itself."""
    own = part.blood or any(
        (one == Unlock())
        or gains_blood(one)
        or isinstance(one, Gets)
        or one == Wakes("host")
        or (isinstance(one, Intercept) and one.who == "host")
        or (isinstance(one, (MoreBleed, Stealth)) and wording.acting == wording.user)
        for one in part.effects
    )
    who, _ = acting_minion_filter(part.conditions)
    spends = any(isinstance(one, Pay) and one.what == Blood("this") for one in part.effects)
    if who != ANYONE and not (part.lock or spends) and not is_minion(wording):
        return wording.acting
    if part.user == "host":
        pool = moves_pool(part.effects)
        return f"{wording.user}'s controller" if pool else wording.user
    if part.user == "anybody":
        if any(controlled(one, "predator or prey") for one in part.conditions):
            return "your predator or prey"
        prey = any(controlled(one, "predator") for one in part.conditions)
        return "your prey" if prey else "that Methuselah"
    return wording.user if own and is_minion(wording) else "you"


def _when(
    part: Power, conditions: Sequence[Condition], wording: Wording
) -> tuple[list[str], list[str]]:
    """The phrases before an ability and after it."""
    after = [AFTERWARDS[part.at]] if part.at in AFTERWARDS else []
    phase, rest = _moment(part, conditions, wording)
    lead = [phase] if phase else []
    period = PERIODS.get(part.once) if part.once is not None else None
    if period and not _implied_by(phase, period):
        lead.insert(0, f"once each {period}")
    lead += [one.say(wording) for one in rest if one.say(wording)]
    return lead, after


def _is_silent(condition: Condition, *, mine: bool) -> bool:
    """Whether the name of the phase or of the user implies a condition."""
    if (
        isinstance(condition, MyTurn)
        or condition == Not(MyTurn())
        or is_same(condition, "host", "blocking")
    ):
        return True
    return controlled(condition, "predator or prey") or (
        controlled(condition, "predator") and not mine
    )


def _moment(
    part: Power, conditions: Sequence[Condition], wording: Wording
) -> tuple[str, list[Condition]]:
    """The time of an ability, and the other conditions."""
    mine = any(isinstance(one, MyTurn) for one in conditions)
    rest = [one for one in conditions if not _is_silent(one, mine=mine)]
    for kind, found in ((one, _named_moment(part, one, wording)) for one in rest):
        if found:
            return found, [one for one in rest if one is not kind]
    if part.at == AFTER_ACTION:
        return f"after {action_phrase(rest, wording)}", []
    if part.at == AFTER_COMBAT:
        rest = [one for one in rest if one != CanFightAgain()]
    if part.at == BEFORE_RANGE:
        return "", [one for one in rest if not isinstance(one, HostFights)]
    within = part.at in {BEFORE_RESOLUTION, DAMAGE}
    if within or part.once in {Until.ROUND, Until.COMBAT}:
        rest = [one for one in rest if not isinstance(one, HostFights)]
    return _usual_moment(part, wording, mine=mine), rest


def _usual_moment(part: Power, wording: Wording, *, mine: bool) -> str:
    """The time of an ability according to its windows alone."""
    if part.at == AS_ANNOUNCED:
        return f"as {wording.acting} announces an action"
    if part.at == AFTER_COMBAT and CanFightAgain() in part.conditions:
        return f"after combat {CanFightAgain().say(wording)}"
    if part.at == POLLING:
        return ANY_POLLING
    phase = _phase(part, mine=mine) or ("during your turn" if mine else "")
    if BurnCard("this") in part.effects and not phase:
        return ""
    if not phase and part.at in {DURING_ACTION, BLOCKING} and part.once is Until.ACTION:
        return "during an action"
    return phase


def _named_moment(  # noqa: C901, PLR0911, PLR0912 - one case for each kind
    part: Power, condition: Condition, wording: Wording
) -> str:
    """The moment that a condition names; empty for another condition."""
    match condition:
        case InPhase() if part.at == OTHERS_MINIONS and Not(MyTurn()) in part.conditions:
            return "during another Methuselah's minion phase"
        case InPhase() if part.at & OTHERS_MINIONS:
            return "during any Methuselah's minion phase"
        case InPhase() if part.at != AFTER_ACTION:
            return condition.say(wording)
        case _ if controlled(condition, "active") and part.user in {"anybody", "host"}:
            return "during your unlock phase"
        case _ if controlled(condition, "predator") and MyTurn() in part.conditions:
            return "during your prey's unlock phase"
        case Not(what) if part.user == "anybody" and controlled(what, "mine"):
            mine = MyTurn() in part.conditions and part.at == UNLOCK
            return "during each other Methuselah's unlock phase" if mine else ""
        case AtBleed() if part.at != AFTER_ACTION:
            against_me = part.at == DECLINED
            return "during a bleed against you" if against_me else condition.say(wording)
        case PoliticalReferendum() if part.at == POLLING:
            return condition.say(wording)
        case _ if part.at == AS_PLAYED and host_calls(condition):
            return condition.say(wording)
        case Not(Directed()) if part.at == AS_ANNOUNCED:
            return f"as {wording.acting} announces an undirected action"
        case Directed() if part.once is Until.ACTION:
            return "during a directed action"
        case Is(which="aimed") | Same(one="aimed") if part.once is Until.ACTION:
            return condition.say(wording)
        case DirectedAtMe() if part.once is Until.ACTION:
            return condition.say(wording)
        case _:
            return ""


def _implied_by(phase: str, period: str) -> bool:
    """GEN-22: whether a phase implies a period: "during an action" implies once each action."""
    if period == "turn":
        return "phase" in phase or phase == "during your turn"
    return period in {"action", "referendum"} and ("action" in phase or "bleed" in phase)


def _phase(part: Power, *, mine: bool) -> str:
    whose = "your" if mine else "any Methuselah's"
    if part.user == "anybody" and (mine or part.forced):
        whose = "each Methuselah's"
    if part.at in PHASES_OF_OTHERS:
        return f"during {PHASES_OF_OTHERS[part.at]} phase"
    word = PHASES.get(part.at)
    if any(isinstance(one, Pay) and isinstance(one.what, Transfers) for one in part.effects):
        return ""
    if word is None:
        return ""
    if part.at in {MASTER, INFLUENCE, DISCARD_EFFECTS} and part.user == "controller":
        whose = "your"
    if part.user == "host" and mine:
        whose = "their"
    return f"during {whose} {word} phase"
