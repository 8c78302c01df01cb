"""Card data as players use them: updates, rollback, and clear sentences."""

import pytest
from small_place import fewer_lists, newer_json, newer_lists
from website import Page, answering

from cardbase.data_lock import locked
from cardbase.sources.source import SourceError
from cardbase.updates import DownloadError
from vtes_deck.app import card_data


def silent(_done, _total, _text):
    pass


def patient():
    return False


def refusal(work):
    """The message about failed work."""
    with pytest.raises(SourceError) as caught:
        work()
    return card_data.why_not(caught.value)


@pytest.fixture
def stick(small, tmp_path):
    """An archive from another computer."""
    path = tmp_path / "lists.zip"
    path.write_bytes(newer_lists(small, Card_Text="Camarilla: words."))
    return path


def test_the_packaged_data_are_used_at_first(small, small_place):
    found = card_data.find()
    assert found.status.active.label == small.label
    assert not found.can_go_back
    assert card_data.since(found.status.active) == "They came with the program."
    about = card_data.about(found.status.active)
    assert about.startswith("12 crypt cards, 12 library cards and 6 winning decks up to ")


@pytest.mark.parametrize("source", ["vekn", "krcg"])
def test_newer_data_from_the_web(small, small_place, site, source):
    site["/lists.zip"] = Page(newer_lists(small))
    for path, data in newer_json(small).items():
        site[path] = Page(data)
    heard = []
    renewed = card_data.update(source, lambda *far: heard.append(far), patient)
    reported = card_data.news(renewed.outcome)
    assert renewed.cards[299999].name == "Somebody New"
    assert reported.heading == f"In use: {renewed.outcome.version.label}."
    assert "New cards (1): Somebody New (G2)." in reported.lines
    assert not reported.failed
    assert any(text.startswith("fetching the card") and "MB" in text for _, _, text in heard)
    found = card_data.find()
    assert found.can_go_back
    assert card_data.since(found.status.active).startswith("Installed on 2")
    assert len(found.status.versions) == 2


def test_from_a_file_and_back(small, small_place, stick):
    card_data.take_files((stick,), silent, patient)
    renewed = card_data.go_back()
    reported = card_data.news(renewed.outcome)
    assert reported.heading == f"In use: {small.label}."
    assert "Removed cards (1): Somebody New (G2)." in reported.lines
    assert 299999 not in renewed.cards
    assert not card_data.find().can_go_back


def test_without_new_data_nothing_changes(small_place, stick):
    card_data.take_files((stick,), silent, patient)
    renewed = card_data.take_files((stick,), silent, patient)
    assert renewed.cards is None
    assert card_data.news(renewed.outcome).heading.startswith("Nothing new: VEKN card lists")


def test_a_missing_connection_is_reported(small_place, site):
    reported = card_data.why_not(DownloadError("www.vekn.net cannot be reached: no such name"))
    assert reported.failed
    assert not reported.can_force
    assert reported.lines[0] == "www.vekn.net cannot be reached: no such name."
    assert "works offline" in reported.lines[1]


def test_a_web_page_instead_of_data_is_reported(small_place, site):
    site["/lists.zip"] = answering(404)
    reported = refusal(lambda: card_data.update("vekn", silent, patient))
    assert reported.heading == "Newer card data could not be fetched."
    assert "there is no file at" in reported.lines[0].lower()


def test_doubtful_data_are_refused_and_can_be_forced(small, small_place, tmp_path):
    path = tmp_path / "half.zip"
    path.write_bytes(fewer_lists(small))
    reported = refusal(lambda: card_data.take_files((path,), silent, patient))
    assert reported.can_force
    assert "only 6 crypt cards" in reported.lines[0]
    renewed = card_data.take_files((path,), silent, patient, force=True)
    assert len(renewed.cards.crypt) == 6


def test_simultaneous_updates_are_refused(small_place, stick):
    with locked(small_place.versions().lock):
        reported = refusal(lambda: card_data.take_files((stick,), silent, patient))
    assert reported.heading.endswith("perhaps in another window.")


def test_a_file_without_card_data_is_reported(small, small_place, tmp_path):
    path = tmp_path / "list.zip"
    path.write_bytes(b"no archive")
    reported = refusal(lambda: card_data.take_files((path,), silent, patient))
    assert reported.heading == "The update failed; the card data are unchanged."
    assert reported.lines[0].startswith("list.zip")
    assert card_data.find().status.active.label == small.label


def test_a_rollback_without_an_earlier_version_is_reported(small_place):
    reported = refusal(card_data.go_back)
    assert reported.lines[0].startswith("There is nothing to go back to")


def test_long_lists_are_truncated(small_place):
    from cardbase.updates import Difference, Named, UpdateOutcome

    added = tuple(Named(number, f"Card {number}") for number in range(40))
    outcome = UpdateOutcome(True, card_data.find().status.active, Difference(added=added))
    line = card_data.news(outcome).lines[0]
    assert line.startswith("New cards (40): Card 0; Card 1;")
    assert line.endswith("Card 11; and 28 more.")
