"""The fingerprint of the code: from source files, or from what the build wrote."""

import compileall
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import cardbase
from cardbase import fingerprint

MARK = "from cardbase.fingerprint import code_fingerprint as mark; print(mark())"
LOAD = f"""
import sys, cardbase
{MARK}
print(len(cardbase.load().crypt), "cardbase.facts" in sys.modules)
"""


@pytest.fixture
def frozen(tmp_path):
    """A copy of the package without any source file, as a frozen program has it."""
    return shutil.copytree(Path(cardbase.__file__).parent, tmp_path / "frozen" / "cardbase")


def strip(package):
    """Leave compiled files and the text that the build writes."""
    (package / fingerprint.FROZEN).write_text(fingerprint.digest(package), "ascii")
    assert compileall.compile_dir(package, quiet=1, legacy=True)
    for source in package.rglob("*.py"):
        source.unlink()


def start(package, code, home="", seed="0"):
    """What a program prints that is started with this package."""
    paths = [str(package.parent), sysconfig.get_path("purelib")]
    # PYTHONPATH stands before the line of an editable install; -P keeps the working folder out.
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
    strip(frozen)

    first, crypt, built = start(frozen, LOAD, tmp_path / "home", seed="1")
    again, crypt_again, built_again = start(frozen, LOAD, tmp_path / "home", seed="2")

    assert first == again
    assert first.startswith("frozen:")
    assert int(crypt) == int(crypt_again) > 1700
    assert (built, built_again) == ("True", "False")


@pytest.mark.parametrize("module", ["model.py", "facts/titles.py", "sources/vekn.py"])
def test_changed_code_without_sources_is_another(frozen, tmp_path, module):
    before = shutil.copytree(frozen, tmp_path / "before" / "cardbase")
    strip(before)
    with (frozen / module).open("a") as source:
        source.write("\n_CHANGED = {'a', 'b'} & {'c'}\n")
    strip(frozen)

    assert start(before, MARK) != start(frozen, MARK)


def test_sources_are_looked_at_where_there_are_some(frozen):
    first = start(frozen, MARK)
    os.utime(frozen / "facts" / "titles.py", ns=(1, 1))

    assert first[0].startswith("model.py=")
    assert start(frozen, MARK) != first
