"""Command for what an employer says about itself."""

import sys
from argparse import Namespace
from dataclasses import replace
from pathlib import Path

from domain.employers.description import CompanyDescription
from domain.employers.errors import EmployerNotFound
from domain.employers.logo import to_logo
from domain.employers.service import Employers
from domain.kernel.values.locales import LOCALES
from domain.reference.positions import find_category
from workers.commands.command import DONE, CommandFailed, Commands, add, open_services


def add_to(commands: Commands) -> None:
    parser = add(commands, "employer-profile", "Show or change what an employer says about itself.", profile)
    parser.add_argument("employer_id", type=int, metavar="EMPLOYER_ID")
    parser.add_argument("--about", metavar="FILE", help="plain text, UTF-8; - reads standard input")
    parser.add_argument("--language", choices=LOCALES, help="of the text")
    parser.add_argument("--website", metavar="URL", help='"" removes it')
    parser.add_argument("--logo", metavar="FILE", help='PNG, JPEG or WebP; "" removes it')
    parser.add_argument("--sectors", metavar="IDS", help='ids of categories, such as 24,3; "" shows those of the ads')


def profile(options: Namespace) -> int:
    """Changes only what is given, and prints the result. Pages show it within a minute."""
    with open_services() as services:
        employers = services[Employers]
        try:
            known = employers.get(options.employer_id).profile
        except EmployerNotFound as error:
            raise CommandFailed(f"There is no employer {options.employer_id}.") from error
        before = CompanyDescription(known.description, known.description_language, known.website, known.category_ids)
        try:
            described = _changed(before, options)
            logo = to_logo(Path(options.logo).read_bytes()) if options.logo else None
        except ValueError as error:
            raise CommandFailed(str(error)) from error
        if described != before:
            employers.describe(options.employer_id, described)
        if options.logo is not None:
            employers.set_logo(options.employer_id, logo)
        has_logo = employers.has_logo(options.employer_id)
    print("name:", known.name)
    print("website:", described.website or "-")
    print("logo:", "yes" if has_logo else "-")
    print("sectors:", ", ".join(map(str, described.category_ids)) or "those of the ads")
    print(f"about ({described.description_language or '-'}):", described.description or "-")
    return DONE


def _changed(described: CompanyDescription, options: Namespace) -> CompanyDescription:
    if options.about is not None:
        text = (sys.stdin.read() if options.about == "-" else Path(options.about).read_text("utf-8")).strip()
        language = options.language or described.description_language
        described = replace(described, description=text, description_language=language if text else "")
    elif options.language:
        described = replace(described, description_language=options.language)
    if options.website is not None:
        described = replace(described, website=options.website.strip())
    if options.sectors is not None:
        described = replace(described, category_ids=_category_ids(options.sectors))
    return described


def _category_ids(text: str) -> tuple[int, ...]:
    words = [word.strip() for word in text.split(",") if word.strip()]
    for word in words:
        if not (word.isascii() and word.isdecimal()) or find_category(int(word)) is None:
            msg = f"There is no category {word}."
            raise ValueError(msg)
    return tuple(dict.fromkeys(map(int, words)))
