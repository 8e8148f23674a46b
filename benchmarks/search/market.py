"""A market of invented ads to search in: the log, our read model, tantivy's index; filled once, and kept if wished."""

import argparse
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from benchmarks.ground import ground
from benchmarks.search.corpus import Corpus, midnight
from benchmarks.search.loading import load
from benchmarks.search.naive import Naive
from benchmarks.search.questions import Asking, Kind, Vocabulary
from benchmarks.search.rival import Rival
from domain.kernel.platform import Platform
from read_models.kernel.generations import install
from workers.register import PROJECTIONS

SEED = 20_26
_FILLED = "ads"


def options_of_market(parser: argparse.ArgumentParser) -> None:
    """Which market it is."""
    parser.add_argument("--ads", type=int, default=50_000)
    parser.add_argument("--keep", type=Path, help="a folder in which it is left, and found again on the same day")
    parser.add_argument("--naive", action="store_true", help="also the design that one writes first")


@dataclass(frozen=True, slots=True)
class Market:
    """What is measured."""

    platform: Platform
    rival: Rival
    corpus: Corpus
    ads: int

    def kinds(self, questions: int) -> Sequence[Kind]:
        """So many questions of every class, the same whenever they are asked for."""
        chance = Random(SEED)
        words = Vocabulary(self.platform.settings.database_url, self.corpus.some_words(4_000), self.ads, chance)
        return Asking(words, chance, questions).all()


@contextmanager
def market(options: argparse.Namespace, *, connections: int = 12) -> Iterator[Market]:
    """Filled with ads, unless it was before."""
    with ExitStack() as stack:
        folder: Path = options.keep or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        platform = stack.enter_context(ground(connections=connections, keep=folder))
        corpus = Corpus(SEED, midnight(datetime.now(UTC)))
        filled = folder / _FILLED
        before = int(filled.read_text()) if filled.exists() else None
        if before not in (None, options.ads):
            msg = f"{folder} holds {before:,} ads"
            raise SystemExit(msg)
        rival = Rival(folder / "tantivy")
        if before is None:
            _fill(platform, rival, corpus, options.ads)
            filled.write_text(str(options.ads))
        if options.naive:
            Naive(platform.settings.database_url).make()
        yield Market(platform, rival, corpus, options.ads)


def _fill(platform: Platform, rival: Rival, corpus: Corpus, count: int) -> None:
    loaded = load(platform, corpus.facts(count))
    install(platform.engine, PROJECTIONS)
    print(
        f"{count:,} ads: facts written in {loaded.facts:.0f} s, read model rebuilt in {loaded.rebuild:.0f} s"
        f" ({count / loaded.rebuild:,.0f} ads a second)",
        flush=True,
    )
    began = time.perf_counter()
    rival.fill(platform.settings.database_url)
    print(f"tantivy, given ready keys, in {time.perf_counter() - began:.0f} s")
    sizes = ", ".join(f"{name} {size:,.0f}" for name, size in loaded.megabytes.items() if size >= 1)
    print(f"megabytes: {sizes}; tantivy {rival.megabytes():,.0f} in {rival.segments} segment(s)", flush=True)
