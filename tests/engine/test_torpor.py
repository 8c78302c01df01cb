"""Torpor: possible actions there, leaving, rescuing, and the encounter of 1994."""

import pytest
from published import PUBLISHED
from table_combat import Duel
from table_play import Play, events_of

from vtes_deck.engine.actions import torpor_actions
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.diablerie import DIABLERISE, DiablerieChoice
from vtes_deck.engine.actions.torpor_actions import ENCOUNTER, LEAVE, RESCUE
from vtes_deck.engine.combat import COMBAT
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.scenario.duel import STOPPED
from vtes_deck.engine.state.decisions import NONE, PASSING, DecisionKind, Option
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Activity, Phase, TimedRestriction, Until, Zone
from vtes_deck.engine.status import torpor
from vtes_deck.kernel.verdict import Forbidden
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.vekn import VEKN
from vtes_deck.rulesets.white_wolf import WHITE_WOLF

SLEEPER, RESCUER, BLOCKER = "Ryan", "Anson", "Nassir"
every_edition = pytest.mark.parametrize("rules", PUBLISHED.values(), ids=PUBLISHED)
two_actions = pytest.mark.parametrize("rules", [VEKN, WHITE_WOLF], ids=["vekn", "white-wolf"])


@pytest.fixture
def play(cb):
    return Play(cb)


@pytest.mark.rule("TOR-03", "TOR-06", "TOR-07", "TOR-11", "AMB-51", "MIN-01")
@every_edition
def test_leaving_torpor(cb, rules):
    play = Play(cb, rules=rules)
    play.torpor("Ada", SLEEPER, 3)
    play.turn("Ada", Phase.MINION)
    assert {option.verb for option in play.decision.options if option.minion != NONE} == {LEAVE}
    play.choose(LEAVE)
    vampire = play[SLEEPER]
    assert (vampire.region, vampire.wounded, vampire.blood) == (Region.READY, False, 1)
    assert vampire.locked, "acting locks, leaving does not unlock"


@pytest.mark.rule("TOR-07", "TOR-06", "GEN-13")
@every_edition
def test_vampires_that_cannot_leave_torpor(cb, rules):
    play = Play(cb, rules=rules)
    poor = play.torpor("Ada", SLEEPER, 1)
    locked = play.torpor("Ada", BLOCKER, 3, locked=True)
    ready = play.ready("Ada", RESCUER, 3)
    is_restricted = play.torpor("Ada", "Rake", 2)
    play.table.restrict(TimedRestriction(Activity.ACT, is_restricted, Until.TURN))
    play.turn("Ada", Phase.MINION)
    assert not play.offered(LEAVE)
    rule = {poor: "TOR-07", locked: "MIN-01", ready: "TOR-06", is_restricted: "GEN-02"}
    for card, expected in rule.items():
        assert play.game.why_not(Option(LEAVE, minion=card)) == Forbidden(expected)
    assert play.game.why_not(Option(BLEED, minion=poor, seat=1)) == Forbidden("MIN-01")


@pytest.mark.rule("TOR-03", "UNL-01")
def test_a_vampire_in_torpor_unlocks(play):
    play.torpor("Ada", SLEEPER, 1, locked=True)
    play.turn("Ada", Phase.UNLOCK)
    assert not play[SLEEPER].locked
    assert play[SLEEPER].controller == 0


@pytest.mark.rule("TOR-04", "TOR-06", "STL-01")
def test_a_vampire_in_torpor_does_not_block_and_leaving_has_stealth(play):
    play.torpor("Ada", SLEEPER, 3)
    play.torpor("Ben", RESCUER, 3)
    blocker = play.ready("Ben", BLOCKER)
    play.turn("Ada", Phase.MINION).choose(LEAVE)
    assert [option.minion for option in play.decision.options][:-1] == [blocker]
    play.choose(BLOCK, minion=blocker)
    assert not play[blocker].locked, "1 stealth"
    play.passes("Ben")
    assert play[SLEEPER].ready


def blocked_attempt(cb, rules, blocker, blood=2):
    """Ada's vampire tries to leave torpor and is blocked by Ben's minion."""
    play = Duel(cb, rules)
    play.torpor("Ada", SLEEPER, blood)
    number = play.ready("Ben", blocker)
    from cardbase.terms import Bonus
    from vtes_deck.engine.state.table import Modifier

    play.table.modify(Modifier(Bonus.INTERCEPT, 1, number, Until.TURN))
    return play.turn("Ada", Phase.MINION).choose(LEAVE).choose(BLOCK, minion=number)


@pytest.mark.rule("TOR-08", "TOR-09", "TOR-10", "TOR-12", "BLK-08")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_DX_05_a_blocked_attempt_to_leave(cb, edition):
    play = blocked_attempt(cb, PUBLISHED[edition], BLOCKER)
    assert (play.asked, play.decision.kind) == ("Ben", DecisionKind.CHOICE)
    assert play.offered(DIABLERISE, minion=BLOCKER, target=SLEEPER)
    assert play[BLOCKER].locked
    play.passes("Ben")
    assert not events_of(play, COMBAT)
    assert play[SLEEPER].in_torpor
    assert play[SLEEPER].locked
    assert play[SLEEPER].blood == (0 if edition == "jyhad-1994" else 2)


@pytest.mark.rule("TOR-09", "DIA-01")
@every_edition
def test_the_blocker_can_diablerise(cb, rules):
    play = blocked_attempt(cb, rules, BLOCKER, blood=4)
    play[BLOCKER].blood, play.table.bank = 1, play.table.bank + play[BLOCKER].blood - 1
    play.choose(DIABLERISE)
    assert play.zone(SLEEPER) is Zone.ASH_HEAP
    assert play[BLOCKER].blood == (3 if rules is JYHAD_1994 else 4)


@pytest.mark.rule("TOR-09")
@every_edition
def test_a_blocking_ally_only_stops_the_action(cb, rules):
    play = blocked_attempt(cb, rules, "Young Bloods")
    assert not play.decision or play.decision.kind is not DecisionKind.CHOICE
    assert play[SLEEPER].in_torpor
    assert not events_of(play, COMBAT)


@pytest.mark.rule("RSC-01", "RSC-02", "RSC-05", "TOR-11", "PLY-11")
@two_actions
@pytest.mark.parametrize("n", [0, 1, 2])
def test_rescuing_splits_the_cost(cb, rules, n):
    play = Play(cb, rules=rules)
    play.ready("Ada", RESCUER, 5)
    play.ready("Ada", "Rake")  # so that the minion phase continues
    play.torpor("Ben", SLEEPER, 3, locked=True)
    play.turn("Ada", Phase.MINION).choose(RESCUE, minion=RESCUER, n=n)
    vampire = play[SLEEPER]
    assert vampire.ready
    assert vampire.locked
    assert (play[RESCUER].blood, vampire.blood) == (5 - n, 3 - (2 - n))


@pytest.mark.rule("RSC-02", "AMB-33")
@two_actions
def test_only_splits_that_can_be_paid_are_offered(cb, rules):
    play = Play(cb, rules=rules)
    play.ready("Ada", RESCUER, 1)
    play.torpor("Ada", SLEEPER, 1)
    play.turn("Ada", Phase.MINION)
    assert [option.n for option in play.matching(RESCUE)] == [1]
    option = Option(RESCUE, minion=play.number(RESCUER), target=play.number(SLEEPER), n=2)
    assert play.game.why_not(option) == Forbidden("RSC-02")


@pytest.mark.rule("RSC-02")
@pytest.mark.parametrize("edition", ["vekn", "white-wolf", "playmat"])
def test_one_vampire_pays_everything_on_the_playmat(cb, edition):
    play = Play(cb, rules=PUBLISHED[edition])
    play.ready("Ada", RESCUER, 5)
    play.torpor("Ada", SLEEPER, 5)
    play.turn("Ada", Phase.MINION)
    shares = [option.n for option in play.matching(RESCUE)]
    assert shares == ([2, 0] if edition == "playmat" else [2, 1, 0])


@pytest.mark.rule("RSC-03", "RSC-04", "DIA-02", "BLK-01")
@two_actions
@pytest.mark.parametrize("verb", [RESCUE, DIABLERISE])
@pytest.mark.parametrize("owner", ["Ada", "Dora"])
def test_rescuing_own_vampires_has_stealth_and_rescuing_others_is_directed(cb, rules, verb, owner):
    from vtes_deck.engine.actions.action import Action

    play = Play(cb, rules=rules)
    play.ready("Ada", RESCUER, 5)
    play.torpor(owner, SLEEPER, 3)
    for name, card in (("Ben", BLOCKER), ("Dora", "Rake")):
        play.ready(name, card)
    more = {"n": 2} if verb is RESCUE else {}
    play.turn("Ada", Phase.MINION).choose(verb, **more)
    action = play.table.current(Action)
    own = owner == "Ada"
    assert action.stealth(play.table) == (1 if own else 0)
    assert action.seats == (() if own else (3,))
    assert play.asked == ("Ben" if own else "Dora")


@pytest.mark.rule("RSC-06", "DIA-12", "BLK-08", "RES-02")
@two_actions
@pytest.mark.parametrize("verb", [RESCUE, DIABLERISE])
def test_a_blocked_rescue_leads_to_combat(cb, rules, verb):
    play = Play(cb, rules=rules)
    play.ready("Ada", RESCUER, 5)
    play.torpor("Ben", SLEEPER, 3)
    blocker = play.ready("Ben", BLOCKER)
    more = {"n": 2} if verb is RESCUE else {}
    play.turn("Ada", Phase.MINION).choose(verb, **more).choose(BLOCK, minion=blocker)
    assert events_of(play, COMBAT)
    assert play.decision.kind is DecisionKind.STRIKE
    play.all_pass()
    assert play[SLEEPER].in_torpor
    assert (play[RESCUER].blood, play[SLEEPER].blood) == (5, 3)


@pytest.mark.rule("RSC-01", "DIA-01")
@every_edition
def test_allies_neither_rescue_nor_diablerise(cb, rules):
    play = Play(cb, rules=rules)
    ally = play.ready("Ada", "Young Bloods")
    target = play.torpor("Ada", SLEEPER, 3, locked=True)
    play.turn("Ada", Phase.MINION)
    for verb in (RESCUE, DIABLERISE, ENCOUNTER):
        assert not play.offered(verb)
    assert play.game.why_not(Option(RESCUE, minion=ally, target=target)) == Forbidden("RSC-01")
    assert play.game.why_not(Option(DIABLERISE, minion=ally, target=target)) == Forbidden("DIA-01")


@pytest.mark.rule("RSC-01", "DIA-01")
@every_edition
def test_the_encounter_of_1994(cb, rules):
    play = Play(cb, rules=rules)
    play.ready("Ada", RESCUER, 5)
    play.torpor("Ada", SLEEPER, 3)
    play.turn("Ada", Phase.MINION)
    assert play.offered(ENCOUNTER) == (rules is JYHAD_1994)
    assert play.offered(DIABLERISE) != (rules is JYHAD_1994)
    if rules is not JYHAD_1994:
        return
    play.choose(ENCOUNTER)
    assert play.decision.kind is DecisionKind.CHOICE
    assert len(play.matching(RESCUE)) == 3
    assert play.offered(DIABLERISE)
    choice = Option(RESCUE, minion=play.number(RESCUER), target=play.number(SLEEPER), n=3)
    assert play.game.why_not(choice) == Forbidden("RSC-02")
    other = Option(DIABLERISE, minion=play.number(RESCUER), target=play.number(RESCUER))
    assert play.game.why_not(other) != Forbidden("RSC-02"), "the cost does not matter"
    play.choose(RESCUE, n=1)
    assert play.log_sentences()[-4:] == [
        f"{RESCUER} rescues {SLEEPER}.",
        f"{RESCUER} burns 1 blood for the rescue.",
        f"{SLEEPER} burns 1 blood for the rescue.",
        f"{SLEEPER} leaves torpor.",
    ]
    assert play[SLEEPER].ready
    assert (play[RESCUER].blood, play[SLEEPER].blood) == (4, 2)


@pytest.mark.rule("RSC-07", "STR-11", "TOR-11")
def test_a_paralyzed_vampire_is_rescued_without_cost(cb):
    play = Play(cb, rules=JYHAD_1994)
    play.ready("Ada", RESCUER, 5)
    play.ready("Ada", SLEEPER, 3)
    torpor.paralyze(play.table, play[SLEEPER])
    assert (play[SLEEPER].in_torpor, play[SLEEPER].locked) == (True, True)
    play.turn("Ada", Phase.MINION).choose(ENCOUNTER).choose(RESCUE)
    assert play[SLEEPER].ready
    assert (play[RESCUER].blood, play[SLEEPER].blood) == (5, 3)
    play.turn("Ada", Phase.UNLOCK)
    assert not play[SLEEPER].locked


@pytest.mark.rule("TOR-01", "PLY-35", "GEN-30")
def test_effects_can_send_to_torpor(play):
    play.ready("Ada", SLEEPER, 3)
    play.ready("Ada", "Young Bloods")
    for name in (SLEEPER, "Young Bloods"):
        torpor.send(play.table, play[name])
    assert play[SLEEPER].in_torpor
    assert play[SLEEPER].wounded
    assert play[SLEEPER].blood == 3
    assert play.zone("Young Bloods") is Zone.ASH_HEAP


@pytest.mark.rule("IMB-05", "GEN-29")
def test_an_imbued_without_life_is_incapacitated_unless_an_effect_burns_it(cb):
    imbued = next(card for card in cb.crypt if "Imbued" in card.types).unique_name
    for burned in (False, True):
        duel = Duel(cb)
        duel.acting(RESCUER, 3)
        duel.opposing(imbued, 1)
        duel.fight()
        if burned:
            torpor.destroy(duel.table, duel[imbued])
            assert duel.zone(imbued) is Zone.IN_PLAY, "only after the combat"
            duel.hands()
            assert duel.zone(imbued) is Zone.ASH_HEAP
            continue
        duel.hands()
        duel.nothing()
        assert duel[imbued].region is Region.INCAPACITATED
        assert not duel[imbued].ready


@pytest.mark.rule("TOR-13", "RES-04")
def test_a_rescue_with_a_card_has_the_cost_of_the_card(play):
    from vtes_deck.engine.actions.torpor_actions import LeaveTorpor

    sleeper = play.torpor("Ada", SLEEPER, 1)
    play.turn("Ada", Phase.MINION)
    play.table.decision, play.table.answer = None, PASSING
    play.table.push(LeaveTorpor(sleeper, blood_cost=1))
    play.run()
    assert play[SLEEPER].ready
    assert play[SLEEPER].blood == 0


@pytest.mark.rule("GEN-34", "GEN-25")
def test_an_action_lasts_until_its_combat_is_over(cb):
    from cardbase.terms import Bonus
    from vtes_deck.engine.actions.action import Action
    from vtes_deck.engine.state.table import Modifier

    play = Play(cb)
    acting = play.ready("Ada", RESCUER, 3)
    blocker = play.ready("Ben", BLOCKER, 3)
    play.table.modify(Modifier(Bonus.STRENGTH, 1, acting, Until.ACTION))
    play.turn("Ada", Phase.MINION).choose(BLEED).choose(BLOCK, minion=blocker)
    assert play.decision.kind is DecisionKind.STRIKE
    assert play.table.current(Action).minion == acting
    play.game.apply(play.decision.options[0])
    play.passes("Ben")
    assert play[BLOCKER].blood == 1
    assert not play.table.modifiers


@pytest.mark.rule("TOR-05")
@every_edition
def test_a_titled_vampire_in_torpor_has_no_votes(cb, rules):
    from vtes_deck.engine.politics.votes import votes_of

    titled = next(card for card in cb.crypt if card.title == "Prince").unique_name
    play = Play(cb, rules=rules)
    play.ready("Ada", titled)
    assert votes_of(play.table, play[titled]) == 2
    torpor.send(play.table, play[titled])
    assert votes_of(play.table, play[titled]) == 0


@pytest.mark.rule("TOR-03")
def test_the_vampires_in_torpor(play):
    sleeper, ready = play.torpor("Ada", SLEEPER, 3), play.ready("Ada", RESCUER, 3)
    attached = play.on(ready, "Heart of Nizchetus")
    gone = play.card("Ada", BLOCKER, Zone.ASH_HEAP)
    found = [torpor.is_in_torpor(play.table, card) for card in (sleeper, ready, attached, gone)]
    assert found == [True, False, False, False]


@pytest.mark.rule("TOR-01")
def test_a_vampire_in_torpor_does_not_go_there_again(play):
    play.torpor("Ada", SLEEPER, 3)
    torpor.send(play.table, play[SLEEPER])
    assert play[SLEEPER].region is Region.TORPOR
    assert not events_of(play, torpor.GOES_TO_TORPOR)


@pytest.mark.rule("COM-23")
def test_only_combatants_go_to_torpor_after_the_combat(cb):
    duel = Duel(cb)
    fighter, other = duel.acting(RESCUER, 3), duel.opposing(BLOCKER, 3)
    bystander = duel.ready("Cleo", SLEEPER, 3)
    duel.fight(fighter, other)
    torpor.send(duel.table, duel[fighter])
    torpor.send(duel.table, duel[bystander])
    assert duel[fighter].region is Region.READY
    assert duel[bystander].region is Region.TORPOR
    assert duel.finish()[fighter].region is Region.TORPOR


@pytest.mark.rule("RSC-02", "RES-05")
def test_the_rescuer_alone_pays_for_the_rescue_of_a_vampire_that_left_play(play):
    rescuer, sleeper = play.ready("Ada", RESCUER, 3), play.torpor("Ada", SLEEPER, 3)
    zones.burn(play.table, sleeper)
    assert not torpor_actions.pay_rescue(play.table, rescuer, sleeper, 1)
    assert play[RESCUER].blood == 2


@pytest.mark.rule("RSC-01", "MIN-01", "DIA-01")
def test_the_reason_against_an_action_at_a_vampire_in_torpor(cb):
    def why_not(rules, verb, *, locked=False):
        play = Play(cb, rules=rules)
        actor = play.ready("Ada", RESCUER, 3, locked=locked)
        sleeper = play.torpor("Ben", SLEEPER, 3)
        play.ready("Ada", BLOCKER, 3)
        return play.turn("Ada", Phase.MINION).game.why_not(Option(verb, -1, actor, sleeper, n=0))

    assert why_not(JYHAD_1994, RESCUE) == why_not(VEKN, ENCOUNTER) == Forbidden("RSC-01")
    assert why_not(JYHAD_1994, DIABLERISE) == Forbidden("RSC-01")
    assert why_not(VEKN, DIABLERISE, locked=True) == Forbidden("MIN-01")
    assert why_not(VEKN, RESCUE, locked=True) == Forbidden("MIN-01")


@pytest.mark.rule("TOR-09")
def test_a_blocker_that_left_play_cannot_diablerise(cb):
    duel = Duel(cb)
    blocker, sleeper = duel.ready("Ben", BLOCKER, 3), duel.torpor("Ada", SLEEPER, 3)
    duel.begins(DiablerieChoice(blocker, sleeper))
    assert duel.offered(DIABLERISE)
    other = Option(DIABLERISE, minion=sleeper, target=sleeper)
    assert duel.game.why_not(other) == Forbidden("TOR-09")
    gone = Duel(cb)
    blocker, sleeper = gone.ready("Ben", BLOCKER, 3), gone.torpor("Ada", SLEEPER, 3)
    zones.burn(gone.table, blocker)
    assert gone.begins(DiablerieChoice(blocker, sleeper)).offered(STOPPED)


@pytest.mark.rule("TOR-09", "DIA-01")
def test_a_vampire_that_left_play_cannot_be_diablerised(cb):
    duel = Duel(cb)
    blocker, sleeper = duel.ready("Ben", BLOCKER, 3), duel.torpor("Ada", SLEEPER, 3)
    zones.burn(duel.table, sleeper)
    assert duel.begins(DiablerieChoice(blocker, sleeper)).offered(STOPPED)
