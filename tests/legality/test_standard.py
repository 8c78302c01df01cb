import datetime

import msgspec
import pytest

from cardbase.terms import CardKind
from vtes_deck.deck.model import Slot, UnknownLine
from vtes_deck.legality.format import all_formats
from vtes_deck.legality.judge import judge
from vtes_deck.legality.violations import (
    Add,
    Banned,
    BeforeRules,
    Copies,
    Cut,
    Drop,
    Identify,
    NeverReleased,
    NotYetLegal,
    OwnCards,
    Playtest,
    Regroup,
    UnknownCards,
    Wait,
    WrongGroups,
    WrongSize,
)

DAY = datetime.timedelta(days=1)


def only(verdict):
    """The only violation of a verdict."""
    assert len(verdict.violations) == 1, verdict.violations
    return verdict.violations[0]


def test_the_verdict_of_a_legal_deck_has_its_numbers(deck_of, today):
    verdict = judge(deck_of(), "standard", today)
    assert verdict.legal
    assert verdict.violations == ()
    assert (verdict.format, verdict.date) == ("standard", today)
    assert (verdict.facts.crypt, verdict.facts.library, verdict.facts.groups) == (12, 60, (6, 7))


@pytest.mark.parametrize(("count", "legal"), [(12, True), (11, False), (13, True), (200, True)])
def test_the_crypt_has_a_minimum_and_no_maximum(deck_of, today, count, legal):
    verdict = judge(deck_of(crypt={"Anson": count}), "standard", today)
    assert verdict.legal is legal
    if not legal:
        violation = only(verdict)
        assert isinstance(violation, WrongSize)
        assert (violation.part, violation.count, violation.minimum) == (CardKind.CRYPT, 11, 12)
        assert violation.maximum is None
        assert violation.fixes == (Add(CardKind.CRYPT, 1),)
        assert violation.rule == "VEKN-TR-6.2"


@pytest.mark.parametrize(
    ("count", "fix"),
    [
        (60, None),
        (59, Add(CardKind.LIBRARY, 1)),
        (90, None),
        (91, Cut(CardKind.LIBRARY, 1)),
        (0, Add(CardKind.LIBRARY, 60)),
    ],
)
def test_the_library_has_60_to_90_cards(deck_of, today, count, fix):
    verdict = judge(deck_of(library={"Deflection": count}), "standard", today)
    assert verdict.legal is (fix is None)
    if fix:
        violation = only(verdict)
        assert (violation.part, violation.count) == (CardKind.LIBRARY, count)
        assert (violation.minimum, violation.maximum) == (60, 90)
        assert violation.fixes == (fix,)


@pytest.mark.parametrize(
    ("crypt", "groups", "legal"),
    [
        ({"Anson": 12}, (1,), True),
        ({"Anson": 6, "Alexandra": 6}, (1, 2), True),
        ({"Alexandra": 6, "Marcus Vitel": 6}, (2, 3), True),
        ({"Anson": 6, "Marcus Vitel": 6}, (1, 3), False),
        ({"Anson": 4, "Alexandra": 4, "Marcus Vitel": 4}, (1, 2, 3), False),
        ({"Anson": 6, "Anarch Convert": 6}, (1,), True),
        ({"Anarch Convert": 6, "New Blood": 6}, (), True),
        ({"Anarch Convert": 4, "Alexandra": 4, "Marcus Vitel": 4}, (2, 3), True),
    ],
)
def test_groups_are_one_or_two_consecutive_groups_and_any_is_ignored(
    deck_of, today, crypt, groups, legal
):
    verdict = judge(deck_of(crypt=crypt), "standard", today)
    assert verdict.facts.groups == groups
    assert verdict.legal is legal
    if not legal:
        assert isinstance(only(verdict), WrongGroups)
        assert only(verdict).groups == groups
        assert only(verdict).rule == "DCK-06"


def test_an_empty_crypt_is_too_small_and_has_no_wrong_groups(deck_of, today):
    violation = only(judge(deck_of(crypt={}), "standard", today))
    assert isinstance(violation, WrongSize)
    assert violation.fixes == (Add(CardKind.CRYPT, 12),)


def test_groups_are_corrected_with_the_fewest_replacements(deck_of, today, cb):
    crypt = {"Anson": 2, "Alexandra": 5, "Marcus Vitel": 5, "Anarch Convert": 1}
    violation = only(judge(deck_of(crypt=crypt), "standard", today))
    assert violation.fixes == (Regroup((Copies(cb["Anson"], 2),), (2, 3)),)
    assert cb["Anarch Convert"] not in [c.card for c in violation.cards]


def test_distant_groups_are_corrected_within_one_pair(deck_of, today, cb):
    violation = only(judge(deck_of(crypt={"Anson": 5, "Theo Bell (G6)": 7}), "standard", today))
    (fix,) = violation.fixes
    assert fix.cards == (Copies(cb["Anson"], 5),)
    assert fix.groups == (5, 6)


def test_a_ban_applies_from_its_first_day(deck_of, cb):
    library = {"Memories of Mortality": 1, "Deflection": 59}
    since = cb["Memories of Mortality"].banned_from
    assert since == datetime.date(2008, 1, 1)
    deck = deck_of(crypt={"Anson": 12}, library=library)
    assert judge(deck, "standard", since - DAY).legal
    violation = only(judge(deck, "standard", since))
    assert isinstance(violation, Banned)
    assert violation.since == since
    assert violation.cards == (Copies(cb["Memories of Mortality"], 1),)
    assert violation.fixes == (Drop(violation.cards),)
    assert violation.rule == "VEKN-TR-4.1.1"


def test_a_banned_crypt_card_is_found_and_bans_of_different_days_are_distinguished(deck_of, today):
    deck = deck_of(
        crypt={"Tarbaby Jack": 12},
        library={"Succubus Club": 1, "Dramatic Upheaval": 2, "Deflection": 57},
    )
    violations = judge(deck, "standard", today).violations
    assert [(str(v.since), len(v.cards)) for v in violations] == [
        ("2005-01-01", 2),
        ("2020-08-01", 1),
    ]


def test_a_card_can_be_played_from_its_first_legal_day(deck_of, cb):
    villein = cb["Villein"]
    since = villein.legal_from
    assert since == datetime.date(2008, 12, 19)
    deck = deck_of(crypt={"Anson": 12}, library={"Villein": 2, "Deflection": 58})
    assert judge(deck, "standard", since).legal
    violation = only(judge(deck, "standard", since - DAY))
    assert isinstance(violation, NotYetLegal)
    assert violation.since == since
    assert violation.fixes == (Wait(since), Drop((Copies(villein, 2),)))
    assert violation.rule == "VEKN-TR-4.3"


def test_a_card_without_a_legal_day_is_not_unrestricted(deck_of, today, cb):
    never = msgspec.structs.replace(cb["Villein"], legal_from=None, printings=())
    deck = deck_of(library={"Deflection": 59})
    deck = msgspec.structs.replace(deck, library=(*deck.library, Slot(never, 1)))
    violation = only(judge(deck, "standard", today))
    assert isinstance(violation, NeverReleased)
    assert violation.fixes == (Drop((Copies(never, 1),)),)


@pytest.mark.parametrize("number", [110_000, 110_123, 199_999])
def test_a_playtest_library_card_is_recognised_by_its_id(deck_of, today, cb, number):
    tested = msgspec.structs.replace(cb["Villein"], id=number, legal_from=None)
    deck = deck_of(library={"Deflection": 59})
    deck = msgspec.structs.replace(deck, library=(*deck.library, Slot(tested, 1)))
    assert isinstance(only(judge(deck, "standard", today)), Playtest)


def test_a_playtest_vampire_is_recognised_by_its_id_even_with_a_date(deck_of, today, cb):
    tested = msgspec.structs.replace(cb["Anson"], id=210_001)
    deck = deck_of(crypt={"Anson": 11})
    deck = msgspec.structs.replace(deck, crypt=(*deck.crypt, Slot(tested, 1)))
    assert isinstance(only(judge(deck, "standard", today)), Playtest)


def test_no_real_card_counts_as_a_playtest_card(cb):
    from vtes_deck.legality.checks import in_playtest

    assert not [card for card in cb if in_playtest(card)]


def test_unknown_cards_are_a_separate_violation_and_count_in_their_section(deck_of, today):
    lines = (
        UnknownLine("Govern the Unalined", 4, crypt=False, line=20),
        UnknownLine("Nobody", 1, crypt=True),
    )
    deck = deck_of(crypt={"Anson": 11}, library={"Deflection": 56}, unknown=lines)
    violation = only(judge(deck, "standard", today))
    assert isinstance(violation, UnknownCards)
    assert violation.lines == lines
    assert violation.fixes == (Identify(lines),)


def test_a_line_that_fits_either_section_makes_neither_too_small(deck_of, today):
    lines = (UnknownLine("Something", 1),)
    deck = deck_of(crypt={"Anson": 11}, library={"Deflection": 59}, unknown=lines)
    assert isinstance(only(judge(deck, "standard", today)), UnknownCards)
    two_short = deck_of(crypt={"Anson": 10}, library={"Deflection": 90}, unknown=lines)
    size, unknown = judge(two_short, "standard", today).violations
    assert isinstance(size, WrongSize)
    assert isinstance(unknown, UnknownCards)


def test_several_violations_are_all_reported(deck_of):
    deck = deck_of(
        crypt={"Anson": 5, "Marcus Vitel": 5},
        library={"Villein": 1, "Succubus Club": 1, "Deflection": 90},
    )
    verdict = judge(deck, "standard", datetime.date(2006, 1, 1))
    assert [type(v) for v in verdict.errors] == [
        WrongSize,
        WrongSize,
        WrongGroups,
        Banned,
        NotYetLegal,
    ]


def test_a_day_before_the_rules_gives_a_note_and_no_violation(deck_of):
    deck = deck_of(crypt={"Anson": 12}, library={"Blood Doll": 60})
    early = judge(deck, "standard", datetime.date(1996, 1, 8))
    assert early.legal
    assert isinstance(only(early), BeforeRules)
    assert judge(deck, "standard", datetime.date(1996, 1, 9)).violations == ()


@pytest.mark.parametrize("number", [800_000_000, 999_999_999])
@pytest.mark.parametrize("tournament", [one.name for one in all_formats()])
def test_an_own_card_is_never_legal(deck_of, cb, today, number, tournament):
    own = msgspec.structs.replace(cb["Anson" if number > 900_000_000 else "Villein"], id=number)
    deck = msgspec.structs.replace(deck_of(), library=(Slot(own, 60),))
    found = [one for one in judge(deck, tournament, today).errors if isinstance(one, OwnCards)]
    assert [one.fixes for one in found] == [(Drop((Copies(own, 60),)),)]
