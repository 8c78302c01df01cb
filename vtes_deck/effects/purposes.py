"""The purposes of a card for players, from a walk over its tree.

Every node declares its purposes (``Node.does``). This module applies them to the current targets,
so that a player sees the amounts and the recipients. An alternative that the player has not chosen
yet counts as if it were chosen.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from vtes_deck.effects import powers
from vtes_deck.effects.vocab.amounts import number
from vtes_deck.effects.vocab.choices import (
    CHOOSE_CARD,
    CHOOSE_NUMBER,
    CHOOSE_SEAT,
    DO_IT,
    CardQuestion,
    Choose,
    ForEach,
    If,
    TargetChoice,
)
from vtes_deck.effects.vocab.context import Choice, Effect, EffectContext, Node
from vtes_deck.effects.vocab.delayed_triggers import DELAYED
from vtes_deck.effects.vocab.grants import OneOf, OptionChoice
from vtes_deck.effects.vocab.minion_filter import Whose, seats_of
from vtes_deck.effects.vocab.modes import ActionMode, BleedMode, CombatMode, HuntMode, Mode
from vtes_deck.effects.vocab.powers import (
    BleedAction,
    CardAction,
    InCombat,
    PoliticalCardAction,
    Power,
)
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import card_of
from vtes_deck.effects.vocab.referendum_terms import chosen_card, chosen_seat
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.move_purposes import of_move
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import NONE, DecisionKind, Option
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.purposes import Purpose, PurposeKind
from vtes_deck.engine.state.statics import Static
from vtes_deck.engine.state.table import Table, Zone

if TYPE_CHECKING:
    from vtes_deck.effects.script import DefinitionScript

CHOICES = frozenset({CHOOSE_CARD, CHOOSE_SEAT, CHOOSE_NUMBER, DO_IT})


def _sets_terms(table: Table) -> bool:
    """Whether the terms of a referendum are being chosen."""
    return table.decision is not None and table.decision.kind is DecisionKind.TERMS


def of_option(script: DefinitionScript, table: Table, option: Option) -> Iterator[Purpose]:
    """The purposes of an option of a card."""
    if _sets_terms(table):
        yield from of_terms(script, table, option)
        return
    chosen = of_choice(table, option)
    if chosen is not None:
        yield from chosen
        return
    context = EffectContext(
        table,
        _user(script, table, option),
        option.card,
        option.minion,
        option.target,
        option.seat,
        option.n,
    )
    if option.verb.name.startswith(f"{DELAYED} "):
        for trigger in script.delayed:
            if trigger.number(table, option.card) == option.mode:
                yield from of_effects(trigger.effects, context)
    elif option.verb is USE:
        yield from of_fight(script.fights[option.mode], context)
    elif table.where[option.card] is Zone.IN_PLAY:
        if option.verb.name.partition(" ")[0] in {powers.USE, powers.CARD_ACTION}:
            yield from of_ability(script, option, context)
    else:
        yield from of_card(script, option, context)


def _user(script: DefinitionScript, table: Table, option: Option) -> int:
    """The Methuselah who plays or uses the card."""
    card_in_play = table.in_play.get(option.card)
    if card_in_play is not None and option.minion == NONE and option.mode < len(script.uses_of):
        return powers.user_of(script.uses_of[option.mode], option, table)
    user_minion = table.in_play.get(option.minion, card_in_play)
    return table.owner[option.card] if user_minion is None else user_minion.controller


def of_ability(
    script: DefinitionScript, option: Option, context: EffectContext
) -> Iterator[Purpose]:
    """The purposes of a power or an action of a card in play."""
    uses, actions = script.uses_of, script.card_actions
    if option.mode < len(uses):
        yield from of_power(uses[option.mode], context)
    elif option.mode < len(uses) + len(actions):
        yield from of_card_action(actions[option.mode - len(uses)], context)


def of_card(script: DefinitionScript, option: Option, context: EffectContext) -> Iterator[Purpose]:
    """The purposes of playing a card from the hand."""
    if option.verb.name.split(" ")[0] in {"play", "act"} and option.mode < len(script.modes):
        yield from of_mode(script.modes[option.mode], context)
    if script.lasting:
        yield from of_lasting(script, context)
    if script.referendum is not None:
        yield Purpose(PurposeKind.REFERENDUM, 1, context.seat, option.card)


def of_terms(script: DefinitionScript, table: Table, option: Option) -> Iterator[Purpose]:
    """The purposes of the current referendum with an additional term."""
    referendum = copy.copy(table.current(Referendum))
    if referendum is not None:
        referendum.terms = (*referendum.terms, option)
        then = copy.copy(table)
        then.stack = [*table.stack, referendum]
        yield from of_referendum(script, then, referendum)


def of_referendum(
    script: DefinitionScript, table: Table, referendum: Referendum
) -> Iterator[Purpose]:
    """The purposes of a referendum that passes, with the terms chosen so far."""
    called = script.referendum_of(table, referendum)
    if called is not None:
        yield from of_effects(called.passed, outcome_context(table, referendum))


def outcome_context(table: Table, referendum: Referendum) -> EffectContext:
    """The context of the effects of a referendum: its caller, and the choices of the terms."""
    return EffectContext(
        table,
        referendum.caller,
        referendum.card,
        referendum.minion,
        target=chosen_card(referendum),
        other=chosen_seat(referendum),
    )


def of_effects(effects: Iterable[Effect], context: EffectContext) -> Iterator[Purpose]:
    """The purposes of effects if they happened now, in order."""
    for effect in effects:
        if isinstance(effect, _OF_OTHERS):
            yield from of_composed(effect, context)
        else:
            for does in effect.does():
                yield from applied(does, context)


def of_composed(effect: Effect, context: EffectContext) -> Iterator[Purpose]:
    """The purposes of an effect that consists of other effects."""
    match effect:
        case If(conditions, inner):
            if all(condition.holds(context) for condition in conditions):
                yield from of_effects(inner, context)
        case ForEach(target, inner):
            for card, seat, n in target.choices(context):
                yield from of_effects(inner, context.at(target=card, other=seat, n=n))
        case OneOf(alternatives):
            for _, inner in alternatives:
                yield from of_effects(inner, context)
        case Choose():
            yield from of_further_choice(effect, context)


_OF_OTHERS: Final = (If, ForEach, OneOf, Choose)
"""The effects that consist of other effects."""

_NOT_CHOSEN: Final[Choice] = (NONE, NONE, 0)
"""A target that the player has not chosen yet."""


def of_further_choice(choice: Choose, context: EffectContext) -> Iterator[Purpose]:
    """The purposes of effects whose target is chosen as they happen; none without a target."""
    choices = choice.target.choices(context)
    if choices:
        sure = len(choices) == 1 and not choice.optional
        card, seat, n = choices[0] if sure else _NOT_CHOSEN
        yield from of_effects(choice.effects, context.at(target=card, other=seat, n=n))


def applied(does: Does, context: EffectContext) -> Iterator[Purpose]:
    """The current recipients and amount of one ``Does`` of a node."""
    n = number(context, does.n)
    n = -n if does.less else n
    table = context.table
    if does.which is not None:
        card = card_of(context, does.which)
        card_in_play = table.in_play.get(card)
        if card_in_play is not None:
            yield Purpose(does.kind, n, card_in_play.controller, card)
        elif card != NONE and table.where[card] is Zone.UNCONTROLLED:
            kind = PurposeKind.INFLUENCE if does.kind is PurposeKind.BLOOD else does.kind
            yield Purpose(kind, n, table.waits_with(card).number, card)
        else:
            yield Purpose(does.kind, n, NONE, card)
    elif does.whose is not None:
        for seat in _seats(context, does.whose):
            yield Purpose(does.kind, n, seat, lasting=does.lasting)


def _seats(context: EffectContext, whose: Whose) -> Iterable[int]:
    """The affected Methuselahs; ``NONE`` for one that is chosen later."""
    table = context.table
    if whose == "target" and context.other == NONE and context.target not in table.in_play:
        return (NONE,)
    if whose in {"host", "controller"} and context.card not in table.in_play:
        return (context.seat,)
    return seats_of(context, whose)


def of_mode(mode: Mode, context: EffectContext) -> Iterator[Purpose]:
    """The purposes of playing a card in a mode."""
    table = context.table
    if isinstance(mode, BleedMode):
        minion = table.minion(context.minion)
        n = stats.bleed(table, minion, mode.plus)
        yield Purpose(PurposeKind.BLEED, n, context.other)
        yield Purpose(PurposeKind.EDGE, 1, context.seat)
    if isinstance(mode, HuntMode):
        if mode.plus is not None:
            n = stats.hunt(table, table.minion(context.minion), mode.plus)
            yield Purpose(PurposeKind.BLOOD, n, context.seat, context.minion)
        yield from of_effects(mode.cost, context)
    if isinstance(mode, (BleedMode, ActionMode)):
        if mode.stealth:
            yield Purpose(PurposeKind.STEALTH, mode.stealth, context.seat, context.minion)
        yield from of_effects(mode.announced, context)
    if isinstance(mode, CombatMode):
        yield from of_move(table, context.minion, opposing(table, context.minion), mode.move)
    if mode.blood:
        yield Purpose(PurposeKind.BLOOD, -mode.blood, context.seat, context.minion)
    yield from of_effects(mode.effects, context)


def lasting(parts: Iterable[object]) -> tuple[Does, ...]:
    """The purposes of the parts of a card while it is in play."""
    statics = (part for part in parts if isinstance(part, Node) and isinstance(part, Static))
    return tuple(does for part in statics for does in part.does())


def of_lasting(script: DefinitionScript, context: EffectContext) -> Iterator[Purpose]:
    """The purposes of the lasting effects of a card that enters play now."""
    aimed = context.minion == NONE or (context.target != NONE and script.is_put_on)
    host = context.target if aimed else context.minion
    card_in_play = context.table.in_play.get(host)
    seat = context.seat if card_in_play is None else card_in_play.controller
    for does in script.lasting:
        if does.which == "host":
            n = number(context, does.n)
            yield Purpose(does.kind, -n if does.less else n, seat, host)
        elif does.which is None:
            yield from applied(does, context)


def of_power(power: Power, context: EffectContext) -> Iterator[Purpose]:
    """The purposes of using a power of a card in play, with its cost."""
    if power.lock:
        yield Purpose(PurposeKind.LOCK, 1, context.seat, context.card)
    if power.lock_host:
        yield Purpose(PurposeKind.LOCK, 1, context.seat, context.host)
    if power.pool:
        yield Purpose(PurposeKind.POOL, -power.pool, context.seat)
    if power.blood:
        yield Purpose(PurposeKind.BLOOD, -power.blood, context.seat, context.host)
    yield from of_effects(power.effects, context)


def of_card_action(action: CardAction, context: EffectContext) -> Iterator[Purpose]:
    """The purposes of an action that a card in play allows, with its cost."""
    table = context.table
    if isinstance(action, PoliticalCardAction):
        yield Purpose(PurposeKind.REFERENDUM, 1, context.seat, context.card)
    if isinstance(action, BleedAction):
        n = stats.bleed(table, table.minion(context.minion), action.plus)
        yield Purpose(PurposeKind.BLEED, n, context.other)
    if action.pool:
        yield Purpose(PurposeKind.POOL, -action.pool, context.seat)
    if action.blood:
        yield Purpose(PurposeKind.BLOOD, -action.blood, context.seat, context.minion)
    yield from of_effects((*action.announced, *action.effects), context)


def of_fight(part: InCombat, context: EffectContext) -> Iterator[Purpose]:
    """The purposes of a move that a card in play offers."""
    table = context.table
    yield from of_move(table, context.minion, opposing(table, context.minion), part.move)
    yield from of_effects((*part.first, *part.effects), context)


def of_choice(table: Table, option: Option) -> tuple[Purpose, ...] | None:
    """The purposes of an answer to a question of a card text; ``None`` for other questions."""
    asking = table.stack[-1] if table.stack else None
    if isinstance(asking, CardQuestion):
        return asking.purposes(option)
    if isinstance(asking, TargetChoice) and option.verb in CHOICES:
        context = asking.context(table).at(target=option.target, other=option.seat, n=option.n)
        return tuple(of_effects(asking.effects, context))
    if isinstance(asking, OptionChoice) and option.verb.name.startswith("pick "):
        context = EffectContext(
            table, asking.seat, asking.card, asking.minion, asking.target, asking.other, asking.n
        )
        return tuple(of_effects(asking.modes[option.mode][1], context))
    return None


def opposing(table: Table, minion: int) -> int:
    """The minion in combat with this one, or ``NONE``."""
    combat = table.current(Combat)
    held = (
        combat is not None
        and combat.holds(minion)
        and isinstance(table.in_play.get(minion), Minion)
    )
    return combat.other(minion) if combat is not None and held else NONE
