"""``vtes-deck sheet``: the list of a deck and its checksum."""

import json

import pytest


@pytest.fixture
def path(tmp_path):
    made = tmp_path / "a.txt"
    made.write_text("3 Anson\n2 Arika\n\n4 Blood Doll\n2x Wash\n1 Gaven the Xyzzy\n", "utf-8")
    return made


def test_the_list_with_its_checksum(run, path):
    status, out, err = run("sheet", str(path))
    assert status == 0
    assert "Crypt (5, groups 1/2)" in out
    assert "  4 Blood Doll" in out
    assert "Not identified (1)" in out
    assert out.rstrip().splitlines()[-1].startswith("Checksum ")
    assert "Gaven" in err


def test_the_same_cards_in_another_file_have_the_same_checksum(run, path, tmp_path):
    _, first, err = run("sheet", str(path), "--checksum")
    assert err == ""
    other = tmp_path / "b.txt"
    other.write_text("Wash x2\nBlood Doll x4\n1x Gaven the Xyzzy\nArika x2\nAnson x3\n", "utf-8")
    assert run("sheet", str(other), "--checksum")[1] == first
    status, out, _ = run("sheet", str(other), "--verify", first.strip().upper().replace("-", " "))
    assert (status, out) == (0, "The same list.\n")
    status, out, _ = run("sheet", str(other), "--verify", "3f9a")
    assert status == 1
    assert first.strip() in out


def test_json(run, path):
    _, out, _ = run("sheet", str(path), "--json")
    sheet = json.loads(out)
    assert sheet["crypt_count"] == 5
    assert sheet["library"][0]["lines"][0] == {"count": 4, "name": "Blood Doll", "comment": ""}
    assert run("sheet", str(path), "--json", "--checksum")[0] == 2


def test_unreadable_files(run, tmp_path):
    assert run("sheet", str(tmp_path / "none.txt"))[0] == 2
