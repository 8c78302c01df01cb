"""Combats for tests of cards, up to a given step."""

from vtes_deck.engine.state.decisions import PASS

LONG = "The range is long."
SECOND_ROUND = "Round 2 of combat."


def fight(play, disciplines, *cards, against=None, theirs="", held=(), **facts):
    """Let Ada's vampire with these cards bleed and one of Ben's block; return both."""
    ada = play.vampire("Ada", disciplines, **facts)
    ben = play.vampire("Ben", theirs) if against is None else play.ready("Ben", against)
    play.hand("Ada", *cards)
    play.hand("Ben", *held)
    play.bleeds(ada).blocks(ben)
    return ada, ben


def drained(play, minion, blood=0):
    """Set the blood of a minion."""
    play.table.bank += play[minion].blood - blood
    play[minion].blood = blood


def to_strikes(play):
    """Pass until strikes are chosen."""
    for _ in range(20):
        if play.decision.kind == "strike":
            return play
        play.choose(PASS)
    raise AssertionError("no one strikes")


def to_kind(play, kind, name=None):
    """Pass and do not strike until this kind of decision (for ``name``)."""
    for _ in range(30):
        if play.decision.kind == kind and name in {None, play.asked}:
            return play
        play.choose(PASS)
    raise AssertionError(f"no {kind} is asked")
