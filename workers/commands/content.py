"""Commands for the site's texts."""

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from getpass import getuser
from pathlib import Path

from domain.kernel.log.event import Actor, Context
from domain.kernel.process.services import Services
from domain.kernel.values.locales import LOCALES
from domain.site.content.document import Document
from domain.site.content.folder import read_checked_folder
from domain.site.content.library import FOLDER, ContentInvalid
from domain.texts.errors import ImportedTextChanged
from domain.texts.files import versions_of
from domain.texts.service import Texts
from workers.commands.command import DONE, FAILED, CommandFailed, Commands, add, platform
from workers.register import PROVIDERS


def add_to(commands: Commands) -> None:
    parser = add(commands, "content", "Publish the site's texts from their files.", reload)
    actions = parser.add_subparsers(metavar="reload|check", required=True)
    parser = add(actions, "reload", "Publish a folder of texts, all of it or nothing.", reload)
    _add_folder(parser)
    parser.add_argument(
        "--replace", action="append", default=[], metavar="NAME", help="a text edited on the site to be replaced"
    )
    _add_folder(add(actions, "check", "Check a folder of texts; nothing is published.", check))


def reload(options: Namespace) -> int:
    """All texts are checked first: a fault, named by file and line, changes nothing. Then all processes show the new
    texts at once. A text that was edited on the site stays, with exit code 1, unless --replace names it.
    """
    with platform() as opened, Services(opened, PROVIDERS) as services:
        documents = _checked(options.folder or opened.settings.content_folder or FOLDER)
        if unknown := sorted(set(options.replace) - set(documents)):
            raise CommandFailed(f"There is no text {unknown[0]} in the folder.")
        context = Context(Actor("system", getuser()), "command-line")
        files = {name: versions_of(each) for name, each in documents.items()}
        try:
            done = services[Texts].import_files(files, context, options.replace)
        except ImportedTextChanged as refused:
            document, number = refused.details["document"], refused.details["number"]
            raise CommandFailed(
                f"{document}: version {number} was published with another text, and consents name it. "
                f"Give the change files of its own, {number + 1}.*.md. Nothing was changed."
            ) from None
    for kind, names in (("published", done.imported), ("withdrawn", done.withdrawn)):
        print(*(f"{name}  {kind}" for name in names), sep="\n", end="\n" if names else "")
    for name in done.kept:
        print(f"{name}  NOT published: edited on the site since; --replace {name} publishes the file")
    print(f"{len(done.imported)} of {len(documents)} texts published.")
    return FAILED if done.kept else DONE


def check(options: Namespace) -> int:
    """Checks the texts as `reload` does before it publishes."""
    with platform() as opened:
        folder = options.folder or opened.settings.content_folder or FOLDER
    print(f"{len(_checked(folder))} texts in {len(LOCALES)} languages can be published.")
    return DONE


def _add_folder(parser: ArgumentParser) -> None:
    parser.add_argument("--folder", type=Path, metavar="PATH", help="default: KARIJERA_CONTENT_FOLDER")


def _checked(folder: Path) -> Mapping[str, Document]:
    try:
        return read_checked_folder(folder)
    except ContentInvalid as invalid:
        raise CommandFailed(f"{invalid}\nNothing was changed.") from None
