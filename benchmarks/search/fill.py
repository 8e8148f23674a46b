"""Only fills a market for the other measurements: `python -m benchmarks.search.fill --keep FOLDER [--ads 1000000]`."""

import argparse

from benchmarks.search.market import market, options_of_market


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search.fill", description=__doc__)
    options_of_market(parser)
    with market(parser.parse_args()):
        pass


if __name__ == "__main__":
    main()
