"""Adapters that connect a port of one module of the domain to another module."""

from domain.applications.ports import DocumentStore
from domain.documents.service import Documents


def document_store(documents: Documents) -> DocumentStore:
    """Applications keep their attachments among the documents."""
    return documents


PROVIDERS = (document_store,)
