"""Texts of files, as events hold them."""

from domain.site.content.document import Document
from domain.texts.events import TextContent
from domain.texts.state import TextVersion


def versions_of(document: Document) -> list[TextVersion]:
    """All versions of a document's files, the newest last."""
    return [
        TextVersion(
            number,
            next(iter(texts.values())).dated,
            {
                locale: TextContent(
                    title=text.title,
                    markdown=text.markdown.strip() + "\n",
                    summary=text.summary,
                    slug=text.slug,
                    topic=text.topic,
                    category=text.category,
                    provider=text.provider,
                    website=text.website,
                    countries=text.countries,
                    job_categories=text.job_categories,
                )
                for locale, text in texts.items()
            },
        )
        for number, texts in document.versions.items()
    ]
