"""Run what `make bench` prints: plays and answers, a move over the wire, the lab, and the first player's strength."""

import subprocess
import sys

PARTS = (
    ("Legal plays and answers", ("-m", "bench.bench_plays")),
    ("A move by htmx: check, record on disk, redraw", ("-m", "bench.bench_move")),
    ("A judgement of the net", ("-m", "bench.bench_judge")),
    ("The lab: any position under two rule sets", ("-m", "bench.bench_lab")),
    ("The player by rule of thumb against random play", ("-m", "bench.strength_heuristic")),
)


def main() -> int:
    """Run each part in a process of its own and return 1 when one was out of bounds."""
    wrong = 0
    for title, words in PARTS:
        print(f"\n{title}", flush=True)
        wrong |= subprocess.run([sys.executable, *words], check=False).returncode != 0  # noqa: S603 - our own words
    return wrong


if __name__ == "__main__":
    raise SystemExit(main())
