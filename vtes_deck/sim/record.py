"""The setup and the record of a goldfish game.

Everything here is a plain value that crosses processes and files as MessagePack: cards are named by
their id, amounts are counted in blood, pool or ballots, turns are numbered from 1 and are those of
the deck that plays.
"""

from __future__ import annotations

import msgspec

from cardbase.datafile import Int64


class Opponents(msgspec.Struct, frozen=True, kw_only=True):
    """Passive opponents: they play no cards and only block and bleed.

    Attributes:
        ordinary: prey and predator act as often as players do, see
            :mod:`vtes_deck.sim.neighbours`; then only ``pool`` of the following fields applies.
        pool: the pool of the prey at the start.
        blockers: ready minions of prey and predator that try to block, each.
        intercept: the intercept of each of these blockers.
        bleed: pool that the deck loses to its predator in each round, before each turn of its own
            from the second on. One of its minions bleeds by the rules, so cards can bounce the
            bleed.
    """

    ordinary: bool = False
    pool: Int64 = 30
    blockers: Int64 = 0
    intercept: Int64 = 0
    bleed: Int64 = 0


class Early(msgspec.Struct, frozen=True, kw_only=True):
    """A card that is put on top of the crypt or library, or taken away from there, in every game.

    Attributes:
        card: its id.
        within: cards on top that count.
        there: at least one of them is this card; otherwise none is.
    """

    card: Int64
    within: Int64
    there: bool


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The complete description of a goldfish game, except its number.

    Attributes:
        crypt: the crypt, one id per copy. The order decides which shuffled place a card falls on.
        library: the library, one id per copy, ordered likewise.
        ruleset: name of the edition.
        seat: 1 to 5, the place in the first round; it decides the transfers of the first turn.
        turns: the turns that are played, at most.
        seed: the seed of all games; game ``n`` takes its own from it.
        opponents: the opponents of the deck.
        policy: the table of priorities that overrules the player of the deck, in its written form;
            ``built-in`` for the built-in one.
        early: a card that every game has early, or that none has; ``None``: as it is dealt.
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
    """One turn of the deck, as it stood when the turn ended.

    Attributes:
        ready: ids of its ready minions, in the order in which they came.
        capacity: the capacity of all its ready vampires together.
        blood: on all its ready vampires together.
        pool: its own.
        prey: the pool of its prey, 0 when it is ousted.
        bleed: pool burned by bleeds this turn.
        offered: what its bleeds would have burned without any block.
        votes: ballots that its ready minions could cast.
        actions: the actions that were announced.
        blocked: those of ``actions`` that were blocked.
        drawn: ids of library cards that came to its hand since its last turn ended, drawn or
            fetched by a card (first turn: with the opening hand).
        played: ids of library cards played since its last turn ended.
        discarded: ids of library cards discarded since then.
        hand: ids of the cards in hand.
        jammed: those of ``hand`` that could not have been played at any time since its last turn
            ended.
        master_unused: master phase actions that were left.
        transfers_unused: transfers that were left.
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
        turns: the turns that were played; fewer than the setup requires if the prey or the deck
            fell.
        prey_fell: the turn in which the prey was ousted, 0 if it was not.
        fell: the turn before which the deck itself was ousted, 0 if it was not.
    """

    number: int
    opening: tuple[int, ...]
    hand: tuple[int, ...]
    turns: tuple[TurnRecord, ...]
    prey_fell: int = 0
    fell: int = 0
