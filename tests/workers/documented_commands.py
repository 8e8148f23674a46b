"""Runs the commands that docs/operations/data.md tells operators to run, as they stand there."""

import os
import re
import subprocess
import sys
from base64 import b64encode
from pathlib import Path

from domain.kernel.process.settings import Settings
from local.binaries import postgres_installation

OPERATIONS = Path(__file__).parents[2] / "docs" / "operations" / "data.md"


def commands_of(section: str) -> str:
    """The shell commands of a section."""
    text = OPERATIONS.read_text().partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    blocks = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    assert blocks, section
    return "\n".join(blocks)


def run_commands(commands: str, folder: Path, settings: Settings) -> str:
    """Runs them in a folder, with a site's settings; the first that fails ends them. Returns what they print."""
    programs = (Path(sys.executable).parent, postgres_installation() / "bin")
    environment = os.environ | {
        "PATH": os.pathsep.join([*map(str, programs), os.environ["PATH"]]),
        "DATABASE_URL": settings.database_url,
        "REDIS_URL": settings.redis_url,
        "SMTP_URL": settings.smtp_url,
        "KARIJERA_ENVIRONMENT": "test",
        "KARIJERA_FILES_DIR": str(settings.files_dir),
        "KARIJERA_PERSONAL_DATA_KEY": b64encode(settings.personal_data_key.get_secret_value()).decode(),
        "KARIJERA_LINK_KEY": b64encode(settings.link_key.get_secret_value()).decode(),
    }
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", commands],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
