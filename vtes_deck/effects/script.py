"""The script of a card definition: the bridge between vocabulary and engine."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from cardbase.model import Bonus
from vtes_deck.effects import card_play
from vtes_deck.effects.powers import (
    action_options,
    can_move,
    in_play_action,
    power_options,
    reaches,
    use_power,
)
from vtes_deck.effects.static_effects import StaticEffectsScript
from vtes_deck.effects.vocab.attachments import has_copy
from vtes_deck.effects.vocab.cancellation import offer_discard_to_cancel, offer_pay_to_cancel
from vtes_deck.effects.vocab.choices import apply_effects
from vtes_deck.effects.vocab.context import NOTHING, EffectContext, contains
from vtes_deck.effects.vocab.counters import gives_pool
from vtes_deck.effects.vocab.definition import Definition
from vtes_deck.effects.vocab.delayed_triggers import AddDelayedTrigger
from vtes_deck.effects.vocab.minion_filter import AtSuperior
from vtes_deck.effects.vocab.modes import CardReferendum, CombatMode, DelayedReplacement, PlayLimit
from vtes_deck.effects.vocab.powers import (
    Aura,
    CardAction,
    EntersWith,
    InCombat,
    Power,
    Restriction,
    StaticBonus,
    Trigger,
)
from vtes_deck.effects.vocab.referendum import CALLED_OFF
from vtes_deck.effects.vocab.static_effects import (
    ActsAtOnce,
    CancelledByDiscard,
    CancelledByPool,
    Guards,
    OnePerMinion,
    ReducesDamage,
)
from vtes_deck.effects.vocab.transformations import MUST_HUNT, BecomesVampire
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.hunt import Hunt
from vtes_deck.engine.actions.roles import Role
from vtes_deck.engine.cards.play import PlayCard, ShowCard
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat import cards as combat_cards
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.combat.damage_types import Cause, Damage
from vtes_deck.engine.combat.moves import Strike
from vtes_deck.engine.mechanics import ledger
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.engine.state.events import Event
from vtes_deck.engine.state.in_play import CardInPlay, Minion
from vtes_deck.engine.state.table import Activity, DelayedTrigger, Table, Until, Zone
from vtes_deck.engine.state.windows import ACT, UNBLOCKED

DELAYED = "later"
"""Prefix of the verbs of delayed triggers; the number of the trigger on its card follows."""


class DefinitionScript(StaticEffectsScript):
    """The script of a card with a :class:`Definition`.

    ``Option.mode`` is the number of the mode for a card from the hand. For a card in play it counts
    the powers first, then the actions.
    """

    def __init__(self, definition: Definition) -> None:
        super().__init__(definition)
        parts = definition.parts
        self.definition = definition
        self.modes = card_play.modes_of(definition)
        self.limits = tuple(part for part in parts if isinstance(part, PlayLimit))
        self.uses_of = tuple(part for part in parts if isinstance(part, Power))
        self.card_actions = tuple(part for part in parts if isinstance(part, CardAction))
        self.guards = next((part for part in parts if isinstance(part, Guards)), None)
        self.guardian = self.guards.capacity if self.guards else 0
        self.acts_at_once = any(isinstance(part, ActsAtOnce) for part in parts)
        self.only_one = any(isinstance(part, OnePerMinion) for part in parts)
        self.compels = any(
            isinstance(effect, BecomesVampire) for mode in self.modes for effect in mode.effects
        )
        self.gives_pool = any(
            mode.role is Role.METHUSELAH and gives_pool(mode.effects) for mode in self.modes
        )
        self.two_levels = any(contains(part, AtSuperior) for part in parts)
        self.triggers = tuple(part for part in parts if isinstance(part, Trigger))
        self.aura_parts = tuple(part for part in parts if isinstance(part, Aura))
        self.restriction_parts = tuple(part for part in parts if isinstance(part, Restriction))
        self.entering = tuple(part for part in parts if isinstance(part, EntersWith))
        self.delayed = tuple(
            effect
            for mode in self.modes
            for effect in mode.effects
            if isinstance(effect, AddDelayedTrigger)
        )
        self.referendum = next((part for part in parts if isinstance(part, CardReferendum)), None)
        self.calls = self.referendum is not None
        self.fights = tuple(part for part in parts if isinstance(part, InCombat))
        self.in_combat = combat_cards.CombatScript(*(part.move for part in self.fights))
        self.windows = 0
        self.when = tuple((card_play.window_of(mode), mode) for mode in self.modes)
        for moments, _ in self.when:
            self.windows |= moments
        self.powers = self.in_combat.powers | (ACT if self.card_actions else 0)
        self.powers |= UNBLOCKED if self.guardian else 0
        for power in self.uses_of:
            self.powers |= power.at
        for part in parts:
            if isinstance(part, DelayedReplacement):
                self.replaced = part.until
        users = {power.user for power in self.uses_of} | (
            {"anybody"} if self.card_actions else set()
        )
        if "anybody" in users or len(users) > 1:
            self.users = "anybody"
        elif users == {"host"}:
            self.users = "host"
        self.event_types = tuple(trigger.on for trigger in self.triggers)
        self.bonuses = {part.bonus: part.n for part in parts if isinstance(part, StaticBonus)}
        self.auras = tuple(dict.fromkeys(aura.bonus for aura in self.aura_parts))
        self.restrictions = tuple(dict.fromkeys(bar.activity for bar in self.restriction_parts))

    # From the hand

    @override
    def plays(self, table: Table, seat: int, card: int, window: int) -> list[Option]:
        return card_play.options(self.when, self.limits, table, seat, card, window)

    @override
    def played_as(self, option: Option) -> str:
        return self.modes[option.mode].level if option.mode < len(self.modes) else ""

    @override
    def words(self, option: Option) -> str:
        if option.verb is combat_cards.USE:
            return self.fights[option.mode].words
        played = option.verb.name.split(" ")[0] in {"play", "act"}
        return self.modes[option.mode].words if played and option.mode < len(self.modes) else ""

    @override
    def action(self, table: Table, option: Option) -> Action:
        return card_play.announce(self.modes[option.mode], table, option)

    @override
    def resolve(self, table: Table, play: PlayCard) -> None:
        option = play.option
        mode = self.modes[option.mode]
        special = False
        if isinstance(mode, CombatMode):
            combat_cards.perform(table, option.minion, option.card, mode.move)
            special = mode.move.strike is not None and mode.move.strike.special
        seat = table.owner[option.card]
        if mode.role is not Role.METHUSELAH:
            minion = table.minion(option.minion)
            ledger.burn_blood(table, minion, mode.blood, option.card)
        context = EffectContext(
            table, seat, option.card, option.minion, option.target, option.seat, option.n
        )
        if not special:
            apply_effects(context, mode.effects)

    @override
    def struck(self, table: Table, striker: int, target: int, strike: Strike) -> None:
        """Applies the effects of a special strike as it resolves."""
        plain = replace(strike, source=NONE, target=NONE, more=0, hinders=False)
        for part in self.definition.parts:
            if isinstance(part, InCombat) and part.move.strike == plain:
                seat = table.in_play[striker].controller
                apply_effects(
                    EffectContext(table, seat, strike.source, striker, target), part.effects
                )
                return
        for mode in self.modes:
            if isinstance(mode, CombatMode) and mode.move.strike == plain:
                seat = table.in_play[striker].controller
                apply_effects(
                    EffectContext(table, seat, strike.source, striker, target), mode.effects
                )
                return

    @override
    def shown(self, table: Table, show: ShowCard) -> None:
        for part in self.definition.parts:
            if isinstance(part, PlayLimit) and self.calls:
                card_play.record_limit(part, table, show.card)
            elif isinstance(part, CancelledByDiscard) and not show.cancelled:
                offer_discard_to_cancel(table, show.card, show.minion, part.type)
            elif isinstance(part, CancelledByPool) and not show.cancelled:
                offer_pay_to_cancel(table, show.card, part.pool)

    @override
    def allows(self, table: Table, card: int, minion: Minion) -> bool:
        return not self.only_one or not has_copy(table, card, minion.card)

    @override
    def has_target(self, table: Table, seat: int, card: int) -> bool:
        """Cards played in response have targets only then and are not checked."""
        return card_play.has_target(self.modes, table, seat, card)

    # In play

    @override
    def guarded(self, table: Table, card: int, acting: int) -> None:
        if self.guards is not None and acting in table.in_play:
            inflicted = Damage(
                target=acting,
                n=self.guards.damage,
                aggravated=True,
                source=card,
                unpreventable=True,
            )
            table.push(DamageResolution((inflicted,)))

    @override
    def duty(self, table: Table, card: int, minion: Minion) -> list[Option] | None:
        must = card == minion.card and minion.mark(MUST_HUNT) == table.turn
        return Hunt.options(table, minion) if must else None

    @override
    def lessens(self, table: Table, card: int, damage: Damage) -> int:
        combat = table.current(Combat)
        fights = combat is not None and combat.holds(damage.minion)
        if damage.cause is not Cause.STRIKE and not (fights and damage.cause is Cause.MINION):
            return 0
        return sum(part.n for part in self.definition.parts if isinstance(part, ReducesDamage))

    @override
    def uses(self, table: Table, seat: int, card: int, window: int) -> list[Option]:
        found: list[Option] = []
        for mode, power in enumerate(self.uses_of):
            if power.at & window:
                found += power_options(power, mode, table, seat, card, window)
        if self.in_combat.powers & window:
            found += [
                option
                for option in self.in_combat.uses(table, seat, card, window)
                if self.may_fight(table, option)
            ]
        if window == ACT:
            for number, card_action in enumerate(self.card_actions):
                found += action_options(card_action, len(self.uses_of) + number, table, seat, card)
        return found

    @override
    def use(self, table: Table, option: Option) -> None:
        if option.verb.name.startswith(f"{DELAYED} "):
            self.use_delayed_trigger(table, option)
        elif option.verb is combat_cards.USE:
            apply_effects(self.fighter(table, option), self.fights[option.mode].first)
            self.in_combat.use(table, option)
        elif table.where[option.card] is not Zone.IN_PLAY:
            mode = self.modes[option.mode]
            if mode.role is Role.ACTOR:
                card_play.record_disciplines(table, option, mode)
                table.push(self.action(table, option))
            else:
                card_play.record_play(self.limits, table, option, mode)
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
    def is_directed(self, table: Table, option: Option) -> bool:
        if table.where[option.card] is not Zone.IN_PLAY:
            acts = self.modes[option.mode].role is Role.ACTOR
            return acts and bool(self.action(table, option).seats)
        number = option.mode - len(self.uses_of)
        if option.verb is combat_cards.USE or number < 0:
            return False
        return bool(in_play_action(self.card_actions[number], option, table).seats)

    @override
    def on_event(self, table: Table, card: int, event: Event) -> None:
        card_in_play = table.in_play[card]
        for trigger in self.triggers:
            if trigger.on is not event.what:
                continue
            if trigger.mine and event.seat != card_in_play.controller:
                continue
            happened_to = event.card if event.minion == NONE else event.minion
            context = EffectContext(table, card_in_play.controller, card, target=happened_to)
            if trigger.host and event.minion != context.host:
                continue
            if trigger.itself and event.card != card:
                continue
            if all(condition.holds(context) for condition in trigger.conditions):
                apply_effects(context, trigger.effects)

    @override
    def aura(self, table: Table, card: int, bonus: Bonus, on: CardInPlay | int) -> int:
        card_in_play = table.in_play[card]
        total = 0
        for aura in self.aura_parts:
            if aura.bonus is bonus and reaches(aura, table, card_in_play, on):
                total += aura.n
        return total

    @override
    def restricts(self, table: Table, card: int, activity: Activity, on: int) -> bool:
        context = EffectContext(table, table.in_play[card].controller, card)
        return any(
            part.activity is activity
            and (
                on == context.host if part.host else part.who.fits(context.by(on), table.minion(on))
            )
            and all(condition.holds(context.by(on)) for condition in part.conditions)
            for part in self.restriction_parts
        )

    @override
    def entered(self, table: Table, card: int) -> None:
        context = EffectContext(table, table.in_play[card].controller, card)
        for part in self.entering:
            apply_effects(context, part.effects)

    # Delayed triggers

    @override
    def delayed_options(self, table: Table, trigger: DelayedTrigger) -> list[Option]:
        delayed = self.delayed[trigger.part]
        if trigger.minion not in table.in_play:
            return []
        base = EffectContext(table, trigger.seat, trigger.card, trigger.minion, trigger.target)
        minion = table.minion(trigger.minion)
        if minion.blood < delayed.blood or not all(
            condition.holds(base) for condition in delayed.conditions
        ):
            return []
        if delayed.move is not None and not can_move(table, minion, delayed.move):
            return []
        found = []
        verb = Verb(f"{DELAYED} {trigger.part + 1}", delayed.sentence)
        for target, other, n in delayed.target.choices(base):
            aimed = base if delayed.target == NOTHING else base.at(target=target, other=other, n=n)
            if all(effect.possible(aimed) for effect in delayed.effects):
                found.append(
                    Option(verb, trigger.card, trigger.minion, aimed.target, other, n, trigger.part)
                )
        return found

    def use_delayed_trigger(self, table: Table, option: Option) -> None:
        """Carries out an option of a delayed trigger."""
        trigger = next(
            one
            for one in table.delayed_triggers
            if (one.card, one.part, one.minion) == (option.card, option.mode, option.minion)
        )
        delayed = self.delayed[trigger.part]
        if delayed.once:
            table.delayed_triggers = tuple(
                one for one in table.delayed_triggers if one is not trigger
            )
        ledger.burn_blood(table, table.minion(trigger.minion), delayed.blood, trigger.card)
        if delayed.move is not None:
            combat_cards.perform(table, trigger.minion, trigger.card, delayed.move)
        context = EffectContext(
            table, trigger.seat, trigger.card, trigger.minion, option.target, option.seat, option.n
        )
        apply_effects(context, delayed.effects)

    @override
    def on_delayed_trigger(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        delayed = self.delayed[trigger.part]
        if delayed.on is not event.what or trigger.minion not in table.in_play:
            return
        context = EffectContext(table, trigger.seat, trigger.card, trigger.minion, trigger.target)
        if delayed.target != NOTHING:
            context = context.at(target=event.minion)
        if all(condition.holds(context) for condition in delayed.conditions):
            if delayed.once:
                table.delayed_triggers = tuple(
                    one for one in table.delayed_triggers if one is not trigger
                )
            apply_effects(context, delayed.effects)

    # Referendums

    @override
    def terms(self, table: Table, referendum: Referendum) -> list[Option]:
        if self.referendum is None:
            return []
        context = EffectContext(table, referendum.caller, referendum.card, referendum.minion)
        for terms in self.referendum.terms:
            found = terms.options(context, referendum.terms)
            if found:
                return found
        return []

    @override
    def can_call(self, table: Table, seat: int, minion: int) -> bool:
        if self.referendum is None:
            return True
        if table.has_used(f"{CALLED_OFF} {self.definition.id}", NONE, Until.TURN):
            return False
        if any(card_play.is_used_up(limit, table, self.definition.id) for limit in self.limits):
            return False
        context = EffectContext(table, seat, NONE, minion)
        return all(terms.possible(context) for terms in self.referendum.terms)

    @override
    def passed(self, table: Table, referendum: Referendum) -> None:
        if self.referendum is None:
            return
        context = EffectContext(table, referendum.caller, referendum.card, referendum.minion)
        cause, table.cause = table.cause, referendum.card
        for outcome in self.referendum.passed:
            outcome.carry_out(context, referendum)
        table.cause = cause
