import datetime

import msgspec
import pytest

from cardbase.terms import CardKind
from vtes_deck.deck.model import Slot
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.legality.case import Options
from vtes_deck.legality.formats.limited import effective_boosters
from vtes_deck.legality.judge import judge
from vtes_deck.legality.violations import (
    Add,
    AfterItsTime,
    AssumedProduct,
    Banned,
    Copies,
    Cut,
    Drop,
    NeverReleased,
    NotInPool,
    NotYetLegal,
    Recursions,
    Severity,
    Wait,
    WrongGroups,
    WrongSize,
)

DAY = datetime.timedelta(days=1)


def kinds(verdict):
    return [type(v) for v in verdict.violations]


# ---------------------------------------------------------------------------------------------- V5


def test_v5_takes_a_deck_of_its_pool(deck_of, today):
    assert judge(deck_of(), "v5", today).legal


def test_v5_refuses_a_card_outside_its_pool(deck_of, today, cb):
    deck = deck_of(library={"Deflection": 59, "Abombwe": 1})
    assert judge(deck, "standard", today).legal
    verdict = judge(deck, "v5", today)
    assert kinds(verdict) == [NotInPool]
    (violation,) = verdict.violations
    assert violation.since is None
    assert violation.cards == (Copies(cb["Abombwe"], 1),)
    assert violation.fixes == (Drop(violation.cards),)
    assert violation.rule == "VEKN-TR-6.4"


def test_v5_includes_the_rules_of_standard(deck_of, today):
    deck = deck_of(crypt={"Theo Bell (G6)": 11}, library={"Deflection": 91})
    assert kinds(judge(deck, "v5", today)) == [WrongSize, WrongSize]


def test_any_printing_of_a_card_in_the_pool_is_enough(cb, deck_of, today):
    govern = cb["Govern the Unaligned"]
    assert govern.printings[0].set == "Jyhad"
    assert judge(deck_of(library={"Govern the Unaligned": 60}), "v5", today).legal


def test_a_card_enters_the_pool_with_its_first_product(cb, deck_of):
    sabbat = datetime.date(2025, 10, 26)
    card = cb["Private Audience"]
    assert card.printings[0].set == "SW"
    deck = deck_of(library={"Private Audience": 60})
    assert judge(deck, "v5", sabbat).legal
    verdict = judge(deck, "v5", sabbat - DAY)
    assert kinds(verdict) == [NotInPool]
    (violation,) = verdict.violations
    assert violation.since == sabbat
    assert violation.fixes == (Wait(sabbat), Drop(violation.cards))


def test_the_second_wave_of_new_blood_has_its_own_date(cb):
    from vtes_deck.legality.formats.v5 import pool

    wave = datetime.date(2026, 2, 28)
    found = pool()
    assert found.last_release == wave
    late = [c for c in cb if found.since(c) == wave]
    assert late
    assert all(
        {p.precon for p in c.printings if p.set == "NB3"} <= {"PR", "PS", "PT"} for c in late
    )


def test_the_pool_contains_the_products_and_promo_pack_4(cb):
    from vtes_deck.legality.formats.v5 import pool

    found = pool()
    inside = [card for card in cb if found.since(card) is not None]
    assert len(inside) == 750
    rebels = datetime.date(2024, 4, 23)
    pack = [c for c in cb if any(p.set == "Promo" and p.date == rebels for p in c.printings)]
    assert sorted(c.kind for c in pack) == [CardKind.CRYPT] * 5 + [CardKind.LIBRARY] * 6
    assert all(c in inside for c in pack)


def test_tegyrius_of_the_pool_has_group_6(cb):
    from vtes_deck.legality.formats.v5 import pool

    assert pool().since(cb[201654])
    assert "V5" in cb[201352].formats, "the card data have corrected this error: remove it here"
    assert pool().since(cb[201352]) is None


def test_a_card_that_new_data_mark_for_v5_is_in_the_pool(cb):
    from vtes_deck.legality.formats.v5 import pool

    abombwe = cb["Abombwe"]
    assert pool().since(abombwe) is None
    marked = msgspec.structs.replace(abombwe, formats=("V5",))
    assert pool().since(marked) == abombwe.legal_from


# ----------------------------------------------------------------------------------------- limited


def test_winners_of_recent_v5_tournaments_played_the_pool(cb):
    """Tournaments called V5 since 2025; those of 2021 and 2023 had other pools."""
    events = {d.id: d for d in cb.archive if "V5" in d.event.name.split()}
    recent = {i: d for i, d in events.items() if d.event.date and d.event.date.year >= 2025}
    assert set(recent) == {"12788", "13150", "13315", "13557"}
    for entry in recent.values():
        assert judge(from_archive(entry, cb.get), "v5", entry.event.date).legal, entry.event.name


@pytest.mark.parametrize(
    ("boosters", "crypt", "library", "recursions"),
    [
        (1, 1, 5, 11),
        (2, 2, 10, 5),
        (3, 3, 15, 3),
        (4, 4, 20, 2),
        (5, 5, 25, 1),
        (6, 6, 30, 1),
        (7, 7, 35, 1),
        (8, 8, 40, 0),
        (9, 9, 40, 0),
        (11, 11, 40, 0),
        (12, 12, 40, 0),
        (13, 12, 40, 0),
    ],
)
def test_sizes_in_limited_follow_the_boosters(deck_of, today, boosters, crypt, library, recursions):
    options = Options(boosters=boosters)
    least = deck_of(crypt={"Anson": crypt}, library={"Deflection": library})
    verdict = judge(least, "limited", today, options)
    assert verdict.legal
    assert verdict.facts.limits.recursions == recursions
    reported = [note.times for note in verdict.notes if isinstance(note, Recursions)]
    assert reported == [recursions] * bool(recursions)
    small_crypt = deck_of(crypt={"Anson": crypt - 1}, library={"Deflection": library})
    (violation,) = judge(small_crypt, "limited", today, options).errors
    assert violation.fixes == (Add(CardKind.CRYPT, 1),)
    small = deck_of(crypt={"Anson": crypt}, library={"Deflection": library - 1})
    (violation,) = judge(small, "limited", today, options).errors
    assert violation.fixes == (Add(CardKind.LIBRARY, 1),)


def test_recursions_bring_a_minimal_library_closest_to_sixty(today, deck_of):
    for boosters in range(1, 8):
        limits = judge(deck_of(), "limited", today, Options(boosters=boosters)).facts.limits
        times = limits.recursions + 1
        others = [abs(60 - limits.library * t) for t in range(1, 30)]
        assert abs(60 - limits.library * times) == min(others)


@pytest.mark.parametrize("options", [Options(), Options(boosters=4, starters=True)])
def test_starters_or_no_number_of_boosters_require_twelve_and_forty(deck_of, today, options):
    deck = deck_of(crypt={"Anson": 12}, library={"Deflection": 40})
    assert judge(deck, "limited", today, options).legal
    small = deck_of(crypt={"Anson": 11}, library={"Deflection": 39})
    verdict = judge(small, "limited", today, options)
    assert kinds(verdict)[:2] == [WrongSize, WrongSize]
    assert [type(note) for note in verdict.notes] == [AssumedProduct] * (not options.starters)


def test_limited_has_a_maximum_no_groups_and_no_waiting_time(deck_of, today, cb):
    mixed = {"Anson": 4, "Marcus Vitel": 4, "Theo Bell (G6)": 4}
    assert judge(deck_of(crypt=mixed, library={"Deflection": 90}), "limited", today).legal
    verdict = judge(deck_of(crypt=mixed, library={"Deflection": 91}), "limited", today)
    assert kinds(verdict) == [WrongSize]
    assert verdict.violations[0].fixes == (Cut(CardKind.LIBRARY, 1),)
    before = cb["Villein"].legal_from - 60 * DAY
    assert judge(deck_of(crypt={"Anson": 12}, library={"Villein": 40}), "limited", before).legal


def test_limited_keeps_bans_and_requires_real_cards(deck_of, today, cb):
    deck = deck_of(library={"Deflection": 40, "Succubus Club": 1})
    assert kinds(judge(deck, "limited", today)) == [Banned]
    never = msgspec.structs.replace(cb["Villein"], legal_from=None)
    deck = deck_of(library={"Deflection": 40})
    deck = msgspec.structs.replace(deck, library=(*deck.library, Slot(never, 1)))
    assert kinds(judge(deck, "limited", today)) == [NeverReleased]


@pytest.mark.parametrize(
    ("cards", "boosters"),
    [(1, 1), (11, 1), (16, 1), (17, 2), (38, 3), (39, 4), (66, 6), (15 * 5, 7)],
)
def test_boosters_of_another_size_are_counted_as_elevens(cards, boosters):
    assert effective_boosters(cards) == boosters


def test_boosters_need_cards():
    with pytest.raises(ValueError, match="at least one"):
        effective_boosters(0)


@pytest.mark.parametrize(
    "wrong", [{"boosters": 0}, {"boosters": 101}, {"players": 1}, {"players": 21}]
)
def test_options_have_bounds(wrong):
    with pytest.raises(ValueError, match="from"):
        Options(**wrong)


# ------------------------------------------------------------------------------------ old editions


@pytest.mark.parametrize("name", ["jyhad-1994", "white-wolf"])
@pytest.mark.parametrize(
    ("players", "library", "legal"),
    [
        (5, 40, True),
        (5, 39, False),
        (5, 90, True),
        (5, 91, False),
        (6, 100, True),
        (6, 101, False),
        (2, 60, True),
        (2, 61, False),
    ],
)
def test_old_libraries_grow_with_the_players(deck_of, today, name, players, library, legal):
    deck = deck_of(crypt={"Anson": 12}, library={"Deflection": library})
    verdict = judge(deck, name, today, Options(players=players))
    assert verdict.legal is legal
    if not legal:
        (violation,) = verdict.violations
        assert violation.rule.endswith("DCK-03" if library < 40 else "DCK-04")


@pytest.mark.parametrize("name", ["jyhad-1994", "white-wolf"])
def test_old_crypts_have_twelve_cards_or_more(deck_of, today, name):
    (violation,) = judge(deck_of(crypt={"Anson": 11}), name, today).errors
    assert violation.rule.endswith("DCK-01")
    assert judge(deck_of(crypt={"Anson": 50}), name, today).legal


@pytest.mark.parametrize("name", ["jyhad-1994", "white-wolf"])
def test_old_rulebooks_have_no_bans_and_no_waiting(deck_of, name, cb):
    deck = deck_of(crypt={"Anson": 12}, library={"Succubus Club": 40, "Cunctator Motion": 5})
    assert judge(deck, name, cb["Anson"].legal_from - 300 * DAY).violations == ()


def test_1994_has_no_groups_and_white_wolf_has_groups(deck_of, today):
    deck = deck_of(crypt={"Anson": 6, "Marcus Vitel": 6}, library={"Deflection": 60})
    assert judge(deck, "jyhad-1994", today).legal
    assert kinds(judge(deck, "white-wolf", today)) == [WrongGroups]
    fits = deck_of(
        crypt={"Anson": 6, "Alexandra": 6, "Anarch Convert": 1}, library={"Deflection": 60}
    )
    assert judge(fits, "white-wolf", today).legal


def test_vampires_printed_without_a_group_are_of_group_1_or_2(cb):
    """DCK-08: no expansion symbol (the base sets) is group 1, an expansion symbol is group 2."""
    first = {"Jyhad": 1, "VTES": 1, "DS": 2, "AH": 2, "Sabbat": 2, "SW": 2}
    old = [c for c in cb.crypt if c.printings[0].set in first]
    assert len(old) > 300
    assert not [str(c) for c in old if c.group != first[c.printings[0].set]]


def test_later_cards_give_a_note_and_no_violation(deck_of, today, cb):
    deck = deck_of(crypt={"Anson": 12}, library={"Deflection": 39, "Villein": 1})
    assert judge(deck, "white-wolf", today).violations == ()
    verdict = judge(deck, "jyhad-1994", today)
    assert verdict.legal
    (note,) = verdict.notes
    assert isinstance(note, AfterItsTime)
    assert note.severity is Severity.NOTE
    assert note.cards == (Copies(cb["Villein"], 1),)
    modern = deck_of(crypt={"Theo Bell (G6)": 12}, library={"Deflection": 40})
    (note,) = judge(modern, "white-wolf", today).notes
    assert note.cards == (Copies(cb["Theo Bell (G6)"], 12),)


def test_a_card_of_the_last_day_belongs_to_the_edition(deck_of, today, cb):
    from vtes_deck.legality.formats.jyhad_1994 import LAST_DAY

    for day, noted in ((LAST_DAY, False), (LAST_DAY + DAY, True)):
        printing = msgspec.structs.replace(cb["Deflection"].printings[0], date=day)
        card = msgspec.structs.replace(cb["Deflection"], printings=(printing,))
        deck = msgspec.structs.replace(deck_of({"Anson": 12}), library=(Slot(card, 40),))
        assert bool(judge(deck, "jyhad", today).notes) is noted


def test_notes_come_after_violations(deck_of, today):
    deck = deck_of(crypt={"Theo Bell (G6)": 12}, library={"Deflection": 101})
    assert kinds(judge(deck, "white-wolf", today)) == [WrongSize, AfterItsTime]


@pytest.mark.parametrize("name", ["standard", "v5", "limited", "jyhad-1994", "white-wolf"])
def test_every_format_refuses_a_card_that_was_never_released(deck_of, today, cb, name):
    never = msgspec.structs.replace(cb["Deflection"], legal_from=None)
    deck = msgspec.structs.replace(deck_of(), library=(Slot(never, 60),))
    verdict = judge(deck, name, today)
    assert NeverReleased in kinds(verdict)
    assert NotYetLegal not in kinds(verdict)
