"""The indexed columns of a job's row: its terms, its pay, and its title for suggestions."""

from typing import Any

from domain.jobs.ad import JobAd
from domain.jobs.formats import TIERS, group_of
from domain.reference.gender_suffixes import without_gender_suffixes
from read_models.job_search.index.monthly_pay import monthly_euros
from read_models.job_search.index.terms import filter_terms_of
from read_models.job_search.index.text_analysis import analyse_ad


def document(ad: JobAd, employer_id: int, employer_name: str) -> dict[str, Any]:
    """The indexed columns of an ad."""
    terms = analyse_ad(ad, employer_name)
    return {
        "title": _suggested_title(ad.title),
        "title_words": terms.title_words,
        "stems": terms.stems,
        "filter_terms": " ".join(filter_terms_of(ad, employer_id)),
        "pay": monthly_euros(ad.salary),
    }


def _suggested_title(title: str) -> str:
    """The title without the suffix of the other gender, and not in capitals, as people type it."""
    plain = without_gender_suffixes(title)
    return plain.capitalize() if plain.isupper() else plain


def tier_of_format(job_format: str) -> int:
    """The paid tier, 3 to 0."""
    return TIERS[group_of(job_format)]
