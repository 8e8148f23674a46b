"""Providers of the services of the site's texts."""

from domain.kernel.process.assembly import Assembly, Provider
from domain.texts.documents import TextDocuments
from domain.texts.service import Texts

TEXT_DOCUMENTS = Provider(lambda services: TextDocuments(services.platform.logs["texts"]))


def _texts(services: Assembly) -> Texts:
    return Texts(services.platform.logs["texts"], services[TEXT_DOCUMENTS])


TEXTS = Provider(_texts)
