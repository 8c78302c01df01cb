"""Cards in play: who can use what they allow, what their auras reach, which actions they give."""

from __future__ import annotations

from functools import cache

from vtes_deck.effects.deeds import InPlayBleed, InPlayCall, InPlayDeed, can_bleed, deed_key
from vtes_deck.effects.vocab.aims import AMethuselah
from vtes_deck.effects.vocab.choosing import carry
from vtes_deck.effects.vocab.polling import CALLED_OFF
from vtes_deck.effects.vocab.powers import Aura, BleedAction, CardAction, PoliticalCardAction, Power
from vtes_deck.effects.vocab.scene import NOTHING, Scene, is_timely, timed
from vtes_deck.engine.actions.action import cannot_act, direction, repeats
from vtes_deck.engine.actions.political import ONCE
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.cards import no_strike
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.combat.moves import Move
from vtes_deck.engine.mechanics import ledger
from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import InPlay, Minion
from vtes_deck.engine.state.table import Table, Until
from vtes_deck.engine.state.windows import STRIKE
from vtes_deck.language import mark

USES = EventType("uses", mark("{seat} uses {card}: “{word}”"))

USE, DEED = "use", "deed"
"""What the verbs of powers and of actions that cards in play allow are called, with the number that
the power or action has on its card: a saved game must not depend on how it is worded."""


def can_move(table: Table, minion: Minion, move: Move) -> bool:
    """Whether something promised can be done in the combat now, e.g. a strike."""
    combat = table.under_way(Combat)
    if combat is None or not combat.holds(minion.card) or not minion.ready:
        return False
    if move.prevent:
        handling = table.under_way(DamageResolution)
        return handling is not None and handling.preventable(minion.card, move.prevents) > 0
    strike = move.strike
    return strike is None or (
        strike.works_at(combat.range) and not no_strike(table, minion.card, strike, STRIKE)
    )


def reaches(aura: Aura, table: Table, thing: InPlay, on: InPlay | int) -> bool:
    """Whether an aura of a card in play reaches a card, or a Methuselah."""
    if isinstance(on, int):
        scene = Scene(table, thing.controller, thing.card)
        return on == thing.controller and all(need.holds(scene) for need in aura.needs)
    if not isinstance(on, Minion):
        return False
    scene = Scene(table, thing.controller, thing.card, on.card)
    if aura.host:
        if on.card != scene.host:
            return False
    elif aura.whose != "any" and (on.controller == thing.controller) is not (aura.whose == "mine"):
        return False
    if aura.others and on.card == scene.host:
        return False
    return aura.to.fits(scene, on) and all(need.holds(scene) for need in aura.needs)


@cache
def use_verb(power: Power, mode: int) -> Verb:
    """The verb of using a power that has this number on its card."""
    return Verb(f"{USE} {mode + 1}", power.sentence, power.forced)


@cache
def deed_verb(deed: CardAction, mode: int) -> Verb:
    """The verb of an action that has this number on its card."""
    return Verb(f"{DEED} {mode + 1}", deed.sentence)


def power_options(
    power: Power, mode: int, table: Table, seat: int, card: int, window: int
) -> list[Option]:
    """The ways of using a power of a card in play now."""
    scene = Scene(table, seat, card, window=window)
    if not usable(power, mode, scene):
        return []
    if power.needs and not all(need.holds(scene) for need in power.needs):
        return []
    if not is_timely(timed(power.does), scene):
        return []
    found = []
    verb = use_verb(power, mode)
    for target, other, n in power.aim.choices(scene):
        aimed = scene.at(target=target, other=other, n=n)
        if all(effect.possible(aimed) for effect in power.does):
            found.append(Option(verb, card, target=target, seat=other, n=n, mode=mode))
    return found


def usable(power: Power, mode: int, scene: Scene) -> bool:
    """Whether it is hers to use, not used up, and can be paid for (GEN-22, GEN-23, PLY-10)."""
    table, thing = scene.table, scene.thing
    host = thing if thing.host == NONE else table.in_play[thing.host]
    if (power.lock and thing.locked) or (power.lock_host and host.locked):
        return False
    if power.user != "anybody":
        user = thing if power.user == "controller" else host
        if user.controller != scene.seat:
            return False
    if power.pool > table.seats[scene.seat].pool or power.blood > host.blood:
        return False
    key = power.key or f"power {mode}"
    return power.once is None or not table.has_used(key, scene.card, power.once)


def use_power(power: Power, option: Option, table: Table) -> None:
    """Pays for a power and carries it out."""
    thing = table.in_play[option.card]
    if power.user == "controller":
        seat = thing.controller
    elif power.user == "host":
        seat = table.in_play[thing.host].controller
    else:
        seat = table.active
    scene = Scene(table, seat, option.card, NONE, option.target, option.seat, option.n)
    if power.once is not None:
        table.use_once(power.key or f"power {option.mode}", option.card, power.once)
    if power.lock:
        thing.locked = True
    if power.lock_host:
        table.in_play[scene.host].locked = True
    seen = option.target in table.in_play
    table.tell(
        USES,
        seat,
        option.card,
        option.n,
        target=option.target if seen else NONE,
        other_seat=option.seat,
        word=power.sentence,
    )
    if power.pool:
        ledger.burn_pool(table, seat, power.pool, option.card)
    if power.blood:
        ledger.burn_blood(table, table.in_play[scene.host], power.blood, option.card)
    carry(scene, power.does)


def deed_options(deed: CardAction, mode: int, table: Table, seat: int, card: int) -> list[Option]:
    """The minions of a Methuselah that can perform an action of a card in play now."""
    thing = table.in_play[card]
    mine = thing.controller == seat
    if not deed.host and deed.whose != "any" and mine is not (deed.whose == "mine"):
        return []
    found = []
    verb = deed_verb(deed, mode)
    for minion in table.minions(seat):
        scene = Scene(table, seat, card, minion.card)
        if deed.host and minion.card != scene.host:
            continue
        if deed.others and minion.card == thing.host:
            continue
        if not deed.who.fits(scene, minion) or not can_perform(deed, mode, scene, minion):
            continue
        if not all(need.holds(scene) for need in deed.needs):
            continue
        aim = AMethuselah(deed.whom) if isinstance(deed, BleedAction) else deed.aim
        for target, other, n in (aim or NOTHING).choices(scene):
            found.append(Option(verb, card, minion.card, target, other, n, mode))
    return found


def can_perform(deed: CardAction, mode: int, scene: Scene, minion: Minion) -> bool:
    """MIN-01, NRP-01, NRP-04, ACT-04: whether a minion can act so now, and pay for it."""
    table = scene.table
    if cannot_act(table, minion) is not None or repeats(
        table, minion, deed_key(table, scene.card, mode)
    ):
        return False
    if deed.pool > table.seats[scene.seat].pool or deed.blood > minion.blood:
        return False
    if isinstance(deed, PoliticalCardAction):
        script = table.cards[scene.card].script
        called = repeats(table, minion, ONCE) or table.has_used(CALLED_OFF, scene.card, Until.TURN)
        return not called and script.can_call(table, scene.seat, minion.card)
    return not isinstance(deed, BleedAction) or can_bleed(table, minion)


def in_play_deed(deed: CardAction, option: Option, table: Table) -> InPlayDeed | InPlayBleed:
    """The action that an option of :func:`deed_options` announces; directed by its target."""
    if isinstance(deed, BleedAction):
        return InPlayBleed(
            option.minion,
            option.card,
            seats=(option.seat,),
            pool_cost=deed.pool,
            blood_cost=deed.blood,
            inherent=deed.stealth or None,
            way=deed,
            number=option.mode,
        )
    if isinstance(deed, PoliticalCardAction):
        return InPlayCall(
            option.minion,
            option.card,
            pool_cost=deed.pool,
            blood_cost=deed.blood,
            inherent=deed.stealth,
            way=deed,
            number=option.mode,
        )
    target = option.target if deed.aim is not None else option.card
    aimed: tuple[int, ...] = ()
    if option.seat != NONE:
        aimed = (option.seat,)
    elif target in table.in_play:
        aimed = (table.in_play[target].controller,)
    seat = table.minion(option.minion).controller
    return InPlayDeed(
        option.minion,
        option.card,
        target=target if target in table.in_play else NONE,
        seats=direction(table, seat, option.card, aimed),
        pool_cost=deed.pool,
        blood_cost=deed.blood,
        inherent=deed.stealth,
        n=option.n,
        way=deed,
        number=option.mode,
        aimed=target,
    )
