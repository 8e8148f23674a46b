"""Writes the description of the API to web/openapi.json: `python -m api.export_openapi`. The web client follows it."""

import json
from pathlib import Path

from api.main import create_api

OPENAPI_FILE = Path(__file__).resolve().parent.parent / "web" / "openapi.json"


def exported() -> str:
    """The description as it stands in the file."""
    return json.dumps(create_api().openapi(), ensure_ascii=False, indent=2) + "\n"


if __name__ == "__main__":
    OPENAPI_FILE.write_text(exported(), encoding="utf-8")
