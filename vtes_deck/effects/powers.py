"""Cards in play: the options they offer, the reach of their auras, their actions."""

from __future__ import annotations

from functools import cache

import msgspec

from vtes_deck.effects.actions import (
    InPlayAction,
    InPlayBleed,
    InPlayHunt,
    InPlayPoliticalAction,
    action_key,
    can_bleed,
)
from vtes_deck.effects.vocab.choices import apply_effects
from vtes_deck.effects.vocab.context import (
    NOTHING,
    Effect,
    EffectContext,
    all_hold,
    are_possible,
    is_timely,
    timed,
)
from vtes_deck.effects.vocab.powers import (
    BleedAction,
    CardAction,
    HuntAction,
    OwnAction,
    PoliticalCardAction,
    Power,
)
from vtes_deck.effects.vocab.referendum import CALLED_OFF
from vtes_deck.effects.vocab.targets import AMethuselah
from vtes_deck.engine.actions.action import Action, aimed, cannot_act, direction, repeats
from vtes_deck.engine.actions.political import ONCE, can_call
from vtes_deck.engine.mechanics import ledger
from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Activity, Table, Until
from vtes_deck.language import mark

USES = EventType("uses", mark("{seat} uses {card}: “{word}”"))

USE, CARD_ACTION = "use", "deed"
"""Prefixes of the verbs for powers and actions of cards in play.

The number of the ability on its card follows, so saved games do not depend on wording.
"""


class Use(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A power of a card, with the facts that do not depend on the table.

    Attributes:
        number: the number of the power on its card.
        power: the power.
        verb: the verb for using it.
        key: the name of a use that is recorded for a limit.
        free: it has no cost, and the card does not lock.
        timed: the effects that must be timely.
    """

    number: int
    power: Power
    verb: Verb
    key: str
    free: bool
    timed: tuple[Effect, ...]


def use_of(number: int, power: Power) -> Use:
    """The use of the power with this number on its card."""
    verb = Verb(f"{USE} {number + 1}", power.sentence, power.forced)
    free = not (power.lock or power.lock_host or power.pool or power.blood)
    key = power.key or f"power {number}"
    return Use(number, power, verb, key=key, free=free, timed=timed(power.effects))


@cache
def action_verb(card_action: CardAction, number: int) -> Verb:
    """The verb for the action with this number on its card."""
    return Verb(f"{CARD_ACTION} {number + 1}", card_action.sentence)


def power_options(use: Use, context: EffectContext) -> list[Option]:
    """The legal options for using a power of a card in play."""
    power, verb, card, number = use.power, use.verb, context.card, use.number
    conditions, moments = power.conditions, use.timed
    if (
        not is_usable(use, context)
        or (conditions and not all_hold(conditions, context))
        or (moments and not is_timely(moments, context))
    ):
        return []
    found, effects, aimless = [], power.effects, power.target is NOTHING
    for target, other, n in power.target.choices(context):
        aimed = context if aimless else context.at(target=target, other=other, n=n)
        if are_possible(effects, aimed):
            found.append(Option(verb, card, NONE, target, other, n, number))
    return found


def can_use(use: Use, context: EffectContext) -> bool:
    """Whether the player may use it now, and its conditions hold."""
    return is_usable(use, context) and all_hold(use.power.conditions, context)


def is_usable(use: Use, context: EffectContext) -> bool:
    """Whether the player may use it, has remaining uses, and can pay (GEN-22, GEN-23, PLY-10)."""
    table, power, card = context.table, use.power, context.card
    if power.once is not None and table.has_used(use.key, card, power.once):
        return False
    user = host = card_in_play = table.in_play[card]
    if card_in_play.host != NONE:
        host = table.in_play[card_in_play.host]
        if power.user == "host":
            user = host
    if user.controller != context.seat and power.user in {"controller", "host"}:
        return False
    return use.free or not (
        (power.lock and card_in_play.locked)
        or (power.lock_host and host.locked)
        or power.pool > table.seats[context.seat].pool
        or power.blood > host.blood
    )


def user_of(power: Power, option: Option, table: Table) -> int:
    """The Methuselah who uses a power.

    A power that is open to all is used by the Methuselah at whose card it aims, if it aims at a
    card of its user; otherwise it is for the active Methuselah.
    """
    source, target = table.in_play[option.card], table.in_play.get(option.target)
    if power.user == "host" and source.host != NONE:
        return table.in_play[source.host].controller
    if power.user == "target" and target is not None:
        return target.controller
    if power.user != "anybody":
        return source.controller
    if option.target == NONE or getattr(power.target, "whose", "") != "mine":
        return table.active
    return table.owner[option.target] if target is None else target.controller


def use_power(power: Power, option: Option, table: Table) -> None:
    """Pay for a power and carry it out."""
    card_in_play, seat = table.in_play[option.card], user_of(power, option, table)
    bearer = card_in_play.host  # still the user if the card is burned as a cost
    context = EffectContext(table, seat, option.card, bearer, option.target, option.seat, option.n)
    if power.once is not None:
        table.use_once(power.key or f"power {option.mode}", option.card, power.once)
    if power.lock:
        card_in_play.locked = True
    if power.lock_host:
        table.in_play[context.host].locked = True
    seen = option.target in table.in_play
    table.emit(
        USES,
        seat,
        option.card,
        option.n,
        minion=card_in_play.host if "{minion}" in power.sentence else NONE,
        target=option.target if seen else NONE,
        other_seat=option.seat,
        word=power.sentence,
    )
    if power.pool:
        ledger.burn_pool(table, seat, power.pool, option.card)
    if power.blood:
        ledger.burn_blood(table, table.in_play[context.host], power.blood, option.card)
    apply_effects(context, power.effects)


def action_options(
    card_action: CardAction, number: int, table: Table, seat: int, card: int
) -> list[Option]:
    """The minions of a Methuselah that can perform an action of a card in play now."""
    card_in_play = table.in_play[card]
    mine = card_in_play.controller == seat
    if (
        not card_action.host
        and card_action.whose != "any"
        and mine is not (card_action.whose == "mine")
    ):
        return []
    found = []
    verb = action_verb(card_action, number)
    for minion in table.minions(seat):
        context = EffectContext(table, seat, card, minion.card)
        if card_action.host and minion.card != context.host:
            continue
        if card_action.others and minion.card == card_in_play.host:
            continue
        if not card_action.who.fits(context, minion) or not can_perform(
            card_action, number, context, minion
        ):
            continue
        if not all_hold(card_action.conditions, context):
            continue
        allowed = (
            AMethuselah(card_action.whom)
            if isinstance(card_action, BleedAction)
            else card_action.target
        )
        if not are_possible(card_action.announced, context):
            continue
        for target, other, n in (allowed or NOTHING).choices(context):
            found.append(Option(verb, card, minion.card, target, other, n, number))
    return found


def can_perform(
    card_action: CardAction, number: int, context: EffectContext, minion: Minion
) -> bool:
    """MIN-01, NRP-01, NRP-04, ACT-04: whether a minion can act and pay for the action."""
    table = context.table
    if cannot_act(table, minion) is not None or repeats(
        table, minion, action_key(table, context.card, number)
    ):
        return False
    if card_action.pool > table.seats[context.seat].pool or card_action.blood > minion.blood:
        return False
    if card_action.lock and context.card_in_play.locked:
        return False
    if isinstance(card_action, PoliticalCardAction):
        called = repeats(table, minion, ONCE) or table.has_used(
            CALLED_OFF, context.card, Until.TURN
        )
        forbidden = table.is_restricted(Activity.CALL, minion.card)
        return not (called or forbidden) and can_call(table, table.cards[context.card], minion)
    if isinstance(card_action, HuntAction):
        return minion.vampire and not table.is_restricted(Activity.HUNT, minion.card)
    return not isinstance(card_action, BleedAction) or can_bleed(table, minion)


def in_play_action(card_action: CardAction, option: Option, table: Table) -> Action:
    """The action that an option of :func:`action_options` announces, with its direction."""
    if isinstance(card_action, OwnAction):
        return card_action.begin(table, option)
    if isinstance(card_action, BleedAction):
        return InPlayBleed(
            option.minion,
            option.card,
            seats=(option.seat,),
            pool_cost=card_action.pool,
            blood_cost=card_action.blood,
            inherent=card_action.stealth or None,
            mode=card_action,
            number=option.mode,
        )
    if isinstance(card_action, PoliticalCardAction):
        return InPlayPoliticalAction(
            option.minion,
            option.card,
            pool_cost=card_action.pool,
            blood_cost=card_action.blood,
            inherent=card_action.stealth,
            mode=card_action,
            number=option.mode,
        )
    if isinstance(card_action, HuntAction):
        target, seats = aim(card_action, option, table)
        return InPlayHunt(
            option.minion,
            option.card,
            target=target,
            seats=seats,
            inherent=card_action.stealth,
            mode=card_action,
            number=option.mode,
        )
    return plain_action(card_action, option, table)


def aim(card_action: CardAction, option: Option, table: Table) -> tuple[int, tuple[int, ...]]:
    """The target card of an action, and the Methuselahs at whom it is directed."""
    target = option.target if card_action.target is not None else option.card
    seat = table.minion(option.minion).controller
    return target, direction(table, seat, option.card, aimed(table, target, option.seat))


def plain_action(
    card_action: CardAction,
    option: Option,
    table: Table,
    kind: type[InPlayAction] = InPlayAction,
) -> InPlayAction:
    """The action that an option announces, if it is not a bleed, hunt or political action."""
    target, seats = aim(card_action, option, table)
    return kind(
        option.minion,
        option.card,
        target=target if target in table.in_play else NONE,
        seats=seats,
        pool_cost=card_action.pool,
        blood_cost=card_action.blood,
        inherent=card_action.stealth,
        n=option.n,
        mode=card_action,
        number=option.mode,
        hidden_target=target,
    )
