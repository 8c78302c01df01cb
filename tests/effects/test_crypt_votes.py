"""Vampires whose text affects referendums, votes and titles."""

import pytest
from card_play import CardPlay
from card_steps import logged

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.referendum_terms import ALLOCATE
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.politics.blood_hunt import BloodHunt
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status.contests import PAY_TITLE, YIELD_TITLE
from vtes_deck.engine.status.torpor import send

KRC = "Kine Resources Contested"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def calls(play, minion, **points):
    """The vampire calls the referendum of Kine Resources Contested; its terms are set."""
    owner = play.names[play[minion].controller]
    play.hand(owner, KRC)
    sets_terms(play.acts(owner).choose(POLITICAL, KRC, minion=minion), points)


def sets_terms(play, points):
    """No one blocks the action, and the points are allocated."""
    while not play.offered(ALLOCATE):
        play.choose(PASS)
    while play.decision and play.offered(ALLOCATE):
        name = play.names[play.decision.options[0].seat]
        play.choose(ALLOCATE, seat=name, n=points.get(name, 0))


def votes(play, side="for", abstains=()):
    """Vote on this side for everyone who can, until the referendum is over."""
    for _ in range(60):
        if not play.decision or play.decision.kind not in {"vote", "effect"}:
            return
        words = [
            one
            for one in play.decision.options
            if f"{side} the referendum" in option_sentence(play.table, one)
            and one.minion not in abstains
        ]
        play.game.apply(words[0]) if words else play.choose(PASS)


# Lutz von Hohenzollern


def test_lutz_von_hohenzollern__prey_burns_1_pool(play):
    play.ready("Ada", "Lutz von Hohenzollern")
    calls(play, play.vampire("Cleo", title=Title.PRINCE, city="Chicago"), Dora=3, Cleo=1)
    votes(play)
    assert logged(play, "The referendum passes")
    assert [play.pool_of(name) for name in play.names] == [30, 29, 29, 27]


def test_lutz_von_hohenzollern__not_if_it_fails(play):
    play.ready("Ada", "Lutz von Hohenzollern")
    calls(play, play.vampire("Ada"), Ben=3, Cleo=1)
    votes(play, "against")
    assert logged(play, "The referendum fails")
    assert play.pool_of("Ben") == 30


def test_lutz_von_hohenzollern__not_after_a_blood_hunt(play):
    play.ready("Ada", "Lutz von Hohenzollern")
    victim = play.vampire("Dora")
    play.table.stack[:] = [BloodHunt(caller=0, diablerist=victim)]
    play.run()
    votes(play)
    assert logged(play, "The referendum passes")
    assert play.pool_of("Ben") == 30


def test_lutz_von_hohenzollern__not_in_torpor(play):
    lutz = play.ready("Ada", "Lutz von Hohenzollern")
    send(play.table, play[lutz])
    calls(play, play.vampire("Cleo", title=Title.PRINCE, city="Chicago"), Dora=3, Cleo=1)
    votes(play)
    assert play.pool_of("Ben") == 30


# Arishat


def test_arishat__a_vampire_abstains(play):
    arishat = play.ready("Ada", "Arishat", 4)
    prince = play.vampire("Cleo", title=Title.PRINCE, city="Chicago")
    calls(play, play.vampire("Ada"), Ben=3, Cleo=1)
    play.until("Ada", "Arishat").plays("Arishat", target=prince)
    assert play[arishat].blood == 3
    assert not play.can("Arishat"), "once in a referendum"
    while play.asked != "Cleo" and play.decision.kind == "vote":
        play.choose(PASS)
    assert not any("Prince" in option_sentence(play.table, o) for o in play.decision.options)
    assert logged(play, "abstains")


def test_arishat__even_if_it_has_voted(play):
    play.ready("Dora", "Arishat", 4)
    prince = play.vampire("Ada", title=Title.PRINCE, city="Chicago")
    calls(play, prince, Ben=3, Cleo=1)
    found = [o for o in play.decision.options if o.minion == prince]
    play.game.apply(next(o for o in found if "for the" in option_sentence(play.table, o)))
    play.until("Dora", "Arishat").plays("Arishat", target=prince)
    votes(play, "against", abstains=())
    assert logged(play, "The referendum fails")


def test_arishat__not_without_blood(play):
    play.ready("Ada", "Arishat", 0)
    prince = play.vampire("Cleo", title=Title.PRINCE, city="Chicago")
    calls(play, prince, Ben=3, Ada=1)
    for _ in range(20):
        if not play.decision or play.decision.kind != "vote":
            break
        assert not play.can("Arishat")
        play.choose(PASS)


# Diana Iadanza


def reacts(play, caller):
    """Ben could react with this card in a referendum that the vampire has called."""
    ben = play.vampire("Ben", locked=True)
    play.hand("Ben", "Delaying Tactics")
    calls(play, caller, Cleo=3, Dora=1)
    return ben


def test_diana_iadanza__cancels_a_reaction_in_her_referendum(play):
    diana = play.ready("Ada", "Diana Iadanza", 5)
    play.vampire("Ben")
    reacts(play, diana)
    play.until("Ben", "Delaying Tactics")
    play.game.apply(play.ways("Delaying Tactics")[0])
    play.plays("Diana Iadanza")
    assert play[diana].blood == 4
    assert logged(play, "Delaying Tactics is cancelled")
    assert play.decision.kind == "vote", "the referendum continues"


def test_diana_iadanza__not_in_the_referendum_of_another(play):
    play.ready("Ada", "Diana Iadanza", 5)
    other = play.vampire("Ada")
    play.vampire("Ben")
    reacts(play, other)
    play.until("Ben", "Delaying Tactics")
    play.game.apply(play.ways("Delaying Tactics")[0])
    assert not play.can("Diana Iadanza")


def test_diana_iadanza__in_the_turn_of_another_methuselah(play):
    diana = play.ready("Ada", "Diana Iadanza", 5)
    play.on(diana, "Enkil Cog")
    play.hand("Ada", KRC)
    play.vampire("Ben", locked=True)
    play.vampire("Ben")
    play.hand("Ben", "Delaying Tactics")
    play.acts("Ben").choose(PASS).uses("Enkil Cog").choose(POLITICAL, KRC, minion=diana)
    sets_terms(play, {"Cleo": 3, "Dora": 1})
    play.until("Ben", "Delaying Tactics")
    play.game.apply(play.ways("Delaying Tactics")[0])
    play.plays("Diana Iadanza")
    assert logged(play, "Delaying Tactics is cancelled")


def test_diana_iadanza__no_card_that_is_not_a_reaction(play):
    diana = play.ready("Ada", "Diana Iadanza", 5)
    play[diana].disciplines = {"pre": 2}
    play.hand("Ada", "Bewitching Oration")
    calls(play, diana, Cleo=3, Dora=1)
    play.game.apply(play.ways("Bewitching Oration")[0])
    assert not play.can("Diana Iadanza")


# Rafael de Corazon, Hardestadt


def contest(play, name):
    """Two vampires contest an Inner Circle title, and Ben's unlock phase begins."""
    play.ready("Ada", name)
    own = play[play.seat("Ada").in_play[0]]
    rival = play.vampire("Ben", clan=own.clan, sect=Sect.CAMARILLA)
    play[rival].title, play[rival].city = Title.INNER_CIRCLE, own.clan
    play[rival].title_contested = own.title_contested = play.table.contests = True
    play.turn("Ben", Phase.UNLOCK)
    return rival


def test_rafael_de_corazon__a_claimant_of_his_title_yields(play):
    rival = contest(play, "Rafael de Corazon")
    assert play.offered(YIELD_TITLE, minion=rival)
    assert not play.offered(PAY_TITLE, minion=rival)
    play.choose(YIELD_TITLE, minion=rival)
    assert play[rival].title is None


def test_rafael_de_corazon__he_does_not_have_to_yield(play):
    contest(play, "Rafael de Corazon")
    play.turn("Ada", Phase.UNLOCK)
    assert play.offered(PAY_TITLE, minion=play.seat("Ada").in_play[0])


def test_rafael_de_corazon__other_titles_are_contested_as_usual(play):
    play.table.contests = True
    one = play.vampire("Ada", title=Title.PRINCE, city="Chicago", title_contested=True)
    play.vampire("Ben", title=Title.PRINCE, city="Chicago", title_contested=True)
    play.ready("Ben", "Rafael de Corazon")
    play.turn("Ada", Phase.UNLOCK)
    assert play.offered(PAY_TITLE, minion=one)


def test_hardestadt__a_claimant_of_his_title_yields(play):
    rival = contest(play, "Hardestadt")
    assert play.offered(YIELD_TITLE, minion=rival)
    assert not play.offered(PAY_TITLE, minion=rival)


def test_hardestadt__he_does_not_have_to_yield(play):
    contest(play, "Hardestadt")
    play.turn("Ada", Phase.UNLOCK)
    assert play.offered(PAY_TITLE, minion=play.seat("Ada").in_play[0])
