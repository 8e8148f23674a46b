"""Moves to `components` what many routes repeat: problem responses with their examples, and parameters."""

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

from api.http.errors.problems import PROBLEM_JSON


def share_components(document: dict[str, Any]) -> None:
    """Replaces in each operation the problem responses and the repeated parameters by references."""
    components = document["components"]
    operations = [operation for item in document["paths"].values() for operation in item.values()]
    components["responses"], components["examples"] = _share_problems(operations)
    components["parameters"] = _share_parameters(operations)


def resolved(document: Mapping[str, Any], described: dict[str, Any]) -> dict[str, Any]:
    """Follows a reference within the document; returns anything else as it is."""
    if "$ref" not in described:
        return described
    found: Any = document
    for part in described["$ref"].removeprefix("#/").split("/"):
        found = found[part]
    return found


def _share_problems(operations: list[dict[str, Any]]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Responses by status and codes (`409.CONFLICT.TEXT_CHANGED`), and examples by code."""
    responses: dict[str, Any] = {}
    examples: dict[str, Any] = {}
    for operation in operations:
        for status, response in operation["responses"].items():
            problem = response.get("content", {}).get(PROBLEM_JSON)
            if problem is None:
                continue
            name = ".".join([status, *sorted(problem["examples"])])
            examples.update(problem["examples"])
            named = {code: {"$ref": f"#/components/examples/{code}"} for code in sorted(problem["examples"])}
            responses[name] = {**response, "content": {PROBLEM_JSON: {**problem, "examples": named}}}
            operation["responses"][status] = {"$ref": f"#/components/responses/{name}"}
    return dict(sorted(responses.items())), dict(sorted(examples.items()))


def _share_parameters(operations: list[dict[str, Any]]) -> dict[str, Any]:
    """Parameters that several operations have, by place and name: of several with one name, the most frequent."""
    uses = Counter(json.dumps(each) for operation in operations for each in operation.get("parameters", ()))
    shared: dict[str, str] = {}
    for text, times in uses.most_common():
        if times > 1:
            shared.setdefault(_parameter_name(json.loads(text)), text)
    for operation in operations:
        if "parameters" in operation:
            operation["parameters"] = [_reference(parameter, shared) for parameter in operation["parameters"]]
    return {name: json.loads(text) for name, text in sorted(shared.items())}


def _parameter_name(parameter: dict[str, Any]) -> str:
    return f"{parameter['in']}.{parameter['name']}"


def _reference(parameter: dict[str, Any], shared: Mapping[str, str]) -> dict[str, Any]:
    name = _parameter_name(parameter)
    if shared.get(name) != json.dumps(parameter):
        return parameter
    return {"$ref": f"#/components/parameters/{name}"}
