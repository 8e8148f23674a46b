"""Fills a data set for the other benchmarks: `python -m benchmarks.search.fill --keep FOLDER [--ads 1000000]`."""

import argparse

from benchmarks.search.dataset import add_dataset_options, open_dataset


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search.fill", description=__doc__)
    add_dataset_options(parser)
    with open_dataset(parser.parse_args()):
        pass


if __name__ == "__main__":
    main()
