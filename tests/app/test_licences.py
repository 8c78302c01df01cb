"""The software inside and its licences, from metadata and from the list that a build makes."""

import json
from importlib.metadata import PathDistribution

import pytest

from vtes_deck.app import licences
from vtes_deck.app.licences import Component
from vtes_deck.cli.main import main


def test_the_program_and_its_dependencies_are_listed():
    listed = {one.name.lower(): one for one in licences.components()}

    assert next(iter(listed)) == "vtes-deck"
    assert listed["vtes-deck"].licence == "MIT"
    assert "Redistribution and use" in listed["click"].texts[0]
    assert "LGPL-3.0" in listed["pyside6_essentials"].licence
    assert listed["mdurl"].licence == "MIT License"  # from a classifier; it is needed by rich
    assert "pytest" not in listed  # an extra


def test_every_component_names_its_licence():
    assert [c.name for c in licences.components() if not c.licence or "see its" in c.licence] == []


def test_the_list_of_the_build_is_added(monkeypatch, tmp_path):
    made = tmp_path / "components.json"
    made.write_text(json.dumps([{"name": "Qt", "version": "6.8", "licence": "L", "texts": ["T"]}]))
    monkeypatch.setattr(licences, "resource", lambda _name: made)

    assert Component("Qt", "6.8", "L", ("T",)) in licences.components()


METADATA = "Metadata-Version: 2.4\nName: one\nVersion: 1\n"


@pytest.mark.parametrize(
    ("said", "licence"),
    [
        ("License-Expression: MIT\nLicense: other\n", "MIT"),
        ("License: BSD\n", "BSD"),
        (
            "License: Copyright somebody\n        and much more\nClassifier: License :: OSI :: X\n",
            "X",
        ),
        ("Classifier: License :: OSI Approved :: MIT License\n", "MIT License"),
        ("", "see its licence text"),
    ],
)
def test_licence_from_metadata(tmp_path, said, licence):
    (tmp_path / "METADATA").write_text(METADATA + said)

    assert licences.component_of(PathDistribution(tmp_path)).licence == licence


@pytest.mark.parametrize("place", ["licenses/COPYING.md", "COPYING.md"])
def test_texts_that_metadata_name(tmp_path, place):
    (tmp_path / "METADATA").write_text(METADATA + "License-File: COPYING.md\n")
    (tmp_path / "licenses").mkdir()
    (tmp_path / place).write_text("You may.")

    assert licences.component_of(PathDistribution(tmp_path)).texts == ("You may.",)


def test_requirements_of_extras_are_left_out():
    lines = ["click>=8.1,<9", "PySide6-Essentials (>=6.8)", "pytest; extra == 'dev'", "a[b]>1"]

    assert licences.required(lines) == ["click", "PySide6-Essentials", "a"]


def test_a_shared_text_is_listed_once():
    text = licences.in_full(
        [Component("a", "1", "MIT", ("same\n",)), Component("b", "", "MIT", ("same",))]
    )

    assert text.startswith("a 1: MIT\nb: MIT\n")
    assert text.count("same") == 1
    assert "a 1\nb\n" in text


def test_command_line_lists_them(capsys):
    assert main(["--licenses"]) == 0
    printed = capsys.readouterr().out

    assert printed.startswith("vtes-deck ")
    assert "\nkrcg 5.14: MIT\n" in printed
    assert "Redistribution and use in source and binary forms" in printed
