"""Masters, allies and retainers without a declaration, played as they are read."""

import pytest
from card_play import PLAIN, CardPlay
from card_steps import passing
from referendums import calls

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab import AnotherEnters, ChangeSect, Trait
from vtes_deck.effects.vocab.choices import DO_IT
from vtes_deck.effects.vocab.context import EffectContext
from vtes_deck.effects.vocab.crypt_search import FIND
from vtes_deck.engine.actions.diablerie import COMMITTED
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.turn.discard import PLAY_EVENT

EVENT = "Anthelios, The Red Star"
JUSTICAR = "Alonso Petrodon (G5)"
FOUR, CHOSEN = "Watchtower: Four Ride Forth", "Watchtower: Chosen are Called"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def until_turn_of(play, seat, *, most=200):
    """Pass until it is the turn of a Methuselah."""
    for _ in range(most):
        if play.table.active == seat:
            return
        play.choose(PASS)


def test_slave_auction__a_counter_for_each_methuselah(play):
    auction, *_ = play.hand("Ada", "Slave Auction")
    play.acts("Ada", Phase.MASTER).plays("Slave Auction")
    assert play[auction].blood == 4
    pool = play.pool_of("Ada")
    play.acts("Ada", Phase.MASTER).uses("Slave Auction")
    assert (play[auction].blood, play.pool_of("Ada")) == (3, pool + 1)


def test_slave_auction__burned_only_with_its_last_counter(play):
    auction = play.in_play("Ada", "Slave Auction")
    play.blood(auction, 2)
    play.acts("Ada", Phase.MASTER).uses("Slave Auction")
    assert play.zone(auction) is Zone.IN_PLAY
    play.acts("Ada", Phase.MASTER).uses("Slave Auction")
    assert play.zone(auction) is Zone.ASH_HEAP


def test_ventrue_investment__counts_no_other_clan(play):
    for clan in ("Ventrue antitribu", "Ventrue antitribu", "Ventrue"):
        play.vampire("Ada", clan=clan)
    (investment,) = play.hand("Ada", "Ventrue Investment")
    play.acts("Ada", Phase.MASTER).plays("Ventrue Investment")
    assert play[investment].blood == 2


def test_the_art_of_love__the_ally_returns_at_the_end_of_the_turn(play):
    ally, ben = play.ready("Ben", "Loyal Street Gang"), play.vampire("Ben")
    play.vampire("Ada", clan="Toreador antitribu")
    play.hand("Ada", "The Art of Love")
    play.acts("Ada", Phase.MASTER)
    assert not play.can("The Art of Love", target=ben)
    play.plays("The Art of Love", target=ally)
    assert play[ally].controller == 0
    until_turn_of(play, 1)
    assert play[ally].controller == 1


def test_malkavian_dementia__not_the_end_of_the_turn_but_the_next_unlock_phase(play):
    mad = play.vampire("Ben", clan="Malkavian")
    play.hand("Ada", "Malkavian Dementia")
    play.acts("Ada", Phase.MASTER).plays("Malkavian Dementia", target=mad)
    until_turn_of(play, 1)
    assert play[mad].controller == 0
    until_turn_of(play, 0)
    assert play[mad].controller == 1


def test_malkavian_dementia__two_loans_end_one_after_the_other_and_not_together(play):
    mad = play.vampire("Cleo", clan="Malkavian")
    play.hand("Ada", "Malkavian Dementia")
    play.hand("Ben", "Malkavian Dementia")
    play.acts("Ada", Phase.MASTER).plays("Malkavian Dementia", target=mad)
    play.acts("Ben", Phase.MASTER).plays("Malkavian Dementia", target=mad)
    assert play[mad].controller == 1
    until_turn_of(play, 2)
    until_turn_of(play, 1)
    assert play[mad].controller in {0, 2}
    until_turn_of(play, 0)
    assert play[mad].controller == 2


@pytest.mark.parametrize("sect", [Sect.SABBAT, Sect.CAMARILLA])
def test_out_of_the_frying_pan__only_a_sabbat_vampire(play, sect):
    vampire = play.vampire("Ada", sect=sect)
    play.hand("Ada", "Out of the Frying Pan")
    assert play.acts("Ada", Phase.MASTER).can("Out of the Frying Pan") is (sect is Sect.SABBAT)
    ChangeSect(Sect.CAMARILLA).carry_out(EffectContext(play.table, 0, vampire, target=vampire))
    assert play[vampire].sect is Sect.CAMARILLA


@pytest.mark.parametrize(("name", "burned"), [(CHOSEN, True), ("The Barrens", False)])
def test_watchtower__burned_only_by_another_watchtower(play, name, burned):
    tower = play.in_play("Ada", FOUR)
    (other,) = play.hand("Ben", name)
    zones.enter_play(play.table, other, 1)
    assert (play.zone(tower) is Zone.ASH_HEAP) is burned


def test_another_enters__not_the_card_itself(play):
    tower = play.in_play("Ada", FOUR)
    context = EffectContext(play.table, 0, tower, target=tower)
    assert not AnotherEnters(Trait.WATCHTOWER).holds(context)


def test_rogue__only_on_a_diablerist(play):
    guilty, other = play.vampire("Ben"), play.vampire("Ben")
    play.hand("Ada", "Rogue")
    play[guilty].set_mark(COMMITTED, 9)
    play.acts("Ada", Phase.MASTER)
    assert play.can("Rogue", target=guilty)
    assert not play.can("Rogue", target=other)


def test_recruitment__a_vampire_of_the_crypt_waits_and_cannot_be_found(play):
    (crypt,) = play.crypt("Ada", "Nonu Dis")
    play.hand("Ada", "Recruitment")
    play.acts("Ada", Phase.MASTER).plays("Recruitment")
    play.choose(FIND, target=crypt)
    assert play.zone(crypt) is Zone.UNCONTROLLED


def test_drop_point_network__not_with_six_cards(play):
    play[play.vampire("Ada", sect=Sect.SABBAT)].set_mark(Trait.BLACK_HAND.value, 1)
    play.hand("Ada", "Drop Point Network")
    for _ in range(6):
        play.card("Ada", "Conditioning", Zone.ASH_HEAP)
    assert not play.acts("Ada", Phase.MASTER).can("Drop Point Network")
    play.card("Ada", "Conditioning", Zone.ASH_HEAP)
    assert play.acts("Ada", Phase.MASTER).can("Drop Point Network")


@pytest.mark.parametrize(("capacity", "fits"), [(4, True), (5, False)])
def test_puppeteer__no_older_vampire(play, capacity, fits):
    puppeteer, ben = play.ready("Ada", "Puppeteer"), play.vampire("Ben", capacity=capacity)
    play.acts("Ada")
    assert play.can(puppeteer, target=ben) is fits


@pytest.mark.parametrize(("sect", "intercept"), [(Sect.CAMARILLA, -1), (Sect.SABBAT, 0)])
def test_priestess_of_sekhmet__less_intercept_only_for_camarilla_vampires(play, sect, intercept):
    ada, ben = play.vampire("Ada", clan="Ministry"), play.vampire("Ben", sect=sect)
    play.on(ada, "Priestess of Sekhmet")
    before = stats.intercept(play.table, play[ben])
    play.bleeds(ada)
    assert stats.intercept(play.table, play[ben]) - before == intercept


@pytest.mark.parametrize(
    ("card", "clan"), [("Bay and Howl", "Gangrel antitribu"), ("Convergence", "Pander")]
)
def test_a_gathering__a_blood_from_each_ready_vampire_of_the_clan_that_has_any(play, card, clan):
    waiting = play.uncontrolled(
        "Ada", "Alfred Benezri (G3)" if clan == "Pander" else "Aksinya Daclau (G4)", 1
    )
    givers = [play.vampire("Ada", clan=clan, blood=n) for n in (3, 1, 0)]
    others = [play.vampire("Ada", blood=2), play.vampire("Ben", clan=clan, blood=2)]
    play.hand("Ada", card)
    play.acts("Ada", Phase.MASTER).plays(card, target=waiting)
    assert [play[one].blood for one in givers] == [2, 0, 0]
    assert [play[one].blood for one in others] == [2, 2]
    assert play.seat("Ada").uncontrolled[waiting] == 1 + 2


def test_dirty_contract__not_on_a_nosferatu_or_a_giovanni(play):
    play.vampire("Ada", clan="Samedi")
    clans = ("Nosferatu", "Giovanni", "Toreador")
    bens = [play.vampire("Ben", clan=clan) for clan in clans]
    play.hand("Ada", "Dirty Contract")
    play.acts("Ada", Phase.MASTER)
    assert [play.can("Dirty Contract", target=one) for one in bens] == [False, False, True]


def test_powerbase_washington__pool_counts_twice_and_not_with_the_other_use(play):
    base = play.in_play("Ada", "Powerbase: Washington, D.C.")
    play.blood(base, 2)
    pool = play.pool_of("Ada")
    play.turn("Ada")
    move, take = (one for one in play.options if one.card == base and one.n in {0, 3})
    play.game.apply(move if move.n == 3 else take)
    assert (play[base].blood, play.pool_of("Ada")) == (2 + 6, pool - 3)
    assert not play.can(base), "one of the two each turn"


def test_trophy_no_questions__its_last_counter_burns_it(play):
    ada = play.vampire("Ada")
    play.vampire("Ben")
    trophy = play.on(ada, "Trophy: No Questions")
    play.blood(trophy, 1)
    pool = play.pool_of("Ben")
    play.bleeds(ada)
    play.until("Ada", trophy).uses(trophy)
    assert play.zone(trophy) is Zone.ASH_HEAP
    play.finish()
    assert play.pool_of("Ben") == pool - 1


@pytest.mark.parametrize(("clan", "blood", "can"), [("Guruhi", 1, True), ("Guruhi", 0, False)])
def test_palace_hunting_ground__not_for_an_empty_guruhi(play, clan, blood, can):
    ground = play.in_play("Ada", "Palace Hunting Ground")
    guruhi = play.vampire("Ada", clan=clan, blood=blood)
    assert play.turn("Ada").can(ground, target=guruhi) is can


def test_trophy_hunting_ground__no_other_ground_in_the_same_turn(play):
    ada = play.vampire("Ada", blood=1)
    trophy = play.on(ada, "Trophy: Hunting Ground")
    ground = play.in_play("Ada", "Uptown Hunting Ground")
    play.turn("Ada").uses(trophy)
    assert play[ada].blood == 3
    assert not play.can(ground, target=ada)


def test_threestar_cab_company__one_counter_for_pool_or_for_a_vampire(play):
    cabs, ada = play.in_play("Ada", "Threestar Cab Company"), play.vampire("Ada", blood=1)
    play.blood(cabs, 2)
    play.turn("Ada").plays(cabs, target=ada)
    assert (play[cabs].blood, play[ada].blood) == (1, 2)
    assert not play.can(cabs), "the card is locked"


def test_sense_vibrations__not_without_auspex(play):
    ada = play.vampire("Ada", sect=Sect.LAIBON)
    play.hand("Ada", "Sense Vibrations")
    assert not play.acts("Ada", Phase.MASTER).can("Sense Vibrations", target=ada)


@pytest.mark.parametrize("owner", ["Ada", "Cleo"])
def test_city_gangrel_connections__a_vote_in_each_political_action_of_anyone(play, owner):
    place = play.in_play(owner, "City Gangrel Connections")
    calls(play, "Kine Resources Contested")
    votes = [
        (one.seat, one.votes)
        for one in play.table.current(Referendum).poll.given
        if one.card == place
    ]
    assert votes == [(0 if owner == "Ada" else 2, 1)]


def test_city_gangrel_connections__no_vote_before_a_political_action(play):
    place = play.in_play("Ada", "City Gangrel Connections")
    play.bleeds(play.vampire("Ada"))
    assert not play.can(place)
    assert play.table.current(Referendum) is None


def test_framing_an_ancient_grudge__a_justicar_only_for_pool(play):
    prince = play.vampire("Ben", title=Title.PRINCE, city="Chicago")
    justicar = play.ready("Ben", JUSTICAR)
    bishop = play.vampire("Ben", title=Title.BISHOP, sect=Sect.SABBAT)
    play.vampire("Ada", clan="Ventrue antitribu")
    play.hand("Ada", "Framing an Ancient Grudge")
    play.acts("Ada", Phase.MASTER)
    assert not play.can("Framing an Ancient Grudge", target=bishop)
    assert play.can("Framing an Ancient Grudge", target=prince)
    pool = play.pool_of("Ada")
    play.plays("Framing an Ancient Grudge", target=justicar)
    assert play.pool_of("Ada") == pool - 3
    assert [play[one].title for one in (prince, justicar)] == [Title.PRINCE, None]


def plays_event(play, owner):
    """Let a Methuselah play a Gehenna event."""
    play.hand(owner, EVENT)
    play.turn(owner, Phase.DISCARD).choose(PLAY_EVENT, EVENT)
    passing(play, lambda: any(play.table.cards[one].event for one in play.table.in_play), most=6)


@pytest.mark.parametrize(("name", "counters"), [("Short-Term Investment", 3), ("Blood Doll", 2)])
def test_swiss_cut__a_counter_for_each_investment_of_anyone(play, name, counters):
    cut = play.in_play("Ada", "Swiss Cut")
    play.blood(cut, 2)
    play.vampire("Cleo")
    play.hand("Cleo", name)
    play.acts("Cleo", Phase.MASTER).plays(name)
    assert play[cut].blood == counters


def test_swiss_cut__no_counter_for_itself(play):
    play.vampire("Ada", clan="Giovanni")
    (cut,) = play.hand("Ada", "Swiss Cut")
    play.acts("Ada", Phase.MASTER).plays("Swiss Cut")
    assert play[cut].blood == 2


@pytest.mark.parametrize("owner", ["Ada", "Cleo"])
def test_servitor_of_irad__two_cards_for_an_event_of_anyone(play, owner):
    play.on(play.vampire("Ada"), "Servitor of Irad")
    play.hand("Ada", *["Conditioning"] * 7)
    for _ in range(5):
        play.card("Ada", "Conditioning", Zone.LIBRARY)
    plays_event(play, owner)
    assert len(play.table.seats[0].hand) == 7
    play.choose(DO_IT)
    assert len(play.table.seats[0].hand) == 9
    for _ in range(2):
        play.choose(play.decision.options[0].verb)
    assert len(play.table.seats[0].hand) == 7


def test_servitor_of_irad__not_in_torpor(play):
    play.on(play.torpor("Ada", PLAIN), "Servitor of Irad")
    plays_event(play, "Cleo")
    assert all(one.verb is not DO_IT for one in play.decision.options)
