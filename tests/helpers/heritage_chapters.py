"""Chronicles of Ada, Ben and Cleo, up to a step of the aftermath."""

import random
import re

import pytest
from heritage_chronicle import entry_for
from heritage_play import demonstration

from vtes_deck.heritage.chronicle import (
    Begin,
    Chapter,
    Chronicle,
    ChronicleError,
    Prologue,
)
from vtes_deck.heritage.chronicle.state import ChapterScore

ADA, BEN, CLEO = range(3)
DATA = demonstration()
BASIC = [one.id for one in DATA.characters if one.side == "basic" and not one.from_chapter]
FIRST = BASIC[:3], BASIC[3:6], BASIC[6:9]


def prologue(player, **changes):
    drawn = FIRST[player]
    facts = {
        "player": player,
        "character": f"Vampire {player}",
        "trait": "wealth",
        "discipline": "auspex",
        "title": "The Quiet",
        "drawn": tuple(drawn),
        "retainer": drawn[0],
        "clan": "brujah",
    }
    return Prologue(**{**facts, **changes})


def begun(count=2):
    """A chronicle before its first chapter."""
    chronicle = Chronicle(DATA)
    ages = tuple(reversed(range(count)))
    chronicle.apply(Begin(players=("Ada", "Ben", "Cleo")[:count], youngest_first=ages))
    for player in range(count):
        chronicle.apply(prologue(player))
    return chronicle


def chapter(*, ada=(), ben=(), claims=None, points=(20, 10), **facts):
    """Ada wins with the Brujah, Ben is last with the Gangrel."""
    return Chapter(
        places=(
            ChapterScore(ADA, "brujah", points=points[0], bloodline=tuple(ada), **facts),
            ChapterScore(BEN, "gangrel", points=points[1], bloodline=tuple(ben)),
        ),
        claims=claims or {},
    )


def after(**facts):
    """A chronicle in the aftermath of its first chapter."""
    chronicle = begun()
    chronicle.apply(chapter(**facts))
    return chronicle


def at(chronicle, step):
    """Make neutral entries until a step."""
    chance = random.Random(1)
    while chronicle.state.todo[0].step is not step:
        chronicle.apply(entry_for(chronicle.state, 1, chance))
    return chronicle


IDS = {
    one.id
    for kind in (DATA.characters, DATA.leaders, DATA.schemes, DATA.chronicle_missions)
    for one in kind
}


def refused(chronicle, entry, rule):
    before = chronicle.state
    with pytest.raises(ChronicleError, match=rule) as error:
        chronicle.apply(entry)
    assert chronicle.state is before
    named = set(re.findall(r"[“'](.*?)[”']", str(error.value)))
    assert not named & IDS, "names instead of ids are shown"


def task(chronicle):
    return chronicle.state.todo[0]
