"""Writes the OpenAPI document to web/openapi.json, from which the web client is generated:
`python -m api.openapi_export`.
"""

import json
from pathlib import Path

from api.main import create_api

OPENAPI_FILE = Path(__file__).resolve().parents[1] / "web" / "openapi.json"


def openapi_json() -> str:
    """The document as the file holds it."""
    return json.dumps(create_api().openapi(), ensure_ascii=False, indent=2) + "\n"


if __name__ == "__main__":
    OPENAPI_FILE.write_text(openapi_json(), encoding="utf-8")
