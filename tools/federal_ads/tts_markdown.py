"""Reads job pages of the US Technology Transformation Services: Markdown with front matter and templates, CC0."""

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, time
from decimal import Decimal

from markdown_it import MarkdownIt
from pydantic import ValidationError

from domain.feeds.errors import ItemError, RefusedItem
from domain.job_import.items import FeedEmployer, FeedItem, MappedItem, reason_of
from domain.jobs.ad import AdPlace, JobAd, WorkingTime, WorkMode
from domain.jobs.application_ways import ApplicationType, ApplicationWay
from domain.jobs.salary import Salary, SalaryPeriod
from domain.kernel.values.employment import Employment

EMPLOYER = FeedEmployer(
    name="Technology Transformation Services",
    place="Washington, DC",
    description="Part of the US General Services Administration: designs and delivers digital government services.",
)
COMMENT = re.compile(r"{% comment .*?{% endcomment .*?%}", re.DOTALL)
TEMPLATE_LINK = re.compile(r"\[([^\]]*)\]\(\s*{%[^%]*%}[^)]*\)")
TEMPLATE = re.compile(r"{%.*?%}|{{.*?}}", re.DOTALL)
SALARY = re.compile(r'salary_range\.html min="\$([\d,]+)" max="\$([\d,]+)"')
LABELLED = re.compile(r"^\*\*(?P<label>[^*\n]+?):\*\*[ \t]*(?P<value>[^\n]*)$", re.MULTILINE)
LEFT_OUT = ("Job title", "Official title in USAJOBS")
MAX_ID_LENGTH = 200
POSITIONS = (("security", "2529"), ("engineer", "2512"), ("data", "2521"), ("fraud", "2529"), ("research", "2513"))
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


def read_tts(pages: Iterable[tuple[str, str]]) -> Iterator[MappedItem]:
    """An ad or a refusal per page, given as file name and text; the name without extension is the id."""
    for name, text in pages:
        try:
            yield _item(_key(name), text)
        except ItemError as refusal:
            yield RefusedItem(name, refusal.code, refusal.reason)
        except ValidationError as error:
            yield RefusedItem(name, "INVALID_ITEM", reason_of(error))


def _key(name: str) -> str:
    key = name.removesuffix(".md")
    if not 0 < len(key) <= MAX_ID_LENGTH or not key.isprintable():
        raise ItemError("INVALID_ID", f"a page is named by 1 to {MAX_ID_LENGTH} printable characters")
    return key


def _item(name: str, text: str) -> FeedItem:
    parts = text.split("---\n", 2)
    if len(parts) != 3 or parts[0].strip():
        raise ItemError("NO_FRONT_MATTER", "the page does not start with a block between --- lines")
    front, body = parts[1], COMMENT.sub("", parts[2])
    opens, closes = _date(front, "opens"), _date(front, "closes")
    if closes < opens:
        raise ItemError("CLOSES_BEFORE_IT_OPENS", f"{closes} is before {opens}")
    return FeedItem(
        external_id=name,
        employer=EMPLOYER,
        ad=_ad(front, body),
        published_at=datetime.combine(opens, time(9), UTC),
        apply_until=datetime.combine(closes, time(23, 59, 59), UTC),
    )


def _ad(front: str, body: str) -> JobAd:
    title, events = (
        _field(front, "title"),
        {row["label"].strip(): row["value"].strip() for row in LABELLED.finditer(body)},
    )
    sections = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", body, re.MULTILINE | re.DOTALL))
    objectives = re.search(r"^key objectives:\n((?:[ \t]+.*\n|\n)+)", front, re.MULTILINE | re.IGNORECASE)
    description = _html("Role summary", sections.get("Role summary", ""))
    if not description:
        raise ItemError("NO_DESCRIPTION", "the page has no role summary")
    description += _html("Key objectives", objectives[1] if objectives else sections.get("Key objectives", ""))
    remote = "remote" in events.get("Location", "").casefold()
    return JobAd(
        title=title,
        language="en",
        position=next((code for word, code in POSITIONS if word in title.casefold()), "2421"),
        places=(AdPlace(name="United States" if remote else events.get("Location", ""), country="US"),),
        work_mode=WorkMode.REMOTE if remote else WorkMode.ON_SITE,
        employment=Employment.FIXED_TERM if "term" in _field(front, "appointment type") else Employment.PERMANENT,
        working_time=WorkingTime.FULL_TIME if "Full time" in body else None,
        workers=_count(events.get("Number of vacancies", "")),
        description=description,
        requirements=_html("", sections.get("Qualifications", "")),
        benefits=_html("", _basic_information(sections.get("Basic information", ""))),
        salary=_salary(body),
        application_ways=(
            ApplicationWay(type=ApplicationType.EXTERNAL_LINK, target=_field(front, "application link")),
        ),
    )


def _field(front: str, key: str) -> str:
    found = re.search(rf"^{re.escape(key)}:[ \t]*(.*)$", front, re.MULTILINE)
    return found[1].strip().strip("\"'") if found else ""


def _date(front: str, key: str) -> date:
    written = _field(front, key)
    try:
        return date.fromisoformat(written)
    except ValueError:
        raise ItemError("INVALID_DATE", f"{key} is {written!r}, not a date") from None


def _basic_information(section: str) -> str:
    return LABELLED.sub(lambda row: "" if row["label"].strip() in LEFT_OUT else row[0], section)


def _html(heading: str, markdown: str) -> str:
    text = TEMPLATE.sub("", TEMPLATE_LINK.sub(r"\1", markdown))
    if not text.strip():
        return ""
    return (f"<h3>{heading}</h3>" if heading else "") + str(MARKDOWN.render(_dedent(text)))


def _dedent(text: str) -> str:
    indent = len(text) - len(text.lstrip(" ")) if text.startswith(" ") else 0
    return "\n".join(line[indent:] if not line[:indent].strip() else line for line in text.splitlines())


def _count(written: str) -> int:
    found = re.match(r"\d{1,3}", written)
    return max(int(found[0]), 1) if found else 1


def _salary(body: str) -> Salary | None:
    found = SALARY.search(body)
    if not found:
        return None
    minimum, maximum = (Decimal(amount.replace(",", "")) for amount in found.groups())
    return Salary(currency="USD", minimum=minimum, maximum=maximum, period=SalaryPeriod.YEAR)
