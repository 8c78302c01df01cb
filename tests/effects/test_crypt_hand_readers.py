"""Vampires that look at the hands of others, discard from them, or exchange their own cards."""

import pytest
from card_play import CardPlay
from card_steps import never

from vtes_deck.effects.crypt.unlock_hands import DISCARD_ONE, UNDER_LIBRARY
from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status.torpor import send

HELD = "Deflection"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def sees(play, viewer, holder="Ben", name=HELD):
    """Whether the log of the viewer shows this card of the holder."""
    log_sentences = play.log_sentences(viewer)
    looked = any(f"looks at the hand of {holder}" in line for line in log_sentences)
    return looked and any(f"sees {name}" in line for line in log_sentences)


# Looks


@pytest.mark.parametrize(("name", "blood"), [("Alcoan", 0), ("Nkechi", 1)])
def test_the_hand_of_the_opponent_before_range(play, name, blood):
    card, ben = play.ready("Ada", name), play.vampire("Ben", capacity=3)
    before = play[card].blood
    play.hand("Ben", HELD)
    play.bleeds(card).blocks(ben)
    play.until("Ada", name).plays(name)
    assert sees(play, "Ada")
    assert not sees(play, "Cleo")
    assert play[card].blood == before - blood
    assert never(play, name), "once"


def test_alcoan__not_in_combat_with_an_older_vampire(play):
    card, ben = play.ready("Ada", "Alcoan"), play.vampire("Ben", capacity=8)
    play.hand("Ben", HELD)
    play.bleeds(card).blocks(ben)
    assert never(play, "Alcoan")


def test_alcoan__of_an_ally_too(play):
    card, ben = play.ready("Ada", "Alcoan"), play.ready("Ben", "Emerald Legionnaire")
    play.hand("Ben", HELD)
    play.bleeds(card).blocks(ben)
    assert play.until("Ada", "Alcoan").can("Alcoan")


def test_nkechi__not_without_blood(play):
    ben, card = play.vampire("Ben"), play.ready("Ada", "Nkechi", 1)
    play.hand("Ben", HELD)
    play.bleeds(card)
    play[card].blood = 0
    play.blocks(ben)
    assert never(play, "Nkechi")


def test_icarus_the_manchurian__after_a_successful_bleed(play):
    card = play.ready("Ada", "Icarus, The Manchurian")
    play.hand("Ben", HELD)
    play.bleeds(card)
    play.until("Ada", "Icarus, The Manchurian").plays("Icarus, The Manchurian")
    assert sees(play, "Ada")


def test_icarus_the_manchurian__not_if_blocked(play):
    card, ben = play.ready("Ada", "Icarus, The Manchurian"), play.vampire("Ben")
    play.hand("Ben", HELD)
    play.bleeds(card).blocks(ben)
    assert never(play, "Icarus, The Manchurian")


def test_the_baron__hands_of_those_with_a_ready_giovanni(play):
    play.ready("Ada", "The Baron")
    play.vampire("Ben", clan="Giovanni")
    play.hand("Ben", HELD)
    play.hand("Cleo", HELD)
    play.turn("Ada").plays("The Baron")
    assert sees(play, "Ada")
    assert not sees(play, "Ada", "Cleo")


@pytest.mark.parametrize("asleep", ["baron", "giovanni"])
def test_the_baron__not_in_torpor(play, asleep):
    baron, ben = play.ready("Ada", "The Baron"), play.vampire("Ben", clan="Giovanni")
    play.hand("Ben", HELD)
    send(play.table, play[baron if asleep == "baron" else ben])
    play.turn("Ada")
    assert not play.can("The Baron")


def test_edward_neally__a_larger_hand_for_a_master_phase_action(play):
    play.ready("Ada", "Edward Neally")
    play.turn("Ada", Phase.MASTER).plays("Edward Neally")
    assert stats.hand_size(play.table, 0) == 8
    assert play.table.phase is not Phase.MASTER, "there is no other master phase action"


def test_edward_neally__twice_with_two_actions_but_not_in_torpor(play):
    edward = play.ready("Ada", "Edward Neally")
    play.turn("Ada", Phase.MASTER)
    play.seat("Ada").master_actions = 2
    play.plays("Edward Neally").plays("Edward Neally")
    assert stats.hand_size(play.table, 0) == 9
    send(play.table, play[edward])
    play.turn("Ada", Phase.MASTER)
    assert not play.can("Edward Neally")


def test_edward_neally__looks_at_the_hand_of_the_prey(play):
    edward = play.ready("Ada", "Edward Neally", 3)
    play.hand("Ben", HELD)
    play.acts("Ada").plays("Edward Neally", seat="Ben")
    play.finish()
    assert sees(play, "Ada")
    assert play[edward].blood == 2


def test_le_dinh_tho__discards_a_card_of_another(play):
    play.ready("Ada", "Le Dinh Tho")
    mine, _ = play.hand("Ben", HELD, "Telepathic Misdirection")
    play.library("Ben", "Blur")
    play.acts("Ada").plays("Le Dinh Tho", seat="Ben")
    while not play.offered(CHOOSE_CARD):
        play.choose(PASS)
    assert sees(play, "Ada")
    play.choose(CHOOSE_CARD, target=mine)
    assert play.zone(mine) is Zone.ASH_HEAP
    assert not sees(play, "Ada", name="Blur"), "by a ruling, the card drawn stays unseen"


def test_le_dinh_tho__no_stealth_in_a_hunt(play):
    tho = play.ready("Ada", "Le Dinh Tho", 1)
    play.vampire("Ben")
    play.hunts(tho)
    assert play.stealth == 0


def test_alicia_barrows__discards_gehenna_events(play):
    play.ready("Ada", "Alicia Barrows")
    play.edge("Ada")
    events = play.hand("Ben", "Fall of the Camarilla", "The Unmasking", "Recalled to the Founder")
    play.hand("Ben", HELD)
    play.turn("Ada").plays("Alicia Barrows", seat="Ben")
    play.choose(CHOOSE_CARD, target=events[0]).choose(CHOOSE_CARD, target=events[1])
    assert [play.zone(one) is Zone.ASH_HEAP for one in events] == [True, True, False]
    assert sees(play, "Ada")
    assert not play.can("Alicia Barrows")


def test_alicia_barrows__not_without_the_edge_and_no_card_need_be_discarded(play):
    play.ready("Ada", "Alicia Barrows")
    events = play.hand("Ben", "Fall of the Camarilla")
    play.turn("Ada")
    assert not play.can("Alicia Barrows")
    play.edge("Ada")
    play.turn("Ada").plays("Alicia Barrows", seat="Ben").choose(PASS)
    assert play.zone(events[0]) is Zone.HAND


# Cards of the controller


def test_nehemiah__two_cards_to_the_bottom(play):
    play.ready("Ada", "Nehemiah")
    one, two = play.hand("Ada", HELD, "Blur")
    play.library("Ada", "Conditioning", "Bonding", *["Freak Drive"] * 8)
    play.turn("Ada").plays("Nehemiah")
    play.choose(UNDER_LIBRARY, target=one).choose(UNDER_LIBRARY, target=two)
    assert set(play.seat("Ada").library[:2]) == {one, two}
    assert len(play.seat("Ada").hand) == 7
    assert not play.can("Nehemiah")


def test_nehemiah__or_only_one(play):
    play.ready("Ada", "Nehemiah")
    one, _ = play.hand("Ada", HELD, "Blur")
    play.library("Ada", *["Freak Drive"] * 9)
    play.turn("Ada").plays("Nehemiah")
    play.choose(UNDER_LIBRARY, target=one).choose(PASS)
    assert play.seat("Ada").library[0] == one


def test_nehemiah__no_celerity(play):
    nehemiah = play.ready("Ada", "Nehemiah")
    play[nehemiah].disciplines = {**play[nehemiah].disciplines, "cel": 2}
    ben = play.vampire("Ben")
    play.hand("Ada", "Blur")
    play.bleeds(nehemiah).blocks(ben)
    assert never(play, "Blur")


@pytest.mark.parametrize(("names", "size"), [((HELD, HELD), 6), ((HELD, "Blur"), 7)])
def test_babalawo_alafin__two_copies_make_other_hands_smaller(play, names, size):
    play.ready("Ada", "Babalawo Alafin")
    cards = play.hand("Ada", *names)
    play.library("Ada", *["Freak Drive"] * 9)
    play.turn("Ada").plays("Babalawo Alafin")
    for one in cards:
        play.choose(DISCARD_ONE, target=one)
    assert [play.zone(one) for one in cards] == [Zone.ASH_HEAP] * 2
    assert [stats.hand_size(play.table, seat) for seat in range(4)] == [7, size, size, size]
    play.turn("Ben")
    assert [stats.hand_size(play.table, seat) for seat in (1, 2)] == [7, size]


def test_babalawo_alafin__not_with_one_card_or_in_torpor(play):
    alafin = play.ready("Ada", "Babalawo Alafin")
    play.hand("Ada", HELD)
    play.turn("Ada")
    assert not play.can("Babalawo Alafin")
    play.hand("Ada", HELD)
    send(play.table, play[alafin])
    play.turn("Ada")
    assert not play.can("Babalawo Alafin")


def test_blackhorse_tanner__another_card_instead_of_the_one_drawn(play):
    play.ready("Ada", "Blackhorse Tanner")
    play.library("Ada", "Blur", "Bonding", HELD)
    first, second = play.seat("Ada").library[-1], play.seat("Ada").library[-2]
    played = play.hand("Ada", "Blood Doll", *["Freak Drive"] * 6)[0]
    play.vampire("Ada")
    play.turn("Ada", Phase.MASTER).plays(played, target="Blackhorse Tanner")
    play.choose(CHOOSE_CARD, target=first)
    assert play.zone(second) is Zone.HAND
    assert play.seat("Ada").library[0] == first


def test_blackhorse_tanner__only_once_each_turn_and_not_for_others(play):
    play.ready("Ada", "Blackhorse Tanner")
    play.library("Ada", *["Bonding"] * 9)
    play.library("Ben", *["Bonding"] * 9)
    dolls = play.hand("Ada", "Blood Doll", "Blood Doll", *["Freak Drive"] * 5)
    play.turn("Ada", Phase.MASTER)
    play.seat("Ada").master_actions = 2
    play.plays(dolls[0], "", "Play", target="Blackhorse Tanner").choose(CHOOSE_CARD)
    play.plays(dolls[1], "", "Play", target="Blackhorse Tanner")
    assert not play.offered(CHOOSE_CARD)
    ben = play.vampire("Ben")
    theirs = play.hand("Ben", "Blood Doll", *["Freak Drive"] * 6)
    play.turn("Ben", Phase.MASTER).plays(theirs[0], target=ben)
    assert not play.offered(CHOOSE_CARD)
