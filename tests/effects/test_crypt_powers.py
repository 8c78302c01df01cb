"""Vampires with usable abilities: unlocking, strikes, prevention, burning cards, combat."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from card_steps import asked, logged, never

from cardbase.terms import Title
from vtes_deck.effects.crypt.held_names import EdithPays
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.library.combat.brick_by_brick import SetsTo
from vtes_deck.effects.library.imbued.words import SpendConviction
from vtes_deck.effects.vocab import (
    ANY_TIME,
    ANYONE,
    DISCARD,
    BurnCard,
    CardAction,
    MoveCards,
    MoveCounters,
    MyTurn,
    Once,
    Pay,
    Power,
    RemoveCard,
)
from vtes_deck.effects.vocab.choices import DO_IT
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.state.windows import PAYING
from vtes_deck.engine.status.torpor import send

FIRST_VAMPIRE = 200000
EACH_TURN = {"Fustuk", "Nitidas", "Okulos", "Shalmath", "Zizi"}
"""Vampires that may do something in the turns of others as well."""
KRC = "Kine Resources Contested"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def fight(play, card, **facts):
    """Ada's vampire is blocked by one of Ben's."""
    ben = play.vampire("Ben", **facts)
    play.bleeds(card).blocks(ben)
    return ben


# All vampires

VAMPIRES = sorted(
    (one for number, one in definitions().items() if number >= FIRST_VAMPIRE),
    key=lambda one: one.id,
)


def test_an_action_of_a_vampire_names_other_users():
    card_actions = [part for one in VAMPIRES for part in one.parts if isinstance(part, CardAction)]
    assert card_actions
    assert all(one.host or one.who != ANYONE for one in card_actions)


PRICES = (BurnCard, MoveCards, MoveCounters, Pay, RemoveCard, SpendConviction, EdithPays)
"""Effects that use up cards or counters, so they cannot be repeated endlessly."""


def test_abilities_of_vampires_have_a_limit_or_a_cost():
    """GEN-22: an ability without a lock, a cost or a limit could be used endlessly.

    A mandatory ability is used while its conditions hold, a cost is paid once, and a set range
    stays set.
    """
    for one in VAMPIRES:
        for part in one.parts:
            if isinstance(part, Power):
                pays = part.blood or any(isinstance(effect, PRICES) for effect in part.effects)
                once = part.once or any(isinstance(effect, Once) for effect in part.effects)
                limited = once or part.lock or part.forced or part.at == PAYING
                settled = any(isinstance(effect, SetsTo) for effect in part.effects)
                assert limited or pays or settled or part.at == DISCARD, one.name


def test_abilities_for_any_time_depend_on_the_active_methuselah():
    """A power for any time requires the user's own turn, or names another current event."""
    for one in VAMPIRES:
        for part in one.parts:
            if isinstance(part, Power) and part.at == ANY_TIME:
                assert MyTurn() in part.conditions or one.name in EACH_TURN, one.name


# Stealth for others


def test_montano__stealth_for_any_own_minion(play):
    montano, ada = play.ready("Ada", "Montano", 5), play.vampire("Ada")
    fight(play, ada)
    play.plays("Montano")
    assert (play.stealth, play[montano].blood) == (1, 4)


def test_montano__not_for_those_of_another(play):
    play.ready("Ada", "Montano", 5)
    dora, cleo = play.vampire("Dora"), play.vampire("Ada")
    play.bleeds(dora).blocks(cleo)
    assert never(play, "Montano")


# Unlocking


def test_alabastrom__unlocks_another_gargoyle(play):
    play.ready("Ada", "Alabástrom")
    other = play.vampire("Ada", clan="Gargoyle", locked=True)
    second = play.vampire("Ada", clan="Gargoyle", locked=True)
    play.acts("Ada").plays("Alabástrom", target=other)
    assert (play[other].locked, play[second].locked) == (False, True)
    assert not play.can("Alabástrom"), "once in a turn"


def test_alabastrom__not_himself_other_clans_or_from_torpor(play):
    card = play.ready("Ada", "Alabástrom", locked=True)
    other, gargoyle = play.vampire("Ada", locked=True), play.vampire("Ada", clan="Gargoyle")
    play.vampire("Ada")
    play.acts("Ada")
    assert not play.can("Alabástrom", target=card)
    assert not play.can("Alabástrom", target=other)
    play[gargoyle].locked = True
    send(play.table, play[card])
    play.again()
    assert not play.can("Alabástrom")


def test_nakhthorheb__unlocks_once_in_the_minion_phase(play):
    card = play.ready("Ada", "Nakhthorheb", locked=True)
    play.vampire("Ada")
    play.acts("Ada").plays("Nakhthorheb")
    assert not play[card].locked
    play[card].locked = True
    play.again()
    assert not play.can("Nakhthorheb")


def test_nakhthorheb__the_corrupted_cannot_block_him(play):
    card = play.ready("Ada", "Nakhthorheb")
    ben, other = play.vampire("Ben"), play.vampire("Ben")
    play[ben].set_mark("corruption 0", 1)
    play.bleeds(card)
    while not play.offered(BLOCK, minion=other):
        play.choose(PASS)
    assert not play.offered(BLOCK, minion=ben)


def test_nakhthorheb__not_in_the_turn_of_another(play):
    play.ready("Ada", "Nakhthorheb", locked=True)
    play.bleeds(play.vampire("Dora"))
    assert not play.action or not play.can("Nakhthorheb")


def test_abdelsobek__unlocks_a_vampire(play):
    card, ada = play.ready("Ada", "Abdelsobek"), play.vampire("Ada", locked=True)
    play.vampire("Ben")
    play.acts("Ada").plays("Abdelsobek", target=ada)
    assert (play.stealth, play.action.seats) == (1, ())
    play.finish()
    assert (play[card].locked, play[ada].locked) == (True, False)


def test_abdelsobek__not_an_ally_or_one_of_another(play):
    play.ready("Ada", "Abdelsobek")
    gang, ben = play.ready("Ada", PLAIN_ALLY, locked=True), play.vampire("Ben", locked=True)
    play.acts("Ada")
    assert not play.can("Abdelsobek", target=gang)
    assert not play.can("Abdelsobek", target=ben)


@pytest.mark.parametrize("name", ["Ada", "Ben"])
def test_masika__unlocks_in_any_discard_phase(play, name):
    card = play.ready("Ada", "Masika", locked=True)
    play.turn(name, Phase.DISCARD)
    play.plays("Masika")
    assert not play[card].locked


def test_masika__not_in_other_phases(play):
    play.ready("Ada", "Masika", locked=True)
    play.vampire("Ada")
    play.acts("Ada")
    assert not play.can("Masika")


# Master phase


def test_huitzilopochtli__a_master_phase_action_for_1_pool(play):
    play.ready("Ada", "Huitzilopochtli")
    play.hand("Ada", "Blood Doll")
    play.turn("Ada", Phase.MASTER)
    play.plays("Huitzilopochtli")
    assert (play.seat("Ada").master_actions, play.pool_of("Ada")) == (2, 29)
    assert not play.can("Huitzilopochtli"), "once"


def test_huitzilopochtli__not_from_torpor(play):
    card = play.ready("Ada", "Huitzilopochtli")
    send(play.table, play[card])
    play.vampire("Ada")
    play.turn("Ada", Phase.MASTER)
    assert not play.can("Huitzilopochtli")


def test_victoria__two_pool_for_the_edge(play):
    play.ready("Ada", "Victoria")
    play.edge("Ada")
    play.turn("Ada", Phase.MASTER)
    play.plays("Victoria")
    assert (play.pool_of("Ada"), play.table.edge) == (32, -1)


def test_victoria__not_without_the_edge(play):
    play.ready("Ada", "Victoria")
    play.edge("Ben")
    play.turn("Ada", Phase.MASTER)
    assert not play.can("Victoria")


# Combat


@pytest.mark.parametrize("name", ["Omaya", "Lodin (Olaf Holte)"])
def test_damage_is_prevented(play, name):
    card = play.ready("Ada", name, 5)
    fight(play, card)
    assert asked(play, "damage")
    play.choose(USE, card)
    play.finish()
    assert play[card].blood == 5


def test_omaya__once_in_a_combat(play):
    card, other = play.ready("Ada", "Omaya", 5), play.ready("Ben", "Adrino Manauara")
    play.bleeds(card).blocks(other)
    assert asked(play, "damage")
    play.choose(USE, card)
    while not logged(play, "Round 2"):
        play.choose(PRESS_ON) if play.offered(PRESS_ON) else play.choose(HANDS)
    assert not asked(play, "damage")


def test_omaya__not_for_others(play):
    play.ready("Ada", "Omaya", 5)
    fight(play, play.vampire("Ada"))
    assert not asked(play, "damage")


def test_lodin_olaf_holte__once_in_a_combat(play):
    card, other = play.ready("Ada", "Lodin (Olaf Holte)", 5), play.ready("Ben", "Adrino Manauara")
    play.bleeds(card).blocks(other)
    assert asked(play, "damage")
    play.choose(USE, card)
    while not logged(play, "Round 2"):
        play.choose(PRESS_ON) if play.offered(PRESS_ON) else play.choose(HANDS)
    assert not asked(play, "damage")


def test_lodin_olaf_holte__not_for_others(play):
    play.ready("Ada", "Lodin (Olaf Holte)", 5)
    fight(play, play.vampire("Ada"))
    assert not asked(play, "damage")


def test_agnieszka_tempter_of_legions__ends_combat_for_1_blood(play):
    card = play.ready("Ada", "Agnieszka, Tempter of Legions", 5)
    fight(play, card)
    assert asked(play, "strike")
    play.choose(USE, card).choose(HANDS)
    play.finish()
    assert play[card].blood == 4
    assert logged(play, "ends the combat")


def test_agnieszka_tempter_of_legions__not_without_blood(play):
    card, ben = play.ready("Ada", "Agnieszka, Tempter of Legions", 1), play.vampire("Ben")
    play.bleeds(card)
    play[card].blood = 0
    play.table.bank += 1
    play.blocks(ben)
    assert asked(play, "strike")
    assert not play.offered(USE, card)


def test_charles_delmare__can_press(play):
    card = play.ready("Ada", "Charles Delmare")
    fight(play, card)
    assert asked(play, "press")
    assert play.offered(PASS)
    play.choose(PRESS_ON, card)
    assert logged(play, "Round 2")


def test_charles_delmare__not_twice_in_a_combat(play):
    card = play.ready("Ada", "Charles Delmare")
    fight(play, card)
    assert asked(play, "press")
    play.choose(PRESS_ON, card)
    assert not asked(play, "press")


# Entering combat


def test_dafina_hanganu__fights_one_of_another(play):
    play.ready("Ada", "Dafina Hanganu")
    cleo = play.vampire("Cleo")
    play.acts("Ada").plays("Dafina Hanganu", target=cleo)
    assert play.action.seats == (2,)


def test_dafina_hanganu__not_her_own(play):
    play.ready("Ada", "Dafina Hanganu")
    ada = play.vampire("Ada")
    play.acts("Ada")
    assert not play.can("Dafina Hanganu", target=ada)


def test_nathaniel_bordruff__fights_a_locked_vampire(play):
    play.ready("Ada", "Nathaniel Bordruff")
    cleo = play.vampire("Cleo", locked=True)
    play.vampire("Cleo")
    play.acts("Ada").plays("Nathaniel Bordruff", target=cleo)
    assert play.action.target == cleo


def test_nathaniel_bordruff__not_an_unlocked_one_or_an_ally(play):
    play.ready("Ada", "Nathaniel Bordruff")
    cleo, gang = play.vampire("Cleo"), play.ready("Cleo", PLAIN_ALLY, locked=True)
    play.acts("Ada")
    assert not play.can("Nathaniel Bordruff", target=cleo)
    assert not play.can("Nathaniel Bordruff", target=gang)


def test_nathaniel_bordruff__no_combat_with_one_that_has_unlocked(play):
    play.ready("Ada", "Nathaniel Bordruff")
    shalmath = play.ready("Cleo", "Shalmath", locked=True)
    play.acts("Ada").plays("Nathaniel Bordruff", target=shalmath)
    play.until("Cleo", "Shalmath").plays("Shalmath")
    play.finish()
    assert logged(play, "without effect")
    assert not play.combats()


# Bleeds that burn cards


def test_hecate__burns_the_top_card_of_the_bled_methuselah(play):
    card = play.ready("Ada", "Hecate")
    below, top = play.library("Ben", "Vessel", "Villein")
    play.bleeds(card).until("Ada", "Hecate").plays("Hecate")
    assert (play.zone(top), play.zone(below)) == (Zone.ASH_HEAP, Zone.LIBRARY)


def test_hecate__not_when_blocked(play):
    card = play.ready("Ada", "Hecate")
    top = play.library("Ben", "Vessel")[0]
    fight(play, card)
    assert never(play, "Hecate")
    assert play.zone(top) is Zone.LIBRARY


def test_hecate__not_for_the_bleed_of_another_and_once(play):
    card, ada = play.ready("Ada", "Hecate"), play.vampire("Ada")
    play.library("Ben", "Vessel", "Villein", "Blood Doll")
    play.bleeds(ada)
    assert never(play, "Hecate")
    play.bleeds(card).until("Ada", "Hecate").plays("Hecate")
    assert never(play, "Hecate")


def test_zygodat__burns_the_top_two_cards(play):
    card = play.ready("Ada", "Zygodat")
    cards = play.library("Ben", "Blood Doll", "Vessel", "Villein")
    play.bleeds(card).until("Ada", "Zygodat").plays("Zygodat")
    assert [play.zone(one) for one in cards] == [Zone.LIBRARY, Zone.ASH_HEAP, Zone.ASH_HEAP]


def test_zygodat__not_when_blocked(play):
    card = play.ready("Ada", "Zygodat")
    play.library("Ben", "Vessel")
    fight(play, card)
    assert never(play, "Zygodat")


# Blocks


def test_rexton_savage_abernathy__allies_and_weak_vampires_cannot_block(play):
    card = play.ready("Ada", 'Rexton "Savage" Abernathy')
    gang, weak = play.ready("Ben", PLAIN_ALLY), play.vampire("Ben", capacity=3)
    strong = play.vampire("Ben", capacity=4)
    play.bleeds(card)
    while not play.offered(BLOCK, minion=strong):
        play.choose(PASS)
    assert not play.offered(BLOCK, minion=gang)
    assert not play.offered(BLOCK, minion=weak)


def test_rexton_savage_abernathy__they_can_block_others(play):
    play.ready("Ada", 'Rexton "Savage" Abernathy')
    gang = play.ready("Ben", PLAIN_ALLY)
    play.bleeds(play.vampire("Ada")).blocks(gang)


def test_volker_the_puppet_prince__cannot_block_primogen(play):
    card, other = play.ready("Ben", "Volker, The Puppet Prince"), play.vampire("Ben")
    play.bleeds(play.vampire("Ada", title=Title.PRIMOGEN))
    while not play.offered(BLOCK, minion=other):
        play.choose(PASS)
    assert not play.offered(BLOCK, minion=card)


def test_volker_the_puppet_prince__he_can_block_others(play):
    card = play.ready("Ben", "Volker, The Puppet Prince")
    play.bleeds(play.vampire("Ada", title=Title.PRINCE, city="Chicago")).blocks(card)


# Referendums


def called(play, caller, word="for"):
    """The vampire calls a referendum, and the vote of its card is cast on this side."""
    play.hand("Ada", KRC)
    play.acts("Ada").choose(POLITICAL, KRC, minion=caller)
    for _ in range(60):
        if not play.action or play.offered(DO_IT):
            return play.offered(DO_IT) if play.action else False
        mine = [
            o
            for o in play.decision.options
            if f"{word} the referendum" in option_sentence(play.table, o)
        ]
        if mine:
            play.game.apply(mine[0])
        elif play.offered(PASS):
            play.choose(PASS)
        else:
            play.game.apply(play.decision.options[0])
    raise AssertionError("it does not end")


def test_sybren_van_oosten__unlocks_after_his_referendum(play):
    card = play.ready("Ada", "Sybren van Oosten")
    assert called(play, card)
    play.choose(DO_IT)
    assert not play[card].locked


def test_sybren_van_oosten__not_after_that_of_another(play):
    play.ready("Ada", "Sybren van Oosten", locked=True)
    assert not called(play, play.vampire("Ada"))


def test_sybren_van_oosten__not_if_it_fails(play):
    card = play.ready("Ada", "Sybren van Oosten")
    assert not called(play, card, "against")
    assert play[card].locked
