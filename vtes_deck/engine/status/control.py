"""Gaining control: vampires that enter play, and merging two versions of a vampire."""

from __future__ import annotations

from msgspec.structs import replace

from cardbase.model import CryptCard
from vtes_deck.engine.mechanics import bank, ledger, zones
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import Event
from vtes_deck.engine.state.in_play import CardInPlay, Minion
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.table import Modifier, Table, Until
from vtes_deck.engine.status import banishment, contests, sects, titles
from vtes_deck.engine.status.disciplines import SUPERIOR
from vtes_deck.kernel.procedure import Procedure


def arrive(  # noqa: PLR0913 - a card, its place, and its state there
    table: Table,
    card: int,
    seat: int,
    host: int = NONE,
    *,
    superior: bool = False,
    becomes: Minion | None = None,
    bearing: int = NONE,
    announcement: Event | None = None,
) -> CardInPlay:
    """Put a card into play, controlled by ``seat``; ``bearing`` is put on it as it enters.

    The log shows ``announcement`` before the effects of its arrival.

    CON-02, CON-10, CON-11: the card and its title are checked for contests; afterwards the card may
    be face down or burned. INF-16: a merged vampire arrives with its base card. Effects on entering
    play come first: if they require a decision, the contest waits for it.
    """
    current = len(table.stack)
    base = zones.base_of(table, card)
    becomes = becomes or banishment.returning(table, card, seat)
    card_in_play = zones.enter_play(
        table, card, seat, host, superior=superior, becomes=becomes, announcement=announcement
    )
    if base != NONE:
        table.merged = tuple(pair for pair in table.merged if pair[0] != card)
        _put_under(table, seat, base, card)
    if bearing != NONE:
        zones.attach(table, bearing, card)
    banishment.take_along(table, card, seat)
    ledger.drain(table, card_in_play)
    if len(table.stack) > current:
        table.stack.insert(current, CardArrival(card=card))
    else:
        contests.arrived(table, card_in_play)
    return card_in_play


class CardArrival(Procedure):
    """Checks a card for contests after its effects on entering play (CON-02).

    Attributes:
        card: the card, which may have left play again.
    """

    card: int

    def arrive(self, table: Table) -> None:
        """Check the card if it is still in play."""
        if self.card in table.in_play:
            contests.arrived(table, table.in_play[self.card])

    steps = (arrive,)


def two_versions(one: Printed, other: Printed) -> bool:
    """INF-13: whether one card is the advanced version of the other."""
    first, second = one.definition, other.definition
    return (
        isinstance(first, CryptCard)
        and isinstance(second, CryptCard)
        and first.advanced != second.advanced
        and second.id in first.variants
    )


def merge(table: Table, seat: int, incoming: int, controlled: int) -> Minion:
    """INF-13 to INF-17: put the advanced card on top and the base card under it.

    INF-14: counters and cards on the one in play remain. INF-15: those on the incoming card are
    burned (in older editions they stay, up to the capacity). INF-16: the base card is attached, so
    that its text still applies and it is burned together with the other.

    Returns:
        The merged vampire.
    """
    if table.rules.merge_burns_incoming:
        blood = table.waits_with(incoming).uncontrolled[incoming]
        bank.burn_from_uncontrolled(table, incoming, blood)
    definition = table.cards[incoming].definition
    incoming_is_advanced = isinstance(definition, CryptCard) and definition.advanced
    if not incoming_is_advanced:
        _put_under(table, seat, incoming, controlled)
        under, vampire = table.in_play[incoming], table.in_play[controlled]
        bank.move_blood(table, under, vampire, under.blood)
        return table.minion(controlled)
    zones.enter_play(table, incoming, seat)
    old, new = table.minion(controlled), table.minion(incoming)
    _hand_on(table, old, new)
    bank.move_blood(table, old, new, old.blood)
    for attached in old.attached:
        zones.attach(table, attached, incoming)
    zones.attach(table, controlled, incoming)
    titles.arrived(table, new)
    _merged(table, incoming)
    return new


def _put_under(table: Table, seat: int, base: int, advanced: int) -> None:
    """INF-16: attach the base card under the advanced one; its text and title still apply."""
    zones.enter_play(table, base, seat)
    zones.attach(table, base, advanced)
    vampire = table.minion(advanced)
    if vampire.title is None and table.cards[advanced].title is None:
        vampire.title, vampire.city = table.cards[base].title, table.cards[base].city
        titles.arrived(table, vampire)
    _merged(table, advanced)


def _hand_on(table: Table, old: Minion, new: Minion) -> None:
    """INF-17: transfer changes by effects to the advanced card.

    These are the differences from the printed base card: Disciplines, capacity, clan, sect and a
    title (TIT-01: the vampire then has no other title). INF-16: a title in the text of the base
    card remains, unless the advanced card has one; if it names another sect than the base card, the
    vampire changes sect.
    """
    new.locked, new.region, new.wounded = old.locked, old.region, old.wounded
    new.done, new.resting, new.marks = old.done, old.resting, old.marks
    base = table.cards[old.card]
    levels = dict(new.disciplines)
    for code, level in old.disciplines.items():
        gained = level - base.disciplines.get(code, 0)
        if gained > 0:
            levels[code] = min(SUPERIOR, levels.get(code, 0) + gained)
    new.disciplines = levels
    new.capacity += old.capacity - base.capacity
    new.clan = old.clan if old.clan != base.clan else new.clan
    new.sect = old.sect if new.sect is base.sect else new.sect
    given = (old.title, old.city) != (base.title, base.city)
    if old.title is not None and (given or new.title is None):
        new.title, new.city, new.title_contested = old.title, old.city, old.title_contested
    table.modifiers = tuple(
        replace(one, on=new.card) if one.on == old.card else one for one in table.modifiers
    )
    table.timed_restrictions = tuple(
        replace(one, on=new.card) if one.on == old.card else one for one in table.timed_restrictions
    )
    table.used |= {(what, new.card, until) for what, card, until in table.used if card == old.card}
    table.yielded |= {(new.card, title) for card, title in table.yielded if card == old.card}


def _merged(table: Table, card: int) -> None:
    """INF-16: the "merged" text of the advanced card applies now."""
    definition = table.cards[card].definition
    if not isinstance(definition, CryptCard) or definition.merged is None:
        return
    vampire, merged = table.minion(card), definition.merged
    if merged.sect is not None:
        sects.change_sect(table, vampire, merged.sect)
    if merged.title is not None:
        titles.gain(table, vampire, merged.title, merged.city)
    for bonus, amount in merged.permanent.items():
        table.modify(Modifier(bonus, amount, card, Until.SOURCE, card))
