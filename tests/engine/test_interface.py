"""The interface between engine and card texts stays small and general."""

import inspect

from cardbase.terms import Bonus
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.state import (
    ability_statics,
    cards_under,
    cost_statics,
    damage_statics,
    refusals,
    statics,
)
from vtes_deck.engine.state.modifiers import Activity
from vtes_deck.engine.state.script import CardScript
from vtes_deck.engine.state.statics import Static
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.turn.minion import ACTIONS

HOOKS = {
    "windows": "an attribute, so that players without options are not asked",
    "statics": "what holds while the card is in play, and how it is played",
    "options": "from the hand and in play",
    "resolve": "one occasion at a time: shown, played, used, struck, blocked, passed, failed",
    "on_event": "triggers",
    "costs": "optional reductions (PLY-12)",
    "terms": "of a referendum (POL)",
    "action": "what an option announces",
    "words": "distinguishes options of one sentence",
    "purposes": "what options and referendums do, for players",
}
KINDS = {
    "Number": "bleed, stealth, strength, votes, hand size ...",
    "Fixed": "a printed number",
    "Forbids": "activities that texts prevent",
    "Permits": "activities that a rule forbids and a text permits",
    "Teaches": "Disciplines that cards in play give",
    "GivesTrait": "traits that cards in play give",
    "PlaysAs": "Disciplines as though with which cards are played",
    "Price": "costs of cards that a minion plays",
    "BarsGear": "cards that a minion cannot have",
    "MasterPrice": "costs of master cards",
    "PriceShare": "costs of cards that a minion plays, multiplied or divided",
    "StrikePrice": "costs of cards that a minion plays to strike",
    "ActionPrice": "costs of actions",
    "HoldsBack": "cards replaced later than they say (GEN-26)",
    "TargetPrice": "costs of cards that target the bearer",
    "VoteRules": "costs and counts of votes",
    "YieldsToCopy": "cards that are burned as another copy enters play",
    "ConversionPrice": "costs of the action to become anarch",
    "ContestPrice": "costs of contested titles",
    "BlockPrice": "costs of block attempts",
    "RescuePrice": "costs of rescues",
    "Eligibility": "requirements met or not met",
    "BarsGains": "Methuselahs who cannot gain pool",
    "BarsDisciplines": "Disciplines whose cards minions cannot play",
    "PlaysAsVampire": "cards that allies play as vampires (PLY-35)",
    "DamageTaken": "damage reduced, without effect, aggravated",
    "TextLoss": "cards that lose their abilities (GEN-02)",
    "StaysWhile": "cards that leave play under a condition",
    "BlocksAsMinion": "cards that are not minions and block",
    "Refuses": "actions that a minion cannot announce at some targets",
    "Shelters": "minions that cannot be the target of others",
    "Duty": "mandatory actions (MIN-04)",
    "Replaces": "would ... instead",
    "Has": "features of a card as it is played",
    "ListensTo": "event types of triggers",
    "Calls": "cards that call referendums",
    "NeedsTarget": "burn options without a target (PLY-28)",
    "Strikes": "the ways of playing a card that are strikes",
    "OwnPrice": "cards that cost some minions less than others",
    "Playable": "when a card can be played beyond its requirement (PLY-05)",
    "BansCards": "cards that cannot be played while this one is in play",
    "StrikeBonus": "damage added to strikes of a kind",
    "ReplacedLater": "do not replace until (GEN-26)",
    "CarriedBy": "minions that can have the card",
    "HidesUnder": "cards under it that only its controller has seen",
    "PlaysUnder": "cards under it that are played as if from the hand",
    "KnowsUnder": "cards under it whose copies its bearer plays as though with a Discipline",
    "LeavesAtOnce": "cards that leave play before a contest (CON-10)",
}
OF_TEXTS = {
    "statics": "the index of statics",
    "listeners": "the index of triggers",
    "users": "who could use cards in play",
    "users_in": "the same by window",
    "powers": "the windows of users",
    "powers_of_all": "the same of all seats",
    "hands": "what changes hand sizes (DRW-05)",
    "hands_to_check": "hand sizes may have changed (DRW-05)",
    "modifiers": "temporary numbers",
    "timed_restrictions": "temporary restrictions",
    "timed_statics": "temporary statics",
    "open_hands": "temporarily open hands (GEN-15)",
    "delayed_triggers": "later effects",
    "used": "once per ... (GEN-22)",
    "cause": "the card whose text is being carried out",
    "events_played": "PLY-27",
    "lent": "cards used by another than their owner",
}
OF_RULES = {
    *("rules", "cards", "owner", "seats", "in_play", "where", "being_played", "random", "edge"),
    *(
        "bank",
        "seating",
        "turn",
        "active",
        "phase",
        "stack",
        "returned",
        "decision",
        "answer",
        "log",
        "unsettled",
    ),
    *("logged", "yielded", "aside", "pools_to_check", "spent", "merged", "banished", "entries"),
    *("asked_in", "over", "rounds", "neighbours", "unsettled", "turn_limit", "time_up"),
    *("out_of_turn", "potential", "contests", "durations"),
}


def test_a_script_has_at_most_ten_hooks():
    public = {name for name in vars(CardScript) if not name.startswith("_")}
    assert public == set(HOOKS)
    assert len(public) <= 10


def test_every_kind_of_static_is_general():
    kinds = {
        name
        for module in (
            statics,
            ability_statics,
            cost_statics,
            damage_statics,
            refusals,
            cards_under,
        )
        for name, kind in vars(module).items()
        if inspect.isclass(kind) and issubclass(kind, Static) and kind is not Static
    }
    assert kinds == set(KINDS)


def test_the_table_has_no_field_for_one_card():
    assert set(Table.__struct_fields__) - OF_RULES == set(OF_TEXTS)


def test_numbers_and_activities_are_distinct_keys_of_the_index():
    assert not {str(one) for one in Bonus} & {str(one) for one in Activity}


def test_an_action_declares_whether_it_overrides_the_fast_check():
    """The check is skipped for all others, so that a minion phase starts quickly."""
    overriding = {one for one in ACTIONS if one.is_open.__func__ is not Action.is_open.__func__}
    assert {one for one in ACTIONS if one.may_be_closed} == overriding
