"""Run a command, and print its time in seconds and its peak memory in MB.

It is a separate small program: a child counts the memory of the process it was forked from in its
own peak, so that process must be small.
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
