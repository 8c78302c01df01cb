"""Vampires whose texts concern referendums, duties, retainers and werewolves."""

import pytest
from card_fights import to_strikes
from card_play import CardPlay
from referendums import calls, poll

from cardbase.model import Sect, Title
from vtes_deck.effects.crypt.dmitra_ilyanova import GIVE
from vtes_deck.effects.crypt.luciano_carvalho import MOVE
from vtes_deck.effects.vocab.choices import CHOOSE_CARD, CHOOSE_NUMBER
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.politics import blood_hunt
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.politics.votes import VERBS, VoteSide, tally, votes_of
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

PRINCE = {"title": Title.PRINCE, "city": "Chicago"}
KINE = "Kine Resources Contested"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def votes_down(play, name):
    """Vote against the referendum for this Methuselah, and pass for the others."""
    while play.decision and play.decision.kind in {"terms", "block", "vote", "effect"}:
        options = play.decision.options
        against = [one for one in options if "against" in one.verb.name and play.asked == name]
        play.game.apply(against[0] if against else options[-1])


def opposed(play, name, card="Ancilla Empowerment", **facts):
    """Ben's prince votes against a referendum of this vampire of Ada's. Return the prince."""
    caller = play.ready("Ada", name, **facts)
    ben = play.vampire("Ben", **PRINCE)
    play.hand("Ada", card)
    play.acts("Ada").choose(POLITICAL, card, minion=caller)
    votes_down(play, "Ben")
    return ben


def test_hartmut_stover__voters_against_burn_blood(play):
    bystander = play.vampire("Cleo")
    ben = opposed(play, "Hartmut Stover")
    assert (play[ben].blood, play[bystander].blood) == (4, 5)


@pytest.mark.parametrize("name", ["Hartmut Stover", "Aren, Priest of Eshu", "Marcos Belegrad"])
def test_hartmut_stover__not_in_referendums_of_others(play, name):
    play.ready("Ada", name)
    ben = opposed(play, "Anson")
    assert (play[ben].blood, play.pool_of("Ben")) == (5, 30)


def test_hartmut_stover__burns_the_edge_for_pool_in_the_discard_phase(play):
    play.ready("Ada", "Hartmut Stover")
    play.edge("Ada")
    play.turn("Ada", Phase.DISCARD).plays("Hartmut Stover")
    assert (play.pool_of("Ada"), play.table.edge) == (31, -1)


def test_aren_priest_of_eshu__voters_against_burn_blood(play):
    assert play[opposed(play, "Aren, Priest of Eshu")].blood == 4


@pytest.mark.parametrize("political", [True, False])
def test_aren_priest_of_eshu__stealth_in_political_actions_only(play, political):
    aren = play.ready("Ada", "Aren, Priest of Eshu")
    play.vampire("Ben")
    play.hand("Ada", "Ancilla Empowerment")
    if political:
        play.acts("Ada").choose(POLITICAL, "Ancilla Empowerment", minion=aren)
    else:
        play.bleeds(aren)
    assert play.stealth == (2 if political else 0)


def test_marcos_belegrad__opposing_methuselahs_burn_pool_once(play):
    play.vampire("Ben", title=Title.PRIMOGEN)
    opposed(play, "Marcos Belegrad")
    assert [play.pool_of(name) for name in play.names] == [30, 29, 30, 30]


def test_marcos_belegrad__not_methuselahs_that_abstain_or_agree(play):
    marcos = play.ready("Ada", "Marcos Belegrad")
    play.vampire("Ben", **PRINCE)
    play.hand("Ada", "Ancilla Empowerment")
    play.acts("Ada").choose(POLITICAL, "Ancilla Empowerment", minion=marcos)
    while play.decision.kind != "vote":
        play.choose(PASS)
    before = play.pool_of("Ben")
    poll(play)
    assert play.pool_of("Ben") == before - 1, "the referendum has passed without another effect"


def asked_to_vote(play, name):
    """Pass until a Methuselah is asked for votes. Return her options."""
    for _ in range(30):
        if play.asked == name and play.decision.kind == "vote":
            return {one.verb.name for one in play.decision.options}
        play.choose(PASS)
    raise AssertionError("she is not asked")


def test_troius__cannot_vote_against_a_blood_hunt_only_for_it(play):
    play.ready("Ben", "Troius")
    diablerist = play.vampire("Cleo")
    play.acts("Ada")
    play.table.stack[-1].step -= 1
    play.table.decision = None
    blood_hunt.after_diablerie(play.table, diablerist)
    play.game.play_on()
    assert asked_to_vote(play, "Ben") & {"votes for", "votes against"} == {"votes for"}


def test_troius__votes_against_other_referendums(play):
    play.ready("Ben", "Troius")
    calls(play, "Ancilla Empowerment", **PRINCE)
    assert asked_to_vote(play, "Ben") >= {"votes for", "votes against"}


def test_dmitra_ilyanova__distributes_four_blood_among_ready_vampires(play):
    dmitra = play.ready("Ada", "Dmitra Ilyanova", blood=5)
    poor = play.vampire("Ben", blood=1)
    play.acts("Ada").plays("Dmitra Ilyanova", minion=dmitra)
    assert play.stealth == 1
    while play.decision.kind != "terms":
        play.choose(PASS)
    play.choose(GIVE, target=dmitra).choose(GIVE, target=poor)
    assert not play.offered(GIVE, target=dmitra), "in the order of the vampires"
    play.choose(GIVE, target=poor).choose(GIVE, target=poor)
    poll(play)
    assert (play[dmitra].blood, play[poor].blood) == (6, 4)


def test_dmitra_ilyanova__nothing_if_it_fails_or_to_vampires_in_torpor(play):
    dmitra = play.ready("Ada", "Dmitra Ilyanova", blood=5)
    play.acts("Ada").plays("Dmitra Ilyanova", minion=dmitra)
    while play.decision.kind != "terms":
        play.choose(PASS)
    assert {one.target for one in play.decision.options} == {dmitra}
    for _ in range(4):
        play.choose(GIVE, target=dmitra)
    while play.decision and play.decision.kind == "vote":
        play.choose(PASS)
    assert play[dmitra].blood == 5


def test_elen_kamjian__must_bleed_while_a_minion_is_locked(play):
    elen, other = play.ready("Ada", "Elen Kamjian"), play.vampire("Ada", locked=True)
    play.vampire("Ben")
    play.acts("Ada")
    assert {one.minion for one in play.decision.options} == {elen}
    play.plays("Elen Kamjian", minion=elen)
    assert play.bleed == 2
    play.finish()
    play[elen].locked = False
    play.again()
    assert play.offered(PASS), "she is free after that"
    assert play[other].locked


def test_elen_kamjian__not_without_a_locked_minion_or_when_she_must_hunt(play):
    elen = play.ready("Ada", "Elen Kamjian")
    play.acts("Ada")
    assert play.offered(BLEED, minion=elen)
    assert not play.can("Elen Kamjian")
    locked = play.vampire("Ada", locked=True)
    play.table.bank += play[elen].blood
    play[elen].blood = 0
    play.again()
    assert [one.verb for one in play.decision.options] == [HUNT]
    assert play[locked].locked


def test_elen_kamjian__stuck_after_another_bleed(play):
    elen = play.ready("Ada", "Elen Kamjian")
    play.bleeds(elen).finish()
    play[elen].locked = False
    play.vampire("Ada", locked=True)
    play.again()
    assert not any(one.minion == elen for one in play.decision.options)


def test_luciano_carvalho__moves_an_animal(play):
    play.ready("Ada", "Luciano Carvalho")
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    raven = play.on(ada, "Raven Spy")
    play.turn("Ada", Phase.DISCARD).plays("Luciano Carvalho", target=raven)
    play.choose(MOVE, minion=other)
    assert play[other].attached == (raven,)
    assert play[ada].attached == ()
    assert not play.can("Luciano Carvalho")


def test_luciano_carvalho__not_a_ghoul_or_a_retainer_of_an_ally(play):
    play.ready("Ada", "Luciano Carvalho")
    ada = play.vampire("Ada")
    play.on(ada, "J. S. Simmons, Esq.")
    play.turn("Ada", Phase.DISCARD)
    assert not play.can("Luciano Carvalho")


def test_gilbert_duane__a_malkavian_of_the_crypt_makes_an_anarch(play):
    gilbert = play.ready("Ada", "Gilbert Duane (G6)")
    ada = play.vampire("Ada", sect=Sect.CAMARILLA)
    play.crypt("Ada", "Anson", "Greger Anderssen")
    play.turn("Ada", Phase.INFLUENCE).plays("Gilbert Duane (G6)")
    assert play.zone("Greger Anderssen") is Zone.REMOVED
    if play.decision.kind == "target":
        play.choose(CHOOSE_CARD, target=ada)
    assert play[ada].sect is Sect.ANARCH
    assert play[gilbert].blood == 6


def test_gilbert_duane__nothing_for_another_clan(play):
    play.ready("Ada", "Gilbert Duane (G6)")
    ada = play.vampire("Ada", sect=Sect.CAMARILLA)
    play.crypt("Ada", "Greger Anderssen", "Anson")
    play.turn("Ada", Phase.INFLUENCE).plays("Gilbert Duane (G6)")
    assert play.zone("Anson") is Zone.REMOVED
    assert play[ada].sect is Sect.CAMARILLA


def struck(play, name):
    """Return Selena after a round of hand strikes against this ally."""
    selena, ally = play.ready("Ada", "Selena"), play.ready("Ben", name)
    play.bleeds(selena).blocks(ally)
    to_strikes(play)
    for _ in range(2):
        if play.offered(HANDS):
            play.choose(HANDS)
    play.finish()
    return play[selena]


def test_selena__damage_by_a_werewolf_is_aggravated(play):
    assert struck(play, "Renegade Garou").in_torpor


def test_selena__not_damage_by_others(play):
    assert not struck(play, "Nephandus").in_torpor


def test_ossian__enters_combat_and_gains_life_for_healed_damage(play):
    ossian, ben = play.ready("Ada", "Ossian"), play.vampire("Ben")
    play.acts("Ada").plays("Ossian", minion=ossian, target=ben)
    assert play.stealth == 1
    while play.decision.kind != "strike":
        play.choose(PASS)
    play.choose(HANDS).choose(HANDS).finish()
    assert play[ben].blood == 3
    assert play[ossian].blood == 4 - 1 + 2


def test_ossian__no_strike_of_a_vampire_that_used_auspex(play):
    ossian, ben = play.ready("Ada", "Ossian"), play.vampire("Ben", "AUS")
    play.hand("Ben", "Enhanced Senses")
    play.acts("Ada").plays("Ossian", minion=ossian, target=ben)
    play.blocks(ben).plays("Enhanced Senses", "AUS")
    while play.decision.kind != "strike":
        play.choose(PASS)
    play.choose(HANDS).finish()
    assert play[ossian].blood == 4 + 2, "it was not struck"


def hunted(play, side):
    """Call a blood hunt on Cleo's vampire.

    Return the votes against it after this vote of Ben's vampire.
    """
    play.ready("Ben", 'Jason "Son" Newberry')
    diablerist = play.vampire("Cleo")
    play.acts("Ada")
    play.table.stack[-1].step -= 1
    play.table.decision = None
    blood_hunt.after_diablerie(play.table, diablerist)
    play.game.play_on()
    asked_to_vote(play, "Ben")
    poll = play.table.current(Referendum)
    play.game.apply(next(one for one in play.decision.options if one.verb.name.endswith(side)))
    return tally(play.table, poll.poll)


def test_jason_son_newberry__more_votes_against_a_blood_hunt(play):
    assert hunted(play, "against") == (0, 3)


def test_jason_son_newberry__not_for_a_blood_hunt(play):
    assert hunted(play, "for") == (1, 0)


def test_jason_son_newberry__only_against_blood_hunts(play):
    jason = play.ready("Ben", 'Jason "Son" Newberry')
    calls(play, "Ancilla Empowerment", **PRINCE)
    asked_to_vote(play, "Ben")
    poll = play.table.current(Referendum)
    before = tally(play.table, poll.poll)
    play.choose(VERBS["votes", VoteSide.AGAINST], minion=jason)
    assert tally(play.table, poll.poll) == (before[0], before[1] + 1)


def edge_burned(play, name):
    """Let Cleo burn the Edge for a vote while this vampire of Ben's is ready.

    Return the vampire's votes.
    """
    tyler = play.ready("Ben", name)
    play.edge("Cleo")
    calls(play, "Ancilla Empowerment", **PRINCE)
    for _ in range(30):
        if play.asked == "Cleo" and play.decision.kind == "vote":
            break
        play.choose(PASS)
    before = votes_of(play.table, play[tyler])
    play.choose(VERBS["edge", VoteSide.FOR])
    return before, votes_of(play.table, play[tyler])


def test_tyler_mcgill__gets_a_vote_as_the_edge_is_burned(play):
    assert edge_burned(play, "Tyler McGill") == (0, 1)


def test_tyler_mcgill__the_vote_is_not_kept_for_another_referendum(play):
    edge_burned(play, "Tyler McGill")
    play.finish()
    assert votes_of(play.table, play["Tyler McGill"]) == 0


@pytest.mark.parametrize(("clan", "may"), [("Nosferatu", False), ("Caitiff", True)])
def test_tyler_mcgill__cannot_block_only_nosferatu(play, clan, may):
    tyler = play.ready("Ben", "Tyler McGill")
    play.bleeds(play.vampire("Ada", clan=clan))
    assert any(one.minion == tyler for one in play.decision.options) is may


def test_la_viuda_blanca__draws_up_to_two_cards(play):
    viuda = play.ready("Ada", "La Viuda Blanca")
    play.hand("Ada", *["Bum's Rush"] * 7)
    play.library("Ada", *["Bum's Rush"] * 5)
    play.acts("Ada").plays("La Viuda Blanca", minion=viuda)
    assert play.stealth == 1
    while play.decision.kind != "target":
        play.passes(play.asked)
    assert {one.n for one in play.decision.options if one.verb is not PASS} == {1, 2}
    play.choose(CHOOSE_NUMBER, n=2)
    assert len(play.seat("Ada").hand) == 9
    assert play.decision.kind == "discard", "down to the hand size"


def test_la_viuda_blanca__can_draw_nothing_and_at_most_the_library(play):
    viuda = play.ready("Ada", "La Viuda Blanca")
    held = len(play.seat("Ada").hand)
    play.acts("Ada").plays("La Viuda Blanca", minion=viuda)
    while play.decision.kind != "target":
        play.passes(play.asked)
    play.choose(PASS)
    assert len(play.seat("Ada").hand) == held
