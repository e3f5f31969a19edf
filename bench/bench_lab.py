"""Measure the lab's page: any position and throw under any two rule sets, in processor time from address to answer."""

import random
import statistics
import tempfile
import time

from bench.bench_plays import positions
from sugoroku.game.presets import PRESETS
from sugoroku.web import create_app
from sugoroku.web.lab_link import lab_query
from sugoroku.web.settings import Settings

PAGES, MOST = 300, 100.0


def main() -> int:
    """Print the median and the slowest page, and tell whether all were in time."""
    chance = random.Random(7)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/games.sqlite3", secret="bench")  # noqa: S106 - nobody's
        client = create_app(settings).test_client()
        pairs = [chance.sample(list(PRESETS), 2) for _ in range(PAGES)]
        asked = positions(PRESETS["late-edo"], PAGES // 2) + positions(PRESETS["modern"], PAGES // 2)
        took = []
        for (position, throw), pair in zip(asked, pairs, strict=True):
            start = time.process_time()
            answer = client.get("/compare/lab" + lab_query(position, throw, pair))
            took.append((time.process_time() - start) * 1000)
            if answer.status_code != 200:
                raise SystemExit(answer.text)
        took = sorted(took[1:])  # the first page reads the templates
    median, slow, slowest = statistics.median(took), took[int(len(took) * 0.99)], took[-1]
    print(f"median {median:.1f} ms, 99 of 100 within {slow:.1f} ms, slowest {slowest:.1f} ms (at most {MOST:g})")
    return int(slowest > MOST)


if __name__ == "__main__":
    raise SystemExit(main())
