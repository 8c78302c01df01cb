"""Vampires whose text changes a number: bleed, stealth, intercept, strength, votes, costs."""

import pytest
from card_play import CardPlay

from cardbase.terms import Bonus
from tests.helpers.requirements import requiring
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

KRC = "Kine Resources Contested"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def acts(play, minion, kind):
    """Perform this action, which someone could block, so that it does not end immediately."""
    play.vampire("Ben")
    if kind == "bleed":
        play.bleeds(minion)
    elif kind == "hunt":
        play[minion].blood = 1
        play.hunts(minion)
    else:
        owner = play.names[play[minion].controller]
        play.hand(owner, KRC)
        play.acts(owner).choose(POLITICAL, KRC, minion=minion)
    return play.stealth


def polling(play, minion):
    """The vampire calls a referendum, and votes are being cast."""
    acts(play, minion, "political")
    while play.table.current(Referendum) is None or play.decision.kind != "vote":
        options = play.decision.options
        passing = [one for one in options if one.verb is PASS]
        play.game.apply(passing[0] if passing else options[-1])


# Stealth


def test_ariane__less_stealth_when_undirected(play):
    assert acts(play, play.ready("Ada", "Ariane"), "hunt") == 0


def test_ariane__not_when_directed(play):
    assert acts(play, play.ready("Ada", "Ariane"), "bleed") == 0


def test_dark_selina__stealth_in_political_actions(play):
    assert acts(play, play.ready("Ada", "Dark Selina"), "political") == 2


def test_dark_selina__not_in_bleeds(play):
    assert acts(play, play.ready("Ada", "Dark Selina"), "bleed") == 0


def test_zoe__hunts_without_stealth(play):
    assert acts(play, play.ready("Ada", "Zöe"), "hunt") == 0


def test_zoe__not_less_in_other_actions(play):
    assert acts(play, play.ready("Ada", "Zöe"), "political") == 1


def test_royce__less_stealth_when_bleeding(play):
    assert acts(play, play.ready("Ada", "Royce"), "bleed") == -1


def test_royce__not_in_other_actions(play):
    assert acts(play, play.ready("Ada", "Royce"), "hunt") == 1


def test_annabelle_triabell__stealth_for_other_toreador_while_locked(play):
    play.ready("Ada", "Annabelle Triabell (G6)", locked=True)
    assert acts(play, play.vampire("Ada", clan="Toreador"), "bleed") == 1


def test_annabelle_triabell__not_while_unlocked_or_for_herself_or_other_clans(play):
    annabelle = play.ready("Ada", "Annabelle Triabell (G6)")
    other, toreador = play.vampire("Ada"), play.vampire("Ada", clan="Toreador")
    bonus = [
        stats.bonus_of(play.table, Bonus.STEALTH, play[card])
        for card in (annabelle, other, toreador)
    ]
    assert bonus == [0, 0, 0]
    play[annabelle].locked = True
    assert stats.bonus_of(play.table, Bonus.STEALTH, play[annabelle]) == 0
    assert stats.bonus_of(play.table, Bonus.STEALTH, play[other]) == 0


# Intercept


def test_christine_boscacci__less_intercept_in_bleeds(play):
    card = play.ready("Ben", "Christine Boscacci")
    acts(play, play.vampire("Ada"), "bleed")
    assert play.intercept(card) == -1


def test_christine_boscacci__not_in_other_actions(play):
    card = play.ready("Ben", "Christine Boscacci")
    acts(play, play.vampire("Ada"), "hunt")
    assert play.intercept(card) == 0


def test_the_dowager__intercept_in_directed_actions(play):
    card = play.ready("Ben", "The Dowager")
    acts(play, play.vampire("Ada"), "bleed")
    assert play.intercept(card) == 1


def test_the_dowager__not_in_undirected_ones(play):
    card = play.ready("Ben", "The Dowager")
    acts(play, play.vampire("Ada"), "hunt")
    assert play.intercept(card) == 0


@pytest.mark.parametrize(("clan", "capacity", "n"), [("Lasombra", 2, 1), ("Lasombra", 9, -1)])
def test_azucena__against_lasombra_by_age(play, clan, capacity, n):
    card = play.ready("Ben", "Azucena")
    acts(play, play.vampire("Ada", clan=clan, capacity=capacity), "bleed")
    assert play.intercept(card) == n


def test_azucena__not_against_her_age_or_other_clans(play):
    card = play.ready("Ben", "Azucena")
    peer, other = play.vampire("Ada", clan="Lasombra"), play.vampire("Ada", capacity=2)
    acts(play, peer, "bleed")
    assert play.intercept(card) == 0
    play.finish()
    play.bleeds(other)
    assert play.intercept(card) == 0


def test_persia_the_beautiful_statue__intercept_for_1_blood(play):
    card, ada = play.ready("Ben", "Persia, The Beautiful Statue", 3), play.vampire("Ada")
    acts(play, ada, "hunt")
    play.blocks(card)
    play.until("Ben", "Persia, The Beautiful Statue").plays("Persia, The Beautiful Statue")
    assert (play.intercept(card), play[card].blood) == (1, 2)


def test_persia_the_beautiful_statue__only_if_it_is_needed_and_by_herself(play):
    card, ben = play.ready("Ben", "Persia, The Beautiful Statue", 3), play.vampire("Ben")
    play.bleeds(play.vampire("Ada")).blocks(card)
    assert play.intercept(card) == 0
    assert not play.can("Persia, The Beautiful Statue"), "0 is enough"
    play.finish()
    assert ben


# Bleed


def test_anu_diptinatpa__more_bleed_for_the_acting_minion(play):
    anu, ada = play.ready("Ada", "Anu Diptinatpa", 3), play.vampire("Ada")
    acts(play, ada, "bleed")
    play.plays("Anu Diptinatpa")
    assert (play.bleed, play[anu].blood) == (2, 2)
    assert not play.can("Anu Diptinatpa"), "once in an action"


def test_anu_diptinatpa__not_in_other_actions(play):
    play.ready("Ada", "Anu Diptinatpa", 3)
    acts(play, play.vampire("Ada"), "hunt")
    assert not play.can("Anu Diptinatpa")


@pytest.mark.parametrize(
    "name", ["Virginie, Prodigy", "Francisco Domingo de Polonia", "Lizette", "Papa Legba"]
)
def test_1_blood_for_its_own_bleed(play, name):
    card = play.ready("Ada", name, 3)
    before = stats.bleed(play.table, play[card])
    acts(play, card, "bleed")
    play.plays(name)
    assert (play.bleed, play[card].blood) == (before + 1, 2)


@pytest.mark.parametrize("name", ["Lizette", "Papa Legba"])
def test_no_blood_for_the_bleeds_of_others_or_in_other_actions(play, name):
    card = play.ready("Ada", name, 3)
    acts(play, play.vampire("Ada"), "bleed")
    assert not play.can(name)
    play.finish()
    play.hunts(card) if play.decision is None else play.choose(HUNT, minion=card)
    assert not play.can(name)


def test_virginie_prodigy__once_in_an_action(play):
    card = play.ready("Ada", "Virginie, Prodigy", 3)
    acts(play, card, "bleed")
    play.plays("Virginie, Prodigy")
    assert not play.can("Virginie, Prodigy")


def test_virginie_prodigy__not_for_the_bleed_of_another(play):
    play.ready("Ada", "Virginie, Prodigy", 3)
    acts(play, play.vampire("Ada"), "bleed")
    assert not play.can("Virginie, Prodigy")


def test_francisco_domingo_de_polonia__once_in_an_action(play):
    card = play.ready("Ada", "Francisco Domingo de Polonia", 3)
    acts(play, card, "bleed")
    play.plays("Francisco Domingo de Polonia")
    assert not play.can("Francisco Domingo de Polonia")


def test_francisco_domingo_de_polonia__not_for_the_bleed_of_another(play):
    play.ready("Ada", "Francisco Domingo de Polonia", 3)
    acts(play, play.vampire("Ada"), "bleed")
    assert not play.can("Francisco Domingo de Polonia")


def test_larissa_moreira__more_bleed_for_a_card_of_animalism(play):
    card = play.ready("Ada", "Larissa Moreira")
    ani = requiring(play.cards, level="ani")
    play.hand("Ada", ani, "Vessel")
    acts(play, card, "bleed")
    assert not play.can("Larissa Moreira", target="Vessel")
    play.plays("Larissa Moreira", target=ani)
    assert play.bleed == 2
    assert play.zone(ani) is Zone.ASH_HEAP


def test_larissa_moreira__not_for_the_bleed_of_another(play):
    play.ready("Ada", "Larissa Moreira")
    play.hand("Ada", requiring(play.cards, level="ani"))
    acts(play, play.vampire("Ada"), "bleed")
    assert not play.can("Larissa Moreira")


def test_the_arcadian__bleeds_with_stealth_for_1_blood(play):
    card = play.ready("Ada", "The Arcadian", 3)
    play.vampire("Ben")
    play.acts("Ada").plays("The Arcadian", seat="Ben")
    assert (play.bleed, play.stealth) == (2, 1)
    play.finish()
    assert (play.pool_of("Ben"), play[card].blood) == (28, 2)


def test_the_arcadian__not_twice_in_a_turn(play):
    card = play.ready("Ada", "The Arcadian", 3)
    play.vampire("Ada")
    play.acts("Ada").plays("The Arcadian", seat="Ben")
    play[card].locked = False
    play.again()
    assert not play.can("The Arcadian")


def test_mary_anne_blaire__inner_circle_members_bleed_for_less(play):
    play.ready("Ada", "Mary Anne Blaire")
    arika = play.ready("Ben", "Arika")
    assert stats.bleed(play.table, play[arika]) == 1


def test_mary_anne_blaire__not_others(play):
    card = play.ready("Ada", "Mary Anne Blaire")
    assert stats.bleed(play.table, play[card]) == 1
    assert stats.bleed(play.table, play[play.vampire("Ben")]) == 1


def test_mary_anne_blaire__feeds_an_uncontrolled_vampire(play):
    play.ready("Ada", "Mary Anne Blaire")
    indira = play.uncontrolled("Ada", "Indira")
    play.acts("Ada").plays("Mary Anne Blaire", target=indira)
    play.finish() if play.action else None
    assert play.counters(indira) == 2


# Votes


def test_uresseg__votes_and_bleed_against_a_poor_prey(play):
    card = play.ready("Ada", "Üresség")
    assert (votes_of(play.table, play[card]), stats.bleed(play.table, play[card])) == (2, 1)
    play.pool("Ben", 10)
    assert (votes_of(play.table, play[card]), stats.bleed(play.table, play[card])) == (3, 2)


def test_uresseg__not_against_a_rich_one(play):
    card = play.ready("Ada", "Üresség")
    play.pool("Ben", 11)
    play.pool("Cleo", 1)
    assert (votes_of(play.table, play[card]), stats.bleed(play.table, play[card])) == (2, 1)


def test_genevieve__a_vote_in_political_actions(play):
    card = play.ready("Cleo", "Genevieve")
    polling(play, play.vampire("Ada"))
    assert votes_of(play.table, play[card]) == 1


def test_genevieve__not_otherwise(play):
    card = play.ready("Cleo", "Genevieve")
    assert votes_of(play.table, play[card]) == 0


@pytest.mark.parametrize(("name", "level"), [("Modius", ""), ("Alexa Draper", "dom")])
def test_a_vote_for_a_discarded_card(play, name, level):
    card = play.ready("Ada", name)
    paid = requiring(play.cards, level=level) if level else "Vessel"
    play.hand("Ada", paid)
    polling(play, card)
    before = votes_of(play.table, play[card])
    play.plays(name, target=paid)
    assert votes_of(play.table, play[card]) == before + 1
    assert not play.can(name)


def test_modius__only_masters(play):
    card = play.ready("Ada", "Modius")
    play.hand("Ada", requiring(play.cards, level="dom"))
    polling(play, card)
    assert not play.can("Modius")


def test_modius__not_outside_of_referendums(play):
    play.ready("Ada", "Modius")
    play.hand("Ada", "Vessel")
    play.acts("Ada")
    assert not play.can("Modius")


def test_alexa_draper__only_dominate(play):
    card = play.ready("Ada", "Alexa Draper")
    play.hand("Ada", requiring(play.cards, level="obf"))
    polling(play, card)
    assert not play.can("Alexa Draper")


def test_alexa_draper__not_outside_of_referendums(play):
    play.ready("Ada", "Alexa Draper")
    play.hand("Ada", requiring(play.cards, level="dom"))
    play.acts("Ada")
    assert not play.can("Alexa Draper")


# Strength


def in_combat(play, name, **facts):
    card, ben = play.ready("Ada", name), play.vampire("Ben", **facts)
    play.bleeds(card).blocks(ben)
    while play.table.current(Combat) is None:
        play.choose(PASS)
    return stats.strength(play.table, play[card])


def test_mickey_wheeler__stronger_against_an_older_vampire(play):
    assert in_combat(play, "Mickey Wheeler", capacity=6) == 2


def test_mickey_wheeler__not_against_a_vampire_of_his_age(play):
    assert in_combat(play, "Mickey Wheeler", capacity=5) == 1


# Costs
