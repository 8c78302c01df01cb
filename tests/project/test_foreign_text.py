"""Text that is not ours is never markup: Qt guesses, and the source leaves it nothing to guess."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
GUI = ROOT / "vtes_deck" / "gui"
SOURCES = sorted(GUI.rglob("*.py"))

TIPS = frozenset({"setToolTip", "setTabToolTip", "setItemToolTip", "setWhatsThis"})
LABELS = frozenset({"gui/widgets/labels.py"})
BROWSERS = frozenset({"gui/widgets/browsers.py"})
OPENERS = frozenset({"gui/desktop_services.py"})


def name_of(call):
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def calls(path):
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Call):
            yield node


def place(path):
    return path.relative_to(GUI.parent).as_posix()


def ours(text):
    """Whether a text is our own words, or goes through the function that takes markup off."""
    match text:
        case ast.Constant():
            return True
        case ast.IfExp(body=body, orelse=other):
            return ours(body) and ours(other)
        case ast.BoolOp(values=values):
            return all(map(ours, values))
        case ast.Call(func=ast.Name(id="plain_tip" | "wrapped_tip")):
            return True
        case ast.Call(func=ast.Name(id="tr"), args=[_, *_], keywords=[]):
            return True
    return False


@pytest.mark.parametrize("path", SOURCES, ids=place)
def test_a_tooltip_is_our_own_words_or_has_its_markup_taken_off(path):
    loose = [
        f"{place(path)}:{call.lineno}"
        for call in calls(path)
        if (name_of(call) in TIPS and not ours(call.args[-1]))
        or (ast.unparse(call.func) == "QToolTip.showText" and not ours(call.args[1]))
    ]
    assert loose == []


def own_value(value):
    """A value in a sentence that no one else has written: a translation, or a constant of ours."""
    match value:
        case ast.Call(func=ast.Name(id="tr")):
            return True
        case ast.Name(id=name):
            return name.isupper()
    return isinstance(value, ast.Constant)


@pytest.mark.parametrize("path", SOURCES, ids=place)
def test_a_line_of_a_form_is_called_by_our_own_words(path):
    """``QFormLayout`` makes a label that guesses; a text with names in it needs a PlainLabel."""
    loose = [
        f"{place(path)}:{call.lineno}"
        for call in calls(path)
        if name_of(call) == "addRow" and len(call.args) > 1
        for title in [call.args[0]]
        if isinstance(title, ast.JoinedStr)
        or (
            isinstance(title, ast.Call)
            and name_of(title) in {"tr", "plural"}
            and not all(own_value(keyword.value) for keyword in title.keywords)
        )
    ]
    assert loose == []


@pytest.mark.parametrize("path", SOURCES, ids=place)
def test_labels_and_browsers_do_not_guess(path):
    where = place(path)
    for call in calls(path):
        name = name_of(call)
        assert name != "QLabel" or where in LABELS, f"{where}:{call.lineno}: use PlainLabel"
        assert name != "QTextBrowser" or where in BROWSERS, f"{where}:{call.lineno}: use Browser"
        assert name != "setOpenExternalLinks", f"{where}:{call.lineno}"
    assert "QDesktopServices" not in path.read_text("utf-8") or where in OPENERS
