"""Runs the parts of a benchmark that --part names, with no cache, no terminal and no home of the user's."""
import os
import sys
import tempfile


def run(parser, options, parts, missed):
    """parts: {name: what takes options and environment}; missed: what they put missed targets into. Ends the program."""
    with tempfile.TemporaryDirectory() as cache:
        environment = dict(os.environ, XDG_CACHE_HOME=cache, HOME=cache, TERM="dumb", NO_COLOR="1")
        for part in options.part.split(","):
            if part not in parts:
                parser.error(f"no such part: {part}")
            parts[part](options, environment)
            sys.stdout.flush()
    sys.exit(1 if options.strict and missed else 0)
