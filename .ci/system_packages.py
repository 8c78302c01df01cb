"""Install Debian packages, or name the command that does.

Any Python since 2.7 can read this file.
"""

from __future__ import print_function

import os
import subprocess

import shell


def install(packages, why):
    """Install Debian packages as root or on CI; otherwise name the command that does.

    Raises:
        shell.Stop: they are not installed.
    """
    line = "sudo apt install " + " ".join(packages)
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    # On CI no user can type a password.
    sudo = [] if root else ["sudo", "-n"]
    may = root or (os.environ.get("CI") and shell.which("sudo") and not shell.call(sudo + ["true"]))
    if not (may and shell.which("apt-get")):
        raise shell.Stop("%s\nOn Debian or Ubuntu:  %s" % (why, line))
    shell.say("%s\nInstalling: %s" % (why, " ".join(packages)))
    env = dict(shell.environment(), DEBIAN_FRONTEND="noninteractive")
    quiet = sudo + ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    with open(os.devnull) as nothing:
        for command in (["update"], ["install", "-y", "--no-install-recommends"] + list(packages)):
            code = subprocess.call(quiet + command, env=env, stdin=nothing)
    if code:
        raise shell.Stop("The installation failed. Try:  %s" % line)
