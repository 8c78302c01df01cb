"""Advanced vampires: merging, and the two cards as one (INF-13 to INF-17)."""

import pytest
from table_play import Play, counters_add_up, misplaced

from cardbase.terms import Sect, Title
from vtes_deck.engine.determinization import determinize
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.table import Activity, Phase, TimedRestriction, Until, Zone
from vtes_deck.engine.status import control, disciplines, sects, titles
from vtes_deck.engine.turn.influence import MERGE

BASE, ADVANCED = "Alan Sovereign", "Alan Sovereign (ADV)"


def laid(cb, base=BASE, advanced=ADVANCED):
    play = Play(cb, "Ada", "Ben", "Cleo")
    play.ready("Ada", cb[base].unique_name)
    play.numbers[base] = play.numbers[cb[base].unique_name]
    play.uncontrolled("Ada", cb[advanced].unique_name)
    play.numbers[advanced] = play.numbers[cb[advanced].unique_name]
    return play


def merged(play, advanced=ADVANCED):
    play.turn("Ada", Phase.INFLUENCE).choose(MERGE, advanced)
    assert misplaced(play.table) == []
    return play[advanced]


@pytest.mark.rule("INF-13")
def test_merging_takes_four_transfers(cb):
    play = laid(cb)
    play.uncontrolled("Ada", "Gideon Fontaine")
    merged(play)
    assert play.table.seats[0].transfers == 0
    assert play.decision.kind != "influence"


@pytest.mark.rule("INF-14", "INF-17")
def test_a_learned_discipline_and_its_capacity_are_kept(cb):
    play = laid(cb)
    master = play.hand("Ada", "Animalism")[0]
    disciplines.put_on(play.table, master, play[BASE])
    raised = disciplines.raises(play.table, play.table.cards[master])
    vampire = merged(play)
    assert vampire.disciplines["ani"] == 1
    assert vampire.capacity == cb[ADVANCED].capacity + raised
    assert master in vampire.attached


@pytest.mark.rule("INF-17")
def test_title_sect_and_clan_from_effects_are_kept(cb):
    play = laid(cb)
    sects.change_sect(play.table, play[BASE], Sect.ANARCH)
    sects.change_clan(play.table, play[BASE], "Toreador")
    titles.gain(play.table, play[BASE], Title.BARON, "Chicago")
    vampire = merged(play)
    assert (vampire.sect, vampire.clan) == (Sect.ANARCH, "Toreador")
    assert (vampire.title, vampire.city) == (Title.BARON, "Chicago")


@pytest.mark.rule("INF-16")
def test_another_sect_of_the_advanced_card_replaces_a_sect_from_an_effect(cb):
    """Ruling for Sarrasine, Brunhilde and others: the vampire changes sect as it is merged."""
    play = laid(cb, "Sarrasine", "Sarrasine (ADV)")
    sects.change_sect(play.table, play["Sarrasine"], Sect.ANARCH)
    vampire = merged(play, "Sarrasine (ADV)")
    assert vampire.sect is Sect.CAMARILLA
    assert titles.current_title(play.table, vampire) is Title.PRINCE


@pytest.mark.rule("INF-17", "PLY-39")
def test_a_card_that_represents_a_title_keeps_representing_it(cb):
    play = laid(cb)
    card = play.on(BASE, "Fame")
    titles.gain(play.table, play[BASE], Title.PRINCE, "Chicago", card)
    vampire = merged(play)
    assert titles.current_title(play.table, vampire) is Title.PRINCE
    titles.lose(play.table, vampire)
    assert play.zone(card) is Zone.ASH_HEAP


@pytest.mark.rule("INF-17")
def test_restrictions_on_the_vampire_remain(cb):
    play = laid(cb)
    play.table.restrict(TimedRestriction(Activity.BLEED, play.number(BASE), Until.UNLOCK, seat=0))
    play.table.use_once("anything", play.number(BASE), Until.SOURCE)
    vampire = merged(play)
    assert play.table.is_restricted(Activity.BLEED, vampire.card)
    assert play.table.has_used("anything", vampire.card, Until.SOURCE)


@pytest.mark.rule("INF-16")
def test_a_title_in_the_text_of_the_base_card_remains_in_effect(cb):
    play = laid(cb, "Quentin King III", "Quentin King III (ADV)")
    vampire = merged(play, "Quentin King III (ADV)")
    assert (vampire.title, vampire.city) == (Title.PRINCE, "Boston")


@pytest.mark.rule("INF-16", "TIT-03")
def test_the_sect_of_the_advanced_card_has_precedence(cb):
    play = laid(cb, "Marcus Vitel", "Marcus Vitel (ADV)")
    vampire = merged(play, "Marcus Vitel (ADV)")
    assert vampire.sect is Sect.SABBAT
    assert titles.current_title(play.table, vampire) is None


@pytest.mark.rule("INF-16")
def test_a_title_that_was_lost_does_not_return_with_the_base_text(cb):
    play = laid(cb, "Quentin King III", "Quentin King III (ADV)")
    titles.lose(play.table, play["Quentin King III"])
    assert merged(play, "Quentin King III (ADV)").title is None


@pytest.mark.rule("INF-16")
def test_the_base_card_can_enter_second(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    advanced = play.ready("Ada", cb["Quentin King III (ADV)"].unique_name)
    base = play.uncontrolled("Ada", "Quentin King III")
    play.turn("Ada", Phase.INFLUENCE).choose(MERGE)
    assert play[advanced].attached == (base,)
    assert (play[advanced].title, play[advanced].city) == (Title.PRINCE, "Boston")


@pytest.mark.rule("INF-16")
def test_in_the_uncontrolled_region_the_merged_cards_stay_one_card(cb):
    play = laid(cb, "Quentin King III", "Quentin King III (ADV)")
    vampire = merged(play, "Quentin King III (ADV)")
    base = play.number("Quentin King III")
    zones.move(play.table, vampire.card, Zone.UNCONTROLLED)
    assert misplaced(play.table) == []
    assert counters_add_up(play.table)
    assert list(play.seat("Ada").uncontrolled) == [vampire.card]
    assert play.table.where[base] is Zone.ASIDE
    control.arrive(play.table, vampire.card, 0)
    assert misplaced(play.table) == []
    again = play[vampire.card]
    assert again.attached == (base,)
    assert again.title is Title.PRINCE
    assert play.table.merged == ()


@pytest.mark.rule("INF-16")
@pytest.mark.parametrize("zone", [Zone.ASH_HEAP, Zone.REMOVED])
@pytest.mark.parametrize("waiting", [False, True])
def test_burned_or_removed_merged_cards_separate(cb, zone, waiting):
    play = laid(cb)
    vampire = merged(play)
    if waiting:
        zones.move(play.table, vampire.card, Zone.UNCONTROLLED)
    zones.move(play.table, vampire.card, zone)
    assert play.zone(BASE) is zone
    assert play.zone(ADVANCED) is zone
    assert misplaced(play.table) == []
    assert play.table.merged == ()


def test_an_imagined_game_keeps_merged_vampires_in_place(cb):
    play = laid(cb)
    vampire = merged(play)
    play.crypt("Ada", "Anson", "Rake")
    zones.move(play.table, vampire.card, Zone.UNCONTROLLED)
    play.turn("Ben", Phase.MINION)
    play.hand("Ben", "Blood Doll")
    play.turn("Ben", Phase.DISCARD)
    for seed in range(5):
        other = determinize(play.game, 1, seed)
        assert vampire.card in other.table.seats[0].uncontrolled
        assert misplaced(other.table) == []


@pytest.mark.rule("INF-13", "INF-16", "INF-17")
def test_the_advanced_card_has_all_facts_of_the_vampire(cb):
    pairs = [
        (cb.get(number), card)
        for card in cb.crypt
        if card.advanced
        for number in card.variants
        if not cb.get(number).advanced
    ]
    play = Play(cb, "Ada", "Ben", "Cleo")
    for base, card in pairs:
        below = play.ready("Ada", base.unique_name)
        above = play.uncontrolled("Ada", card.unique_name)
        control.merge(play.table, 0, above, below)
        vampire, also = play[above], card.merged
        assert vampire.disciplines == play.table.cards[above].disciplines, card.unique_name
        assert vampire.capacity == card.capacity
        assert vampire.sect is ((also and also.sect) or card.sect)
        title = (also and also.title) or card.title or base.title
        assert vampire.title is title, card.unique_name
        zones.remove(play.table, above)
    assert len(pairs) > 60


@pytest.mark.rule("INF-17", "CON-15")
def test_effects_of_others_are_not_transferred(cb):
    play = laid(cb)
    other = play.ready("Ben", "Anson")
    play.table.use_once("anything", other, Until.SOURCE)
    play.table.yielded |= {(other, "Prince of Chicago")}
    vampire = merged(play)
    assert not play.table.has_used("anything", vampire.card, Until.SOURCE)
    assert (vampire.card, "Prince of Chicago") not in play.table.yielded
