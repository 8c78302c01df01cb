"""The vocabulary: every class and constant that card definitions use.

Card modules import from this package. Private effects import everything else from
:mod:`vtes_deck.effects.api`.
"""

from __future__ import annotations

from cardbase.terms import Bonus, Sect, Title, Trait, Type
from vtes_deck.effects.vocab.abstention import Abstain, CannotVote
from vtes_deck.effects.vocab.action_conditions import (
    ACT,
    AFTER_ACTION,
    ANY_TIME,
    AS_ANNOUNCED,
    AS_PLAYED,
    BEFORE_VOTES,
    BLOCKING,
    DECLINED,
    DURING_ACTION,
    END_OF_TURN,
    INFLUENCE,
    MASTER,
    OUTSIDE_COMBAT,
    POLLING,
    START_OF_TURN,
    UNBLOCKED,
    UNLOCK,
    WAKING,
    Acting,
    ActionWas,
    AtBleed,
    BlockAttempted,
    Blocked,
    BlocksDeclined,
    Directed,
    DirectedAtMe,
    HasFed,
    MyTurn,
    Not,
    NotPlayed,
    Successful,
)
from vtes_deck.effects.vocab.action_effects import (
    Bounce,
    Intercept,
    LessBleed,
    LessBleedOfAnyone,
    LessIntercept,
    Lock,
    MoreBleed,
    Stealth,
    Unlock,
)
from vtes_deck.effects.vocab.additional_strikes import AdditionalStrike, StrikesOn, StruckWithIt
from vtes_deck.effects.vocab.ammunition import BeforeGunResolves, LoadGun
from vtes_deck.effects.vocab.amounts import (
    AtLeast,
    AtMost,
    BleedAmount,
    Capacity,
    Count,
    Half,
    Methuselahs,
    Minus,
    Plus,
    Times,
    UpTo,
    When,
    X,
)
from vtes_deck.effects.vocab.arrivals import AnotherEnters, ComesIntoPlay, TargetHas
from vtes_deck.effects.vocab.as_vampire import (
    CardsAsVampire,
)
from vtes_deck.effects.vocab.ash_heap import (
    HeapHas,
)
from vtes_deck.effects.vocab.attachments import (
    Combatant,
    HostFights,
    MovesTo,
    NoteTargets,
    SameTargets,
)
from vtes_deck.effects.vocab.blocks import (
    AttemptsToBlock,
    BlockCost,
    BlockersPay,
    BlockFails,
    CannotBlock,
    StaysUnlocked,
)
from vtes_deck.effects.vocab.cancellation import Cancel, CancelReaction
from vtes_deck.effects.vocab.card_moves import (
    CRYPT_CARD,
    DISCARD_TARGET,
    MoveCards,
    ShuffleLibrary,
)
from vtes_deck.effects.vocab.card_query import (
    ACard,
)
from vtes_deck.effects.vocab.cards_in_play import BurnCard, PutInPlay, PutOn, RemoveCard
from vtes_deck.effects.vocab.choices import (
    Choose,
    ForEach,
    If,
)
from vtes_deck.effects.vocab.chosen_minion import (
    ChoosesMinion,
    ChosenMinion,
    RememberTarget,
    TheChosen,
)
from vtes_deck.effects.vocab.combat_avoidance import (
    AvertCombat,
    BeforeBlock,
)
from vtes_deck.effects.vocab.combat_effects import (
    AggravatedHands,
    BluntWeapons,
    Environmental,
    InflictDamage,
    OnlyAggravated,
    Prevent,
    RetainerDamage,
    Toughness,
    TreatsAsNormal,
)
from vtes_deck.effects.vocab.combat_entry import (
    EnterCombat,
)
from vtes_deck.effects.vocab.combat_flow import (
    CanFightAgain,
    CombatFromBlock,
    CombatQueued,
    EndCombat,
    FightsAgain,
    GiveManeuver,
    GivePress,
    InRound,
    LeavesTorpor,
    NoEquipment,
    Preventable,
    Rescues,
    ToTorpor,
)
from vtes_deck.effects.vocab.combat_limits import OpponentCannot
from vtes_deck.effects.vocab.combat_moves import (
    BEFORE_RANGE,
    BEFORE_RESOLUTION,
    BEFORE_STRIKES,
    END_OF_ROUND,
    MANEUVER,
    PRESSES,
    STRIKE,
    additional_strikes,
    at,
    hand_strike,
    prevents,
    strikes,
)
from vtes_deck.effects.vocab.context import (
    NOTHING,
    Nothing,
)
from vtes_deck.effects.vocab.continued_actions import AfterBlock, ContinueAction, GoesOnAfterCombat
from vtes_deck.effects.vocab.control import TAKES_CONTROL, Borrow, TakeControl
from vtes_deck.effects.vocab.corruption import STEAL_CORRUPTED, Resistance, StealCorrupted
from vtes_deck.effects.vocab.cost_changes import (
    NON_COMBAT,
    ActionSurcharge,
    CheaperFor,
    Discount,
    StrikesCost,
)
from vtes_deck.effects.vocab.cost_reductions import (
    CostReduction,
    CounterPayment,
)
from vtes_deck.effects.vocab.counter_moves import MoveCounters
from vtes_deck.effects.vocab.counters import (
    COUNTERS,
    Blood,
    Burn,
    Corruption,
    DiscardActions,
    Edge,
    Gain,
    MasterActions,
    Pay,
    Pool,
    Transfers,
)
from vtes_deck.effects.vocab.crypt_search import SearchCrypt
from vtes_deck.effects.vocab.definition import (
    Definition,
    card,
)
from vtes_deck.effects.vocab.delayed_triggers import (
    AddDelayedTrigger,
    UnlocksLater,
)
from vtes_deck.effects.vocab.entry_without_action import (
    EquipTarget,
)
from vtes_deck.effects.vocab.event_rules import (
    NeedsGehenna,
)
from vtes_deck.effects.vocab.failures import ActionFails
from vtes_deck.effects.vocab.game_conditions import (
    IS_MERGED,
    IS_READY,
    IS_READY_AND_UNLOCKED,
    IS_UNLOCKED,
    ActionRequires,
    AnarchAction,
    HasBled,
    InPhase,
)
from vtes_deck.effects.vocab.gathering import MoveFromEach
from vtes_deck.effects.vocab.grants import (
    ChangeSect,
    Gets,
    MissesUnlock,
    OneOf,
    SecondMasterAction,
    TurnAnarch,
)
from vtes_deck.effects.vocab.hand_size import HandSize
from vtes_deck.effects.vocab.looks import LookAt, PickFromHand, PlaysOpen
from vtes_deck.effects.vocab.melee_strikes import (
    HandOrMelee,
    MeleeStrike,
)
from vtes_deck.effects.vocab.minion_filter import (
    ALLY,
    ANARCH,
    ANYONE,
    READY_ANARCH,
    READY_VAMPIRE,
    VAMPIRE,
    AtSuperior,
    MinionFilter,
)
from vtes_deck.effects.vocab.modes import (
    ActionMode,
    CardReferendum,
    CombatMode,
    CombinedModes,
    DelayedReplacement,
    Mode,
    OwnActionMode,
    PlayLimit,
    action,
    bleed,
    combat,
    hunt,
    master,
    modifier,
    named,
    reaction,
)
from vtes_deck.effects.vocab.permissions import (
    ActsAtOnce,
    HasAggravatedHands,
    StrikesFirst,
)
from vtes_deck.effects.vocab.powers import (
    Aura,
    BleedAction,
    CardAction,
    EntersWith,
    HuntAction,
    InCombat,
    OwnAction,
    PoliticalCardAction,
    Power,
    Restriction,
    StaticBonus,
    Trigger,
)
from vtes_deck.effects.vocab.references import (
    BY_VAMPIRE,
    FELL_IN_COMBAT,
    Bearer,
    Belongs,
    Is,
    Same,
    The,
)
from vtes_deck.effects.vocab.referendum import (
    FailReferendum,
    Margin,
    PoliticalReferendum,
    ReferendumPassed,
    SeatVotes,
    Votes,
)
from vtes_deck.effects.vocab.referendum_terms import (
    Allocate,
    Allocated,
    ChooseCard,
    ChooseClan,
    ChooseMethuselah,
    ChooseMethuselahs,
    ChosenMethuselahs,
    Points,
)
from vtes_deck.effects.vocab.repeated_prevention import PREVENTS_ONE, PREVENTS_TWO, PreventEachRound
from vtes_deck.effects.vocab.returns import ShuffledIfBurned
from vtes_deck.effects.vocab.sect_choices import (
    MayBecomeCamarilla,
    MayEnterCamarilla,
    entering_camarilla,
)
from vtes_deck.effects.vocab.static_effects import (
    BurnsWhenEmpty,
    CancelledByDiscard,
    CancelledByPool,
    CannotPlay,
    CannotUse,
    FollowsLeader,
    Guards,
    HasDiscipline,
    HasTrait,
    KeepsTitle,
    MastersCostMore,
    OnePerMinion,
    PassesFor,
    ReducesDamage,
    RescueCosts,
    SilencesRetainers,
    StealthInAction,
    Toll,
    VoteToll,
)
from vtes_deck.effects.vocab.stealth_losses import LessStealth
from vtes_deck.effects.vocab.strike_changes import (
    HandDamage,
    StrikeDamage,
    StrikeFirst,
    StrikeSurely,
)
from vtes_deck.effects.vocab.targets import (
    AimedWithout,
    AMethuselah,
    AMinion,
    AnyX,
    Both,
    Control,
    Either,
    NewTarget,
)
from vtes_deck.effects.vocab.thefts import Carried, StealCarried
from vtes_deck.effects.vocab.title_cards import LosesTitle, RepresentsTitle
from vtes_deck.effects.vocab.transformations import (
    BecomesVampire,
    HasHunted,
)
from vtes_deck.effects.vocab.usage import (
    Once,
    WasDone,
)
from vtes_deck.effects.vocab.wakes import Wakes
from vtes_deck.engine.actions.action import BLOCKED as ACTION_BLOCKED
from vtes_deck.engine.actions.action import RESOLVED, RESOLVING
from vtes_deck.engine.actions.bleed import ABOUT_TO_BLEED, BLED
from vtes_deck.engine.actions.block import ATTEMPTS, BLOCK_FAILS
from vtes_deck.engine.actions.diablerie import DIABLERIE
from vtes_deck.engine.actions.hunt import HUNTS
from vtes_deck.engine.actions.roles import Role
from vtes_deck.engine.cards.play import MINION_PLAYS as MINION_PLAYED
from vtes_deck.engine.cards.play import PLAYS as CARD_PLAYED
from vtes_deck.engine.cards.requirements import PLAYED_TO_ACT
from vtes_deck.engine.combat.damage import STRIKE_HURTS
from vtes_deck.engine.combat.resolution import STRIKE_RESOLVED
from vtes_deck.engine.combat.sequence import (
    COMBAT,
    COMBAT_OVER,
    PRESSING,
    RANGE_IS_SET,
    ROUND,
    ROUND_ENDS,
)
from vtes_deck.engine.mechanics.zone_events import BURNED, DISCARDED, DRAWS, ENTERS, LEAVES
from vtes_deck.engine.politics.blood_hunt import HUNT_CALLED
from vtes_deck.engine.politics.referendum import CALLS as REFERENDUM_CALLED
from vtes_deck.engine.politics.referendum import PASSES as REFERENDUM_PASSES
from vtes_deck.engine.politics.referendum import RESOLVED as REFERENDUM_RESOLVED
from vtes_deck.engine.politics.referendum import TALLIED as REFERENDUM_TALLIED
from vtes_deck.engine.state.damage_types import DamageFilter
from vtes_deck.engine.state.moves import (
    Gear,
    Move,
    Range,
    Recoil,
    Strike,
    Use,
)
from vtes_deck.engine.state.table import Activity, Phase, Until, Zone
from vtes_deck.engine.state.windows import (
    ADDITIONAL_STRIKES,
    AFTER_COMBAT,
    AFTER_REFERENDUM,
    AIMING,
    BEFORE_COMBAT,
    BEFORE_REFERENDUM,
    DAMAGE,
    DAMAGE_TO_ANOTHER,
    DISCARD,
    DISCARD_EFFECTS,
    DISCARD_OF_ANOTHER,
    MASTER_OF_ANOTHER,
    NO_POOL,
    OTHERS_MINIONS,
    PAYING,
    PAYING_OF_ANOTHER,
    PRESS,
    RANGE,
    STRIKES_CHOSEN,
    WOULD_SUCCEED,
)
from vtes_deck.engine.status.torpor import GOES_TO_TORPOR, INCAPACITATED, LEAVES_TORPOR
from vtes_deck.engine.turn.discard import DISCARD_BEGINS, DISCARD_ENDS, EVENT_PLAYED
from vtes_deck.engine.turn.game_end import OUSTED, POINT, SPOILS
from vtes_deck.engine.turn.influence import TRANSFERS
from vtes_deck.engine.turn.master import MASTER_BEGINS
from vtes_deck.engine.turn.minion import MINION_ENDS
from vtes_deck.engine.turn.turn import PHASE
