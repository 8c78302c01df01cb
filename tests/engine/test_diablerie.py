"""Diablerie and its consequences, trophies, and the blood hunt that follows."""

import pytest
from published import PUBLISHED
from table_combat import Duel
from table_play import Play, counters_add_up, events_of, misplaced

from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.diablerie import (
    DIABLERISE,
    LEARN,
    NO_DIABLERIE,
    TAKE_EQUIPMENT,
    Diablerie,
    cannot_diablerise,
)
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.politics.blood_hunt import CALL_HUNT, HUNT_CALLED
from vtes_deck.engine.state.decisions import PASS, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Activity, Phase, TimedRestriction, Until, Zone
from vtes_deck.engine.status import disciplines
from vtes_deck.engine.status.trophies import AWARD, AWARDED, FETCH_TROPHY
from vtes_deck.kernel.verdict import Forbidden

YOUNG, OLD = "Ryan", "Ayelech"
every_edition = pytest.mark.parametrize("rules", PUBLISHED.values(), ids=PUBLISHED)


def diablerie(cb, rules=PUBLISHED["vekn"], diablerist=YOUNG, victim=OLD, drinks=3, lay=None):
    """Ada's vampire commits diablerie on Ben's, which has ``drinks`` blood."""
    play = Duel(cb, rules)
    play.ready("Ada", diablerist, 1)
    play.torpor("Ben", victim, drinks)
    if lay:
        lay(play)
    return play.begins(Diablerie(play.number(diablerist), play.number(victim)))


@pytest.mark.rule("DIA-03", "DIA-05", "GEN-07", "GEN-18")
@every_edition
@pytest.mark.parametrize(("drinks", "left"), [(2, 3), (6, 4)])
def test_the_blood_of_the_victim(cb, rules, drinks, left):
    play = diablerie(cb, rules, drinks=drinks)
    assert play[YOUNG].blood == left
    assert f"{YOUNG} takes {drinks} blood from {OLD}." in play.log_sentences()
    excess = f"{YOUNG} burns {drinks + 1 - left} blood above its capacity."
    assert (excess in play.log_sentences()) is (drinks + 1 > left)
    assert play.zone(OLD) is Zone.ASH_HEAP
    assert counters_add_up(play.table)


@pytest.mark.rule("DIA-04", "DIA-05")
@every_edition
def test_the_equipment_of_the_victim(cb, rules):
    def lay(play):
        for name in (".44 Magnum", "Flak Jacket", "Raven Spy"):
            play.on(OLD, name)

    play = diablerie(cb, rules, lay=lay)
    gun, jacket = play.number(".44 Magnum"), play.number("Flak Jacket")
    if rules.diablerie_equipment == "may":
        assert (play.asked, play.decision.kind) == ("Ada", DecisionKind.CARD)
        assert {o.card for o in play.matching(TAKE_EQUIPMENT)} == {gun, jacket}
        play.choose(TAKE_EQUIPMENT, gun).nothing()
        assert play.zone(jacket) is Zone.ASH_HEAP
    else:
        assert play[jacket].host == play.number(YOUNG)
    assert play[gun].host == play.number(YOUNG)
    assert play[gun].controller == 0
    assert play.zone("Raven Spy") is Zone.ASH_HEAP
    assert not misplaced(play.table)


@pytest.mark.rule("DIA-06", "DIA-07", "PLY-30", "PLY-31", "GEN-24", "DRW-05")
@every_edition
@pytest.mark.parametrize("zone", [Zone.LIBRARY, Zone.ASH_HEAP, Zone.HAND])
def test_an_older_victim_teaches_a_discipline(cb, rules, zone):
    def lay(play):
        play.card("Ada", "Chimerstry", zone)
        play.library("Ada", "Vessel", "Blood Doll")

    play = diablerie(cb, rules, lay=lay)
    assert (play.asked, play.decision.kind) == ("Ada", DecisionKind.CARD)
    before = play[YOUNG].capacity, play[YOUNG].blood
    play.choose(LEARN, "Chimerstry")
    vampire = play[YOUNG]
    assert vampire.disciplines["chi"] == 1
    assert (vampire.capacity, vampire.blood) == (before[0] + 1, before[1])
    assert play["Chimerstry"].host == play.number(YOUNG)
    assert len(play.seat("Ada").hand) == 2, "filled again while the library has cards"
    assert not misplaced(play.table)


@pytest.mark.rule("DIA-06", "AMB-22")
def test_only_an_older_victim_teaches_a_discipline(cb):
    play = diablerie(
        cb, diablerist=OLD, victim=YOUNG, lay=lambda play: play.hand("Ada", "Chimerstry")
    )
    assert not play.offered(LEARN)
    assert play.zone("Chimerstry") is Zone.HAND


@pytest.mark.rule("DIA-06", "AMB-22", "GEN-17")
def test_a_victim_of_the_same_capacity_is_not_older(cb):
    def lay(play):
        play.hand("Ada", "Chimerstry")
        play[OLD].capacity = play[YOUNG].capacity

    assert not diablerie(cb, lay=lay).offered(LEARN)


@pytest.mark.rule("DIA-06", "PLY-30")
def test_a_superior_discipline_is_not_learned_again(cb):
    def lay(play):
        play.hand("Ada", "Chimerstry", "Serpentis")
        play[YOUNG].disciplines["chi"] = 2

    play = diablerie(cb, lay=lay)
    assert [option.card for option in play.matching(LEARN)] == [play.number("Serpentis")]


@pytest.mark.rule("DIA-06", "GEN-24")
def test_learning_is_optional(cb):
    play = diablerie(cb, lay=lambda play: play.hand("Ada", "Chimerstry"))
    play.nothing()
    assert play.zone("Chimerstry") is Zone.HAND
    assert events_of(play, HUNT_CALLED)


@pytest.mark.rule("PLY-30", "PLY-31")
def test_disciplines_rise_to_superior_and_no_further(cb):
    play = Play(cb)
    play.ready("Ada", YOUNG)
    vampire = play[YOUNG]
    for level in (1, 2):
        card = play.hand("Ada", "Serpentis")[0]
        assert disciplines.can_learn(play.table, vampire, play.table.cards[card])
        disciplines.put_on(play.table, card, vampire)
        assert vampire.disciplines["ser"] == level
    again = play.hand("Ada", "Serpentis")[0]
    assert not disciplines.can_learn(play.table, vampire, play.table.cards[again])
    assert vampire.capacity == cb[YOUNG].capacity + 2


@pytest.mark.rule("PLY-31", "AMB-47")
@every_edition
def test_not_every_discipline_master_raises_the_capacity(cb, rules):
    play = Play(cb, rules=rules)
    for name, printed_ in (("Potence", 1), ("Agent of Power", 0)):
        card = play.hand("Ada", name)[0]
        raised = disciplines.raises(play.table, play.table.cards[card])
        assert raised == (1 if rules.discipline_raises_capacity else printed_)


def test_every_discipline_master_teaches_one(cb):
    from cardbase.terms import Trait
    from vtes_deck.engine.state.printed import printed
    from vtes_deck.engine.state.script import NO_SCRIPT

    cards = [printed(card, NO_SCRIPT) for card in cb.library if Trait.DISCIPLINE in card.traits]
    without = [card.name for card in cards if not disciplines.taught(card)]
    assert without == ["Agent of Power"], "it lets its player choose"


@pytest.mark.rule("DIA-01", "DIA-10", "TRT-02")
@every_edition
def test_minions_that_cannot_commit_diablerie(cb, rules):
    play = Duel(cb, rules)
    cursed = play.ready("Ada", "Abd al-Rashid")
    ally = play.ready("Ada", "Young Bloods")
    sleeper = play.torpor("Ada", YOUNG, 1)
    expected = {cursed: "DIA-10", ally: "DIA-01", sleeper: "DIA-01"}
    if not rules.blood_cursed:
        expected[cursed] = None
    for card, rule in expected.items():
        assert cannot_diablerise(play.table, play[card]) == rule
    victim = play.torpor("Ben", OLD)
    if not rules.blood_cursed:
        return
    play.turn("Ada", Phase.MINION)
    assert not play.offered(DIABLERISE)
    if not rules.torpor_encounter:
        option = Option(DIABLERISE, minion=cursed, target=victim)
        assert play.game.why_not(option) == Forbidden("DIA-10")
    play.begins(Diablerie(cursed, victim))
    assert play[OLD].in_torpor


@pytest.mark.rule("DIA-09", "BHT-01")
@every_edition
def test_the_blood_hunt_follows(cb, rules):
    play = diablerie(cb, rules)
    if rules.blood_hunt == "automatic":
        assert events_of(play, HUNT_CALLED)
    else:
        assert play.offered(CALL_HUNT)
    assert play.zone(YOUNG) is Zone.IN_PLAY


@pytest.mark.rule("DIA-01", "DIA-02", "RES-01", "RES-05")
def test_the_action_to_diablerise(cb):
    play = Play(cb)
    play.ready("Ada", YOUNG, 1)
    play.torpor("Ben", OLD, 2)
    play.turn("Ada", Phase.MINION).choose(DIABLERISE)
    assert play.zone(OLD) is Zone.ASH_HEAP
    assert play[YOUNG].blood == 3
    assert events_of(play, HUNT_CALLED)


# Trophies

RED = "Angelo"


def laid(play):
    play.library("Ada", "Trophy: Domain", "Vessel")
    play.in_play("Cleo", "Trophy: Chosen")
    play.in_play("Ada", "Trophy: Clan Respect")


@pytest.mark.rule("DIA-08", "TRT-10", "TRT-12", "MAS-11")
def test_a_red_list_victim_gives_trophies(cb):
    play = diablerie(cb, victim=RED, lay=laid)
    while not play.offered(FETCH_TROPHY):
        play.nothing()
    assert play.asked == "Ada"
    assert not events_of(play, HUNT_CALLED), "before the blood hunt"
    play.choose(FETCH_TROPHY, "Trophy: Domain")
    assert play["Trophy: Domain"].host == play.number(YOUNG)
    assert play.asked == "Ada"
    play.nothing()
    assert play.asked == "Cleo"
    play.choose(AWARD, "Trophy: Chosen")
    assert play["Trophy: Chosen"].host == play.number(YOUNG)
    assert play["Trophy: Chosen"].controller == 0, "the vampire's controller has it now"
    assert play["Trophy: Clan Respect"].controller == 0
    trophies = [name for name in play.numbers if name.startswith("Trophy")]
    given = [name for name in trophies if play[name].mark(AWARDED)]
    assert sorted(given) == ["Trophy: Chosen", "Trophy: Domain"]
    assert events_of(play, HUNT_CALLED)
    assert not misplaced(play.table)


@pytest.mark.rule("DIA-08", "TRT-10", "GEN-24")
def test_only_trophies_are_fetched_and_one_of_each(cb):
    def lay_more(play):
        play.library("Ada", "Trophy: Domain", "Vessel", "Trophy: Domain")
        play.card("Ada", "Trophy: Chosen", Zone.ASH_HEAP)
        play.hand("Ada", "Blood Doll", "Trophy: Clan Respect")

    play = diablerie(cb, victim=RED, lay=lay_more)
    while not play.offered(FETCH_TROPHY):
        play.nothing()
    offered = [play.table.cards[one.card].name for one in play.matching(FETCH_TROPHY)]
    assert sorted(offered) == ["Trophy: Chosen", "Trophy: Clan Respect", "Trophy: Domain"]


@pytest.mark.rule("DIA-08", "TRT-10")
def test_no_trophies_for_a_victim_that_is_not_red_list(cb):
    play = diablerie(cb, lay=laid)
    while not events_of(play, HUNT_CALLED):
        assert not play.offered(FETCH_TROPHY)
        play.nothing()


@pytest.mark.rule("TRT-10")
def test_no_trophies_for_a_victim_that_a_directed_action_burns(cb):
    play = Duel(cb)
    play.ready("Ada", YOUNG)
    victim = play.ready("Ben", OLD)
    play.library("Ada", "Trophy: Domain", "Vessel")
    play.begins(Burns(play.number(YOUNG), target=victim, seats=(1,)))
    while play.table.current(Action):
        assert not play.offered(FETCH_TROPHY)
        play.choose(PASS)
    assert play.zone(victim) is Zone.ASH_HEAP


@pytest.mark.rule("PLY-30", "PLY-31", "GEN-18")
@pytest.mark.parametrize(
    ("born", "masters", "left"), [(0, 1, 0), (0, 2, 1), (1, 1, 1), (2, 1, 2), (1, 2, 2)]
)
def test_the_effect_of_a_discipline_master_ends_with_it(cb, born, masters, left):
    play = Play(cb)
    vampire = play[play.ready("Ada", YOUNG)]
    face = play.table.cards[vampire.card]
    printed = {**face.disciplines, "ser": born}
    play.table.cards = (
        *play.table.cards[: vampire.card],
        face.__replace__(disciplines=printed),
        *play.table.cards[vampire.card + 1 :],
    )
    vampire.disciplines = dict(printed)
    capacity = vampire.capacity
    others = play.hand("Ada", "Animalism")
    cards = play.hand("Ada", *["Serpentis"] * masters)
    for card in (*others, *cards):
        disciplines.put_on(play.table, card, vampire)
    zones.burn(play.table, cards[0])
    assert vampire.disciplines.get("ser", 0) == left
    assert vampire.disciplines["ani"] == printed["ani"] + 1, "the others stay"
    assert vampire.capacity == capacity + masters


@pytest.mark.rule("TRT-10")
def test_a_trophy_is_never_awarded_twice(cb):
    play = diablerie(cb, victim=RED, lay=laid)
    while not play.offered(FETCH_TROPHY):
        play.nothing()
    play.choose(FETCH_TROPHY, "Trophy: Domain")
    assert [option.card for option in play.matching(AWARD)] == [play.number("Trophy: Clan Respect")]
    assert play.offered(PASS)


@pytest.mark.rule("TRT-10", "COM-23")
@pytest.mark.parametrize("by_vampire", [True, False])
def test_burning_a_red_list_minion_in_combat(cb, by_vampire):
    from vtes_deck.engine.state.moves import Move, Strike
    from vtes_deck.engine.state.windows import STRIKE

    play = Duel(cb)
    killer = YOUNG if by_vampire else "Young Bloods"
    play.acting(killer)
    play.opposing(RED, 0)
    play.library("Ada", "Trophy: Domain")
    fire = Move(when=STRIKE, strike=Strike(damage=2, aggravated=True))
    play.bears(killer, "Flamethrower", fire)
    play.fight().uses("Flamethrower").nothing()
    assert play.zone(RED) is Zone.ASH_HEAP
    assert play.offered(FETCH_TROPHY) == by_vampire


@pytest.mark.rule("TRT-10", "COM-23")
def test_a_red_list_minion_that_acts_is_burned_by_its_opponent(cb):
    from vtes_deck.engine.state.moves import Move, Strike
    from vtes_deck.engine.state.windows import STRIKE

    play = Duel(cb)
    play.acting(RED, 0)
    play.opposing(YOUNG)
    play.library("Ben", "Trophy: Domain")
    fire = Move(when=STRIKE, strike=Strike(damage=2, aggravated=True))
    play.bears(YOUNG, "Flamethrower", fire)
    play.fight().hands().uses("Flamethrower")
    assert play.zone(RED) is Zone.ASH_HEAP
    assert play.asked == "Ben"
    assert play.offered(FETCH_TROPHY)


class Burns(Action):
    """An action that burns a minion; directed if it has a target Methuselah."""

    verb = Verb("burns", "{minion} burns {target}.")
    announced = EventType("burns", "{minion} acts to burn {target}.")

    def resolve(self, table):
        zones.burn(table, self.target)


@pytest.mark.rule("TRT-10", "TRT-12")
@pytest.mark.parametrize("edition", PUBLISHED)
@pytest.mark.parametrize("directed", [True, False])
@pytest.mark.parametrize("killer", [YOUNG, "Young Bloods"])
def test_burning_a_red_list_minion_by_a_directed_action(cb, edition, directed, killer):
    play = Duel(cb, PUBLISHED[edition])
    play.ready("Ada", killer)
    victim = play.ready("Ben", RED)
    play.library("Ada", "Trophy: Domain", "Vessel")
    seats = (1,) if directed else ()
    play.begins(Burns(play.number(killer), target=victim, seats=seats))
    while play.decision and play.table.current(Action) and play.offered(PASS):
        if play.offered(FETCH_TROPHY):
            break
        play.choose(PASS)
    assert play.zone(victim) is Zone.ASH_HEAP
    rewarded = directed and killer == YOUNG and edition != "jyhad-1994"
    assert play.offered(FETCH_TROPHY) == rewarded


class Meets(Burns):
    """A directed action that does nothing to its target."""

    def resolve(self, table):
        del table


@pytest.mark.rule("TRT-10")
def test_no_trophy_for_a_red_list_minion_that_stays_in_play(cb):
    play = Duel(cb)
    play.ready("Ada", YOUNG)
    victim = play.ready("Ben", RED)
    play.library("Ada", "Trophy: Domain", "Vessel")
    play.begins(Meets(play.number(YOUNG), target=victim, seats=(1,)))
    while play.table.current(Action):
        assert not play.offered(FETCH_TROPHY)
        play.choose(PASS)


@pytest.mark.rule("TRT-10", "GEN-11")
def test_a_trophy_follows_the_controller_of_the_vampire(cb):
    play = Duel(cb)
    vampire = play.ready("Ada", YOUNG)
    trophy, doll = play.on(vampire, "Trophy: Domain"), play.on(vampire, "Blood Doll")
    play[trophy].set_mark(AWARDED, 1)
    zones.give(play.table, vampire, 1)
    assert play[trophy].controller == 1
    assert play[doll].controller == 0


@pytest.mark.rule("TRT-10", "DIA-08")
def test_no_trophies_in_1994(cb):
    play = diablerie(cb, PUBLISHED["jyhad-1994"], victim=RED, lay=laid)
    while not play.offered(CALL_HUNT):
        assert not play.offered(FETCH_TROPHY)
        play.nothing()


@pytest.mark.rule("TRT-10")
def test_no_trophy_for_a_wounded_vampire(cb):
    play = Duel(cb)
    play.acting(YOUNG)
    play.opposing(RED, 0)
    play.library("Ada", "Trophy: Domain")
    play.fight().hands().nothing()
    assert play[RED].in_torpor
    assert not play.offered(FETCH_TROPHY)


@pytest.mark.rule("PLY-37", "DIA-04")
@every_edition
def test_equipment_that_is_a_location_in_play_is_not_taken(cb, rules):
    play = diablerie(cb, rules, lay=lambda play: play.on(OLD, "Living Manse"))
    assert not play.offered(TAKE_EQUIPMENT)
    assert play.zone("Living Manse") is Zone.ASH_HEAP


@pytest.mark.rule("DIA-01", "DIA-09")
@pytest.mark.parametrize("gone", [YOUNG, OLD])
def test_nothing_happens_if_one_of_the_two_left_play(cb, gone):
    play = diablerie(cb, lay=lambda play: zones.burn(play.table, play.number(gone)))
    assert events_of(play, NO_DIABLERIE)
    assert not events_of(play, HUNT_CALLED)
    assert sorted(play.zone(name).name for name in (YOUNG, OLD)) == ["ASH_HEAP", "IN_PLAY"]


@pytest.mark.rule("DIA-04")
@every_edition
def test_no_equipment_for_a_diablerist_that_cannot_have_any(cb, rules):
    def lay(play):
        play.on(OLD, "Flak Jacket")
        play.table.restrict(TimedRestriction(Activity.BEAR, play.number(YOUNG), Until.TURN))

    play = diablerie(cb, rules, lay=lay)
    assert not play.offered(TAKE_EQUIPMENT)
    assert play.zone("Flak Jacket") is Zone.ASH_HEAP
