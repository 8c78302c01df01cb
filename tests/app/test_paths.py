"""The user's folders: the system's own places, or all under one folder of the user's choice."""

import os

import platformdirs
import pytest

from vtes_deck.app import paths

FOLDERS = [paths.data_dir, paths.config_dir, paths.cache_dir]


def test_one_home_for_all(tmp_path, monkeypatch):
    home = tmp_path / "home"
    monkeypatch.setenv(paths.HOME_VARIABLE, str(home))
    found = [folder() for folder in FOLDERS]

    assert found == [home / "data", home / "config", home / "cache"]
    assert not home.exists()  # asking for the path creates nothing


def test_the_systems_own_places(monkeypatch):
    monkeypatch.setenv("VTES_DECK_HOME", "")

    assert paths.home() is None
    assert paths.data_dir() == platformdirs.user_data_path("vtes-deck", appauthor=False)
    assert len({folder() for folder in FOLDERS}) == 3


def test_a_relative_home_is_resolved_immediately(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("VTES_DECK_HOME", "stick")

    assert paths.cache_dir() == tmp_path / "stick" / "cache"


def test_card_base_keeps_its_snapshot_in_the_same_place(own_home):
    from cardbase.snapshot import cache_folder

    assert paths.cache_dir() == cache_folder() == own_home / "cache"


def test_tests_never_touch_the_users_folders():
    assert paths.home() is not None
    assert not paths.cache_dir().is_relative_to(
        platformdirs.user_cache_path("vtes-deck", appauthor=False)
    )


@pytest.mark.skipif(os.name != "posix", reason="Windows has no file modes")
def test_folders_of_early_versions_are_closed_to_others(tmp_path, monkeypatch):
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    for folder in ("home/data", "home/config", "elsewhere"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder).chmod(0o755)
    (tmp_path / "home" / "cache").symlink_to(tmp_path / "elsewhere")
    paths.make_private()
    modes = {
        name: (tmp_path / name).stat().st_mode & 0o777
        for name in ("home/data", "home/config", "elsewhere")
    }
    assert modes == {"home/data": 0o700, "home/config": 0o700, "elsewhere": 0o755}
