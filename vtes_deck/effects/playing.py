"""How cards are played: every way in which a Methuselah may play a card now."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from msgspec.structs import replace

from vtes_deck.effects.deeds import BleedWithCard, DeedWithCard, can_bleed
from vtes_deck.effects.vocab.definition import Definition
from vtes_deck.effects.vocab.scene import NOTHING, Effect, Scene, is_timely, timed
from vtes_deck.effects.vocab.ways import BleedDeed, Combined, Deeds, Fighting, Limit, Way
from vtes_deck.effects.vocab.who import ANYONE, Whose, has_level, seats_of
from vtes_deck.engine.actions.action import Action, has_played, repeats
from vtes_deck.engine.actions.roles import Role, minions_in
from vtes_deck.engine.cards import master_cards, requirements
from vtes_deck.engine.cards.discounts import price
from vtes_deck.engine.cards.play import USES_DISCIPLINE
from vtes_deck.engine.combat import cards as fighting
from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.table import Table, Until
from vtes_deck.engine.state.windows import ACT, DURING_ACTION, MASTER
from vtes_deck.engine.status import contests

ANY_WINDOW = ~0


def ways_of(definition: Definition) -> tuple[Way, ...]:
    """The ways of playing a card; several Disciplines used together are a way of their own."""
    found: list[Way] = []
    for part in definition.parts:
        if isinstance(part, Way):
            found.append(part)
        elif isinstance(part, Combined):
            for count in range(1, len(part.ways) + 1):
                found += [combined(chosen) for chosen in combinations(part.ways, count)]
    return tuple(found)


def combined(ways: tuple[Way, ...]) -> Way:
    """One way with what several say."""
    first = ways[0]
    for way in ways[1:]:
        level = f"{first.level}+{way.level}"
        aim = way.aim if first.aim == NOTHING else first.aim
        first = replace(
            first, level=level, does=first.does + way.does, needs=first.needs + way.needs, aim=aim
        )
        if isinstance(first, BleedDeed) and isinstance(way, BleedDeed):
            first = replace(first, plus=first.plus + way.plus, stealth=first.stealth + way.stealth)
    return first


def window_of(way: Way) -> int:
    """The moments in which a way could ever be used."""
    if isinstance(way, Fighting):
        return way.move.when
    if way.role is Role.ACTOR:
        return ACT
    if way.role is Role.METHUSELAH:
        return way.at or MASTER
    if way.at:
        return way.at
    found = ANY_WINDOW
    for effect in way.does:
        found &= effect.windows() or ANY_WINDOW
    return DURING_ACTION if found == ANY_WINDOW else found


@cache
def verb_of(way: Way, choice: tuple[bool, bool, bool]) -> Verb:
    """The verb of an option: what it says to people, and its short name for saved games."""
    name = "act" if way.role is Role.ACTOR else "play"
    if way.level:
        name += f" {way.level}"
    return Verb(name, sentence_of(way, choice), level=way.level)


def sentence_of(way: Way, choice: tuple[bool, bool, bool]) -> str:
    """What the verb of an option says to people."""
    target, seat, n = choice
    if way.role is Role.METHUSELAH:
        sentence = "Play {card}"
    elif way.role is Role.ACTOR:
        sentence = "{minion} acts with {card}"
    else:
        sentence = "{minion} plays {card}"
    sentence += " at {level}" if way.level else ""
    sentence += ", aimed at {target}" if target else ""
    sentence += ", aimed at {seat}" if seat else ""
    sentence += ", {n}" if n else ""
    return f"{sentence}."


def options(
    ways: tuple[tuple[int, Way], ...],
    limits: tuple[Limit, ...],
    table: Table,
    seat: int,
    card: int,
    window: int,
) -> list[Option]:
    """Every way of playing this card from the hand in this window.

    Args:
        ways: each with the moments in which it could ever be used (:func:`window_of`).
        limits: how often it may be played.
        table: the table.
        seat: who plays it.
        card: the card.
        window: the moment.
    """
    found: list[Option] = []
    printed = table.cards[card]
    able: dict[Role, list[Minion]] = {}
    for mode, (moments, way) in enumerate(ways):
        if not moments & window:
            continue
        if way.role not in able:
            able[way.role] = minions_in(table, way.role, seat)
        minions = able[way.role]
        nobody_can = not minions and way.role is not Role.METHUSELAH
        moment = timed_by(way)
        if nobody_can or (moment and not is_timely(moment, Scene(table, seat, card))):
            continue
        if isinstance(way, BleedDeed):
            minions = [minion for minion in minions if can_bleed(table, minion)]
        for minion in candidates(way, printed, table, seat, minions):
            if exhausted(limits, table, card, minion, way):
                continue
            base = Scene(table, seat, card, minion, window=window)
            if way.needs and not all(need.holds(base) for need in way.needs):
                continue
            if isinstance(way, Fighting):
                found += fighting_options(way, base, mode)
            else:
                found += aimed_options(way, base, mode)
    return found


@cache
def timed_by(way: Way) -> tuple[Effect, ...]:
    """The effects of a way that may be untimely as the card is played."""
    return timed(way.does) if is_done_now(way) else ()


def is_done_now(way: Way) -> bool:
    """Whether what a way does must be possible as the card is played, and not when it succeeds."""
    return way.role is not Role.ACTOR and not isinstance(way, Fighting)


def aimed_options(way: Way, base: Scene, mode: int) -> list[Option]:
    """One option for everything that the card can be aimed at."""
    table, card = base.table, base.card
    found = []
    now = way.does if is_done_now(way) else ()
    for target, other, n in way.aim.choices(base):
        if now:
            scene = base if way.aim is NOTHING else base.at(target=target, other=other, n=n)
            if not all(effect.possible(scene) for effect in now):
                continue
        if n and table.cards[card].cost_x and not affordable_x(table, base, n):
            continue
        if way.role is Role.METHUSELAH and cannot_pay_more(table, base, target):
            continue
        if isinstance(way, BleedDeed):
            for whom in seats_of(base, bled_with(table, card, way.whom)):
                verb = verb_of(way, (target != NONE, True, bool(n)))
                found.append(Option(verb, card, base.minion, target, whom, n, mode))
            continue
        verb = verb_of(way, (target != NONE, other != NONE, bool(n)))
        found.append(Option(verb, card, base.minion, target, other, n, mode))
    return found


def bled_with(table: Table, card: int, whom: Whose) -> Whose:
    """BLD-02: who can be bled with an action card; in 1994 a (D) on it aims it at anybody."""
    anybody = table.rules.directed_by_icon and table.cards[card].directed_icon
    return "others" if whom == "prey" and anybody else whom


def has_target(ways: tuple[Way, ...], table: Table, seat: int, card: int) -> bool:
    """PLY-28: whether a master or action card could be aimed at anything by anybody of ``seat``."""
    played = [way for way in ways if way.role in {Role.METHUSELAH, Role.ACTOR}]
    if len(played) < len(ways) or not played:
        return True
    need = table.cards[card].requirement
    able = [one.card for one in table.minions(seat) if requirements.meets(table, need, one)]
    for way in played:
        users = [NONE] if way.role is Role.METHUSELAH else able
        if any(way.aim.choices(Scene(table, seat, card, user)) for user in users):
            return True
    return False


def cannot_pay_more(table: Table, scene: Scene, target: int) -> bool:
    """PLY-10: whether a master card costs too much if it is aimed at this."""
    more = master_cards.surcharge(table, target)
    cost = table.cards[scene.card].pool_cost + more
    return bool(more) and table.rules.afford_before and cost > table.seats[scene.seat].pool


def affordable_x(table: Table, scene: Scene, n: int) -> bool:
    """PLY-10: a cost of X, with X chosen."""
    return not table.rules.afford_before or scene.me.blood >= n


def fighting_options(way: Fighting, scene: Scene, mode: int) -> list[Option]:
    """The use of a card in combat, if it is legal now."""
    table, card = scene.table, scene.card
    minion = table.minion(scene.minion)
    found = []
    for target, other, n in way.aim.choices(scene):
        if fighting.illegal(table, minion, card, way.move, scene.window) is not None:
            continue
        if n and table.cards[card].cost_x and not affordable_x(table, scene, n):
            continue
        verb = verb_of(way, (target != NONE, other != NONE, bool(n)))
        found.append(Option(verb, card, scene.minion, target, other, n, mode))
    return found


def can_use(table: Table, minion: Minion, level: str) -> bool:
    """PLY-07, PLY-08: whether a minion has the Disciplines, and may use them (GEN-02)."""
    if not has_level(minion, level):
        return False
    shunned = table.cards[minion.card].script.shuns
    return not shunned or not shunned.intersection(level.lower().split("+"))


def candidates(
    way: Way, printed: Printed, table: Table, seat: int, able: list[Minion]
) -> list[int]:
    """Who of those in the role may play a card in this way now, by all general rules.

    ``NONE`` stands for a Methuselah.
    """
    if way.role is Role.METHUSELAH:
        return [NONE] if master_cards.cannot_play(table, seat, printed) is None else []
    if printed.unique and contests.against_herself(table, seat, printed):  # CON-10
        return []
    found = []
    for minion in able:
        if not can_use(table, minion, way.level):
            continue
        if requirements.lacks(table, printed, minion) is not None:
            continue
        if requirements.cannot_afford(table, printed, seat, minion, way.level) is not None:
            continue
        if way.blood:
            _, blood = price(table, minion, printed, way.level, 0, printed.blood_cost)
            if minion.blood < blood + way.blood:
                continue
        if way.who is not ANYONE and not way.who.fits(
            Scene(table, seat, NONE, minion.card), minion
        ):
            continue
        found.append(minion.card)
    return found


def exhausted(limits: tuple[Limit, ...], table: Table, card: int, minion: int, way: Way) -> bool:
    """PLY-19, PLY-22, NRP-03, and the limits of its text."""
    printed = table.cards[card]
    if way.role is Role.ACTOR:
        acting = table.minion(minion)
        if repeats(table, acting, f"card {printed.id}"):
            return True
    elif not isinstance(way, Fighting):
        action = table.under_way(Action)
        if action is not None and has_played(table, action, minion, card):
            return True
    return bool(limits) and any(
        _used_up(limit, table, printed, minion)
        for limit in limits
        if not limit.levels or way.level in limit.levels
    )


def _used_up(limit: Limit, table: Table, printed: Printed, minion: int) -> bool:
    if limit.per == "unlock phase":
        thing = table.minion(minion)
        return thing.mark(_word(printed)) == table.seats[thing.controller].turns + 1
    who = NONE if limit.by == "everybody" else minion
    return table.has_used(_word(printed), who, _UNTIL[limit.per])


def note_limit(limit: Limit, table: Table, card: int) -> None:
    """Notes that a political action card has been played, which counts for everybody."""
    table.use_once(_word(table.cards[card]), NONE, _UNTIL[limit.per])


def is_used_up(limit: Limit, table: Table, number: int) -> bool:
    """Whether a political action card, by its id, cannot be played or called again."""
    return table.has_used(f"played {number}", NONE, _UNTIL[limit.per])


def _word(printed: Printed) -> str:
    return f"played {printed.id}"


_UNTIL = {
    "round": Until.ROUND,
    "combat": Until.COMBAT,
    "action": Until.ACTION,
    "turn": Until.TURN,
    "game": Until.SOURCE,
}
"""What is noted until :attr:`Until.SOURCE` of no source is noted for good."""


def note(limits: tuple[Limit, ...], table: Table, option: Option, way: Way) -> None:
    """Notes that a card is being played, whether it is cancelled or not (PLY-13)."""
    printed = table.cards[option.card]
    action = table.under_way(Action)
    if action is not None and option.minion != NONE and not isinstance(way, Fighting):
        action.played |= {(option.minion, printed.id)}
    note_used(table, option, way)
    for limit in limits:
        if limit.levels and way.level not in limit.levels:
            continue
        if limit.per == "unlock phase":
            thing = table.minion(option.minion)
            thing.set_mark(_word(printed), table.seats[thing.controller].turns + 1)
        else:
            who = NONE if limit.by == "everybody" else option.minion
            table.use_once(_word(printed), who, _UNTIL[limit.per])


def note_used(table: Table, option: Option, way: Way) -> None:
    """Notes the Disciplines that a minion uses to play a card in this way."""
    if option.minion != NONE and way.level:
        for code in way.level.lower().split("+"):
            table.use_once(USES_DISCIPLINE + code, option.minion, Until.ACTION)


def announce(way: Way, table: Table, option: Option) -> Action:
    """The action that an option announces."""
    printed = table.cards[option.card]
    blood = printed.blood_cost
    definition = printed.definition
    if printed.cost_x and getattr(definition, "blood_cost", 0) == "X":
        blood = option.n
    if isinstance(way, BleedDeed):
        return BleedWithCard(
            option.minion,
            option.card,
            seats=(option.seat,),
            pool_cost=printed.pool_cost,
            blood_cost=blood,
            inherent=way.stealth or None,
            way=way,
            aimed=option.target,
        )
    if not isinstance(way, Deeds):
        raise TypeError(f"{way} is no action")
    seats: tuple[int, ...] = ()
    if way.directed and option.seat != NONE:
        seats = (option.seat,)
    elif way.directed and option.target in table.in_play:
        controller = table.in_play[option.target].controller
        own = controller == table.minion(option.minion).controller
        seats = () if own else (controller,)
    return DeedWithCard(
        option.minion,
        option.card,
        target=option.target if option.target in table.in_play else NONE,
        seats=seats,
        pool_cost=printed.pool_cost,
        blood_cost=blood,
        inherent=way.stealth,
        n=option.n,
        way=way,
        aimed=option.target,
    )
