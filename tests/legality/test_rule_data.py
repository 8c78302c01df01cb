"""The dated data in resources/legality, compared with the card data and with each other."""

import datetime
import tomllib

import msgspec
import pytest

from cardbase.sources import printings
from vtes_deck.legality.format import all_formats
from vtes_deck.legality.formats.v5 import pool
from vtes_deck.legality.rules import rules, sources
from vtes_deck.resources import resource

DAY = datetime.timedelta(days=1)
CHANGE = datetime.date(2025, 9, 21)
WAIT = datetime.timedelta(days=30)


def load(name):
    return tomllib.loads(resource(f"legality/{name}").read_text(encoding="utf-8"))


def test_every_rule_names_a_document_and_every_document_is_used():
    used = {rule.source.title for rule in rules().values()}
    cited = {key for rule in load("release_rule.toml")["rule"] for key in rule["sources"]}
    assert cited <= set(sources())
    for key, source in sources().items():
        assert source.title in used or key in cited or key == "dci-1995"
    assert all(rule.section and rule.about for rule in rules().values())


def test_every_format_names_rules_that_exist():
    for one in all_formats():
        assert set(one.rules) <= set(rules())


def test_addresses_are_public():
    for source in sources().values():
        assert not source.url or source.url.startswith("https://")


def test_bans_equal_the_bans_of_the_card_data(cb):
    listed = {card: ban["from"] for ban in load("bans.toml")["ban"] for card in ban["cards"]}
    assert listed == {c.id: c.banned_from for c in cb if c.banned_from}
    assert len(listed) == 20


def test_a_ban_is_announced_before_it_applies():
    for ban in load("bans.toml")["ban"]:
        assert ban["announced"] <= ban["from"]


def test_no_winner_ever_played_a_banned_card(cb):
    """The ban dates agree with the archive: the last winner is earlier than each of them."""
    late = [
        (deck.id, str(card))
        for deck in cb.archive
        for entry in deck.cards
        if (card := cb[entry.id]).banned_from
        and deck.event.date
        and card.banned_from <= deck.event.date
    ]
    assert late == []


def test_the_release_rule_equals_that_of_the_card_base():
    first, second = load("release_rule.toml")["rule"]
    assert first["wait_days"] == printings.WAITING_TIME.days == 30
    assert second["released_from"] == printings.LEGAL_ON_RELEASE == CHANGE
    assert second["wait_days"] == load("release_rule.toml")["promos"]["wait_days"] == 0


def test_every_card_has_a_legal_day(cb):
    assert [str(card) for card in cb if card.legal_from is None] == []


def test_the_legal_day_of_every_card_follows_from_its_earliest_printing(cb):
    """Computed differently from the card base: the earliest of all printings."""

    def day(printing):
        if printing.set in {"Promo", "POD"} or printing.date >= CHANGE:
            return printing.date
        return printing.date + WAIT

    for card in cb:
        assert card.legal_from == min(day(p) for p in card.printings if p.date), str(card)


def test_reprints_made_no_card_legal(cb):
    reprints = {"POD", "PP1", "PP2", "PP3", "Ant1", "HttBR", "EoG", "FB"}
    assert [str(c) for c in cb if c.printings[0].set in reprints] == []
    first_in_kotr = [c for c in cb if c.printings[0].set == "KoTR"]
    assert len(first_in_kotr) == 3


@pytest.mark.parametrize(
    ("name", "day"),
    [
        ("Deflection", "1994-09-15"),  # Jyhad, 30 days
        ("Villein", "2008-12-19"),  # Keepers of Tradition, 30 days
        ("Dafina Hanganu", "2025-06-30"),  # New Blood III, first wave, 30 days
        ("Private Audience", "2000-11-30"),  # Sabbat War, regardless of reprints
        ("Anthelios, The Red Star", "2004-04-11"),  # a promo first
        ("Abactor", "2009-04-01"),  # a promo, then a set
        ("Ashur Tablets", "2008-12-19"),  # print on demand changes nothing
        ("Grimgroth", "2019-09-15"),  # new in an anniversary set of reprints
    ],
)
def test_legal_days_of_cards_of_every_kind(cb, name, day):
    assert str(cb[name].legal_from) == day


def test_the_late_precons_of_new_blood_give_their_own_day(cb):
    nb3 = [c for c in cb if c.printings[0].set == "NB3"]
    days = {str(c.legal_from) for c in nb3}
    assert days == {"2025-06-30", "2026-02-28"}
    for card in nb3:
        late = {p.precon for p in card.printings if p.set == "NB3"} <= {"PR", "PS", "PT"}
        assert (str(card.legal_from) == "2026-02-28") is late


def test_the_exact_day_of_the_change_matters_for_no_card(cb):
    """Any day of the change from 2025-06-21 to 2025-10-25 gives the same legal days."""
    released = [
        min(p.date for p in c.printings if p.date) for c in cb if c.printings[0].set != "Promo"
    ]
    assert not [
        d for d in released if datetime.date(2025, 6, 21) <= d < datetime.date(2025, 10, 26)
    ]


def test_no_verdict_on_the_archive_depends_on_how_long_promos_wait(cb):
    near = {
        deck.id
        for deck in cb.archive
        for entry in deck.cards
        if deck.event.date
        and (card := cb[entry.id]).printings[0].set == "Promo"
        and deck.event.date < card.legal_from + WAIT
    }
    assert near == {"2k9bloodformbi"}  # too early by both readings


def test_the_pool_uses_sets_and_promos_of_the_card_data(cb):
    found = pool()
    assert found.source in sources()
    assert set(found.sets) <= set(cb.sets)
    for promo in found.promos:
        assert any(p.set == "Promo" and p.date == promo.date for c in cb for p in c.printings)
    newest = max(p.date for c in cb for p in c.printings if p.set in found.sets)
    assert newest == found.last_release


def test_the_pool_explains_every_mark_in_the_card_data(cb):
    found = pool()
    marked = [c for c in cb if "V5" in c.formats]
    slips = [c for c in marked if str(c.id) in found.slips]
    assert [str(c.id) for c in slips] == list(found.slips)
    for card in marked:
        if card not in slips:
            plain = msgspec.structs.replace(card, formats=())
            assert found.since(plain) is not None, str(card)
