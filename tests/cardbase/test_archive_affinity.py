"""Cards of winning decks and the cards that they suggest."""

import datetime
import random

import msgspec
import numpy as np
import pytest

from cardbase.archive import Archive, ArchiveDeck, ArchiveEntry, ArchiveEvent
from cardbase.archive_affinity import Affinities, affinities_of, crypt_traits, learn

DAY = datetime.date(2024, 5, 1)


def deck(name, cards, day=DAY):
    entries = tuple(ArchiveEntry(card_id, 1) for card_id in cards)
    return ArchiveDeck(name, name, "", "", ArchiveEvent("Cup", day), None, "", entries)


@pytest.fixture(scope="module")
def library(cb):
    return [card.id for card in cb.library[:30]]


def random_archive(library):
    dice = random.Random(5)
    return Archive(deck(f"d{n}", dice.sample(library, 8)) for n in range(60))


def test_scores_equal_ridge_regressions(cb, library):
    """Each card regressed on all others by the normal equations, one at a time."""
    archive = random_archive(library)
    model = Affinities(learn(archive, cb.get), cb.get)
    rows = np.array([[i in {e.id for e in d.cards} for i in library] for d in archive], float)
    held = library[:8]
    scores = model.scores(dict.fromkeys(held, 1))
    asked = np.isin(library, held).astype(float)
    for column, card_id in enumerate(library):
        others = [n for n in range(len(library)) if n != column]
        known = rows[:, others]
        weights = np.linalg.solve(
            known.T @ known + 25 * np.eye(len(others)), known.T @ rows[:, column]
        )
        assert scores[card_id] == pytest.approx(asked[others] @ weights, abs=1e-4)


def test_an_older_deck_has_less_weight(cb, library):
    old = [deck(f"o{n}", library[:2], DAY.replace(year=2000)) for n in range(20)]
    new = [deck(f"n{n}", [library[0], library[2]]) for n in range(20)]
    scores = Affinities(learn(Archive([*old, *new]), cb.get), cb.get).scores({library[0]: 1})
    assert scores[library[2]] > scores[library[1]] > 0


def test_callers_are_the_cards_that_are_played_together(cb, library):
    pairs = [deck(f"p{n}", library[:2] if n % 2 else library[2:4]) for n in range(40)]
    model = Affinities(learn(Archive(pairs), cb.get), cb.get)
    held = dict.fromkeys((library[0], library[2]), 1)
    assert model.callers(held, [library[1], library[3]]) == {
        library[1]: [library[0]],
        library[3]: [library[2]],
    }


def test_crypt_traits_are_shares(cb):
    theo, arika = cb["Theo Bell (G2)"], cb["Arika"]
    traits = crypt_traits({theo.id: 3, arika.id: 1, cb["Blood Doll"].id: 5}, cb.get)
    assert (traits["clan Brujah"], traits["clan Ventrue"]) == (0.75, 0.25)
    assert traits["superior DOM"] == 0.25 == traits["discipline dom"] - 0.75 * theo.level("dom")
    assert crypt_traits({}, cb.get) == {}


def test_an_empty_archive_suggests_nothing(cb):
    assert Affinities(learn(Archive(()), cb.get), cb.get).scores({1: 1}) == {}


class Cards(msgspec.Struct):
    archive: Archive
    version: object
    get: object


def test_the_model_is_computed_once_and_again_after_damage(cb, library, tmp_path):
    cards = Cards(random_archive(library), cb.version, cb.get)
    reports = []
    first = affinities_of(cards, folder=tmp_path, progress=reports.append)
    assert reports == sorted(reports)
    assert reports[-1] == 1
    held = dict.fromkeys(library[:4], 1)
    again = affinities_of(cards, folder=tmp_path, progress=pytest.fail)
    assert again.scores(held) == first.scores(held)
    (kept,) = tmp_path.iterdir()
    kept.write_bytes(kept.read_bytes()[:-5])
    reports.clear()
    affinities_of(cards, folder=tmp_path, progress=reports.append)
    assert reports


def test_a_computation_can_be_stopped(cb, library, tmp_path):
    class StopError(Exception):
        pass

    def stop(_done):
        raise StopError

    cards = Cards(random_archive(library), cb.version, cb.get)
    with pytest.raises(StopError):
        affinities_of(cards, folder=tmp_path, progress=stop)
    assert list(tmp_path.iterdir()) == []
