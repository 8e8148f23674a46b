"""Texts of the offline page in five languages."""

from collections.abc import Mapping
from typing import TypedDict

from domain.kernel.values.locales import Locale


class OfflineTexts(TypedDict):
    """`closing` holds the place of a date."""

    title: str
    lead: str
    try_again: str
    saved_jobs: str
    closing: str
    none_saved: str


TEXTS: Mapping[Locale, OfflineTexts] = {
    "hr": {
        "title": "Nema veze s internetom",
        "lead": "Ovu stranicu sada nije moguće učitati.",
        "try_again": "Pokušajte ponovno",
        "saved_jobs": "Spremljeni poslovi",
        "closing": "Prijava do {date}",
        "none_saved": "U ovom pregledniku nema spremljenih poslova.",
    },
    "en": {
        "title": "No internet connection",
        "lead": "This page cannot be loaded now.",
        "try_again": "Try again",
        "saved_jobs": "Saved jobs",
        "closing": "Apply until {date}",
        "none_saved": "No jobs are saved in this browser.",
    },
    "sl": {
        "title": "Ni povezave z internetom",
        "lead": "Te strani zdaj ni mogoče naložiti.",
        "try_again": "Poskusite znova",
        "saved_jobs": "Shranjena delovna mesta",
        "closing": "Prijava do {date}",
        "none_saved": "V tem brskalniku ni shranjenih delovnih mest.",
    },
    "bs": {
        "title": "Nema veze s internetom",
        "lead": "Ovu stranicu sada nije moguće učitati.",
        "try_again": "Pokušajte ponovo",
        "saved_jobs": "Sačuvani poslovi",
        "closing": "Prijava do {date}",
        "none_saved": "U ovom pregledniku nema sačuvanih poslova.",
    },
    "mk": {
        "title": "Нема врска со интернет",
        "lead": "Оваа страница сега не може да се вчита.",
        "try_again": "Обидете се повторно",
        "saved_jobs": "Зачувани огласи",
        "closing": "Аплицирање до {date}",
        "none_saved": "Во овој прелистувач нема зачувани огласи.",
    },
}
