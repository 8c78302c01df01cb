"""The documentation that Help opens."""

from vtes_deck.app import documentation


def page(folder, name):
    folder.mkdir(parents=True)
    (folder / name).write_text("")
    return folder / name


def test_documentation_is_found_in_an_installation(tmp_path):
    first = page(tmp_path / "vtes_deck" / "_docs", "index.html")

    assert documentation.built(tmp_path / "vtes_deck") == first


def test_built_documentation_is_found_in_a_checkout(tmp_path):
    first = page(tmp_path / "build" / "docs", "index.html")

    assert documentation.built(tmp_path / "vtes_deck") == first


def test_a_checkout_without_built_documentation_uses_its_source(tmp_path):
    page(tmp_path / "docs", "index.md")

    assert documentation.built(tmp_path / "vtes_deck") is None
    assert documentation.source(tmp_path / "vtes_deck") == tmp_path / "docs"


def test_a_folder_of_another_project_is_not_used(tmp_path):
    page(tmp_path / "docs", "other.txt")

    assert documentation.source(tmp_path / "vtes_deck") is None
