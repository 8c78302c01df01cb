"""Combats for tests of cards: who fights, and how far it has come."""

from vtes_deck.engine.state.decisions import PASS

LONG = "The range is long."
SECOND_ROUND = "Round 2 of combat."


def fight(play, disciplines, *cards, against=None, theirs="", held=(), **facts):
    """Ada's vampire with these cards bleeds, and is blocked by one of Ben's; the two."""
    ada = play.vampire("Ada", disciplines, **facts)
    ben = play.vampire("Ben", theirs) if against is None else play.ready("Ben", against)
    play.hand("Ada", *cards)
    play.hand("Ben", *held)
    play.bleeds(ada).blocks(ben)
    return ada, ben


def drained(play, minion, blood=0):
    """The minion has so much blood from now on."""
    play.table.bank += play[minion].blood - blood
    play[minion].blood = blood


def to_strikes(play):
    """Everyone passes until strikes are chosen."""
    for _ in range(20):
        if play.decision.kind == "strike":
            return play
        play.choose(PASS)
    raise AssertionError("no one strikes")


def to_kind(play, kind, name=None):
    """Everyone passes, or strikes nothing, until this kind of decision comes up (for ``name``)."""
    for _ in range(30):
        if play.decision.kind == kind and name in {None, play.asked}:
            return play
        play.choose(PASS)
    raise AssertionError(f"no {kind} is asked")
