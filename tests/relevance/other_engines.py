"""Engines that one would take instead of a search of one's own: tantivy, and a trigram index in PostgreSQL."""

import re
from html import unescape
from pathlib import Path
from unicodedata import combining, normalize

import psycopg
import tantivy

from tests.relevance.evaluation_queries import EvaluationQuery
from tests.relevance.market import MARKET, MarketAd, market_ads
from tests.relevance.scoring import DEPTH, Found, Search

TITLE_WEIGHT = 3.0
_ALIKE = (
    "SELECT name FROM market WHERE %(text)s <%% document {where} ORDER BY %(text)s <<-> document, number DESC LIMIT 100"
)
_ALL = "SELECT name FROM market WHERE true {where} ORDER BY number DESC LIMIT 100"
_WHERE = "AND %(where)s <%% place"


def open_tantivy(folder: Path = MARKET) -> Search:
    """Words without accents, the title heavier, ranked by BM25; a place filters."""
    builder = tantivy.SchemaBuilder()
    for field in ("title", "place", "text"):
        builder.add_text_field(field, tokenizer_name="folded")
    builder.add_text_field("name", stored=True, tokenizer_name="raw")
    index = tantivy.Index(builder.build())
    analyser = tantivy.TextAnalyzerBuilder(tantivy.Tokenizer.simple())
    folded = analyser.filter(tantivy.Filter.lowercase()).filter(tantivy.Filter.ascii_fold()).build()
    index.register_tokenizer("folded", folded)
    writer = index.writer(num_threads=1)
    for each in market_ads(folder):
        writer.add_document(tantivy.Document(title=each.ad.title, place=_place(each), text=_text(each), name=each.name))
    writer.commit()
    writer.wait_merging_threads()
    index.reload()
    searcher = index.searcher()

    def find(query: EvaluationQuery) -> Found:
        words, _ = index.parse_query_lenient(
            query.text or "*", ["title", "place", "text"], field_boosts={"title": TITLE_WEIGHT}
        )
        clauses = [(tantivy.Occur.Must, words)]
        if query.where:
            place, _ = index.parse_query_lenient(query.where, ["place"])
            clauses.append((tantivy.Occur.Must, place))
        hits = searcher.search(tantivy.Query.boolean_query(clauses), DEPTH).hits
        return Found([searcher.doc(address)["name"][0] for _, address in hits])

    return find


def open_trigrams(database_url: str, folder: Path = MARKET) -> Search:
    """Word similarity of pg_trgm with title, place and text, all in lower case and without accents."""
    connection = psycopg.connect(database_url, autocommit=True)
    connection.execute("CREATE TEMPORARY TABLE market (number int, name text, place text, document text)")
    with connection.cursor() as cursor:
        cursor.executemany(
            "INSERT INTO market VALUES (%s, %s, %s, %s)",
            [
                (number, each.name, _fold(_place(each)), _fold(f"{each.ad.title} {_place(each)} {_text(each)}"))
                for number, each in enumerate(market_ads(folder))
            ],
        )
    connection.execute("CREATE INDEX ON market USING gist (document gist_trgm_ops)")

    def find(query: EvaluationQuery) -> Found:
        statement = (_ALIKE if query.text else _ALL).format(where=_WHERE if query.where else "")
        rows = connection.execute(statement, {"text": _fold(query.text), "where": _fold(query.where)})
        return Found([name for (name,) in rows])

    return find


def _place(each: MarketAd) -> str:
    return " ".join(place.name for place in each.ad.places)


def _text(each: MarketAd) -> str:
    return unescape(re.sub("<[^>]*>", " ", each.ad.description))


def _fold(text: str) -> str:
    return "".join(each for each in normalize("NFKD", text.lower().replace("đ", "d")) if not combining(each))
