"""Generates Indeed XML feeds of any size, reproducible by seed: distinct ads of about three kilobytes, with titles as
employers write them, those of the ads that the relevance of searches is measured on."""

import random
from collections.abc import Iterator
from html import escape
from pathlib import Path

from domain.reference.places import all_places
from tests.relevance.market import MARKET, UNSEEN, market_ads

EMPLOYERS = 5_000
PARAGRAPHS = 5
TEXT = """
tražimo osobu koja voli svoj posao i želi raditi u timu nudimo redovita primanja stimulativnu plaću smještaj topli obrok
prijevoz edukacije napredovanje rad u smjenama ugodna radna okolina iskustvo poželjno znanje engleskog jezika vozačka
dozvola odgovornost točnost komunikativnost spremnost na učenje organizacija planiranje kontrola izvještaji klijenti
proizvodnja skladište prodaja održavanje montaža vođenje projekata suradnja s kolegama i partnerima na tržištu hrvatske
slovenije bosne i hercegovine prijavite se putem poveznice do isteka roka ugovor na neodređeno
"""
WORDS = TEXT.split()
TITLE_ENDS = ("", "(m/ž)", "- sezona", "u smjenama", "na određeno")
LONGEST_PIECE = 2**16


def generate(ads: int, seed: int = 1, *, styled: bool = False) -> Iterator[bytes]:
    """Yields the feed in chunks. `styled` paragraphs have attributes, which the HTML cleaner has to remove."""
    paragraph = '<p style="margin:0">' if styled else "<p>"
    chance = random.Random(seed)
    places = all_places()
    titles = [each.ad.title for folder in (MARKET, UNSEEN) for each in market_ads(folder) if each.ad.language == "hr"]
    piece = b'<?xml version="1.0" encoding="utf-8"?>\n<source>\n<publisher>Benchmark</publisher>\n'
    for number in range(ads):
        place = chance.choice(places)
        company = f"Poslodavac {chance.randrange(EMPLOYERS)} d.o.o."
        title = f"{chance.choice(titles)} {chance.choice(TITLE_ENDS)}".strip()
        text = "".join(f"{paragraph}{' '.join(chance.choices(WORDS, k=60))}.</p>" for _ in range(PARAGRAPHS))
        items = "".join(f"<li>{' '.join(chance.choices(WORDS, k=8))}</li>" for _ in range(5))
        piece += (
            f"<job><title><![CDATA[{title}]]></title><date>2026-05-04T08:00:00Z</date>"
            f"<referencenumber>{seed}-{number}</referencenumber>"
            f"<url><![CDATA[https://oglasi.example/posao/{seed}/{number}?utm_source=feed]]></url>"
            f"<company><![CDATA[{company}]]></company><city>{escape(place.name)}</city><country>{place.country}</country>"
            f"<description><![CDATA[{text}<h2>Uvjeti</h2><ul>{items}</ul>]]></description>"
            f"<salary>{chance.randrange(900, 1500)} - {chance.randrange(1500, 2500)} EUR mjesečno</salary>"
            f"<jobtype>full-time, permanent</jobtype><category>Posao</category></job>\n"
        ).encode()
        if len(piece) >= LONGEST_PIECE:
            yield piece
            piece = b""
    yield piece + b"</source>\n"


def write(file: Path, ads: int, seed: int = 1, *, styled: bool = False) -> None:
    """Writes the feed to a file."""
    with file.open("wb") as out:
        for piece in generate(ads, seed, styled=styled):
            out.write(piece)
