"""Order in which further articles are suggested after an article."""

from collections.abc import Sequence

from domain.kernel.values.locales import SOURCE_LOCALE
from domain.site.content.document import Document

_MOST = 3


def read_next(article: Document, articles: Sequence[Document]) -> list[Document]:
    """Chooses up to three other articles: those of its topic first, each group as it follows the article, from the end
    on to the beginning."""
    topic = article.newest_text(SOURCE_LOCALE).topic
    place = articles.index(article)
    others = [*articles[place + 1 :], *articles[:place]]
    return sorted(others, key=lambda each: each.newest_text(SOURCE_LOCALE).topic != topic)[:_MOST]
