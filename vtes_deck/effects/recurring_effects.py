"""The effects of a card in play: in each turn of one or all Methuselahs, and when used."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from vtes_deck.effects.vocab.action_conditions import AtBleed, MyTurn, Not
from vtes_deck.effects.vocab.amounts import Amount
from vtes_deck.effects.vocab.cards_in_play import BurnCard
from vtes_deck.effects.vocab.context import Condition, EffectContext
from vtes_deck.effects.vocab.game_conditions import HasBled
from vtes_deck.effects.vocab.powers import CardAction, Power, Trigger
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Belongs, Same, The
from vtes_deck.effects.vocab.targets import Control
from vtes_deck.engine.actions.action import RESOLVED
from vtes_deck.engine.combat.move_purposes import of_move
from vtes_deck.engine.state.decisions import NONE, Option
from vtes_deck.engine.state.purposes import HARMS, Purpose, PurposeKind
from vtes_deck.engine.state.statics import Feature
from vtes_deck.engine.state.table import Table, Zone
from vtes_deck.engine.state.windows import UNLOCK
from vtes_deck.engine.turn.minion import MINION_ENDS

if TYPE_CHECKING:
    from vtes_deck.effects.script import DefinitionScript


@cache
def powers_of_each_turn(powers: tuple[Power, ...]) -> tuple[Power, ...]:
    """The powers used in each unlock phase of the controller.

    Of two alternatives, only the one that does not burn the card is included.
    """
    found: dict[object, Power] = {}
    for number, power in enumerate(powers):
        if not power.at & UNLOCK or power.user not in {"controller", "host"}:
            continue
        if not any(isinstance(one, MyTurn) for one in power.conditions):
            continue
        key = power.key or number
        if key not in found or _burns(found[key]):
            found[key] = power
    return tuple(found.values())


@cache
def powers_on_demand(powers: tuple[Power, ...]) -> tuple[Power, ...]:
    """The optional powers of the controller, without those that she uses in each turn."""
    usual = powers_of_each_turn(powers)
    return tuple(
        power
        for power in powers
        if power.user in {"controller", "host"} and not power.forced and power not in usual
    )


@cache
def powers_forced_on_all(powers: tuple[Power, ...]) -> tuple[Power, ...]:
    """The powers that each Methuselah has to use in her unlock phase."""
    return tuple(
        power
        for power in powers
        if power.user == "anybody"
        and power.forced
        and power.at & UNLOCK
        and any(isinstance(one, MyTurn) for one in power.conditions)
    )


def _burns(power: Power) -> bool:
    """Whether a power burns the card, as the alternative to an upkeep does."""
    does = [one for effect in power.effects for one in effect.does()]
    return any(one.kind is PurposeKind.BURN for one in does)


def of_each_turn(script: DefinitionScript, table: Table, option: Option) -> Iterator[Purpose]:
    """The purposes of a card in the hand for each turn of its player once it is in play.

    Amounts that depend on the position count as 1. A recipient that is chosen in each turn has no
    seat.

    Args:
        script: the script of the card.
        table: the table.
        option: the option by which the card enters play.
    """
    yield from _of_powers(powers_of_each_turn(script.uses_of), table, option)
    card, owner = option.card, table.owner[option.card]
    for power in powers_forced_on_all(script.uses_of):
        for seat in table.clockwise(owner):
            context = EffectContext(table, seat, card)
            if all(_holds(one, context, owner) for one in power.conditions):
                for effect in power.effects:
                    for does in effect.does():
                        yield from _applied(does, context, NONE)


def of_card_in_play(script: DefinitionScript, table: Table, card: int) -> Iterator[Purpose]:
    """The purposes of a card in play for each unlock phase, with the present amounts.

    Args:
        script: the script of the card.
        table: the table.
        card: the card, which is in play.
    """
    card_in_play = table.in_play[card]
    seat, host = card_in_play.controller, card_in_play.host
    context = EffectContext(table, seat, card)
    for power in powers_of_each_turn(script.uses_of):
        if power.pool:
            yield Purpose(PurposeKind.POOL, -power.pool, seat)
        for effect in power.effects:
            for does in effect.does():
                yield from _applied(does, context, host)
    for power in powers_forced_on_all(script.uses_of):
        for one in table.clockwise(seat):
            context = EffectContext(table, one, card)
            if all(_holds(condition, context, seat) for condition in power.conditions):
                for effect in power.effects:
                    for does in effect.does():
                        yield from _applied(does, context, NONE)


def _holds(condition: Condition, context: EffectContext, owner: int) -> bool:
    """Whether a Methuselah has to use a power of a card that is not in play yet.

    Conditions about the card itself count as fulfilled.
    """
    match condition:
        case Not(Belongs("this", "mine")):
            return context.seat != owner
        case Control() | Not(Control()):
            return condition.holds(context)
        case _:
            return True


def features(script: DefinitionScript) -> Iterator[Feature]:
    """The features of a card's abilities in play."""
    if script.fights or powers_on_demand(script.uses_of):
        yield Feature.OFFERS_USES
    if script.is_put_on and not script.acts_in_play:
        yield Feature.IDLE
    if script.is_put_on and _harm_host(script.triggers, script.card_actions):
        yield Feature.CURSE
    if rewards(script):
        yield Feature.BLEED_REWARD
    if _burn_after_actions(script.triggers):
        yield Feature.FLEETING


def _harm_host(triggers: tuple[Trigger, ...], actions: tuple[CardAction, ...]) -> bool:
    """Whether an event, or an action of others, harms the host of a card or its controller."""
    events = (effect for one in triggers if one.host for effect in one.effects)
    losses = (
        does for effect in events for does in effect.does() if does.less or does.kind in HARMS
    )
    attacks = (one for one in actions if isinstance(one.target, The) and one.target.which == "host")
    return any("host" in {does.which, does.whose} for does in losses) or any(
        does.kind in HARMS for one in attacks for effect in one.effects for does in effect.does()
    )


def _burn_after_actions(triggers: tuple[Trigger, ...]) -> bool:
    """Whether a card is burned as the minion phase of its controller ends."""
    ends = (one for one in triggers if one.on is MINION_ENDS and one.mine and not one.conditions)
    return any(isinstance(effect, BurnCard) for one in ends for effect in one.effects)


def rewards(script: DefinitionScript) -> list[Power | Trigger]:
    """The powers and triggers of a minion after its successful bleed."""
    used: list[Power | Trigger] = [
        one for one in script.uses_of if not one.lock and Same("host", "acting") in one.conditions
    ]
    caused = [one for one in script.triggers if one.on is RESOLVED and one.host]
    return [one for one in used + caused if HasBled() in one.conditions]


def of_rewards(script: DefinitionScript, table: Table, option: Option) -> Iterator[Purpose]:
    """The purposes of a minion's text after the successful bleed that an option announces."""
    minion = table.minion(option.minion)
    context = EffectContext(table, minion.controller, minion.card, minion.card, other=option.seat)
    prey = table.prey(minion.controller)
    for one in rewards(script):
        if option.seat == prey or AtBleed(prey=True) not in one.conditions:
            for effect in one.effects:
                for does in effect.does():
                    yield from _applied(does, context, minion.card)


def of_offers(script: DefinitionScript, table: Table, option: Option) -> Iterator[Purpose]:
    """The purposes of the powers and strikes of a card in the hand, once each.

    The arguments and the amounts are those of :func:`of_each_turn`.
    """
    yield from _of_powers(powers_on_demand(script.uses_of), table, option)
    host = option.target if option.target in table.in_play else option.minion
    for part in script.fights:
        yield from of_move(table, host, NONE, part.move)


def _of_powers(powers: tuple[Power, ...], table: Table, option: Option) -> Iterator[Purpose]:
    """The costs and effects of powers of a card that would enter play by an option."""
    if table.where[option.card] is Zone.IN_PLAY:
        return
    seat = table.owner[option.card]
    host = option.target if option.target in table.in_play else option.minion
    controller = table.in_play[host].controller if host in table.in_play else seat
    for power in powers:
        user = controller if power.user == "host" else seat
        context = EffectContext(table, user, option.card)
        if power.pool:
            yield Purpose(PurposeKind.POOL, -power.pool, user)
        if power.blood:
            yield Purpose(PurposeKind.BLOOD, -power.blood, controller, host)
        for effect in power.effects:
            for does in effect.does():
                yield from _applied(does, context, host)


def _applied(does: Does, context: EffectContext, host: int) -> Iterator[Purpose]:
    """The purposes of one ``Does`` of a power, for each recipient."""
    table, seat, card = context.table, context.seat, context.card
    n = does.n if isinstance(does.n, int) else 1
    if isinstance(does.n, Amount) and card in table.in_play:
        n = does.n.count(context)
    n = -n if does.less else n
    if does.which == "this":
        yield Purpose(does.kind, n, seat, card)
    elif does.which in {"host", "user"} and host in table.in_play:
        yield Purpose(does.kind, n, table.in_play[host].controller, host)
    elif does.which is not None:
        yield Purpose(does.kind, n)
    elif does.whose == "prey":
        yield Purpose(does.kind, n, table.prey(seat))
    elif does.whose == "predator":
        yield Purpose(does.kind, n, table.predator(seat))
    elif does.whose is not None:
        yield Purpose(does.kind, n, seat if does.whose == "mine" else NONE)
