"""Expands a hunspell dictionary: the forms that each entry's flags allow (hunspell(5))."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Affix:
    """A rule: remove `strip`, append `add`, if the word matches; `then` are the flags of the result."""

    strip: str
    add: str
    condition: re.Pattern[str] | None
    then: str

    def apply(self, word: str) -> str | None:
        """The form, or None if the rule does not apply."""
        if not word.endswith(self.strip) or (self.condition and not self.condition.search(word)):
            return None
        return word[: len(word) - len(self.strip)] + self.add


@dataclass(slots=True)
class Dictionary:
    """Entries with their flags, and the affix rules of each flag."""

    entries: list[tuple[str, frozenset[str]]]
    suffixes: dict[str, list[Affix]] = field(default_factory=dict[str, list[Affix]])
    prefixes: dict[str, str] = field(default_factory=dict[str, str])
    aliases: list[str] = field(default_factory=list[str])
    long_flags: bool = False

    def flags(self, written: str) -> frozenset[str]:
        """Parses flags of an entry or rule: letters, pairs of letters, or the number of an alias."""
        if self.aliases and written.isdigit():
            written = self.aliases[int(written) - 1]
        width = 2 if self.long_flags else 1
        return frozenset(written[at : at + width] for at in range(0, len(written), width))

    def forms(self, word: str, flag: str, deep: bool = True) -> Iterator[str]:
        """The forms of a word by one flag, with second suffixes, in the order of the rules."""
        for affix in self.suffixes.get(flag, ()):
            form = affix.apply(word)
            if form is not None:
                yield form
                if deep and affix.then:
                    for second in sorted(self.flags(affix.then)):
                        yield from self.forms(form, second, deep=False)

    def every_form(self, word: str, flags: frozenset[str]) -> Iterator[str]:
        """The word and its forms by all flags, with prefixes."""
        prefixes = ["", *(self.prefixes[flag] for flag in sorted(flags) if flag in self.prefixes)]
        for form in (word, *(form for flag in sorted(flags) for form in self.forms(word, flag))):
            yield from (prefix + form for prefix in prefixes)


def read(path: Path, encoding: str) -> Dictionary:
    """The dictionary of `path`.aff and `path`.dic."""
    dictionary = Dictionary([])
    with path.with_suffix(".aff").open(encoding=encoding, errors="replace") as lines:
        for line in lines:
            _read_affix(dictionary, line.split())
    with path.with_suffix(".dic").open(encoding=encoding, errors="replace") as lines:
        next(lines)  # the number of entries
        for line in lines:
            word, _, flags = (line.split() or [""])[0].partition("/")
            if word:
                dictionary.entries.append((word, dictionary.flags(flags)))
    return dictionary


def _read_affix(dictionary: Dictionary, parts: list[str]) -> None:
    match parts:
        case ["FLAG", "long", *_]:
            dictionary.long_flags = True
        case ["AF", _, "#", *_]:
            dictionary.aliases.append(parts[1])
        case ["SFX", flag, strip, add, *rest] if not (strip in {"Y", "N"} and add.isdigit()):
            condition = rest[0] if rest and not rest[0].startswith("#") else "."
            added, _, then = add.partition("/")
            affix = Affix(
                strip="" if strip == "0" else strip,
                add="" if added == "0" else added,
                condition=re.compile(f"(?:{condition})$") if condition != "." else None,
                then=then,
            )
            dictionary.suffixes.setdefault(flag, []).append(affix)
        case ["PFX", flag, "0", add, "."]:
            dictionary.prefixes[flag] = add
        case _:
            pass
