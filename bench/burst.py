"""The other end of a contender's pipe: do something over and over for a while, and say how often a second of processor
time.
"""

import json
import sys
from collections.abc import Callable
from time import process_time

Measure = Callable[[], int]  # does the thing some times, and returns how many


def serve(measures: dict[str, Measure]) -> None:
    for line in sys.stdin:
        name, seconds = json.loads(line)
        measure = measures.get(name)
        print(json.dumps(None if measure is None else rate(measure, seconds)), flush=True)


def rate(measure: Measure, seconds: float) -> float:
    done = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        done += measure()
    return done / passed
