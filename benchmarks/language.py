"""Measures text analysis: speed, size, and the share of inflected forms that a nominative finds."""

import argparse
import random
import resource
import time
from collections import defaultdict
from pathlib import Path

from domain.reference.language import lemmas
from domain.reference.language.analysis import analyse, terms
from domain.reference.language.query_parser import parse_query
from domain.reference.language.tokens import tokenise
from tests.domain.reference.language.paradigms import PARADIGMS
from tools.language_rules.build_lemmas import inflected_forms_of
from tools.language_rules.forms import choose_lemmas
from tools.language_rules.rule_learning import learn

CONTENT = Path(__file__).resolve().parent.parent / "local" / "demo" / "content"
ROUNDS = 5


def main() -> None:
    """Prints all figures; with a folder of hunspell dictionaries, also those for words not in the lemma rules."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument(
        "--dictionaries", type=Path, help="unpacked /usr/share/hunspell, for a test with a tenth of it held out"
    )
    dictionaries = options.parse_args().dictionaries
    loading()
    speed()
    for language, words in PARADIGMS.items():
        pairs = [(word, form) for word, forms in words.items() for form in forms.split()]
        found = sum(terms(word) == terms(form) for word, form in pairs)
        print(f"recall {language}   {found / len(pairs):.3f} of {len(pairs)} forms of {len(words)} words")
    if dictionaries:
        unseen(dictionaries)


def loading() -> None:
    """Time and memory for loading the lemma rules."""
    before, began = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.perf_counter()
    suffixes = len(lemmas.rules())
    seconds = time.perf_counter() - began
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    print(
        f"loading     {suffixes} suffixes in {seconds:.2f} s, {grown:.0f} MB, file {lemmas.FILE.stat().st_size} bytes"
    )


def speed() -> None:
    """Tokens per second of CPU time over the demo content in five languages."""
    texts = [file.read_text() for file in sorted(CONTENT.rglob("*.toml"))]
    tokens = sum(len(tokenise(text)) for text in texts)
    began = time.process_time()
    for text in texts:
        terms(text)
    print(f"terms cold  {tokens / (time.process_time() - began):,.0f} tokens/s")
    for name, analysis in (("terms warm", terms), ("analyse", analyse)):
        began = time.process_time()
        for text in texts * ROUNDS:
            analysis(text)
        print(f"{name:11} {tokens * ROUNDS / (time.process_time() - began):,.0f} tokens/s")
    queries = ["vozač C+E kategorije Zagreb", '+konobar -noćni "rad vikendom"', "medicinska sestra/tehničar"] * 1000
    parse_query(queries[0])  # reads the tables of names and phrases
    began = time.process_time()
    for query in queries:
        parse_query(query)
    print(f"parse_query {len(queries) / (time.process_time() - began):,.0f} queries/s")


def unseen(dictionaries: Path) -> None:
    """Holds out a tenth of the lemmas, builds rules from the rest, and tests them on the held-out words."""
    inflected = inflected_forms_of(dictionaries)
    settled = choose_lemmas(inflected)
    ranks = {each.lemma: each.rank for each in sorted(inflected, key=lambda each: -each.rank)}
    known = sorted(set(settled.values()))
    hidden = set(random.Random(5).sample(known, len(known) // 10))
    rules = learn({form: lemma for form, lemma in settled.items() if lemma not in hidden})
    found: dict[str, list[bool]] = defaultdict(list)
    for form, lemma in settled.items():
        if lemma in hidden and form != lemma and lemma in ranks:
            found[ranks[lemma].name].append(lemmas.lemma(form, rules) == lemmas.lemma(lemma, rules))
    for rank, right in sorted(found.items()):
        print(f"unseen      {rank:20} {sum(right) / len(right):.3f} of {len(right)} forms")


if __name__ == "__main__":
    main()
