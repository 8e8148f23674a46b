"""Provides the data set of the search benchmarks: log, read model and tantivy index, optionally kept between runs."""

import argparse
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from benchmarks.environment import benchmark_platform
from benchmarks.search.corpus import Corpus, midnight
from benchmarks.search.loading import add_employers, load
from benchmarks.search.naive_postgres import Naive
from benchmarks.search.queries import QueryClass, QueryGenerator, Vocabulary
from benchmarks.search.tantivy_index import TantivyIndex
from domain.kernel.process.platform import Platform
from read_models.kernel.generations import install
from read_models.register import PROJECTIONS

SEED = 20_26
_FILLED = "ads"


def add_dataset_options(parser: argparse.ArgumentParser) -> None:
    """Adds the options that select the data set."""
    parser.add_argument("--ads", type=int, default=50_000)
    parser.add_argument(
        "--keep", type=Path, help="a folder for the data set, which later runs of the same day use again"
    )
    parser.add_argument("--naive", action="store_true", help="also the design that one writes first")


@dataclass(frozen=True, slots=True)
class Dataset:
    """The data set and its indexes."""

    platform: Platform
    tantivy: TantivyIndex
    corpus: Corpus
    ads: int

    def query_classes(self, queries: int) -> Sequence[QueryClass]:
        """Generates as many queries of every class, reproducibly."""
        chance = Random(SEED)
        words = Vocabulary(self.platform.settings.database_url, self.corpus.some_words(4_000), self.ads, chance)
        return QueryGenerator(words, chance, queries).all()


@contextmanager
def open_dataset(options: argparse.Namespace, *, connections: int = 12) -> Iterator[Dataset]:
    """Opens the data set, and fills it with ads if it is empty."""
    with ExitStack() as stack:
        folder: Path = options.keep or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        platform = stack.enter_context(benchmark_platform(connections=connections, keep=folder))
        corpus = Corpus(SEED, midnight(datetime.now(UTC)))
        filled = folder / _FILLED
        before = int(filled.read_text()) if filled.exists() else None
        if before not in (None, options.ads):
            msg = f"{folder} holds {before:,} ads"
            raise SystemExit(msg)
        tantivy = TantivyIndex(folder / "tantivy")
        if before is None:
            _fill(platform, tantivy, corpus, options.ads)
            filled.write_text(str(options.ads))
        if options.naive:
            Naive(platform.settings.database_url).make()
        yield Dataset(platform, tantivy, corpus, options.ads)


def _fill(platform: Platform, tantivy: TantivyIndex, corpus: Corpus, count: int) -> None:
    loaded = load(platform, corpus.events(count))
    add_employers(platform, corpus.employers())
    install(platform.engine, PROJECTIONS)
    print(
        f"{count:,} ads: events written in {loaded.events:.0f} s, read model rebuilt in {loaded.rebuild:.0f} s"
        f" ({count / loaded.rebuild:,.0f} ads a second)",
        flush=True,
    )
    began = time.perf_counter()
    tantivy.fill(platform.settings.database_url)
    print(f"tantivy, given ready keys, in {time.perf_counter() - began:.0f} s")
    sizes = ", ".join(f"{name} {size:,.0f}" for name, size in loaded.megabytes.items() if size >= 1)
    print(f"megabytes: {sizes}; tantivy {tantivy.megabytes():,.0f} in {tantivy.segments} segment(s)", flush=True)
