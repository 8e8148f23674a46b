"""`run.py test --changed`: what imports lead to is tested, the nearest first."""

import grimp
import pytest

from local.data_folder import ROOT
from local.testing.changed import Change, import_graph, reached

STATE = "domain/applications/state.py"


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return import_graph()


def test_tests_of_the_module_come_before_those_that_import_it(graph: grimp.ImportGraph) -> None:
    files = reached([STATE], graph, most=1000).files
    assert files.index("tests/domain/applications/test_application.py") < files.index("tests/faults/test_kills.py")
    assert {file for file in files if not (ROOT / file).exists()} == set()


def test_routes_are_tested_by_the_folder_of_their_name(graph: grimp.ImportGraph) -> None:
    """Tests of routes import the whole application, which imports the routes through a register."""
    assert "tests/api/jobs/test_one_view.py" in reached(["api/jobs/routes.py"], graph).files


def test_a_changed_test_is_the_nearest(graph: grimp.ImportGraph) -> None:
    assert reached(["tests/faults/test_queue_lost.py"], graph).files[0] == "tests/faults/test_queue_lost.py"


def test_a_changed_fixture_reaches_the_tests_below_its_folder(graph: grimp.ImportGraph) -> None:
    assert "tests/api/jobs/test_one_view.py" in reached(["tests/api/jobs/conftest.py"], graph).files


def test_a_template_reaches_what_its_folder_is_imported_by(graph: grimp.ImportGraph) -> None:
    assert "tests/workers/mail/test_mails.py" in reached(["workers/mail/templates/frame.j2"], graph).files


def test_those_far_away_are_counted(graph: grimp.ImportGraph) -> None:
    """The kernel reaches everything: that is a task for the whole run."""
    found = reached(["domain/kernel/log/event_store.py"], graph, most=10)
    assert found.left_out > 100
    assert "tests/domain/kernel/log/" in found.files[0]


def test_what_no_import_leads_to_is_named() -> None:
    change = Change("HEAD", ["README.md", "content/terms/1.hr.md", STATE, "web/src/main.tsx"])
    assert (change.unseen, change.python, change.web) == (["README.md", "content/terms/1.hr.md"], [STATE], True)
