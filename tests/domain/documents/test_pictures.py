"""Pictures of an account: exported and erased with it, and kept while no application names them."""

from datetime import timedelta

import pytest

from domain.documents.errors import DocumentNotFound, PictureNotFound
from domain.documents.pictures import Pictures
from domain.documents.subject_data import DocumentSubjectData
from domain.kernel.persons.subject_data import DataSubject
from domain.kernel.process.platform import Platform
from tests.domain.applications.applications_harness import ApplicationsHarness, photograph


@pytest.fixture(scope="module")
def harness(platform: Platform) -> ApplicationsHarness:
    return ApplicationsHarness(platform)


@pytest.fixture
def pictures(harness: ApplicationsHarness) -> Pictures:
    return Pictures(harness.platform.engine, harness.documents)


def test_a_picture_is_exported_and_erased_with_its_person(harness: ApplicationsHarness, pictures: Pictures) -> None:
    account = harness.platform.keys.create()
    picture = pictures.store(account, photograph(), None)
    pictures.show(account, picture.id)
    data, subject = DocumentSubjectData(harness.documents), DataSubject(account)
    assert dict(data.export(subject)) == {
        f"documents/{picture.id}-picture.jpg": pictures.read(account, picture.id),
    }
    data.erase(subject)
    with pytest.raises(PictureNotFound):
        pictures.read(account, picture.id)
    assert pictures.shown_of(account) is None
    assert not list(data.export(subject))


def test_without_the_key_of_its_person_a_picture_is_unreadable(
    harness: ApplicationsHarness, pictures: Pictures
) -> None:
    account = harness.platform.keys.create()
    picture = pictures.store(account, photograph(), None)
    harness.platform.keys.destroy(account)
    with pytest.raises(PictureNotFound):
        pictures.read(account, picture.id)


def test_a_picture_stays_without_an_application_and_is_never_attached(
    harness: ApplicationsHarness, pictures: Pictures
) -> None:
    account = harness.platform.keys.create()
    picture = pictures.store(account, photograph(), None)
    with pytest.raises(DocumentNotFound):
        harness.documents.require(account, [picture.id])
    harness.wind(timedelta(days=400))
    harness.orphan_removal.remove_orphans()
    assert pictures.read(account, picture.id)
