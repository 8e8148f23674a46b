"""Reads Europass XML: exports of the first Europass (2013 to 2020, SkillsPassport) and of today's (Candidate)."""

from collections.abc import Callable
from uuid import UUID

from domain.cv.files.errors import CvFileUnknownFormat
from domain.cv.files.europass_candidate import read_candidate
from domain.cv.files.europass_skills_passport import read_skills_passport
from domain.cv.files.imported import ImportDraft, Imported
from domain.cv.files.xml_fields import XmlFields, local_name, parse_xml
from domain.kernel.values.locales import Locale

_READERS = {"SkillsPassport": read_skills_passport, "Candidate": read_candidate}


def read_europass(document: bytes, language: Locale, new_id: Callable[[], UUID]) -> Imported:
    """The document as a CV's content, in `language` unless it says its own.

    Raises CvFileUnknownFormat for other XML, and the errors of `parse_xml`.
    """
    root = parse_xml(document)
    read = _READERS.get(local_name(root))
    if read is None:
        raise CvFileUnknownFormat
    return read(XmlFields(root), ImportDraft(language, new_id))
