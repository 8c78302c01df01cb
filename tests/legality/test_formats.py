import pytest

from vtes_deck.legality import formats
from vtes_deck.legality.case import Options
from vtes_deck.legality.format import Format, UnknownFormatError, all_formats, find_format
from vtes_deck.legality.judge import judge


def test_formats_are_sorted_by_use():
    ours = ["standard", "v5", "limited", "white-wolf", "jyhad-1994"]
    found = [one.name for one in all_formats()]
    assert [name for name in found if name in ours] == ours
    orders = [one.order for one in all_formats()]
    assert orders == sorted(orders)


def test_a_format_describes_itself():
    options = set(Options.__struct_fields__)
    for one in all_formats():
        assert one.title
        assert one.help.endswith(".")
        assert one.rules
        assert set(one.options) <= options


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("standard", "standard"),
        ("Standard", "standard"),
        (" V5 ", "v5"),
        ("sealed", "limited"),
        ("draft", "limited"),
        ("jyhad_1994", "jyhad-1994"),
        ("Jyhad 1994", "jyhad-1994"),
        ("White Wolf", "white-wolf"),
        ("ww", "white-wolf"),
        ("constructed", "standard"),
    ],
)
def test_a_format_is_found_by_name_and_alias(written, name):
    assert find_format(written).name == name


def test_an_unknown_format_is_refused_with_all_valid_names(deck_of, today):
    with pytest.raises(UnknownFormatError) as caught:
        judge(deck_of(), "standart", today)
    assert caught.value.name == "standart"
    assert {one.name for one in all_formats()} <= set(caught.value.known)
    with pytest.raises(UnknownFormatError, match="xyzzy"):
        find_format("xyzzy")


def test_a_format_object_is_accepted(deck_of, today):
    assert judge(deck_of(), find_format("v5"), today).format == "v5"


def test_a_new_format_is_one_file(tmp_path, monkeypatch, deck_of, today):
    (tmp_path / "any_deck.py").write_text(
        '"""Any deck."""\n'
        "from vtes_deck.legality.case import Limits\n"
        "from vtes_deck.legality.format import Format\n"
        "def limits(options): return Limits(0, 0, 999)\n"
        "def check(case, wanted): return iter(())\n"
        "FORMAT = Format(name='any-deck', title='Any', help='All.', rules=(),\n"
        "                limits=limits, check=check)\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(formats, "__path__", [*formats.__path__, str(tmp_path)])
    all_formats.cache_clear()
    find_format.cache_clear()
    try:
        assert judge(deck_of(crypt={}, library={}), "any-deck", today).legal
    finally:
        monkeypatch.undo()
        all_formats.cache_clear()
        find_format.cache_clear()


def test_a_module_without_a_format_is_an_error(tmp_path, monkeypatch):
    (tmp_path / "empty_one.py").write_text("", encoding="utf-8")
    monkeypatch.setattr(formats, "__path__", [str(tmp_path)])
    all_formats.cache_clear()
    try:
        with pytest.raises(TypeError, match="empty_one"):
            all_formats()
    finally:
        monkeypatch.undo()
        all_formats.cache_clear()


def test_a_format_is_a_value():
    assert isinstance(find_format("standard"), Format)
    with pytest.raises(AttributeError):
        find_format("standard").name = "other"
