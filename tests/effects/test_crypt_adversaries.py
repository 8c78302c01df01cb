"""Vampires whose text affects referendums, hands and transfers of other Methuselahs."""

import pytest
from card_play import CardPlay
from vampire_texts import calls

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.card_moves import FIND
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.turn.discard import PLAY_EVENT
from vtes_deck.engine.turn.influence import TRANSFER

PRINCE = {"title": Title.PRINCE, "city": "Paris"}
EMPOWERMENT = "Ancilla Empowerment"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def votes(play, **sides):
    """Cast these votes, or none, until the action is over."""
    action = play.action
    for _ in range(80):
        if action not in play.table.stack:
            return
        words = f"{sides.get(play.asked, 'no')} the referendum"
        found = [one for one in play.options if words in option_sentence(play.table, one)]
        play.game.apply(found[0]) if found else play.choose(PASS)
    pytest.fail("the action does not end")


def never(play, name):
    """Check that no one can use the card until the action is over."""
    action = play.action
    for _ in range(60):
        assert not play.can(name)
        if action not in play.table.stack:
            return
        play.choose(PASS)


# Leandro


def test_leandro__a_pool_of_each_other_methuselah(play):
    play.ready("Ada", "Leandro")
    play.vampire("Ben")
    play.turn("Ben", Phase.UNLOCK)
    assert play.asked == "Ben"
    assert not play.offered(PASS), "the choice is mandatory"
    play.plays("Leandro", words="pool")
    assert play.pool_of("Ben") == 29
    assert not play.can("Leandro")


def test_leandro__no_transfers_in_the_next_influence_phase(play):
    play.ready("Ada", "Leandro")
    play.vampire("Ben")
    play.uncontrolled("Ben", "Anson", 1)
    play.turn("Ben", Phase.UNLOCK).plays("Leandro", words="transfers")
    for _ in range(20):
        if play.table.active != 1:
            break
        assert not play.offered(TRANSFER)
        play.choose(PASS)
    assert play.seat("Ben").transfers == 0
    assert "Ben loses 4 transfers." in play.log_sentences()
    assert play.pool_of("Ben") == 30


def test_leandro__not_in_the_unlock_phase_of_his_controller(play):
    play.ready("Ada", "Leandro")
    assert not play.turn("Ada", Phase.UNLOCK).can("Leandro")


# Josef von Bauren


def test_josef_von_bauren__a_card_of_the_predator_or_prey(play):
    play.ready("Ada", "Josef von Bauren")
    for name in ("Ben", "Cleo", "Dora"):
        play.hand(name, "Vessel")
    play.turn("Ada", Phase.DISCARD)
    assert not play.can("Josef von Bauren", seat="Cleo")
    play.plays("Josef von Bauren", seat="Dora")
    assert len(play.seat("Dora").ash_heap) == 1


def test_josef_von_bauren__not_without_a_discard_phase_action(play):
    play.ready("Ada", "Josef von Bauren")
    play.hand("Ben", "Vessel", "Vessel")
    play.library("Ben", "Vessel")
    play.turn("Ada", Phase.DISCARD).plays("Josef von Bauren", seat="Ben")
    assert not play.can("Josef von Bauren")


# T.J. and Fakir al Sidi


def test_tj__cancels_the_referendum_of_a_titled_camarilla_vampire(play):
    tj = play.ready("Ada", "T.J.", 3)
    ben = play.vampire("Ben", **PRINCE)
    play.vampire("Cleo")
    calls(play, ben)
    play.until("Ada", "T.J.").plays("T.J.")
    assert (play[tj].locked, play[tj].blood) == (True, 1)
    votes(play)
    assert not any("referendum passes" in line for line in play.log_sentences())


def test_tj__not_of_one_without_title(play):
    play.ready("Ada", "T.J.", 3)
    calls(play, play.vampire("Ben"))
    never(play, "T.J.")


def test_fakir_al_sidi__makes_a_referendum_fail(play):
    fakir = play.ready("Ada", "Fakir al Sidi", 5)
    ben = play.vampire("Ben", **PRINCE)
    calls(play, ben)
    play.until("Ada", "Fakir al Sidi").plays("Fakir al Sidi")
    votes(play, Ben="for")
    assert play[fakir].blood == 2
    assert any(line.startswith("The referendum fails, ") for line in play.log_sentences())


def test_fakir_al_sidi__not_with_two_blood(play):
    play.ready("Ada", "Fakir al Sidi", 2)
    calls(play, play.vampire("Ben", **PRINCE))
    never(play, "Fakir al Sidi")


# Donald Cargill and Horatio Ballard


def test_donald_cargill__burns_blood_after_the_referendum_of_the_predator(play):
    donald = play.ready("Ada", "Donald Cargill", 1)
    calls(play, play.vampire("Dora", **PRINCE))
    votes(play, Dora="for")
    assert play[donald].blood == 0


def test_donald_cargill__not_after_the_referendum_of_the_prey(play):
    donald = play.ready("Ada", "Donald Cargill", 1)
    calls(play, play.vampire("Ben", **PRINCE))
    votes(play, Ben="for")
    assert play[donald].blood == 1


def test_donald_cargill__not_when_it_fails(play):
    donald = play.ready("Ada", "Donald Cargill", 1)
    play.vampire("Ben", **PRINCE)
    calls(play, play.vampire("Dora"))
    votes(play, Ben="against")
    assert play[donald].blood == 1


def test_horatio_ballard__becomes_prince_of_chicago(play):
    horatio = play.ready("Ada", "Horatio Ballard")
    play.vampire("Ada", **PRINCE)
    play.vampire("Ben")
    play.acts("Ada").plays("Horatio Ballard")
    votes(play, Ada="for")
    assert (play[horatio].title, play[horatio].city) == (Title.PRINCE, "Chicago")


def test_horatio_ballard__not_with_a_title_or_in_another_sect(play):
    horatio = play.ready("Ada", "Horatio Ballard")
    play.vampire("Ben")
    play[horatio].sect = Sect.ANARCH
    assert not play.acts("Ada").can("Horatio Ballard")


# Names


def test_tegyrius_vizier__more_votes_next_to_victoria_ash(play):
    tegyrius = play.ready("Ada", "Tegyrius, Vizier (G6)")
    assert votes_of(play.table, play[tegyrius]) == 2
    play.ready("Ada", "Victoria Ash (G7)")
    assert votes_of(play.table, play[tegyrius]) == 4


def test_tegyrius_vizier__not_for_one_of_another_methuselah(play):
    tegyrius = play.ready("Ada", "Tegyrius, Vizier (G6)")
    play.ready("Ben", "Victoria Ash (G7)")
    assert votes_of(play.table, play[tegyrius]) == 2


def test_elizabeth_dimitros__hesha_cannot_block(play):
    elizabeth = play.ready("Ada", "Elizabeth Dimitros")
    hesha, ben = play.ready("Ben", "Hesha Ruhadze (G2)"), play.vampire("Ben")
    play.bleeds(elizabeth)
    assert play.offered(BLOCK, minion=ben)
    assert not play.offered(BLOCK, minion=hesha)


def test_elizabeth_dimitros__not_for_the_actions_of_others(play):
    play.ready("Ada", "Elizabeth Dimitros")
    other, hesha = play.vampire("Ada"), play.ready("Ben", "Hesha Ruhadze (G2)")
    play.bleeds(other)
    assert play.offered(BLOCK, minion=hesha)


# Searches


def test_ur_shulgi_the_shepherd__finds_only_tajdid(play):
    play.ready("Ada", "Ur-Shulgi, The Shepherd")
    play.library("Ada", "Vessel", "Tajdid", "Vessel")
    play.turn("Ada", Phase.UNLOCK).plays("Ur-Shulgi, The Shepherd")
    names = {play.table.cards[one.target].name for one in play.options if one.target >= 0}
    assert names == {"Tajdid"}


def test_ur_shulgi_the_shepherd__not_in_torpor(play):
    play.torpor("Ada", "Ur-Shulgi, The Shepherd")
    play.library("Ada", "Tajdid")
    assert not play.turn("Ada", Phase.UNLOCK).can("Ur-Shulgi, The Shepherd")


def looks(play):
    """Dan Murdock acts. Return whether he is offered a card."""
    play.acts("Ada").plays("Dan Murdock")
    assert play.stealth == 0
    action = play.action
    for _ in range(20):
        if play.offered(FIND):
            return True
        if action not in play.table.stack:
            return False
        play.choose(PASS)
    return False


def test_dan_murdock__finds_giants_blood(play):
    play.ready("Ada", "Dan Murdock")
    play.vampire("Ben")
    play.library("Ada", "Vessel", "Giant's Blood", "Vessel")
    assert looks(play)
    play.choose(FIND, target="Giant's Blood")
    assert play.zone("Giant's Blood") is Zone.HAND


def test_dan_murdock__not_another_card(play):
    play.ready("Ada", "Dan Murdock")
    play.vampire("Ben")
    play.library("Ada", "Vessel")
    assert not looks(play)


# Gracis Nostinus and Antara


def test_gracis_nostinus__a_younger_vampire_that_fails_to_block_locks(play):
    gracis = play.ready("Ada", "Gracis Nostinus")
    play.vampire("Ada")
    ben = play.vampire("Ben", capacity=3)
    play.hand("Ada", "Elder Impersonation")
    play[gracis].disciplines = {"obf": 2}
    play.bleeds(gracis).blocks(ben).until("Ada", "Elder Impersonation")
    play.plays("Elder Impersonation", "OBF").finish()
    assert play[ben].locked


def test_gracis_nostinus__not_a_vampire_that_did_not_try(play):
    gracis, ben = play.ready("Ada", "Gracis Nostinus"), play.vampire("Ben", capacity=3)
    play.bleeds(gracis).finish()
    assert not play[ben].locked


def test_antara__burns_blood_after_a_gehenna_event_of_anyone(play):
    antara = play.ready("Ada", "Antara", 3)
    play.hand("Ben", "The Unmasking")
    play.turn("Ben", Phase.DISCARD).choose(PLAY_EVENT, "The Unmasking")
    assert play[antara].blood == 2


def test_antara__not_after_another_event(play):
    antara = play.ready("Ada", "Antara", 3)
    play.hand("Ben", "FBI Special Affairs Division")
    play.turn("Ben", Phase.DISCARD).choose(PLAY_EVENT, "FBI Special Affairs Division")
    assert play[antara].blood == 3


# Revealed cards


def test_anatole_prophet_of_gehenna__shuffles_cards_that_only_his_controller_sees(play):
    play.ready("Ada", "Anatole, Prophet of Gehenna")
    play.hand("Ada", "Blood Doll")
    top = play.library("Ada", *["Vessel"] * 6)
    play.turn("Ada", Phase.MASTER).plays("Anatole, Prophet of Gehenna")
    assert sorted(play.seat("Ada").library) == sorted(top)
    assert play.seat("Ada").library[0] == top[0], "the sixth card stays where it is"
    assert any("sees Vessel" in line for line in play.log_sentences("Ada"))
    assert not any("sees Vessel" in line for line in play.log_sentences("Ben"))


def test_anatole_prophet_of_gehenna__only_once_in_the_phase(play):
    play.ready("Ada", "Anatole, Prophet of Gehenna")
    play.hand("Ada", "Blood Doll")
    play.library("Ada", "Vessel", "Vessel")
    play.turn("Ada", Phase.MASTER).plays("Anatole, Prophet of Gehenna")
    assert not play.can("Anatole, Prophet of Gehenna")


@pytest.mark.parametrize("phase", [Phase.UNLOCK, Phase.DISCARD])
def test_alonzo_guillen__looks_at_a_hand_for_the_edge(play, phase):
    play.ready("Ada", "Alonzo Guillen")
    play.hand("Cleo", "Vessel")
    play.edge("Ada")
    play.turn("Ada", phase).plays("Alonzo Guillen", seat="Cleo")
    assert any("Vessel" in line for line in play.log_sentences("Ada"))
    assert not any("Vessel" in line for line in play.log_sentences("Ben"))
    assert play.table.edge == -1


def test_alonzo_guillen__not_without_the_edge(play):
    play.ready("Ada", "Alonzo Guillen")
    play.hand("Cleo", "Vessel")
    assert not play.turn("Ada", Phase.UNLOCK).can("Alonzo Guillen")
