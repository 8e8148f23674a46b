"""Generates ads of a Croatian market, reproducible by seed: titles, places, employers and words are Zipf-distributed,
in five languages, with about a hundred terms per ad."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import accumulate
from random import Random
from typing import Any

import orjson

from domain.reference.places import Place, all_places
from domain.reference.positions import all_positions

WORDS_OF_LANGUAGE = {"hr": 40_000, "en": 16_000, "sl": 12_000, "bs": 8_000, "mk": 8_000}
LANGUAGES = ("hr",) * 14 + ("en",) * 2 + ("sl",) * 2 + ("bs", "mk")
TITLES = 12_000
EMPLOYERS = 30_000
WORDS_OF_AD = 78
FORMATS = ("EXCLUSIVE",) * 2 + ("HIGHLIGHTED",) * 8 + ("STANDARD",) * 90 + ("FEED",) * 60
SYLLABLES = "ba be bo ca da de di do ga go ja ka ko la le li lo ma mi mo na ne ni no pa po pra ra re ri ro sa se ši ta te ti to tra va vi vo za že".split()  # noqa: E501, SIM905
CYRILLIC = "ба бе во га да до ја ка ко ла ли ло ма ми мо на ни но па по ра ре ро са се та ти то ва ви за же".split()  # noqa: SIM905
ENDINGS = ("", "", "a", "e", "i", "om", "ima")


@dataclass(frozen=True, slots=True)
class Zipf:
    """Draws from a list in order of frequency, the most frequent first."""

    values: Sequence[Any]
    weights: Sequence[float]

    @classmethod
    def of(cls, values: Sequence[Any], exponent: float = 1.0) -> "Zipf":
        return cls(values, list(accumulate(1 / rank**exponent for rank in range(1, len(values) + 1))))

    def draw(self, chance: Random, count: int = 1) -> list[Any]:
        return chance.choices(self.values, cum_weights=self.weights, k=count)


class Corpus:
    """Ads numbered from 1, published within the last 45 days and open for 5 to 60 more."""

    def __init__(self, seed: int, now: datetime) -> None:
        self._chance = chance = Random(seed)
        self._now = now
        self._words = {name: Zipf.of(_invented(chance, name, count)) for name, count in WORDS_OF_LANGUAGE.items()}
        self._titles = {name: Zipf.of(self._invent_titles(name), 0.9) for name in WORDS_OF_LANGUAGE}
        self._positions = Zipf.of(chance.sample(sorted(all_positions()), len(all_positions())), 0.9)
        self._employers = Zipf.of(range(1, EMPLOYERS + 1), 0.8)
        self._names = _invented(chance, "hr", EMPLOYERS + 1)
        self._places = Zipf.of(sorted(all_places(), key=lambda place: (place.country != "HR", -place.population)), 0.8)

    def events(self, count: int) -> Iterator[tuple[int, bytes]]:
        """Yields job numbers with the stored state of the publishing event."""
        envelope = {"v": 2, "by": ("system", None), "via": "import", "co": "0" * 32}
        for number in range(1, count + 1):
            yield number, orjson.dumps({"d": self._published(number)} | envelope)

    def employers(self) -> Iterator[tuple[int, str]]:
        """Yields the id and the name of every employer."""
        return ((number, self._employer_name(number)) for number in self._employers.values)

    def some_words(self, count: int) -> list[str]:
        """Words of descriptions, evenly from all frequencies."""
        pool = self._words["hr"].values
        step = max(1, len(pool) // count)
        return [*pool[:count], *pool[count::step]]

    def _published(self, number: int) -> dict[str, Any]:
        chance = self._chance
        [employer] = self._employers.draw(chance)
        published = self._now - timedelta(seconds=chance.randrange(45 * 86_400))
        return {
            "number": number,
            "employer": {"id": employer, "name": self._employer_name(employer)},
            "ad": self._ad(),
            "published_at": published.isoformat(),
            "apply_until": (self._now + timedelta(seconds=chance.randrange(5 * 86_400, 60 * 86_400))).isoformat(),
            "source": None,
        }

    def _employer_name(self, number: int) -> str:
        return f"{self._names[number]} d.o.o."

    def _ad(self) -> dict[str, Any]:
        chance = self._chance
        language = chance.choice(LANGUAGES)
        words = self._words[language].draw(chance, WORDS_OF_AD)
        minimum = chance.randrange(900, 3200)
        return {
            "title": self._titles[language].draw(chance)[0],
            "language": language,
            "position": self._positions.draw(chance)[0],
            "places": [_place(place) for place in self._places.draw(chance, chance.choice((1, 1, 1, 2)))],
            "work_mode": chance.choice(("on-site", "on-site", "on-site", "hybrid", "remote")),
            "employment": chance.choice((None, "permanent", "permanent", "fixed-term", "seasonal", "student")),
            "working_time": chance.choice((None, "full-time", "full-time", "part-time")),
            "description": f"<p>{' '.join(words[:50])}.</p><ul><li>{' '.join(words[50:65])}</li></ul>",
            "requirements": f"<p>{' '.join(words[65:])}</p>",
            "education_level": chance.choice((None, 2, 4, 4, 6, 7)),
            "minimum_experience_years": chance.choice((None, None, 0, 1, 2, 5)),
            "driving_licences": chance.choice(((), (), ("B",), ("B", "C"))),
            "languages": chance.choice(((), (), ({"language": "en"},), ({"language": "de"}, {"language": "en"}))),
            "salary": _salary(minimum) if chance.random() < 0.4 else None,
            "application_ways": [{"type": "quick"}],
            "format": chance.choice(FORMATS),
        }

    def _invent_titles(self, language: str) -> list[str]:
        words = _invented(self._chance, language, 3_000)
        count = TITLES * WORDS_OF_LANGUAGE[language] // WORDS_OF_LANGUAGE["hr"]
        lengths = self._chance.choices((1, 2, 2, 3), k=count)
        return [" ".join(self._chance.choices(words, k=length)).title() for length in lengths]


def _invented(chance: Random, language: str, count: int) -> list[str]:
    syllables = CYRILLIC if language == "mk" else SYLLABLES
    words: dict[str, None] = {}
    while len(words) < count:
        word = "".join(chance.choices(syllables, k=chance.choice((2, 3, 3, 4)))) + chance.choice(ENDINGS)
        words[f"{word}{'s' if language == 'en' else ''}"] = None
    return list(words)


def _place(place: Place) -> dict[str, Any]:
    return {"name": place.name, "country": place.country, "geonameid": place.geonameid}


def _salary(minimum: int) -> dict[str, Any]:
    return {"currency": "EUR", "minimum": str(minimum), "maximum": str(minimum + 400)}


def midnight(now: datetime) -> datetime:
    """The beginning of the day, so that runs on one day generate the same ads."""
    return now.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
