"""The facts about a target that the effects of a card imply, so no text states them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from vtes_deck.effects.vocab.action_effects import Lock, Unlock
from vtes_deck.effects.vocab.combat_entry import EnterCombat
from vtes_deck.effects.vocab.context import Effect, Target
from vtes_deck.effects.vocab.counters import Corruption, Pay
from vtes_deck.effects.vocab.minion_filter import MinionFilter
from vtes_deck.effects.vocab.references import The
from vtes_deck.effects.vocab.targets import AMinion, AnyX, Either


def implied(target: Target, effects: Sequence[Effect]) -> Target:
    """The target without the limits that its effects imply: only a locked minion can unlock."""
    if isinstance(target, Either):
        return Either(implied(target.one, effects), implied(target.other, effects))
    if isinstance(target, AnyX):
        return replace(target, target=implied(target.target, effects))
    if not isinstance(target, (AMinion, The)):
        return target
    return replace(target, who=_without_implied(target.who, effects))


def _without_implied(who: MinionFilter, effects: Sequence[Effect]) -> MinionFilter:
    who = replace(who, without=None)
    if any(isinstance(one, Pay) and isinstance(one.what, Corruption) for one in effects):
        who = replace(who, corrupted=False)
    if any(isinstance(one, EnterCombat) for one in effects):
        who = replace(who, ready=False)
    locked = effects.index(Lock("target")) if Lock("target") in effects else len(effects)
    first = not any(map(_is_on_target, effects[:locked]))
    if Unlock("target") in effects or (first and locked < len(effects)):
        who = replace(who, locked=None)
    if who.either is not None:
        who = replace(who, either=_without_implied(who.either, effects))
    return who


def _is_on_target(effect: Effect) -> bool:
    """Whether an effect is on the target itself, and not on another one that is chosen later."""
    what = getattr(effect, "what", None) or getattr(effect, "source", None)
    places = (effect, what)
    return any("target" in {getattr(x, "who", ""), getattr(x, "which", "")} for x in places)
