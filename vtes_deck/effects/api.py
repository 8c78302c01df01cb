"""The API for private effects of single cards.

A word for only one card is in the file of that card, next to its declaration. It is a frozen
subclass of ``Effect``, ``Condition`` or ``Target``; :mod:`vtes_deck.effects.vocab.context`
describes their methods. Card modules import the shared words from :mod:`vtes_deck.effects.vocab`
and everything else from here:

* ``EffectContext``: the user, the card and the chosen target of an effect;
* ``bank``, ``ledger``, ``hand``, ``zones``: the only modules that change counters and move cards;
* ``Procedure``, ``Option``, ``Verb``: a question to a player, who answers with an option;
* ``CardQuestion``: the same with ``purposes``, which describe the effect of each answer to players;
* ``OwnStatic``: a static ability while the card is in play, combined with a kind such as
  ``Replaces``;
* ``AutomaticEffect``: what a card does later, after it has left play (see ``await_events``);
* ``Does``, ``PurposeKind``: the purpose of an effect for players (``Effect.does``);
* ``SaidElsewhere``, ``NoPurpose``: base classes of a node whose words another node renders, and of
  an effect that no player weighs;
* ``EventType``: a type of event, with its sentence in the log;
* ``Table`` and the procedures of the engine, such as ``Combat``, ``Action`` and ``Referendum``,
  which ``table.current`` finds.

A verb needs a line in ``tests/golden/verbs.txt``: saved games contain its name.
"""

from __future__ import annotations

from cardbase.clans import CLANS, CREEDS
from cardbase.disciplines import DISCIPLINES
from cardbase.model import AnyCard, LibraryCard, Requirement
from vtes_deck.effects.actions import (
    ACTS,
    ActionWithCard,
    InPlayAction,
    InPlayBleed,
    InPlayHunt,
    action_key,
)
from vtes_deck.effects.immunity import UNAFFECTED, is_unaffected
from vtes_deck.effects.powers import CARD_ACTION, action_options, plain_action
from vtes_deck.effects.script import DefinitionScript
from vtes_deck.effects.strike_disciplines import disciplines_of
from vtes_deck.effects.vocab.abstention import release
from vtes_deck.effects.vocab.action_effects import (
    BLEED_CHANGES,
    GETS_STEALTH,
    UNLOCKS,
    add,
    lock,
    unlock,
)
from vtes_deck.effects.vocab.ammunition import LOADED, gun_of
from vtes_deck.effects.vocab.amounts import Amount, number
from vtes_deck.effects.vocab.ash_heap import makes_anarch, own_copy, requires_anarch
from vtes_deck.effects.vocab.attachments import SEATS
from vtes_deck.effects.vocab.blocks import ACTION_ENDS
from vtes_deck.effects.vocab.cancellation import cancel_shown, shown
from vtes_deck.effects.vocab.card_moves import (
    RECOVERED,
    SEARCHES,
    TO_HAND,
    TO_LIBRARY,
    shuffle_library,
)
from vtes_deck.effects.vocab.card_query import by_name
from vtes_deck.effects.vocab.cards_in_play import PUT_IN_PLAY, PUT_ON
from vtes_deck.effects.vocab.choices import (
    CHOOSE_CARD,
    CHOOSE_DISCIPLINE,
    CardQuestion,
    TargetChoice,
    apply_effects,
)
from vtes_deck.effects.vocab.combat_flow import MORE_DAMAGE
from vtes_deck.effects.vocab.context import (
    Choice,
    Condition,
    Effect,
    EffectContext,
    Node,
    NoPurpose,
    SaidElsewhere,
    Target,
    contains,
)
from vtes_deck.effects.vocab.control import LENT_BY, RETURNS, borrow
from vtes_deck.effects.vocab.cost_changes import plays_as
from vtes_deck.effects.vocab.cost_reductions import is_due
from vtes_deck.effects.vocab.counter_moves import MOVES_POOL
from vtes_deck.effects.vocab.counters import ADDED, CLEANSED, COUNTERS, GAINS_TRANSFERS
from vtes_deck.effects.vocab.delayed_triggers import AutomaticEffect, LowersCost, await_events
from vtes_deck.effects.vocab.entry_without_action import bring, can_bring, can_equip
from vtes_deck.effects.vocab.event_rules import gehenna_events
from vtes_deck.effects.vocab.game_conditions import needs_anarch
from vtes_deck.effects.vocab.looks import SEES
from vtes_deck.effects.vocab.minion_filter import (
    Whose,
    corruption,
    has_level,
    last_turn,
    minions_of,
    plural_of,
    seats_of,
)
from vtes_deck.effects.vocab.powers import OwnStatic, OwnSurcharge
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Which, card_of, minion_of
from vtes_deck.effects.vocab.referendum import CALLED_OFF, cancel_referendum
from vtes_deck.effects.vocab.referendum_terms import ALLOCATE, CHOOSE_MINION, NO_MORE, Terms
from vtes_deck.effects.vocab.returns import into_library
from vtes_deck.effects.vocab.wakes import AWAKE
from vtes_deck.effects.vocab.wording import (
    NUMBERS,
    Wording,
    counted,
    gets,
    listed,
    sentence,
    signed,
    with_article,
)
from vtes_deck.engine.actions import block, imbued
from vtes_deck.engine.actions.action import (
    ACTION_OVER,
    ANNOUNCED,
    ATTEMPTED,
    Action,
    LeavesGame,
    cannot_act,
    direction,
    repeats,
)
from vtes_deck.engine.actions.anarch import BecomeAnarch
from vtes_deck.engine.actions.bleed import (
    BLED,
    BLED_FOR_MORE,
    HAS_BLED,
    Bleed,
    WouldBleed,
    WouldGetEdge,
    WouldLosePool,
    may_be_raised,
    take_edge,
)
from vtes_deck.engine.actions.diablerie import (
    DIABLERIE,
    Diablerie,
    Diablerise,
    cannot_diablerise,
)
from vtes_deck.engine.actions.hunt import HUNT, Hunt
from vtes_deck.engine.actions.permanents import (
    EMPLOYED,
    EQUIPPED,
    EQUIPS,
    HAS_RECRUITED,
    RECRUITED,
    Employ,
    Equip,
    Recruit,
    at_superior,
    may_bring,
    unpaid,
)
from vtes_deck.engine.actions.political import ONCE, POLITICAL, can_call
from vtes_deck.engine.actions.red_list import ATTACK_MARKED
from vtes_deck.engine.actions.roles import Role, minions_in, wake
from vtes_deck.engine.cards import cost_reductions, master_cards, reflex, requirements
from vtes_deck.engine.cards.cost_changes import (
    CARD_COSTS_MORE,
    COMBAT_COSTS_MORE,
    NEXT_REACTION_COSTS_MORE,
    REACTIONS_COST_MORE,
    is_reaction,
    is_strike,
    price,
)
from vtes_deck.engine.cards.cost_reductions import CostReductionChoice
from vtes_deck.engine.cards.play import (
    CANCELLED,
    MINION_PLAYS,
    PLAYS,
    USES_DISCIPLINE,
    PlayCard,
    ShowCard,
)
from vtes_deck.engine.cards.play import SHOWN as CARD_SHOWN
from vtes_deck.engine.cards.requirements import (
    NO_DISCIPLINES,
    ban_this_turn,
    bar_opponents,
    has_trait,
    pay,
)
from vtes_deck.engine.combat import maneuvers
from vtes_deck.engine.combat.damage import (
    AGGRAVATED,
    INFLICTED,
    INFLICTS,
    DamageResolution,
    WouldSuffer,
    endangered,
    prevent,
)
from vtes_deck.engine.combat.fight import Fight, end, fight
from vtes_deck.engine.combat.presses import PRESSES
from vtes_deck.engine.combat.reductions import PREVENTED, lessened
from vtes_deck.engine.combat.resolution import (
    STEALS_GEAR,
    STRIKE_RESOLVED,
    StrikeResolution,
    all_damage_of,
    is_weapon,
)
from vtes_deck.engine.combat.resolution import lost as is_lost
from vtes_deck.engine.combat.sequence import Combat, inflict
from vtes_deck.engine.combat.strikes import STRIKES, StrikeStep, add_strikes
from vtes_deck.engine.mechanics import bank, hand, ledger, lent_cards, zones
from vtes_deck.engine.mechanics.bank import BLOODLESS
from vtes_deck.engine.mechanics.edge import EDGE_LOST
from vtes_deck.engine.mechanics.gear import allows, has_become_weapon, is_gear
from vtes_deck.engine.mechanics.hand import (
    REPLACED,
    DelaysReplacement,
    HandReduction,
    MoreDraws,
    OpensHands,
    one_of_each,
)
from vtes_deck.engine.mechanics.ledger import BURNS_BLOOD
from vtes_deck.engine.mechanics.seating import on_right, switch_places, take_seats
from vtes_deck.engine.mechanics.zone_events import ENTERS, MOVES
from vtes_deck.engine.mechanics.zones import (
    ENTERED,
    KEPT,
    TITLE_CARD,
    WouldBurn,
    WouldReplace,
    burn,
    moment,
)
from vtes_deck.engine.politics import votes
from vtes_deck.engine.politics.blood_hunt import BloodHunt
from vtes_deck.engine.politics.referendum import CALLED_OFF as REFERENDUM_CALLED_OFF
from vtes_deck.engine.politics.referendum import CALLS as REFERENDUM_CALLED
from vtes_deck.engine.politics.referendum import CARD_BURNED, EDGE_BURNED, VOTES, Referendum
from vtes_deck.engine.politics.referendum import TERMS as TERM_CHOSEN
from vtes_deck.engine.politics.votes import Cast, VoteOrigin, VoteSide
from vtes_deck.engine.state.ability_statics import Eligibility, PlaysAs, Teaches
from vtes_deck.engine.state.cards_under import HidesUnder, KnowsUnder, PlaysUnder
from vtes_deck.engine.state.cost_statics import (
    ActionPrice,
    BlockPrice,
    ContestPrice,
    ConversionPrice,
    MasterPrice,
    Price,
    PriceShare,
    RescuePrice,
    StrikePrice,
)
from vtes_deck.engine.state.current import CurrentAction
from vtes_deck.engine.state.damage_statics import DamageTaken, StrikeBonus
from vtes_deck.engine.state.damage_types import Cause, Damage
from vtes_deck.engine.state.decisions import (
    NONE,
    PASS,
    PASSING,
    DecisionKind,
    Option,
    Verb,
)
from vtes_deck.engine.state.events import Event, EventType
from vtes_deck.engine.state.in_play import CardInPlay, Minion, Region
from vtes_deck.engine.state.modifiers import DelayedTrigger
from vtes_deck.engine.state.moves import (
    AGGRAVATED_DAMAGE,
    HANDS_ONLY,
    NO_END,
    NO_STRIKE_DAMAGE,
    Granted,
)
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.purposes import Purpose, PurposeKind
from vtes_deck.engine.state.refusals import BarsDisciplines, BarsGains, BarsGear, Refuses
from vtes_deck.engine.state.static_index import permits, statics_on
from vtes_deck.engine.state.statics import (
    EVERYWHERE,
    BansCards,
    CarriedBy,
    Duty,
    Forbids,
    HoldsBack,
    Key,
    Number,
    OwnPrice,
    Permits,
    Playable,
    Replaces,
    Shelters,
    Static,
    StaysWhile,
    TextLoss,
    VoteRules,
    Would,
    YieldsToCopy,
)
from vtes_deck.engine.state.table import (
    Modifier,
    OpenHand,
    Table,
    TimedRestriction,
    TimedStatic,
    Zone,
)
from vtes_deck.engine.state.windows import PAYING
from vtes_deck.engine.status import capacity, contests, control, sects, titles, torpor
from vtes_deck.engine.status.banishment import banish
from vtes_deck.engine.status.disciplines import SUPERIOR, can_learn, forget, learn, levels
from vtes_deck.engine.status.disciplines import put_on as teach
from vtes_deck.engine.status.sects import CHANGES_SECT
from vtes_deck.engine.status.titles import GAINS_TITLE
from vtes_deck.engine.status.torpor import DESTROYED, WouldDie
from vtes_deck.engine.status.traits import (
    CIRCLE_OF,
    MORE_LIFE,
    circle_of,
    printed_circle,
    starting_life,
)
from vtes_deck.engine.turn.discard import DISCARD_ACTION
from vtes_deck.engine.turn.game_end import WouldGainPoints, award
from vtes_deck.engine.turn.influence import gain_control
from vtes_deck.engine.turn.minion import FREE_ACTION, ActOutOfTurn, WouldHaveToHunt
from vtes_deck.engine.turn.skipped_turns import SKIPS, SkipsTurns
from vtes_deck.engine.turn.turn import TURN, cut_short, give_next_turn
from vtes_deck.engine.turn.unlock import (
    MISSES_UNLOCK,
    UNLOCKED_AS_NORMAL,
    UNLOCKS_INFERNAL,
    WouldUnlock,
)
from vtes_deck.kernel.procedure import Procedure, Step
from vtes_deck.language import mark
