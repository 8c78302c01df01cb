"""Vampires that spend blood, the Edge or cards during actions, phases and combat."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from card_steps import never
from vampire_texts import distributes

from cardbase.terms import Sect, Title
from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status.control import merge
from vtes_deck.engine.status.torpor import send
from vtes_deck.engine.turn.discard import PLAY_EVENT

BLEEDS = "Emerald Legionnaire"
KRC = "Kine Resources Contested"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Blood


def test_khalu__cancels_a_minion_card_of_the_prey(play):
    khalu, ben = play.ready("Ada", "Khalu"), play.vampire("Ben", "DOM")
    play.hand("Ben", "Govern the Unaligned")
    play.acts("Ben").plays("Govern the Unaligned", "dom", minion=ben)
    play.plays("Khalu")
    assert (play[khalu].blood, play[ben].blood) == (2, 5), "no cost is paid"
    assert play.zone("Govern the Unaligned") is Zone.ASH_HEAP
    assert not play[ben].locked, "the action is not performed"


@pytest.mark.parametrize(("owner", "blood"), [("Cleo", 7), ("Ada", 7), ("Ben", 4)])
def test_khalu__not_others_cards_or_without_blood(play, owner, blood):
    play.ready("Ada", "Khalu", blood)
    minion = play.vampire(owner, "DOM")
    play.hand(owner, "Govern the Unaligned")
    play.acts(owner).plays("Govern the Unaligned", "dom", minion=minion)
    assert not play.can("Khalu")


@pytest.mark.parametrize("sect", [Sect.CAMARILLA, Sect.SABBAT])
def test_julio_martinez__twice_but_only_against_camarilla_vampires(play, sect):
    julio = play.ready("Ben", "Julio Martinez")
    acting = play.vampire("Ada", "OBF", sect=sect)
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(acting).blocks(julio)
    play.plays("Lost in Crowds", "OBF")
    assert play.stealth == 2
    while play.asked != "Ben":
        play.choose(PASS)
    assert play.can("Julio Martinez") is (sect is Sect.CAMARILLA)
    if sect is Sect.CAMARILLA:
        play.plays("Julio Martinez")
        play.until("Ben", "Julio Martinez").plays("Julio Martinez")
        assert (play.intercept(julio), play[julio].blood) == (2, 7)


def test_miguel_santo_domingo__more_bleed_for_another_sabbat_vampire(play):
    miguel, ada = play.ready("Ada", "Miguel Santo Domingo"), play.vampire("Ada", sect=Sect.SABBAT)
    play.vampire("Ben")
    play.bleeds(ada).plays("Miguel Santo Domingo")
    assert (play.bleed, play[miguel].blood) == (2, 6)
    assert never(play, "Miguel Santo Domingo"), "once"


@pytest.mark.parametrize(
    ("owner", "sect"), [("Ada", Sect.CAMARILLA), ("Dora", Sect.SABBAT), ("Ada", None)]
)
def test_miguel_santo_domingo__not_for_himself_or_others(play, owner, sect):
    miguel = play.ready("Ada", "Miguel Santo Domingo")
    play.bleeds(miguel if sect is None else play.vampire(owner, sect=sect))
    assert never(play, "Miguel Santo Domingo")


def test_melusine_d_anjou__less_intercept_for_a_younger_blocker(play):
    card = play.ready("Ada", "Mélusine d'Anjou")
    ben = play.vampire("Ben", capacity=7)
    play.bleeds(card).blocks(ben)
    play.plays("Mélusine d'Anjou")
    assert (play.intercept(ben), play[card].blood) == (-2, 7)


@pytest.mark.parametrize("blocker", [8, None])
def test_melusine_d_anjou__not_for_older_ones_or_allies(play, blocker):
    card = play.ready("Ada", "Mélusine d'Anjou")
    ben = play.vampire("Ben", capacity=8) if blocker else play.ready("Ben", PLAIN_ALLY)
    play.bleeds(card).blocks(ben)
    assert never(play, "Mélusine d'Anjou")


@pytest.mark.parametrize("ally", [True, False])
def test_greta_kircher__a_smaller_bleed(play, ally):
    greta = play.ready("Ada", "Greta Kircher")
    acting = play.ready("Dora", BLEEDS) if ally else play.vampire("Dora", capacity=6)
    play.bleeds(acting)
    before = play.bleed
    play.until("Ada", "Greta Kircher").plays("Greta Kircher")
    assert (play.bleed, play[greta].blood) == (before - 1, 6)
    assert never(play, "Greta Kircher"), "once"


@pytest.mark.parametrize("how", ["older", "torpor", "another"])
def test_greta_kircher__not_by_an_older_vampire_or_in_torpor_or_of_another(play, how):
    greta = play.ready("Cleo" if how == "another" else "Ada", "Greta Kircher")
    if how == "torpor":
        send(play.table, play[greta])
    play.bleeds(play.vampire("Dora", capacity=7 if how == "older" else 3))
    assert never(play, "Greta Kircher")


def test_quentin__a_vampire_abstains(play):
    quentin = play.ready("Ada", "Quentin", 9)
    prince = play.vampire("Cleo", title=Title.PRINCE, city="Chicago")
    distributes(play, play.vampire("Ada"))
    play.until("Ada", "Quentin").plays("Quentin", target=prince)
    assert play[quentin].blood == 8
    assert not play.can("Quentin"), "once"


def test_quentin__not_without_blood(play):
    play.ready("Dora", "Quentin", 0)
    play.vampire("Cleo", title=Title.PRINCE, city="Chicago")
    distributes(play, play.vampire("Ada"))
    while play.decision and play.decision.kind == "vote":
        assert not play.can("Quentin")
        play.choose(PASS)


# Torpor


def test_eric_kressida__leaves_torpor_for_the_edge(play):
    eric = play.ready("Ada", "Eric Kressida")
    send(play.table, play[eric])
    play.edge("Ada")
    play.turn("Ben", Phase.DISCARD)
    play.until("Ada", "Eric Kressida").plays("Eric Kressida")
    assert play[eric].ready
    assert play.table.edge == -1


@pytest.mark.parametrize("how", ["own", "ready", "edge"])
def test_eric_kressida__not_in_an_own_phase_or_ready_or_without_the_edge(play, how):
    eric = play.ready("Ada", "Eric Kressida")
    if how != "ready":
        send(play.table, play[eric])
    if how != "edge":
        play.edge("Ada")
    play.turn("Ada" if how == "own" else "Ben", Phase.DISCARD)
    for _ in range(4):
        assert not play.can("Eric Kressida")
        if not play.decision or play.table.phase is not Phase.DISCARD:
            break
        play.choose(PASS)


def test_venere_carboni__leaves_torpor_for_1_blood(play):
    venere = play.ready("Ada", "Venere Carboni", 3)
    send(play.table, play[venere])
    play.turn("Ada").plays("Venere Carboni")
    assert play[venere].ready
    assert play[venere].blood == 2


@pytest.mark.parametrize(("blood", "asleep"), [(0, True), (3, False)])
def test_venere_carboni__not_without_blood_or_ready(play, blood, asleep):
    venere = play.ready("Ada", "Venere Carboni", blood)
    if asleep:
        send(play.table, play[venere])
    play.turn("Ada")
    assert not play.can("Venere Carboni")


# The Edge and cards


def test_high_priest_angra_mainyu__stealth_for_the_edge(play):
    card, ben = play.ready("Ada", "High Priest Angra Mainyu"), play.vampire("Ben")
    sleeper = play.vampire("Ben")
    send(play.table, play[sleeper])
    play.edge("Ada")
    play.acts("Ada").choose(DIABLERISE, minion=card, target=sleeper).blocks(ben)
    play.until("Ada", "High Priest Angra Mainyu").plays("High Priest Angra Mainyu")
    assert (play.stealth, play.table.edge) == (1, -1)


def test_high_priest_angra_mainyu__not_in_a_bleed(play):
    card, ben = play.ready("Ada", "High Priest Angra Mainyu"), play.vampire("Ben")
    play.edge("Ada")
    play.bleeds(card).blocks(ben)
    assert never(play, "High Priest Angra Mainyu")


def test_high_priest_angra_mainyu__a_smaller_hand_of_the_prey_only_while_ready(play):
    card = play.ready("Ada", "High Priest Angra Mainyu")
    sizes = [stats.hand_size(play.table, seat) for seat in range(4)]
    assert sizes == [7, 6, 7, 7]
    send(play.table, play[card])
    assert stats.hand_size(play.table, 1) == 7


def test_prejudice__more_bleed_for_a_card_of_the_prey(play):
    card = play.ready("Ada", "Prejudice")
    ally = play.card("Ben", PLAIN_ALLY, Zone.ASH_HEAP)
    play.vampire("Ben")
    play.bleeds(card).plays("Prejudice", target=ally)
    assert (play.bleed, play.zone(ally)) == (3, Zone.REMOVED)


@pytest.mark.parametrize(("owner", "name"), [("Cleo", PLAIN_ALLY), ("Ben", "Deflection")])
def test_prejudice__not_for_other_cards(play, owner, name):
    card = play.ready("Ada", "Prejudice")
    play.card(owner, name, Zone.ASH_HEAP)
    play.bleeds(card)
    assert never(play, "Prejudice")


def test_jesse_menks__unlocks_when_you_play_a_gehenna_card(play):
    jesse = play.ready("Ada", "Jesse Menks")
    play.lock(jesse)
    play.hand("Ada", "Torpid Blood")
    play.acts("Ada", Phase.DISCARD).choose(PLAY_EVENT, "Torpid Blood")
    assert not play[jesse].locked


@pytest.mark.parametrize(
    ("owner", "event", "asleep"),
    [
        ("Ben", "Torpid Blood", False),
        ("Ada", "FBI Special Affairs Division", False),
        ("Ada", "Torpid Blood", True),
    ],
)
def test_jesse_menks__not_for_others_or_other_events_or_in_torpor(play, owner, event, asleep):
    jesse = play.ready("Ada", "Jesse Menks")
    play.lock(jesse)
    if asleep:
        send(play.table, play[jesse])
    play.hand(owner, event)
    play.acts(owner, Phase.DISCARD).choose(PLAY_EVENT, event)
    assert play[jesse].locked


# Actions


def test_leila_monroe__an_anarch_without_blood_becomes_sabbat(play):
    leila, ben = play.ready("Ada", "Leila Monroe"), play.vampire("Ben", sect=Sect.ANARCH, blood=0)
    play.acts("Ada").plays("Leila Monroe", target=ben)
    assert play.stealth == 1
    play.finish()
    assert play[ben].sect is Sect.SABBAT
    assert play[leila].locked


@pytest.mark.parametrize(("sect", "blood"), [(Sect.ANARCH, 1), (Sect.CAMARILLA, 0)])
def test_leila_monroe__not_with_blood_or_of_another_sect(play, sect, blood):
    play.ready("Ada", "Leila Monroe")
    play.vampire("Ben", sect=sect, blood=blood)
    play.acts("Ada")
    assert not play.can("Leila Monroe")


@pytest.mark.parametrize("name", ["Xipe Totec", "Annazir", "Titus Camille"])
def test_steals_from_the_minions_of_others(play, name):
    card, ben, cleo = play.ready("Ada", name), play.vampire("Ben"), play.vampire("Cleo")
    ally, ghoul = play.ready("Ben", PLAIN_ALLY), play.on(ben, "Raven Spy")
    gun = play.on(ben, ".44 Magnum")
    theirs = play.on(cleo, "Leather Jacket")
    mine = play.on(card, "Flak Jacket")
    town = play.in_play("Ben", "Uptown Hunting Ground")
    play.acts("Ada")
    found = {one.target for one in play.ways(name)}
    assert (
        found
        == {
            "Xipe Totec": {ally, ghoul},
            "Annazir": {gun, theirs, town},
            "Titus Camille": {gun},
        }[name]
    )
    assert mine not in found


def test_xipe_totec__steals_an_ally(play):
    card, ally = play.ready("Ada", "Xipe Totec", 5), play.ready("Ben", PLAIN_ALLY)
    play.acts("Ada").plays("Xipe Totec", target=ally).finish()
    assert (play[ally].controller, play[card].blood) == (0, 4)


def test_xipe_totec__steals_a_retainer_for_himself_only_if_not_blocked(play):
    card, ben = play.ready("Ada", "Xipe Totec", 5), play.vampire("Ben")
    raven = play.on(ben, "Raven Spy")
    play.acts("Ada").plays("Xipe Totec", target=raven).finish()
    assert play[raven].host == card


def test_annazir__burns_a_location(play):
    play.ready("Ada", "Annazir")
    town = play.in_play("Ben", "Uptown Hunting Ground")
    play.acts("Ada").plays("Annazir", target=town).finish()
    assert play.zone(town) is Zone.ASH_HEAP


def test_annazir__steals_equipment_and_cannot_do_both_in_a_turn(play):
    card, ben = play.ready("Ada", "Annazir"), play.vampire("Ben")
    gun = play.on(ben, ".44 Magnum")
    play.in_play("Ben", "Uptown Hunting Ground")
    play.acts("Ada").plays("Annazir", target=gun).finish()
    assert play[gun].host == card
    play[card].locked = False
    play.again()
    assert not play.can("Annazir")


def test_titus_camille__steals_equipment(play):
    card, dora = play.ready("Ada", "Titus Camille"), play.vampire("Dora")
    gun = play.on(dora, ".44 Magnum")
    play.acts("Ada").plays("Titus Camille", target=gun).finish()
    assert play[gun].host == card


def test_titus_camille__not_from_others(play):
    play.ready("Ada", "Titus Camille")
    play.on(play.vampire("Cleo"), ".44 Magnum")
    play.acts("Ada")
    assert not play.can("Titus Camille")


def test_sebastien_goulet__steals_an_ally_when_merged(play):
    base = play.ready("Ada", "Sébastien Goulet")
    advanced = play.uncontrolled("Ada", "Sébastien Goulet (ADV)")
    merge(play.table, 0, advanced, base)
    ally = play.ready("Ben", PLAIN_ALLY)
    play.vampire("Ben")
    play.acts("Ada").plays("Sébastien Goulet (ADV)", target=ally)
    assert play.stealth == 1
    play.finish()
    assert play[ally].controller == 0


def test_sebastien_goulet__not_while_he_is_not_merged(play):
    play.ready("Ada", "Sébastien Goulet (ADV)")
    play.ready("Ben", PLAIN_ALLY)
    play.acts("Ada")
    assert not play.can("Sébastien Goulet (ADV)")


def test_yitzak__a_younger_vampire_stays_locked(play):
    play.ready("Ada", "Yitzak")
    play.vampire("Ada")
    ben = play.vampire("Ben", capacity=6)
    play.acts("Ada").plays("Yitzak", target=ben).finish()
    assert play[ben].locked
    play.turn("Ben")
    assert play[ben].locked


@pytest.mark.parametrize(
    ("name", "capacity"), [("Yitzak", 5), ("Gabrin", 5), ("Amisa", 8), ("Victoria Ash (G2)", 5)]
)
def test_an_action_may_lock_a_locked_vampire(play, name, capacity):
    """By a ruling on an equal text."""
    card, ben = play.ready("Ada", name), play.vampire("Ben", capacity=capacity)
    play.vampire("Ada"), play.vampire("Ben")
    play.lock(ben)
    play.acts("Ada").plays(card, target=ben).finish()
    assert play[ben].locked
    play.turn("Ben")
    assert play[ben].locked is (name == "Yitzak")


def test_yitzak__no_older_vampire(play):
    play.ready("Ada", "Yitzak")
    play.vampire("Ben", capacity=7)
    play.acts("Ada")
    assert not play.can("Yitzak")


def test_malabranca__a_pool_of_a_richer_prey(play):
    play.ready("Ada", "Malabranca")
    play.pool("Ben", 31)
    play.acts("Ada").plays("Malabranca").finish()
    assert (play.pool_of("Ada"), play.pool_of("Ben")) == (31, 30)


def test_malabranca__not_of_a_prey_with_as_much(play):
    play.ready("Ada", "Malabranca")
    play.acts("Ada")
    assert not play.can("Malabranca")


def test_giangaleazzo_the_traitor__unlocks_while_there_is_gehenna(play):
    card = play.ready("Ada", "Giangaleazzo, The Traitor", 4)
    play.lock(card)
    play.in_play("Cleo", "Torpid Blood")
    play.turn("Ada", Phase.DISCARD).plays("Giangaleazzo, The Traitor")
    assert (play[card].locked, play[card].blood) == (False, 3)


def test_giangaleazzo_the_traitor__not_without_gehenna(play):
    play.lock(play.ready("Ada", "Giangaleazzo, The Traitor", 4))
    play.in_play("Cleo", "FBI Special Affairs Division")
    play.turn("Ada", Phase.DISCARD)
    assert not play.can("Giangaleazzo, The Traitor")


def test_giangaleazzo_the_traitor__is_attacked_by_lasombra_only(play):
    play.ready("Ben", "Giangaleazzo, The Traitor")
    lasombra = play.vampire("Ada", clan="Lasombra")
    play.vampire("Ada", clan="Tzimisce")
    play.acts("Ada")
    assert {o.minion for o in play.ways("Giangaleazzo, The Traitor")} == {lasombra}
