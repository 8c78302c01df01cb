"""Blood hunts: the referendum after a diablerie."""

import pytest
from published import PUBLISHED
from table_politics import OTHER_CARD, Council

from cardbase.model import LibraryCard
from cardbase.terms import Bonus, Type
from vtes_deck.engine.cards.play import PLAY
from vtes_deck.engine.politics.blood_hunt import CALL_HUNT
from vtes_deck.engine.state import windows
from vtes_deck.engine.state.decisions import DecisionKind, Option
from vtes_deck.engine.state.script import NO_SCRIPT, CardScript
from vtes_deck.engine.state.table import Modifier, Until, Zone
from vtes_deck.engine.state.windows import Windows
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994

DIABLERIST, PRINCE, JUSTICAR = "Angel", "Anson", "Anneke"
OPTIONAL = {"jyhad-1994", "playmat"}


@pytest.mark.rule("BHT-01", "BHT-02", "BHT-03")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_a_blood_hunt_that_passes_burns_the_diablerist(cb, edition):
    play = Council(cb, rules=PUBLISHED[edition])
    play.ready("Ada", DIABLERIST)
    play.ready("Ben", PRINCE)
    play.hunt("Ada", DIABLERIST)
    assert (play.decision.kind is DecisionKind.CHOICE) == (edition in OPTIONAL)
    if edition in OPTIONAL:
        play.passes("Ada").choose(CALL_HUNT)
    play.votes("Ben", "for", PRINCE).close()
    assert play.zone(DIABLERIST) is Zone.ASH_HEAP


@pytest.mark.rule("BHT-01")
@pytest.mark.parametrize("edition", sorted(OPTIONAL))
def test_a_blood_hunt_needs_a_caller(cb, edition):
    play = Council(cb, rules=PUBLISHED[edition])
    play.ready("Ada", DIABLERIST)
    play.ready("Ben", PRINCE)
    play.hunt("Ada", DIABLERIST).passes("Ada", "Ben", "Cleo", "Dora", "Eve")
    assert play.zone(DIABLERIST) is Zone.IN_PLAY
    assert not any("voted" in line for line in play.log_sentences())


@pytest.mark.rule("BHT-02", "REF-06")
def test_a_tie_spares_the_diablerist(cb):
    play = Council(cb)
    play.ready("Ada", DIABLERIST)
    play.ready("Ada", PRINCE)
    play.ready("Ben", "Cardano")
    play.hunt("Ada", DIABLERIST)
    play.votes("Ada", "against", PRINCE).votes("Ben", "for", "Cardano").close()
    assert play.zone(DIABLERIST) is Zone.IN_PLAY


@pytest.mark.rule("BHT-05", "REF-09", "REF-12")
def test_titles_the_edge_and_cards_count_as_usual(cb):
    play = Council(cb)
    play.ready("Ada", DIABLERIST)
    own = play.card("Ada", OTHER_CARD)
    card = play.card("Cleo", OTHER_CARD)
    play.ready("Dora", JUSTICAR)
    play.edge("Ben")
    play.hunt("Ada", DIABLERIST)
    play.votes("Ada", "against", own).votes("Ben", "for", "the Edge").votes("Cleo", "for", card)
    play.votes("Dora", "against", JUSTICAR).close()
    assert play.result == (2, 4, False)


@pytest.mark.rule("BHT-05", "REF-09")
def test_in_1994_each_methuselah_can_burn_any_number_of_cards(cb):
    play = Council(cb, rules=JYHAD_1994)
    play.ready("Ada", DIABLERIST)
    cards = play.hand("Ada", OTHER_CARD, "Consanguineous Boon", "Reckless Agitation")
    play.hunt("Ada", DIABLERIST).choose(CALL_HUNT)
    play.votes("Ada", "against", *cards).close()
    assert play.result == (0, 3, False)


class Anything(CardScript):
    """It can be played whenever there is polling, to no effect."""

    windows = Windows(hand=windows.POLLING | windows.BEFORE_VOTES | windows.REFERENDUM_CALLED)

    def options(self, table, seat, card, window):
        del table, seat, window
        return [Option(PLAY, card)]


ANYTHING = Anything()


def anything(card):
    minion_cards = {Type.ACTION_MODIFIER, Type.REACTION, Type.MASTER}
    fits = isinstance(card, LibraryCard) and minion_cards & set(card.types)
    return ANYTHING if fits else NO_SCRIPT


@pytest.mark.rule("BHT-04")
@pytest.mark.parametrize("name", ["Bewitching Oration", "Surprise Influence", "Akunanse Kholo"])
def test_no_modifiers_and_no_reactions(cb, name):
    play = Council(cb, scripts=anything)
    play.ready("Ada", DIABLERIST)
    play.ready("Ben", PRINCE)
    play.card("Ben", name)
    play.hunt("Ada", DIABLERIST).until("Ben")
    assert play.decision.kind is DecisionKind.VOTE
    assert not play.offered(PLAY)
    ordinary = Council(cb, scripts=anything)
    ordinary.card("Ben", name)
    ordinary.call("Ada")
    assert ordinary.asked == "Ben"
    assert ordinary.offered(PLAY)


@pytest.mark.rule("BHT-04", "BHT-05")
def test_masters_can_be_played_as_usual(cb):
    play = Council(cb, scripts=anything)
    play.ready("Ada", DIABLERIST)
    play.card("Ben", "Blood Doll")
    play.hunt("Ada", DIABLERIST).until("Ben")
    assert play.offered(PLAY, "Blood Doll")


@pytest.mark.rule("BHT-04", "BHT-05")
def test_cards_in_play_and_options_without_a_card_can_be_used_as_usual(cb):
    play = Council(cb)
    play.ready("Ada", DIABLERIST)
    play.ready("Ben", PRINCE)
    in_play = play.in_play("Ben", "Surprise Influence")
    play.card("Ben", "Bewitching Oration")
    usable = play.hunt("Ada", DIABLERIST).referendum.usable
    assert usable(play.table, Option(PLAY, in_play))
    assert usable(play.table, Option(CALL_HUNT))
    assert not usable(play.table, Option(PLAY, play.number("Bewitching Oration")))


@pytest.mark.rule("BHT-01")
def test_no_blood_hunt_for_a_vampire_that_left_play(cb):
    from vtes_deck.engine.mechanics import zones

    play = Council(cb)
    number = play.ready("Ada", DIABLERIST)
    play.ready("Ben", PRINCE)
    zones.burn(play.table, number)
    play.hunt("Ada", DIABLERIST)
    assert play.decision.kind is DecisionKind.CHOICE


@pytest.mark.rule("BHT-03")
def test_AMB_01_what_lasts_for_the_action_continues(cb):
    play = Council(cb)
    number = play.ready("Ada", DIABLERIST)
    play.ready("Ben", PRINCE)
    play.table.modify(Modifier(Bonus.VOTES, 1, play.number(PRINCE), Until.ACTION))
    play.table.modify(Modifier(Bonus.STRENGTH, 1, number, Until.REFERENDUM))
    play.hunt("Ada", DIABLERIST).votes("Ben", "against", PRINCE).close()
    assert play.result == (0, 3, False)
    assert [one.until for one in play.table.modifiers] == [Until.ACTION]
