"""Vampires whose text applies to actions: bleeds, blocks, stealth, additional actions."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Bonus, Sect
from vtes_deck.effects.vocab.card_moves import FIND
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Modifier, Phase, Until, Zone
from vtes_deck.engine.status.torpor import send
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def to_torpor(play, card):
    """Send a vampire to torpor by an effect."""
    send(play.table, play[card])


def logged(play, words):
    """Whether a public log line has these words."""
    return any(words in line for line in play.log_sentences("Dora"))


# The unnamed, The Horde, Cybele: bleeds


def test_the_unnamed__two_pool_for_a_bleed(play):
    card = play.ready("Ada", "The unnamed")
    play.bleeds(card)
    play.until("Ada", "The unnamed").plays("The unnamed")
    assert (play.pool_of("Ada"), play.pool_of("Ben")) == (32, 29)
    assert not play.can("The unnamed"), "once for each bleed"


def test_the_unnamed__nothing_for_a_bleed_of_0(play):
    card = play.ready("Ada", "The unnamed")
    play.bleeds(card)
    play.table.modify(Modifier(Bonus.BLEED, -5, card, Until.ACTION))
    play.finish()
    assert not logged(play, "gains 2 pool")
    assert play.pool_of("Ada") == 30


def test_the_unnamed__nothing_if_blocked(play):
    card, ben = play.ready("Ada", "The unnamed"), play.vampire("Ben")
    play.bleeds(card).blocks(ben)
    while play.action:
        assert not play.can("The unnamed", words="pool")
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    assert play.pool_of("Ada") == 30


def test_the_horde__locks_for_another_infernal(play):
    horde = play.ready("Ada", "The Horde")
    cybele = play.ready("Ada", "Cybele")
    play.vampire("Ben")
    play.bleeds(cybele)
    play.plays("The Horde")
    assert play.bleed == 2
    assert play[horde].locked
    assert not play.can("The Horde")


def test_the_horde__not_for_itself_or_for_others(play):
    horde, ada = play.ready("Ada", "The Horde"), play.vampire("Ada")
    play.vampire("Ben")
    play.bleeds(ada)
    while play.action:
        assert not play.can("The Horde"), "no infernal minion"
        play.choose(PASS)
    play.bleeds(horde)
    play[horde].locked = False
    while play.action:
        assert not play.can("The Horde"), "she is not another infernal minion"
        play.choose(PASS)


def test_cybele__bleeds_with_two_more_for_1_blood(play):
    cybele = play.ready("Ada", "Cybele", 5)
    play.vampire("Ben")
    play.acts("Ada").plays("Cybele", seat="Ben")
    assert play.bleed == 3
    play.finish()
    assert (play.pool_of("Ben"), play[cybele].blood) == (27, 4)
    assert play.table.edge == 0


def test_cybele__one_bleed_in_a_turn(play):
    cybele = play.ready("Ada", "Cybele", 5)
    play.vampire("Ada")
    play.bleeds(cybele)
    play[cybele].locked = False
    play.again()
    assert not play.can("Cybele")
    assert not play.offered(BLEED, minion=cybele)


def test_cybele__not_without_blood_or_when_blocked(play):
    cybele = play.ready("Ada", "Cybele", 1)
    ben = play.vampire("Ben")
    play.acts("Ada").plays("Cybele", seat="Ben")
    play.blocks(ben).finish()
    assert play.pool_of("Ben") == 30
    play[cybele].locked = False
    play[cybele].blood = 0
    play.acts("Ada")
    assert not play.can("Cybele")


# Intercept, stealth


def test_branimira__intercept_with_little_pool(play):
    branimira = play.ready("Ada", "Branimira")
    assert play.intercept(branimira) == 0
    play.pool("Ada", 9)
    assert play.intercept(branimira) == 1


def test_branimira__not_with_ten(play):
    branimira = play.ready("Ada", "Branimira")
    other = play.vampire("Ada")
    play.pool("Ada", 10)
    assert play.intercept(branimira) == 0
    play.pool("Ada", 2)
    assert play.intercept(other) == 0


def test_martina_srnankova__intercept_in_bleeds(play):
    martina = play.ready("Ben", "Martina Srnankova")
    other = play.vampire("Ben")
    play.bleeds(play.vampire("Ada"))
    assert (play.intercept(martina), play.intercept(other)) == (1, 0)


def test_martina_srnankova__not_in_other_actions(play):
    martina = play.ready("Ben", "Martina Srnankova")
    play.hunts(play.vampire("Ada", blood=1))
    assert play.intercept(martina) == 0


def gathii(play, top):
    number = play.ready("Ada", "Gathii")
    play.library("Ada", "Govern the Unaligned", top)
    ben = play.vampire("Ben")
    play.bleeds(number).blocks(ben)
    return number


def test_gathii__stealth_from_the_top_card(play):
    card = gathii(play, "Govern the Unaligned")
    play.plays("Gathii")
    assert play.stealth == 1
    assert play[card].blood == 5
    assert not play.can("Gathii"), "once in an action"
    assert play.zone(play.seat("Ada").library[-1]) is Zone.LIBRARY
    assert logged(play, "reveals Govern the Unaligned")


def test_gathii__a_blood_for_a_master(play):
    card = gathii(play, "Vessel")
    play.plays("Gathii")
    assert (play.stealth, play[card].blood) == (0, 4)


def test_gathii__no_stealth_that_is_not_needed(play):
    card = play.ready("Ada", "Gathii")
    play.library("Ada", "Govern the Unaligned")
    play.vampire("Ben")
    play.bleeds(card)
    play.plays("Gathii")
    assert play.stealth == 0


def test_gathii__not_in_actions_of_others(play):
    play.ready("Ada", "Gathii")
    play.library("Ada", "Govern the Unaligned")
    play.bleeds(play.vampire("Ada"))
    assert not play.can("Gathii")


# Blocks


def test_sergio_bueno__corrupted_minions_pay_to_block(play):
    sergio = play.ready("Ada", "Sergio Bueno")
    ben = play.vampire("Ben")
    play[ben].set_mark("corruption 0", 1)
    play.bleeds(sergio).blocks(ben)
    assert play[ben].blood == 4


def test_sergio_bueno__a_minion_that_cannot_pay_cannot_block(play):
    sergio = play.ready("Ada", "Sergio Bueno")
    ben, other = play.vampire("Ben", blood=0), play.vampire("Ben")
    play[ben].set_mark("corruption 0", 1)
    play.bleeds(sergio)
    while not play.offered(BLOCK, minion=other):
        play.choose(PASS)
    assert not play.offered(BLOCK, minion=ben)


def test_sergio_bueno__others_pay_nothing(play):
    sergio, ada = play.ready("Ada", "Sergio Bueno"), play.vampire("Ada")
    ben, cleo = play.vampire("Ben"), play.vampire("Ben")
    play[ben].set_mark("corruption 2", 1)
    play[cleo].set_mark("corruption 0", 1)
    play.bleeds(sergio).blocks(ben)
    assert play[ben].blood == 5
    play.finish()
    play.bleeds(ada).blocks(cleo)
    assert play[cleo].blood == 5, "only against Sergio"


def test_sergio_bueno__the_last_life_of_an_ally(play):
    sergio = play.ready("Ada", "Sergio Bueno")
    gang = play.ready("Ben", PLAIN_ALLY, 1)
    play[gang].set_mark("corruption 0", 1)
    play[sergio].disciplines = {"obf": 2}
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(sergio).blocks(gang)
    assert play.zone(gang) is Zone.ASH_HEAP
    assert not play.can("Lost in Crowds"), "the attempt has ended"
    play.finish()
    assert play.pool_of("Ben") == 29


def test_giotto_verducci__vampires_pay_to_block(play):
    giotto = play.ready("Ada", "Giotto Verducci")
    ben = play.vampire("Ben")
    play.bleeds(giotto).blocks(ben)
    assert play[ben].blood == 4


def test_giotto_verducci__a_vampire_that_has_paid_blocks_him(play):
    giotto = play.ready("Ada", "Giotto Verducci")
    ben = play.vampire("Ben", "AUS")
    play.hand("Ben", "Enhanced Senses")
    play.table.modify(Modifier(Bonus.STEALTH, 1, giotto, Until.ACTION))
    play.bleeds(giotto).blocks(ben)
    play.plays("Enhanced Senses", "AUS").finish()
    assert play.combats()
    assert play.pool_of("Ben") == 30


def test_giotto_verducci__allies_do_not_pay(play):
    giotto = play.ready("Ada", "Giotto Verducci")
    gang = play.ready("Ben", PLAIN_ALLY)
    life = play[gang].life
    play.bleeds(giotto).blocks(gang)
    assert play[gang].life == life


def test_stanislava__allies_cannot_block(play):
    card = play.ready("Ada", "Stanislava")
    gang, ben = play.ready("Ben", PLAIN_ALLY), play.vampire("Ben")
    play.bleeds(card)
    while not play.offered(BLOCK, minion=ben):
        play.choose(PASS)
    assert not play.offered(BLOCK, minion=gang)


def test_stanislava__they_block_others(play):
    play.ready("Ada", "Stanislava")
    gang = play.ready("Ben", PLAIN_ALLY)
    play.bleeds(play.vampire("Ada")).blocks(gang)
    assert play.action.blocker == gang or play.decision


def test_marialena__burns_1_blood_when_blocked(play):
    card, ben = play.ready("Ada", "Marialena"), play.vampire("Ben")
    play.bleeds(card).blocks(ben)
    while not play.combats():
        play.choose(PASS)
    assert play[card].blood == 4


def test_marialena__not_when_the_block_fails_or_another_is_blocked(play):
    card, other = play.ready("Ada", "Marialena"), play.vampire("Ada")
    ben = play.vampire("Ben")
    play.bleeds(card).finish()
    assert play[card].blood == 5
    play.bleeds(other).blocks(ben)
    while not play.combats():
        play.choose(PASS)
    assert play[card].blood == 5


# Aline Gädeke, Aksinya Daclau


def aline(play, **facts):
    number = play.ready("Ada", "Aline Gädeke", 3, locked=True)
    return number, play.vampire("Ada", sect=Sect.ANARCH, **facts)


def test_aline_gadeke__unlocks_after_another_anarch(play):
    number, other = aline(play)
    play.bleeds(other)
    play.until("Ada", "Aline Gädeke").plays("Aline Gädeke")
    assert (play[number].locked, play[number].blood) == (False, 2)
    assert "Aline Gädeke burns 1 blood for its ability." in play.log_sentences()


def test_aline_gadeke__not_after_a_blocked_action_or_one_of_no_anarch(play):
    number, other = aline(play)
    camarilla = play.vampire("Ada")
    ben = play.vampire("Ben")
    play.bleeds(other).blocks(ben)
    for _ in range(2):
        while play.action:
            assert not play.can("Aline Gädeke")
            play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
        if play.offered(BLEED, minion=camarilla):
            play.bleeds(camarilla)
    assert play[number].locked


def test_aline_gadeke__once_in_a_turn_and_not_for_her_own(play):
    number, other = aline(play)
    second = play.vampire("Ada", sect=Sect.ANARCH)
    play.bleeds(other)
    play.until("Ada", "Aline Gädeke").plays("Aline Gädeke").finish()
    play.bleeds(number)
    while play.action:
        assert not play.can("Aline Gädeke")
        play.choose(PASS)
    play.bleeds(second)
    while play.action:
        assert not play.can("Aline Gädeke")
        play.choose(PASS)


def test_aline_gadeke__not_after_the_action_of_another_methuselah(play):
    number, _ = aline(play)
    play.bleeds(play.vampire("Dora", sect=Sect.ANARCH))
    while play.action:
        assert not play.can("Aline Gädeke")
        play.choose(PASS)
    assert play[number].locked


def bled(play, **facts):
    """Cleo bleeds Ada, who controls Aksinya."""
    number = play.ready("Ada", "Aksinya Daclau", **facts)
    play.hand("Ada", "Vessel", "Govern the Unaligned")
    play.library("Ada", *["Villein"] * 9)
    play.bleeds(play.vampire("Dora"))
    return number


def test_aksinya_daclau__another_is_bled(play):
    bled(play)
    play.until("Ada", "Aksinya Daclau").plays("Aksinya Daclau", target="Vessel", seat="Cleo")
    play.finish()
    assert (play.pool_of("Ada"), play.pool_of("Cleo")) == (30, 29)
    assert play.zone("Vessel") is Zone.ASH_HEAP


def test_aksinya_daclau__once_in_a_turn(play):
    second = play.vampire("Dora")
    bled(play)
    play.hand("Ada", "Blood Doll")
    play.until("Ada", "Aksinya Daclau").plays("Aksinya Daclau", target="Vessel", seat="Cleo")
    play.finish()
    play.bleeds(second)
    while play.action:
        assert not play.can("Aksinya Daclau")
        play.choose(PASS)
    assert play.pool_of("Ada") == 29


def test_aksinya_daclau__only_for_masters_and_not_with_the_bleeder_as_target(play):
    bled(play)
    play.until("Ada", "Aksinya Daclau")
    assert not play.can("Aksinya Daclau", target="Govern the Unaligned")
    assert not play.can("Aksinya Daclau", seat="Dora")


def test_aksinya_daclau__not_when_locked(play):
    bled(play, locked=True)
    while play.action:
        assert not play.can("Aksinya Daclau")
        play.choose(PASS)
    assert play.pool_of("Ada") == 29


def test_aksinya_daclau__not_before_blocks_are_declined(play):
    bled(play)
    while play.asked != "Ada":
        play.choose(PASS)
    assert play.decision.kind == "block"
    assert not play.can("Aksinya Daclau")


# Malgorzata, Mistress Fanchon


def test_malgorzata__feeds_one_vampire_for_another(play):
    card = play.ready("Ada", "Malgorzata")
    one, other = play.uncontrolled("Ada", "Indira", 1), play.uncontrolled("Ada", "Kuyén")
    play.vampire("Ben")
    play.acts("Ada").plays("Malgorzata", target=one, n=other + 1)
    assert play.stealth == 1
    assert not play.action.seats
    play.finish()
    assert play.zone(one) is Zone.REMOVED
    assert play.counters(other) == 4
    assert play[card].locked


def test_malgorzata__not_with_a_single_vampire(play):
    play.ready("Ada", "Malgorzata")
    play.uncontrolled("Ada", "Indira", 1)
    play.acts("Ada")
    assert not play.can("Malgorzata")


def test_malgorzata__nothing_if_blocked(play):
    card = play.ready("Ada", "Malgorzata")
    one, other = play.uncontrolled("Ada", "Indira", 1), play.uncontrolled("Ada", "Kuyén")
    ben = play.vampire("Ben")
    play.on(ben, "Bowl of Convergence")
    play.acts("Ada").plays("Malgorzata", target=one, n=other + 1)
    play.action.inherent = 0
    play.blocks(ben).finish()
    assert play.zone(one) is Zone.UNCONTROLLED
    assert play[card].locked


def test_mistress_fanchon__finds_a_minion_card(play):
    play.ready("Ada", "Mistress Fanchon")
    play.library("Ada", "Vessel", "Govern the Unaligned", "Villein", *["Vessel"] * 9)
    play.vampire("Ben")
    play.acts("Ada").plays("Mistress Fanchon")
    assert play.stealth == 1
    while not play.offered(FIND):
        play.choose(PASS)
    assert not play.offered(FIND, target="Vessel")
    play.choose(FIND, target="Govern the Unaligned")
    assert play.zone("Govern the Unaligned") is Zone.HAND
    assert logged(play, "reveals Govern the Unaligned")


def test_mistress_fanchon__once_in_a_turn(play):
    card = play.ready("Ada", "Mistress Fanchon")
    play.library("Ada", "Vessel")
    play.acts("Ada").plays("Mistress Fanchon")
    play.finish()
    play[card].locked = False
    play.turn("Ada", Phase.MINION)
    assert not play.can("Mistress Fanchon")


def test_a_directed_ability_of_a_vampire_is_directed_in_1994_by_its_icon(cb):
    play = CardPlay(cb, rules=JYHAD_1994)
    play.ready("Ada", "Tupdog")
    play.vampire("Ada", clan="Tremere antitribu")
    cleo = play.vampire("Cleo")
    play.acts("Ada").plays("Tupdog", target=cleo)
    assert play.action.seats == (2,)


# Themistocles, Diego Giovanni, Darvag: any location


@pytest.mark.rule("CRD-02")
@pytest.mark.parametrize("name", ["Themistocles", "Diego Giovanni", "Darvag, The Butcher of Rus"])
@pytest.mark.parametrize(("owner", "directed"), [("Ada", False), ("Cleo", True)])
def test_burning_a_location__your_own_too(play, name, owner, directed):
    burner = play.ready("Ada", name, 5)
    site = play.in_play(owner, "The Barrens")
    play.vampire("Ben")  # could block undirected actions
    play.vampire("Cleo")
    play.acts("Ada").plays(burner, target=site)
    assert play.action.seats == ((play.names.index("Cleo"),) if directed else ())
    while play.action:
        play.choose(PASS)
    assert play.zone(site) is Zone.ASH_HEAP
