"""Calling referendums in tests of political actions."""

from cardbase.terms import Title
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.state.decisions import PASS

PRINCE = {"title": Title.PRINCE, "city": "Chicago"}


def calls(play, card, **facts):
    """Let a vampire of Ada's call the referendum of a card without a block."""
    ada = play.vampire("Ada", **facts)
    play.hand("Ada", card)
    play.acts("Ada").choose(POLITICAL, card, minion=ada)
    return ada


def poll(play, card=None):
    """Cast all votes for it, until this card (if given) can be played."""
    for _ in range(40):
        if card is not None and play.can(card):
            return play
        if not play.decision or play.decision.kind not in {"vote", "effect"}:
            return play
        options = play.decision.options
        mine = [one for one in options if "for the referendum" in option_sentence(play.table, one)]
        play.game.apply(mine[0] if mine else next(one for one in options if one.verb is PASS))
    raise AssertionError("the poll does not end")
