"""Vampires whose text applies in the turns of others, or forbids them cards."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from msgspec.structs import replace

from cardbase.terms import Sect
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.permanents import EMPLOY, EQUIP
from vtes_deck.engine.cards.cost_changes import price
from vtes_deck.engine.cards.requirements import lacks, meets
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status.torpor import send
from vtes_deck.engine.turn.unlock import EDGE_POOL


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def never(play, name):
    """Check that no one can use this card until the end of the action."""
    while play.action:
        assert not play.can(name)
        play.choose(PASS)
    return True


# Unlock phases


def test_keith_moody__loses_1_blood_for_the_edge_of_the_prey(play):
    keith = play.ready("Ada", "Keith Moody")
    play.edge("Ben")
    play.turn("Ada", Phase.UNLOCK)
    play.until("Ben", "Keith Moody").plays("Keith Moody")
    assert (play[keith].blood, play.table.edge) == (2, -1)


def test_keith_moody__not_without_it_or_by_others(play):
    play.ready("Ada", "Keith Moody")
    play.edge("Ada")
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can("Keith Moody")
    play.edge("Cleo")
    play.turn("Cleo", Phase.UNLOCK)
    assert not play.can("Keith Moody")


def test_owain_evans_the_wanderer__a_blood_for_a_vampire_of_whose_turn_it_is(play):
    play.ready("Ada", "Owain Evans, The Wanderer")
    cleo, ben = play.vampire("Cleo", blood=2), play.vampire("Ben", blood=2)
    play.edge("Cleo")
    play.turn("Cleo", Phase.UNLOCK)
    play.passes("Cleo")
    assert not play.can("Owain Evans, The Wanderer", target=ben)
    play.plays("Owain Evans, The Wanderer", target=cleo)
    assert play[cleo].blood == 3
    assert not play.can("Owain Evans, The Wanderer"), "once in a phase"


def test_owain_evans_the_wanderer__not_from_torpor(play):
    card = play.ready("Ada", "Owain Evans, The Wanderer")
    send(play.table, play[card])
    play.edge("Ada")
    play.turn("Ada", Phase.UNLOCK)
    assert play.offered(EDGE_POOL)
    assert not play.can("Owain Evans, The Wanderer")


def test_lucinde_alastor__a_blood_for_the_edge(play):
    card = play.ready("Ada", "Lucinde, Alastor (G3)", 4)
    play.edge("Ada")
    play.turn("Ada", Phase.UNLOCK)
    play.plays("Lucinde, Alastor (G3)")
    assert (play[card].blood, play.table.edge) == (5, -1)


def test_lucinde_alastor__fights_vampires_of_other_sects_only(play):
    play.ready("Ada", "Lucinde, Alastor (G3)")
    sabbat = play.vampire("Cleo", sect=Sect.SABBAT)
    camarilla, gang = play.vampire("Cleo"), play.ready("Cleo", PLAIN_ALLY)
    play.acts("Ada")
    assert not play.can("Lucinde, Alastor (G3)", target=camarilla)
    assert not play.can("Lucinde, Alastor (G3)", target=gang)
    play.plays("Lucinde, Alastor (G3)", target=sabbat)
    assert play.action.seats == (2,)


# Unlocking, and cards that cannot be used


def test_shalmath__unlocks_once_in_any_turn(play):
    card = play.ready("Ada", "Shalmath", locked=True)
    dora = play.vampire("Dora")
    play.bleeds(dora)
    play.until("Ada", "Shalmath").plays("Shalmath")
    assert not play[card].locked
    play[card].locked = True
    assert never(play, "Shalmath")


@pytest.mark.parametrize(
    "name", ["Shalmath", "Nu, The Pillar", "Ibn Khaldun, Scholar", "Lydia, Grand Praetor"]
)
def test_celerity_cannot_be_used(play, name):
    card, ben = play.ready("Ada", name), play.vampire("Ben")
    play[card].disciplines = {"cel": 2, "dom": 2}
    play.hand("Ada", "Resist Earth's Grasp", "Conditioning")
    play.bleeds(card).until("Ada", "Conditioning")
    play.blocks(ben)
    assert not play.can("Resist Earth's Grasp")


def test_a_card_of_several_disciplines_can_be_used_at_another_not_at_celerity(play):
    card, ben = play.ready("Ada", "Ibn Khaldun, Scholar"), play.vampire("Ben")
    play[card].disciplines, play[card].sect = {"cel": 2, "pot": 2}, Sect.ANARCH
    play.hand("Ada", "Dust Up")
    play.bleeds(card).blocks(ben)
    while play.decision.kind != "strike":
        play.choose(PASS)
    assert play.can("Dust Up", "pot")
    assert not play.can("Dust Up", "cel")


def test_shalmath__cannot_use_celerity(play):
    card, ben = play.ready("Ada", "Shalmath"), play.vampire("Ben")
    play[card].disciplines = {"cel": 2}
    play.hand("Ada", "Resist Earth's Grasp")
    play.bleeds(card).blocks(ben)
    assert not play.can("Resist Earth's Grasp")


def test_nu_the_pillar__unlocks_for_1_blood(play):
    card = play.ready("Ada", "Nu, The Pillar", 4, locked=True)
    play.vampire("Ada")
    play.acts("Ada").plays("Nu, The Pillar")
    assert (play[card].locked, play[card].blood) == (False, 3)
    assert not play.can("Nu, The Pillar"), "once"


def test_nu_the_pillar__not_in_the_turn_of_another(play):
    play.ready("Ada", "Nu, The Pillar", 4, locked=True)
    play.vampire("Ada")
    play.bleeds(play.vampire("Dora"))
    assert never(play, "Nu, The Pillar")


# After actions


def test_keegan__unlocks_after_an_action_of_the_clan(play):
    card = play.ready("Ada", "Keegan")
    play.hand("Ada", "Dog Pack")
    play.acts("Ada").choose(EMPLOY, "Dog Pack", minion=card)
    play.until("Ada", "Keegan").plays("Keegan")
    assert not play[card].locked


def test_keegan__not_after_other_actions(play):
    card = play.ready("Ada", "Keegan", 3)
    play.hand("Ada", ".44 Magnum")
    play.acts("Ada").choose(EQUIP, ".44 Magnum", minion=card)
    assert never(play, "Keegan")
    assert play[card].locked


def test_keegan__not_after_an_action_without_a_card(play):
    card = play.ready("Ada", "Keegan", 3)
    play.acts("Ada").choose(HUNT, minion=card)
    assert never(play, "Keegan")


def test_maila__stealth_for_a_political_action_card(play):
    play.ready("Ada", "Maila")
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.hand("Ada", "Kine Resources Contested", "Vessel")
    play.bleeds(ada).blocks(ben)
    assert not play.can("Maila", target="Vessel")
    play.plays("Maila", target="Kine Resources Contested")
    assert play.stealth == 1
    assert play.zone("Kine Resources Contested") is Zone.ASH_HEAP


def test_maila__not_from_torpor_or_for_others(play):
    card = play.ready("Ada", "Maila")
    dora, ben = play.vampire("Dora"), play.vampire("Ada")
    play.hand("Ada", "Kine Resources Contested")
    play.bleeds(dora).blocks(ben)
    assert not play.can("Maila")
    send(play.table, play[card])
    assert not play[card].ready


# Burned vampires, costs


@pytest.mark.parametrize("name", ["Ben", "Dora"])
def test_mina_grotius__gains_blood_for_burned_vampires_of_prey_and_predator(play, name):
    mina = play.ready("Ada", "Mina Grotius", 1)
    zones.burn(play.table, play.vampire(name))
    assert play[mina].blood == 4


def test_mina_grotius__not_for_others_or_for_allies(play):
    mina = play.ready("Ada", "Mina Grotius", 1)
    zones.burn(play.table, play.vampire("Cleo"))
    zones.burn(play.table, play.vampire("Ada"))
    zones.burn(play.table, play.ready("Ben", PLAIN_ALLY))
    assert play[mina].blood == 1


@pytest.mark.parametrize("name", ["Mina Grotius", "Sébastien Goulet"])
def test_1_blood_for_a_bleed(play, name):
    card = play.ready("Ada", name, 3)
    play.vampire("Ben")
    play.bleeds(card)
    play.plays(name)
    assert (play.bleed, play[card].blood) == (2, 2)
    assert not play.can(name)


def test_sebastien_goulet__allies_and_retainers_cost_less(play):
    card = play.ready("Ada", "Sébastien Goulet")
    for name in (PLAIN_ALLY, "Raven Spy"):
        number = play.hand("Ada", name)[0]
        assert price(play.table, play[card], play.table.cards[number], "", 1, 1) == (0, 0)


def test_sebastien_goulet__not_equipment(play):
    card, number = play.ready("Ada", "Sébastien Goulet"), play.hand("Ada", ".44 Magnum")[0]
    assert price(play.table, play[card], play.table.cards[number], "", 1, 1) == (1, 1)


# Clans and leaders


def test_abraham_mellon__plays_cards_of_the_tremere(play):
    card = play.ready("Ada", "Abraham Mellon")
    name = next(
        one.unique_name
        for one in play.cards.library
        if one.requirement.clans == ("Tremere",) and not one.requirement.disciplines
    )
    number = play.hand("Ada", name)[0]
    printed = play.table.cards[number]
    assert lacks(play.table, printed, play[card]) is None
    assert lacks(play.table, printed, play[play.vampire("Ada")]) == "PLY-05"


def test_abraham_mellon__does_not_make_masters_of_the_clan_playable(play):
    card = play.ready("Ada", "Abraham Mellon")
    number = play.hand("Ada", "Academic Hunting Ground")[0]
    printed = play.table.cards[number]
    asked = replace(printed.requirement, clans=("Tremere",))
    assert not meets(play.table, asked, play[card]), "he does not play it"


def test_abraham_mellon__a_larger_hand_but_not_in_torpor(play):
    card = play.ready("Ada", "Abraham Mellon")
    assert stats.hand_size(play.table, 0) == 8
    send(play.table, play[card])
    assert stats.hand_size(play.table, 0) == 7


def test_abraham_mellon__no_cards_of_other_clans(play):
    card = play.ready("Ada", "Abraham Mellon")
    number = play.hand("Ada", PLAIN_ALLY)[0]
    assert lacks(play.table, play.table.cards[number], play[card]) == "PLY-05"


def test_valkyrie__bleeds_while_brunhilde_is_ready(play):
    card = play.ready("Ada", "Valkyrie")
    play.ready("Ada", "Brunhilde")
    play.acts("Ada")
    assert play.offered(BLEED, minion=card)


def test_valkyrie__not_without_her(play):
    card = play.ready("Ada", "Valkyrie", 2)
    play.acts("Ada")
    assert not play.offered(BLEED, minion=card)
    assert play.offered(HUNT, minion=card), "the action is undirected"
    leader = play.ready("Ada", "Brunhilde")
    send(play.table, play[leader])
    play.again()
    assert not play.offered(BLEED, minion=card)


def test_aabbt_kindred__prevents_a_damage(play):
    card, ben = play.ready("Ada", "Aabbt Kindred"), play.vampire("Ben")
    play.ready("Ada", "Nefertiti")
    play.bleeds(card).blocks(ben)
    while not play.offered(USE, card):
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    play.choose(USE, card)
    play.finish()
    assert play[card].blood == 4


def test_aabbt_kindred__not_without_nefertiti(play):
    card = play.ready("Ada", "Aabbt Kindred", 2)
    play.acts("Ada")
    assert not play.offered(BLEED, minion=card)
