"""The command that erases what has been kept for its period."""

from argparse import Namespace

from domain.kernel.persons.erasure_gate import ErasureGate
from workers.commands.command import DONE, CommandFailed, Commands, add, open_services
from workers.retention import Retention


def add_to(commands: Commands) -> None:
    parser = add(commands, "retention", "Erase what has been kept for its period, as the schedule does daily.", apply)
    parser.add_argument("--dry-run", action="store_true", help="only list what would be erased, and when the next is")


def apply(options: Namespace) -> int:
    """Applications and accounts are erased by tasks, which tell the employer and the person first. Lists ids only."""

    with open_services() as services:
        if not services[ErasureGate].is_open():
            raise CommandFailed("The database was restored: run `karijera erase-again` first.")
        if not options.dry_run:
            for rule, count in services[Retention].apply().items():
                print(f"{rule}: {count}")
            return DONE
        for overdue in services[Retention].list_overdue():
            next_at = f"{overdue.next_at:%Y-%m-%d %H:%M}" if overdue.next_at else "-"
            print(f"{overdue.rule}: {len(overdue.ids)} now, next {next_at}")
            for each in overdue.ids:
                print(f"  {each}")
    return DONE
