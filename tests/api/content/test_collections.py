"""Advice and questions over HTTP: complete in each language, with what leads to the other languages."""

import re

import pytest
from fastapi.testclient import TestClient

from domain.kernel.values.locales import LOCALES, Locale
from domain.site.content.library import all_documents, list_collection
from domain.site.content.reading_order import read_next

in_each_language = pytest.mark.parametrize("locale", LOCALES)


def read(client: TestClient, path: str, locale: Locale = "hr") -> dict[str, object]:
    answer = client.get(path, headers={"Accept-Language": locale})
    assert answer.status_code == 200
    assert "accept-language" in answer.headers["vary"].lower()
    return answer.json()


@in_each_language
def test_advice_lists_every_article_with_its_topic(client: TestClient, locale: Locale) -> None:
    found: dict[str, list[dict[str, str]]] = read(client, "/api/advice", locale)  # pyright: ignore[reportAssignmentType]
    assert len(found["items"]) >= 12
    assert [each["id"] for each in found["topics"]] == ["cv", "applying", "interview", "rights"]
    assert {each["topic"] for each in found["items"]} == {each["id"] for each in found["topics"]}
    assert all(each["title"] and each["summary"] and each["slug"] for each in found["items"])


@in_each_language
def test_an_article_is_read_in_the_language_and_names_its_slugs_in_all(client: TestClient, locale: Locale) -> None:
    for document in list_collection(all_documents(), "advice"):
        article = client.get(f"/api/advice/{document.number}", headers={"Accept-Language": locale}).json()
        assert article["title"] == document.newest_text(locale).title
        assert article["slug"] == article["slugs"][locale]
        assert article["slugs"].keys() == set(LOCALES)
        assert article["topicDetails"]["id"] == article["topic"]
        assert "<h2>" in article["html"]
        assert not re.search(r"\{\{|\{%|\]\(", article["html"])


def test_what_to_read_next_is_of_the_same_topic_first() -> None:
    articles = list_collection(all_documents(), "advice")
    topics = {each.number: each.newest_text("hr").topic for each in articles}
    for article in articles:
        following = [each.number for each in read_next(article, articles)]
        assert len(set(following)) == 3
        assert article.number not in following
        same = [topics[number] == topics[article.number] for number in following]
        assert same == sorted(same, reverse=True)
        assert sum(same) == min(3, [*topics.values()].count(topics[article.number]) - 1)


def test_there_is_no_other_article(client: TestClient) -> None:
    assert client.get("/api/advice/99").json()["code"] == "CONTENT_NOT_FOUND"
    assert client.get("/api/advice/0").status_code == 422
    assert client.get("/api/info-pages/advice%2F01-cv-that-is-read").status_code == 404


@in_each_language
def test_questions_come_by_category_with_their_answers(client: TestClient, locale: Locale) -> None:
    found: dict[str, list[dict[str, object]]] = read(client, "/api/faq", locale)  # pyright: ignore[reportAssignmentType]
    categories = found["categories"]
    assert [each["id"] for each in categories] == ["finding-jobs", "applying", "following", "account", "data"]
    entries: list[dict[str, str]] = [each for category in categories for each in category["entries"]]  # pyright: ignore[reportGeneralTypeIssues]
    assert len(entries) == len(list_collection(all_documents(), "faq"))
    assert len({each["id"] for each in entries}) == len(entries)
    assert not [each["id"] for each in entries if not re.match(r"<(p|ul|ol)>", each["html"]) or "{{" in each["html"]]


def test_the_sitemap_has_articles_topics_and_categories_in_each_language(client: TestClient) -> None:
    sitemap = client.get("/sitemaps/pages.xml").text
    for path in (
        "/savjet/1/zivotopis-koji-se-doista-cita",
        "/en/advice/1/a-cv-that-gets-read",
        "/sl/nasveti/tema/zivljenjepis",
        "/mk/cesti-prasanja/smetka",
        "/bs/info/kontakt",
    ):
        assert f"{path}</loc>" in sitemap
