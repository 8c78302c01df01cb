import pytest
from card_play import CardPlay
from referendums import PRINCE

from cardbase.terms import Bonus, Sect, Title
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.table import Modifier, Phase, Until, Zone

CONCLAVE = "Camarilla Conclave"
CLAN = "Nosferatu antitribu"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def calls(play, **facts):
    """A vampire of Ada's calls a referendum. Return the votes of Cleo's and Dora's vampires."""
    play.in_play("Ada", CONCLAVE)
    play.table.bank -= 4
    play[CONCLAVE].blood = 4
    ada = play.vampire("Ada", **facts)
    play.vampire("Ben")
    priscus = play.vampire("Cleo", title=Title.ARCHBISHOP, city="Rome", sect=Sect.SABBAT)
    plain = play.vampire("Cleo", sect=Sect.SABBAT)
    prince = play.vampire("Dora", title=Title.PRINCE, city="Paris")
    play.hand("Ada", "Anarchist Uprising")
    play.acts("Ada").choose(POLITICAL, "Anarchist Uprising", minion=ada)
    return lambda: [votes_of(play.table, play[one]) for one in (priscus, plain, prince)]


@pytest.mark.parametrize("title", [Title.JUSTICAR, Title.INNER_CIRCLE])
def test_camarilla_conclave__enters_with_four_counters(play, title):
    play.vampire("Ada", title=title, capacity=9, clan=CLAN)
    play.hand("Ada", CONCLAVE)
    play.acts("Ada", Phase.MASTER).plays(CONCLAVE)
    assert play[CONCLAVE].blood == 4


def test_camarilla_conclave__stealth_while_it_is_needed_and_once_in_the_action_only(play):
    votes = calls(play, **PRINCE)
    ben = next(one.card for one in play.table.minions(1))
    play.table.modify(Modifier(Bonus.INTERCEPT, 2, ben, Until.TURN))
    play.blocks(ben).until("Ada", CONCLAVE)
    before = play.stealth
    play.uses(CONCLAVE)
    assert len(play.decision.options) == 2
    play.game.apply(play.decision.options[0])
    assert play.stealth == before + 1
    assert play[CONCLAVE].blood == 3
    assert votes() == [2, 0, 2]
    play.passes()
    assert not play.can(CONCLAVE)


def test_camarilla_conclave__fewer_votes_although_stealth_is_needed(play):
    votes = calls(play, **PRINCE)
    ben = next(one.card for one in play.table.minions(1))
    play.table.modify(Modifier(Bonus.INTERCEPT, 2, ben, Until.TURN))
    play.blocks(ben).until("Ada", CONCLAVE).uses(CONCLAVE)
    play.game.apply(play.decision.options[1])
    assert votes() == [1, 0, 2]


def test_camarilla_conclave__one_vote_less_for_vampires_of_other_sects(play):
    votes = calls(play, **PRINCE)
    assert votes() == [2, 0, 2]
    play.until("Ada", CONCLAVE).uses(CONCLAVE)
    assert votes() == [1, 0, 2]
    assert play[CONCLAVE].blood == 3


def test_camarilla_conclave__not_without_a_justicar(play):
    play.vampire("Ada", title=Title.PRINCE, city="Rome")
    play.hand("Ada", CONCLAVE, "Blood Doll")
    play.acts("Ada", Phase.MASTER)
    assert not play.can(CONCLAVE)


def test_camarilla_conclave__in_the_polling_step(play):
    votes = calls(play, **PRINCE)
    for _ in range(30):
        if play.decision.kind == "vote":
            break
        play.passes()
    play.until("Ada", CONCLAVE).uses(CONCLAVE)
    assert votes() == [1, 0, 2]


def test_camarilla_conclave__not_for_a_vampire_of_another_sect(play):
    calls(play, sect=Sect.INDEPENDENT)
    for _ in range(40):
        if play.action is None or play.decision is None:
            break
        assert not play.can(CONCLAVE)
        play.passes()


def test_camarilla_conclave__not_for_another_action_or_methuselah(play):
    play.in_play("Ben", CONCLAVE)
    play.table.bank -= 4
    play[CONCLAVE].blood = 4
    ada = play.vampire("Ada")
    play.vampire("Ben")
    play.hand("Ada", "Anarchist Uprising")
    play.acts("Ada").choose(POLITICAL, "Anarchist Uprising", minion=ada)
    assert not play.can(CONCLAVE)
    play.passes()
    assert not play.can(CONCLAVE)


def test_camarilla_conclave__burned_with_its_last_counter(play):
    votes = calls(play, **PRINCE)
    conclave = play.number(CONCLAVE)
    play.table.bank += 3
    play[CONCLAVE].blood = 1
    play.until("Ada", CONCLAVE).uses(CONCLAVE)
    assert play.zone(conclave) is Zone.ASH_HEAP
    assert votes() == [1, 0, 2], "its effect lasts"
