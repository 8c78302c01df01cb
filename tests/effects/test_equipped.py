"""Equipment that depends on how it enters play: Shilmulo Tarot, Incriminating Videotape."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.permanents import EQUIP
from vtes_deck.engine.mechanics import hand, zones
from vtes_deck.engine.mechanics.replacements import INSTEAD
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Phase, Zone

TAROT, TAPE = "Shilmulo Tarot", "Incriminating Videotape"
PLENTY = ["Bonding"] * 12


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def ravnos(play, name="Ada"):
    one = play.vampire(name)
    play[one].clan = "Ravnos"
    return one


def worn(play):
    """Ada's Ravnos has the tarot with two cards of her library under it."""
    ada = ravnos(play)
    play.library("Ada", *PLENTY, "Conditioning", "Vessel")
    return ada, play.on(ada, TAROT)


def names_under(play, tarot):
    return {play.table.cards[one].name for one in play[tarot].under}


def test_shilmulo_tarot__the_top_two_cards_as_a_minion_equips(play):
    ada = ravnos(play)
    play.library("Ada", *PLENTY, "Conditioning", "Vessel")
    (tarot,) = play.hand("Ada", TAROT)
    play.acts("Ada").choose(EQUIP, tarot, minion=ada)
    while tarot not in play.table.in_play:
        play.choose(PASS)
    assert len(play[tarot].under) == 2
    assert all(play.zone(one) is Zone.ASIDE for one in play[tarot].under)


def test_shilmulo_tarot__other_players_do_not_see_the_cards(play):
    worn(play)
    assert any("Vessel" in line for line in play.log_sentences("Ada"))
    assert not any("Vessel" in line for line in play.log_sentences("Ben"))


def drawing(play):
    hand.adjust(play.table, 0)
    play.run()
    return play


def test_shilmulo_tarot__a_card_of_it_instead_of_a_draw(play):
    _, tarot = worn(play)
    (spare, *_) = play.hand("Ada", *["Bonding"] * 6)
    before = len(play.seat("Ada").library)
    drawing(play).choose(INSTEAD, tarot)
    vessel = next(one for one in play[tarot].under if play.table.cards[one].name == "Vessel")
    while vessel not in play.seat("Ada").hand:
        (option,) = [one for one in play.options if one.target == vessel]
        play.game.apply(option)
    assert len(play.seat("Ada").library) == before
    assert names_under(play, tarot) == {"Conditioning"}
    assert spare in play.seat("Ada").hand


def test_shilmulo_tarot__can_be_declined(play):
    _, tarot = worn(play)
    play.hand("Ada", *["Bonding"] * 6)
    before = len(play.seat("Ada").library)
    drawing(play).choose(PASS)
    assert len(play.seat("Ada").library) == before - 1
    assert names_under(play, tarot) == {"Conditioning", "Vessel"}


@pytest.mark.parametrize("why", ["another clan", "torpor"])
def test_shilmulo_tarot__only_while_a_ravnos_with_it_is_ready(play, why):
    ada, tarot = worn(play)
    if why == "torpor":
        play[ada].region = Region.TORPOR
    else:
        play[ada].clan = "Gangrel"
    play.hand("Ada", *["Bonding"] * 6)
    before = len(play.seat("Ada").library)
    drawing(play)
    assert not play.offered(INSTEAD, tarot)
    assert len(play.seat("Ada").library) == before - 1


def test_shilmulo_tarot__one_more_card_only_once_in_your_own_unlock_phase(play):
    _, tarot = worn(play)
    play.turn("Ben", Phase.UNLOCK)
    assert not play.can(tarot)
    play.turn("Ada", Phase.UNLOCK).uses(tarot)
    assert len(play[tarot].under) == 3
    assert not play.can(tarot)


def test_shilmulo_tarot__its_cards_are_burned_as_it_leaves_play(play):
    _, tarot = worn(play)
    under = play[tarot].under
    zones.burn(play.table, tarot)
    assert all(play.zone(one) is Zone.ASH_HEAP for one in under)


def taped(play):
    """Ada's vampire equips with the tape.

    Return the vampires: one of Ada, two of Ben, one of Cleo.
    """
    ada = play.vampire("Ada")
    bens = play.vampire("Ben"), play.vampire("Ben")
    cleo = play.vampire("Cleo")
    (tape,) = play.hand("Ada", TAPE)
    play.acts("Ada").choose(EQUIP, tape, minion=ada)
    while play.decision.kind != "target":
        play.choose(PASS)
    return ada, bens, cleo, tape


def pick(play, minion):
    (option,) = [one for one in play.options if one.target == minion]
    play.game.apply(option)


def test_incriminating_videotape__only_a_minion_of_the_prey_is_chosen(play):
    _, bens, _, _ = taped(play)
    assert {one.target for one in play.options} == set(bens)


def blockers(play, minion):
    """The minions that can block a bleed by this minion."""
    play[minion].locked = False
    play.table.stack.clear()
    play.table.decision = None
    play.acts(play.names[play[minion].controller])
    play.bleeds(minion)
    found = set()
    while play.action and play.decision:
        found |= {one.minion for one in play.options if one.verb is BLOCK}
        play.choose(PASS)
    return found


def test_incriminating_videotape__the_chosen_minion_cannot_block_the_bearer(play):
    ada, (one, other), _, _ = taped(play)
    pick(play, one)
    play.all_pass()
    found = blockers(play, ada)
    assert one not in found
    assert other in found


def test_incriminating_videotape__the_choice_does_not_change_when_it_is_stolen(play):
    """By a ruling, the chosen minion can block the former bearer, and not the new one."""
    ada, (one, _), cleo, tape = taped(play)
    pick(play, one)
    play.all_pass()
    zones.attach(play.table, tape, cleo)
    assert one in blockers(play, ada)
    zones.attach(play.table, tape, ada)
    assert one not in blockers(play, ada)
