"""The questions that a person must answer in a game."""

from __future__ import annotations

from vtes_deck.app.heritage.games import Play
from vtes_deck.heritage import Decision, DecisionKind
from vtes_deck.heritage.decisions import NONE
from vtes_deck.heritage.narrator import card_name
from vtes_deck.language import mark, tr

QUESTIONS = {
    DecisionKind.CLAN: mark("Choose a clan"),
    DecisionKind.LEADER: mark("Choose a clan leader"),
    DecisionKind.TURN: mark("What do you do in your turn?"),
    DecisionKind.SCHEME: mark("Play another scheme?"),
    DecisionKind.SIRE: mark("Choose the sire of the recruit"),
    DecisionKind.PAYMENT: mark("Choose who pays"),
    DecisionKind.BORROW: mark("Choose who receives the boon and lends an archetype"),
    DecisionKind.BATTLEGROUND: mark("Choose what the activation does"),
    DecisionKind.TARGET: mark("Choose a vampire"),
    DecisionKind.SACRIFICE: mark("Choose who suffers it"),
    DecisionKind.CHARACTER: mark("Choose a character"),
    DecisionKind.OPPONENT: mark("Choose an opponent"),
    DecisionKind.CARD: mark("Choose a clan scheme"),
    DecisionKind.ATTRIBUTE: mark("Choose an attribute"),
    DecisionKind.CHOICE: mark("Do it or not?"),
    DecisionKind.WAY: mark("Choose one"),
    DecisionKind.AGREEMENT: mark("What do the players agree on?"),
}


def question(play: Play, decision: Decision) -> str:
    """The question for a person."""
    text = tr(QUESTIONS[decision.kind])
    if decision.about == NONE:
        return text
    about = card_name(play.game.table, decision.about)
    return tr("{card}: {question}", card=about, question=text)
