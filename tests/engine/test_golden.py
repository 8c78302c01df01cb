"""Golden totals: the number of continuations of some positions, to a depth, in each edition.

A changed total means that legal options have changed. State the reason in the commit.
"""

import pytest
from published import PUBLISHED
from table_play import Play

from vtes_deck.engine.state.table import Phase


def sequences(game, depth):
    """The number of sequences of ``depth`` answers (fewer where the game ends)."""
    if game.decision is None:
        return 1
    options = game.decision.options
    if depth == 1:
        return len(options)
    total = 0
    for option in options:
        twin = game.fork()
        twin.apply(option)
        total += sequences(twin, depth - 1)
    return total


def lay(cb, edition):
    """Three Methuselahs with vampires, allies, equipment, some in torpor, some hungry."""
    play = Play(cb, "Ada", "Ben", "Cleo", rules=PUBLISHED[edition])
    play.ready("Ada", "Anson", 4)
    play.ready("Ada", "Rake", 2)
    play.on("Rake", ".44 Magnum")
    play.torpor("Ada", "Belinde", 3)
    play.ready("Ben", "Alexa Draper", 5)
    play.ready("Ben", "Underbridge Stray")
    play.ready("Cleo", "Bear Paw", 3)
    play.torpor("Cleo", "Sybren van Oosten", 1)
    play.uncontrolled("Ada", "Gideon Fontaine", 2)
    play.uncontrolled("Ada", "Kemintiri (G2)", 1)
    play.crypt("Ada", "Dowager, The", "Alan Sovereign")
    for name in play.names:
        play.hand(name, "Kine Resources Contested", "Blood Doll", "Leather Jacket", "Raven Spy")
        play.library(name, *["Vessel"] * 8)
    play.edge("Ada")
    return play


TOTALS = {
    ("vekn", "unlock phase", 5): 2034,
    ("vekn", "minion phase", 5): 4407,
    ("vekn", "minion phase", 6): 17197,
    ("vekn", "influence phase", 5): 4517,
    ("vekn", "influence phase", 6): 16775,
    ("vekn", "discard phase", 5): 2120,
    ("white-wolf", "unlock phase", 5): 2018,
    ("white-wolf", "minion phase", 5): 4407,
    ("white-wolf", "minion phase", 6): 17705,
    ("white-wolf", "influence phase", 5): 5085,
    ("white-wolf", "influence phase", 6): 17210,
    ("white-wolf", "discard phase", 5): 2120,
    ("jyhad-1994", "unlock phase", 5): 910,
    ("jyhad-1994", "minion phase", 5): 2095,
    ("jyhad-1994", "minion phase", 6): 7969,
    ("jyhad-1994", "influence phase", 5): 3075,
    ("jyhad-1994", "influence phase", 6): 9850,
    ("jyhad-1994", "discard phase", 5): 1165,
    ("playmat", "unlock phase", 5): 1402,
    ("playmat", "minion phase", 5): 3368,
    ("playmat", "minion phase", 6): 12277,
    ("playmat", "influence phase", 5): 4275,
    ("playmat", "influence phase", 6): 14255,
    ("playmat", "discard phase", 5): 1725,
}


@pytest.mark.parametrize("edition", PUBLISHED)
@pytest.mark.parametrize(
    ("phase", "depth"),
    [
        *((Phase.UNLOCK, 5), (Phase.MINION, 5), (Phase.INFLUENCE, 5), (Phase.DISCARD, 5)),
        pytest.param(Phase.MINION, 6, marks=pytest.mark.soak),
        pytest.param(Phase.INFLUENCE, 6, marks=pytest.mark.soak),
    ],
)
def test_number_of_continuations(cb, edition, phase, depth):
    play = lay(cb, edition).turn("Ada", phase)
    assert sequences(play.game, depth) == TOTALS[edition, phase.value, depth]
