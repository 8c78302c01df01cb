"""Texts for cards that cannot be played although type, requirement and cost allow it.

The rule is that of the rulebook or, if only the text of the card forbids it, the rule that texts
have priority.
"""

from __future__ import annotations

from cardbase.terms import Type
from vtes_deck.effects.obstacles import TEXT, ObstacleKind, obstacle
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.permanents import Employ, Equip, Recruit
from vtes_deck.engine.actions.political import PoliticalAction
from vtes_deck.engine.state import windows
from vtes_deck.engine.state.decisions import Decision, DecisionKind, Option
from vtes_deck.engine.state.table import Table
from vtes_deck.language import mark, tr

_NOW = {
    DecisionKind.UNLOCK: windows.UNLOCK,
    DecisionKind.MASTER: windows.MASTER,
    DecisionKind.ACTION: windows.ACT,
    DecisionKind.BLOCK: windows.UNBLOCKED,
    DecisionKind.VOTE: windows.POLLING,
    DecisionKind.RANGE: windows.RANGE,
    DecisionKind.STRIKE: windows.STRIKE,
    DecisionKind.DAMAGE: windows.DAMAGE,
    DecisionKind.PRESS: windows.PRESS,
    DecisionKind.INFLUENCE: windows.INFLUENCE,
    DecisionKind.DISCARD_PHASE: windows.DISCARD | windows.DISCARD_EFFECTS,
}
"""The window of a decision, unless the procedure that asks names its own."""

_MOMENTS = (
    (windows.AS_PLAYED, "PLY-02", mark("It is played while another card is being played.")),
    (windows.AS_ANNOUNCED, "ACT-03", mark("It is played as an action is announced.")),
    (windows.UNBLOCKED, "BLK-10", mark("It is played before a block is attempted.")),
    (windows.BLOCKING, "BLK-12", mark("It is played while a minion attempts to block.")),
    (
        windows.DECLINED,
        "BLK-16",
        mark("It is played after the Methuselahs have declined to block."),
    ),
    (windows.WOULD_SUCCEED, "RES-06", mark("It is played as an action is about to succeed.")),
    (windows.AFTER_ACTION, "RES-07", mark("It is played after an action is resolved.")),
    (windows.REFERENDUM_CALLED, "REF-01", mark("It is played as a referendum is called.")),
    (windows.BEFORE_VOTES, "REF-02", mark("It is played before votes are cast.")),
    (windows.POLLING, "REF-03", mark("It is played while votes are cast.")),
    (windows.AFTER_REFERENDUM, "REF-01", mark("It is played after a referendum.")),
    (windows.BEFORE_COMBAT, "COM-03", mark("It is played as a combat is about to begin.")),
    (windows.BEFORE_RANGE, "COM-05", mark("It is played before the range is determined.")),
    (windows.RANGE, "COM-07", mark("It is played to maneuver.")),
    (windows.BEFORE_STRIKES, "COM-12", mark("It is played before strikes are chosen.")),
    (windows.STRIKE | windows.AIMING, "COM-15", mark("It is played as a strike is chosen.")),
    (windows.STRIKES_CHOSEN, "COM-20", mark("It is played before strikes are resolved.")),
    (windows.ADDITIONAL_STRIKES, "COM-24", mark("It is played to gain additional strikes.")),
    (windows.DAMAGE, "COM-34", mark("It is played to prevent damage.")),
    (windows.PRESS, "COM-27", mark("It is played to press.")),
    (windows.COMBAT_ENDING, "COM-22", mark("It is played as a combat is about to end.")),
    (windows.END_OF_ROUND, "COM-30", mark("It is played at the end of a round of combat.")),
    (windows.AFTER_COMBAT, "COM-22", mark("It is played after a combat.")),
    (windows.START_OF_TURN, "TRN-02", mark("It is played before the unlock phase.")),
    (windows.UNLOCK, "UNL-02", mark("It is played in the unlock phase.")),
    (windows.END_OF_TURN, "TRN-03", mark("It is played at the end of the turn.")),
    (windows.INFLUENCE, "TRN-01", mark("It is played in the influence phase.")),
    (windows.NO_POOL, "END-01", mark("It is played when you have no pool left.")),
)
"""When a card is played, with the rule of that moment."""

_WORDS = {
    ObstacleKind.WINDOW: mark("It is played at another time."),
    ObstacleKind.NO_MINION: mark("No minion of yours can play it now."),
    ObstacleKind.DISCIPLINE: mark("No minion that could play it has the Discipline."),
    ObstacleKind.OCCASION: mark("Its text does not apply in this situation."),
    ObstacleKind.BLEED_RAISED: mark("Another action modifier has already increased this bleed."),
    ObstacleKind.OWN_COPY: mark("You already control this unique card."),
    ObstacleKind.HAS_BLED: mark("No minion that could play it can bleed again in this turn."),
    ObstacleKind.MINION: mark("Its text requires a minion of another kind."),
    ObstacleKind.USED: mark("It has already been played as often as allowed."),
    ObstacleKind.CONDITION: mark("A condition in its text is not met."),
    ObstacleKind.COMBAT: mark("The combat does not allow it now."),
    ObstacleKind.TARGET: mark("It has no legal target."),
    ObstacleKind.EFFECT: mark("It would have no effect now."),
}

_FORBIDDEN = {
    "POL-01": mark("Only vampires take political actions."),
    "POL-04": mark("Its referendum could have no terms now."),
    "NRP-02": mark("No vampire of yours may take another political action in this turn."),
    "CON-10": mark("You already control this unique card."),
}
"""The reasons why no minion can take the action of a card type, by the rule."""

_ACTIONS: dict[Type, type[Action]] = {
    Type.POLITICAL_ACTION: PoliticalAction,
    Type.EQUIPMENT: Equip,
    Type.RETAINER: Employ,
    Type.ALLY: Recruit,
}
"""The actions of card types, which need no text of the card."""


def obstacle_words(table: Table, decision: Decision, card: int) -> tuple[str, str]:
    """The reason why a card in the hand has no option now: a sentence, and the id of the rule."""
    found = obstacle(table, decision.seat, card, _window(table, decision))
    if found is not None:
        return _moment(found.windows) if found.windows else (tr(_WORDS[found.kind]), found.rule)
    rules = [
        rule
        for minion in table.minions(decision.seat)
        for kind, action in _ACTIONS.items()
        if kind in table.cards[card].types
        and (rule := action.forbidden(table, Option(action.verb, card, minion.card))) is not None
    ]
    known = next((rule for rule in rules if rule in _FORBIDDEN), None)
    if known is not None:
        return tr(_FORBIDDEN[known]), known
    return tr("No minion of yours can take this action now."), rules[0] if rules else TEXT


def _moment(moments: int) -> tuple[str, str]:
    """The moment at which a card is played, with the rule."""
    for bits, rule, words in _MOMENTS:
        if moments & bits:
            return tr(words), rule
    return tr(_WORDS[ObstacleKind.WINDOW]), TEXT


def _window(table: Table, decision: Decision) -> int:
    """The windows that are open to the player who decides, as bits."""
    named = getattr(table.stack[-1], "window", 0) if table.stack else 0
    return named if isinstance(named, int) and named else _NOW.get(decision.kind, 0)
