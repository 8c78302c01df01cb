"""Find a Python that can run the project, or explain how to install one.

Any Python since 2.7 can read this file.
"""

from __future__ import print_function

import glob
import os
import re
import sys

import shell

OLDEST, NEWEST = (3, 12), (3, 14)  # the requirements files are valid for these
PREFERRED = ("3.13", "3.12", "3.14")

# Inside an environment this names the interpreter that made it, because make_venv may clear the
# interpreter of the environment.
PROBE = (
    "import sys; print('%d.%d %s' % (sys.version_info[0], sys.version_info[1],"
    " getattr(sys, '_base_executable', None) or sys.executable))"
)
CAN_MAKE_VENV = "import ensurepip, venv; print(1)"


def candidates():
    """Yield commands that may start a suitable Python, the likeliest first."""
    yield [sys.executable]
    if shell.WINDOWS:
        for version in PREFERRED:
            yield ["py", "-" + version]
        return
    home = os.path.expanduser("~")
    pyenv = os.environ.get("PYENV_ROOT") or os.path.join(home, ".pyenv")
    for version in PREFERRED:
        name = "python" + version
        places = [
            shell.which(name),
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
        if shell.which(name):
            yield [shell.which(name)]


def find_interpreter():
    """The path of a suitable Python, preferably one with the venv module.

    Raises:
        shell.Stop: no suitable Python was found.
    """
    newer = without_venv = ""
    for command in candidates():
        version, _, path = shell.ask(command + ["-c", PROBE]).partition(" ")
        if not path:
            continue
        number = tuple(int(part) for part in version.split("."))
        if number < OLDEST:
            continue
        if number > NEWEST:
            newer = newer or path
        elif shell.ask([path, "-c", CAN_MAKE_VENV]):
            return path
        else:
            without_venv = without_venv or path
    if without_venv or newer:
        return without_venv or newer
    raise shell.Stop(too_old())


def too_old():
    """A message that names the command to install a suitable Python on this system."""
    found = "this is Python %d.%d.%d (%s)" % (sys.version_info[:3] + (sys.executable,))
    text = "VTES Deck needs Python %d.%d or newer; %s." % (OLDEST + (found,))
    if shell.WINDOWS:
        return text + "\nTo install one:  winget install Python.Python.3.13"
    if sys.platform == "darwin":
        return text + "\nTo install one:  brew install python@3.13"
    if not shell.which("apt-get"):
        return text + "\nInstall Python 3.13, then run the same command again."
    for version in PREFERRED:
        if "Candidate: 3" in shell.ask(["apt-cache", "policy", "python" + version]).replace(
            "(none)", ""
        ):
            line = "sudo apt install python%s python%s-venv" % (version, version)
            return text + "\nTo install one:  " + line
    system = shell.read("/etc/os-release")
    debian, number = "ubuntu" not in system.lower(), re.search(r'VERSION_ID="?(\d+)', system)
    if number and int(number.group(1)) >= (13 if debian else 24):
        # The system has a suitable Python, but apt has not fetched its lists yet.
        return text + "\nTo install one:  sudo apt update && sudo apt install python3 python3-venv"
    if debian:
        line = "sudo apt install pipx && pipx run uv python install 3.13"
    else:
        line = "sudo add-apt-repository -y ppa:deadsnakes/ppa && sudo apt install python3.13-venv"
    return text + "\nThe packages of this system have none. To install one:  " + line
