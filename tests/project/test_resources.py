"""Resources are found by name, and only below their folder."""

import pytest

from vtes_deck import resources
from vtes_deck.resources import resource


def test_a_folder_and_a_file_are_found():
    assert resource().is_dir()
    assert resource("README.md").read_text(encoding="utf-8").startswith("# Resources")


@pytest.mark.parametrize("name", ["../pyproject.toml", "/etc/passwd", "a/../../b", "..", "a\\b"])
def test_paths_outside_the_folder_are_refused(name):
    with pytest.raises(ValueError, match="not a name below the resources"):
        resource(name)


def test_an_unknown_name_is_an_error():
    with pytest.raises(FileNotFoundError, match="no resource 'icons/none"):
        resource("icons/none.svg")


@pytest.fixture
def looks_again():
    """The process searches the folder once."""
    resources.resource_root.cache_clear()
    yield
    resources.resource_root.cache_clear()


@pytest.mark.usefixtures("looks_again")
def test_the_installed_folder_has_precedence(tmp_path, monkeypatch):
    package = tmp_path / "site" / "vtes_deck"
    (package / "_resources").mkdir(parents=True)
    (tmp_path / "site" / "resources").mkdir()  # of another program
    monkeypatch.setattr(resources, "files", lambda _package: package)

    assert resource() == package / "_resources"


@pytest.mark.usefixtures("looks_again")
def test_an_installation_without_resources_is_an_error(tmp_path, monkeypatch):
    monkeypatch.setattr(resources, "files", lambda _package: tmp_path / "vtes_deck")

    with pytest.raises(FileNotFoundError, match="installation is not complete"):
        resource("x")
