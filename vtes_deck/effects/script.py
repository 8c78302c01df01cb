"""The script of a card definition: the bridge between vocabulary and engine."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import count
from typing import override

from msgspec.structs import replace

from vtes_deck.effects import card_play, immunity, play_limits, purposes, recurring_effects
from vtes_deck.effects.play_statics import CallsOwn, HasModes, WithinLimit
from vtes_deck.effects.powers import (
    Use,
    action_options,
    can_use,
    in_play_action,
    power_options,
    use_of,
    use_power,
)
from vtes_deck.effects.vocab.action_conditions import MyTurn
from vtes_deck.effects.vocab.cancellation import offer_discard_to_cancel, offer_pay_to_cancel
from vtes_deck.effects.vocab.cards_in_play import PutOn
from vtes_deck.effects.vocab.choices import apply_effects
from vtes_deck.effects.vocab.context import EffectContext, contains
from vtes_deck.effects.vocab.cost_reductions import CostReduction
from vtes_deck.effects.vocab.counter_moves import gives_pool
from vtes_deck.effects.vocab.definition import Definition
from vtes_deck.effects.vocab.delayed_triggers import DELAYED, AddDelayedTrigger, use_delayed_trigger
from vtes_deck.effects.vocab.minion_filter import AtSuperior
from vtes_deck.effects.vocab.modes import CardReferendum, CombatMode, Mode, PlayLimit
from vtes_deck.effects.vocab.powers import (
    CardAction,
    EntersWith,
    InCombat,
    Power,
    Trigger,
)
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.static_effects import (
    BurnsWhenEmpty,
    CancelledByDiscard,
    CancelledByPool,
    Guards,
)
from vtes_deck.effects.vocab.title_cards import can_receive_title
from vtes_deck.effects.vocab.transformations import BecomesVampire, MustHunt
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.roles import ACTING_SIDE, OTHER_SIDE, Role
from vtes_deck.engine.cards.cost_reductions import REDUCE
from vtes_deck.engine.cards.play import PlayCard, ShowCard, Shown
from vtes_deck.engine.combat import cards as combat_cards
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.mechanics import ledger
from vtes_deck.engine.mechanics.zone_events import ENTERS
from vtes_deck.engine.politics.referendum import Called, NextTerm, Passed, Referendum
from vtes_deck.engine.state.damage_types import Damage
from vtes_deck.engine.state.decisions import NONE, Option
from vtes_deck.engine.state.events import Event, EventType
from vtes_deck.engine.state.occasions import (
    Blocked,
    Offers,
    Played,
    Remains,
    Rewards,
    Stays,
    Struck,
    Used,
)
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.purposes import Purpose
from vtes_deck.engine.state.script import CardScript, Occasion
from vtes_deck.engine.state.statics import (
    Feature,
    Has,
    ListensTo,
    OwnPrice,
    Static,
    Strikes,
)
from vtes_deck.engine.state.table import Table, Until, Zone
from vtes_deck.engine.state.windows import ACT, PAYING, Windows


class DefinitionScript(CardScript):
    """The script of a card with a :class:`Definition`.

    ``Option.mode`` is the number of the mode for a card from the hand. For a card in play it counts
    the powers first, then the actions.
    """

    def __init__(self, definition: Definition) -> None:
        parts = definition.parts
        self.definition = definition
        self.modes = card_play.modes_of(definition)
        self.limits = tuple(part for part in parts if isinstance(part, PlayLimit))
        self.uses_of = tuple(part for part in parts if isinstance(part, Power))
        self.card_actions = tuple(part for part in parts if isinstance(part, CardAction))
        self.guards = next((part for part in parts if isinstance(part, Guards)), None)
        self.triggers = tuple(part for part in parts if isinstance(part, Trigger))
        self.entering = tuple(part for part in parts if isinstance(part, EntersWith))
        sources: tuple[Mode | Power, ...] = (*self.modes, *self.uses_of)
        delayed = (
            effect
            for source in sources
            for node in (*getattr(source, "announced", ()), *source.effects)
            for effect in (node, *getattr(node, "effects", ()))
            if isinstance(effect, AddDelayedTrigger)
        )
        self.delayed = tuple(dict.fromkeys(delayed))
        self.referendums = tuple(part for part in parts if isinstance(part, CardReferendum))
        self.referendum = self.referendums[0] if self.referendums else None
        self.fights = tuple(part for part in parts if isinstance(part, InCombat))
        self.in_combat = combat_cards.CombatScript(*(part.move for part in self.fights))
        self.compiled_modes = tuple(map(card_play.compile_mode, count(), self.modes))
        self.uses = tuple(map(use_of, count(), self.uses_of))
        self.compiled_in: dict[int, tuple[card_play.CompiledMode, ...]] = {}
        self.uses_in: dict[int, tuple[Use, ...]] = {}
        self.windows = self.usable()
        self.statics = (
            *(part for part in parts if isinstance(part, Static)),
            *(Has(feature) for feature in self.features()),
            *(ListensTo(event) for event in dict.fromkeys(self.heard())),
            *(CallsOwn(definition.id, part, self.limits) for part in self.referendums[:1]),
            *(HasModes(self.modes) for _ in self.modes[:1]),
            *(Strikes(modes) for modes in self.strikes()),
            *(WithinLimit(definition.id, one) for one in self.limits if not self.modes),
            *(MustHunt() for mode in self.modes if contains(mode.effects, BecomesVampire)),
        )

    def heard(self) -> Iterator[EventType]:
        """The events to which the card responds in play."""
        yield from (trigger.on for trigger in self.triggers)
        if self.entering:
            yield ENTERS

    def strikes(self) -> Iterator[frozenset[int]]:
        """The modes that are strikes, if there are any."""
        modes = [n for n, mode in enumerate(self.modes) if card_play.is_strike(mode)]
        if modes:
            yield frozenset(modes)

    def usable(self) -> Windows:
        """The windows in which the card could be played or used, and its possible users."""
        hand = acting = others = 0
        for compiled in self.compiled_modes:
            role = compiled.mode.role
            hand |= compiled.windows * (role is Role.METHUSELAH)
            acting |= compiled.windows * (role in ACTING_SIDE)
            others |= compiled.windows * (role in OTHER_SIDE)
        controller = host = locked = any_turn = self.in_combat.windows.controller
        rivals, own_turn = self.in_combat.windows.rivals, 0
        for power in self.uses_of:
            host |= power.at * (power.user == "host")
            controller |= power.at * (power.user != "host")
            rivals |= power.at * (power.user in {"anybody", "target"})
            locked |= power.at * (not power.lock)
            if MyTurn() in power.conditions:
                own_turn |= power.at
            else:
                any_turn |= power.at
        for action in self.card_actions:
            locked |= ACT
            any_turn |= ACT
            host |= ACT * action.host
            controller |= ACT * (not action.host and action.whose != "others")
            rivals |= ACT * (not action.host and action.whose != "mine")
        own_turn &= ~any_turn
        return Windows(hand, acting, others, controller, host, rivals, locked, own_turn)

    def features(self) -> Iterator[Feature]:
        """The features of the text that the rules need before the card is in play."""
        parts = self.definition.parts
        if any(contains(part, AtSuperior) for part in parts):
            yield Feature.TWO_LEVELS
        if any(isinstance(part, OwnPrice) for part in parts):
            yield Feature.OWN_PRICE
        if any(mode.role is Role.METHUSELAH and gives_pool(mode.effects) for mode in self.modes):
            yield Feature.GIVES_POOL
        if any(isinstance(mode, CombatMode) and mode.move.fallen for mode in self.modes):
            yield Feature.FOR_THE_FALLEN
        if any(mode.role is Role.BYSTANDER for mode in self.modes):
            yield Feature.OUTSIDE_COMBAT
        if any(isinstance(part, BurnsWhenEmpty) for part in parts):
            yield Feature.RUNS_OUT
        yield from recurring_effects.features(self)

    @override
    def options(self, table: Table, seat: int, card: int, window: int) -> list[Option]:
        if card in table.in_play:
            return self.options_in_play(table, seat, card, window)
        modes = self.compiled_in.get(window)
        if modes is None:
            modes = tuple(mode for mode in self.compiled_modes if mode.windows & window)
            self.compiled_in[window] = modes
        if not modes:
            return []
        return card_play.options(modes, self.limits, table, seat, card, window)

    @override
    def resolve(self, table: Table, occasion: Occasion) -> None:
        match occasion:
            case Played(option):
                self.play(table, option)
            case Used(option):
                self.use(table, option)
            case Shown(show):
                self.show(table, show)
            case Struck():
                self.strike(table, occasion)
            case Blocked():
                self.block(table, occasion)
            case Called(referendum):
                self.called(table, referendum)
            case Passed(referendum):
                self.passed(table, referendum)

    @override
    def action(self, table: Table, option: Option) -> Action | None:
        if option.verb is combat_cards.USE or option.verb.name.startswith(f"{DELAYED} "):
            return None
        if table.where[option.card] is Zone.IN_PLAY:
            number = option.mode - len(self.uses_of)
            return in_play_action(self.card_actions[number], option, table) if number >= 0 else None
        mode = self.modes[option.mode]
        return card_play.announce(mode, table, option) if mode.role is Role.ACTOR else None

    @override
    def costs(
        self, table: Table, card: int, paid: Printed, payer: int = NONE, *, most: bool = False
    ) -> tuple[int, int]:
        action = table.current(Action)
        if payer == NONE and action is not None:
            payer = action.minion
        card_in_play = table.in_play[card]
        context = EffectContext(table, card_in_play.controller, card, payer, window=PAYING)
        pool = blood = 0
        for use in self.uses:
            power = use.power
            if isinstance(power, CostReduction) and can_use(use, context):
                times = card_in_play.blood if most and power.uses_counters else 1
                less_pool, less_blood = power.reduces(context, paid)
                pool, blood = pool + times * less_pool, blood + times * less_blood
        return pool, blood

    def reduce_cost(self, table: Table, card: int) -> None:
        """Record the use of a cost reduction; the rules have already reduced the cost."""
        for number, power in enumerate(self.uses_of):
            if isinstance(power, CostReduction):
                use_power(power, Option(REDUCE, card, mode=number), table)

    # For players

    @cached_property
    def lasting(self) -> tuple[Does, ...]:
        """The purposes of the card while it is in play."""
        return purposes.lasting(self.definition.parts)

    @property
    def acts_in_play(self) -> bool:
        """Whether the card has any text that applies while it is in play."""
        used = (self.uses_of, self.card_actions, self.fights)
        caused = (self.triggers, self.entering, self.referendums, self.delayed)
        return any((*used, *caused)) or any(
            isinstance(part, Static) for part in self.definition.parts
        )

    @cached_property
    def is_put_on(self) -> bool:
        """Whether the card is put on another card."""
        return contains(self.definition.parts, PutOn)

    @override
    def purposes(self, table: Table, occasion: Occasion) -> tuple[Purpose, ...]:
        found: Iterator[Purpose]
        match occasion:
            case Used(option):
                found = purposes.of_option(self, table, option)
            case Stays(option):
                found = recurring_effects.of_each_turn(self, table, option)
            case Remains(card):
                found = recurring_effects.of_card_in_play(self, table, card)
            case Offers(option):
                found = recurring_effects.of_offers(self, table, option)
            case Rewards(option):
                found = recurring_effects.of_rewards(self, table, option)
            case Passed(referendum):
                found = purposes.of_referendum(self, table, referendum)
            case _:
                return ()
        return tuple(found)

    # From the hand

    @override
    def words(self, option: Option) -> str:
        if option.verb is combat_cards.USE:
            return self.fights[option.mode].words
        played = option.verb.name.split(" ")[0] in {"play", "act"}
        return self.modes[option.mode].words if played and option.mode < len(self.modes) else ""

    def play(self, table: Table, option: Option) -> None:
        """Carry out the text of the card as played from the hand."""
        mode = self.modes[option.mode]
        special = False
        if isinstance(mode, CombatMode):
            combat_cards.perform(table, option.minion, option.card, mode.move, option.mode)
            special = mode.move.strike is not None and mode.move.strike.special
        seat = table.owner[option.card]
        if mode.role is not Role.METHUSELAH:
            minion = table.minion(option.minion)
            ledger.burn_blood(table, minion, mode.blood, option.card)
        context = EffectContext(
            table, seat, option.card, option.minion, option.target, option.seat, option.n
        )
        if not special:
            spared = immunity.is_spared(table, mode)
            apply_effects(
                context, immunity.without_acting(mode.effects) if spared else mode.effects
            )

    def strike(self, table: Table, hit: Struck) -> None:
        """Apply the effects of a special strike as it resolves."""
        if hit.strike.mode == NONE:
            plain = replace(
                hit.strike, source=NONE, borne=False, target=NONE, plus=0, more=0, hinders=False
            )
            found = (part.effects for part in self.fights if part.move.strike == plain)
            effects = next(found, ())
        else:
            effects = self.modes[hit.strike.mode].effects
        seat = table.in_play[hit.striker].controller
        context = EffectContext(table, seat, hit.strike.source, hit.striker, hit.target)
        apply_effects(context, effects)

    def show(self, table: Table, show: ShowCard) -> None:
        """Offer the ways to cancel the card that its text provides."""
        for part in self.definition.parts:
            if isinstance(part, PlayLimit) and (self.referendum or not self.modes):
                play_limits.record_limit(part, table, show.card)
            elif isinstance(part, CancelledByDiscard) and not show.cancelled:
                offer_discard_to_cancel(table, show.card, show.minion, part.type)
            elif isinstance(part, CancelledByPool) and not show.cancelled:
                offer_pay_to_cancel(table, show.card, part.pool)

    # In play

    def block(self, table: Table, blocked: Blocked) -> None:
        """Inflict damage on the acting minion that the card has blocked."""
        if self.guards is not None and blocked.acting in table.in_play:
            inflicted = Damage(
                target=blocked.acting,
                n=self.guards.damage,
                aggravated=True,
                source=blocked.card,
                unpreventable=True,
            )
            table.push(DamageResolution((inflicted,)))

    def options_in_play(self, table: Table, seat: int, card: int, window: int) -> list[Option]:
        """The options for using the card in play."""
        uses = self.uses_in.get(window)
        if uses is None:
            uses = tuple(use for use in self.uses if use.power.at & window)
            self.uses_in[window] = uses
        found: list[Option] = []
        context = EffectContext(table, seat, card, NONE, NONE, NONE, 0, window)
        for use in uses:
            found += power_options(use, context)
        if self.fights and self.in_combat.windows.controller & window:
            found += [
                option
                for option in self.in_combat.options(table, seat, card, window)
                if self.may_fight(table, option)
            ]
        if window == ACT:
            for number, card_action in enumerate(self.card_actions):
                found += action_options(card_action, len(self.uses_of) + number, table, seat, card)
        return found

    def use(self, table: Table, option: Option) -> None:
        """Carry out an option: announce an action, play the card, or use it in play."""
        if option.verb.name.startswith(f"{DELAYED} "):
            use_delayed_trigger(table, option)
        elif option.verb is REDUCE:
            self.reduce_cost(table, option.card)
        elif option.verb is combat_cards.USE:
            apply_effects(self.fighter(table, option), self.fights[option.mode].first)
            self.in_combat.resolve(table, Used(option))
        elif table.where[option.card] is not Zone.IN_PLAY:
            mode = self.modes[option.mode]
            if mode.role is Role.ACTOR:
                play_limits.record_uses(self.limits, table, option, mode)
                table.push(card_play.announce(mode, table, option))
            else:
                play_limits.record_play(self.limits, table, option, mode)
                table.push(PlayCard(option))
        elif option.mode < len(self.uses_of):
            use_power(self.uses_of[option.mode], option, table)
        else:
            number = option.mode - len(self.uses_of)
            table.push(in_play_action(self.card_actions[number], option, table))

    def fighter(self, table: Table, option: Option) -> EffectContext:
        """The context in which a minion uses a card in combat."""
        seat = table.in_play[option.minion].controller
        return EffectContext(table, seat, option.card, option.minion)

    def may_fight(self, table: Table, option: Option) -> bool:
        """Whether the cost of a move can be paid and its conditions hold."""
        context, part = self.fighter(table, option), self.fights[option.mode]
        return all(condition.holds(context) for condition in part.conditions) and all(
            effect.possible(context) for effect in part.first
        )

    @override
    def on_event(self, table: Table, card: int, event: Event) -> None:
        card_in_play = table.in_play[card]
        if event.what is ENTERS and event.card == card:
            for part in self.entering:
                apply_effects(EffectContext(table, card_in_play.controller, card), part.effects)
        for number, trigger in enumerate(self.triggers):
            if card not in table.in_play:  # an earlier trigger has burned it
                return
            if trigger.on is not event.what:
                continue
            if trigger.mine and event.seat != card_in_play.controller:
                continue
            of_card = trigger.of_card or event.minion == NONE
            happened_to = event.card if of_card else event.minion
            gone = not of_card and event.minion not in table.in_play  # by an earlier trigger
            context = EffectContext(
                table,
                card_in_play.controller,
                card,
                target=happened_to,
                other=event.seat if gone else NONE,
                n=event.n,
            )
            if trigger.host and event.minion != context.host:
                continue
            if trigger.itself and event.card != card:
                continue
            if all(condition.holds(context) for condition in trigger.conditions) and (
                trigger.once is None or first_time(table, card, number, trigger.once)
            ):
                apply_effects(context, trigger.effects)

    # Referendums

    @override
    def terms(self, table: Table, occasion: Occasion) -> list[Option]:
        return self.next_terms(table, occasion.referendum) if isinstance(occasion, NextTerm) else []

    def next_terms(self, table: Table, referendum: Referendum) -> list[Option]:
        """The options for the next term of a referendum."""
        called = self.referendum_of(table, referendum)
        if called is None:
            return []
        context = EffectContext(table, referendum.caller, referendum.card, referendum.minion)
        for terms in called.terms:
            found = terms.options(context, referendum.terms)
            if found:
                return [
                    one
                    for one in found
                    if can_receive_title(called.passed, context.at(target=one.target))
                ]
        return []

    def called(self, table: Table, referendum: Referendum) -> None:
        """Carry out the effects that last during a referendum."""
        called = self.referendum_of(table, referendum)
        if called is not None:
            context = EffectContext(table, referendum.caller, referendum.card, referendum.minion)
            apply_effects(context, called.called)

    def passed(self, table: Table, referendum: Referendum) -> None:
        """Carry out the effects of a referendum that has passed."""
        called = self.referendum_of(table, referendum)
        if called is not None:
            apply_effects(purposes.outcome_context(table, referendum), called.passed)

    def referendum_of(self, table: Table, referendum: Referendum) -> CardReferendum | None:
        """The referendum: the first when the card is played, the last while it is in play."""
        if not self.referendums:
            return None
        return self.referendums[-1 if table.where[referendum.card] is Zone.IN_PLAY else 0]


def first_time(table: Table, card: int, number: int, once: Until) -> bool:
    """GEN-22: whether a trigger is the first one in this period; records that it happens now."""
    key = f"trigger {number}"
    if table.has_used(key, card, once):
        return False
    table.use_once(key, card, once)
    return True
