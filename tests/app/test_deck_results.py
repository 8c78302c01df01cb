"""Results that a player enters for a deck, and their versions."""

import datetime

import msgspec
import pytest

from vtes_deck.app.deck_results import MAX_EVENTS, EventResult, merged, periods, without
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.versions import VersionOrigin, Versions, VersionsError
from vtes_deck.deck.model import Deck


def result(day, name="", **more):
    on = datetime.date.fromisoformat(f"2026-{day}")
    return EventResult(id=name or day, on=on, event=name, **more)


@pytest.fixture
def versions(tmp_path):
    return Versions(tmp_path / "versions")


def put(versions, document, event):
    return versions.change_events(document, lambda old: merged((event,), old))


def test_results_are_kept_by_day_and_changed_by_id(versions, tmp_path):
    document = Document(Origin.FILE, Deck(), path=tmp_path / "mine.txt")
    put(versions, document, result("03-01", "EC", place=3, players=90, victory_points=4.5))
    put(versions, document, result("02-01", "League"))
    put(versions, document, result("03-01", "EC", place=2))
    again = Versions(versions.folder).events(Document(Origin.FILE, Deck(), document.path))
    assert [(one.event, one.place) for one in again] == [("EC", 2), ("League", 0)]
    left = versions.change_events(document, lambda old: without(old, again[0]))
    assert [one.event for one in left] == ["League"]


def test_results_move_with_a_deck_that_is_saved_for_the_first_time(versions, tmp_path):
    document = Document(Origin.NEW, Deck())
    put(versions, document, result("02-01", "before"))
    document.path = tmp_path / "mine.txt"
    assert [one.event for one in versions.events(document)] == ["before"]
    versions.record(document, Deck(name="x"), VersionOrigin.SAVED)
    put(versions, document, result("03-01", "after"))
    found = Document(Origin.FILE, Deck(), document.path)
    assert [one.event for one in versions.events(found)] == ["after", "before"]
    assert len(list(versions.folder.glob("*.versions"))) == 1


def test_the_newest_results_are_kept_at_the_limit(versions, tmp_path):
    document = Document(Origin.FILE, Deck(), path=tmp_path / "mine.txt")
    start = datetime.date(2020, 1, 1)
    many = [EventResult(id=str(n), on=start + datetime.timedelta(n)) for n in range(MAX_EVENTS + 2)]
    kept = versions.change_events(document, lambda _old: tuple(many))
    assert (len(kept), kept[0].id, kept[-1].id) == (MAX_EVENTS, str(MAX_EVENTS + 1), "2")


@pytest.mark.parametrize(
    "field", [{"place": -1}, {"victory_points": -0.5}, {"event": "x" * 200}, {"on": "soon"}]
)
def test_an_out_of_range_result_is_damage_and_not_shown(versions, tmp_path, field):
    document = Document(Origin.FILE, Deck(), path=tmp_path / "mine.txt")
    put(versions, document, result("03-01", "EC"))
    (file,) = versions.folder.glob("*.versions")
    line = msgspec.json.decode(file.read_bytes())
    line["events"][0] |= field
    file.write_bytes(msgspec.json.encode(line))
    with pytest.raises(VersionsError):
        versions.events(document)


def test_a_result_belongs_to_the_version_of_its_day():
    days = [datetime.date(2026, 5, 1), datetime.date(2026, 3, 1), datetime.date(2026, 1, 10)]
    kept = list(zip(days, ("third", "second", "first"), strict=True))
    events = [
        result("05-01", "on the day", victory_points=2, game_wins=1),
        result("06-01", "later", victory_points=1.5),
        result("02-28", "last of the first", victory_points=3),
        result("01-01", "before all"),
    ]
    found = periods(events, kept)
    assert [(p.version, [e.event for e in p.events]) for p in found] == [
        ("third", ["later", "on the day"]),
        ("first", ["last of the first", "before all"]),
    ]
    sums = found[0].sums
    assert (sums.games, sums.game_wins, sums.victory_points) == (2, 1, 3.5)
    (alone,) = periods(events, [])
    assert (alone.version, len(alone.events)) == (None, 4)
    assert periods([], kept) == []
