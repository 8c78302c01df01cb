"""Elysium: The Palace of Versailles."""

import pytest
from card_play import CardPlay
from referendums import PRINCE, calls

from cardbase.terms import Sect, Title
from vtes_deck.engine.actions.diablerie import Diablerie
from vtes_deck.engine.politics.blood_hunt import CALL_HUNT
from vtes_deck.engine.politics.votes import votes_of

PALACE = "Elysium: The Palace of Versailles"


@pytest.fixture
def play(cb):
    made = CardPlay(cb)
    made.in_play("Ada", PALACE)
    return made


def test_elysium_the_palace_of_versailles__votes_for_own_titled_camarilla_vampires_only(play):
    others = [
        play.vampire("Ada"),
        play.vampire("Ada", title=Title.ARCHBISHOP, city="Rome", sect=Sect.SABBAT),
        play.vampire("Ben", title=Title.PRINCE, city="Paris"),
    ]
    ada = calls(play, "Anarchist Uprising", **PRINCE)
    assert not play.can(PALACE), "not before the polling step"
    before = [votes_of(play.table, play[one]) for one in (ada, *others)]
    play.until("Ada", PALACE).uses(PALACE)
    after = [votes_of(play.table, play[one]) for one in (ada, *others)]
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 0, 0, 0]
    assert play[PALACE].locked
    assert not play.can(PALACE)


def test_elysium_the_palace_of_versailles__not_in_the_referendum_of_a_blood_hunt(play):
    ada = play.vampire("Ada", **PRINCE)
    sleeper = play.torpor("Ben", "Anson")
    play.acts("Ada")
    play.table.push(Diablerie(ada, sleeper))
    asking = play.table.stack[-2]
    asking.go_to(type(asking).offer)
    play.table.decision = None
    play.run()
    while not play.offered(CALL_HUNT) and play.decision.kind != "vote":
        play.passes()
    if play.offered(CALL_HUNT):
        play.choose(CALL_HUNT)
    assert not play.can(PALACE)
    while play.decision.kind in {"vote", "effect"}:
        assert not play.can(PALACE)
        play.passes()
