"""The virtual environment in .venv: make it, keep it up to date, and find its needs.

Any Python since 2.7 can read this file.
"""

from __future__ import print_function

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time

import interpreter
import shell
import system_packages

LEVELS = ("run", "dev", "docs", "dist")  # each level includes the preceding ones
LOCKED = {
    "run": "requirements.txt",
    "dev": "requirements-dev.txt",
    "docs": "requirements-docs.txt",
    "dist": "requirements-dist.txt",
}
CLUSTER = "requirements-cluster.txt"  # for users of the extra; no task installs it
VENV = os.path.join(shell.ROOT, ".venv")
STAMP = os.path.join(VENV, ".installed")  # the hash of the installed state, see wanted_stamp
MAKING = os.path.join(VENV, ".making")  # exists during an installation
HAS_PIP = "import importlib.util as u, sys; print(u.find_spec('pip') and sys.version_info[1])"
MISSING = (
    "import sys; from vtes_deck.app import preflight as p; missing = p.missing_for(sys.argv[1]);"
    " print(' '.join(missing)); print(' '.join(p.packages_of(missing)))"
)


def require_libraries(platform):
    """Install the system libraries that Qt needs for one of its platforms, or name the command.

    Raises:
        shell.Stop: they are missing and cannot be installed here.
    """
    missing, _, packages = shell.ask([python(), "-c", MISSING, platform]).partition("\n")
    if missing:
        why = "Qt needs system libraries that are missing: " + missing
        if not packages:
            raise shell.Stop(why)
        system_packages.install(packages.split(), why)


def python():
    """The path of the interpreter inside .venv."""
    if shell.WINDOWS:
        return os.path.join(VENV, "Scripts", "python.exe")
    return os.path.join(VENV, "bin", "python")


def wanted_stamp():
    """A hash of everything that determines .venv, also of its path: .venv cannot be moved."""
    parts = [shell.ROOT, shell.read(os.path.abspath(__file__))]
    parts += [
        shell.read(os.path.join(shell.ROOT, n))
        for n in ["pyproject.toml"] + sorted(LOCKED.values())
    ]
    return hashlib.sha256("\0".join(parts).encode("utf-8")).hexdigest()


def venv_is_sound():
    """Whether .venv is complete and its Python still works and is new enough."""
    if os.path.exists(MAKING) or not os.path.exists(os.path.join(VENV, "pyvenv.cfg")):
        return False
    minor = shell.ask([python(), "-c", HAS_PIP])
    return minor.isdigit() and (3, int(minor)) >= interpreter.OLDEST


def is_ready(level):
    """Whether nothing has to be installed."""
    have = shell.read(STAMP).split()
    enough = LEVELS[LEVELS.index(level) :]
    return (
        have[:1] == [wanted_stamp()] and have[1:] in [[one] for one in enough] and venv_is_sound()
    )


def ensure(level):
    """Make .venv ready for one of LEVELS, if it is not."""
    if is_ready(level):
        return
    with Lock():
        if is_ready(level):
            return  # another task has just done it
        if not venv_is_sound():
            make_venv()
        else:
            # A start as a player keeps a developer's tools up to date.
            level = max([level] + shell.read(STAMP).split()[1:], key=LEVELS.index)
        shell.write(MAKING, "an installation is under way, or was killed\n")
        try:
            install(level)
        except shell.Stop:
            # pip failed before it changed anything (usually offline) or undid its changes, so the
            # old environment still works.
            os.remove(MAKING)
            raise
        shell.write(STAMP, "%s %s\n" % (wanted_stamp(), level))
        os.remove(MAKING)


def make_venv():
    """Replace .venv with a new, empty one."""
    base = interpreter.find_interpreter()
    version = shell.ask([base, "-c", interpreter.PROBE]).partition(" ")[0]
    if not shell.ask([base, "-c", interpreter.CAN_MAKE_VENV]):
        system = shell.ask(["/usr/bin/python3", "-c", interpreter.PROBE]).partition(" ")[0]
        package = "python3-venv" if version == system else "python%s-venv" % version
        system_packages.install([package], "Python %s (%s) has no venv module." % (version, base))
    shell.say("Making .venv with Python %s (%s)" % (version, base))
    try:
        if os.path.isdir(VENV):
            shutil.rmtree(VENV)
        os.mkdir(VENV)
        # Marked before it has any content: if this is killed, the next start makes it again.
        shell.write(MAKING, "an installation is under way, or was killed\n")
    except OSError as error:
        raise shell.Stop("%s cannot be replaced: %s" % (VENV, error))
    if shell.call([base, "-m", "venv", VENV]):
        raise shell.Stop("Python could not make the environment in %s; see above." % VENV)


def install(level):
    """Install the locked dependencies, checked against their hashes, and the project, editable."""
    first = not shell.read(STAMP)
    shell.say(
        "Installing the dependencies (once, some 100 MB)" if first else "Looking for new versions"
    )
    pip = [python(), "-m", "pip", "--disable-pip-version-check", "--no-input", "--retries", "2"]
    pip += ["install", "--no-warn-script-location"]
    if not sys.stdout.isatty():
        pip += ["-q"]
    # Wheels only: building a source package would run code that no hash covers.
    dependencies = ["--require-hashes", "--only-binary", ":all:", "-r", LOCKED[level]]
    # The project itself has no hash; nothing else may be installed with it.
    project = ["--no-deps", "--no-build-isolation", "-e", "."]
    for command in (dependencies, project):
        child = subprocess.Popen(
            pip + command, cwd=shell.ROOT, env=shell.environment(), stderr=subprocess.PIPE
        )
        said = child.communicate()[1].decode("utf-8", "replace")
        if child.returncode:
            raise shell.Stop(pip_failed(said))


def pip_failed(said):
    """A message for a failure of pip: its reason without its traceback."""
    text = "The dependencies could not be installed."
    if re.search(
        r"name resolution|getaddrinfo|unreachable|refused|timed out|Timeout|NewConnection|ProxyErr",
        said,
    ):
        # In that case pip reports conflicting versions, which is misleading.
        text += " The package index cannot be reached: is this machine offline?"
    elif "No space left" in said:
        text += " The disk is full."
    else:
        errors = [line[7:] for line in said.splitlines() if line.startswith("ERROR: ")]
        text = "\n  ".join([text] + [line for line in errors if line != "Exception:"][:4])
    return text + "\nRun the same command again to continue."


class Lock:
    """Lets only one task install at a time. The system releases it if the task is killed."""

    def __enter__(self):
        self.file = open(os.path.abspath(__file__), "rb")  # open while it is held
        if shell.WINDOWS:
            import msvcrt

            self.file.seek(1 << 30)
            while True:
                try:
                    msvcrt.locking(self.file.fileno(), msvcrt.LK_LOCK, 1)
                    break
                except OSError:
                    time.sleep(1)
        else:
            import fcntl

            fcntl.flock(self.file, fcntl.LOCK_EX)

    def __exit__(self, *failure):
        self.file.close()
