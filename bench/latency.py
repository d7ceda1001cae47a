"""Latency as the bench's scripts print it."""


def percentile(times, share):
    """The nearest-rank percentile of sorted times."""
    return times[min(len(times) - 1, int(share * len(times)))]


def line(answers):
    """Percentiles of the answers' own milliseconds, and how many are errors."""
    times = sorted(answer["ms"] for answer in answers if "ms" in answer and answer.get("status") != "error")
    errors = len(answers) - len(times)
    if not times:
        return f"no answers; {errors} errors"
    shares = (("median", 0.5), ("90 %", 0.9), ("99 %", 0.99), ("most", 1))
    return ("milliseconds a question: " + ", ".join(f"{name} {percentile(times, share):.1f}" for name, share in shares) +
            f"; {errors} errors")
