"""Settings: saved and announced; invalid ones do not prevent a start."""

import msgspec
import pytest

from vtes_deck.app.settings import Settings, SettingsStore, read_settings


@pytest.fixture
def path(tmp_path):
    return tmp_path / "config" / "settings.json"


def test_without_a_file_there_are_defaults(path):
    assert SettingsStore(path).value == Settings()
    assert not path.exists()


def test_a_change_is_announced_and_saved(path):
    store = SettingsStore(path)
    reported = []
    store.on_change(reported.append)
    assert store.change(theme="dark", recent=("/a", "/b"))
    assert reported == [store.value]
    assert SettingsStore(path).value == Settings(theme="dark", recent=("/a", "/b"))


def test_a_change_to_the_same_value_is_not_a_change(path):
    store = SettingsStore(path)
    reported = []
    store.on_change(reported.append)
    store.change(theme="system")
    assert reported == []
    assert not path.exists()


def test_unknown_names_and_wrong_values_are_refused(path):
    store = SettingsStore(path)
    with pytest.raises(TypeError):
        store.change(colour="red")
    with pytest.raises(msgspec.ValidationError):
        store.change(theme="mauve")
    assert store.value == Settings()


def test_an_invalid_value_loses_only_itself(path):
    path.parent.mkdir()
    path.write_text('{"theme": "mauve", "author": "me", "pictures": 7, "future": [1]}')
    assert read_settings(path).settings == Settings(author="me")


@pytest.mark.parametrize("content", [b"", b"[]", b"\xff", b"{", b'{"theme": "dark"', b"null"])
def test_a_damaged_file_means_defaults(path, content):
    path.parent.mkdir()
    path.write_bytes(content)
    assert read_settings(path).settings == Settings()


def test_an_unwritable_folder_is_ignored(tmp_path, caplog):
    (tmp_path / "file").write_text("in the way")
    store = SettingsStore(tmp_path / "file" / "settings.json")
    assert not store.change(theme="dark")
    assert store.value.theme == "dark"
    assert "could not be written" in caplog.text


def test_a_damaged_file_is_kept_next_to_the_new_one(path):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"author": "Anna", broken')
    store = SettingsStore(path)
    store.change(theme="dark")
    (aside,) = path.parent.glob("settings.json.damaged-*")
    assert aside.read_text() == '{"author": "Anna", broken'
    assert SettingsStore(path).value.theme == "dark"


def test_two_windows_keep_the_changes_of_each_other(own_home):
    one, other = SettingsStore(), SettingsStore()
    one.change(priorities="master | any | | | 5")
    reported = []
    other.on_change(reported.append)
    other.change(recent=("a.txt",))
    assert (other.value.priorities, other.value.recent) == ("master | any | | | 5", ("a.txt",))
    assert reported == [other.value]
    one.change(theme="dark")
    assert SettingsStore().value == one.value
    assert (one.value.theme, one.value.recent) == ("dark", ("a.txt",))


def test_damage_by_another_program_does_not_change_active_settings(own_home):
    store = SettingsStore()
    store.change(author="me")
    store.path.write_bytes(b"{ damaged")
    store.change(theme="dark")
    assert SettingsStore().value == store.value
    assert (store.value.author, store.value.theme) == ("me", "dark")
