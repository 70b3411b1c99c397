"""Which rules have a test: read from the test files, without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import yaml


class CoverageError(ValueError):
    """A test file from which the rule ids cannot be read."""


@dataclass(frozen=True, order=True)
class Proof:
    """A test that claims to prove a rule: its file, line and name."""

    path: str
    line: int
    name: str


def proofs(folder: Path) -> dict[str, list[Proof]]:
    """Rule ids with the tests that name them, from `@rule("...")` and from the `rules:` of scenario files."""
    found: dict[str, list[Proof]] = {}
    for path in sorted(folder.rglob("*.py")):
        for rule, proof in _in_tests(path, folder):
            found.setdefault(rule, []).append(proof)
    for path in sorted([*folder.rglob("*.yaml"), *folder.rglob("*.yml")]):
        for rule, proof in _in_scenario(path, folder):
            found.setdefault(rule, []).append(proof)
    return {rule: sorted(found[rule]) for rule in sorted(found)}


def unproved(rules: Iterable[str], found: dict[str, list[Proof]]) -> list[str]:
    """The rules that no test names, in the order given."""
    return [rule for rule in rules if rule not in found]


def unknown(rules: Iterable[str], found: dict[str, list[Proof]]) -> dict[str, list[Proof]]:
    """Ids that tests name but no rulebook has: misspelt, or withdrawn."""
    known = set(rules)
    return {rule: tests for rule, tests in found.items() if rule not in known}


def _in_tests(path: Path, folder: Path) -> Iterable[tuple[str, Proof]]:
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    except (SyntaxError, UnicodeDecodeError) as error:
        raise CoverageError(f"{path}: the file cannot be read as Python ({error})") from None
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and _last_name(decorator.func) == "rule":
                    for rule in _ids(decorator, path):
                        yield rule, Proof(path.relative_to(folder).as_posix(), node.lineno, node.name)


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _ids(call: ast.Call, path: Path) -> list[str]:
    ids: list[str] = []
    for argument in call.args:
        if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
            raise CoverageError(f"{path}:{call.lineno}: the ids of @rule must be written out as texts")
        ids.append(argument.value)
    return ids


def _in_scenario(path: Path, folder: Path) -> Iterable[tuple[str, Proof]]:
    try:
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise CoverageError(f"{path}: the file cannot be read as YAML ({error})") from None
    # Other YAML files may lie beside the scenarios.
    if not isinstance(data, dict) or "game" not in data:
        return
    rules = data.get("rules", [])
    for rule in rules if isinstance(rules, list) else [rules]:
        yield str(rule), Proof(path.relative_to(folder).as_posix(), 1, str(data.get("title", path.stem)))
