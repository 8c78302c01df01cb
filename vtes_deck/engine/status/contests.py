"""Contests of unique cards and of titles (chapter CON).

If a unique card is in play twice, all its copies turn face down. They and the cards on them are out
of play. Each claimant pays in her unlock phase or yields. The last claimant regains the card in her
next unlock phase. A contest needs no additional state: ``contested`` marks a face-down card, and
its rivals are found by name. For this reason, a rival may leave in any way: because it is yielded,
or because its Methuselah is ousted (AMB-49).
"""

from __future__ import annotations

from cardbase.terms import Title, Trait
from vtes_deck.engine.mechanics import bank, play_index, zones
from vtes_deck.engine.state.cost_statics import ContestPrice
from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import CardInPlay, Minion
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.statics import LeavesAtOnce, YieldsToCopy
from vtes_deck.engine.state.table import Activity, Table
from vtes_deck.engine.status import titles, torpor
from vtes_deck.language import mark

PAY = Verb("pay contest", "Burn 1 pool to continue contesting {card}.")
YIELD = Verb("yield card", mark("Yield {card}: it is burned."), forced=True)
PAY_TITLE = Verb("pay title contest", "{minion} burns {n} blood to continue contesting its title.")
YIELD_TITLE = Verb("yield title", mark("{minion} yields its title."), forced=True)
TO_TORPOR = Verb("torpor for title", "{minion} cannot pay for its title and goes to torpor.")

VERBS = (PAY, YIELD, PAY_TITLE, YIELD_TITLE, TO_TORPOR)
"""The verbs of this chapter; :func:`settle` carries them out."""

CONTESTED = EventType("contested", "{seat} contests {card}.")
OWN_COPY = EventType("own copy", "{seat} already has {card}: this one is burned.")
PAID = EventType("contest paid", "{seat} burns {n} pool to contest {card}.")
PAID_TITLE = EventType("title contest paid", "{minion} burns {n} blood to contest its title.")
YIELDED = EventType("yielded", "{seat} yields {card}.")
REGAINED = EventType("regained", "{seat} has won {card}.")
CANNOT_PAY = EventType("title not paid", "{minion} cannot pay for its title.")

CARD_COST = 1
"""CON-04: pool for each card."""
TITLE_COST = 1
"""CON-12: blood of the vampire."""

OUT_WITH_HOST = "out of play with its host"
"""The mark of a card that is out of play only because the card it is on is contested."""


def copies(table: Table, printed: Printed, but: int = NONE, of: int = NONE) -> list[CardInPlay]:
    """The copies of a unique card in play, contested or not, except ``but``, for all or one seat.

    CON-01, TRT-15: every crypt card is unique; a library card is unique if it says so. CON-20: only
    the name matters. The base and advanced versions of a vampire, and its cards of other groups,
    are copies of each other. A merged pair is one card.
    """
    if not printed.unique:
        return []
    name, cards, in_play = printed.definition.name, table.cards, table.in_play
    return [
        in_play[number]
        for number in (in_play if of == NONE else table.seats[of].in_play)
        if cards[number].definition.name == name
        and number != but
        and cards[number].crypt == printed.crypt
        and cards[number].unique
        and not (printed.crypt and in_play[number].host != NONE)
        and not in_play[number].mark(OUT_WITH_HOST)
    ]


def rivals(table: Table, card_in_play: CardInPlay) -> list[CardInPlay]:
    """The other copies in play of a card in play.

    Cards that have become unique in play are copies of each other.
    """
    if card_in_play.marks and card_in_play.mark(Trait.UNIQUE.value):
        name = table.cards[card_in_play.card].name
        return [
            one
            for one in table.in_play.values()
            if one is not card_in_play
            and table.cards[one.card].name == name
            and one.mark(Trait.UNIQUE.value)
        ]
    return copies(table, table.cards[card_in_play.card], but=card_in_play.card)


def against_herself(table: Table, seat: int, printed: Printed) -> bool:
    """CON-10: whether ``seat`` would contest a card with herself by putting it into play.

    The current rules forbid this, so such a play is not offered.
    """
    if not printed.unique or not table.rules.self_contest_burns:
        return False
    if any(printed.of(YieldsToCopy)):
        return False
    if any(one.possible(table, seat) for one in printed.of(LeavesAtOnce)):
        return False
    return bool(copies(table, printed, of=seat))


def arrived(table: Table, card_in_play: CardInPlay) -> None:
    """Check a card that has entered play, and its title, for contests.

    CON-10: a second copy of the same Methuselah is burned. CON-02: copies of different Methuselahs
    turn face down; CON-03: a third copy joins them. GEN-02: a text may burn the others instead.
    """
    others = rivals(table, card_in_play)
    if others and any(table.cards[card_in_play.card].of(YieldsToCopy)):
        for copy in others:
            zones.burn(table, copy.card)
        others = []
    own = any(copy.controller == card_in_play.controller for copy in others)
    if own and table.rules.self_contest_burns:
        table.emit(OWN_COPY, card_in_play.controller, card_in_play.card)
        zones.burn(table, card_in_play.card)
    elif others:
        for copy in [*others, card_in_play]:
            if not copy.contested:
                turn_face_down(table, copy)
    elif isinstance(card_in_play, Minion):
        titles.arrived(table, card_in_play)


def turn_face_down(table: Table, card_in_play: CardInPlay) -> None:
    """CON-02: turn a card face down and out of play, with the cards on it."""
    table.contests = card_in_play.contested = True
    if isinstance(card_in_play, Minion):
        card_in_play.title_contested = False
    if card_in_play.host in table.in_play:
        host = table.in_play[card_in_play.host]
        host.attached = tuple(card for card in host.attached if card != card_in_play.card)
    for card in card_in_play.attached:
        attached = table.in_play[card]
        if not attached.contested:
            attached.contested = True
            attached.set_mark(OUT_WITH_HOST, 1)
    play_index.rebuild(table)
    table.emit(CONTESTED, card_in_play.controller, card_in_play.card)


def regain(table: Table, card_in_play: CardInPlay) -> None:
    """CON-07: a contested card returns to its place, face up and unlocked, with its cards."""
    card_in_play.contested = False
    card_in_play.locked = False
    table.emit(REGAINED, card_in_play.controller, card_in_play.card)
    if card_in_play.host != NONE:
        host = _host(table, card_in_play.host)
        card_in_play.host = NONE
        zones.attach(table, card_in_play.card, host)
    back = [card for card in card_in_play.attached if table.in_play[card].mark(OUT_WITH_HOST)]
    for card in back:
        table.in_play[card].contested = False
        table.in_play[card].set_mark(OUT_WITH_HOST, 0)
    play_index.rebuild(table)
    if isinstance(card_in_play, Minion):
        titles.arrived(table, card_in_play)
    for card in back:
        arrived(table, table.in_play[card])


def _host(table: Table, card: int) -> int:
    """The card that a contested card was on; for a merged vampire the advanced card (INF-17)."""
    while table.cards[card].crypt and table.in_play[card].host != NONE:
        card = table.in_play[card].host
    return card


def end_finished(table: Table, seat: int) -> None:
    """CON-07, CON-16: a sole claimant regains the card or title.

    CON-08, AMB-17: this happens before any payment, so the claimant pays nothing more.
    """
    for card in list(table.seats[seat].in_play):
        card_in_play = table.in_play.get(card)
        if card_in_play is None:
            continue
        if (
            card_in_play.contested
            and not card_in_play.mark(OUT_WITH_HOST)
            and not rivals(table, card_in_play)
        ):
            regain(table, card_in_play)
    for minion in table.minions(seat):
        if minion.title_contested and not titles.rivals(table, minion):
            titles.acquire(table, minion)


def title_cost(table: Table, minion: Minion) -> int:
    """CON-12: 1 blood; CON-17: in older editions a baron pays more against a prince.

    GEN-02: texts may raise it.
    """
    cost = TITLE_COST
    surcharge = table.rules.baron_surcharge
    if surcharge and minion.title is Title.BARON:
        rivals = titles.rivals(table, minion)
        cost += 0 if all(other.title is Title.BARON for other in rivals) else surcharge
    if ContestPrice in table.statics:
        for source, static in statics_on(table, ContestPrice, minion.card):
            cost += static.more(table, source, minion)
    return cost


def dues(table: Table, seat: int, settled: frozenset[int]) -> list[Option]:
    """UNL-04: the options to pay or yield, for each contested card and title not yet settled.

    CON-04, CON-05: 1 pool, or the card is yielded. CON-13: a vampire that cannot pay must yield its
    title; in 1994 it goes to torpor. CON-14: a vampire in torpor must yield.
    """
    options: list[Option] = []
    for card in table.seats[seat].in_play:
        card_in_play = table.in_play[card]
        if card in settled:
            continue
        if card_in_play.contested:
            if not card_in_play.mark(OUT_WITH_HOST):
                options += [Option(PAY, card), Option(YIELD, card)]
        elif isinstance(card_in_play, Minion) and card_in_play.title_contested:
            options += _dues_of_title(table, card_in_play)
    return options


def _dues_of_title(table: Table, minion: Minion) -> list[Option]:
    cost = title_cost(table, minion)
    options = [Option(YIELD_TITLE, minion=minion.card)]
    if table.is_restricted(Activity.CONTEST_TITLE, minion.card):
        return options
    if minion.ready and minion.blood >= cost:
        options.insert(0, Option(PAY_TITLE, minion=minion.card, n=cost))
    elif minion.ready and table.rules.title_unpayable == "torpor":
        options.insert(0, Option(TO_TORPOR, minion=minion.card))
    return options


def settle(table: Table, seat: int, option: Option) -> None:
    """Carry out one of :func:`dues`."""
    verb = option.verb
    if verb is PAY:
        table.emit(PAID, seat, option.card, n=bank.burn_pool(table, seat, CARD_COST))
    elif verb is YIELD:
        yield_card(table, option.card)
    elif verb is PAY_TITLE:
        burned = bank.burn_blood(table, table.minion(option.minion), option.n)
        table.emit(PAID_TITLE, seat, minion=option.minion, n=burned)
    elif verb is YIELD_TITLE:
        titles.yield_title(table, table.minion(option.minion))
    elif verb is TO_TORPOR:
        table.emit(CANNOT_PAY, seat, minion=option.minion)
        torpor.send(table, table.minion(option.minion))


def yield_card(table: Table, card: int) -> None:
    """CON-05: a yielded card is burned; CON-06: with the counters and cards on it."""
    table.emit(YIELDED, table.in_play[card].controller, card)
    zones.burn(table, card)
