"""Serializes the reasons for which jobs are recommended."""

from collections.abc import Iterable

from api.jobs.recommended import schemas
from api.jobs.schemas import Named
from api.jobs.search.description import describe, employers_of
from domain.kernel.values.locales import Locale
from domain.reference.places import Place
from read_models.employers.label_cache import EmployerCache
from read_models.job_search.policy.interests import NearHome, Reason, SearchedFor, SimilarJob


class ShownReasons:
    """The reasons of a page, in the reader's language. A search that found several jobs is described once."""

    def __init__(self, reasons: Iterable[Reason], locale: Locale, labels: EmployerCache) -> None:
        self._locale = locale
        searches = {id(each.search): each.search for each in reasons if isinstance(each, SearchedFor)}
        employers = employers_of(searches.values(), labels)
        self._described = {key: describe(each, locale, employers) for key, each in searches.items()}

    def show(self, reason: Reason) -> schemas.RecommendationReason:
        """The reason as it is sent."""
        match reason:
            case SearchedFor():
                return schemas.SearchedFor(code="searched", search=self._described[id(reason.search)])
            case SimilarJob():
                job, position = reason.job, reason.position
                return schemas.SimilarJob(
                    code=reason.done,
                    job=schemas.NamedJob(
                        id=job.number,
                        slug=job.fields["slug"],
                        title=job.fields["title"],
                        language=job.fields["language"],
                    ),
                    position=Named(id=position.code, name=position.labels.in_locale(self._locale)),
                    place=self._place(reason.place) if reason.place else None,
                    km=reason.km,
                )
            case NearHome():
                return schemas.NearHome(code="near", place=self._place(reason.place), km=reason.km)

    def _place(self, place: Place) -> Named:
        return Named(id=str(place.geonameid), name=place.label(self._locale))
