"""From the definition of a card to its script: where the vocabulary meets the engine."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from cardbase.model import Bonus
from vtes_deck.effects import playing
from vtes_deck.effects.inplay import (
    can_move,
    deed_options,
    in_play_deed,
    power_options,
    reaches,
    use_power,
)
from vtes_deck.effects.own import OwnScript
from vtes_deck.effects.vocab.becoming import MUST_HUNT, BecomesVampire
from vtes_deck.effects.vocab.cancelling import may_be_cancelled, may_be_paid_off
from vtes_deck.effects.vocab.choosing import carry
from vtes_deck.effects.vocab.counters import BloodToPool, GainPool
from vtes_deck.effects.vocab.definition import Definition
from vtes_deck.effects.vocab.later import Later
from vtes_deck.effects.vocab.own import (
    ActsAtOnce,
    CancelledByDiscard,
    CancelledByPool,
    Guards,
    Lessens,
    OnlyOne,
)
from vtes_deck.effects.vocab.polling import CALLED_OFF
from vtes_deck.effects.vocab.powers import (
    Aura,
    Bars,
    CardAction,
    EntersWith,
    Gives,
    InCombat,
    Power,
    Trigger,
)
from vtes_deck.effects.vocab.scene import NOTHING, Scene, mentions
from vtes_deck.effects.vocab.staying import has_copy
from vtes_deck.effects.vocab.ways import Calls, Fighting, Limit, ReplacedLater
from vtes_deck.effects.vocab.who import AtSuperior
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.hunt import Hunt
from vtes_deck.engine.actions.roles import Role
from vtes_deck.engine.cards.play import PlayCard, ShowCard
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat import cards as fighting
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.combat.damage_kinds import Cause, Damage
from vtes_deck.engine.combat.moves import Strike
from vtes_deck.engine.mechanics import ledger
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.engine.state.events import Event
from vtes_deck.engine.state.in_play import InPlay, Minion
from vtes_deck.engine.state.table import Activity, Promise, Table, Until, Zone
from vtes_deck.engine.state.windows import ACT, UNBLOCKED

LATER = "later"
"""What the verbs of promises are called, with the number that the promise has on its card."""


class TreeScript(OwnScript):
    """The script of a card that is declared as a :class:`Definition`.

    The mode of an option is the number of the way from the hand; in play the powers come first and
    then the actions that the card allows.
    """

    def __init__(self, definition: Definition) -> None:
        super().__init__(definition)
        parts = definition.parts
        self.definition = definition
        self.ways = playing.ways_of(definition)
        self.limits = tuple(part for part in parts if isinstance(part, Limit))
        self.uses_of = tuple(part for part in parts if isinstance(part, Power))
        self.deeds = tuple(part for part in parts if isinstance(part, CardAction))
        self.guards = next((part for part in parts if isinstance(part, Guards)), None)
        self.guardian = self.guards.capacity if self.guards else 0
        self.acts_at_once = any(isinstance(part, ActsAtOnce) for part in parts)
        self.only_one = any(isinstance(part, OnlyOne) for part in parts)
        self.compels = any(
            isinstance(effect, BecomesVampire) for way in self.ways for effect in way.does
        )
        self.gives_pool = any(
            way.role is Role.METHUSELAH
            and any(mentions(way.does, word) for word in (GainPool, BloodToPool))
            for way in self.ways
        )
        self.two_levels = any(mentions(part, AtSuperior) for part in parts)
        self.triggers = tuple(part for part in parts if isinstance(part, Trigger))
        self.all_auras = tuple(part for part in parts if isinstance(part, Aura))
        self.all_bars = tuple(part for part in parts if isinstance(part, Bars))
        self.entering = tuple(part for part in parts if isinstance(part, EntersWith))
        self.later = tuple(
            effect for way in self.ways for effect in way.does if isinstance(effect, Later)
        )
        self.referendum = next((part for part in parts if isinstance(part, Calls)), None)
        self.calls = self.referendum is not None
        self.fights = tuple(part for part in parts if isinstance(part, InCombat))
        self.in_combat = fighting.CombatScript(*(part.move for part in self.fights))
        self.windows = 0
        self.when = tuple((playing.window_of(way), way) for way in self.ways)
        for moments, _ in self.when:
            self.windows |= moments
        self.powers = self.in_combat.powers | (ACT if self.deeds else 0)
        self.powers |= UNBLOCKED if self.guardian else 0
        for power in self.uses_of:
            self.powers |= power.at
        for part in parts:
            if isinstance(part, ReplacedLater):
                self.replaced = part.until
        users = {power.user for power in self.uses_of} | ({"anybody"} if self.deeds else set())
        if "anybody" in users or len(users) > 1:
            self.users = "anybody"
        elif users == {"host"}:
            self.users = "host"
        self.hears = tuple(trigger.on for trigger in self.triggers)
        self.bonuses = {part.bonus: part.n for part in parts if isinstance(part, Gives)}
        self.auras = tuple(dict.fromkeys(aura.bonus for aura in self.all_auras))
        self.bars = tuple(dict.fromkeys(bar.deed for bar in self.all_bars))

    # From the hand

    @override
    def plays(self, table: Table, seat: int, card: int, window: int) -> list[Option]:
        return playing.options(self.when, self.limits, table, seat, card, window)

    @override
    def played_as(self, option: Option) -> str:
        return self.ways[option.mode].level if option.mode < len(self.ways) else ""

    @override
    def words(self, option: Option) -> str:
        if option.verb is fighting.USE:
            return self.fights[option.mode].words
        played = option.verb.name.split(" ")[0] in {"play", "act"}
        return self.ways[option.mode].words if played and option.mode < len(self.ways) else ""

    @override
    def action(self, table: Table, option: Option) -> Action:
        return playing.announce(self.ways[option.mode], table, option)

    @override
    def resolve(self, table: Table, play: PlayCard) -> None:
        option = play.option
        way = self.ways[option.mode]
        special = False
        if isinstance(way, Fighting):
            fighting.perform(table, option.minion, option.card, way.move)
            special = way.move.strike is not None and way.move.strike.special
        seat = table.owner[option.card]
        if way.role is not Role.METHUSELAH:
            minion = table.minion(option.minion)
            ledger.burn_blood(table, minion, way.blood, option.card)
        scene = Scene(table, seat, option.card, option.minion, option.target, option.seat, option.n)
        if not special:
            carry(scene, way.does)

    @override
    def struck(self, table: Table, striker: int, target: int, strike: Strike) -> None:
        """What a special strike does besides is done as it resolves."""
        plain = replace(strike, source=NONE, target=NONE, more=0, hinders=False)
        for part in self.definition.parts:
            if isinstance(part, InCombat) and part.move.strike == plain:
                seat = table.in_play[striker].controller
                carry(Scene(table, seat, strike.source, striker, target), part.does)
                return
        for way in self.ways:
            if isinstance(way, Fighting) and way.move.strike == plain:
                seat = table.in_play[striker].controller
                carry(Scene(table, seat, strike.source, striker, target), way.does)
                return

    @override
    def shown(self, table: Table, show: ShowCard) -> None:
        for part in self.definition.parts:
            if isinstance(part, Limit) and self.calls:
                playing.note_limit(part, table, show.card)
            elif isinstance(part, CancelledByDiscard) and not show.cancelled:
                may_be_cancelled(table, show.card, show.minion, part.type)
            elif isinstance(part, CancelledByPool) and not show.cancelled:
                may_be_paid_off(table, show.card, part.pool)

    @override
    def allows(self, table: Table, card: int, minion: Minion) -> bool:
        return not self.only_one or not has_copy(table, card, minion.card)

    @override
    def has_target(self, table: Table, seat: int, card: int) -> bool:
        """What is played in answer to something has its target only then, so it is not asked."""
        return playing.has_target(self.ways, table, seat, card)

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
        combat = table.under_way(Combat)
        fights = combat is not None and combat.holds(damage.minion)
        if damage.cause is not Cause.STRIKE and not (fights and damage.cause is Cause.MINION):
            return 0
        return sum(part.n for part in self.definition.parts if isinstance(part, Lessens))

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
            for number, deed in enumerate(self.deeds):
                found += deed_options(deed, len(self.uses_of) + number, table, seat, card)
        return found

    @override
    def use(self, table: Table, option: Option) -> None:
        if option.verb.name.startswith(f"{LATER} "):
            self.keep(table, option)
        elif option.verb is fighting.USE:
            carry(self.fighter(table, option), self.fights[option.mode].first)
            self.in_combat.use(table, option)
        elif table.where[option.card] is not Zone.IN_PLAY:
            way = self.ways[option.mode]
            if way.role is Role.ACTOR:
                playing.note_used(table, option, way)
                table.push(self.action(table, option))
            else:
                playing.note(self.limits, table, option, way)
                table.push(PlayCard(option))
        elif option.mode < len(self.uses_of):
            use_power(self.uses_of[option.mode], option, table)
        else:
            number = option.mode - len(self.uses_of)
            table.push(in_play_deed(self.deeds[number], option, table))

    def fighter(self, table: Table, option: Option) -> Scene:
        """The scene in which a minion uses in combat what it is, or what is on it."""
        seat = table.in_play[option.minion].controller
        return Scene(table, seat, option.card, option.minion)

    def may_fight(self, table: Table, option: Option) -> bool:
        """Whether what a card in play does in combat can be paid for, and what it needs is so."""
        scene, part = self.fighter(table, option), self.fights[option.mode]
        return all(need.holds(scene) for need in part.needs) and all(
            effect.possible(scene) for effect in part.first
        )

    @override
    def is_directed(self, table: Table, option: Option) -> bool:
        if table.where[option.card] is not Zone.IN_PLAY:
            acts = self.ways[option.mode].role is Role.ACTOR
            return acts and bool(self.action(table, option).seats)
        number = option.mode - len(self.uses_of)
        if option.verb is fighting.USE or number < 0:
            return False
        return bool(in_play_deed(self.deeds[number], option, table).seats)

    @override
    def heard(self, table: Table, card: int, event: Event) -> None:
        thing = table.in_play[card]
        for trigger in self.triggers:
            if trigger.on is not event.what:
                continue
            if trigger.mine and event.seat != thing.controller:
                continue
            happened_to = event.card if event.minion == NONE else event.minion
            scene = Scene(table, thing.controller, card, target=happened_to)
            if trigger.host and event.minion != scene.host:
                continue
            if trigger.itself and event.card != card:
                continue
            if all(need.holds(scene) for need in trigger.needs):
                carry(scene, trigger.does)

    @override
    def aura(self, table: Table, card: int, bonus: Bonus, on: InPlay | int) -> int:
        thing = table.in_play[card]
        total = 0
        for aura in self.all_auras:
            if aura.bonus is bonus and reaches(aura, table, thing, on):
                total += aura.n
        return total

    @override
    def forbids(self, table: Table, card: int, deed: Activity, on: int) -> bool:
        scene = Scene(table, table.in_play[card].controller, card)
        return any(
            bar.deed is deed
            and (on == scene.host if bar.host else bar.who.fits(scene.by(on), table.minion(on)))
            and all(need.holds(scene.by(on)) for need in bar.needs)
            for bar in self.all_bars
        )

    @override
    def entered(self, table: Table, card: int) -> None:
        scene = Scene(table, table.in_play[card].controller, card)
        for part in self.entering:
            carry(scene, part.does)

    # Later

    @override
    def promised(self, table: Table, promise: Promise) -> list[Option]:
        later = self.later[promise.part]
        if promise.minion not in table.in_play:
            return []
        base = Scene(table, promise.seat, promise.card, promise.minion, promise.target)
        minion = table.minion(promise.minion)
        if minion.blood < later.blood or not all(need.holds(base) for need in later.needs):
            return []
        if later.move is not None and not can_move(table, minion, later.move):
            return []
        found = []
        verb = Verb(f"{LATER} {promise.part + 1}", later.sentence)
        for target, other, n in later.aim.choices(base):
            aimed = base if later.aim == NOTHING else base.at(target=target, other=other, n=n)
            if all(effect.possible(aimed) for effect in later.does):
                found.append(
                    Option(verb, promise.card, promise.minion, aimed.target, other, n, promise.part)
                )
        return found

    def keep(self, table: Table, option: Option) -> None:
        """Does what was promised."""
        promise = next(
            one
            for one in table.promises
            if (one.card, one.part, one.minion) == (option.card, option.mode, option.minion)
        )
        later = self.later[promise.part]
        if later.once:
            table.promises = tuple(one for one in table.promises if one is not promise)
        ledger.burn_blood(table, table.minion(promise.minion), later.blood, promise.card)
        if later.move is not None:
            fighting.perform(table, promise.minion, promise.card, later.move)
        scene = Scene(
            table, promise.seat, promise.card, promise.minion, option.target, option.seat, option.n
        )
        carry(scene, later.does)

    @override
    def kept(self, table: Table, promise: Promise, event: Event) -> None:
        later = self.later[promise.part]
        if later.on is not event.what or promise.minion not in table.in_play:
            return
        scene = Scene(table, promise.seat, promise.card, promise.minion, promise.target)
        if later.aim != NOTHING:
            scene = scene.at(target=event.minion)
        if all(need.holds(scene) for need in later.needs):
            if later.once:
                table.promises = tuple(one for one in table.promises if one is not promise)
            carry(scene, later.does)

    # Referendums

    @override
    def terms(self, table: Table, referendum: Referendum) -> list[Option]:
        if self.referendum is None:
            return []
        scene = Scene(table, referendum.caller, referendum.card, referendum.minion)
        for terms in self.referendum.terms:
            found = terms.options(scene, referendum.terms)
            if found:
                return found
        return []

    @override
    def can_call(self, table: Table, seat: int, minion: int) -> bool:
        if self.referendum is None:
            return True
        if table.has_used(f"{CALLED_OFF} {self.definition.id}", NONE, Until.TURN):
            return False
        if any(playing.is_used_up(limit, table, self.definition.id) for limit in self.limits):
            return False
        scene = Scene(table, seat, NONE, minion)
        return all(terms.possible(scene) for terms in self.referendum.terms)

    @override
    def passed(self, table: Table, referendum: Referendum) -> None:
        if self.referendum is None:
            return
        scene = Scene(table, referendum.caller, referendum.card, referendum.minion)
        cause, table.cause = table.cause, referendum.card
        for outcome in self.referendum.passed:
            outcome.carry_out(scene, referendum)
        table.cause = cause
