"""Windows: the moments in which cards can be played and effects used, as bits.

Cards declare the windows that matter to them (``Printed.windows``, ``CardScript.windows``). The
engine skips a window that no card has declared without examining cards. Windows are plain integers
because a game tests them many thousands of times.
"""

from __future__ import annotations

from typing import Final

import msgspec

START_OF_TURN: Final = 1 << 0
"""Before the unlock phase (TRN-02)."""
UNLOCK: Final = 1 << 1
"""In the unlock phase, after the unlocking (UNL-02)."""
MASTER: Final = 1 << 2
"""In the player's own master phase, with a master phase action (MAS-02)."""
ACT: Final = 1 << 3
"""In the player's own minion phase, to announce an action with the card (ACT-01)."""
AS_PLAYED: Final = 1 << 4
"""While another card is being played: cancels and wakes only (PLY-02)."""
AS_ANNOUNCED: Final = 1 << 5
"""As an action is announced (ACT-03)."""
UNBLOCKED: Final = 1 << 6
"""During an action while no block is attempted (BLK-10, state A)."""
BLOCKING: Final = 1 << 7
"""During a block attempt (BLK-13, state B)."""
DECLINED: Final = 1 << 8
"""After all Methuselahs have declined to block (BLK-16, state C)."""
AFTER_ACTION: Final = 1 << 9
"""After an action is resolved (RES-07)."""
BEFORE_VOTES: Final = 1 << 10
"""After the terms of a referendum are set, before votes are cast (REF-02)."""
POLLING: Final = 1 << 11
"""While votes are cast (REF-03)."""
AFTER_REFERENDUM: Final = 1 << 12
"""After a referendum has passed or failed."""
BEFORE_RANGE: Final = 1 << 13
"""In combat, before the first maneuver is decided (COM-05)."""
RANGE: Final = 1 << 14
"""In combat, to maneuver (COM-07)."""
BEFORE_STRIKES: Final = 1 << 15
"""In combat, after range is set (COM-12)."""
STRIKE: Final = 1 << 16
"""In combat, to strike (COM-15)."""
ADDITIONAL_STRIKES: Final = 1 << 17
"""In combat, to gain additional strikes (COM-24)."""
DAMAGE: Final = 1 << 18
"""When damage is resolved: prevention (COM-34)."""
PRESS: Final = 1 << 19
"""In combat, to press (COM-27)."""
END_OF_ROUND: Final = 1 << 20
"""At the end of a round of combat (COM-30)."""
AFTER_COMBAT: Final = 1 << 21
"""When a combat is over."""
OUT_OF_TURN: Final = 1 << 22
"""In another Methuselah's turn, outside actions: out-of-turn masters (MAS-05)."""
INFLUENCE: Final = 1 << 23
"""In the player's own influence phase."""
DISCARD: Final = 1 << 24
"""In the player's own discard phase, with a discard phase action (DSC-03)."""
END_OF_TURN: Final = 1 << 25
"""After the discard phase (TRN-03)."""
AIMING: Final = 1 << 30
"""In combat, as a minion chooses a strike: additions to that strike."""
BEFORE_COMBAT: Final = 1 << 31
"""When two minions are about to enter combat."""
WOULD_SUCCEED: Final = 1 << 32
"""When a bleed is about to succeed: replacement effects only."""
DISCARD_EFFECTS: Final = 1 << 33
"""In the player's own discard phase, without a discard phase action."""
OTHERS_MINIONS: Final = 1 << 34
"""In another Methuselah's minion phase, when she currently takes no further actions."""
BEFORE_REFERENDUM: Final = 1 << 36
"""When a political action is successful, before its referendum is called."""
REFERENDUM_CALLED: Final = 1 << 26
"""When a referendum is called, before its terms are set."""
STRIKES_CHOSEN: Final = 1 << 27
"""In combat, after strikes are chosen and before they are resolved."""
COMBAT_ENDING: Final = 1 << 28
"""As a strike ends the combat, to prevent it."""
PAYING: Final = 1 << 29
"""When the cost of a card is about to be paid: cost reductions (PLY-12)."""
NO_POOL: Final = 1 << 35
"""When a Methuselah has no pool, before she is ousted (END-01)."""
DISCARD_OF_ANOTHER: Final = 1 << 40
"""In the discard phase of another Methuselah, when she has used her own actions."""
MASTER_OF_ANOTHER: Final = 1 << 44
"""In the master phase of another Methuselah, when she has used her own actions."""
DAMAGE_TO_ANOTHER: Final = 1 << 45
"""When damage to a minion of another Methuselah is resolved, after her own prevention."""
PAYING_OF_ANOTHER: Final = 1 << 47
"""When another Methuselah or her minion pays for a card, after her own cost reductions."""
DISCARDABLE: Final = 1 << 41
"""In each unlock phase, to discard the card by its burn option (PLY-28)."""
TEACHING: Final = 1 << 42
"""In the player's own master phase, to play a Discipline master without other text (PLY-30)."""
TROPHY: Final = 1 << 43
"""In the player's own master phase, to put a trophy into play (MAS-11)."""
DURING_ACTION: Final = UNBLOCKED | BLOCKING | DECLINED
"""At any time before an action is resolved."""


OTHERS, ALONE = 48, 96
"""The shift of the bits of others and of those without minions, in :attr:`Windows.from_hand`."""
ALL_WINDOWS = (1 << OTHERS) - 1


class Windows(msgspec.Struct, frozen=True, gc=False):
    """The windows of one card.

    Attributes:
        hand: the windows in which any Methuselah could play it from her hand.
        acting: the windows in which a minion of the acting Methuselah could play it from her hand.
        others: the windows in which a minion of another Methuselah could play it from her hand.
        controller: the windows in which its controller could use it in play.
        host: the windows in which the controller of the card that it is on could use it.
        rivals: the windows in which each Methuselah who does not control it could use it.
        locked: the windows in which it could be used in play while it is locked; by default all.
        own_turn: the windows in which it could be used in play only in the turn of its user.
    """

    hand: int = 0
    acting: int = 0
    others: int = 0
    controller: int = 0
    host: int = 0
    rivals: int = 0
    locked: int = -1
    own_turn: int = 0

    @property
    def from_hand(self) -> int:
        """The windows of a card in hand, by the Methuselahs who can play it.

        The lowest bits are those of the acting Methuselah, or of the active one outside actions.
        The bits of the other Methuselahs are shifted by ``OTHERS``, and those of a Methuselah
        without minions by ``ALONE``.
        """
        hand = self.hand
        return hand | self.acting | (hand | self.others) << OTHERS | hand << ALONE


NEVER: Final = Windows()

type User = tuple[int, int, Windows]
"""A card in play, the windows in which a Methuselah could use it, and all its windows."""
