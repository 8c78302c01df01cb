"""The vocabulary: everything that the definition of a card may say.

Cards import from here and from nowhere else. "A as A" says that a name is handed on.
"""

from __future__ import annotations

from cardbase.model import (
    Bonus as Bonus,
)
from cardbase.model import (
    Sect as Sect,
)
from cardbase.model import (
    Title as Title,
)
from cardbase.model import (
    Trait as Trait,
)
from cardbase.model import (
    Type as Type,
)
from vtes_deck.effects.vocab.aims import (
    AMethuselah as AMethuselah,
)
from vtes_deck.effects.vocab.aims import (
    AMinion as AMinion,
)
from vtes_deck.effects.vocab.aims import (
    AttachedTo as AttachedTo,
)
from vtes_deck.effects.vocab.aims import (
    Between as Between,
)
from vtes_deck.effects.vocab.aims import (
    Blood as Blood,
)
from vtes_deck.effects.vocab.aims import (
    Either as Either,
)
from vtes_deck.effects.vocab.aims import (
    HandCard as HandCard,
)
from vtes_deck.effects.vocab.aims import (
    InPlayNamed as InPlayNamed,
)
from vtes_deck.effects.vocab.aims import (
    NewTarget as NewTarget,
)
from vtes_deck.effects.vocab.aims import (
    TheActing as TheActing,
)
from vtes_deck.effects.vocab.aims import (
    TheBlocker as TheBlocker,
)
from vtes_deck.effects.vocab.aims import (
    TheHost as TheHost,
)
from vtes_deck.effects.vocab.aims import (
    TheMinionInQuestion as TheMinionInQuestion,
)
from vtes_deck.effects.vocab.aims import (
    Uncontrolled as Uncontrolled,
)
from vtes_deck.effects.vocab.aims import (
    UncontrolledCard as UncontrolledCard,
)
from vtes_deck.effects.vocab.blocks import (
    AttemptsToBlock as AttemptsToBlock,
)
from vtes_deck.effects.vocab.blocks import (
    BlockFails as BlockFails,
)
from vtes_deck.effects.vocab.blocks import (
    CannotBlock as CannotBlock,
)
from vtes_deck.effects.vocab.blocks import (
    EndAction as EndAction,
)
from vtes_deck.effects.vocab.blocks import (
    LockBlocker as LockBlocker,
)
from vtes_deck.effects.vocab.blocks import (
    LockFailedBlockers as LockFailedBlockers,
)
from vtes_deck.effects.vocab.blocks import (
    NoteFailedBlock as NoteFailedBlock,
)
from vtes_deck.effects.vocab.cards import (
    BurnActing as BurnActing,
)
from vtes_deck.effects.vocab.cards import (
    BurnFromLibrary as BurnFromLibrary,
)
from vtes_deck.effects.vocab.cards import (
    BurnTarget as BurnTarget,
)
from vtes_deck.effects.vocab.cards import (
    BurnThis as BurnThis,
)
from vtes_deck.effects.vocab.cards import (
    Cancel as Cancel,
)
from vtes_deck.effects.vocab.cards import (
    ControlCopies as ControlCopies,
)
from vtes_deck.effects.vocab.cards import (
    CryptCard as CryptCard,
)
from vtes_deck.effects.vocab.cards import (
    DiscardTarget as DiscardTarget,
)
from vtes_deck.effects.vocab.cards import (
    DrawUp as DrawUp,
)
from vtes_deck.effects.vocab.cards import (
    GiveThis as GiveThis,
)
from vtes_deck.effects.vocab.cards import (
    HandSize as HandSize,
)
from vtes_deck.effects.vocab.cards import (
    LockThis as LockThis,
)
from vtes_deck.effects.vocab.cards import (
    NotReplaced as NotReplaced,
)
from vtes_deck.effects.vocab.cards import (
    PutInPlay as PutInPlay,
)
from vtes_deck.effects.vocab.cards import (
    PutOn as PutOn,
)
from vtes_deck.effects.vocab.cards import (
    RemoveCopies as RemoveCopies,
)
from vtes_deck.effects.vocab.cards import (
    RemoveTarget as RemoveTarget,
)
from vtes_deck.effects.vocab.cards import (
    StealTarget as StealTarget,
)
from vtes_deck.effects.vocab.cards import (
    Surcharge as Surcharge,
)
from vtes_deck.effects.vocab.choosing import (
    Choose as Choose,
)
from vtes_deck.effects.vocab.choosing import (
    If as If,
)
from vtes_deck.effects.vocab.choosing import (
    Recover as Recover,
)
from vtes_deck.effects.vocab.combats import (
    DrawAndDiscard as DrawAndDiscard,
)
from vtes_deck.effects.vocab.combats import (
    EnterCombat as EnterCombat,
)
from vtes_deck.effects.vocab.combats import (
    MissesUnlock as MissesUnlock,
)
from vtes_deck.effects.vocab.combats import (
    TheyDiscard as TheyDiscard,
)
from vtes_deck.effects.vocab.combats import (
    TheyDrawUp as TheyDrawUp,
)
from vtes_deck.effects.vocab.counters import (
    AddBlood as AddBlood,
)
from vtes_deck.effects.vocab.counters import (
    AddCounters as AddCounters,
)
from vtes_deck.effects.vocab.counters import (
    BloodToPool as BloodToPool,
)
from vtes_deck.effects.vocab.counters import (
    BurnBlood as BurnBlood,
)
from vtes_deck.effects.vocab.counters import (
    BurnPool as BurnPool,
)
from vtes_deck.effects.vocab.counters import (
    Cleanse as Cleanse,
)
from vtes_deck.effects.vocab.counters import (
    Corrupt as Corrupt,
)
from vtes_deck.effects.vocab.counters import (
    ForEach as ForEach,
)
from vtes_deck.effects.vocab.counters import (
    GainBlood as GainBlood,
)
from vtes_deck.effects.vocab.counters import (
    GainMasterActions as GainMasterActions,
)
from vtes_deck.effects.vocab.counters import (
    GainPool as GainPool,
)
from vtes_deck.effects.vocab.counters import (
    GainTransfers as GainTransfers,
)
from vtes_deck.effects.vocab.counters import (
    PoolToBlood as PoolToBlood,
)
from vtes_deck.effects.vocab.counters import (
    PoolToCard as PoolToCard,
)
from vtes_deck.effects.vocab.counters import (
    StealPool as StealPool,
)
from vtes_deck.effects.vocab.counters import (
    Uses as Uses,
)
from vtes_deck.effects.vocab.counters import (
    UseTransfers as UseTransfers,
)
from vtes_deck.effects.vocab.during import (
    Bounce as Bounce,
)
from vtes_deck.effects.vocab.during import (
    Intercept as Intercept,
)
from vtes_deck.effects.vocab.during import (
    LessBleed as LessBleed,
)
from vtes_deck.effects.vocab.during import (
    LessIntercept as LessIntercept,
)
from vtes_deck.effects.vocab.during import (
    Lock as Lock,
)
from vtes_deck.effects.vocab.during import (
    MoreBleed as MoreBleed,
)
from vtes_deck.effects.vocab.during import (
    MoreBleedX as MoreBleedX,
)
from vtes_deck.effects.vocab.during import (
    Stealth as Stealth,
)
from vtes_deck.effects.vocab.during import (
    Unlock as Unlock,
)
from vtes_deck.effects.vocab.during import (
    Wakes as Wakes,
)
from vtes_deck.effects.vocab.fighting import (
    BEFORE_RANGE as BEFORE_RANGE,
)
from vtes_deck.effects.vocab.fighting import (
    BEFORE_STRIKES as BEFORE_STRIKES,
)
from vtes_deck.effects.vocab.fighting import (
    END_OF_ROUND as END_OF_ROUND,
)
from vtes_deck.effects.vocab.fighting import (
    MANEUVER as MANEUVER,
)
from vtes_deck.effects.vocab.fighting import (
    PRESSES as PRESSES,
)
from vtes_deck.effects.vocab.fighting import (
    STRIKE as STRIKE,
)
from vtes_deck.effects.vocab.fighting import (
    additional_strikes as additional_strikes,
)
from vtes_deck.effects.vocab.fighting import (
    at as at,
)
from vtes_deck.effects.vocab.fighting import (
    hand_strike as hand_strike,
)
from vtes_deck.effects.vocab.fighting import (
    prevents as prevents,
)
from vtes_deck.effects.vocab.fighting import (
    strikes as strikes,
)
from vtes_deck.effects.vocab.fights import (
    AgainstVampire as AgainstVampire,
)
from vtes_deck.effects.vocab.fights import (
    AggravatedHands as AggravatedHands,
)
from vtes_deck.effects.vocab.fights import (
    BaseStrength as BaseStrength,
)
from vtes_deck.effects.vocab.fights import (
    Environmental as Environmental,
)
from vtes_deck.effects.vocab.fights import (
    ExtraStrike as ExtraStrike,
)
from vtes_deck.effects.vocab.fights import (
    FirstRound as FirstRound,
)
from vtes_deck.effects.vocab.fights import (
    HandsOnly as HandsOnly,
)
from vtes_deck.effects.vocab.fights import (
    NoManeuvers as NoManeuvers,
)
from vtes_deck.effects.vocab.fights import (
    PreventMore as PreventMore,
)
from vtes_deck.effects.vocab.fights import (
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
)
from vtes_deck.effects.vocab.scene import (
    Nothing as Nothing,
)
from vtes_deck.effects.vocab.tucking import (
    DrawAndTuck as DrawAndTuck,
)
from vtes_deck.effects.vocab.tucking import (
    Tucking as Tucking,
)
from vtes_deck.effects.vocab.votes import (
    Allocate as Allocate,
)
from vtes_deck.effects.vocab.votes import (
    AllocatedBurn as AllocatedBurn,
)
from vtes_deck.effects.vocab.votes import (
    AllocatedPool as AllocatedPool,
)
from vtes_deck.effects.vocab.votes import (
    CallOff as CallOff,
)
from vtes_deck.effects.vocab.votes import (
    ChooseClan as ChooseClan,
)
from vtes_deck.effects.vocab.votes import (
    ChooseMethuselah as ChooseMethuselah,
)
from vtes_deck.effects.vocab.votes import (
    ChooseMinion as ChooseMinion,
)
from vtes_deck.effects.vocab.votes import (
    ChosenGains as ChosenGains,
)
from vtes_deck.effects.vocab.votes import (
    EachFor as EachFor,
)
from vtes_deck.effects.vocab.votes import (
    GainMargin as GainMargin,
)
from vtes_deck.effects.vocab.votes import (
    PoliticalReferendum as PoliticalReferendum,
)
from vtes_deck.effects.vocab.votes import (
    ReferendumPassed as ReferendumPassed,
)
from vtes_deck.effects.vocab.votes import (
    Votes as Votes,
)
from vtes_deck.effects.vocab.votes import (
    VotesX as VotesX,
)
from vtes_deck.effects.vocab.ways import (
    Aura as Aura,
)
from vtes_deck.effects.vocab.ways import (
    Bars as Bars,
)
from vtes_deck.effects.vocab.ways import (
    Calls as Calls,
)
from vtes_deck.effects.vocab.ways import (
    CardAction as CardAction,
)
from vtes_deck.effects.vocab.ways import (
    Combined as Combined,
)
from vtes_deck.effects.vocab.ways import (
    Definition as Definition,
)
from vtes_deck.effects.vocab.ways import (
    EntersWith as EntersWith,
)
from vtes_deck.effects.vocab.ways import (
    Gives as Gives,
)
from vtes_deck.effects.vocab.ways import (
    InCombat as InCombat,
)
from vtes_deck.effects.vocab.ways import (
    Limit as Limit,
)
from vtes_deck.effects.vocab.ways import (
    Power as Power,
)
from vtes_deck.effects.vocab.ways import (
    ReplacedLater as ReplacedLater,
)
from vtes_deck.effects.vocab.ways import (
    Role as Role,
)
from vtes_deck.effects.vocab.ways import (
    Trigger as Trigger,
)
from vtes_deck.effects.vocab.ways import (
    Way as Way,
)
from vtes_deck.effects.vocab.ways import (
    action as action,
)
from vtes_deck.effects.vocab.ways import (
    bleed as bleed,
)
from vtes_deck.effects.vocab.ways import (
    card as card,
)
from vtes_deck.effects.vocab.ways import (
    combat as combat,
)
from vtes_deck.effects.vocab.ways import (
    master as master,
)
from vtes_deck.effects.vocab.ways import (
    modifier as modifier,
)
from vtes_deck.effects.vocab.ways import (
    reaction as reaction,
)
from vtes_deck.effects.vocab.when import (
    ACT as ACT,
)
from vtes_deck.effects.vocab.when import (
    AFTER_ACTION as AFTER_ACTION,
)
from vtes_deck.effects.vocab.when import (
    ANY_TIME as ANY_TIME,
)
from vtes_deck.effects.vocab.when import (
    AS_ANNOUNCED as AS_ANNOUNCED,
)
from vtes_deck.effects.vocab.when import (
    AS_PLAYED as AS_PLAYED,
)
from vtes_deck.effects.vocab.when import (
    BLOCKING as BLOCKING,
)
from vtes_deck.effects.vocab.when import (
    DECLINED as DECLINED,
)
from vtes_deck.effects.vocab.when import (
    DURING_ACTION as DURING_ACTION,
)
from vtes_deck.effects.vocab.when import (
    END_OF_TURN as END_OF_TURN,
)
from vtes_deck.effects.vocab.when import (
    INFLUENCE as INFLUENCE,
)
from vtes_deck.effects.vocab.when import (
    MASTER as MASTER,
)
from vtes_deck.effects.vocab.when import (
    POLLING as POLLING,
)
from vtes_deck.effects.vocab.when import (
    START_OF_TURN as START_OF_TURN,
)
from vtes_deck.effects.vocab.when import (
    UNBLOCKED as UNBLOCKED,
)
from vtes_deck.effects.vocab.when import (
    UNLOCK as UNLOCK,
)
from vtes_deck.effects.vocab.when import (
    WAKING as WAKING,
)
from vtes_deck.effects.vocab.when import (
    Acting as Acting,
)
from vtes_deck.effects.vocab.when import (
    ActionWas as ActionWas,
)
from vtes_deck.effects.vocab.when import (
    AtBleed as AtBleed,
)
from vtes_deck.effects.vocab.when import (
    BledAmount as BledAmount,
)
from vtes_deck.effects.vocab.when import (
    BlockAttempted as BlockAttempted,
)
from vtes_deck.effects.vocab.when import (
    Blocked as Blocked,
)
from vtes_deck.effects.vocab.when import (
    BlockedByMe as BlockedByMe,
)
from vtes_deck.effects.vocab.when import (
    BlocksDeclined as BlocksDeclined,
)
from vtes_deck.effects.vocab.when import (
    Directed as Directed,
)
from vtes_deck.effects.vocab.when import (
    DirectedAtMe as DirectedAtMe,
)
from vtes_deck.effects.vocab.when import (
    HasCounters as HasCounters,
)
from vtes_deck.effects.vocab.when import (
    HaveEdge as HaveEdge,
)
from vtes_deck.effects.vocab.when import (
    MyTurn as MyTurn,
)
from vtes_deck.effects.vocab.when import (
    NoReactions as NoReactions,
)
from vtes_deck.effects.vocab.when import (
    Not as Not,
)
from vtes_deck.effects.vocab.when import (
    NotPlayed as NotPlayed,
)
from vtes_deck.effects.vocab.when import (
    NotUsed as NotUsed,
)
from vtes_deck.effects.vocab.when import (
    NotYet as NotYet,
)
from vtes_deck.effects.vocab.when import (
    Seats as Seats,
)
from vtes_deck.effects.vocab.when import (
    Successful as Successful,
)
from vtes_deck.effects.vocab.when import (
    TargetPool as TargetPool,
)
from vtes_deck.effects.vocab.who import (
    ALLY as ALLY,
)
from vtes_deck.effects.vocab.who import (
    ANARCH as ANARCH,
)
from vtes_deck.effects.vocab.who import (
    ANYONE as ANYONE,
)
from vtes_deck.effects.vocab.who import (
    READY_ANARCH as READY_ANARCH,
)
from vtes_deck.effects.vocab.who import (
    READY_VAMPIRE as READY_VAMPIRE,
)
from vtes_deck.effects.vocab.who import (
    VAMPIRE as VAMPIRE,
)
from vtes_deck.effects.vocab.who import (
    ActingBelongs as ActingBelongs,
)
from vtes_deck.effects.vocab.who import (
    ActingIs as ActingIs,
)
from vtes_deck.effects.vocab.who import (
    AtSuperior as AtSuperior,
)
from vtes_deck.effects.vocab.who import (
    Control as Control,
)
from vtes_deck.effects.vocab.who import (
    Controlled as Controlled,
)
from vtes_deck.effects.vocab.who import (
    HostActs as HostActs,
)
from vtes_deck.effects.vocab.who import (
    HostBlocks as HostBlocks,
)
from vtes_deck.effects.vocab.who import (
    HostIs as HostIs,
)
from vtes_deck.effects.vocab.who import (
    MeIs as MeIs,
)
from vtes_deck.effects.vocab.who import (
    Who as Who,
)
from vtes_deck.engine.action import RESOLVED as RESOLVED
from vtes_deck.engine.action import RESOLVING as RESOLVING
from vtes_deck.engine.block import BLOCK_FAILS as BLOCK_FAILS
from vtes_deck.engine.combat.course import ROUND as ROUND
from vtes_deck.engine.combat.moves import (
    Gear as Gear,
)
from vtes_deck.engine.combat.moves import (
    Move as Move,
)
from vtes_deck.engine.combat.moves import (
    Range as Range,
)
from vtes_deck.engine.combat.moves import (
    Strike as Strike,
)
from vtes_deck.engine.combat.moves import (
    Use as Use,
)
from vtes_deck.engine.damage import Which as Which
from vtes_deck.engine.influence import TRANSFERS as TRANSFERS
from vtes_deck.engine.table import Deed as Deed
from vtes_deck.engine.table import Until as Until
from vtes_deck.engine.torpor import GOES_TO_TORPOR as GOES_TO_TORPOR
from vtes_deck.engine.windows import (
    ADDITIONAL_STRIKES as ADDITIONAL_STRIKES,
)
from vtes_deck.engine.windows import (
    RANGE as RANGE,
)
from vtes_deck.engine.windows import (
    STRIKES_CHOSEN as STRIKES_CHOSEN,
)
