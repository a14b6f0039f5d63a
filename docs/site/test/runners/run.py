"""Runs programs one after another; a line with the name precedes the output of each."""

import runpy
import sys

for file in sys.argv[1:]:
    print(f"=== {file}", flush=True)
    runpy.run_path(file, run_name="__main__")
