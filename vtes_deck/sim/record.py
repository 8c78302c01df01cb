"""The setup and the record of a goldfish game.

Everything here is a plain value, which processes and files exchange as MessagePack. Cards are named
by their ids. Amounts are in blood, pool or ballots. Turns are those of the deck that plays,
numbered from 1.
"""

from __future__ import annotations

import msgspec

from cardbase.datafile import Int64


class Opponents(msgspec.Struct, frozen=True, kw_only=True):
    """Passive opponents: they play no cards and only block and bleed.

    Attributes:
        ordinary: prey and predator act as often as players do: see
            :mod:`vtes_deck.sim.ordinary_table`. Then only ``pool`` of the other fields applies.
        pool: the pool of the prey at the start.
        blockers: the number of ready minions that attempt to block, for prey and predator each.
        intercept: the intercept of each of these blockers.
        bleed: the pool that the deck loses to its predator before each of its own turns from the
            second on. A minion of the predator bleeds by the rules, so cards can bounce the bleed.
    """

    ordinary: bool = False
    pool: Int64 = 30
    blockers: Int64 = 0
    intercept: Int64 = 0
    bleed: Int64 = 0


class Early(msgspec.Struct, frozen=True, kw_only=True):
    """A card that is put among the top cards of the crypt or library, or removed from there.

    Attributes:
        card: its id.
        within: the number of cards on top that count.
        there: at least one of the top cards is this card; otherwise, none is.
    """

    card: Int64
    within: Int64
    there: bool


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The complete description of a goldfish game, except its number.

    Attributes:
        crypt: the crypt, one id per copy. The order determines the place of a card after the
            shuffle.
        library: the library, one id per copy, with the same meaning of the order.
        ruleset: name of the edition.
        seat: 1 to 5, the position in the first round, which determines the transfers of the first
            turn.
        turns: the maximum number of turns.
        seed: the seed of all games, from which the seed of each game is computed.
        opponents: the opponents of the deck.
        policy: the table of priorities that overrides the player of the deck, in its written form;
            ``built-in`` for the built-in table.
        early: a card that every game has early, or that no game has early; ``None`` changes
            nothing.
    """

    crypt: tuple[Int64, ...]
    library: tuple[Int64, ...]
    ruleset: str = "vekn"
    seat: Int64 = 1
    turns: Int64 = 10
    seed: Int64 = 0
    opponents: Opponents = Opponents()
    policy: str = ""
    early: Early | None = None


class TurnRecord(msgspec.Struct, frozen=True, kw_only=True):
    """One turn of the deck: its state at the end of the turn, and the events since the last one.

    Attributes:
        ready: ids of its ready minions, in the order in which they came.
        capacity: the total capacity of its ready vampires.
        blood: the total blood on its ready vampires.
        pool: its own pool.
        prey: the pool of its prey, 0 when it is ousted.
        bleed: pool burned by bleeds this turn.
        offered: the pool that its bleeds would have burned without any block.
        votes: ballots that its ready minions could cast.
        actions: the number of announced actions.
        blocked: the number of those that were blocked.
        drawn: ids of library cards that entered its hand since its last turn ended, drawn or
            fetched by a card (first turn: including the opening hand).
        played: ids of library cards played since its last turn ended.
        discarded: ids of library cards discarded since then.
        hand: ids of the cards in hand.
        jammed: those of ``hand`` that could not have been played at any time since its last turn
            ended.
        master_unused: the unused master phase actions.
        transfers_unused: the unused transfers.
    """

    ready: tuple[int, ...] = ()
    capacity: int = 0
    blood: int = 0
    pool: int = 0
    prey: int = 0
    bleed: int = 0
    offered: int = 0
    votes: int = 0
    actions: int = 0
    blocked: int = 0
    drawn: tuple[int, ...] = ()
    played: tuple[int, ...] = ()
    discarded: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    jammed: tuple[int, ...] = ()
    master_unused: int = 0
    transfers_unused: int = 0


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """One goldfish game.

    Attributes:
        number: the number of the game under its setup, from 0.
        opening: ids of the first uncontrolled vampires.
        hand: ids of the opening hand.
        turns: the turns that were played; fewer than in the setup if the prey or the deck was
            ousted.
        prey_fell: the turn in which the prey was ousted, 0 if it was not.
        fell: the turn before which the deck itself was ousted, 0 if it was not.
    """

    number: int
    opening: tuple[int, ...]
    hand: tuple[int, ...]
    turns: tuple[TurnRecord, ...]
    prey_fell: int = 0
    fell: int = 0
