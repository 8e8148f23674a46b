"""Recognises occupations in queries, where words stand in any order and beside others that say more or less."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache, lru_cache

from domain.reference.language.head_words import HeadWord, head_words
from domain.reference.language.occupation_names import Kind
from domain.reference.language.occupation_titles import Occupation, Stems, kinds_of, title_lengths, titles, titles_of
from domain.reference.language.term_phrases import term_phrases


def recognise_positions(stems: Sequence[str]) -> tuple[Occupation, ...]:
    """Occupations from left to right, each with the words beside it for anybody who works: "klima majstor" is one of
    air conditioning, "radnik u pekari" one of bakeries."""
    stems = tuple(stems)
    named = _name_occupations(stems)
    if not named or named[0].end - named[0].first == len(stems):
        return named
    taken = {at for each in named for at in range(each.first, each.end)}
    found: list[Occupation] = []
    for each in named:
        wider = _with_workers(stems, each, taken)
        taken.update(range(wider.first, wider.end))
        found.append(wider)
    return tuple(found)


def name_occupations(stems: Sequence[str]) -> tuple[Occupation, ...]:
    """Occupations from left to right, longest name first: a "truck driver" is not any driver. Words for work say
    nothing beside a person of another occupation: "kuhar u dućanu" is a cook."""
    return _name_occupations(tuple(stems))


@lru_cache(maxsize=1 << 12)
def _name_occupations(stems: Stems) -> tuple[Occupation, ...]:
    found = list(_longest_names(stems))
    if len(stems) == 1 or not found:
        return tuple(found)
    found = _without_head_words(stems, found)
    named = [each for each in found if _words(stems, each) in titles_of(Kind.NAME)]
    offered = {code for each in named for code in each.positions}
    kept = [each for each in found if not named or each in named or not offered.isdisjoint(each.positions)]
    return tuple(_narrowed(stems, each) for each in kept)


def _longest_names(stems: Stems) -> Iterator[Occupation]:
    at = 0
    while at < len(stems):
        ends = (at + length for length in _lengths().get(stems[at], ()) if at + length <= len(stems))
        end = next((end for end in ends if stems[at:end] in _asked_names()), None)
        if end is not None:
            yield Occupation(at, end, _asked_names()[stems[at:end]])
        at = end or at + 1


@cache
def _asked_names() -> dict[Stems, tuple[str, ...]]:
    """Unit groups by the stems of a name, and of names of two words in the other order: "pločice majstor". A word that
    is a term of contract keeps its meaning there: "pripravnik programer"."""
    pairs = {stems: codes for stems, codes in titles().items() if len(stems) == 2}
    terms = {stems[0] for stems in term_phrases() if len(stems) == 1}
    return {stems[::-1]: codes for stems, codes in pairs.items() if terms.isdisjoint(stems)} | titles()


@cache
def _lengths() -> dict[str, tuple[int, ...]]:
    """Lengths in stems of the names that begin with a stem, the longest first."""
    pairs = {stems[0]: {2} for stems in _asked_names() if len(stems) == 2}
    return {
        stem: tuple(sorted({*title_lengths().get(stem, ()), *pairs.get(stem, ())}, reverse=True))
        for stem in {*title_lengths(), *pairs}
    }


def _without_head_words(stems: Stems, found: list[Occupation]) -> list[Occupation]:
    """Leaves out names of head words beside others: "majstor" says little beside any word, "montaža" beside a name."""
    heads = head_words()

    def says_little(each: Occupation) -> bool:
        return all(stem in heads for stem in _words(stems, each))

    def names_anybody(each: Occupation) -> bool:
        return all(heads.get(stem) is HeadWord.WORKER for stem in _words(stems, each))

    if any(stem not in heads for stem in stems):
        found = [each for each in found if not names_anybody(each)]
    specific = [each for each in found if not says_little(each)]
    return specific or found


def _narrowed(stems: Stems, named: Occupation) -> Occupation:
    """An ambiguous name with those of its groups that are near the skills or the work in the other words (of the same
    sub-major group): a "linux admin" is no clerk."""
    if len(named.positions) == 1:
        return named
    others = (stems[: named.first], stems[named.end :])
    near = {code[:2] for words in others for code in _groups_of_work(words)}
    both = tuple(code for code in named.positions if code[:2] in near)
    return replace(named, positions=both) if both else named


def _groups_of_work(stems: Stems) -> Iterator[str]:
    for first, stem in enumerate(stems):
        for length in title_lengths().get(stem, ()):
            for kind, codes in kinds_of().get(stems[first : first + length], ()):
                if kind is not Kind.NAME:
                    yield from codes


def _with_workers(stems: Stems, named: Occupation, taken: set[int]) -> Occupation:
    first, end = named.first, named.end
    while first > 0 and first - 1 not in taken and head_words().get(stems[first - 1]) is HeadWord.WORKER:
        first -= 1
    while end < len(stems) and end not in taken and head_words().get(stems[end]) is HeadWord.WORKER:
        end += 1
    return named if (first, end) == (named.first, named.end) else replace(named, first=first, end=end)


def _words(stems: Stems, named: Occupation) -> Stems:
    return stems[named.first : named.end]
