"""What a person is asked in a game."""

from __future__ import annotations

from vtes_deck.app.heritage_games import Play
from vtes_deck.heritage import Decision, Kind
from vtes_deck.heritage.decisions import NONE
from vtes_deck.heritage.narrator import card_name
from vtes_deck.language import mark, tr

QUESTIONS = {
    Kind.CLAN: mark("Choose a clan"),
    Kind.LEADER: mark("Choose a clan leader"),
    Kind.TURN: mark("What do you do in your turn?"),
    Kind.SCHEME: mark("Play another scheme?"),
    Kind.SIRE: mark("Choose the sire of the recruit"),
    Kind.PAYMENT: mark("Choose who pays"),
    Kind.BORROW: mark("Choose who receives the boon and lends an archetype"),
    Kind.BATTLEGROUND: mark("Choose what the activation does"),
    Kind.TARGET: mark("Choose a vampire"),
    Kind.SACRIFICE: mark("Choose who suffers it"),
    Kind.CHARACTER: mark("Choose a character"),
    Kind.OPPONENT: mark("Choose an opponent"),
    Kind.CARD: mark("Choose a clan scheme"),
    Kind.ATTRIBUTE: mark("Choose an attribute"),
    Kind.CHOICE: mark("Do it or not?"),
    Kind.WAY: mark("Choose one"),
    Kind.AGREEMENT: mark("What do the players agree on?"),
}


def question(play: Play, decision: Decision) -> str:
    """What a person is asked."""
    text = tr(QUESTIONS[decision.kind])
    if decision.about == NONE:
        return text
    about = card_name(play.game.table, decision.about)
    return tr("{card}: {question}", card=about, question=text)
