"""One document of every format."""

import json
from pathlib import Path

from tests.domain.feeds.boards.test_greenhouse import JOB, board
from tests.domain.feeds.boards.test_lever import POSTING
from tests.domain.feeds.formats.test_csv_rows import GOOD, HEADER
from tests.domain.feeds.formats.test_hr_xml import VERSION_2
from tests.domain.feeds.formats.test_indeed_xml import FEED
from tests.domain.feeds.formats.test_rss import RSS
from tests.domain.feeds.formats.test_schema_org import PAGE
from tests.domain.feeds.formats.test_schema_org import POSTING as SCHEMA_ORG

SAMPLES = {
    "schema-org": PAGE.replace("%s", json.dumps(SCHEMA_ORG)),
    "indeed-xml": FEED,
    "greenhouse": board(JOB),
    "lever": json.dumps([POSTING]),
    "hr-xml": VERSION_2,
    "rss": RSS,
    "csv": f"{HEADER}\n{GOOD}\n",
}
SAMPLES |= {
    file.stem: file.read_text("utf-8")
    for file in sorted((Path(__file__).parent / "delivered").iterdir())
    if file.suffix in {".json", ".xml"}
}
SAMPLES["json"] = json.dumps(
    {
        "data": [
            {
                "reference": "P-1",
                "job_title": "Bravar",
                "job_description": "Izrada metalnih konstrukcija u radionici i na terenu.",
                "company": {"display_name": "Metal d.o.o."},
                "location": {"city": "Slavonski Brod", "country": {"id": "HR", "name": "Croatia"}},
                "redirect_url": "https://primjer.example/p1",
                "created": "2026-04-30T08:00:00Z",
            }
        ]
    }
)
