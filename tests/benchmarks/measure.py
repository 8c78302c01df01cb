"""Run a command, and print its time in seconds and its peak memory in MB.

This is a separate small program: the peak of a child includes the memory of the process from which
it was forked, so that process must be small.
"""

import os
import subprocess
import sys
import time

begun = time.perf_counter()
child = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL)
_, status, usage = os.wait4(child.pid, 0)
took = time.perf_counter() - begun
child.returncode = os.waitstatus_to_exitcode(status)
print(took, usage.ru_maxrss / 1024, child.returncode)
