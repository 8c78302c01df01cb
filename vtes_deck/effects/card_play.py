"""Playing cards from the hand: the options of a Methuselah at a given moment."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import msgspec
from msgspec.structs import replace

from cardbase.terms import Trait
from vtes_deck.effects import immunity, play_limits
from vtes_deck.effects.actions import (
    ActionInTorpor,
    ActionWithCard,
    BleedWithCard,
    HuntWithCard,
    can_bleed,
    can_hunt,
)
from vtes_deck.effects.vocab.cards_in_play import PutOn
from vtes_deck.effects.vocab.context import (
    NOTHING,
    Effect,
    EffectContext,
    Target,
    all_hold,
    are_possible,
    is_timely,
    timed,
)
from vtes_deck.effects.vocab.counters import Pay
from vtes_deck.effects.vocab.definition import Definition
from vtes_deck.effects.vocab.minion_filter import ANYONE, Whose, has_level, seats_of
from vtes_deck.effects.vocab.modes import (
    ActionMode,
    BleedMode,
    CombatMode,
    CombinedModes,
    HuntMode,
    Mode,
    OwnActionMode,
    PlayLimit,
)
from vtes_deck.effects.vocab.title_cards import RepresentsTitle
from vtes_deck.engine.actions.action import Action, direction
from vtes_deck.engine.actions.roles import Role, is_drowsy, minions_in
from vtes_deck.engine.cards import master_cards, requirements
from vtes_deck.engine.cards.cost_changes import price
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat import cards as combat_cards
from vtes_deck.engine.state.ability_statics import Eligibility, PlaysAsVampire
from vtes_deck.engine.state.cards_under import KnowsUnder
from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.refusals import BarsDisciplines
from vtes_deck.engine.state.table import Activity, Table
from vtes_deck.engine.state.windows import ACT, DURING_ACTION, MASTER
from vtes_deck.engine.status import contests

ANY_WINDOW = ~0


class CompiledMode(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A mode of a card, with the facts that do not depend on the table.

    It is equal only to itself, so it is a fast dictionary key.

    Attributes:
        number: the number of the mode on its card.
        mode: the mode.
        windows: the windows in which it could be used, as bits.
        by_seat: a Methuselah plays the card, not a minion.
        who: the role of the minion that plays it, and whether it must be locked, or in torpor.
        timed: the effects that must be timely as the card is played.
        now: the effects that must be possible as the card is played.
        spares: it does nothing if the acting minion is not affected by it.
        aims: the table alone can show that no target exists, whatever the minion.
    """

    number: int
    mode: Mode
    windows: int
    by_seat: bool
    who: tuple[Role, bool, bool]
    timed: tuple[Effect, ...]
    now: tuple[Effect, ...]
    spares: bool
    aims: bool


def compile_mode(number: int, mode: Mode) -> CompiledMode:
    """A mode with the facts that do not depend on the table, and its number on the card."""
    now = checked_effects(mode)
    return CompiledMode(
        number,
        mode,
        window_of(mode),
        mode.role is Role.METHUSELAH,
        (mode.role, bool(mode.who.locked), mode.who.torpor),
        timed=timed(now) if is_done_now(mode) else (),
        now=now,
        spares=immunity.may_be_pointless(mode),
        aims=type(mode.target).is_missing is not Target.is_missing,
    )


def checked_effects(mode: Mode) -> tuple[Effect, ...]:
    """The effects that must be possible with the target as the card is played.

    A card that is played for an action must be able to enter the place where its text puts it. By a
    ruling on Rayzeel's Song, a minion must be able to pay what the text makes it burn.
    """
    if is_done_now(mode):
        return mode.effects
    if mode.role is not Role.ACTOR:
        return ()
    return tuple(one for one in mode.effects if isinstance(one, (Pay, PutOn, RepresentsTitle)))


def modes_of(definition: Definition) -> tuple[Mode, ...]:
    """The modes of a card; each combination of Disciplines is a separate mode."""
    found: list[Mode] = []
    for part in definition.parts:
        if isinstance(part, Mode):
            found.append(part)
        elif isinstance(part, CombinedModes):
            for count in range(1, len(part.modes) + 1):
                found += [combined(chosen) for chosen in combinations(part.modes, count)]
    return tuple(found)


def combined(modes: tuple[Mode, ...]) -> Mode:
    """One mode with the effects of several. Effects that several actions share happen once."""
    first = modes[0]
    for mode in modes[1:]:
        level = f"{first.level}+{mode.level}"
        target = mode.target if first.target == NOTHING else first.target
        first = replace(
            first,
            level=level,
            effects=first.effects + mode.effects,
            conditions=first.conditions + mode.conditions,
            target=target,
        )
        if isinstance(first, BleedMode) and isinstance(mode, BleedMode):
            first = replace(
                first,
                plus=first.plus + mode.plus,
                stealth=first.stealth + mode.stealth,
                announced=first.announced + mode.announced,
            )
        elif isinstance(first, ActionMode) and isinstance(mode, ActionMode):
            said = first.effects
            once = tuple(one for n, one in enumerate(said) if one not in said[n + 1 :])
            first = replace(
                first,
                effects=once,
                stealth=first.stealth + mode.stealth,
                announced=first.announced + mode.announced,
            )
    return first


def window_of(mode: Mode) -> int:
    """The windows in which a mode could be used, as bits."""
    if isinstance(mode, CombatMode):
        return mode.move.when
    if mode.role is Role.ACTOR:
        return ACT
    if mode.role is Role.METHUSELAH:
        return mode.at or MASTER
    if mode.at:
        return mode.at
    found = ANY_WINDOW
    for effect in mode.effects:
        found &= effect.windows() or ANY_WINDOW
    return DURING_ACTION if found == ANY_WINDOW else found


@cache
def verb_of(compiled: CompiledMode, choice: tuple[bool, bool, bool]) -> Verb:
    """The verb of an option, with its sentence and its short name for saved games."""
    mode = compiled.mode
    name = "act" if mode.role is Role.ACTOR else "play"
    if mode.level:
        name += f" {mode.level}"
    return Verb(name, sentence_of(mode, choice), level=mode.level)


def sentence_of(mode: Mode, choice: tuple[bool, bool, bool]) -> str:
    """The sentence of an option."""
    target, seat, n = choice
    if mode.role is Role.METHUSELAH:
        sentence = "Play {card}"
    elif mode.role is Role.ACTOR:
        sentence = "{minion} acts with {card}"
    else:
        sentence = "{minion} plays {card}"
    sentence += " [{level}]" if mode.level else ""
    if target or seat:
        at = ["{target}"] * target + ["{seat}"] * seat
        sentence += f" on {' and '.join(at)}"
    sentence += " for {n}" if n else ""
    return f"{sentence}."


def options(
    compiled_modes: tuple[CompiledMode, ...],
    limits: tuple[PlayLimit, ...],
    table: Table,
    seat: int,
    card: int,
    window: int,
) -> list[Option]:
    """Every legal option of playing this card from the hand in this window.

    Args:
        compiled_modes: the modes that can be used in this window.
        limits: the limits on playing the card.
        table: the table.
        seat: the player.
        card: the number of the card.
        window: the current window.
    """
    found: list[Option] = []
    printed = table.cards[card]
    context = EffectContext(table, seat, card, window=window)
    able: dict[tuple[Role, bool, bool], list[Minion]] = {}
    fit: dict[int, bool] = {}
    minions: list[Minion] = []
    for compiled in compiled_modes:
        mode = compiled.mode
        if (compiled.spares and immunity.is_spared(table, mode)) or (
            compiled.aims and mode.target.is_missing(context)
        ):
            continue
        if not compiled.by_seat:
            who = compiled.who
            if who not in able:
                able[who] = minions_in(table, mode.role, seat, locked=who[1], torpor=who[2])
            minions = able[who]
            if not minions:
                continue
        for minion in candidates(compiled, printed, context, minions, fit):
            base = EffectContext(table, seat, card, minion, window=window)
            if is_open(limits, mode, base):
                found += mode_options(compiled, base)
    if found and Trait.FRENZY in printed.traits:
        return [one for one in found if not is_immune(table, one)]
    if found and table.used:
        return immunity.unaimed(
            table, found, {compiled.number: compiled.mode for compiled in compiled_modes}
        )
    return found


def mode_options(compiled: CompiledMode, base: EffectContext) -> list[Option]:
    """The options of a minion or Methuselah who can play a card in this mode."""
    if isinstance(compiled.mode, CombatMode):
        return combat_options(compiled, compiled.mode, base)
    return target_options(compiled, base)


def is_open(limits: tuple[PlayLimit, ...], mode: Mode, context: EffectContext) -> bool:
    """Whether a minion has reached no limit of the mode, and its conditions hold."""
    if play_limits.limit_reached(limits, context.table, context.card, context.minion, mode):
        return False
    return all_hold(mode.conditions, context)


def is_immune(table: Table, option: Option) -> bool:
    """Whether a text prevents a frenzy card from being played on its victim."""
    victim = option.target
    combat = table.current(Combat)
    if victim == NONE and combat is not None and combat.holds(option.minion):
        victim = combat.other(option.minion)
    return victim in table.in_play and table.is_restricted(Activity.BE_FRENZIED, victim)


def is_done_now(mode: Mode) -> bool:
    """Whether the effects must be possible as the card is played, not only when it succeeds."""
    return mode.role is not Role.ACTOR and not isinstance(mode, CombatMode)


def target_options(compiled: CompiledMode, base: EffectContext) -> list[Option]:
    """One option for each legal target."""
    table, card = base.table, base.card
    mode, now, number = compiled.mode, compiled.now, compiled.number
    found = []
    for target, other, n in mode.target.choices(base):
        if now:
            context = base if mode.target is NOTHING else base.at(target=target, other=other, n=n)
            if not are_possible(now, context):
                continue
        if n and table.cards[card].cost_x and not affordable_x(mode, base, n):
            continue
        if compiled.by_seat and cannot_pay_more(table, base, target):
            continue
        if isinstance(mode, BleedMode):
            for whom in seats_of(base, bleed_targets(table, card, mode.whom)):
                verb = verb_of(compiled, (target != NONE, True, bool(n)))
                found.append(Option(verb, card, base.minion, target, whom, n, number))
            continue
        verb = verb_of(compiled, (target != NONE, other != NONE, bool(n)))
        found.append(Option(verb, card, base.minion, target, other, n, number))
    return found


def bleed_targets(table: Table, card: int, whom: Whose) -> Whose:
    """BLD-02: the possible targets of a bleed with a card; in 1994 the (D) icon allows any."""
    anybody = table.rules.directed_by_icon and table.cards[card].directed_icon
    return "others" if whom == "prey" and anybody else whom


def is_strike(mode: Mode) -> bool:
    """Whether the card is played to strike."""
    return isinstance(mode, CombatMode) and mode.move.strike is not None


def has_target(modes: tuple[Mode, ...], table: Table, seat: int, card: int) -> bool:
    """PLY-28: whether ``seat`` has a legal target for a master or action card."""
    played = [mode for mode in modes if mode.role in {Role.METHUSELAH, Role.ACTOR}]
    if len(played) < len(modes) or not played:
        return True
    condition = table.cards[card].requirement
    able = [
        one.card for one in table.minions(seat) if requirements.qualifies(table, condition, one)
    ]
    for mode in played:
        users = [NONE] if mode.role is Role.METHUSELAH else able
        if any(mode.target.choices(EffectContext(table, seat, card, user)) for user in users):
            return True
    return False


def cannot_pay_more(table: Table, context: EffectContext, target: int) -> bool:
    """PLY-10: whether this target makes a master card too expensive."""
    more = master_cards.surcharge(table, context.seat, target)
    if not more:
        return False
    printed = table.cards[context.card]
    cost, _ = price(table, None, printed, "", printed.pool_cost + more, 0, payer=context.seat)
    return table.rules.afford_before and cost > table.seats[context.seat].pool


def affordable_x(mode: Mode, context: EffectContext, n: int) -> bool:
    """PLY-10: whether the chosen X can be paid after texts have changed the cost (GEN-02)."""
    table, minion = context.table, context.user_minion
    if not table.rules.afford_before:
        return True
    printed = table.cards[context.card]
    _, blood = price(table, minion, printed, mode.level, 0, n, strikes=is_strike(mode))
    return minion.blood >= blood


def combat_options(
    compiled: CompiledMode, mode: CombatMode, context: EffectContext
) -> list[Option]:
    """The legal options of a card in combat."""
    table, card = context.table, context.card
    minion = table.minion(context.minion)
    found = []
    for target, other, n in mode.target.choices(context):
        if combat_cards.illegal(table, minion, card, mode.move, context.window) is not None:
            continue
        if n and table.cards[card].cost_x and not affordable_x(mode, context, n):
            continue
        verb = verb_of(compiled, (target != NONE, other != NONE, bool(n)))
        found.append(Option(verb, card, context.minion, target, other, n, compiled.number))
    return found


def can_use(table: Table, printed: Printed, minion: Minion, level: str) -> bool:
    """PLY-07, PLY-08: whether a minion has the Disciplines and may use them (GEN-02).

    PLY-35: an ally that plays the card as a vampire has them for this card. The same is true of a
    vampire that a text allows to play the card.
    """
    if level and (BarsDisciplines in table.statics or requirements.bars_opponents(table)):
        codes = level.lower().split("+")
        if requirements.is_barred(table, printed, minion, codes):
            return False
    if not has_level(table, minion, level, to_play=True):
        if PlaysAsVampire not in table.statics and KnowsUnder not in table.statics:
            return False
        others = requirements.as_others(table, printed, minion)
        if not any(has_level(table, one, level) for one in others):
            return False
        if not minion.vampire:
            return True
    if Eligibility not in table.statics or not level:
        return True
    return not any(requirements.loses(table, minion, code) for code in level.lower().split("+"))


def candidates(
    compiled: CompiledMode,
    printed: Printed,
    context: EffectContext,
    able: list[Minion],
    fit: dict[int, bool],
) -> list[int]:
    """The minions of this role that may play a card in this mode under all general rules.

    ``NONE`` represents the Methuselah. ``fit`` caches which minions meet the requirements of the
    card, which are the same for all its modes.
    """
    mode, moment, table, seat = compiled.mode, compiled.timed, context.table, context.seat
    if compiled.by_seat:
        if master_cards.cannot_play(table, seat, printed) is not None:
            return []
        timely = not moment or is_timely(moment, context)
        return [NONE] if timely else []
    able = [minion for minion in able if can_use(table, printed, minion, mode.level)]
    if mode.role is Role.REACTING and table.used:
        able = [minion for minion in able if not is_drowsy(table, minion, mode.level)]
    if not able or (moment and not is_timely(moment, context)):
        return []
    if printed.unique and contests.against_herself(table, seat, printed):  # CON-10
        return []
    if isinstance(mode, BleedMode):
        able = [minion for minion in able if can_bleed(table, minion)]
    elif isinstance(mode, HuntMode):
        able = [minion for minion in able if can_hunt(table, minion)]
    for minion in able:
        if minion.card not in fit:
            fit[minion.card] = requirements.lacks(table, printed, minion) is None
    return [one.card for one in able if fit[one.card] and can_pay(mode, printed, table, seat, one)]


def may_play(mode: Mode, printed: Printed, table: Table, seat: int, minion: Minion) -> bool:
    """Whether a minion with the Disciplines meets the requirements and can pay (PLY-05, PLY-10)."""
    met = requirements.lacks(table, printed, minion) is None
    return met and can_pay(mode, printed, table, seat, minion)


def can_pay(mode: Mode, printed: Printed, table: Table, seat: int, minion: Minion) -> bool:
    """Whether a minion can pay and matches the filter of the mode."""
    strikes, level = is_strike(mode), mode.level
    if requirements.cannot_afford(table, printed, seat, minion, level, strikes=strikes) is not None:
        return False
    if mode.blood:
        _, blood = price(table, minion, printed, level, 0, printed.blood_cost, strikes=strikes)
        if minion.blood < blood + mode.blood:
            return False
    if mode.who is ANYONE:
        return True
    context = EffectContext(table, seat, NONE, minion.card)
    players = (minion, *requirements.as_vampires(table, printed, minion))
    return any(mode.who.fits(context, one) for one in players)


def announce(mode: Mode, table: Table, option: Option) -> Action:
    """The action that an option announces."""
    printed = table.cards[option.card]
    blood = printed.blood_cost
    definition = printed.definition
    if printed.cost_x and getattr(definition, "blood_cost", 0) == "X":
        blood = option.n
    if isinstance(mode, BleedMode):
        return BleedWithCard(
            option.minion,
            option.card,
            seats=(option.seat,),
            pool_cost=printed.pool_cost,
            blood_cost=blood,
            inherent=mode.stealth or None,
            mode=mode,
            hidden_target=option.target,
        )
    if not isinstance(mode, ActionMode):
        raise TypeError(f"{mode} is not an action")
    if isinstance(mode, OwnActionMode):
        return mode.begin(table, option)
    seat = table.minion(option.minion).controller
    kind = HuntWithCard if isinstance(mode, HuntMode) else ActionWithCard
    if mode.who.torpor:
        kind = ActionInTorpor
    return kind(
        option.minion,
        option.card,
        target=option.target if option.target in table.in_play else NONE,
        seats=direction(table, seat, option.card, mode.aimed(table, option)),
        pool_cost=printed.pool_cost,
        blood_cost=blood,
        inherent=mode.stealth,
        n=option.n,
        mode=mode,
        hidden_target=option.target,
    )
