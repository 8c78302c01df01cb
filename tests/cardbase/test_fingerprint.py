"""The fingerprint of the code: from source files, or from the text of the build."""

import compileall
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from small_cards import small_package

import cardbase
from cardbase import fingerprint

LOAD = """
import os, sys, cardbase
from pathlib import Path
from cardbase.fingerprint import code_fingerprint
from cardbase.active_data import open_active
home = Path(os.environ["VTES_DECK_HOME"])
class Package:
    label = "small"
    def fingerprint(self): return "small"
    def cards(self):
        from cardbase.sources.card_tables import read_cards
        return read_cards({f.name: f.read_bytes() for f in (home.parent / "files").iterdir()})
from cardbase.paths import Place
base = open_active(Place(Package(), home / "cards", home / "cache"))
print(cardbase.__file__, code_fingerprint(), len(base.crypt), "cardbase.facts" in sys.modules)
"""


@pytest.fixture
def frozen(tmp_path):
    """A copy of the package without any source file, as a frozen program has it."""
    return shutil.copytree(Path(cardbase.__file__).parent, tmp_path / "frozen" / "cardbase")


def strip(package):
    """Remove all source files and keep the text that the build writes."""
    (package / fingerprint.FROZEN).write_text(fingerprint.digest(package), "ascii")
    for source in package.rglob("*.py"):
        source.unlink()


def start(package, code, home, seed):
    """The output of a program that is started with this package."""
    paths = [str(package.parent), sysconfig.get_path("purelib")]
    # PYTHONPATH comes before the line of an editable install; -P excludes the working folder.
    env = os.environ | {
        "PYTHONPATH": os.pathsep.join(paths),
        "PYTHONHASHSEED": seed,
        "VTES_DECK_HOME": str(home),
    }
    child = subprocess.run(
        [sys.executable, "-P", "-c", code], env=env, capture_output=True, text=True, check=False
    )
    assert child.returncode == 0, child.stderr
    return child.stdout.split()


def test_program_without_sources_keeps_and_reads_a_snapshot(frozen, tmp_path):
    for name, content in small_package().files().items():
        (tmp_path / "files" / name).parent.mkdir(exist_ok=True)
        (tmp_path / "files" / name).write_bytes(content)
    assert compileall.compile_dir(frozen, quiet=1, legacy=True)
    strip(frozen)
    home = tmp_path / "home"

    source, first, crypt, built = start(frozen, LOAD, home, seed="1")
    source_again, again, crypt_again, built_again = start(frozen, LOAD, home, seed="2")

    assert source == source_again == str(frozen / "__init__.pyc")
    assert first == again
    assert first.startswith("frozen:")
    assert int(crypt) == int(crypt_again) > 10
    assert (built, built_again) == ("True", "False")


@pytest.mark.parametrize(
    "module", ["model.py", "terms.py", "facts/titles.py", "sources/card_tables.py"]
)
def test_changed_code_without_sources_has_another_fingerprint(frozen, tmp_path, module):
    before = shutil.copytree(frozen, tmp_path / "before" / "cardbase")
    strip(before)
    with (frozen / module).open("a") as source:
        source.write("\n_CHANGED = {'a', 'b'} & {'c'}\n")
    strip(frozen)

    marks = {fingerprint.code_fingerprint(home) for home in (before, frozen)}
    assert len(marks) == 2
    assert all(mark.startswith("frozen:") for mark in marks)


def test_sources_are_used_if_they_exist(frozen):
    first = fingerprint.code_fingerprint(frozen)
    os.utime(frozen / "facts" / "titles.py", ns=(1, 1))

    assert first.startswith("model.py=")
    assert fingerprint.code_fingerprint(frozen) != first
