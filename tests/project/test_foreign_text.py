"""Foreign text is never markup. Qt would guess the format, and the source prevents this."""

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


def place(path):
    return path.relative_to(GUI.parent).as_posix()


@pytest.fixture(scope="module")
def calls():
    """Each call in the window's source, with its file."""
    return [
        (place(path), node)
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.Call)
    ]


def ours(text):
    """Whether a text is our own, or goes through the function that removes markup."""
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


def test_a_tooltip_is_our_text_or_has_its_markup_removed(calls):
    loose = [
        f"{where}:{call.lineno}"
        for where, call in calls
        if (name_of(call) in TIPS and not ours(call.args[-1]))
        or (
            name_of(call) == "showText"
            and ast.unparse(call.func) == "QToolTip.showText"
            and not ours(call.args[1])
        )
    ]
    assert loose == []


def own_value(value):
    """A value in a sentence that is our own: a translation, or a constant."""
    match value:
        case ast.Call(func=ast.Name(id="tr")):
            return True
        case ast.Name(id=name):
            return name.isupper()
    return isinstance(value, ast.Constant)


def test_a_form_row_has_our_label(calls):
    """A label of ``QFormLayout`` guesses its format; a text with names needs a PlainLabel."""
    loose = [
        f"{where}:{call.lineno}"
        for where, call in calls
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


def test_labels_and_browsers_have_a_fixed_text_format(calls):
    for where, call in calls:
        name = name_of(call)
        assert name != "QLabel" or where in LABELS, f"{where}:{call.lineno}: use PlainLabel"
        assert name != "QTextBrowser" or where in BROWSERS, f"{where}:{call.lineno}: use Browser"
        assert name != "setOpenExternalLinks", f"{where}:{call.lineno}"


def test_only_one_module_opens_addresses():
    users = {place(path) for path in SOURCES if "QDesktopServices" in path.read_text("utf-8")}
    assert users == OPENERS
