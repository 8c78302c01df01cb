#!/usr/bin/env python3
r"""The project's tasks: run, test, check, fix, bench, lock and the others below.

    python3 .ci/tasks.py run [arguments of the program]
    python3 .ci/tasks.py test [arguments of pytest]     install what is needed, then check
    python3 .ci/tasks.py check [arguments of pytest]    format, lint, types, import contract, tests
    python3 .ci/tasks.py fix                            let ruff format and mend what it can
    python3 .ci/tasks.py bench [arguments]              measurements, side by side with krcg
    python3 .ci/tasks.py screenshots                    take the pictures in README
    python3 .ci/tasks.py languages                      collect the texts that are to be translated
    python3 .ci/tasks.py release-check                  is everything translated?
    python3 .ci/tasks.py bare [arguments of pytest]     run and test on a minimal Debian system
    python3 .ci/tasks.py dist [--into FOLDER]           build packages: wheel, tar.xz, deb
    python3 .ci/tasks.py dist-check                     build twice, compare, install, try
    python3 .ci/tasks.py lock [--upgrade]               write versions and hashes of dependencies
    python3 .ci/tasks.py install [run|dev|dist]         only make .venv ready
    python3 .ci/tasks.py clean                          remove what the tasks have made

On Windows: py .ci\tasks.py run

The standard library is enough, and any Python since 2.7 can read this file: whoever starts it with
an old one is told so, instead of being shown a syntax error. The work itself is done by the first
suitable interpreter that is found.
"""

from __future__ import print_function

import glob
import hashlib
import io
import os
import re
import subprocess
import sys
import time

OLDEST, NEWEST = (3, 12), (3, 14)  # the requirements files are valid for these
LEVELS = ("run", "dev", "dist")  # each has all that those before it have
LOCKED = {
    "run": "requirements.txt",
    "dev": "requirements-dev.txt",
    "dist": "requirements-dist.txt",
}
WISHED = ("3.13", "3.12", "3.14")
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
STAMP = os.path.join(VENV, ".installed")  # what is installed: see wanted_stamp
MAKING = os.path.join(VENV, ".making")  # there while an installation is under way
WINDOWS = os.name == "nt"
CACHES = (".mypy_cache", ".pytest_cache", ".ruff_cache", ".import_linter_cache", ".hypothesis")

# Inside an environment the interpreter that made it is asked for, not the one that may be cleared.
PROBE = (
    "import sys; print('%d.%d %s' % (sys.version_info[0], sys.version_info[1],"
    " getattr(sys, '_base_executable', None) or sys.executable))"
)
CAN_MAKE_VENV = "import ensurepip, venv; print(1)"
HAS_PIP = "import importlib.util as u, sys; print(u.find_spec('pip') and sys.version_info[1])"
LINT_IMPORTS = "import sys; from importlinter.cli import lint_imports_command as main; main()"
MISSING = (
    "import sys; from vtes_deck.app import preflight as p; missing = p.missing_for(sys.argv[1]);"
    " print(' '.join(missing)); print(' '.join(p.packages_of(missing)))"
)


class Stop(Exception):
    """The task cannot go on; the message is for the person who started it."""


def say(text):
    """One line for the person at the terminal, before anything a child process prints."""
    print(text)
    sys.stdout.flush()


def call(command, **more):
    """Run a program in the project's folder; its exit code."""
    return subprocess.call(command, cwd=ROOT, env=environment(), **more)


def ask(command):
    """What a program prints; empty if it fails or is not there."""
    try:
        child = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        answer = child.communicate()[0].decode("utf-8", "replace").strip()
    except (OSError, ValueError):
        return ""
    return answer if child.returncode == 0 else ""


def environment():
    """The environment of every child: nothing of another Python, no surprises from pip."""
    env = dict(os.environ)
    for name in ("PYTHONHOME", "PYTHONPATH", "PYTHONSTARTUP", "__PYVENV_LAUNCHER__"):
        env.pop(name, None)
    env["PYTHONNOUSERSITE"] = "1"
    env["PIP_USER"] = "0"
    return env


# ------------------------------------------------------------------------------------ interpreter


def which(name):
    """The path of a program, or an empty string (shutil.which is younger than this file)."""
    for folder in os.environ.get("PATH", "").split(os.pathsep):
        path = os.path.join(folder, name)
        if folder and os.path.isfile(path) and os.access(path, os.X_OK):
            return path
    return ""


def candidates():
    """Commands that may start a suitable Python, the likeliest first."""
    yield [sys.executable]
    if WINDOWS:
        for version in WISHED:
            yield ["py", "-" + version]
        return
    home = os.path.expanduser("~")
    pyenv = os.environ.get("PYENV_ROOT") or os.path.join(home, ".pyenv")
    for version in WISHED:
        name = "python" + version
        places = [
            which(name),
            "/usr/bin/" + name,
            "/usr/local/bin/" + name,
            "/opt/homebrew/bin/" + name,
            os.path.join(home, ".local", "bin", name),
        ]
        places += sorted(glob.glob(os.path.join(pyenv, "versions", version + "*", "bin", name)))
        managed = os.path.join(home, ".local", "share", "uv", "python")
        places += sorted(glob.glob(os.path.join(managed, "cpython-" + version + "*", "bin", name)))
        for place in places:
            if place and os.path.exists(place):
                yield [place]
    for name in ("python3", "python"):
        if which(name):
            yield [which(name)]


def find_interpreter():
    """The path of a Python this project runs on; one that can make environments if there is one."""
    newer = without_venv = ""
    for command in candidates():
        version, _, path = ask(command + ["-c", PROBE]).partition(" ")
        if not path:
            continue
        number = tuple(int(part) for part in version.split("."))
        if number < OLDEST:
            continue
        if number > NEWEST:
            newer = newer or path
        elif ask([path, "-c", CAN_MAKE_VENV]):
            return path
        else:
            without_venv = without_venv or path
    if without_venv or newer:
        return without_venv or newer
    raise Stop(too_old())


def too_old():
    """What to say when there is no suitable Python, with the exact line that brings one."""
    found = "this is Python %d.%d.%d (%s)" % (sys.version_info[:3] + (sys.executable,))
    text = "VTES Deck needs Python %d.%d or newer; %s." % (OLDEST + (found,))
    if WINDOWS:
        return text + "\nTo install one:  winget install Python.Python.3.13"
    if sys.platform == "darwin":
        return text + "\nTo install one:  brew install python@3.13"
    if not which("apt-get"):
        return text + "\nPlease install Python 3.13 and start this again."
    for version in WISHED:
        if "Candidate: 3" in ask(["apt-cache", "policy", "python" + version]).replace("(none)", ""):
            line = "sudo apt install python%s python%s-venv" % (version, version)
            return text + "\nTo install one:  " + line
    system = read("/etc/os-release")
    debian, number = "ubuntu" not in system.lower(), re.search(r'VERSION_ID="?(\d+)', system)
    if number and int(number.group(1)) >= (13 if debian else 24):
        # Its own Python is new enough; apt has only not yet fetched its lists.
        return text + "\nTo install one:  sudo apt update && sudo apt install python3 python3-venv"
    if debian:
        line = "sudo apt install pipx && pipx run uv python install 3.13"
    else:
        line = "sudo add-apt-repository -y ppa:deadsnakes/ppa && sudo apt install python3.13-venv"
    return text + "\nThis system's own packages have none; to install one:  " + line


def read(path):
    """The text of a file; empty if there is none."""
    try:
        with io.open(path, encoding="utf-8", errors="replace") as file:
            return file.read()
    except (IOError, OSError):
        return ""


# ---------------------------------------------------------------------------------- system packages


def bring(packages, why):
    """Debian packages: installed where we may (root in a container, CI), else named exactly."""
    line = "sudo apt install " + " ".join(packages)
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    # On a machine of a CI service there is no one to type a password.
    sudo = [] if root else ["sudo", "-n"]
    may = root or (os.environ.get("CI") and which("sudo") and not call(sudo + ["true"]))
    if not (may and which("apt-get")):
        raise Stop("%s\nOn Debian or Ubuntu:  %s" % (why, line))
    say("%s\nInstalling: %s" % (why, " ".join(packages)))
    env = dict(environment(), DEBIAN_FRONTEND="noninteractive")
    quiet = sudo + ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    with open(os.devnull) as nothing:
        for command in (["update"], ["install", "-y", "--no-install-recommends"] + list(packages)):
            code = subprocess.call(quiet + command, env=env, stdin=nothing)
    if code:
        raise Stop("That did not work. Please try:  %s" % line)


def bring_libraries(platform):
    """The system libraries Qt needs for one of its platforms."""
    missing, _, packages = ask([python(), "-c", MISSING, platform]).partition("\n")
    if missing:
        why = "Qt needs system libraries that are missing: " + missing
        if not packages:
            raise Stop(why)
        bring(packages.split(), why)


# ------------------------------------------------------------------------------------- environment


def python():
    """The interpreter inside .venv."""
    if WINDOWS:
        return os.path.join(VENV, "Scripts", "python.exe")
    return os.path.join(VENV, "bin", "python")


def wanted_stamp():
    """What an up-to-date environment was made from. The folder counts: .venv cannot be moved."""
    parts = [ROOT, read(os.path.abspath(__file__))]
    parts += [read(os.path.join(ROOT, n)) for n in ["pyproject.toml"] + sorted(LOCKED.values())]
    return hashlib.sha256("\0".join(parts).encode("utf-8")).hexdigest()


def venv_is_sound():
    """Whether .venv was made to the end, and its Python is still there and not too old."""
    if os.path.exists(MAKING) or not os.path.exists(os.path.join(VENV, "pyvenv.cfg")):
        return False
    minor = ask([python(), "-c", HAS_PIP])
    return minor.isdigit() and (3, int(minor)) >= OLDEST


def is_ready(level):
    """Whether nothing has to be installed."""
    have = read(STAMP).split()
    enough = LEVELS[LEVELS.index(level) :]
    return (
        have[:1] == [wanted_stamp()] and have[1:] in [[one] for one in enough] and venv_is_sound()
    )


def ensure(level):
    """Make .venv ready for one of LEVELS: players, checks, packages. Does nothing if it is."""
    if is_ready(level):
        return
    with Lock():
        if is_ready(level):
            return  # somebody else has just done it
        if not venv_is_sound():
            make_venv()
        else:
            # A player's start does not leave a developer's tools outdated.
            level = max([level] + read(STAMP).split()[1:], key=LEVELS.index)
        write(MAKING, "an installation is under way, or was killed\n")
        try:
            install(level)
        except Stop:
            # pip found out before it touched anything (it is offline, mostly), or took its steps
            # back: what worked before still does, and is not thrown away.
            os.remove(MAKING)
            raise
        write(STAMP, "%s %s\n" % (wanted_stamp(), level))
        os.remove(MAKING)


def make_venv():
    """A new, empty .venv in place of whatever is there."""
    import shutil

    interpreter = find_interpreter()
    version = ask([interpreter, "-c", PROBE]).partition(" ")[0]
    if not ask([interpreter, "-c", CAN_MAKE_VENV]):
        system = ask(["/usr/bin/python3", "-c", PROBE]).partition(" ")[0]
        package = "python3-venv" if version == system else "python%s-venv" % version
        bring([package], "Python %s (%s) has no venv module." % (version, interpreter))
    say("Making .venv with Python %s (%s)" % (version, interpreter))
    try:
        if os.path.isdir(VENV):
            shutil.rmtree(VENV)
        os.mkdir(VENV)
        # Marked before anything is in it: whenever this is killed, the next start begins afresh.
        write(MAKING, "an installation is under way, or was killed\n")
    except OSError as error:
        raise Stop("%s cannot be made anew: %s" % (VENV, error))
    if call([interpreter, "-m", "venv", VENV]):
        raise Stop("Python could not make the environment in %s; see above." % VENV)


def install(level):
    """The locked dependencies, each checked against its hash, and the project, editable."""
    first = not read(STAMP)
    say("Installing the dependencies (once, some 100 MB)" if first else "Looking for new versions")
    pip = [python(), "-m", "pip", "--disable-pip-version-check", "--no-input", "--retries", "2"]
    pip += ["install", "--no-warn-script-location"]
    if not sys.stdout.isatty():
        pip += ["-q"]
    # Wheels only: building a source package would run code that no hash covers.
    dependencies = ["--require-hashes", "--only-binary", ":all:", "-r", LOCKED[level]]
    # The project itself has no hash; nothing else may come in with it.
    project = ["--no-deps", "--no-build-isolation", "-e", "."]
    for command in (dependencies, project):
        child = subprocess.Popen(pip + command, cwd=ROOT, env=environment(), stderr=subprocess.PIPE)
        said = child.communicate()[1].decode("utf-8", "replace")
        if child.returncode:
            raise Stop(pip_failed(said))


def pip_failed(said):
    """What to say when pip fails: its own short reason, never its traceback."""
    text = "The dependencies could not be installed."
    if re.search(
        r"name resolution|getaddrinfo|unreachable|refused|timed out|Timeout|NewConnection|ProxyErr",
        said,
    ):
        # What pip says then is about versions that conflict, which misleads.
        text += " The package index cannot be reached: is this machine offline?"
    elif "No space left" in said:
        text += " The disk is full."
    else:
        errors = [line[7:] for line in said.splitlines() if line.startswith("ERROR: ")]
        text = "\n  ".join([text] + [line for line in errors if line != "Exception:"][:4])
    return text + "\nStart the same command again to go on."


def write(path, text):
    """Write a small file."""
    with io.open(path, "w", encoding="utf-8") as file:
        file.write(text)


class Lock:
    """Two tasks started at once do not install into each other; a killed one leaves no lock."""

    def __enter__(self):
        self.file = open(os.path.abspath(__file__), "rb")  # open while it is held
        if WINDOWS:
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


# ------------------------------------------------------------------------------------------- tasks


def run(arguments):
    """Start the program; without a screen it says so and works in the terminal."""
    ensure("run")
    # -P: a file in the folder the player happens to stand in must not pass for one of ours.
    command = [python(), "-P", "-m", "vtes_deck"] + arguments
    if WINDOWS:
        return subprocess.call(command, env=environment())
    return os.execve(command[0], command, environment())


def test(arguments):
    """Everything a fresh machine needs, then the check."""
    ensure("dev")
    bring_libraries("offscreen")
    return check(arguments)


def check(arguments):
    """Format, lint, types, import contract and tests; every step runs, then the verdict."""
    ensure("dev")
    workers = str(max(1, min(8, os.cpu_count() or 1)))
    module = [python(), "-m"]
    steps = (
        ("format", module + ["ruff", "format", "--check", "."]),
        ("lint", module + ["ruff", "check", "--quiet", "."]),
        ("types", module + ["mypy"]),
        ("imports", [python(), "-c", LINT_IMPORTS, "--no-logo"]),
        ("tests", module + ["pytest", "-q", "-n", workers, "--dist", "worksteal"] + arguments),
    )
    failed = []
    for name, command in steps:
        say("-- " + name)
        start = time.time()
        code = call(command)
        if code:
            failed.append(name)
            if name == "tests" and code == 5:
                say("no tests were found, which is a failure")
        # pytest's own last line says how it went and how long it took, and stays the last one.
        if name != "tests" or code:
            say("   %s: %s, %.1f s" % (name, "FAILED" if code else "ok", time.time() - start))
    if failed:
        say("check failed: " + ", ".join(failed))
    return 1 if failed else 0


def fix(arguments):
    """Format, and mend what ruff can mend."""
    ensure("dev")
    ruff = [python(), "-m", "ruff"]
    code = call(ruff + ["check", "--fix", "."] + arguments)
    return call(ruff + ["format", "."]) or code


def bench(arguments):
    """The measurements, printed side by side with krcg."""
    ensure("dev")
    return call([python(), os.path.join("tests", "benchmarks", "run.py")] + arguments)


def screenshots(arguments):
    """Take the pictures in README."""
    ensure("dev")
    return call([python(), os.path.join("tests", "screenshots.py")] + arguments)


def languages(arguments):
    """Bring the files of translations up to date with the source."""
    ensure("dev")
    bring_libraries("lupdate")
    return call([python(), os.path.join("tests", "helpers", "languages.py")] + arguments)


def release_check(arguments):
    """What only a release must fulfil; everything else is ``make test``."""
    ensure("dev")
    bring_libraries("offscreen")
    bring_libraries("lupdate")
    return call([python(), "-m", "pytest", "-q", "-m", "release"] + arguments)


def bare(arguments):
    """Both of README's commands on a minimal system, see .ci/bare."""
    return call(["bash", os.path.join(".ci", "bare")] + arguments)


def dist(arguments):
    """Build the packages, see .ci/dist.py."""
    ensure("dist")
    if sys.platform.startswith("linux"):
        bring_libraries("offscreen")
        if not (which("objcopy") and which("strip")):
            bring(["binutils"], "PyInstaller needs objcopy and strip.")
    return call([python(), os.path.join(".ci", "dist.py")] + arguments)


def dist_check(arguments):
    """Build twice, compare, install into an empty system and try, see .ci/dist-check."""
    ensure("dist")
    return call(["bash", os.path.join(".ci", "dist-check")] + arguments)


def lock(arguments):
    """Write the exact versions and hashes of all dependencies, for every platform.

    Versions stay as they are where pyproject.toml allows; ``--upgrade`` takes the newest.
    """
    ensure("dev")
    extras = {"run": ["editable"], "dev": ["editable", "dev"], "dist": ["editable", "dev", "dist"]}
    for level in ("dev", "run", "dist"):  # dev first: all have the same versions
        command = [python(), "-m", "uv", "pip", "compile", "pyproject.toml", "--quiet"]
        command += ["--universal", "--python-version", "%d.%d" % OLDEST, "--generate-hashes"]
        command += ["--no-annotate", "--custom-compile-command", "make lock"]
        command += ["--output-file", LOCKED[level]]
        for extra in extras[level]:
            command += ["--extra", extra]
        if level != "dev":
            command += ["--constraints", LOCKED["dev"]]
        code = call(command + arguments)
        if code:
            return code
    return 0


def prepare(arguments):
    """Only make .venv ready."""
    level = (arguments or ["dev"])[0]
    if level not in LEVELS:
        raise Stop("install what? run (for players), dev (for the checks) or dist (for packages)")
    ensure(level)
    return 0


def clean(_arguments):
    """Remove .venv, caches and builds; nothing of the user's own files."""
    import shutil

    for name in (".venv", "build", "dist") + CACHES:
        shutil.rmtree(os.path.join(ROOT, name), ignore_errors=True)
    for folder, below, _files in os.walk(ROOT):
        if "__pycache__" in below:
            shutil.rmtree(os.path.join(folder, "__pycache__"), ignore_errors=True)
        below[:] = [name for name in below if not name.startswith((".git", "__pycache__"))]
    return 0


TASKS = {
    "run": run,
    "test": test,
    "check": check,
    "fix": fix,
    "bench": bench,
    "screenshots": screenshots,
    "languages": languages,
    "release-check": release_check,
    "bare": bare,
    "dist": dist,
    "dist-check": dist_check,
    "lock": lock,
    "install": prepare,
    "clean": clean,
}


def main(arguments):
    """Do one task; the exit code."""
    if not arguments or arguments[0] not in TASKS:
        say(__doc__.strip())
        return 0 if arguments[:1] in (["-h"], ["--help"], ["help"]) else 2
    try:
        if sys.version_info[:2] < OLDEST:
            return subprocess.call([find_interpreter(), os.path.abspath(__file__)] + arguments)
        return TASKS[arguments[0]](arguments[1:])
    except Stop as reason:
        say(str(reason))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
