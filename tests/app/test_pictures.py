"""The pictures that are requested for a card, without a server."""

import pytest

from cardbase.pictures import NoPictureError, OfflineError, Picture
from vtes_deck.app.pictures import cached_picture, fetch_picture, open_store, wanted_pictures
from vtes_deck.app.settings import Settings


class Shelf:
    """A fake picture store: its cache, the files on its server, and its requests."""

    def __init__(self, kept=(), server=(), absent=()):
        self.here, self.there, self.gone = set(kept), set(server), set(absent)
        self.asked = []

    def kept(self, picture):
        return picture.path.encode() if picture in self.here else None

    def absent(self, picture):
        return picture in self.gone

    def fetch(self, picture, _cancelled, **_options):
        self.asked.append(picture.path)
        if picture in self.there:
            return picture.path.encode()
        raise NoPictureError("none")


@pytest.fixture
def card(cb):
    return next(card for card in cb.library if "fr" in card.translations)


def test_the_language_comes_first_and_english_comes_last(card):
    french, english = wanted_pictures(card, "fr")

    assert (french.language, english.language) == ("fr", "en")
    assert [p.language for p in wanted_pictures(card, "en")] == ["en"]


def test_only_languages_that_the_card_has(cb):
    plain = next(card for card in cb.library if not card.translations)

    assert len(list(wanted_pictures(plain, "fr"))) == 1


def test_english_is_fetched_if_there_is_no_other(card):
    store = Shelf(server=[Picture(card.picture)])

    assert fetch_picture(store, card, "fr", bool) == card.picture.encode()
    assert store.asked == [f"fr/{card.picture}", card.picture]


def test_english_on_disk_is_used_only_if_the_other_picture_does_not_exist(card):
    french, english = wanted_pictures(card, "fr")

    assert cached_picture(Shelf(kept=[english]), card, "fr") is None
    assert cached_picture(Shelf(kept=[english], absent=[french]), card, "fr") is not None
    assert cached_picture(Shelf(kept=[french]), card, "fr") == french.path.encode()


def test_a_missing_picture_is_reported(card):
    with pytest.raises(NoPictureError):
        fetch_picture(Shelf(), card, "fr", bool)


def test_english_is_not_tried_while_offline(card):
    store = Shelf()

    def offline(picture, cancelled, *, again=False):
        store.asked.append(picture.path)
        raise OfflineError("offline")

    store.fetch = offline
    with pytest.raises(OfflineError):
        fetch_picture(store, card, "fr", bool)
    assert len(store.asked) == 1


def test_the_store_is_in_the_cache_folder_and_obeys_the_setting(own_home):
    store = open_store(Settings(picture_cache_mb=3))

    assert store.folder == own_home / "cache" / "pictures"
    assert store.limit == 3 * 1024 * 1024
