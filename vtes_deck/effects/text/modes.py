"""The modes of a library card as card text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from vtes_deck.effects.text.delayed import delayed
from vtes_deck.effects.text.implied import implied
from vtes_deck.effects.text.meaning import (
    acting_filter,
    acting_minion_filter,
    acting_owner,
    is_same,
    other_acting,
    range_text,
)
from vtes_deck.effects.text.moves import has_only_card_effects, move_occasion, move_text
from vtes_deck.effects.vocab.action_conditions import (
    ActionWas,
    AtBleed,
    Blocked,
    Directed,
    Not,
    Successful,
)
from vtes_deck.effects.vocab.action_effects import Bounce, Lock, Unlock
from vtes_deck.effects.vocab.card_moves import MoveCards
from vtes_deck.effects.vocab.cards_in_play import PutOn
from vtes_deck.effects.vocab.combat_effects import Prevent
from vtes_deck.effects.vocab.combat_flow import (
    Rescues,
)
from vtes_deck.effects.vocab.context import Condition, Effect, Node
from vtes_deck.effects.vocab.counters import Pay
from vtes_deck.effects.vocab.delayed_triggers import AddDelayedTrigger
from vtes_deck.effects.vocab.game_conditions import ActionRequires, AnarchAction, HasBled
from vtes_deck.effects.vocab.melee_strikes import MeleeStrike
from vtes_deck.effects.vocab.minion_filter import ANYONE, MinionFilter
from vtes_deck.effects.vocab.modes import (
    ActionMode,
    BleedMode,
    CombatMode,
    HuntMode,
    Mode,
    OwnActionMode,
)
from vtes_deck.effects.vocab.referendum import ANY_POLLING, PoliticalReferendum, ReferendumPassed
from vtes_deck.effects.vocab.targets import AMinion, AnyX
from vtes_deck.effects.vocab.wording import Wording, signed
from vtes_deck.engine.actions.roles import Role
from vtes_deck.engine.combat.sequence import ROUND
from vtes_deck.engine.state.windows import (
    AFTER_ACTION,
    AS_ANNOUNCED,
    BEFORE_COMBAT,
    BEFORE_VOTES,
    BLOCKING,
    POLLING,
)

DIRECTED = "Ⓓ "
ONLY = "only usable "
NOT = "not usable "
UNLOCKED = MinionFilter(locked=False)
COSTS = (MoveCards, Pay)
"""Effects that a text states as a cost: "burn 7 cards to gain 3 pool"."""


def mode_sentences(mode: Mode, wording: Wording) -> Iterator[str]:
    """The sentences of a mode: when it is usable, then its effects; some render themselves."""
    if type(mode).say is not Node.say:
        yield from filter(None, (mode.say(wording),))
        return
    wording = _about(mode, wording)
    yield from occasions(mode, wording)
    if isinstance(mode, BleedMode):
        yield from _bleed(mode, wording)
        return
    if isinstance(mode, CombatMode):
        yield from _combat(mode, wording)
        return
    if isinstance(mode, ActionMode):
        if mode.who.torpor:
            yield from _in_torpor(mode, wording)
            return
        if mode.who != ANYONE:
            yield f"requires {mode.who.say(wording)}"
        if mode.stealth:
            kind = f"{mode.kind} " if isinstance(mode, OwnActionMode) else ""
            yield f"{signed(mode.stealth)} stealth {kind}action"
        if isinstance(mode, HuntMode):
            yield from _hunt(mode, wording)
            return
        mark = DIRECTED if mode.directed else ""
        for number, one in enumerate(effect_phrases(mode.effects, wording)):
            yield f"{'' if number else mark}{one}"
        yield from effect_phrases(mode.announced, wording)
        return
    yield from _instructions(mode, wording)


def _in_torpor(mode: ActionMode, wording: Wording) -> Iterator[str]:
    """The action of a vampire in torpor, and the consequence of a block."""
    yield f"{ONLY}by a {'locked ' if mode.who.locked else ''}vampire in torpor"
    if mode.who.locked is None:
        yield "usable by a locked vampire"
    yield f"{signed(mode.stealth)} stealth action"
    yield from effect_phrases(mode.effects, wording)
    yield "if this action is blocked, there is no combat"
    yield f"if the blocking minion can commit diablerie, they can diablerize {wording.user}"


def _is_locking_price(mode: Mode) -> bool:
    """GEN-23: whether an unlocked minion locks as a price: "lock this minion to ..."."""
    return mode.who == UNLOCKED and mode.effects[:1] == (Lock(),)


def _instructions(mode: Mode, wording: Wording) -> Iterator[str]:
    """The instructions of a card that is neither an action nor a combat card."""
    if isinstance(mode.target, AMinion) and mode.target.who.without is not None:
        yield f"a minion can have only one {mode.target.who.without.value}"
    cost = f"burn {mode.blood} blood" if mode.blood else ""
    phrases = list(effect_phrases(mode.effects, wording))
    if _is_locking_price(mode):
        phrases = [f"{phrases[0]} to {' and '.join(phrases[1:])}"]
    for number, one in enumerate(phrases):
        if number or not cost:
            yield one
        elif one == f"unlock {wording.user}":
            yield f"{wording.user} burns {mode.blood} blood to unlock"
        elif one == "the action fails":
            yield f"{cost} to have the action fail"
        elif one.startswith("that attempt fails and "):
            yield f"{cost} to have that attempt fail; {one.removeprefix('that attempt fails and ')}"
        else:
            yield f"{cost} to {one}"


def _owner(mode: Mode) -> str:
    """The owner of the minion on which a master card is put; (D) implies it for actions."""
    theirs = isinstance(mode.target, AMinion) and mode.target.whose == "others"
    placed = any(isinstance(one, PutOn) for one in mode.effects)
    return " controlled by another Methuselah" * (
        theirs and placed and mode.role is Role.METHUSELAH
    )


def _about(mode: Mode, wording: Wording) -> Wording:
    """The wording for the phrases of a mode."""
    wording = replace(wording, acting="the acting minion")
    if mode.role in {Role.ACTING, Role.ACTOR}:
        wording = replace(wording, acting=wording.user)
    target = implied(mode.target, mode.effects)
    aimed = replace(wording, target=f"{target.say(wording)}{_owner(mode)}")
    if isinstance(target, AnyX):
        aimed = replace(aimed, number=range_text(target), most=target.most or 0)
    return aimed


def occasions(mode: Mode, wording: Wording) -> Iterator[str]:
    """The occasions and users of a mode: "only usable during a bleed action"."""
    if mode.role is Role.OTHER:
        ready = "ready" if mode.who.locked is None else "ready unlocked"
        yield f"{ONLY}by a {ready} vampire other than the acting minion"
    conditions = mode.conditions
    if any(isinstance(one, Bounce) for one in mode.effects):
        bleeder, conditions = _bleeder(conditions, wording)
        yield f"{ONLY}if {bleeder} is bleeding you, after blocks are declined"
    elif mode.at & AFTER_ACTION:
        yield from _afterwards(conditions, wording, locked=mode.role is Role.LOCKED)
        return
    elif mode.at == AS_ANNOUNCED:
        yield f"{ONLY}as the action is announced"
    elif mode.at == AS_ANNOUNCED | BLOCKING:
        yield f"{ONLY}as the action is announced"
        yield "usable if a minion is attempting to block"
    elif mode.at in {POLLING, BEFORE_VOTES}:
        political = [one for one in conditions if isinstance(one, PoliticalReferendum)]
        step = political[0].say(wording) if political else ANY_POLLING
        before = ", before votes and ballots are cast" if mode.at == BEFORE_VOTES else ""
        yield f"{ONLY}{step}{before}"
        conditions = tuple(one for one in conditions if one not in political)
    if isinstance(mode, CombatMode):
        yield from _combat_occasion(mode, conditions, wording)
        return
    yield from _under(mode, conditions, wording)
    if not mode.at:
        named = dict.fromkeys(one.occasion(wording) for one in mode.effects)
        yield from (f"{ONLY}{one}" for one in named if one and "is bleeding you" not in one)


def _bleeder(
    conditions: Sequence[Condition], wording: Wording
) -> tuple[str, tuple[Condition, ...]]:
    """The minion that bleeds, and the other conditions."""
    kind, whose = acting_minion_filter(conditions)
    who = f"a minion controlled by your {whose}" if whose else kind.say(wording)
    left = tuple(one for one in conditions if acting_filter(one) is None and not acting_owner(one))
    return who, left


def _under(mode: Mode, conditions: Sequence[Condition], wording: Wording) -> Iterator[str]:
    """The conditions of a mode: "only usable by a locked vampire during ..."."""
    phrases = list(filter(None, (one.say(wording) for one in conditions)))
    denied = [one for one in phrases if one.startswith("not ")]
    said = [one for one in phrases if one not in denied]
    named = mode.who.noun() != ANYONE.noun() and not _is_locking_price(mode)
    if mode.role in {Role.ACTING, Role.REACTING} and named:
        yield f"requires {mode.who.say(wording)}"
    if mode.role is Role.LOCKED:
        apart = [one for one in said if one.startswith("when ")]
        joined = [one for one in said if one not in apart]
        yield " ".join([f"{ONLY}by a locked {_kind(mode, wording)}", *joined])
        yield from (f"{ONLY}{one}" for one in apart)
    else:
        if mode.role is Role.EITHER and mode.at != BEFORE_COMBAT:
            yield f"usable by a locked {_kind(mode, wording)}"
        yield from (f"{ONLY}{one}" for one in said)
    yield from (f"{NOT}{one.removeprefix('not ')}" for one in denied)


def _kind(mode: Mode, wording: Wording) -> str:
    """The minions that can play a card meant for locked minions."""
    return mode.who.noun() if mode.who != ANYONE else wording.kind


def _afterwards(
    conditions: Sequence[Condition], wording: Wording, *, locked: bool
) -> Iterator[str]:
    """The clause about the resolved action: "after resolution of a successful directed action"."""
    named = [one for one in (each.say(wording) for each in conditions) if one.startswith("when ")]
    if named:
        yield from (f"{ONLY}{one}" for one in named)
        return
    if any(is_same(one, "user", "blocker") for one in conditions):
        who = f"a locked {wording.kind}" if locked else f"a {wording.kind}"
        yield f"{ONLY}by {who} who has blocked, after block resolution"
        return
    if any(isinstance(one, ReferendumPassed) for one in conditions):
        yield f"{ONLY}after resolution of a political action whose referendum passed"
        return
    if any(isinstance(one, Blocked) for one in conditions):
        yield f"{ONLY}after action resolution"
        yield f"{ONLY}if the action was blocked"
        return
    yield f"{ONLY}after resolution of {action_phrase(conditions, wording)}"


def action_phrase(conditions: Sequence[Condition], wording: Wording) -> str:
    """The action that conditions describe: "a successful bleed against your prey"."""
    adjectives: list[str] = []
    noun, after = "action", ""
    other = next(filter(None, map(other_acting, conditions)), None)
    if other is not None:
        action = "a successful action" if Successful() in conditions else "an action"
        return f"another {other.noun()} you control performs {action}"
    for one in conditions:
        if one in {Successful(), Not(Successful())}:
            adjectives.insert(0, "successful" if one == Successful() else "unsuccessful")
        elif isinstance(one, Directed):
            adjectives.append("directed")
        elif isinstance(one, HasBled):
            adjectives.insert(0, "successful")
            noun = "bleed"
        elif isinstance(one, AtBleed):
            noun = "bleed"
            after += " against your prey" if one.prey else ""
            after += " against you" if one.against == "me" else ""
        elif isinstance(one, ActionWas) and not one.but:
            adjectives.append(one.kind.removesuffix(" action"))
        elif isinstance(one, ActionRequires):
            after += one.say(wording).removeprefix("during an action")
        elif isinstance(one, AnarchAction):
            after += f" requiring an Anarch or making {wording.user} Anarch"
        else:
            after += f" {one.say(wording)}"
    article = "an" if (adjectives or [noun])[0][0] in "aeiou" else "a"
    return f"{article} {' '.join([*adjectives, noun])}{after}"


def _combat_occasion(
    mode: CombatMode, conditions: Sequence[Condition], wording: Wording
) -> Iterator[str]:
    said = [one.say(wording) for one in conditions]
    where = move_occasion(mode.move)
    denied = [one for one in said if one.startswith("not ")]
    said = [one for one in said if one not in denied]
    named = _says_when([*said, *(one.say(wording) for one in mode.effects)])
    phrase = " ".join(filter(None, ["" if named else where, *said]))
    if phrase:
        yield f"{ONLY}{phrase}"
    yield from (f"{NOT}{one.removeprefix('not ')}" for one in denied)


def _says_when(said: Sequence[str]) -> bool:
    moments = (
        *("at the end of a round", "about to end", "going into torpor", "should go to torpor"),
        *("play before range is determined", "is being burned"),
    )
    return any(moment in one or one.startswith("when ") for one in said for moment in moments)


def _bleed(mode: BleedMode, wording: Wording) -> Iterator[str]:
    whom = {"others": " any Methuselah", "predator or prey": " your predator or prey"}.get(
        mode.whom, ""
    )
    plus = f" with {signed(mode.plus)} bleed" if mode.plus else ""
    if mode.who != ANYONE:
        yield f"{ONLY}by {mode.who.say(wording)}"
    if mode.stealth:
        yield f"{signed(mode.stealth)} stealth action"
    yield f"{DIRECTED}bleed{whom}{plus}"
    yield from effect_phrases(mode.announced, wording)
    then = list(effect_phrases(mode.effects, replace(wording, seat="the target Methuselah")))
    if then:
        yield f"if the bleed is successful, {' and '.join(then)}"


def _hunt(mode: HuntMode, wording: Wording) -> Iterator[str]:
    """A hunt: its cost, its gain and its other effects."""
    mark = DIRECTED if mode.directed and not mode.cost else ""
    cost = "".join(f"{one.say(wording)} to " for one in mode.cost)
    gain = f"hunt with {signed(mode.plus)} hunt" if mode.plus else "hunt"
    gain = "" if mode.plus is None else gain
    phrases = list(effect_phrases(mode.effects, replace(wording, subject=wording.user)))
    later = [one for one in phrases if one.startswith("after ")]
    now = [gain, *(one for one in phrases if one not in later)]
    yield f"{mark}{cost}{' and '.join(filter(None, now))}"
    yield from later


def _combat(mode: CombatMode, wording: Wording) -> Iterator[str]:
    more = any(isinstance(one, Prevent) for one in mode.effects)
    damage = f"X+{mode.move.prevent}" if more else ""
    move = move_text(mode.move, wording, damage=damage)
    phrases = list(effect_phrases(mode.effects, wording))
    if any(isinstance(one, MeleeStrike) for one in mode.effects):
        extras = move_text(replace(mode.move, strike=None), wording)
        yield phrases[0]
        yield extras
        yield from phrases[1:]
        return
    if phrases and mode.move.strike is not None and has_only_card_effects(mode.move.strike):
        yield f"strike: {phrases[0]}"
        yield from phrases[1:]
        return
    if mode.move.strike is not None and mode.move.strike.combat_ends and mode.move.strike.special:
        phrases = [
            f"{one} before combat ends" if one.startswith("unlock") else one for one in phrases
        ]
    cost = f"burn {mode.blood} blood to " if mode.blood else ""
    if cost and phrases and phrases[0].startswith("damage from "):
        damage, _, rest = phrases[0].partition(" is ")
        phrases[0] = f"make the {damage} {rest}"
    if move.startswith(("1 optional", ", with")) and phrases:
        yield f"{cost}{phrases[0]}, with {move}"
        yield from phrases[1:]
        return
    if move:
        yield f"{cost}{move}"
        cost = ""
    for one in phrases:
        yield f"{cost}{one}"
        cost = ""


def effect_phrases(effects: Sequence[Effect], wording: Wording) -> Iterator[str]:
    """The effects as phrases, one for each sentence."""
    said: list[str] = []
    again = next((one for one in effects if _is_each_round(one, effects)), None)
    if again is not None:
        yield (f"this combat, {effects[0].say(wording)} each round during normal strike resolution")
        return
    for effect in sorted(effects, key=lambda one: isinstance(one, AddDelayedTrigger)):
        if isinstance(effect, AddDelayedTrigger):
            phrase = delayed(effect, wording, effects)
            _append(said, phrase, wording.user)
            continue
        phrase = effect.say(wording)
        if phrase:
            said.append(phrase)
            if wording.target.startswith(("a ", "an ", "another ")) and wording.target in phrase:
                named = "that minion" if isinstance(effect, Unlock) else "them"
                wording = replace(wording, target=named)
            elif isinstance(effect, Rescues):
                wording = replace(wording, target="them")
    if len(said) > 1 and isinstance(effects[0], COSTS):
        gain = "get " if said[1].startswith("+") else ""
        said = [f"{said[0]} to {gain}{' and '.join(said[1:])}"]
    if len(said) > 1 and all(one[0] in "+-" for one in said):
        yield " and ".join(said)
        return
    yield from said


def _append(said: list[str], phrase: str, user: str) -> None:
    """Add a later effect, usually as part of the phrase before it."""
    apart = said and (said[-1].startswith("put ") or said[-1].endswith("attempts to block"))
    if phrase.startswith("with ") and said and not apart:
        said[-1] += f", {phrase}"
    elif phrase.startswith("with ") and said:
        said.append(f"{user} gets {phrase.removeprefix('with ')}")
    elif phrase:
        said.append(phrase)


def _is_each_round(part: Effect, effects: Sequence[Effect]) -> bool:
    """Whether the effects happen now and at the beginning of every further round."""
    return (
        isinstance(part, AddDelayedTrigger)
        and part.on is ROUND
        and not part.once
        and part.effects == tuple(one for one in effects if one is not part)
    )
