"""Providers of the services of saved searches."""

from domain.kernel.process.assembly import Assembly, Provider
from domain.saved_searches.guest_adoption import SearchAdoption
from domain.saved_searches.guest_searches import GuestSearches
from domain.saved_searches.owners import SavedSearchOwners
from domain.saved_searches.removal_cleanup import RemovalCleanup
from domain.saved_searches.service import SavedSearches
from domain.saved_searches.streams import SavedSearchStreams
from domain.saved_searches.subscribers import SearchSubscribers


def _streams(services: Assembly) -> SavedSearchStreams:
    return SavedSearchStreams(services.platform.logs["saved_searches"])


def _owners(services: Assembly) -> SavedSearchOwners:
    return SavedSearchOwners(services.platform.engine, services.platform.keys)


def _subscribers(services: Assembly) -> SearchSubscribers:
    return SearchSubscribers(services.platform.engine, services.platform.keys)


def _cleanup(services: Assembly) -> RemovalCleanup:
    return RemovalCleanup(
        services[SAVED_SEARCH_STREAMS],
        services[SAVED_SEARCH_OWNERS],
        services[SEARCH_SUBSCRIBERS],
        services.platform.keys,
    )


def _searches(services: Assembly) -> SavedSearches:
    return SavedSearches(
        services[SAVED_SEARCH_STREAMS],
        services[SAVED_SEARCH_OWNERS],
        services[SAVED_SEARCH_CLEANUP],
        services.platform.keys,
    )


def _guest_searches(services: Assembly) -> GuestSearches:
    return GuestSearches(
        services[SAVED_SEARCHES],
        services[SAVED_SEARCH_STREAMS],
        services[SAVED_SEARCH_OWNERS],
        services[SEARCH_SUBSCRIBERS],
        services.platform.engine,
    )


def _adoption(services: Assembly) -> SearchAdoption:
    return SearchAdoption(
        services[SAVED_SEARCH_STREAMS],
        services[SAVED_SEARCH_OWNERS],
        services[SEARCH_SUBSCRIBERS],
        services[SAVED_SEARCH_CLEANUP],
    )


SAVED_SEARCH_STREAMS = Provider(_streams)
SAVED_SEARCH_OWNERS = Provider(_owners)
SEARCH_SUBSCRIBERS = Provider(_subscribers)
SAVED_SEARCH_CLEANUP = Provider(_cleanup)
SAVED_SEARCHES = Provider(_searches)
GUEST_SEARCHES = Provider(_guest_searches)
SEARCH_ADOPTION = Provider(_adoption)
