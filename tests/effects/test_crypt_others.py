"""Vampires with one mechanic each: combat abilities, rushes, discounts, unlocks, hand size."""

import pytest
from card_play import PLAIN, CardPlay
from card_steps import asked, logged

from cardbase.terms import Bonus, Title
from vtes_deck.effects.vocab.choices import DO_IT
from vtes_deck.effects.vocab.referendum_terms import ALLOCATE
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.cards.cost_changes import price
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status.torpor import send
from vtes_deck.engine.turn.discard import DISCARD_ACTION

KRC = "Kine Resources Contested"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def fight(play, card):
    """Ada's vampire is blocked by one of Ben's, and the combat begins."""
    ben = play.vampire("Ben")
    play.bleeds(card).blocks(ben)
    while play.table.current(Combat) is None:
        play.choose(PASS)
    return ben


# Maneuvers, presses, strikes


def test_abaddon__a_maneuver_and_a_press(play):
    card = play.ready("Ada", "Abaddon")
    play.vampire("Ben")
    fight(play, card)
    assert asked(play, "range")
    play.choose(USE, card)
    assert asked(play, "press")
    play.choose(PRESS_ON, card)
    assert logged(play, "long range")
    assert logged(play, "Round 2")


def test_abaddon__only_one_of_each(play):
    card = play.ready("Ada", "Abaddon")
    play.vampire("Ben")
    fight(play, card)
    assert asked(play, "range")
    play.choose(USE, card)
    assert asked(play, "press")
    play.choose(PRESS_ON, card)
    assert not asked(play, "range")
    assert not logged(play, "Round 3")


def test_flavio_goncalves__dodges(play):
    card = play.ready("Ada", "Flávio Gonçalves", 5)
    play.vampire("Ben")
    fight(play, card)
    assert asked(play, "strike")
    play.choose(USE, card)
    play.choose(HANDS)
    play.finish()
    assert play[card].blood == 5


def test_flavio_goncalves__once_in_a_combat(play):
    card, other = play.ready("Ada", "Flávio Gonçalves", 5), play.ready("Ben", "Adrino Manauara")
    play.bleeds(card).blocks(other)
    assert asked(play, "strike")
    play.choose(USE, card)
    while not logged(play, "Round 2"):
        play.choose(PRESS_ON) if play.offered(PRESS_ON) else play.choose(HANDS)
    assert asked(play, "strike")
    assert not play.offered(USE, card)


def test_goratrix__steals_blood_at_long_range(play):
    card = play.ready("Ada", "Goratrix", 5)
    play.vampire("Ben")
    ben = fight(play, card)
    assert asked(play, "strike")
    play.choose(USE, card)
    while play.action:
        play.choose(PASS)
    assert (play[card].blood, play[ben].blood) == (7, 3)


def test_goratrix__not_more_than_the_available_blood(play):
    card = play.ready("Ada", "Goratrix", 5)
    play.vampire("Ben")
    ben = fight(play, card)
    play[ben].blood = 1
    play.table.bank += 4
    assert asked(play, "strike")
    play.choose(USE, card)
    while play.action:
        play.choose(PASS)
    assert (play[card].blood, play[ben].blood) == (6, 0)


# Entering combat, costs


@pytest.mark.parametrize("name", ["Theo Bell (G6)", "Ghede"])
def test_a_rush_is_directed_and_leads_to_combat(play, name):
    play.ready("Ada", name)
    cleo = play.vampire("Cleo")
    play.acts("Ada").plays(name, target=cleo)
    assert play.action.seats == (2,)
    while play.action and not play.combats():
        play.choose(PASS)
    assert play.combats()


def test_theo_bell__fights_one_of_another(play):
    theo = play.ready("Ada", "Theo Bell (G6)")
    cleo = play.vampire("Cleo")
    play.acts("Ada").plays("Theo Bell (G6)", target=cleo)
    assert play[theo].locked
    assert play.stealth == 0


def test_theo_bell__not_one_in_torpor_or_his_own(play):
    play.ready("Ada", "Theo Bell (G6)")
    own, cleo = play.vampire("Ada"), play.vampire("Cleo")
    send(play.table, play[cleo])
    play.acts("Ada")
    assert not play.can("Theo Bell (G6)", target=cleo)
    assert not play.can("Theo Bell (G6)", target=own)


def cost(play, minion, card):
    """The pool and blood that the minion pays for a card that costs 1 pool and 1 blood."""
    number = play.hand("Ada", card)[0]
    return price(play.table, play[minion], play.table.cards[number], "", 1, 1)


def named(cb, **wanted):
    """The first library card with these values."""
    for card in cb.library:
        fits = (
            set(wanted.get("types", ())) <= {one.value for one in card.types}
            and wanted.get("trait", "") in {"", *card.traits}
            and (not wanted.get("level") or card.requirement.disciplines == (wanted["level"],))
        )
        if fits:
            return card.unique_name
    raise AssertionError(wanted)


def test_ghede__combat_cards_of_serpentis_cost_less(play):
    ghede = play.ready("Ada", "Ghede")
    card = named(play.cards, types=("Combat",), level="ser")
    assert cost(play, ghede, card) == (1, 0)


def test_ghede__not_other_cards_of_it_or_other_combat_cards(play):
    ghede = play.ready("Ada", "Ghede")
    assert cost(play, ghede, named(play.cards, types=("Action",), level="ser")) == (1, 1)
    assert cost(play, ghede, named(play.cards, types=("Combat",), level="pro")) == (1, 1)


def test_erebus__wraiths_cost_less(play):
    erebus = play.ready("Ada", "Erebus")
    assert cost(play, erebus, named(play.cards, types=("Ally",), trait="wraith")) == (0, 0)
    assert cost(play, erebus, named(play.cards, types=("Retainer",), trait="wraith")) == (0, 0)


def test_erebus__not_other_allies(play):
    erebus = play.ready("Ada", "Erebus")
    assert cost(play, erebus, named(play.cards, types=("Ally",), trait="mage")) == (1, 1)


# Hand size, discards, bleed, votes


def test_unmada__two_discards_and_a_larger_hand(play):
    play.ready("Ada", "Unmada")
    play.hand("Ada", "Vessel", "Villein", "Blood Doll")
    assert stats.hand_size(play.table, 0) == 8
    play.turn("Ada", Phase.DISCARD)
    play.choose(DISCARD_ACTION, "Vessel").choose(DISCARD_ACTION, "Villein")
    assert not play.offered(DISCARD_ACTION)


def test_unmada__not_in_torpor(play):
    card = play.ready("Ada", "Unmada")
    send(play.table, play[card])
    play.hand("Ada", "Vessel", "Villein")
    assert stats.hand_size(play.table, 0) == 7
    play.turn("Ada", Phase.DISCARD)
    play.choose(DISCARD_ACTION, "Vessel")
    assert not play.offered(DISCARD_ACTION)


def test_neserian__bleeds_for_less_without_a_location(play):
    card = play.ready("Ada", "Neserian")
    assert stats.bleed(play.table, play[card]) == 0
    assert votes_of(play.table, play[card]) == 0


def test_neserian__a_vote_with_a_location_and_no_less_bleed(play):
    card = play.ready("Ada", "Neserian")
    play.in_play("Ben", "Backways")
    assert stats.bleed(play.table, play[card]) == 0, "the location is Ben's"
    play.in_play("Ada", "Monastery of Shadows")
    assert stats.bleed(play.table, play[card]) == 1
    assert votes_of(play.table, play[card]) == 1


def test_nicomedes__shuffles_the_hand_into_the_library(play):
    card = play.ready("Ada", "Nicomedes", 4)
    play.hand("Ada", "Vessel", "Villein")
    play.library("Ada", *["Blood Doll"] * 20)
    play.turn("Ada", Phase.MASTER)
    play.plays("Nicomedes")
    assert len(play.seat("Ada").hand) == 7
    assert len(play.seat("Ada").library) == 15
    assert play[card].blood == 3
    assert not play.can("Nicomedes"), "once in a turn"


def test_nicomedes__not_in_the_turn_of_another(play):
    play.ready("Ada", "Nicomedes", 4)
    play.hand("Ada", "Vessel")
    play.hand("Ben", "Blood Doll")
    play.bleeds(play.vampire("Ben"))
    assert not play.can("Nicomedes")


# Intercept, unlocking


def test_oluwafunmilayo__intercept_in_political_actions(play):
    card = play.ready("Ben", "Oluwafunmilayo")
    play.hand("Ada", KRC)
    ada = play.vampire("Ada")
    play.acts("Ada").choose(POLITICAL, KRC, minion=ada)
    assert play.intercept(card) == 1


def test_oluwafunmilayo__not_in_bleeds(play):
    card = play.ready("Ben", "Oluwafunmilayo")
    play.bleeds(play.vampire("Ada"))
    assert play.intercept(card) == 0


def test_kalinda__unlocks_for_the_edge(play):
    card = play.ready("Ada", "Kalinda (G6)", locked=True)
    play.vampire("Ada")
    play.edge("Ada")
    play.acts("Ada").plays("Kalinda (G6)")
    assert not play[card].locked
    assert play.table.edge == -1


def test_kalinda__not_without_the_edge_or_in_the_turn_of_another(play):
    play.ready("Ada", "Kalinda (G6)", locked=True)
    play.vampire("Ada")
    dora = play.vampire("Dora")
    play.edge("Ben")
    play.acts("Ada")
    assert not play.can("Kalinda (G6)")
    play.edge("Ada")
    play.acts("Dora").bleeds(dora)
    assert not play.can("Kalinda (G6)")


def test_carna_the_princess_witch__burns_a_retainer_for_blood(play):
    card = play.ready("Ada", "Carna, The Princess Witch", 3)
    play.on(card, "Mr. Winthrop")
    play.turn("Ada", Phase.UNLOCK)
    play.plays("Carna, The Princess Witch", target="Mr. Winthrop")
    assert play[card].blood == 5
    assert play.zone("Mr. Winthrop") is Zone.ASH_HEAP


def test_carna_the_princess_witch__not_that_of_another_or_later(play):
    card, other = play.ready("Ada", "Carna, The Princess Witch", 3), play.vampire("Ada")
    play.on(other, "Mr. Winthrop")
    play.edge("Ada")
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can("Carna, The Princess Witch")
    play.on(card, "Raven Spy")
    play.turn("Ada", Phase.MINION)
    assert not play.can("Carna, The Princess Witch")


# Referendums


def referendum(play, minion, *, passing=True):
    """The vampire calls a referendum, on which all votes are cast; it passes or fails."""
    play.hand("Ada", KRC)
    play.acts("Ada").choose(POLITICAL, KRC, minion=minion)
    while not play.offered(ALLOCATE):
        play.choose(PASS)
    while play.decision and play.offered(ALLOCATE):
        seat = play.names[play.decision.options[0].seat]
        play.choose(ALLOCATE, seat=seat, n={"Ben": 3, "Cleo": 1}.get(seat, 0))
    word = "for" if passing else "against"
    while not logged(play, "The referendum "):
        mine = [
            one
            for one in play.decision.options
            if f"{word} the referendum" in option_sentence(play.table, one)
        ]
        play.game.apply(mine[0]) if mine else play.choose(PASS)


def test_aaradhya_the_callous_tyrant__unlocks_even_if_it_fails(play):
    card = play.ready("Ada", "Aaradhya, The Callous Tyrant")
    referendum(play, card, passing=False)
    play.until("Ada", "Aaradhya, The Callous Tyrant").plays("Aaradhya, The Callous Tyrant")
    assert not play[card].locked


def test_aaradhya_the_callous_tyrant__not_after_a_bleed(play):
    card = play.ready("Ada", "Aaradhya, The Callous Tyrant")
    play.bleeds(card)
    while play.action:
        assert not play.can("Aaradhya, The Callous Tyrant")
        play.choose(PASS)
    assert play[card].locked


def test_juliet_parr__two_more_cards_until_her_unlock_phase(play):
    card = play.ready("Ada", "Juliet Parr")
    play.library("Ada", *["Vessel"] * 30)
    referendum(play, card)
    assert stats.hand_size(play.table, 0) == 9
    play.turn("Ada", Phase.UNLOCK)
    assert stats.hand_size(play.table, 0) == 7


def test_juliet_parr__not_if_it_fails(play):
    card = play.ready("Ada", "Juliet Parr")
    referendum(play, card, passing=False)
    assert stats.hand_size(play.table, 0) == 7


def test_juliet_parr__a_maneuver(play):
    card = play.ready("Ada", "Juliet Parr")
    play.vampire("Ben")
    fight(play, card)
    assert asked(play, "range")


def test_xaviar__unlocks_after_his_referendum(play):
    card = play.ready("Ada", "Xaviar (ADV)")
    referendum(play, card)
    while not play.offered(DO_IT):
        play.choose(PASS)
    play.choose(DO_IT)
    assert not play[card].locked


def test_xaviar__not_after_that_of_another(play):
    card = play.ready("Ada", "Xaviar (ADV)", locked=True)
    play.vampire("Ada")
    referendum(play, play.vampire("Ada", title=Title.PRIMOGEN))
    assert not play.offered(DO_IT)
    assert play[card].locked


def test_yewon_ong__a_vote_for_a_card_of_oblivion(play):
    card = play.ready("Ada", "Yewon Ong")
    obl = named(play.cards, level="obl")
    play.hand("Ada", obl, "Vessel")
    play.hand("Ada", KRC)
    play.acts("Ada").choose(POLITICAL, KRC, minion=card)
    while not play.offered(ALLOCATE):
        play.choose(PASS)
    while play.decision and play.offered(ALLOCATE):
        seat = play.names[play.decision.options[0].seat]
        play.choose(ALLOCATE, seat=seat, n={"Ben": 3, "Cleo": 1}.get(seat, 0))
    assert not play.can("Yewon Ong", target="Vessel")
    play.plays("Yewon Ong", target=obl)
    assert votes_of(play.table, play[card]) == 3
    assert not play.can("Yewon Ong"), "once in a referendum"


def test_yewon_ong__not_outside_of_referendums(play):
    play.ready("Ada", "Yewon Ong")
    play.hand("Ada", named(play.cards, level="obl"))
    play.acts("Ada")
    assert not play.can("Yewon Ong")


def test_the_facts_of_these_vampires_still_act(play):
    card = play.ready("Ada", "Theo Bell (G6)")
    assert stats.strength(play.table, play[card]) == 2
    assert stats.bonus_of(play.table, Bonus.INTERCEPT, play[play.ready("Ada", PLAIN)]) == 0


@pytest.mark.parametrize(("passing", "pool"), [(True, 31), (False, 30)])
def test_armin_brenner__a_pool_for_a_referendum_that_passes_only(play, passing, pool):
    card = play.ready("Ada", "Armin Brenner")
    referendum(play, card, passing=passing)
    play.finish() if play.action else None
    assert play.pool_of("Ada") == pool


def test_armin_brenner__not_for_that_of_another(play):
    play.ready("Ada", "Armin Brenner")
    referendum(play, play.vampire("Ada"))
    play.finish() if play.action else None
    assert play.pool_of("Ada") == 30
