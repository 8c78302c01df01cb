"""The card text of statics and automatic effects."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from cardbase.disciplines import DISCIPLINES
from cardbase.terms import Bonus, Trait, Type
from vtes_deck.effects.text.meaning import (
    acting_filter,
    gains_blood,
    gains_transfers,
    host_acts,
    host_calls,
)
from vtes_deck.effects.text.modes import action_phrase
from vtes_deck.effects.vocab.action_conditions import (
    ActionWas,
    AtBleed,
    Directed,
    MyTurn,
    Not,
    Successful,
)
from vtes_deck.effects.vocab.action_effects import Unlock
from vtes_deck.effects.vocab.arrivals import TargetHas
from vtes_deck.effects.vocab.attachments import HostFights
from vtes_deck.effects.vocab.blocks import StaysUnlocked
from vtes_deck.effects.vocab.choices import Choose
from vtes_deck.effects.vocab.combat_flow import CombatFromBlock, GiveManeuver, GivePress, InRound
from vtes_deck.effects.vocab.context import NOTHING, Condition, Effect
from vtes_deck.effects.vocab.cost_changes import NON_COMBAT, Discount
from vtes_deck.effects.vocab.game_conditions import (
    IS_READY,
    ActionRequires,
    HasBled,
    InPhase,
)
from vtes_deck.effects.vocab.grants import SecondMasterAction
from vtes_deck.effects.vocab.minion_filter import (
    ANYONE,
    Whose,
    plural_of,
)
from vtes_deck.effects.vocab.powers import (
    Aura,
    Restriction,
    Trigger,
)
from vtes_deck.effects.vocab.references import FELL_IN_COMBAT, Belongs, Is, Same
from vtes_deck.effects.vocab.referendum import PoliticalReferendum, ReferendumPassed
from vtes_deck.effects.vocab.targets import Control
from vtes_deck.effects.vocab.wording import Wording, listed, missing_wording, signed, with_article
from vtes_deck.engine.actions.action import BLOCKED as ACTION_BLOCKED
from vtes_deck.engine.actions.action import RESOLVED
from vtes_deck.engine.actions.bleed import BLED
from vtes_deck.engine.actions.block import ATTEMPTS
from vtes_deck.engine.cards.play import PLAYS as CARD_PLAYED
from vtes_deck.engine.combat.resolution import STRIKE_RESOLVED
from vtes_deck.engine.combat.sequence import COMBAT, ROUND
from vtes_deck.engine.mechanics.zone_events import (
    BURNED,
    ENTERS,
)
from vtes_deck.engine.politics.referendum import CALLS as REFERENDUM_CALLED
from vtes_deck.engine.politics.referendum import RESOLVED as REFERENDUM_RESOLVED
from vtes_deck.engine.state.table import (
    Activity,
    Phase,
    Until,
)
from vtes_deck.engine.status.torpor import GOES_TO_TORPOR, LEAVES_TORPOR
from vtes_deck.engine.turn.discard import DISCARD_BEGINS, DISCARD_ENDS, EVENT_PLAYED
from vtes_deck.engine.turn.influence import TRANSFERS
from vtes_deck.engine.turn.master import MASTER_BEGINS
from vtes_deck.engine.turn.minion import MINION_ENDS

NUMBERS = {
    Bonus.BLEED: "bleed",
    Bonus.STEALTH: "stealth",
    Bonus.INTERCEPT: "intercept",
    Bonus.STRENGTH: "strength",
    Bonus.VOTES: "vote",
    Bonus.HAND_SIZE: "hand size",
}
PRESSES = (Activity.PRESS_TO_CONTINUE, Activity.PRESS_TO_END)
MANEUVERS = (Activity.GET_CLOSE, Activity.GET_AWAY)
BANS = {
    Activity.BE_AIMED_AT: "cannot be the target of other Methuselahs' actions",
    Activity.CALL: "cannot perform political actions",
    Activity.PRESS: "cannot press in combat",
    **{one: f"cannot {one.value}" for one in (*PRESSES, *MANEUVERS)},
    Activity.UNLOCK_NORMALLY: "does not unlock as normal",
    Activity.ACT: "cannot act",
    Activity.HUNT: "cannot hunt",
    Activity.HUNT_NORMALLY: "does not hunt as normal",
    Activity.RECEIVE_TITLE: "cannot receive any title",
    Activity.BEAR: "cannot have or use equipment",
    Activity.USE_WEAPONS: "cannot use weapons",
    Activity.HAVE_RETAINERS: "cannot have or use retainers",
    Activity.GAIN_LIFE: "cannot gain life",
    Activity.RECRUIT: "cannot recruit allies",
    Activity.EMPLOY: "cannot employ retainers",
    Activity.DIABLERIE: "cannot commit diablerie",
    Activity.RESCUE: "cannot rescue other vampires from torpor",
}
OPPOSED = Same("opposing", "host")
VOTER_OF_ANOTHER = Belongs("user", "others")
"""A voter that another Methuselah controls."""
OWNERS: dict[Whose, str] = {
    "mine": " you control",
    "prey": " your prey controls",
    "predator": " controlled by your predator",
    "predator or prey": " controlled by your predator or prey",
}
"""The clauses that name the controller of the minions with a bonus."""
SHELTERS = {
    Activity.BE_FRENZIED: "frenzy cards cannot be played",
    Activity.BE_HUNTED: "blood hunts cannot be called",
}
NON_HUNT = ActionWas("hunt", but=True)
BLEEDS_PREY = [Same("host", "acting"), AtBleed(prey=True)]
BLEEDING = [Same("host", "acting"), AtBleed()]
EVENTS = {
    MASTER_BEGINS: "at the start of your master phase",
    DISCARD_BEGINS: "at the start of your discard phase",
    DISCARD_ENDS: "during your discard phase",
    TRANSFERS: "at the start of your influence phase",
}
"""The times of automatic effects."""
PLAYED = (CARD_PLAYED, EVENT_PLAYED)


def aura(part: Aura, wording: Wording) -> str:
    """A bonus for others or under a condition."""
    noun = NUMBERS.get(part.bonus, part.bonus.value)
    if isinstance(part.n, int):
        many = part.bonus is Bonus.VOTES and abs(part.n) > 1
        what = f"{signed(part.n)} {noun}{'s' if many else ''}"
    else:
        what = f"+1 {noun} for each {part.n.say(wording)}"
    conditions = [one for one in part.conditions if part.host is False or not host_acts(one)]
    against = [one for one in conditions if _is_against(one)]
    if part.host is False and conditions == BLEEDING:
        owner = OWNERS.get(part.whose, "")
        return f"while {wording.user} is bleeding, {plural_of(part.to)}{owner} get {what}"
    if against:
        conditions = [one for one in conditions if one != AtBleed()]
    lead = "".join(f"{one.say(wording)}, " for one in conditions if one not in against)
    after = "".join(f" {_against(one, wording)}" for one in against)
    if part.bonus is Bonus.HAND_SIZE:
        holders = {"prey": "your prey gets", "any": "each Methuselah gets"}
        who = holders.get(part.whose, "you get")
        return f"{lead}{who} {what}" if lead or part.whose == "any" else what
    if part.host:
        if part.to != ANYONE:
            return (
                f"{lead}{wording.user} {part.to.noun().removeprefix('minion ')} gets {what}{after}"
            )
        return f"{lead}{wording.user} gets {what}{after}"
    owner = OWNERS.get(part.whose, "")
    other = "other " if part.others else ""
    return f"{lead}{other}{plural_of(part.to)}{owner} get {what}{after}"


def _is_against(condition: Condition) -> bool:
    """Whether a condition of a bonus concerns the acting minion or the target of a bleed."""
    if isinstance(condition, Not):
        return _is_against(condition.what)
    if isinstance(condition, Control):
        return getattr(condition.what, "whose", "") == "bled"
    bled = condition == AtBleed("me")
    return bled or acting_filter(condition) is not None or host_acts(condition)


def _against(condition: Condition, wording: Wording) -> str:
    if host_acts(condition):
        return f"against {wording.user}"
    return "against you" if condition == AtBleed("me") else condition.say(wording)


def restriction(  # noqa: PLR0911 - one case for each kind
    part: Restriction, wording: Wording
) -> str | None:
    """The restriction on minions, in words."""
    if part.activity in BANS:
        opponents = f"{plural_of(part.who)} in combat with {wording.user}"
        theirs = not part.host and part.conditions == (OPPOSED,)
        if part.activity is Activity.UNLOCK_NORMALLY and not (part.host or theirs):
            return f"{plural_of(part.who)} do not unlock as normal"
        all_of = not part.host and not part.conditions
        who = plural_of(part.who) if all_of else wording.user
        ready = f"{IS_READY.say(wording)}, " * (part.host and part.conditions == (IS_READY,))
        return f"{ready}{opponents if theirs else who} {BANS[part.activity]}"
    if part.activity in SHELTERS:
        asked = "".join(f"{one.say(wording)}, " for one in part.conditions)
        return f"{asked}{SHELTERS[part.activity]} on {wording.user}"
    if part.activity is Activity.END_COMBAT:
        who = wording.user if part.host else f"{plural_of(part.who)} in combat with {wording.user}"
        return f"{who} cannot strike: combat ends"
    if part.activity is not Activity.BLOCK:
        return _other_ban(part, wording)
    acting = [who for who in map(acting_filter, part.conditions) if who is not None]
    if part.host:
        whom = f" {plural_of(acting[0])}" if acting else ""
        whom = " undirected actions" if Not(Directed()) in part.conditions else whom
        return f"{wording.user} cannot {'attempt to ' if acting else ''}block{whom}"
    return f"{plural_of(part.who)} cannot block {wording.user}"


def _other_ban(part: Restriction, wording: Wording) -> str | None:
    """A ban on strikes or votes."""
    if part.activity is Activity.DODGE and not part.host:
        rest = [one for one in part.conditions if one != OPPOSED]
        asked = "".join(f"{one.say(wording)}, " for one in rest)
        return f"{asked}opposing {plural_of(part.who)} cannot strike: dodge"
    if part.activity is Activity.VOTE and not part.host:
        owner = " controlled by other Methuselahs" if VOTER_OF_ANOTHER in part.conditions else ""
        who = f"{plural_of(part.who)}{owner}"
        return f"{who} cannot cast votes or ballots in referendums called by {wording.user}"
    if part.activity is Activity.VOTE and not part.conditions:
        return f"{wording.user} cannot cast votes or ballots"
    return _strike_ban(part, wording) if part.activity is Activity.STRIKE else None


def _strike_ban(part: Restriction, wording: Wording) -> str:
    """The clause that minions in combat with this one cannot strike."""
    rest = [one for one in part.conditions if one != Same("opposing", "host")]
    asked = "".join(f"{one.say(wording)}, " for one in rest)
    return f"{asked}opposing {plural_of(part.who)} cannot strike"


def trigger(part: Trigger, wording: Wording) -> str:
    """An automatic effect; empty if the rules imply it."""
    effects = part.effects
    optional = isinstance(effects[0], Choose) and effects[0].target == NOTHING
    if isinstance(effects[0], Choose) and optional:
        effects = effects[0].effects
    whole = _whole_trigger(part, effects, wording)
    if whole is not None:
        return whole
    when, conditions = _event(part, wording)
    states = [one.say(wording) for one in conditions if not isinstance(one, InRound)]
    states += ["once each turn"] * (part.once is Until.TURN)
    own = any(isinstance(one, Unlock) for one in effects)
    fed = optional and wording.this == wording.user and any(map(gains_blood, effects))
    doer = wording.user if own or fed else "you"
    subject = replace(wording, subject=doer)
    does = " and ".join(filter(None, (one.say(subject) for one in effects)))
    lead = "".join(f"{one}, " for one in (*states, when))
    if optional:
        return f"{lead}{doer} can {does}"
    if does == "unlock":
        return f"{lead}{doer} unlocks"
    return f"{lead}{doer} {does}" if does.startswith("get ") else f"{lead}{does}"


def _whole_trigger(  # noqa: C901, PLR0911, PLR0912 - one case for each event
    part: Trigger, effects: Sequence[Effect], wording: Wording
) -> str | None:
    """The sentence of a trigger with a special wording; ``None`` for other triggers."""
    first = effects[0].say(wording)
    if not any(one.say(wording) for one in effects):
        return ""
    if isinstance(effects[0], SecondMasterAction) and part.on is LEAVES_TORPOR:
        return ""
    if part.on is TRANSFERS and not part.conditions and gains_transfers(effects[0]):
        return first.removeprefix("you get ")
    if part.on is ROUND and part.conditions == (HostFights(),):
        return first
    if part.on is ROUND and part.conditions == (HostFights(), Same("opposing", "acting")):
        return f"in combat with an acting minion, {first}"
    if part.on is ATTEMPTS and isinstance(effects[0], StaysUnlocked):
        return _unlocked_block(part, wording)
    if isinstance(effects[0], (GiveManeuver, GivePress)):
        return _move(part, effects, effects[0], wording)
    if part.on is ACTION_BLOCKED and part.host:
        by = next(
            (one for one in part.conditions if isinstance(one, Is) and one.which == "blocker"), None
        )
        rest = "".join(
            f" {one.say(wording)}" for one in part.conditions if isinstance(one, ActionWas)
        )
        whom = "" if by is None else f" by {by.who.say(wording)}"
        if by is not None and by.who.vampire:
            first = first.replace("blood or life", "blood")
        return f"if {wording.user} is blocked{whom}{rest}, {first} before block resolution"
    if part.on is ACTION_BLOCKED and part.conditions[:1] == (Same("host", "blocker"),):
        acting = [who for who in map(acting_filter, part.conditions[1:]) if who is not None]
        whom = "".join(f" {one.say(wording)}" for one in acting)
        return f"if {wording.user} blocks{whom}, {first} before block resolution"
    if part.on is STRIKE_RESOLVED and part.itself:
        return f"{first} after use"
    if part.on is ENTERS and part.conditions[1:] == (MyTurn(), InPhase(Phase.INFLUENCE)):
        entered = part.conditions[0]
        who = entered.who.say(wording) if isinstance(entered, Is) else entered.say(wording)
        return f"after {who} enters play, during your influence phase, {first}"
    if part.on is REFERENDUM_CALLED and part.conditions == (PoliticalReferendum(),):
        return f"{part.conditions[0].say(wording)}, {first}"
    if part.on is BURNED and len(part.conditions) == 1:
        asked = part.conditions[0]
        if isinstance(asked, Is) and asked.whose == "predator or prey":
            whom = f"{asked.who.say(wording)} controlled by your {asked.whose}"
            return f"whenever {whom} is burned, {first}"
    return None


def _unlocked_block(part: Trigger, wording: Wording) -> str:
    """The clause that a block does not lock the minion, or the minions that block it."""
    who = next((one.who for one in part.conditions if isinstance(one, Is)), ANYONE)
    if part.host:
        return f"{part.effects[0].say(wording)} {who.say(wording)}"
    return f"{plural_of(who)} do not lock for successfully blocking {wording.user}"


def _move(
    part: Trigger, effects: Sequence[Effect], move: GiveManeuver | GivePress, wording: Wording
) -> str:
    """A maneuver or press in every combat, or in a combat that results from a block."""
    if move.who == "opposing":
        who = next(one.who for one in part.conditions if isinstance(one, Is))
        when = "each combat" if move.whole else "during the first round"
        given = replace(move, who="user", whole=True).say(wording)
        return f"{who.say(wording)} opposing {wording.user} gets {given} {when}"
    if any(isinstance(one, CombatFromBlock) for one in part.conditions):
        gives = replace(move, who="user").say(wording)
        return f"if {wording.user} blocks, {wording.user} gets {gives} during the resulting combat"
    return " and ".join(one.say(wording) for one in effects)


def _event(  # noqa: C901, PLR0911, PLR0912 - one case for each event
    part: Trigger, wording: Wording
) -> tuple[str, list[Condition]]:
    """The event of an automatic effect, and the other conditions."""
    conditions = list(part.conditions)
    named = conditions[0].say(wording) if conditions else ""
    if part.on is REFERENDUM_RESOLVED and not named.startswith("after "):
        called = any(host_calls(one) for one in conditions)
        passed = any(isinstance(one, ReferendumPassed) for one in conditions)
        action = "the referendum of a political action"
        who = f"a referendum called by {wording.user}" if called else action
        rendered = (ReferendumPassed, PoliticalReferendum)
        rest = [one for one in conditions if not isinstance(one, rendered) and not host_calls(one)]
        return f"after {who} {'passes' if passed else 'is resolved'}", rest
    if part.on is BLED and (part.mine or conditions == BLEEDS_PREY):
        whom = f"when {wording.user} successfully bleeds their prey"
        any_of_mine = "after a minion you control successfully bleeds"
        return (any_of_mine, conditions) if part.mine else (whom, [])
    if part.on is RESOLVED and part.host and NON_HUNT in conditions:
        rest = [one for one in conditions if one not in {Successful(), NON_HUNT}]
        return "after a successful non-hunt action", rest
    if part.on is RESOLVED and part.host and Successful() in conditions:
        required = [one for one in conditions if isinstance(one, ActionRequires)]
        if required:
            rest = [one for one in conditions if one not in {Successful(), *required}]
            return f"after {action_phrase((Successful(), *required), wording)}", rest
        rest = [one for one in conditions if one != Successful()]
        return f"after {wording.user} performs a successful action", rest
    if part.on is GOES_TO_TORPOR and part.host:
        return f"after {wording.user} goes to torpor", conditions
    if part.on is MASTER_BEGINS and isinstance(part.effects[0], SecondMasterAction):
        return "during your master phase", conditions
    if part.on is BURNED and part.itself and FELL_IN_COMBAT in conditions:
        return f"after {wording.user} is burned in combat", conditions[1:]
    if part.on is COMBAT and named == HostFights().say(wording):
        return f"after {wording.user} enters combat", conditions[1:]
    if part.on is BURNED and part.itself:
        return f"after {wording.user} is burned", conditions
    if any(isinstance(one, HasBled) for one in conditions):
        bleed = [one for one in conditions if isinstance(one, (HasBled, AtBleed))]
        rest = [one for one in conditions if one not in bleed]
        return f"after {action_phrase(bleed, wording)}", rest
    if part.on is MINION_ENDS:
        yours = "after the end of your minion phase"
        return yours if part.mine else "after each Methuselah's minion phase ends", conditions
    if part.on in PLAYED and any(isinstance(one, TargetHas) for one in conditions[:1]):
        return f"after any Methuselah plays {named}", conditions[1:]
    if part.on in EVENTS or not named:
        return EVENTS.get(part.on, missing_wording(part)), conditions
    return named, conditions[1:]


def discount(part: Discount, wording: Wording) -> str:
    """A lower or higher cost."""
    amount = part.blood or part.pool
    counters = " or ".join([*["blood"] * bool(part.blood), *["pool"] * bool(part.pool)])
    what = f"{abs(amount)} {'fewer' if amount > 0 else 'additional'} {counters}"
    who = f" {wording.user}"
    if part.whose == "mine":
        who = f" {plural_of(part.to)} you control"
    elif part.whose == "opposing":
        who = f" {plural_of(part.to)}"
    elif part.whose == "any":
        who = "" if part.to == ANYONE else f" {plural_of(part.to)}"
    lead = "".join(
        f"while {wording.user} is acting, " if host_acts(one) else f"{one.say(wording)}, "
        for one in part.conditions
    )
    if part.whose == "opposing":
        lead += f"in combat with {wording.user}, "
    return f"{lead}{_kinds(part)} cost{who} {what}"


def _kinds(part: Discount) -> str:
    """The cards with another cost: "allies requiring a Tzimisce"."""
    if part.trait is Trait.GEHENNA:
        kinds = f"{part.trait.value} cards"
    elif part.trait is not None:
        kinds = f"{'actions to recruit or employ ' * part.acting}{part.trait.value}s"
    elif part.types == NON_COMBAT:
        kinds = "non-combat cards"
    elif len(part.types) == 1 and part.types[0] in {Type.COMBAT, Type.REACTION}:
        kinds = f"{part.types[0].value.lower()} cards"
    elif part.types:
        kinds = listed([_plural(one) for one in part.types])
    else:
        kinds = "cards"
    if part.but:
        kinds = f"non-{listed([one.value for one in part.but], 'or')} {kinds}"
    discipline = DISCIPLINES[part.discipline].name if part.discipline else ""
    clan = with_article(part.clan) if part.clan else ""
    if discipline and clan and not part.either:
        kinds += f" requiring {discipline}"
        discipline = ""
    required = [one for one in (clan, discipline) if one]
    if required:
        kinds += f" requiring {listed(required, 'or')}"
    if part.acting and part.types == (Type.ALLY,):
        kinds = "recruit ally actions"
    return kinds


def _plural(kind: Type) -> str:
    if kind is Type.EQUIPMENT:
        return "equipment"
    return "allies" if kind is Type.ALLY else f"{kind.value.lower()}s"
