"""The vocabulary: everything that the definition of a card may say.

Cards import from here and from nowhere else. "A as A" says that a name is handed on.
"""

from __future__ import annotations

from cardbase.model import (
    Bonus as Bonus,
    Sect as Sect,
    Title as Title,
    Trait as Trait,
    Type as Type,
)
from vtes_deck.effects.vocab.aims import (
    AMethuselah as AMethuselah,
    AMinion as AMinion,
    AttachedTo as AttachedTo,
    Between as Between,
    Blood as Blood,
    Either as Either,
    HandCard as HandCard,
    InPlayNamed as InPlayNamed,
    NewTarget as NewTarget,
    TheActing as TheActing,
    TheBlocker as TheBlocker,
    TheHost as TheHost,
    TheMinionInQuestion as TheMinionInQuestion,
    Uncontrolled as Uncontrolled,
    UncontrolledCard as UncontrolledCard,
)
from vtes_deck.effects.vocab.blocks import (
    AttemptsToBlock as AttemptsToBlock,
    BlockFails as BlockFails,
    CannotBlock as CannotBlock,
    EndAction as EndAction,
    LockBlocker as LockBlocker,
    LockFailedBlockers as LockFailedBlockers,
    NoteFailedBlock as NoteFailedBlock,
)
from vtes_deck.effects.vocab.cards import (
    BurnActing as BurnActing,
    BurnFromLibrary as BurnFromLibrary,
    BurnTarget as BurnTarget,
    BurnThis as BurnThis,
    Cancel as Cancel,
    ControlCopies as ControlCopies,
    CryptCard as CryptCard,
    DiscardTarget as DiscardTarget,
    DrawUp as DrawUp,
    GiveThis as GiveThis,
    HandSize as HandSize,
    LockThis as LockThis,
    NotReplaced as NotReplaced,
    PutInPlay as PutInPlay,
    PutOn as PutOn,
    RemoveCopies as RemoveCopies,
    RemoveTarget as RemoveTarget,
    StealTarget as StealTarget,
    Surcharge as Surcharge,
)
from vtes_deck.effects.vocab.choosing import (
    Choose as Choose,
    If as If,
    Recover as Recover,
)
from vtes_deck.effects.vocab.combats import (
    DrawAndDiscard as DrawAndDiscard,
    EnterCombat as EnterCombat,
    MissesUnlock as MissesUnlock,
    TheyDiscard as TheyDiscard,
    TheyDrawUp as TheyDrawUp,
)
from vtes_deck.effects.vocab.counters import (
    AddBlood as AddBlood,
    AddCounters as AddCounters,
    BloodToPool as BloodToPool,
    BurnBlood as BurnBlood,
    BurnPool as BurnPool,
    Cleanse as Cleanse,
    Corrupt as Corrupt,
    ForEach as ForEach,
    GainBlood as GainBlood,
    GainMasterActions as GainMasterActions,
    GainPool as GainPool,
    GainTransfers as GainTransfers,
    PoolToBlood as PoolToBlood,
    PoolToCard as PoolToCard,
    StealPool as StealPool,
    Uses as Uses,
    UseTransfers as UseTransfers,
)
from vtes_deck.effects.vocab.during import (
    Bounce as Bounce,
    Intercept as Intercept,
    LessBleed as LessBleed,
    LessIntercept as LessIntercept,
    Lock as Lock,
    MoreBleed as MoreBleed,
    MoreBleedX as MoreBleedX,
    Stealth as Stealth,
    Unlock as Unlock,
    Wakes as Wakes,
)
from vtes_deck.effects.vocab.fighting import (
    BEFORE_RANGE as BEFORE_RANGE,
    BEFORE_STRIKES as BEFORE_STRIKES,
    END_OF_ROUND as END_OF_ROUND,
    MANEUVER as MANEUVER,
    PRESSES as PRESSES,
    STRIKE as STRIKE,
    additional_strikes as additional_strikes,
    at as at,
    hand_strike as hand_strike,
    prevents as prevents,
    strikes as strikes,
)
from vtes_deck.effects.vocab.fights import (
    AgainstVampire as AgainstVampire,
    AggravatedHands as AggravatedHands,
    BaseStrength as BaseStrength,
    Environmental as Environmental,
    ExtraStrike as ExtraStrike,
    FirstRound as FirstRound,
    HandsOnly as HandsOnly,
    NoManeuvers as NoManeuvers,
    PreventMore as PreventMore,
    TasteBlood as TasteBlood,
)
from vtes_deck.effects.vocab.later import (
    Later as Later,
)
from vtes_deck.effects.vocab.paying import (
    PayForCounters as PayForCounters,
)
from vtes_deck.effects.vocab.scene import (
    NOTHING as NOTHING,
    Nothing as Nothing,
)
from vtes_deck.effects.vocab.tucking import (
    DrawAndTuck as DrawAndTuck,
    Tucking as Tucking,
)
from vtes_deck.effects.vocab.votes import (
    Allocate as Allocate,
    AllocatedBurn as AllocatedBurn,
    AllocatedPool as AllocatedPool,
    CallOff as CallOff,
    ChooseClan as ChooseClan,
    ChooseMethuselah as ChooseMethuselah,
    ChooseMinion as ChooseMinion,
    ChosenGains as ChosenGains,
    EachFor as EachFor,
    GainMargin as GainMargin,
    PoliticalReferendum as PoliticalReferendum,
    ReferendumPassed as ReferendumPassed,
    Votes as Votes,
    VotesX as VotesX,
)
from vtes_deck.effects.vocab.ways import (
    Aura as Aura,
    Bars as Bars,
    Calls as Calls,
    CardAction as CardAction,
    Combined as Combined,
    Definition as Definition,
    EntersWith as EntersWith,
    Gives as Gives,
    InCombat as InCombat,
    Limit as Limit,
    Power as Power,
    ReplacedLater as ReplacedLater,
    Role as Role,
    Trigger as Trigger,
    Way as Way,
    action as action,
    bleed as bleed,
    card as card,
    combat as combat,
    master as master,
    modifier as modifier,
    reaction as reaction,
)
from vtes_deck.effects.vocab.when import (
    ACT as ACT,
    AFTER_ACTION as AFTER_ACTION,
    ANY_TIME as ANY_TIME,
    AS_ANNOUNCED as AS_ANNOUNCED,
    AS_PLAYED as AS_PLAYED,
    BLOCKING as BLOCKING,
    DECLINED as DECLINED,
    DURING_ACTION as DURING_ACTION,
    END_OF_TURN as END_OF_TURN,
    INFLUENCE as INFLUENCE,
    MASTER as MASTER,
    POLLING as POLLING,
    START_OF_TURN as START_OF_TURN,
    UNBLOCKED as UNBLOCKED,
    UNLOCK as UNLOCK,
    WAKING as WAKING,
    Acting as Acting,
    ActionWas as ActionWas,
    AtBleed as AtBleed,
    BledAmount as BledAmount,
    BlockAttempted as BlockAttempted,
    Blocked as Blocked,
    BlockedByMe as BlockedByMe,
    BlocksDeclined as BlocksDeclined,
    Directed as Directed,
    DirectedAtMe as DirectedAtMe,
    HasCounters as HasCounters,
    HaveEdge as HaveEdge,
    MyTurn as MyTurn,
    NoReactions as NoReactions,
    Not as Not,
    NotPlayed as NotPlayed,
    NotUsed as NotUsed,
    NotYet as NotYet,
    Seats as Seats,
    Successful as Successful,
    TargetPool as TargetPool,
)
from vtes_deck.effects.vocab.who import (
    ALLY as ALLY,
    ANARCH as ANARCH,
    ANYONE as ANYONE,
    READY_ANARCH as READY_ANARCH,
    READY_VAMPIRE as READY_VAMPIRE,
    VAMPIRE as VAMPIRE,
    ActingBelongs as ActingBelongs,
    ActingIs as ActingIs,
    AtSuperior as AtSuperior,
    Control as Control,
    Controlled as Controlled,
    HostActs as HostActs,
    HostBlocks as HostBlocks,
    HostIs as HostIs,
    MeIs as MeIs,
    Who as Who,
)
from vtes_deck.engine.action import RESOLVED as RESOLVED, RESOLVING as RESOLVING
from vtes_deck.engine.block import BLOCK_FAILS as BLOCK_FAILS
from vtes_deck.engine.combat.course import ROUND as ROUND
from vtes_deck.engine.combat.moves import (
    Gear as Gear,
    Move as Move,
    Range as Range,
    Strike as Strike,
    Use as Use,
)
from vtes_deck.engine.damage import Which as Which
from vtes_deck.engine.influence import TRANSFERS as TRANSFERS
from vtes_deck.engine.table import Deed as Deed, Until as Until
from vtes_deck.engine.torpor import GOES_TO_TORPOR as GOES_TO_TORPOR
from vtes_deck.engine.windows import (
    ADDITIONAL_STRIKES as ADDITIONAL_STRIKES,
    RANGE as RANGE,
    STRIKES_CHOSEN as STRIKES_CHOSEN,
)
