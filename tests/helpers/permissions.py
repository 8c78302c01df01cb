"""Tests of files that the user may not open, for ordinary users and for root.

File permissions do not apply to root. On Linux a thread can drop this privilege and regain it:
capabilities(7), ``CAP_DAC_OVERRIDE`` and ``CAP_DAC_READ_SEARCH``.
"""

import contextlib
import ctypes
import os
import sys
from pathlib import Path

import pytest

_VERSION = 0x20080522
_OVERRIDES = 1 << 1 | 1 << 2


def _libc():
    return ctypes.CDLL(None, use_errno=True)


def _call(function, words):
    header = (ctypes.c_uint32 * 2)(_VERSION, 0)
    if function(header, words) != 0:
        raise OSError(ctypes.get_errno(), "capabilities")


def _modules_are_readable():
    """Whether modules that are imported later can be found without root's privilege."""
    try:
        Path(__file__).read_bytes()
    except PermissionError:
        return False
    return True


@contextlib.contextmanager
def ordinary():
    """Make file permissions apply to this thread and to threads that it starts.

    The test is skipped if our own modules are readable only by root, as in another user's home.
    """
    if os.name != "posix" or os.geteuid() != 0:
        yield
        return
    if sys.platform != "linux":
        raise NotImplementedError("root without its privileges: only on Linux")
    libc = _libc()
    kept = (ctypes.c_uint32 * 6)()  # effective, permitted, inheritable; twice 32 bits
    _call(libc.capget, kept)
    less = (ctypes.c_uint32 * 6)(*kept)
    less[0] &= ~_OVERRIDES
    _call(libc.capset, less)
    try:
        if not _modules_are_readable():
            pytest.skip("our modules are in a folder that only its owner and root may open")
        yield
    finally:
        _call(libc.capset, kept)


@contextlib.contextmanager
def forbidden(*paths):
    """Let only root open these files and folders, and drop the privilege of root."""
    rights = {path: path.stat().st_mode for path in paths}
    for path in paths:
        path.chmod(0)
    try:
        with ordinary():
            yield
    finally:
        for path, mode in rights.items():
            if path.exists():
                path.chmod(mode)
