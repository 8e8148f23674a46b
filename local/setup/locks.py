"""Writes the Python lock files: with hashes, without index URLs. Standard library only."""

from local.setup.python_packages import UV, UV_SETTINGS
from local.setup.run_step import run_step

LOCKS = {
    "requirements-dev.lock": ("--all-extras", "--group", "dev", "pyproject.toml"),
    "requirements-local.lock": ("--extra", "local", "--constraint", "requirements-dev.lock", "pyproject.toml"),
    "requirements.lock": ("--constraint", "requirements-dev.lock", "pyproject.toml"),
}
OPTIONS = (
    "--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-emit-index-url",
    "--no-emit-find-links",
)  # fmt: skip


def write() -> None:
    """Resolve and write each lock file; locked versions stay unless pyproject.toml excludes them."""
    for lock, sources in LOCKS.items():
        command = [UV, "pip", "compile", "--quiet", *OPTIONS, *sources, "--output-file", lock]
        run_step(lock, command, environment=UV_SETTINGS)
