"""The purposes of the options of a decision, as far as the cards show them to all players.

:func:`purposes` answers for the player who decides. It uses no hidden information beyond the option
itself. ``PRINTED`` contains the options of the rules, by their verb. For the options of a card, the
script of the card returns the purposes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from vtes_deck.engine.actions import anarch, block, diablerie, political, torpor_actions
from vtes_deck.engine.actions.action import surcharge
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.permanents import (
    EMPLOY,
    EMPLOY_BASIC,
    EQUIP,
    EQUIP_BASIC,
    RECRUIT,
    RECRUIT_BASIC,
    TAKE_EQUIPMENT,
)
from vtes_deck.engine.actions.red_list import ATTACK_MARKED, PUT_TROPHY
from vtes_deck.engine.cards import master_cards
from vtes_deck.engine.cards.cost_changes import is_strike, price
from vtes_deck.engine.cards.reflex import REFLEX
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.move_purposes import of_strike
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.mechanics.hand import DISCARD
from vtes_deck.engine.mechanics.held_cards import is_held
from vtes_deck.engine.politics import votes
from vtes_deck.engine.politics.blood_hunt import CALL_HUNT, BloodHunt
from vtes_deck.engine.politics.referendum import Passed, Referendum
from vtes_deck.engine.state.cost_statics import ActionPrice
from vtes_deck.engine.state.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.engine.state.moves import HAND_STRIKE
from vtes_deck.engine.state.occasions import Offers, Rewards, Stays, Used
from vtes_deck.engine.state.purposes import NO_PURPOSE, OptionPurposes, Purpose, PurposeKind
from vtes_deck.engine.state.script import CardScript
from vtes_deck.engine.state.statics import Feature
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.state.windows import UNLOCK
from vtes_deck.engine.status import contests, disciplines, trophies
from vtes_deck.engine.turn import discard, influence, skipped_turns, unlock
from vtes_deck.engine.turn.minion import announced

type Printed = Callable[[Table, int, Option], Iterator[Purpose]]
"""The effects of an option of the rules for the deciding seat."""


def purposes(table: Table, seat: int, option: Option) -> OptionPurposes:
    """The purposes of an option, and its cost.

    Args:
        table: the table.
        seat: the player who decides.
        option: one of her options.
    """
    printed = PRINTED.get(option.verb)
    if printed is not None:
        does = tuple(printed(table, seat, option))
    elif option.verb in votes.SIDES:
        does = tuple(_vote(table, seat, option))
    elif option.card != NONE:
        does = table.cards[option.card].script.purposes(table, Used(option))
    else:
        return NO_PURPOSE
    rewards = () if option.minion == NONE else _rewards(table, option, does)
    pool, blood = cost(table, seat, option)
    card = option.card
    if card == NONE or option.verb in UNPAID or table.owner[card] != seat:
        return OptionPurposes(does, pool, blood, rewards=rewards)
    if not is_held(table, card):
        return OptionPurposes(does, pool, blood, rewards=rewards)
    printed_card = table.cards[card]
    script, features = printed_card.script, printed_card.features
    each_turn = script.purposes(table, Stays(option)) if _in_unlock(script) else ()
    offers = script.purposes(table, Offers(option)) if Feature.OFFERS_USES in features else ()
    idle, curse = Feature.IDLE in features, Feature.CURSE in features
    return OptionPurposes(does, pool, blood, each_turn, offers, rewards, idle, curse)


def _rewards(table: Table, option: Option, does: tuple[Purpose, ...]) -> tuple[Purpose, ...]:
    """The rewards that the text of the acting minion gives for a successful bleed."""
    minion = table.cards[option.minion]
    decision = table.decision
    if Feature.BLEED_REWARD not in minion.features or decision is None:
        return ()
    if decision.kind is not DecisionKind.ACTION or all(
        one.kind is not PurposeKind.BLEED for one in does
    ):
        return ()
    return minion.script.purposes(table, Rewards(option))


def _in_unlock(script: CardScript) -> bool:
    """Whether a card could do something in the unlock phases of its controller, or of others."""
    windows = script.windows
    return bool((windows.controller | windows.host | windows.rivals) & UNLOCK)


def cost(table: Table, seat: int, option: Option) -> tuple[int, int]:
    """The pool and blood cost of the card or action of an option, with surcharges."""
    pool, blood = (0, 0) if option.card == NONE else _of_card(table, seat, option)
    if ActionPrice not in table.statics:
        return pool, blood
    more_pool, more_blood = _of_action(table, option)
    return pool + more_pool, blood + more_blood


def _of_card(table: Table, seat: int, option: Option) -> tuple[int, int]:
    """The cost of the card that an option plays from the hand."""
    card = option.card
    if not is_held(table, card) or table.owner[card] != seat:
        return 0, 0
    if option.verb in UNPAID or option.verb in votes.SIDES:
        return 0, 0
    printed = table.cards[card]
    minion = table.minion(option.minion) if option.minion in table.in_play else None
    more = option.n if printed.cost_x else 0
    definition = printed.definition
    pool = printed.pool_cost + more * (getattr(definition, "pool_cost", 0) == "X")
    blood = printed.blood_cost + more * (getattr(definition, "blood_cost", 0) == "X")
    if printed.master:
        pool += master_cards.surcharge(table, seat, option.target)
    strikes = is_strike(table, option)
    return price(
        table, minion, printed, option.verb.level, pool, blood, strikes=strikes, payer=seat
    )


def _of_action(table: Table, option: Option) -> tuple[int, int]:
    """The additional cost that card texts give to the action that an option announces (GEN-02)."""
    decision = table.decision
    if decision is None:
        return 0, 0
    action = announced(table, option) if decision.kind is DecisionKind.ACTION else None
    return (0, 0) if action is None else surcharge(table, action)


def outcome(table: Table, referendum: Referendum) -> tuple[Purpose, ...]:
    """The purposes of a referendum that passes, with the terms chosen so far."""
    if isinstance(referendum, BloodHunt):
        return (_on(table, PurposeKind.BURN, referendum.diablerist),)
    if referendum.card == NONE:
        return ()
    return table.cards[referendum.card].script.purposes(table, Passed(referendum))


def _on(table: Table, kind: PurposeKind, card: int, n: int = 1) -> Purpose:
    """A purpose that concerns a card in play."""
    card_in_play = table.in_play.get(card)
    return Purpose(kind, n, NONE if card_in_play is None else card_in_play.controller, card)


def _bleed(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    n = stats.bleed(table, table.minion(option.minion))
    yield Purpose(PurposeKind.BLEED, n, option.seat)
    if n > 0:
        yield Purpose(PurposeKind.EDGE, 1, seat)


def _hunt(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    minion = table.minion(option.minion)
    room = max(0, minion.capacity - minion.blood)
    yield Purpose(PurposeKind.BLOOD, min(stats.hunt(table, minion), room), seat, minion.card)


def _leave(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    del table
    yield Purpose(PurposeKind.RESCUE, 1, seat, option.minion)
    yield Purpose(PurposeKind.BLOOD, -torpor_actions.COST, seat, option.minion)


def _rescue(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    yield _on(table, PurposeKind.RESCUE, option.target)
    yield Purpose(PurposeKind.BLOOD, -option.n, seat, option.minion)


def _diablerise(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    victim = table.in_play.get(option.target)
    yield _on(table, PurposeKind.DIABLERIE, option.target)
    if victim is not None and victim.blood:
        yield Purpose(PurposeKind.BLOOD, victim.blood, seat, option.minion)


def _pay_blood(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    del table
    yield Purpose(PurposeKind.BLOOD, -option.n, seat, option.minion)


def _become_anarch(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    yield from _pay_blood(table, seat, option)
    yield Purpose(PurposeKind.ANARCH, 1, seat, option.minion)


def _permanent(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    yield Purpose(PurposeKind.PERMANENT, 1, seat, option.card)
    yield from table.cards[option.card].script.purposes(table, Used(option))


def _recruit(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    yield Purpose(PurposeKind.MINION, 1, seat, option.card)
    yield from table.cards[option.card].script.purposes(table, Used(option))


def _political(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    yield Purpose(PurposeKind.REFERENDUM, 1, seat, option.card)
    yield from table.cards[option.card].script.purposes(table, Used(option))


def _combat(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    del seat
    yield _on(table, PurposeKind.COMBAT, option.target)


def _block(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    del table
    yield Purpose(PurposeKind.BLOCK, 1, seat, option.minion)


def _strike(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    del seat
    combat = table.current(Combat)
    if combat is not None:
        yield from of_strike(table, option.minion, combat.other(option.minion), HAND_STRIKE)


def _use(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    del seat
    yield from table.cards[option.card].script.purposes(table, Used(option))


def _simple(kind: PurposeKind, n: int = 1) -> Printed:
    """A purpose for the player herself."""

    def found(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
        del table
        yield Purpose(kind, n, seat, option.card if option.minion == NONE else option.minion)

    return found


def _transfer(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    del table
    yield Purpose(PurposeKind.INFLUENCE, 1, seat, option.card)
    yield Purpose(PurposeKind.POOL, -1, seat)


def _take_back(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    del table
    yield Purpose(PurposeKind.INFLUENCE, -1, seat, option.card)
    yield Purpose(PurposeKind.POOL, 1, seat)


def _new_crypt_card(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    del table, option
    yield Purpose(PurposeKind.CRYPT, 1, seat)
    yield Purpose(PurposeKind.POOL, -influence.NEW_CARD_POOL, seat)


def _control(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    yield Purpose(PurposeKind.MINION, 1, seat, option.card)
    cost = influence.scarce_cost(table, seat, option.card)
    if cost:
        yield Purpose(PurposeKind.POOL, -cost, seat)


def _merge(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    del table
    yield Purpose(PurposeKind.MINION, 1, seat, option.card)
    yield Purpose(PurposeKind.POOL, -influence.NEW_CARD_POOL, seat)


def _unlock_infernal(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    del table
    yield Purpose(PurposeKind.UNLOCK, 1, seat, option.minion)
    yield Purpose(PurposeKind.POOL, -1, seat)


def _pay_contest(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    del table, option
    yield Purpose(PurposeKind.POOL, -1, seat)


def _yield_card(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    del table
    yield Purpose(PurposeKind.BURN, 1, seat, option.card)


def _yield_title(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    del table
    yield Purpose(PurposeKind.TITLE, -1, seat, option.minion)


def _teach(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    del seat
    yield _on(table, PurposeKind.PERMANENT, option.target)


def _call_hunt(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    yield Purpose(PurposeKind.REFERENDUM, 1, seat)
    yield _on(table, PurposeKind.BURN, option.target)


def _vote(table: Table, seat: int, option: Option) -> Iterator[Purpose]:
    """Votes for a referendum are positive, votes against it negative."""
    del table
    against = votes.SIDES[option.verb] is votes.VoteSide.AGAINST
    yield Purpose(PurposeKind.VOTES, -option.n if against else option.n, seat, option.minion)


UNPAID = frozenset({discard.DISCARD_ACTION, DISCARD, unlock.BURN_OPTION, PUT_TROPHY})
"""The verbs that name a card in the hand without playing it."""

PRINTED: dict[Verb, Printed] = {
    BLEED: _bleed,
    HUNT: _hunt,
    torpor_actions.LEAVE: _leave,
    torpor_actions.RESCUE: _rescue,
    torpor_actions.ENCOUNTER: _combat,
    diablerie.DIABLERISE: _diablerise,
    anarch.BECOME_ANARCH: _become_anarch,
    EQUIP: _permanent,
    EQUIP_BASIC: _permanent,
    EMPLOY: _permanent,
    EMPLOY_BASIC: _permanent,
    RECRUIT: _recruit,
    RECRUIT_BASIC: _recruit,
    TAKE_EQUIPMENT: _simple(PurposeKind.PERMANENT),
    political.POLITICAL: _political,
    ATTACK_MARKED: _combat,
    PUT_TROPHY: _simple(PurposeKind.PERMANENT),
    trophies.AWARD: _simple(PurposeKind.PERMANENT),
    trophies.FETCH_TROPHY: _simple(PurposeKind.PERMANENT),
    block.BLOCK: _block,
    block.STEP_IN: _simple(PurposeKind.COMBAT, -1),
    HANDS: _strike,
    USE: _use,
    MANEUVER: _simple(PurposeKind.MANEUVER),
    PRESS_ON: _simple(PurposeKind.PRESS),
    REFLEX: _simple(PurposeKind.CANCEL),
    discard.DISCARD_ACTION: _simple(PurposeKind.CYCLE),
    discard.PLAY_EVENT: _permanent,
    DISCARD: _simple(PurposeKind.DISCARD),
    unlock.BURN_OPTION: _simple(PurposeKind.CYCLE),
    unlock.EDGE_POOL: _simple(PurposeKind.POOL),
    unlock.UNLOCK_INFERNAL: _unlock_infernal,
    influence.TRANSFER: _transfer,
    influence.TAKE_BACK: _take_back,
    influence.NEW_CRYPT_CARD: _new_crypt_card,
    influence.CONTROL: _control,
    influence.MERGE: _merge,
    contests.PAY: _pay_contest,
    contests.YIELD: _yield_card,
    contests.PAY_TITLE: _pay_blood,
    contests.YIELD_TITLE: _yield_title,
    contests.TO_TORPOR: _simple(PurposeKind.TORPOR),
    disciplines.TEACH: _teach,
    CALL_HUNT: _call_hunt,
    skipped_turns.SKIP: _simple(PurposeKind.PHASE_ACTIONS, -1),
}
