"""Export and erasure of documents."""

from collections.abc import Iterator

from domain.documents.service import Documents
from domain.kernel.persons.subject_data import DataSubject, File, SubjectData


class DocumentSubjectData(SubjectData):
    """Files of the account, and of its former guest ids."""

    def __init__(self, documents: Documents) -> None:
        self._documents = documents

    def export(self, subject: DataSubject) -> Iterator[File]:
        for person_id in subject.ids:
            for document in self._documents.list_all(person_id):
                _, content = self._documents.read(document.id)
                yield f"documents/{document.id}-{document.name or 'document'}", content

    def erase(self, subject: DataSubject) -> None:
        for person_id in subject.ids:
            self._documents.remove_all(person_id)

    def erase_restored(self) -> None:
        self._documents.remove_unreadable()
