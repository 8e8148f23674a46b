"""Docstrings begin with a verb or a noun and stand alone: none begins like a fragment of the one before it."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.test_vocabulary import CODE, ROOT, tracked

# Its comments are descriptions of single fields of the API.
GENERATED = "web/src/shared/api/generated.ts"
# A pronoun, a clause or a preposition leaves the reader to look for what is meant in the code around it.
_CLAUSES = r"What(?:ever)?|How|Who(?:m|se|ever)?|Which(?:ever)?|Where(?:ver)?|Why|When(?:ever)?"
_PRONOUNS = r"Those|These|Th(?:at|is)|Its?|They|Them|Their|Ones|None|Such"
_LEFT_OPEN = r"Of|Not|Without|Up to|(?:The|As) same|(?:[Ss]o|[Aa]s|[Tt]oo) (?:many|much|long|few|often)"
_CIRCUMSTANCES = (
    "At|In|On|By|For|From|To|As|With|Within|Between|During|Among|Beside|Through|About|Over|Under|After|Before|Until|Since"
    "|Once|If|While|So|Or|Also|Only|More|Longer|May|Must|Has"
)
REFUSED = re.compile(rf"(?:{_CLAUSES}|{_PRONOUNS}|{_LEFT_OPEN})\b")
# A comment of the client on a property or a component may begin with the circumstances of its name.
REFUSED_IN_DOCSTRINGS = re.compile(rf"{REFUSED.pattern}|(?:{_CIRCUMSTANCES})\b")
# `/**` within a pattern of paths, such as "src/**/*.ts", begins no comment.
_JSDOC = re.compile(r"/\*\*(?!/)[\s*]*(.*?)\*/", re.DOTALL)


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of every docstring: of modules, classes, functions, and of constants and attributes below them."""
    for node in ast.walk(ast.parse(source)):
        for statement in getattr(node, "body", []) if not isinstance(node, ast.Lambda | ast.IfExp) else ():
            match statement:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield statement.lineno, text.strip()
                case _:
                    pass


def is_refused(docstring: str) -> bool:
    """Whether a docstring begins like a fragment."""
    return REFUSED_IN_DOCSTRINGS.match(docstring) is not None


def comments(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of every JSDoc comment."""
    for found in _JSDOC.finditer(source):
        yield source.count("\n", 0, found.start()) + 1, found[1]


@pytest.mark.parametrize("package", [*CODE, "run.py"])
def test_docstrings_stand_alone(package: str) -> None:
    read = {path: (ROOT / path).read_text("utf-8") for path in tracked(".py") if path.startswith(package)}
    assert read
    found = [f"{path}:{line} {text}" for path in read for line, text in docstrings(read[path]) if is_refused(text)]
    assert not found, "\n".join(found)


def test_comments_of_the_web_client_stand_alone() -> None:
    written = (path for path in tracked(".ts", ".tsx") if path.startswith("web/") and path != GENERATED)
    read = {path: (ROOT / path).read_text("utf-8") for path in written}
    assert len(read) > 500
    found = [f"{path}:{line} {text}" for path in read for line, text in comments(read[path]) if REFUSED.match(text)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "The same for a guest.",
        "So many jobs are listed.",
        "Up to so many jobs, wider places are offered.",
        "Those that no search uses.",
        "What is sent.",
        "How many jobs there are.",
        "Whoever has the link can read.",
        "Whose key it is.",
        "Of the signature.",
        "Its name in that language.",
        "None when nothing is held.",
        "As many whole words as fit.",
    ],
)
def test_control_fragments_are_found(text: str) -> None:
    sources = (
        f'"""{text}"""',
        f'class A:\n    """{text}"""',
        f'def f():\n    """{text}"""',
        f'async def f():\n    """{text}"""',
        f'A = 1\n"""{text}"""',
        f'class A:\n    a: int\n    """{text}"""',
        f'class A:\n    def f(self) -> None:\n        """\n        {text}\n        """',
    )
    for source in sources:
        assert [found for _, found in docstrings(source) if is_refused(found)] == [text], source
    for source in (f"/** {text} */", f"type A = {{\n  /**\n   * {text}\n   */\n  a: number;\n}};"):
        assert [found for _, found in comments(source) if REFUSED.match(found)], source


@pytest.mark.parametrize("text", ["For the schedule: deletes links.", "In pixels.", "May run at any time."])
def test_control_circumstances_are_found_in_docstrings(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize(
    "text",
    ["The number of jobs.", "Counts jobs.", "Itself a list.", "Offers.", "Notices.", "Whether it is open.", "Tops."],
)
def test_control_other_beginnings_are_not(text: str) -> None:
    assert not is_refused(text)


def test_control_strings_that_are_no_docstrings_are_not_read() -> None:
    assert not [*docstrings('A = "What is sent."\nf(x, "The same.")\nb = lambda: "Of it."')]
    assert not [*comments('const paths = "src/**/What.ts";')]
