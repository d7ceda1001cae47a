#!/usr/bin/env python3
"""Draws risk against coverage: what bench/corpus.py --save wrote, as an SVG.

usage: risk.py --out bench/risk.svg NAME=FILE ...

A line a file: of the clear questions, from the surest answer on, the share that is answered (across) and how many of those
answers are wrong (up). The dot is where the program draws its line between answers that it gives as sure and those that
it says it is not sure of; the ring is all that it answers. What is left to 100 % is asked back or refused.
"""
import argparse
import json

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 640, 400, 60, 50, 30
COLOURS = ("#3a6ea5", "#b35c1e", "#1b6e3c", "#7a3e9d")
LEAST = 20  # answers, below which a share says nothing


def curve(path):
    """[(coverage, risk)], the point of the sure answers, that of all."""
    rows = [row for row in map(json.loads, open(path, encoding="utf-8")) if row["kind"] == "clear"]
    given = [row for row in rows if row["answer"]["status"] == "answered"]
    given.sort(key=lambda row: -row["answer"]["interpretations"][0]["score"])

    def point(kept):
        return len(kept) / len(rows), sum(not row["first"] for row in kept) / max(1, len(kept))

    points = [point(given[:count]) for count in range(LEAST, len(given) + 1)]
    return points, point([row for row in given if not row["answer"]["unsure"]]), point(given)


def across(share):
    return LEFT + share * (WIDTH - LEFT - 20)


def up(share, most):
    return HEIGHT - BOTTOM - share / most * (HEIGHT - BOTTOM - TOP)


def text(x, y, words, anchor="middle", more=""):
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}"{more}>{words}</text>\n'


def axes(most):
    out = ""
    for i in range(0, 11, 2):
        out += f'<path class="grid" d="M{across(i / 10):.1f} {TOP}V{HEIGHT - BOTTOM}"/>\n' + text(across(i / 10), HEIGHT - BOTTOM + 18, i * 10)
    for i in range(0, int(most * 10) + 1):
        out += f'<path class="grid" d="M{LEFT} {up(i / 10, most):.1f}H{WIDTH - 20}"/>\n' + text(LEFT - 8, up(i / 10, most) + 4, i * 10, "end")
    out += text(across(0.5), HEIGHT - 10, "clear questions answered, %")
    return out + text(16, (HEIGHT - BOTTOM + TOP) / 2, "answers wrong, %", more=f' transform="rotate(-90 16 {(HEIGHT - BOTTOM + TOP) / 2:.0f})"')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True)
    parser.add_argument("sets", nargs="+", metavar="NAME=FILE")
    options = parser.parse_args()
    sets = [(one.split("=", 1)[0], *curve(one.split("=", 1)[1])) for one in options.sets]
    most = max(0.1, -(-max(risk for _, points, *_ in sets for _, risk in points) * 10 // 1) / 10)
    body = axes(most)
    for i, (name, points, sure, every) in enumerate(sets):
        colour = COLOURS[i % len(COLOURS)]
        line = "L".join(f"{across(x):.1f} {up(y, most):.1f}" for x, y in points)
        body += f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2"/>\n'
        body += f'<circle cx="{across(sure[0]):.1f}" cy="{up(sure[1], most):.1f}" r="6" fill="{colour}"/>\n'
        body += f'<circle cx="{across(every[0]):.1f}" cy="{up(every[1], most):.1f}" r="6" fill="none" stroke="{colour}" stroke-width="2"/>\n'
        label = f"{name}: sure {100 * sure[0]:.0f} %, wrong {100 * sure[1]:.0f}; all {100 * every[0]:.0f} %, wrong {100 * every[1]:.0f}"
        body += text(LEFT + 10, TOP + 14 + 18 * i, label, "start", f' style="fill:{colour}"')
        print(label)
    with open(options.out, "w", encoding="utf-8") as out:
        out.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="risk against coverage">\n'
                  "<style>text{font:13px system-ui,sans-serif;fill:#444}.grid{stroke:#ddd}</style>\n"
                  f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n' + body + "</svg>\n")


if __name__ == "__main__":
    main()
