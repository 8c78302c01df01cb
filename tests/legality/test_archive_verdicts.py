"""The verdict on every deck of the tournament archive on the day of its event.

A deck that won was legal, or there is an explanation: archive_cases.toml names every deck with an
illegal list, and why.
"""

import datetime
import tomllib
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from cardbase.terms import CardKind
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.legality.judge import judge
from vtes_deck.legality.violations import Banned, NotYetLegal, UnknownCards, WrongGroups, WrongSize

CASES = {
    case["id"]: case
    for case in tomllib.loads(
        (Path(__file__).parent / "archive_cases.toml").read_text(encoding="utf-8")
    )["deck"]
}
#: For a deck without a known day: the day of the youngest deck.
LATEST = datetime.date(2026, 10, 1)


@pytest.fixture(scope="module")
def winners(cb):
    return [(entry, from_archive(entry, cb.get)) for entry in cb.archive]


@pytest.fixture(scope="module")
def verdicts(winners):
    return {
        entry.id: judge(deck, "standard", entry.event.date or LATEST) for entry, deck in winners
    }


def of_kind(verdicts, kind, test=lambda _violation: True):
    """Ids of the decks with a violation of this kind."""
    return {
        deck_id
        for deck_id, verdict in verdicts.items()
        for violation in verdict.violations
        if isinstance(violation, kind) and test(violation)
    }


def with_case(**wanted):
    return {i for i, case in CASES.items() if all(case.get(k) == v for k, v in wanted.items())}


def test_exactly_the_explained_decks_are_not_legal(verdicts):
    assert {i for i, verdict in verdicts.items() if not verdict.legal} == set(CASES)
    assert len(CASES) == 34


def test_totals(verdicts, cb):
    def size(part):
        return lambda v: v.part is part

    assert len(of_kind(verdicts, WrongSize, size(CardKind.CRYPT))) == 1
    assert (
        len(of_kind(verdicts, WrongSize, lambda v: v.part is CardKind.LIBRARY and v.count < 60))
        == 3
    )
    assert (
        len(of_kind(verdicts, WrongSize, lambda v: v.part is CardKind.LIBRARY and v.count > 90))
        == 12
    )
    assert len(of_kind(verdicts, WrongGroups)) == 3
    assert of_kind(verdicts, Banned) == set()
    assert of_kind(verdicts, UnknownCards) == set()
    early = of_kind(verdicts, NotYetLegal)
    assert len(early) == 17
    cards = [
        c
        for i in early
        for v in verdicts[i].violations
        if isinstance(v, NotYetLegal)
        for c in v.cards
    ]
    assert len(cards) == 75
    assert all(d.event.date for d in cb.archive)


@pytest.mark.parametrize("deck_id", sorted(CASES))
def test_each_such_deck_has_the_explained_violations(deck_id, verdicts):
    case, verdict = CASES[deck_id], verdicts[deck_id]
    sizes = {v.part: v.count for v in verdict.violations if isinstance(v, WrongSize)}
    assert sizes.get(CardKind.CRYPT) == case.get("crypt")
    assert sizes.get(CardKind.LIBRARY) == case.get("library")
    groups = [list(v.groups) for v in verdict.violations if isinstance(v, WrongGroups)]
    assert groups == ([case["groups"]] if "groups" in case else [])
    early = {
        v.since: sorted(c.card.id for c in v.cards)
        for v in verdict.violations
        if isinstance(v, NotYetLegal)
    }
    assert early == {e["since"]: e["cards"] for e in case.get("early", [])}


def test_without_the_stray_line_the_deck_is_legal(cb, winners):
    """The player signed with the name of a vampire, a year before the vampire was printed."""
    stray = with_case(cause="stray-line")
    assert stray == {"watford-ts", "2k2watfordmay"}
    for entry, deck in winners:
        if entry.id in stray:
            tony = cb[CASES[entry.id]["stray"]]
            assert tony.name == entry.player.split()[0] == "Tony"
            assert deck.count(tony) == 1
            crypt = tuple(slot for slot in deck.crypt if slot.card != tony)
            fixed = msgspec.structs.replace(deck, crypt=crypt)
            assert fixed.crypt_count == 12
            assert judge(fixed, "standard", entry.event.date).legal


def test_the_deck_with_the_wrong_year_is_legal_a_year_later(winners):
    (deck_id,) = with_case(cause="wrong-date")
    ((entry, deck),) = [(e, d) for e, d in winners if e.id == deck_id]
    assert deck_id.startswith("2015")
    assert entry.event.date.year == 2014
    assert judge(deck, "standard", entry.event.date.replace(year=2015)).legal


def test_cards_played_too_early_were_early_by_less_than_the_waiting_time(cb, verdicts):
    early = with_case(cause="early")
    assert len(early) == 12
    for deck_id in early:
        verdict = verdicts[deck_id]
        (violation,) = verdict.violations
        assert violation.since - verdict.date <= datetime.timedelta(days=30)
    newest = Counter(
        cb[card].printings[0].set for i in early for e in CASES[i]["early"] for card in e["cards"]
    )
    assert set(newest) == {"V5A", "NB3", "LK", "Promo", "Tenth"}
