"""Counts and times, told in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str, help: str) -> list[str]:
        found, total = [f"# HELP {name} {help}", f"# TYPE {name} histogram"], 0
        for edge, count in zip([*BUCKETS, "+Inf"], self.counts, strict=True):
            total += count
            found.append(f'{name}_bucket{{le="{edge}"}} {total}')
        return [*found, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """What a host wants to watch."""

    def __init__(self) -> None:
        self.acting = Histogram()
        self.thinking = Histogram()
        self.refusals: dict[str, int] = {}
        self.tables = 0
        self.messages = 0

    def acted(self, seconds: float) -> None:
        self.acting.add(seconds)

    def thought(self, seconds: float) -> None:
        self.thinking.add(seconds)

    def refused(self, code: str) -> None:
        self.refusals[code] = self.refusals.get(code, 0) + 1

    def text(self, gauges: dict[str, tuple[str, float]], counters: dict[str, tuple[str, float]]) -> str:
        """The whole page; `gauges` and `counters` are read elsewhere: name, meaning and value."""
        counters = {
            "sietch_tables_created_total": ("Tables created by this process.", self.tables),
            "sietch_messages_total": ("Messages of viewers.", self.messages),
            **counters,
        }
        lines: list[str] = []
        for kind, given in (("gauge", gauges), ("counter", counters)):
            for name, (help, value) in given.items():
                lines += [f"# HELP {name} {help}", f"# TYPE {name} {kind}", f"{name} {value:g}"]
        name = "sietch_refused_total"
        lines += [f"# HELP {name} What visitors were refused, by code.", f"# TYPE {name} counter"]
        lines += [f'{name}{{code="{code}"}} {count}' for code, count in sorted(self.refusals.items())]
        lines += self.acting.lines("sietch_action_seconds", "From a message that acts to its answer.")
        lines += self.thinking.lines("sietch_bot_seconds", "What a bot needs for one move.")
        return "\n".join(lines) + "\n"
