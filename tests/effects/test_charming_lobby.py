"""Charming Lobby: the referendum that it calls, and the next referendum."""

import pytest
from card_play import PLAIN, CardPlay
from referendums import PRINCE, poll

from cardbase.terms import Sect, Title
from vtes_deck.effects.library.action.charming_lobby import PassesNext
from vtes_deck.effects.vocab.referendum_terms import ALLOCATE
from vtes_deck.engine.actions.diablerie import Diablerie
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.politics.blood_hunt import BloodHunt
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

LOBBY, KINE, REVOLT = "Charming Lobby", "Kine Resources Contested", "Anarch Revolt"
TACTICS = "Delaying Tactics"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def lobbies(play, level="pre", *cards, chosen=KINE, others=(), **facts):
    """Ada's vampire acts with the card for a referendum in her hand, and no one blocks."""
    ada = play.vampire("Ada", level, **facts)
    for name in others:
        play.vampire(name)
    held = play.hand("Ada", LOBBY, *cards, chosen)
    chosen = next(one for one in held if play.same(one, held[-1]))
    play.acts("Ada").plays(LOBBY, level, minion=ada, target=chosen)
    return ada, chosen


def unblocked(play):
    while play.decision and play.decision.kind in {"block", "effect"}:
        play.choose(PASS)
    return play


def allocated(play):
    """Set the first offered terms until the poll."""
    while play.decision and play.offered(ALLOCATE):
        play.game.apply(play.options[1] if len(play.options) > 1 else play.options[0])
    return play


def waiting(play):
    return [one for one in play.table.delayed_triggers if isinstance(one.effect, PassesNext)]


def test_charming_lobby__calls_a_referendum_of_the_hand(play):
    ada, kine = lobbies(play, others=["Ben"])
    assert play.stealth == 1
    assert play.action.seats == ()
    assert play.zone(kine) is Zone.HAND, "it is played as the action succeeds"
    assert any(f"will call the referendum of {KINE}" in line for line in play.log_sentences("Dora"))
    unblocked(play)
    assert play.zone(kine) is Zone.BEING_PLAYED
    poll(allocated(play))
    play.finish()
    assert play.zone(kine) is Zone.ASH_HEAP
    assert play.zone(LOBBY) is Zone.ASH_HEAP
    assert play[ada].locked
    assert sum(play.pool_of(name) for name in play.names) == 116, "passed with its own vote"


def test_charming_lobby__the_next_referendum_of_any_vampire_passes(play):
    lobbies(play)
    poll(allocated(unblocked(play))).finish()
    ben = play.vampire("Ben", sect=Sect.CAMARILLA)
    play.vampire("Dora", **PRINCE)
    for number in range(2):
        play.hand("Ben", KINE)
        play[ben].locked, play[ben].done = False, frozenset()
        play.acts("Ben").choose(POLITICAL, minion=ben)
        unblocked(play)
        allocated(play)
        votes = play.action is not None and play.decision.kind == "vote"
        assert votes is bool(number), "only one referendum passes automatically"
        if not number:
            assert "The referendum passes, 0:0." in play.log_sentences()


def test_charming_lobby__no_help_if_the_first_referendum_fails(play):
    play.vampire("Ben", **PRINCE)
    lobbies(play)
    allocated(unblocked(play))
    while play.action:
        against = [one for one in play.options if "against" in option_sentence(play.table, one)]
        mine = [one for one in against if play.asked == "Ben"]
        play.game.apply((mine or [one for one in play.options if one.verb is PASS])[0])
    assert not waiting(play)


def test_charming_lobby__two_votes_in_that_referendum_only_at_superior(play):
    ada, _ = lobbies(play, "PRE")
    allocated(unblocked(play))
    play.until("Ada")
    assert any(one.minion == ada and one.n == 2 for one in play.options)
    play.finish()
    ada2 = play.vampire("Ada")
    play.hand("Ada", KINE)
    play.acts("Ada").choose(POLITICAL, KINE, minion=ada2)
    assert not any(one.minion == ada and one.n == 2 for one in unblocked(play).options)


def test_charming_lobby__no_votes_at_basic(play):
    ada, _ = lobbies(play, "pre")
    allocated(unblocked(play))
    assert not any(one.minion == ada for one in play.options)


def test_charming_lobby__a_referendum_of_a_card_in_play(play):
    ada = play.vampire("Ada", "PRE")
    revolt = play.in_play("Cleo", REVOLT)
    play.hand("Ada", LOBBY)
    play.acts("Ada").plays(LOBBY, "PRE", minion=ada, target=revolt)
    poll(unblocked(play)).finish()
    assert play.zone(revolt) is Zone.ASH_HEAP
    assert waiting(play)


def test_charming_lobby__the_card_stays_in_the_hand_after_a_block_or_failure(play):
    """By a ruling."""
    ben = play.vampire("Ben", capacity=9)
    ada = play.vampire("Ada", "pre")
    kine = play.hand("Ada", LOBBY, KINE)[1]
    play.hand("Ben", "Enhanced Senses")
    play[ben].disciplines = {"aus": 1}
    play.acts("Ada").plays(LOBBY, "pre", minion=ada, target=kine)
    play.blocks(ben).plays("Enhanced Senses", "aus").finish()
    assert play.zone(kine) is Zone.HAND
    assert play.zone(LOBBY) is Zone.ASH_HEAP
    assert not waiting(play)


def test_charming_lobby__no_effect_if_the_card_has_left_the_hand(play):
    _, kine = lobbies(play, others=["Ben"])
    zones.move(play.table, kine, Zone.LIBRARY)
    unblocked(play)
    assert any("succeeds without effect" in line for line in play.log_sentences())


def test_charming_lobby__the_card_cannot_be_cancelled_as_it_is_played(play):
    """By a ruling."""
    play.hand("Ben", "Direct Intervention")
    lobbies(play, others=["Ben"])
    while play.decision.kind != "terms":
        assert not (play.can("Direct Intervention") and play.zone(KINE) is Zone.BEING_PLAYED)
        play.choose(PASS)


def test_charming_lobby__requirements_and_cost_of_the_card_apply_at_its_resolution(play):
    """By rulings."""
    play.vampire("Ada", "pre")
    play.hand("Ada", LOBBY, "Reckless Agitation")
    play.acts("Ada")
    assert not play.can(LOBBY), "it requires an Anarch"
    poor = play.vampire("Ada", "pre", sect=Sect.ANARCH, blood=1)
    play.again()
    assert not play.can(LOBBY), "it costs 2 blood"
    play.blood(poor, 3)
    play.vampire("Ben")
    play.again()
    play.plays(LOBBY, "pre", minion=poor)
    assert play[poor].blood == 3
    assert play.action.blood_cost == 0
    unblocked(play)
    assert play[poor].blood == 1


def test_charming_lobby__no_referendum_if_the_cost_can_no_longer_be_paid(play):
    ada, agitation = lobbies(play, others=["Ben"], chosen="Reckless Agitation", sect=Sect.ANARCH)
    play.table.bank += play[ada].blood - 1
    play[ada].blood = 1
    unblocked(play)
    assert play.table.current(Referendum) is None
    assert play.zone(agitation) is Zone.HAND, "it cannot be played"
    assert play[ada].blood == 1


def test_charming_lobby__is_the_political_action_of_the_turn(play):
    """NRP-02."""
    other = play.vampire("Ada", "pre")
    ada, _ = lobbies(play, "pre", KINE)
    poll(allocated(unblocked(play))).finish()
    play[ada].locked = False
    play.hand("Ada", LOBBY, KINE)
    play.again()
    assert not play.offered(POLITICAL, minion=ada)
    assert not play.can(LOBBY, minion=ada)
    assert play.can(LOBBY, minion=other)


def test_charming_lobby__not_without_a_referendum_and_not_itself(play):
    """By a ruling it is not a political action card."""
    play.vampire("Ada", "pre")
    play.hand("Ada", LOBBY, LOBBY)
    play.acts("Ada")
    assert not play.can(LOBBY)
    assert not play.offered(POLITICAL)


def test_charming_lobby__not_twice_after_delaying_tactics(play):
    """By a ruling: the card returns to the hand and can be played alone."""
    play.vampire("Ben")
    play.hand("Ben", TACTICS)
    other = play.vampire("Ada", "pre")
    _, kine = lobbies(play)
    play.hand("Ada", LOBBY)
    allocated(unblocked(play))
    play.until("Ben", TACTICS).plays(TACTICS).finish()
    assert play.zone(kine) is Zone.HAND
    assert not waiting(play)
    assert not play.can(LOBBY)
    assert play.offered(POLITICAL, KINE, minion=other)


def test_charming_lobby__a_blood_hunt_is_not_the_next_referendum(play):
    """By a ruling."""
    lobbies(play)
    poll(allocated(unblocked(play))).finish()
    ben = play.vampire("Ben")
    play.vampire("Dora", **PRINCE)
    victim = play.torpor("Cleo", PLAIN)
    play.acts("Ben")
    play.table.push(Diablerie(ben, victim))
    asking = play.table.stack[-2]
    asking.go_to(type(asking).offer)
    play.table.decision = None
    play.run()
    hunt = play.table.current(BloodHunt)
    assert hunt is not None
    assert not hunt.certain
    assert waiting(play)


def test_charming_lobby__an_ally_that_plays_it_as_a_vampire(play):
    """By a ruling."""
    herald = play.ready("Ada", "Herald of Topheth")
    play.hand("Ada", LOBBY, KINE)
    play.acts("Ada").plays(LOBBY, "pre", minion=herald)
    poll(allocated(unblocked(play)))
    assert waiting(play) or play.table.current(Referendum) is not None


def test_charming_lobby__not_a_card_that_requires_another_title(play):
    play.vampire("Ada", "pre", title=Title.BISHOP, sect=Sect.SABBAT)
    play.hand("Ada", LOBBY, "Praxis Seizure: London")
    play.acts("Ada")
    assert not play.can(LOBBY)
