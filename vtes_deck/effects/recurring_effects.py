"""The effects of a card while it is in play: in each turn, for one seat or all, and when used."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from vtes_deck.effects.vocab.action_conditions import MyTurn, Not
from vtes_deck.effects.vocab.amounts import Amount
from vtes_deck.effects.vocab.context import Condition, EffectContext
from vtes_deck.effects.vocab.powers import Power
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Belongs
from vtes_deck.effects.vocab.targets import Control
from vtes_deck.engine.combat.move_purposes import of_move
from vtes_deck.engine.state.decisions import NONE, Option
from vtes_deck.engine.state.purposes import Purpose, PurposeKind
from vtes_deck.engine.state.table import Table, Zone
from vtes_deck.engine.state.windows import UNLOCK

if TYPE_CHECKING:
    from vtes_deck.effects.script import DefinitionScript


@cache
def powers_of_each_turn(powers: tuple[Power, ...]) -> tuple[Power, ...]:
    """The powers used in each own unlock phase; of two alternatives, the one that pays."""
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
    """The powers that the controller may use but need not, and that are not for each turn."""
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
    """The purposes of a card in the hand for each own turn after it has entered play.

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


def of_offers(script: DefinitionScript, table: Table, option: Option) -> Iterator[Purpose]:
    """The purposes of the powers and strikes of a card of the hand, once each.

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
    context = EffectContext(table, seat, option.card)
    for power in powers:
        if power.pool:
            yield Purpose(PurposeKind.POOL, -power.pool, seat)
        if power.blood:
            yield Purpose(PurposeKind.BLOOD, -power.blood, controller, host)
        for effect in power.effects:
            for does in effect.does():
                yield from _applied(does, context, host)


def _applied(does: Does, context: EffectContext, host: int) -> Iterator[Purpose]:
    """The purposes of one thing that a power does, for each recipient."""
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
